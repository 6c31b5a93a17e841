"""The time as the database keeps it: milliseconds since 1970, UTC."""

import time
from typing import Final

DAY: Final = 24 * 3600 * 1000


def now() -> int:
    """This moment."""
    return time.time_ns() // 1_000_000
