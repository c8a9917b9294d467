"""Keywords as bits of a number, so that what a card has is asked for in no time."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

HASTE: Final = 1 << 0
FLYING: Final = 1 << 1
OVERPOWER: Final = 1 << 2
UNTARGETABLE: Final = 1 << 3
ANTI_AIR: Final = 1 << 4
CANNOT_PATROL: Final = 1 << 5
READINESS: Final = 1 << 6
CHANNELING: Final = 1 << 7
DEATHTOUCH: Final = 1 << 8
UNSTOPPABLE: Final = 1 << 9
CANNOT_ATTACK: Final = 1 << 10
INDESTRUCTIBLE: Final = 1 << 11
STEALTH: Final = 1 << 12
FLAGBEARER: Final = 1 << 13
INVISIBLE: Final = 1 << 14
EPHEMERAL: Final = 1 << 15
LONG_RANGE: Final = 1 << 16
SWIFT_STRIKE: Final = 1 << 17
TWO_LIVES: Final = 1 << 18
DETECTOR: Final = 1 << 19
STASH: Final = 1 << 20
ARMOR_PIERCING: Final = 1 << 21
UNATTACKABLE: Final = 1 << 22
# Its damage to units and heroes lies on them as -1/-1 runes.
BLIGHTING: Final = 1 << 23
# What its blow leaves over goes to the base behind.
STAMPEDING: Final = 1 << 24
CANNOT_BE_SACRIFICED: Final = 1 << 25
# Untargetable for opponents alone.
SHIELDED: Final = 1 << 26

BITS: Final[dict[str, int]] = {
    "haste": HASTE,
    "flying": FLYING,
    "overpower": OVERPOWER,
    "untargetable": UNTARGETABLE,
    "anti_air": ANTI_AIR,
    "cannot_patrol": CANNOT_PATROL,
    "readiness": READINESS,
    "channeling": CHANNELING,
    "deathtouch": DEATHTOUCH,
    "unstoppable": UNSTOPPABLE,
    "cannot_attack": CANNOT_ATTACK,
    "indestructible": INDESTRUCTIBLE,
    "stealth": STEALTH,
    "flagbearer": FLAGBEARER,
    "invisible": INVISIBLE,
    "ephemeral": EPHEMERAL,
    "long_range": LONG_RANGE,
    "swift_strike": SWIFT_STRIKE,
    "two_lives": TWO_LIVES,
    "detector": DETECTOR,
    "stash": STASH,
    "armor_piercing": ARMOR_PIERCING,
    "unattackable": UNATTACKABLE,
    "blighting": BLIGHTING,
    "stampeding": STAMPEDING,
    "cannot_be_sacrificed": CANNOT_BE_SACRIFICED,
    "shielded": SHIELDED,
}
# Keywords that come with a number, and add up where a card has them several times (C257).
NUMBERED: Final = ("resist", "frenzy", "sparkshot", "healing", "obliterate", "fading", "forecast", "boost")
NAMES: Final[dict[int, str]] = {bit: name for name, bit in BITS.items()}


@lru_cache(maxsize=1_000)
def names_of(flags: int) -> tuple[str, ...]:
    """The keywords of some bits, in the order of the list above."""
    return tuple([name for bit, name in NAMES.items() if flags & bit])
