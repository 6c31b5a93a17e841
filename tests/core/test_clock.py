"""Chapter: what is done for a player whose time is up (B67)."""

import pytest

from hexfolk.core.action import Action, action_text
from hexfolk.core.board import DOTS
from hexfolk.core.chance import FORCED, Draw, Recorder, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadDraw, BadRecord, Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.record import Entry, Record, Seat, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.state import OVER, PHASES, POINTS, ROADS_LEFT, State
from hexfolk.islands import topology_of
from tests.core import oracle
from tests.core.kit import Scene, dealt, dice, drawn_island, refusal

RULES = Classic()


def forced(*draws: tuple[int, int]) -> list[Draw]:
    """Draws of the clock: bound and value."""
    return [Draw(FORCED, bound, value) for bound, value in draws]


def expire(scene: Scene, seat: int, draws: list[Draw] | None = None) -> tuple[str, list[Event]]:
    """What the clock does, and what happened. All draws must be used."""
    trace: list[Event] = []
    script = Scripted(draws or [])
    code = RULES.expire(scene.state, seat, script, trace)
    assert script.used == len(script.draws), "draws were left over"
    oracle.check(scene.state)
    return action_text(Action(code)), trace


def kinds(trace: list[Event]) -> list[str]:
    return [event.kind for event in trace]


def phase(scene: Scene) -> str:
    return PHASES[scene.state.phase]


# --- the course of a turn ----------------------------------------------------------------------


def test_b67_not_rolled_the_clock_rolls_and_then_ends_the_turn() -> None:
    scene = Scene()
    scene.before_roll(0)
    assert expire(scene, 0, dice(1, 2))[0] == "roll"
    assert expire(scene, 0)[0] == "end"
    assert (scene.state.on_turn, phase(scene)) == (1, "before_roll")


