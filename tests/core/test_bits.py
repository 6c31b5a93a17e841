"""The masks that hold sets of intersections and edges."""

from hypothesis import given
from hypothesis import strategies as st

from hexfolk.core.bits import BIT, WORD, lowest, members, words_for


def test_every_bit_of_a_word_is_itself() -> None:
    assert [int(bit) for bit in BIT] == [2**i for i in range(WORD)]


@given(st.integers(1, 2**WORD - 1))
def test_lowest_bit_of_any_word(mask: int) -> None:
    assert 2 ** int(lowest(mask)) == mask & -mask


@given(st.sets(st.integers(0, 4 * WORD - 1)))
def test_members_come_back_ascending(spots: set[int]) -> None:
    words = [0] * 4
    for spot in spots:
        words[spot // WORD] |= 2 ** (spot % WORD)
    assert members(words) == sorted(spots)


def test_words_for_counts_up_to_a_full_word() -> None:
    assert [int(words_for(n)) for n in (0, 1, WORD, WORD + 1, 3 * WORD)] == [0, 1, 1, 2, 3]
