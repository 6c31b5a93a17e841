"""A game looked at in the terminal: the island, the hands, and keys to go back and forth."""

import time
from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from hexfolk.cli._keys import Keys
from hexfolk.cli._speech import plain, t
from hexfolk.core.resource import NAMES
from hexfolk.render.sketch import CITIES, LARGE, SETTLEMENTS, SMALL, Cell, size, sketch
from hexfolk.render.svg import GROUND, SEATS
from hexfolk.report.playback import ALL, WATCH, Playback
from hexfolk.report.timeline import timeline_of
from hexfolk.view.messages.game import PlayerView
from hexfolk.view.messages.replay import FrameView

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
# Seconds that a step is shown at the speed 1, and one that changes little.
STEP_TIME: Final = 0.8
ASIDE_TIME: Final = 0.25
_ASIDE: Final = frozenset({"refuse", "accept", "withdraw", "pass", "end", "lapse"})
PAST: Final = 6
INK: Final = "#2b2218"
# Sides of hexes on which no road lies.
SIDE: Final = "#8a7f6a"
_INKS: Final = ("#1D1704", "#FFFFFF", "#FFFFFF", "#06241F", "#220630", "#FFFFFF", "#FFFFFF", "#14170A")


class Watch:
    """Where one is in a game, and how it looks. Keys change it, and so does time while it plays."""

    def __init__(self, playback: Playback, eye: int = ALL, step: int = 0, speed: float = 1.0) -> None:
        self._playback = playback
        self._course = timeline_of(playback)
        self._frames: dict[tuple[int, int], FrameView] = {}
        self.eye = eye
        self.step = min(max(0, step), playback.steps)
        self.speed = speed
        self.playing = False
        self.typed = ""
        self.done = False

    @property
    def frame(self) -> FrameView:
        return self._at(self.step)

    def press(self, key: str) -> None:
        """What a key does; one without a meaning does nothing."""
        if key.isdigit() and len(key) == 1:
            self.typed = (self.typed + key)[-4:]
            return
        typed, self.typed = self.typed, ""
        match key:
            case "enter":
                if typed:
                    self.go(self._turn_step(int(typed)))
            case "space":
                self.playing = not self.playing
                if self.playing and self.step == self._playback.steps:
                    self.step = 0
            case "right" | "l":
                self.go(self.step + 1)
            case "left" | "h":
                self.go(self.step - 1)
            case "down" | "page down" | "j":
                self.go(next((s for s in self._course.turns if s > self.step), self._playback.steps))
            case "up" | "page up" | "k":
                self.go(next((s for s in reversed(self._course.turns) if s < self.step), 0))
            case "]":
                self.go(
                    next((m.step for m in self._course.marks if m.step > self.step), self._playback.steps)
                )
            case "[":
                self.go(next((m.step for m in reversed(self._course.marks) if m.step < self.step), 0))
            case "home" | "g":
                self.go(0)
            case "end" | "G":
                self.go(self._playback.steps)
            case "+" | "=":
                self.speed = next((speed for speed in SPEEDS if speed > self.speed), SPEEDS[-1])
            case "-":
                self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), SPEEDS[0])
            case "e":
                order = [ALL, *range(len(self._course.seats)), WATCH]
                self.eye = order[(order.index(self.eye) + 1) % len(order)]
            case "q" | "escape":
                self.done = True

    def go(self, step: int) -> None:
        """To a step, which is where it stands still."""
        self.step = min(max(0, step), self._playback.steps)
        self.playing = False

    def advance(self) -> None:
        """The next step, of a game that plays."""
        self.step = min(self.step + 1, self._playback.steps)
        self.playing = self.step < self._playback.steps

    @property
    def pause(self) -> float:
        """Seconds until the next step."""
        aside = all(event.kind in _ASIDE for event in self.frame.events)
        return (ASIDE_TIME if aside else STEP_TIME) / self.speed

    def _turn_step(self, turn: int) -> int:
        turns = self._course.turns
        return turns[min(turn, len(turns)) - 1] if turn > 0 and turns else 0

    def _at(self, step: int) -> FrameView:
        if (self.eye, step) not in self._frames:
            if len(self._frames) > 500:
                self._frames.clear()
            for frame in self._playback.frames(self.eye, step, 16):
                self._frames[self.eye, frame.step] = frame
        return self._frames[self.eye, step]

    def draw(self, columns: int, rows: int) -> RenderableType:
        """Everything, in a terminal of that size."""
        board = self._course.board
        beside = columns >= 110
        room = rows - PAST - 6 - (0 if beside else len(self._course.seats) + 3)
        scale = LARGE if size(board, LARGE)[1] <= room and size(board, LARGE)[0] <= columns else SMALL
        island = _island(sketch(board, self.frame.view, scale))
        if beside:
            both = Table.grid(padding=(0, 2))
            past = self._past(rows - len(self._course.seats) - 6)
            both.add_row(island, Group(self._players(), Text(), *past))
            return Group(self._head(), both, self._bar(columns))
        return Group(self._head(), island, self._players(), *self._past(), self._bar(columns))

    def _head(self) -> Text:
        view = self.frame.view
        now = t("watch-turn", turn=str(view.turn)) if view.turn else t("watch-founding")
        words = [now, t(f"watch-phase-{view.phase}")]
        if view.dice is not None:
            words.append(t("watch-dice", dice=f"{view.dice[0]}+{view.dice[1]}={sum(view.dice)}"))
        if view.bank is not None:
            words.append(t("watch-bank", cards=_cards(view.bank)))
        words.append(t("watch-deck", cards=view.deck))
        words.append(t("watch-eyes", who=self._eye_name()))
        return Text(" · ".join(words), style="bold")

    def _players(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0))
        table.add_column("")
        table.add_column(t("cli-player"))
        for heading in ("points", "knights", "road"):
            table.add_column(t(f"watch-head-{heading}"), justify="right")
        table.add_column(t("watch-head-cards"))
        table.add_column(t("watch-head-development"))
        view = self.frame.view
        for player in view.players:
            seat = player.seat
            here = view.on_turn == seat and view.phase != "over"
            letters = Text(f"{SETTLEMENTS[seat]}{CITIES[seat]}", style=_seat_style(seat))
            name = Text(self._name(seat), style="bold reverse" if here else "")
            table.add_row(
                letters,
                name,
                str(player.points if player.total is None else player.total),
                f"{player.knights}{'*' if player.army_award else ''}",
                f"{player.route}{'*' if player.route_award else ''}",
                _hand(player),
                _held(player),
            )
        return table

    def _past(self, lines: int = PAST) -> Iterator[Text]:
        """The last steps, the newest at the bottom."""
        first = max(1, self.step - lines + 1)
        for step in range(first, self.step + 1):
            yield self.line(self._at(step), "bold" if step == self.step else "dim")

    def line(self, frame: FrameView, style: str = "") -> Text:
        """One step in one line: its line in the record, who, and what."""
        actor, _, words = frame.text.partition(" | ")[0].partition(" ")
        text = Text(f"{frame.line:5}  ", style=style)
        if actor.isdigit():
            text.append(f"{self._name(int(actor))}: ")
        text.append_text(printable(words))
        outcome = ", ".join(self._outcome(frame))
        return text.append(f": {outcome}") if outcome else text

    def _outcome(self, frame: FrameView) -> Iterator[str]:
        """What came of a step beyond what was done."""
        for event in frame.events:
            who = "" if event.seat is None else self._name(event.seat)
            match event.kind:
                case "roll" if event.dice is not None:
                    yield str(sum(event.dice))
                case "produce" | "income" | "discard":
                    yield f"{who} {'-' if event.kind == 'discard' else '+'}{_cards(event.cards or [])}"
                case "steal" if event.other is not None:
                    what = t(f"good-{event.resource}") if event.resource else t("watch-a-card")
                    yield t("watch-from", what=what, who=self._name(event.other))
                case "buy" if event.card is not None:
                    yield t(f"card-{event.card}")
                case "hand_over":
                    cards = t(f"count-{event.resource}", count=event.number or 0)
                    yield t("watch-hands-over", who=who, cards=cards)
                case "award":
                    yield t(f"watch-award-{event.award}", who=who or t("watch-nobody"))
                case "win":
                    yield t("watch-wins", points=event.number or 0)

    def _name(self, seat: int) -> str:
        return printable(self._course.seats[seat].name or t("watch-seat", seat=str(seat))).plain

    def _bar(self, columns: int) -> Text:
        steps = self._playback.steps
        width = max(10, columns - 40)
        done = width * self.step // steps if steps else width
        text = Text("▶ " if self.playing else "⏸ ")
        text.append("━" * done, style="bold").append("━" * (width - done), style="dim")
        text.append(f" {self.step}/{steps}  {self.speed:g}×")
        if self.typed:
            text.append(f"  {t('watch-turn', turn=self.typed)}_", style="bold")
        return text.append("\n" + t("watch-keys"), style="dim")

    def _eye_name(self) -> str:
        if self.eye == ALL:
            return t("watch-eyes-all")
        if self.eye == WATCH:
            return t("watch-eyes-spectator")
        return self._name(self.eye)


