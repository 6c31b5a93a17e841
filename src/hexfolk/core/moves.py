"""A list of action codes that is filled again and again, so that a search allocates nothing."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexfolk.core.ids import Code


@final
class Moves:
    """The first ``count`` of ``codes`` are listed; what lies behind is left from longer lists."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64](capacity=32)
        self.count: i64 = 0

    def add(self, code: Code) -> None:
        """List one more code."""
        codes = self.codes
        count = self.count
        if count < len(codes):
            codes[count] = code
        else:
            self.codes = append(codes, code)
        self.count = count + 1
