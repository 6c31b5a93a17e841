"""Attacks on the WebSocket below its messages: handshakes, frames, floods, and reading slowly."""

import contextlib
import json
import os
import socket
import time
import zlib

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.hostile.at_the_door import Attack
from tests.hostile.siege import LOCAL, Player, Siege, close_code, closed, drain, frame, parse

ATTACKS: list[Attack] = []
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
HELLO = b'{"t":"ping","id":"x"}'


def attack(function: Attack) -> Attack:
    """One of the kinds."""
    ATTACKS.append(function)
    return function


@attack
def upgrades_on_wrong_paths(siege: Siege) -> None:
    for path in ("/", "/ws", "/ws/", "/ws/a/b", "/healthz", "/api/tables", "/..%2fws", f"/t/{siege.table}"):
        head = siege.upgrade().replace(f"/ws/{siege.table}".encode(), path.encode(), 1)
        assert parse(siege.send(head))[0] in (400, 403, 404), path


@attack
def tables_that_do_not_exist(siege: Siege) -> None:
    for name in (
        "aaaaaaaaaa",
        "..",
        "%2e%2e",
        "%00",
        siege.table.upper(),
        siege.table + "%20",
        "x" * 5000,
        "%27",
    ):
        head = siege.upgrade().replace(siege.table.encode(), name.encode(), 1)
        answer = siege.send(head, b"table_unknown")
        assert b'"welcome"' not in answer, name
        assert b"table_unknown" in answer or parse(answer)[0] in (400, 403, 404), name


@attack
def handshakes_that_are_wrong(siege: Siege) -> None:
    for headers in (
        {"Sec-WebSocket-Version": "12"},
        {"Sec-WebSocket-Version": ""},
        {"Sec-WebSocket-Key": ""},
        {"Sec-WebSocket-Key": "short"},
        {"Sec-WebSocket-Key": "!" * 24},
        {"Sec-WebSocket-Extensions": ";;=,permessage-deflate; x=y"},
        {"Connection": "keep-alive"},
        {f"X-{number}": "y" for number in range(300)},
        {"X": "y" * 20_000},
    ):
        status, answered, _ = parse(siege.send(siege.upgrade(headers=headers)))
        assert status in (400, 404, 426, 431), len(headers)
        assert answered["x-content-type-options"] == "nosniff", len(headers)


@attack
def subprotocols_nobody_speaks(siege: Siege) -> None:
    for spoken in ("chat", "chat, superchat", "x" * 3000):
        answer = siege.send(siege.upgrade(headers={"Sec-WebSocket-Protocol": spoken}), b"\r\n\r\n")
        head, end, _ = answer.partition(b"\r\n\r\n")
        assert end
        assert b"sec-websocket-protocol" not in head.lower()


@attack
def sockets_of_other_sites(siege: Siege) -> None:
    for origin in (
        "http://evil.example",
        "null",
        f"http://{LOCAL}",
        f"https://{LOCAL}",
        "file://",
    ):
        with pytest.raises(InvalidStatus, match="403") as refused:
            Player(siege, siege.tokens[0], origin=origin)
        assert refused.value.response.headers["x-frame-options"] == "DENY"


@attack
def handshakes_half_open(siege: Siege) -> None:
    with contextlib.ExitStack() as stack:
        half = [stack.enter_context(siege.raw()) for _ in range(40)]
        for bare in half:
            bare.sendall(siege.upgrade()[:-2])
        assert all(closed(bare) for bare in half)


@attack
def frames_before_the_handshake_is_over(siege: Siege) -> None:
    assert b"101" in siege.send(siege.upgrade() + frame(TEXT, HELLO) * 3, b'"welcome"')


@attack
def frames_without_a_mask(siege: Siege) -> None:
    with siege.line() as bare:
        bare.sendall(frame(TEXT, HELLO, mask=False))
        assert close_code(bare) == 1002


@attack
def opcodes_and_bits_that_are_reserved(siege: Siege) -> None:
    wrong = [frame(opcode, b"x") for opcode in (3, 7, 11, 15)] + [
        frame(TEXT, HELLO, rsv=bits) for bits in (1, 2, 7)
    ]
    for bad in wrong:
        with siege.line() as bare:
            bare.sendall(bad)
            assert close_code(bare) == 1002


