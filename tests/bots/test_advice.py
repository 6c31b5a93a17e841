"""The reasons of hints: each code once, on a position that speaks for it, and none that tells a secret."""

from collections.abc import Callable
from typing import get_args

import pytest

from hexfolk.bots import choose
from hexfolk.bots.advice import advise
from hexfolk.bots.corners import SHOWN, best_corners, look_at
from hexfolk.bots.grounds import GROUNDS, Ground
from hexfolk.core.action import SETTLE, Action, parse_action
from hexfolk.core.bits import BIT_OF, WORD_OF
from hexfolk.core.chance import Seeded
from hexfolk.core.observation import Observation, sample
from hexfolk.core.resource import KINDS, bundle_text
from hexfolk.core.state import DUE, PHASES, POINTS
from hexfolk.view.messages.words import AdviceReason
from tests.bots.founded import RULES, founded
from tests.cases.ground import node_between
from tests.core.kit import Scene

Case = tuple[Scene, int, str]
FOREST_HILLS_FIELD = (4, 5, 1)


def village(route_award: bool = True, army_award: bool = True, bank_shown: bool = True) -> Scene:
    """Seat 0 sits at hills 9, forest 6 and field 10, with a road; the others far away."""
    scene = Scene(3, route_award=route_award, army_award=army_award, bank_shown=bank_shown)
    home = node_between(scene, *FOREST_HILLS_FIELD)
    scene.settle(0, home)
    scene.roads(0, home, scene.neighbours(home)[0])
    scene.settle(1, node_between(scene, 7, 8, 12))
    scene.settle(2, node_between(scene, 10, 11, 15))
    return scene


def phase(scene: Scene, name: str, seat: int = 0) -> Scene:
    scene.on_turn(seat)
    scene.state.phase = PHASES.index(name)
    return scene


def founding() -> Scene:
    return Scene(3, founding=True)


def settle(scene: Scene, *hexes: int) -> Case:
    return scene, 0, f"settle n{node_between(scene, *hexes)}"


def road_from_home(scene: Scene, place: int = 1) -> Case:
    home = node_between(scene, *FOREST_HILLS_FIELD)
    return scene, 0, f"road e{scene.edge(home, scene.neighbours(home)[place])}"


def long_road(scene: Scene, length: int) -> Case:
    """Seat 0 has a line along the north of the island and is about to lengthen it to so many roads."""
    line = [scene.corner(h, place) for h in (0, 1, 2) for place in (5, 0, 1)]
    line = list(dict.fromkeys(line))
    scene.roads(0, *line[:length])
    return scene, 0, f"road e{scene.edge(line[length - 1], line[length])}"


def wins() -> Case:
    scene = village()
    scene.state.v[scene.state.at(0) + POINTS] = 9
    return settle(scene, 16, 17, 13)


def resource_port() -> Case:
    """The corner has the port of what it yields itself, and enough of it is earned already."""
    scene = village()
    for node in range(scene.topology.node_count):
        corner = look_at(scene.board, node)
        if 0 <= corner.port < KINDS:
            yields = bundle_text(int(corner.cards))
            kind = ("wood", "brick", "wool", "grain", "ore")[corner.port]
            if kind in yields and kind in ("wood", "brick", "grain"):
                return scene, 0, f"settle n{node}"
    raise AssertionError("the board has no such corner")


def open_offer(give: str, want: str, hand: str = "") -> Scene:
    """Seat 1 makes seat 0 an offer."""
    scene = handed(village(army_award=False), hand, give)
    scene.on_turn(1)
    scene.do(1, f"offer {give}>{want}")
    return scene


def holding(scene: Scene, *names: str) -> Scene:
    for name in names:
        scene.hold(0, name)
    return scene


def robbed(scene: Scene, h: int) -> Scene:
    scene.state.robber = h
    return scene


def ahead(scene: Scene, seat: int, points: int) -> Scene:
    scene.state.v[scene.state.at(seat) + POINTS] = points
    return scene


