"""The Python API: one game in one object."""

import pytest

import hexfolk
from hexfolk.bots import choose
from hexfolk.core.map_reading import parse_island
from hexfolk.core.map_text import island_text
from hexfolk.islands import catalogue


def settled(players: int, seed: int) -> hexfolk.Game:
    game = hexfolk.Game(players, seed=seed)
    while not game.is_over:
        seat = game.to_act[0]
        action = choose("settler", game.observe(seat), 1)
        assert action is not None
        game.apply(seat, action)
    return game


def test_a_seed_gives_the_same_game() -> None:
    one, other = settled(3, 5), settled(3, 5)
    assert one.state == other.state
    assert one.winner is not None
    assert one.points(one.winner) >= 10
    assert settled(3, 6).state != one.state


def test_the_record_reads_back() -> None:
    game = settled(2, 1)
    record, state = hexfolk.read_record(game.record.to_text())
    assert state == game.state
    assert len(record.entries) == len(game.record.entries)


def test_a_refused_action_changes_nothing() -> None:
    game = hexfolk.Game(seed=1)
    before, entries = game.state.to_bytes(), len(game.record.entries)
    for seat, action, code in ((0, "roll", "finish_found_settlement"), (1, "settle n0", "not_your_turn")):
        with pytest.raises(hexfolk.Illegal) as refusal:
            game.apply(seat, action)
        assert refusal.value.code == code
    assert game.state.to_bytes() == before
    assert len(game.record.entries) == entries


def test_wrong_seats_islands_and_options_are_named() -> None:
    game = hexfolk.Game(seed=1)
    with pytest.raises(hexfolk.Illegal, match="unknown_seat"):
        game.legal(4)
    with pytest.raises(IndexError, match="no seat 4"):
        game.points(4)
    with pytest.raises(KeyError, match="'atlantis'; known: standard, archipelago"):
        hexfolk.Game(seed=1, island="atlantis")
    with pytest.raises(hexfolk.BadOption, match="players"):
        hexfolk.Game(9)


def test_an_own_map_is_played_by_its_text_or_as_an_island() -> None:
    text = island_text(catalogue()["lagoon"]).replace('"lagoon"', '"mine"')
    by_text = hexfolk.Game(3, seed=4, island=text)
    by_island = hexfolk.Game(3, seed=4, island=parse_island(text))
    assert by_text.state == by_island.state
    record, state = hexfolk.read_record(by_text.record.to_text())
    assert state == by_text.state
    assert record.board.topology.island.key.startswith("own_")
    # One of the game's own is known again, and needs no map in its record.
    known = hexfolk.Game(3, seed=4, island=parse_island(island_text(catalogue()["lagoon"])))
    assert known.record.to_text().split("\n")[3].startswith("board lagoon ")
    with pytest.raises(hexfolk.BadIsland, match="line 2"):
        hexfolk.Game(3, island="id = 'x'\nmap = ?")


def test_a_random_island_stands_in_the_record() -> None:
    game = hexfolk.Game(5, seed=2, island="random")
    key = game.board.topology.island.key
    assert catalogue()[key].players[0] <= 5 <= catalogue()[key].players[1]
    text = game.record.to_text()
    assert "\ndrawn island/" in text
    assert hexfolk.read_record(text)[1] == game.state


def test_every_public_name_is_there() -> None:
    for name in hexfolk.__all__:
        assert getattr(hexfolk, name) is not None
    with pytest.raises(AttributeError, match="nothing_here"):
        _ = hexfolk.nothing_here
