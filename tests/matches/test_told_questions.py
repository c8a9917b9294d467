"""Whoever is asked is told: after any step of a match every open question was put before whom it is for.

Random matches with any mix of answers, orders, held answers, timeouts, undo, organisers, late posts and
restarts. A person knows of a question from a post that names them, because their own press showed it, or, in
their own turn and a moment after they acted, from a post that is changed before their eyes. In a turn that
partners share, whoever has seen that they can act knows it until the turn is over.
"""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sfb_bot.kernel import SHARED_ORDERS, Dice, PlayerError, Seat, random_keys
from sfb_bot.kernel.decisions import fingerprint
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.looks import Look
from sfb_bot.matches.outbox import coalesce
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import AdminAction, MatchId, MessageId, UserId
from tests.conformance.packs import USUAL_WAYS, Way
from tests.matches.house import CHANNEL, GUILD, STRANGER, HandClock, House, house
from tests.thoroughness import examples

STEPS = 160
# Seconds: less than a window, more than one, the hidden moment, more than a turn.
FIVE_MINUTES = 300
PASSING = (5, 95, 601, 1201, 13 * 3600)


@dataclass
class Table:
    """A match, and what each of its players knows: the question last put before them, until it is settled."""

    opened: House
    match: MatchId
    dice: random.Random
    known: dict[UserId, str] = field(default_factory=dict[UserId, str])
    given: dict[UserId, int] = field(default_factory=dict[UserId, int])
    shared: dict[UserId, int] = field(default_factory=dict[UserId, int])
    posts: int = 0
    did: list[str] = field(default_factory=list[str])

    async def look(self, user: UserId | None = None) -> Look:
        return await self.opened.look(self.match, user)

    async def users(self) -> list[UserId]:
        return [seat.user for seat in (await self.look()).record.seats]

    def sees(self, user: UserId, look: Look) -> None:
        """A panel shows somebody what they are asked."""
        if look.question is not None:
            self.known[user] = fingerprint(look.question)
            if look.is_open:
                self.shared[user] = look.record.clock.turn

    async def settle(self) -> None:
        """What was answered for somebody, or taken back, is no longer what they know of."""
        entries = await self.opened.store.entries(self.match)
        for seat in (await self.look()).record.seats:
            given = sum(each.entry.seat == seat.seat and each.entry.kind != "word" for each in entries)
            if self.given.get(seat.user, 0) != given:
                self.given[seat.user] = given
                self.known.pop(seat.user, None)

    # --- Posts ---

    async def deliver(self) -> None:
        """Show everything that waits, as the messenger does."""
        rows = [row for row in await self.opened.outbox() if row.match == self.match]
        for row, ids in coalesce(rows):
            if row.kind == "ledger":
                await self._post()
            await self.opened.store.outbox_done(ids)

    async def _post(self) -> None:
        story = await self.opened.app.ledger.next_post(self.match)
        if story.stage == "behind":
            # The newest post is brought to what holds of it before another one goes on from there.
            await self.opened.store.note_post(self.match, MessageId(self.posts))
            story = await self.opened.app.ledger.next_post(self.match)
            assert story.stage != "behind"
        if story.stage == "there":
            return
        self.posts += story.stage == "new"
        done = [row.id for row in story.rows]
        await self.opened.store.note_post(self.match, MessageId(self.posts), done)
        for seat in story.look.waiting_for:
            user = story.look.record.seats[seat].user
            if story.stage == "new" or await self._is_watching(story.look, seat):
                self.sees(user, await self.look(user))

    async def _is_watching(self, look: Look, seat: Seat) -> bool:
        """A post that is changed tells only somebody who has just acted and waits in their own turn."""
        entries = await self.opened.store.entries(self.match)
        acted = [each.at for each in entries if each.entry.seat == seat and each.entry.kind == "answer"]
        is_recent = bool(acted) and self.opened.clock.now() - acted[-1] <= FIVE_MINUTES
        return is_recent and seat not in look.off_turn and look.record.clock.turn > 0

    async def check(self) -> None:
        """Everybody who is asked knows what."""
        look = await self.look()
        for seat in look.waiting_for if look.record.status == "live" else ():
            user = look.record.seats[seat].user
            asked = (await self.look(user)).question
            assert asked is not None
            told = "\n".join(self.did[-12:])
            if look.is_open and self.shared.get(user) == look.record.clock.turn:
                continue
            assert self.known.get(user) == fingerprint(asked), f"{user} was not told of {asked}\n{told}"

    # --- What people do ---

    async def step(self) -> None:
        """One thing, whatever it is; what is refused changes nothing."""
        doing = self.dice.choices(
            (self.answer, self.order, self.wait, self.undo, self.ask_undo, self.organise),
            (60, 6, 20, 8, 3, 5),
        )[0]
        self.did.append(doing.__name__)
        try:
            await doing()
        except PlayerError as error:
            self.did[-1] += f" refused: {error}"
        entries = await self.opened.store.entries(self.match)
        self.did[-1] += f" -> {[str(each.entry) for each in entries[-1:]]}"

    async def answer(self) -> None:
        look = await self.look()
        if not look.waiting_for:
            return
        user = look.record.seats[self.dice.choice(look.waiting_for)].user
        own = await self.look(user)
        if own.question is None:
            return
        keys = random_keys(own.question, Dice(str(self.dice.random())))
        if self.dice.random() < 0.5 and own.off_turn:
            keys = own.question.default
        after = await self.opened.app.matches.answer(
            self.match, user, own.record.ask_no, keys, self.opened.press()
        )
        await self.settle()
        self.sees(user, after)

    async def order(self) -> None:
        user = self.dice.choice(await self.users())
        look = await self.look(user)
        rules = self.opened.app.cache.rules_of(look.record)
        kind = self.dice.choice((*SHARED_ORDERS, *rules.orders))
        subject = ""
        if kind.has_subject and look.question is not None:
            subject = look.question.options[0].key
        after = await self.opened.app.matches.order(self.match, user, kind.name, subject)
        await self.settle()
        if after.record.ask_no == look.record.ask_no:
            self.sees(user, after)

    async def wait(self) -> None:
        self.opened.clock.passes(self.dice.choice(PASSING))
        await self.opened.app.deadlines.fire_due()

    async def undo(self) -> None:
        for user in await self.users():
            if (await self.look(user)).can_undo:
                after = await self.opened.app.matches.undo(self.match, user, self.opened.press())
                await self.settle()
                self.sees(user, after)
                return

    async def ask_undo(self) -> None:
        users = await self.users()
        to_seq, ask_no = await self.opened.app.matches.ask_undo(self.match, self.dice.choice(users))
        other = self.dice.choice(users)
        after = await self.opened.app.matches.consent_undo(
            self.match, other, ask_no, to_seq, self.opened.press()
        )
        await self.settle()
        self.sees(other, after)

    async def organise(self) -> None:
        app, look = self.opened.app, await self.look()
        admin = AdminAction(GUILD, self.match, STRANGER, "rewind", "why not", self.opened.clock.now())
        kind = self.dice.choice(("pass", "rewind", "pause"))
        self.did[-1] += f" {kind}"
        if kind == "pass" and look.waiting_for:
            seat = Seat(self.dice.choice(look.waiting_for))
            await app.organisers.pass_for(self.match, STRANGER, seat, "why not")
        elif kind == "rewind":
            await app.matches.rewind(self.match, max(0, look.record.seq - self.dice.randint(1, 4)), admin)
        elif kind == "pause":
            await app.organisers.pause(self.match, STRANGER, "tea")
            await app.organisers.resume(self.match, STRANGER, "enough tea")


