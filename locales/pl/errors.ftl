## Why something was refused: refused-<code>. What is wrong, then what to do.

refused-not_your_turn = To nie twoja tura. Poczekaj, aż zagrają inni.
refused-wrong_phase = Teraz tego nie można zrobić. Zobacz, na co czeka gra.
refused-game_over = Gra się skończyła.
refused-bad_action = Gra nie zna tego ruchu. Jeśli to się powtórzy, odśwież stronę.
refused-unknown_seat = Nie ma takiego gracza przy tym stole.
refused-stale = Gra tymczasem poszła dalej. Spójrz jeszcze raz i wybierz ponownie.
refused-cannot_pay = Brakuje ci kart. Wymień się, aby je zdobyć.
refused-no_piece = Nie masz już takiego elementu w zapasie.
refused-spot_taken = To miejsce jest zajęte. Wybierz inne.
refused-too_close = Za blisko budynku: muszą je dzielić co najmniej dwie krawędzie. Wybierz inne skrzyżowanie.
refused-not_connected = Twoje drogi tu nie sięgają. Buduj od własnych dróg.
refused-not_your_settlement = Miasto zastępuje twoją osadę. Wybierz jedną ze swoich.
refused-no_such_spot = Na tej wyspie nie ma takiego miejsca.
refused-friendly_robber = Zbójca oszczędza graczy, którzy mają najwyżej 2 widoczne punkty. Wybierz inne pole.
refused-robber_same_hex = Zbójca musi się przesunąć. Wybierz inne pole.
refused-no_victim = Temu graczowi nie można nic zabrać. Wybierz kogoś, kto ma budynek przy tym polu.
refused-wrong_discard = To nie są właściwe karty. Wybierz z ręki dokładnie tyle, ile trzeba odrzucić.
refused-card_not_held = Nie masz tej karty.
refused-card_bought_this_turn = Ta karta została kupiona w tej turze. Zagraj ją od następnej.
refused-one_card_per_turn = W tej turze karta rozwoju została już zagrana. Następną zagraj w kolejnej turze.
refused-deck_empty = Nie ma już kart rozwoju.
refused-no_road_place = Nie ma miejsca na kolejną twoją drogę.
refused-bank_short = W banku jest za mało tych kart. Wybierz inne.
refused-bad_bundle = Tych kart nie można tak wymienić. Wybierz jeszcze raz.
refused-same_resource = Ten sam surowiec jest po obu stronach. Usuń go z jednej.
refused-gift_forbidden = Przy tym stole gra się bez prezentów. Połóż kartę po obu stronach.
refused-gift_empty = Oferta jest pusta. Wybierz co najmniej jedną kartę.
refused-not_held = Nie masz tych kart. Oferuj tylko to, co masz w ręce.
refused-offer_unknown = Ta oferta nie jest już otwarta.
refused-offer_limit = Masz już trzy otwarte oferty. Najpierw wycofaj jedną z nich.
refused-own_offer = To twoja własna oferta. Poczekaj na innych albo ją wycofaj.
refused-partner_cannot_pay = Drugi gracz nie ma już tych kart. Wybierz kogoś innego.
refused-not_accepted = Ten gracz nie przyjął oferty. Wybierz kogoś, kto ją przyjął.
refused-special_no = Przy tym stole nie ma fazy budowy specjalnej.
refused-already_rolled = W tej turze rzut kośćmi już był.
refused-must_roll_first = Najpierw rzuć kośćmi.
refused-finish_found_settlement = Najpierw postaw osadę.
refused-finish_found_road = Najpierw postaw drogę przy nowej osadzie.
refused-finish_discard = Najpierw odrzucanie kart. Poczekaj, aż wszyscy skończą.
refused-finish_robber = Najpierw przesuń zbójcę.
refused-finish_rob = Najpierw wybierz, komu zabrać kartę.
refused-finish_free_road = Najpierw postaw darmową drogę.
refused-finish_sign_up = Tura się kończy: trwają zapisy do fazy budowy specjalnej. Poczekaj chwilę.
refused-special_only_building = W fazie budowy specjalnej można tylko budować i kupować.
refused-no_settlement_place = Twoje drogi nie sięgają wolnego skrzyżowania. Najpierw zbuduj drogi.
refused-no_settlement = Nie masz osady do przebudowy na miasto. Najpierw zbuduj osadę.
refused-bank_rate = Masz za mało jednakowych kart na wymianę z bankiem. Zbierz ich więcej.
refused-wrong_plenty = Wybierz dokładnie tyle kart, ile możesz wziąć.

