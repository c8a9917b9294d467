"""Matches that follow one another by themselves: the next one begins when one is over."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from sfb_bot.kernel import FIRST_SEAT, Json, SetupRefused, VersionConflict
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.live_match import AnyRules
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.new_match import Agreement, new_match
from sfb_bot.matches.ports import Clock, PlaceTaken, Store
from sfb_bot.matches.records import Deadline, MatchRecord, Moment, NewOutbox
from sfb_bot.matches.refusals import MatchBroken, NoSuchMatch

log = logging.getLogger(__name__)

# Seconds until it is tried again where the place of the last match is taken, or gone.
PLACE_AGAIN: Final = 600


class Sequels:
    """Begins what follows. That it is owed is a deadline, stored with the end of the match before."""

    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        clock: Clock,
        chance: Chance,
        alarms: Alarms,
    ) -> None:
        self._store = store
        self._cache = cache
        self._clock = clock
        self._chance = chance
        self._alarms = alarms

    async def begin(self, deadline: Deadline) -> None:
        """Begin the match that follows, once; with somebody who asked to be forgotten none does."""
        assert deadline.match is not None
        try:
            async with self._cache.hold(deadline.match) as live:
                record, rules = live.record, live.rules
                settings = rules.sequel(live.run.state)
        except (NoSuchMatch, MatchBroken):
            await self._store.drop_deadline(deadline.id)
            return
        is_wanted = record.status == "over" and all(seat.user for seat in record.seats)
        if settings is None or not is_wanted:
            await self._store.drop_deadline(deadline.id)
            return
        if not record.channel:
            await self._put_off(deadline)
            return
        try:
            await self._create(record, rules, dict(settings))
        except VersionConflict:
            # It has begun already.
            return
        except PlaceTaken:
            await self._put_off(deadline)
        except SetupRefused as error:
            log.warning("nothing follows match %s: %s", record.id, error)
            await self._store.drop_deadline(deadline.id)

    async def _create(self, record: MatchRecord, rules: AnyRules, settings: dict[str, Json]) -> None:
        """With the content of the match before: what is carried over may be of things there are no more."""
        agreed = Agreement(
            game=record.game,
            setup=settings,
            users=tuple(seat.user for seat in record.seats),
            pace=record.pace,
            guild=record.guild,
            channel=record.channel,
            first=settings.get(FIRST_SEAT),
            hints=record.hints,
        )
        new = new_match(rules, agreed, self._chance, self._clock.now())
        posts = (NewOutbox("opening"), NewOutbox("ledger"))
        match = await self._store.create_sequel(new, record.id, posts)
        self._alarms.ring(replace(new.record, id=match))

    async def _put_off(self, deadline: Deadline) -> None:
        await self._store.put_off_deadline(deadline.id, Moment(self._clock.now() + PLACE_AGAIN))
