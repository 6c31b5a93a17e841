"""The sealing of a game: what was locked, who has pledged and revealed what, and the key that comes of it.

The fold of the entries ``Sealed``, ``Pledged``, ``RevealsDue`` and ``Revealed``; what it is good for says
docs/verifiable-chance.md. Chairs are those of the lobby: the order of play is drawn from the key.
"""

from typing import Final, Literal

from hexfolk.core.seal import Choice, Seal, is_hex
from hexfolk.core.verified import HASH_BYTES, REVEAL_BYTES, Member, pledge_of
from hexfolk.table.entries import Entry, Pledged, Revealed, RevealsDue, Sealed, Started

Phase = Literal["pledge", "reveal", "done"]
Standing = Literal["bot", "waiting", "pledged", "revealed", "missing"]
_PHASES: Final[tuple[Phase, ...]] = ("pledge", "reveal", "done")


class Sealing:
    """One game's ceremony."""

    def __init__(self, sealed: Sealed) -> None:
        self.sealed = sealed
        self.phase: Phase = "pledge"
        self.pledges: dict[int, str] = {}
        self.reveals: dict[int, str] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealing) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def step(self) -> int:
        """A number for each part of each ceremony of a table."""
        return len(_PHASES) * self.sealed.game + _PHASES.index(self.phase)

    def take(self, entry: Entry) -> None:
        """Change as an entry says."""
        match entry:
            case Pledged(chair, pledge):
                self.pledges[chair] = pledge
                if not self.waiting():
                    # Without an entry of its own: each costs a moment in which people wait.
                    self.phase = "reveal"
            case RevealsDue():
                self.phase = "reveal"
            case Revealed(chair, reveal):
                self.reveals[chair] = reveal
            case Started():
                self.phase = "done"
            case _:
                pass

    def waiting(self) -> list[int]:
        """Chairs that have something to send in this part."""
        match self.phase:
            case "pledge":
                return [chair for chair in self.sealed.awaited if chair not in self.pledges]
            case "reveal":
                return [chair for chair in self.pledges if chair not in self.reveals]
            case _:
                return []

    def fits(self, chair: int) -> bool:
        """Whether a chair has revealed the bytes of its hash."""
        reveal = self.reveals.get(chair)
        if reveal is None:
            return False
        committed = bytes.fromhex(self.sealed.commitment)
        return pledge_of(committed, chair, bytes.fromhex(reveal)).hex() == self.pledges.get(chair)

    def standing(self, chair: int) -> Standing:
        """How it stands with a chair."""
        if self.sealed.chairs[chair].kind == "bot":
            return "bot"
        if chair in self.reveals:
            return "revealed" if self.fits(chair) else "missing"
        if chair in self.waiting():
            return "waiting" if self.phase == "pledge" else "pledged"
        return "pledged" if self.phase == "pledge" and chair in self.pledges else "missing"

    def member(self, chair: int) -> Member:
        """What of a chair goes into the key."""
        return Member(
            self.sealed.chairs[chair].bot or "",
            bytes.fromhex(self.pledges.get(chair, "")),
            bytes.fromhex(self.reveals[chair]) if self.fits(chair) else b"",
        )

    def seal(self) -> Seal:
        """All that was locked, shown and sent; it is nothing secret."""
        sealed = self.sealed
        return Seal(
            bytes.fromhex(sealed.commitment),
            bytes.fromhex(sealed.mark),
            sealed.game,
            sealed.rules,
            sealed.options,
            Choice(bytes.fromhex(sealed.islands), sealed.names),
            [self.member(chair) for chair in range(len(sealed.chairs))],
        )

    def secret(self) -> bytes:
        """What the server has committed itself to: for nobody before the game has ended."""
        return bytes.fromhex(self.sealed.secret)

    def key(self) -> bytes:
        """What the chance of the game comes from. It is as secret as the secret."""
        return self.seal().key(self.secret())


def is_pledge(text: str) -> bool:
    """Whether this is the text of a hash: 64 hexadecimal digits in lower case."""
    return is_hex(text, HASH_BYTES)


def is_reveal(text: str) -> bool:
    """Whether these are the bytes of a browser: 32 hexadecimal digits in lower case."""
    return is_hex(text, REVEAL_BYTES)
