"""Attacks in well-formed messages: acting for others, replays, names, texts, numbers."""

import contextlib
import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.hostile.at_the_door import Attack
from tests.hostile.siege import Siege

ATTACKS: list[Attack] = []
SCRIPT = "<script>alert(1)</script>"


def attack(function: Attack) -> Attack:
    """One of the kinds."""
    ATTACKS.append(function)
    return function


@attack
def acting_without_a_seat(siege: Siege) -> None:
    legal = [word for player in siege.players for word in player.view["legal"]]
    with siege.visit() as mallory:
        for action in {*legal, "roll", "end"}:
            assert mallory.code({"t": "act", "action": action}) == "not_seated"


@attack
def seats_that_are_forged(siege: Siege) -> None:
    with siege.visit() as mallory:
        for forged in (
            {"seat": 0},
            {"person": "ann"},
            {"you": 0},
            {"by": "bot"},
            {"host": True},
            {"token": "x"},
        ):
            assert mallory.code({"t": "act", "action": "roll", **forged}) == "bad_message"


@attack
def acting_out_of_turn(siege: Siege) -> None:
    waiting = next(p for p in siege.players if p.view["you"] not in p.view["must"])
    acting = next(p for p in siege.players if p is not waiting)
    for action in acting.view["legal"]:
        assert waiting.code({"t": "act", "action": action}) not in ("", "internal")


@attack
def ruling_a_table_of_others(siege: Siege) -> None:
    with siege.visit() as mallory:
        for wish in (
            {"t": "configure", "options": {"players": 8, "target": 3}},
            {"t": "set_seat", "seat": 1, "kind": "open"},
            {"t": "set_seat", "seat": 0, "kind": "bot"},
            {"t": "start"},
            {"t": "pace", "pace": "slow"},
            {"t": "again"},
            {"t": "stand"},
            {"t": "colour", "colour": 3},
            {"t": "emblem", "emblem": 3},
            {"t": "ready", "on": True},
            {"t": "kick", "seat": 0},
            {"t": "unbar", "number": 1},
            {"t": "hand_over", "seat": 1},
            {"t": "set_public", "public": True},
        ):
            assert mallory.code(wish) in ("not_in_lobby", "not_host", "not_over", "not_seated"), wish


@attack
def sitting_down_on_others(siege: Siege) -> None:
    with siege.visit() as mallory:
        for seat in (0, 1, 2, -1, 2**70, None):
            assert mallory.code({"t": "sit", "name": "Mallory", "seat": seat}) == "not_in_lobby"


@attack
def giving_up_and_ending_for_others(siege: Siege) -> None:
    with siege.visit() as mallory:
        for kind in ("concede", "undo", "hint"):
            assert mallory.code({"t": kind}) == "not_seated"
        for plan in ("end", "save", "resume"):
            assert mallory.code({"t": "propose", "plan": plan}) == "not_seated"
        assert mallory.code({"t": "propose", "plan": "replace", "seat": 0}) == "not_seated"
        assert mallory.code({"t": "answer", "agree": True}) == "not_seated"
        assert mallory.code({"t": "pause", "on": True}) == "not_seated"
        assert mallory.code({"t": "trading", "on": False}) == "not_seated"
        # Nobody plays for a stranger, so there is nothing to take back from a bot.
        mallory.code({"t": "back"})


@attack
def repeating_ones_own_message(siege: Siege) -> None:
    actor = next(p for p in siege.players if p.view["you"] in p.view["must"])
    before = siege.standing()
    spoken = json.dumps({"t": "sit", "id": "again", "name": "Ann"})
    assert actor.answer(spoken) == actor.answer(spoken)
    assert siege.standing() == before


@attack
def repeating_the_message_of_another(siege: Siege) -> None:
    table = siege.own_table(options={"players": 3})
    with siege.visit(table) as mallory, siege.visit(table, siege.tokens[1]) as ben:
        spoken = json.dumps({"t": "sit", "id": "the-same", "name": "Ben"})
        first = ben.answer(spoken)
        assert first["t"] == "ack"
        # The id of somebody else's message is just another id.
        assert mallory.answer(spoken)["code"] == "name_taken"
        assert ben.answer(spoken) == first


@attack
def ids_that_are_none(siege: Siege) -> None:
    with siege.visit() as mallory:
        for wrong in ('""', '"' + "x" * 65 + '"', "null", "7", "[]", "{}", '"\\ud800"', "true"):
            assert mallory.code(f'{{"t":"act","id":{wrong},"action":"roll"}}') == "bad_message"
        for odd in ("'; DROP TABLE log; --", "\\u0000", "../../x", "%s%n", "\u202e", "😀" * 60):
            assert mallory.code({"t": "act", "id": odd, "action": "roll"}) == "not_seated"


