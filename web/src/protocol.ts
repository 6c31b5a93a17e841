// The wire format between browser and server.
// Written by `python -m hexfolk.view.typescript web/src/protocol.ts` from
// src/hexfolk/view/messages: change it there, never here.

export type TerrainName = "forest" | "hills" | "pasture" | "field" | "mountains" | "desert" | "lake" | "sea" | "gold";

export type ResourceName = "wood" | "brick" | "wool" | "grain" | "ore";

export type PortKind = "any" | "wood" | "brick" | "wool" | "grain" | "ore";

export type CardName = "knight" | "point" | "roads" | "plenty" | "monopoly";

export type Phase = "found_settlement" | "found_road" | "before_roll" | "discard" | "robber" | "rob" | "main" | "free_road" | "sign_up" | "special" | "over";

export type Level = "easy" | "standard" | "hard" | "master";

export type Caution = "target_hard" | "target_impossible";

export type Pace = "slow" | "normal" | "fast" | "instant";

export type SealState = "bot" | "waiting" | "pledged" | "revealed" | "missing";

export type Plan = "end" | "save" | "resume" | "replace";

export type Saying = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "moment" | "trade" | "no_deal" | "lucky" | "unlucky" | "not_me" | "good_game" | "thumbs_up" | "smile" | "surprise" | "sad";

export type Trait = "bargain" | "haggler" | "brisk" | "thoughtful" | "plain";

export type Reason = "too_close" | "helps_you_more" | "not_for_that" | "no_use";

export type AdviceReason = "wins" | "settle_yields" | "settle_new" | "settle_port" | "road_to_site" | "road_route_award" | "road_route" | "road_room" | "city_doubles" | "buy_army" | "buy_crowded" | "buy_open" | "knight_own_hex" | "knight_award" | "knight_army" | "knight_leader" | "knight_steal" | "roads_to_site" | "roads_route" | "plenty_completes" | "plenty_short" | "monopoly_completes" | "monopoly_many" | "robber_own_hex" | "robber_leader" | "robber_idle" | "rob_leader" | "rob_most" | "rob_only" | "discard_keep" | "discard_most" | "bank_completes" | "bank_towards" | "offer_lacks" | "offer_open" | "counter_better" | "deal_completes" | "deal_helps" | "refuse_close" | "refuse_unpayable" | "refuse_keep" | "refuse_little" | "withdraw_none" | "sign_up_builds" | "pass_nothing" | "roll_first" | "roll_keep" | "end_saves" | "end_nothing";

export type TurningCode = "dash" | "founding" | "route_first" | "route_taken" | "route_lost" | "army_first" | "army_taken" | "monopoly" | "trade_winner" | "trade" | "seven_discard" | "seven" | "streak" | "roll_gave" | "roll_empty" | "roll" | "robber_blocks" | "robber_moves" | "robbed" | "settle_last" | "settle" | "city" | "buy_point" | "buy" | "plenty" | "roads" | "road" | "bank" | "end" | "shift";

export type Goal = "settle" | "road" | "city" | "buy";

export type Cards = number[];

export type LessonGoal = "found" | "roll" | "road" | "trade" | "settle" | "robber" | "bank" | "buy" | "city";

export type LessonStep = "found_first" | "road_first" | "found_second" | "road_second" | "wait" | "roll" | "road" | "settle" | "city" | "buy" | "offer" | "answer" | "conclude" | "bank" | "discard" | "robber" | "rob" | "free_road" | "end" | "over";

export interface HexView {
  id: string;
  x: number;
  y: number;
  terrain: TerrainName;
  number: number | null;
  dots: number;
}

/** An intersection; ``hexes`` are the listed hexes around it, ``port`` an index into ports. */
export interface NodeView {
  id: string;
  x: number;
  y: number;
  hexes: string[];
  port: number | null;
}

export interface EdgeView {
  id: string;
  a: string;
  b: string;
}

/** A port: x, y is the middle of its water position; it serves both ``nodes``. */
export interface PortView {
  kind: PortKind;
  rate: number;
  edge: string;
  nodes: string[];
  x: number;
  y: number;
}

/** The dealt island: never changes during a game. ``box`` = min x, min y, max x, max y. */
export interface BoardView {
  hexes: HexView[];
  nodes: NodeView[];
  edges: EdgeView[];
  ports: PortView[];
  box: [number, number, number, number];
  /** Id of the island; of an own map ``own_`` and a digest. */
  island: string;
  /** Of an own map what its maker calls it, else empty. */
  name: string;
}

/** An island before it is dealt. ``hexes`` are land, lakes not counted; it is made for ``players``. */
export interface IslandView {
  id: string;
  /** Of an own map what its maker calls it; of the others empty: each language has its own name for them. */
  name: string;
  hexes: number;
  lakes: number;
  islands: number;
  ports: number;
  players: [number, number];
  /** More players than this find no room. */
  most: number;
  /** Points to win that suit it. */
  target: number;
}

