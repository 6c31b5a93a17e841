"""The rules are pure: they import the standard library's calm part, librt, and each other.

That imports point down only is checked by the import contract in ``pyproject.toml``.
"""

import ast
import sys
from pathlib import Path

import pytest

CORE = Path(__file__).resolve().parent.parent / "src" / "hexfolk" / "core"
COMPANIONS = {"librt", "mypy_extensions"}
# Clocks, chance, files, network and threads: what would make a replay depend on more than its record.
WORLDLY = {
    "asyncio",
    "concurrent",
    "datetime",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
}


def foreign_imports(source: str) -> list[str]:
    """The modules that a module of the rules imports and may not, in the order of the source."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found += [alias.name for alias in names]
            case ast.ImportFrom(module=str(module), level=0):
                found.append(module)
    return [name for name in found if not is_calm(name)]


def is_calm(module: str) -> bool:
    """Whether the rules may import it."""
    top = module.partition(".")[0]
    if top == "hexfolk":
        return module == "hexfolk.core" or module.startswith("hexfolk.core.")
    return top in COMPANIONS or (top in sys.stdlib_module_names and top not in WORLDLY)


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.py")), ids=lambda p: p.relative_to(CORE).as_posix())
def test_the_rules_import_nothing_worldly(path: Path) -> None:
    assert foreign_imports(path.read_text(encoding="utf-8")) == []


def test_the_rule_sees_what_is_foreign() -> None:
    source = "import time\nimport numpy as np\nfrom hexfolk.view import seat\nfrom os.path import join\n"
    assert foreign_imports(source) == ["time", "numpy", "hexfolk.view", "os.path"]
    source = "from typing import Final\nimport hashlib\nfrom hexfolk.core.bits import BIT\n"
    assert foreign_imports(source) == []
