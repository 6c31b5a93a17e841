"""Input that nobody sane would send: bytes, records and actions, random or spoilt from good ones.

Whatever comes, it is taken or refused with the error that is promised, and nothing is done by half. To look
longer than the tests do, for instance at the compiled rules, where a mistake could end the process:

    PYTHONPATH=. .venv/bin/python tests/fuzz/fuzz.py SECONDS [SEED]
"""

import sys
import time
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random

import msgspec

import hexfolk
from hexfolk.core.action import TRADE, Action, action_text, is_well_formed, parse_action
from hexfolk.core.chance import SEATING, Recorder, Seeded, draw_text, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadDraw, BadRecord, BadState, Illegal
from hexfolk.core.event import Event
from hexfolk.core.observation import sample
from hexfolk.core.options import SWITCHES, options_text, parse_options
from hexfolk.core.record import RULES as RULES_TEXT
from hexfolk.core.record import Record, Seat, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.resource import KINDS, ONE, unpack
from hexfolk.core.seal import Seal, choice_of
from hexfolk.core.snapshot import known_from_bytes, state_from_bytes
from hexfolk.core.state import DUE, HAND, HELD, PHASES, SIGN, State
from hexfolk.core.verdict import DIFFERS, VERIFIED, verify_text
from hexfolk.core.verified import Member, Verified, commitment, pledge_of, table_mark
from hexfolk.islands import standard_for, topology_of
from hexfolk.view.game import view_game
from tests.oracles.match import RULES, next_words

ODD = (0, 1, 2, 5, 7, 31, 32, 62, 63, 64, 149, 150, 1000, 2**25, 2**31, 2**32, 2**61, 2**62, 2**63 - 1)
MOMENT = ("phase", "on_turn", "rolled", "played", "robber", "builder", "deck", "shuffled", "dice")
LETTERS = '0123456789 |>=/-:.\n\t*"\\nehwoodrantSPFé\u2028\x00'


@cache
def games(players: int) -> tuple[list[State], str]:
    """Positions of every phase along a game, and its record."""
    random, chance = Random(players), Recorder(Seeded(players))
    switches = " ".join(f"{name}={'on' if random.random() < 0.7 else 'off'}" for name in SWITCHES)
    # Every other game with a deck of throws, of every kind.
    dice = "dice=normal" if players % 2 else "dice=balanced"
    more = f"soft_sevens={'on' if players % 4 else 'off'} no_early_seven={players // 3}"
    options = parse_options(f"players={players} target=8 {switches} {dice} {more}")
    board = deal(topology_of(standard_for(players)), chance)
    record = Record(options, board, [Seat("person", "", f"P{seat}") for seat in range(players)])
    record.deal = chance.take()
    state = RULES.new_game(board, options)
    found, phases = [state.copy()], set[str]()
    for step in range(900):
        if not RULES.must(state):
            break
        seat, text = next_words(state, random)
        try:
            RULES.apply(state, seat, parse_action(text), chance)
        except Illegal:
            continue
        record.add(seat, parse_action(text), chance.take())
        if step % 40 == 0 or PHASES[state.phase] not in phases or state.offers:
            phases.add(PHASES[state.phase])
            found.append(state.copy())
    record.close(state)
    return found, record.to_text()


@cache
def sealed_game(players: int) -> str:
    """The record of a short sealed game."""
    secret, mark = bytes([players]) * 32, table_mark("fuzz")
    committed = commitment(secret, mark, 1)
    options = parse_options(f"players={players}")
    topology = topology_of(standard_for(players))
    members = [Member("", pledge_of(committed, chair, bytes(16)), bytes(16)) for chair in range(players - 1)]
    seal = Seal(
        committed,
        mark,
        1,
        RULES_TEXT,
        options_text(options),
        choice_of([topology.island]),
        [*members, Member("settler")],
    )
    chance, random = Recorder(Verified(seal.key(secret))), Random(players)
    order = shuffle(list(range(players)), SEATING, chance)
    seating = chance.take()
    board = deal(topology, chance, options.deal)
    bots = ["settler" if chair == players - 1 else "" for chair in order]
    record = Record(options, board, [Seat("bot" if bot else "person", bot, "") for bot in bots])
    record.seal, record.secret, record.seating, record.deal = seal, secret, seating, chance.take()
    state = RULES.new_game(board, options)
    for _ in range(120):
        seat, text = next_words(state, random)
        with suppress(Illegal):
            RULES.apply(state, seat, parse_action(text), chance)
            record.add(seat, parse_action(text), chance.take())
    record.close(state)
    return record.to_text()


