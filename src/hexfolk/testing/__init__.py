"""Conformance checks for parts that others write; our own parts pass through them too (layer: testing)."""

from hexfolk.testing.bot import check_bot
from hexfolk.testing.files import check_island, check_record
from hexfolk.testing.verdict import Nonconforming

__all__ = ["Nonconforming", "check_bot", "check_island", "check_record"]
