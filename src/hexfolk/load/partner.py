"""A browser's part in the sealing of games: it pledges bytes, and reveals them."""

import secrets
from typing import Literal

import msgspec

from hexfolk.core.verified import REVEAL_BYTES, pledge_of
from hexfolk.view.messages.browser import Pledge, Reveal


class MemberHeard(msgspec.Struct):
    """As much of a chair as its own browser needs."""

    state: str
    pledge: str


class SealHeard(msgspec.Struct):
    """As much of the seal."""

    game: int
    phase: Literal["pledge", "reveal", "done"]
    commitment: str
    members: list[MemberHeard]


class SealTold(msgspec.Struct):
    """The message that shows it."""

    seal: SealHeard | None


class Partner:
    """Remembers the bytes of one browser for the game that is being sealed."""

    def __init__(self) -> None:
        self._commitment = ""
        self._bytes = b""
        self._said: set[str] = set()

    def reply(self, message: object, chair: int | None, message_id: str) -> str:
        """The same for a ``seal`` message as plain JSON values, as text to send; empty if nothing is said."""
        told = msgspec.convert(message, SealTold)
        said = None if told.seal is None else self.answer(told.seal, chair, message_id)
        return "" if said is None else msgspec.json.encode(said).decode()

    def answer(self, seal: SealHeard, chair: int | None, message_id: str) -> Pledge | Reveal | None:
        """What the browser at a chair says to what it is shown; None if it has said it, or need not."""
        if chair is None or seal.phase == "done":
            return None
        if seal.commitment != self._commitment:
            self._commitment, self._bytes, self._said = (
                seal.commitment,
                secrets.token_bytes(REVEAL_BYTES),
                set(),
            )
        due = {"pledge": "waiting", "reveal": "pledged"}[seal.phase]
        pledge = pledge_of(bytes.fromhex(seal.commitment), chair, self._bytes).hex()
        mine = seal.members[chair]
        if seal.phase in self._said or mine.state != due:
            return None
        if seal.phase == "pledge":
            self._said.add(seal.phase)
            return Pledge(message_id, seal.game, pledge)
        if mine.pledge != pledge:
            return None
        self._said.add(seal.phase)
        return Reveal(message_id, seal.game, self._bytes.hex())
