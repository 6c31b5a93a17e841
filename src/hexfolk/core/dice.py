"""Chapter: balanced dice, a deck of the 36 throws of two dice (I1-I5; ``docs/rules/balanced-dice.md``).

Card ``6 * (first - 1) + (second - 1)`` shows the two dice; a set of cards is one word, a bit a card. As
with the development deck there is no hidden order: a state holds the set of the cards that are left, which
follows from the rolls that everybody saw, and every roll draws one of them.
"""

from typing import Final

from mypy_extensions import i64

from hexfolk.core.bits import BIT_OF, lowest
from hexfolk.core.chance import DICE, Chance
from hexfolk.core.options import Options
from hexfolk.core.state import State

ALL_CARDS: Final[i64] = 2**36 - 1
# The six throws of seven.
SEVENS: Final[i64] = 2**5 + 2**10 + 2**15 + 2**20 + 2**25 + 2**30
CARDS: Final[i64] = 36
# With so many left all are shuffled again (I1).
KEPT: Final[i64] = 12
DRAWN: Final[i64] = CARDS - KEPT
# For so many rolls after a seven the next one may be put back (I2).
SOFT_ROLLS: Final[i64] = 2


def lay_deck(state: State, options: Options) -> None:
    """A new game: the whole deck, if the table plays with one."""
    if options.dice == "balanced":
        state.throws = ALL_CARDS


def draw_throw(state: State, chance: Chance) -> i64:
    """Draw the card of a roll and lay it aside; nothing has changed if chance fails."""
    open_cards = state.throws
    if state.turn <= calm_turns(state.options):
        # As if every seven were put back until another card comes (I3).
        open_cards &= ~SEVENS
    card = _draw(open_cards, chance)
    if state.soft and SEVENS & BIT_OF[card]:
        # Put back among the others, and drawn from all of them once more (I2).
        card = _draw(open_cards, chance)
    left = state.throws & ~BIT_OF[card]
    state.throws = ALL_CARDS if size(left) == KEPT else left
    if SEVENS & BIT_OF[card]:
        state.soft = SOFT_ROLLS if state.options.soft_sevens else 0
    elif state.soft:
        state.soft -= 1
    return card


def calm_turns(options: Options) -> i64:
    """The last turn in which no seven comes (I3); every turn has one roll."""
    return options.no_early_seven * options.players


def size(cards: i64) -> i64:
    """How many cards are in a set."""
    number: i64 = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


def card_of(die1: i64, die2: i64) -> i64:
    return 6 * (die1 - 1) + die2 - 1


def deck_complaint(state: State) -> str:
    """What of the deck cannot have come of that many rolls, the last of them those dice; empty if all can."""
    if state.options.dice != "balanced":
        return "a deck of dice that there is not" if state.throws or state.soft else ""
    rolls = state.turn - 1 + state.rolled if state.turn else i64(0)
    if (state.die1 == 0) != (rolls == 0):
        return "dice without a roll"
    since = rolls % DRAWN
    if state.throws & ~ALL_CARDS or size(state.throws) != CARDS - since:
        return "not the cards that are left after so many rolls"
    seven = state.die1 + state.die2 == 7
    if since and state.throws & BIT_OF[card_of(state.die1, state.die2)]:
        return "the last throw still in the deck"
    # Sevens among the rolls of which one may have been, of this deck and since the early rounds.
    free = rolls - calm_turns(state.options)
    if free < 0:
        free = 0
    if seven and free == 0:
        return "a seven too early"
    sevens = size(SEVENS & ~state.throws)
    return _sevens_complaint(state, seven, sevens, since if since < free else free, free)


def _sevens_complaint(state: State, seven: bool, sevens: i64, rolls: i64, free: i64) -> str:
    """Whether so many sevens can be missing after the last ``rolls``, when ``free`` are not early."""
    least: i64 = 0
    most = rolls
    soft = state.soft
    if not state.options.soft_sevens:
        if soft:
            return "soft sevens that there are not"
        # No more is known than the last roll.
        soft = SOFT_ROLLS if seven else SOFT_ROLLS - 1
        if rolls:
            least = 1 if seven else 0
            most = rolls if seven else rolls - 1
    elif (soft == SOFT_ROLLS) != seven or soft < 0 or soft > SOFT_ROLLS:
        return "soft sevens after another roll"
    elif soft + free < SOFT_ROLLS + 1 and soft:
        return "soft sevens after no seven"
    else:
        # So many rolls after the last seven are none themselves.
        after = SOFT_ROLLS - soft
        if soft:
            least = 1 if rolls > after else 0
        most = rolls - after if rolls > after else 0
    if not least <= sevens <= most:
        return "not so many sevens after these rolls"
    return ""


def _draw(cards: i64, chance: Chance) -> i64:
    """One card of a set, each equally likely: the value drawn counts them from the lowest."""
    place = chance.draw(DICE, size(cards))
    while place:
        cards &= cards - 1
        place -= 1
    return lowest(cards)
