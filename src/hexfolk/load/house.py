"""A server of one's own: ``hexfolk serve`` as a process, on a free port, with a data folder to itself."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from hexfolk.load.door import Door, parse_door
from hexfolk.load.trouble import Trouble
from hexfolk.store.database import DATABASE

LEAVING: Final = 15.0
_SERVE: Final = "from hexfolk.cli import main; main()"
# Python tidies up after a process that was killed, and says so: that is no complaint of the server's.
_TIDYING: Final = "ignore::UserWarning:multiprocessing.resource_tracker"


class NoServer(Trouble):
    """The server does not start; says what it said."""


class House:
    """The process, which may be killed and opened again on the same port and the same games."""

    def __init__(self, data: Path, core: int | None = None) -> None:
        self.data = data
        self.core = core
        """The processor that the server must keep to, if it must."""
        self.door = Door("127.0.0.1", 0)
        self._running: subprocess.Popen[str] | None = None
        self._said = data.parent / f"{data.name}.errors"

    @property
    def database(self) -> Path:
        """The file of its games."""
        return self.data / DATABASE

    @property
    def pid(self) -> int:
        """The process that holds the tables. Raises `NoServer` when it is not running."""
        if self._running is None or self._running.poll() is not None:
            raise self._trouble("it is not running")
        return self._running.pid

    def _trouble(self, why: str) -> NoServer:
        """That it does not run, in its own words if it had any."""
        said = self.said()
        return NoServer("ended", said, said=said) if said else NoServer("mute", why)

    def open(self) -> None:
        """Start, and wait until it listens. Raises `NoServer`."""
        with self._said.open("a") as errors:
            self._running = subprocess.Popen(  # noqa: S603 (our own command)
                [
                    *(sys.executable, "-W", _TIDYING, "-c", _SERVE),
                    *("serve", f"--port={self.door.port}", f"--data={self.data}"),
                ],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                # An interrupt is for who started the load: it ends the server itself.
                start_new_session=True,
            )
        if self.core is not None:
            os.sched_setaffinity(self._running.pid, {self.core})
        assert self._running.stdout is not None  # noqa: S101 (asked for above)
        line = self._running.stdout.readline()
        if not line:
            self._running.communicate()
            raise self._trouble("it does not start")
        self.door = parse_door(line.split()[-1].rstrip("/"))

    def kill(self) -> None:
        """Without warning."""
        if self._running is not None:
            self._end(self._running, signal.SIGKILL)

    def close(self) -> None:
        """Ask it to go, and wait until everything is on the disk."""
        if self._running is not None:
            self._end(self._running, signal.SIGTERM)

    def said(self) -> str:
        """What stands on its error output, from all times that it was open."""
        return self._said.read_text(errors="replace").strip() if self._said.exists() else ""

    def _end(self, running: subprocess.Popen[str], how: signal.Signals) -> None:
        self._running = None
        running.send_signal(how)
        try:
            running.communicate(timeout=LEAVING)
        except subprocess.TimeoutExpired:
            running.kill()
            running.communicate()
