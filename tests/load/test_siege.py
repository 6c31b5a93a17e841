"""A server that is killed while people play loses nothing, and everybody comes back."""

import pytest

from hexfolk.load.siege import besiege
from hexfolk.load.wish import Wish
from tests.load.conftest import Quiet


async def test_killed_twice(quiet: Quiet) -> None:
    endured = await besiege(Wish(tables=4, seats=3, seconds=4, rate=30, ahead=60), 2, quiet)
    assert endured.findings.total == 0, endured.findings
    assert endured.errors == 0, endured.error_codes
    assert endured.server_said == ""
    assert len(endured.back_s) == len(endured.open_s) == 2
    assert endured.promises >= endured.actions > 60


@pytest.mark.long
@pytest.mark.parametrize(("tables", "most"), [(50, 4), (200, 8)])
async def test_killed_ten_times_under_load(quiet: Quiet, tables: int, most: float) -> None:
    wish = Wish(tables=tables, seats=4, seconds=100, rate=tables / 2, ahead=800, pin=True)
    endured = await besiege(wish, 10, quiet)
    assert endured.findings.total == 0, endured.findings
    assert endured.errors == 0, endured.error_codes
    assert endured.server_said == ""
    assert endured.promises > 40 * tables
    # On a quiet machine it takes less than five seconds; this one may have other work.
    assert max(endured.back_s) < most, endured.back_s
