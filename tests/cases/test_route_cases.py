"""Longest trade route: what other games got wrong (LR)."""

from hexfolk.core.record import Record, Seat, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.snapshot import state_from_bytes
from hexfolk.core.state import ROUTE
from hexfolk.islands import topology_of
from tests.cases.ground import build_into, build_road, lower_edge, pay, upper_edge, way_off
from tests.core import oracle
from tests.core.driver import new_game, play
from tests.core.kit import Scene, dealt, dice


def test_lr_01_a_building_at_either_end_leaves_the_length() -> None:
    scene = Scene()
    line = upper_edge(scene, 2)[:10]
    scene.roads(0, *line)
    assert scene.route(0) == 9
    build_into(scene, 1, line[0], *line)
    assert scene.route(0) == 9
    build_into(scene, 2, line[9], *line)
    assert scene.route(0) == 9
    assert scene.state.route_holder == 0


def test_lr_01_a_capped_route_goes_on_growing_at_its_other_end() -> None:
    scene = Scene()
    line = upper_edge(scene, 2)
    scene.roads(0, *line[:7])
    build_into(scene, 1, line[0], *line)
    assert scene.route(0) == 6
    build_road(scene, 0, line[6], line[7])
    assert scene.route(0) == 7
    build_road(scene, 0, line[7], line[8])
    assert scene.route(0) == 8


def test_lr_03_a_cut_that_leaves_nobody_with_five_takes_the_award_at_once() -> None:
    scene = Scene()
    line = upper_edge(scene, 2)[:6]
    scene.roads(0, *line)
    assert (scene.state.route_holder, scene.visible(0)) == (0, 2)
    build_into(scene, 1, line[2], *line)
    assert scene.route(0) == 3
    assert scene.state.route_holder == -1
    # On Blue's turn: Red's two points are gone, Blue has one for the settlement.
    assert (scene.visible(0), scene.visible(1)) == (0, 1)


def test_lr_05_a_holder_cut_down_to_a_tie_keeps_it_until_somebody_is_longer() -> None:
    scene = Scene()
    line = upper_edge(scene, 2)[:11]
    other = lower_edge(scene, 3)
    scene.roads(0, *line)
    scene.roads(2, *other[:6])
    build_into(scene, 1, line[5], *line)
    assert (scene.route(0), scene.route(2), scene.state.route_holder) == (5, 5, 0)
    before = scene.visible(0), scene.visible(2)
    build_road(scene, 2, other[5], other[6])
    assert scene.state.route_holder == 2
    assert (scene.visible(0), scene.visible(2)) == (before[0] - 2, before[1] + 2)


def test_lr_06_a_fork_counts_its_two_longest_arms() -> None:
    scene = Scene()
    middle = scene.corner(9, 0)
    for first, length in zip(scene.neighbours(middle), (3, 3, 2), strict=True):
        arm = [middle, first]
        while len(arm) <= length:
            arm.append(way_off(scene, arm[-1], *arm))
        scene.roads(0, *arm)
    assert scene.route(0) == 6


def test_lr_06_two_pieces_are_not_added_up() -> None:
    scene = Scene()
    scene.roads(0, *upper_edge(scene, 0)[:5])
    scene.roads(0, *lower_edge(scene, 4)[:5])
    assert (scene.route(0), scene.state.route_holder) == (4, -1)


def test_lr_06_a_ring_with_a_tail() -> None:
    scene = Scene()
    ring = scene.corners(9)
    scene.roads(0, *ring, ring[0])
    first = way_off(scene, ring[0], *ring)
    scene.roads(0, ring[0], first, way_off(scene, first, ring[0]))
    assert scene.route(0) == 8


def test_lr_06_two_rings_and_a_bridge() -> None:
    scene = Scene()
    # One edge between h8 and h9 leads from the ring of the hex above it to that of the hex below.
    west, east = scene.corners(4), scene.corners(13)
    bridge = next((a, b) for a in west for b in scene.neighbours(a) if b in east)
    for ring in (west, east):
        scene.roads(0, *ring, ring[0])
    scene.roads(0, *bridge)
    assert len(_roads(scene)) == 13
    assert scene.route(0) == 13