def watch(show: Watch, console: Console, keys: Keys) -> None:
    """Show a game until its viewer has enough of it."""
    with Live(console=console, screen=True, auto_refresh=False) as live:
        due = time.monotonic()
        while not show.done:
            live.update(show.draw(console.width, console.height), refresh=True)
            due = max(due, time.monotonic()) if not show.playing else due
            key = keys.wait(due - time.monotonic() if show.playing else 0.5)
            if key is not None:
                show.press(key)
                due = time.monotonic() + show.pause
            elif show.playing and time.monotonic() >= due:
                show.advance()
                due = time.monotonic() + show.pause


def tell(show: Watch, say: Callable[[Text], None], playback: Playback) -> None:
    """The rest of a game line by line, where there is no terminal to draw in."""
    turn = -1
    for frame in playback.frames(show.eye, show.step, playback.steps + 1):
        if frame.view.turn != turn:
            turn = frame.view.turn
            points = " ".join(str(p.points if p.total is None else p.total) for p in frame.view.players)
            say(
                Text(
                    t("watch-turn-points", turn=str(turn), points=points)
                    if turn
                    else t("watch-founding-seats", seats=len(frame.view.players))
                )
            )
        if frame.step > 0:
            say(show.line(frame))


def printable(text: str) -> Text:
    """A text as it stands, without markup; what a terminal would obey or cannot show is escaped."""
    return Text(plain(text))


def _island(cells: list[list[Cell]]) -> Text:
    text = Text()
    for row in cells:
        for cell in row:
            text.append(cell.sign, style=_style(cell))
        text.append("\n")
    text.right_crop(1)
    return text


def _style(cell: Cell) -> str:
    if cell.ground == "building":
        return _seat_style(cell.owner)
    ground = GROUND.get(cell.ground, GROUND["sea"])
    if cell.owner >= 0:
        return f"bold {SEATS[cell.owner]} on {ground}"
    ink = SIDE if cell.sign in "╱╲│" else INK
    return f"{'bold ' if cell.strong else ''}{ink} on {ground}"


def _seat_style(seat: int) -> str:
    return f"bold {_INKS[seat]} on {SEATS[seat]}"


def _cards(cards: list[int]) -> str:
    counted = [t(f"count-{name}", count=count) for count, name in zip(cards, NAMES, strict=True) if count]
    return " ".join(counted) or "–"


def _hand(player: PlayerView) -> str:
    return str(player.cards) if player.hand is None else _cards(player.hand)


def _held(player: PlayerView) -> str:
    if player.held is None:
        return str(player.development)
    return " · ".join(f"{count} {t(f'card-{name}')}" for name, count in player.held.items() if count) or "–"
