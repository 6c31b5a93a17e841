"""Only servers on this machine are put under load."""

import ipaddress

import pytest

from hexfolk.load.door import TABLES_AN_ADDRESS, Door, NotHere, parse_door


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("http://127.0.0.1:8765", Door("127.0.0.1", 8765)),
        ("127.0.0.7:81", Door("127.0.0.7", 81)),
        ("http://localhost:8765/", Door("127.0.0.1", 8765)),
        ("http://[::1]:9", Door("::1", 9)),
        ("http://127.0.0.1", Door("127.0.0.1", 80)),
    ],
)
def test_addresses_of_this_machine(text: str, door: Door) -> None:
    assert parse_door(text) == door
    assert parse_door(door.http) == door


@pytest.mark.parametrize(
    "text",
    [
        "http://192.168.1.20:8765",
        "10.0.0.1",
        "http://play.example.org",
        "http://0.0.0.0:8765",
        "http://127.0.0.1.example.org",
        "http://127.0.0.1@example.org",
        "https://127.0.0.1:8765",
        "http://127.0.0.1:port",
        "http://127.0.0.1:70000",
        "http://[fe80::1]:80",
        "http://",
        "",
    ],
)
def test_no_other_is_put_under_load(text: str) -> None:
    with pytest.raises(NotHere):
        parse_door(text)


def test_tables_come_from_many_addresses_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    sources = [Door("127.0.0.1", 1).source(table) for table in range(10_000)]
    crowds: dict[str, int] = {}
    for source in sources:
        assert source is not None
        assert ipaddress.ip_address(source[0]).is_loopback
        crowds[source[0]] = crowds.get(source[0], 0) + 1
    assert max(crowds.values()) == TABLES_AN_ADDRESS
    assert Door("::1", 1).source(3) is None
    monkeypatch.setattr("sys.platform", "darwin")
    assert Door("127.0.0.1", 1).source(3) is None
