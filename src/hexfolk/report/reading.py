"""Records that come from outside: read whole and played again, or refused with the line that is wrong."""

from typing import Final

from hexfolk.core.errors import BadRecord
from hexfolk.core.event import Event
from hexfolk.core.record import Record, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.state import State
from hexfolk.islands import topology_of

LONGEST: Final = 1_000_000
"""Bytes of a record: a long game of eight takes some hundred thousand."""
MOST_TURNS: Final = 5_000
"""Turns of a record: the longest games of people and bots take some hundred."""


def read(data: bytes) -> Record:
    """The record that some bytes hold, of a whole game that the rules allow. Raises BadRecord."""
    if len(data) > LONGEST:
        raise BadRecord("record_too_long", 1, f"more than {LONGEST} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord("record_text", line, "not text in UTF-8") from None
    record = parse_record(text, topology_of)
    if not record.result:
        # Cut off between two lines it would be the beginning of a game, which nobody wants half of.
        raise BadRecord("record_line", text.count("\n") + 1, "expected 'end'")

    # Code that is not compiled, called after every action, also lets others have the interpreter meanwhile.
    def limit(number: int, state: State, _events: list[Event]) -> None:
        if state.turn > MOST_TURNS:
            raise BadRecord("record_too_long", record.entries[number].line, f"more than {MOST_TURNS} turns")

    replay(record, limit)
    return record
