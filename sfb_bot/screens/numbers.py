"""Whole numbers as people and their programs send them: in forms, menus, options and custom ids."""

from __future__ import annotations

from typing import Final

# The largest number of the database, and of Discord's own.
LARGEST_NUMBER: Final = 2**63 - 1


def whole_number(text: str, largest: int = LARGEST_NUMBER) -> int | None:
    """The number a text is: digits 0 to 9 alone, at most `largest`; None for anything else.

    Digits of other scripts, signs, superscripts and numbers too large to be stored are no numbers.
    """
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(LARGEST_NUMBER)):
        return None
    found = int(text)
    return found if found <= largest else None
