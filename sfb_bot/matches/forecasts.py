"""Forecasts: what the answers to somebody's question lead to, worked out with what their seat may know.

It is done where presses are answered, in slices of a millisecond or two: a question takes 3 ms, seldom 30. A
panel never depends on it: what fails, or comes while too much else is looked into, is left out.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sfb_bot.computer import Knowledge, foreseeing
from sfb_bot.kernel import Decision, Forecast
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, MatchRecord, UserId
from sfb_bot.matches.rulebooks import AnyMind, Rulebooks

log = logging.getLogger(__name__)

KEPT: Final = 500
# So many questions are looked into at the same time; whoever comes then gets the panel without.
MOST_AT_ONCE: Final = 8


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What somebody was told about a question, and what they saw then; no forecast where there is none.

    Any: what a view is belongs to the game.
    """

    ask_no: int
    view: Any
    question: Decision
    forecast: Forecast | None


class Forecasts:
    """Looks into each question once, however often it is shown; forgotten with a restart."""

    def __init__(self, rulebooks: Rulebooks) -> None:
        self._rulebooks = rulebooks
        self._kept: OrderedDict[tuple[MatchId, UserId], Foreseen] = OrderedDict()
        self._under_way = 0

    async def of(self, look: Look) -> Forecast | None:
        """Where the answers to the open question of a look lead; None where there is nothing to tell."""
        if look.seat is None or look.question is None:
            return None
        record, user = look.record, look.record.seats[look.seat].user
        kept = self.kept(record.id, user, record.ask_no)
        if kept is not None:
            return kept.forecast
        if self._under_way >= MOST_AT_ONCE:
            return None
        found = await self._found(record, look.known)
        self._kept[record.id, user] = Foreseen(record.ask_no, look.private, look.question, found)
        self._kept.move_to_end((record.id, user))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def kept(self, match: MatchId, user: UserId, ask_no: int) -> Foreseen | None:
        """What somebody was told about a question; None where nobody has looked into it."""
        kept = self._kept.get((match, user))
        return kept if kept is not None and kept.ask_no == ask_no else None

    async def along(self, look: Look, answers: Sequence[tuple[str, ...]]) -> list[Forecast | None]:
        """The forecast for every question on the way of these answers; None for those that have none."""
        return [
            await self._found(look.record, look.known, tuple(answers[:number]))
            for number in range(len(answers))
        ]

    async def _found(
        self, record: MatchRecord, known: Knowledge[Any] | None, ahead: tuple[tuple[str, ...], ...] = ()
    ) -> Forecast | None:
        mind = self._rulebooks.mind_of(record.game, record.edition)
        if known is None or mind is None:
            return None
        return await self._worked_out(mind, known, f"match {record.id}", ahead)

    async def in_practice(self, mind: AnyMind, known: Knowledge[Any], exercise: str) -> Forecast | None:
        """Where the answers to the question of an exercise lead, for whoever knows this much."""
        if self._under_way >= MOST_AT_ONCE:
            return None
        return await self._worked_out(mind, known, exercise)

    async def _worked_out(
        self, mind: AnyMind, known: Knowledge[Any], where: str, ahead: tuple[tuple[str, ...], ...] = ()
    ) -> Forecast | None:
        self._under_way += 1
        try:
            work = foreseeing(mind, known, ahead)
            while True:
                next(work)
                await asyncio.sleep(0)
        except StopIteration as done:
            return done.value
        except Exception:
            # The question can be answered without, and nobody shall wait for a bug in what is only a help.
            log.exception("there is no forecast for %s", where)
            return None
        finally:
            self._under_way -= 1
