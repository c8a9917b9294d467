"""Forecasts in words: what an option leads to, and what to ask before it is taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from sfb_bot.games.brawl.rules.choices import (
    END_TURN,
    PASS,
    USE,
    HowMany,
    OnCard,
    OnCore,
    OnFigure,
    OnHex,
    OnPath,
    OnReaction,
    OnTargets,
    StandardChoice,
)
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.prospects import Harm, Prospect, Shift
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.games.brawl.screens.questions import about_of
from sfb_bot.kernel import Forecast, Option
from sfb_bot.screens.game import Caution, ShownOption

STRIKE: Final = "⚔️"
# So many hexes have their outlook on their buttons; beyond that a line tells of them together.
WITH_OUTLOOK: Final = 5
MOST_NAMED: Final = 3


class Foreteller:
    """Puts the forecast for one question into words."""

    def __init__(self, view: SeatView, forecast: Forecast, names: Names) -> None:
        self._view = view
        self._forecast = forecast
        self._names = names
        self._options = {option.key: option for option in forecast.question.options}
        own = side_of(view.seat)
        self._enemies = frozenset(figure.id for figure in view.public.figures if figure.side != own)

    def entries(self, shown: Iterable[ShownOption]) -> tuple[ShownOption, ...]:
        """The options with their outlook; of the cards those first that do most, by what is known."""
        found = [self._entry(each) for each in shown]
        return tuple(
            entry
            for section, entries in groupby(found, key=lambda entry: entry.section)
            for entry in (sorted(entries, key=self._use) if section == "cards" else entries)
        )

    def _use(self, entry: ShownOption) -> int:
        """How soon a card comes to mind: it hits or meets something, may do so, or surely does not."""
        prospect = self._prospect(entry.key)
        if entry.vain or prospect is None:
            return 2 if entry.vain else 1
        gains = any(shift.is_own == shift.is_met for shift in prospect.shifts)
        return 0 if prospect.hits(self._enemies) or gains or prospect.points else 1

    def strikes(self) -> tuple[str, ...]:
        """The hexes from which an enemy can be hit."""
        return tuple(
            key
            for key, option in self._options.items()
            if isinstance(option.payload, OnHex | OnPath) and self._hits(key)
        )

    def line(self) -> str:
        """From where whom: for hexes on small buttons."""
        strikes = self.strikes()
        if not strikes or len(self._options) <= WITH_OUTLOOK:
            return ""
        groups: dict[str, list[str]] = {}
        for key in strikes:
            groups.setdefault(self._short(self._hits(key)), []).append(key)
        say = self._names.texts.say
        parts = [
            say("forecast-strikes-from", hexes=", ".join(keys), champions=champions)
            for champions, keys in groups.items()
        ]
        return say("forecast-strikes", groups=" ".join(parts[:MOST_NAMED]))

    def cautions(self, key: str) -> tuple[Caution, ...]:
        """What to ask before this option is taken."""
        prospect, option = self._prospect(key), self._options.get(key)
        if prospect is None or option is None:
            return ()
        say = self._names.texts.say
        if key == END_TURN.key and prospect.others_score:
            name = "caution-others-win" if prospect.outcome == "lost" else "caution-others-score"
            return (Caution("score", say(name, points=prospect.others_score)),)
        is_deed = isinstance(option.payload, OnCard | StandardChoice | OnFigure | OnTargets)
        if not prospect.idle or not (is_deed or key == USE.key):
            return ()
        words = self._names.texts.say(f"caution-idle-{prospect.idle}", champion=self._acting(option))
        return (Caution(f"idle/{about_of(self._forecast.question).card}/{key}", words),)

    def _prospect(self, key: str | None) -> Prospect | None:
        found = self._forecast.of(key)
        return found if isinstance(found, Prospect) else None

    def _hits(self, key: str) -> tuple[Harm, ...]:
        prospect = self._prospect(key)
        return prospect.hits(self._enemies) if prospect is not None else ()

    def _acting(self, option: Option) -> str:
        """Whose action an option would be, by name."""
        payload, names = option.payload, self._names
        if isinstance(payload, OnCard):
            return names.champion(names.content.cards[payload.card].champion)
        figure = payload.figure if isinstance(payload, OnFigure) else about_of(self._forecast.question).figure
        return names.figure(self._view.public, figure)

    def _entry(self, entry: ShownOption) -> ShownOption:
        prospect = self._prospect(entry.key)
        if entry.key is None or prospect is None:
            return entry
        is_vain = bool(prospect.idle) or prospect.aims_at_nobody
        told = replace(entry, outlook=self._outlook(entry, prospect), vain=is_vain)
        match self._options[entry.key].payload:
            case OnTargets(figures, cells) if len(cells) == 1:
                # How far away it is does not matter any more.
                return replace(told, label=self._names.figure(self._view.public, figures[0]))
            case OnHex() | OnPath() if self._hits(entry.key):
                return replace(told, emoji=STRIKE)
            case _:
                return told

    def _outlook(self, entry: ShownOption, prospect: Prospect) -> str:
        assert entry.key is not None
        match self._options[entry.key].payload:
            case OnTargets(figures, cells) if len(cells) == 1:
                return self._at(prospect, figures[0])
            case OnFigure(figure) if self._forecast.question.prompt != "who_acts":
                return self._at(prospect, figure, is_aim=False)
            case OnCore() | HowMany(0):
                # Whatever it pays for, the core makes no difference; and nothing is nothing.
                return ""
            case OnHex(cell) | OnPath(cell) if cell in self._view.public.tokens:
                # Its name says that there is a trap, and what is known of it.
                return ""
            case OnReaction(_, figure):
                return self._at(prospect, figure)
            case _:
                is_told = entry.key in (PASS.key, END_TURN.key) or entry.role == "choice"
                return self._all(prospect) if is_told else ""

    def _at(self, prospect: Prospect, figure: FigureId, *, is_aim: bool = True) -> str:
        """What befalls the champion that an option names, and what else comes of it."""
        if prospect.idle:
            return self._names.texts.say(f"forecast-idle-{prospect.idle}")
        own = next((harm for harm in prospect.harms if harm.figure == figure), None)
        parts = [self._harm(own)] if own is not None else []
        is_attack = self._forecast.question.prompt in ("attack", "react")
        if is_attack and is_aim and not any(parts):
            parts = [self._names.texts.say("forecast-no-damage")]
        others = tuple(harm for harm in prospect.harms if harm.figure != figure and harm.most)
        parts.append(self._short(others))
        return self._joined(parts, prospect)

    def _all(self, prospect: Prospect) -> str:
        """What befalls whomever."""
        say = self._names.texts.say
        if prospect.others_score:
            name = "forecast-others-win" if prospect.outcome == "lost" else "forecast-others-score"
            return say(name, points=prospect.others_score)
        if prospect.idle:
            return say(f"forecast-idle-{prospect.idle}")
        hurt = sorted((harm for harm in prospect.harms if harm.most), key=self._rank)
        parts: list[str] = []
        if len(hurt) == 1 and hurt[0].least:
            champion = self._names.figure(self._view.public, hurt[0].figure)
            parts.append(say("forecast-of", champion=champion, words=self._harm(hurt[0])))
        elif hurt:
            name = "forecast-hits" if all(harm.least for harm in hurt) else "forecast-can-hit"
            parts.append(say(name, champions=self._short(hurt)))
        elif prospect.aims_at_nobody:
            parts.append(say("forecast-nobody-in-reach"))
        return self._joined(parts, prospect)

    def _joined(self, parts: Sequence[str], prospect: Prospect) -> str:
        say, found = self._names.texts.say, [part for part in parts if part]
        if prospect.outcome == "won":
            found.insert(0, say("forecast-wins"))
        is_reaction = self._forecast.question.prompt == "react"
        if is_reaction and not found:
            found.append(say("forecast-no-damage"))
        for harm in prospect.harms:
            if harm.trap == "will":
                champion = self._names.figure(self._view.public, harm.figure)
                found.append(say("forecast-trap", champion=champion))
        found.extend(words for shift in prospect.shifts if (words := self._shift(shift)))
        if is_reaction and prospect.asks_others:
            found.append(say("forecast-others-choose"))
        return " · ".join(found)

    def _rank(self, harm: Harm) -> tuple[bool, bool, int]:
        return harm.figure not in self._enemies, harm.falls == "no", -harm.most

    def _harm(self, harm: Harm) -> str:
        """What befalls one champion, in full; empty where it is nothing."""
        say, facts = self._names.texts.say, {"before": harm.before, "after": harm.after}
        if harm.falls != "no":
            return say("forecast-out" if harm.falls == "will" else "forecast-may-out")
        if not harm.most:
            return say("forecast-healed", amount=harm.healed, **facts) if harm.healed else ""
        if harm.least == harm.most:
            words = say("forecast-damage", amount=harm.most, **facts)
        elif harm.least:
            words = say("forecast-damage-range", least=harm.least, amount=harm.most, **facts)
        else:
            words = say("forecast-damage-up-to", amount=harm.most, **facts)
        return say("forecast-blocked", words=words, bumps=harm.bumps) if harm.bumps else words

    def _short(self, harms: Sequence[Harm]) -> str:
        """Several champions and how they stand then."""
        say, words = self._names.texts.say, list[str]()
        for harm in sorted(harms, key=self._rank)[:MOST_NAMED]:
            champion = self._names.figure(self._view.public, harm.figure)
            if harm.falls != "no":
                words.append(say("forecast-short-out", champion=champion))
            else:
                words.append(say("forecast-short", champion=champion, before=harm.before, after=harm.after))
        return ", ".join(words)

    def _shift(self, shift: Shift) -> str:
        """A challenge that begins or ceases to be met; of what may be lost only what surely is."""
        kind = {
            (True, True): ("forecast-meets", "forecast-can-meet"),
            (True, False): ("forecast-loses", ""),
            (False, True): ("forecast-gives", ""),
            (False, False): ("forecast-takes", "forecast-can-take"),
        }[shift.is_own, shift.is_met]
        name = kind[0] if shift.is_sure else kind[1]
        return self._names.texts.say(name, challenge=self._names.challenge(shift.challenge)) if name else ""


def damage_of_targets(forecast: Forecast) -> Forecast | None:
    """What a puzzle tells: the damage a target takes, once it is asked for; None for any other question.

    That is arithmetic anybody can do with the card and the shields in the picture. Which card, from where,
    and what that does to challenges or the match is what a puzzle is about.
    """
    found: dict[str, Prospect] = {}
    for option in forecast.question.options:
        prospect, payload = forecast.of(option.key), option.payload
        if isinstance(prospect, Prospect) and isinstance(payload, OnTargets) and len(payload.cells) == 1:
            named = tuple(harm for harm in prospect.harms if harm.figure in payload.figures)
            found[option.key] = Prospect(harms=named, idle=prospect.idle)
    return replace(forecast, prospects=found, follow_ups={}) if found else None
