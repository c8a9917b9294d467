"""Discord's limits, and how lengths are counted."""

from __future__ import annotations

from typing import Final

MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000
MOST_BUTTONS_IN_A_ROW: Final = 5
MOST_CHOICES: Final = 25
LONGEST_LABEL: Final = 80
LONGEST_CUSTOM_ID: Final = 100
LONGEST_CHOICE: Final = 100
LONGEST_PLACEHOLDER: Final = 150
LONGEST_URL: Final = 512
# Ours, not Discord's: nobody reads a wall of text beside a picture on a phone.
MOST_LINES_BESIDE_A_PICTURE: Final = 4
LONGEST_REASON: Final = 300


class ScreenLimit(ValueError):
    """A screen that Discord would refuse: a bug in the code that made it."""


def size(text: str) -> int:
    """The length in UTF-16 units, which is never less than what Discord counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def clip(text: str, most: int) -> str:
    """The text, or as much of it as fits with an ellipsis at the end."""
    if size(text) <= most:
        return text
    kept = text[: most - 1]
    while size(kept) > most - 1:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def demand(condition: bool, reason: str) -> None:
    """ScreenLimit with the reason unless the condition holds."""
    if not condition:
        raise ScreenLimit(reason)


def plain(text: str, most: int = LONGEST_REASON) -> str:
    """Words typed by a person, on one line and without any effect as markup."""
    marked = "".join(
        f"\\{letter}" if letter in "\\*_~`|>#<@[]" else letter for letter in " ".join(text.split())
    )
    return clip(marked, most)
