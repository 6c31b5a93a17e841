"""What Italian and Portuguese have settled for, as ``locales/README.md`` says it: one word for one thing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

LOCALES = Path(__file__).parents[2] / "locales"
# Where a pattern is found, the text has gone back to something that was given up.
GIVEN_UP = {
    "it": {
        "straight or foreign quotes": r"[\"'“”‘]",
        "space before an ellipsis": r"\s…|\.\.\.",
        "a throw is a tiro": r"\blanci[oa]?\b",
        "pieces are placed with piazzare": r"\b[Mm]ett(?:e|i|ere) (?:una|due) (?:coloni|strad)",
        "a guess who somebody is": r"\b(?:è pronto|pronto a|arres[oa]|sei stato|sei stata|è stato mandato)\b",
        "voi is for chat and fingerprint": r"\b(?:potete scegliere|una vostra|scegliete)\b",
        "an intersection is an incrocio": r"\bangol[oi] (?:indicat|sulla|di tre)",
    },
    "pt-BR": {
        "straight or foreign quotes": r"[\"'«»‘]",
        "space before an ellipsis": r"\s…|\.\.\.",
        "a throw is a rolagem": r"\b(?:lances?|lançamentos?)\b",
        "a recorded game is a gravação": r"\b(?:um|o|do|outro) registro\b",
        "a game is a partida": r"\b(?:[Oo] jogo (?:termina|acabou|para|já está)|fim do jogo)\b",
        "a guess who somebody is": r"\b(?:está pronto|você mesmo|obrigado|bem-vindo)\b",
        "an intersection is a cruzamento": r"\bcanto (?:indicado|na costa|de três)",
        "chat is the word": r"\bbate-papo\b",
    },
}


def lines(language: str) -> Iterator[tuple[str, str]]:
    """(file, line) of every text; what is quoted for Fluent or in a piece of a map file is left out."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                yield path.name, re.sub(r'\{ ?"[^"]*" ?\}|\["[^]]*\]', "", line)


@pytest.mark.parametrize(
    ("language", "what"), [(one, what) for one, all_ in GIVEN_UP.items() for what in all_]
)
def test_nothing_given_up_comes_back(language: str, what: str) -> None:
    pattern = re.compile(GIVEN_UP[language][what])
    assert [(file, line) for file, line in lines(language) if pattern.search(line)] == []
