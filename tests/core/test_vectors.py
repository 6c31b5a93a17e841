"""Rules: worked examples, one by one."""

import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.islands import topology_of
from tests.core.kit import Scene, dealt, dice, kinds


def test_v01_distance_rule() -> None:
    scene = Scene(founding=True)
    node = scene.corner(9, 0)
    scene.do(0, f"settle n{node}")
    scene.do(0, scene.legal(0, "road")[0])
    first = set(scene.neighbours(node))
    second = {n for near in first for n in scene.neighbours(near)} - {node}
    for seat in (1, 2, 3):
        scene.state.on_turn = seat
        assert not first & scene.sites(seat, "settle")
        assert second <= scene.sites(seat, "settle")


@pytest.mark.parametrize(("cards", "due"), [(9, 4), (7, 0), (8, 4)])
def test_v02_discards_on_a_seven(cards: int, due: int) -> None:
    scene = Scene()
    scene.give(1, f"{cards}wool")
    scene.seven()
    if due:
        scene.do(1, f"discard {due}wool")
    assert scene.hand_size(1) == cards - due
    assert scene.phase() == "robber"


def test_v03_the_robber_on_one_of_two_eights() -> None:
    scene = Scene()
    scene.settle(0, scene.corner(0, 0))  # forest, 8
    scene.settle(1, scene.corner(11, 2))  # hills, 8
    scene.state.robber = 0
    scene.roll(2, 4, 4)
    assert (scene.hand(0), scene.hand(1)) == ("", "1brick")


def test_v04_fork_and_ring_with_a_tail() -> None:
    scene = Scene()
    ring = [scene.corner(9, place) for place in range(6)]
    c = ring[2]
    e = next(n for n in scene.neighbours(c) if n not in ring)
    scene.roads(0, ring[0], ring[1], c, ring[3])
    scene.roads(0, c, e)
    assert scene.route(0) == 3
    scene.roads(1, *[scene.corner(12, place) for place in range(6)], scene.corner(12, 0))
    tail = [scene.corner(12, 3)]
    tail += [n for n in scene.neighbours(tail[0]) if n not in scene.corners(12)]
    tail += [next(n for n in scene.neighbours(tail[1]) if n != tail[0])]
    scene.roads(1, *tail)
    assert scene.route(1) == 8


def test_v05_a_line_of_five_cut_at_the_third() -> None:
    scene = Scene()
    line = [scene.corner(7, 5), *(scene.corner(h, place) for h in (7, 8, 9) for place in (0, 1))][:6]
    scene.roads(0, *line)
    assert (scene.route(0), scene.state.route_holder) == (5, 0)
    scene.settle(1, line[2])
    assert (scene.route(0), scene.state.route_holder) == (3, -1)


def test_v05a_a_ring_with_a_foreign_corner() -> None:
    scene = Scene()
    ring = [scene.corner(9, place) for place in range(6)]
    scene.settle(1, ring[0])
    scene.roads(0, *ring, ring[0])
    assert scene.route(0) == 6
    after = Scene()
    after.roads(0, *ring, ring[0])
    after.settle(1, ring[0])
    assert after.route(0) == 6


