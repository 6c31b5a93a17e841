## Settings of this browser: how it looks, moves and speaks.

settings = Ustawienia
theme-contrast-light = Wysoki kontrast, jasny
theme-contrast-dark = Wysoki kontrast, ciemny
motion = Animacje
motion-auto = Jak w urządzeniu
motion-less = Jak najmniej
