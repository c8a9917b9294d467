"""Answering before one is asked: private, and changed as often as a player likes until the question comes."""

from __future__ import annotations

from sfb_bot.kernel import AnswerAhead, LineAhead, Seat, StaleAnswer
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import Change, MatchId, UserId
from sfb_bot.matches.undo import UndoRights, refuse_over, refuse_paused


def nothing_to_choose(coming: LineAhead | None) -> StaleAnswer:
    """The refusal for a choice that cannot be made: something else is coming, or nothing at all."""
    return StaleAnswer("no such question is coming", rule="stale" if coming is None else "ahead")


class AnswersAhead(UndoRights):
    """The use cases of answers beforehand. Nothing is told of them: no row to be shown, no line of a log."""

    async def answer_ahead(
        self, match: MatchId, user: UserId, prompt: str, keys: tuple[str, ...], given: int = 0
    ) -> Look:
        """Choose what is answered when the question comes; `given` is how many of its line come before it.

        Another answer than the one chosen there before replaces it and all that came after; the same once
        more changes nothing. StaleAnswer when no such question is coming.
        """
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            refuse_paused(live)
            coming = live.coming(seat)
            question = coming.question_after(given) if coming is not None else None
            # What is not to be had was there when the panel was shown.
            if coming is None or coming.prompt != prompt or question is None or not question.allows(keys):
                raise nothing_to_choose(coming)
            before, after = coming.answers[:given], coming.answers[given:]
            if not after or sorted(after[0]) != sorted(keys):
                await self._set_ahead(live, seat, AnswerAhead(seat, prompt, (*before, keys)))
            return await self._look(live, user, "done")

    async def forget_ahead(self, match: MatchId, user: UserId) -> Look:
        """Be asked after all."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            if (line := live.ahead.get(seat)) is not None and not line.is_begun:
                await self._set_ahead(live, seat, None)
            return await self._look(live, user, "done")

    async def _set_ahead(self, live: LiveMatch, seat: Seat, chosen: AnswerAhead | None) -> None:
        record, kept = live.record, [each for each in live.ahead.values() if each.seat != seat]
        ahead = [*kept, chosen] if chosen is not None else kept
        await self._store.apply(Change(record, record.seq, record.ask_no, ahead=tuple(ahead)))
        live.set_line(seat, chosen)
