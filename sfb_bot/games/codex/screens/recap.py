"""A turn in two lines: what was done, and what it did to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.games.codex.screens.log_cursor import Cursor
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People

_DEATHS = frozenset({"combat", "damage", "destroyed", "fading", "sacrificed", "deathtouch"})
_ACTS = (ev.CardPlayed, ev.Hired, ev.PatrolSet)


def recap_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """What a turn was about, as far as these events tell."""
    changes = "; ".join(_Changes(view, people, names, events).told(events))
    return tuple(line for line in (_deeds(events, people, names), changes) if line)


def _whose(events: Sequence[Event]) -> tuple[Seat, ...]:
    """Whose turn the events tell of."""
    for event in events:
        if isinstance(event, ev.TurnEnded | ev.TurnBegan):
            return event.seats
    return next(((each.seat,) for each in events if isinstance(each, _ACTS)), ())


def _deeds(events: Sequence[Event], people: People, names: Names) -> str:
    """What was played, summoned, built and attacked in a turn, also where that is nothing."""
    texts, seats = names.texts, _whose(events)
    if not seats:
        return ""
    played: list[KindId] = []
    summoned: list[KindId] = []
    built: list[KindId] = []
    levels: dict[ObjId, int] = {}
    attacks = hires = 0
    for event in events:
        match event:
            case ev.CardPlayed(kind=kind):
                played.append(kind)
            case ev.Arrived(kind=kind, way="summoned", zone="command"):
                summoned.append(kind)
            case ev.Arrived(kind=kind, way="built"):
                built.append(kind)
            case ev.LevelChanged(obj=obj, level=level, cause="gold"):
                levels[obj] = level
            case ev.Attacked():
                attacks += 1
            case ev.Hired():
                hires += 1
            case _:
                pass
    deeds: list[str] = []
    if hires:
        deeds.append(texts.say("recap-hired"))
    if played:
        deeds.append(texts.say("recap-played", cards=names.counted(played)))
    if summoned:
        deeds.append(texts.say("recap-summoned", heroes=names.counted(summoned)))
    if levels:
        deeds.append(texts.say("recap-levels", level=max(levels.values())))
    if built:
        deeds.append(texts.say("recap-built", buildings=names.counted(built)))
    if attacks:
        deeds.append(texts.say("recap-attacked", count=attacks))
    player = names.listed([people.name(seat, texts) for seat in seats])
    if deeds:
        return texts.say("recap-deeds", player=player, deeds=names.listed(deeds))
    is_over = any(isinstance(event, ev.TurnEnded) for event in events)
    return texts.say("recap-nothing", player=player) if is_over else ""


class _Changes(Cursor):
    """What became of things."""

    def told(self, events: Sequence[Event]) -> list[str]:
        texts, bases = self._texts, Counter[ObjId]()
        dead: list[ObjId] = []
        for event in events:
            kind = self._kind(event.obj) if isinstance(event, ev.Left | ev.Damaged) else None
            if kind is None:
                continue
            if isinstance(event, ev.Left) and event.cause in _DEATHS and (kind.is_fighter or kind.is_building):
                dead.append(event.obj)
            elif isinstance(event, ev.Damaged) and kind.type == "base":
                bases[event.obj] += event.amount
        said = [
            texts.say("recap-base", base=self._obj(number), amount=amount)
            for number, amount in bases.items()
            if amount
        ]
        if dead:
            said.insert(0, texts.say("recap-destroyed", things=self._objs(dead)))
        return said
