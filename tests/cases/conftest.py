"""A house with live tables, as the tests of the table have it."""

from tests.table.conftest import house, settings

__all__ = ["house", "settings"]
