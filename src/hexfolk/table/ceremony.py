"""The moment before a game in which its chance is sealed: the table waits for its people's browsers.

What was sent stands in the log, so that a restart in the middle goes on from there. In memory is only who has
left meanwhile: nobody waits for them.
"""

from typing import TYPE_CHECKING

from hexfolk.core.verified import SECRET_BYTES, fingerprint
from hexfolk.table.beginning import ask_start, deal_sealed
from hexfolk.table.duties import CLOCK, Duty
from hexfolk.table.entries import Entry, Pledged, Revealed, RevealsDue, Unsealed
from hexfolk.table.lobby import Lobby
from hexfolk.table.refusal import Refusal
from hexfolk.table.sealing import Sealing, is_pledge, is_reveal
from hexfolk.view.messages.browser import Pledge, Reveal, Start
from hexfolk.view.messages.server import SealMemberView, SealView

if TYPE_CHECKING:
    from hexfolk.table.table import Table


class Ceremony:
    """The sealing of one table's games. Who calls it holds the table's lock."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._left: set[str] = set()

    @property
    def owed(self) -> list[Duty]:
        """What is to be done when time is up, or at once when nobody is waited for."""
        sealing = self._table.standing.lobby.sealing
        return [] if sealing is None else [Duty(CLOCK, "seal", sealing.step)]

    @property
    def ripe(self) -> bool:
        """Whether nobody is waited for in this part."""
        sealing = self._table.standing.lobby.sealing
        if sealing is None:
            return False
        chairs = sealing.sealed.chairs
        return all(chairs[chair].person in self._left for chair in sealing.waiting())

    def left(self, person: str) -> None:
        """Somebody has closed their last tab."""
        if self._table.standing.lobby.sealing is not None:
            self._left.add(person)

    def came(self, person: str) -> None:
        """Somebody is here, perhaps again."""
        self._left.discard(person)

    async def start(self, person: str, message: Start) -> int:
        """Lock the table, and begin the game as soon as nobody is waited for. Raises ``Refusal``."""
        table, around = self._table, self._table.around
        present = table.publisher.people() if table.settings.seal_wait else set()
        lobby = table.standing.lobby
        sealed = ask_start(
            lobby,
            person,
            around.strategies[lobby.options.level],
            table.mark,
            around.entropy(SECRET_BYTES),
            table.outside,
            present,
            message.anyway,
        )
        self._left.clear()
        seq = await table.write(sealed, person, message.id)
        await self._go_on()
        return seq

    async def pledge(self, person: str, message: Pledge) -> int:
        """Take the hash of a browser: the first that a person sends. Raises ``Refusal``."""
        sealing, chair = self._taking_part(person, message.game)
        if not is_pledge(message.pledge):
            raise Refusal("seal_bad")
        if chair in sealing.pledges:
            raise Refusal("seal_pledged")
        if chair not in sealing.waiting():
            raise Refusal("seal_over")
        return await self._take(Pledged(chair, message.pledge), person, message.id)

    async def reveal(self, person: str, message: Reveal) -> int:
        """Take the bytes of a browser. Others than it has pledged leave it missing. Raises ``Refusal``."""
        sealing, chair = self._taking_part(person, message.game)
        if not is_reveal(message.reveal):
            raise Refusal("seal_bad")
        if sealing.phase != "reveal" or chair not in sealing.waiting():
            raise Refusal("seal_over")
        return await self._take(Revealed(chair, message.reveal), person, message.id)

    async def hurry(self, duty: Duty) -> None:
        """Time is up, or nobody is waited for: go on without what was not sent."""
        if duty in self.owed:
            await self._next_part()
            await self._go_on()

    async def _take(self, entry: Entry, person: str, message_id: str) -> int:
        seq = await self._table.write(entry, person, message_id)
        await self._go_on()
        return seq

    async def _go_on(self) -> None:
        while self.ripe:
            await self._next_part()

    async def _next_part(self) -> None:
        table = self._table
        lobby = table.standing.lobby
        sealing = lobby.sealing
        if sealing is None:
            return
        if sealing.phase == "pledge" and sealing.pledges:
            await table.write(RevealsDue())
            return
        try:
            entry: Entry = deal_sealed(lobby)
        except Refusal:
            entry = Unsealed()
        await table.write(entry)

    def _taking_part(self, person: str, game: int) -> tuple[Sealing, int]:
        sealing = self._table.standing.lobby.sealing
        if sealing is None or sealing.sealed.game != game:
            raise Refusal("seal_over")
        chair = self._table.standing.lobby.chair_of(person)
        if chair is None:
            raise Refusal("not_seated")
        return sealing, chair


def view_seal(lobby: Lobby, over: bool) -> SealView | None:
    """What everybody sees of how the chance of a game was settled; the secret only when it is ``over``."""
    if lobby.sealed is None:
        return None
    sealing, sealed = lobby.sealed, lobby.sealed.sealed
    done = sealing.phase == "done"
    return SealView(
        game=sealed.game,
        phase=sealing.phase,
        mark=sealed.mark,
        commitment=sealed.commitment,
        rules=sealed.rules,
        options=sealed.options,
        islands=sealed.islands,
        names=sealed.names,
        members=[
            SealMemberView(
                name=chair.name,
                state=sealing.standing(number),
                bot=chair.bot or "",
                pledge=sealing.pledges.get(number, ""),
                reveal=sealing.reveals[number] if done and sealing.fits(number) else "",
            )
            for number, chair in enumerate(sealed.chairs)
        ],
        fingerprint=fingerprint(sealing.seal().transcript()) if done else "",
        secret=sealed.secret if done and over else "",
    )
