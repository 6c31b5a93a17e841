"""Foreign bots for tests: good ones, and some for every way to be bad.

They stand in one module, which ``install`` puts where Python finds it, with a package that announces them.
"""

from pathlib import Path
from textwrap import dedent

import pytest

SOURCE = '''
import os
import time

from hexfolk import Action, parse_action
from hexfolk.bots import choose


class Sound:
    def choose(self, observation, seed):
        print("a sound bot talks")
        return choose("random", observation, seed)


def sound(observation, seed):
    return choose("random", observation, seed)


def raises(observation, seed):
    raise ValueError("out of\\nideas")


def hangs(observation, seed):
    while True:
        try:
            time.sleep(60)
        except Exception:
            pass


def hangs_natively(observation, seed):
    import re
    re.match("(a+)+$", "a" * 60 + "b")


def dies(observation, seed):
    os._exit(7)


def writes(observation, seed):
    return "settle n0"


def is_silent(observation, seed):
    return None


def cheats(observation, seed):
    return parse_action("city n0")


def invents(observation, seed):
    return Action(50)


def trades_on(observation, seed):
    """Asks for wool and withdraws, for ever."""
    state = observation.known
    if observation.seat == state.on_turn and state.turn > 0 and "offer" not in observation.off:
        mine = [offer for offer in state.offers if offer.maker == observation.seat]
        return parse_action(f"withdraw {mine[0].number}" if mine else "offer >1wool")
    return choose("random", observation, seed)


class NoBot:
    pass


class Unmade:
    def __init__(self):
        raise RuntimeError("no licence")
'''
BAD = {
    "raises": "raised",
    "hangs": "late",
    "hangs_natively": "late",
    "dies": "died",
    "writes": "nonsense",
    "is_silent": "nonsense",
    "invents": "nonsense",
    "cheats": "illegal",
    "trades_on": "endless",
}
"""What each bad bot is blamed for."""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the module ``foreign_bots`` and its installed bots ``sound``, ``hangs``, … known everywhere."""
    (folder / "foreign_bots.py").write_text(SOURCE, encoding="utf-8")
    about = folder / "foreign_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign-bots\nVersion: 1.0\n")
    names = ["sound", *BAD]
    entries = "".join(f"{name} = foreign_bots:{name}\n" for name in names)
    (about / "entry_points.txt").write_text(
        dedent("[hexfolk.bots]\n") + entries + "settler = foreign_bots:cheats\n"
    )
    # A child that is spawned is told this path.
    monkeypatch.syspath_prepend(str(folder))