def any_game(random: Random) -> tuple[State, str]:
    states, text = games(random.randint(2, 8))
    return random.choice(states).copy(), text


def odd_number(random: Random) -> int:
    number = random.choice(ODD) + random.choice((-1, 0, 0, 1))
    return min(2**63 - 1, max(-(2**63), number if random.random() < 0.7 else -number))


# --- actions ----------------------------------------------------------------------------------


def do_whole_or_not(state: State, seat: int, action: Action, seed: int) -> None:
    before = state.to_bytes()
    trace: list[Event] = []
    try:
        RULES.apply(state, seat, action, Recorder(Seeded(seed)), trace)
    except (Illegal, BadDraw):
        assert state.to_bytes() == before
        assert trace == []


def spoil_actions(random: Random) -> None:
    """Numbers and texts that are no actions, or are those of another moment."""
    state, record = any_game(random)
    for _ in range(20):
        seat = random.randint(-1, 8)
        code = (
            odd_number(random)
            if random.random() < 0.3
            else random.randrange(32) + 64 * random.randrange(2**26)
        )
        action = Action(code, odd_number(random), odd_number(random))
        do_whole_or_not(state, seat, Action(code) if random.random() < 0.5 else action, code)
        lines = record.split("\nbegin\n")[1].split("\n")[:-2]
        text = spoil_text(random, random.choice(lines)[2:].split(" | ")[0])
        with suppress(Illegal):
            action = parse_action(text)
            assert is_well_formed(action) or action.argument == 0
            assert parse_action(action_text(action)) == action
            do_whole_or_not(state, seat, action, 1)


def spoil_text(random: Random, text: str) -> str:
    """A few letters, numbers or pieces of a text are changed, doubled, moved or lost."""
    for _ in range(random.randint(1, 3)):
        one, other = sorted((random.randint(0, len(text)), random.randint(0, len(text))))
        match random.randrange(6):
            case 0:
                text = text[:one] + random.choice(LETTERS) + text[one:]
            case 1:
                text = text[:one] + random.choice(LETTERS) + text[one + 1 :]
            case 2:
                text = text[:one] + text[min(other, one + 8) :]
            case 3:
                text = text[:one] + text[one : one + 8] + text[one:]
            case 4:
                text = text[:one] + str(odd_number(random)) + text[one:]
            case _:
                text = text[:other] + text[one : one + 12] + text[other:]
    return text


# --- states -----------------------------------------------------------------------------------


def spoil_states(random: Random) -> None:
    """A state with some numbers changed: refused, or used like any other."""
    state, _ = any_game(random)
    numbers = array("q", state.to_bytes())
    for _ in range(random.randint(1, 4)):
        place = random.randrange(22) if random.random() < 0.3 else random.randrange(len(numbers))
        match random.randrange(4):
            case 0:
                numbers[place] = odd_number(random)
            case 1:
                numbers[place] = random.randint(-2, 40)
            case 2:
                numbers[place] = numbers[random.randrange(len(numbers))]
            case _:
                numbers[place] ^= 2 ** random.randrange(62)
    data = numbers.tobytes()
    if random.random() < 0.05:
        data = data[: random.randrange(len(data))] + random.randbytes(random.randrange(20))
    if random.random() < 0.02:
        data = random.randbytes(random.choice((0, 8, 176, len(data))))
    read_and_use(state, data, random)


