"""What is said of games among bots, whoever counts them."""

from hexfolk.cli._games import hint
from hexfolk.cli._speech import Misuse, said, t
from hexfolk.lab.notes import Blame


def too_many_bots(bots: int, players: int) -> Misuse:
    """A line-up that does not fit the seats."""
    return Misuse(t("cli-bots-for", bots=bots, players=players), hint("bots"))


def speed(seconds: float, rate: float, compiled: bool) -> str:
    """How long it took, and by which rules."""
    rules = t("cli-compiled" if compiled else "cli-interpreted")
    return t("cli-speed", seconds=said().number(seconds), rate=said().number(rate), rules=rules)


def lost_moves(name: str, faults: Blame) -> str:
    """The moves that a foreign bot lost; what went wrong is told as its author knows it."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(faults.kinds.items()))
    return t("cli-lost-moves", bot=name, moves=faults.moves, kinds=kinds, first=faults.first)
