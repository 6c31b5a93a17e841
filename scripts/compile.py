"""Compile source files of ``src`` with mypyc, as one group, into ``build/compiled``.

    python scripts/compile.py FILE…        (in the root folder; the build hook of the wheel does it)

All modules become one C file, so that the C compiler sees through every call; calls between modules then cost
no more than calls within one. With ``HEXFOLK_QUICK_COMPILE=1`` every module is a C file of its own, compiled
on all cores and only when it changed: for days on which the rules are edited every few minutes.

A process of its own, because mypyc reads the working folder and ends the process when it finds an error.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution

BUILD = Path("build")
# The project's settings for mypy are for people; here only what stops the compiler counts.
OPTIONS = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--no-error-summary"]
# Calls inside the library may be inlined, as nothing outside replaces them: 11 % faster games. With what is
# seldom called marked as such, another 6 %. The loops of the rules are too short for vector instructions: 3 %
# without them.
UNIX_FLAGS = [
    "-fno-tree-vectorize",
    "-fno-tree-slp-vectorize",
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-include",
    str(Path(__file__).with_name("seldom.h")),
]
# A newer compiler may warn where ours does not; that must not keep anybody from playing.
STRICT_FLAGS = {"-Werror", "/WX"}


def compile_modules(names: list[str], quick: bool) -> None:
    """Leave the extension modules under ``build/compiled``. Ends the process when one does not compile."""
    os.environ["MYPYPATH"] = "src"
    generated = BUILD / ("c-quick" if quick else "c")
    extensions = mypycify(
        [*OPTIONS, *names],
        opt_level="3",
        debug_level="0",
        group_name="hexfolk",
        target_dir=str(generated),
        multi_file=quick,
    )
    for extension in extensions:
        extension.extra_compile_args = [f for f in extension.extra_compile_args if f not in STRICT_FLAGS]
        if os.name == "posix":
            extension.extra_compile_args += UNIX_FLAGS
    command = (QuickBuild if quick else build_ext)(
        Distribution({"name": "hexfolk", "ext_modules": extensions})
    )
    command.build_lib = str(BUILD / "compiled")
    command.build_temp = str(BUILD / ("objects-quick" if quick else "objects"))
    command.ensure_finalized()
    command.run()


class QuickBuild(build_ext):  # type: ignore[misc]  # setuptools is untyped
    """Compiles on all cores, and only what is older than its source and the headers."""

    def build_extensions(self) -> None:
        """Build all extension modules with the quicker compiler."""
        whole = self.compiler.compile
        object_names = self.compiler.object_filenames

        def stale(source: str, folder: str) -> bool:
            target = Path(*object_names([source], output_dir=folder))
            headers = max(path.stat().st_mtime for path in BUILD.joinpath("c-quick").rglob("*.h"))
            return not target.is_file() or target.stat().st_mtime < max(headers, Path(source).stat().st_mtime)

        def compile_stale(sources: list[str], output_dir: str, **rest: Any) -> list[str]:
            todo = [source for source in sources if stale(source, output_dir)]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: whole([source], output_dir=output_dir, **rest), todo))
            names: list[str] = object_names(sources, output_dir=output_dir)
            return names

        self.compiler.compile = compile_stale
        super().build_extensions()


if __name__ == "__main__":
    compile_modules(sys.argv[1:], quick=os.environ.get("HEXFOLK_QUICK_COMPILE", "") not in ("", "0"))
