"""Everything put together: one object with the use cases, and the tasks that run beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from sfb_bot.app.chance import Chance
from sfb_bot.app.committing import Committer
from sfb_bot.app.deadlines import Deadlines
from sfb_bot.app.leagues.holding import Hall
from sfb_bot.app.leagues.leagues import Leagues
from sfb_bot.app.lobby import Lobby
from sfb_bot.app.matches import Matches
from sfb_bot.app.organising import Organising
from sfb_bot.app.outbox import Outbox
from sfb_bot.app.ports import Clock, Messenger, Store
from sfb_bot.app.replays import Replays
from sfb_bot.app.table import AnyRules
from sfb_bot.app.tables import Tables
from sfb_bot.app.team_notes import TeamNotes


class Application:
    """The use cases (`lobby`, `matches`, `organising`, `leagues`) over one store."""

    def __init__(
        self, store: Store, rules: Mapping[str, AnyRules], clock: Clock, chance: Chance | None = None
    ) -> None:
        chance = chance or Chance()
        self.store = store
        self.clock = clock
        self.rules = rules
        self.tables = Tables(store, rules, clock, chance.delay)
        committer = Committer(store, clock, chance.delay)
        self.matches = Matches(store, self.tables, clock, committer)
        self.replays = Replays(store, self.tables)
        self.lobby = Lobby(store, rules, clock, chance)
        self.team_notes = TeamNotes(store, self.tables, clock)
        self.organising = Organising(self.tables, committer, clock)
        self.deadlines = Deadlines(store, self.tables, committer, self.lobby, clock)
        self.leagues = Leagues(Hall(store, self.tables, committer, rules, clock, chance))
        self.deadlines.season_due = self.leagues.timing.fire
        self._outbox: Outbox | None = None

    async def run(self, messenger: Messenger) -> None:
        """Fire deadlines and deliver the outbox until cancelled."""
        self._outbox = outbox = Outbox(self.store, messenger, self.clock)
        self.deadlines.told = outbox.alarm.ring
        async with asyncio.TaskGroup() as group:
            group.create_task(self.deadlines.run())
            group.create_task(outbox.run())

    def wake(self) -> None:
        """Something was stored: look at deadlines and outbox now instead of at the next round."""
        self.deadlines.alarm.ring()
        if self._outbox is not None:
            self._outbox.alarm.ring()
