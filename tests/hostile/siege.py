"""A real server under attack, with an honest table beside it. All traffic stays on 127.0.0.1."""

import contextlib
import hashlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from hexfolk.load.partner import Partner
from hexfolk.server.connection import BURST, RATE
from hexfolk.server.guards import Bucket

Message = dict[str, Any]
LOCAL = "127.0.0.1"
# A server whose patience ends while a test looks on; all else as usual.
SERVER = """
import ipaddress, sys
from pathlib import Path
from hexfolk.cli.serve import HERE
from hexfolk.server.limits import Limits
from hexfolk.server.logs import set_up
from hexfolk.server.run import Conditions, listen, prepare, serve

set_up("text", "debug")
data = Path(sys.argv[1])
prepare(data)
listener = listen("127.0.0.1", int(sys.argv[2]))
print(listener.getsockname()[1], flush=True)
patience = {name: 0.6 for name in ("head_seconds", "body_seconds", "stalled_seconds", "idle_seconds")}
# What comes back with time comes back slowly: a test on a busy machine takes its time, too.
limits = Limits(**patience, request_burst=400.0, request_rate=20.0, socket_burst=60.0, socket_rate=1.0)
serve(listener, data, Conditions(limits=limits, proxies=tuple(map(ipaddress.ip_network, HERE))))
"""
HONEST = "10.99.0.1"
PATIENCE = 15.0
"""Seconds for what has to come, however busy the machine is; whoever waits goes on as soon as it is there."""
MOST_GROWTH = 96 * 2**20
"""What the memory may grow by, whatever is done."""


