"""Answering before one is asked: private, and changed as often as a player likes until the question comes."""

from __future__ import annotations

from sfb_bot.kernel import AnswerAhead, IllegalAnswer, Seat, StaleAnswer
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import Change, MatchId, UserId
from sfb_bot.matches.undo import UndoRights, refuse_over, refuse_paused


class AnswersAhead(UndoRights):
    """The use cases of answers beforehand. Nothing is told of them: no row to be shown, no line of a log."""

    async def answer_ahead(self, match: MatchId, user: UserId, prompt: str, keys: tuple[str, ...]) -> Look:
        """Choose what is answered when the question comes; StaleAnswer when no such question is coming."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            refuse_paused(live)
            coming = live.coming(seat)
            if coming is None or coming.prompt != prompt:
                raise StaleAnswer("no such question is coming", rule="stale")
            try:
                coming.chosen(keys)
            except IllegalAnswer as error:
                # It was there when the panel was shown.
                raise StaleAnswer(str(error), rule="stale") from error
            await self._set_ahead(live, seat, AnswerAhead(seat, prompt, keys))
            return await self._look(live, user, "done")

    async def forget_ahead(self, match: MatchId, user: UserId) -> Look:
        """Be asked after all."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            await self._set_ahead(live, seat, None)
            return await self._look(live, user, "done")

    async def _set_ahead(self, live: LiveMatch, seat: Seat, chosen: AnswerAhead | None) -> None:
        if live.ahead.get(seat) == chosen:
            return
        record, kept = live.record, [each for each in live.ahead.values() if each.seat != seat]
        ahead = [*kept, chosen] if chosen is not None else kept
        await self._store.apply(Change(record, record.seq, record.ask_no, ahead=tuple(ahead)))
        live.ahead = {each.seat: each for each in ahead}
