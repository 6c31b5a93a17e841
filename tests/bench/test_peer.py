"""Our bots at the table of another simulator: the same island, the same actions, no secrets."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bench.peer import position, speech
from bench.peer.ground import Ground
from bench.peer.guest import Guest, bot
from bench.peer.journal import Journal
from bench.peer.score import interval, report, times
from hexfolk.core.action import Action, action_text, parse_action
from hexfolk.core.hexgrid import middle as middle_of
from hexfolk.core.inventory import WHOLE
from hexfolk.core.observation import Observation
from hexfolk.core.port import ANY_PORT
from hexfolk.core.resource import parse_bundle
from hexfolk.core.snapshot import known_from_bytes, state_from_bytes
from hexfolk.core.soundness import complaint
from hexfolk.core.state import HAND, HELD, PHASES
from tests.bench.table import PORTS, RESOURCES, Act, Color, Map, Prompt, Table, Word


@pytest.fixture
def table() -> Table:
    return Table()


def act(word: str, value: Any = None, colour: Any = Color.RED) -> Act:
    return Act(colour, Word[word], value)


# --- the ground --------------------------------------------------------------------------------


def test_corners_keep_their_places() -> None:
    """Every corner is the intersection that lies at the same point, but for one shift of the whole plane."""
    peer = Map(2, PORTS)
    ground = Ground(peer)
    points = {number: point for point, number in peer.numbers.items()}
    names = ground.board.topology.node_names
    shifts = set()
    for theirs, ours in ground.nodes.items():
        x, y = middle_of(names[ours])
        shifts.add((round(x - points[theirs][0], 2), round(y - points[theirs][1], 2)))
    assert len(shifts) == 1
    assert len(ground.nodes) == 54
    assert len(ground.edges) == 72


def test_terrain_numbers_and_ports_are_kept() -> None:
    peer = Map(2, PORTS)
    board = Ground(peer).board
    ground = Ground(peer)
    for cube, tile in peer.land_tiles.items():
        h = ground.hexes[cube]
        assert board.number[h] == (tile.number or 0)
        assert board.terrain[h] == (5 if tile.resource is None else RESOURCES.index(tile.resource))
    by_kind = {port.kind: port for port in board.ports}
    assert set(by_kind) == {4, ANY_PORT}
    # The ore port lies east of the easternmost tile and serves its two eastern corners.
    east = {ground.nodes[peer.node((2, -2, 0), corner)] for corner in ("NORTHEAST", "SOUTHEAST")}
    edge = by_kind[4].edge
    assert {int(n) for n in board.topology.edge_ends[2 * edge : 2 * edge + 2]} == east
    # The other lies north-west of the north-western tile.
    north = {ground.nodes[peer.node((0, 2, -2), corner)] for corner in ("NORTH", "NORTHWEST")}
    edge = by_kind[ANY_PORT].edge
    assert {int(n) for n in board.topology.edge_ends[2 * edge : 2 * edge + 2]} == north


def test_another_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="shape"):
        Ground(Map(1, {}))


# --- actions -----------------------------------------------------------------------------------


def test_every_action_has_its_word(table: Table) -> None:
    ground = Ground(table.map)
    node = table.map.node((0, 0, 0), "NORTH")
    other = table.map.node((0, 0, 0), "NORTHEAST")
    spot, hex_ = ground.nodes[node], ground.hexes[(1, 0, -1)]
    edge = ground.edges[min(node, other), max(node, other)]
    words = {
        act("ROLL"): "roll",
        act("END_TURN"): "end",
        act("BUY_DEVELOPMENT_CARD"): "buy",
        act("PLAY_KNIGHT_CARD"): "knight",
        act("PLAY_ROAD_BUILDING"): "roads",
        act("BUILD_SETTLEMENT", node): f"settle n{spot}",
        act("BUILD_CITY", node): f"city n{spot}",
        act("BUILD_ROAD", (node, other)): f"road e{edge}",
        act("BUILD_ROAD", (other, node)): f"road e{edge}",
        act("MOVE_ROBBER", ((1, 0, -1), Color.BLUE)): f"robber h{hex_}",
        act("DISCARD_RESOURCE", "SHEEP"): "discard 1wool",
        act("PLAY_YEAR_OF_PLENTY", ("WOOD", "ORE")): "plenty 1wood1ore",
        act("PLAY_YEAR_OF_PLENTY", ("WHEAT", "WHEAT")): "plenty 2grain",
        act("PLAY_MONOPOLY", "BRICK"): "monopoly brick",
        act("MARITIME_TRADE", ("SHEEP", "SHEEP", None, None, "ORE")): "bank wool>ore",
    }
    for action, text in words.items():
        assert action_text(Action(speech.translate(ground, action))) == text
    with pytest.raises(KeyError):
        speech.translate(ground, act("OFFER_TRADE", (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)))


# --- positions ---------------------------------------------------------------------------------


def rebuilt(table: Table, reader: int) -> Any:
    return position.rebuild(position.Table(table), table, reader)


def test_a_position_is_one_that_a_game_can_come_to(table: Table) -> None:
    table.give(0, ["WOOD", "ORE", "ORE", "KNIGHT"])
    table.give(1, ["SHEEP", "VICTORY_POINT"])
    whole = rebuilt(table, WHOLE)
    assert complaint(whole, WHOLE) == ""
    assert state_from_bytes(whole.board, whole.options, whole.to_bytes()) == whole
    for seat in (0, 1):
        known = rebuilt(table, seat)
        assert known_from_bytes(known.board, known.options, known.to_bytes(), seat) == known
    mine = rebuilt(table, 0)
    assert mine.v[mine.at(0) + HAND] == parse_bundle("1wood2ore")
    assert mine.v[mine.at(1) + HAND] == 0
    assert (PHASES[mine.phase], mine.turn, mine.die1, mine.die2) == ("main", 1, 2, 3)
    assert position.hand_sizes(table) == [3, 1]
    assert position.held_sizes(table) == [1, 1]


def test_what_is_secret_changes_nothing(table: Table) -> None:
    """Other cards in another's hand, another deck, another card bought: the same to the last byte."""
    table.give(1, ["WOOD", "SHEEP", "KNIGHT", "MONOPOLY"])
    table.state.current_turn_index = table.state.current_player_index = 1
    table.players["P1_HAS_ROLLED"] = True
    table.do(Color.RED, "END_TURN", None)
    table.do(Color.BLUE, "ROLL", None, (1, 1))
    table.do(Color.BLUE, "BUY_DEVELOPMENT_CARD", "MONOPOLY", "MONOPOLY")
    before = rebuilt(table, 0).to_bytes(), position.hand_sizes(table), position.held_sizes(table)
    bought = rebuilt(table, 1)
    assert (bought.bought, bought.fresh) == (1, bought.v[bought.at(1) + HELD] - 1)
    for name, number in {"WOOD": 0, "SHEEP": 0, "BRICK": 2, "KNIGHT": 1, "MONOPOLY": 0}.items():
        table.players[f"P1_{name}_IN_HAND"] = number
    table.players["P1_VICTORY_POINT_IN_HAND"] = 1
    table.players["P1_ACTUAL_VICTORY_POINTS"] += 1
    table.state.development_listdeck = ["MONOPOLY"] * len(table.state.development_listdeck)
    table.state.action_records.pop()
    table.do(Color.BLUE, "BUY_DEVELOPMENT_CARD", "VICTORY_POINT", "VICTORY_POINT")
    after = rebuilt(table, 0).to_bytes(), position.hand_sizes(table), position.held_sizes(table)
    assert after == before