/** Public facts of one seat. ``total`` counts hidden point cards: for oneself, and for all at the end. */
export interface PlayerView {
  seat: number;
  cards: number;
  development: number;
  knights: number;
  roads_left: number;
  settlements_left: number;
  cities_left: number;
  route: number;
  route_award: boolean;
  army_award: boolean;
  points: number;
  total: number | null;
  discard_due: number;
  /** Special building: True signed up, False passed, None not answered. */
  sign_up: boolean | null;
  /** Own cards by resource; of others only when the game is over. */
  hand: Cards | null;
  /** Own development cards by kind; of others only when the game is over. */
  held: Partial<Record<CardName, number>> | null;
}

export interface BuildingView {
  node: string;
  seat: number;
  kind: "settlement" | "city";
}

export interface RoadView {
  edge: string;
  seat: number;
}

/**
 * An open offer. A counter-offer has ``answers`` = id of the offer that it answers.
 *
 * ``give`` is what the maker gives, ``want`` what the maker gets.
 */
export interface OfferView {
  id: number;
  maker: number;
  counters: number | null;
  give: Cards;
  want: Cards;
  accepted: number[];
  refused: number[];
  /** Why seats refuse, as far as they say. */
  reasons: Partial<Record<number, Reason>>;
}

/** All that one seat (or a spectator) may know of a game in progress. */
export interface GameView {
  /** Log entry that changed the game last. */
  seq: number;
  /** Name of the decision this view asks for; an Act sends it back in ``on``. */
  decision: number;
  you: number | null;
  phase: Phase;
  /** Number of the turn, from 1; 0 while founding. */
  turn: number;
  /** Whose turn (in founding: who places; in special building: whose slot). */
  on_turn: number;
  /** Seats the game waits for. */
  must: number[];
  /** Seats that may act though nobody waits for them (answers, sign-up). */
  may: number[];
  rolled: boolean;
  dice: [number, number] | null;
  robber: string | null;
  /** None when the table hides it. */
  bank: Cards | null;
  deck: number;
  players: PlayerView[];
  buildings: BuildingView[];
  roads: RoadView[];
  offers: OfferView[];
  /** Seats that do not trade this turn: whatever the player on turn offers, they refuse at once. */
  not_trading: number[];
  free_roads: number;
  target: number;
  winner: number | null;
  /** Every action open to you now, in text form; offers and counters are free-form and not listed. */
  legal: string[];
  /**
   * Why an action word (road, settle, city, buy, roll, end, knight, roads, plenty, monopoly, bank, offer)
   * is closed to you now: word -> reason code. Words that are open do not appear.
   */
  off: Record<string, string>;
  /** Best bank or port rate for each resource you would give. */
  rates: number[];
  /** Own development cards bought this turn (not playable yet). */
  fresh: Partial<Record<CardName, number>>;
  /** Your last move, if you may take it back now. */
  undo: string | null;
  /** Why you may not: ``refused-<code>`` is a Fluent key. None for who does not play. */
  undo_closed: string | null;
}

/**
 * Something that happened, as much of it as the reader may know.
 *
 * kind, and which fields it fills:
 * turn(seat, number) · settle(seat, spot) · road(seat, spot, free) · city(seat, spot) · roll(seat, dice)
 * yields(spot) · produce(seat, cards) · short(resource) · income(seat, cards) [second settlement]
 * discarding(seat, number) · discard(seat, cards) · robber(seat, spot) · steal(seat, other, resource?)
 * buy(seat, card?) · play(seat, card) · plenty(seat, cards) · monopoly(seat, resource, number)
 * hand_over(seat, other, resource, number) [seat gives to other] · bank(seat, cards, wanted)
 * offer(seat, id, cards, wanted) · counter(seat, id, parent, cards, wanted) · accept(seat, id)
 * refuse(seat, id) · withdraw(seat, id) · lapse(id) · trade(seat, other, cards, wanted) [seat gives cards]
 * award(award, seat?, other?) [to seat, from other] · sign_up(seat) · pass(seat) · slot(seat)
 * end(seat) · win(seat, number) · time_up(seat) · forfeit(seat, number) [free roads that are lost]
 * undo_settle(seat, spot) · undo_road(seat, spot, free) · undo_city(seat, spot)
 * undo_bank(seat, cards, wanted) [taken back] · concede(seat) · agreed() [the end, without a winner]
 * takeover(seat) [a bot plays on for it] · return(seat) [its player is back]: in a replay only
 */
export interface EventView {
  kind: string;
  seat?: number;
  other?: number;
  spot?: string;
  number?: number;
  dice?: [number, number];
  resource?: ResourceName;
  card?: CardName;
  cards?: Cards;
  wanted?: Cards;
  id?: number;
  parent?: number;
  award?: "route" | "army";
  free?: boolean;
}

