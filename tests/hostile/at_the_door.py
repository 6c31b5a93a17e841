"""Attacks over HTTP. Each is a function of the siege that asserts what the server answers."""

import contextlib
import json
import socket
import struct
import threading
import time
from collections.abc import Callable

from hexfolk.server.guards import SECURITY_HEADERS
from tests.hostile.siege import LOCAL, Siege, closed, drain, parse

Attack = Callable[[Siege], None]
ATTACKS: list[Attack] = []
KEPT = {"Connection": "keep-alive"}
NEW_TABLE = b'{"name":"Mallory"}'


def attack(function: Attack) -> Attack:
    """One of the kinds."""
    ATTACKS.append(function)
    return function


def refused_path(siege: Siege, path: str) -> None:
    """No such file, and nothing of the disk in the answer."""
    status, headers, body = siege.request("GET", path)
    assert status in (0, 400, 404), (path, status)
    assert b"root:" not in body
    assert b"SQLite" not in body
    if status:
        assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS


@attack
def paths_that_climb(siege: Siege) -> None:
    for path in ("/../../etc/passwd", "/assets/../../../etc/passwd", "/./../hexfolk.sqlite3", "//etc/passwd"):
        refused_path(siege, path)


@attack
def paths_that_climb_in_code(siege: Siege) -> None:
    for path in (
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%2e%2e%2fetc%2fpasswd",
        "/assets/%252e%252e/x",
        "/..%c0%afetc",
    ):
        refused_path(siege, path)


@attack
def paths_with_nul_and_controls(siege: Siege) -> None:
    for path in ("/index.html%00.js", "/%00", "/assets/%0d%0aSet-Cookie:x=1", "/\x01", "/a\tb"):
        refused_path(siege, path)


@attack
def absolute_and_windows_paths(siege: Siege) -> None:
    for path in ("/%2fetc%2fpasswd", "/C:%5cWindows", "/..\\..\\x", "/file:///etc/passwd", "/%5c%5chost%5cx"):
        refused_path(siege, path)


@attack
def a_target_that_is_an_address(siege: Siege) -> None:
    # A proxy's form of a request: nothing is fetched from anywhere.
    assert siege.request("GET", f"http://{LOCAL}:9/healthz")[0] in (400, 404)


@attack
def encoded_slashes_in_the_api(siege: Siege) -> None:
    for path in (
        "/api%2fislands%2f..%2f",
        "/api/islands/..%2f..%2fx.toml",
        "/api/tables/%2e%2e/island.svg",
        "/t/a/b",
    ):
        refused_path(siege, path)


@attack
def queries_that_mislead(siege: Siege) -> None:
    for query in ("?../../etc/passwd", "?file=/etc/passwd", "?" + "a=1&" * 5000, "?%00%ff", "?<script>"):
        status, headers, body = siege.request("GET", f"/healthz{query}")
        assert status == 200
        assert json.loads(body)["ok"]
        assert "location" not in headers


@attack
def a_path_without_end(siege: Siege) -> None:
    assert parse(siege.send(siege.head("GET", "/" + "a" * 300_000)))[0] in (0, 400)


@attack
def a_path_that_is_no_text(siege: Siege) -> None:
    for path in ("/%ff%fe%fd", "/t/%ff", "/api/islands/%ff.svg", "/caf\xe9"):
        assert siege.request("GET", path)[0] in (0, 200, 400, 404, 503)


@attack
def posts_of_other_sites(siege: Siege) -> None:
    here = f"http://{LOCAL}:{siege.port}"
    for origin in ("http://evil.example", "null", f"http://{LOCAL}", f"{here}1", f"{here}.evil.example"):
        assert siege.post("/api/tables", NEW_TABLE, {"Origin": origin}) == (403, "foreign_origin"), origin


@attack
def posts_that_say_they_come_from_elsewhere(siege: Siege) -> None:
    for site in ("cross-site", "same-site", "weird"):
        assert siege.post("/api/tables", NEW_TABLE, {"Sec-Fetch-Site": site}) == (403, "foreign_origin")


@attack
def the_name_of_another_host(siege: Siege) -> None:
    # A site whose name was pointed here has another cookie jar, and its Origin gives it away.
    headers = {"Host": "evil.example", "Origin": f"http://{LOCAL}:{siege.port}"}
    assert siege.post("/api/tables", NEW_TABLE, headers) == (403, "foreign_origin")
    for host in ("a b\x01", "[::1", "x" * 5000, "@", "evil.example:99999999"):
        assert siege.request("GET", "/healthz", {"Host": host})[0] in (200, 400)


