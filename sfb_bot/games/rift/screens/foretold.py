"""Forecasts in words: what an option leads to, and what to ask before it is taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Final

from sfb_bot.games.rift.rules.choices import (
    END,
    PASS,
    Attack,
    FormOf,
    OnCell,
    OnEnchantment,
    OnSpell,
    OnWarrior,
    Play,
    StepOf,
    Steps,
    TakeForm,
)
from sfb_bot.games.rift.rules.ids import NOBODY, WarriorId
from sfb_bot.games.rift.rules.prospects import Fate, Prospect
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.questions import WINDOW_PROMPTS, about_of, attacks_left
from sfb_bot.kernel import Decision, Forecast
from sfb_bot.screens.game import Caution, ShownOption

MOST_NAMED: Final = 3
# Sections whose options are sorted by what they do, what destroys somebody first.
SORTED: Final = frozenset({"attacks", "warriors", "plays", "parties", "cells", "spells"})
# What is not known comes after what is known to do something, and before what is in vain.
UNKNOWN: Final = 3
WORST: Final = 5
DEADLY: Final = frozenset({"destroyed", "returned", "sent_back"})


class Foreteller:
    """Puts the forecast for one question into words."""

    def __init__(self, view: SeatView, forecast: Forecast, names: Names) -> None:
        self._view = view
        self._forecast = forecast
        self._names = names
        self._options = {option.key: option for option in forecast.question.options}
        self._enemies = frozenset(each.id for each in view.public.warriors if each.seat != view.seat)

    def entries(self, shown: Iterable[ShownOption]) -> tuple[ShownOption, ...]:
        """The options with their outlook; in a section those first that do most, by what is known."""
        found = [self._entry(each) for each in shown]
        return tuple(
            entry
            for section, entries in groupby(found, key=lambda entry: entry.section)
            for entry in (sorted(entries, key=self._order) if section in SORTED else entries)
        )

    def deadly(self) -> tuple[str, ...]:
        """The options that surely rid the seat of an enemy."""
        return tuple(
            key
            for key in self._options
            if (prospect := self._prospect(key)) is not None
            and any(fate.kind in DEADLY and fate.warrior in self._enemies for fate in prospect.fates)
        )

    def line(self) -> str:
        """That the other side may still respond, where it may, and which enemies are about to arrive."""
        say, prospects = self._names.texts.say, [self._prospect(key) for key in self._options]
        found = [each for each in prospects if each is not None]
        parts: list[str] = []
        ending = self._prospect(END.key)
        if ending is not None and ending.threats:
            parts.append(say("forecast-threats", warriors=self._named(ending.threats)))
        if self._forecast.question.prompt not in WINDOW_PROMPTS and any(
            each.may_be_answered for each in found
        ):
            parts.append(say("forecast-may-be-answered"))
        return " ".join(parts)

    def cautions(self, key: str) -> tuple[Caution, ...]:
        """What to ask before this option is taken."""
        prospect, option = self._prospect(key), self._options.get(key)
        if prospect is None or option is None:
            return ()
        say = self._names.texts.say
        if key == END.key:
            return self._end_cautions(prospect)
        about = about_of(self._forecast.question)
        found: list[Caution] = []
        if prospect.loses:
            found.append(Caution(f"loses/{key}", say("caution-loses")))
        is_deed = isinstance(option.payload, Attack | OnSpell | OnWarrior | OnCell | OnEnchantment | Play)
        if prospect.is_vain and is_deed:
            found.append(Caution(f"vain/{about.spell}/{key}", say("caution-vain")))
        return tuple(found)

    def _end_cautions(self, prospect: Prospect) -> tuple[Caution, ...]:
        say = self._names.texts.say
        found: list[Caution] = []
        if prospect.threats:
            count, warriors = len(prospect.threats), self._named(prospect.threats)
            found.append(Caution("threats", say("caution-threats", warriors=warriors, count=count)))
        # Whom a plain sum would destroy the warning at the end of a turn names by itself.
        plain = plainly_destroyed(self._view, self._forecast.question)
        if more := [each for each in prospect.could_destroy if each not in plain]:
            found.append(Caution("attack", say("caution-could-destroy", warriors=self._named(more))))
        return tuple(found)

    def _named(self, warriors: Iterable[WarriorId]) -> str:
        return self._names.warriors(self._view.public, list(warriors)[:MOST_NAMED])

    def _prospect(self, key: str | None) -> Prospect | None:
        found = self._forecast.of(key)
        return found if isinstance(found, Prospect) else None

    def _order(self, entry: ShownOption) -> int:
        """How soon an option comes to mind: it wins, costs them more than oneself, does something, or not."""
        prospect = self._prospect(entry.key)
        if entry.key is None:
            return WORST
        if prospect is None or prospect.is_open:
            return UNKNOWN
        if prospect.wins:
            return 0
        lost = [fate.warrior in self._enemies for fate in prospect.fates if fate.kind in DEADLY]
        balance = sum(1 if is_theirs else -1 for is_theirs in lost)
        if prospect.is_vain or prospect.loses or balance < 0:
            return WORST - 1
        return 1 if balance > 0 else 2

    def _entry(self, entry: ShownOption) -> ShownOption:
        prospect = self._prospect(entry.key)
        if entry.key is None or prospect is None:
            return entry
        rank = entry.rank + 10 * self._order(entry)
        return replace(entry, outlook=self._outlook(entry, prospect), vain=prospect.is_vain, rank=rank)

    def _outlook(self, entry: ShownOption, prospect: Prospect) -> str:
        if entry.key == END.key:
            return self._of_the_end(prospect)
        if entry.role != "choice" and entry.key != PASS.key:
            return ""
        say = self._names.texts.say
        if prospect.is_vain:
            return say("forecast-vain")
        named = self._target(entry)
        parts: list[str] = []
        if prospect.wins:
            parts.append(say("forecast-wins"))
        if prospect.loses:
            parts.append(say("forecast-loses"))
        own = next((fate for fate in prospect.fates if fate.warrior == named), None)
        if own is not None and not self._is_told(entry, own):
            parts.append(self._fate(own))
        elif own is None and self._is_strike(entry) and not prospect.is_open:
            parts.append(say("forecast-no-damage"))
        others = [fate for fate in prospect.fates if fate.warrior != named]
        parts += [self._of(fate) for fate in others[:MOST_NAMED]]
        if len(others) > MOST_NAMED:
            parts.append(say("forecast-more", count=len(others) - MOST_NAMED))
        if prospect.drawn:
            parts.append(say("forecast-draws", count=prospect.drawn))
        return " · ".join(parts)

    def _of_the_end(self, prospect: Prospect) -> str:
        if prospect.wins:
            return self._names.texts.say("forecast-wins")
        if prospect.threats:
            return self._names.texts.say("forecast-they-arrive", warriors=self._named(prospect.threats))
        return ""

    def _is_strike(self, entry: ShownOption) -> bool:
        """Whether an option hits the warrior it names."""
        return entry.key in self._options and isinstance(self._options[entry.key].payload, Attack)

    def _is_told(self, entry: ShownOption, fate: Fate) -> bool:
        """Whether the name of an option says it already: where a warrior goes."""
        is_move = entry.key in self._options and isinstance(self._options[entry.key].payload, Steps)
        return is_move and fate.kind == "moved"

    def _target(self, entry: ShownOption) -> WarriorId:
        """Whom the name of an option names already."""
        assert entry.key is not None
        match self._options[entry.key].payload:
            case Attack(target):
                return target
            case OnWarrior(warrior) | StepOf(warrior) | FormOf(warrior) | TakeForm(warrior):
                return warrior
            case Steps():
                return about_of(self._forecast.question).target
            case Play(_, target):
                return target
            case _:
                return NOBODY

    def _fate(self, fate: Fate) -> str:
        """What becomes of one warrior, without its name."""
        say = self._names.texts.say
        match fate.kind:
            case "destroyed":
                return say("forecast-dies")
            case "returned":
                return say("forecast-returns")
            case "sent_back":
                return say("forecast-sent-back")
            case "hurt":
                return say("forecast-survives", damage=fate.damage, left=fate.left)
            case "moved":
                return say("forecast-moves", cell=self._names.cell(fate.cell))

    def _of(self, fate: Fate) -> str:
        warrior = self._names.warrior(self._view.public, fate.warrior)
        return self._names.texts.say("forecast-of", warrior=warrior, words=self._fate(fate))


def plainly_destroyed(view: SeatView, decision: Decision) -> tuple[WarriorId, ...]:
    """Enemies an attack would destroy by the numbers on the board alone; abilities could only add to them."""
    found: list[WarriorId] = []
    for attack in attacks_left(decision):
        target = view.public.warrior(attack.target)
        if target is None:
            continue
        total = 0
        for number in attack.participants:
            striker = view.public.warrior(number)
            far = abs(striker.cell - target.cell) if striker is not None else 0
            if striker is not None and 0 < far <= len(striker.strikes):
                total += striker.strikes[far - 1] or 0
        if total >= target.life_left:
            found.append(target.id)
    return tuple(found)


def fates_of_targets(forecast: Forecast) -> Forecast | None:
    """What a puzzle tells: what becomes of the warrior an attack or a spell names, nothing beyond.

    That is arithmetic anybody can do with the numbers in the picture. Which of them to choose, and what that
    does to the match, is what a puzzle is about.
    """
    found: dict[str, Prospect] = {}
    for option in forecast.question.options:
        prospect, payload = forecast.of(option.key), option.payload
        if isinstance(prospect, Prospect) and isinstance(payload, Attack | OnWarrior):
            target = payload.target if isinstance(payload, Attack) else payload.warrior
            named = tuple(fate for fate in prospect.fates if fate.warrior == target)
            found[option.key] = Prospect(fates=named, is_vain=prospect.is_vain, is_open=prospect.is_open)
    return replace(forecast, prospects=found, follow_ups={}) if found else None
