"""A house with live tables, as the tests of the table have it."""

from tests.table.conftest import house, settings, template

__all__ = ["house", "settings", "template"]
