## Answers to offers, gifts, and who does not trade this turn.

offers-until = Ważne do końca tej tury
offers-until-bot = Ważne, dopóki bot nie zagra dalej; chwilę poczeka na odpowiedzi
gift-given = Prezent
gift-asked = Prosi o prezent
trade-gift-given = Daj w prezencie
trade-gift-asked = Poproś o prezent
trade-repeat = Jeszcze raz:
trade-repeat-one = Zaproponuj ponownie – dajesz: { $give }, dostajesz: { $want }
not-trading = W tej turze nie handluję
not-trading-list = W tej turze nie handlują: { $players }
not-trading-help = Wszystkie oferty w tej turze będą od razu odrzucane w twoim imieniu.
said = „{ $words }”
said-apart = nie handluje w tej turze

## Why a bot refuses: reason-<code>. Only what everybody can see.

reason-too_close = jesteś zbyt blisko zwycięstwa
reason-helps_you_more = to da ci więcej niż mnie
reason-not_for_that = nie za taką cenę
reason-no_use = nie jest mi to potrzebne

## Gifts in the log.

event-offer-gift = { $player } oferuje prezent: { $cards }
event-offer-asked = { $player } prosi o prezent: { $wanted }
event-trade-gift = Prezent – daje { $player }, dostaje { $other }: { $cards }
event-trade-asked = Prezent – daje { $other }, dostaje { $player }: { $wanted }

## Why something was refused.

refused-own_turn = We własnej turze to ty składasz oferty. Poczekaj na turę kogoś innego.
