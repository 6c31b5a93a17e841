"""States that no game comes to are refused, each for its reason; those of real games are not."""

from collections.abc import Callable
from random import Random

import pytest

from hexfolk.core.cards import KNIGHT_CARD, POINT_CARD, ROADS_CARD
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadState
from hexfolk.core.offer import Offer
from hexfolk.core.options import SWITCHES
from hexfolk.core.resource import BRICK, ONE, ORE, WOOD
from hexfolk.core.snapshot import known_from_bytes, state_from_bytes
from hexfolk.core.state import (
    ASIDE,
    DUE,
    HAND,
    HELD,
    KNIGHTS,
    PHASES,
    POINTS,
    PORTS,
    ROADS_LEFT,
    ROUTE,
    SETTLEMENTS_LEFT,
    SIGN,
    State,
)
from hexfolk.islands import catalogue, topology_of
from tests.core import driver
from tests.core.kit import RULES, Scene, drawn_island

PHASE = {name: number for number, name in enumerate(PHASES)}


@pytest.mark.parametrize("key", sorted(catalogue()))
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_every_position_of_a_game_is_accepted_whole_and_as_anybody_knows_it(key: str, seed: int) -> None:
    random = Random(seed)
    players = random.randint(2, catalogue()[key].players[1])
    switches = {name: random.random() < 0.6 for name in SWITCHES}
    board = deal(topology_of(key), Seeded(seed))
    state = driver.new_game(board, players, random.randint(8, 15), **switches)
    seen: set[int] = set()
    for step, _ in enumerate(driver.play(state, seed, 700)):
        if step % 9 and int(state.phase) in seen and not (state.offers and step % 3 == 0):
            continue
        seen.add(int(state.phase))
        assert state_from_bytes(board, state.options, state.to_bytes()) == state
        reader = random.randrange(-1, players)
        known = RULES.observe(state, reader).known
        assert known_from_bytes(board, state.options, known.to_bytes(), reader) == known
    assert state_from_bytes(board, state.options, state.to_bytes()) == state


def complaint(scene: Scene, *changes: Callable[[State], None]) -> str:
    """Why a state with some changes is refused; as it is it must be accepted."""
    state = scene.state.copy()
    assert state_from_bytes(scene.board, scene.options, state.to_bytes()) == state
    for change in changes:
        change(state)
    with pytest.raises(BadState) as refusal:
        state_from_bytes(scene.board, scene.options, state.to_bytes())
    return str(refusal.value)


def word(place: int, value: int, seat: int = 0) -> Callable[[State], None]:
    """A field of a seat becomes a number."""

    def change(state: State) -> None:
        state.v[state.at(seat) + place] = value

    return change


def more(place: int, number: int = 1, seat: int = 0) -> Callable[[State], None]:
    """A field of a seat becomes so much more."""

    def change(state: State) -> None:
        state.v[state.at(seat) + place] += number

    return change


