"""docs/protocol.md names every message, every struct, every field, every event and every code."""

import inspect
import re
from pathlib import Path

import msgspec
import pytest

from hexfolk.view import events
from hexfolk.view.typescript import MODULES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\s]+)`", PAGE))

STRUCTS = {
    name: struct
    for module in MODULES
    for name, struct in vars(module).items()
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and not name.startswith("_")
}
STRUCTS.pop("Struct", None)


def section(name: str) -> str:
    """From where a struct is explained to the next struct or heading."""
    start = PAGE.index(f"`{name}`:" if f"`{name}`:" in PAGE else f"| `{name}` |")
    rest = PAGE[start + len(name) + 3 :]
    end = re.search(r"\n(?=\||#|`[A-Z]\w+`:)|\. `[A-Z]\w+`:", rest)
    return rest[: end.start()] if end else rest


@pytest.mark.parametrize("name", sorted(STRUCTS))
def test_every_field_is_named_where_its_struct_is(name: str) -> None:
    assert name in NAMED
    here = section(name)
    missing = [
        field for field in STRUCTS[name].__struct_fields__ if f"`{field}`" not in here and field != "id"
    ]
    assert missing == []


def test_every_kind_of_message_is_named() -> None:
    tags = {struct.__struct_config__.tag for struct in STRUCTS.values()} - {None}
    assert {"welcome", "act"} <= tags
    assert tags - NAMED == set()


def test_every_kind_of_event_is_named() -> None:
    source = inspect.getsource(events)
    kinds = set(re.findall(r'case "(\w+)":', source)) | {
        kind for name, kinds in vars(events).items() if isinstance(kinds, frozenset) for kind in kinds if name
    }
    assert {"steal", "settle", "lapse"} <= kinds
    assert kinds - NAMED == set()


def test_every_code_of_table_and_server_is_named() -> None:
    codes: set[str] = set()
    for folder in ("table", "server"):
        for path in (ROOT / "src" / "hexfolk" / folder).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            codes |= set(re.findall(r'(?:Refusal|problem|refuse)\(\s*"(\w+)"', text))
            codes |= set(re.findall(r'Refused\([^"]*?, "(\w+)"', text))
    assert {"stale", "too_fast", "foreign_origin"} <= codes
    assert codes - NAMED == set()
