"""The pages keep up with what they describe: links lead somewhere, every command stands on its page."""

import re
from pathlib import Path

import pytest

from hexfolk.cli.serve import command as serve

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("islands/*.md"), *ROOT.glob("locales/*.md")]
)


def dead_links(page: Path) -> list[str]:
    """The links of a page to files that are not there."""
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    return [link for link in links if "://" not in link and not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_a_dead_link_is_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[a](page.md#part) [b](https://example.org/x) [c](gone.md)")
    assert dead_links(page) == ["gone.md"]


def test_every_make_command_is_explained() -> None:
    commands = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(), flags=re.M)
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "test" in commands
    assert [name for name in commands if name != "help" and f"| `make {name}` |" not in page] == []


def test_every_setting_of_play_is_explained() -> None:
    settings = re.findall(r"^([A-Z]+) \?= ", (ROOT / "Makefile").read_text(), flags=re.M)
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [name for name in settings if f"`{name}`" not in pages and f"{name}=" not in pages] == []


def test_every_metric_and_every_option_of_serve_is_explained() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    source = (ROOT / "src" / "hexfolk" / "server" / "metrics.py").read_text(encoding="utf-8")
    metrics = set(re.findall(r'"(hexfolk_\w+)"', source))
    assert len(metrics) > 10
    assert {name for name in metrics if f"`{name}`" not in page} == set()
    options = [name for option in serve.params for name in option.opts]
    assert "--port" in options
    assert [name for name in options if f"`{name}`" not in page] == []


def test_every_command_of_a_host_is_explained() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    for name in ("tables", "table", "ban", "backup", "cleanup"):
        assert f"`hexfolk {name}" in page


def test_every_package_stands_in_the_picture_of_the_layers() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    picture = page.split("## Layers")[1].split("```")[1]
    package = ROOT / "src" / "hexfolk"
    parts = {p.stem for p in package.iterdir() if (p.suffix == ".py" or (p / "__init__.py").is_file())}
    assert {
        part for part in parts - {"__init__", "__main__"} if not re.search(rf"\b{part}\b", picture)
    } == set()
