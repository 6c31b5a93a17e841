"""Which Hexfolk is under test: the interpreted source or the installed compiled wheel.

``HEXFOLK_MODE`` is ``source`` or ``wheel``; the run ends at once when the package that was imported is not
the one meant. Without it, whatever Python finds is tested, and the header says what that is.
"""

import os
import subprocess
import sysconfig
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import hexfolk

ROOT = Path(__file__).resolve().parent.parent

# On a busy machine slow is no failure.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples every time: who changed nothing finds nothing new. Tests that take minutes look further.
settings.register_profile("repeatable", settings.get_profile("unhurried"), derandomize=True, database=None)
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a run on the wrong package."""
    complaint = _complaint(os.environ.get("HEXFOLK_MODE", ""))
    if complaint:
        raise pytest.UsageError(complaint)
    if "not long" in config.option.markexpr:
        settings.load_profile("repeatable")


def pytest_report_header(config: pytest.Config) -> str:
    """What is under test."""
    return f"hexfolk: {Path(hexfolk.__file__).parent} ({_speed()})"


def _speed() -> str:
    return "compiled" if hexfolk.is_compiled() else "interpreted"


def _complaint(mode: str) -> str:
    package = Path(hexfolk.__file__).resolve().parent
    from_source = package == ROOT / "src" / "hexfolk"
    match mode:
        case "":
            return ""
        case "source":
            right = from_source and not hexfolk.is_compiled()
        case "wheel":
            right = not from_source and (hexfolk.is_compiled() or not _compiler_works())
        case _:
            return f"HEXFOLK_MODE is {mode!r}; it may be 'source' or 'wheel'"
    return "" if right else f"HEXFOLK_MODE is {mode!r}, but {package} was imported ({_speed()})"


def _compiler_works() -> bool:
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    try:
        return subprocess.run([*command.split(), "--version"], capture_output=True).returncode == 0
    except OSError:
        return False