@attack
def control_frames_that_are_wrong(siege: Siege) -> None:
    for bad in (frame(PING, b"x" * 126), frame(PING, b"x", fin=False), frame(CLOSE, b"\x03")):
        with siege.line() as bare:
            bare.sendall(bad)
            assert close_code(bare) == 1002


@attack
def pieces_out_of_order(siege: Siege) -> None:
    for bad in (frame(0, b"x"), frame(TEXT, b"{", fin=False) + frame(TEXT, b"}")):
        with siege.line() as bare:
            bare.sendall(bad)
            assert close_code(bare) == 1002


@attack
def pieces_of_nothing_without_end(siege: Siege) -> None:
    with siege.line() as bare:
        with contextlib.suppress(OSError):
            bare.sendall(frame(TEXT, fin=False))
            for _ in range(50):
                bare.sendall(frame(0, fin=False) * 1000)
        assert closed(bare)


@attack
def frames_that_say_they_are_huge(siege: Siege) -> None:
    for size in (2**20, 2**31, 2**63 - 1, 2**64 - 1):
        with siege.line() as bare:
            bare.sendall(b"\x81\xff" + size.to_bytes(8, "big") + bytes(4) + b"x" * 100)
            assert close_code(bare) in (1002, 1009)


@attack
def messages_that_are_huge(siege: Siege) -> None:
    with siege.line() as bare:
        with contextlib.suppress(OSError):
            bare.sendall(frame(TEXT, b"x" * 5_000_000))
        assert closed(bare)
    with siege.line() as bare:
        bare.sendall(frame(TEXT, b"x" * 40_000, fin=False) + frame(0, b"x" * 40_000))
        assert close_code(bare) == 1009


@attack
def texts_that_are_none(siege: Siege) -> None:
    for bad in (b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b'{"t":"\xf8\x88"}', b"\x80" * 4000):
        with siege.line() as bare:
            bare.sendall(frame(TEXT, bad))
            assert close_code(bare) == 1007


@attack
def messages_of_bytes(siege: Siege) -> None:
    with siege.visit() as mallory:
        for content in (b"", b"\x00" * 100, HELLO, os.urandom(3000)):
            assert mallory.code(content) == "bad_message"


@attack
def compression_that_explodes(siege: Siege) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    bomb = packer.compress(b"0" * 60_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    assert len(bomb) < 62_000
    with siege.line({"Sec-WebSocket-Extensions": "permessage-deflate"}) as bare:
        bare.sendall(frame(TEXT, bomb[:-4], rsv=4))
        assert close_code(bare) == 1009


@attack
def compression_that_is_none(siege: Siege) -> None:
    with siege.line({"Sec-WebSocket-Extensions": "permessage-deflate"}) as bare:
        bare.sendall(frame(TEXT, b"\xff" * 500, rsv=4))
        assert closed(bare)


@attack
def pings_without_end(siege: Siege) -> None:
    with siege.line() as bare:
        with contextlib.suppress(OSError):
            for _ in range(200):
                bare.sendall(frame(PING, b"x" * 100) * 100)
        assert closed(bare)


@attack
def pings_whose_answers_nobody_reads(siege: Siege) -> None:
    with siege.line() as bare:
        bare.settimeout(1)
        with contextlib.suppress(OSError):
            for _ in range(100):
                bare.sendall(frame(PING, b"x" * 125) * 1000)
        assert siege.resident() < siege.memory + 32 * 2**20


@attack
def pongs_without_end(siege: Siege) -> None:
    with siege.line() as bare:
        with contextlib.suppress(OSError):
            for _ in range(20):
                bare.sendall(frame(PONG, b"x" * 100) * 100)
        bare.sendall(frame(CLOSE, b"\x03\xe8"))
        assert closed(bare)


@attack
def close_codes_that_are_none(siege: Siege) -> None:
    for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535):
        with siege.line() as bare:
            bare.sendall(frame(CLOSE, code.to_bytes(2, "big") + b"bye"))
            assert closed(bare)
    with siege.line() as bare:
        bare.sendall(frame(CLOSE, b"\x03\xe8\xff\xfe"))
        assert closed(bare)


