"""Actions: what a player asks for, as one integer and as text.

A *code* is the kind in the low six bits and an argument above. Offers and counter-offers
also carry two bundles, so they are an ``Action`` and never only a code. The text form
serves records, golden files, the wire and logs alike:

    settle n23 · road e17 · city n23 · roll · discard 2wood1ore · robber h9 · rob 2 · end
    buy · knight · roads · plenty 1wood1ore · monopoly wool · bank wool>ore
    offer 2wood>1ore · counter 3 1wool>1ore · accept 3 · refuse 3 · withdraw 3 · trade 3 2
    signup · pass · forfeit

Forfeit is no player's to ask: it is what the clock does with free roads that are due (B67).
"""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.errors import Illegal
from hexfolk.core.ids import Bundle, Code
from hexfolk.core.numeral import parse_number
from hexfolk.core.resource import KINDS, NAMES, bundle_text, is_bundle, pack, parse_bundle, total

SETTLE: Final[i64] = 0
ROAD: Final[i64] = 1
CITY: Final[i64] = 2
ROLL: Final[i64] = 3
DISCARD: Final[i64] = 4
ROBBER: Final[i64] = 5
ROB: Final[i64] = 6
BUY: Final[i64] = 7
KNIGHT: Final[i64] = 8
ROADS: Final[i64] = 9
PLENTY: Final[i64] = 10
MONOPOLY: Final[i64] = 11
BANK: Final[i64] = 12
OFFER: Final[i64] = 13
COUNTER: Final[i64] = 14
ACCEPT: Final[i64] = 15
REFUSE: Final[i64] = 16
WITHDRAW: Final[i64] = 17
TRADE: Final[i64] = 18
SIGNUP: Final[i64] = 19
PASS: Final[i64] = 20
END: Final[i64] = 21
# The last that players may ask for; what follows only the clock does.
FORFEIT: Final[i64] = 22

WORDS: Final = (
    "settle",
    "road",
    "city",
    "roll",
    "discard",
    "robber",
    "rob",
    "buy",
    "knight",
    "roads",
    "plenty",
    "monopoly",
    "bank",
    "offer",
    "counter",
    "accept",
    "refuse",
    "withdraw",
    "trade",
    "signup",
    "pass",
    "end",
    "forfeit",
)

# Codes are kind + ARGUMENT * argument.
KIND_BITS: Final[i64] = 6
KIND: Final[i64] = 63
ARGUMENT: Final[i64] = 64
# Trade arguments: offer * SEATS + partner. Bank arguments: give * SEATS + want.
SEATS: Final[i64] = 8

_SPOTS: Final = {SETTLE: "n", ROAD: "e", CITY: "n", ROBBER: "h"}
_BARE: Final = (ROLL, BUY, KNIGHT, ROADS, SIGNUP, PASS, END, FORFEIT)
_NUMBERED: Final = (ROB, ACCEPT, REFUSE, WITHDRAW)
_MOST_NUMBER: Final[i64] = 10**9


def encode(kind: Code, argument: Code) -> Code:
    return kind + argument * ARGUMENT


@final
class Action:
    """A code and, for offers and counters, what the maker gives and wants."""

    def __init__(self, code: Code, give: Bundle = 0, want: Bundle = 0) -> None:
        self.code = code
        self.give = give
        self.want = want

    @property
    def kind(self) -> int:
        return int(self.code % ARGUMENT)

    @property
    def argument(self) -> int:
        return int(self.code // ARGUMENT)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.code == other.code
            and self.give == other.give
            and self.want == other.want
        )

    def __hash__(self) -> int:
        return hash((self.code, self.give, self.want))

    def __repr__(self) -> str:
        return f"Action({action_text(self)!r})"