@attack
def no_host_and_two_hosts(siege: Siege) -> None:
    for head in (b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"):
        status, headers, _ = parse(siege.send(head))
        assert status == 400
        assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS


@attack
def forms_of_other_sites(siege: Siege) -> None:
    headers = {"Origin": "http://evil.example", "Content-Type": "text/plain"}
    assert siege.post("/api/tables", NEW_TABLE, headers) == (403, "foreign_origin")
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        assert siege.post("/api/tables", b"name=Mallory", {"Content-Type": kind}) == (400, "bad_message")


@attack
def bodies_in_other_codes(siege: Siege) -> None:
    for body in (
        NEW_TABLE.decode().encode("utf-16"),
        b"\xef\xbb\xbf" + NEW_TABLE,
        b"\xff" * 500,
        b"\x1f\x8b\x08\x00x",
    ):
        assert siege.post("/api/tables", body, {"Content-Encoding": "gzip"}) == (400, "bad_message")


@attack
def a_body_that_is_too_long(siege: Siege) -> None:
    assert siege.post("/api/tables", b'{"name":"' + b"x" * 60_000 + b'"}') == (413, "too_long")
    # One that says it is huge is not waited for.
    answer = siege.send(siege.head("POST", "/api/tables", {"Content-Length": str(10**15)}) + b"x" * 60_000)
    assert parse(answer)[0] in (400, 413)


@attack
def pieces_without_end(siege: Siege) -> None:
    head = siege.head("POST", "/api/tables", {"Transfer-Encoding": "chunked"})
    piece = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
    assert parse(siege.send(head + piece * 40))[0] in (0, 413)


@attack
def pieces_that_lie(siege: Siege) -> None:
    head = siege.head("POST", "/api/tables", {"Transfer-Encoding": "chunked"})
    for lie in (
        b"zz\r\nabc\r\n",
        b"-1\r\n",
        b"f" * 20 + b"\r\nx",
        b"2\r\nabcdef\r\n0\r\n\r\n",
        b"0;" + b"e" * 9000,
    ):
        assert parse(siege.send(head + lie))[0] in (0, 400, 408)


@attack
def two_lengths_in_one_request(siege: Siege) -> None:
    hidden = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 18\r\n\r\n" + NEW_TABLE
    both = siege.head(
        "POST", "/healthz", {"Content-Length": str(len(hidden) + 5), "Transfer-Encoding": "chunked"}
    )
    # Whoever reads it by pieces sees two requests, by length only one: no table may come of the second.
    assert siege.send(both + b"0\r\n\r\n" + hidden).count(b"HTTP/1.1") <= 2
    twice = siege.head("POST", "/api/tables", {"Content-Length": "3", "content-length": "18"})
    assert parse(siege.send(twice + NEW_TABLE))[0] == 400
    for length in ("-5", "+18", "0x12", "1e1", "\xb2", "18 18"):
        head = siege.head("POST", "/api/tables", {"Content-Length": length})
        assert parse(siege.send(head + NEW_TABLE))[0] == 400, length


@attack
def a_body_that_never_comes(siege: Siege) -> None:
    with siege.raw() as bare:
        bare.sendall(siege.head("POST", "/api/tables", {"Content-Length": "18"}) + b"{")
        status, _, body = parse(drain(bare))
        assert (status, json.loads(body)["code"]) == (408, "too_slow")


@attack
def a_body_drop_by_drop(siege: Siege) -> None:
    with siege.raw() as bare:
        bare.sendall(siege.head("POST", "/api/tables", {"Content-Length": "1000"}))
        with contextlib.suppress(OSError):
            for _ in range(9):
                bare.sendall(b"x")
                time.sleep(0.1)
        assert parse(drain(bare))[0] == 408


@attack
def a_head_that_never_ends(siege: Siege) -> None:
    with contextlib.ExitStack() as stack:
        slow = [stack.enter_context(siege.raw()) for _ in range(50)]
        for drop in (b"GET / HTTP/1.1\r\nX: ", b"y", b"y", b"y"):
            for bare in slow:
                with contextlib.suppress(OSError):
                    bare.sendall(drop)
            time.sleep(0.1)
        assert all(closed(bare) for bare in slow)


@attack
def connections_that_say_nothing(siege: Siege) -> None:
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(siege.raw()) for _ in range(50)]
        assert all(closed(bare) for bare in silent)