@asynccontextmanager
async def table(path: Path, way: Way, pace: str, seed: str) -> AsyncGenerator[Table]:
    async with house(path, HandClock(), packs={way.game: way.pack}) as opened:
        users = [UserId(101 + seat) for seat in range(way.pack.setup.mode(way.mode).seats)]
        setup = way.pack.setup.setup(way.mode, dict(way.chosen))
        proposal = Proposal(
            GUILD, CHANNEL, users[0], way.game, setup, PACES[pace], "host", "here", tuple(users[1:])
        )
        lobby = await opened.app.lobby.propose(proposal, opened.press())
        begun = [await opened.app.lobby.accept(lobby, user, opened.press()) for user in users[1:]]
        assert begun[-1] is not None
        yield Table(opened, begun[-1], random.Random(seed))


@pytest.mark.parametrize("seed", range(examples(1, 2)))
@pytest.mark.parametrize("pace", ["live", "daily"])
@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
async def test_every_open_question_was_put_before_whom_it_is_for(
    way: Way, pace: str, seed: int, tmp_path: Path
) -> None:
    path, dice = tmp_path / "sfb.sqlite3", random.Random(f"{way}/{pace}/{seed}")
    async with table(path, way, pace, f"{way}/{pace}/{seed}") as here:
        await here.deliver()
        await here.check()
        for _ in range(STEPS):
            await here.step()
            await here.settle()
            if dice.random() < 0.08:
                # A new program has nothing in memory.
                here.did.append("restart")
                here.opened.app.cache.forget(here.match)
            if dice.random() < 0.6:
                await here.deliver()
                await here.check()
            if (await here.look()).record.status == "over":
                return
        await here.deliver()
        await here.check()
