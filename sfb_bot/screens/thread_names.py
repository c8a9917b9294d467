"""What the thread of a match is called: after those who play, in any script."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from sfb_bot.locale import Texts
from sfb_bot.screens.ledger import versus
from sfb_bot.screens.limits import clip, size

LONGEST_THREAD_NAME: Final = 100
# Even of five long names so much of each always fits.
SHORTEST_CLIP: Final = 8


def thread_name(sides: Sequence[Sequence[str]], texts: Texts) -> str:
    """`Alice & Carol vs Bob & Dave`; the longest names are shortened as far as needed, all alike."""
    longest = max(size(name) for side in sides for name in side)
    for most in range(longest, SHORTEST_CLIP, -1):
        if size(said := _said(sides, most, texts)) <= LONGEST_THREAD_NAME:
            return said
    return clip(_said(sides, SHORTEST_CLIP, texts), LONGEST_THREAD_NAME)


def _said(sides: Sequence[Sequence[str]], most: int, texts: Texts) -> str:
    return versus([_together([clip(name, most) for name in side], texts) for side in sides], texts)


def _together(names: Sequence[str], texts: Texts) -> str:
    return reduce(lambda before, name: texts.say("partners-named", rest=before, last=name), names)
