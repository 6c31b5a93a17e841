"""What an action does, with the draws that chance gave it. The action must be allowed."""

from collections import Counter

from tests.oracles.legal import cards_of
from tests.oracles.table import CARDS, COSTS, KINDS, YIELD, Cards, Offer, Table, full_pile

Draws = list[tuple[str, int, int]]
"""Purpose, bound and value, in order (record-format.md)."""


class Chance:
    """Prepared draws: each must be what the rules ask for, and all must be used."""

    def __init__(self, draws: Draws) -> None:
        self.draws = list(draws)

    def draw(self, purpose: str, bound: int) -> int:
        asked, of, value = self.draws.pop(0)
        assert (asked, of) == (purpose, bound)
        return value


def play(table: Table, seat: int, text: str, draws: Draws) -> None:
    """Do an allowed action. Asserts that chance was asked for just these draws."""
    chance = Chance(draws)
    word, _, rest = text.partition(" ")
    if word in ("discard", "signup", "pass", "counter", "accept", "refuse", "withdraw"):
        _reply(table, seat, word, rest, chance)
    elif table.phase.startswith("found"):
        _found(table, seat, word, int(rest[1:]))
    else:
        _initiative(table, seat, word, rest, chance)
    assert not chance.draws, "draws were left over"
    _lapse(table)


def _lapse(table: Table) -> None:
    """An offer that its maker can no longer pay is withdrawn at once (B38)."""
    table.offers = [offer for offer in table.offers if table.has(offer.maker, offer.give)]


# --- set-up -----------------------------------------------------------------------------------


def _found(table: Table, seat: int, word: str, spot: int) -> None:
    """In order, then in reverse; the second settlement pays at once (B16–B20)."""
    number = len(table.players)
    if word == "settle":
        _place(table, seat, "settle", spot)
        if table.placed >= number:
            for h in table.ground.hexes_at[spot]:
                kind = YIELD.get(table.hexes[h][0])
                if kind:
                    _pay_out(table, seat, Counter({kind: 1}))
        table.placed += 1
        table.last_site = spot
        table.phase = "found_road"
        return
    _place(table, seat, "road", spot)
    if table.placed == 2 * number:
        _begin_turn(table, 0)
        return
    order = [*range(number), *reversed(range(number))]
    table.on_turn = order[table.placed]
    table.phase = "found_settlement"


# --- pieces, awards, points -------------------------------------------------------------------


def _place(table: Table, seat: int, piece: str, spot: int) -> None:
    player = table.players[seat]
    player.supply[piece] -= 1
    {"road": player.roads, "settle": player.settlements, "city": player.cities}[piece].add(spot)
    if piece == "city":
        player.settlements.remove(spot)
        player.supply["settle"] += 1
    else:
        _award_route(table)


def _award_route(table: Table) -> None:
    """B56, B57, literally."""
    if "route_award" not in table.rules:
        return
    lengths = {seat: table.route(seat) for seat in table.seats}
    longest = max(lengths.values())
    leaders = [seat for seat in table.seats if lengths[seat] == longest]
    if longest < 5:
        table.route_holder = -1
    elif table.route_holder not in leaders:
        table.route_holder = leaders[0] if len(leaders) == 1 else -1


def _award_army(table: Table, seat: int) -> None:
    """First with three knights; later whoever has more (B58)."""
    knights = table.players[seat].knights
    most = table.players[table.army_holder].knights if table.army_holder >= 0 else 2
    if "army_award" in table.rules and knights > most:
        table.army_holder = seat


def _check_win(table: Table) -> bool:
    """The player on turn has the target, in the own turn (B63, B71–B73)."""
    if table.phase != "special" and table.points(table.on_turn) >= table.target:
        table.winner = table.on_turn
        table.phase = "over"
        table.offers = []
        table.free_roads = 0
        return True
    return False


# --- cards ------------------------------------------------------------------------------------


def _pay_out(table: Table, seat: int, cards: Cards) -> None:
    """From the bank to a hand."""
    assert table.bank >= cards, "the bank has no such cards"
    table.bank = table.bank - cards
    table.players[seat].hand += cards


def _pay_in(table: Table, seat: int, cards: Cards) -> None:
    """From a hand to the bank."""
    assert table.has(seat, cards), "the hand has no such cards"
    table.players[seat].hand -= cards
    table.bank = table.bank + cards


def _hand_over(table: Table, giver: int, taker: int, cards: Cards) -> None:
    assert table.has(giver, cards), "the hand has no such cards"
    table.players[giver].hand -= cards
    table.players[taker].hand += cards