def test_free_roads_are_no_more_than_the_pieces(table: Table) -> None:
    table.state.is_road_building, table.state.free_roads_available = True, 2
    assert (PHASES[rebuilt(table, 0).phase], rebuilt(table, 0).free_roads) == ("free_road", 2)


def test_another_hand_limit_is_refused(table: Table) -> None:
    table.state.discard_limit = 9
    with pytest.raises(ValueError, match="9"):
        position.Table(table)


# --- at the table ------------------------------------------------------------------------------


class Voice:
    """A bot that says what it was told to say, and keeps what it was asked."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)
        self.heard: list[Observation] = []

    def __call__(self, observation: Observation, seed: int) -> Action | None:
        self.heard.append(observation)
        text = self.texts.pop(0)
        return parse_action(text) if text else None


def test_the_robber_is_moved_first_and_robs_then(table: Table) -> None:
    table.state.current_prompt = Prompt.MOVE_ROBBER
    cube = (1, -1, 0)
    h = Ground(table.map).hexes[cube]
    playable = [
        act("MOVE_ROBBER", ((0, 0, 0), None)),
        act("MOVE_ROBBER", (cube, Color.BLUE)),
        act("MOVE_ROBBER", (cube, Color.RED)),
    ]
    heard: list[tuple[str, int, list[str]]] = []

    def ask(observation: Observation, seed: int) -> Action:
        state = observation.known
        legal = [action_text(action) for action in observation.legal]
        heard.append((PHASES[state.phase], int(state.robber), legal))
        return parse_action(f"robber h{h}" if len(heard) == 1 else "rob 1")

    guest = Guest(Color.RED, ask, 1)
    assert guest.decide(table, playable) is playable[1]
    start = Ground(table.map).hexes[table.state.board.robber_coordinate]
    middle = Ground(table.map).hexes[0, 0, 0]
    assert heard == [
        ("robber", start, [f"robber h{middle}", f"robber h{h}"]),
        ("rob", h, ["rob 0", "rob 1"]),
    ]
    assert guest.faults == []


def test_one_victim_is_not_asked_about(table: Table) -> None:
    table.state.current_prompt = Prompt.MOVE_ROBBER
    h = Ground(table.map).hexes[(2, -2, 0)]
    playable = [act("MOVE_ROBBER", ((0, 0, 0), None)), act("MOVE_ROBBER", ((2, -2, 0), Color.BLUE))]
    guest = Guest(Color.RED, Voice(f"robber h{h}"), 1)
    assert guest.decide(table, playable) is playable[1]


def test_discards_are_laid_aside_one_by_one(table: Table) -> None:
    table.state.current_prompt = Prompt.DISCARD
    table.state.discard_counts = [3, 0]
    table.give(0, ["WOOD"] * 4 + ["ORE"] * 3)
    wood, ore = act("DISCARD_RESOURCE", "WOOD"), act("DISCARD_RESOURCE", "ORE")
    voice = Voice("discard 1wood2ore")
    guest = Guest(Color.RED, voice, 1)
    assert [guest.decide(table, [wood, ore]) for _ in range(3)] == [wood, ore, ore]
    assert len(voice.heard) == 1
    assert guest.faults == []


def test_an_offer_is_refused_by_all_and_the_bot_asked_again(table: Table) -> None:
    playable = [act("END_TURN"), act("BUY_DEVELOPMENT_CARD")]
    voice = Voice("offer 1wood>1ore", "offer 2wood>1ore", "buy", "end")
    guest = Guest(Color.RED, voice, 1)
    assert guest.decide(table, playable) is playable[1]
    closed = voice.heard[-1].known.closed
    assert [(int(o.maker), int(o.refused), int(o.number)) for o in closed] == [(0, 2, 1), (0, 2, 2)]
    # They stay refused for the rest of the turn.
    assert guest.decide(table, playable) is playable[0]
    assert len(voice.heard[-1].known.closed) == 2
    assert guest.faults == []
    table.state.num_turns += 2
    voice.texts.append("end")
    guest.decide(table, playable)
    assert voice.heard[-1].known.closed == []


@pytest.mark.parametrize("answer", ["roll", "", "monopoly ore"])
def test_what_is_not_legal_is_replaced_and_counted(table: Table, answer: str) -> None:
    playable = [act("BUY_DEVELOPMENT_CARD"), act("END_TURN")]
    guest = Guest(Color.RED, Voice(answer), 1)
    assert guest.decide(table, playable) is playable[1]
    assert len(guest.faults) == 1


def test_nobody_is_asked_where_there_is_no_choice(table: Table) -> None:
    voice = Voice()
    guest = Guest(Color.RED, voice, 1)
    only = act("END_TURN")
    assert guest.decide(table, [only]) is only
    assert (voice.heard, guest.micros) == ([], [])


def test_our_bots_choose_among_what_is_offered(table: Table) -> None:
    """With cards for a city and a card: a bot of ours takes one of the offered actions, without a fault."""
    table.give(0, ["WHEAT"] * 3 + ["ORE"] * 3 + ["SHEEP"])
    playable = [act("END_TURN"), act("BUY_DEVELOPMENT_CARD")]
    playable += [act("BUILD_CITY", node) for node in table.state.buildings_by_color[Color.RED]["SETTLEMENT"]]
    for name in ("settler", "random"):
        guest = Guest(Color.RED, bot(name), 1)
        assert guest.decide(table, playable) in playable
        assert guest.faults == []
        assert len(guest.micros) == 1


# --- keeping count -----------------------------------------------------------------------------


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = {"bot": "settler", "players": 2}
    Journal(path, match).add({"game": 0, "winner": 1})
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game":1,"win')
    again = Journal(path, match)
    assert again.games == [{"game": 0, "winner": 1}]
    again.add({"game": 1, "winner": 0})
    assert [game["game"] for game in Journal(path, match).games] == [0, 1]
    with pytest.raises(ValueError, match="another match"):
        Journal(path, {"bot": "random", "players": 2})


def test_the_interval_is_wilsons() -> None:
    """Worked out by hand: 5 of 10 is 0.2366 … 0.7634, 0 of 10 is 0 … 0.2775."""
    assert interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


def test_times_and_faults_are_told() -> None:
    assert times([]).decisions == 0
    taken = times([1000] * 98 + [5000, 9000])
    assert (taken.decisions, taken.mean, taken.p99) == (100, 1.12, 9.0)
    games = [
        {"game": 0, "seat": 0, "winner": 0, "faults": [], "ours": [1000], "theirs": [2000]},
        {"game": 1, "seat": 1, "winner": 0, "faults": ["roll"], "ours": [], "theirs": []},
        {"game": 2, "seat": 0, "winner": -1, "faults": [], "ours": [], "theirs": []},
    ]
    text = report({"bot": "settler", "against": "F", "players": 2, "seed": 1}, games)
    assert "1 of 3 won" in text
    assert "given up: 1; faults: 1" in text
    assert "in seat 2: 0 of 1" in text


# --- with the simulator itself, where it is installed --------------------------------------------


def test_games_of_the_peer_are_games_of_ours() -> None:
    enums = pytest.importorskip("catanatron.models.enums")
    if not hasattr(enums, "ActionRecord"):
        pytest.skip("an older catanatron")
    from bench.peer.fidelity import play as replay
    from bench.peer.match import Pairing, play

    counts: Counter[str] = Counter()
    assert replay(["R", "F", "R"], 5, counts) == []
    assert counts["actions"] > 100
    outcome = play(Pairing("settler", "R", 2, 1), 1)
    assert outcome.faults == []
    assert outcome.winner >= 0
