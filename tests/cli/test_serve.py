"""`hexfolk serve`: what it says, and what it says when it cannot."""

import contextlib
import socket
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from hexfolk.cli import main
from hexfolk.cli import serve as module
from hexfolk.server.address import home_addresses, page_address
from hexfolk.server.metrics import Metrics
from hexfolk.server.run import Conditions

EVERYWHERE = module.ANYWHERE[0]


class Served:
    """Stands in for the running server: takes the listening socket and closes it."""

    def __init__(self) -> None:
        self.port = 0
        self.data = Path()
        self.conditions = Conditions()

    def __call__(self, listener: socket.socket, data: Path, conditions: Conditions, metrics: Metrics) -> None:
        self.port = listener.getsockname()[1]
        self.data = data
        self.conditions = conditions
        listener.close()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Served:
    stand_in = Served()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(module, "serve", stand_in)
    return stand_in


def test_it_says_where_it_is(served: Served, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(tmp_path / "games")])
    assert result.exit_code == 0
    assert result.output == f"Hexfolk: http://127.0.0.1:{served.port}/\n"
    assert served.data == tmp_path / "games"


def test_an_interrupt_is_a_good_end(served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(listener: socket.socket, *_conditions: object) -> None:
        listener.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "serve", interrupted)
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 0
    assert result.output.endswith(
        f"\nHexfolk has stopped. The games are kept in {tmp_path} and go on at the next start.\n"
    )


def test_at_home_it_shows_the_address_to_type_and_to_scan(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "home_addresses", lambda: ["192.168.1.20", "fd00::20"])
    result = CliRunner().invoke(main, ["serve", "--host", EVERYWHERE, "--port", "0"])
    assert result.exit_code == 0
    for address in ("127.0.0.1", "192.168.1.20", "[fd00::20]"):
        assert f"http://{address}:{served.port}/" in result.output
    # A code of that length is at least 25 modules wide, two of them a line of text high.
    drawn = [line for line in result.output.splitlines() if "█" in line or "▀" in line or "▄" in line]
    assert len(drawn) >= 12


def test_without_a_network_there_is_nothing_to_scan(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "home_addresses", list)
    result = CliRunner().invoke(main, ["serve", "--host", EVERYWHERE, "--port", "0"])
    assert result.output == f"Hexfolk: http://127.0.0.1:{served.port}/\n"


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = CliRunner().invoke(main, ["serve", "--port", str(port), "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert result.output == f"Error: cannot listen on 127.0.0.1 port {port}: another program listens there\n"


def spoil(data: Path, how: str) -> Path:
    """A place where no games can be kept, and what it is like."""
    file = data / "hexfolk.sqlite3"
    match how:
        case "no database":
            file.write_bytes(bytes(range(256)) * 16)
        case "a folder":
            file.mkdir()
        case "below a file":
            file.write_bytes(b"")
            return file / "games"
        case "newer":
            with contextlib.closing(sqlite3.connect(file)) as database:
                database.execute("CREATE TABLE alembic_version (version_num TEXT)")
                database.execute("INSERT INTO alembic_version VALUES ('9999')")
                database.commit()
    return data


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("no database", "file is not a database"),
        ("a folder", "unable to open database file"),
        ("below a file", "Not a directory"),
        ("newer", "are of a later version of Hexfolk"),
    ],
)
def test_a_bad_place_for_the_games_is_said_in_one_line(tmp_path: Path, how: str, said: str) -> None:
    data = spoil(tmp_path, how)
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(data)])
    assert result.exit_code == 1
    assert result.output.startswith("Error: ")
    assert result.output.endswith(f"{said}\n")
    assert result.output.count("\n") == 1


def test_an_empty_address_does_not_open_it_to_the_network(served: Served) -> None:
    result = CliRunner().invoke(main, ["serve", "--host", "", "--port", "0"])
    assert result.exit_code == 2
    assert "'--host'" in result.output


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["serve", "--host", "192.0.2.7", "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert result.output.startswith("Error: cannot listen on 192.0.2.7")


def test_home_addresses_lead_here() -> None:
    for address in home_addresses():
        assert not address.startswith(("127.", "169.254."))
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as bound:
            bound.bind((address, 0))


def test_page_addresses() -> None:
    assert page_address("localhost", 80) == "http://localhost:80/"
    assert page_address("::1", 8765) == "http://[::1]:8765/"
