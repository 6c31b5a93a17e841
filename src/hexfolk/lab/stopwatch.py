"""How long bots think, kept small: a journal holds it for every seat of every game."""

import math
from collections.abc import Iterable
from typing import Final

import msgspec

# Two neighbouring buckets differ by 2 %; a percentile is right to 1 %.
_STEP: Final = math.log(1.02)
_LEAST: Final = 1e-6


class Stopwatch(msgspec.Struct, forbid_unknown_fields=True):
    """Counts thoughts by their length: bucket b holds those of about 1.02**b microseconds."""

    count: int = 0
    seconds: float = 0.0
    buckets: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """One thought more."""
        bucket = round(math.log(max(seconds, _LEAST) / _LEAST) / _STEP)
        self.count += 1
        self.seconds += seconds
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def mean_ms(self) -> float:
        """Milliseconds a thought; 0 where there was none."""
        return 1000 * self.seconds / self.count if self.count else 0.0

    def percentile_ms(self, percent: int) -> float:
        """Milliseconds that at least ``percent`` of a hundred thoughts do not exceed, to 1 %."""
        left = math.ceil(self.count * percent / 100)
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return 1000 * _LEAST * math.exp(bucket * _STEP)
        return 0.0


def together(watches: Iterable[Stopwatch]) -> Stopwatch:
    """The thoughts of several as those of one."""
    sum_of = Stopwatch()
    for watch in watches:
        sum_of.count += watch.count
        sum_of.seconds += watch.seconds
        for bucket, count in watch.buckets.items():
            sum_of.buckets[bucket] = sum_of.buckets.get(bucket, 0) + count
    return sum_of
