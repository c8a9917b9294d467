"""How many examples random tests take: enough to notice in every run, and all of them by hand.

What breaks a law of a game or of a season breaks it in many random matches, so the first ones show it. Before
a release, and after a change to the rules, `--thorough` takes the long numbers.
"""

from __future__ import annotations

import os
from typing import Final

# The name under which helpers find what `--thorough` says.
THOROUGH: Final = "SFB_TEST_THOROUGH"


def is_thorough() -> bool:
    """Whether the long numbers are taken."""
    return bool(os.environ.get(THOROUGH))


def examples(usual: int, thorough: int) -> int:
    """How many to take."""
    return thorough if is_thorough() else usual
