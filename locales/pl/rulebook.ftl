## Strony z zasadami: słowa, których potrzebuje przeglądarka.

rules-link = Zasady
rules-beside = Zasady (w nowej karcie)
rules-about = { $option }: co mówią zasady (w nowej karcie)
