"""The masks that hold sets of intersections and edges."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.bits import BIT, WORD, drop, has, lowest, members, put, words_for


def test_every_bit_of_a_word_is_itself() -> None:
    assert [int(bit) for bit in BIT] == [2**i for i in range(WORD)]


@given(st.integers(1, 2**WORD - 1))
def test_lowest_bit_of_any_word(mask: int) -> None:
    assert 2 ** int(lowest(mask)) == mask & -mask


@given(st.sets(st.integers(0, 4 * WORD - 1)))
def test_members_come_back_ascending(spots: set[int]) -> None:
    v = vec[i64]([i64(0)] * 5)
    for spot in spots:
        put(v, 1, spot)
    assert members(v, 1, 4) == sorted(spots)
    assert all(has(v, 1, spot) for spot in spots)
    for spot in spots:
        drop(v, 1, spot)
    assert members(v, 1, 4) == []


def test_words_for_counts_up_to_a_full_word() -> None:
    assert [int(words_for(n)) for n in (0, 1, WORD, WORD + 1, 3 * WORD)] == [0, 1, 1, 2, 3]
