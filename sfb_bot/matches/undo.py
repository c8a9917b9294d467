"""Taking back: own choices alone, more by consent of the other side, anything by an organiser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Literal

from sfb_bot.kernel import (
    Entry,
    Json,
    MatchOver,
    ReplayDiverged,
    Seat,
    StaleAnswer,
    Word,
    is_word_of_another,
)
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.limits import refuse_too_many_requests
from sfb_bot.matches.live_match import AnyRun, LiveMatch
from sfb_bot.matches.lobby_records import Ping
from sfb_bot.matches.looks import Look, Looks
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import (
    Rewound,
    UndoAgreed,
    UndoAsked,
    Undoing,
    Undone,
    UndoRefused,
    notice_row,
)
from sfb_bot.matches.ports import Clock, Competition, Store
from sfb_bot.matches.records import AdminAction, MatchId, NewOutbox, UserId
from sfb_bot.matches.refusals import MatchPaused, NothingToUndo
from sfb_bot.matches.told import encode

# What the others of a match can be asked for.
Requested = Literal["draw", "undo", "concession"]


class UndoRights(Looks):
    """The use cases of undo. Every public one holds the match's lock while it works."""

    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        committer: Committer,
        clock: Clock,
        competition: Competition,
    ) -> None:
        super().__init__(store, cache)
        self._competition = competition
        self._committer = committer
        self._clock = clock

    async def _ask(self, live: LiveMatch, seat: Seat, what: Requested, others: Iterable[Seat]) -> None:
        """Count a request that pings the others; TooMany from somebody who asks too soon again."""
        now, match, asker = self._clock.now(), live.record, live.seat_record(seat).user
        turn = live.rules.turn(live.run.state)
        number = turn[1] if turn else 0
        refuse_too_many_requests(await self._store.requests_of(match.id, asker), what, number, now)
        await self._store.add_pings(
            [
                Ping(now, what, match.guild, asker, live.seat_record(other).user, None, match.id, number)
                for other in others
            ]
        )

    async def _repeated(self, live: LiveMatch, user: UserId, interaction: str) -> Look | None:
        """The look for somebody whose press was carried out before, and so is refused now; else None."""
        if interaction and await self._store.seen_interaction(interaction):
            return await self._look(live, user, "repeated")
        return None

    async def undo(self, match: MatchId, user: UserId, interaction: str, ask_no: int | None = None) -> Look:
        """Take back the last own choice, if nothing became known and nobody else had to decide since.

        `ask_no` is the question the player was looking at, None for whichever is open. What others have
        said meanwhile, a draw they offered, stands.
        """
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_paused(live)
            if ask_no is not None and ask_no != live.record.ask_no:
                raise StaleAnswer("the match has gone on since", rule="stale")
            if not await self.undoable(live, seat):
                raise NothingToUndo("something became known or somebody else decided since", rule="undo")
            recent = live.recent or []
            said = list(takewhile(lambda step: is_word_of_another(step, seat), reversed(recent)))
            words = [step.entry for step in reversed(said)]
            to_seq = live.record.seq - 1 - len(words)
            await self._rewind(live, to_seq, Undone(seat), interaction, words=words)
            return await self._look(live, user, "done")

    async def ask_undo(self, match: MatchId, user: UserId, interaction: str = "") -> tuple[int, int]:
        """Ask the other side to take back the last own answers: to which entry, and during which question.

        The newest request of a match is the one that can be agreed to. Where the other side is computer
        players alone, they answer at once.
        """
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            entries = await self._store.entries(match)
            seq = live.record.seq
            while seq and entries[seq - 1].entry.seat != seat:
                seq -= 1
            while seq and entries[seq - 1].entry.seat == seat:
                seq -= 1
            if not any(stored.entry.seat == seat for stored in entries[seq:]):
                raise NothingToUndo("you have not decided anything yet", rule="undo")
            ask_no = live.record.ask_no
            if _is_against_computers(live, seat):
                await self._ask_computers(live, seat, seq, interaction)
                return seq, live.record.ask_no
            await self._ask(live, seat, "undo", live.opponents(seat))
            await self._store.save_note(_request_key(match), _request(seat, ask_no, seq))
            shown, _ = await self._shown_seq(match)
            events = await self._seen_events(live, seq, shown)
            await self._committer.tell(live, notice_row(UndoAsked(seat, seq, ask_no, events=events)))
            return seq, ask_no

    async def _ask_computers(self, live: LiveMatch, seat: Seat, to_seq: int, interaction: str) -> None:
        """Computer players let people take back what they like, unless ratings or a league are at stake."""
        other = live.opponents(seat)[0]
        is_rated = (await self._store.guild_settings(live.record.guild)).rates_computers
        if (is_rated and not live.record.hints) or await self._competition.has(live.record.id):
            await self._ask(live, seat, "undo", (other,))
            await self._committer.tell(live, notice_row(UndoRefused(other, (seat,))))
        else:
            await self._rewind(live, to_seq, UndoAgreed(other), interaction)

    async def consent_undo(
        self, match: MatchId, user: UserId, ask_no: int, to_seq: int, interaction: str
    ) -> Look:
        """Somebody of the other side agrees to go back; stale once anything else has happened."""
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            refuse_paused(live)
            seat, _ = await self._request_to(live, user, ask_no, to_seq)
            await self._rewind(live, to_seq, UndoAgreed(seat), interaction)
            await self._store.agreed(match, "undo")
            return await self._look(live, user, "done")

    async def refuse_undo(self, match: MatchId, user: UserId, ask_no: int, to_seq: int) -> None:
        """Somebody of the other side would rather not: that ends the request, and its asker is told."""
        async with self._cache.hold(match) as live:
            seat, asker = await self._request_to(live, user, ask_no, to_seq)
            await self._store.save_note(_request_key(match), "")
            await self._committer.tell(live, notice_row(UndoRefused(seat, (asker,))))

    async def _request_to(self, live: LiveMatch, user: UserId, ask_no: int, to_seq: int) -> tuple[Seat, Seat]:
        """Who answers a request and who has asked; StaleAnswer unless it is open and of the other side."""
        seat = live.seat_of(user)
        refuse_over(live)
        stored = await self._store.note(_request_key(live.record.id))
        for other in live.opponents(seat):
            if ask_no == live.record.ask_no and stored == _request(other, ask_no, to_seq):
                return seat, other
        raise StaleAnswer("nobody asks for that now", rule="stale")

    async def rewind(self, match: MatchId, to_seq: int, admin: AdminAction) -> None:
        """An organiser takes the match back to an earlier entry; not after the end, the seed is out then."""
        async with self._cache.hold(match) as live:
            if live.record.status == "over":
                raise NothingToUndo("the seed of a finished match is public", rule="over")
            if not 0 <= to_seq < live.record.seq:
                raise NothingToUndo("there is nothing to go back to", rule="undo")
            await self._rewind(live, to_seq, Rewound(admin.reason), "", admin)

    async def _rewind(
        self,
        live: LiveMatch,
        to_seq: int,
        told: Undoing,
        interaction: str,
        admin: AdminAction | None = None,
        words: Sequence[Entry] = (),
    ) -> None:
        """Go back; `words`, the last entries, are what was said since and still stands."""
        record = live.record
        start = await self._store.checkpoint_before(record.id, to_seq)
        assert start is not None, "a match has a checkpoint from its beginning"
        stored = await self._store.entries(record.id, start.seq, to_seq)
        try:
            run = AnyRun.rebuild(live.rules, start, [each.entry for each in stored])
        except ReplayDiverged as error:
            raise NothingToUndo("that was played by older rules", rule="undo") from error
        # Numbers of questions never come again, so that an old button cannot answer a new question.
        run.ask_no = record.ask_no + 1
        said = [run.say(word.seat, Word(word.keys[0])) for word in words]
        live.run = run
        shown, made = await self._shown_seq(record.id)
        outbox: tuple[NewOutbox, ...] = ()
        if shown > to_seq >= made and isinstance(told, Undone):
            # The post that has grown by it is taken back as far, and nobody needs a word about it.
            outbox = (NewOutbox("ledger"),)
        elif shown > to_seq or not isinstance(told, Undone):
            # Own choices in the middle of an action, which the channel has not seen, go back without a word.
            # Where others have a hand in it, whoever is asked again has to hear of it.
            events = await self._seen_events(live, to_seq, min(shown, record.seq - len(words)))
            # One post tells what was taken back and how it stands now: it is the newest, with the buttons.
            outbox = (NewOutbox("ledger", encode(replace(told, events=events))),)
        await self._committer.commit(
            live, said, interaction=interaction, admin=admin, rewound_to=to_seq, outbox=outbox
        )

    async def _shown_seq(self, match: MatchId) -> tuple[int, int]:
        """How many entries the channel has seen, or is about to see: a post on its way cannot be stopped.

        And how many it had seen when its newest post was made: what came since was told by changing it.
        """
        stored = await self._store.ledger(match)
        if stored is None:
            return 0, 0
        record, post = stored
        if post is None:
            return record.shown_seq, record.shown_seq
        shown = max(record.shown_seq, post.told)
        return shown, shown if post.is_on_its_way else post.told_at_first

    async def _seen_events(self, live: LiveMatch, after: int, shown: int) -> tuple[Json, ...]:
        """What the channel has seen happen after an entry, in its public form."""
        rules, events = live.rules, list[Json]()
        for stored in await self._store.entries(live.record.id, after, shown) if after < shown else ():
            seen = [rules.decode_event(event).for_public() for event in stored.events]
            events.extend(rules.encode_event(event) for event in seen if event is not None)
        return tuple(events)


def _is_against_computers(live: LiveMatch, seat: Seat) -> bool:
    return all(live.seat_record(other).is_computer for other in live.opponents(seat))


def refuse_paused(live: LiveMatch) -> None:
    if live.record.status == "paused":
        raise MatchPaused("the match is paused", rule="paused", reason=live.record.paused_for)


def refuse_after_partner(live: LiveMatch, seat: Seat) -> None:
    """StaleAnswer where a partner has answered for both already, though it does not count yet."""
    if any(other in live.held for other in live.asked_with(seat) if other != seat):
        raise StaleAnswer("a partner has answered for both", rule="partner")


def refuse_over(live: LiveMatch) -> None:
    """Nothing is played or taken back after the result: the seed is published with it."""
    if live.record.status == "over":
        raise MatchOver("the match is over", rule="over")


def _request_key(match: MatchId) -> str:
    return f"undo/{match}"


def _request(seat: Seat, ask_no: int, to_seq: int) -> str:
    return f"{seat} {ask_no} {to_seq}"
