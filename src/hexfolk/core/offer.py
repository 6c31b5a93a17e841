"""An open trade offer or counter-offer (B38)."""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.ids import Bundle, Seat

OFFER_SIZE: Final[i64] = 7


@final
class Offer:
    """``give`` is what the maker gives, ``want`` what the maker gets.

    ``answers`` is the id of the offer that a counter answers, 0 for an offer of the player on
    turn. ``accepted`` and ``refused`` are sets of seats (bit s for seat s).
    """

    def __init__(self, number: i64, maker: Seat, answers: i64, give: Bundle, want: Bundle) -> None:
        self.number = number
        self.maker = maker
        self.answers = answers
        self.give = give
        self.want = want
        self.accepted: i64 = 0
        self.refused: i64 = 0

    def copy(self) -> "Offer":
        other = Offer(self.number, self.maker, self.answers, self.give, self.want)
        other.accepted = self.accepted
        other.refused = self.refused
        return other

    def numbers(self) -> list[i64]:
        return [
            self.number,
            self.maker,
            self.answers,
            self.give,
            self.want,
            self.accepted,
            self.refused,
        ]


def offer_from_numbers(numbers: list[int]) -> Offer:
    """Inverse of ``Offer.numbers``."""
    offer = Offer(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    offer.accepted = numbers[5]
    offer.refused = numbers[6]
    return offer
