"""``hexfolk serve``: the game in the browser, from this machine."""

import errno
import io
from pathlib import Path

import click
import segno

from hexfolk.server.address import home_addresses, page_address
from hexfolk.server.run import listen, prepare, serve
from hexfolk.store.database import BadDatabase, NewerDatabase

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 (said by the user, and told to the user)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="Port; 0: any free."
)
@click.option(
    "--data",
    default=Path("data"),
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder where the games are kept.",
)
def command(host: str, port: int, data: Path) -> None:
    """Serve the game to browsers until interrupted.

    On this machine only, unless HOST says otherwise: 0.0.0.0 opens it to the home network
    and shows the address, also as a QR code.
    """
    if not host:
        # Sockets take no address for all addresses.
        raise click.BadParameter("an address is missing", param_hint="'--host'")
    try:
        prepare(data)
    except NewerDatabase:
        raise click.ClickException(f"the games in {data} are of a later version of Hexfolk") from None
    except BadDatabase as problem:
        raise click.ClickException(f"cannot keep games in {data}: {problem}") from None
    try:
        listener = listen(host, port)
    except OSError as problem:
        taken = problem.errno == errno.EADDRINUSE
        reason = "another program listens there" if taken else problem.strerror
        raise click.ClickException(f"cannot listen on {host} port {port}: {reason}") from None
    _announce(host, listener.getsockname()[1])
    try:
        serve(listener, data)
    except KeyboardInterrupt:
        # Everything is down and on the disk by now: this is how a game at home is ended.
        click.echo(f"\nHexfolk has stopped. The games are kept in {data} and go on at the next start.")


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