def handed(scene: Scene, *hands: str) -> Scene:
    for seat, cards in enumerate(hands):
        scene.give(seat, cards)
    return scene


def due(scene: Scene, cards: int) -> Scene:
    scene.state.v[scene.state.at(0) + DUE] = cards
    return phase(scene, "discard")


def armed(scene: Scene, seat: int, number: int) -> Scene:
    scene.open_knights(seat, number)
    return scene


def answered(scene: Scene) -> Scene:
    """Seat 1 has accepted the offer of seat 0."""
    scene.do(1, "accept 1")
    return scene


def own_offer(give: str, want: str, hand: str, theirs: str) -> Scene:
    scene = handed(village(army_award=False), hand, theirs)
    scene.do(0, f"offer {give}>{want}")
    return scene


def used_up(scene: Scene) -> Scene:
    """Nowhere is room for another settlement."""
    for node in range(scene.topology.node_count):
        scene.state.v[scene.state.open_sites + WORD_OF[node]] &= ~BIT_OF[node]
    return scene


def town() -> Scene:
    """There is nothing to work for but a city."""
    return used_up(village(army_award=False))


def crowded() -> Case:
    """No room for a settlement, and no award for the longest route."""
    return road_from_home(used_up(village(route_award=False)))


def two_victims(points: int) -> Scene:
    """Seats 1 and 2 sit at the robber's hex, and seat 1 has more cards."""
    scene = village()
    scene.settle(1, scene.corner(16, 3))
    scene.settle(2, scene.corner(16, 5))
    handed(ahead(ahead(scene, 1, points), 2, 2), "", "3wood", "1wood")
    return phase(robbed(scene, 16), "rob")


def one_victim() -> Scene:
    return phase(robbed(handed(village(), "", "1wood"), 8), "rob")


