"""A turn in two lines: what was done, and what it did to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.games.warseer.screens.log_cursor import Cursor
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.locale import signed
from sfb_bot.screens.game import People

_ACTS = (ev.CardPlayed, ev.CardDiscarded, ev.FeatPlayed, ev.FeatDropped)


def recap_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """What a turn was about, as far as these events tell."""
    changes = "; ".join(_Changes(view, people, names, events).told(events))
    deeds = _deeds(view, events, people, names)
    return tuple(line for line in (deeds, f"**{changes}**" if changes else "") if line)


def _whose(events: Sequence[Event]) -> Seat | None:
    """Whose turn the events tell of."""
    for event in events:
        if isinstance(event, ev.TurnEnded | ev.TurnBegan):
            return event.seat
    return next((each.seat for each in events if isinstance(each, _ACTS)), None)


@dataclass(slots=True)
class _Deeds:
    """What was done in a turn, counted."""

    played: list[KindId] = field(default_factory=list[KindId])
    summoned: list[KindId] = field(default_factory=list[KindId])
    feats: list[KindId] = field(default_factory=list[KindId])
    attacks: int = 0
    moves: int = 0

    def note(self, event: Event, seat: Seat) -> None:
        """Count an event in, if it is the doing of whose turn it is."""
        match event:
            case ev.CardPlayed(seat=by, card=card) if by == seat:
                self.played.append(card)
            case ev.Arrived(kind=kind, seat=by, manner="summon" | "deploy") if by == seat:
                self.summoned.append(kind)
            case ev.FeatPlayed(seat=by, feat=feat) if by == seat:
                self.feats.append(feat)
            case ev.AttackDeclared(is_counterblow=False):
                self.attacks += 1
            case ev.Moved(manner="move" | "run"):
                self.moves += 1
            case _:
                pass

    def told(self, names: Names) -> list[str]:
        """In a few words each, what there is; moves only where nothing else happened."""
        texts = names.texts
        summoned = names.listed([names.kind(kind) for kind in self.summoned])
        parts = [
            (len(self.summoned), texts.say("recap-summoned", creatures=summoned)),
            (len(self.played), texts.say("recap-played", cards=names.counted(self.played))),
            (self.attacks, texts.say("recap-attacks", count=self.attacks)),
            (len(self.feats), texts.say("recap-feats", feats=names.counted(self.feats))),
        ]
        found = [words for number, words in parts if number]
        if not found and self.moves:
            found = [texts.say("recap-moves", count=self.moves)]
        return found


def _deeds(view: PublicView, events: Sequence[Event], people: People, names: Names) -> str:
    del view
    texts, seat, counted = names.texts, _whose(events), _Deeds()
    if seat is None:
        return ""
    for event in events:
        counted.note(event, seat)
    player = people.name(seat, texts)
    if deeds := counted.told(names):
        return texts.say("recap-deeds", player=player, deeds=" · ".join(deeds))
    is_over = any(isinstance(event, ev.TurnEnded) for event in events)
    return texts.say("recap-nothing", player=player) if is_over else ""


class _Changes(Cursor):
    """What became of creatures, and the points."""

    def told(self, events: Sequence[Event]) -> list[str]:
        texts, wounds = self._own_texts, Counter[CreatureId]()
        fallen: list[CreatureId] = []
        points = Counter[Seat]()
        for event in events:
            match event:
                case ev.Destroyed(creature=number):
                    fallen.append(number)
                case ev.Damaged(creature=number, wounds=amount):
                    wounds[number] += amount
                case ev.PointsChanged(seat=seat, amount=amount):
                    points[seat] += amount
                case _:
                    pass
        said: list[str] = []
        by_owner: dict[Seat, list[CreatureId]] = {}
        for number in fallen:
            if number in self._owners:
                by_owner.setdefault(self._owners[number], []).append(number)
        for seat, numbers in by_owner.items():
            creatures = self._creatures(numbers)
            said.append(texts.say("recap-lost", player=self._player(seat), creatures=creatures))
        for number, amount in wounds.items():
            kind = self._kind(number)
            if amount and number not in fallen and kind is not None and kind.is_hero:
                said.append(texts.say("recap-wounds", creature=self._creature(number), amount=amount))
        said += [
            texts.say("recap-points", player=self._player(seat), points=signed(amount), count=abs(amount))
            for seat, amount in points.items()
            if amount
        ]
        return said
