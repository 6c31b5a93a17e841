"""A new lesson: the table that it is held at, from its first entry to the pupil's first settlement."""

from hexfolk.core.chance import PURPOSES
from hexfolk.core.options import LESSON_TARGET, Options
from hexfolk.core.own import OWN
from hexfolk.table.entries import ChairSet, Entry, Made, Sat, Taught
from hexfolk.table.game import begin
from hexfolk.table.lesson import ISLAND, PARTNER, PARTNERS, PUPIL, lesson_chance
from hexfolk.table.levels import STRATEGIES
from hexfolk.table.lobby import COLOURS, Lobby
from hexfolk.table.names import check_name
from hexfolk.view.messages.http import NewLesson
from hexfolk.view.messages.table import OptionsView


def lesson_options() -> OptionsView:
    """Two at the table, five points, nobody looks on, no clock; half an offer is no gift yet."""
    return OptionsView(
        players=2, island=OWN, target=LESSON_TARGET, gifts=False, watchers=False, turn_time=0, level="easy"
    )


def begin_lesson(person: str, wanted: NewLesson) -> tuple[Lobby, list[Entry]]:
    """The lobby and the log of a new lesson. Raises ``Refusal`` for a name that nobody can have."""
    name = check_name(wanted.name, [])
    colour, emblem = (
        number if number is not None and 0 <= number < COLOURS else None
        for number in (wanted.colour, wanted.emblem)
    )
    made = Made(person, lesson_options(), "normal", ISLAND)
    partner = next(other for other in PARTNERS if other.casefold() != name.casefold())
    lobby = Lobby(made)
    entries: list[Entry] = [made]

    def add(entry: Entry) -> None:
        entries.append(entry)
        lobby.take(entry)

    add(Taught())
    add(Sat(PUPIL, person, name, colour, emblem))
    add(ChairSet(PARTNER, STRATEGIES["easy"], partner))
    chance = lesson_chance([0] * len(PURPOSES))
    options = Options(players=2, target=LESSON_TARGET, gifts=False)
    add(begin(1, options, OWN, lobby.chairs, chance, ISLAND))
    return lobby, entries