/**
 * Options of a table, with their defaults.
 *
 * ``island`` is an id of the catalogue, ``standard`` (follows the players), ``random`` (one that fits is
 * drawn when the game begins) or ``own`` (a map that was sent along).
 */
export interface OptionsView {
  players: number;
  island: string;
  target: number;
  friendly_robber: boolean;
  robber: boolean;
  discard: boolean;
  route_award: boolean;
  army_award: boolean;
  special_building: boolean;
  gifts: boolean;
  bank_shown: boolean;
  /** Two dice, or a deck of their 36 throws, drawn without putting back. */
  dice: "normal" | "balanced";
  /** With balanced dice: a 7 within two rolls of the last one is put back once. */
  soft_sevens: boolean;
  /** With balanced dice: so many first rounds have no 7, 0 to 3. */
  no_early_seven: number;
  /** How the island is dealt; ``beginner`` is a fixed layout of the standard board of 19 hexes. */
  deal: "random" | "spread" | "balanced" | "beginner";
  /** Seconds for a turn: 30, 45, 60, 90, 120, 180, 300 or 600; 0 without a clock. */
  turn_time: number;
  /** Seconds that each player may use beyond, once a game: 0, 60 or 180. */
  spare_time: number;
  /** Whether who only looks on may write in the chat. */
  watchers_chat: boolean;
  /** Whether who has no chair may look on at the game; in the lobby everybody may come in to sit down. */
  watchers: boolean;
  /** Of bots in open chairs, and of those that play on for people. */
  level: Level;
  /** Whether one may take back what one has just built or traded with the bank. */
  undo: boolean;
  /** Whether one may ask what a master would do. */
  hints: boolean;
}

/** A chair at the table. ``colour`` and ``emblem`` index the eight seat colours and emblems. */
export interface SeatView {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  colour: number;
  emblem: number;
  online: boolean;
  /** A bot plays on, as two turns in a row ran out or the person is away, until they are back. */
  substitute: boolean;
  /** Somebody has left: in so many seconds from now a bot plays on for them. */
  away: number | null;
  /** Whether the player has given up this game: a bot plays on. */
  conceded: boolean;
  /** An open chair on which nobody can sit down; at the start it becomes a bot's like the others. */
  locked: boolean;
  /** Need not be waited for: bots, the host, and who has said so. */
  ready: boolean;
  host: boolean;
  /** How well the bot plays, if it is one. */
  level: Level | null;
  /** What the bot is like: a matter of taste, not of strength. */
  trait: Trait | null;
}

/** Somebody who was kicked, by the number that an Unbar names. */
export interface BarredView {
  number: number;
  name: string;
}

/** Something that is proposed. ``needed`` have a say, and ``enough`` of them must agree. */
export interface ProposalView {
  /** What an answer to it names; another one for every proposal. */
  number: number;
  plan: Plan;
  /** Whom a bot shall replace. */
  seat: number | null;
  proposer: number;
  agreed: number[];
  refused: number[];
  needed: number[];
  enough: number;
  /** How long it stands, from now. */
  seconds: number;
}

/** The table around the game. */
export interface TableView {
  id: string;
  /** Six letters and digits that lead here, for reading aloud. */
  code: string;
  /** Whether it stands on the list of open tables. */
  public: boolean;
  state: "lobby" | "playing" | "over";
  /** Number of the game at this table, from 1. */
  game: number;
  /** What that game is called in its link, /g/…, once it is over. */
  finished: string | null;
  /** Whether you may configure and start. */
  host: boolean;
  you: number | null;
  seats: SeatView[];
  options: OptionsView;
  /** The own map that is chosen, if one is. */
  own: IslandView | null;
  /** In the lobby: what the options bring with them. */
  cautions: Caution[];
  pace: Pace;
  watchers: number;
  /** For the host: the names of those who look on, as far as they have one. */
  watching: string[];
  /** For the host: who may not sit down. */
  barred: BarredView[];
  /** Whether you were kicked, and may not sit down. */
  excluded: boolean;
  /** The game stands still, as all agreed, until one of them resumes it. */
  paused: boolean;
  /** So it does for another evening: all who play resume it, or agree to go on without who is missing. */
  saved: boolean;
  /** Seats of people who would like a pause; with all people here it begins. */
  pause_asked: number[];
  /** What is proposed just now. */
  proposal: ProposalView | null;
  /** The host of the server has ended this table: it can only be looked at. */
  closed: boolean;
}

/** Something that somebody said: ``text`` as it is, without any markup, or a quick phrase. */
export interface ChatLine {
  /** From 1 and growing; older lines are forgotten. */
  number: number;
  /** The same for all that one person says at this table. */
  who: string;
  /** What they were called then; empty if they had no name. */
  name: string;
  /** Their seat colour then; None for who looked on. */
  colour: number | null;
  /** The code of a quick phrase (``Saying``, or one of a later version), else empty. */
  saying: string;
  text: string;
  /** Milliseconds since 1970, UTC. */
  at: number;
}

