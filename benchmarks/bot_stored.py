"""Databases to measure with: many live games at different points, and a few games played to their end."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from sfb_bot.application import Application
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.games.editions import Editions
from sfb_bot.kernel import Dice, Step, random_keys
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import DAY, MINUTE, custom_pace
from sfb_bot.matches.records import ChannelId, GuildId, LedgerPost, MatchId, MessageId, Moment, UserId
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.storage import SqliteStore

# No deadline may fall due while the games are prepared and played.
PACE = custom_pace(DAY, 50 * MINUTE, DAY)
FEWEST_DECISIONS, MOST_DECISIONS = 20, 150
# Interaction ids are as long as Discord's.
FIRST_PRESS = 1_300_000_000_000_000_000


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played, and by whom."""

    guild: int
    channel: int
    users: tuple[int, int]


class _SystemClock:
    def now(self) -> Moment:
        return Moment(int(time.time()))

    async def sleep(self, seconds: float) -> None:
        raise NotImplementedError(f"nothing waits {seconds} s while games are prepared")


class Stage:
    """An application without Discord that games are played on."""

    def __init__(self, store: SqliteStore) -> None:
        pack = brawl_pack()
        rules = pack.rules
        seeds = (f"benchmark {number}" for number in count())
        chance, clock = Chance(lambda: next(seeds)), TableClock(_SystemClock())
        self.store = store
        editions = Editions({pack.name: pack}, {})
        self.app = Application(store, editions, clock, chance)
        self._committer = Committer(store, clock, chance.delay, Alarms(clock), editions.forms)
        self._setup = pack.setup.setup("duel", {"draft": "free"})
        self._game = rules.name
        self._presses = FIRST_PRESS

    def press(self) -> str:
        """A fresh interaction id."""
        self._presses += 1
        return str(self._presses)

    async def begin(self, place: Place) -> MatchId:
        """Invite and accept."""
        host, guest = (UserId(user) for user in place.users)
        proposal = Proposal(
            guild=GuildId(place.guild),
            channel=ChannelId(place.channel),
            host=host,
            game=self._game,
            setup=self._setup,
            pace=PACE,
            where="here",
            invited=(guest,),
        )
        lobby = await self.app.lobby.propose(proposal, self.press())
        match = await self.app.lobby.accept(lobby, guest, self.press())
        assert match is not None, "with the second player a match begins"
        return match

    async def advance(self, match: MatchId, decisions: int, dice: Dice) -> bool:
        """Answer this many questions at random, stored turn by turn to be quick; whether it is still live."""
        async with self.app.cache.hold(match) as table:
            run, left = table.run, decisions
            while left > 0:
                steps: list[Step] = []
                turn = table.rules.turn(run.state)
                while left > 0 and run.waiting_for and table.rules.turn(run.state) == turn:
                    decision = run.decision_for(run.waiting_for[0])
                    assert decision is not None
                    steps.append(run.answer(decision.seat, run.ask_no, random_keys(decision, dice)))
                    left -= 1
                await self._committer.commit(table, steps, interaction=self.press())
                if not run.waiting_for:
                    return False
        return True

    async def play_out(self, match: MatchId, dice: Dice) -> int:
        """Answer at random until the game is over, each answer stored by itself; their number."""
        answers = 0
        while (record := (look := await self.app.matches.look(match)).record).status == "live":
            user = record.seats[look.waiting_for[0]].user
            question = (await self.app.matches.look(match, user)).question
            assert question is not None
            keys = random_keys(question, dice)
            await self.app.matches.answer(match, user, record.ask_no, keys, self.press())
            answers += 1
        return answers

    async def show_all_but(self, waiting: Sequence[MatchId]) -> None:
        """Tick everything as shown, except for the newest post of some games."""
        rows = await self.store.pending_outbox(self.app.clock.now(), 10**9)
        newest = {row.match: row.id for row in rows if row.kind == "ledger"}
        kept = {newest[match] for match in waiting}
        await self.store.outbox_done([row.id for row in rows if row.id not in kept])


@asynccontextmanager
async def stage(database: Path) -> AsyncGenerator[Stage]:
    """Open a database to play on."""
    async with SqliteStore.open(database) as store:
        yield Stage(store)


async def store_live_games(database: Path, places: Sequence[Place], active: int) -> None:
    """A live game in every place; the first `active` of them wait for their post, the others have it."""
    async with stage(database) as played:
        matches: list[MatchId] = []
        for number, place in enumerate(places):
            dice = Dice(f"live/{number}")
            while True:
                match = await played.begin(place)
                length = FEWEST_DECISIONS + dice.below(MOST_DECISIONS - FEWEST_DECISIONS)
                if await played.advance(match, length, dice):
                    break
            matches.append(match)
        await played.show_all_but(matches[:active])
        for match in matches[active:]:
            record = await played.store.match_record(match)
            assert record is not None
            told = LedgerPost(match, 1, record.channel, 0, record.seq, record.ask_no, is_opening=True)
            await played.store.plan_post(told)
            await played.store.note_post(match, MessageId(FIRST_PRESS))


async def finished_game_size(folder: Path, games: int) -> tuple[float, float]:
    """Bytes a finished game adds to the file, and answers given in it; both on average."""
    empty, full = folder / "empty.sqlite3", folder / "finished.sqlite3"
    async with stage(empty):
        pass
    answers = 0
    async with stage(full) as played:
        for number in range(games):
            match = await played.begin(Place(1, number + 1, (1, 2)))
            answers += await played.play_out(match, Dice(f"finished/{number}"))
            await played.show_all_but([])
    growth = full.stat().st_size - empty.stat().st_size
    return growth / games, answers / games
