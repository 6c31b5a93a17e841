"""A second checker of verifiable chance, written from ``docs/verifiable-chance.md`` alone: steps 1 to 5.

It knows nothing of the rules and imports nothing of Hexfolk, as one in another language would.
"""

import hashlib
import hmac
from dataclasses import dataclass, field

HEAD_DRAWS = ("drawn", "deal", "seating")


def listed(*parts: bytes | str | int) -> bytes:
    """Parts, each behind its length."""
    whole = b""
    for part in parts:
        if isinstance(part, int):
            data = part.to_bytes(8, "big")
        else:
            data = part if isinstance(part, bytes) else part.encode("utf-8")
        whole += len(data).to_bytes(4, "big") + data
    return whole


def sha(*parts: bytes | str | int) -> bytes:
    return hashlib.sha256(listed(*parts)).digest()


def draw(key: bytes, purpose: str, number: int, bound: int) -> int:
    limit = 2**64 - (2**64 % bound)
    block = 0
    while True:
        words = hmac.new(key, listed("hexfolk draw", "1", purpose, number, block), "sha256").digest()
        for word in (int.from_bytes(words[8 * i : 8 * i + 8], "big") for i in range(4)):
            if word < limit:
                return word % bound
        block += 1


@dataclass
class Member:
    kind: str
    pledge: bytes
    reveal: bytes


@dataclass
class Sealed:
    """What stands in a record, each with the number of its line."""

    lines: dict[str, tuple[int, str]] = field(default_factory=dict)
    members: list[tuple[int, Member]] = field(default_factory=list)
    seats: list[tuple[int, str]] = field(default_factory=list)
    draws: list[tuple[int, str, int, int]] = field(default_factory=list)
    """Line, purpose, bound, value, in the order of the record."""


def read(text: str) -> Sealed:
    found = Sealed()
    begun = False
    for number, line in enumerate(text.split("\n"), 1):
        word, _, rest = line.partition(" ")
        if word in ("secret", "end") or (not begun and word not in ("member", "seat", "begin")):
            found.lines[word] = (number, rest)
        elif word == "member":
            words = rest.split(" ")
            pledge, reveal = (b"" if w == "-" else bytes.fromhex(w) for w in words[-2:])
            found.members.append((number, Member(" ".join(words[1:-2]), pledge, reveal)))
        elif word == "seat":
            words = rest.split(" ")
            found.seats.append((number, " ".join(words[1:3]) if words[1] == "bot" else words[1]))
        elif word == "begin":
            begun = True
        elif word != "*":
            found.draws += [(number, *one) for one in parse(rest.partition(" | ")[2])]
    head = [(found.lines[word][0], parse(found.lines[word][1])) for word in HEAD_DRAWS if word in found.lines]
    found.draws = [(line, *one) for line, draws in head for one in draws] + found.draws
    return found


def parse(text: str) -> list[tuple[str, int, int]]:
    draws = []
    for word in text.split():
        purpose, _, rest = word.partition("/")
        bound, _, value = rest.partition("=")
        draws.append((purpose, int(bound), int(value)))
    return draws


def key_of(record: Sealed) -> bytes:
    _, commitment, _, _ = record.lines["sealed"][1].split(" ")
    islands, _, names = record.lines["choice"][1].partition(" ")
    parts: list[bytes | str] = []
    for _, member in record.members:
        parts += [member.kind, member.pledge, member.reveal]
    transcript = sha(
        "hexfolk transcript",
        "1",
        bytes.fromhex(commitment),
        record.lines["rules"][1],
        record.lines["options"][1],
        bytes.fromhex(islands),
        names,
        *parts,
    )
    return hmac.new(bytes.fromhex(record.lines["secret"][1]), transcript, "sha256").digest()


def check(text: str) -> int:
    """The first line that differs, or 0."""
    record = read(text)
    wrong: list[int] = []
    line, words = record.lines["sealed"]
    _, committed, mark, game = words.split(" ")
    commitment = bytes.fromhex(committed)
    secret = bytes.fromhex(record.lines["secret"][1])
    if sha("hexfolk commitment", "1", bytes.fromhex(mark), int(game), secret) != commitment:
        wrong.append(line)
    for chair, (line, member) in enumerate(record.members):
        if member.reveal and sha("hexfolk pledge", "1", commitment, chair, member.reveal) != member.pledge:
            wrong.append(line)
    wrong += island(record)
    wrong += seating(record)
    key = key_of(record)
    drawn: dict[str, int] = {}
    for line, purpose, bound, value in record.draws:
        number = drawn.get(purpose, 0)
        drawn[purpose] = number + 1
        if draw(key, purpose, number, bound) != value:
            wrong.append(line)
    return min(wrong, default=0)


def island(record: Sealed) -> list[int]:
    names = record.lines["choice"][1].split(" ")[1:]
    line, board = record.lines["board"]
    chosen = names[0]
    if len(names) > 1:
        if "drawn" not in record.lines:
            return [line]
        line, drawn = record.lines["drawn"]
        ((purpose, bound, value),) = parse(drawn)
        if purpose != "island" or bound != len(names):
            return [line]
        chosen = names[value]
    return [] if board.split(" ")[0] == chosen else [line]


def seating(record: Sealed) -> list[int]:
    line, text = record.lines["seating"]
    draws = parse(text)
    order = list(range(len(record.members)))
    if [bound for _, bound, _ in draws] != list(range(len(order), 1, -1)):
        return [line]
    for last, (_, _, other) in zip(range(len(order) - 1, 0, -1), draws, strict=True):
        order[last], order[other] = order[other], order[last]
    pairs = zip(record.seats, order, strict=True)
    return [line for (line, kind), chair in pairs if kind != record.members[chair][1].kind]
