/** Places that a hint points at. */
import type { HintView } from "../protocol";
import { parseAction } from "../game/action";
import { placeOf, type Island, type Point } from "./geometry";

export interface Pointer extends Point {
  spot: string;
  /** What stands in it: the rank of a corner, else nothing. */
  text: string;
  /** Less than the place of the action itself: where a road leads. */
  aside: boolean;
}

/** The ranked corners of the set-up, or the place of the action and where it leads. */
export function pointersOf(hint: HintView | null, island: Island): Pointer[] {
  if (hint === null) return [];
  const spots = hint.corners.length > 0
    ? hint.corners.map((corner, k) => ({ spot: corner.node, text: `${k + 1}`, aside: false }))
    : [
        { spot: parseAction(hint.action)?.spot ?? "", text: "", aside: false },
        { spot: hint.spot ?? "", text: "", aside: true },
      ];
  return spots.flatMap((one) => {
    const place = placeOf(one.spot, island);
    return place === null ? [] : [{ ...one, x: place.x, y: place.y }];
  });
}

/** One place, pointed at by itself. */
export function pointerAt(spot: string | null, island: Island): Pointer[] {
  const place = spot === null ? null : placeOf(spot, island);
  return spot === null || place === null ? [] : [{ spot, text: "", aside: false, x: place.x, y: place.y }];
}