def action_text(action: Action) -> str:
    """The text form of a well-formed action."""
    kind, argument = action.kind, action.argument
    word = WORDS[kind]
    if kind in _BARE:
        return word
    if kind in _SPOTS:
        return f"{word} {_SPOTS[kind]}{argument}"
    if kind in _NUMBERED:
        return f"{word} {argument}"
    if kind in (DISCARD, PLENTY):
        return f"{word} {bundle_text(argument)}"
    if kind == MONOPOLY:
        return f"{word} {NAMES[argument]}"
    if kind == BANK:
        return f"{word} {NAMES[argument // SEATS]}>{NAMES[argument % SEATS]}"
    if kind == TRADE:
        return f"{word} {argument // SEATS} {argument % SEATS}"
    terms = f"{bundle_text(action.give)}>{bundle_text(action.want)}"
    return f"{word} {terms}" if kind == OFFER else f"{word} {argument} {terms}"


def parse_action(text: str) -> Action:
    """Inverse of ``action_text``. Raises Illegal: ``bad_action`` or ``bad_bundle``."""
    if not isinstance(text, str):
        raise TypeError(f"an action is read from text, not from {type(text).__name__}")
    words = text.split(" ")
    if len(text) > 100 or words[0] not in WORDS:
        raise Illegal("bad_action")
    kind = WORDS.index(words[0])
    rest = words[1:]
    if kind in _BARE:
        _expect(rest, 0)
        return Action(kind)
    if kind == TRADE:
        _expect(rest, 2)
        return Action(encode(kind, _number(rest[0], _MOST_NUMBER) * SEATS + _number(rest[1], SEATS - 1)))
    if kind == COUNTER:
        _expect(rest, 2)
        give, want = _terms(rest[1])
        return Action(encode(kind, _number(rest[0], _MOST_NUMBER)), give, want)
    _expect(rest, 1)
    word = rest[0]
    if kind in _SPOTS:
        if not word.startswith(_SPOTS[kind]):
            raise Illegal("bad_action")
        return Action(encode(kind, _number(word[1:], _MOST_NUMBER)))
    if kind in _NUMBERED:
        return Action(encode(kind, _number(word, _MOST_NUMBER)))
    if kind in (DISCARD, PLENTY):
        return Action(encode(kind, parse_bundle(word)))
    if kind == MONOPOLY:
        return Action(encode(kind, _resource(word)))
    if kind == BANK:
        give_name, arrow, want_name = word.partition(">")
        if not arrow:
            raise Illegal("bad_action")
        return Action(encode(kind, _resource(give_name) * SEATS + _resource(want_name)))
    give, want = _terms(word)
    return Action(kind, give, want)


def is_well_formed(action: Action) -> bool:
    """Whether any player could ask for this: kind and argument in range. Rules decide the rest."""
    if action.code < 0 or action.kind > END:
        return False
    kind, argument = action.kind, action.argument
    if kind not in (OFFER, COUNTER) and (action.give != 0 or action.want != 0):
        return False
    if not (is_bundle(action.give) and is_bundle(action.want)):
        return False
    if kind in _BARE or kind == OFFER:
        return argument == 0
    if kind in (DISCARD, PLENTY):
        return is_bundle(argument) and total(argument) > 0
    if kind == MONOPOLY:
        return argument < KINDS
    if kind == BANK:
        return argument // SEATS < KINDS and argument % SEATS < KINDS
    return argument <= _MOST_NUMBER * SEATS + SEATS


def _expect(words: list[str], number: int) -> None:
    if len(words) != number:
        raise Illegal("bad_action")


def _number(text: str, most: int) -> int:
    number = parse_number(text, most)
    if number < 0:
        raise Illegal("bad_action")
    return number


def _resource(name: str) -> int:
    if name not in NAMES:
        raise Illegal("bad_action")
    return NAMES.index(name)


def _terms(text: str) -> tuple[int, int]:
    give, arrow, want = text.partition(">")
    if not arrow:
        raise Illegal("bad_action")
    return parse_bundle(give) if give else pack([]), parse_bundle(want) if want else pack([])
