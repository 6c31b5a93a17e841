"""Games of one Hexfolk bot against the peer's bots: the seat of ours goes round, the island stays.

Game n of a match has the map and the deck of deal ``n // players`` of its seed, and with each deal our bot
sits once in every seat: the peer shuffles the seats, by the same seed in the same way, and our bot goes round
in the list that is shuffled.
"""

import time
from dataclasses import dataclass, field
from typing import Any, Final

from catanatron import Color, Game
from catanatron.cli.cli_players import CLI_PLAYERS
from catanatron.models import enums

from bench.peer.guest import Guest, bot
from hexfolk.lab.simulation import game_seed

if not hasattr(enums, "ActionRecord"):
    raise ImportError("this catanatron is older than 3.3, which has the strong bots")

_COLOURS: Final = tuple(Color)


@dataclass(frozen=True)
class Pairing:
    """What all games of a match have in common; ``against`` is the peer's name of a bot, as ``AB:2``."""

    bot: str
    against: str
    players: int
    seed: int
    nodes_factor: int = 1


@dataclass(frozen=True)
class Outcome:
    """How one game went, by seat; ``winner`` is -1 when the peer gave it up after its limit of turns.

    Times are microseconds of the processor for each decision with a choice, ours and those of all the others.
    """

    game: int
    seat: int
    winner: int
    points: list[int]
    turns: int
    faults: list[str] = field(default_factory=list)
    ours: list[int] = field(default_factory=list)
    theirs: list[int] = field(default_factory=list)


class Clocked:
    """A player of the peer, with a clock beside it."""

    def __init__(self, player: Any) -> None:
        self.player = player
        self.color = player.color
        self.is_bot = True
        self.micros: list[int] = []

    def decide(self, game: Any, playable_actions: Any) -> Any:
        begun = time.thread_time_ns()
        action = self.player.decide(game, playable_actions)
        if len(playable_actions) > 1:
            self.micros.append((time.thread_time_ns() - begun) // 1000)
        return action

    def reset_state(self) -> None:
        self.player.reset_state()


def peer_player(name: str, colour: Any) -> Any:
    """A bot of the peer as its own command names it. Raises KeyError for an unknown name."""
    code, *settings = name.split(":")
    for entry in CLI_PLAYERS:
        if entry.code == code:
            return entry.import_fn(colour, *settings)
    known = ", ".join(entry.code for entry in CLI_PLAYERS)
    raise KeyError(f"the peer has no bot {code!r}; known: {known}")


def play(pairing: Pairing, number: int) -> Outcome:
    """Play one game of a match."""
    seed = game_seed(pairing.seed, number // pairing.players)
    place = number % pairing.players
    guest = Guest(_COLOURS[place], bot(pairing.bot, pairing.nodes_factor), game_seed(pairing.seed, number))
    players: list[Any] = [
        guest if i == place else Clocked(peer_player(pairing.against, _COLOURS[i]))
        for i in range(pairing.players)
    ]
    game = Game(players, seed=seed)
    winner = game.play()
    state = game.state
    seats = {colour: seat for seat, colour in enumerate(state.colors)}
    return Outcome(
        game=number,
        seat=seats[guest.color],
        winner=-1 if winner is None else seats[winner],
        points=[state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"] for seat in seats.values()],
        turns=state.num_turns,
        faults=guest.faults,
        ours=guest.micros,
        theirs=[micros for player in players if player is not guest for micros in player.micros],
    )
