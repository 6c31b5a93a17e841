"""Where the parts of a TOML text stand: the standard library's reader does not say it."""

from typing import Final, final

_BARE_END: Final = ",]}#\n"
_KEY_END: Final = " \t.=]"


@final
class Places:
    """The places in a text that ``tomllib`` has read without complaint.

    A path is the keys from the root on, joined by dots; the items of a list count as keys ``0``, ``1`` …
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.keys: dict[str, int] = {}
        """Offset of the key, or of the head of the table."""
        self.values: dict[str, int] = {}
        """Offset of the first character of the value."""
        self._blocks: dict[str, tuple[int, int]] = {}
        table: list[str] = []
        while self._skip_blank():
            if self.text[self.at] == "[":
                table = self._head()
            else:
                self._entry(table)

    def key(self, path: str) -> tuple[int, int]:
        """Line and column of a key, from 1; of what holds it where it is missing."""
        while path and path not in self.keys:
            path = path.rpartition(".")[0]
        return self.place(self.keys.get(path, 0))

    def value(self, path: str) -> tuple[int, int]:
        """Line and column of a value, from 1; of its key where it is no single value."""
        return self.place(self.values[path]) if path in self.values else self.key(path)

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of a character, both from 1."""
        line_start = self.text.rfind("\n", 0, offset) + 1
        return (self.text.count("\n", 0, offset) + 1, offset - line_start + 1)

    def within(self, path: str, row: int, column: int) -> tuple[int, int]:
        """Line and column of a character of a text, by its row and column there, both from 0.

        Where the text is not written as it reads, in one line or with escapes, that of its beginning.
        """
        if path not in self._blocks:
            self._blocks[path] = self._block(path)
        line, first = self._blocks[path]
        if not line:
            return self.value(path)
        return (line + row, column + 1 + (first if row == 0 else 0))

    def _block(self, path: str) -> tuple[int, int]:
        """The line of the first row of a text, and how many columns stand before it; line 0 if none is."""
        start = self.values.get(path, 0)
        opening = self.text[start : start + 3]
        if opening not in ('"""', "'''"):
            return (0, 0)
        if opening == '"""' and "\\" in self.text[start : self.text.find(opening, start + 3)]:
            # Escapes move what follows them.
            return (0, 0)
        line, column = self.place(start)
        return (line + 1, 0) if self.text[start + 3 : start + 4] == "\n" else (line, column + 2)

    def _skip_blank(self) -> bool:
        """Pass blanks, line ends and comments; whether anything is left."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = end if end >= 0 else len(self.text)
            elif self.text[self.at] in " \t\n":
                self.at += 1
            else:
                return True
        return False

    def _skip_spaces(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

    def _head(self) -> list[str]:
        """``[table]`` or ``[[table]]``."""
        start = self.at
        brackets = 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        path = self._key()
        self.at += brackets
        self.keys.setdefault(".".join(path), start)
        return path

    def _entry(self, table: list[str]) -> None:
        """``key = value``, the key perhaps dotted."""
        start = self.at
        path = table + self._key()
        for length in range(len(table) + 1, len(path) + 1):
            self.keys.setdefault(".".join(path[:length]), start)
        self.at += 1
        self._skip_spaces()
        self._value(path)

    def _key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self._skip_spaces()
            start = self.at
            if self.text[self.at] in "\"'":
                self._string()
                parts.append(self.text[start + 1 : self.at - 1])
            else:
                while self.text[self.at] not in _KEY_END:
                    self.at += 1
                parts.append(self.text[start : self.at])
            self._skip_spaces()
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def _value(self, path: list[str]) -> None:
        self.values.setdefault(".".join(path), self.at)
        opening = self.text[self.at]
        if opening in "\"'":
            self._string()
        elif opening in "[{":
            self._items(path, "]" if opening == "[" else "}")
        else:
            while self.at < len(self.text) and self.text[self.at] not in _BARE_END:
                self.at += 1

    def _items(self, path: list[str], closing: str) -> None:
        """A list, or a table within one line."""
        self.at += 1
        number = 0
        while self._skip_blank() and self.text[self.at] != closing:
            if closing == "]":
                self._value([*path, str(number)])
            else:
                self._entry(path)
            number += 1
            if self._skip_blank() and self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def _string(self) -> None:
        quote = self.text[self.at]
        closing = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(closing)
        while not self.text.startswith(closing, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(closing)
        if len(closing) == 3:
            # Up to two quotes may stand right before the closing three.
            while self.text.startswith(quote, self.at):
                self.at += 1