def scalar(**fields: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return change


def village() -> Scene:
    """Two players with a city, settlements and roads."""
    scene = Scene(2)
    scene.city(0, scene.corner(9, 0))
    scene.settle(0, scene.corner(9, 2))
    scene.settle(1, scene.corner(9, 4))
    scene.roads(0, *(scene.corner(9, place) for place in range(3)))
    scene.roads(1, scene.corner(9, 4), scene.corner(9, 5))
    return scene


def test_pieces_have_places_of_their_own() -> None:
    scene = village()
    state = scene.state
    nodes = {place: 2 ** scene.corner(9, place) for place in range(6)}
    settlements, cities = int(state.settlements_at), int(state.cities_at)
    none = "a building where none may stand"
    # Two players on one intersection; one player with both on it; two that are neighbours.
    assert complaint(scene, word(settlements, nodes[2], 1)) == none
    assert complaint(scene, word(cities, nodes[0] | nodes[2])) == none
    assert complaint(scene, word(settlements, nodes[2] | nodes[3])) == none
    roads = int(state.roads_at)
    theirs = int(state.v[state.at(1) + roads]), int(state.v[state.at(1) + roads + 1])
    assert complaint(scene, word(roads, theirs[0]), word(roads + 1, theirs[1])) == (
        "a road where none may lie"
    )
    assert complaint(scene, word(roads, 2**17 - 1)) == "more roads than there are"
    apart = sum(2**n for n in range(0, 54, 5))
    assert complaint(scene, word(settlements, apart)) == "more buildings than there are"
    assert complaint(scene, word(cities, apart)) == "more buildings than there are"


@pytest.mark.parametrize(
    "field", [POINTS, ROUTE, PORTS, SETTLEMENTS_LEFT, ROADS_LEFT, "sites_at", "network_at"]
)
def test_what_follows_from_the_pieces(field: int | str) -> None:
    scene = village()
    place = field if isinstance(field, int) else int(getattr(scene.state, field))
    sums = "sums and sets that do not follow from the pieces"

    def flip(state: State) -> None:
        state.v[state.at(0) + place] ^= 1

    assert complaint(scene, flip) == sums


@pytest.mark.parametrize("field", ["open_sites", "all_roads", "weight"])
def test_what_follows_from_the_pieces_of_all(field: str) -> None:
    scene = village()

    def flip(state: State) -> None:
        state.v[int(getattr(state, field))] ^= 1

    assert complaint(scene, flip) == "sums and sets that do not follow from the pieces"


def test_cards_add_up() -> None:
    scene = Scene()
    scene.give(0, "2ore")
    scene.hold(0, "knight")
    assert complaint(scene, more(HAND, WOOD)) == "resource cards lost or made"
    assert complaint(scene, more(HAND, -ORE)) == "resource cards lost or made"
    assert complaint(scene, more(HELD, ONE[POINT_CARD])) == "development cards lost or made"
    assert complaint(scene, more(HELD, -ONE[KNIGHT_CARD])) == "development cards lost or made"
    assert complaint(scene, more(KNIGHTS)) == "played cards that nobody played"
    assert complaint(scene, scalar(deck_left=23)) == "a deck of another size"
    assert complaint(scene, scalar(deck_left=25)) == "a deck of another size"
    assert complaint(scene, scalar(bought=1)) == "not the cards that were bought in this turn"


def test_nobody_plays_point_cards() -> None:
    scene = Scene()
    scene.hold(0, "point")

    def play(state: State) -> None:
        state.v[state.at(0) + HELD] -= ONE[POINT_CARD]
        state.spent += ONE[POINT_CARD]

    assert complaint(scene, play) == "played cards that nobody played"


def test_cards_bought_in_this_turn_are_held() -> None:
    scene = Scene()
    scene.hold(0, "knight", fresh=True)

    def be_another(state: State) -> None:
        state.fresh += ONE[ROADS_CARD] - ONE[KNIGHT_CARD]

    assert complaint(scene, be_another) == "a card bought in this turn that is not held"


def test_what_is_hidden_is_blank() -> None:
    scene = Scene()
    scene.give(1, "2ore")
    scene.hold(1, "knight", fresh=False)
    known = RULES.observe(scene.state, 0).known

    def refusal(change: Callable[[State], None]) -> str:
        wrong = known.copy()
        change(wrong)
        with pytest.raises(BadState) as fault:
            known_from_bytes(scene.board, scene.options, wrong.to_bytes(), 0)
        return str(fault.value)

    for place, card in ((HAND, ORE), (HELD, ONE[KNIGHT_CARD])):
        assert refusal(more(place, card, seat=1)) == "cards that the reader may not know"
    assert refusal(scalar(deck=1)) == "a deck that nobody may know"
    assert refusal(more(HAND, 20 * WOOD)) == "resource cards lost or made"
    assert refusal(scalar(deck_left=26)) == "a deck of another size"


def test_awards_are_held_by_whom_they_are_due_to() -> None:
    scene = Scene()
    low = [scene.corner(16, 4), *(scene.corner(h, place) for h in (16, 17, 18) for place in (3, 2))]
    scene.roads(0, *low[:6])
    top = [scene.corner(0, 5), *(scene.corner(h, place) for h in (0, 1, 2) for place in (0, 1))]
    scene.roads(1, *top[:5])
    scene.open_knights(2, 3)
    scene.open_knights(3, 2)
    assert (scene.state.route_holder, scene.state.army_holder) == (0, 2)
    assert complaint(scene, scalar(route_holder=-1), more(POINTS, -2)) == (
        "a longest route without its award"
    )
    assert complaint(scene, scalar(route_holder=1)) == "a route award for another route"
    for nobody in (-1, 3):
        assert complaint(scene, scalar(army_holder=nobody)) == "an army award for another army"
    plain = Scene()
    plain.roads(0, *low[:5])
    plain.open_knights(1, 2)
    assert complaint(plain, scalar(route_holder=0)) == "a route award that there is not"
    assert complaint(plain, scalar(army_holder=1)) == "an army award that there is not"


def test_a_tie_may_have_a_holder_or_none() -> None:
    scene = Scene()
    low = [scene.corner(16, 4), *(scene.corner(h, place) for h in (16, 17, 18) for place in (3, 2))]
    top = [scene.corner(0, 5), *(scene.corner(h, place) for h in (0, 1, 2) for place in (0, 1))]
    scene.roads(0, *low[:6])
    scene.roads(1, *top[:6])
    for holder in (-1, 0, 1):
        state = scene.state.copy()
        state.v[state.at(0) + POINTS] = 2 * (holder == 0)
        state.v[state.at(1) + POINTS] = 2 * (holder == 1)
        state.route_holder = holder
        assert state_from_bytes(scene.board, scene.options, state.to_bytes()) == state


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"turn": 0}, "not that many settlements in the set-up"),
        ({"founded": 7}, "not that many settlements in the set-up"),
        ({"rolled": 0}, "no roll yet"),
        ({"phase": PHASE["before_roll"]}, "a roll too early"),
        ({"die1": 3}, "one die"),
        ({"free_roads": 1}, "free roads in another phase"),
        ({"phase": PHASE["free_road"]}, "free roads in another phase"),
        ({"phase": PHASE["free_road"], "free_roads": 1, "played": 1}, "no place for a free road"),
        ({"robber": -1}, "no robber"),
        ({"phase": PHASE["rob"]}, "nobody to choose among"),
        ({"phase": PHASE["discard"], "die1": 3, "die2": 4}, "nothing to discard"),
        ({"phase": PHASE["special"], "builder": 1}, "special building that there is not"),
        ({"builder": 1}, "a builder in another phase"),
        ({"phase": PHASE["special"]}, "a builder in another phase"),
        ({"phase": PHASE["special"], "builder": 0}, "a builder in another phase"),
        ({"winner": 0}, "a winner in another phase"),
        ({"phase": PHASE["over"]}, "a winner in another phase"),
        ({"phase": PHASE["over"], "winner": 0}, "no victory"),
    ],
)
def test_a_phase_has_what_belongs_to_it(changes: dict[str, int], told: str) -> None:
    assert complaint(Scene(), scalar(**changes)) == told


