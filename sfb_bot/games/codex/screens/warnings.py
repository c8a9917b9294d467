"""What to ask before a turn is ended: gold or a worker forgotten, nobody on patrol."""

from __future__ import annotations

from sfb_bot.games.codex.rules.choices import HIRE, LOCK, OnObj, Play
from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.questions import about_of
from sfb_bot.kernel import Decision


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
        if public.side_of(obj.seat) != side and obj.is_in_play and names.content.kinds[obj.shape].is_fighter
    ]
    return names.texts.say("warn-patrol", count=len(enemies)) if enemies else ""
