/** What a tap or stroke does. A stroke that begins by taking something away goes on taking away. */
import type { PortKind } from "../protocol";
import { fixNumber, markNoStart, paint, setPort, type Draft, type Key, type Letter, type SideKey } from "./model";

export type Tool =
  | { kind: "terrain"; letter: Letter | null }
  | { kind: "number"; number: number | null }
  | { kind: "port"; port: PortKind | null }
  | { kind: "noStart" }
  | { kind: "hand" };

export type Stroke = (draft: Draft, keys: Iterable<Key>) => Draft;

/** A stroke of a tool that begins on a cell; null for tools that leave cells alone. */
export function strokeFrom(tool: Tool, draft: Draft, first: Key): Stroke | null {
  const each = (change: (draft: Draft, key: Key) => Draft): Stroke => (from, keys) => [...keys].reduce(change, from);
  switch (tool.kind) {
    case "terrain": {
      const { letter } = tool;
      return (from, keys) => paint(from, keys, letter);
    }
    case "number": {
      const number = draft.numbers.get(first) === tool.number ? null : tool.number;
      return each((from, key) => fixNumber(from, key, number));
    }
    case "noStart": {
      const marked = !draft.noStart.has(first);
      return each((from, key) => markNoStart(from, key, marked));
    }
    default:
      return null;
  }
}

/** A tap on a side of the coast: sets the port, changes its kind, or takes it away. */
export function tapSide(draft: Draft, side: SideKey, port: PortKind | null): Draft {
  return setPort(draft, side, draft.ports.get(side) === port ? null : port);
}