class Siege:
    """The server, the honest players, and what attackers need."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.dice = random.Random(7)
        self.port = 0
        self._running: subprocess.Popen[str]
        self._log = folder / "server.log"
        self._attacks = 0
        self.start()
        self.tokens = [self._token(f"honest-{who}") for who in range(2)]
        self.table = self._make_table()
        self.players = [Player(self, token) for token in self.tokens]
        self.players[1].ask({"t": "sit", "name": "Ben"})
        self.begin()
        for _ in range(3):
            self.play_on()
        self.memory = self.resident()

    # --- the server ---------------------------------------------------------------------------

    def start(self) -> None:
        """Start, on the same port as before."""
        with self._log.open("a") as log:
            self._running = subprocess.Popen(
                [sys.executable, "-c", SERVER, str(self.data), str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._running.stdout is not None
        self.port = int(self._running.stdout.readline())

    def restart(self) -> None:
        """Without a farewell, as after a power cut; the honest players come back."""
        self._leave()
        self._running.send_signal(signal.SIGKILL)
        self._running.communicate(timeout=PATIENCE)
        self.start()
        self.players = [Player(self, token) for token in self.tokens]
        self.memory = max(self.memory, self.resident())

    def stop(self) -> int:
        """Stop in order; gives the exit code."""
        self._leave()
        self._running.send_signal(signal.SIGTERM)
        self._running.communicate(timeout=2 * PATIENCE)
        return int(self._running.returncode)

    def logged(self) -> str:
        """What the server has written to its log so far."""
        return self._log.read_text(encoding="utf-8")

    def resident(self) -> int:
        """Bytes of memory that the server has in use."""
        words = Path(f"/proc/{self._running.pid}/statm").read_text().split()
        return int(words[1]) * os.sysconf("SC_PAGE_SIZE")

    def worked(self) -> float:
        """Seconds that the server has kept a processor busy."""
        words = Path(f"/proc/{self._running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def files(self) -> int:
        """How many files and sockets the server has open."""
        return len(list(Path(f"/proc/{self._running.pid}/fd").iterdir()))

    def _leave(self) -> None:
        for player in self.players:
            player.leave()

    # --- the honest table ---------------------------------------------------------------------

    def standing(self) -> str:
        """A digest of everything that is written of the honest table."""
        with contextlib.closing(sqlite3.connect(self.data / "hexfolk.sqlite3", timeout=10)) as database:
            rows = database.execute(
                "SELECT seq, kind, payload, person, message_id FROM log WHERE table_id = ? ORDER BY seq",
                (self.table,),
            ).fetchall()
        return hashlib.sha256(repr(rows).encode()).hexdigest()

    def play_on(self) -> None:
        """One of the honest players acts, and both see it."""
        for player in self.players:
            player.sync()
        actor = next((p for p in self.players if p.view["you"] in p.view["must"]), None)
        if actor is None:
            # The game was played to its end: another one.
            self.players[0].ask({"t": "again"})
            self.begin()
            return
        legal = [word for word in actor.view["legal"] if not word.startswith("refuse")]
        seq = actor.ask({"t": "act", "action": self.dice.choice(legal), "on": actor.view["decision"]})
        for player in self.players:
            while player.view["seq"] < seq:
                player.receive()

    def begin(self) -> None:
        """The host starts, and the browsers do what they do of themselves."""
        for player in self.players:
            player.sync()
        next(p for p in self.players if p.table["host"]).ask({"t": "start", "anyway": True})
        while not all(player.table["state"] == "playing" and player.view["seq"] for player in self.players):
            for player in self.players:
                player.sync()

    def _make_table(self) -> str:
        body = {"name": "Ann", "pace": "instant", "options": {"players": 2, "turn_time": 0}}
        headers = {"Cookie": f"hexfolk={self.tokens[0]}"}
        status, _, answer = self.request("POST", "/api/tables", headers, json.dumps(body).encode(), HONEST)
        assert status == 201, answer
        return str(json.loads(answer)["id"])

    # --- for attackers ------------------------------------------------------------------------

    def new_attack(self) -> None:
        """The next attacker comes from another address, with another token."""
        self._attacks += 1

    @property
    def address(self) -> str:
        """Where the attacker of now seems to come from."""
        return f"10.{self._attacks // 250}.{self._attacks % 250}.7"

    @property
    def token(self) -> str:
        return self._token(f"attacker-{self._attacks}")

    @staticmethod
    def _token(name: str) -> str:
        return hashlib.sha256(name.encode()).hexdigest()[:43]

    def raw(self) -> socket.socket:
        """A bare connection."""
        bare = socket.create_connection((LOCAL, self.port), timeout=PATIENCE)
        bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return bare

    def send(self, data: bytes, until: bytes = b"", silence: float = PATIENCE) -> bytes:
        """Send bytes and give what comes until the server closes, has said something, or falls silent."""
        with self.raw() as bare:
            with contextlib.suppress(OSError):
                bare.sendall(data)
            return drain(bare, silence, until)

    def head(self, method: str, path: str, headers: dict[str, str] | None = None, seems: str = "") -> bytes:
        """The head of a request; the connection ends with its answer, if nothing else is said."""
        usual = {"Host": f"{LOCAL}:{self.port}", "X-Forwarded-For": seems or self.address}
        lines = {**usual, "Connection": "close", **(headers or {})}
        text = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
        return f"{method} {path} HTTP/1.1\r\n{text}\r\n".encode("latin-1")

    def request(
        self,
        method: str,
        path: str,
        headers: dict[str, str] | None = None,
        body: bytes = b"",
        seems: str = "",
    ) -> tuple[int, dict[str, str], bytes]:
        """A whole request and its answer."""
        sized = {"Content-Length": str(len(body)) if body or method == "POST" else ""}
        head = self.head(method, path, {**sized, **(headers or {})}, seems)
        return parse(self.send(head + body))

    def post(self, path: str, body: bytes, headers: dict[str, str] | None = None) -> tuple[int, str]:
        """A request that changes something; gives status and code."""
        status, _, answer = self.request("POST", path, headers, body)
        with contextlib.suppress(ValueError):
            return status, str(json.loads(answer).get("code", ""))
        return status, ""

    @contextlib.contextmanager
    def visit(self, table: str = "", token: str = "", **more: Any) -> Iterator["Player"]:
        """A socket to a table, the honest one unless another is named."""
        player = Player(self, token or self.token, table, self.address, **more)
        try:
            yield player
        finally:
            player.leave()

    def own_table(self, **wanted: Any) -> str:
        """A table of the attacker's own."""
        headers = {"Cookie": f"hexfolk={self.token}"}
        body = json.dumps({"name": "Mallory", "pace": "instant", **wanted}).encode()
        status, _, answer = self.request("POST", "/api/tables", headers, body)
        assert status == 201, answer
        return str(json.loads(answer)["id"])

    def upgrade(self, table: str = "", headers: dict[str, str] | None = None) -> bytes:
        """The head of a handshake."""
        wanted = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Cookie": f"hexfolk={self.token}",
        }
        return self.head("GET", f"/ws/{table or self.table}", {**wanted, **(headers or {})})

    @contextlib.contextmanager
    def line(self, headers: dict[str, str] | None = None) -> Iterator[socket.socket]:
        """A socket after its handshake, for frames made by hand; what the server says is left unread."""
        with self.raw() as bare:
            bare.sendall(self.upgrade(headers=headers))
            answer = b""
            while b"\r\n\r\n" not in answer:
                piece = bare.recv(1)
                assert piece, answer
                answer += piece
            assert answer.startswith(b"HTTP/1.1 101"), answer
            yield bare


