"""Everything a card file can say. Importing this module declares all of it.

Ops and abilities are declared beside their code; a module that declares some is listed here.
"""

from typing import Final

from sfb_bot.games.brawl.rules import abilities
from sfb_bot.games.brawl.rules.champions import (
    akhet,
    alkemi,
    deryn,
    dugrun,
    izabella,
    jacques,
    khalize,
    kilgore,
    loralei,
    nevamor,
    nikkit,
    rath,
    sulka,
    tentaclot,
)
from sfb_bot.games.brawl.rules.effects.amounts import AMOUNTS
from sfb_bot.games.brawl.rules.effects.conditions import CONDITIONS, COUNTS
from sfb_bot.games.brawl.rules.effects.interpreter import OPS, Op
from sfb_bot.games.brawl.rules.effects.ops import cards, displacement, harm, movement, reactions
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.effects.selectors import CENTRES, SELECTORS
from sfb_bot.games.brawl.rules.hooks import ABILITIES

DECLARED_IN: Final = (
    *(abilities, cards, displacement, harm, movement, reactions),
    *(akhet, alkemi, deryn, dugrun, izabella, jacques, khalize, kilgore),
    *(loralei, nevamor, nikkit, rath, sulka, tentaclot),
)

# Ops any card may use, and those of one champion by its id and their name.
COMMON_OPS: Final = {name: op for name, op in OPS.items() if "." not in name}


def own_ops(champion: str) -> dict[str, Op]:
    """The ops only cards of this champion may call."""
    prefix = f"{champion}."
    return {name.removeprefix(prefix): op for name, op in OPS.items() if name.startswith(prefix)}


__all__ = [
    "ABILITIES",
    "AMOUNTS",
    "CENTRES",
    "COMMON_OPS",
    "CONDITIONS",
    "COUNTS",
    "PLACES",
    "SELECTORS",
    "own_ops",
]
