import { expect, test } from "vitest";
import { counterText, deedsOf, groupDeeds, offerText, parseAction } from "./action";

test.each([
  ["settle n23", { word: "settle", spot: "n23" }],
  ["road e17", { word: "road", spot: "e17" }],
  ["robber h9", { word: "robber", spot: "h9" }],
  ["rob 2", { word: "rob", seat: 2 }],
  ["discard 2wood1ore", { word: "discard", give: [2, 0, 0, 0, 1] }],
  ["plenty 1wood1ore", { word: "plenty", want: [1, 0, 0, 0, 1] }],
  ["monopoly wool", { word: "monopoly", resource: "wool" }],
  ["bank wool>ore", { word: "bank", give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 1] }],
  ["accept 3", { word: "accept", offer: 3 }],
  ["trade 3 2", { word: "trade", offer: 3, seat: 2 }],
  ["counter 3 1wool>1ore", { word: "counter", offer: 3, give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 1] }],
  ["end", { word: "end", spot: null }],
])("%s is taken apart", (text, parts) => {
  expect(parseAction(text)).toMatchObject({ text, ...parts });
});

test("what this client does not know is left out, not guessed", () => {
  expect(parseAction("ship e3")).toBeNull();
  expect(parseAction("monopoly gold")).toBeNull();
  expect([...groupDeeds(["ship e3", "end"]).keys()]).toEqual(["end"]);
});

test("groups keep the order of the list, whatever the server's", () => {
  const groups = groupDeeds(["end", "road e2", "settle n1", "road e1"]);
  expect([...groups.keys()]).toEqual(["settle", "road", "end"]);
  expect(groups.get("road")?.map((deed) => deed.spot)).toEqual(["e2", "e1"]);
  expect(deedsOf(["roads", "road e1"], "road").map((deed) => deed.text)).toEqual(["road e1"]);
});

test("offers in text form, gifts too", () => {
  expect(offerText([2, 0, 0, 0, 0], [0, 0, 0, 0, 1])).toBe("offer 2wood>1ore");
  expect(offerText([1, 0, 0, 0, 0], [0, 0, 0, 0, 0])).toBe("offer 1wood>");
  expect(counterText(3, [0, 0, 1, 0, 0], [0, 0, 0, 0, 1])).toBe("counter 3 1wool>1ore");
});
