"""A first visit: what comes over the wire, when one can play, and whether anything moves by itself."""

from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser

from bench.web import ground

# Told by the page itself, from the moment its address was asked for.
WATCH: Final = """selector => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const movers = (entry.sources ?? []).map(source => source.node?.className ?? source.node?.nodeName);
      window.shifts.push([entry.value, movers.join(" ")]);
    }
  }).observe({type: "layout-shift", buffered: true});
  const look = () => {
    if (document.querySelector(selector) === null) return requestAnimationFrame(look);
    // Drawn, and free to hear a tap.
    requestAnimationFrame(() => setTimeout(() => window.playable = performance.now()));
  };
  look();
}"""
# Seconds in which things may still move after a page can be played.
REST_MS: Final = 1500


@dataclass
class Visit:
    """One visit. Times in milliseconds, sizes in bytes with their headers; sockets as they are read."""

    playable: float
    busy: float
    wire: int
    read: int
    socket: int
    requests: int
    shift: float
    movers: list[str]


def visit(
    browser: Browser,
    url: str,
    selector: str,
    *,
    size: tuple[int, int],
    rate: float = 1,
    language: str = "en",
    cookies: Any = None,
) -> Visit:
    """Open an address with empty shelves."""
    context = ground.coming(browser, size, language, cookies)
    page = context.new_page()
    line = ground.slowed(page, rate)
    line.send("Network.enable")
    # The time that the page's thread really ran, not how long others kept it waiting.
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    counted = {"wire": 0, "requests": 0, "socket": 0, "read": 0}

    def finished(event: dict[str, Any]) -> None:
        counted["wire"] += int(event["encodedDataLength"])
        counted["requests"] += 1

    def read(event: dict[str, Any]) -> None:
        counted["read"] += int(event["dataLength"])

    def heard(event: dict[str, Any]) -> None:
        counted["socket"] += len(event["response"]["payloadData"])

    line.on("Network.loadingFinished", finished)
    line.on("Network.dataReceived", read)
    line.on("Network.webSocketFrameReceived", heard)
    page.add_init_script(f"({WATCH})({selector!r})")
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => window.playable > 0", timeout=120_000)
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    page.wait_for_timeout(REST_MS)
    playable, shifts = page.evaluate("[window.playable, window.shifts]")
    context.close()
    return Visit(
        playable=playable,
        busy=metrics["TaskDuration"] * 1000,
        shift=sum(value for value, _ in shifts),
        movers=[f"{value:.4f} {what}" for value, what in shifts],
        **counted,
    )


def middle(browser: Browser, times: int, url: str, selector: str, **how: Any) -> Visit:
    """The middle of several visits by time, the worst of them by what moved and what came."""
    visits = [visit(browser, url, selector, **how) for _ in range(times)]
    worst = max(visits, key=lambda one: one.shift)
    return Visit(
        playable=median(one.playable for one in visits),
        busy=median(one.busy for one in visits),
        wire=max(one.wire for one in visits),
        read=max(one.read for one in visits),
        socket=max(one.socket for one in visits),
        requests=max(one.requests for one in visits),
        shift=worst.shift,
        movers=worst.movers,
    )
