"""A turn in two lines: what was done, and what it did to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

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


@dataclass(slots=True)
class _Deeds:
    """What was done in a turn, counted."""

    played: list[KindId] = field(default_factory=list[KindId])
    summoned: list[KindId] = field(default_factory=list[KindId])
    built: list[KindId] = field(default_factory=list[KindId])
    level: int = 0
    attacks: int = 0
    hires: int = 0

    def note(self, event: Event) -> None:
        """Count an event in."""
        match event:
            case ev.CardPlayed(kind=kind):
                self.played.append(kind)
            case ev.Arrived(kind=kind, way="summoned", zone="command"):
                self.summoned.append(kind)
            case ev.Arrived(kind=kind, way="built"):
                self.built.append(kind)
            case ev.LevelChanged(level=level, cause="gold"):
                self.level = max(self.level, level)
            case ev.Attacked():
                self.attacks += 1
            case ev.Hired():
                self.hires += 1
            case _:
                pass

    def told(self, names: Names) -> list[str]:
        """In a few words each, what there is."""
        texts = names.texts
        parts = (
            (self.hires, "recap-hired"),
            (len(self.played), "recap-played"),
            (len(self.summoned), "recap-summoned"),
            (self.level, "recap-levels"),
            (len(self.built), "recap-built"),
            (self.attacks, "recap-attacked"),
        )
        facts = {
            "cards": names.counted(self.played, " + "),
            "heroes": names.counted(self.summoned, " + "),
            "buildings": names.counted(self.built, " + "),
        }
        return [
            texts.say(key, level=self.level, count=self.attacks, **facts) for number, key in parts if number
        ]


def _deeds(events: Sequence[Event], people: People, names: Names) -> str:
    """What was played, summoned, built and attacked in a turn, also where that is nothing."""
    texts, seats, counted = names.texts, _whose(events), _Deeds()
    if not seats:
        return ""
    for event in events:
        counted.note(event)
    player = names.listed([people.name(seat, texts) for seat in seats])
    if deeds := counted.told(names):
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
            if (
                isinstance(event, ev.Left)
                and event.cause in _DEATHS
                and (kind.is_fighter or kind.is_building)
            ):
                dead.append(event.obj)
            elif isinstance(event, ev.Damaged) and kind.type == "base":
                bases[event.obj] += event.amount
        said = [
            texts.say("recap-base", base=self._obj(number), amount=amount)
            for number, amount in bases.items()
            if amount
        ]
        by_side: dict[int, list[ObjId]] = {}
        for number in dead:
            by_side.setdefault(self._view.side_of(self._seats[number]), []).append(number)
        lost = [
            texts.say(
                "recap-lost",
                player=self._players(self._view.sides[side]),
                things=self._objs(numbers),
                count=len(self._view.sides[side]),
            )
            for side, numbers in by_side.items()
        ]
        return [*lost, *said]
