"""The options of a game that are rules."""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.errors import BadOption
from hexfolk.core.numeral import parse_number

LOWEST_TARGET: Final = 8
HIGHEST_TARGET: Final = 15
LESSON_TARGET: Final = 5
"""Of a first game that is taught; no other game ends so early."""
MOST_NUMBER: Final = 999
# How the island is dealt: docs/maps.md says what each promises.
DICE: Final = ("normal", "balanced")
MOST_CALM_ROUNDS: Final = 3
DEALS: Final = ("random", "spread", "balanced", "beginner")
SWITCHES: Final = (
    "friendly_robber",
    "robber",
    "discard",
    "route_award",
    "army_award",
    "special_building",
    "gifts",
    "bank_shown",
)


@final
class Options:
    """Checked on making: raises BadOption with the field that is out of range, TypeError for other types."""

    def __init__(
        self,
        players: int = 4,
        target: int = 10,
        friendly_robber: bool = False,
        robber: bool = True,
        discard: bool = True,
        route_award: bool = True,
        army_award: bool = True,
        special_building: bool = True,
        gifts: bool = True,
        bank_shown: bool = True,
        dice: str = "normal",
        deal: str = "random",
        soft_sevens: bool = False,
        no_early_seven: int = 0,
    ) -> None:
        if type(players) is not int or type(target) is not int or type(no_early_seven) is not int:
            raise TypeError("players, target and no_early_seven are whole numbers")
        if not 2 <= players <= 8:
            raise BadOption("players", "out_of_range")
        if target != LESSON_TARGET and not LOWEST_TARGET <= target <= HIGHEST_TARGET:
            raise BadOption("target", "out_of_range")
        if dice not in DICE:
            raise BadOption("dice", "unknown")
        if deal not in DEALS:
            raise BadOption("deal", "unknown")
        if not 0 <= no_early_seven <= MOST_CALM_ROUNDS:
            raise BadOption("no_early_seven", "out_of_range")
        if not isinstance(soft_sevens, bool):
            raise TypeError(f"soft_sevens is on or off: True or False, not {soft_sevens!r}")
        self.players: i64 = players
        self.target: i64 = target
        self.friendly_robber = friendly_robber
        self.robber = robber
        self.discard = discard
        self.route_award = route_award
        self.army_award = army_award
        self.special_building = special_building
        self.gifts = gifts
        self.bank_shown = bank_shown
        self.dice = dice
        self.deal = deal
        # Only a deck has them (I2, I3): with other dice they are off, whatever was asked for.
        self.soft_sevens: bool = soft_sevens and dice == "balanced"
        self.no_early_seven: i64 = no_early_seven if dice == "balanced" else 0
        # Special building is for five players and more (B60).
        self.slots: bool = special_building and players >= 5
        for name, switch in self.switches().items():
            if not isinstance(switch, bool):
                raise TypeError(f"{name} is on or off: True or False, not {switch!r}")

    def switches(self) -> dict[str, bool]:
        return {
            "friendly_robber": self.friendly_robber,
            "robber": self.robber,
            "discard": self.discard,
            "route_award": self.route_award,
            "army_award": self.army_award,
            "special_building": self.special_building,
            "gifts": self.gifts,
            "bank_shown": self.bank_shown,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and options_text(self) == options_text(other)

    def __hash__(self) -> int:
        return hash(options_text(self))


def options_text(options: Options) -> str:
    """``players=4 target=10 friendly_robber=off …``, every option in a fixed order.

    What belongs to balanced dice stands there only with them.
    """
    words = [f"players={options.players}", f"target={options.target}"]
    words += [f"{name}={'on' if value else 'off'}" for name, value in options.switches().items()]
    words.append(f"dice={options.dice}")
    if options.dice == "balanced":
        words.append(f"soft_sevens={'on' if options.soft_sevens else 'off'}")
        words.append(f"no_early_seven={options.no_early_seven}")
    return " ".join([*words, f"deal={options.deal}"])


def parse_options(text: str) -> Options:
    """Inverse of ``options_text``, in any order; what is left out has its default. Raises BadOption."""
    numbers = {"players": 4, "target": 10, "no_early_seven": 0}
    switches = {**Options().switches(), "soft_sevens": False}
    dice, deal = "normal", "random"
    named: set[str] = set()
    for word in text.split(" ") if text else []:
        name, _, value = word.partition("=")
        if name in named:
            raise BadOption(name, "twice")
        named.add(name)
        if name in numbers:
            numbers[name] = parse_number(value, MOST_NUMBER)
            if numbers[name] < 0:
                raise BadOption(name, "unknown")
        elif name in switches and value in ("on", "off"):
            switches[name] = value == "on"
        elif name == "dice":
            dice = value
        elif name == "deal":
            deal = value
        else:
            raise BadOption(name, "unknown")
    return Options(
        numbers["players"],
        numbers["target"],
        switches["friendly_robber"],
        switches["robber"],
        switches["discard"],
        switches["route_award"],
        switches["army_award"],
        switches["special_building"],
        switches["gifts"],
        switches["bank_shown"],
        dice,
        deal,
        switches["soft_sevens"],
        numbers["no_early_seven"],
    )
