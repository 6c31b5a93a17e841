"""Commands run in this process, and leave it as it was."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def restored_log() -> Iterator[None]:
    """`hexfolk serve` sets the log of its process up."""
    root, ours = logging.getLogger(), logging.getLogger("hexfolk")
    handlers, level, own = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    ours.setLevel(own)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the system of who runs the tests speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
