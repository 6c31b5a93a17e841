"""Asks whether anything in the lock files has a known weakness: `pip-audit` for Python, `npm audit` for npm.

Exits 1 if something has one. Where nobody can be asked (offline, or a registry that knows no advisories), it
says so loudly and exits 0: what could not be asked is no finding. The last line is the summary.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ("requirements-dev.lock", "requirements-node.lock")
SECONDS: Final = 15


class Report:
    """What was learned of one side: how much was asked about, what was found, and why nothing was."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.asked = 0
        self.findings: list[str] = []
        self.silence = ""

    def line(self) -> str:
        """In one line."""
        if self.findings:
            return f"{self.side}: {len(self.findings)} known weaknesses"
        if self.silence:
            return f"{self.side}: NOT CHECKED, {self.silence}"
        return f"{self.side}: {self.asked} packages, no known weakness"


def main() -> int:
    """Ask about both sides."""
    reports = [audit_python(), audit_npm()]
    for report in reports:
        for finding in report.findings:
            print(finding)
        if report.silence:
            print(f"!! {report.line()}")
    print("audit: " + "; ".join(report.line() for report in reports))
    return 1 if any(report.findings for report in reports) else 0


def audit_python() -> Report:
    """The pins of the lock files, by the advisories of the package index."""
    report = Report("Python")
    tool = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--progress-spinner=off"]
    locks = [word for lock in LOCKS for word in ("-r", str(ROOT / lock))]
    told = ask(report, [*tool, "--timeout=5", "--format=json", *locks])
    packages = told.get("dependencies", [])
    for package in packages:
        if "skip_reason" in package:
            continue
        report.asked += 1
        for weakness in package["vulns"]:
            mended = ", ".join(weakness["fix_versions"]) or "nothing yet"
            known = f"{package['name']} {package['version']}: {weakness['id']}"
            report.findings.append(f"{known}, mended in {mended}")
    if not report.silence and report.asked < len(packages):
        report.silence = f"the index told of {report.asked} of {len(packages)} packages only"
    return report


def audit_npm() -> Report:
    """The client's lock file, by the advisories of the npm registry."""
    report = Report("npm")
    npm = [sys.executable, "hatch_build.py", "npm"]
    told = ask(report, [*npm, "audit", "--json", "--fetch-retries=0", "--fetch-timeout=5000"])
    if "vulnerabilities" in told:
        report.asked = told["metadata"]["dependencies"]["total"]
        for name, weakness in told["vulnerabilities"].items():
            report.findings.append(f"{name} {weakness['range']}: {weakness['severity']}")
    elif not report.silence:
        # Without the address that was asked.
        said = str(told.get("message") or "the registry gave no answer")
        report.silence = said.partition(" - ")[0]
    return report


def ask(report: Report, command: Sequence[str]) -> dict[str, Any]:
    """What a tool prints as JSON; nothing if it has no answer in time."""
    try:
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as problem:
        report.silence = type(problem).__name__
        return {}
    start = ran.stdout.find("{")
    try:
        told: dict[str, Any] = json.loads(ran.stdout[start:]) if start >= 0 else {}
    except ValueError:
        told = {}
    if not told:
        report.silence = (ran.stderr.strip().splitlines() or ["no answer"])[-1][:200]
    return told


if __name__ == "__main__":
    sys.exit(main())