class Player:
    """Somebody at a table, who keeps what is shown."""

    def __init__(
        self,
        siege: Siege,
        token: str,
        table: str = "",
        seems: str = HONEST,
        origin: str | None = "own",
        **more: Any,
    ) -> None:
        here = f"{LOCAL}:{siege.port}"
        way = connect(
            f"ws://{here}/ws/{table or siege.table}",
            origin=f"http://{here}" if origin == "own" else origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"hexfolk={token}", "X-Forwarded-For": seems},
            open_timeout=PATIENCE,
            close_timeout=0.2,
            **more,
        )
        self._line = contextlib.ExitStack()
        self._socket: ClientConnection = self._line.enter_context(way)
        self._count = siege.dice.getrandbits(40)
        self.view: Message = {"you": None, "must": [], "legal": [], "seq": 0, "decision": 0}
        self.table: Message = {}
        self._partner = Partner()
        # A little less than the server allows, which counts by a clock of its own and the seals as well.
        self._credit = Bucket(0.8 * RATE, 0.7 * BURST)

    def leave(self) -> None:
        self._line.close()

    def send(self, text: str | bytes) -> None:
        """Anything at all, at once: whoever floods begins here."""
        self._socket.send(text)

    def say(self, text: str | bytes) -> None:
        """Something that wants an answer: not faster than the server listens."""
        while not self._credit.take():
            time.sleep(0.02)
        self.send(text)

    def receive(self, seconds: float = PATIENCE) -> Message:
        """The next message. Raises ``ConnectionClosed`` and ``TimeoutError``.

        Games are sealed as a browser does it, of itself.
        """
        message: Message = json.loads(self._socket.recv(seconds))
        while str(message.get("id", "")).startswith("seal-"):
            message = json.loads(self._socket.recv(seconds))
        if message["t"] == "update":
            self.view = message["view"]
        elif message["t"] in ("welcome", "table"):
            self.table = message["table"]
        elif message["t"] == "seal":
            self._count += 1
            said = self._partner.reply(message, self.table["you"], f"seal-{self._count}")
            if said:
                self.send(said)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def answer(self, text: str | bytes) -> Message:
        """Send something, and give its ack or refusal."""
        self.say(text)
        return self.until(lambda m: m["t"] in ("ack", "refused"))

    def code(self, message: Message | str | bytes) -> str:
        """The code by which something is refused; empty if it is carried out."""
        if isinstance(message, dict):
            self._count += 1
            message = json.dumps({"id": f"h{self._count}", **message})
        return str(self.answer(message).get("code", ""))

    def ask(self, message: Message) -> int:
        """Something that is carried out; gives its number."""
        self._count += 1
        answer = self.answer(json.dumps({"id": f"h{self._count}", **message}))
        assert answer["t"] == "ack", answer
        return int(answer["seq"])

    def sync(self) -> None:
        """Everything that has been sent, up to now."""
        self.say('{"t":"ping","id":"p"}')
        self.until(lambda m: m["t"] == "pong")


def drain(bare: socket.socket, silence: float = PATIENCE, until: bytes = b"", most: int = 4_000_000) -> bytes:
    """What comes until the other side closes, has said something, or falls silent."""
    got = b""
    bare.settimeout(silence)
    with contextlib.suppress(OSError):
        while len(got) < most and not (until and until in got):
            piece = bare.recv(65536)
            if not piece:
                break
            got += piece
    return got


def closed(bare: socket.socket, seconds: float = PATIENCE) -> bool:
    """Whether the server closes within that time; what it still says is read."""
    deadline = time.monotonic() + seconds
    try:
        while time.monotonic() < deadline:
            bare.settimeout(max(0.01, deadline - time.monotonic()))
            if not bare.recv(65536):
                return True
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


def parse(answer: bytes) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an answer; status 0 if there was none."""
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    words = lines[0].split(" ")
    if len(words) < 2 or not words[1].isdecimal():
        return 0, {}, answer
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    return int(words[1]), headers, body


def frame(opcode: int, payload: bytes = b"", fin: bool = True, mask: bool = True, rsv: int = 0) -> bytes:
    """A frame of the WebSocket protocol, right or wrong; a mask of zeros leaves the payload as it is."""
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    bit = 0x80 if mask else 0
    length = len(payload)
    if length < 126:
        size = bytes([length | bit])
    elif length < 65536:
        size = bytes([126 | bit]) + length.to_bytes(2, "big")
    else:
        size = bytes([127 | bit]) + length.to_bytes(8, "big")
    return bytes([first]) + size + (bytes(4) if mask else b"") + payload


def close_code(bare: socket.socket) -> int:
    """The code with which the server closes; 0 if it does without a word."""
    got = b""
    bare.settimeout(PATIENCE)
    with contextlib.suppress(OSError):
        while not (code := _code_in(got)):
            piece = bare.recv(65536)
            if not piece:
                break
            got += piece
        return code
    return 0


def _code_in(got: bytes) -> int:
    """The code of the close frame among whole frames; 0 if there is none yet."""
    place = 0
    while place + 2 <= len(got):
        opcode, length = got[place] & 15, got[place + 1] & 127
        place += 2
        if length >= 126:
            wide = 2 if length == 126 else 8
            length = int.from_bytes(got[place : place + wide], "big")
            place += wide
        if opcode == 8 and place + 2 <= len(got):
            return int.from_bytes(got[place : place + 2], "big")
        place += length
    return 0
