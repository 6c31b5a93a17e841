"""The Python on the pages runs: the blocks of a page one after another, as a reader would type them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [page for page in sorted(ROOT.glob("docs/*.md")) if "```python" in page.read_text(encoding="utf-8")]


def test_there_are_examples() -> None:
    assert ROOT / "docs" / "bots.md" in PAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.S)
    names: dict[str, object] = {}
    for number, block in enumerate(blocks):
        exec(compile(block, f"{page.name}, block {number + 1}", "exec"), names)  # noqa: S102 (our own pages)
    capsys.readouterr()
