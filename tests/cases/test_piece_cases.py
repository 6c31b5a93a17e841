"""Pieces, the distance rule and ports: what other games got wrong (PC, PT)."""

import pytest

from hexfolk.core.action import parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.port import ANY_PORT
from hexfolk.core.resource import NAMES
from hexfolk.core.state import CITIES_LEFT, ROADS_LEFT, SETTLEMENTS_LEFT
from hexfolk.islands import catalogue, topology_of
from tests.cases.ground import pay, way_off
from tests.core import oracle
from tests.core.driver import new_game, play
from tests.core.kit import RULES, Scene, dealt

FIVE = ((0, 0), (2, 0), (7, 5), (11, 1), (16, 3))


def with_five() -> tuple[Scene, int]:
    """Five settlements on the board, and a free intersection that a road has come to."""
    scene = Scene(target=15)
    scene.settle(0, *(scene.corner(h, place) for h, place in FIVE))
    start = scene.corner(16, 3)
    step = scene.neighbours(start)[0]
    free = way_off(scene, step, start)
    scene.roads(0, start, step, free)
    return scene, free


def test_pc_01_no_sixth_settlement() -> None:
    scene, free = with_five()
    pay(scene, 0, "settle")
    assert scene.refused(0, f"settle n{free}") == "no_piece"
    assert scene.legal(0, "settle") == []


def test_pc_01_no_fifth_city() -> None:
    scene = Scene(target=15)
    scene.city(0, *(scene.corner(h, place) for h, place in FIVE[:4]))
    scene.settle(0, scene.corner(*FIVE[4]))
    pay(scene, 0, "city")
    assert scene.refused(0, f"city n{scene.corner(*FIVE[4])}") == "no_piece"
    assert scene.legal(0, "city") == []


def test_pc_01_no_sixteenth_road() -> None:
    scene, _ = with_five()
    scene.use_up_roads(0, 0)
    pay(scene, 0, "road")
    assert scene.legal(0, "road") == []
    edge = next(iter(oracle.Facts(scene.state).road_sites(0)))
    assert scene.refused(0, f"road e{edge}") == "no_piece"


def test_pc_02_an_upgraded_settlement_can_be_built_again_in_the_same_turn() -> None:
    scene, free = with_five()
    pay(scene, 0, "settle")
    pay(scene, 0, "city")
    at = scene.state.at(0)
    scene.do(0, f"city n{scene.corner(0, 0)}")
    assert (scene.state.v[at + SETTLEMENTS_LEFT], scene.state.v[at + CITIES_LEFT]) == (1, 3)
    scene.do(0, f"settle n{free}")
    assert scene.state.v[at + SETTLEMENTS_LEFT] == 0


@pytest.mark.parametrize("players", [2, 5, 8])
def test_pc_02_no_piece_is_lost_or_made_in_any_game(players: int) -> None:
    state = new_game(dealt(players, 3), players)
    for number, _ in enumerate(play(state, 70 + players, 500)):
        if number % 10:
            continue
        facts = oracle.Facts(state)
        for seat in facts.seats:
            at = state.at(seat)
            assert state.v[at + ROADS_LEFT] + len(facts.roads[seat]) == 15
            assert state.v[at + SETTLEMENTS_LEFT] + len(facts.settlements[seat]) == 5
            assert state.v[at + CITIES_LEFT] + len(facts.cities[seat]) == 4


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_pc_03_a_settlement_bars_itself_and_its_neighbours_for_all(key: str) -> None:
    topology = topology_of(key)
    shape = oracle.shape_of(topology)
    players = topology.island.players[1]
    fresh = new_game(deal(topology, Seeded(3)), players)
    before = {int(action.argument) for action in RULES.legal(fresh, 0)}
    assert before == shape.start_sites
    for node in sorted(before):
        state = fresh.copy()
        RULES.apply(state, 0, parse_action(f"settle n{node}"), Seeded(0))
        RULES.apply(state, 0, RULES.legal(state, 0)[0], Seeded(0))
        # Whoever comes next: the rule asks for no owner.
        assert {int(action.argument) for action in RULES.legal(state, 1)} == before - shape.beside[node] - {
            node
        }


@pytest.mark.parametrize("key", sorted(catalogue()))
@pytest.mark.parametrize("seed", range(3))
def test_pt_01_both_corners_of_every_port_give_its_rate(key: str, seed: int) -> None:
    topology = topology_of(key)
    board = deal(topology, Seeded(seed))
    shape = oracle.shape_of(topology)
    for port in board.ports:
        ends = shape.ends[port.edge]
        assert len(ends) == 2
        one, other = ends
        assert ends <= shape.sites
        assert other in shape.beside[one]
        for node in ends:
            scene = Scene(topology.island.players[1], board)
            scene.settle(0, node)
            for kind, name in enumerate(NAMES):
                scene.give(0, f"4{name}")
                rate = _rate(scene, name)
                if port.kind == ANY_PORT:
                    assert rate == 3
                else:
                    assert rate == (2 if kind == port.kind else 4)


def _rate(scene: Scene, name: str) -> int:
    """What a bank trade of a kind takes, found by trading; the cards come back."""
    want = next(other for other in NAMES if other != name)
    before = scene.state.copy()
    held = scene.count(0, name)
    scene.do(0, f"bank {name}>{want}")
    paid = held - scene.count(0, name)
    scene.state = before
    return paid


def test_pt_02_a_new_port_serves_in_the_same_turn_and_as_a_city() -> None:
    scene = Scene(target=15)
    port = next(p for p in scene.board.ports if p.kind == ANY_PORT)
    node = int(scene.topology.edge_ends[2 * port.edge])
    taken = {node, *scene.neighbours(node)}
    spots = [n for h in range(19) for n in (scene.corner(h, 0),) if n not in taken]
    ports = {int(n) for p in scene.board.ports for n in scene.topology.edge_ends[2 * p.edge : 2 * p.edge + 2]}
    inland = [n for n in spots if n not in ports]
    for n in inland:
        if len(oracle.Facts(scene.state).settlements[0]) < 3 and n in oracle.Facts(scene.state).free_sites():
            scene.settle(0, n)
    scene.roads(0, scene.neighbours(node)[0], node)
    scene.give(0, "3ore")
    assert scene.refused(0, "bank ore>wood") == "not_held"
    pay(scene, 0, "settle")
    scene.do(0, f"settle n{node}")
    scene.do(0, "bank ore>wood")
    assert scene.hand(0) == "1wood"
    pay(scene, 0, "city")
    scene.do(0, f"city n{node}")
    scene.give(0, "3grain")
    scene.do(0, "bank grain>brick")
    assert scene.hand(0) == "1wood1brick"


def test_pt_04_a_port_takes_cards_of_one_kind_and_its_own() -> None:
    scene = Scene()
    for kind, hand, trade in (
        (ANY_PORT, "1brick2ore", "bank ore>wool"),
        (NAMES.index("wool"), "2brick", "bank brick>wool"),
    ):
        other = Scene()
        port = next(p for p in other.board.ports if p.kind == kind)
        other.settle(0, int(other.topology.edge_ends[2 * port.edge]))
        other.give(0, hand)
        assert other.refused(0, trade) == "not_held"
        assert other.legal(0, "bank") == []
    port = next(p for p in scene.board.ports if p.kind == NAMES.index("wool"))
    scene.settle(0, int(scene.topology.edge_ends[2 * port.edge]))
    scene.give(0, "2wool")
    scene.do(0, "bank wool>brick")
    assert scene.hand(0) == "1brick"
