"""The games of a match on disk, one JSON object a line, so that a match goes on where it was broken off."""

import json
from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any


class Journal:
    """Lines of one match: the first tells what the match is, every other one a game.

    Raises ValueError if the file is of another match, for their games must not be counted together.
    """

    def __init__(self, path: Path, match: Mapping[str, Any]) -> None:
        self.path = path
        self.games: list[dict[str, Any]] = []
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole, _, broken = text.rpartition("\n")
        if broken:
            # The last line was being written when the match was broken off.
            path.write_text(whole + "\n" if whole else "", encoding="utf-8")
        lines = [json.loads(line) for line in whole.splitlines()]
        if not lines:
            self._write(dict(match))
        elif lines[0] != dict(match):
            raise ValueError(f"{path} is of another match: {json.dumps(lines[0])}")
        self.games = lines[1:]

    def add(self, game: Any) -> None:
        """Keep a game at once."""
        line = asdict(game) if is_dataclass(game) and not isinstance(game, type) else dict(game)
        self._write(line)
        self.games.append(line)

    def _write(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
