"""Events as readers see them: two secrets, and everything else in full."""

from collections.abc import Callable, Iterator

import pytest

from hexfolk.core.event import Event
from hexfolk.core.resource import pack
from hexfolk.core.state import State
from hexfolk.view.events import view_event
from hexfolk.view.messages.game import EventView

Play = Callable[..., Iterator[tuple[State, list[Event]]]]


def test_a_theft_is_told_to_thief_and_victim_only() -> None:
    theft = Event("steal", 2, 0, a=4)
    assert view_event(theft, 2) == EventView("steal", 2, 0, resource="ore")
    assert view_event(theft, 0) == EventView("steal", 2, 0, resource="ore")
    for other in (-1, 1, 3):
        assert view_event(theft, other) == EventView("steal", 2, 0)


def test_a_bought_card_is_told_to_its_owner_only() -> None:
    bought = Event("buy", 1, a=1)
    assert view_event(bought, 1) == EventView("buy", 1, card="point")
    for other in (-1, 0, 2):
        assert view_event(bought, other) == EventView("buy", 1)


@pytest.mark.parametrize(
    ("event", "view"),
    [
        (Event("turn", 1, a=3), EventView("turn", 1, number=3)),
        (Event("settle", 0, spot=5), EventView("settle", 0, spot="n5")),
        (Event("road", 0, spot=7, a=1), EventView("road", 0, spot="e7", free=True)),
        (Event("city", 3, spot=9), EventView("city", 3, spot="n9")),
        (Event("roll", 2, a=3, b=4), EventView("roll", 2, dice=(3, 4))),
        (Event("yields", spot=11), EventView("yields", spot="h11")),
        (Event("produce", 1, give=pack([1, 0, 2, 0, 0])), EventView("produce", 1, cards=[1, 0, 2, 0, 0])),
        (Event("short", a=3), EventView("short", resource="grain")),
        (Event("discarding", 1, a=4), EventView("discarding", 1, number=4)),
        (Event("robber", 1, spot=0), EventView("robber", 1, spot="h0")),
        (Event("play", 1, a=0), EventView("play", 1, card="knight")),
        (Event("monopoly", 1, a=2, b=5), EventView("monopoly", 1, resource="wool", number=5)),
        (Event("hand_over", 0, 1, a=2, b=3), EventView("hand_over", 0, 1, resource="wool", number=3)),
        (
            Event("bank", 0, give=pack([4]), want=pack([0, 1])),
            EventView("bank", 0, cards=[4, 0, 0, 0, 0], wanted=[0, 1, 0, 0, 0]),
        ),
        (
            Event("counter", 1, a=4, b=3, give=pack([1]), want=0),
            EventView("counter", 1, id=4, parent=3, cards=[1, 0, 0, 0, 0], wanted=[0] * 5),
        ),
        (Event("accept", 1, a=4), EventView("accept", 1, id=4)),
        (Event("lapse", 2, a=4), EventView("lapse", 2, id=4)),
        (
            Event("trade", 1, 2, a=4, give=pack([1]), want=pack([0, 1])),
            EventView("trade", 1, 2, id=4, cards=[1, 0, 0, 0, 0], wanted=[0, 1, 0, 0, 0]),
        ),
        (Event("award", 1, -1, a=1), EventView("award", 1, award="army")),
        (Event("award", -1, 2, a=0), EventView("award", None, 2, award="route")),
        (Event("sign_up", 1), EventView("sign_up", 1)),
        (Event("slot", 1), EventView("slot", 1)),
        (Event("win", 1, a=10), EventView("win", 1, number=10)),
    ],
)
def test_public_events_are_told_in_full(event: Event, view: EventView) -> None:
    for reader in (-1, 0, 1, 2):
        assert view_event(event, reader) == view


def test_an_unknown_event_is_kept_back() -> None:
    with pytest.raises(ValueError, match="no view"):
        view_event(Event("whisper", 1), 1)


def test_every_event_of_real_games_has_a_view(play: Play) -> None:
    kinds = set()
    for players, seed in ((2, 1), (4, 2), (6, 3), (6, 4)):
        for _, happened in play(players, seed, 1500):
            for event in happened:
                kinds.add(event.kind)
                for reader in range(-1, players):
                    view_event(event, reader)
    assert len(kinds) >= 25, sorted(kinds)