def twist_states(random: Random) -> None:
    """A state in which the sums are right, but not the moment: refused, or used like any other."""
    state, _ = any_game(random)
    for _ in range(random.randint(1, 3)):
        random.choice((move_cards, change_moment, answer_otherwise))(state, random)
    read_and_use(state, state.to_bytes(), random)


def move_cards(state: State, random: Random) -> None:
    """A card of the bank, the deck or a player to where others of its kind lie."""
    seats = range(int(state.players))
    card = ONE[random.randrange(KINDS)]
    stacks, field = random.choice([(("bank",), HAND), (("deck", "spent"), HELD), (("fresh", "deck"), HELD)])
    piles: list[str | int] = [*stacks, *seats]

    def move(pile: str | int, number: int) -> None:
        if isinstance(pile, str):
            setattr(state, pile, getattr(state, pile) + number * card)
        else:
            state.v[state.at(pile) + field] += number * card

    number = random.randint(0, 2)
    move(random.choice(piles), -number)
    move(random.choice(piles), number)
    state.deck_left = sum(unpack(state.deck))
    state.bought = sum(unpack(state.fresh))


def change_moment(state: State, random: Random) -> None:
    """Another phase, turn or robber, with what may belong to it."""
    for name in random.sample(MOMENT, 2):
        match name:
            case "phase":
                state.phase = random.randrange(11)
                state.free_roads = random.randint(1, 2) if PHASES[state.phase] == "free_road" else 0
                state.winner = state.on_turn if PHASES[state.phase] == "over" else -1
            case "on_turn":
                state.on_turn = random.randrange(int(state.players))
            case "rolled":
                state.rolled = 1 - state.rolled
            case "played":
                state.played = 1 - state.played
            case "robber":
                state.robber = random.randrange(-1, int(state.board.topology.hex_count))
            case "builder":
                state.builder = random.randrange(-1, int(state.players))
            case "deck" if state.throws:
                state.throws ^= 2 ** random.randrange(36)
                state.soft = random.randrange(3)
            case "shuffled" if state.throws:
                state.throws = 2**36 - 1
                state.turn += random.randint(-1, 1)
            case _:
                state.die1, state.die2 = 3, 4


