"""Games to read: what was asked stands at the margin as in a record, what came of it indented below.

A change of the rules shows as a change of these files that a person can judge. After one that is meant to be:

    PYTHONPATH=src:. .venv/bin/python tests/golden/playthroughs.py            plays the same actions again
    PYTHONPATH=src:. .venv/bin/python tests/golden/playthroughs.py new NAME…  plays other games (names below)

An action that the rules now refuse ends its game with the reason; then that game must be played anew.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hexfolk.core.action import parse_action
from hexfolk.core.board import Board, board_text
from hexfolk.core.cards import NAMES as CARDS
from hexfolk.core.chance import Recorder, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadDraw, Illegal
from hexfolk.core.event import Event
from hexfolk.core.options import parse_options
from hexfolk.core.record import Entry, Record, Seat, result_text
from hexfolk.core.record_reading import parse_record
from hexfolk.core.resource import NAMES, bundle_text
from hexfolk.core.state import State
from hexfolk.islands import standard_for, topology_of
from hexfolk.lab.simulation import Setting, Sitting
from tests.oracles.match import RULES, next_words
from tests.oracles.reading import read_off, sums
from tests.oracles.table import Cards

FOLDER = Path(__file__).resolve().parent / "playthroughs"
INDENT = "    "


@dataclass
class Plan:
    """How a game is played anew: by settlers, or by chance with many offers; when it stops."""

    options: str
    seed: int
    turns: int
    actions: int = 10_000
    settlers: bool = True


PLANS = {
    "plain-4": Plan("players=4 target=8", 4, 500),
    "plain-2": Plan("players=2", 2, 500),
    "friendly-robber-4": Plan("players=4 friendly_robber=on", 7, 30),
    "robber-off-3": Plan("players=3 robber=off", 3, 30),
    "no-discards-no-awards-3": Plan("players=3 discard=off route_award=off army_award=off", 5, 30),
    "special-building-6": Plan("players=6", 6, 24),
    "special-building-8": Plan("players=8", 8, 16),
    "trades-4": Plan("players=4", 11, 500, actions=420, settlers=False),
}


# --- telling ----------------------------------------------------------------------------------


def tell(event: Event) -> str:
    """One event in words; every field that it fills is in them."""
    who = f"seat {event.seat}"
    gets, wants = bundle_text(event.give) or "nothing", bundle_text(event.want) or "nothing"
    match event.kind:
        case "turn":
            return f"turn {event.a}: {who}"
        case "settle" | "city":
            return f"{who}: {event.kind} at n{event.spot}"
        case "road":
            return f"{who}: road at e{event.spot}" + (", free" if event.a == 1 else "")
        case "roll":
            return f"{who} rolls {event.a}+{event.b}={event.a + event.b}"
        case "yields":
            return f"h{event.spot} yields"
        case "produce" | "income" | "plenty":
            return f"{who} gets {gets} ({event.kind})"
        case "short":
            return f"the bank is short of {NAMES[event.a]}"
        case "discarding":
            return f"{who} lays {event.a} aside"
        case "discard":
            return f"{who} discarded {gets}"
        case "robber":
            return f"{who} moves the robber to h{event.spot}"
        case "steal":
            return f"{who} takes 1{NAMES[event.a]} from seat {event.other}"
        case "buy":
            return f"{who} buys a card: {CARDS[event.a]}"
        case "play":
            return f"{who} plays {CARDS[event.a]}"
        case "monopoly":
            return f"{who} gets {event.b}{NAMES[event.a]} in all (monopoly)"
        case "hand_over":
            return f"{who} hands {event.b}{NAMES[event.a]} to seat {event.other}"
        case "bank":
            return f"{who} gives {gets} to the bank for {wants}"
        case "offer":
            return f"{who} offers {gets} for {wants} (offer {event.a})"
        case "counter":
            return f"{who} counters offer {event.b}: {gets} for {wants} (offer {event.a})"
        case "accept" | "refuse" | "withdraw" | "lapse":
            return f"{who}: offer {event.a}: {event.kind}"
        case "trade":
            return f"{who} gives {gets} to seat {event.other} for {wants} (offer {event.a})"
        case "award":
            award = "army" if event.a else "route"
            return f"{award} award: from {_holder(event.other)} to {_holder(event.seat)}"
        case "win":
            return f"{who} wins with {event.a} points"
    return f"{who}: {event.kind}"


def _holder(seat: int) -> str:
    return "nobody" if seat < 0 else f"seat {seat}"


def _cards(cards: Cards) -> str:
    return "".join(f"{number}{name}" for name, number in cards.items() if number) or "-"


def picture(state: State) -> list[str]:
    """Bank, robber, awards, and a line for every seat."""
    table = read_off(state)
    bank = _cards(table.bank)
    lines = [f"bank {bank}, deck {table.deck.total()}, robber {_spot('h', [table.robber])}, {table.phase}"]
    for seat, (points, route) in enumerate(sums(state)):
        player = table.players[seat]
        awards = " route-award" * (table.route_holder == seat) + " army-award" * (table.army_holder == seat)
        lines.append(
            f"seat {seat}: {points} points{awards}, hand {_cards(player.hand)}, cards {_cards(player.held)}, "
            f"knights {player.knights}, settlements {_spot('n', player.settlements)}, "
            f"cities {_spot('n', player.cities)}, roads {len(player.roads)}, route {route}"
        )
    return lines


def _spot(letter: str, spots: list[int] | set[int]) -> str:
    return " ".join(f"{letter}{spot}" for spot in sorted(spots) if spot >= 0) or "-"


def drawing(board: Board) -> list[str]:
    """The hexes as they lie: number of the hex, terrain, number token."""
    cells = board_text(board).split("|")[1].split()
    positions = board.topology.positions
    west = min(2 * q + r for r, q in positions)
    rows: dict[int, str] = {}
    for h, (r, q) in enumerate(positions):
        rows[r] = rows.get(r, "").ljust(5 * (2 * q + r - west)) + f"h{h} {cells[h]}"
    return [rows[r] for r in sorted(rows)]


# --- playing the same again -------------------------------------------------------------------


def margin(text: str) -> str:
    """The record that a playthrough holds."""
    return "".join(f"{line}\n" for line in text.splitlines() if line and not line.startswith((INDENT, "#")))


def retell(record: Record, title: str) -> str:
    """Play the actions of a record by the rules as they are now and tell what happens."""
    state = RULES.new_game(record.board, record.options)
    record.result = ""
    header = record.to_text().split("\nbegin\n")[0].split("\n")
    lines = [f"# {title}", *header, *(INDENT + row for row in drawing(record.board)), "begin"]
    for entry in record.entries:
        lines.append(entry.text())
        turn = state.turn
        told, goes_on = retell_entry(state, entry)
        lines += [f"{INDENT}{line}" for line in told]
        if not goes_on:
            break
        if turn < state.turn:
            lines += [f"{INDENT}{INDENT}{line}" for line in picture(state)]
    lines += [f"{INDENT}{INDENT}{line}" for line in picture(state)]
    return "\n".join([*lines, f"end {result_text(state)}"]) + "\n"


def retell_entry(state: State, entry: Entry) -> tuple[list[str], bool]:
    """What one action does, or why it is refused; False if the game cannot go on."""
    assert entry.action is not None
    trace: list[Event] = []
    script = Scripted(entry.draws)
    try:
        RULES.apply(state, entry.seat, entry.action, script, trace)
    except Illegal as refusal:
        return [f"REFUSED: {refusal.code}"], False
    except BadDraw as error:
        return [f"OTHER DRAWS: {error}"], False
    if script.used < len(entry.draws):
        return [*map(tell, trace), "FEWER DRAWS"], False
    return [tell(event) for event in trace], True


def read(path: Path) -> Record:
    return parse_record(margin(path.read_text(encoding="utf-8")), topology_of)


# --- playing anew -----------------------------------------------------------------------------


def play_anew(plan: Plan) -> Record:
    """A game by its plan; what is refused is left out."""
    options = parse_options(plan.options)
    chance = Recorder(Seeded(plan.seed))
    island = standard_for(options.players)
    board = deal(topology_of(island), chance)
    record = Record(options, board, [Seat("person", "", f"P{seat}") for seat in range(options.players)])
    chance.take()
    state = RULES.new_game(board, options)
    sitting = Sitting(Setting(options, island, ("settler",) * options.players), RULES, state, plan.seed)
    random = Random(plan.seed)
    while sitting.is_open() and state.turn <= plan.turns and len(record.entries) < plan.actions:
        if plan.settlers:
            seat, action = sitting.decide()
        else:
            seat, text = next_words(state, random)
            action = parse_action(text)
        try:
            RULES.apply(state, seat, action, chance)
        except Illegal:
            continue
        record.add(seat, action, chance.take())
    return record


def main(words: list[str]) -> None:
    """Write all files again, those named with other actions."""
    FOLDER.mkdir(exist_ok=True)
    anew = words[1:] if words[:1] == ["new"] else []
    for name, plan in PLANS.items():
        path = FOLDER / f"{name}.txt"
        record = play_anew(plan) if name in anew else read(path)
        path.write_text(retell(record, name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
