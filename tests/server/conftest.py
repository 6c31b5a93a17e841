"""The application in this process, and as a process of its own."""

import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from hexfolk.server import guards
from hexfolk.server.app import make_app
from hexfolk.store.database import DATABASE
from hexfolk.table.settings import Settings
from hexfolk.table.thinkers import Thinkers
from tests.store.empty import empty_database

FAST = Settings(slow=0.05, normal=0.02, fast=0.01, instant=0.001, answer=0.2, grace=0.1, seal_wait=0.0)


@pytest.fixture
def webclient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small built client, served instead of the real one."""
    folder = tmp_path / "webclient"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<!doctype html><title>Hexfolk</title><meta property="og:image" content="/card.jpg" />'
    )
    (folder / "assets" / "index-abc.js").write_text("export const answer = 42;\n" * 100)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".digest").write_text("secret")
    monkeypatch.setattr("hexfolk.server.app.webclient_dir", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def workers_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a test bots get their process when the first of them has to think: most tests have none."""
    monkeypatch.setattr(Thinkers, "start", lambda thinkers: None)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing flows back into any bucket: on a slow machine a test of a flood would never see its end."""
    monkeypatch.setattr(guards, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture
def client(tmp_path: Path, webclient: Path) -> Iterator[TestClient]:
    (tmp_path / "data").mkdir()
    shutil.copy(empty_database(), tmp_path / "data" / DATABASE)
    with TestClient(make_app(tmp_path / "data", FAST), base_url="http://testserver") as client:
        yield client


class Process:
    """``hexfolk serve`` on a free port."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.running: subprocess.Popen[str]
        self.address = ""

    def start(self) -> None:
        self.running = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from hexfolk.cli import main; main()",
                "serve",
                "--port=0",
                f"--data={self.data}",
                *self.options,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.running.stdout is not None
        line = self.running.stdout.readline()
        self.address = line.split()[-1].rstrip("/")

    def end(self, how: int) -> str:
        """Send a signal, wait, and give what stands on the error output."""
        self.running.send_signal(how)
        _, errors = self.running.communicate(timeout=30)
        return errors


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "data")
    process.start()
    yield process
    if process.running.poll() is None:
        process.end(signal.SIGKILL)


Make = Callable[..., str]
