"""The files that are no Python are found, and the wheel holds all of them."""

from pathlib import Path

import pytest

from hexfolk import data
from hexfolk.data import DataMissing, islands_dir, locales_dir, webclient_dir

ROOT = Path(__file__).resolve().parent.parent


def files(folder: Path, pattern: str) -> dict[str, bytes]:
    """The content of what matches, by path below the folder."""
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.glob(pattern)}


def test_every_island_is_there() -> None:
    assert files(islands_dir(), "*.toml") == files(ROOT / "islands", "*.toml")


def test_every_text_is_there() -> None:
    assert files(locales_dir(), "*/*.ftl") == files(ROOT / "locales", "*/*.ftl")
    assert files(locales_dir(), "*/*.json") == files(ROOT / "locales", "*/*.json")


def test_the_web_client_is_there() -> None:
    page = (webclient_dir() / "index.html").read_text(encoding="utf-8")
    assert "<title>Hexfolk</title>" in page


def test_a_missing_folder_is_told_with_its_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "_TREE", tmp_path)
    monkeypatch.setattr(data, "_PACKAGE", tmp_path)
    with pytest.raises(DataMissing, match="make play"):
        webclient_dir()
