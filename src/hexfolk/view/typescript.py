"""The wire format in TypeScript, written from the modules of :mod:`hexfolk.view.messages`.

``python -m hexfolk.view.typescript web/src/protocol.ts`` writes the file that the
web client is typed by. Structs become interfaces, literals become unions of strings,
the tag becomes the discriminating field ``t``, and every docstring comes along.

A field may be missing (``?``) where the sender may leave it out: in what the browser
sends, every field with a default; in what the server sends, the fields of structs that
omit their defaults. All other fields are always there.
"""

import ast
import inspect
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import msgspec

from hexfolk.view.messages import (
    analysis,
    board,
    browser,
    front,
    game,
    history,
    http,
    replay,
    server,
    table,
    words,
)

HEADER = """\
// The wire format between browser and server.
// Written by `python -m hexfolk.view.typescript web/src/protocol.ts` from
// src/hexfolk/view/messages: change it there, never here.
"""

MODULES = (words, board, game, table, server, browser, http, front, replay, analysis, history)
SCALARS = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null"}
BROWSER_ROOT = "_FromClient"
BROWSER_ALSO = frozenset({"NewTable"})


def protocol(modules: Sequence[ModuleType] = MODULES) -> str:
    """The whole TypeScript file; raises ``TypeError`` for an annotation it cannot say."""
    parts = [HEADER]
    for module in modules:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                parts.append(f"export type {node.targets[0].id} = {ts_type(node.value)};\n")
            elif isinstance(node, ast.ClassDef):
                parts.append(interface(node, getattr(module, node.name)))
    return "\n".join(parts)


def interface(node: ast.ClassDef, struct: type[msgspec.Struct]) -> str:
    """One struct as an interface; ``_FromClient`` becomes the base of all messages that the browser sends."""
    config = struct.__struct_config__
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    from_browser = BROWSER_ROOT in bases or node.name in BROWSER_ALSO
    extends = f" extends {shown(BROWSER_ROOT)}" if BROWSER_ROOT in bases else ""
    lines = [*comment(ast.get_docstring(node), ""), f"export interface {shown(node.name)}{extends} {{"]
    if config.tag is not None and node.name != BROWSER_ROOT:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for position, line in enumerate(node.body):
        if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)):
            continue
        following = node.body[position + 1] if position + 1 < len(node.body) else None
        kind = line.annotation
        optional = line.value is not None and (config.omit_defaults or from_browser)
        if optional and config.omit_defaults:
            kind = without_none(kind)
        lines += comment(said(following), "  ")
        lines.append(f"  {line.target.id}{'?' if optional else ''}: {ts_type(kind)};")
    return "\n".join([*lines, "}", ""])


def shown(name: str) -> str:
    """The TypeScript name of a struct: private names lose their underscore."""
    return name.lstrip("_")


def ts_type(node: ast.expr) -> str:
    """An annotation as a TypeScript type."""
    match node:
        case ast.Name(id=name):
            return SCALARS.get(name, shown(name))
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{ts_type(left)} | {ts_type(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            arguments = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return generic(name, arguments)
    raise TypeError(f"no TypeScript for {ast.unparse(node)}")


def generic(name: str, arguments: list[ast.expr]) -> str:
    """``Literal[...]``, ``list[...]``, ``tuple[...]`` and ``dict[...]``.

    A dict whose keys are a named set of words may lack some of them, so it is partial.
    """
    if name == "Literal":
        return " | ".join(json.dumps(word.value) for word in arguments if isinstance(word, ast.Constant))
    kinds = [ts_type(argument) for argument in arguments]
    if name == "list":
        return f"({kinds[0]})[]" if "|" in kinds[0] else f"{kinds[0]}[]"
    if name == "tuple":
        return f"[{', '.join(kinds)}]"
    if name == "dict":
        record = f"Record<{kinds[0]}, {kinds[1]}>"
        return record if kinds[0] == "string" else f"Partial<{record}>"
    raise TypeError(f"no TypeScript for {name}")


def without_none(node: ast.expr) -> ast.expr:
    """``X | None`` as ``X``: a field that is left out is never null."""
    if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant) and node.right.value is None:
        return node.left
    return node


def said(node: ast.stmt | None) -> str | None:
    """The docstring that stands below a field, if any."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return inspect.cleandoc(node.value.value)
    return None


def comment(text: str | None, indent: str) -> list[str]:
    """Lines of a JSDoc comment."""
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), encoding="utf-8")
