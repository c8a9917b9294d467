"""Discord's limits, and how lengths are counted."""

from __future__ import annotations

import re
import unicodedata
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
LONGEST_CODE: Final = 60

_MARKUP: Final = "\\*_~`|>#<@[]"
# Where an address would be made a link, and where a line would be made an entry of a list.
_ADDRESS: Final = re.compile(r":(?=//)|(?<=mailto):")
_LIST: Final = re.compile(r"[-+]|[0-9]+[.)]")
# Controls, letters of format (direction, joiners, tags) and halves of letters.
_UNSEEN: Final = ("Cc", "Cf", "Cs")
# Fillers that look like nothing although they count as letters.
_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


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


def tidy(text: str) -> str:
    """Words typed by a person, on one line, without letters that nobody sees or that turn others around."""
    seen = (" " if letter.isspace() else letter for letter in text if not _is_unseen(letter))
    return " ".join("".join(seen).split())


def plain(text: str, most: int = LONGEST_REASON) -> str:
    """The same without any effect as markup: no links, lists, mentions or fat letters."""
    tidied = tidy(text)
    start = _LIST.match(tidied)
    marked = "".join(f"\\{letter}" if letter in _MARKUP else letter for letter in tidied)
    if start is not None:
        # A line that begins like a list would be made one.
        at = start.end() - 1
        marked = f"{marked[:at]}\\{marked[at:]}"
    return clip(_ADDRESS.sub(r"\\\g<0>", marked), most)


def _is_unseen(letter: str) -> bool:
    """Whether a letter has no width, turns the direction of writing, or cannot even be sent."""
    return not letter.isspace() and (unicodedata.category(letter) in _UNSEEN or letter in _BLANKS)
