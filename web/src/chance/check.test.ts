// @vitest-environment node
import { describe, expect, it } from "vitest";
import { check } from "./check";
import { readRecord } from "./record";
import { commitmentOf, fingerprint, keyOf, pledgeOf, streams, transcript, type Agreed } from "./scheme";
import { hex, unhex } from "./hash";

const RECORDS = import.meta.glob<string>("../../../tests/golden/sealed/*.txt", { query: "?raw", import: "default", eager: true });

function record(name: string): string {
  const found = RECORDS[`../../../tests/golden/sealed/${name}.txt`];
  if (found === undefined) throw new Error(`there is no record ${name}`);
  return found;
}

/** The line of a text where something stands, from 1. */
function lineOf(text: string, words: string): number {
  return text.slice(0, text.indexOf(words)).split("\n").length;
}

describe("the worked example of docs/verifiable-chance.md", () => {
  const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const mark = "047155ada031608107bfa5f6c2a4f9080f062e04dcb379da6496c0bf6a477c61";
  const commitment = "97d4ccc9bc6ec8b8e977f66713148d6fe6c5f7368836ffb9f16e96f04c2d0476";
  const agreed: Agreed = {
    commitment,
    rules: "classic 1",
    options: "players=3 target=8",
    islands: "2ff77c1bdb6d34fd27c47422b42799c8adf0d4f84bb9c13b82b9b7d78d44497f",
    names: ["bay", "cape"],
    members: [
      { bot: "", pledge: pledgeOf(commitment, 0, "00112233445566778899aabbccddeeff"), reveal: "00112233445566778899aabbccddeeff" },
      { bot: "settler", pledge: "", reveal: "" },
      { bot: "", pledge: pledgeOf(commitment, 2, "ffeeddccbbaa99887766554433221100"), reveal: "" },
    ],
  };

  it("has these hashes", () => {
    expect(commitmentOf(secret, mark, 3)).toBe(commitment);
    expect(agreed.members[0]?.pledge).toBe("752aad7fe762b8f8e7f1be249c780eb402be47a4d3142c71b7746776e58bc2bb");
    const digest = transcript(agreed);
    expect(hex(digest)).toBe("7abe1210a2ff7d32c51f782e1d440c48681ec01e5d9040e4a5472b82d246258e");
    expect(fingerprint(digest)).toBe("7abe 1210 a2ff 7d32 c51f");
    expect(hex(keyOf(secret, digest))).toBe("e5eeffc92841e9d382bb676fa43964a7c219aafe21c2ba788f74d779a00c6626");
  });

  it("has these draws", () => {
    const draw = streams(unhex("e5eeffc92841e9d382bb676fa43964a7c219aafe21c2ba788f74d779a00c6626"));
    const dice = Array.from({ length: 12 }, (_, count) => draw("dice", count, 6));
    expect(dice).toEqual([0, 5, 5, 1, 5, 1, 2, 2, 2, 2, 3, 1]);
    expect(draw("seating", 0, 3)).toBe(2);
    expect([0, 1, 2, 3].map((count) => draw("theft", count, 7))).toEqual([2, 0, 1, 1]);
    expect(draw("theft", 0, 1)).toBe(0);
  });
});

