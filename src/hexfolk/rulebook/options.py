"""What a table can choose, as the rules page lists it: every option with its anchor ``option-<name>``."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hexfolk.core.options import DEALS, DICE, HIGHEST_TARGET, LOWEST_TARGET, MOST_CALM_ROUNDS
from hexfolk.i18n.phrases import Phrases
from hexfolk.rulebook.facts import PLAYERS, default_of, facts
from hexfolk.table.choices import SPARE_TIMES, TURN_TIMES
from hexfolk.table.levels import STRATEGIES

PRESETS: Final = ("classic", "quick", "beginners", "big")
PACES: Final = ("slow", "normal", "fast", "instant")
USUAL_PACE: Final = "normal"
ROW: Final = " · "
"""Between values that stand in a row."""
# In the order of the lobby.
OPTIONS: Final = (
    *("preset", "players", "island", "deal", "dice", "soft_sevens", "no_early_seven", "target"),
    *("turn_time", "spare_time", "level", "robber", "friendly_robber", "discard", "route_award"),
    *("army_award", "special_building", "gifts", "bank_shown", "undo", "hints", "watchers"),
    *("watchers_chat", "pace", "public"),
)
# Where the lobby has other phrases than ``option-<name>`` and ``option-<name>-help``.
_TITLES: Final = {
    "preset": "preset-title",
    "island": "map-title",
    "deal": "deal-title",
    "dice": "dice-title",
    "soft_sevens": "dice-soft",
    "no_early_seven": "dice-calm",
    "level": "level-title",
    "pace": "pace",
    "public": "public",
}
_HELPS: Final = {
    "soft_sevens": "dice-soft-help",
    "no_early_seven": "dice-calm-help",
    "level": "level-help",
    "public": "public-help",
}
# Beside ``rules-option-<name>``.
_MORE: Final = {
    "turn_time": ("rules-option-turn_time-up", "rules-option-turn_time-away"),
    "robber": ("rules-option-robber-off",),
    "route_award": ("rules-option-award-off",),
    "army_award": ("rules-option-award-off",),
}
# Where the page says all about it: an anchor and its title.
_SEE: Final = {
    "island": ("island", "rules-island"),
    "dice": ("balanced", "rules-balanced"),
    "robber": ("seven", "rules-seven"),
    "friendly_robber": ("friendly", "rules-friendly"),
    "discard": ("seven", "rules-seven"),
    "route_award": ("route", "award-route"),
    "army_award": ("army", "award-army"),
    "special_building": ("special", "rules-special"),
    "gifts": ("trade-players", "rules-trade"),
}
# Options whose values are told one by one, each with what it means: prefix of their phrases.
_NAMED: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "preset": ("preset-", PRESETS),
    "deal": ("deal-", DEALS),
    "dice": ("dice-", DICE),
    "level": ("level-", tuple(STRATEGIES)),
}


class Entry(msgspec.Struct, frozen=True):
    """An option in words; ``named`` are its values with what each means, ``values`` the same in one line."""

    name: str
    title: str
    paragraphs: list[str]
    named: list[tuple[str, str]]
    values: str
    usual: str
    see: tuple[str, str] | None
    """Where the page says more: an anchor, and what it is called."""


def title_key(name: str) -> str:
    """The phrase that the lobby calls an option by."""
    return _TITLES.get(name, f"option-{name}")


def entries(said: Phrases) -> list[Entry]:
    """All options in a language."""
    return [_entry(name, said) for name in OPTIONS]


def _entry(name: str, said: Phrases) -> Entry:
    keys = [_HELPS.get(name, f"option-{name}-help"), f"rules-option-{name}", *_MORE.get(name, ())]
    prefix, values = _NAMED.get(name, ("", ()))
    return Entry(
        name=name,
        title=said.t(title_key(name)),
        # The number of players has a help for each number: it says less than the page does.
        paragraphs=[said.t(key, **facts()) for key in keys if said.has(key) and key != "option-players-help"],
        named=[(said.t(f"{prefix}{value}"), said.t(f"{prefix}{value}-help")) for value in values],
        values=_values(name, said),
        usual=_usual(name, said),
        see=(_SEE[name][0], said.t(_SEE[name][1])) if name in _SEE else None,
    )


def _values(name: str, said: Phrases) -> str:
    """What there is to choose from, where it is a row of numbers or words."""
    if name == "players":
        return said.t("rules-from-to", **{"from": PLAYERS[0], "to": PLAYERS[-1]})
    if name == "target":
        return said.t("rules-from-to", **{"from": LOWEST_TARGET, "to": HIGHEST_TARGET})
    if name == "no_early_seven":
        return said.t("rules-from-to", **{"from": 0, "to": MOST_CALM_ROUNDS})
    if name == "turn_time":
        return ROW.join(_time(seconds, said) for seconds in TURN_TIMES)
    if name == "spare_time":
        return ROW.join(_time(seconds, said) for seconds in SPARE_TIMES)
    if name == "pace":
        return ROW.join(said.t(f"pace-{pace}") for pace in PACES)
    return ""


def _usual(name: str, said: Phrases) -> str:
    """What a table plays by if nobody chooses."""
    if name == "preset":
        return said.t("preset-classic")
    if name == "pace":
        return said.t(f"pace-{USUAL_PACE}")
    if name == "public":
        return said.t("no")
    value = default_of(name)
    if isinstance(value, bool):
        return said.t("yes" if value else "no")
    if name in ("turn_time", "spare_time"):
        return _time(int(value), said)
    if name == "no_early_seven":
        return said.t("dice-calm-rounds", rounds=value)
    return said.t(f"{name}-{value}") if isinstance(value, str) else str(value)


def _time(seconds: int, said: Phrases) -> str:
    if not seconds:
        return said.t("time-none")
    whole = seconds % 60 == 0
    return said.t("time-minutes" if whole else "time-seconds", number=seconds // 60 if whole else seconds)
