"""Figures of charts, free of any drawing: round values, places along an axis, labels apart."""

import math
from collections.abc import Sequence


def ticks(most: float, steps: int = 5) -> list[int]:
    """Round values from 0 upwards that cover ``most``, about ``steps`` of them beside 0."""
    wanted = max(1.0, most) / steps
    power = 10 ** math.floor(math.log10(wanted))
    step = max(1, int(next(size for size in (power, 2 * power, 5 * power, 10 * power) if size >= wanted)))
    found, value = [], 0
    while value < most + step:
        found.append(value)
        value += step
    return found


def share(value: float, most: float, room: float = 100.0) -> float:
    """How far along an axis of ``room`` per cent a value lies, of ``most`` at its end."""
    return round(room * value / most, 3) if most > 0 else 0.0


def height(value: float, most: float, top: float, bottom: float) -> float:
    """How far down a value lies between ``bottom`` (0) and ``top`` (``most``)."""
    return round(bottom + (top - bottom) * value / max(1.0, most), 2)


def apart(wanted: Sequence[float], gap: float, least: float, most: float) -> list[float]:
    """Heights for labels that want to stand at ``wanted``, moved until neighbours keep ``gap``.

    All stay within ``least`` and ``most`` as far as there is room; their order is kept.
    """
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    placed = [0.0] * len(wanted)
    floor = least
    for index in order:
        placed[index] = max(wanted[index], floor)
        floor = placed[index] + gap
    ceiling = most
    for index in reversed(order):
        placed[index] = min(placed[index], ceiling)
        ceiling = placed[index] - gap
    return [round(place, 2) for place in placed]
