"""A served Hexfolk of a test's own: can be killed and started again on the same log."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

START_SECONDS = 60.0
"""On a machine with more to do than this; where there is nothing else it takes two."""


class House:
    """``hexfolk serve`` as a process, at an address that stays the same over restarts."""

    def __init__(self, data: Path, *more: str) -> None:
        """``more`` are words of the command besides."""
        self.data = data
        self._more = more
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Serve, and return when it answers."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        words += self._more
        with (self.data / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", "from hexfolk.cli import main; main()", *words],
                stdout=log,
                stderr=log,
                env={**os.environ, "NO_COLOR": "1"},
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/healthz", timeout=2) as answer:  # noqa: S310 (our own address)
                    assert json.load(answer)["ok"] is True
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError((self.data / "serve.log").read_text())

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
