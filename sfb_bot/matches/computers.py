"""Computer players at the table: whoever of them is asked something is given a thought, and answers.

Their answers go through the same door as a person's. A press that names match, seat and question cannot count
twice, so a thought may be repeated: after the end of its process, of the bot, or when the match has gone on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeAlias

from sfb_bot.computer import Planned
from sfb_bot.computer.jobs import AnswerJob, DrawJob, Player
from sfb_bot.kernel import Decision, IllegalAnswer, PlayerError, Seat, TableError, Word
from sfb_bot.matches.alarm import Alarm, Alarms
from sfb_bot.matches.computer_players import ComputerPlayer, computer_player
from sfb_bot.matches.live_match import LiveMatch, told_of
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.matches import Matches
from sfb_bot.matches.ports import Clock, Store, StoreBroken
from sfb_bot.matches.records import MatchId, Moment, SeatRecord, UserId
from sfb_bot.matches.refusals import MatchBroken, NoSuchMatch
from sfb_bot.matches.rulebooks import Rulebooks
from sfb_bot.matches.seat_knowledge import hidden_prompts, seat_knowledge, since_boundary
from sfb_bot.matches.thinkers import Thinkers, ThoughtFailed

log = logging.getLogger(__name__)

RETRY_AFTER: Final = 5.0
LONGEST_SLEEP: Final = 3600.0
# Matches that are looked at at the same time; after a start these may be all there are.
LOOKED_AT_ONCE: Final = 4


@dataclass(frozen=True, slots=True)
class Asked:
    """A computer player is asked a question; without a job there is no way to think about it."""

    match: MatchId
    user: UserId
    ask_no: int
    question: Decision
    job: AnswerJob | None

    @property
    def press(self) -> str:
        """What the answer comes from; no question has the number of another, not even after an undo."""
        return f"computer/{self.match}/{self.user}/{self.ask_no}"


@dataclass(frozen=True, slots=True)
class Offered:
    """A computer player is offered a draw; `seq` and `ask_no` tell one offer from another.

    Without a job there is nothing to think about: the people on its side have agreed.
    """

    match: MatchId
    user: UserId
    ask_no: int
    seq: int
    job: DrawJob | None

    @property
    def press(self) -> str:
        """What the word comes from."""
        return f"computer/{self.match}/{self.user}/{self.ask_no}/{self.seq}"


@dataclass(frozen=True, slots=True)
class Followed:
    """The partners of a computer player give up, so it does, too."""

    match: MatchId
    user: UserId
    ask_no: int
    seq: int

    @property
    def press(self) -> str:
        """What the word comes from."""
        return f"computer/{self.match}/{self.user}/{self.ask_no}/{self.seq}"


Task: TypeAlias = Asked | Offered | Followed


class Computers:
    """Looks after all computer players: one task for each match in which something is to be done."""

    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        matches: Matches,
        rulebooks: Rulebooks,
        clock: Clock,
        alarms: Alarms,
    ) -> None:
        self._store = store
        self._cache = cache
        self._matches = matches
        self._rulebooks = rulebooks
        self._clock = clock
        self._alarms = alarms
        self._looking = asyncio.Semaphore(LOOKED_AT_ONCE)
        self._plans: dict[tuple[MatchId, UserId], tuple[Planned, ...]] = {}
        self._running: dict[MatchId, asyncio.Task[None]] = {}
        self._again: set[MatchId] = set()

    async def run(self, thinkers: Thinkers) -> None:
        """Think whenever a computer player is asked something, until cancelled; nobody waits for the end."""
        alarm: Alarm = self._alarms.computers
        try:
            await self._find_all()
            while True:
                alarm.look_again()
                changed, self._alarms.changed = self._alarms.changed, set[MatchId]()
                for match in sorted(changed):
                    self._look_after(match, thinkers)
                await alarm.sleep(LONGEST_SLEEP)
        finally:
            for task in self._running.values():
                task.cancel()
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _find_all(self) -> None:
        """Look at all matches with computer players: somebody may have been asked when the bot ended."""
        while True:
            try:
                self._alarms.changed.update(await self._store.matches_with_computers())
            except TableError:
                log.exception("computer players could not be looked for")
                await self._clock.sleep(RETRY_AFTER)
            else:
                return

    def _look_after(self, match: MatchId, thinkers: Thinkers) -> None:
        if match in self._running:
            self._again.add(match)
            return
        task = self._running[match] = asyncio.create_task(self._go_on(match, thinkers))
        task.add_done_callback(lambda _: self._running.pop(match, None))

    async def _go_on(self, match: MatchId, thinkers: Thinkers) -> None:
        """Do all there is to do in one match; what goes wrong is tried again after a while."""
        refused: Task | None = None
        while True:
            self._again.discard(match)
            try:
                task = await self._next(match)
                if task is None:
                    if match not in self._again:
                        return
                elif task == refused:
                    # Nothing has changed since, so it would be refused for ever.
                    log.error("match %s refuses what its computer player wants: %s", match, task.press)
                    return
                elif not await self._do(task, thinkers):
                    refused = task
            except (TableError, OSError):
                log.exception("the computer players of match %s could not go on", match)
                await self._clock.sleep(RETRY_AFTER)

    # --- What is to be done ---

    async def _next(self, match: MatchId) -> Task | None:
        """The next thing a computer player has to do in a match, None if there is nothing."""
        async with self._looking:
            try:
                async with self._cache.hold(match) as live:
                    return await self._task(live)
            except (NoSuchMatch, MatchBroken):
                return None

    async def _task(self, live: LiveMatch) -> Task | None:
        record, run = live.record, live.run
        seats = record.computers
        if record.status != "live" or run.is_over:
            self._plans = {key: plan for key, plan in self._plans.items() if key[0] != record.id}
            return None
        for seat in seats:
            if _gives_up(live, seat):
                return Followed(record.id, seat.user, record.ask_no, record.seq)
            if Word.DECLINE_DRAW in live.rules.words(run.state, seat.seat):
                people = _people_of_side(live, seat)
                if not _can_all_say(live, people, Word.WITHDRAW_DRAW):
                    continue
                job = None if people else await self._draw_job(live, seat)
                return Offered(record.id, seat.user, record.ask_no, record.seq, job)
        for seat in seats:
            question, held = run.decision_for(seat.seat), live.held.get(seat.seat)
            if question is None or (held is not None and held.ask_no == record.ask_no):
                continue
            if _lets_a_person_go_first(live, seat, self._clock.now()):
                continue
            job = await self._answer_job(live, seat)
            return Asked(record.id, seat.user, record.ask_no, question, job)
        return None

    async def _answer_job(self, live: LiveMatch, seat: SeatRecord) -> AnswerJob | None:
        try:
            known = await seat_knowledge(self._store, hidden_prompts(self._rulebooks, live), live, seat.seat)
            plan = self._plans.get((live.record.id, seat.user), ())
            return AnswerJob(self._player(live, seat), known, plan)
        except StoreBroken:
            raise
        except Exception:
            # Whatever is wrong with it, the match goes on.
            log.exception("what a computer player of match %s knows cannot be told", live.record.id)
            return None

    def _player(self, live: LiveMatch, seat: SeatRecord) -> Player:
        record, edition = live.record, live.rules.edition
        player = computer_player(seat.user) or ComputerPlayer("normal")
        content = self._rulebooks.content_of(record.game, edition)
        # Nobody can tell the match's own seed from it.
        seed = blake2b(f"{record.seed}/{seat.seat}".encode(), digest_size=16, person=b"computer").hexdigest()
        return Player(record.game, edition, content, player.level, seed)

    async def _draw_job(self, live: LiveMatch, seat: SeatRecord) -> DrawJob:
        run = live.run
        at = told_of(run) if run.at_boundary else (await since_boundary(self._store, live)).start
        view = live.rules.seat_view(at.state, at.ask, seat.seat)
        return DrawJob(self._player(live, seat), seat.seat, view)

    # --- Doing it ---

    async def _do(self, task: Task, thinkers: Thinkers) -> bool:
        """Think and answer; False when that is refused, most often because the match has gone on."""
        try:
            match task:
                case Asked():
                    await self._answer(task, thinkers)
                case Offered():
                    word = Word.OFFER_DRAW if await self._agrees(task, thinkers) else Word.DECLINE_DRAW
                    await self._matches.say(task.match, task.user, word, task.press, task.ask_no)
                case Followed():
                    await self._matches.say(task.match, task.user, Word.CONCEDE, task.press, task.ask_no)
        except PlayerError as error:
            log.debug("what the computer player of match %s wanted is past: %s", task.match, error)
            return False
        return True

    async def _answer(self, task: Asked, thinkers: Thinkers) -> None:
        key, keys = (task.match, task.user), task.question.default
        try:
            if task.job is not None:
                thought = await thinkers.answer(task.job)
                keys, self._plans[key] = thought.keys, thought.plan
        except ThoughtFailed as error:
            # Nobody shall have to wait for a thought that never comes.
            log.error("a computer player of match %s has no thought: %s", task.match, error)
        try:
            await self._matches.answer(task.match, task.user, task.ask_no, keys, task.press)
        except IllegalAnswer:
            log.exception("a computer player of match %s answered what cannot be", task.match)
            self._plans.pop(key, None)
            default = task.question.default
            await self._matches.answer(task.match, task.user, task.ask_no, default, task.press)

    async def _agrees(self, task: Offered, thinkers: Thinkers) -> bool:
        try:
            return task.job is None or await thinkers.agrees(task.job)
        except ThoughtFailed as error:
            log.error("a computer player of match %s cannot decide: %s", task.match, error)
            return False


def _people_of_side(live: LiveMatch, seat: SeatRecord) -> list[Seat]:
    """Whom a computer player follows in what is not a move: the people on its side."""
    partners = (live.seat_record(partner) for partner in live.partners(seat.seat))
    return [partner.seat for partner in partners if not partner.is_computer]


def _lets_a_person_go_first(live: LiveMatch, seat: SeatRecord, now: Moment) -> bool:
    """Whether a person is asked the same, and may want to act first; once they have, or their part is done,
    the computer player looks again.
    """
    sharing = (live.seat_record(each) for each in live.asked_with(seat.seat))
    return any(_may_act(live, each, live.record.time(now)) for each in sharing if not each.is_computer)


def _may_act(live: LiveMatch, person: SeatRecord, now: Moment) -> bool:
    """Not who is away, nor who has ordered not to be asked; before the hidden moment nobody may see that."""
    if person.away_until > now:
        return False
    return not live.has_waived(person.seat) or live.release_at(person.seat) is not None


def _can_all_say(live: LiveMatch, seats: Sequence[Seat], word: Word) -> bool:
    return all(word in live.rules.words(live.run.state, seat) for seat in seats)


def _gives_up(live: LiveMatch, seat: SeatRecord) -> bool:
    """Whether all people on its side have given up and wait for it."""
    people = _people_of_side(live, seat)
    return (
        bool(people)
        and _can_all_say(live, people, Word.WITHDRAW_CONCESSION)
        and Word.CONCEDE in live.rules.words(live.run.state, seat.seat)
    )
