"""The command line (layer: cli)."""

from hexfolk.cli.main import main

__all__ = ["main"]