def test_a_sign_up_needs_special_building_and_somebody_to_ask() -> None:
    assert complaint(Scene(), scalar(phase=PHASE["sign_up"])) == "special building that there is not"
    assert complaint(Scene(), word(SIGN, 1, 1)) == "an answer that nobody asked for"
    five = Scene(5)
    assert complaint(five, word(SIGN, 1, 0)) == "an answer that nobody asked for"
    everybody = [word(SIGN, 2, seat) for seat in range(1, 5)]
    assert complaint(five, scalar(phase=PHASE["sign_up"]), *everybody) == "nobody left to sign up"
    assert complaint(five, scalar(phase=PHASE["special"], builder=1), *everybody) == (
        "a builder who did not sign up"
    )


def test_the_robber_stands_where_it_may() -> None:
    assert complaint(Scene(robber=False), scalar(robber=9)) == "a robber that there is not"
    assert complaint(Scene(robber=False), scalar(phase=PHASE["robber"])) == "nowhere to move the robber"
    lake = Scene(2, deal(drawn_island("L D F", numbers="4=1"), Seeded(1)))
    assert complaint(lake, scalar(robber=0)) == "a robber at sea"


def test_a_victory_is_seen_at_once() -> None:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.hold(1, "point", 2)

    def swap(state: State) -> None:
        state.v[state.at(1) + HELD] -= 2 * ONE[POINT_CARD]
        state.v[state.at(0) + HELD] += 2 * ONE[POINT_CARD]

    assert complaint(scene, swap) == "a victory that nobody saw"