refused-table_unknown = Nie ma takiego stołu. Być może dawno go zamknięto.
refused-table_full = Wszystkie miejsca są zajęte. Możesz oglądać.
refused-seat_taken = To miejsce jest zajęte. Wybierz inne.
refused-name_empty = Najpierw wpisz imię.
refused-name_long = To imię jest za długie. Skróć je, limit znaków: { $most }.
refused-name_taken = Ktoś przy stole ma już to imię. Wybierz inne.
refused-name_characters = W tym imieniu są znaki, których nie da się pokazać. Użyj liter, cyfr i spacji.
refused-not_host = Może to zrobić tylko osoba, która otworzyła stół.
refused-not_seated = Najpierw zajmij miejsce.
refused-bad_message = Serwer tego nie zrozumiał. Odśwież stronę.
refused-colour_taken = Ktoś inny ma ten kolor. Wybierz inny.
refused-internal = Coś się nie udało na serwerze. Spróbuj ponownie.
refused-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
refused-already_seated = Masz już miejsce przy tym stole.
refused-seat_unknown = Przy tym stole nie ma takiego miejsca. Wybierz inne.
refused-colour_unknown = Nie ma takiego koloru. Wybierz jeden z ośmiu.
refused-island_unknown = Ten serwer nie zna tej wyspy. Wybierz inną.
refused-more_people_than_chairs = { $people ->
    [one] Siedzi tu już { $people } osoba. Zostaw co najmniej tyle miejsc.
    [few] Siedzą tu już { $people } osoby. Zostaw co najmniej tyle miejsc.
    [many] Siedzi tu już { $people } osób. Zostaw co najmniej tyle miejsc.
   *[other] Siedzi tu już { $people } osoby. Zostaw co najmniej tyle miejsc.
}
refused-not_in_lobby = Gra już się zaczęła. To jest możliwe tylko w lobby.
refused-no_game = Przy tym stole nie toczy się gra.
refused-not_over = Gra jeszcze trwa. Najpierw ją skończcie.
refused-not_saved = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie.
refused-try_again = Ktoś był o chwilę szybszy. Spróbuj ponownie.
refused-option = Serwer nie przyjmuje tego ustawienia. Sprawdź zasady stołu.
refused-unknown_message = Serwer tego nie zrozumiał. Odśwież stronę.
refused-bad_request = Serwer tego nie zrozumiał. Odśwież stronę.
refused-not_found = Pod tym adresem nic nie ma.
refused-too_fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refused-too_long = Tego było za dużo naraz. Odśwież stronę.
refused-foreign_origin = To żądanie przyszło z innej strony. Otwórz grę pod jej własnym adresem.
refused-client_missing = Na tym serwerze brakuje stron gry. Zbuduj je i uruchom go ponownie.

## Why a button is closed now: off-<code>.

off-not_your_turn = Poczekaj na swoją turę.
off-wrong_phase = Nie w tej chwili.
off-game_over = Gra się skończyła.
off-cannot_pay = Brakuje kart. Zdobądź je w wymianie.
off-no_piece = W twoim zapasie nic nie zostało.
off-card_not_held = Nie masz takiej karty.
off-card_bought_this_turn = Kupiona w tej turze. Zagrasz ją od następnej.
off-one_card_per_turn = Jedna karta rozwoju na turę. Poczekaj na następną.
off-deck_empty = Nie ma już kart rozwoju.
off-no_road_place = Nie ma miejsca na kolejną drogę.
off-bank_short = W banku jest za mało kart.
off-not_held = Nie masz tych kart.
off-offer_limit = Trzy oferty są otwarte. Najpierw wycofaj jedną z nich.
off-already_rolled = W tej turze rzut już był.
off-must_roll_first = Najpierw rzuć kośćmi.
off-finish_found_settlement = Najpierw postaw osadę.
off-finish_found_road = Najpierw postaw drogę przy nowej osadzie.
off-finish_discard = Najpierw odrzucanie kart. Poczekaj, aż wszyscy skończą.
off-finish_robber = Najpierw przesuń zbójcę.
off-finish_rob = Najpierw wybierz, komu zabrać kartę.
off-finish_free_road = Najpierw postaw darmową drogę.
off-finish_sign_up = Tura się kończy: trwają zapisy do fazy budowy specjalnej. Poczekaj chwilę.
off-special_only_building = Nie w fazie budowy specjalnej.
off-no_settlement_place = Twoje drogi nie sięgają wolnego skrzyżowania. Najpierw zbuduj drogi.
off-no_settlement = Potrzebna jest twoja osada na planszy.
off-bank_rate = Za mało jednakowych kart na wymianę z bankiem.