/** First message on a socket. */
export interface Welcome {
  t: "welcome";
  version: string;
  protocol: number;
  /** The name this browser used last, to prefill. */
  name: string | null;
  table: TableView;
}

export interface TableUpdate {
  t: "table";
  table: TableView;
}

/** Sent once per game and socket, before the first update. */
export interface BoardMessage {
  t: "board";
  game: number;
  board: BoardView;
}

/**
 * The state now, and what happened since the view with seq ``since``.
 *
 * ``since`` None is a fresh start: after joining, after Sync, when a game begins; ``events`` is
 * then the recent past. If ``since`` is not the seq of the view you have, send Sync.
 */
export interface Update {
  t: "update";
  since: number | null;
  view: GameView;
  events: EventView[];
}

/**
 * At the table of a lesson, for its pupil, behind every update of the game: what comes next.
 *
 * Other things may be done all the same; then the next of these messages goes on from there.
 */
export interface LessonMessage {
  t: "lesson";
  /** The ``seq`` of the view that it is about. */
  on: number;
  step: LessonStep;
  /** An action that does it, in text form; None if there is nothing to do but wait. */
  action: string | null;
  /** What it is for: to build or buy that. */
  goal: Goal | null;
  give: Cards;
  /**
   * What is to be traded; at the end of a turn: what is lacking for the ``goal``; before the second
   * settlement: what it brings that one does not get yet.
   */
  want: Cards;
  /** What was done already, in the order in which it was. */
  learned: LessonGoal[];
}

/** What one chair of the lobby has to do with the chance of a game. */
export interface SealMemberView {
  name: string;
  state: SealState;
  /** The name of the bot's program, else empty. */
  bot: string;
  /** The hash that the browser sent, or empty. */
  pledge: string;
  /** Its bytes, from the start of the game on; empty if they are missing. */
  reveal: string;
}

/**
 * How the chance of a game was settled, or is being settled (docs/verifiable-chance.md).
 *
 * All but the names is hashed into the transcript; bytes stand in hexadecimal digits.
 */
export interface SealView {
  game: number;
  phase: "pledge" | "reveal" | "done";
  mark: string;
  commitment: string;
  rules: string;
  options: string;
  islands: string;
  /** Ids of the islands that may be drawn. */
  names: string[];
  /** By chair of the lobby, not in order of play. */
  members: SealMemberView[];
  /** Of the transcript, for reading aloud; empty before the start. */
  fingerprint: string;
  /** Empty before the end of the game. */
  secret: string;
}

/** After joining and whenever it changes; null when the table is back in the lobby. */
export interface SealMessage {
  t: "seal";
  seal: SealView | null;
}

/** Time that runs for a seat, in milliseconds from when this was sent: first ``left``, then ``spare``. */
export interface ClockView {
  seat: number;
  left: number;
  spare: number;
}

/** Whose time runs from now on; no clocks: nobody's. A ``standing`` clock keeps its time. */
export interface ClockMessage {
  t: "clock";
  standing: boolean;
  clocks: ClockView[];
}

/** After joining: what was said before, the last 100 lines at most. ``you`` is your own ``who``. */
export interface ChatHistory {
  t: "chat_history";
  you: string;
  lines: ChatLine[];
}

/** Somebody said something. */
export interface Chat {
  t: "chat";
  line: ChatLine;
}

/** A corner to found at: the cards that it brings in 36 rolls on average, and its port. */
export interface CornerView {
  node: string;
  cards: Cards;
  port: PortKind | null;
}

/**
 * What a master would do, and why: ``reason`` with the facts that it may speak of.
 *
 * These are ``cards``, another ``seat``, a ``spot`` to which a road leads, the ``goal`` that it is for, a
 * ``number``.
 */
export interface HintView {
  action: string;
  reason: AdviceReason;
  cards: Cards;
  seat: number | null;
  spot: string | null;
  goal: Goal | null;
  number: number;
  /** Before a settlement of the set-up: the best corners, the one of ``action`` first. */
  corners: CornerView[];
}

/** The hint that was asked for as ``id``, about the decision ``on``: of no use for any other. */
export interface Advice {
  t: "advice";
  id: string;
  on: number;
  hint: HintView;
}

/**
 * The message ``id`` was carried out (also when it was sent twice), as log entry ``seq``; a ``say``
 * as line ``seq`` of the chat.
 */
export interface Ack {
  t: "ack";
  id: string;
  seq: number;
}

/** The message ``id`` changed nothing; ``refused-<code>`` is a Fluent key, ``args`` its variables. */
export interface Refused {
  t: "refused";
  id: string | null;
  code: string;
  args: Record<string, string | number>;
}

