"""``hexfolk verify``: whether the chance of a recorded game is what was committed to."""

from pathlib import Path
from typing import Final

import click

from hexfolk.cli._records import record_text
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
        raise click.ClickException(f"{file}, line {verdict.fault.line}: {verdict.fault.detail}")
    click.echo(_sentence(verdict))
    if verdict.kind in (UNSEALED, UNPUBLISHED):
        context.exit(NOT_VERIFIABLE)


def _sentence(verdict: Verdict) -> str:
    if verdict.kind == VERIFIED:
        return f"verified: {_given(verdict)}"
    if verdict.kind == RECOMPUTED and verdict.people:
        return f"recomputed, but not verified: {_given(verdict)}, so the server could choose the draws"
    if verdict.kind == RECOMPUTED:
        return "recomputed: every draw follows from the secret, in which bots alone have no say"
    if verdict.kind == UNPUBLISHED:
        return "not verifiable: no secret is published; the game is running, or the record was cut off"
    return "not verifiable: played by the rules, but nothing tells where its chance came from"


def _given(verdict: Verdict) -> str:
    if verdict.people == 1:
        return "the only person gave bytes" if verdict.gave else "the only person gave no bytes"
    if verdict.gave == verdict.people:
        return f"all {verdict.people} people gave bytes"
    return f"{verdict.gave or 'none'} of {verdict.people} people gave bytes"
