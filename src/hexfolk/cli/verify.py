"""``hexfolk verify``: whether the chance of a recorded game is what was committed to."""

from pathlib import Path
from typing import Final

import click

from hexfolk.cli._records import record_argument, record_text
from hexfolk.cli._speech import Failure, t, why_no_line
from hexfolk.core.errors import BadRecord
from hexfolk.core.verdict import RECOMPUTED, UNPUBLISHED, UNSEALED, VERIFIED, Verdict, verify_text
from hexfolk.islands import topology_of

NOT_VERIFIABLE: Final = 3
"""The exit code for a record in which nothing is wrong, but that does not hold what a check needs."""
_WHY: Final = {
    "verify_pledge": "pledge",
    "verify_seating": "seating",
    "verify_seat": "seats",
    "verify_choice": "island",
    "verify_island": "island",
    "verify_commitment": "commitment",
    "verify_deal": "missing",
    "verify_key": "key",
}


@click.command(help="help-verify")
@record_argument
@click.pass_context
def command(context: click.Context, file: Path) -> None:
    """Recompute every draw of the record in FILE (- reads standard input), and play it again by the rules."""
    text = record_text(file)
    verdict = verify_text(text, topology_of)
    if verdict.fault is not None:
        why = _why(verdict.fault, text)
        raise Failure(t("cli-verify-fault", file=str(file), line=verdict.fault.line, why=why))
    click.echo(_sentence(verdict))
    if verdict.kind in (UNSEALED, UNPUBLISHED):
        context.exit(NOT_VERIFIABLE)


def _why(fault: BadRecord, text: str) -> str:
    """What differs; the browser that recomputes a game says it in the same words."""
    if fault.code == "verify_draw":
        return t("verify-why-draw", **fault.facts)
    if fault.code in _WHY:
        return t(f"verify-why-{_WHY[fault.code]}")
    return why_no_line(fault, text)


def _sentence(verdict: Verdict) -> str:
    if verdict.kind == VERIFIED:
        return t("cli-verified", given=_given(verdict))
    if verdict.kind == RECOMPUTED and verdict.people:
        return t("cli-recomputed-not-verified", given=_given(verdict))
    if verdict.kind == RECOMPUTED:
        return t("cli-recomputed")
    return t("cli-unpublished" if verdict.kind == UNPUBLISHED else "cli-unsealed")


def _given(verdict: Verdict) -> str:
    if verdict.people == 1:
        return t("cli-gave-one" if verdict.gave else "cli-gave-not-one")
    if verdict.gave == verdict.people:
        return t("cli-gave-all", people=verdict.people)
    if not verdict.gave:
        return t("cli-gave-none", people=verdict.people)
    return t("cli-gave-some", gave=verdict.gave, people=verdict.people)
