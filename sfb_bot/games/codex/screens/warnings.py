"""What to ask before a turn is ended: gold or a worker forgotten, nobody on patrol."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.choices import HIRE, LOCK, OnObj, Play
from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.views import ObjView, SeatView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.questions import about_of
from sfb_bot.kernel import Decision

# The second place of a patrol zone.
ELITE: Final = 2


def finish_warning(view: SeatView, decision: Decision, names: Names) -> str:
    """What would be lost, empty for nothing."""
    if decision.prompt == "main":
        return _unspent(view, decision, names)
    if decision.prompt == "patrol":
        return _unguarded(view, decision, names)
    return ""


def _unspent(view: SeatView, decision: Decision, names: Names) -> str:
    gold = view.public.players[view.seat].gold
    keys = {option.key for option in decision.options}
    if HIRE.key in keys:
        return names.texts.say("warn-hire", gold=gold)
    cards = [option.payload.kind for option in decision.options if isinstance(option.payload, Play)]
    if gold and cards:
        return names.texts.say("warn-gold", gold=gold, cards=names.counted(cards))
    return ""


def _unguarded(view: SeatView, decision: Decision, names: Names) -> str:
    """Nobody was put on patrol although somebody could be, and enemies can attack."""
    named = about_of(decision).named
    if any(number != NOTHING for number in named) or LOCK not in decision.options:
        return ""
    if not any(isinstance(option.payload, OnObj) for option in decision.options):
        return ""
    public = view.public
    side = public.side_of(view.seat)
    enemies = [
        obj
        for obj in public.objs
        if public.side_of(obj.seat) != side and obj.is_in_play and _can_attack(obj, names)
    ]
    base = public.base(view.seat)
    if not enemies or base is None:
        return ""
    # Who patrols as elite is stronger only there.
    force = sum(max(0, obj.atk - (obj.slot == ELITE)) for obj in enemies)
    key = "warn-patrol-base" if force >= base.hp_left else "warn-patrol"
    return names.texts.say(key, count=len(enemies), atk=force, hp=base.hp_left)


def _can_attack(obj: ObjView, names: Names) -> bool:
    return names.content.kinds[obj.shape].is_fighter and "cannot_attack" not in obj.keywords
