"""The special building phase: what other games got wrong (SB)."""

import pytest

from tests.cases.ground import pay
from tests.core import oracle
from tests.core.kit import Scene, dealt, dice, home, kinds


def end_turn(scene: Scene, seat: int, signed: tuple[int, ...] = ()) -> None:
    """End a turn of the main part; those named sign up, all others pass."""
    scene.do(seat, "end")
    for other in list(scene.must()):
        scene.do(other, "signup" if other in signed else "pass")


def with_points(scene: Scene, seat: int, points: int) -> list[int]:
    """Settlements and cities of a seat, far from one another, worth so many points."""
    built: list[int] = []
    while points:
        node = min(oracle.Facts(scene.state).free_sites())
        if points >= 2 and len(built) < 4:
            scene.city(seat, node)
            points -= 2
        else:
            scene.settle(seat, node)
            points -= 1
        built.append(node)
    return built


def test_sb_01_the_seat_after_the_player_who_ended_is_next() -> None:
    scene = Scene(6)
    scene.settle(5, scene.corner(20, 0))
    scene.on_turn(2)
    pay(scene, 5, "road")
    pay(scene, 1, "buy")
    end_turn(scene, 2, signed=(5, 1))
    assert scene.must() == [5]
    scene.do(5, scene.legal(5, "road")[0])
    scene.do(5, "end")
    assert scene.must() == [1]
    scene.buy(1, "knight")
    scene.do(1, "end")
    assert (scene.phase(), scene.must(), scene.state.on_turn) == ("before_roll", [3], 3)


def one_short() -> Scene:
    """Seat 4 has nine points and a city to build in the phase after seat 1's turn; seat 2 has eight."""
    scene = Scene(5)
    with_points(scene, 4, 8)
    with_points(scene, 2, 8)
    node = min(oracle.Facts(scene.state).free_sites())
    scene.settle(4, node)
    pay(scene, 4, "buy")
    scene.on_turn(1)
    assert scene.points(4) == 9
    end_turn(scene, 1, signed=(4,))
    assert scene.must() == [4]
    assert kinds(scene.buy(4, "point")) == ["buy"]
    assert (scene.points(4), scene.phase(), scene.winner()) == (10, "special", -1)
    scene.do(4, "end")
    assert (scene.phase(), scene.must(), scene.winner()) == ("before_roll", [2], -1)
    return scene


def test_sb_02_ten_points_in_the_phase_win_at_the_own_next_turn() -> None:
    scene = one_short()
    for seat in (2, 3):
        scene.do(seat, "roll", dice(1, 1))
        end_turn(scene, seat)
        assert scene.phase() == ("before_roll" if seat == 2 else "over")
    assert scene.winner() == 4


def test_sb_02_who_has_a_turn_before_may_win_first() -> None:
    scene = one_short()
    scene.hold(2, "point")
    scene.do(2, "roll", dice(1, 1))
    pay(scene, 2, "buy")
    assert kinds(scene.buy(2, "point")) == ["buy", "win"]
    assert scene.winner() == 2


def test_sb_04_the_players_decide_and_not_the_board() -> None:
    four = Scene(4, dealt(6))
    four.do(0, "end")
    assert (four.phase(), four.must()) == ("before_roll", [1])
    assert four.refused(0, "signup") == "special_no"
    five = Scene(5, home())
    five.do(0, "end")
    assert (five.phase(), five.must()) == ("sign_up", [1, 2, 3, 4])


def test_sb_07_nobody_trades_in_the_phase() -> None:
    scene = Scene(5, home())
    port = next(p for p in scene.board.ports if p.kind >= 0)
    name = ("wood", "brick", "wool", "grain", "ore")[port.kind]
    other = "ore" if name != "ore" else "wood"
    scene.settle(3, int(scene.topology.edge_ends[2 * port.edge]))
    scene.give(3, f"4{name}")
    scene.give(0, "1brick")
    scene.do(0, "offer 1brick>1wool")
    assert kinds(scene.do(0, "end")) == ["lapse", "end"]
    assert scene.state.offers == []
    for seat in (1, 2, 3, 4):
        scene.do(seat, "signup" if seat == 3 else "pass")
    assert scene.must() == [3]
    for text in (f"bank {name}>{other}", f"offer 1{name}>1{other}", "trade 1 0"):
        assert scene.refused(3, text) == "special_only_building"
    for seat in (0, 1, 2, 4):
        for text in ("accept 1", "counter 1 1wool>1brick"):
            assert scene.refused(seat, text) == "offer_unknown"
    assert scene.legal(3) == ["end"]


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_sb_04_it_follows_every_turn(players: int) -> None:
    scene = Scene(players)
    for seat in range(players):
        end_turn(scene, seat)
        assert scene.must() == [(seat + 1) % players]
        scene.do((seat + 1) % players, "roll", dice(1, 1))
