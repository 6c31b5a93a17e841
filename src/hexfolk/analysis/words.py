"""Turning points and opinions in the words of a language, for where no browser tells them."""

from collections.abc import Sequence
from typing import Final

from hexfolk.i18n.phrases import Phrases, phrases
from hexfolk.view.messages.analysis import SecondOpinion, TurningPoint
from hexfolk.view.messages.board import BoardView
from hexfolk.view.messages.words import Cards, ResourceName

PARTS: Final = ("common", "table", "hints", "analysis")
"""The parts of the texts that these words are made of."""
RESOURCES: Final[tuple[ResourceName, ...]] = ("wood", "brick", "wool", "grain", "ore")


class Words:
    """Says it about one game. ``names`` are by seat; who has none is called by the number of the seat."""

    def __init__(self, language: str, board: BoardView, names: Sequence[str]) -> None:
        self.said: Phrases = phrases(language, PARTS)
        self._names = [
            name or self.said.t("analysis-player", number=seat + 1) for seat, name in enumerate(names)
        ]
        self._hexes = {one.id: one for one in board.hexes}
        self._nodes = {one.id: one for one in board.nodes}
        self._ports = board.ports

    def name(self, seat: int) -> str:
        return self._names[seat]

    def turning(self, point: TurningPoint) -> str:
        """What turned the game, as a sentence."""
        cards = point.cards
        if point.resource is not None:
            cards = [point.number if name == point.resource else 0 for name in RESOURCES]
        return self.said.t(
            f"turning-{point.code}",
            player=self.name(point.seat),
            other="" if point.other is None else self.name(point.other),
            cards=self.cards(cards),
            wanted=self.cards(point.wanted),
            place="" if point.spot is None else self.place(point.spot),
            number=point.number,
            rolls=point.rolls,
        )

    def change(self, seat: int, before: float, after: float) -> str:
        """How a seat's chance changed."""
        shares = {"before": self.said.percent(before), "after": self.said.percent(after)}
        return self.said.t("analysis-change", player=self.name(seat), **shares)

    def moment(self, turn: int) -> str:
        return self.said.t("turn-number", number=turn) if turn > 0 else self.said.t("founding")

    def reason(self, opinion: SecondOpinion) -> str:
        """Why a master would do what it would."""
        hint = opinion.hint
        return self.said.t(
            f"advice-{hint.reason}",
            player="" if hint.seat is None else self.name(hint.seat),
            cards=self.cards(hint.cards),
            place="" if hint.spot is None else self.place(hint.spot),
            goal="" if hint.goal is None else self.said.t(f"goal-{hint.goal}"),
            number=hint.number,
        )

    def cards(self, cards: Cards) -> str:
        """``2 wood, 1 ore``; the word for nothing when there are none."""
        words = [
            self.said.t(f"count-{name}", count=count)
            for name, count in zip(RESOURCES, cards, strict=False)
            if count > 0
        ]
        return self.said.t("list-comma").join(words) if words else self.said.t("nothing")

    def place(self, spot: str) -> str:
        """A hex or a corner by what lies there."""
        if spot in self._hexes:
            return self._hex(spot)
        node = self._nodes.get(spot)
        if node is None:
            return spot
        places = [self._hex(one) for one in node.hexes if self._hexes[one].terrain != "sea"]
        if len(places) < 3:
            places.append(self.said.t("land-sea"))
        comma = self.said.t("list-comma")
        joined = self.said.t("list-and", first=comma.join(places[:-1]), last=places[-1])
        corner = self.said.t("corner-between", places=joined)
        if node.port is None:
            return corner
        port = self._ports[node.port]
        if port.kind == "any":
            return self.said.t(
                "corner-with-port", corner=corner, port=self.said.t("port-any", rate=port.rate)
            )
        told = self.said.t("port-of", rate=port.rate, resource=self.said.t(f"good-{port.kind}"))
        return self.said.t("corner-with-port", corner=corner, port=told)

    def _hex(self, spot: str) -> str:
        one = self._hexes[spot]
        terrain = self.said.t(f"land-{one.terrain}")
        return (
            terrain if one.number is None else self.said.t("hex-number", terrain=terrain, number=one.number)
        )
