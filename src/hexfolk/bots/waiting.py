"""How long a cost takes to be earned."""

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.ids import Bundle
from hexfolk.core.resource import KINDS, count


def rolls_until(
    income: vec[i64], rates: vec[i64], shares: vec[i64], hand: Bundle, cost: Bundle, longest: i64
) -> i64:
    """Rolls until a cost can be expected to be payable, trades with the bank included; 0 if it is now.

    By kind: ``income`` in dots, ``rates`` of the bank, ``shares`` of a card that a card brings there, in
    twelfths. ``longest`` stands for that and for ever.
    """
    lack: i64 = 0
    exchanges: i64 = 0
    for kind in range(KINDS):
        more = count(hand, kind) - count(cost, kind)
        if more < 0:
            lack -= more
        else:
            exchanges += more // rates[kind]
    if exchanges >= lack:
        return 0
    rolls: i64 = 1
    while rolls < longest:
        # In twelfths of a card for 36 rolls: what there is too much of buys, at the bank's rate, what lacks.
        # The balance grows ever more slowly, so a step along its slope never goes too far.
        balance: i64 = 0
        slope: i64 = 0
        for kind in range(KINDS):
            earned = income[kind]
            cards = 36 * (count(hand, kind) - count(cost, kind)) + rolls * earned
            share: i64 = 12
            if cards >= 0:
                share = shares[kind]
            balance += cards * share
            slope += earned * share
        if balance >= 0:
            return rolls
        if slope == 0:
            return longest
        rolls += (slope - 1 - balance) // slope
    return longest
