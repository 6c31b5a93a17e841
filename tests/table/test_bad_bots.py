"""An installed bot that crashes or hangs costs its table a plain move and a moment, and others nothing."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hexfolk.server.metrics import Metrics
from hexfolk.table.entries import Chair
from hexfolk.table.thinkers import Thinkers
from hexfolk.view.messages.table import OptionsView

if TYPE_CHECKING:
    from tests.table.conftest import House

from tests.foreign import install
from tests.table.conftest import play_on


@pytest.mark.parametrize(
    ("name", "outcome", "line"),
    [
        ("hangs_natively", "late", "the bot hangs_natively found nothing in 1.0 seconds"),
        ("dies", "failed", "a worker died while the bot dies was asked"),
        ("raises", "failed", "the bot raises failed"),
        ("writes", "failed", "the bot writes failed"),
    ],
)
async def test_the_table_goes_on(
    name: str,
    outcome: str,
    line: str,
    house: "House",
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "bots").mkdir()
    install(tmp_path / "bots", monkeypatch)
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, deadline=1.0)
    await house.reopen()
    metrics = Metrics()
    thinkers = Thinkers(journal=metrics)
    table = await house.make("ann", options=OptionsView(players=3), start=True)
    table.around.thinkers = thinkers
    try:
        ann = await house.join(table, "ann")
        bad = next(seat for seat in range(3) if seat != ann.view.you)
        table.standing.lobby.chairs[bad] = Chair(0, "bot", "Zed", None, name)
        with caplog.at_level(logging.WARNING, "hexfolk"):
            await play_on(house, table, [ann], lambda: ann.view.turn >= 1)
    finally:
        await thinkers.close()

    def asked(of: str) -> float:
        return metrics.registry.get_sample_value("hexfolk_bot_seconds_count", {"outcome": of}) or 0.0

    # Two settlements and two roads each, of which the first may have come before; the other lost none.
    assert asked(outcome) >= 3
    assert asked("answered") >= 3
    assert line in caplog.text
