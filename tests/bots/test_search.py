"""The search: it goes down by the rules, counts right, and finds what is near."""

import pytest

from hexfolk.bots.search import CURIOSITY, Node, Search, choose_by_search, promising
from hexfolk.core.action import DISCARD, ROLL, Action, action_text
from hexfolk.core.chance import Seeded
from hexfolk.core.playout import play_random
from hexfolk.core.resource import count
from hexfolk.core.state import HAND, OVER, State
from tests.core.driver import new_game
from tests.core.kit import RULES, Scene, dealt


def middle(players: int, seed: int) -> State:
    state = new_game(dealt(players, seed), players)
    play_random(RULES, state, Seeded(seed), 25)
    return state


def rich() -> Scene:
    """Much that can be done by seat 0, in the midst of a turn."""
    scene = Scene()
    scene.settle(0, scene.corner(9, 0))
    scene.settle(1, scene.corner(9, 2))
    scene.give(0, "4wood3brick1wool3grain3ore")
    scene.give(1, "2ore")
    scene.hold(0, "knight")
    return scene


def grown(state: State, simulations: int, seed: int = 1) -> Search:
    search = Search(RULES, state, RULES.next_to_act(state), Seeded(seed))
    search.run(simulations)
    return search


def nodes_below(node: Node) -> list[Node]:
    children = [child for child in node.sure if child is not None]
    children += [child for outcomes in node.outcomes if outcomes for child in outcomes.values()]
    return [node, *(below for child in children for below in nodes_below(child))]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_node_is_a_position_that_counts_what_came_through(players: int) -> None:
    state = middle(players, players)
    before = state.to_bytes()
    search = grown(state, 400)
    assert state.to_bytes() == before
    assert search.root.visits == 400
    nodes = nodes_below(search.root)
    assert search.nodes == len(nodes) <= 401
    for node in nodes:
        assert node.seat == RULES.next_to_act(node.state)
        assert sum(node.tries) == node.visits
        if node.seat >= 0:
            assert list(node.codes) == list(RULES.codes(node.state, node.seat))
        for place in range(len(node.codes)):
            assert 0 <= node.worth[place] <= int(node.tries[place])
            assert node.sure[place] is None or node.outcomes[place] is None


def test_what_chance_does_not_decide_is_what_the_rules_do() -> None:
    search = grown(middle(4, 3), 300)
    for node in nodes_below(search.root):
        for place, child in enumerate(node.sure):
            if child is not None:
                after = node.state.copy()
                RULES.apply(after, int(node.seat), Action(node.codes[place]), Seeded(9))
                assert after == child.state


def test_every_sum_of_the_dice_is_an_outcome_of_its_own() -> None:
    scene = Scene()
    scene.before_roll()
    search = grown(scene.state, 3000)
    (place,) = (i for i, code in enumerate(search.root.codes) if code == ROLL)
    outcomes = search.root.outcomes[place]
    assert outcomes is not None
    seen = {int(child.state.die1 + child.state.die2): int(child.visits) for child in outcomes.values()}
    assert len(seen) == len(outcomes) == 11
    assert seen[7] > 3 * seen[2]
    assert seen[7] > 3 * seen[12]


def test_a_card_stolen_is_an_outcome_of_its_own() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "1wood1ore")
    scene.seven()
    search = grown(scene.state, 400)
    place = next(i for i, code in enumerate(search.root.codes) if action_text(Action(code)) == "robber h0")
    outcomes = search.root.outcomes[place]
    assert outcomes is not None
    assert len(outcomes) == 2


def test_all_actions_are_tried_before_one_is_tried_again() -> None:
    state = rich().state
    number = len(RULES.codes(state, RULES.next_to_act(state)))
    assert number > 1
    assert list(grown(state, number).root.tries) == [1] * number


def test_the_upper_bound_weighs_worth_against_curiosity() -> None:
    state = rich().state
    node = Search(RULES, state, RULES.next_to_act(state), Seeded(1)).root
    for place in range(len(node.codes)):
        node.tries[place], node.worth[place] = 10, 5.0
    node.visits = 10 * len(node.codes)
    node.worth[1] = 6.0
    assert promising(node) == 1
    # A tie goes to the first; what was tried far less often comes before what is worth a little more.
    node.worth[1] = 5.0
    assert promising(node) == 0
    node.tries[1], node.worth[1] = 1, 0.0
    assert CURIOSITY == 1
    assert promising(node) == 1