def _pick(order: tuple[str, ...], cards: Cards, place: int) -> str:
    """The card at a place of sorted cards."""
    return [card for card in order for _ in range(cards[card])][place]


# --- the player on turn, or the builder -------------------------------------------------------


def _initiative(table: Table, seat: int, word: str, rest: str, chance: Chance) -> None:
    player = table.players[seat]
    match word:
        case "roll":
            _roll(table, chance)
        case "robber":
            table.robber = int(rest[1:])
            _rob_there(table, chance)
        case "rob":
            _steal(table, int(rest), chance)
            _resume(table)
        case "road" if table.phase == "free_road":
            _place(table, seat, "road", int(rest[1:]))
            table.free_roads -= 1
            if not _check_win(table):
                _go_on_with_roads(table, seat)
        case "road" | "settle" | "city":
            _pay_in(table, seat, COSTS[word])
            _place(table, seat, word, int(rest[1:]))
            _check_win(table)
        case "buy":
            card = _pick(CARDS, table.deck, chance.draw("deck", table.deck.total()))
            _pay_in(table, seat, COSTS["buy"])
            table.deck = table.deck - Counter({card: 1})
            player.held[card] += 1
            if seat == table.on_turn:
                player.fresh[card] += 1
            _check_win(table)
        case "knight" | "roads" | "plenty" | "monopoly":
            table.offers = []
            table.played = True
            player.held[word] -= 1
            table.spent[word] += 1
            _play_card(table, seat, word, rest, chance)
        case "bank":
            give, want = rest.split(">")
            _pay_in(table, seat, Counter({give: table.rate(seat, give)}))
            _pay_out(table, seat, Counter({want: 1}))
        case "offer":
            _make_offer(table, seat, 0, rest)
        case "trade":
            number, partner = map(int, rest.split(" "))
            _trade(table, number, partner)
        case "end":
            _end(table)


def _roll(table: Table, chance: Chance) -> None:
    table.dice = _throw(table, chance)
    table.rolled = True
    table.phase = "main"
    if sum(table.dice) != 7:
        _produce(table, sum(table.dice))
        return
    if "discard" in table.rules:
        for player in table.players:
            cards = player.hand.total()
            player.due = cards // 2 if cards > 7 else 0
    if any(player.due for player in table.players):
        table.phase = "discard"
    else:
        _call_robber(table, chance)


def _throw(table: Table, chance: Chance) -> tuple[int, int]:
    """Two dice, or a card of the pile that shows two (B22, I1–I3)."""
    if "balanced" not in table.rules:
        return chance.draw("dice", 6) + 1, chance.draw("dice", 6) + 1
    pile = sorted(table.pile)
    if (table.turn - 1) // len(table.players) < table.calm_rounds:
        pile = [throw for throw in pile if sum(throw) != 7]
    throw = pile[chance.draw("dice", len(pile))]
    if sum(throw) == 7 and table.soft:
        throw = pile[chance.draw("dice", len(pile))]
    table.pile.remove(throw)
    if len(table.pile) == 12:
        table.pile = full_pile()
    if "soft_sevens" in table.rules:
        table.soft = 2 if sum(throw) == 7 else max(0, table.soft - 1)
    return throw


def _produce(table: Table, number: int) -> None:
    """Every resource by itself; a shortage pays nobody but a sole claimant (B24, B25)."""
    for kind in KINDS:
        hexes = [
            h
            for h, (letter, token) in enumerate(table.hexes)
            if YIELD.get(letter) == kind and token == number and h != table.robber
        ]
        claims = {seat: sum(table.buildings_at(h, seat) for h in hexes) for seat in table.seats}
        claims = {seat: claim for seat, claim in claims.items() if claim}
        stock = table.bank[kind]
        if sum(claims.values()) <= stock:
            for seat, claim in claims.items():
                _pay_out(table, seat, Counter({kind: claim}))
        elif len(claims) == 1:
            (seat,) = claims
            _pay_out(table, seat, Counter({kind: stock}))


def _call_robber(table: Table, chance: Chance) -> None:
    """The player on turn moves the robber, if there is one and a place for it (B27, B31, B34, B35)."""
    if "robber" not in table.rules:
        _resume(table)
    elif table.robber_sites():
        table.phase = "robber"
    elif table.robber >= 0 and table.hexes[table.robber][0] == "D":
        # The friendly robber stays on the only desert and still takes from those whom it does not spare.
        _rob_there(table, chance)
    else:
        _resume(table)


def _rob_there(table: Table, chance: Chance) -> None:
    """One possible victim is robbed, several are asked about, none is none (B30)."""
    victims = table.victims()
    if len(victims) > 1:
        table.phase = "rob"
        return
    for victim in victims:
        _steal(table, victim, chance)
    _resume(table)


