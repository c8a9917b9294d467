"""Hints: what a computer player would answer in a player's place, and why. Nobody else hears of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from sfb_bot.computer import Planned, Thought, reasons
from sfb_bot.computer.jobs import AnswerJob, Player
from sfb_bot.computer.search import How
from sfb_bot.kernel import StaleAnswer
from sfb_bot.matches.advice import Advice, Ground
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import MatchId, MatchRecord, UserId
from sfb_bot.matches.refusals import NoHints
from sfb_bot.matches.rulebooks import Rulebooks
from sfb_bot.matches.seat_knowledge import hidden_prompts, seat_knowledge
from sfb_bot.matches.thinkers import Thinkers

HINT_LEVEL: Final = "normal"
KEPT: Final = 500


# From how a thought came about to what it is worth.
_GROUNDS: Final[dict[How, Ground]] = {
    "search": "search",
    "plan": "search",
    "reflex": "habit",
    "only": "habit",
    "forgotten": "unsure",
    "default": "unsure",
}


@dataclass(frozen=True, slots=True)
class _Thoughts:
    """The advice to one question, under way or given, and what was planned with it."""

    ask_no: int
    advice: asyncio.Task[tuple[Advice, tuple[Planned, ...]]]


class Hints:
    """Thinks once about each question, however often it is asked; forgotten with a restart."""

    def __init__(
        self, store: Store, cache: MatchCache, rulebooks: Rulebooks, thinkers: Thinkers | None
    ) -> None:
        self._store = store
        self._cache = cache
        self._rulebooks = rulebooks
        self._thinkers = thinkers
        self._kept: OrderedDict[tuple[MatchId, UserId], _Thoughts] = OrderedDict()

    def are_given_in(self, record: MatchRecord) -> bool:
        """Whether the players of a match may ask for hints."""
        return record.hints and self._thinkers is not None

    def given(self, match: MatchId, user: UserId, ask_no: int) -> Advice | None:
        """The advice that was given on a question, if any."""
        kept = self._kept.get((match, user))
        found = _given(kept) if kept is not None and kept.ask_no == ask_no else None
        return found[0] if found is not None else None

    async def hint(self, match: MatchId, user: UserId, ask_no: int) -> Advice:
        """Advice on the question that is open to somebody.

        NoHints where the match has none, StaleAnswer when the match has gone on, ThoughtFailed when there is
        no thought to be had; then another try may help.
        """
        kept = self._kept.get((match, user))
        if kept is None or kept.ask_no != ask_no:
            kept = await self._begin(match, user, ask_no)
        # Others may wait for the same advice, so nobody takes it away from them.
        return (await asyncio.shield(kept.advice))[0]

    async def _begin(self, match: MatchId, user: UserId, ask_no: int) -> _Thoughts:
        async with self._cache.hold(match) as live:
            seat, record = live.seat_of(user), live.record
            if self._thinkers is None or not record.hints:
                raise NoHints("hints are not allowed in this match", rule="off")
            if record.ask_no != ask_no or live.run.decision_for(seat) is None:
                raise StaleAnswer("the match has gone on since", rule="stale")
            key, before = (match, user), self._kept.get((match, user))
            if before is not None and before.ask_no == ask_no:
                return before
            known = await seat_knowledge(self._store, hidden_prompts(self._rulebooks, live), live, seat)
            last = _given(before)
            job = AnswerJob(self._player(live, user), known, last[1] if last is not None else ())
            thinking = asyncio.create_task(self._think(self._thinkers, job, ask_no, last))
            kept = self._kept[key] = _Thoughts(ask_no, thinking)
            thinking.add_done_callback(lambda _: self._forget_failure(key, kept))
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return kept

    def _player(self, live: LiveMatch, user: UserId) -> Player:
        record, edition = live.record, live.rules.edition
        content = self._rulebooks.content_of(record.game, edition)
        # Of the match nothing but its number: a hint tells nothing of the seed.
        return Player(record.game, edition, content, HINT_LEVEL, f"hint/{record.id}/{live.seat_of(user)}")

    async def _think(
        self,
        thinkers: Thinkers,
        job: AnswerJob,
        ask_no: int,
        last: tuple[Advice, tuple[Planned, ...]] | None,
    ) -> tuple[Advice, tuple[Planned, ...]]:
        thought = await thinkers.answer(job)
        why = self._why(job, thought, last)
        return Advice(ask_no, thought.keys, _GROUNDS[thought.how], why), thought.plan

    def _why(
        self, job: AnswerJob, thought: Thought, last: tuple[Advice, tuple[Planned, ...]] | None
    ) -> tuple[str, ...]:
        if thought.how == "plan" and last is not None:
            # The rest of what was advised before, for the same reasons.
            return last[0].reasons
        mind = self._rulebooks.mind_of(job.player.game, job.player.edition)
        return reasons(thought, mind.weights) if mind is not None else ()

    def _forget_failure(self, key: tuple[MatchId, UserId], failed: _Thoughts) -> None:
        """What failed can be tried again."""
        if _given(failed) is None and self._kept.get(key) is failed:
            del self._kept[key]


def _given(kept: _Thoughts | None) -> tuple[Advice, tuple[Planned, ...]] | None:
    """The advice that was given, None where it is under way or failed."""
    if kept is None or not kept.advice.done() or kept.advice.cancelled() or kept.advice.exception():
        return None
    return kept.advice.result()
