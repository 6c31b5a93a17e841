"""Names for the numbers of the game. All are small indices from 0 unless said otherwise."""

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""Index in order of play; -1 is nobody (or, for a reader of views, a spectator)."""
HexId: TypeAlias = i64
"""Listed hex in reading order: by (r, q)."""
NodeId: TypeAlias = i64
"""Intersection in reading order: by its sorted hex coordinates."""
EdgeId: TypeAlias = i64
"""Edge in reading order: by its sorted hex coordinates."""
Kind: TypeAlias = i64
"""Resource: an index into ``resource.NAMES``."""
Bundle: TypeAlias = i64
"""Counts of resources packed six bits each, see ``resource``."""
Card: TypeAlias = i64
"""Development card: an index into ``cards.NAMES``."""
Code: TypeAlias = i64
"""An action that fits one integer, see ``action``."""
