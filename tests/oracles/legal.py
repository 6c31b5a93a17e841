"""What a seat may do, in every phase, in the words of the record."""

import re
from collections import Counter

from tests.oracles.table import CARDS, COSTS, KINDS, Cards, Offer, Table


def cards_of(text: str) -> Cards:
    """``2wood1ore`` as counts."""
    return Counter({kind: int(number) for number, kind in re.findall(r"(\d+)([a-z]+)", text)})


def legal(table: Table, seat: int) -> set[str]:
    """Everything open to a seat but offers and counters; discards and Plenty card by card."""
    player = table.players[seat]
    out: set[str] = set()
    if table.phase == "over":
        return out
    if table.phase == "discard":
        if player.due:
            out |= {f"discard 1{kind}" for kind in KINDS if player.hand[kind]}
    elif seat == table.actor:
        out |= _initiative(table, seat)
    elif table.phase == "main":
        out |= _answers(table, seat)
    if table.signs_up(seat):
        out |= {"signup", "pass"} - {player.answer}
    return out


def _initiative(table: Table, seat: int) -> set[str]:
    match table.phase:
        case "found_settlement":
            return {f"settle n{n}" for n in table.free_sites() & table.ground.start_nodes}
        case "found_road":
            free = table.ground.edges_at[table.last_site] & table.ground.land_edges - table.all_roads()
            return {f"road e{e}" for e in free}
        case "before_roll":
            return {"roll"} | _plays(table, seat)
        case "robber":
            return {f"robber h{h}" for h in table.robber_sites()}
        case "rob":
            return {f"rob {victim}" for victim in table.victims()}
        case "free_road":
            return {f"road e{e}" for e in table.road_sites(seat)}
        case "main":
            return {"end"} | _builds(table, seat) | _plays(table, seat) | _trades(table, seat)
        case "special":
            return {"end"} | _builds(table, seat)
    return set()


def _builds(table: Table, seat: int) -> set[str]:
    """Roads, settlements, cities and cards that can be paid and placed (B42–B46)."""
    player = table.players[seat]
    out: set[str] = set()
    if table.has(seat, COSTS["road"]) and player.supply["road"]:
        out |= {f"road e{e}" for e in table.road_sites(seat)}
    if table.has(seat, COSTS["settle"]) and player.supply["settle"]:
        out |= {f"settle n{n}" for n in table.free_sites() & table.reached(seat)}
    if table.has(seat, COSTS["city"]) and player.supply["city"]:
        out |= {f"city n{n}" for n in player.settlements}
    if table.has(seat, COSTS["buy"]) and table.deck.total():
        out.add("buy")
    return out


def _plays(table: Table, seat: int) -> set[str]:
    """One development card a turn, none that was bought in it (B47–B52)."""
    player = table.players[seat]
    if table.played:
        return set()
    ready = {card for card in CARDS if player.held[card] > player.fresh[card]}
    out = {"knight"} & ready
    if "roads" in ready and player.supply["road"] and table.road_sites(seat):
        out.add("roads")
    if "plenty" in ready:
        number = min(2, table.bank.total())
        pairs = [Counter({one: 1}) + Counter({two: 1}) for one in KINDS for two in KINDS]
        wishes = [Counter({kind: 1}) for kind in KINDS] if number == 1 else pairs
        out |= {f"plenty {text_of(wish)}" for wish in wishes if number and table.bank >= wish}
    if "monopoly" in ready:
        out |= {f"monopoly {kind}" for kind in KINDS}
    return out


def text_of(cards: Cards) -> str:
    return "".join(f"{cards[kind]}{kind}" for kind in KINDS if cards[kind])


def _trades(table: Table, seat: int) -> set[str]:
    """Bank and ports (B40); for offers: whom to trade with, what to refuse, what to withdraw (B38).

    Acceptors that can no longer pay stay in the list: to leave them out would show a hand.
    """
    out = {
        f"bank {give}>{want}"
        for give in KINDS
        for want in KINDS
        if give != want and table.players[seat].hand[give] >= table.rate(seat, give) and table.bank[want]
    }
    for offer in table.offers:
        if offer.maker == seat:
            out.add(f"withdraw {offer.number}")
            if table.has(seat, offer.give):
                out |= {f"trade {offer.number} {partner}" for partner in offer.accepted}
        else:
            out.add(f"refuse {offer.number}")
            if table.has(seat, offer.want):
                out.add(f"trade {offer.number} {offer.maker}")
    return out


def _answers(table: Table, seat: int) -> set[str]:
    out: set[str] = set()
    for offer in table.offers:
        if offer.maker == seat:
            out.add(f"withdraw {offer.number}")
        elif offer.maker == table.on_turn:
            if seat not in offer.accepted and table.has(seat, offer.want):
                out.add(f"accept {offer.number}")
            if seat not in offer.refused:
                out.add(f"refuse {offer.number}")
    return out


def is_allowed(table: Table, seat: int, text: str) -> bool:
    """Whether an action would be done: ``legal`` and what that leaves out.

    Offers and counters are free-form; several cards may be discarded at once; an answer may be given again;
    a partner that can no longer pay is found out when the trade is made.
    """
    word, _, rest = text.partition(" ")
    match word:
        case "offer":
            speaks = table.phase == "main" and seat == table.on_turn
            return speaks and _has_good_terms(table, seat, rest)
        case "counter":
            number, _, terms = rest.partition(" ")
            answered = table.offer(int(number))
            speaks = table.phase == "main" and seat != table.on_turn
            return (
                speaks
                and answered is not None
                and answered.maker == table.on_turn
                and _has_good_terms(table, seat, terms)
            )
        case "discard":
            cards = cards_of(rest)
            due = table.players[seat].due if table.phase == "discard" else 0
            return 0 < cards.total() <= due and table.has(seat, cards)
        case "accept":
            offer = _question(table, seat, rest)
            return offer is not None and table.has(seat, offer.want)
        case "refuse":
            return _question(table, seat, rest) is not None or text in legal(table, seat)
        case "signup" | "pass":
            return table.signs_up(seat)
        case "trade":
            number, _, partner = rest.partition(" ")
            return text in legal(table, seat) and _pays(table, int(number), int(partner))
    return text in legal(table, seat)


def _has_good_terms(table: Table, seat: int, terms: str) -> bool:
    """No nothing for nothing, gifts where they are on, no kind on both sides, cards in hand (B38, B39)."""
    give, want = map(cards_of, terms.split(">"))
    mine = [offer for offer in table.offers if offer.maker == seat]
    both = give.total() > 0 and want.total() > 0
    either = give.total() > 0 or want.total() > 0
    fair = both or (either and "gifts" in table.rules)
    return fair and not give.keys() & want.keys() and table.has(seat, give) and len(mine) < 3


def _question(table: Table, seat: int, number: str) -> Offer | None:
    """The open offer of the player on turn that a seat is asked about."""
    offer = table.offer(int(number))
    asked = table.phase == "main" and seat != table.on_turn
    return offer if asked and offer is not None and offer.maker == table.on_turn else None


def _pays(table: Table, number: int, partner: int) -> bool:
    offer = table.offer(number)
    assert offer is not None
    return table.has(partner, offer.give if offer.maker == partner else offer.want)
