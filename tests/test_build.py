"""The build hook: what it refuses, what it does without, and whole builds of both kinds of wheel."""

import importlib.util
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import hexfolk

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def hook() -> ModuleType:
    """The build hook as a module of its own for each test."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_wheel_without_client_is_refused(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "WEB", tmp_path)
    monkeypatch.setattr(hook, "CLIENT", tmp_path / "dist")
    with pytest.raises(hook.BuildError, match="web client is missing"):
        hook.build_client()


@pytest.mark.parametrize(
    ("version", "fits"),
    [("v20.18.9", False), ("v20.19.0", True), ("v21.9.0", False), ("v22.11.0", False), ("v24.1.0", True)],
)
def test_an_old_node_is_passed_over(hook: ModuleType, tmp_path: Path, version: str, fits: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert hook._recent(str(node)) is fits


def test_what_is_no_node_is_passed_over(hook: ModuleType, tmp_path: Path) -> None:
    assert hook._recent(str(tmp_path / "missing")) is False


def test_a_broken_compiler_is_noticed(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert "false" in hook._compiler_complaint()


def test_a_digest_tells_content_and_place_apart(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "ROOT", tmp_path)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("b")
    before = hook._digest([one, two])
    assert hook._digest([two, one]) == before
    one.write_text("b")
    two.write_text("a")
    assert hook._digest([one, two]) != before


def build(tree: Path, target: str, out: Path, **environment: str) -> Path:
    """Build a wheel or sdist of the tree; the path of the result."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", out],
        cwd=tree,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    (result,) = out.iterdir()
    return result


@pytest.mark.long
def test_the_source_archive_builds_a_whole_wheel_without_compiler(tmp_path: Path) -> None:
    with tarfile.open(build(ROOT, "sdist", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "tree", filter="data")
    (tree,) = (tmp_path / "tree").iterdir()
    wheel = build(tree, "wheel", tmp_path / "wheel", CC="false")
    assert wheel.name == f"hexfolk-{hexfolk.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive_of_wheel:
        archive_of_wheel.extractall(tmp_path / "installed")
    answer = subprocess.run(
        [sys.executable, "-c", "from hexfolk.cli import main; main(['--version'])"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == f"hexfolk {hexfolk.__version__} (rules interpreted)\n"
    for folder, pattern in (("islands", "*.toml"), ("locales", "*/*.ftl"), ("locales", "*/*.json")):
        wanted = {p.relative_to(ROOT).as_posix() for p in (ROOT / folder).glob(pattern)}
        there = tmp_path / "installed" / "hexfolk"
        assert {p.relative_to(there).as_posix() for p in (there / folder).glob(pattern)} == wanted
    assert (tmp_path / "installed" / "hexfolk" / "webclient" / "index.html").is_file()
