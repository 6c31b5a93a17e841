/** What the coach says about a step, and what it points at on the screen. It knows no rules: the server says the step. */
import { parseAction, type PlaceWord } from "../game/action";
import { COSTS, RESOURCES, same } from "../game/cards";
import { cardsMark, seatMark, type Say } from "../game/rich";
import type { Cards, GameView, LessonGoal, LessonMessage } from "../protocol";

/** What the person has in hand of it: the action chosen, the terms that lie in the trade. */
export interface Doing {
  placing: PlaceWord | null;
  trading: boolean;
  give: Cards;
  want: Cards;
}

interface Aim {
  /** A place of the island to point at. */
  spot: string | null;
  /** Selectors of what is to be pressed next, the first that is there. */
  press: string[];
}

const button = (name: string): string => `:is(.own, .tray, .side) [data-button="${name}"]`;

/** The step as a sentence with marks for cards and seats. `partner` is the other player's seat. */
export function saying(lesson: LessonMessage, doing: Doing, partner: number, name: string, say: Say): string {
  const words = {
    player: seatMark(partner),
    give: cardsMark(lesson.give),
    want: cardsMark(lesson.want),
    cost: cardsMark(lesson.goal === null ? [] : COSTS[lesson.goal]),
    button: "",
  };
  // Where a button may break its word is no matter of the sentence.
  const label = (key: string): string => say(key).replaceAll("\u00ad", "");
  switch (lesson.step) {
    case "found_second":
      return say(lesson.want.some((count) => count > 0) ? "learn-step-found_second" : "learn-step-found_second-other", words);
    case "roll":
      return say(lesson.learned.includes("roll") ? "learn-step-roll" : "learn-step-roll-first", words);
    case "road":
    case "settle":
    case "city":
      return doing.placing === lesson.step
        ? say(`learn-step-${lesson.step}-here`, words)
        : say(`learn-step-${lesson.step}`, { ...words, button: label(`action-${lesson.step}`) });
    case "buy":
      return say("learn-step-buy", { ...words, button: label("action-buy") });
    case "offer":
      return doing.trading
        ? say("learn-step-offer-terms", { ...words, button: label("trade-ask") })
        : say("learn-step-offer", { ...words, button: label("action-trade") });
    case "bank": {
      const rate = Math.max(...lesson.give);
      if (doing.trading) return say("learn-step-bank-terms", { ...words, button: label("trade-bank") });
      return say(rate < 4 ? "learn-step-bank-port" : "learn-step-bank", { ...words, button: label("action-trade") });
    }
    case "conclude":
      return say("learn-step-conclude", { ...words, button: say("trade-with", { player: name }) });
    case "end": {
      const key = lesson.goal === null || lesson.want.every((count) => count === 0) ? "learn-step-end" : `learn-step-end-${lesson.goal}`;
      return say(key, { ...words, button: label("action-end") });
    }
    default:
      return say(`learn-step-${lesson.step}`, words);
  }
}

/** Praise for what was learned last, if it is new since `before`; else nothing. */
export function praise(lesson: LessonMessage, before: readonly LessonGoal[], view: GameView, say: Say): string {
  const goal = lesson.learned.at(-1);
  if (goal === undefined || before.includes(goal)) return "";
  const point = goal === "buy" && (view.players[view.you ?? -1]?.held?.point ?? 0) > 0;
  return say(point ? "learn-goal-buy-point" : `learn-goal-${goal}`);
}

/** Where the step is done on the screen. */
export function aimOf(lesson: LessonMessage, doing: Doing): Aim {
  const deed = lesson.action === null ? null : parseAction(lesson.action);
  switch (lesson.step) {
    case "found_first":
    case "found_second":
    case "road_first":
    case "road_second":
    case "free_road":
    case "robber":
      return { spot: deed?.spot ?? null, press: [button("confirm")] };
    case "road":
    case "settle":
    case "city":
      return doing.placing === lesson.step
        ? { spot: deed?.spot ?? null, press: [button("confirm")] }
        : { spot: null, press: [button(lesson.step)] };
    case "offer":
    case "bank":
      return { spot: null, press: doing.trading ? terms(lesson, doing) : [button("trade")] };
    case "conclude":
      return { spot: null, press: [`[data-action="${lesson.action}"][data-door="offers"]`, button("offers"), '[data-tab="trade"]'] };
    case "roll":
    case "buy":
    case "end":
      return { spot: null, press: [button(lesson.step)] };
    default:
      return { spot: null, press: [] };
  }
}

/** The cards to be put on either side, one after the other, then the button that sends it. */
function terms(lesson: LessonMessage, doing: Doing): string[] {
  if (same(doing.give, lesson.give) && same(doing.want, lesson.want)) return [button(lesson.step)];
  for (const [side, wanted, lying] of [["give", lesson.give, doing.give], ["want", lesson.want, doing.want]] as const) {
    const kind = wanted.findIndex((count, k) => count > (lying[k] ?? 0));
    if (kind >= 0) return [`[data-trade="${side}-${RESOURCES[kind]}"]`];
  }
  return [];
}