@attack
def names_that_nobody_can_read(siege: Siege) -> None:
    table = siege.own_table(options={"players": 4})
    with siege.visit(table, siege.tokens[1]) as ben:
        for name in (
            "",
            " ",
            "\u200b",
            "\u202eevil",
            "a\nb",
            "a\x00b",
            "\ufeff",
            "\u2066x",
            "x" * 25,
            "x" * 3000,
            "\u115f",
        ):
            assert ben.code({"t": "sit", "name": name}).startswith("name_"), repr(name)
        for name in ("mallory", " MALLORY ", "Mallory"):
            assert ben.code({"t": "sit", "name": name}) == "name_taken"


@attack
def names_that_are_a_script(siege: Siege) -> None:
    table = siege.own_table()
    with siege.visit(table, siege.tokens[1]) as ben:
        for name in ("<b>x</b>", "{{7*7}}", "${x}", "' OR '1'='1", "a&lt;b", "=1+1", "\\u003cb"):
            code = ben.code({"t": "sit", "name": name})
            assert code in ("", "name_characters")
            if not code:
                # A name is a text: it comes out as it went in.
                assert name in [seat["name"] for seat in ben.table["seats"]]


@attack
def scripts_in_the_chat(siege: Siege) -> None:
    table = siege.own_table()
    with siege.visit(table) as mallory:
        for text in (SCRIPT, "[x](javascript:alert(1))", "http://evil.example", "{{x}}"):
            mallory.send(json.dumps({"t": "say", "id": text[:40], "text": text}))
            assert mallory.until(lambda m: m["t"] == "chat")["line"]["text"] == text


@attack
def texts_that_swell_or_hide(siege: Siege) -> None:
    table = siege.own_table()
    with siege.visit(table) as mallory:
        for text, code in (
            ("\u200b" * 50, "chat_empty"),
            ("x" * 281, "chat_long"),
            ("\u202e\u2066", "chat_empty"),
        ):
            assert mallory.code({"t": "say", "text": text}) == code
        mallory.send(json.dumps({"t": "say", "id": "z", "text": "z" + "\u0301" * 200}))
        assert len(mallory.until(lambda m: m["t"] == "chat")["line"]["text"]) < 10


@attack
def chat_without_end(siege: Siege) -> None:
    with siege.visit() as mallory:
        codes = [mallory.code({"t": "say", "text": f"buy {number}"}) for number in range(12)]
        assert codes.count("chat_fast") >= 4


@attack
def unknown_kinds_and_fields(siege: Siege) -> None:
    with siege.visit() as mallory:
        for message in (
            {"t": "admin"},
            {"t": "evict", "seat": 0},
            {"t": "ban", "who": "ann"},
            {"t": "ack", "seq": 1},
            {"t": "welcome"},
            {"t": "__class__"},
            {"t": "pace", "pace": "normal", "x": 1},
            {"t": "pace", "pace": "warp"},
            {"t": 7},
            {},
        ):
            assert mallory.code(message) == "bad_message", message


@attack
def json_that_is_none(siege: Siege) -> None:
    with siege.visit() as mallory:
        for text in (
            "",
            " ",
            "null",
            "[]",
            "7",
            '"x"',
            "{",
            '{"t":"act"',
            "{'t':'act'}",
            '{"t":"act",}',
            "\ufeff{}",
            "NaN",
        ):
            assert mallory.code(text) == "bad_message"


@attack
def json_that_is_deep(siege: Siege) -> None:
    with siege.visit() as mallory:
        for text in ("[" * 4000, '{"a":' * 700, '{"t":"act","id":"d","on":' + "[" * 3000 + "]" * 900 + "}"):
            assert mallory.code(text) == "bad_message"
        deep = '{"t":"configure","id":"d","options":' + "[" * 36_000
        assert mallory.code(deep) in ("bad_message", "too_long")


@attack
def keys_that_come_twice(siege: Siege) -> None:
    with siege.visit() as mallory:
        assert mallory.code('{"t":"act","id":"k","action":"roll","action":"end"}') == "not_seated"
        assert mallory.code('{"t":"act","t":"start","id":"k2","action":"roll"}') in (
            "bad_message",
            "not_in_lobby",
        )


