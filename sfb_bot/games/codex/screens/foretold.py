"""Forecasts in words: who dies or is hurt by an answer, what the bases lose, and what to ask before it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Final

from sfb_bot.games.codex.rules.choices import DROP, HIRE, Attack, Level, OnObj
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.prospects import BaseDamage, Change, Fate, Prospect
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.questions import FIGHT_PROMPTS, about_of
from sfb_bot.kernel import Forecast, Seat
from sfb_bot.screens.game import Caution, ShownOption

# A button has no room for more names.
MOST_NAMED: Final = 3
# Sections of targets: what does most to the enemy stands first.
SORTED: Final = frozenset({"objs", "enemy"})
# What is not known comes after what is known to do something, and before what only costs oneself.
UNKNOWN: Final = 3
WORST: Final = 4


class Foreteller:
    """Puts the forecast for one question into words."""

    def __init__(self, view: SeatView, forecast: Forecast, names: Names) -> None:
        self._view = view
        self._forecast = forecast
        self._names = names
        self._options = {option.key: option for option in forecast.question.options}
        self._side = view.public.side_of(view.seat)

    def entries(self, shown: Iterable[ShownOption]) -> tuple[ShownOption, ...]:
        """The options with their outlook; targets first that it hurts most."""
        found = [self._entry(each) for each in shown]
        return tuple(
            entry
            for section, entries in groupby(found, key=lambda entry: entry.section)
            for entry in (sorted(entries, key=self._order) if section in SORTED else entries)
        )

    def deadly(self) -> tuple[str, ...]:
        """The options that end the match, or after which something of theirs is gone."""
        found = {key: self._prospect(key) for key in self._options}
        return tuple(
            key
            for key, each in found.items()
            if each is not None and (each.wins or any(fate.kind != "hurt" for fate in each.kills))
        )

    def cautions(self, key: str) -> tuple[Caution, ...]:
        """What to ask before this option is taken."""
        prospect = self._prospect(key)
        if prospect is None:
            return ()
        if prospect.loses:
            return (Caution(f"loses/{key}", self._names.texts.say("caution-loses")),)
        fighter = self._wasted(key, prospect)
        if fighter is None:
            return ()
        name = self._names.obj(self._view.public, fighter.obj)
        words = self._names.texts.say("caution-wasted", fighter=name)
        return (Caution(f"wasted/{fighter.obj}", words),)

    def _wasted(self, key: str, prospect: Prospect) -> Fate | None:
        """Who would die in an attack that hurts nobody else, None for nobody."""
        if not self._is_fight(key) or prospect.is_open or prospect.kills or self._enemy_bases(prospect):
            return None
        return next((fate for fate in prospect.losses if fate.kind == "dies"), None)

    def _is_fight(self, key: str) -> bool:
        option = self._options.get(key)
        if option is None:
            return False
        return isinstance(option.payload, Attack) or (
            self._forecast.question.prompt in FIGHT_PROMPTS and isinstance(option.payload, OnObj)
        )

    def _enemy_bases(self, prospect: Prospect) -> list[BaseDamage]:
        return [base for base in prospect.bases if base.side != self._side and base.amount > 0]

    def _prospect(self, key: str | None) -> Prospect | None:
        found = self._forecast.of(key)
        return found if isinstance(found, Prospect) else None

    def _order(self, entry: ShownOption) -> int:
        """How soon an option comes to mind: it wins, costs them more than oneself, does something, or not."""
        prospect = self._prospect(entry.key)
        if prospect is None:
            return UNKNOWN
        if prospect.wins:
            return 0
        lost = sum(fate.kind != "hurt" for fate in prospect.losses)
        gained = sum(fate.kind != "hurt" for fate in prospect.kills)
        if prospect.loses or lost > gained:
            return WORST
        if gained > lost:
            return 1
        theirs = any(
            change.kind != "spared" and self._view.public.side_of(change.seat) != self._side
            for change in prospect.changes
        )
        return 2 if prospect.kills or theirs or self._enemy_bases(prospect) else UNKNOWN

    def _entry(self, entry: ShownOption) -> ShownOption:
        prospect = self._prospect(entry.key)
        if entry.key is None or prospect is None or entry.role in ("back", "finish"):
            return entry
        if entry.key == HIRE.key:
            return replace(entry, outlook=self._names.texts.say("forecast-hire"))
        rank = entry.rank + 10 * self._order(entry)
        return replace(entry, outlook=self._outlook(entry.key, prospect), rank=rank)

    def _outlook(self, key: str, prospect: Prospect) -> str:
        """What becomes of what the option names, then of their things and bases, then of one's own."""
        say, named = self._names.texts.say, self._named(key)
        parts: list[str] = []
        if prospect.wins:
            parts.append(say("forecast-wins"))
        if prospect.loses:
            parts.append(say("forecast-loses"))
        is_spared = any(change.kind == "spared" and change.obj == named for change in prospect.changes)
        if is_spared or self._is_harmless(key, prospect):
            parts.append(say("forecast-no-damage"))
        # What a level makes of a hero is told by the option itself.
        risen = self._risen(key)
        changes = [each for each in prospect.changes if each.kind != "spared" and each.obj != risen]
        parts += [self._change(change) for change in changes if change.obj == named]
        fates = [*prospect.kills, *prospect.losses]
        parts += [self._fate(fate) for fate in fates if fate.obj == named]
        parts += [self._base(base) for base in prospect.bases if self._number(base) == named]
        others = [self._of(fate, key) for fate in prospect.kills if fate.obj != named]
        others += [self._base_of(base) for base in prospect.bases if self._number(base) != named]
        others += [self._of(fate, key) for fate in prospect.losses if fate.obj != named and key != DROP.key]
        others += [self._change_of(change, key) for change in changes if change.obj != named]
        parts += others[:MOST_NAMED]
        if len(others) > MOST_NAMED:
            parts.append(say("forecast-more", count=len(others) - MOST_NAMED))
        if prospect.drawn:
            parts.append(say("forecast-draws", count=prospect.drawn))
        if parts and prospect.is_open:
            parts.append(say("forecast-open"))
        return " · ".join(parts)

    def _is_harmless(self, key: str, prospect: Prospect) -> bool:
        """Whether an attack or what a card aims at does nothing to whom it is meant for."""
        if prospect.is_open or prospect.wins or prospect.loses or not self._is_fight(key):
            return False
        return not prospect.kills and not self._enemy_bases(prospect)

    def _named(self, key: str) -> ObjId:
        """What the name of an option names already."""
        option = self._options.get(key)
        return option.payload.obj if option is not None and isinstance(option.payload, OnObj) else NOTHING

    def _number(self, base: BaseDamage) -> ObjId:
        return self._view.public.bases[base.side]

    def _fate(self, fate: Fate) -> str:
        """What becomes of something, without its name."""
        say = self._names.texts.say
        match fate.kind:
            case "dies":
                return say("forecast-dies" if self._is_fighter(fate.obj) else "forecast-destroyed")
            case "leaves":
                return say("forecast-leaves")
            case "hurt":
                return say("forecast-hurt", left=fate.left)

    def _of(self, fate: Fate, key: str) -> str:
        """The same with its name; who attacks was named before."""
        say, name = self._names.texts.say, self._name(fate.obj, fate.seat, key)
        if fate.kind == "hurt":
            return say("forecast-of-hurt", name=name, left=fate.left)
        return say("forecast-of", name=name, words=self._fate(fate))

    def _name(self, number: ObjId, seat: Seat, key: str) -> str:
        """What something is called beside an option; who attacks was named before."""
        public, say = self._view.public, self._names.texts.say
        if self._is_fight(key) and number == self._attacker(key):
            return say("forecast-attacker")
        name = self._names.obj(public, number)
        is_own = public.side_of(seat) == self._side
        return say("forecast-own", name=name) if is_own and self._is_ambiguous(number) else name

    def _change(self, change: Change) -> str:
        """What else becomes of something, without its name."""
        say = self._names.texts.say
        if change.kind == "taken":
            return say("forecast-joins" if change.side == self._side else "forecast-turns")
        if self._is_fighter(change.obj):
            return say("forecast-becomes", atk=change.atk, left=change.left)
        return say("forecast-becomes-hp", left=change.left)

    def _change_of(self, change: Change, key: str) -> str:
        """The same with its name."""
        say, name = self._names.texts.say, self._name(change.obj, change.seat, key)
        if change.kind == "taken":
            return say("forecast-of", name=name, words=self._change(change))
        if self._is_fighter(change.obj):
            return say("forecast-of-becomes", name=name, atk=change.atk, left=change.left)
        return say("forecast-of-hurt", name=name, left=change.left)

    def _risen(self, key: str) -> ObjId:
        """The hero that gains a level by an option."""
        option = self._options.get(key)
        kind = option.payload.kind if option is not None and isinstance(option.payload, Level) else ""
        own = self._view.public.of_seat(self._view.seat) if kind else ()
        return next((obj.id for obj in own if obj.kind == kind), NOTHING)

    def _is_fighter(self, number: ObjId) -> bool:
        obj = self._view.public.obj(number)
        kind = self._names.found(obj.shape) if obj is not None else None
        return kind is None or kind.is_fighter

    def _attacker(self, key: str) -> ObjId:
        payload = self._options[key].payload
        return payload.obj if isinstance(payload, Attack) else about_of(self._forecast.question).source

    def _is_ambiguous(self, number: ObjId) -> bool:
        """Whether an enemy has something of the same name."""
        public = self._view.public
        obj = public.obj(number)
        return obj is not None and any(
            each.shape == obj.shape and public.side_of(each.seat) != self._side for each in public.objs
        )

    def _base(self, base: BaseDamage) -> str:
        key = "forecast-base" if base.amount > 0 else "forecast-base-repaired"
        return self._names.texts.say(key, amount=abs(base.amount), left=base.left)

    def _base_of(self, base: BaseDamage) -> str:
        """The same, with whose base it is."""
        texts, public = self._names.texts, self._view.public
        if base.side == self._side:
            whose = texts.say("forecast-base-own")
        elif len(public.sides) == 2:
            whose = texts.say("forecast-base-theirs")
        else:
            player = self._names.lettered(public, public.sides[base.side][0])
            whose = texts.say("forecast-base-seat", player=player)
        return texts.say("forecast-of-base", base=whose, words=self._base(base))
