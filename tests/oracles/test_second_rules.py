"""Games by the rules and by the second rules at once (tests/oracles): they agree after every action."""

from collections import Counter
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.options import Options
from hexfolk.core.state import PHASES, State
from hexfolk.islands import catalogue, standard_for, topology_of
from tests.oracles.ground import ground_of
from tests.oracles.match import RULES, Match, give_windfall, openings, play_ahead


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_places_are_numbered_alike(key: str) -> None:
    topology = topology_of(key)
    ground = ground_of(tuple(topology.island.cells), tuple(topology.island.no_start))
    assert ground.hexes == topology.positions
    assert ground.corners == topology.node_names
    assert ground.sides == topology.edge_names


def play_from(state: State, seed: int, ahead: int, steps: int, rich: bool) -> Match:
    """Play on without comparing, then compare every action."""
    random = Random(seed)
    play_ahead(state, random, ahead, rich)
    if rich and state.turn:
        give_windfall(state, random)
    match = Match(state, seed)
    for _ in range(steps):
        if not match.is_open():
            break
        match.step(random)
    return match


# A smaller seed is no smaller game: to shrink would take minutes and help nobody.
UNSHRUNK = (Phase.explicit, Phase.reuse, Phase.generate)
POSITIONS = given(
    openings(), st.integers(0, 2**30), st.integers(0, 600), st.sampled_from((True, True, False))
)


@settings(max_examples=150, phases=UNSHRUNK)
@POSITIONS
def test_both_agree_from_any_position(state: State, seed: int, ahead: int, rich: bool) -> None:
    play_from(state, seed, ahead, 40, rich)


@pytest.mark.long
@settings(max_examples=3000, phases=UNSHRUNK)
@POSITIONS
def test_both_agree_from_very_many_positions(state: State, seed: int, ahead: int, rich: bool) -> None:
    play_from(state, seed, ahead, 60, rich)


def whole_game(players: int, seed: int, steps: int) -> Match:
    """A game from the first settlement on, compared all along."""
    board = deal(topology_of(standard_for(players)), Seeded(seed))
    options = Options(players, target=8, friendly_robber=seed % 2 == 1)
    return play_from(RULES.new_game(board, options), seed, 0, steps, False)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_both_agree_from_the_first_settlement_on(players: int, seed: int) -> None:
    match = whole_game(players, seed, 400)
    words = Counter(entry.split(" ")[1] for entry in match.done)
    assert {"settle", "road", "roll", "end", "offer", "counter", "refuse"} <= words.keys()


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
def test_both_agree_over_whole_games(players: int) -> None:
    """To the end; over the games of a number of players every word is spoken and every phase passed."""
    for seed in range(6):
        match = whole_game(players, seed, 20_000)
        assert match.table.phase == "over"


@pytest.mark.long
def test_chance_finds_every_word_and_phase() -> None:
    """Otherwise agreement would mean little."""
    words: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    for seed in range(12):
        random = Random(seed)
        players = 5 + seed % 4
        match = whole_game(players, seed, 0)
        for _ in range(1500):
            if not match.is_open():
                break
            match.step(random)
            phases[match.table.phase] += 1
        words.update(entry.split(" ")[1] for entry in match.done)
    assert set(phases) == set(PHASES)
    assert len(words) == 22
