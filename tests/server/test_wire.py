"""Connections: how many an address may have, and whose word about addresses is believed."""

import ipaddress
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from hexfolk.server.gate import Gate
from hexfolk.server.guards import Buckets
from hexfolk.server.limits import Limits, bucket_of, lies_in
from hexfolk.server.lines import Lines
from hexfolk.table.refusal import Refusal
from tests.server.conftest import Process

NET = (ipaddress.ip_network("10.0.0.0/8"), ipaddress.ip_network("2001:db8::/32"))


@pytest.mark.parametrize(
    ("address", "bucket"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("", ""),
        ("x" * 3000, "x" * 64),
    ],
)
def test_what_counts_as_one_address(address: str, bucket: str) -> None:
    assert bucket_of(address) == bucket


def test_networks() -> None:
    assert lies_in("10.1.2.3", NET)
    assert lies_in("::ffff:10.1.2.3", NET)
    assert lies_in("2001:db8::1", NET)
    assert not lies_in("192.0.2.1", NET)
    assert not lies_in("nonsense", NET)


def test_an_address_has_so_many_connections_and_a_proxy_any_number() -> None:
    lines = Lines(Limits(connections=2), proxies=NET)
    assert [lines.open("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert lines.open("192.0.2.2")
    lines.close("192.0.2.1")
    assert lines.open("192.0.2.1")
    assert all(lines.open("10.0.0.1") for _ in range(9))


def test_credits_are_one_addresss_own_and_the_exempt_have_no_limits() -> None:
    gate = Gate(Limits(sockets=2, socket_burst=5, request_burst=3, request_rate=0, exempt=NET))
    assert [gate.take_request("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert gate.take_request("192.0.2.2")
    assert all(gate.take_request("10.0.0.1") for _ in range(9))
    for person in ("a", "b"):
        assert gate.take_socket("192.0.2.1")
        gate.enter(person, "192.0.2.1")
    assert not gate.take_socket("192.0.2.1")
    gate.leave("a", "192.0.2.1")
    assert gate.take_socket("192.0.2.1")
    for _ in range(30):
        assert gate.take_socket("10.0.0.1")
        gate.enter("c", "10.0.0.1")


def test_one_person_has_a_limit_wherever_they_are() -> None:
    gate = Gate(Limits(person_sockets=1))
    gate.enter("a", "192.0.2.1")
    with pytest.raises(Refusal, match="too_many_sockets"):
        gate.enter("a", "192.0.2.2")
    gate.leave("a", "192.0.2.1")
    gate.enter("a", "192.0.2.2")


def test_a_crowd_of_addresses_does_not_fill_the_memory() -> None:
    buckets = Buckets(0.0, 1.0)
    for number in range(Buckets.MOST + 500):
        buckets.take(str(number))
    assert len(vars(buckets)["_buckets"]) <= Buckets.MOST


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Process]:
    """A server that believes nobody, and lets an address have few connections."""
    process = Process(tmp_path / "data", "--trust-proxy=none", "--sockets-per-address=1")
    process.start()
    yield process
    if process.running.poll() is None:
        process.end(signal.SIGKILL)


def test_whoever_is_not_trusted_cannot_pretend_an_address(plain: Process) -> None:
    at = urlsplit(plain.address)
    upgrade = (
        "GET /ws/abcdefghjk HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "X-Forwarded-For: {}\r\n\r\n"
    )
    table = _table(at.hostname or "", at.port or 0)
    statuses = []
    with ExitStack() as stack:
        for number in range(2):
            bare = stack.enter_context(socket.create_connection((at.hostname, at.port), timeout=5))
            bare.sendall(upgrade.replace("abcdefghjk", table).format(f"10.0.0.{number}").encode())
            statuses.append(bare.recv(12))
    assert statuses == [b"HTTP/1.1 101", b"HTTP/1.1 403"]


def _table(host: str, port: int) -> str:
    """A new table."""
    body = b'{"name":"Ann"}'
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection((host, port), timeout=5) as bare:
        bare.sendall(head.encode() + body)
        answer = b"".join(iter(lambda: bare.recv(4096), b""))
    return answer.partition(b'"id":"')[2][:10].decode()
