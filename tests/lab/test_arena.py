"""Bots on equal terms: rotations, what is counted, and going on after an end."""

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import hexfolk
from hexfolk.core.options import Options
from hexfolk.islands import standard_for
from hexfolk.lab.arena import compete, rotations, whole_blocks
from hexfolk.lab.interval import block_interval, wilson
from hexfolk.lab.journal import BadJournal, GameLine, Journal, terms_of
from hexfolk.lab.notes import SeatNotes
from hexfolk.lab.rating import Finish, rate
from hexfolk.lab.simulation import Setting, game_seed, play, play_noted, play_recorded
from hexfolk.lab.standing import Standing, stand
from hexfolk.lab.stopwatch import Stopwatch, together
from hexfolk.lab.tally import run
from hexfolk.testing import check_record
from tests.foreign import BAD, install


def setting(bots: str, **more: Any) -> Setting:
    names = tuple(bots.split(","))
    return Setting(Options(len(names)), standard_for(len(names)), names, **more)


def timeless(standing: Standing) -> dict[str, Any]:
    """All of it but the times."""
    found = standing.as_dict()
    for name in ("seconds", "games_per_second", "resumed"):
        del found[name]
    for bot in found["bots"].values():
        del bot["mean_ms"], bot["p99_ms"]
    return found


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        ("a,b,c", ["a,b,c", "c,a,b", "b,c,a"]),
        ("a,b,b,b", ["a,b,b,b", "b,a,b,b", "b,b,a,b", "b,b,b,a"]),
        ("a,b,a,b", ["a,b,a,b", "b,a,b,a"]),
        ("a,a", ["a,a"]),
    ],
)
def test_rotations_are_the_different_ones(bots: str, expected: list[str]) -> None:
    assert [",".join(line_up) for line_up in rotations(tuple(bots.split(",")))] == expected


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [whole_blocks(("a", "b", "b"), games) for games in (1, 3, 4)] == [3, 3, 6]
    assert whole_blocks(("a", "a", "a"), 4) == 4


def test_every_rotation_plays_the_same_islands(tmp_path: Path) -> None:
    """One player under two names: who wins an island depends on the seat alone, and all share alike."""
    file = tmp_path / "journal"
    asked = setting("random,settler", turn_cap=60)
    standing = compete(asked, 3, 5, journal=file)
    assert (standing.games, standing.islands, standing.rotations) == (4, 2, 2)
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    for line in lines:
        block, moved = divmod(line["game"], 2)
        line_up = rotations(asked.bots)[moved]
        outcome, _ = play_noted(setting(",".join(line_up), turn_cap=60), game_seed(5, block))
        assert (line["winner"], line["turns"], line["points"]) == (
            outcome.winner,
            outcome.turns,
            list(outcome.points),
        )


def test_an_equal_player_wins_an_equal_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    standing = compete(setting("random,sound", turn_cap=2000), 4, 1)
    # Where the dice made seat 0 win, it has won under both names.
    assert standing.bots["random"].wins == standing.bots["sound"].wins == 2
    assert sum(seat.wins for seat in standing.seats) == standing.finished == 4
    faults = standing.bots["sound"].faults
    assert faults is not None
    assert faults.moves == 0
    assert standing.bots["random"].faults is None


def test_workers_and_breaks_change_nothing(tmp_path: Path) -> None:
    asked = setting("settler,random,random")
    alone = timeless(compete(asked, 6, 3))
    assert timeless(compete(asked, 6, 3, workers=2)) == alone
    file = tmp_path / "journal"
    compete(asked, 6, 3, workers=2, journal=file)
    lines = file.read_bytes().splitlines(keepends=True)
    # Ended while it wrote its fourth game.
    file.write_bytes(b"".join(lines[:4]) + lines[4][:30])
    again = compete(asked, 6, 3, journal=file)
    assert again.resumed == 3
    assert timeless(again) == alone
    assert len(file.read_bytes().splitlines()) == 7
    heard: list[int] = []
    ready = compete(asked, 6, 3, journal=file, progress=heard.append)
    assert (ready.resumed, heard) == (6, [6])
    assert timeless(ready) == alone
    more = compete(asked, 9, 3, journal=file)
    assert (more.resumed, more.games) == (6, 9)
    assert timeless(more) == timeless(compete(asked, 9, 3))


