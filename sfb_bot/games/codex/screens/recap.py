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
from sfb_bot.locale import Texts
from sfb_bot.screens.game import People

_DEATHS = frozenset({"combat", "damage", "destroyed", "fading", "sacrificed", "deathtouch"})
_ACTS = (ev.CardPlayed, ev.Hired, ev.PatrolSet)


def recap_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """What a turn was about, as far as these events tell."""
    changes = "; ".join(_Changes(view, people, names, events).told(events))
    return tuple(line for line in (_deeds(view, events, people, names), changes) if line)


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
    levels: dict[ObjId, int] = field(default_factory=dict[ObjId, int])
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
            case ev.LevelChanged(obj=obj, level=level, cause="gold"):
                self.levels[obj] = level
            case ev.Attacked():
                self.attacks += 1
            case ev.Hired():
                self.hires += 1
            case _:
                pass

    def told(self, view: PublicView, names: Names) -> list[str]:
        """In a few words each, what there is."""
        texts = names.texts
        parts = (
            (self.hires, "recap-hired"),
            (len(self.played), "recap-played"),
            (len(self.summoned), "recap-summoned"),
            (len(self.levels), "recap-levels"),
            (len(self.built), "recap-built"),
            (self.attacks, "recap-attacked"),
        )
        facts = {
            "cards": names.counted(self.played, " + "),
            "heroes": names.counted(self.summoned, " + "),
            "buildings": names.counted(self.built, " + "),
            "raised": " + ".join(
                texts.say("recap-level", hero=names.obj(view, hero), level=level)
                for hero, level in self.levels.items()
            ),
        }
        return [texts.say(key, count=self.attacks, **facts) for number, key in parts if number]


def _deeds(view: PublicView, events: Sequence[Event], people: People, names: Names) -> str:
    """What was played, summoned, built and attacked in a turn, also where that is nothing."""
    texts, seats, counted = names.texts, _whose(events), _Deeds()
    if not seats:
        return ""
    for event in events:
        counted.note(event)
    player = names.listed([people.name(seat, texts) for seat in seats])
    if deeds := counted.told(view, names):
        return texts.say("recap-deeds", player=player, deeds=_in_a_row(deeds, texts))
    is_over = any(isinstance(event, ev.TurnEnded) for event in events)
    return texts.say("recap-nothing", player=player) if is_over else ""


def _in_a_row(deeds: Sequence[str], texts: Texts) -> str:
    *rest, last = deeds
    return texts.say("recap-and", rest=", ".join(rest), last=last) if rest else last


class _Changes(Cursor):
    """What became of things."""

    def told(self, events: Sequence[Event]) -> list[str]:
        texts, bases = self._own_texts, Counter[ObjId]()
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
