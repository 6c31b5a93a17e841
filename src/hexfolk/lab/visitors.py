"""The foreign bots of this process, one watched process for each; they stay from game to game."""

import contextlib
from collections.abc import Iterator
from typing import Final

from hexfolk.asking.ward import Ward

_wards: Final[dict[tuple[str, float], Ward]] = {}


def visitor(name: str, deadline: float) -> Ward:
    """The foreign bot of that name; its process is started by the first question."""
    ward = _wards.get((name, deadline))
    if ward is None:
        ward = _wards[name, deadline] = Ward(name, deadline)
    return ward


def dismiss() -> None:
    """End the processes of all of them."""
    while _wards:
        _, ward = _wards.popitem()
        ward.close()


@contextlib.contextmanager
def visiting() -> Iterator[None]:
    """Games in which foreign bots may sit; they leave at the end."""
    try:
        yield
    finally:
        dismiss()
