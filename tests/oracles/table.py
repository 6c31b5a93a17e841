"""What lies on the table, and what follows from it: written from the rules sheet, slow and plain.

Nothing here is kept that can be counted again: points, routes, ports and free places are worked out from the
pieces each time. Cards are counted by name; its rules are cited by number.
"""

from collections import Counter
from dataclasses import dataclass, field

from tests.oracles.ground import Ground
from tests.oracles.trails import longest_trail

KINDS = ("wood", "brick", "wool", "grain", "ore")
CARDS = ("knight", "point", "roads", "plenty", "monopoly")
# Terrain letters (B6) and the resource letters of ports alike.
YIELD = {"F": "wood", "H": "brick", "P": "wool", "A": "grain", "M": "ore"}
BANK = {2: 19, 3: 19, 4: 19, 5: 24, 6: 24, 7: 29, 8: 29}  # B3
DECKS = {4: (14, 5, 2, 2, 2), 6: (20, 5, 3, 3, 3), 8: (26, 5, 4, 4, 4)}  # B4
SUPPLY = {"road": 15, "settle": 5, "city": 4}  # B2
COSTS = {  # B5
    "road": Counter(wood=1, brick=1),
    "settle": Counter(wood=1, brick=1, wool=1, grain=1),
    "city": Counter(grain=2, ore=3),
    "buy": Counter(wool=1, grain=1, ore=1),
}

Cards = Counter[str]


def deck_for(players: int) -> Cards:
    size = next(most for most in DECKS if players <= most)
    return Counter(dict(zip(CARDS, DECKS[size], strict=True)))


@dataclass
class Player:
    hand: Cards = field(default_factory=Counter)
    held: Cards = field(default_factory=Counter)
    fresh: Cards = field(default_factory=Counter)  # bought in this own turn
    aside: Cards = field(default_factory=Counter)  # discarded, but not shown yet (B28)
    due: int = 0
    knights: int = 0
    supply: dict[str, int] = field(default_factory=lambda: dict(SUPPLY))
    roads: set[int] = field(default_factory=set)
    settlements: set[int] = field(default_factory=set)
    cities: set[int] = field(default_factory=set)
    answer: str = ""  # special building: "signup", "pass" or not asked

    @property
    def buildings(self) -> set[int]:
        return self.settlements | self.cities


@dataclass
class Offer:
    number: int
    maker: int
    answers: int
    give: Cards
    want: Cards
    accepted: set[int] = field(default_factory=set)
    refused: set[int] = field(default_factory=set)


