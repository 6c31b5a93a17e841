import { expect, test } from "vitest";
import type { SeatView } from "../protocol";
import { changes } from "./chairs";

const seat = (name: string, kind: SeatView["kind"] = "person") => ({ name, kind }) as SeatView;

test("people are noticed, bots and moved chairs are not", () => {
  const before = [seat("Ada"), seat("Bob"), seat("", "open")];
  const after = [seat("Bob"), seat("Cleo"), seat("Greta", "bot")];
  expect(changes(before, after)).toEqual({ came: ["Cleo"], left: ["Ada"], host: null });
});

test("another host is noticed, unless one came with the chair", () => {
  const host = (name: string) => ({ ...seat(name), host: true });
  expect(changes([host("Ada"), seat("Bob")], [seat("Ada"), host("Bob")]).host).toBe("Bob");
  expect(changes([host("Ada")], [host("Ada"), seat("Bob")]).host).toBeNull();
  expect(changes([host("Ada"), seat("Bob")], [seat("", "open"), host("Bob")]).host).toBe("Bob");
  expect(changes([seat("", "open")], [host("Ada")]).host).toBeNull();
});