@attack
def cookies_by_the_hundred(siege: Siege) -> None:
    many = "; ".join(f"c{number}={'x' * 20}" for number in range(800))
    assert siege.request("GET", "/healthz", {"Cookie": many})[0] == 200
    assert siege.post("/api/tables", NEW_TABLE, {"Cookie": many})[0] == 201


@attack
def cookies_that_are_none(siege: Siege) -> None:
    long = "hexfolk=" + "a" * 9000
    for cookie in (
        "=",
        ";;;;",
        "hexfolk",
        "hexfolk=",
        long,
        'hexfolk="' + "a" * 43,
        "hexfolk=\xff\xfe",
        "\x7f",
    ):
        status, headers, _ = siege.request("POST", "/api/tables", {"Cookie": cookie}, NEW_TABLE)
        assert status in (201, 400)
        if status == 201:
            # A new token, never what was sent.
            assert headers["set-cookie"].startswith("hexfolk=")
            assert "aaaa" not in headers["set-cookie"]


@attack
def cookies_that_inject(siege: Siege) -> None:
    for cookie in ("a\r\nSet-Cookie: hexfolk=bbb", "a%0d%0aX-Evil: y", "' OR 1=1 --", "../../x"):
        status, headers, _ = siege.request("POST", "/api/tables", {"Cookie": f"hexfolk={cookie}"}, NEW_TABLE)
        assert status in (201, 400)
        assert "x-evil" not in headers
        assert "bbb" not in headers.get("set-cookie", "")


@attack
def the_cookie_of_https_over_http(siege: Siege) -> None:
    # The honest player's token under the other name is nobody's.
    cookie = f"__Host-hexfolk={siege.tokens[0]}"
    _, headers, _ = siege.request("POST", "/api/tables", {"Cookie": cookie}, NEW_TABLE)
    assert headers["set-cookie"].startswith("hexfolk=")
    assert siege.tokens[0] not in headers["set-cookie"]


@attack
def headers_by_the_thousand(siege: Siege) -> None:
    many = {f"X-{number}": "y" * 10 for number in range(3000)}
    assert parse(siege.send(siege.head("GET", "/healthz", many)))[0] in (0, 200, 400)
    assert parse(siege.send(siege.head("GET", "/healthz", {"X": "y" * 200_000})))[0] in (0, 400)


@attack
def headers_that_break_lines(siege: Siege) -> None:
    for bad in (b"X : y", b"\x00: y", b" folded: y", b"X: a\x00b", b"no colon at all", b"X: y\rZ: q"):
        assert parse(siege.send(siege.head("GET", "/healthz")[:-2] + bad + b"\r\n\r\n"))[0] in (200, 400)


@attack
def methods_that_do_not_exist_here(siege: Siege) -> None:
    for method in ("PUT", "DELETE", "TRACE", "OPTIONS", "CONNECT", "PROPFIND", "get", "G" * 300):
        for path in ("/", "/api/tables", f"/api/tables/{siege.table}/island.svg"):
            status, _, body = siege.request(method, path)
            assert status in (400, 404, 405), (method, path)
            assert b"Cookie" not in body


@attack
def versions_of_the_past_and_the_future(siege: Siege) -> None:
    assert parse(siege.send(b"GET /healthz HTTP/1.0\r\n\r\n"))[0] == 200
    for head in (
        b"GET /\r\n",
        b"GET / HTTP/0.9\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET / HTTP\r\n\r\n",
    ):
        assert parse(siege.send(head))[0] in (0, 200, 400, 503)
    assert parse(siege.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"))[0] in (0, 400, 404)


@attack
def other_languages_than_http(siege: Siege) -> None:
    hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500)
    for words in (hello, b"SSH-2.0-x\r\n", b"EHLO evil\r\n", b"\x00" * 70_000, siege.dice.randbytes(5000)):
        assert parse(siege.send(words))[0] in (0, 400)


@attack
def requests_all_at_once_on_one_line(siege: Siege) -> None:
    with siege.raw() as bare:
        bare.sendall(siege.head("GET", "/healthz", KEPT) * 200)
        assert drain(bare).count(b"HTTP/1.1 200") == 200


@attack
def requests_without_end(siege: Siege) -> None:
    statuses = set()
    with siege.raw() as bare:
        for _ in range(8):
            bare.sendall(siege.head("GET", "/healthz", KEPT) * 100)
            answer = drain(bare, 0.2)
            statuses |= {int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]}
    assert statuses == {200, 429}
    # The neighbour notices nothing.
    assert siege.request("GET", "/healthz", seems="10.98.0.1")[0] == 200