@dataclass
class Table:
    """A game as it lies there. ``rules`` holds the switches that are on."""

    ground: Ground
    hexes: list[tuple[str, int]]  # terrain letter, number token (0: none)
    ports: list[tuple[str, int]]  # resource letter or "?", edge
    rules: set[str]
    target: int
    players: list[Player]
    bank: Cards
    deck: Cards
    spent: Cards = field(default_factory=Counter)
    robber: int = -1  # -1: beside the board, or no robber
    phase: str = "found_settlement"
    turn: int = 0
    on_turn: int = 0
    builder: int = -1
    placed: int = 0  # settlements of the set-up
    last_site: int = -1
    rolled: bool = False
    dice: tuple[int, int] = (0, 0)
    played: bool = False
    free_roads: int = 0
    route_holder: int = -1
    army_holder: int = -1
    winner: int = -1
    offers: list[Offer] = field(default_factory=list)
    next_offer: int = 1
    pile: set[tuple[int, int]] = field(default_factory=set)  # throws that are left, with balanced dice (I1)
    soft: int = 0  # for so many more rolls a seven is put back once (I2)
    calm_rounds: int = 0  # rounds without a seven (I3)

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def after(self, seat: int) -> list[int]:
        """The other seats in order of play."""
        return [(seat + i) % len(self.players) for i in range(1, len(self.players))]

    # --- places -------------------------------------------------------------------------------

    def all_buildings(self) -> set[int]:
        return {n for player in self.players for n in player.buildings}

    def all_roads(self) -> set[int]:
        return {e for player in self.players for e in player.roads}

    def foreign(self, seat: int) -> set[int]:
        """Buildings of the others."""
        return self.all_buildings() - self.players[seat].buildings

    def free_sites(self) -> set[int]:
        """Intersections on land that the distance rule leaves (B17, B18)."""
        taken = self.all_buildings()
        return {n for n in self.ground.land_nodes if not ({n} | self.ground.beside[n]) & taken}

    def reached(self, seat: int) -> set[int]:
        """Intersections at own roads and buildings."""
        player = self.players[seat]
        return player.buildings | {n for e in player.roads for n in self.ground.ends[e]}

    def road_sites(self, seat: int) -> set[int]:
        """Free edges at own pieces, not on through another's building (B42)."""
        starts = self.reached(seat) - self.foreign(seat)
        return {e for e in self.ground.land_edges - self.all_roads() if self.ground.ends[e] & starts}

    def buildings_at(self, h: int, seat: int) -> int:
        """What a hex yields to a seat: one card a settlement, two a city (B24)."""
        player = self.players[seat]
        at = self.ground.hexes_at
        return sum(h in at[n] for n in player.settlements) + 2 * sum(h in at[n] for n in player.cities)

    # --- points -------------------------------------------------------------------------------

    def route(self, seat: int) -> int:
        """The longest trade route (B54, B55); 0 where there is no such award (B59)."""
        if "route_award" not in self.rules:
            return 0
        foreign = frozenset(self.foreign(seat))
        return longest_trail(self.ground, frozenset(self.players[seat].roads), foreign)

    def visible(self, seat: int) -> int:
        """Points that all can see (B32, B69)."""
        player = self.players[seat]
        awards = (self.route_holder == seat) + (self.army_holder == seat)
        return len(player.settlements) + 2 * len(player.cities) + 2 * awards

    def points(self, seat: int) -> int:
        return self.visible(seat) + self.players[seat].held["point"]

    # --- trade --------------------------------------------------------------------------------

    def rate(self, seat: int, kind: str) -> int:
        """The best of 2:1, 3:1 and 4:1 (B40)."""
        mine = [
            letter for letter, edge in self.ports if self.ground.ends[edge] & self.players[seat].buildings
        ]
        if any(YIELD.get(letter) == kind for letter in mine):
            return 2
        return 3 if "?" in mine else 4

    def has(self, seat: int, cards: Cards) -> bool:
        return self.players[seat].hand >= cards

    def offer(self, number: int) -> Offer | None:
        return next((offer for offer in self.offers if offer.number == number), None)

    # --- robber -------------------------------------------------------------------------------

    def spared(self) -> set[int]:
        """Whom the friendly robber protects, the mover too (B32, B33)."""
        if "friendly_robber" not in self.rules:
            return set()
        return {seat for seat in self.seats if self.visible(seat) <= 2}

    def robber_sites(self) -> set[int]:
        """Other land hexes; with none allowed, other deserts (B27, B29, B32, B34)."""
        elsewhere = {h for h, (letter, _) in enumerate(self.hexes) if letter not in "LS"} - {self.robber}
        allowed = {h for h in elsewhere if not any(self.buildings_at(h, seat) for seat in self.spared())}
        return allowed or {h for h in elsewhere if self.hexes[h][0] == "D"}

    def victims(self) -> set[int]:
        """Whom the player on turn may rob where the robber stands (B30, B34)."""
        return {
            seat
            for seat in self.seats
            if seat != self.on_turn
            and seat not in self.spared()
            and self.players[seat].hand.total()
            and self.buildings_at(self.robber, seat)
        }

    # --- who acts -----------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return self.builder if self.phase == "special" else self.on_turn

    @property
    def has_special_building(self) -> bool:
        return "special_building" in self.rules and len(self.players) >= 5

    def signs_up(self, seat: int) -> bool:
        """Whether a seat may sign up: from the start of another's turn to the end of the grace (B64)."""
        founding = self.phase.startswith("found")
        closed = founding or self.phase in ("special", "over")
        return self.has_special_building and seat != self.on_turn and not closed

    def must(self) -> list[int]:
        """Whom the game waits for; discards by seat, sign-ups in the order of B61."""
        match self.phase:
            case "over":
                return []
            case "discard":
                return [seat for seat in self.seats if self.players[seat].due]
            case "sign_up":
                return [seat for seat in self.after(self.on_turn) if not self.players[seat].answer]
        return [self.actor]

    def may(self) -> list[int]:
        """Who else may speak, told by what all can see."""
        return [
            seat
            for seat in self.seats
            if seat not in self.must() and (self.signs_up(seat) or self.has_question(seat))
        ]

    def has_question(self, seat: int) -> bool:
        """Whether an offer waits for an answer of a seat, or a counter of its own lies open."""
        if self.phase != "main" or seat == self.on_turn:
            return False
        return any(offer.maker in (seat, self.on_turn) for offer in self.offers)


def full_pile() -> set[tuple[int, int]]:
    """Every throw of two dice, once (I1)."""
    return {(first, second) for first in range(1, 7) for second in range(1, 7)}


def lay_out(
    ground: Ground,
    hexes: list[tuple[str, int]],
    ports: list[tuple[str, int]],
    rules: set[str],
    target: int,
    players: int,
    robber: int,
    calm_rounds: int = 0,
) -> Table:
    """The table before the first settlement."""
    return Table(
        ground,
        hexes,
        ports,
        rules,
        target,
        [Player() for _ in range(players)],
        Counter(dict.fromkeys(KINDS, BANK[players])),
        deck_for(players),
        robber=robber if "robber" in rules else -1,
        pile=full_pile() if "balanced" in rules else set(),
        calm_rounds=calm_rounds,
    )
