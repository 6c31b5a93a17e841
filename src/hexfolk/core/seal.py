"""The seal of a game: what was agreed before the first draw, as it stands in the record.

    sealed 1 COMMITMENT TABLE 3            scheme, commitment, mark of the table, number of the game there
    choice HASH lagoon lakes               the islands that might be played on, and the hash of their maps
    member 0 person PLEDGE REVEAL          by chair; `-` for what is missing
    member 1 bot settler - -
    secret SECRET                          behind the last entry: published when the game has ended

Hashes and bytes are in hexadecimal digits, small letters.
"""

from typing import Final, final

from hexfolk.core.errors import BadSeal
from hexfolk.core.island import Island
from hexfolk.core.map_text import island_text
from hexfolk.core.numeral import parse_number
from hexfolk.core.own import own_text
from hexfolk.core.verified import (
    HASH_BYTES,
    REVEAL_BYTES,
    SCHEME,
    SECRET_BYTES,
    Member,
    commitment,
    islands_hash,
    key_of,
    transcript,
)

MOST_GAMES: Final = 999_999_999
MISSING: Final = "-"


@final
class Choice:
    """The islands that a game may be played on: one that was chosen, or those one is drawn from."""

    def __init__(self, hashed: bytes, names: list[str]) -> None:
        self.hash = hashed
        self.names = names


@final
class Seal:
    """``rules`` and ``options`` are the lines of the record as they stood, for their letters count."""

    def __init__(
        self,
        committed: bytes,
        mark: bytes,
        game: int,
        rules: str,
        options: str,
        choice: Choice,
        members: list[Member],
    ) -> None:
        self.commitment = committed
        self.mark = mark
        self.game = game
        self.rules = rules
        self.options = options
        self.choice = choice
        self.members = members

    def transcript(self) -> bytes:
        """The digest of all that was agreed, for the fingerprint and the key."""
        choice = self.choice
        return transcript(self.commitment, self.rules, self.options, choice.hash, choice.names, self.members)

    def key(self, secret: bytes) -> bytes:
        """What all draws follow from."""
        return key_of(secret, self.transcript())

    def is_of(self, secret: bytes) -> bool:
        """Whether this is the secret that was committed to."""
        return commitment(secret, self.mark, self.game) == self.commitment

    def lines(self) -> list[str]:
        """What stands in the head of the record."""
        found = [
            f"sealed {SCHEME} {self.commitment.hex()} {self.mark.hex()} {self.game}",
            f"choice {self.choice.hash.hex()} {' '.join(self.choice.names)}",
        ]
        for chair, member in enumerate(self.members):
            pledge, reveal = member.pledge.hex() or MISSING, member.reveal.hex() or MISSING
            found.append(f"member {chair} {member.kind()} {pledge} {reveal}")
        return found


def map_text(island: Island) -> str:
    """The text of a map as it is hashed: of an own map as it stands in the record."""
    return own_text(island) or island_text(island)


def choice_of(islands: list[Island]) -> Choice:
    """The choice among islands, in this order."""
    return Choice(islands_hash([map_text(island) for island in islands]), [island.key for island in islands])


def parse_sealed(text: str) -> tuple[bytes, bytes, int]:
    """Commitment, mark of the table and number of the game. Raises BadSeal."""
    words = text.split(" ")
    if words[0] != str(SCHEME):
        raise BadSeal(f"sealed in a way that is not known here, which is {SCHEME}")
    game = parse_number(words[3], MOST_GAMES) if len(words) == 4 else -1
    if game < 0:
        raise BadSeal("not a seal")
    return parse_bytes(words[1], HASH_BYTES), parse_bytes(words[2], HASH_BYTES), game


def parse_choice(text: str) -> Choice:
    """The islands and their hash. Raises BadSeal."""
    words = text.split(" ")
    if len(words) < 2 or not all(words):
        raise BadSeal("not a choice of islands")
    return Choice(parse_bytes(words[0], HASH_BYTES), words[1:])


def parse_member(text: str, chair: int) -> Member:
    """Who sat at the next chair. Raises BadSeal."""
    words = text.split(" ")
    bot = words[2] if len(words) == 5 and words[1] == "bot" else ""
    if words[0] != str(chair) or (not bot and (len(words) != 4 or words[1] != "person")):
        raise BadSeal("not a member")
    pledge = b"" if words[-2] == MISSING else parse_bytes(words[-2], HASH_BYTES)
    reveal = b"" if words[-1] == MISSING else parse_bytes(words[-1], REVEAL_BYTES)
    if reveal and not pledge:
        raise BadSeal("bytes without a pledge count for nothing")
    return Member(bot, pledge, reveal)


def parse_secret(text: str) -> bytes:
    """The published secret. Raises BadSeal."""
    return parse_bytes(text, SECRET_BYTES)


def is_hex(text: str, size: int) -> bool:
    """Whether this is the one text of so many bytes: hexadecimal digits, small letters."""
    return len(text) == 2 * size and all(letter in "0123456789abcdef" for letter in text)


def parse_bytes(text: str, size: int) -> bytes:
    """So many bytes, in their one text. Raises BadSeal."""
    if not is_hex(text, size):
        raise BadSeal(f"not {size} bytes in hexadecimal digits")
    return bytes.fromhex(text)