export interface Pong {
  t: "pong";
}

/**
 * The server closes: come back by yourself after a moment; ``signed_out``, as somebody else.
 *
 * But ``no_watchers``: this table plays without, so come back when the game is over.
 */
export interface Bye {
  t: "bye";
  reason: "restart" | "slow" | "no_watchers" | "signed_out";
}

export type ServerMessage = Welcome | TableUpdate | BoardMessage | Update | LessonMessage | SealMessage | ClockMessage | ChatHistory | Chat | Advice | Ack | Refused | Pong | Bye;

export interface FromClient {
  /** 1 … 64 characters, made by the client, unique per browser: a repetition is acked and not done again. */
  id: string;
}

/** Take an open chair (any, or the one named). Who sits already moves there, or changes the name. */
export interface Sit extends FromClient {
  t: "sit";
  name: string;
  seat?: number | null;
  /** A wish, granted if nobody else has it. */
  colour?: number | null;
  /** Likewise. */
  emblem?: number | null;
}

/** Leave the chair while in the lobby. */
export interface Stand extends FromClient {
  t: "stand";
}

/** Host: replace the options. Chairs are added or removed (open ones first, then bots). */
export interface Configure extends FromClient {
  t: "configure";
  options: OptionsView;
  /** The text of an own map, if the options name one that the table does not have yet. */
  map?: string;
}

/** Host, in the lobby: make a chair a bot's, open it, or lock it: then nobody can sit down. */
export interface SetSeat extends FromClient {
  t: "set_seat";
  seat: number;
  kind: "bot" | "open" | "locked";
  /** How well the bot plays; as the table's options say if it is left out. */
  level?: Level | null;
}

/** Host: how fast bots act. */
export interface SetPace extends FromClient {
  t: "pace";
  pace: Pace;
}

/** Host: put the table on the list of open tables, or take it off. */
export interface SetPublic extends FromClient {
  t: "set_public";
  public: boolean;
}

/** Choose a free seat colour, in the lobby. */
export interface SetColour extends FromClient {
  t: "colour";
  colour: number;
}

/** Choose a free emblem, in the lobby. */
export interface SetEmblem extends FromClient {
  t: "emblem";
  emblem: number;
}

/** I am ready to begin, or not any more. New options make everybody unready. */
export interface Ready extends FromClient {
  t: "ready";
  on: boolean;
}

/** Host, in the lobby: take somebody off a chair. They may not sit down here again. */
export interface Kick extends FromClient {
  t: "kick";
  seat: number;
}

/** Host: let somebody who was kicked sit down again (TableView.barred). */
export interface Unbar extends FromClient {
  t: "unbar";
  number: number;
}

/** Host: make somebody who sits here the host. */
export interface HandOver extends FromClient {
  t: "hand_over";
  seat: number;
}

/**
 * Host: open chairs become bots, the island is dealt, seating is drawn, play begins.
 *
 * Refused as ``not_ready`` while somebody is not, unless it is to begin ``anyway``.
 */
export interface Start extends FromClient {
  t: "start";
  anyway?: boolean;
}

/** The hash of this browser's bytes for the chance of game ``game`` (see SealView), hexadecimal. */
export interface Pledge extends FromClient {
  t: "pledge";
  game: number;
  pledge: string;
}

/** The bytes that this browser has pledged, when all have pledged theirs. */
export interface Reveal extends FromClient {
  t: "reveal";
  game: number;
  reveal: string;
}

/**
 * After the end: back to the lobby with the same people and options.
 *
 * ``game`` is the number of the game that has ended (TableView.game): it counts for no other.
 */
export interface Again extends FromClient {
  t: "again";
  game?: number | null;
}

/**
 * ``on``: ask for a pause, or agree to one. Off: decline it, or resume the game.
 *
 * A saved game is resumed so when all who play it are back.
 */
export interface Pause extends FromClient {
  t: "pause";
  on: boolean;
}

/** I am here again: a bot need not play for me any more. So does every other request. */
export interface Back extends FromClient {
  t: "back";
}

/**
 * A game action in text form. ``on`` names the decision it answers (GameView.decision); answers to
 * offers and sign-ups name their offer in the text and may leave it out.
 */
export interface Act extends FromClient {
  t: "act";
  action: string;
  on?: number | null;
}

/**
 * ``on`` false: I do not trade this turn, and every offer of it is refused for me at once, until it is
 * true again or I accept or counter one.
 */
export interface Trading extends FromClient {
  t: "trading";
  on: boolean;
}

/** Take back one's last build or bank trade (GameView.undo). ``on`` as in ``Act``. */
export interface Undo extends FromClient {
  t: "undo";
  on?: number | null;
}

/** What would a master do here? Answered by an ``Advice`` to this socket alone. ``on`` as in ``Act``. */
export interface Hint extends FromClient {
  t: "hint";
  on?: number | null;
}

