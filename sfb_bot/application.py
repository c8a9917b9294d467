"""Everything put together: one object with the use cases, and the tasks that run beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Protocol

from sfb_bot.kernel import TableError
from sfb_bot.leagues.seasons.deletions import Deletions
from sfb_bot.leagues.seasons.leagues import Leagues
from sfb_bot.leagues.seasons.notices import time_given_back
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.arrivals import Arrivals
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.community_port import Servers
from sfb_bot.matches.computers import Computers
from sfb_bot.matches.deadlines import Deadlines
from sfb_bot.matches.forecasts import Forecasts
from sfb_bot.matches.gate import Gate
from sfb_bot.matches.hints import Hints
from sfb_bot.matches.ledger import Ledger
from sfb_bot.matches.live_boards import LiveBoards
from sfb_bot.matches.lobby import Lobby
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.matches import Matches
from sfb_bot.matches.meter import Meter
from sfb_bot.matches.organisers import Organisers
from sfb_bot.matches.outbox import Outbox
from sfb_bot.matches.ports import Messenger
from sfb_bot.matches.presence import Presence
from sfb_bot.matches.processes import Alone, Processes
from sfb_bot.matches.queue import Queue
from sfb_bot.matches.records import GuildId, UserId
from sfb_bot.matches.refusals import MatchBroken
from sfb_bot.matches.rematches import Rematches
from sfb_bot.matches.replays import Replays
from sfb_bot.matches.retries import until_stored
from sfb_bot.matches.reviews import Reviews
from sfb_bot.matches.rulebooks import Rulebooks
from sfb_bot.matches.sequels import Sequels
from sfb_bot.matches.sight import Sight
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.matches.team_notes import TeamNotes
from sfb_bot.matches.thinkers import Thinkers
from sfb_bot.matches.troubles import Troubles
from sfb_bot.matches.visits import Visits
from sfb_bot.practice.daily import DailyPuzzles
from sfb_bot.practice.exercises import Practice
from sfb_bot.practice.ports import PracticeStore
from sfb_bot.practice.training import Training
from sfb_bot.web.ports import WebStore

log = logging.getLogger(__name__)


class HouseStore(WebStore, PracticeStore, Protocol):
    """Everything that is stored."""


class Application:
    """The use cases (`lobby`, `matches`, `leagues`, `training` ...) over a store and the games."""

    def __init__(
        self,
        store: HouseStore,
        rulebooks: Rulebooks,
        clock: TableClock,
        chance: Chance | None = None,
        thinkers: Thinkers | None = None,
        practices: Mapping[str, Practice] | None = None,
        *,
        processes: Processes | None = None,
    ) -> None:
        """Without `thinkers` computer players sit at their tables and do not answer.

        `practices` are the exercises of the games that have some, by the name of the game, `processes` the
        others that share the work, if there are any.
        """
        chance = chance or Chance()
        self.processes = processes or Alone()
        self._others_stored = asyncio.Event()
        self.thinkers = thinkers
        self.store = store
        self.clock = clock
        rules, forms = rulebooks.rules, rulebooks.forms
        self._alarms = alarms = Alarms(clock)
        gate = Gate()
        # Posts are tried again while the clocks of matches stand still.
        self.troubles = Troubles(store, clock.machine, alarms.outbox)
        self.cache = MatchCache(store, rulebooks, clock, chance.delay, alarms, gate)
        committer = Committer(store, clock, chance.delay, alarms, forms)
        context = SeasonContext(store, self.cache, committer, rules, forms, clock, chance, alarms, gate)
        self.leagues = Leagues(context)
        self.matches = Matches(store, self.cache, committer, clock, self.leagues.deadlines)
        self.computers = Computers(store, self.cache, self.matches, rulebooks, clock, alarms)
        self.forecasts = Forecasts(rulebooks)
        self.hints = Hints(store, self.cache, rulebooks, thinkers)
        self.reviews = Reviews(store, self.cache, rulebooks, thinkers)
        self.ledger = Ledger(store, self.cache, committer, clock)
        self.visits = Visits(store, self.cache)
        self.arrivals = Arrivals(self.cache, committer, clock)
        self.replays = Replays(store, self.cache)
        self.lobby = Lobby(store, rulebooks, clock, chance, alarms, gate)
        self.rematches = Rematches(store, self.lobby, clock)
        self.team_notes = TeamNotes(store, self.cache, clock)
        practices = practices or {}
        self.training = Training(store, clock.machine, practices, alarms.outbox)
        # By the time of the machine: a day begins whether or not matches stand still.
        self.daily = DailyPuzzles(store, clock.machine, practices, alarms.daily, alarms.outbox)
        self.queue = Queue(
            store,
            self.lobby,
            forms,
            self._shown_ratings,
            clock=clock.machine,
            alarm=alarms.queue,
            outbox=alarms.outbox,
        )
        self.live_boards = LiveBoards(store, clock.machine, alarms.live, alarms.outbox)
        self.organisers = Organisers(self.cache, committer, clock, forms)
        self.deletions = Deletions(store, self.cache, self.lobby, self.leagues.sign_up)
        self.deadlines = Deadlines(
            store,
            self.cache,
            committer,
            self.lobby,
            clock,
            competition=self.leagues.deadlines,
            sequels=Sequels(store, self.cache, clock, chance, alarms),
            alarm=alarms.deadlines,
        )
        self.presence = Presence(
            store, clock, gate, self.cache, alarms, time_given_back, territory=self.processes.territory
        )
        self.sight = Sight(store, clock, gate, self.cache, self.presence)
        self.processes.listen(self._look_at_what_others_stored)

    async def _shown_ratings(
        self, guild: GuildId, game: str, mode: str, users: Sequence[UserId]
    ) -> dict[UserId, int]:
        """The ratings of some people as they are shown, without those who have none."""
        found = await self.store.ratings_of(guild, game, users)
        return {user: modes[mode].shown for user, modes in found.items() if mode in modes}

    async def mend(self) -> None:
        """Go on with matches that could not be read before, as far as they can be now."""
        for match in await self.store.broken_matches():
            try:
                async with self.cache.hold(match):
                    continue
            except MatchBroken:
                continue

    async def run(
        self, messenger: Messenger, servers: Servers | None = None, meter: Meter | None = None
    ) -> None:
        """Fire deadlines, deliver the outbox and watch the time until cancelled.

        Without `servers` everybody who waits for an opponent is taken to be there, and every place for open.
        """
        clock, alarm = self.clock.machine, self._alarms.outbox
        await until_stored(self.mend, clock, "what could not be read before")
        await until_stored(self.deletions.leave_what_has_not_begun, clock, "what is to be forgotten")
        outbox = Outbox(self.store, messenger, clock, alarm, self.troubles, self.sight, meter=meter)
        async with asyncio.TaskGroup() as group:
            group.create_task(self.presence.run())
            group.create_task(self._follow_others())
            group.create_task(self.deadlines.run())
            group.create_task(outbox.run())
            if self.thinkers is not None:
                group.create_task(self.computers.run(self.thinkers))
            group.create_task(self.daily.run())
            group.create_task(self.live_boards.run(servers))
            group.create_task(self.queue.run(servers))

    def _look_at_what_others_stored(self) -> None:
        self._alarms.ring()
        self._others_stored.set()

    async def _follow_others(self) -> None:
        """Whoever asks another process to be forgotten leaves what has not begun in this territory, too."""
        while True:
            await self._others_stored.wait()
            self._others_stored.clear()
            try:
                await self.deletions.leave_what_has_not_begun()
            except TableError:
                # At the latest the next start does it.
                log.exception("whoever is to be forgotten could not leave yet")

    def wake(self) -> None:
        """Check deadlines and outbox now: the clock was moved, or something was stored past the use cases."""
        self._alarms.ring_all()
