"""What is kept in memory has an end."""

from hexfolk.recent import Recent


def test_what_was_not_found_for_longest_goes_first() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.keep("a", 1)
    recent.keep("b", 2)
    assert recent.find("a") == 1
    recent.keep("c", 3)
    assert (recent.find("a"), recent.find("b"), recent.find("c")) == (1, None, 3)


def test_what_is_kept_again_is_new() -> None:
    recent: Recent[str, int] = Recent(2)
    for key, thing in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        recent.keep(key, thing)
    assert list(recent) == [("a", 3), ("c", 4)]


def test_what_is_dropped_is_gone() -> None:
    recent: Recent[str, int] = Recent(3)
    for key in "abc":
        recent.keep(key, 0)
    for key, _ in recent:
        if key < "c":
            recent.drop(key)
    recent.drop("nothing")
    assert [key for key, _ in recent] == ["c"]
    recent.clear()
    assert list(recent) == []