def test_a_journal_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    asked = setting("random,random", turn_cap=20)
    compete(asked, 2, 1, journal=file)
    before = file.read_bytes()
    others = [
        (
            setting("random,settler", turn_cap=20),
            1,
            "bots is random,random, not random,settler",
        ),
        (setting("random,random", turn_cap=21), 1, "turn_cap is 20, not 21"),
        (asked, 2, "seed is 1, not 2"),
    ]
    for other, seed, complaint in others:
        with pytest.raises(BadJournal, match=complaint):
            compete(other, 2, seed, journal=file)
        assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello\n", "is no journal of an arena"),
        ("hello", "is no journal of an arena"),
        ("{}\n", "is no journal of an arena"),
        ("HEAD\n{}\n", "line 2: not a game"),
        ('HEAD\n{"game":0,"winner":0,"turns":1,"points":[1],"seats":[]}\n', "line 2: not a game of this"),
        ("HEAD\n\xff\n", "line 2: not a game"),
    ],
)
def test_what_is_no_journal_stays_as_it_is(tmp_path: Path, text: str, complaint: str) -> None:
    asked = setting("random,random")
    head = tmp_path / "head"
    with Journal(head, terms_of(asked, 1)):
        pass
    file = tmp_path / "journal"
    raw = text.encode("latin-1").replace(b"HEAD\n", head.read_bytes())
    file.write_bytes(raw)
    with pytest.raises(BadJournal, match=complaint):
        compete(asked, 2, 1, journal=file)
    assert file.read_bytes() == raw


def test_a_journal_that_ended_in_its_first_line_begins_again(tmp_path: Path) -> None:
    asked = setting("random,random", turn_cap=5)
    file = tmp_path / "journal"
    compete(asked, 1, 1, journal=file)
    file.write_bytes(file.read_bytes()[:40])
    assert compete(asked, 1, 1, journal=file).resumed == 0
    assert compete(asked, 1, 1, journal=file).resumed == 1


@pytest.mark.parametrize("name", sorted(set(BAD) - {"hangs"}))
def test_a_bad_bot_loses_its_moves_and_the_game_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    # A process that ends is replaced every time; that takes a while, as does what never ends.
    cap = {"late": 1, "died": 1, "endless": 3}.get(BAD[name], 30)
    asked = setting(f"random,foreign_bots:{name}", turn_cap=cap, deadline=0.3 if BAD[name] == "late" else 5.0)
    standing = compete(asked, 2, 4)
    assert standing.games == 2
    assert standing.median_turns == cap + 1
    faults = standing.bots[f"foreign_bots:{name}"].faults
    assert faults is not None
    assert faults.moves >= 2
    assert set(faults.kinds) == {BAD[name]}
    assert faults.first.startswith(f"{BAD[name]}: ")
    assert "\n" not in faults.first


def test_a_game_with_a_bad_bot_is_recorded_and_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    asked = setting("random,foreign_bots:writes", turn_cap=60)
    outcome, record = play_recorded(asked, 2)
    assert play(asked, 2) == outcome
    notes = [entry.note for entry in record.entries if entry.note]
    assert len(notes) > 10
    assert set(notes) == {"clock 1"}
    assert check_record(record.to_text())[1].turn == outcome.turns


def test_a_simulation_reports_faults_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    tally = run(setting("random,foreign_bots:raises", turn_cap=10), 2, 1)
    said = tally.as_dict()["faults"]["foreign_bots:raises"]
    assert said["kinds"] == {"raised": said["moves"]}
    assert said["first"] == "raised: ValueError: out of ideas"
    assert "faults" not in run(setting("random,random", turn_cap=10), 2, 1).as_dict()


def test_offers_and_trades_are_counted_where_they_were_made() -> None:
    """Against what the record of the same game says."""
    asked = setting("settler,random,settler")
    outcome, notes = play_noted(asked, 8)
    again, record = play_recorded(asked, 8)
    assert again == outcome
    acts = [(entry.seat, str(entry.text()).split(" ")[1]) for entry in record.entries]
    for seat in range(3):
        assert notes[seat].offers == acts.count((seat, "offer"))
        assert notes[seat].trades == acts.count((seat, "trade"))
        assert notes[seat].accepted == acts.count((seat, "accept"))
    assert sum(note.offers for note in notes) > 10
    assert sum(note.trades for note in notes) > 0
    assert sum(note.asked for note in notes) == 2 * sum(note.offers for note in notes)


