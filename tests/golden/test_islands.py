"""The islands look and are dealt as they were: ``islands.py`` in this folder writes the files again."""

import xml.etree.ElementTree as ElementTree

import pytest

from hexfolk.islands import catalogue
from tests.golden.islands import DEALS, FOLDER, dealt, drawings

SVG = "{http://www.w3.org/2000/svg}"


def test_every_island_is_drawn_as_before() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    assert kept == drawings()


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_a_drawing_has_every_position_at_its_own_place(key: str) -> None:
    picture = ElementTree.fromstring(drawings()[f"{key}.svg"])  # noqa: S314 (our own drawing)
    uses = list(picture.iter(f"{SVG}use"))
    assert len({(use.get("x"), use.get("y")) for use in uses}) == len(uses) == len(catalogue()[key].cells)
    marks = {group.get("id") for group in picture.iter(f"{SVG}g")}
    assert {str(use.get("href")).removeprefix("#") for use in uses} == marks


def test_every_island_is_dealt_as_before() -> None:
    """Interpreted and compiled: the same file holds for both."""
    assert DEALS.read_text(encoding="utf-8").splitlines() == dealt()
