"""Chance for live play, from the operating system: nobody can compute it ahead."""

import secrets

from hexfolk.core.chance import Chance


class Unforeseen(Chance):
    """Draws that no seed determines."""

    def draw(self, purpose: int, bound: int) -> int:
        return secrets.randbelow(bound)
