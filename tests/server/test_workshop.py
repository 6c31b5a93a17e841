"""What the map editor asks of the server: checks and trial deals, also of hostile texts."""

import asyncio
import json
import time

import pytest
from starlette.testclient import TestClient

from hexfolk.core.map_reading import LONGEST_MAP, parse_island
from hexfolk.core.map_text import island_text
from hexfolk.islands import catalogue
from hexfolk.server.app import DRAW_BURST
from hexfolk.server.workshop import AT_ONCE, MOST_FINDINGS, MOST_WAITING, Workshop, check_map
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.http import MapText

GOOD = island_text(catalogue()["standard19"])
FIXED = (
    GOOD.replace(
        "\n[terrain]",
        'fixed_numbers = """\n  6 . .\n"""\nfixed_ports = [\n  ["any", 1, 0, "nw"],\n]\n\n[terrain]',
    )
    .replace("6 = 2", "6 = 1")
    .replace("any = 4", "any = 3")
)


def check(client: TestClient, text: str) -> dict:  # type: ignore[type-arg]
    answer = client.post("/api/islands/check", json={"text": text})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    found: dict = answer.json()  # type: ignore[type-arg]
    return found


@pytest.mark.parametrize("key", ["standard19", "corners", "giant"])
def test_a_map_of_the_game_is_found_faultless(client: TestClient, key: str) -> None:
    island = catalogue()[key]
    found = check(client, island_text(island))
    assert [one for one in found["findings"] if one["severity"] == "error"] == []
    assert found["facts"]["land"] == sum(1 for _, letter in island.cells if letter not in "SL")
    assert found["facts"]["most"] >= island.players[1]
    assert sum(found["fill"]["terrain"].values()) == len(island.terrain_pool)


def test_the_coast_is_told_by_its_land_and_sides(client: TestClient) -> None:
    coast = check(client, GOOD)["coast"]
    assert len(coast) == 30
    assert [1, 0, "nw"] in coast
    assert [1, 0, "e"] not in coast
    # An islet of one hex has no place for a port.
    islet = 'id = "own"\nmap = """\n? S ? ?\n S S ? ?\n"""\n'
    assert {tuple(side[:2]) for side in check(client, islet)["coast"]} == {(2, 0), (3, 0), (2, 1), (3, 1)}


def test_a_drawing_that_is_not_done_yet_is_told_what_is_missing_and_filled(client: TestClient) -> None:
    text = 'id = "own"\nplayers = [3, 4]\nmap = """\n ? ?\n? F ?\n"""\n\n[terrain]\n\n[numbers]\n\n[ports]\n'
    found = check(client, text)
    wrong = [(one["code"], one["line"], one["severity"], one["args"]) for one in found["findings"]]
    assert wrong == [("island_terrain_sum", 8, "error", {"given": 0, "needed": 4})]
    assert found["facts"] == {"land": 5, "islands": 1, "sites": 19, "most": None}
    assert found["fill"] == {
        "terrain": {"pasture": 1, "field": 1, "hills": 1, "desert": 1},
        "numbers": {"4": 1, "5": 1, "9": 1, "10": 1},
        "ports": {"wool": 1, "any": 1},
    }


def test_faults_stand_before_warnings(client: TestClient) -> None:
    found = check(client, GOOD.replace("desert = 1", "gold = 1").replace("2 = 1\n3 = 2", "2 = 1\n3 = 3"))
    assert {one["severity"] for one in found["findings"]} == {"warning"}
    found = check(client, GOOD.replace("players = [2, 4]", "players = [2, 8]"))
    assert next(one["code"] for one in found["findings"]) == "island_room"
    severities = [one["severity"] for one in found["findings"]]
    assert severities == sorted(severities)


