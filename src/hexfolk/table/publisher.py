"""Showing a table to its readers: to each what it may know, and to readers of one seat the same bytes."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hexfolk import __version__
from hexfolk.core.board import Board
from hexfolk.core.event import Event
from hexfolk.core.own import OWN
from hexfolk.islands import own_topology
from hexfolk.table.ceremony import view_seal
from hexfolk.table.coach import view_lesson
from hexfolk.table.game import Game
from hexfolk.table.levels import level_of
from hexfolk.table.lobby import emblems
from hexfolk.table.manners import manner_of
from hexfolk.table.reach import cautions
from hexfolk.table.readers import Reader, encode
from hexfolk.table.refusal import Refusal
from hexfolk.view.board import view_board
from hexfolk.view.events import view_event
from hexfolk.view.game import Asides, view_game
from hexfolk.view.island import view_island
from hexfolk.view.messages.game import GameView
from hexfolk.view.messages.server import (
    BoardMessage,
    SealMessage,
    TableUpdate,
    Update,
    Welcome,
)
from hexfolk.view.messages.table import BarredView, SeatView, TableView

if TYPE_CHECKING:
    from hexfolk.table.table import Table

PROTOCOL: Final = 1


class Publisher:
    """The readers of one table, and what they have been shown."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.readers: list[Reader] = []
        self._names: dict[str, str] = {}
        # The game as a spectator sees it, and the entry up to which.
        self._seen: tuple[Game, int, Asides, GameView] | None = None
        # The entry that the last update of the game went up to.
        self._shown = 0

    def add(self, reader: Reader) -> bool:
        """Another reader, who is greeted next; whether their person was not there before."""
        new = reader.person not in self.people()
        self.readers.append(reader)
        return new

    def greet(self, reader: Reader, name: str | None, others: bool) -> None:
        """Show everything to a new reader, and the ``others`` who is here now."""
        if name is not None:
            self._names[reader.person] = name
        view = self._view_table()
        reader.send(encode(Welcome(__version__, PROTOCOL, name, self._view_for(reader.person, view))))
        self._show_sealed(reader)
        self._show_game(reader)
        if others:
            self._show_table(view, but=reader)

    def remove(self, reader: Reader) -> bool:
        """Show nothing more to a reader; whether their person has left with them."""
        if reader not in self.readers:
            return False
        self.readers.remove(reader)
        left = reader.person not in self.people()
        if left:
            self._names.pop(reader.person, None)
        if not self.readers:
            self._seen = None
        return left

    def show_out(self, admits: Callable[[str], bool]) -> None:
        """A game begins without watchers: they see nothing of it."""
        staying = [reader for reader in self.readers if admits(reader.person)]
        leaving, self.readers = [reader for reader in self.readers if reader not in staying], staying
        for reader in leaving:
            reader.dismiss("no_watchers")

    def show_all(self, reader: Reader) -> None:
        """Everything again for one reader."""
        reader.send(encode(TableUpdate(self._view_for(reader.person, self._view_table()))))
        self._show_sealed(reader)
        self._show_game(reader)

    def show_everyone(self) -> None:
        """Everything again for everyone: what was shown before may have been wrong."""
        self._seen = None
        for reader in self.readers:
            self.show_all(reader)

    def show_table(self) -> None:
        """Chairs, options and presence."""
        if self.readers:
            self._show_table(self._view_table())

    def _show_table(self, view: TableView, but: Reader | None = None) -> None:
        for reader in self.readers:
            if reader is not but:
                reader.send(encode(TableUpdate(self._view_for(reader.person, view))))

    def show_game_anew(self) -> None:
        """A game begins, or has ended without a move."""
        for reader in self.readers:
            self._show_game(reader)

    def show_events(self, game: Game, events: list[Event]) -> None:
        """The game after an action, and what happened."""
        encoded: dict[int | None, bytes] = {}
        for reader in self.readers:
            seat = self._seat(reader)
            if seat not in encoded:
                encoded[seat] = encode(self._update(game, seat, self._shown, events))
            reader.send(encoded[seat])
            self._show_lesson(reader, game)
        self._shown = game.seq

    def show_asides(self, game: Game) -> None:
        """The game once more, as something was said beside it."""
        self.show_events(game, [])

    def show_seal(self) -> None:
        """How the chance of the game is settled, or was."""
        data = self._seal()
        for reader in self.readers:
            reader.send(data)

    def _show_sealed(self, reader: Reader) -> None:
        if self._table.standing.lobby.sealed is not None:
            reader.send(self._seal())

    def _seal(self) -> bytes:
        game = self._table.game
        over = game is not None and game.over
        return encode(SealMessage(view_seal(self._table.standing.lobby, over)))

    def show_clock(self) -> None:
        """Whose time runs."""
        data = encode(self._table.view_clock())
        for reader in self.readers:
            reader.send(data)

    def _show_game(self, reader: Reader) -> None:
        game = self._table.game
        if game is None:
            return
        reader.send(_board_message(game.number, game.board))
        reader.send(encode(self._update(game, self._seat(reader), None, list(game.recent))))
        self._shown = game.seq
        self._show_lesson(reader, game)
        reader.send(encode(self._table.view_clock()))

    def _show_lesson(self, reader: Reader, game: Game) -> None:
        if game.lesson is not None:
            reader.send(encode(view_lesson(game, game.lesson)))

    def _seat(self, reader: Reader) -> int | None:
        return self._table.standing.lobby.chair_of(reader.person)

    def people(self) -> set[str]:
        """Everyone who has at least one tab open."""
        return {reader.person for reader in self.readers}

    def _view_table(self) -> TableView:
        """The table as all see it."""
        lobby = self._table.standing.lobby
        present = self.people()
        host = lobby.host
        watching = [other for other in present if lobby.chair_of(other) is None]
        held = emblems(lobby.chairs)
        seats = [
            SeatView(
                seat=i,
                kind=chair.kind,
                name=chair.name,
                colour=chair.colour,
                emblem=held[i],
                online=chair.kind == "bot" or chair.person in present,
                substitute=chair.person in self._table.replaced,
                away=self._table.away(i),
                conceded=i in lobby.conceded,
                locked=chair.locked and chair.kind == "open",
                ready=lobby.is_ready(i),
                host=chair.person == host,
                level=None if chair.bot is None else level_of(chair.bot),
                trait=manner_of(chair).trait,
            )
            for i, chair in enumerate(lobby.chairs)
        ]
        return TableView(
            id=self._table.id,
            code=self._table.code,
            public=lobby.public,
            state=lobby.state,
            game=lobby.game,
            finished=self._finished(),
            host=False,
            you=None,
            seats=seats,
            options=lobby.options,
            own=view_island(own_topology(lobby.map)) if lobby.options.island == OWN else None,
            cautions=cautions(lobby.options, lobby.map) if lobby.state == "lobby" else [],
            pace=lobby.pace,
            watchers=len(watching),
            watching=[],
            barred=[],
            excluded=False,
            paused=lobby.paused,
            saved=lobby.saved,
            pause_asked=[i for i, chair in enumerate(lobby.chairs) if chair.person in self._table.tired],
            proposal=self._table.council.view(),
            closed=lobby.closed,
        )

    def _finished(self) -> str | None:
        """What the game is called in its link, once it is over. A lesson has none."""
        game = self._table.game
        if game is None or not game.over or game.lesson is not None:
            return None
        return game.id or None

    def _view_for(self, person: str, view: TableView) -> TableView:
        """The view of all as one person may see it."""
        lobby = self._table.standing.lobby
        own = replace(view, you=lobby.chair_of(person), excluded=lobby.is_barred(person))
        if person != lobby.host:
            return own
        watching = [other for other in self.people() if lobby.chair_of(other) is None]
        return replace(
            own,
            host=True,
            watching=sorted(self._names[other] for other in watching if other in self._names),
            barred=[BarredView(number, one.name) for number, one in lobby.barred.items()],
        )

    def _view_public(self, game: Game) -> GameView:
        """The game as a spectator sees it: most of what anybody sees. Made once for all."""
        asides = self._asides(game)
        if self._seen is None or self._seen[0] is not game or self._seen[1:3] != (game.seq, asides):
            view = view_game(game.observe(None), game.seq, game.decision(None), game.over, asides=asides)
            self._seen = game, game.seq, asides, view
        return self._seen[3]

    def _update(self, game: Game, seat: int | None, since: int | None, events: list[Event]) -> Update:
        """The game for a seat. Everything a reader learns about it leaves through here."""
        undo, closed = self._undo(game, seat)
        public = self._view_public(game)
        view = view_game(game.observe(seat), game.seq, game.decision(seat), game.over, undo, closed, public)
        return Update(since, view, [view_event(event, -1 if seat is None else seat) for event in events])

    def _asides(self, game: Game) -> Asides:
        return self._table.bargain.asides(game, self._table.company().bots)

    def _undo(self, game: Game, seat: int | None) -> tuple[str | None, str | None]:
        """What a seat may take back, or why nothing."""
        if seat is None:
            return None, None
        try:
            return self._table.undoable(game, seat).text, None
        except Refusal as refusal:
            return None, refusal.code


@lru_cache(maxsize=256)
def _board_message(number: int, board: Board) -> bytes:
    """The island of a game. It never changes, and the people of a table come at about the same time.

    After a restart those of all tables do; some ten kilobytes are kept for each.
    """
    return encode(BoardMessage(number, view_board(board)))