/** Give up: a bot plays the seat on for the rest of the game. ``game`` as in ``Again``. */
export interface Concede extends FromClient {
  t: "concede";
  game?: number | null;
}

/** Propose something; ``seat`` is whom a bot shall replace. */
export interface Propose extends FromClient {
  t: "propose";
  plan: Plan;
  seat?: number | null;
}

/** Agree to the proposal that is open, or refuse it; who made it takes it back so. */
export interface Answer extends FromClient {
  t: "answer";
  agree: boolean;
  /** The ``number`` of the proposal that it answers: it counts for no other, however late it comes. */
  on?: number | null;
}

/** Say something at the table: a quick phrase, or a text of 1 to 280 characters. */
export interface Say extends FromClient {
  t: "say";
  text?: string;
  saying?: Saying | null;
}

/** Send everything again (after a gap). */
export interface Sync extends FromClient {
  t: "sync";
}

export interface Ping extends FromClient {
  t: "ping";
}

export type ClientMessage = Sit | Stand | Configure | SetSeat | SetPace | SetPublic | SetColour | SetEmblem | Ready | Kick | Unbar | HandOver | Start | Pledge | Reveal | Again | Pause | Back | Act | Trading | Undo | Hint | Concede | Propose | Answer | Say | Sync | Ping;

/** POST /api/tables. */
export interface NewTable {
  name: string;
  options?: OptionsView;
  /** Which chairs are bots; chair 0 is the maker's. */
  bots?: number[];
  pace?: Pace;
  /** Begin at once (open chairs become bots). */
  start?: boolean;
  /** The text of an own map, if the options name one. */
  map?: string;
  /** The maker's, as in ``Sit``. */
  colour?: number | null;
  emblem?: number | null;
  /** Whether it stands on the list of open tables. */
  public?: boolean;
}

/** POST /api/lesson: a first game that is taught. */
export interface NewLesson {
  name: string;
  colour: number | null;
  emblem: number | null;
  /** The id of an own lesson that is not wanted any more: it is removed. */
  instead: string;
}

export interface TableMade {
  id: string;
  path: string;
}

/** POST /api/tables/look: what do these options bring with them, before there is a table? */
export interface OptionsTrial {
  options: OptionsView;
  /** The text of an own map, if the options name one. */
  map: string;
}

export interface OptionsLooked {
  cautions: Caution[];
}

/** GET /api/islands: every island of the catalogue. */
export interface IslandList {
  islands: IslandView[];
}

/** POST /api/islands/look: what is this map, before it goes to a table? */
export interface MapLook {
  text: string;
}

export interface MapLooked {
  island: IslandView;
  /** The island undealt, as SVG. */
  picture: string;
}

/** POST /api/islands/check: what is wrong with this map while it is drawn? */
export interface MapText {
  text: string;
}

/**
 * Something about a map: ``finding-<code>`` is a Fluent key, ``args`` its variables.
 *
 * ``line`` and ``column`` count from 1, 0 where it has no place in the text.
 */
export interface FindingView {
  severity: "error" | "warning";
  code: string;
  line: number;
  column: number;
  args: Record<string, string | number>;
}

/** What is dealt: counts by terrain, number and kind of port; those of 0 are left out. */
export interface PoolsView {
  terrain: Record<string, number>;
  numbers: Record<string, number>;
  ports: Record<string, number>;
}

/** What was counted on a map: hexes of land, pieces of land, intersections where one may begin. */
export interface MapFacts {
  land: number;
  islands: number;
  sites: number;
  /** For how many players there is always room, 0 for none; None while the map cannot be read. */
  most: number | null;
}

/** The findings, gravest first; the rest as far as the map can be read. */
export interface MapCheck {
  findings: FindingView[];
  facts: MapFacts | null;
  /** Sides on which ports can be built: q and r of the land hex, and the side (ne, e, se, sw, w, nw). */
  coast: [number, number, string][];
  /** The pools that the formulas give for this map, beside what is fixed on it. */
  fill: PoolsView | null;
}

/** POST /api/islands/preview: deal this map. The same seed gives the same deal. */
export interface MapTrial {
  text: string;
  seed: number;
  style: string;
}

export interface MapDealt {
  board: BoardView;
}

/** POST /api/records/summary: what does this record come to? */
export interface RecordText {
  text: string;
}

/**
 * A record that cannot be read, or breaks the rules: the first line that is wrong.
 *
 * ``record-fault-<code>`` is a Fluent key; ``detail`` is for whoever wrote the record.
 */
export interface BadRecordView {
  code: string;
  line: number;
  detail: string;
}

/** POST /api/language: what somebody reads from now on, on all their devices. */
export interface LanguageChoice {
  /** Its tag, as in ``pt-BR``. */
  language: string;
}

