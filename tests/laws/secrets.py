"""Worlds that differ only in what a reader may not know, dealt without asking the game.

Hidden from a reader: the cards in the others' hands and those they laid aside, as far as the reader has not
counted them, and what the others have counted; their unplayed development cards, which of them are new, and
the order of the deck. Their numbers are public.
"""

from random import Random

from hexfolk.core.observation import Observation
from hexfolk.core.resource import ONE, unpack
from hexfolk.core.state import ASIDE, DOUBT, HAND, HELD, OVER, SIGN_UP, State
from hexfolk.core.victory import points


def others(state: State, reader: int) -> list[int]:
    return [seat for seat in range(int(state.players)) if seat != reader]


def reshuffle(state: State, reader: int, random: Random) -> State:
    """The same position with everything dealt again that the reader (-1: a spectator) may not know."""
    world = state.copy()
    if state.phase == OVER:
        return world
    _reshuffle_resources(world, reader, random)
    for _ in range(50):
        _reshuffle_cards(world, reader, random)
        # Had the player on turn the points to win, the game would be over, and that is public (B71).
        if world.on_turn == reader or world.phase >= SIGN_UP:
            break
        if points(world, world.on_turn) < world.options.target:
            break
    else:
        for seat in others(world, reader):
            at = int(world.at(seat)) + HELD
            world.v[at] = state.v[at]
        world.deck, world.fresh = state.deck, state.fresh
    return world


def _spread(bundle: int) -> list[int]:
    """A bundle as a list of cards."""
    return [kind for kind, number in enumerate(unpack(int(bundle))) for _ in range(number)]


def _gather(cards: list[int]) -> int:
    """Inverse of ``_spread``."""
    return sum(int(ONE[card]) for card in cards)


def _reshuffle_resources(world: State, reader: int, random: Random) -> None:
    """Cards that the reader has counted stay with their seat; whether they are laid aside nobody knows."""
    certain = {seat: _certain(world, seat, reader) for seat in others(world, reader)}
    public = {seat: _certain(world, seat, seat) for seat in range(int(world.players))}
    sizes = {}
    pool: list[int] = []
    for seat in others(world, reader):
        at = int(world.at(seat))
        sizes[seat] = len(_spread(world.v[at + HAND])), len(_spread(world.v[at + ASIDE]))
        pool += _spread(_cards(world, seat) - certain[seat])
    random.shuffle(pool)
    for seat in others(world, reader):
        at = int(world.at(seat))
        cards = _spread(certain[seat])
        cards += [pool.pop() for _ in range(sum(sizes[seat]) - len(cards))]
        random.shuffle(cards)
        world.v[at + HAND] = _gather(cards[: sizes[seat][0]])
        world.v[at + ASIDE] = _gather(cards[sizes[seat][0] :])
    for seat in range(int(world.players)):
        _know(world, seat, reader, public[seat], certain.get(seat, public[seat]))


def _cards(state: State, seat: int) -> int:
    at = int(state.at(seat))
    return int(state.v[at + HAND] + state.v[at + ASIDE])


def _certain(state: State, seat: int, viewer: int) -> int:
    """What a viewer has counted of a seat's cards; in a seat's own place, and for spectators, the public."""
    place = seat if viewer < 0 else viewer
    return _cards(state, seat) - int(state.v[int(state.at(seat)) + DOUBT + place])


def _know(state: State, seat: int, reader: int, public: int, certain: int) -> None:
    """Nobody but the reader has counted more than the public has."""
    for viewer in range(int(state.players)):
        known = certain if viewer == reader != seat else public
        state.v[int(state.at(seat)) + DOUBT + viewer] = _cards(state, seat) - known


def forget(state: State, reader: int) -> State:
    """The same position in which the others have not counted more than the public."""
    world = state.copy()
    if state.phase != OVER:
        for seat in range(int(state.players)):
            public = _certain(state, seat, seat)
            _know(world, seat, reader, public, _certain(state, seat, reader))
    return world


def _reshuffle_cards(world: State, reader: int, random: Random) -> None:
    held = {seat: _spread(world.v[world.at(seat) + HELD]) for seat in others(world, reader)}
    deck = _spread(world.deck)
    pool = [card for cards in [*held.values(), deck] for card in cards]
    random.shuffle(pool)
    for seat in held:
        cards = [pool.pop() for _ in held[seat]]
        world.v[world.at(seat) + HELD] = _gather(cards)
        if seat == world.on_turn:
            world.fresh = _gather(random.sample(cards, int(world.bought)))
    world.deck = _gather(pool)


class Truth:
    """Answers the draws of ``sample`` so that the true cards are dealt: the truth must be one of the worlds.

    ``sample`` deals to the seats from the one on turn on: to each the cards that are not certain, then which
    of its cards are laid aside, then the development cards, the new ones first; from pools of unseen cards.
    """

    def __init__(self, state: State, observation: Observation) -> None:
        self.pools: dict[str, list[int]] = {"resources": [], "cards": []}
        self.wanted: list[tuple[str, int]] = []
        order = [int((state.on_turn + i) % state.players) for i in range(int(state.players))]
        for seat in order:
            if seat == observation.seat:
                continue
            at = int(state.at(seat))
            unknown = _spread(_cards(state, seat) - observation.certain[seat])
            aside = _spread(state.v[at + ASIDE])
            fresh = _spread(state.fresh) if seat == state.on_turn else []
            older = _spread(state.v[at + HELD])
            for card in fresh:
                older.remove(card)
            self.wanted += [("resources", kind) for kind in unknown]
            self.wanted += [(f"aside {seat}", kind) for kind in aside]
            self.wanted += [("cards", card) for card in fresh + older]
            self.pools["resources"] += unknown
            self.pools[f"aside {seat}"] = _spread(_cards(state, seat))
            self.pools["cards"] += fresh + older
        self.pools["cards"] += _spread(state.deck)
        for pool in self.pools.values():
            pool.sort()
        self.wanted.reverse()

    def below(self, bound: int) -> int:
        name, card = self.wanted.pop()
        pool = self.pools[name]
        assert bound == len(pool), "not as many cards are unseen as there are"
        place = pool.index(card)
        pool[place] = pool[-1]
        pool.pop()
        return place
