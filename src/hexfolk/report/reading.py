"""Records that come from outside: read whole and played again, or refused with the line that is wrong."""

from typing import Final

from hexfolk.core.errors import BadRecord
from hexfolk.core.record import Record, parse_record, replay
from hexfolk.islands import topology_of

LONGEST: Final = 2_000_000
"""Bytes of a record: a long game of eight takes some hundred thousand."""


def read(data: bytes) -> Record:
    """The record that some bytes hold, of a game that the rules allow. Raises BadRecord."""
    if len(data) > LONGEST:
        raise BadRecord("record_too_long", 1, f"more than {LONGEST} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord("record_text", line, "not text in UTF-8") from None
    record = parse_record(text, topology_of)
    replay(record)
    return record
