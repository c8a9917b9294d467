"""An application over a real database file, with a clock the test turns by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from sfb_bot.application import Application
from sfb_bot.cli.run import open_editions
from sfb_bot.games.brawl.rules.model import Questions
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.looks import Look
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import (
    ChannelId,
    GuildId,
    LedgerPost,
    MatchId,
    MessageId,
    Moment,
    OutboxRow,
    Pace,
    UserId,
)
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.matches.thinkers import Thinkers
from sfb_bot.storage import SqliteStore
from tests.empty_database import laid_out
from tests.shared_packs import shared_packs

ANNA, BORIS, CLARA, DAVID, STRANGER = (UserId(number) for number in (101, 102, 103, 104, 999))
GUILD, CHANNEL = GuildId(1), ChannelId(10)
# A few champions, so that a new one in the box does not change what random answers lead to.
ROSTER = ["deryn", "dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao"]
START = Moment(1_800_000_000)
_presses = count(1)


def usual_packs() -> dict[str, GamePack]:
    """Brawl, read once for all tests."""
    return {"brawl": shared_packs()["brawl"]}


class HandClock:
    """Time that passes only when a test says so."""

    def __init__(self, now: Moment = START) -> None:
        self._now = now
        self._ticks = 0.0

    def now(self) -> Moment:
        return self._now

    def passes(self, seconds: int) -> None:
        self._now = Moment(self._now + seconds)
        self._ticks += seconds

    def ticks(self) -> float:
        """Time that nobody can set."""
        return self._ticks

    def is_set_to(self, moment: int) -> None:
        """Somebody sets the clock of the machine; no time passes."""
        self._now = Moment(moment)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


class House:
    """An application, the store below it, and short words for what tests do."""

    def __init__(self, app: Application, clock: HandClock) -> None:
        self.app = app
        self.store = app.store
        self.clock = clock

    def press(self) -> str:
        """A fresh interaction id, also among houses over the same file."""
        return f"press-{next(_presses)}"

    async def match(
        self,
        pace: Pace = PACES["live"],
        draft: str = "free",
        channel: ChannelId = CHANNEL,
        questions: Questions = "all",
    ) -> MatchId:
        """A match of Anna (seat a) against Boris (seat b), Anna first.

        With all questions there is one to Anna alone before both choose, which makes for short tests.
        """
        setup = {"roster": ROSTER, "draft": draft, "goal": 5, "questions": questions}
        proposal = Proposal(GUILD, channel, ANNA, "brawl", setup, pace, "host", "here", (BORIS,))
        lobby = await self.app.lobby.propose(proposal, self.press())
        match = await self.app.lobby.accept(lobby, BORIS, self.press())
        assert match is not None
        return match

    async def team_match(self, pace: Pace = PACES["live"], draft: str = "free") -> MatchId:
        """A match of Anna and Clara (seats a and c) against Boris and David (b and d), Anna first."""
        setup = {"roster": ROSTER, "draft": draft, "goal": 7, "mode": "teams", "questions": "all"}
        others = (BORIS, CLARA, DAVID)
        proposal = Proposal(GUILD, CHANNEL, ANNA, "brawl", setup, pace, "host", "here", others)
        lobby = await self.app.lobby.propose(proposal, self.press())
        made = [await self.app.lobby.accept(lobby, user, self.press()) for user in others]
        assert made[-1] is not None
        return made[-1]

    async def look(self, match: MatchId, user: UserId | None = None) -> Look:
        return await self.app.matches.look(match, user)

    async def user_to_act(self, match: MatchId) -> UserId:
        look = await self.look(match)
        return next(s.user for s in look.record.seats if s.seat == look.waiting_for[0])

    async def answer(self, match: MatchId, user: UserId, *keys: str) -> str:
        look = await self.look(match)
        answered = await self.app.matches.answer(match, user, look.record.ask_no, keys, self.press())
        assert answered.outcome is not None
        return answered.outcome

    async def answer_randomly(self, match: MatchId, dice: Dice) -> UserId:
        """The seat that is asked gives some legal answer."""
        user = await self.user_to_act(match)
        look = await self.look(match, user)
        assert look.question is not None
        await self.app.matches.answer(
            match, user, look.record.ask_no, random_keys(look.question, dice), self.press()
        )
        return user

    async def play_until(self, match: MatchId, prompt: str, dice: Dice, most: int = 3000) -> Look:
        """Random answers until somebody is asked `prompt`."""
        for _ in range(most):
            look = await self.look(match, await self.user_to_act(match))
            assert look.question is not None
            if look.question.prompt == prompt:
                return look
            await self.answer_randomly(match, dice)
        raise AssertionError(f"nobody was asked {prompt!r}")

    async def show(self, match: MatchId, seq: int) -> None:
        """The channel is told the match as far as the entry `seq`."""
        record = await self.store.match_record(match)
        assert record is not None
        post = LedgerPost(match, 1, record.channel, record.shown_seq, seq, record.ask_no)
        await self.store.plan_post(post)
        await self.store.note_post(match, MessageId(7))

    async def outbox(self) -> list[OutboxRow]:
        return await self.store.pending_outbox(Moment(self.clock.now() + 10**6), 1000)


@asynccontextmanager
async def house(
    path: Path,
    clock: HandClock | None = None,
    delay: int | None = None,
    packs: Mapping[str, GamePack] | None = None,
    thinkers: Thinkers | None = None,
) -> AsyncGenerator[House]:
    """Open the application on a file; `delay` fixes the hidden delay (by default the longest).

    Brawl is played, or the games of `packs`.
    """
    clock = clock or HandClock()
    table = TableClock(clock, clock.ticks)
    async with SqliteStore.open(laid_out(path), now=table.now) as store:
        seeds = (f"seed {number}" for number in count())
        chance = Chance(lambda: next(seeds), lambda most: most if delay is None else delay)
        editions = await open_editions(store, packs or usual_packs())
        app = Application(store, editions, table, chance, thinkers)
        yield House(app, clock)
