import { describe, expect, test } from "vitest";
import { makeGame } from "../../tests/fixtures/game";
import { makeIsland } from "../../tests/fixtures/island";
import type { Language } from "../i18n/languages";
import { makeBundle, phrase as find } from "../i18n/phrases";
import type { AdviceReason, Goal, HintView } from "../protocol";
import { buttonOf, whatToDo, whyToDo } from "./advice";
import { plain, type Say } from "./rich";

const sources = import.meta.glob<string>("../../../locales/*/{common,table,trade,hints}.ftl", { query: "?raw", import: "default", eager: true });

function sayIn(language: string): Say {
  const bundle = makeBundle(language as Language, Object.entries(sources).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text));
  return (key, args) => find(bundle, key, args) ?? `?${key}`;
}

/** Every reason, and the facts that its sentence must name. */
const REASONS: Record<AdviceReason, string> = {
  wins: "", settle_yields: "cards", settle_new: "cards", settle_port: "cards", road_to_site: "place cards", road_route_award: "number",
  road_route: "number", road_room: "", city_doubles: "cards", buy_army: "number", buy_crowded: "number", buy_open: "number",
  knight_own_hex: "", knight_award: "", knight_army: "number", knight_leader: "player", knight_steal: "", roads_to_site: "place cards",
  roads_route: "", plenty_completes: "cards goal", plenty_short: "", monopoly_completes: "cards goal", monopoly_many: "",
  robber_own_hex: "player number", robber_leader: "player number", robber_idle: "", rob_leader: "player number",
  rob_most: "player number", rob_only: "player", discard_keep: "cards goal", discard_most: "", bank_completes: "goal",
  bank_towards: "cards", offer_lacks: "cards goal", offer_open: "cards", counter_better: "cards", deal_completes: "goal", deal_helps: "",
  refuse_close: "player", refuse_unpayable: "cards", refuse_keep: "cards goal", refuse_little: "", withdraw_none: "", sign_up_builds: "",
  pass_nothing: "", roll_first: "", roll_keep: "", end_saves: "cards goal", end_nothing: "",
};

function hint(extra: Partial<HintView>): HintView {
  return { action: "end", reason: "end_nothing", cards: [0, 0, 0, 0, 3], seat: 2, spot: "n7", goal: "city", number: 85, corners: [], ...extra };
}

const place = (spot: string): string => `@${spot}`;

describe.each(["en", "it", "pl", "pt-BR", "ja"])("%s", (language) => {
  const say = sayIn(language);
  const words = (text: string): string => plain(text, say, (seat) => `#${seat}`);

  test.each(Object.entries(REASONS))("says %s with all that it tells", (reason, facts) => {
    const text = words(whyToDo(hint({ reason: reason as AdviceReason }), place, say));
    expect(text).not.toMatch(/[?{}\uE000]/);
    const named = { cards: words(say("count-ore", { count: 3 })), player: "#2", place: "@n7", number: "85", goal: say("goal-city") };
    for (const [fact, value] of Object.entries(named)) {
      expect(text.includes(value), `${fact} in: ${text}`).toBe(facts.split(" ").includes(fact));
    }
  });

  test.each(["settle", "road", "city", "buy"] as Goal[])("has a word for the goal %s", (goal) => {
    expect(whyToDo(hint({ reason: "bank_completes", goal }), place, say)).not.toMatch(/\?/);
  });
});

describe("what to do", () => {
  const say = sayIn("en");
  const offer = { id: 1, maker: 1, counters: null, give: [1, 0, 0, 0, 0], want: [0, 0, 0, 0, 1], accepted: [], refused: [], reasons: {} };
  const view = makeGame(makeIsland(), 4, { offers: [offer] });

  test.each([
    ["settle n7", "Build a settlement: @n7", "settle"],
    ["road e3", "Build a road: @e3", "road"],
    ["city n7", "Build a city: @n7", "city"],
    ["robber h4", "Move the robber: @h4", null],
    ["rob 2", "Take a card from: #2", null],
    ["roll", "Roll the dice", "roll"],
    ["end", "End your turn", "end"],
    ["buy", "Buy a development card", "buy"],
    ["knight", "Play a knight", "play"],
    ["monopoly ore", "Play monopoly: Ore", "play"],
    ["plenty 1wood1ore", "Play plenty: 1 wood, 1 ore", "play"],
    ["discard 2wood", "Discard: 2 wood", null],
    ["bank wool>ore", "Trade with the bank: 2 wool for 1 ore", "trade"],
    ["offer 1wood>1ore", "Offer a trade: 1 wood for 1 ore", "trade"],
    ["counter 1 1wool>1ore", "Make a counter-offer: 1 wool for 1 ore", "trade"],
    ["accept 1", "Accept an offer: #1", null],
    ["trade 1 3", "Carry out a trade: #3", null],
    ["signup", "Sign up for special building", null],
  ])("%s", (action, text, button) => {
    expect(plain(whatToDo(hint({ action }), view, place, say), say, (seat) => `#${seat}`)).toBe(text);
    expect(buttonOf(hint({ action }))).toBe(button);
  });
});
