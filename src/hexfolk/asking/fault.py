"""How a foreign bot may lose its move."""

from typing import Literal

FaultKind = Literal["absent", "raised", "late", "died", "nonsense", "illegal", "endless"]
"""absent: it could not be loaded · raised: an exception · late: no answer before the deadline ·
died: its process ended · nonsense: an answer that is no action, or none where it must act ·
illegal: an action that the rules refuse · endless: too many actions in one turn.
"""


class Fault(Exception):
    """A foreign bot has no answer that counts. Its kind, and one line about it."""

    def __init__(self, kind: FaultKind, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind: FaultKind = kind
        self.message = message
