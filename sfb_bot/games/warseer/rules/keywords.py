"""Keywords as bits, for what is asked again and again: whether a creature has one."""

from __future__ import annotations

from typing import Final

_NAMES: Final = (
    "agile",
    "assassin",
    "berserk",
    "brave",
    "brute",
    "clinch",
    "defender",
    "difficult_target",
    "flight",
    "forged",
    "fortitude",
    "healer",
    "monster",
    "no_sight",
    "predator",
    "protector",
    "regeneration",
    "resurgent",
    "rush",
    "shield",
    "slow",
    "superior",
    "surefooted",
)
BITS: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(_NAMES)}

AGILE: Final = BITS["agile"]
ASSASSIN: Final = BITS["assassin"]
BERSERK: Final = BITS["berserk"]
BRAVE: Final = BITS["brave"]
BRUTE: Final = BITS["brute"]
CLINCH: Final = BITS["clinch"]
DEFENDER: Final = BITS["defender"]
DIFFICULT_TARGET: Final = BITS["difficult_target"]
FLIGHT: Final = BITS["flight"]
FORGED: Final = BITS["forged"]
FORTITUDE: Final = BITS["fortitude"]
HEALER: Final = BITS["healer"]
MONSTER: Final = BITS["monster"]
NO_SIGHT: Final = BITS["no_sight"]
PREDATOR: Final = BITS["predator"]
PROTECTOR: Final = BITS["protector"]
REGENERATION: Final = BITS["regeneration"]
RESURGENT: Final = BITS["resurgent"]
RUSH: Final = BITS["rush"]
SHIELD: Final = BITS["shield"]
SLOW: Final = BITS["slow"]
SUPERIOR: Final = BITS["superior"]
SUREFOOTED: Final = BITS["surefooted"]

# Cannot be healed, poisoned or diseased by their nature.
LIFELESS: Final = FORGED | RESURGENT


def names_of(flags: int) -> tuple[str, ...]:
    """The keywords of some bits, by name."""
    return tuple(name for name, bit in BITS.items() if flags & bit)