/** GET /api/language: what who asks has chosen on any of their devices. */
export interface LanguageChosen {
  language: string | null;
}

/** Any refused HTTP request. */
export interface Problem {
  code: string;
  args: Record<string, string | number>;
}

/** A chair of a table on a list, as in ``SeatView``. */
export interface SitterView {
  kind: "open" | "person" | "bot";
  name: string;
  colour: number;
  emblem: number;
  locked: boolean;
  online: boolean;
  you: boolean;
}

/** A public table where somebody is. */
export interface OpenTable {
  /** Leads to the table as long as it is public: see ``TableKey``. */
  key: string;
  state: "lobby" | "playing";
  /** Whether a chair is open; else one can look on. */
  joinable: boolean;
  seats: SitterView[];
  options: OptionsView;
  /** What the maker of an own map calls it. */
  own: string;
}

/** GET /api/tables/open: tables to join, then tables to watch, the ones made last first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** POST /api/tables/open: where is the table with this ``key`` of the list? */
export interface TableKey {
  key: string;
}

/** POST /api/tables/code: where is the table with this ``code``, as somebody typed it? */
export interface TableCode {
  code: string;
}

/** Its page. */
export interface TableFound {
  path: string;
}

/** A table where one sits, that goes on. */
export interface MyTable {
  id: string;
  state: "lobby" | "playing";
  seats: SitterView[];
  on_turn: number | null;
  /** Whether the game waits for you. */
  due: boolean;
  paused: boolean;
  /** Paused until another evening. */
  saved: boolean;
  /** When something happened there last, in milliseconds since 1970, UTC. */
  played: number;
}

/** A table where one sat when its game ended. */
export interface FinishedTable {
  id: string;
  /** Who played against you. */
  others: string[];
  played: number;
  /** Nobody wins a game that is ended by agreement; of games of long ago it is not known. */
  won: "you" | "other" | "nobody" | "unknown";
  /** The name of ``other``, else empty. */
  winner: string;
}

/** GET /api/tables/mine: for the browser that asks. */
export interface MyTables {
  /** The name used last, else empty. */
  name: string;
  /** How many devices play as the same person, this one among them. */
  devices: number;
  running: MyTable[];
  finished: FinishedTable[];
}

/** POST /api/tables/mine/remove: take a finished table off one's list. */
export interface Remove {
  id: string;
}

/** POST /api/qr: a ``link`` to a page of this server as a QR code, SVG. */
export interface QrWish {
  link: string;
}

/** POST /api/devices: what brings another device in, once, within ``seconds``. */
export interface DeviceLink {
  secret: string;
  seconds: number;
}

/** POST /api/devices/look and /api/devices/enter: the secret of such a link. */
export interface DeviceKey {
  secret: string;
}

/** Whom a link is for; looking does not use it up. */
export interface DeviceLooked {
  name: string;
  /** Whether this device plays as that person already. */
  same: boolean;
  /** Tables of this device that it will no longer show once it has entered. */
  tables: number;
}

/** This device plays as that person from now on. */
export interface DeviceEntered {
  name: string;
}

export type MarkKind = "settle" | "city" | "award" | "seven" | "robbery" | "trade" | "undo" | "concede" | "win" | "agreed";

/** Something worth jumping to, told by the ``event`` that everybody saw at its step. */
export interface MarkView {
  step: number;
  kind: MarkKind;
  event: EventView;
}

/** Who played a seat. ``colour`` and ``emblem`` as in SeatView. */
export interface PlayedSeat {
  seat: number;
  kind: "person" | "bot";
  name: string;
  colour: number;
  emblem: number;
  /** Name of the bot, empty for people. */
  bot: string;
}

/** A whole game at a glance, by what everybody saw of it. */
export interface Course {
  board: BoardView;
  seats: PlayedSeat[];
  /** The last step. */
  steps: number;
  /** The line of the record's text that step 1 stands on; the others follow it. */
  line: number;
  /** The step at which each turn begins; the first is turn 1, before it lies the set-up. */
  turns: number[];
  marks: MarkView[];
  /** By seat, where its points changed: the step and how many everybody saw from then on. */
  points: [number, number][][];
  target: number;
  /**
   * Those of the rules as they were played; what only concerned the table (its clock, its watchers, undo,
   * hints) the record does not tell: it is off.
   */
  options: OptionsView;
  winner: number | null;
}

/**
 * The game at one step, and what happened since the one before.
 *
 * In ``view`` the numbers ``seq`` and ``decision`` are those of the step, and nothing can be done.
 */
export interface FrameView {
  step: number;
  /** Of the text of the record, from 1; 0 for the dealt island. */
  line: number;
  /** That line, as far as the eye may read it: its draws only with everybody's knowledge. */
  text: string;
  events: EventView[];
  view: GameView;
  /** Seats of people for whom a bot plays. */
  away: number[];
  conceded: number[];
}

