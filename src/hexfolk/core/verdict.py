"""Whether the chance of a recorded game is what was committed to (``docs/verifiable-chance.md``)."""

from collections.abc import Callable
from typing import Final, final

from hexfolk.core.chance import SEATING, Draw, Scripted, draw_text, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadDraw, BadIsland, BadOption, BadRecord
from hexfolk.core.record import Record, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.seal import Seal, choice_of
from hexfolk.core.topology import Topology
from hexfolk.core.verified import Verified, pledge_of

VERIFIED: Final = "verified"
RECOMPUTED: Final = "recomputed"
UNPUBLISHED: Final = "unpublished"
UNSEALED: Final = "unsealed"
DIFFERS: Final = "differs"
# So many draws tell whether a key is wrong or a draw.
FIRST_DRAWS: Final = 20


@final
class Verdict:
    """What came of checking a record. ``kind`` is one of:

    * ``verified``: every draw follows from the secret that was committed to and from the bytes that ``gave``
      of the ``people`` sent, one at least, and all was played by the rules;
    * ``recomputed``: the same, but no person gave bytes, so whoever made the secret has chosen the draws;
    * ``unpublished``: nothing is wrong so far, but the secret is not there: the game is still running, or the
      record was cut off;
    * ``unsealed``: played by the rules, but nothing tells where its chance came from;
    * ``differs``: ``fault`` has the first line that is wrong.
    """

    def __init__(self, kind: str, people: int, gave: int, fault: BadRecord | None = None) -> None:
        self.kind = kind
        self.people = people
        self.gave = gave
        self.fault = fault


def verify_text(text: str, topology_of: Callable[[str], Topology]) -> Verdict:
    """As ``verify``, of a text; one that cannot be read differs where it makes no sense."""
    try:
        record = parse_record(text, topology_of)
    except BadRecord as fault:
        return Verdict(DIFFERS, 0, 0, fault)
    return verify(record, topology_of)


def verify(record: Record, topology_of: Callable[[str], Topology]) -> Verdict:
    """Recompute every draw of a record, and play it again by the rules.

    ``topology_of`` knows the islands of the game by id (KeyError for others).
    """
    if record.entries and not record.entries[0].line:
        # Lines are known of what was read, not of what was made.
        return verify_text(record.to_text(), topology_of)
    faults = _faults_of_play(record)
    seal = record.seal
    kind, people, gave = UNSEALED, 0, 0
    if seal is not None:
        people = sum([not member.bot for member in seal.members])
        gave = sum([not member.bot and bool(member.reveal) for member in seal.members])
        kind = UNPUBLISHED
        faults += _faults_of_members(record, seal)
        faults += _faults_of_islands(record, seal, topology_of)
        if record.secret:
            kind = VERIFIED if gave else RECOMPUTED
            faults += _faults_of_draws(record, seal)
    first: BadRecord | None = None
    for fault in faults:
        if first is None or fault.line < first.line:
            first = fault
    return Verdict(kind if first is None else DIFFERS, people, gave, first)


def _faults_of_play(record: Record) -> list[BadRecord]:
    """What the rules say of it."""
    try:
        replay(record)
    except BadRecord as fault:
        return [fault]
    return []


def _faults_of_members(record: Record, seal: Seal) -> list[BadRecord]:
    """Bytes that are not those of their hash, and seats that are not the members in the order drawn."""
    found: list[BadRecord] = []
    for chair, member in enumerate(seal.members):
        if member.reveal and pledge_of(seal.commitment, chair, member.reveal) != member.pledge:
            line = record.line_of("member", chair)
            found.append(BadRecord("verify_pledge", line, "these bytes are not those of the hash"))
    script = Scripted(record.seating)
    try:
        order = shuffle(list(range(len(seal.members))), SEATING, script)
    except BadDraw as error:
        return [*found, BadRecord("verify_seating", record.line_of("seating"), str(error))]
    if script.used != len(record.seating):
        line = record.line_of("seating")
        found.append(BadRecord("verify_seating", line, "more draws than were needed"))
    for number, seat in enumerate(record.seats):
        if seat.bot != seal.members[order[number]].bot:
            line = record.line_of("seat", number)
            found.append(BadRecord("verify_seat", line, f"member {order[number]} was seated here"))
    return found


def _faults_of_islands(record: Record, seal: Seal, topology_of: Callable[[str], Topology]) -> list[BadRecord]:
    """Maps that are not those of the choice, and a board that is none of them or was not drawn."""
    played = record.board.topology.island
    names = seal.choice.names
    try:
        islands = [played if name == played.key else topology_of(name).island for name in names]
    except KeyError:
        return [BadRecord("verify_choice", record.line_of("choice"), "unknown island")]
    if choice_of(islands).hash != seal.choice.hash:
        return [BadRecord("verify_choice", record.line_of("choice"), "these maps are not those of the hash")]
    chosen = names[0]
    if len(names) > 1:
        if not record.drawn or record.drawn[0].bound != len(names):
            detail = f"no draw among {len(names)} islands"
            return [BadRecord("verify_island", record.line_of("drawn"), detail)]
        chosen = names[record.drawn[0].value]
    elif record.drawn:
        return [BadRecord("verify_island", record.line_of("drawn"), "nothing was to be drawn")]
    if chosen != played.key:
        return [BadRecord("verify_island", record.line_of("drawn"), f"the island is {chosen}")]
    return []


def _faults_of_draws(record: Record, seal: Seal) -> list[BadRecord]:
    """Of the secret: another one than was committed to, and the first draw that does not follow from it."""
    found: list[BadRecord] = []
    if not seal.is_of(record.secret):
        line = record.line_of("sealed")
        found.append(BadRecord("verify_commitment", line, "this is not the commitment to the secret"))
    key = seal.key(record.secret)
    if not record.deal and not _is_dealt_without_draws(record):
        detail = "the draws that dealt this board are missing"
        found.append(BadRecord("verify_deal", record.line_of("board"), detail))
    chance = Verified(key)
    looked, wrong = 0, 0
    first: BadRecord | None = None
    for line, draws in _lines_with_draws(record):
        for draw in draws:
            value = int(chance.draw(draw.purpose, draw.bound))
            looked += 1
            if value != draw.value:
                wrong += looked <= FIRST_DRAWS
                if first is None:
                    there, due = draw_text(draw), draw_text(Draw(draw.purpose, draw.bound, value))
                    facts = {"found": there, "due": due}
                    first = BadRecord("verify_draw", line, f"{there}: it was {due}", facts)
    if first is not None:
        if 2 * wrong > min(looked, FIRST_DRAWS):
            detail = "no draw agrees: secret, options, islands or members are not those of the game"
            first = BadRecord("verify_key", first.line, detail)
        found.append(first)
    return found


def _lines_with_draws(record: Record) -> list[tuple[int, list[Draw]]]:
    """All draws of a record that was read, by line."""
    head = [("drawn", record.drawn), ("deal", record.deal), ("seating", record.seating)]
    lines = [(record.line_of(word), draws) for word, draws in head if draws]
    return lines + [(entry.line, entry.draws) for entry in record.entries]


def _is_dealt_without_draws(record: Record) -> bool:
    """Whether nothing was left to chance, as in the beginner deal."""
    try:
        return deal(record.board.topology, Scripted([]), record.options.deal) == record.board
    except (BadDraw, BadIsland, BadOption):
        return False
