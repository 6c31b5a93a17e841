"""Requests about what a table plays by: its options, its island, the pace of its bots."""

from typing import Final

from hexfolk.core.errors import BadOption
from hexfolk.core.options import LESSON_TARGET, Options
from hexfolk.core.own import OWN, own_text
from hexfolk.table.entries import Configured, Made, Opened, PaceSet
from hexfolk.table.ground import check_island, read_map
from hexfolk.table.lobby import Lobby, check_host, check_in_lobby
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import Configure, SetPace, SetPublic
from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Pace

# Seconds (B65); 0 is no clock, no spare time.
TURN_TIMES: Final = (30, 45, 60, 90, 120, 180, 300, 600, 0)
SPARE_TIMES: Final = (0, 60, 180)


def ask_made(person: str, options: OptionsView, pace: Pace, own_map: str = "") -> Made:
    """A new table."""
    kept = _kept_map(options, own_map)
    check_options(options, kept)
    return Made(person, options, pace, kept)


def ask_configure(lobby: Lobby, person: str, message: Configure) -> Configured:
    """Replace the options; chairs with people stay."""
    check_in_lobby(lobby)
    check_host(lobby, person)
    kept = _kept_map(message.options, message.map)
    check_options(message.options, kept or lobby.map)
    people = sum(1 for chair in lobby.chairs if chair.kind == "person")
    if people > message.options.players:
        raise Refusal("more_people_than_chairs", people=people)
    return Configured(message.options, kept)


def ask_pace(lobby: Lobby, person: str, message: SetPace) -> PaceSet:
    """How fast bots act; also during the game."""
    check_host(lobby, person)
    return PaceSet(message.pace)


def ask_public(lobby: Lobby, person: str, message: SetPublic) -> Opened:
    """Put the table on the list of open tables or take it off; also during the game."""
    check_host(lobby, person)
    return Opened(message.public)


def check_options(options: OptionsView, own_map: str = "") -> Options:
    """The rules' form of a table's options. Raises ``Refusal``."""
    # The rules know the short game of a lesson as well; no other table may choose it.
    if options.target == LESSON_TARGET:
        raise Refusal("option", field="target")
    try:
        checked = Options(
            players=options.players,
            target=options.target,
            friendly_robber=options.friendly_robber,
            robber=options.robber,
            discard=options.discard,
            route_award=options.route_award,
            army_award=options.army_award,
            special_building=options.special_building,
            gifts=options.gifts,
            bank_shown=options.bank_shown,
            dice=options.dice,
            deal=options.deal,
            soft_sevens=options.soft_sevens,
            no_early_seven=options.no_early_seven,
        )
    except BadOption as problem:
        raise Refusal("option", field=problem.field) from None
    for field, choices in (("turn_time", TURN_TIMES), ("spare_time", SPARE_TIMES)):
        if getattr(options, field) not in choices:
            raise Refusal("option", field=field)
    check_island(options, own_map)
    return checked


def _kept_map(options: OptionsView, text: str) -> str:
    """A map that was sent along, as the log keeps it; nothing if the options name no own map."""
    return own_text(read_map(text)) if text and options.island == OWN else ""
