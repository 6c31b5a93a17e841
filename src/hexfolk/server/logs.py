"""What the server writes to its log, as text or as JSON lines.

Only the program's own loggers follow the level that was asked for. What libraries write below a warning names
addresses of tables and cookies, so it never gets here.
"""

import json
import logging
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final, Literal

Format = Literal["text", "json"]
LEVELS: Final = ("debug", "info", "warning", "error")
OURS: Final = "hexfolk"
# The same line so often within so many seconds; then only how many more there were.
MOST_ALIKE: Final = 10
SPAN: Final = 60.0

_KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


def set_up(form: Format, level: str) -> None:
    """Write to the error output from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    handler.addFilter(Sparing())
    handler.addFilter(say_briefly)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


def facts(record: logging.LogRecord) -> Mapping[str, object]:
    """What was given beside the words."""
    return {name: value for name, value in vars(record).items() if name not in _KNOWN}


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:23] + "Z"


class Lines(logging.Formatter):
    """A line for people: when, how grave, what, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        told = "".join(f" {name}={value}" for name, value in facts(record).items())
        line = f"{_moment(record)} {record.levelname}: {_one_line(record.getMessage())}{told}"
        return line if not record.exc_info else f"{line}\n{self.formatException(record.exc_info)}"


class JsonLines(logging.Formatter):
    """An object a line: ``at``, ``level``, ``logger``, ``event``, the facts, and ``trace`` of a failure."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **facts(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Sparing(logging.Filter):
    """Whoever sends nonsense all day must not fill the disk: the same words only so often."""

    def __init__(self) -> None:
        super().__init__()
        self._spans: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is still written; the first one after a silence tells what was left out."""
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg))
        begun, count = self._spans.get(key, (float("-inf"), 0))
        now = time.monotonic()
        if now - begun >= SPAN:
            if count > MOST_ALIKE:
                record.left_out = count - MOST_ALIKE
            begun, count = now, 0
        self._spans[key] = (begun, count + 1)
        return count < MOST_ALIKE


def say_briefly(record: logging.LogRecord) -> bool:
    """Bytes that are no text are the client's fault: a line says it, without where it was noticed."""
    # It may also be False, where a failure is told without its trace.
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def _one_line(text: str) -> str:
    return text.replace("\r", "\\r").replace("\n", "\\n")
