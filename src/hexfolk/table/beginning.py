"""From the lobby into a game, and back to it after the end."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from hexfolk import islands
from hexfolk.core.chance import Chance
from hexfolk.core.errors import BadIsland
from hexfolk.core.options import options_text
from hexfolk.core.own import OWN
from hexfolk.core.record import RULES
from hexfolk.core.seal import Choice, choice_of
from hexfolk.core.verified import Verified, commitment, table_mark
from hexfolk.table.choices import check_options
from hexfolk.table.entries import Chair, Returned, Sealed, Started
from hexfolk.table.game import begin
from hexfolk.table.ground import bad_map
from hexfolk.table.lobby import Lobby, check_game, check_host, check_in_lobby, emblems
from hexfolk.table.names import free_bot_name
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.table import OptionsView

KEPT: Final = 64


def ask_start(
    lobby: Lobby,
    person: str,
    strategy: str,
    mark: str,
    secret: bytes,
    trial: Chance,
    present: Collection[str] = (),
    anyway: bool = False,
) -> Sealed:
    """Lock the table for its next game: open chairs become bots', and a secret is drawn.

    Everybody must be ready, unless it is to begin ``anyway``. ``mark`` is what the server calls the table;
    the browsers of those who are ``present`` are waited for. ``trial`` deals the island once for nothing:
    what can never be dealt is refused here.
    """
    check_in_lobby(lobby)
    check_host(lobby, person)
    options = check_options(lobby.options, lobby.map)
    unready = sum(not lobby.is_ready(seat) for seat in range(len(lobby.chairs)))
    if unready and not anyway:
        raise Refusal("not_ready", people=unready)
    chairs = fill_chairs(lobby.chairs, strategy)
    game = lobby.game + 1
    deal_game(lobby.options, lobby.map, game, chairs, trial)
    choice = grounds(lobby.options, lobby.map)
    marked = table_mark(mark)
    return Sealed(
        game=game,
        secret=secret.hex(),
        mark=marked.hex(),
        commitment=commitment(secret, marked, game).hex(),
        rules=RULES,
        options=options_text(options),
        islands=choice.hash.hex(),
        names=choice.names,
        chairs=chairs,
        awaited=[chair for chair, sitting in enumerate(chairs) if sitting.person in present],
    )


def deal_sealed(lobby: Lobby) -> Started:
    """Begin the game that was sealed: the order of play is drawn, the island is dealt."""
    sealing = lobby.sealing
    if sealing is None:
        raise ValueError("nothing is sealed")
    chance = Verified(sealing.key())
    return deal_game(lobby.options, lobby.map, sealing.sealed.game, sealing.sealed.chairs, chance)


def deal_game(
    options: OptionsView, own_map: str, game: int, chairs: Sequence[Chair], chance: Chance
) -> Started:
    """The entry that begins a game with these chairs. Raises ``Refusal`` if the island cannot be dealt."""
    text = own_map if options.island == OWN else ""
    try:
        return begin(game, check_options(options, own_map), options.island, list(chairs), chance, text)
    except BadIsland as problem:
        raise bad_map(problem.code, 0, 0, problem.facts) from None


def grounds(options: OptionsView, own_map: str) -> Choice:
    """The islands that may be drawn with these options."""
    if options.island == OWN:
        return choice_of([islands.own_topology(own_map).island])
    return _grounds(options.island, options.players)


@lru_cache(maxsize=KEPT)
def _grounds(island: str, players: int) -> Choice:
    # To write out the maps takes longer than all else at a start.
    names = islands.fitting(players) if island == islands.RANDOM else [islands.resolve(island, players)]
    return choice_of([islands.catalogue()[name] for name in names])


def fill_chairs(chairs: list[Chair], strategy: str) -> list[Chair]:
    """The chairs of a game: open ones become bots', and emblems stay whatever the order of play."""
    filled: list[Chair] = []
    taken = [chair.name for chair in chairs if chair.kind != "open"]
    for chair, emblem in zip(chairs, emblems(chairs), strict=True):
        kept = replace(chair, emblem=None if emblem == chair.colour else emblem)
        if chair.kind == "open":
            taken.append(free_bot_name(taken))
            kept = replace(kept, kind="bot", name=taken[-1], bot=strategy, filled=True)
        filled.append(kept)
    return filled


def ask_again(lobby: Lobby, person: str, game: int | None = None) -> Returned:
    """Back to the lobby after the end of game ``game``: any who played may ask."""
    check_game(lobby, game)
    if lobby.state != "over":
        raise Refusal("not_over")
    if lobby.chair_of(person) is None and person != lobby.host:
        raise Refusal("not_seated")
    return Returned()