CASES: dict[str, Callable[[], Case]] = {
    "wins": wins,
    "settle_yields": lambda: settle(founding(), 4, 5, 1),
    "settle_new": lambda: settle(village(), 3, 7, 8),
    "settle_port": resource_port,
    "road_to_site": lambda: road_from_home(village()),
    "road_route_award": lambda: long_road(village(), 5),
    "road_route": lambda: long_road(handed(used_up(village())), 3),
    "road_room": lambda: crowded(),
    "city_doubles": lambda: (village(), 0, f"city n{node_between(village(), *FOREST_HILLS_FIELD)}"),
    "buy_army": lambda: (armed(village(), 0, 1), 0, "buy"),
    "buy_crowded": lambda: (handed(village(), "2wood2wool2grain2ore"), 0, "buy"),
    "buy_open": lambda: (handed(village(), "1wool1grain1ore"), 0, "buy"),
    "knight_own_hex": lambda: (holding(robbed(village(), 4), "knight"), 0, "knight"),
    "knight_award": lambda: (holding(armed(village(), 0, 2), "knight"), 0, "knight"),
    "knight_army": lambda: (holding(armed(village(), 0, 1), "knight"), 0, "knight"),
    "knight_leader": lambda: (holding(ahead(village(army_award=False), 1, 5), "knight"), 0, "knight"),
    "knight_steal": lambda: (holding(village(army_award=False), "knight"), 0, "knight"),
    "roads_to_site": lambda: (holding(village(), "roads"), 0, "roads"),
    "roads_route": lambda: (holding(crowded()[0], "roads"), 0, "roads"),
    "plenty_completes": lambda: (handed(holding(town(), "plenty"), "1grain2ore"), 0, "plenty 1grain1ore"),
    "plenty_short": lambda: (holding(village(), "plenty"), 0, "plenty 1grain1ore"),
    "monopoly_completes": lambda: (
        handed(holding(town(), "monopoly"), "2grain2ore", "3ore"),
        0,
        "monopoly ore",
    ),
    "monopoly_many": lambda: (
        handed(holding(village(), "monopoly"), "", "3wool", "2wool"),
        0,
        "monopoly wool",
    ),
    "robber_own_hex": lambda: (phase(robbed(village(), 4), "robber"), 0, "robber h8"),
    "robber_leader": lambda: (phase(village(), "robber"), 0, "robber h8"),
    "robber_idle": lambda: (phase(village(), "robber"), 0, "robber h18"),
    "rob_leader": lambda: (two_victims(5), 0, "rob 1"),
    "rob_most": lambda: (two_victims(1), 0, "rob 1"),
    "rob_only": lambda: (one_victim(), 0, "rob 1"),
    "discard_keep": lambda: (due(handed(village(), "3wool2grain3ore"), 4), 0, "discard 3wool"),
    "discard_most": lambda: (due(handed(village(), "8wool"), 4), 0, "discard 8wool"),
    "bank_completes": lambda: (handed(town(), "4wood2grain2ore"), 0, "bank wood>ore"),
    "bank_towards": lambda: (handed(village(), "4wood"), 0, "bank wood>ore"),
    "offer_lacks": lambda: (handed(town(), "1wood2grain2ore"), 0, "offer 1wood>1ore"),
    "offer_open": lambda: (handed(village(), "1wood2grain3ore"), 0, "offer 1wood>1brick"),
    "counter_better": lambda: (open_offer("2wool", "1ore", "1wood"), 0, "counter 1 1wood>1wool"),
    "deal_completes": lambda: (used_up(open_offer("1ore", "1wood", "1wood2grain2ore")), 0, "accept 1"),
    "deal_helps": lambda: (open_offer("1ore", "1wood", "1wood"), 0, "accept 1"),
    "refuse_close": lambda: (ahead(open_offer("1ore", "1wood", "1wood"), 1, 9), 0, "refuse 1"),
    "refuse_unpayable": lambda: (open_offer("1ore", "1wood", "1wool"), 0, "refuse 1"),
    "refuse_keep": lambda: (open_offer("1wood", "1ore", "2grain3ore"), 0, "refuse 1"),
    "refuse_little": lambda: (open_offer("1wood", "1wool", "1wool2grain3ore"), 0, "refuse 1"),
    "withdraw_none": lambda: (own_offer("1wood", "1ore", "1wood", ""), 0, "withdraw 1"),
    "sign_up_builds": lambda: (handed(Scene(5), "2grain3ore"), 1, "signup"),
    "pass_nothing": lambda: (Scene(5), 1, "pass"),
    "roll_first": lambda: (phase(village(), "before_roll"), 0, "roll"),
    "roll_keep": lambda: (phase(holding(village(), "knight"), "before_roll"), 0, "roll"),
    "end_saves": lambda: (handed(town(), "2grain2ore"), 0, "end"),
    "end_nothing": lambda: (village(), 0, "end"),
}


def test_the_words_of_the_protocol_are_the_grounds() -> None:
    assert get_args(AdviceReason) == GROUNDS
    assert tuple(CASES) == GROUNDS


@pytest.mark.parametrize("code", GROUNDS)
def test_every_ground_on_a_position_of_its_own(code: str) -> None:
    scene, seat, text = CASES[code]()
    assert advise(scene.see(seat), parse_action(text)).code == code


def advice(code: str) -> Ground:
    scene, seat, text = CASES[code]()
    return advise(scene.see(seat), parse_action(text))


def test_a_corner_yields_the_dots_around_it() -> None:
    # Hills 9, forest 6 and field 10.
    assert bundle_text(int(advice("settle_yields").cards)) == "5wood4brick3grain"
    assert bundle_text(int(advice("city_doubles").cards)) == "5wood4brick3grain"


def test_a_new_corner_tells_only_of_what_is_new() -> None:
    assert bundle_text(int(advice("settle_new").cards)) == "4wool2ore"


