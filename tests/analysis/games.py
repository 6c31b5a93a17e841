"""Games to look back on."""

from functools import cache

from hexfolk.core.options import Options
from hexfolk.core.record import Record
from hexfolk.lab.simulation import Setting, game_seed, play_recorded


@cache
def short() -> Record:
    """A game of two settlers to the lowest target, won."""
    setting = Setting(Options(players=2, target=8), "standard19", ("settler", "settler"))
    records = [play_recorded(setting, game_seed(3, number))[1] for number in range(2)]
    return min((one for one in records if "winner=-" not in one.result), key=lambda one: len(one.entries))


def cut(record: Record, entries: int) -> Record:
    """The beginning of a game."""
    part = Record(record.options, record.board, record.seats)
    part.entries = record.entries[:entries]
    return part
