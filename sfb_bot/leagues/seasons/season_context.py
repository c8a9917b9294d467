"""What every part of the leagues works with: the store, the matches, the time, a lock for every season."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sfb_bot.kernel import BugError, Decree, Json, SetupForm
from sfb_bot.leagues.seasons.ports import LeagueStore
from sfb_bot.leagues.seasons.records import GameReason, SeasonChange, SeasonRecord
from sfb_bot.leagues.seasons.refusals import NoSuchSeason, SeasonChanged
from sfb_bot.leagues.seasons.round_opening import STEP, Openings, step
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.commit import Committer, Write
from sfb_bot.matches.gate import Gate
from sfb_bot.matches.live_match import AnyRules
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.quarantine import ended_unread
from sfb_bot.matches.records import Change, GuildId, MatchId, Moment, SeasonId, UserId
from sfb_bot.matches.refusals import MatchBroken


@dataclass(slots=True)
class SeasonContext:
    """Where seasons are run: everything their parts share.

    Whoever changes a season holds it. A match that ends reports its result without that; so a result may
    come at any time, but nothing else.
    """

    store: LeagueStore
    cache: MatchCache
    committer: Committer
    rules: Mapping[str, AnyRules]
    forms: Mapping[str, SetupForm]
    clock: Clock
    chance: Chance
    alarms: Alarms
    gate: Gate
    # Held while figures are counted again, which is work enough to be done once.
    counting: asyncio.Lock = field(default_factory=asyncio.Lock)
    _locks: dict[SeasonId, asyncio.Lock] = field(default_factory=dict[SeasonId, asyncio.Lock])

    async def view(self, season: SeasonId, guild: GuildId | None = None) -> SeasonView:
        """A season as it stands; NoSuchSeason when there is none, or it is another server's."""
        loaded = await self.store.load_season(season)
        if loaded is None:
            raise NoSuchSeason(f"there is no season {season}", rule="season")
        if guild is not None and loaded.record.guild != guild:
            raise NoSuchSeason("that season is not of this server", rule="season")
        return SeasonView(loaded)

    @asynccontextmanager
    async def hold(self, season: SeasonId, guild: GuildId | None = None) -> AsyncGenerator[SeasonView]:
        """A season for one deed alone."""
        async with self.lock(season):
            yield await self.view(season, guild)

    @asynccontextmanager
    async def lock(self, season: SeasonId) -> AsyncGenerator[None]:
        """The lock of a season; one for every season ever used is little enough to keep."""
        async with self.gate.passing(), self._locks.setdefault(season, asyncio.Lock()):
            yield

    async def change(self, change: SeasonChange) -> None:
        """Store a change of a season, and wake those who show it."""
        await self.store.change_season(change)
        self.alarms.ring()

    async def look_again(self, season: SeasonId, at: Moment) -> None:
        """Have a season looked at again, unless that is to come before anyway."""
        known = await self.store.season_deadlines(season)
        if not any(one.note == STEP and self.clock.now() < one.due <= at for one in known):
            await self.store.add_season_deadline(season, step(at))

    def rules_of(self, season: SeasonRecord) -> AnyRules:
        """The rules its matches are played by."""
        rules = self.rules.get(season.game)
        if rules is None:
            raise BugError(f"season {season.id} plays {season.game!r}, which this bot does not play")
        return rules

    def modes(self, game: str) -> tuple[str, ...]:
        """The names of a game's modes; people have a rating in each."""
        return tuple(mode.name for mode in self.forms[game].modes)

    def mode_of(self, game: str, setup: Json) -> str:
        """The name of the mode of agreed settings, also of those stored before there were modes."""
        return self.forms[game].mode_name(setup)

    def has_mind(self, game: str) -> bool:
        """Whether computers can play a game, as it is now."""
        return self.cache.has_mind_for(game, self.rules[game].edition)

    def openings(self, season: SeasonRecord) -> Openings:
        """What makes matches for a season now."""
        return Openings(self.rules_of(season), self.chance, self.clock.now())

    async def end_match(
        self, match: MatchId, side: int | None, reason: GameReason, change: SeasonChange | None = None
    ) -> None:
        """End a match for a side, or for nobody, and with it what else changes in the season."""
        write = self.writing(change, reason)
        try:
            async with self.cache.hold(match) as live:
                if live.run.is_over:
                    raise SeasonChanged("the match has ended meanwhile", rule="changed", match=match)
                decree = Decree.CALLED_OFF if side is None else Decree.AWARDED
                seat = next(each.seat for each in live.record.seats if each.side == (side or 0))
                step = live.run.decree(seat, decree)
                await self.committer.commit(live, [step], write=write)
        except MatchBroken:
            async with self.cache.hold_unread(match) as record:
                if record.status == "over":
                    raise SeasonChanged(
                        "the match has ended meanwhile", rule="changed", match=match
                    ) from None
                form = self.forms.get(record.game)
                await self.committer.store(ended_unread(record, side, form, self.clock.now()), write)

    async def people_who_acted(self, match: MatchId) -> set[UserId]:
        """The people who have answered or said anything in a match."""
        record = await self.store.match_record(match)
        users = {seat.seat: seat.user for seat in record.seats} if record is not None else {}
        spoke = (users.get(each.entry.seat, UserId(0)) for each in await self.store.entries(match))
        return {user for user in spoke if user > 0}

    def writing(self, season: SeasonChange | None, reason: GameReason | None = None) -> Write:
        """Writes a change of a match together with what it changes in a season."""

        async def write(change: Change) -> None:
            await self.store.apply_in_season(change, reason, season)

        return write
