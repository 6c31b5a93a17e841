"""Attacks on the chance of games: shuffling for others, nonsense in the ceremony, looking for the secret."""

import contextlib
import json
import sqlite3
from typing import Any

from tests.hostile.at_the_door import Attack
from tests.hostile.siege import Player, Siege

ATTACKS: list[Attack] = []
WRONG: tuple[object, ...] = (None, 1, [], {}, "x" * 3000, "0" * 63, "G" * 64, "\u0661" * 64, "A" * 64)


def attack(function: Attack) -> Attack:
    """One of the kinds."""
    ATTACKS.append(function)
    return function


class Silent:
    """A partner that never answers: for browsers that leave the ceremony to the attacker."""

    def reply(self, *_: object) -> str:
        return ""


def by_hand(player: Player) -> Player:
    """A player for whom nothing is sealed of itself."""
    player._partner = Silent()  # type: ignore[assignment]
    return player


@attack
def shuffling_at_a_table_of_others(siege: Siege) -> None:
    with siege.visit() as mallory:
        for game in (0, 1, 2, -1, 2**53):
            assert mallory.code({"t": "pledge", "game": game, "pledge": "0" * 64}) == "seal_over"
            assert mallory.code({"t": "reveal", "game": game, "reveal": "0" * 32}) == "seal_over"


@attack
def nonsense_in_the_ceremony(siege: Siege) -> None:
    table = siege.own_table(options={"players": 2}, start=True)
    with siege.visit(table) as host, siege.visit(table, siege._token("stranger")) as stranger:
        by_hand(host).sync()
        by_hand(stranger).sync()
        assert host.table["state"] == "lobby"
        assert stranger.code({"t": "pledge", "game": 1, "pledge": "0" * 64}) == "not_seated"
        for wrong in WRONG:
            assert host.code({"t": "pledge", "game": 1, "pledge": wrong}) in ("bad_message", "seal_bad")
        for more in ({"chair": 1}, {"secret": "0" * 64}, {"reveal": "0" * 32}):
            assert host.code({"t": "pledge", "game": 1, "pledge": "0" * 64, **more}) == "bad_message"
        for game in ("1", 1.5, None, 2, -1, 2**70):
            code = host.code({"t": "pledge", "game": game, "pledge": "0" * 64})
            assert code == ("seal_over" if isinstance(game, int) else "bad_message")
        assert host.code({"t": "reveal", "game": 1, "reveal": "0" * 32}) == "seal_over"
        for wish in ({"t": "start"}, {"t": "stand"}, {"t": "configure", "options": {"players": 2}}):
            assert host.code(wish) == "sealing"
        # And then it begins all the same, without what was never sent.
        assert host.code({"t": "pledge", "game": 1, "pledge": "0" * 64}) == ""
        assert host.code({"t": "pledge", "game": 1, "pledge": "1" * 64}) == "seal_pledged"
        assert host.code({"t": "reveal", "game": 1, "reveal": "1" * 32}) == ""
        host.sync()
        assert host.table["state"] == "playing"


@attack
def looking_for_the_secret_of_a_game(siege: Siege) -> None:
    """In everything that anybody can ask for, and in the log of the server."""
    secret, game = _secret_of(siege)
    heard: list[str] = []
    with siege.visit() as mallory:
        mallory.send(json.dumps({"t": "sync", "id": "all"}))
        while True:
            message: dict[str, Any] = mallory.receive()
            heard.append(json.dumps(message))
            if message["t"] == "chat_history" and len(heard) > 4:
                break
        shown = [json.loads(text)["seal"] for text in heard if '"t": "seal"' in text]
        assert shown
        assert all(seal["phase"] == "done" and seal["secret"] == "" for seal in shown)
    for path in (
        f"/t/{siege.table}",
        f"/api/games/{game}/record",
        f"/api/games/{game}/record?over=1",
        f"/api/games/{game}/steps",
        f"/api/games/{game}/analysis",
        f"/api/games/{siege.table}/record",
        f"/g/{game}",
        "/api/tables/open",
        "/api/tables/mine",
        "/healthz",
    ):
        status, headers, body = siege.request("GET", path)
        assert status < 500, path
        heard += [body.decode("utf-8", "replace"), *headers.values()]
    status, _, body = siege.request("GET", f"/api/games/{game}/record")
    assert (status, json.loads(body)["code"]) == (409, "game_running")
    heard.append(siege.logged())
    assert not [text for text in heard if secret in text]


def _secret_of(siege: Siege) -> tuple[str, str]:
    """The secret of the honest table's game, and its id, as the database has them."""
    with contextlib.closing(sqlite3.connect(siege.data / "hexfolk.sqlite3", timeout=10)) as database:
        found = database.execute(
            "SELECT kind, payload FROM log WHERE table_id = ? AND kind IN ('seal', 'start') ORDER BY seq",
            (siege.table,),
        ).fetchall()
    entries = {kind: json.loads(payload) for kind, payload in found}
    return entries["seal"]["secret"], entries["start"]["id"]