def test_a_road_names_the_corner_that_it_leads_to() -> None:
    found = advice("road_to_site")
    scene = village()
    assert found.cards == look_at(scene.board, int(found.spot[1:])).cards
    assert found.spot != f"n{node_between(scene, *FOREST_HILLS_FIELD)}"
    assert found.number == 1


def test_a_trade_names_what_lacks_and_for_what() -> None:
    for code in ("offer_lacks", "bank_completes", "deal_completes"):
        found = advice(code)
        assert (bundle_text(int(found.cards)), found.goal) == ("1ore", "city"), code
    assert (bundle_text(int(advice("end_saves").cards)), advice("end_saves").goal) == ("1ore", "city")


def test_the_monopoly_is_silent_on_numbers_where_the_bank_is_hidden() -> None:
    scene = handed(holding(village(bank_shown=False), "monopoly"), "2grain", "3ore")
    found = advise(scene.see(0), parse_action("monopoly ore"))
    assert facts(found) == ("monopoly_many", 0, -1, "", "", 0)
    assert bundle_text(int(advice("monopoly_completes").cards)) == "3ore"


def test_a_deal_is_the_same_whoever_concludes_it() -> None:
    scene = used_up(answered(own_offer("1wood", "1ore", "1wood2grain2ore", "1ore")))
    assert facts(advise(scene.see(0), parse_action("trade 1 1"))) == facts(advice("deal_completes"))


@pytest.mark.parametrize("code", GROUNDS)
def test_no_ground_depends_on_what_the_seat_cannot_know(code: str) -> None:
    """Deal everything hidden anew: the reason and its facts stay the same."""
    scene, seat, text = CASES[code]()
    action = parse_action(text)
    told = facts(advise(scene.see(seat), action))
    for seed in range(3):
        world = sample(scene.see(seat), Seeded(seed))
        assert facts(advise(RULES.observe(world, seat), action)) == told


def test_every_legal_action_of_a_game_has_a_reason() -> None:
    state = founded()
    chance = Seeded(3)
    seen: set[str] = set()
    for step in range(160):
        seat = RULES.must(state)[0] if state.phase != PHASES.index("over") else -1
        if seat < 0:
            break
        observation = RULES.observe(state, seat)
        for action in observation.legal[:: 1 + step % 3]:
            seen.add(advise(observation, action).code)
        chosen = choose("settler", observation, step)
        assert chosen is not None
        RULES.apply(state, seat, chosen, chance)
    assert seen <= set(GROUNDS)
    assert len(seen) > 15


def test_the_best_corners_begin_with_the_chosen_one_and_go_down_in_worth() -> None:
    observation = founding().see(0)
    for first in (observation.legal[7], observation.legal[30]):
        corners = best_corners(observation, first.code)
        assert len(corners) == SHOWN
        assert corners[0].node == first.argument
        assert len({int(corner.node) for corner in corners}) == SHOWN
    others = [int(corner.node) for corner in best_corners(observation, observation.legal[7].code)[1:]]
    assert others == [
        int(corner.node) for corner in best_corners(observation, observation.legal[30].code)[1:]
    ]


def test_fewer_places_are_fewer_corners() -> None:
    observation = founding().see(0)
    few = Observation(
        observation.seat, observation.known, [0] * 3, [0] * 3, [0] * 3, observation.legal[:2], {}, [0], []
    )
    assert [
        int(c.node) for c in best_corners(few, Action(SETTLE + 64 * observation.legal[1].argument).code)
    ] == [
        observation.legal[1].argument,
        observation.legal[0].argument,
    ]


def test_a_corner_knows_its_port() -> None:
    board = founding().board
    ports = {int(look_at(board, node).port) for node in range(board.topology.node_count)}
    assert ports == {-1, 0, 1, 2, 3, 4, 5}


def facts(ground: Ground) -> tuple[str, int, int, str, str, int]:
    return (
        ground.code,
        int(ground.cards),
        int(ground.seat),
        ground.spot,
        ground.goal,
        int(ground.number),
    )