@attack
def tables_without_end(siege: Siege) -> None:
    answers = [siege.post("/api/tables", b"{") for _ in range(50)]
    assert answers[0] == (400, "bad_message")
    assert answers[-1] == (429, "too_fast")


@attack
def lines_torn_off(siege: Siege) -> None:
    for number in range(60):
        bare = siege.raw()
        # Closing sends a reset and not an end.
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if number % 3:
            bare.sendall(siege.head("POST", "/api/tables", {"Content-Length": "18"})[: number * 3])
        bare.close()


@attack
def answers_that_nobody_reads(siege: Siege) -> None:
    before = siege.files()
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            bare = stack.enter_context(socket.socket())
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            bare.connect((LOCAL, siege.port))
            bare.settimeout(0.1)
            with contextlib.suppress(OSError):
                # More than the buffers of both sides hold.
                for number in range(30):
                    bare.sendall(siege.head("GET", "/api/islands", KEPT, seems=f"10.97.{number}.1") * 20)
        deadline = time.monotonic() + 20
        while siege.files() > before and time.monotonic() < deadline:
            time.sleep(0.1)
        assert siege.files() <= before


@attack
def expectations_and_ranges(siege: Siege) -> None:
    head = siege.head("POST", "/api/tables", {"Expect": "100-continue", "Content-Length": "60000"})
    assert b"201" not in siege.send(head)[:16]
    for spans in ("bytes=0-", "bytes=" + "0-,1-," * 1000, "bytes=-99999999999999999999"):
        assert siege.request("GET", "/healthz", {"Range": spans})[0] == 200


@attack
def upgrades_to_something_else(siege: Siege) -> None:
    for what in ("h2c", "TLS/1.0", "irc", "websocket2", "h2c, websocket"):
        headers = {"Connection": "Upgrade", "Upgrade": what}
        assert parse(siege.send(siege.head("GET", "/healthz", headers)))[0] in (200, 400)


@attack
def numbers_that_are_none_in_a_request(siege: Siege) -> None:
    for number in ("NaN", "Infinity", "-Infinity", "1e400", "0x5", "\u0663", '"3"', "3.5", "9" * 400):
        body = f'{{"name":"M","options":{{"players":{number}}}}}'.encode()
        assert siege.post("/api/tables", body) in ((400, "bad_message"), (422, "option")), number


@attack
def json_that_is_deep_or_double(siege: Siege) -> None:
    for body in (
        b'{"options":' * 4000,
        b'{"name":"M","options":' + b"[" * 40_000,
        b'{"name":"M","bots":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"name":"M","name":' + b'{"a":' * 8000,
        b"[" * 48_000,
    ):
        assert siege.post("/api/tables", body)[0] in (400, 413)
    assert siege.post("/api/tables", b'{"name":" ","bots":[' + b"1," * 9000 + b'1],"name":"M"}')[0] in (
        201,
        422,
    )


@attack
def maps_that_explode(siege: Siege) -> None:
    wide = "\n".join(["name = 'x'", "players = [2, 8]", 'hexes = """', "F " * 7000, '"""'])
    tall = "\n".join(['hexes = """', *["F"] * 7000, '"""'])
    nested = ("[" * 16_000, "a." * 8000 + "b = 1", "x = " + "9" * 16_000, 'x = "' + "\\u0041" * 2600 + '"')
    for text in (wide, tall, *nested):
        body = json.dumps({"text": text}).encode()
        worked = siege.worked()
        for path in ("look", "check", "preview"):
            status, code = siege.post(f"/api/islands/{path}", body)
            assert status in (200, 400, 422), (path, code)
        table = {"name": "M", "options": {"players": 2, "island": "own"}, "map": text}
        assert siege.post("/api/tables", json.dumps(table).encode())[1] in ("map_bad", "island_small")
        assert siege.worked() - worked < 3


@attack
def the_workshop_is_stormed(siege: Siege) -> None:
    body = json.dumps({"text": "x" * 16_000, "seed": 1}).encode()
    found: list[tuple[int, str]] = []

    def storm() -> None:
        found.extend(siege.post("/api/islands/preview", body) for _ in range(4))

    threads = [threading.Thread(target=storm) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {status for status, _ in found} <= {422, 429}


@attack
def addresses_that_are_forged(siege: Siege) -> None:
    for forged in ("1.1.1.1, 2.2.2.2", "' OR 1=1", "x" * 3000, "::ffff:1.2.3.4", "[::1]:5", ",,,", LOCAL):
        headers = {"X-Forwarded-For": forged, "X-Forwarded-Proto": "gopher"}
        assert siege.request("GET", "/healthz", headers)[0] == 200
