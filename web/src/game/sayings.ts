/** Quick phrases: sent as a code, shown to each reader in their own language. */
import type { ChatLine, Saying } from "../protocol";
import type { Say } from "./rich";

export const SAYINGS: readonly Saying[] = [
  "hello", "good_luck", "well_played", "thanks", "sorry", "moment", "trade", "no_deal", "lucky", "unlucky", "not_me",
  "good_game",
];
export const SIGNS: readonly Saying[] = ["thumbs_up", "smile", "surprise", "sad"];

/** The words of a line. A phrase that only a later version knows stays unsaid. */
export function wordsOf(line: ChatLine, say: Say, has: (key: string) => boolean): string {
  if (line.saying === "") return line.text;
  return has(`saying-${line.saying}`) ? say(`saying-${line.saying}`) : "…";
}

/** Who said a line: their name then, or what people without a name are called. */
export function speakerOf(line: { name: string; colour: number | null }, say: Say): string {
  if (line.colour !== null) return line.name;
  return line.name === "" ? say("chat-watcher") : say("chat-watcher-named", { name: line.name });
}
