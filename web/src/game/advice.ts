/** A hint in words: what to do, and why. With marks for seats and cards, see `rich`. */
import type { GameView, HintView } from "../protocol";
import { parseAction, type Deed, type Word } from "./action";
import { cardsMark, seatMark, type Say } from "./rich";

/** What of a view an action is told by. */
type Ground = Pick<GameView, "rates" | "offers" | "you">;

/** Names a spot of the board. */
type Place = (spot: string) => string;

/** The action of a hint as a sentence without a stop. */
export function whatToDo(hint: HintView, view: Ground, place: Place, say: Say): string {
  return deedInWords(hint.action, view, place, say);
}

/** Any action, in text form, as a sentence without a stop. */
export function deedInWords(text: string, view: Ground, place: Place, say: Say): string {
  const deed = parseAction(text);
  if (deed === null) return text;
  const action = say(KEYS[deed.word] ?? `list-${deed.word}`);
  const detail = detailOf(deed, view, place, say);
  return detail === "" ? action : say("advice-what", { action, detail });
}

const KEYS: Partial<Record<Word, string>> = { offer: "advice-offer", counter: "advice-counter" };

function detailOf(deed: Deed, view: Ground, place: Place, say: Say): string {
  if (deed.spot !== null) return place(deed.spot);
  if (deed.resource !== null) return say(`resource-${deed.resource}`);
  if (deed.give !== null && deed.want !== null) {
    // The bank names one card for one, whatever its rate.
    const give = deed.word === "bank" ? deed.give.map((count, kind) => count * (view.rates[kind] ?? 4)) : deed.give;
    return say("list-swap", { give: cardsMark(give), want: cardsMark(deed.want) });
  }
  const cards = deed.give ?? deed.want;
  if (cards !== null) return cardsMark(cards);
  const offer = view.offers.find((one) => one.id === deed.offer);
  const partner = deed.seat ?? (offer?.maker === view.you ? null : offer?.maker) ?? null;
  return partner === null ? "" : seatMark(partner);
}

/** Why: the sentence of the reason, with the facts that it speaks of. */
export function whyToDo(hint: HintView, place: Place, say: Say): string {
  return say(`advice-${hint.reason}`, {
    player: seatMark(hint.seat ?? 0),
    cards: cardsMark(hint.cards),
    place: hint.spot === null ? "" : place(hint.spot),
    goal: hint.goal === null ? "" : say(`goal-${hint.goal}`),
    number: hint.number,
  });
}

/** The button of the action bar that leads to a hint's action; null if none does. */
export function buttonOf(hint: HintView): string | null {
  const word = parseAction(hint.action)?.word;
  if (word === undefined) return null;
  if (["knight", "roads", "plenty", "monopoly"].includes(word)) return "play";
  if (["bank", "offer", "counter"].includes(word)) return "trade";
  return ["roll", "settle", "road", "city", "buy", "end"].includes(word) ? word : null;
}
