import { expect, test } from "vitest";
import { EMPTY, fixNumber, markNoStart, paint, setCount, setPort, type Draft } from "./model";
import { BadLink, holdsMap, LONGEST_LINK, pack, unpack } from "./link";
import { LONGEST_TEXT, read, Unreadable } from "./reading";
import { shelf } from "../app/shelf";
import { discard, draftKept, keepDraft, shelve } from "./shelf";
import { write } from "./text";
import { shift } from "./transform";

const ISLANDS = import.meta.glob<string>("../../../islands/*.toml", { query: "?raw", import: "default", eager: true });
const SMALL: Draft = setCount(
  setPort(
    fixNumber(markNoStart(paint(paint({ ...EMPTY, name: 'Say "hi" \\o/' }, ["3,2", "4,2", "2,3"], "?"), ["5,1"], "S"), "4,2", true), "2,3", 12),
    "2,3,sw",
    "wool",
  ),
  "terrain",
  "forest",
  2,
);

const TEXT = `id = "own"
name = "Say \\"hi\\" \\\\o/"
players = [3, 4]
target = 10
no_start = [
  [1, 1],
]
map = """
    S
 ? ?
?
"""
fixed_numbers = """
    .
 . .
c
"""
fixed_ports = [
  ["wool", -1, 2, "sw"],
]

[terrain]
forest = 2

[numbers]

[ports]
`;

test("a draft as a map file", () => {
  expect(write(SMALL).text).toBe(TEXT);
});

test("lines and columns lead back to cells, sides and forms", () => {
  const { text, at, section } = write(SMALL);
  const lines = text.split("\n");
  const find = (line: string): number => lines.indexOf(line) + 1;
  expect(at(find("    S"), 5)).toBe("5,1");
  expect(at(find(" ? ?"), 4)).toBe("4,2");
  expect(at(find("c"), 1)).toBe("2,3");
  expect(at(find("  [1, 1],"), 3)).toBe("4,2");
  expect(at(find('  ["wool", -1, 2, "sw"],'), 3)).toBe("2,3,sw");
  expect(at(find("    S"), 1)).toBeNull();
  expect(at(1, 1)).toBeNull();
  expect(section(find("[terrain]"))).toBe("terrain");
  expect(section(find("forest = 2"))).toBe("terrain");
  expect(section(find("players = [3, 4]"))).toBe("players");
  expect(section(find("    S"))).toBeNull();
});

test("reading what was written gives the same file, wherever it was drawn", () => {
  for (const by of [{ q: 0, r: 0 }, { q: 5, r: 0 }, { q: -3, r: 7 }, { q: 1, r: 1 }]) {
    const moved = shift(SMALL, by);
    expect(write(moved).text).toBe(write(SMALL).text);
    const again = read(write(moved).text);
    expect(write(again).text).toBe(write(SMALL).text);
    expect(again.name).toBe(SMALL.name);
    expect([again.numbers.size, again.noStart.size, again.ports.size]).toEqual([1, 1, 1]);
  }
});

test("the maps of the game are here", () => {
  expect(Object.keys(ISLANDS).length).toBeGreaterThan(20);
});

