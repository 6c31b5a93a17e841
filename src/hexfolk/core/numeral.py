"""Numbers in texts: every reader of actions, records, options and boards reads them here.

One number has one text, so that what was read is written again as it stood.
"""

from typing import Final

NOT_A_NUMBER: Final = -1
# All numbers of the game have fewer digits, and all that have not more fit 64 bits.
MOST_DIGITS: Final = 18


def parse_number(text: str, most: int) -> int:
    """A number from 0 to ``most`` in plain digits: no sign, space, underline or leading zero.

    NOT_A_NUMBER for any other text.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        return NOT_A_NUMBER
    if text[0] == "0" and len(text) > 1:
        return NOT_A_NUMBER
    number = int(text)
    return number if number <= most else NOT_A_NUMBER
