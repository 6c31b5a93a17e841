"""Sealed games for tests: with people who gave bytes or did not, and all that a table puts in a record.

``tests/golden/sealed`` holds some for everybody who writes a checker; to play them anew:

    PYTHONPATH=src:. .venv/bin/python tests/core/sealed.py
"""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hexfolk.core.action import Action, action_text
from hexfolk.core.chance import SEATING, Recorder, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.options import options_text, parse_options
from hexfolk.core.record import RULES as RULES_TEXT
from hexfolk.core.record import Entry, Record, Seat
from hexfolk.core.seal import Seal, choice_of
from hexfolk.core.state import DISCARDING, ROBBING, State
from hexfolk.core.trade import close_all
from hexfolk.core.verified import Member, Verified, commitment, pledge_of, table_mark
from hexfolk.islands import candidates, choose, own_topology, topology_of
from tests.core.driver import RULES
from tests.core.driver import choose as decide

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "sealed"
NAMES = ("Ada", "Zoë", "Łucja", "さくら", "line\u2028end", "Birch", "", "P 8")


@dataclass(frozen=True)
class Plan:
    """``who`` tells of each chair: `p` gave bytes, `w` withheld them, `m` is missing, `b` is a bot."""

    who: str
    words: str = ""
    island: str = "standard"
    seed: int = 1
    steps: int = 130
    map: str = ""


PLANS = {
    "people": Plan("pp", steps=160),
    "missing": Plan("pwmb", "friendly_robber=on", seed=2, steps=220),
    "drawn-island": Plan("bppbp", "deal=balanced", "random", 3, 160),
    "beginner": Plan("ppb", "deal=beginner", seed=4),
    "balanced-dice": Plan("ppb", "dice=balanced soft_sevens=on no_early_seven=2", seed=7, steps=220),
    "bots": Plan("bb", seed=5, steps=2000),
    "nobody-gave": Plan("mwb", seed=6, steps=80),
}


def play_sealed(plan: Plan) -> Record:
    """The record of a game, ended or abandoned. Time runs out, people come and go, moves are taken back."""
    random = Random(plan.seed)
    players = len(plan.who)
    options = parse_options(f"players={players} target=8 {plan.words}".strip())
    secret = _bytes(plan.seed, "secret", 32)
    mark = table_mark(f"table {plan.seed}")
    committed = commitment(secret, mark, plan.seed)
    members = [_member(plan, committed, chair) for chair in range(players)]
    if plan.map:
        shapes = [own_topology(plan.map)]
    else:
        shapes = [topology_of(key) for key in candidates(plan.island, players)]
    islands = choice_of([shape.island for shape in shapes])
    seal = Seal(committed, mark, plan.seed, RULES_TEXT, options_text(options), islands, members)
    recorder = Recorder(Verified(seal.key(secret)))
    order = shuffle(list(range(players)), SEATING, recorder)
    seating = recorder.take()
    shape = shapes[0] if plan.map else topology_of(choose(plan.island, players, recorder))
    drawn = recorder.take()
    board = deal(shape, recorder, options.deal)
    seats = [Seat("bot" if members[c].bot else "person", members[c].bot, NAMES[c]) for c in order]
    record = Record(options, board, seats)
    record.seal, record.secret = seal, secret
    record.seating, record.drawn, record.deal = seating, drawn, recorder.take()
    state = RULES.new_game(board, options)
    for _ in range(plan.steps):
        if not RULES.must(state):
            break
        _move(record, state, random, recorder)
    record.close(state)
    return record


def _move(record: Record, state: State, random: Random, recorder: Recorder) -> None:
    must = RULES.must(state)
    if state.offers and random.random() < 0.2:
        close_all(state, None)
        record.entries += [Entry(-1, None, [], f"undo {must[0]} road e7"), Entry(-1, None, [], "lapse")]
    if random.random() < 0.05:
        record.entries.append(Entry(-1, None, [], f"{random.choice(('takeover', 'return'))} {must[0]}"))
    if random.random() < (0.7 if state.phase in (DISCARDING, ROBBING) else 0.15):
        seat = random.choice(must)
        action = Action(RULES.expire(state, seat, recorder))
        record.entries.append(Entry(-1, None, [], f"clock {seat}"))
    else:
        seat, action = decide(state, random, must)
        assert action_text(action)
        RULES.apply(state, seat, action, recorder)
    record.add(seat, action, recorder.take())


def _member(plan: Plan, committed: bytes, chair: int) -> Member:
    kind = plan.who[chair]
    reveal = _bytes(plan.seed, f"chair {chair}", 16)
    if kind in "pw":
        return Member("", pledge_of(committed, chair, reveal), reveal if kind == "p" else b"")
    return Member("settler" if kind == "b" else "")


def _bytes(seed: int, use: str, size: int) -> bytes:
    return hashlib.sha256(f"{seed} {use}".encode()).digest()[:size]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, plan in PLANS.items():
        (FOLDER / f"{name}.txt").write_text(play_sealed(plan).to_text(), encoding="utf-8")
