"""Hexfolk: a game of settling an island."""

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules run compiled; the results are the same either way, the speed is not."""
    from hexfolk.core import bits

    return not bits.__file__.endswith(".py")
