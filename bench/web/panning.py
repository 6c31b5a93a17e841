"""Dragging the island: what the main thread does for each frame, from a trace of the browser."""

import itertools
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.web import ground

CATEGORIES: Final = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"
# Pixels of a drag, and pixels a second.
FAR: Final = 360
SPEED: Final = 600


@dataclass
class Frames:
    """Milliseconds of the main thread for one frame each, and by what it did."""

    costs: list[float]
    parts: dict[str, float]

    @property
    def p50(self) -> float:
        return median(self.costs)

    @property
    def p95(self) -> float:
        return quantiles(self.costs, n=20)[18]

    @property
    def worst(self) -> float:
        return max(self.costs)


def pan(
    browser: Browser, address: str, path: str, cookies: Any, rate: float, size: tuple[int, int]
) -> Frames:
    """Drag the island of a table around, a bit each frame, and read what that took."""
    context = ground.coming(browser, size, cookies=cookies)
    page = context.new_page()
    page.goto(address + path)
    page.locator(ground.SPOT).first.wait_for()
    closer = page.get_by_role("button", name="Closer")
    for _ in range(3):
        closer.click()
    page.wait_for_timeout(800)
    ground.slowed(page, rate)
    box = page.locator(".sea svg").first.bounding_box()
    assert box is not None
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=CATEGORIES.split(","))
        _drag(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        browser.stop_tracing()
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    context.close()
    return _read(events)


def _drag(page: Page, x: float, y: float) -> None:
    """To and fro with a finger, slantwise, and never to the edge at which the island stops."""
    line = page.context.new_cdp_session(page)
    gesture = {
        "x": x + FAR / 2,
        "y": y + FAR / 4,
        "xDistance": -FAR,
        "yDistance": -FAR // 2,
        "speed": SPEED,
        "gestureSourceType": "touch",
        "repeatDelayMs": 0,
    }
    for way in (1, -1, 1, -1):
        there = {
            "x": x + way * FAR / 2,
            "y": y + way * FAR / 4,
            "xDistance": -way * FAR,
            "yDistance": -way * FAR // 2,
        }
        line.send("Input.synthesizeScrollGesture", {**gesture, **there})


def _read(events: list[dict[str, Any]]) -> Frames:
    main = _main_thread(events)
    mine = [event for event in events if (event.get("pid"), event.get("tid")) == main]
    moves = [event["ts"] for event in mine if _is_move(event)]
    # A frame ends when its picture is handed over.
    ends = sorted(event["ts"] for event in mine if event["name"] == "Commit")
    starts = [at for at in ends if moves[0] <= at]
    tasks = sorted((event["ts"], _cost(event)) for event in mine if _is_task(event))
    costs = []
    for begin, end in itertools.pairwise(starts):
        costs.append(sum(cost for at, cost in tasks if begin <= at < end))
    parts: dict[str, float] = {}
    for event in mine:
        if event.get("ph") == "X" and starts[0] <= event["ts"] < starts[-1]:
            parts[event["name"]] = parts.get(event["name"], 0) + _cost(event)
    return Frames(costs, {name: cost / max(1, len(costs)) for name, cost in parts.items()})


def _main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The renderer's main thread that heard the drag."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    heard: Iterator[tuple[int, int]] = (
        (event["pid"], event["tid"])
        for event in events
        if _is_move(event) and (event["pid"], event["tid"]) in mains
    )
    return next(heard)


def _is_move(event: dict[str, Any]) -> bool:
    data = (event.get("args") or {}).get("data") or {}
    return bool(event["name"] == "EventDispatch" and data.get("type") in ("pointermove", "mousemove"))


def _is_task(event: dict[str, Any]) -> bool:
    return event.get("ph") == "X" and event["name"] == "RunTask"


def _cost(event: dict[str, Any]) -> float:
    """Milliseconds for which the thread ran; what others took of the machine does not count."""
    return float(event.get("tdur", 0)) / 1000