def _steal(table: Table, victim: int, chance: Chance) -> None:
    hand = table.players[victim].hand
    kind = _pick(KINDS, hand, chance.draw("theft", hand.total()))
    _hand_over(table, victim, table.on_turn, Counter({kind: 1}))


def _resume(table: Table) -> None:
    table.phase = "main" if table.rolled else "before_roll"


def _play_card(table: Table, seat: int, word: str, rest: str, chance: Chance) -> None:
    player = table.players[seat]
    match word:
        case "knight":
            # It counts first, then the robber moves (B49).
            player.knights += 1
            _award_army(table, seat)
            if not _check_win(table):
                _call_robber(table, chance)
        case "roads":
            table.free_roads = min(2, player.supply["road"])
            table.phase = "free_road"
        case "plenty":
            _pay_out(table, seat, cards_of(rest))
        case "monopoly":
            for other in table.after(seat):
                _hand_over(table, other, seat, Counter({rest: table.players[other].hand[rest]}))


def _go_on_with_roads(table: Table, seat: int) -> None:
    """The second free road if there is a piece and a place (B50)."""
    if not (table.free_roads and table.players[seat].supply["road"] and table.road_sites(seat)):
        table.free_roads = 0
        _resume(table)


# --- trade ------------------------------------------------------------------------------------


def _make_offer(table: Table, seat: int, answers: int, terms: str) -> None:
    give, want = map(cards_of, terms.split(">"))
    table.offers.append(Offer(table.next_offer, seat, answers, give, want))
    table.next_offer += 1


def _trade(table: Table, number: int, partner: int) -> None:
    offer = table.offer(number)
    assert offer is not None
    other = partner if offer.maker == table.on_turn else table.on_turn
    _hand_over(table, offer.maker, other, offer.give)
    _hand_over(table, other, offer.maker, offer.want)
    table.offers.remove(offer)


def _reply(table: Table, seat: int, word: str, rest: str, chance: Chance) -> None:
    """What others than the player on turn do too."""
    match word:
        case "discard":
            _discard(table, seat, cards_of(rest), chance)
        case "signup" | "pass":
            table.players[seat].answer = word
            if table.phase == "sign_up" and not table.must():
                _next_slot(table, table.on_turn)
        case "counter":
            number, _, terms = rest.partition(" ")
            _answer(table, seat, int(number), "refuse")
            _make_offer(table, seat, int(number), terms)
        case "withdraw":
            table.offers = [offer for offer in table.offers if offer.number != int(rest)]
        case _ if seat == table.on_turn:
            # Refusing a counter closes it.
            table.offers = [offer for offer in table.offers if offer.number != int(rest)]
        case _:
            _answer(table, seat, int(rest), word)


def _answer(table: Table, seat: int, number: int, word: str) -> None:
    offer = table.offer(number)
    assert offer is not None
    offer.accepted.discard(seat)
    offer.refused.discard(seat)
    (offer.accepted if word == "accept" else offer.refused).add(seat)


def _discard(table: Table, seat: int, cards: Cards, chance: Chance) -> None:
    """Laid aside; with the last card due all go to the bank, and the robber moves (B27, B28)."""
    player = table.players[seat]
    player.hand -= cards
    player.aside += cards
    player.due -= cards.total()
    if table.must():
        return
    for other in table.players:
        table.bank = table.bank + other.aside
        other.aside = Counter()
    _call_robber(table, chance)


# --- the end of a turn ------------------------------------------------------------------------


def _end(table: Table) -> None:
    if table.phase == "special":
        _next_slot(table, table.builder)
        return
    table.offers = []
    if not table.has_special_building:
        _begin_turn(table, table.after(table.on_turn)[0])
        return
    table.phase = "sign_up"
    if not table.must():
        _next_slot(table, table.on_turn)


def _next_slot(table: Table, after: int) -> None:
    """Those who signed up build once each, in order of play after the player on turn (B60, B61)."""
    order = table.after(table.on_turn)
    waiting = order[order.index(after) + 1 :] if after in order else order
    for seat in waiting:
        if table.players[seat].answer == "signup":
            table.builder = seat
            table.phase = "special"
            return
    _begin_turn(table, order[0])


def _begin_turn(table: Table, seat: int) -> None:
    """The list is empty, bought cards are playable, and a win is checked first (B47, B64, B72)."""
    table.turn += 1
    table.on_turn = seat
    table.builder = -1
    table.phase = "before_roll"
    table.rolled = False
    table.played = False
    for player in table.players:
        player.answer = ""
        player.fresh = Counter()
    _check_win(table)
