"""What can be refused: moves by a code, files by a place and a code."""


class Illegal(Exception):
    """A refused action. The state is untouched; ``code`` names the reason (a translatable key)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class BadOption(ValueError):
    """An option outside its range."""

    def __init__(self, field: str, code: str) -> None:
        super().__init__(f"option {field}: {code}")
        self.field = field
        self.code = code


class BadIsland(ValueError):
    """A map file that makes no sense; ``line`` and ``column`` count from 1, 0 where they do not apply.

    ``facts`` are the variables of the phrase ``finding-<code>``; the text of the error is for developers.
    """

    def __init__(
        self, code: str, line: int, column: int, detail: str, facts: dict[str, str | int] | None = None
    ) -> None:
        super().__init__(f"island, line {line}, column {column}: {detail}" if line else f"island: {detail}")
        self.code = code
        self.line = line
        self.column = column
        self.facts = facts if facts is not None else {}


class BadBoard(ValueError):
    """A text that is no deal of an island."""


class BadRecord(ValueError):
    """A record that cannot be read or replayed; ``line`` counts from 1.

    ``facts`` are the variables of the sentence that a person reads of it; ``detail`` is for developers.
    """

    def __init__(self, code: str, line: int, detail: str, facts: dict[str, str] | None = None) -> None:
        super().__init__(f"record, line {line}: {detail}")
        self.code = code
        self.line = line
        self.detail = detail
        self.facts = facts if facts is not None else {}


class BadDraw(Exception):
    """A chance source gave a value outside its bound, or had none left."""


class BadState(ValueError):
    """Bytes that are no state of this game."""


class BadSeal(ValueError):
    """A text that is no line of a seal."""
