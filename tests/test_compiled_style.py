"""Forms that the compiler gets wrong in silence have no place in compiled modules.

A *constant* left of ``<<`` becomes a 32-bit number in C: ``1 << 40`` gives 256. Tables of powers stand in.
"""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "hexfolk"
COMPILED = sorted(p for name in ("core", "bots") for p in (SOURCE / name).rglob("*.py"))


def constant_shifts(source: str) -> list[int]:
    """The lines that shift a constant to the left."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_constant(node.left))
    ]


def is_constant(node: ast.expr) -> bool:
    """Whether the compiler may fold it: numbers, sums of numbers, casts of numbers such as ``i64(1)``."""
    match node:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=operand):
            return is_constant(operand)
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case ast.Call(func=ast.Name(), args=[argument]):
            return is_constant(argument)
    return False


@pytest.mark.parametrize("path", COMPILED, ids=lambda p: p.relative_to(SOURCE).as_posix())
def test_no_constant_is_shifted(path: Path) -> None:
    assert constant_shifts(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("form", ["1 << n", "i64(1) << n", "-1 << n", "(2 + 1) << n", "f(x[1 << n])"])
def test_the_rule_sees_the_form(form: str) -> None:
    assert constant_shifts(f"y = 0\ny = {form}\n") == [2]


@pytest.mark.parametrize("form", ["BIT[n]", "m << 1", "i64(m) << n", "m << 1 << 2", "1 >> n"])
def test_the_rule_lets_the_rest_pass(form: str) -> None:
    assert constant_shifts(f"y = {form}\n") == []