def test_it_wins_where_it_can() -> None:
    scene = Scene(target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.settle(0, scene.corner(9, 0))
    scene.give(0, "4wood3brick1wool3grain3ore")
    scene.hold(0, "monopoly")
    city = f"city n{scene.corner(9, 0)}"
    assert len(scene.legal(0)) > 10
    search = grown(scene.state, 1500)
    assert action_text(Action(search.most_visited())) == city
    action = choose_by_search(RULES, scene.see(0), 1, worlds=3, simulations=500)
    assert action is not None
    assert action_text(action) == city


def test_it_does_not_ask_about_what_another_wins() -> None:
    """Seat 1 wins when its turn comes: ending the turn is worth nothing to seat 0."""
    scene = Scene(2, target=8)
    scene.city(1, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.hold(1, "point", 2)
    scene.give(0, "4wood")
    search = grown(scene.state, 600)
    end = next(i for i, code in enumerate(search.root.codes) if action_text(Action(code)) == "end")
    assert search.root.worth[end] == 0
    assert search.root.tries[end] == min(search.root.tries)


def test_it_seeks_what_its_judge_likes() -> None:
    """Whoever holds wool is happy: of all trades with the bank, the one that brings it is tried most."""
    scene = Scene(2)
    scene.give(0, "8wood")

    def like_wool(state: State, seat: int) -> float:
        return min(10, int(count(state.v[state.at(seat) + HAND], 2))) / 10

    action = choose_by_search(RULES, scene.see(0), 1, worlds=1, simulations=300, judge=like_wool)
    assert action is not None
    assert action_text(action) == "bank wood>wool"


def test_a_game_that_is_over_has_nothing_to_search() -> None:
    scene = Scene(target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.settle(0, scene.corner(9, 0))
    scene.give(0, "2grain3ore")
    scene.do(0, f"city n{scene.corner(9, 0)}")
    assert scene.state.phase == OVER
    search = grown(scene.state, 5)
    assert (search.most_visited(), search.nodes, search.root.visits) == (-1, 1, 0)


def test_all_who_must_act_at_once_are_asked() -> None:
    scene = Scene()
    scene.give(1, "8ore")
    scene.give(3, "8wood")
    scene.seven()
    for seat, card in ((1, "ore"), (3, "wood")):
        action = choose_by_search(RULES, scene.see(seat), 1, worlds=2, simulations=30)
        assert action is not None
        assert (action.kind, action_text(action)) == (DISCARD, f"discard 1{card}")
    assert choose_by_search(RULES, scene.see(0), 1, worlds=2, simulations=30) is None


def test_it_knows_no_more_than_its_seat() -> None:
    scene = Scene()
    scene.settle(0, scene.corner(9, 0))
    scene.give(0, "2wood2brick1wool1grain1ore")
    scene.give(1, "3ore")
    scene.hold(1, "knight", 2)
    other = Scene()
    other.settle(0, other.corner(9, 0))
    other.give(0, "2wood2brick1wool1grain1ore")
    other.give(1, "3wool")
    other.hold(1, "point", 2)
    # The bank is public and counts the same: another holds what differs.
    scene.give(2, "3wool")
    other.give(2, "3ore")
    for seed in range(3):
        assert choose_by_search(RULES, scene.see(0), seed, 2, 200) == choose_by_search(
            RULES, other.see(0), seed, 2, 200
        )


def test_the_same_seed_grows_the_same_tree_at_both_speeds() -> None:
    """The numbers stand here, for the compiled and the interpreted search to be compared with."""
    state = rich().state
    one, other = grown(state, 500, 7), grown(state, 500, 7)
    assert list(one.root.tries) == list(other.root.tries)
    assert one.nodes == other.nodes
    assert (int(one.nodes), int(one.most_visited()), [int(n) for n in one.root.tries][:4]) == (
        501,
        21,
        [46] * 4,
    )