test.each(Object.entries(ISLANDS))("%s of the game is read", (_, text) => {
  const draft = read(text);
  const drawing = /map = """\n([^]*?)"""/.exec(text)?.[1] ?? "";
  expect(draft.cells.size).toBe(drawing.replace(/\s/g, "").length);
  const own = /map = """\n([^]*?)"""/.exec(write(draft).text)?.[1] ?? "";
  expect(write(draft).text.includes("[seafaring]")).toBe(text.includes("[seafaring]"));
  // The same drawing, but for columns left blank.
  const indent = (lines: string[]): string[] => {
    const blank = Math.min(...lines.map((line) => line.search(/\S/)));
    return lines.map((line) => line.slice(blank));
  };
  expect(indent(own.split("\n").filter(Boolean))).toEqual(indent(drawing.trimEnd().split("\n")));
  expect(draft.noStart.size).toBe((/no_start = (\[\[.*\]\])/.exec(text)?.[1]?.match(/\[\d/g) ?? []).length);
  for (const key of draft.noStart) expect(draft.cells.has(key), key).toBe(true);
});

test("blank lines and columns are no part of the shape", () => {
  const text = `id = "x"\nno_start = [[0, 0]] # west\nmap = """\n\n    ? ?\n     F\n"""\n`;
  const draft = read(text);
  expect([...draft.cells]).toEqual([["0,0", "?"], ["1,0", "?"], ["0,1", "F"]]);
  expect([...draft.noStart]).toEqual(["0,0"]);
});

test.each([
  ["words", "not a map at all", "toml", 1],
  ["no end of text", 'id = "x"\nmap = """\n? ?', "toml", 2],
  ["no end of list", 'id = "x"\nplayers = [2, 4\n', "toml", 3],
  ["no map", 'id = "x"\n', "empty", 1],
  ["blank map", 'map = "   "\n', "empty", 1],
  ["too many cells", `map = """\n${"? ".repeat(500)}\n"""`, "size", 2],
  ["too long", " ".repeat(LONGEST_TEXT + 1), "size", 1],
  ["a strange letter", 'id = "x"\nmap = """\n? ?\n X\n"""', "letter", 4],
  ["a strange number", 'map = """\n? ?\n"""\nfixed_numbers = """\n7 .\n"""', "letter", 5],
  ["between columns", "map = '''\n? ?\n? ?\n'''", "column", 3],
  ["too many rows", `\nmap = """\n${"?\n ?\n".repeat(60)}"""`, "size", 104],
  ["a strange field", 'map = "?"\ntargets = 10\n', "field", 2],
  ["a strange table", 'map = "?"\n[port]\nany = 1\n', "field", 2],
  ["a strange count", 'map = "?"\n[ports]\nsome = 1\n', "field", 3],
  ["less than none", 'map = "?"\n[ports]\nany = -1\n', "field", 3],
  ["no number", 'map = "?"\ntarget = "10"\n', "field", 2],
  ["a field of all objects", 'map = "?"\n[__proto__]\n', "field", 2],
  ["no port", 'map = "?"\nfixed_ports = [["some", 0, 0, "e"]]\n', "field", 2],
  ["too deep", `map = ${"[".repeat(5000)}`, "toml", 1],
])("what cannot be read is refused with a reason: %s", (_, text, code, line) => {
  expect(() => read(text)).toThrow(Unreadable);
  try {
    read(text);
  } catch (error) {
    expect(error).toMatchObject({ code, line });
  }
});

test("marks on water and off the map are left behind, for nobody could take them away", () => {
  const draft = read('map = "? S"\nfixed_numbers = "2 3"\nno_start = [[0, 0], [1, 0], [90, 90]]\nfixed_ports = [["any", 0, 0, "w"], ["any", 1, 0, "w"], ["any", 50, 50, "e"]]\n');
  expect([...draft.numbers]).toEqual([["0,0", 2]]);
  expect([...draft.noStart]).toEqual(["0,0"]);
  expect([...draft.ports.keys()]).toEqual(["0,0,w"]);
});

test("hostile texts are refused quickly", () => {
  const start = performance.now();
  for (const piece of ['"', "[", "#", "\\", "'''", '"""', "[[", "a=", " \n", "1_"]) {
    try {
      read(piece.repeat(LONGEST_TEXT / piece.length));
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable);
    }
  }
  // Far above what it takes on a busy machine, far below what would come of reading the same again and again.
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("a link holds the whole map and stays short", async () => {
  const giant = ISLANDS["../../../islands/archipelago.toml"] ?? "";
  for (const text of [write(SMALL).text, giant, "島の地図"]) {
    const fragment = await pack(text);
    expect(holdsMap(fragment)).toBe(true);
    expect(fragment).toMatch(/^#map=1\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(1000);
    expect(await unpack(fragment)).toBe(text);
  }
});

test("a broken link is refused with its reason", async () => {
  const fragment = await pack(TEXT);
  const code = async (broken: string): Promise<string> => {
    try {
      await unpack(broken);
    } catch (error) {
      if (error instanceof BadLink) return error.code;
      throw error;
    }
    return "read";
  };
  expect(await code(fragment.slice(0, -6))).toBe("broken");
  expect(await code(fragment.replace(/(.{20})./, (_, start: string) => `${start}!`))).toBe("broken");
  const swapped = [...fragment];
  [swapped[40], swapped[41]] = [swapped[41] ?? "", swapped[40] ?? ""];
  expect(await code(swapped.join(""))).toBe("broken");
  expect(await code("#map=1.")).toBe("broken");
  expect(await code("#map=9.abc")).toBe("way");
  expect(await code("#map=")).toBe("broken");
  expect(await code("#map=%31.abc")).toBe("broken");
  expect(await code(`#map=1.${"A".repeat(LONGEST_LINK + 1)}`)).toBe("long");
  const bomb = new Blob(["x".repeat(2_000_000)]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  expect(await code(`#map=1.${letters}`)).toBe("long");
  await expect(pack(Array.from({ length: 9000 }, (_, n) => String((n * 7919) % 10007)).join(" "))).rejects.toThrow(BadLink);
});

test("maps are kept by name, the latest first", () => {
  localStorage.clear();
  shelve({ name: "A", text: "a", saved: 1 });
  shelve({ name: "B", text: "b", saved: 2 });
  shelve({ name: "A", text: "c", saved: 3 });
  expect(shelf()).toEqual([{ name: "A", text: "c", saved: 3 }, { name: "B", text: "b", saved: 2 }]);
  discard("A");
  expect(shelf().map(({ name }) => name)).toEqual(["B"]);
  localStorage.setItem("hexfolk.maps", '[{"name":3},null,"x"]');
  expect(shelf()).toEqual([]);
  localStorage.setItem("hexfolk.maps", "{");
  expect(shelf()).toEqual([]);
});

test("the draft is kept, and nonsense in its place is none", () => {
  localStorage.clear();
  expect(draftKept()).toBeNull();
  expect(keepDraft({ text: TEXT, auto: true, saved: false })).toBe(true);
  expect(draftKept()).toEqual({ text: TEXT, auto: true, saved: false });
  localStorage.setItem("hexfolk.draft", "[1");
  expect(draftKept()).toBeNull();
});
