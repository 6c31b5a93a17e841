"""Tables in the middle of their games, written into a database before a server opens it.

Under load from the first move on, all tables would be in the set-up for minutes. So the games are played
ahead by the same rules, each to another length, and their logs are written as if people had played.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hexfolk import bots
from hexfolk.core.action import action_text
from hexfolk.core.chance import Outside
from hexfolk.core.verified import SECRET_BYTES
from hexfolk.server.identity import TOKEN_BYTES, hash_token
from hexfolk.store.rows import GameBegun, NewRow
from hexfolk.store.store import Store
from hexfolk.table.beginning import ask_start, deal_sealed
from hexfolk.table.chairs import ask_sit
from hexfolk.table.choices import ask_made
from hexfolk.table.codes import new_table_id
from hexfolk.table.entries import Acted, Entry, entry_kind, entry_text
from hexfolk.table.fold import key_of
from hexfolk.table.game import Game, resume
from hexfolk.table.kept import begun
from hexfolk.table.lobby import Lobby
from hexfolk.view.messages.browser import Sit
from hexfolk.view.messages.table import OptionsView

# Tables that are written together.
BATCH: Final = 50


@dataclass(frozen=True)
class Place:
    """A table, and the tokens of the people who sit there; the first is the host's."""

    table: str
    tokens: tuple[str, ...]


def options_under_load(seats: int) -> OptionsView:
    """Nobody's time runs out: what is asked of the table is only what its people ask."""
    return OptionsView(players=seats, turn_time=0)


def new_tokens(seats: int) -> tuple[str, ...]:
    """What browsers would keep in their cookies."""
    return tuple(secrets.token_urlsafe(TOKEN_BYTES) for _ in range(seats))


async def lay_out(
    database: Path,
    tables: int,
    seats: int,
    ahead: int,
    seed: int,
    told: Callable[[int], None] = lambda _number: None,
) -> list[Place]:
    """Write tables with games that have gone on for up to ``ahead`` moves, evenly spread; none is over.

    ``told`` hears how many tables stand. What is played follows from the seed, the tokens do not.
    """
    store = await Store.open(database)
    places: list[Place] = []
    try:
        while len(places) < tables:
            batch = range(len(places), min(tables, len(places) + BATCH))
            writing = []
            for number in batch:
                chance = random.Random(f"{seed} {number}")
                place = Place(new_table_id(), new_tokens(seats))
                places.append(place)
                rows, game = _play_ahead(place, ahead * (number + 1) // tables, chance)
                writing.append(store.make_table(place.table, rows, "playing", game=game))
            await asyncio.gather(*writing)
            told(len(places))
    finally:
        await store.close()
    return places


def _play_ahead(place: Place, moves: int, dice: random.Random) -> tuple[list[NewRow], GameBegun]:
    """The log of a table whose game, which comes with it, has gone on for so many random moves.

    They are fewer if it would be over.
    """
    people = [hash_token(token) for token in place.tokens]
    chance = Outside(dice.randrange)
    made = ask_made(people[0], options_under_load(len(people)), "normal")
    lobby = Lobby(made)
    entries: list[Entry] = [made]
    for seat, person in enumerate(people):
        sat = ask_sit(lobby, person, Sit(id="ahead", name=f"Guest {seat + 1}", seat=seat))
        lobby.take(sat)
        entries.append(sat)
    # Sealed as by people whose browsers sent nothing: it costs the server what any game does.
    sealed = ask_start(
        lobby, people[0], bots.STANDARD, "ahead", dice.randbytes(SECRET_BYTES), chance, anyway=True
    )
    lobby.take(sealed)
    started = deal_sealed(lobby)
    lobby.take(started)
    entries += [sealed, started]
    kept = begun(started, len(entries))
    game = resume(started, len(entries))
    game.key = key_of(lobby)
    entries += _acted(game, moves, dice, chance)
    return [NewRow(seq, entry_kind(entry), entry_text(entry)) for seq, entry in enumerate(entries, 1)], kept


def _acted(game: Game, moves: int, dice: random.Random, chance: Outside) -> list[Acted]:
    played: list[Acted] = []
    while len(played) < moves:
        seat = dice.choice(game.must())
        move = game.attempt(seat, action_text(dice.choice(game.legal(seat))), None, game.chance(chance))
        game.commit(game.seq + 1, move)
        if game.over:
            break
        played.append(Acted(seat, action_text(move.action), "person", move.draw_texts()))
    return played
