"""``hexfolk serve``: the game in the browser, from this machine."""

import contextlib
import errno
import io
import ipaddress
import socket
from collections.abc import Iterator
from pathlib import Path

import click
import segno

from hexfolk.cli._data import data_option, why_no_games
from hexfolk.cli._speech import Failure, Misuse, t
from hexfolk.server.address import home_addresses, page_address
from hexfolk.server.app import KEEP_DAYS
from hexfolk.server.limits import Limits
from hexfolk.server.logs import LEVELS, Format, set_up
from hexfolk.server.metrics import Exposition, Metrics
from hexfolk.server.run import Conditions, listen, prepare, serve
from hexfolk.store.bans import Network
from hexfolk.store.database import BadDatabase, NewerDatabase

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 (said by the user, and told to the user)
HERE = ("127.0.0.1", "::1")


def _networks(
    _context: click.Context, parameter: click.Parameter, given: tuple[str, ...]
) -> tuple[Network, ...]:
    """Addresses and networks as they were written; `none` is none of them."""
    networks = []
    for one in given:
        try:
            networks += [] if one == "none" else [ipaddress.ip_network(one, strict=False)]
        except ValueError:
            raise Misuse(t("cli-bad-address", address=repr(one)), f"'{parameter.opts[0]}'") from None
    return tuple(networks)


@click.command(help="help-serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="help-serve-host")
@click.option(
    "--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="help-serve-port"
)
@data_option
@click.option(
    "--keep-days",
    default=KEEP_DAYS,
    show_default=True,
    type=click.IntRange(0, 36500),
    help="help-serve-keep-days",
)
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    default=HERE,
    show_default=True,
    callback=_networks,
    metavar="metavar-network",
    help="help-serve-trust-proxy",
)
@click.option(
    "--exempt",
    multiple=True,
    callback=_networks,
    metavar="metavar-network",
    help="help-serve-exempt",
)
@click.option(
    "--sockets-per-address",
    default=Limits().sockets,
    show_default=True,
    type=click.IntRange(1, 1_000_000),
    help="help-serve-sockets",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(0, 65535),
    help="help-serve-metrics-port",
)
@click.option("--metrics-host", default="127.0.0.1", show_default=True, help="help-serve-metrics-host")
@click.option(
    "--log-format",
    default="text",
    show_default=True,
    type=click.Choice(["text", "json"]),
    help="help-serve-log-format",
)
@click.option(
    "--log-level",
    default="warning",
    show_default=True,
    type=click.Choice(LEVELS),
    help="help-serve-log-level",
)
def command(
    host: str,
    port: int,
    data: Path,
    keep_days: int,
    proxies: tuple[Network, ...],
    exempt: tuple[Network, ...],
    sockets_per_address: int,
    metrics_port: int | None,
    metrics_host: str,
    log_format: Format,
    log_level: str,
) -> None:
    """Serve the game to browsers until interrupted."""
    for name, given in (("host", host), ("metrics-host", metrics_host)):
        if not given:
            # Sockets take no address for all addresses.
            raise Misuse(t("cli-no-address"), f"'--{name}'")
    set_up(log_format, log_level)
    try:
        prepare(data)
    except NewerDatabase:
        raise Failure(t("cli-games-newer", folder=str(data))) from None
    except BadDatabase as problem:
        raise Failure(t("cli-games-unkept", folder=str(data), why=why_no_games(problem))) from None
    listener = _listen(host, port)
    connections = max(sockets_per_address * 2, Limits().connections)
    limits = Limits(sockets=sockets_per_address, connections=connections, exempt=exempt)
    conditions = Conditions(limits=limits, keep_days=keep_days, proxies=proxies)
    metrics = Metrics()
    with _figures(metrics, metrics_host, metrics_port):
        _announce(host, listener.getsockname()[1])
        try:
            serve(listener, data, conditions, metrics)
        except KeyboardInterrupt:
            # Everything is down and on the disk by now: this is how a game at home is ended.
            click.echo("\n" + t("cli-stopped", folder=str(data)))


def _listen(host: str, port: int) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as problem:
        raise _cannot_listen(host, port, problem) from None


def _cannot_listen(host: str, port: int, problem: OSError) -> Failure:
    # A port is a name here: no point between its thousands.
    place = {"host": host, "port": str(port)}
    if problem.errno == errno.EADDRINUSE:
        return Failure(t("cli-taken", **place))
    return Failure(t("cli-unheard", why=problem.strerror or str(problem), **place))


@contextlib.contextmanager
def _figures(metrics: Metrics, host: str, port: int | None) -> Iterator[None]:
    """The page of figures, as long as the server runs."""
    if port is None:
        yield
        return
    try:
        page = Exposition(metrics, host, port)
    except OSError as problem:
        raise _cannot_listen(host, port, problem) from None
    click.echo(t("cli-figures", address=f"{page_address(host, page.port)}metrics"), err=True)
    try:
        yield
    finally:
        page.close()


def _announce(host: str, port: int) -> None:
    if host not in ANYWHERE:
        click.echo(f"Hexfolk: {page_address(host, port)}")
        return
    click.echo(f"Hexfolk: {page_address('127.0.0.1', port)}")
    homes = [page_address(address, port) for address in home_addresses()]
    for address in homes:
        click.echo(f"         {address}")
    if homes:
        drawn = io.StringIO()
        segno.make(homes[0], error="l").terminal(drawn, border=2, compact=True)
        click.echo(drawn.getvalue())
