## Settings of this browser: how it looks, moves and speaks.

settings = Ustawienia
theme-contrast-light = Wysoki kontrast, jasny
theme-contrast-dark = Wysoki kontrast, ciemny
motion = Animacje
motion-auto = Jak w urządzeniu
motion-less = Jak najmniej

## Time for who needs more of it.

pace-help = Wolne boty czekają też do dwóch minut na twoją odpowiedź na ofertę.
