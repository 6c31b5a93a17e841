"""Single keys from the terminal, as they are pressed."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

# What terminals send for keys that are no character; Windows has a sign before a letter instead.
_SEQUENCES: Final = {
    **{f"\x1b{opening}{letter}": key
       for opening in "[O"
       for letter, key in zip("CDABHF", ("right", "left", "up", "down", "home", "end"), strict=True)},
    "\x1b[1~": "home", "\x1b[4~": "end", "\x1b[5~": "page up", "\x1b[6~": "page down",
    "\x1b": "escape", "\r": "enter", "\n": "enter", " ": "space",
    "\x7f": "backspace", "\x08": "backspace", "\x03": "q", "\x04": "q",
}  # fmt: skip
_WINDOWS: Final = {
    "M": "right", "K": "left", "H": "up", "P": "down",
    "G": "home", "O": "end", "I": "page up", "Q": "page down",
}  # fmt: skip


class Keys(Protocol):
    """Keys of somebody at a terminal."""

    def wait(self, seconds: float) -> str | None:
        """The next key by name or as its character, or None if none is pressed in that time."""


def named(typed: str) -> list[str]:
    """The keys of what a terminal sent at once; sequences of keys that have no name here are left out."""
    keys: list[str] = []
    while typed:
        known = max((text for text in _SEQUENCES if typed.startswith(text)), key=len, default="")
        if typed[0] == "\x1b" and len(known) < 2 and len(typed) > 1 and typed[1] in "[O":
            # Up to the letter or the tilde that ends it.
            ends = [at for at, sign in enumerate(typed) if at > 1 and (sign.isalpha() or sign == "~")]
            typed = typed[ends[0] + 1 :] if ends else ""
            continue
        keys.append(_SEQUENCES[known] if known else typed[0])
        typed = typed[max(1, len(known)) :]
    return keys


@contextmanager
def keyboard() -> Iterator[Keys | None]:
    """The keys of the terminal, read without waiting for a whole line; None where there is no terminal."""
    if not sys.stdin.isatty():
        yield None
    elif os.name == "nt":
        yield _Console()
    else:
        import termios
        import tty

        handle = sys.stdin.fileno()
        before = termios.tcgetattr(handle)
        try:
            tty.setcbreak(handle)
            yield _Terminal(handle)
        finally:
            termios.tcsetattr(handle, termios.TCSADRAIN, before)


class _Terminal:
    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._typed: list[str] = []

    def wait(self, seconds: float) -> str | None:
        import select

        if not self._typed and select.select([self._handle], [], [], max(0.0, seconds))[0]:
            read = os.read(self._handle, 64)
            # The terminal has gone away.
            self._typed = named(read.decode(errors="ignore")) if read else ["q"]
        return self._typed.pop(0) if self._typed else None


class _Console:
    def wait(self, seconds: float) -> str | None:
        if sys.platform == "win32":
            import msvcrt
            import time

            until = time.monotonic() + seconds
            while not msvcrt.kbhit():
                if time.monotonic() >= until:
                    return None
                time.sleep(0.01)
            sign = msvcrt.getwch()
            if sign in ("\x00", "\xe0"):
                return _WINDOWS.get(msvcrt.getwch())
            return _SEQUENCES.get(sign, sign)
        return None
