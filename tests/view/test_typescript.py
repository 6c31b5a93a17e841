"""The TypeScript protocol file says the same as the structs it is made from."""

import ast
from pathlib import Path

import pytest

from hexfolk.view.typescript import protocol, ts_type

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_committed_file_is_current() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == protocol(), (
        "run: python -m hexfolk.view.typescript web/src/protocol.ts"
    )


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int | None", "number | null"),
        ("list[int | None]", "(number | null)[]"),
        ("tuple[int, float]", "[number, number]"),
        ("dict[str, str | int]", "Record<string, string | number>"),
        ("dict[CardName, int]", "Partial<Record<CardName, number>>"),
        ('Literal["a", "b"]', '"a" | "b"'),
    ],
)
def test_annotations(python: str, typescript: str) -> None:
    assert ts_type(ast.parse(python, mode="eval").body) == typescript


def test_an_annotation_without_counterpart_is_an_error() -> None:
    with pytest.raises(TypeError):
        ts_type(ast.parse("set[int]", mode="eval").body)


def test_messages_carry_their_tag_and_optional_fields() -> None:
    text = protocol()
    assert (
        'export interface Sit extends FromClient {\n  t: "sit";\n  name: string;\n  seat?: number | null;'
        in text
    )
    assert "  dice?: [number, number];" in text, "events leave out what does not apply"
    assert "  args: Record<string, string | number>;" in text, "the server always sends args"
