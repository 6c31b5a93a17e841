"""A position in a few lines of text, for terminals and golden files."""

from hexfolk.core.observation import Observation
from hexfolk.core.resource import NAMES
from hexfolk.view.game import view_game
from hexfolk.view.messages.game import GameView, PlayerView


def describe(observation: Observation) -> str:
    """Phase and turn, then a line a seat, then the bank: as one reader sees it."""
    game = view_game(observation, 0, 0)
    return "\n".join([_head(game), *(_seat(game, player) for player in game.players), _bank(game)])


def _head(game: GameView) -> str:
    words = [f"turn {game.turn}", game.phase.replace("_", " ")]
    if game.dice is not None:
        words.append(f"dice {game.dice[0]}+{game.dice[1]}")
    if game.robber is not None:
        words.append(f"robber {game.robber}")
    words.append(f"won by {game.winner}" if game.winner is not None else f"to act {game.must}")
    return " · ".join(words)


def _seat(game: GameView, player: PlayerView) -> str:
    mark = ">" if player.seat == game.on_turn else " "
    points = player.points if player.total is None else player.total
    words = [
        f"{mark} {player.seat}: {points} points",
        f"{player.cards} cards",
        f"{player.development} development",
        f"{player.knights} knights{' (army)' if player.army_award else ''}",
        f"road {player.route}{' (route)' if player.route_award else ''}",
    ]
    spots = [f"{b.kind} {b.node}" for b in game.buildings if b.seat == player.seat]
    spots += [road.edge for road in game.roads if road.seat == player.seat]
    if player.hand is not None:
        words.append("holds " + (_cards(player.hand) or "nothing"))
    return ", ".join(words) + (f"; {' '.join(spots)}" if spots else "")


def _bank(game: GameView) -> str:
    stock = "hidden" if game.bank is None else _cards(game.bank) or "empty"
    return f"  bank: {stock}; deck {game.deck}"


def _cards(cards: list[int]) -> str:
    return " ".join(f"{count} {name}" for count, name in zip(cards, NAMES, strict=True) if count)
