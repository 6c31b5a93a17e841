"""Makes a language of nobody from the English texts, to see in the browser what is not translated or too
narrow.

``python scripts/pseudo_locale.py FOLDER [TAG]`` copies ``locales/`` to FOLDER and adds the language there, as
``en-XA`` unless TAG says otherwise (an existing one is replaced). Every letter bears an accent, every vowel
is doubled, which makes a text some 40 % longer, and every phrase stands in brackets: whatever is shown
without them does not come from ``locales/``. ``HEXFOLK_LOCALES=FOLDER`` lets the server and the build of the
client use the copy.
"""

import json
import shutil
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LOCALES: Final = Path(__file__).parents[1] / "locales"
OPEN: Final = "⟦"
CLOSE: Final = "⟧"
NAME: Final = "Pseudo"
_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀćďéƒǵĥíĵķĺɱńóƥɋŕśťúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹṀŃÓƤɊŔŚŤÚṼŴẊÝŹ"
_LONGER: Final = {
    ord(plain): accented * (2 if plain in "aeiouy" else 1)
    for plain, accented in zip(_PLAIN, _ACCENTED, strict=True)
}


class _Pseudo(Transformer):
    """Accents all text; what stands in braces stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(_LONGER))


def pseudo(source: str) -> str:
    """The text of a Fluent file in the language of nobody."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _Pseudo().visit(entry.value)
            inner = entry.value.elements
            entry.value.elements = [ast.TextElement(OPEN), *inner, ast.TextElement(CLOSE)]
    return str(FluentSerializer().serialize(resource))


def write(folder: Path, tag: str = "en-XA") -> Path:
    """A copy of all texts with the language of nobody among them; gives the folder of the latter."""
    shutil.copytree(LOCALES, folder, dirs_exist_ok=True)
    own = folder / tag
    own.mkdir(exist_ok=True)
    (own / "language.json").write_text(json.dumps({"name": NAME, "direction": "ltr"}), encoding="utf-8")
    for path in sorted((LOCALES / "en").glob("*.ftl")):
        (own / path.name).write_text(pseudo(path.read_text(encoding="utf-8")), encoding="utf-8")
    return own


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    sys.stdout.write(f"{write(Path(sys.argv[1]), *sys.argv[2:])}\n")