def test_the_interval_of_wilson() -> None:
    # By the textbook: 8 of 10.
    low, high = wilson(0.8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    low, high = wilson(0.0, 10)
    assert low == 0.0
    assert 0.27 < high < 0.28


def test_blocks_that_differ_make_the_interval_wider() -> None:
    same = block_interval([1] * 100, 2)
    apart = block_interval([2, 0] * 50, 2)
    assert same == wilson(0.5, 200)
    # Two games that always end alike are one.
    assert apart[1] - apart[0] == pytest.approx(wilson(0.5, 99)[1] - wilson(0.5, 99)[0], rel=1e-6)


def test_ninety_five_intervals_of_a_hundred_hold_the_truth() -> None:
    """Also where the games of a block are alike: the chance to win is drawn once for each block."""
    dice = random.Random(7)
    held = 0
    for _ in range(400):
        chances = [dice.choice((0.1, 0.5)) for _ in range(60)]
        low, high = block_interval([sum(dice.random() < p for _ in range(4)) for p in chances], 4)
        held += low <= 0.3 <= high
    assert 370 <= held <= 396


def test_ratings_follow_the_games() -> None:
    games = [Finish(("a", "b", "c"), 0, (10, 8, 5))] * 20
    found = rate(games)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found["a"].sigma < 25 / 3
    # A game without a winner counts by points, and ties are ties.
    assert Finish(("a", "b", "c"), -1, (4, 7, 4)).ranks() == [1.0, 0.0, 1.0]
    assert Finish(("a", "b", "c"), 2, (9, 10, 10)).ranks() == [2.0, 1.0, 0.0]
    both = rate([Finish(("a", "a"), 0, (10, 3))])
    assert both["a"].mu == pytest.approx(25)


def test_a_share_is_of_the_games_of_a_seat() -> None:
    asked = setting("a,b,b,b")
    games = [
        GameLine(n, winner, 50, [10 if seat == winner else 4 for seat in range(4)], [SeatNotes()] * 4)
        for n, winner in enumerate([0, 1, 0, 0])
    ]
    standing = stand(asked, rotations(asked.bots), games, 1, 0, 1.0)
    # `a` sits on seat n in game n.
    assert (standing.bots["a"].wins, standing.bots["a"].win_share) == (2, 0.5)
    assert (standing.bots["b"].wins, standing.bots["b"].win_share) == (2, round(2 / 12, 4))
    assert [seat.wins for seat in standing.seats] == [3, 1, 0, 0]
    low, high = standing.bots["b"].ci95
    assert low < 2 / 12 < high <= 1 / 3
    assert next(iter(standing.bots)) == "a"


def test_a_stopwatch_keeps_percentiles() -> None:
    watches = [Stopwatch(), Stopwatch()]
    for ms in range(1, 101):
        watches[ms % 2].add(ms / 1000)
    whole = together(watches)
    assert whole.count == 100
    assert whole.mean_ms() == pytest.approx(50.5)
    assert whole.percentile_ms(99) == pytest.approx(99, rel=0.01)
    assert whole.percentile_ms(50) == pytest.approx(50, rel=0.01)
    assert Stopwatch().mean_ms() == Stopwatch().percentile_ms(99) == 0.0


@pytest.mark.parametrize("changed", ["bots/settler.py", "bots/value.json", "core/route.py"])
def test_what_decides_how_games_go_is_told_apart(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal of other rules, bots or weights is not gone on with."""
    package = Path(hexfolk.__file__).parent
    for part in ("core", "bots"):
        shutil.copytree(package / part, tmp_path / part, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    terms = terms_of(setting("random,random"), 1)
    monkeypatch.setattr(hexfolk, "__file__", str(tmp_path / "__init__.py"))
    assert terms_of(setting("random,random"), 1) == terms
    (tmp_path / changed).write_text("changed", encoding="utf-8")
    assert terms_of(setting("random,random"), 1) != terms