def test_b67_the_end_of_the_turn_withdraws_all_open_offers() -> None:
    scene = Scene()
    scene.give(0, "2wood")
    scene.give(1, "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(0, "offer 1wood>1wool")
    scene.do(1, "counter 1 1ore>2wood")
    said, trace = expire(scene, 0)
    assert said == "end"
    assert kinds(trace)[:4] == ["lapse", "lapse", "lapse", "end"]
    assert scene.state.offers == []


def test_b67_the_forced_steps_of_the_roll_are_done() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.give(0, "8wood")
    scene.give(1, "1ore")
    scene.before_roll(0)
    assert expire(scene, 0, dice(3, 4))[0] == "roll"
    assert phase(scene) == "discard"
    assert expire(scene, 0, forced((8, 0), (7, 0), (6, 0), (5, 0)))[0] == "discard 4wood"
    assert expire(scene, 0)[0] == "robber h1"
    assert expire(scene, 0)[0] == "end"


def test_b67_who_is_not_waited_for_has_nothing_done() -> None:
    scene = Scene(5)
    for seat in (1, 4):
        with pytest.raises(Illegal, match="not_your_turn"):
            RULES.expire(scene.state, seat, Seeded(1))
    with pytest.raises(Illegal, match="unknown_seat"):
        RULES.expire(scene.state, 5, Seeded(1))
    scene.state.phase = OVER
    with pytest.raises(Illegal, match="not_your_turn"):
        RULES.expire(scene.state, 0, Seeded(1))


def test_b64_sign_up_and_slot_end() -> None:
    scene = Scene(5)
    scene.do(2, "signup")
    scene.do(0, "end")
    assert [expire(scene, seat)[0] for seat in (1, 3, 4)] == ["pass", "pass", "pass"]
    assert (phase(scene), scene.state.builder) == ("special", 2)
    with pytest.raises(Illegal, match="not_your_turn"):
        RULES.expire(scene.state, 0, Seeded(1))
    assert expire(scene, 2)[0] == "end"
    assert (scene.state.on_turn, phase(scene)) == (1, "before_roll")


# --- discards ----------------------------------------------------------------------------------


def test_b67_a_discard_that_expires_concerns_only_that_player() -> None:
    scene = Scene()
    scene.give(0, "8wood")
    scene.give(1, "3brick5wool1ore")
    scene.give(2, "10grain")
    scene.seven(0)
    # Places in the hand, sorted: brick, then two of what is left.
    said, trace = expire(scene, 1, forced((9, 2), (8, 2), (7, 6), (6, 5)))
    assert said == "discard 1brick2wool1ore"
    assert kinds(trace) == ["discarding"]
    assert (scene.hand(0), scene.hand(1), scene.hand(2)) == ("8wood", "2brick3wool", "10grain")
    assert RULES.must(scene.state) == [0, 2]


def test_b67_what_was_discarded_already_counts() -> None:
    scene = Scene()
    scene.give(0, "9ore")
    scene.seven(0)
    scene.do(0, "discard 3ore")
    assert expire(scene, 0, forced((6, 5)))[0] == "discard 1ore"
    assert phase(scene) == "robber"


def test_b67_every_card_is_discarded_equally_often() -> None:
    scene = Scene()
    scene.give(0, "8wood2ore")
    scene.seven(0)
    before = scene.state
    chance = Seeded(3)
    ores = 0
    for _ in range(2000):
        state = before.copy()
        code = RULES.expire(state, 0, chance)
        ores += action_text(Action(code)).count("1ore") + 2 * action_text(Action(code)).count("2ore")
    # Half of the hand goes: each of the two ores half of the time.
    assert 1900 < ores < 2100


# --- the robber --------------------------------------------------------------------------------


def robber_after_seven(scene: Scene, seat: int = 0) -> str:
    scene.seven(seat)
    return expire(scene, seat)[0]


def test_b67_the_robber_goes_where_no_building_is_first_in_reading_order() -> None:
    scene = Scene()
    assert robber_after_seven(scene) == "robber h0"


def blocked(state: State, seat: int, h: int) -> int:
    """Own dots on a hex, a city's doubled, counted from the pieces."""
    topology = state.board.topology
    corners = [int(topology.hex_nodes[6 * h + place]) for place in range(6)]
    sets = [(state.settlements_at, 1), (state.cities_at, 2)]
    pieces = 0
    for node in corners:
        for base, worth in sets:
            word = state.v[state.at(seat) + base + node // 62]
            pieces += worth * (int(word) >> node % 62 & 1)
    return pieces * int(DOTS[state.board.number[h]])


def test_b67_with_own_buildings_everywhere_the_fewest_dots_are_blocked_and_a_city_counts_double() -> None:
    scene = Scene()
    for h in (0, 2, 7, 9, 11, 16, 18):
        scene.settle(0, scene.corner(h, 0), scene.corner(h, 2), scene.corner(h, 4))
    open_hexes = [h for h in range(19) if h != 9]
    costs = {h: blocked(scene.state, 0, h) for h in open_hexes}
    assert min(costs.values()) > 0
    best = min(open_hexes, key=lambda h: (costs[h], h))
    assert robber_after_seven(scene) == f"robber h{best}"
    # The same island with a city at that hex: it is not the cheapest any more.
    other = Scene()
    for h in (0, 2, 7, 9, 11, 16, 18):
        for place in (0, 2, 4):
            node = other.corner(h, place)
            if node in other.corners(best):
                other.city(0, node)
            else:
                other.settle(0, node)
    dear = {h: blocked(other.state, 0, h) for h in open_hexes}
    assert dear[best] == 2 * costs[best]
    now = min(open_hexes, key=lambda h: (dear[h], h))
    assert now != best
    assert robber_after_seven(other) == f"robber h{now}"


def test_b67_of_hexes_that_cost_nothing_one_without_buildings_comes_first() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.settle(0, scene.corner(1, 0))
    assert robber_after_seven(scene) == "robber h2"


@pytest.mark.parametrize(("place", "said"), [(1, "robber h2"), (0, "robber h4")])
def test_b67_among_the_deserts_that_a_friendly_robber_flees_to_an_empty_one_comes_first(
    place: int, said: str
) -> None:
    board = deal(drawn_island("D F D P D", numbers="4=1 9=1"), Seeded(1))
    scene = Scene(2, board, friendly_robber=True)
    scene.state.robber = 0
    scene.settle(0, scene.corner(0, 4))
    # Bars h1 and stands beside the desert h2; then bars h3, beside the desert h4 or not.
    scene.settle(1, scene.corner(1, 1), scene.corner(3, place))
    assert robber_after_seven(scene) == said


def test_b67_the_victim_is_drawn() -> None:
    scene = Scene()
    for h, seat in enumerate((1, 2, 3)):
        scene.give(seat, "1ore")
        scene.settle(seat, scene.corner(h, 0))
    scene.settle(3, scene.corner(0, 2))
    scene.seven(0)
    scene.do(0, "robber h0")
    assert phase(scene) == "rob"
    said, trace = expire(scene, 0, [*forced((2, 1)), *scene.theft(3, "ore")])
    assert said == "rob 3"
    assert kinds(trace) == ["steal"]
    assert scene.hand(0) == "1ore"


# --- free roads --------------------------------------------------------------------------------


def roads_played(before_roll: bool = False) -> Scene:
    scene = Scene()
    scene.settle(0, scene.corner(8, 0))
    scene.hold(0, "roads")
    if before_roll:
        scene.before_roll(0)
    scene.do(0, "roads")
    return scene


def test_b67_free_roads_are_forfeited_and_the_card_stays_played() -> None:
    scene = roads_played()
    said, trace = expire(scene, 0)
    assert (said, kinds(trace), int(trace[0].a)) == ("forfeit", ["forfeit"], 2)
    assert (phase(scene), scene.state.free_roads, scene.state.played) == ("main", 0, 1)
    assert scene.state.v[scene.state.at(0) + ROADS_LEFT] == 15
    assert expire(scene, 0)[0] == "end"


def test_b67_with_one_placed_the_other_is_forfeited() -> None:
    scene = roads_played()
    scene.do(0, scene.legal(0, "road")[0])
    said, trace = expire(scene, 0)
    assert (said, int(trace[0].a)) == ("forfeit", 1)
    assert scene.state.v[scene.state.at(0) + ROADS_LEFT] == 14


def test_b67_played_before_the_roll_the_clock_rolls_then() -> None:
    scene = roads_played(before_roll=True)
    assert expire(scene, 0)[0] == "forfeit"
    assert expire(scene, 0, dice(1, 1))[0] == "roll"


def test_b50_only_the_clock_forfeits() -> None:
    scene = roads_played()
    assert refusal(scene.state, 0, "forfeit") == "bad_action"
    assert "forfeit" not in scene.legal(0)


# --- the set-up --------------------------------------------------------------------------------


def test_b67_in_the_set_up_the_site_with_most_dots_and_the_road_towards_most() -> None:
    scene = Scene(founding=True)
    best = scene.corner(4, 0)
    # 8, 10 and 9 have 12 dots; so have 10, 9 and 6 beside it, which comes later in reading order.
    assert expire(scene, 0)[0] == f"settle n{best}"
    ends = {scene.edge(best, node): node for node in scene.neighbours(best)}
    topology = scene.topology

    def dots(node: int) -> int:
        around = [int(h) for h in topology.node_hexes[3 * node : 3 * node + 3] if h >= 0]
        return sum(int(DOTS[scene.board.number[h]]) for h in around)

    road = min(ends, key=lambda edge: (-dots(ends[edge]), edge))
    assert expire(scene, 0)[0] == f"road e{road}"
    # What is taken, and what is too near, is no site.
    said, _ = expire(scene, 1)
    node = int(said.split(" ")[1][1:])
    assert node not in (best, *ends.values())
    assert dots(node) == 12 or dots(node) == 11


def test_b67_the_clock_alone_plays_whole_games_to_the_end_of_their_set_up() -> None:
    for players in (2, 4, 8):
        scene = Scene(players, dealt(players), founding=True)
        steps = 0
        while scene.state.turn == 0:
            expire(scene, int(scene.state.on_turn))
            steps += 1
        assert steps == 4 * players
        assert all(scene.state.v[scene.state.at(seat) + POINTS] == 2 for seat in range(players))


# --- records -----------------------------------------------------------------------------------


def clock_game(turns: int) -> Record:
    """A game that only the clock plays."""
    board = dealt(5, 7)
    scene = Scene(5, board, founding=True)
    record = Record(scene.options, board, [Seat("person", "", f"P{seat}") for seat in range(5)])
    chance = Recorder(Seeded(11))
    while scene.state.turn <= turns:
        seat = int(RULES.next_to_act(scene.state))
        code = RULES.expire(scene.state, seat, chance)
        record.entries.append(Entry(-1, None, [], f"clock {seat}"))
        record.add(seat, Action(code), chance.take())
    record.close(scene.state)
    return record


def test_what_the_clock_did_replays_exactly() -> None:
    text = clock_game(150).to_text()
    assert "| forced/" in text
    again = parse_record(text, topology_of)
    replay(again)
    assert again.to_text() == text


def test_a_record_in_which_the_clock_did_something_else_is_wrong() -> None:
    lines = clock_game(150).to_text().split("\n")
    place = next(k for k, line in enumerate(lines) if "| forced/" in line and "discard" in line)
    seat, word, _ = lines[place].split(" ", 2)
    words = lines[place].split(" | ")[1].split(" ")
    bound = words[0].removeprefix("forced/").split("=")[0]
    for changed, code in (
        (lines[place].replace(words[0], f"forced/{bound}={bound}"), "record_draw"),
        (lines[place].replace(" | " + " ".join(words), ""), "record_draw"),
        (f"{seat} {word} 1wood | {' '.join(words)}", "record_clock"),
    ):
        spoilt = "\n".join([*lines[:place], changed, *lines[place + 1 :]])
        with pytest.raises(BadRecord) as fault:
            replay(parse_record(spoilt, topology_of))
        assert (fault.value.code, fault.value.line) == (code, place + 1)


def test_draws_that_fail_change_nothing() -> None:
    scene = Scene()
    scene.give(0, "8wood")
    scene.seven(0)
    before = scene.state.to_bytes()
    with pytest.raises(BadDraw):
        RULES.expire(scene.state, 0, Scripted(forced((8, 1), (7, 1))))
    assert scene.state.to_bytes() == before
