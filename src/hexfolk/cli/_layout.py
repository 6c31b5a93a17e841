"""How help is laid out on a terminal, where some signs are two columns wide and some texts have no spaces."""

import re
from collections.abc import Iterable
from typing import Final

import click
from rich.cells import cell_len

from hexfolk.cli._speech import t

# Signs between which a line may end, those that may not begin one, and those that may not end one.
_WIDE: Final = "\u2e80-\u303f\u3041-\u9fff\uf900-\ufaff\uff01-\uff60"
_CLOSING: Final = "、。，．・：；？！）」』】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ〜…"
_OPENING: Final = r"（「『【〔〈《(\["
_PIECES: Final = re.compile(
    f" +|[{_OPENING}]*(?:[{_WIDE}](?<![{_OPENING}])|[^ {_WIDE}]+)[{_CLOSING}]*|[{_OPENING}]+"
)
_NARROWEST: Final = 10


def wrapped(text: str, width: int) -> list[str]:
    """A text of one line as lines of so many columns. Only a word without a place to break is longer."""
    lines, line = [], ""
    for piece in _PIECES.findall(text):
        if line and piece[0] != " " and cell_len(line + piece) > width:
            lines.append(line.rstrip(" "))
            line = ""
        line += piece
    return [*lines, line.rstrip(" ")]


class Layout(click.HelpFormatter):
    """Help with columns that are measured as a terminal shows them; a line of the text is a paragraph."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How a command is written."""
        lead = f"{prefix}{prog}" if prefix else t("usage-usage", command=prog)
        indent = cell_len(lead) + 1
        first, *more = wrapped(args, max(self.width - indent, _NARROWEST))
        self.write(f"{lead} {first}".rstrip() + "\n")
        self._write_below(more, indent)

    def write_heading(self, heading: str) -> None:
        """The name of a section, with the colon that its language has."""
        self.write(f"{'':>{self.current_indent}}{heading}\n")

    def write_text(self, text: str) -> None:
        """Paragraphs."""
        for paragraph in text.split("\n"):
            lines = wrapped(paragraph, max(self.width - self.current_indent, _NARROWEST))
            self._write_below(lines, self.current_indent)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Names on the left, what is said of them on the right."""
        rows = list(rows)
        column = min(max(cell_len(name) for name, _ in rows), col_max) + col_spacing
        for name, text in rows:
            lines = wrapped(text, max(self.width - self.current_indent - column, _NARROWEST))
            self.write(f"{'':>{self.current_indent}}{name}")
            room = column - cell_len(name)
            if room >= col_spacing:
                self.write(f"{'':>{room}}{lines.pop(0)}".rstrip())
            self.write("\n")
            self._write_below(lines, self.current_indent + column)

    def _write_below(self, lines: list[str], indent: int) -> None:
        for line in lines:
            self.write(f"{'':>{indent}}{line}".rstrip() + "\n")
