"""The games of all tables, each with an id of its own: written with the entries that begin and end them."""

from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, literal, select, update
from sqlalchemy import Row as SqlRow

from hexfolk.store.rows import GameBegun, GameEnded, GameRow, PlayerRow, Row
from hexfolk.store.schema import game_seats, games, log, seats, tables

NOT_COUNTED: Final = ""
"""The outcome of a game that ended before games were kept: its log tells."""
_GAME: Final = select(
    games.c.id,
    games.c.table_id,
    games.c.number,
    games.c.first_seq,
    games.c.last_seq,
    games.c.begun,
    games.c.ended,
    games.c.outcome,
    games.c.winner,
    games.c.turns,
)
_BY_ID: Final = _GAME.where(games.c.id == bindparam("game"))
_PLAYERS: Final = (
    select(
        game_seats.c.seat,
        game_seats.c.person,
        game_seats.c.name,
        game_seats.c.bot,
        game_seats.c.won,
        game_seats.c.points,
        game_seats.c.removed,
    )
    .where(game_seats.c.game == bindparam("game"))
    .order_by(game_seats.c.seat)
)


def write(connection: Connection, table: str, game: GameBegun | GameEnded, moment: int) -> None:
    """Write down that a game of a table begins or ends at this moment."""
    if isinstance(game, GameBegun):
        connection.execute(
            insert(games),
            {
                "id": game.id,
                "table_id": table,
                "number": game.number,
                "first_seq": game.first,
                "begun": moment,
                "players": len(game.players),
            },
        )
        connection.execute(insert(game_seats), [_columns(game.id, player) for player in game.players])
    else:
        connection.execute(
            update(games)
            .where(games.c.id == game.id, games.c.table_id == table)
            .values(last_seq=game.last, ended=moment, **_result(game))
        )
        _settle(connection, game)


def complete(connection: Connection, game: GameEnded) -> None:
    """Write down how a game ended that is long over, and was not counted then."""
    values = {"last_seq": game.last, **_result(game)}
    connection.execute(
        update(games).where(games.c.id == game.id, games.c.outcome == NOT_COUNTED).values(**values)
    )
    _settle(connection, game)


def find(connection: Connection, game: str) -> GameRow | None:
    """One game; None if there is none of that id."""
    found = connection.execute(_BY_ID, {"game": game}).one_or_none()
    return None if found is None else _row(connection, found)


def cut_back(connection: Connection, table: str) -> bool:
    """Take back all that came after the last game that was played to its end; False if none was."""
    ended = select(games.c.id, games.c.last_seq, games.c.winner).where(
        games.c.table_id == table, games.c.last_seq.is_not(None)
    )
    last = connection.execute(ended.order_by(games.c.number.desc()).limit(1)).one_or_none()
    if last is None:
        return False
    game, seq, winner = last
    connection.execute(delete(games).where(games.c.table_id == table, games.c.last_seq.is_(None)))
    connection.execute(delete(log).where(log.c.table_id == table, log.c.seq > seq))
    connection.execute(update(tables).where(tables.c.id == table).values(state="over", winner=winner))
    connection.execute(delete(seats).where(seats.c.table_id == table))
    columns = ("table_id", "chair", "person", "name", "removed")
    players = select(
        literal(table), game_seats.c.seat, game_seats.c.person, game_seats.c.name, literal(False)
    ).where(game_seats.c.game == game)
    connection.execute(insert(seats).from_select(columns, players))
    return True


def uncounted(connection: Connection, most: int) -> list[str]:
    """Some games that ended before games were kept."""
    asked: Select[str] = select(games.c.id).where(games.c.outcome == NOT_COUNTED).order_by(games.c.id)
    return list(connection.execute(asked.limit(most)).scalars())


def rows_of(connection: Connection, game: GameRow) -> list[Row]:
    """The entries of a game's table up to its end, from the end of the game before on."""
    before = select(func.max(games.c.last_seq)).where(
        games.c.table_id == game.table, games.c.number < game.number
    )
    columns = (log.c.seq, log.c.kind, log.c.payload, log.c.person, log.c.message_id, log.c.created)
    asked = select(*columns).where(
        log.c.table_id == game.table, log.c.seq > func.coalesce(before.scalar_subquery(), 0)
    )
    if game.last is not None:
        asked = asked.where(log.c.seq <= game.last)
    return [Row(*row) for row in connection.execute(asked.order_by(log.c.seq))]


def _row(connection: Connection, found: SqlRow[*tuple[Any, ...]]) -> GameRow:
    name, table, number, first, last, begun, ended, outcome, winner, turns = found
    players = [PlayerRow(*row) for row in connection.execute(_PLAYERS, {"game": name})]
    return GameRow(name, table, number, first, last, begun, ended, outcome, winner, turns, players)


def _columns(game: str, player: PlayerRow) -> dict[str, object]:
    return {
        "game": game,
        "seat": player.seat,
        "person": player.person,
        "name": player.name,
        "bot": player.bot,
        "won": player.won,
        "points": player.points,
        "removed": player.removed,
    }


def _result(game: GameEnded) -> dict[str, object]:
    return {"outcome": game.outcome, "winner": game.winner, "turns": game.turns}


def _settle(connection: Connection, game: GameEnded) -> None:
    here = game_seats.c.game == game.id
    for seat, points in enumerate(game.points):
        won = seat == game.winner
        connection.execute(
            update(game_seats).where(here, game_seats.c.seat == seat).values(won=won, points=points)
        )
