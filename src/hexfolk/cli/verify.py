"""``hexfolk verify``: whether the chance of a recorded game is what was committed to."""

from pathlib import Path
from typing import Final

import click

from hexfolk.cli._records import record_text
from hexfolk.cli._speech import Failure, t
from hexfolk.core.verdict import RECOMPUTED, UNPUBLISHED, UNSEALED, VERIFIED, Verdict, verify_text
from hexfolk.islands import topology_of

NOT_VERIFIABLE: Final = 3
"""The exit code for a record in which nothing is wrong, but that does not hold what a check needs."""


@click.command(short_help="Recompute every draw of a record, and play it again by the rules.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.pass_context
def command(context: click.Context, file: Path) -> None:
    """Recompute every draw of the record in FILE (- reads standard input), and play it again by the rules.

    \b
    verified        every draw follows from the secret that was committed to and from people's bytes
    recomputed      the same, but no person gave bytes: whoever made the secret could choose the draws
    not verifiable  the record was not sealed, or its secret is not published (exit code 3)
    line N: …       the first line that differs (exit code 1)
    """
    verdict = verify_text(record_text(file), topology_of)
    if verdict.fault is not None:
        fault = verdict.fault
        raise Failure(t("cli-verify-fault", file=str(file), line=fault.line, detail=fault.detail))
    click.echo(_sentence(verdict))
    if verdict.kind in (UNSEALED, UNPUBLISHED):
        context.exit(NOT_VERIFIABLE)


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