/** Steps in a row, as one eye sees them. */
export interface Frames {
  eye: string;
  frames: FrameView[];
}

/** How the game stood at the beginning of a turn, before a settlement of the set-up, or at the end. */
export interface CurvePoint {
  step: number;
  /** 0 in the set-up. */
  turn: number;
  /** Whose turn begins; None at the end. */
  seat: number | null;
  /** By seat, together 1. */
  chances: number[];
}

/**
 * Where the chances changed most: ``turning-<code>`` is a Fluent key, the facts are its variables.
 *
 * ``number`` are cards, points, dots or the sum of the dice, as the code says; of a ``streak`` they are
 * cards that came in so many ``rolls``.
 */
export interface TurningPoint {
  /** The step before it. */
  begin: number;
  /** The step after it. */
  step: number;
  /** Of the text of the record. */
  line: number;
  turn: number;
  code: TurningCode;
  seat: number;
  other: number | null;
  cards: Cards;
  wanted: Cards;
  spot: string | null;
  resource: ResourceName | null;
  number: number;
  rolls: number;
  /** Chances by seat before it. */
  before: number[];
  after: number[];
}

/** A whole game: its ``points``, each made of so many ``continuations``, and its ``turning`` points. */
export interface AnalysisView {
  players: number;
  winner: number | null;
  continuations: number;
  points: CurvePoint[];
  turning: TurningPoint[];
}

/** GET and POST /api/games/{id}/analysis: how far it is. GET starts nothing. */
export interface AnalysisState {
  state: "none" | "waiting" | "running" | "done" | "failed";
  /** Of a running one, 0 … 1. */
  progress: number;
  /** Of a waiting one: how many others come first. */
  ahead: number;
  /** Of a failed one: ``refused-<code>`` is a Fluent key. It can be started again. */
  code: string;
  analysis: AnalysisView | null;
}

/**
 * GET /api/games/{id}/advice?step=N: what a master would have done at that step.
 *
 * It knew what that seat could know. The chances are that seat's after either move as it could see them,
 * None where they cannot be compared: offers and their answers are not played on.
 */
export interface SecondOpinion {
  /** Of the position; the move that was played leads to the next. */
  step: number;
  line: number;
  turn: number;
  seat: number;
  /** The action in text form. */
  played: string;
  /** Time was up, and the clock chose it. */
  by_clock: boolean;
  hint: HintView;
  /** Whether the master would have done just that. */
  same: boolean;
  chance_played: number | null;
  chance_advised: number | null;
  continuations: number;
  /** The seat's bank rates then, as in GameView. */
  rates: number[];
  /** Those that were open. */
  offers: OfferView[];
}

/** Who played a seat. ``name`` is empty for who has taken the game out of their history. */
export interface HistorySeat {
  name: string;
  bot: boolean;
  you: boolean;
  /** Null where the game could not be counted. */
  points: number | null;
  /** From 1: the winner, then by points, the same for as many. */
  place: number | null;
}

/** A game that is over; ``/g/<id>`` is its summary. Times are in milliseconds since 1970, UTC. */
export interface HistoryGame {
  id: string;
  begun: number;
  ended: number;
  turns: number | null;
  /** ``nobody`` where it was ended without a winner, ``unknown`` where it could not be counted. */
  won: "you" | "other" | "nobody" | "unknown";
  seats: HistorySeat[];
}

/** Games, and those of them that were won. */
export interface HistoryCount {
  games: number;
  won: number;
}

/** The same of games of so many players. */
export interface HistorySize {
  players: number;
  games: number;
  won: number;
}

/** All of a person's games. Streaks are of games won in a row; those without a winner are skipped. */
export interface HistoryTotals {
  all: HistoryCount;
  /** Where somebody else played as well. */
  with_people: HistoryCount;
  /** Where nobody else did. */
  with_bots: HistoryCount;
  /** Those numbers that occur, from the smallest. */
  by_players: HistorySize[];
  /** Up to the last game. */
  streak: number;
  best_streak: number;
}

/** GET /api/history: games, the last first; ``?after=<next>`` goes on, ``count`` is 1 to 100. */
export interface HistoryPage {
  games: HistoryGame[];
  /** What to ask for the games before these; null at the end. */
  next: string | null;
  totals: HistoryTotals;
}

/**
 * POST /api/history/remove: take one game out of one's history, or with null all of them, for good.
 *
 * One's name stands in that game no more: not in its summary, nor in its record, nor in the others' lists.
 */
export interface HistoryRemove {
  game: string | null;
}

/** How many games that were. */
export interface HistoryRemoved {
  games: number;
}

/** GET /api/history/export.json: everything at once. */
export interface HistoryExport {
  format: "hexfolk-history";
  version: 1;
  games: HistoryGame[];
  totals: HistoryTotals;
}