describe("a record", () => {
  it.each([
    ["people", "verified"],
    ["missing", "verified"],
    ["drawn-island", "verified"],
    ["beginner", "verified"],
    ["nobody-gave", "recomputed"],
    ["bots", "recomputed"],
  ])("%s is %s", (name, kind) => {
    const found = check(record(name));
    expect(found.fault).toBeNull();
    expect(found.kind).toBe(kind);
    expect(found.draws).toBeGreaterThan(0);
    expect(found.gave > 0).toBe(kind === "verified");
  });

  it("without its secret is not verified, and without its seal neither", () => {
    const text = record("people");
    expect(check(text.replace(/^secret .*\n/m, "")).kind).toBe("unpublished");
    const bare = text.replace(/^(secret|sealed|choice|member) .*\n/gm, "");
    expect(check(bare).kind).toBe("unsealed");
  });

  it("is found out by any draw that is another one, at its line", () => {
    const text = record("people");
    const { draws } = readRecord(text);
    const lines = text.split("\n");
    for (const draw of draws) {
      if (draw.bound === 1) continue;
      const was = `${draw.purpose}/${draw.bound}=${draw.value}`;
      const other = `${draw.purpose}/${draw.bound}=${(draw.value + 1) % draw.bound}`;
      const line = lines[draw.line - 1] ?? "";
      const at = line.split(" ").indexOf(was);
      const words = line.split(" ");
      words[at] = other;
      const edited = [...lines.slice(0, draw.line - 1), words.join(" "), ...lines.slice(draw.line)].join("\n");
      const found = check(edited);
      expect(found.kind).toBe("differs");
      expect(found.fault?.line).toBeLessThanOrEqual(draw.line);
      if (draw.purpose !== "island" && draw.purpose !== "seating") {
        expect(found.fault).toMatchObject({ line: draw.line, why: "draw", due: was, found: other });
      }
    }
  });

  it("is found out by any digit of the seal and the secret", () => {
    const text = record("people");
    const seal = text.split("\n").filter((line) => /^(sealed|choice|member|secret) /.test(line));
    for (const line of seal) {
      for (const [word] of line.matchAll(/[0-9a-f]{32,}/g)) {
        const at = (word.length * 7) % 31;
        const other = word.slice(0, at) + (word[at] === "0" ? "1" : "0") + word.slice(at + 1);
        const found = check(text.replace(word, other));
        expect(found.kind, line).toBe("differs");
        expect(found.fault?.line, line).toBeLessThanOrEqual(text.split("\n").length);
      }
    }
  });

  it("is found out by another option, member or order of play", () => {
    const text = record("people");
    expect(check(text.replace("gifts=on", "gifts=off")).fault?.why).toBe("key");
    const person = /^member (\d) person (\S+) (\S+)$/m.exec(text);
    expect(person).not.toBeNull();
    const missing = check(text.replace(person?.[0] ?? "", `member ${person?.[1]} person ${person?.[2]} -`));
    expect(missing.kind).toBe("differs");
    const mixed = record("drawn-island");
    const bot = /^seat \d bot \S+/m.exec(mixed)?.[0] ?? "";
    expect(bot).not.toBe("");
    const edited = mixed.replace(bot, bot.replace(/bot \S+/, "person"));
    expect(check(edited).fault).toMatchObject({ why: "seats", line: lineOf(mixed, bot) });
  });

  it("that makes no sense is told with its line", () => {
    const text = record("people");
    const secret = /^secret .*$/m.exec(text)?.[0] ?? "";
    for (const [edited, line] of [
      ["", 1],
      ["hexfolk-record 2\n", 1],
      [text.replace("sealed 1 ", "sealed 2 "), lineOf(text, "sealed 1")],
      [text.replace("begin\n", "began\n"), lineOf(text, "begin\n")],
      [text.replace(/dice\/6=\d/, "dice/6=6"), lineOf(text, "dice/6")],
      [text.replace(secret, `${secret}\n${secret}`), lineOf(text, secret)],
      [`${text}more\n`, text.split("\n").length],
      [text.replace(secret, "secret 12"), lineOf(text, secret)],
    ] as const) {
      expect(check(edited)).toMatchObject({ kind: "differs", fault: { line, why: "read" } });
    }
  });

  it("that lost a draw of dice at its last roll is told", () => {
    const text = record("people");
    const rolls = [...text.matchAll(/^(\d roll) \| .*$/gm)];
    const last = rolls.at(-1);
    const edited = text.replace(last?.[0] ?? "", last?.[1] ?? "");
    expect(check(edited).fault).toMatchObject({ why: "missing", line: lineOf(text, last?.[0] ?? "?") });
  });
});
