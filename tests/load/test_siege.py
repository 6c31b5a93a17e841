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
async def test_killed_ten_times_under_load(quiet: Quiet) -> None:
    wish = Wish(tables=200, seats=4, seconds=100, rate=100, ahead=800, pin=True)
    endured = await besiege(wish, 10, quiet)
    assert endured.findings.total == 0, endured.findings
    assert endured.errors == 0, endured.error_codes
    assert endured.server_said == ""
    assert endured.promises > 8_000
    assert max(endured.back_s) < 5, endured.back_s