@attack
def talking_on_after_the_end(siege: Siege) -> None:
    with siege.line() as bare:
        with contextlib.suppress(OSError):
            bare.sendall(frame(CLOSE, b"\x03\xe8") + frame(TEXT, HELLO) * 500)
        assert closed(bare)


@attack
def http_inside_the_socket(siege: Siege) -> None:
    with siege.line() as bare:
        bare.sendall(siege.head("POST", "/api/tables", {"Content-Length": "0"}))
        assert closed(bare)


@attack
def frames_of_pure_chance(siege: Siege) -> None:
    for _ in range(25):
        with siege.line() as bare, contextlib.suppress(OSError):
            for _ in range(siege.dice.randrange(1, 6)):
                opcode, bits = siege.dice.choice((0, 1, 2, 8, 9, 10, 12)), siege.dice.choice((0, 0, 0, 4))
                content = siege.dice.randbytes(siege.dice.choice((0, 1, 5, 125, 126, 500)))
                bare.sendall(
                    frame(opcode, content, siege.dice.random() < 0.8, siege.dice.random() < 0.9, bits)
                )
            bare.sendall(siege.dice.randbytes(30))


@attack
def lines_that_are_opened_again_and_again(siege: Siege) -> None:
    for _ in range(90):
        siege.send(siege.upgrade(), silence=0.001)
    # Past its credit the address is sent away before the upgrade.
    with siege.raw() as bare:
        bare.sendall(siege.upgrade())
        assert bare.recv(12) == b"HTTP/1.1 403"
    # Nobody else is kept out.
    neighbour = Player(siege, siege.token, seems="10.96.0.1")
    neighbour.sync()
    neighbour.leave()


@attack
def more_tabs_than_anybody_needs(siege: Siege) -> None:
    with contextlib.ExitStack() as stack:
        tabs = [stack.enter_context(siege.visit()) for _ in range(24)]
        tabs[-1].sync()
        with siege.visit() as extra:
            assert extra.receive()["code"] == "too_many_sockets"
            with pytest.raises(ConnectionClosed) as end:
                extra.receive()
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 4429


@attack
def readers_that_read_nothing(siege: Siege) -> None:
    before, memory = siege.files(), siege.resident()
    table = siege.own_table(options={"players": 8, "island": "giant"}, start=True)
    with contextlib.ExitStack() as stack:
        deaf = []
        for _ in range(3):
            bare = stack.enter_context(socket.socket())
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            bare.connect((LOCAL, siege.port))
            bare.sendall(siege.upgrade(table))
            deaf.append(bare)
        time.sleep(0.2)
        for number in range(55):
            for bare in deaf:
                bare.settimeout(0.02)
                with contextlib.suppress(OSError):
                    # Everything anew, and none of it is taken.
                    bare.sendall(frame(TEXT, json.dumps({"t": "sync", "id": f"s{number}"}).encode()))
            time.sleep(0.01)
        assert siege.resident() < memory + 64 * 2**20
        deadline = time.monotonic() + 20
        while siege.files() > before and time.monotonic() < deadline:
            for number, bare in enumerate(deaf):
                with contextlib.suppress(OSError):
                    bare.sendall(frame(TEXT, f'{{"t":"sync","id":"t{number}"}}'.encode()))
            time.sleep(0.1)
        assert siege.files() <= before


@attack
def floods_of_messages(siege: Siege) -> None:
    with siege.line() as bare:
        with contextlib.suppress(OSError):
            for _ in range(20):
                bare.sendall(frame(TEXT, HELLO) * 100)
                drain(bare, 0.001)
        assert closed(bare)


@attack
def half_a_frame_and_silence(siege: Siege) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(20):
            bare = stack.enter_context(siege.line())
            bare.sendall(frame(TEXT, b"x" * 3000)[:1500])
        siege.play_on()
