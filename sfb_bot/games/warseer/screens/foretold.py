"""Forecasts in words: what an option leads to, and what to ask before it is taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Final

from sfb_bot.games.warseer.rules.choices import (
    Attack,
    Discard,
    Go,
    Heal,
    Hook,
    OnCreature,
    OnHex,
    PlayFeat,
    Shoot,
    Word,
)
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.prospects import Odds, Prospect
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.names import ATTACK_EMOJI, Names
from sfb_bot.kernel import Forecast
from sfb_bot.locale import signed
from sfb_bot.screens.game import Caution, ShownOption

MOST_NAMED: Final = 2
# Sections that begin with what promises most: what is done to somebody, and who can do it.
SORTED: Final = frozenset({"attacks", "shoots", "heals", "hooks", "activations"})
# A chance is told in whole per cent; what is nearly sure is not said to be sure.
LEAST_PERCENT: Final = 1
MOST_PERCENT: Final = 99


def percent(chance: float) -> int:
    """A chance in whole per cent: 0 and 100 only for what is impossible and sure."""
    if chance <= 0:
        return 0
    if chance >= 1:
        return 100
    return min(max(round(chance * 100), LEAST_PERCENT), MOST_PERCENT)


class Foreteller:
    """Puts the forecast for one question into words."""

    def __init__(self, view: SeatView, forecast: Forecast, names: Names) -> None:
        self._view = view
        self._forecast = forecast
        self._names = names
        self._options = {option.key: option for option in forecast.question.options}

    def entries(self, shown: Iterable[ShownOption]) -> tuple[ShownOption, ...]:
        """The options with their outlook; of several deeds what promises most stands first."""
        told = [self._entry(entry) for entry in shown]
        groups = (list(group) for _, group in groupby(told, key=lambda entry: entry.section))
        return tuple(
            entry
            for group in groups
            for entry in (sorted(group, key=lambda each: each.rank) if group[0].section in SORTED else group)
        )

    def pointed_out(self) -> tuple[str, ...]:
        """The hexes from which an enemy can be attacked."""
        return tuple(
            key
            for key, option in self._options.items()
            if isinstance(option.payload, Go | OnHex)
            and (prospect := self._prospect(key)) is not None
            and prospect.targets
        )

    def cautions(self, key: str) -> tuple[Caution, ...]:
        """What to ask before this option is taken."""
        prospect = self._prospect(key)
        if prospect is None:
            return ()
        texts = self._names.texts
        if prospect.loses:
            return (Caution("loses", texts.say("caution-loses")),)
        if prospect.idle and key in self._options:
            return (Caution(f"idle/{key}", texts.say(f"caution-idle-{prospect.idle}")),)
        return ()

    def _prospect(self, key: str | None) -> Prospect | None:
        found = self._forecast.of(key)
        return found if isinstance(found, Prospect) else None

    def _entry(self, entry: ShownOption) -> ShownOption:
        prospect = self._prospect(entry.key)
        if prospect is None or entry.key is None:
            return entry
        outlook = self._outlook(self._unsaid(prospect, entry.key), self._named(entry.key))
        told = replace(entry, outlook=outlook, vain=entry.vain or bool(prospect.idle))
        if isinstance(self._options[entry.key].payload, Go | OnHex) and prospect.targets:
            told = replace(told, emoji=ATTACK_EMOJI, rank=max(0, entry.rank - 20))
        if prospect.odds:
            # A likely kill stands before everything else of its kind.
            told = replace(told, rank=max(0, told.rank - round(prospect.odds[0].destroyed * 10)))
        return told

    def _unsaid(self, prospect: Prospect, key: str) -> Prospect:
        """What an option leads to, without what its label says already."""
        match self._options[key].payload:
            case Discard():
                return replace(prospect, income=0)
            case PlayFeat():
                return replace(prospect, points=0)
            case Word("influence"):
                return replace(prospect, influence=0)
            case Word("card"):
                return replace(prospect, drawn=0)
            case _:
                return prospect

    def _named(self, key: str) -> CreatureId:
        """The creature an option names, which its outlook need not name again."""
        match self._options[key].payload:
            case Attack(number) | Shoot(number) | Heal(number) | Hook(number) | OnCreature(number):
                return number
            case _:
                return NOBODY

    def _outlook(self, prospect: Prospect, named: CreatureId) -> str:
        texts = self._names.texts
        if prospect.wins:
            return texts.say("forecast-wins")
        if prospect.loses:
            return texts.say("forecast-loses")
        if prospect.idle:
            return texts.say(f"forecast-idle-{prospect.idle}")
        parts = [self._harm(odds, named) for odds in prospect.odds[: MOST_NAMED + 1]]
        parts += [self._healed(number, mean, named) for number, mean in prospect.healed[:MOST_NAMED]]
        gains = (
            ("forecast-points", prospect.points),
            ("forecast-influence", prospect.influence),
            ("forecast-income", prospect.income),
        )
        parts += [texts.say(key, amount=signed(amount), count=amount) for key, amount in gains if amount]
        if prospect.drawn:
            parts.append(texts.say("forecast-draws", count=prospect.drawn))
        if prospect.targets:
            creatures = [self._creature(number) for number in prospect.targets[:MOST_NAMED]]
            parts.append(texts.say("forecast-targets", creatures=", ".join(creatures)))
        found = [part for part in parts if part]
        if prospect.is_open and found:
            found.append(texts.say("forecast-open"))
        return " · ".join(found)

    def _creature(self, number: CreatureId) -> str:
        return self._names.creature(self._view.public, number)

    def _harm(self, odds: Odds, named: CreatureId) -> str:
        """What befalls one creature, with its name where the option does not say it."""
        texts, parts = self._names.texts, list[str]()
        chance = percent(odds.destroyed)
        if chance == 100:
            parts.append(texts.say("forecast-destroyed"))
        elif chance:
            parts.append(texts.say("forecast-chance", percent=chance))
        if chance < 100:
            parts.append(self._wounds(odds))
        if chance < 100 and (pushed := percent(odds.pushed)):
            parts.append(texts.say("forecast-push", percent=pushed))
        words = ", ".join(part for part in parts if part)
        if not words or odds.creature == named:
            return words
        return texts.say("forecast-of", creature=self._creature(odds.creature), words=words)

    def _wounds(self, odds: Odds) -> str:
        texts = self._names.texts
        if not odds.most:
            return texts.say("forecast-no-damage")
        if odds.least == odds.most:
            return texts.say("forecast-wounds", amount=odds.most)
        return texts.say("forecast-wounds-range", least=odds.least, amount=odds.most)

    def _healed(self, number: CreatureId, mean: float, named: CreatureId) -> str:
        words = self._names.texts.say("forecast-healed", amount=f"{mean:.1f}".removesuffix(".0"))
        if number == named:
            return words
        return self._names.texts.say("forecast-of", creature=self._creature(number), words=words)