def test_v06_nine_visible_and_a_point_card() -> None:
    scene = Scene()
    scene.city(1, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.settle(1, scene.corner(9, 0))
    scene.hold(1, "point")
    scene.do(0, "end")
    assert (scene.phase(), scene.winner()) == ("over", 1)
    scene = Scene()
    scene.city(1, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.settle(1, scene.corner(9, 0))
    scene.hold(1, "point")
    scene.on_turn(2)
    for seat in (2, 3):
        scene.do(seat, "end")
        assert scene.phase() == "before_roll"
        scene.do((seat + 1) % 4, "roll", dice(1, 1))
    assert kinds(scene.do(0, "end"))[-1] == "win"


def test_v07_friendly_robber_when_all_have_two_points() -> None:
    scene = Scene(friendly_robber=True)
    for seat, hexes in enumerate(((0, 2), (3, 6), (12, 15), (16, 18))):
        scene.settle(seat, *(scene.corner(h, 0 if h < 12 else 3) for h in hexes))
        assert scene.visible(seat) == 2
    scene.seven()
    built = {h for h in range(19) if scene.state.v[scene.state.weight + h]}
    assert scene.sites(0, "robber") == set(range(19)) - built - {9}
    for h in built:
        assert scene.refused(0, f"robber h{h}") == "friendly_robber"


def test_v08_slots_after_the_second_player_of_five() -> None:
    scene = Scene(5)
    scene.on_turn(1)
    for seat in (0, 2, 3, 4):
        scene.do(seat, "signup")
    scene.do(1, "end")
    slots = []
    while scene.phase() == "special":
        slots += scene.must()
        scene.do(slots[-1], "end")
    assert [f"P{seat + 1}" for seat in slots] == ["P3", "P4", "P5", "P1"]


def test_v09_four_to_one_with_the_bank_short() -> None:
    scene = Scene()
    scene.give(0, "4wood")
    scene.drain("grain", 0, to=1)
    assert scene.refused(0, "bank wood>grain") == "bank_short"
    assert scene.hand(0) == "4wood"


def test_v10_third_knight_before_the_roll_wins() -> None:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.settle(0, scene.corner(7, 0))
    scene.hold(0, "point")
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    scene.before_roll()
    assert scene.points(0) == 8
    scene.do(0, "knight")
    assert (scene.phase(), scene.winner(), scene.points(0)) == ("over", 0, 10)
    assert scene.refused(0, "roll") == "game_over"


def test_v11_no_ore_in_the_bank() -> None:
    # h7 is pasture and h16 mountains, both with a 5.
    scene = Scene()
    scene.settle(0, scene.corner(16, 3))
    scene.settle(1, scene.corner(7, 0))
    scene.settle(2, scene.corner(16, 5))
    scene.drain("ore", 0, to=3)
    scene.roll(0, 2, 3)
    assert [scene.hand(seat) for seat in range(3)] == ["", "1wool", ""]


def test_v12_monopoly_leaves_development_cards_alone() -> None:
    scene = Scene()
    scene.hold(0, "monopoly")
    scene.give(1, "1wood2ore")
    scene.hold(1, "point", 2)
    scene.hold(1, "knight")
    scene.give(2, "1ore")
    scene.do(0, "monopoly ore")
    assert [scene.hand(seat) for seat in range(3)] == ["3ore", "1wood", ""]
    assert (scene.held(1, "point"), scene.held(1, "knight"), scene.points(1)) == (2, 1, 2)


def test_v13_the_board_of_44() -> None:
    board = deal(topology_of("standard44"), Seeded(44))
    assert sum(1 for number in board.number if number) == 41
    assert sum(1 for terrain in board.terrain if terrain == 5) == 3
    assert len(board.ports) == 13
    assert board.topology.node_count == 112


@pytest.mark.parametrize("seed", range(12))
def test_v13_eight_players_find_sixteen_sites(seed: int) -> None:
    scene = Scene(8, dealt(8), founding=True)
    chance = Seeded(seed)
    while scene.phase() == "found_settlement":
        (seat,) = scene.must()
        sites = sorted(scene.sites(seat, "settle"))
        # As hostile as can be: the site that takes most others away, by chance among equals.
        most = max(len(near(scene, n) & set(sites)) for n in sites)
        hostile = [n for n in sites if len(near(scene, n) & set(sites)) == most]
        scene.do(seat, f"settle n{hostile[chance.draw(8, len(hostile))]}")
        scene.do(seat, scene.legal(seat, "road")[0])
    assert scene.phase() == "before_roll"


def near(scene: Scene, node: int) -> set[int]:
    return {node, *scene.neighbours(node)}
