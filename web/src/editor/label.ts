/** Places of the drawing in words, for readers and for the checker's messages. */
import type { Say } from "../game/rich";
import { columnOf } from "./grid";
import { cellOf, keyOf, sideOf, TERRAIN, type Cell, type Draft, type SideKey } from "./model";

/** "Row 3, column 4: forest, number 6, no start". */
export function cellLabel(cell: Cell, draft: Draft, say: Say): string {
  const key = keyOf(cell);
  const letter = draft.cells.get(key);
  const parts = [letter === undefined ? say("editor-nothing") : letter === "?" ? say("editor-random") : say(`land-${TERRAIN[letter]}`)];
  const number = draft.numbers.get(key);
  if (number !== undefined) parts.push(say("editor-has-number", { number }));
  if (draft.noStart.has(key)) parts.push(say("editor-has-no-start"));
  return say("editor-cell", { row: cell.r + 1, column: columnOf(cell), what: parts.join(say("list-comma")) });
}

/** "North-east side of row 3, column 4: wool port". */
export function sideLabel(side: SideKey, draft: Draft, say: Say): string {
  const cell = cellOf(side);
  const kind = draft.ports.get(side);
  return say("editor-side", {
    side: say(`editor-side-${sideOf(side)}`),
    row: cell.r + 1,
    column: columnOf(cell),
    what: kind === undefined ? say("editor-no-port") : say(`editor-port-${kind}`),
  });
}
