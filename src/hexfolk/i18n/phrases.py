"""The phrases of one language, and how it writes numbers, dates and lengths of time."""

import re
from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from typing import Final

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from babel.units import format_unit
from fluent.runtime import FluentBundle, FluentResource

from hexfolk.data import locales_dir
from hexfolk.i18n.languages import ORIGINAL, languages

_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_PLAIN: Final = 1000
"""Whole numbers below are digits in all our languages."""
MINUS: Final = "\u2212"


class UnknownPhrase(KeyError):
    """A phrase that no language has: a fault of ours."""


class Phrases:
    """What one language says, out of some parts of its texts (``common``, ``summary`` …).

    What it lacks is said in English. Raises ``DataMissing`` if the texts are not where they belong,
    ValueError for another language.
    """

    def __init__(self, language: str, parts: Sequence[str]) -> None:
        known = languages()
        if language not in known:
            raise ValueError(language)
        self.language = language
        self.about = known[language]
        self._parts = tuple(parts)
        self._locale = Locale.parse(language, sep="-")
        # In a language that runs left to right only a name that does not is isolated, in `t`.
        self._bundle = FluentBundle([language], use_isolating=self.about.direction == "rtl")
        for part in parts:
            path = locales_dir() / language / f"{part}.ftl"
            if language != ORIGINAL and not path.is_file():
                continue  # not translated yet
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._whole: dict[str, str] = {}

    def t(self, key: str, **args: str | int | float) -> str:
        """The phrase ``key``. Raises ``UnknownPhrase``."""
        if not args and key in self._whole:
            return self._whole[key]
        try:
            pattern = self._bundle.get_message(key).value
        except LookupError:
            pattern = None
        if pattern is None:
            if self.language == ORIGINAL:
                raise UnknownPhrase(key)
            return self._original().t(key, **args)
        # With an error Fluent says what it can: a hole where a variable is missing.
        safe = {name: _isolated(arg) for name, arg in args.items()}
        said, _ = self._bundle.format_pattern(pattern, safe)
        if not args:
            self._whole[key] = str(said)
        return str(said)

    def has(self, key: str) -> bool:
        """Whether there is such a phrase."""
        if self._bundle.has_message(key):
            return True
        return self.language != ORIGINAL and self._original().has(key)

    def _original(self) -> "Phrases":
        return phrases(ORIGINAL, self._parts)

    def number(self, value: float, digits: int = 1) -> str:
        """A whole or broken number, at most ``digits`` after the point."""
        if isinstance(value, int) and 0 <= value < _PLAIN:
            return str(value)
        return format_decimal(round(value, digits), locale=self._locale, format=_form(digits))

    def signed(self, value: float, digits: int = 1) -> str:
        """A number with its sign; nought has none."""
        rounded = round(value, digits)
        sign = "+" if rounded > 0 else MINUS if rounded < 0 else ""
        return sign + self.number(abs(rounded), digits)

    def percent(self, value: float, digits: int = 0) -> str:
        """A share of one as per cent, with so many digits after the point."""
        if not digits:
            return format_percent(value, locale=self._locale)
        # Its own form says on which side the sign stands, and what stands between.
        form = self._locale.percent_formats[None].pattern.replace("0", "0." + "0" * digits, 1)
        return format_percent(value, format=form, locale=self._locale)

    def seconds(self, value: float) -> str:
        """A short time, with its unit."""
        return format_unit(round(value, 1), "second", length="short", locale=self._locale)

    def date(self, moment: datetime) -> str:
        """A moment as people write it."""
        day = format_date(moment, "medium", locale=self._locale)
        return f"{day} {format_time(moment, 'HH:mm', locale=self._locale)}"

    def span(self, seconds: int, ago: bool = False) -> str:
        """A length of time in the greatest unit that fits; ``ago``, as the time since a moment."""
        return format_timedelta(
            -seconds if ago else seconds,
            add_direction=ago,
            threshold=1,
            format="long" if ago else "narrow",
            locale=self._locale,
        )

    def list(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        return format_list(parts, locale=self._locale)


@lru_cache(maxsize=64)
def phrases(language: str, parts: tuple[str, ...]) -> Phrases:
    """The phrases of a language, read once. Raises as ``Phrases`` does."""
    return Phrases(language, parts)


def clock(seconds: float) -> str:
    """A length of time as a clock shows it: ``4:05``, ``1:02:03``; the same in all languages."""
    whole = round(seconds)
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@lru_cache(maxsize=8)
def _form(digits: int) -> str:
    return "#,##0" + ("." + "#" * digits if digits else "")


def _isolated(value: str | int | float) -> str | int | float:
    """Right-to-left words (names) must not reorder the sentence around them."""
    if isinstance(value, str) and _RIGHT_TO_LEFT.search(value):
        return f"\u2068{value}\u2069"
    return value
