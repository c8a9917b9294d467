"""Dice: every roll comes from the match's promised seed and is told face by face."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import CRIT, HIT
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.work import WarseerFx

SIDES: Final = 6


def throw(fx: WarseerFx, dice: str) -> str:
    """The faces of some dice: one number of the seed, the first die its last digit to base 6."""
    faces = fx.state.tables.faces
    number = fx.below(SIDES ** len(dice)) if dice else 0
    shown: list[str] = []
    for die in dice:
        number, face = divmod(number, SIDES)
        shown.append(faces[die][face])
    return "".join(shown)


def roll(fx: WarseerFx, creature: CreatureId, cause: str, dice: str) -> str:
    """A roll that is no attack; nobody can change it (W-69, W-98)."""
    shown = throw(fx, dice)
    fx.emit(ev.Rolled(creature, cause, dice, shown))
    return shown


def damage_of(faces: str) -> int:
    """Hits and crits."""
    return faces.count(HIT) + faces.count(CRIT)