def test_what_is_fixed_is_dealt_so(client: TestClient) -> None:
    assert parse_island(FIXED).fixed_numbers == {(0, 1): 6}
    boards = []
    for seed in (1, 1, 2):
        answer = client.post("/api/islands/preview", json={"text": FIXED, "seed": seed, "style": "balanced"})
        assert answer.status_code == 200
        board = answer.json()["board"]
        assert board["hexes"][0]["number"] == 6
        assert board["ports"][0]["kind"] == "any"
        boards.append(board)
    assert boards[0] == boards[1] != boards[2]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"text": "x"}, 422, "map_bad"),
        ({"text": GOOD, "seed": -1}, 422, "option"),
        ({"text": GOOD, "seed": 2**60}, 422, "option"),
        ({"text": GOOD, "style": "upside down"}, 422, "option"),
        ({"text": GOOD, "style": "beginner"}, 422, "option"),
        ({"text": GOOD.replace("any = 4", "any = 40")}, 422, "map_bad"),
        ({"text": "#" * (LONGEST_MAP + 1)}, 422, "map_bad"),
        ({"seed": 1}, 400, "bad_message"),
        ({"text": GOOD, "more": 1}, 400, "bad_message"),
        ({"text": "#" * 60_000}, 413, "too_long"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_by_a_code(
    client: TestClient, wish: dict[str, object], status: int, code: str
) -> None:
    answer = client.post("/api/islands/preview", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


ROW = "? " * 100
HOSTILE = {
    "too long": "#" * (LONGEST_MAP + 1),
    "brackets": "a = " + "[" * 10_000,
    "braces": "a = " + "{a=" * 4_000,
    "digits": "a = " + "9" * 15_000,
    "dots": "a" + ".a" * 7_000 + " = 1",
    "quotes": '"' * 16_000,
    "escapes": 'map = "' + "\\u003f" * 2_600 + '"',
    "many rows": 'id = "own"\nmap = """\n' + "?\n" * 8_000 + '"""',
    "one long row": f'id = "own"\nmap = """\n{"? " * 8_000}"""',
    "numbers without a map": 'fixed_numbers = """\n' + "6 " * 8_000 + '"""',
    "ports without end": GOOD.replace("[terrain]", f"fixed_ports = [{'[1], ' * 2_500}]\n[terrain]"),
    "marks without end": GOOD.replace("[terrain]", f"no_start = [{'[9, 9], ' * 1_800}]\n[terrain]"),
    "all land": f'id = "own"\nplayers = [2, 8]\nmap = """\n{ROW}\n {ROW}\n"""\n[terrain]\ndesert = 200\n'
    "[numbers]\n[ports]\n",
    "only red": f'id = "own"\nplayers = [2, 8]\nmap = """\n{ROW}\n {ROW}\n"""\n[terrain]\nforest = 200\n'
    "[numbers]\n6 = 200\n[ports]\nany = 200\n",
    "apart": 'id = "own"\nplayers = [2, 8]\nmap = """\n' + "?   " * 100 + "\n\n" + "?   " * 100 + '\n"""\n'
    "[terrain]\nforest = 200\n[numbers]\n6 = 100\n5 = 100\n[ports]\nany = 100\n",
}


@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_a_hostile_map_is_judged_quickly(client: TestClient, name: str) -> None:
    began = time.process_time()
    found = check(client, HOSTILE[name])
    assert 1 <= len(found["findings"]) <= MOST_FINDINGS
    answer = client.post("/api/islands/preview", json={"text": HOSTILE[name], "style": "balanced"})
    assert answer.status_code == (200 if name == "all land" else 422)
    # Far above what it takes of a processor, far below what would keep others waiting.
    assert time.process_time() - began < 5


def test_the_text_is_no_file_name_and_nothing_is_kept(client: TestClient) -> None:
    found = check(client, "/etc/passwd")
    assert [one["code"] for one in found["findings"]] == ["island_toml"]
    assert "root" not in json.dumps(found)


@pytest.mark.usefixtures("still")
def test_other_sites_and_floods_are_turned_away(client: TestClient) -> None:
    for path in ("check", "preview"):
        headers = {"origin": "http://evil.example"}
        answer = client.post(f"/api/islands/{path}", json={"text": GOOD}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    answers = [
        client.post("/api/islands/check", content=b"{").status_code for _ in range(int(DRAW_BURST) + 10)
    ]
    assert answers[0] == 400
    assert answers[-1] == 429


async def test_a_full_workshop_asks_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = asyncio.Event()

    async def slow(piece: object) -> object:
        await gate.wait()
        return piece

    monkeypatch.setattr("hexfolk.server.workshop.asyncio.to_thread", slow)
    workshop = Workshop()
    asked = [asyncio.create_task(workshop.check(MapText(GOOD))) for _ in range(AT_ONCE + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await workshop.check(MapText(GOOD))
    assert refused.value.code == "too_fast"
    gate.set()
    await asyncio.gather(*asked)
    await workshop.check(MapText(GOOD))  # there is room again


def test_the_maps_of_the_game_are_served_as_text(client: TestClient) -> None:
    answer = client.get("/api/islands/volcano.toml")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert parse_island(answer.text) == catalogue()["volcano"]
    for key in ("nowhere", "..%2f..%2fpyproject"):
        assert client.get(f"/api/islands/{key}.toml").status_code == 404


def test_every_finding_of_the_editor_has_its_place() -> None:
    for text in HOSTILE.values():
        for finding in check_map(text).findings:
            assert finding.line >= 1
            assert finding.column >= 1


def test_options_are_weighed_before_there_is_a_table(client: TestClient) -> None:
    def weigh(**options: object) -> tuple[int, dict]:  # type: ignore[type-arg]
        answer = client.post("/api/tables/look", json={"options": options})
        return answer.status_code, answer.json()

    assert weigh() == (200, {"cautions": []})
    far = {"target": 15, "route_award": False, "army_award": False}
    assert weigh(**far) == (200, {"cautions": ["target_hard"]})
    assert weigh(**far, players=3) == (200, {"cautions": []})
    assert weigh(target=16) == (422, {"code": "option", "args": {"field": "target"}})
    assert weigh(island="own") == (422, {"code": "map_missing", "args": {}})
    own = {"options": {"players": 4, "island": "own"}, "map": GOOD}
    assert client.post("/api/tables/look", json=own).json() == {"cautions": []}
    assert client.post("/api/tables/look", content=b"{").json()["code"] == "bad_message"
