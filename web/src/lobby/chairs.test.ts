import { expect, test } from "vitest";
import type { SeatView } from "../protocol";
import { changes } from "./chairs";

const seat = (name: string, kind: SeatView["kind"] = "person") => ({ name, kind }) as SeatView;

test("people are noticed, bots and moved chairs are not", () => {
  const before = [seat("Ada"), seat("Bob"), seat("", "open")];
  const after = [seat("Bob"), seat("Cleo"), seat("Greta", "bot")];
  expect(changes(before, after)).toEqual({ came: ["Cleo"], left: ["Ada"] });
});
