/** The end of a game in order: who stands where and where the points came from. */

import type { Cards, PlayerSummary } from "../protocol";

export interface Standing {
  /** From 1; equal points share a place, but the winner stands alone in front. */
  place: number;
  player: PlayerSummary;
}

export function standings(players: readonly PlayerSummary[], winner: number | null): Standing[] {
  const sorted = [...players].sort(
    (a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.points - a.points || a.seat - b.seat,
  );
  let place = 0;
  return sorted.map((player, index) => {
    const before = sorted[index - 1];
    if (!before || before.seat === winner || before.points !== player.points) place = index + 1;
    return { place, player };
  });
}

export function total(cards: Cards): number {
  return cards.reduce((sum, count) => sum + count, 0);
}
