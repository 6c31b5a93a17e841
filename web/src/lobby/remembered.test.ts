import { beforeEach, expect, test } from "vitest";
import { USUAL } from "./options";
import { keep, look, NAME_LIMIT, recall } from "./remembered";

beforeEach(() => localStorage.clear());

test("a first visit begins with the usual", () => {
  expect(recall()).toEqual({ name: "", options: USUAL, bots: new Array(7).fill(false), pace: "normal", colour: null, emblem: null });
  expect(look()).toEqual({});
});

test("parts are kept without losing the others", () => {
  keep({ name: "Ada" });
  keep({ pace: "fast", bots: [true, false] });
  expect(recall().name).toBe("Ada");
  expect(recall().pace).toBe("fast");
  expect(recall().bots).toEqual([true, false, false, false, false, false, false]);
});

test("the look of before is wished for again, if it is one", () => {
  keep({ colour: 6 });
  expect(look()).toEqual({ colour: 6 });
  keep({ emblem: 0 });
  expect(look()).toEqual({ colour: 6, emblem: 0 });
  localStorage.setItem("hexfolk-table", '{"colour":8,"emblem":"x"}');
  expect(look()).toEqual({});
});

test("what cannot be read is forgotten", () => {
  for (const broken of ["{", "3", "null", '{"name":7,"bots":"x","pace":"mad","options":[]}']) {
    localStorage.setItem("hexfolk-table", broken);
    expect(recall().name).toBe("");
    expect(recall().pace).toBe("normal");
  }
  localStorage.setItem("hexfolk-table", JSON.stringify({ name: "x".repeat(99) }));
  expect(recall().name).toHaveLength(NAME_LIMIT);
});
