"""What to ask before a turn is ended: creatures that have not acted, influence that is lost."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.warseer.rules.choices import Activate, Discard, Play, PlayFeat, Summon
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Decision


def finish_warning(view: SeatView, decision: Decision, names: Names) -> str:
    """What would be left undone, empty for nothing."""
    if decision.prompt != "main":
        return ""
    payloads = [option.payload for option in decision.options]
    feats = [each.kind for each in payloads if isinstance(each, PlayFeat)]
    if feats:
        return names.texts.say("warn-feat", feat=names.kind(feats[0]))
    waiting = [each.creature for each in payloads if isinstance(each, Activate)]
    ready = [number for number in waiting if not _is_stunned(view, number)]
    if ready:
        creatures = names.creatures(view.public, ready)
        return names.texts.say("warn-activate", creatures=creatures, count=len(ready))
    return _unspent(view, payloads, names)


def _unspent(view: SeatView, payloads: Sequence[object], names: Names) -> str:
    """Influence that could buy something now; what is kept pays for tactics alone."""
    texts, influence = names.texts, view.public.players[view.seat].influence
    summons = [each.kind for each in payloads if isinstance(each, Summon)]
    if summons:
        return texts.say("warn-summon", influence=influence, creature=names.kind(summons[0]))
    plays = [each.kind for each in payloads if isinstance(each, Play)]
    if plays:
        return texts.say("warn-influence", influence=influence, cards=names.counted(plays))
    can_discard = any(isinstance(each, Discard) for each in payloads)
    return texts.say("warn-discard") if can_discard else ""


def _is_stunned(view: SeatView, number: int) -> bool:
    creature = next((each for each in view.public.creatures if each.id == number), None)
    return creature is not None and "stun" in creature.tokens