def answer_otherwise(state: State, random: Random) -> None:
    """Another sign-up, another discard, other terms of an offer."""
    at = int(state.at(random.randrange(int(state.players))))
    match random.randrange(4):
        case 0:
            state.v[at + SIGN] = random.randrange(3)
        case 1:
            hand = sum(int(state.v[at + HAND + kind]) for kind in range(KINDS))
            state.v[at + DUE] = random.choice((0, hand // 2, hand))
        case 2:
            state.offers += state.closed
            state.closed.clear()
        case _:
            for offer in state.offers + state.closed:
                name = random.choice(("number", "maker", "answers", "give", "want", "accepted", "refused"))
                setattr(offer, name, random.choice((0, 1, 2, 31, 32, 33, 1024)))


def read_and_use(state: State, data: bytes, random: Random) -> None:
    """Whoever is given a state that was accepted is refused moves with a reason, and nothing else."""
    try:
        strange = state_from_bytes(state.board, state.options, data)
    except BadState:
        return
    assert strange.to_bytes() == data
    use(strange, random)


def use(state: State, random: Random) -> None:
    """Whatever is done with states; and what comes of an accepted one is accepted again."""
    for reader in range(-1, int(state.players)):
        observation = RULES.observe(state, reader)
        msgspec.json.encode(view_game(observation, 1, 1))
        data = observation.known.to_bytes()
        assert known_from_bytes(state.board, state.options, data, reader).to_bytes() == data
        world = sample(observation, Seeded(1))
        assert world.phase == state.phase
    for _ in range(12):
        seats = RULES.must(state) + RULES.may(state)
        if not seats:
            return
        assert RULES.next_to_act(state) in seats
        for seat in RULES.must(state):
            assert RULES.legal(state, seat), f"{PHASES[state.phase]}: nothing to do for {seat}"
        seat = random.choice(seats)
        code = random.randrange(32) + 64 * random.randrange(2 ** random.randrange(1, 26))
        do_whole_or_not(state.copy(), random.randrange(8), Action(code), 1)
        legal = RULES.legal(state, seat)
        if legal:
            action = random.choice(legal)
            # An offer that nobody can pay any more may be listed for what it hides (B38).
            with suppress(*((Illegal,) if action.kind == TRADE else ())):
                RULES.apply(state, seat, action, Recorder(Seeded(1)))
        data = state.to_bytes()
        assert state_from_bytes(state.board, state.options, data).to_bytes() == data


# --- records ----------------------------------------------------------------------------------


def spoil_lines(random: Random, lines: list[str]) -> str:
    """Lines are changed, doubled, moved or lost."""
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(lines))
        match random.randrange(5):
            case 0:
                lines[place] = spoil_text(random, lines[place])
            case 1:
                del lines[place]
            case 2:
                lines.insert(place, random.choice(lines))
            case 3:
                other = random.randrange(len(lines))
                lines[place], lines[other] = lines[other], lines[place]
            case _:
                draw = random.choice(("dice/6=0", "dice/36=7", "theft/3=1", "deck/25=24", "dice/6=6", "x"))
                lines[place] += f" | {draw}" if " | " not in lines[place] else f" {draw}"
        lines = lines or [""]
    return "\n".join(lines)


def spoil_records(random: Random) -> None:
    """A record with lines changed, doubled, moved or lost: refused with the line, or good to the last."""
    _, text = any_game(random)
    lines = text.split("\n")
    if random.random() < 0.7:
        # Short, so that what is spoilt is come to.
        head = lines.index("begin") + random.randint(1, 60)
        lines = [*lines[:head], ""]
    spoilt = spoil_lines(random, lines)
    wrong = 0
    record = None
    try:
        record = parse_record(spoilt, topology_of)
        replay(record)
    except BadRecord as fault:
        wrong = fault.line
    assert 0 <= wrong <= len(lines) + 1
    if record is not None:
        assert parse_record(record.to_text(), topology_of).to_text() == record.to_text()


def spoil_seals(random: Random) -> None:
    """A sealed record with lines changed: read and judged, and verified only if its chance is what it was.

    Names may have changed, words of the table, and actions on which no draw hung and nothing at the end.
    """
    text = sealed_game(random.randint(2, 4))
    lines = text.split("\n")
    if random.random() < 0.7:
        # Mostly where the seal is.
        head = lines.index("begin")
        lines = [*spoil_lines(random, lines[:head]).split("\n"), *lines[head:]]
        spoilt = "\n".join(lines)
    else:
        spoilt = spoil_lines(random, lines)
    verdict = verify_text(spoilt, topology_of)
    if verdict.kind == DIFFERS:
        assert verdict.fault is not None
        assert 0 <= verdict.fault.line <= spoilt.count("\n") + 2
    elif verdict.kind == VERIFIED:
        assert all_chance(spoilt) == all_chance(text), "what was changed was not found"


def all_chance(text: str) -> tuple[list[str], list[str], bytes, str]:
    """What a record says of its chance: the head without names, every draw, the secret, the result."""
    record = parse_record(text, topology_of)
    draws = [draw_text(draw) for entry in record.entries for draw in entry.draws]
    return record.head(names=False), draws, record.secret, record.result


FUZZERS: dict[str, Callable[[Random], None]] = {
    "actions": spoil_actions,
    "states": spoil_states,
    "moments": twist_states,
    "records": spoil_records,
    "seals": spoil_seals,
}


def main(seconds: float, seed: int) -> None:
    """Try all of them in turn; says how often, or with what seed it went wrong."""
    tries = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for name, fuzz in FUZZERS.items():
            try:
                fuzz(Random(seed + tries))
            except Exception:
                sys.stderr.write(f"{name}, seed {seed + tries}\n")
                raise
        tries += 1
    speed = "compiled" if hexfolk.is_compiled() else "interpreted"
    sys.stdout.write(f"{tries} times each, {speed}: {', '.join(FUZZERS)}\n")


if __name__ == "__main__":
    main(float(sys.argv[1]), int([*sys.argv, "0"][2]))
