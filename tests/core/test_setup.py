"""Rules: players and pieces (B1–B6)."""

import pytest

from hexfolk.core.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from hexfolk.core.cards import COST as CARD_COST
from hexfolk.core.cards import NAMES as CARDS
from hexfolk.core.errors import BadOption
from hexfolk.core.options import Options
from hexfolk.core.resource import NAMES, bundle_text, unpack
from hexfolk.core.state import CITIES_LEFT, ROADS_LEFT, SETTLEMENTS_LEFT
from hexfolk.core.terrain import LETTERS
from tests.core.kit import RULES, Scene, dealt, home


@pytest.mark.parametrize("players", range(2, 9))
def test_b01_two_to_eight_play(players: int) -> None:
    assert RULES.new_game(dealt(players), Options(players)).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 9])
def test_b01_no_other_number_plays(players: int) -> None:
    with pytest.raises(BadOption) as fault:
        Options(players)
    assert fault.value.field == "players"


@pytest.mark.parametrize("players", range(2, 9))
def test_b02_supply_of_a_player(players: int) -> None:
    state = RULES.new_game(dealt(players), Options(players))
    for seat in range(players):
        at = state.at(seat)
        assert [int(state.v[at + i]) for i in (ROADS_LEFT, SETTLEMENTS_LEFT, CITIES_LEFT)] == [15, 5, 4]


def test_b02_an_upgraded_settlement_returns_to_the_supply() -> None:
    scene = Scene()
    scene.settle(0, scene.corner(0, 0))
    assert scene.state.v[SETTLEMENTS_LEFT] == 4
    scene.give(0, "2grain3ore")
    scene.do(0, f"city n{scene.corner(0, 0)}")
    assert scene.state.v[SETTLEMENTS_LEFT] == 5
    assert scene.state.v[CITIES_LEFT] == 3


def test_b02_without_pieces_nothing_can_be_built() -> None:
    scene = Scene()
    sites = [
        scene.corner(0, 0),
        scene.corner(2, 0),
        scene.corner(7, 5),
        scene.corner(9, 0),
        scene.corner(11, 0),
    ]
    scene.city(0, *sites[:4])
    scene.settle(0, sites[4])
    scene.use_up_roads(0, left=0)
    scene.give(0, "1wood1brick2grain3ore")
    assert scene.refused(0, f"city n{sites[4]}") == "no_piece"
    free = scene.edge(sites[4], scene.neighbours(sites[4])[0])
    assert scene.refused(0, f"road e{free}") == "no_piece"
    assert RULES.why_not(scene.state, 0, 1) == "no_piece"


@pytest.mark.parametrize(
    ("players", "cards"), [(2, 19), (3, 19), (4, 19), (5, 24), (6, 24), (7, 29), (8, 29)]
)
def test_b03_cards_in_the_bank(players: int, cards: int) -> None:
    assert Scene(players).bank_counts() == [cards] * 5


@pytest.mark.parametrize(
    ("players", "size", "deck"),
    [
        (2, 25, [14, 5, 2, 2, 2]),
        (4, 25, [14, 5, 2, 2, 2]),
        (5, 34, [20, 5, 3, 3, 3]),
        (6, 34, [20, 5, 3, 3, 3]),
        (7, 43, [26, 5, 4, 4, 4]),
        (8, 43, [26, 5, 4, 4, 4]),
    ],
)
def test_b04_development_deck(players: int, size: int, deck: list[int]) -> None:
    assert CARDS == ("knight", "point", "roads", "plenty", "monopoly")
    state = Scene(players).state
    assert unpack(state.deck) == deck
    assert state.deck_left == sum(deck) == size


def test_b05_costs() -> None:
    assert bundle_text(int(ROAD_COST)) == "1wood1brick"
    assert bundle_text(int(SETTLEMENT_COST)) == "1wood1brick1wool1grain"
    assert bundle_text(int(CITY_COST)) == "2grain3ore"
    assert bundle_text(int(CARD_COST)) == "1wool1grain1ore"


def test_b05_what_is_paid_goes_to_the_bank() -> None:
    scene = Scene()
    node = scene.corner(0, 0)
    scene.settle(0, node)
    scene.give(0, "2wood2brick2wool4grain4ore")
    scene.roads(0, node, scene.corner(0, 1), scene.corner(0, 2))
    scene.do(0, f"settle n{scene.corner(0, 2)}")
    assert scene.hand(0) == "1wood1brick1wool3grain4ore"
    scene.do(0, f"city n{node}")
    assert scene.hand(0) == "1wood1brick1wool1grain1ore"
    scene.buy(0, "plenty")
    assert scene.hand(0) == "1wood1brick"
    scene.do(0, f"road e{scene.edge(scene.corner(0, 2), scene.corner(0, 3))}")
    assert scene.hand(0) == ""
    assert scene.bank_counts() == [19] * 5


@pytest.mark.parametrize(
    ("word", "hand"),
    [
        ("road", "1wood1wool1grain1ore"),
        ("settle", "1wood1brick1grain2ore"),
        ("city", "2grain2ore"),
        ("city", "1grain3ore"),
        ("buy", "2wool1grain"),
    ],
)
def test_b05_who_cannot_pay_cannot_build(word: str, hand: str) -> None:
    scene = Scene()
    node, beyond = scene.corner(0, 0), scene.corner(0, 2)
    scene.settle(0, node)
    scene.roads(0, node, scene.corner(0, 1), beyond)
    scene.give(0, hand)
    spot = {
        "road": f" e{scene.edge(beyond, scene.corner(0, 3))}",
        "settle": f" n{beyond}",
        "city": f" n{node}",
        "buy": "",
    }[word]
    assert scene.refused(0, word + spot) == "cannot_pay"
    assert word not in {text.split(" ")[0] for text in scene.legal(0)}


@pytest.mark.parametrize(
    ("letter", "name"), [("F", "wood"), ("H", "brick"), ("P", "wool"), ("A", "grain"), ("M", "ore")]
)
def test_b06_terrain_gives_its_resource(letter: str, name: str) -> None:
    board = home()
    h = next(h for h in range(19) if LETTERS[board.terrain[h]] == letter)
    number = int(board.number[h])
    scene = Scene(board=board)
    scene.settle(0, scene.corner(h, 0))
    first = max(1, number - 6)
    scene.roll(0, first, number - first)
    assert scene.count(0, name) >= 1
    assert NAMES[LETTERS.index(letter)] == name


def test_b06_the_desert_gives_nothing() -> None:
    scene = Scene()
    scene.settle(0, *(scene.corner(9, place) for place in (0, 2, 4)))
    scene.state.robber = 0
    for number in range(2, 13):
        if number != 7:
            trace = scene.roll(0, max(1, number - 6), number - max(1, number - 6))
            assert all(event.spot != 9 for event in trace)