def test_a_discard_is_half_of_a_hand() -> None:
    scene = Scene()
    scene.give(1, "9ore")
    scene.seven()
    assert scene.phase() == "discard"
    for due in (3, 5):
        assert complaint(scene, word(DUE, due, 1)) == "not half of a hand"
    assert complaint(scene, word(DUE, 1, 2)) == "not half of a hand"
    assert complaint(scene, scalar(die1=1)) == "nothing to discard"
    assert complaint(scene, scalar(phase=PHASE["main"])) == "a discard in another phase"

    def lay_aside(state: State) -> None:
        state.v[state.at(1) + HAND] -= ORE
        state.v[state.at(1) + ASIDE] += ORE

    assert complaint(scene, lay_aside) == "not half of a hand"


def test_a_founding_has_what_was_founded_so_far() -> None:
    scene = Scene(2, founding=True)
    scene.do(0, f"settle n{scene.corner(9, 0)}")
    edges = [scene.edge(scene.corner(9, 0), n) for n in scene.neighbours(scene.corner(9, 0))]
    other = scene.corner(2, 0)
    assert complaint(scene, scalar(on_turn=1)) == "another founder's turn"
    assert complaint(scene, scalar(founded=2)) == "another founder's turn"
    assert complaint(scene, scalar(founded=0)) == "another founder's turn"
    assert complaint(scene, scalar(last_site=-1)) == "no settlement for the road"
    assert complaint(scene, scalar(last_site=other)) == "no settlement for the road"
    assert complaint(scene, scalar(phase=PHASE["found_settlement"], on_turn=1)) == (
        "not the roads of the set-up, or a city"
    )
    assert complaint(scene, scalar(played=1)) == "development cards in the set-up"
    scene.do(0, f"road e{edges[0]}")
    assert complaint(scene, scalar(founded=2)) == "not the settlements of the set-up"

    def be_rich(state: State) -> None:
        state.v[state.at(0) + HAND] += WOOD
        state.bank -= WOOD

    assert complaint(scene, be_rich) == "not the income of the set-up"


def test_a_road_of_the_set_up_comes_after_its_settlement() -> None:
    scene = Scene(2, founding=True)
    site = scene.corner(9, 0)
    scene.do(0, f"settle n{site}")
    scene.do(0, f"road e{scene.edge(site, scene.corner(9, 1))}")
    scene.do(1, f"settle n{scene.corner(9, 4)}")
    scene.do(1, f"road e{scene.edge(scene.corner(9, 4), scene.corner(9, 5))}")
    scene.do(1, f"settle n{scene.corner(2, 0)}")
    assert complaint(scene, scalar(last_site=scene.corner(9, 4))) == "a road before its turn"


def test_offers_that_nobody_could_have_made() -> None:
    scene = Scene(gifts=False)
    scene.give(0, "2wood")
    scene.give(1, "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1ore>2wood")
    scene.do(0, "offer 2wood>1ore")
    scene.do(2, "refuse 3")
    never = "an offer that nobody may make"

    def change(place: int, **fields: int) -> Callable[[State], None]:
        def change_offer(state: State) -> None:
            for name, value in fields.items():
                setattr(state.offers[place], name, value)

        return change_offer

    for place, fields in (
        (0, {"give": 0}),
        (0, {"want": 0}),
        (0, {"give": 0, "want": 0}),
        (0, {"want": 1}),
        (0, {"answers": 1}),
        (0, {"accepted": 2, "refused": 2}),
        (0, {"accepted": 1}),
        (0, {"refused": 1}),
        (1, {"answers": 0}),
        (1, {"answers": 2}),
        (1, {"accepted": 1}),
        (1, {"refused": 4}),
    ):
        assert complaint(scene, change(place, **fields)) == never, fields
    assert complaint(scene, change(0, number=3)) == "two offers of a number"
    assert complaint(scene, change(2, number=4)) == "two offers of a number"
    assert complaint(scene, scalar(next_offer=3)) == "two offers of a number"
    assert complaint(scene, change(0, give=3)) == "an offer that its maker cannot pay"
    assert complaint(scene, scalar(phase=PHASE["robber"])) == "offers in another phase"

    def offer_more(state: State) -> None:
        for _ in range(2):
            state.offers.append(Offer(state.next_offer, 0, 0, WOOD, BRICK))
            state.next_offer += 1

    assert complaint(scene, offer_more) == "too many offers of a player"


def test_a_gift_is_no_offer_where_gifts_are_off_only() -> None:
    scene = Scene()
    scene.give(0, "2wood")
    scene.do(0, "offer 2wood>")
    assert state_from_bytes(scene.board, scene.options, scene.state.to_bytes()) == scene.state
