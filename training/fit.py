"""Fit the learned value to positions and winners, and write its weights as whole numbers.

    python training/fit.py OUT.json DATA.npz… [--hidden 32] [--epochs 8] [--seed 1]

The same small net looks at each seat; the seats' numbers are compared by softmax, so that any number of
players will do. The loss is the cross-entropy of the winner, minimised by Adam. The last tenth is held out.
"""

import argparse
import json
from pathlib import Path

import numpy as np

from hexfolk.bots.value import HIDDEN_SHIFT, SCALE

HELD_OUT = 0.1
BATCH = 1024
RATE = 0.003


class Net:
    """One hidden layer of rectified units, and a linear way past it."""

    def __init__(self, features: int, hidden: int, random: np.random.Generator) -> None:
        self.weights = {
            "w": random.normal(0, 1 / np.sqrt(features), (features, hidden)).astype(np.float32),
            "b": np.zeros(hidden, np.float32),
            "o": random.normal(0, 0.3 / np.sqrt(hidden), hidden).astype(np.float32),
            "past": np.zeros(features, np.float32),
        }
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def logits(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Hidden units and numbers of the seats."""
        hidden = np.maximum(x @ self.weights["w"] + self.weights["b"], 0)
        return hidden, hidden @ self.weights["o"] + x @ self.weights["past"]

    def step(self, x: np.ndarray, present: np.ndarray, winner: np.ndarray, rate: float) -> None:
        """Learn from a batch; ``x`` is by position, seat and feature."""
        hidden, logits = self.logits(x)
        error = softmax(logits, present)
        error[np.arange(len(x)), winner] -= 1
        error /= len(x)
        below = (error[:, :, None] * self.weights["o"]) * (hidden > 0)
        rows = x.reshape(-1, x.shape[2])
        units = hidden.reshape(-1, hidden.shape[2])
        slopes = {
            "w": rows.T @ below.reshape(units.shape) + 1e-5 * self.weights["w"],
            "b": below.sum((0, 1)),
            "o": units.T @ error.reshape(-1),
            "past": rows.T @ error.reshape(-1),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] = 0.9 * self.means[name] + 0.1 * slope
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * slope * slope
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def softmax(logits: np.ndarray, present: np.ndarray) -> np.ndarray:
    """Shares by seat that add up to 1; 0 for seats that are not there."""
    powers = np.exp(np.where(present, logits - logits.max(1, keepdims=True), -np.inf))
    shares: np.ndarray = powers / powers.sum(1, keepdims=True)
    return shares


def loss(net: Net, x: np.ndarray, present: np.ndarray, winner: np.ndarray) -> float:
    """The mean cross-entropy of the winner."""
    shares = softmax(net.logits(x)[1], present)
    return float(-np.log(shares[np.arange(len(x)), winner] + 1e-9).mean())


def main() -> None:
    """Fit what the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("data", type=Path, nargs="+")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random = np.random.default_rng(asked.seed)
    parts = [np.load(path) for path in asked.data]
    raw, players, winner = (
        np.concatenate([part[name] for part in parts]) for name in ("x", "players", "winner")
    )
    winner = winner.astype(int)
    present = np.arange(raw.shape[1]) < players[:, None]
    known = raw[present].astype(np.float32)
    mean, spread = known.mean(0), np.maximum(known.std(0), 1.0)
    # Positions of one game lie together: what is held out are whole games, but for one.
    test = np.arange(len(raw) - int(len(raw) * HELD_OUT), len(raw))
    train = np.arange(test[0])

    def ready(places: np.ndarray) -> np.ndarray:
        scaled: np.ndarray = (raw[places].astype(np.float32) - mean) / spread
        return scaled

    net = Net(raw.shape[2], asked.hidden, random)
    print(f"knowing nothing: {np.log(players[test].astype(float)).mean():.4f}")
    for epoch in range(asked.epochs):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / asked.epochs))
        order = random.permutation(train)
        for start in range(0, len(order), BATCH):
            places = order[start : start + BATCH]
            net.step(ready(places), present[places], winner[places], rate)
        print(f"epoch {epoch}: {loss(net, ready(test), present[test], winner[test]):.4f}", flush=True)
    asked.out.write_text(json.dumps(whole(net, mean, spread)) + "\n", encoding="utf-8")


def whole(net: Net, mean: np.ndarray, spread: np.ndarray) -> dict[str, object]:
    """The weights in whole numbers for features as they are, unscaled."""
    w = net.weights["w"] / spread[:, None]
    b = net.weights["b"] - mean @ w
    past = net.weights["past"] / spread
    return {
        "hidden": len(b),
        "w": np.rint(w.T * SCALE).astype(int).reshape(-1).tolist(),
        "b": np.rint(b * SCALE).astype(int).tolist(),
        "o": np.rint(net.weights["o"] * 2 ** int(HIDDEN_SHIFT)).astype(int).tolist(),
        "past": np.rint(past * SCALE).astype(int).tolist(),
    }


if __name__ == "__main__":
    main()
