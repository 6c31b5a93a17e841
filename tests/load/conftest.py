"""A server of its own for a test, as the load generator starts it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexfolk.load import crowd, siege
from hexfolk.load.house import House


class Quiet:
    """Nobody is told how far it is; the stages are kept."""

    def __init__(self) -> None:
        self.stages: list[str] = []
        self.reached = 0.0

    def stage(self, name: str, total: float) -> None:
        self.stages.append(name)

    def reach(self, done: float) -> None:
        self.reached = done


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine slow is no failure: people are waited for longer than a measurement would."""
    monkeypatch.setattr(siege, "LOST", 300.0)
    monkeypatch.setattr(crowd, "ENTERING", 300.0)
    monkeypatch.setattr(crowd, "LINGERING", 120.0)


@pytest.fixture
def quiet() -> Quiet:
    return Quiet()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data")
    house.open()
    yield house
    house.close()
