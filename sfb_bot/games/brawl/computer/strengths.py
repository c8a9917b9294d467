"""How often each champion's side wins, for drafts: learned from matches between computer players.

260 duels with random teams at a level between easy and normal, 30 tries a turn
(`simulate --players easy --games 260 --seed strengths --balance`). Twenty matches, half of them won, are
added to each, because so few matches prove little.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRENGTHS: Final[Mapping[str, float]] = {
    "akhet": 0.486,
    "alistair": 0.5,
    "alkemi": 0.351,
    "deryn": 0.545,
    "dugrun": 0.539,
    "goldarr": 0.597,
    "gwaien": 0.537,
    "izabella": 0.432,
    "jacques": 0.444,
    "khalize": 0.377,
    "kilgore": 0.514,
    "kolel": 0.442,
    "korvash": 0.64,
    "lily": 0.467,
    "loralei": 0.429,
    "mariusz": 0.421,
    "nevamor": 0.575,
    "nikkit": 0.523,
    "rath": 0.478,
    "sulka": 0.547,
    "taze": 0.467,
    "tentaclot": 0.581,
    "tzu_xiao": 0.458,
    "xinshen": 0.61,
}