@attack
def numbers_that_are_none(siege: Siege) -> None:
    with siege.visit() as mallory:
        for number in ("NaN", "Infinity", "-Infinity", "1e999", "0x1", "01", "+1", "1.5", '"1"', "\u0661"):
            assert mallory.code(f'{{"t":"act","id":"n","action":"roll","on":{number}}}') == "bad_message"
        for large in (2**63, -(2**63), 2**64, 10**300, -1):
            assert mallory.code({"t": "act", "action": "roll", "on": large}) in ("not_seated", "bad_message")


@attack
def numbers_beyond_the_board(siege: Siege) -> None:
    actor = next(p for p in siege.players if p.view["you"] in p.view["must"])
    for number in ("99999", "-1", str(2**63), str(2**64), "07"):
        for word in ("settle n", "road e", "robber h", "accept ", "discard "):
            code = actor.code({"t": "act", "action": f"{word}{number}", "on": actor.view["decision"]})
            assert code not in ("", "internal", "stale"), word + number
    for large in (-1, 2**63, 2**70, -(2**70)):
        assert actor.code({"t": "act", "action": "end", "on": large}) in ("stale", "bad_message")


@attack
def digits_of_other_scripts(siege: Siege) -> None:
    actor = next(p for p in siege.players if p.view["you"] in p.view["must"])
    for digits in ("\u0661", "\u00b2", "\uff11", "\u096b", "\u2460", "\u1d7d9"):
        for word in ("settle n", "road e", "offer 1wood>"):
            assert actor.code({"t": "act", "action": word + digits}) in ("bad_action", "bad_bundle")


@attack
def actions_that_are_texts(siege: Siege) -> None:
    actor = next(p for p in siege.players if p.view["you"] in p.view["must"])
    first = actor.view["legal"][0]
    for action in (
        "",
        " ",
        first + " ",
        " " + first,
        first + "\n" + first,
        first + "\x00",
        first.upper(),
        first + ";end",
        "é" * 900,
        "win",
        "settle",
        "settle n1 n2",
        "__import__('os')",
    ):
        assert actor.code({"t": "act", "action": action}) not in ("", "internal"), action


@attack
def maps_that_explode_at_a_table(siege: Siege) -> None:
    table = siege.own_table(options={"players": 2})
    options = {"players": 2, "island": "own"}
    with siege.visit(table) as mallory:
        for text in (
            "x",
            "[" * 16_000,
            'hexes = """\n' + "F " * 8000 + '\n"""',
            "a." * 8000 + "b=1",
            "\x00",
            "é" * 9000,
        ):
            code = mallory.code({"t": "configure", "options": options, "map": text})
            assert code in ("map_bad", "too_long", "bad_message"), text[:20]
        assert mallory.code({"t": "configure", "options": options}) == "map_missing"
        for wrong in (
            {"players": 99},
            {"target": 0},
            {"target": 5},
            {"island": "../x"},
            {"turn_time": 1},
            {"deal": "x"},
            {"dice": "loaded"},
            {"dice": "balanced", "no_early_seven": 4},
            {"no_early_seven": -1},
            {"dice": "balanced", "soft_sevens": 1},
        ):
            assert mallory.code({"t": "configure", "options": {"players": 2, **wrong}}) not in (
                "",
                "internal",
            ), wrong


@attack
def messages_of_pure_chance(siege: Siege) -> None:
    pieces = [
        "{",
        "}",
        "[",
        "]",
        '"',
        ":",
        ",",
        "t",
        "act",
        "id",
        "null",
        "1",
        "\\",
        "\\u00",
        "\U0001f600",
        "e9",
        "-",
        " ",
    ]
    with siege.visit() as mallory:
        for number in range(55):
            text = "".join(siege.dice.choices(pieces, k=siege.dice.randrange(1, 40)))
            mallory.send('{"t":"act","id":"f' + str(number) + '",' + text if number % 2 else text)
        for _ in range(55):
            answer = mallory.until(lambda m: m["t"] in ("ack", "refused", "pong"))
            assert answer.get("code") in ("bad_message", "not_seated", "too_fast"), answer


@attack
def floods_in_haste(siege: Siege) -> None:
    with siege.visit() as mallory:
        with contextlib.suppress(ConnectionClosed):
            for number in range(2000):
                mallory.send(json.dumps({"t": "act", "id": f"f{number}", "action": "roll"}))
        with pytest.raises(ConnectionClosed) as end:
            mallory.until(lambda _: False)
        assert end.value.rcvd is None or end.value.rcvd.code == 4429


@attack
def syncs_without_end(siege: Siege) -> None:
    with siege.visit() as mallory:
        for number in range(58):
            mallory.send(f'{{"t":"sync","id":"s{number}"}}')
        for _ in range(58):
            mallory.until(lambda m: m["t"] == "chat_history")
