"""Hexfolk: a game of settling an island."""

__version__ = "0.1.0"