def test_lr_06_two_rings_that_share_an_edge() -> None:
    scene = Scene()
    for ring in (scene.corners(8), scene.corners(9)):
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
            if scene.edge(one, other) not in _roads(scene):
                scene.roads(0, one, other)
    assert len(_roads(scene)) == 11
    assert scene.route(0) == 11


def _roads(scene: Scene) -> set[int]:
    return oracle.Facts(scene.state).roads[0]


def test_lr_07_an_own_settlement_on_the_way_and_a_free_road_that_joins() -> None:
    scene = Scene()
    line = upper_edge(scene, 2)[:7]
    scene.settle(0, line[2])
    scene.roads(0, *line[:5])
    scene.roads(0, *line[5:7])
    assert (scene.route(0), scene.state.route_holder) == (4, -1)
    scene.hold(0, "roads")
    scene.do(0, "roads")
    scene.do(0, f"road e{scene.edge(line[4], line[5])}")
    assert (scene.route(0), scene.state.route_holder) == (6, 0)


def test_lr_09_a_restored_state_has_the_holder_of_a_tie_and_all_lengths() -> None:
    scene = Scene()
    scene.roads(0, *upper_edge(scene, 2)[:7])
    scene.roads(1, *lower_edge(scene, 3)[:7])
    again = state_from_bytes(scene.board, scene.options, scene.state.to_bytes())
    assert (scene.route(0), scene.route(1), scene.state.route_holder) == (6, 6, 0)
    lengths = [scene.route(seat) for seat in range(4)]
    scene.state = again
    assert [scene.route(seat) for seat in range(4)] == lengths
    assert scene.state.route_holder == 0
    # What comes next is what would have come: the tie does not move the award, one more road does.
    build_road(scene, 1, lower_edge(scene, 3)[6], lower_edge(scene, 3)[7])
    assert scene.state.route_holder == 1


def test_lr_09_a_replayed_record_has_the_same_holder_and_lengths() -> None:
    board = dealt(4, 11)
    state = new_game(board, 4)
    record = Record(state.options, board, [Seat("person", "", name) for name in "abcd"])
    ties = 0
    for seat, action, source, _ in play(state, 11, 1500):
        record.add(seat, action, source.take())
        lengths = [int(state.v[state.at(other) + ROUTE]) for other in range(4)]
        if state.route_holder != -1 and lengths.count(max(lengths)) > 1:
            ties += 1
            if ties % 50 == 1:
                assert replay(parse_record(record.to_text(), topology_of)) == state
    assert ties > 50


def test_lr_10_no_road_goes_on_behind_anothers_building() -> None:
    scene = Scene(5)
    a = scene.corner(9, 0)
    b = way_off(scene, a)
    z = next(n for n in scene.neighbours(a) if n != b)
    scene.settle(0, z)
    scene.roads(0, z, a, b)
    c, d = (n for n in scene.neighbours(b) if n != a)
    scene.roads(1, c, b)
    scene.on_turn(1)
    pay(scene, 1, "settle")
    scene.do(1, f"settle n{b}")
    beyond = scene.edge(b, d)
    scene.on_turn(0)
    pay(scene, 0, "road")
    assert beyond not in scene.sites(0, "road")
    assert scene.refused(0, f"road e{beyond}") == "not_connected"
    scene.hold(0, "roads")
    scene.do(0, "roads")
    assert beyond not in scene.sites(0, "road")
    assert scene.refused(0, f"road e{beyond}") == "not_connected"
    for _ in range(2):
        scene.do(0, scene.legal(0, "road")[0])
    # And in a slot of the special phase.
    scene.do(0, "end")
    for seat in range(1, 5):
        scene.do(seat, "pass")
    scene.do(1, "roll", dice(1, 1))
    scene.do(0, "signup")
    scene.do(1, "end")
    for seat in (2, 3, 4):
        scene.do(seat, "pass")
    assert (scene.phase(), scene.state.builder) == ("special", 0)
    assert beyond not in scene.sites(0, "road")
    assert scene.refused(0, f"road e{beyond}") == "not_connected"
