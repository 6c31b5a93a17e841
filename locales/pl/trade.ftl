## Answers to offers, gifts, and who does not trade this turn.

offers-until = Otwarte do końca tej tury
offers-until-bot = Otwarte, dopóki bot nie zagra dalej; chwilę czeka na odpowiedzi
gift-given = Prezent
gift-asked = Prosi o prezent
trade-gift-given = Daj w prezencie
trade-gift-asked = Poproś o prezent
trade-repeat = Jeszcze raz:
trade-repeat-one = Zaproponuj ponownie: { $give } za { $want }
not-trading = W tej turze nie handluję
not-trading-list = W tej turze nie handlują: { $players }
not-trading-help = Każda oferta w tej turze jest od razu odrzucana w twoim imieniu.
said = „{ $words }”
said-apart = nie handluje w tej turze

## Why a bot refuses: reason-<code>. Only what everybody can see.

reason-too_close = jesteś zbyt blisko zwycięstwa
reason-helps_you_more = to pomaga tobie bardziej niż mnie
reason-not_for_that = nie za taką cenę
reason-no_use = do niczego mi to niepotrzebne

## Gifts in the log.

event-offer-gift = { $player } oferuje prezent: { $cards }
event-offer-asked = { $player } prosi o prezent: { $wanted }
event-trade-gift = { $player } daje prezent: { $cards }, dostaje { $other }
event-trade-asked = { $other } daje prezent: { $wanted }, dostaje { $player }

## Why something was refused.

refused-own_turn = We własnej turze to ty składasz oferty. Poczekaj na turę kogoś innego.
