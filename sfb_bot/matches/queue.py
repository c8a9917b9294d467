"""Waiting for an opponent: entering, leaving, being matched, being told that nobody came."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Literal

from sfb_bot.kernel import PlayerError, SetupForm, TableError
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.community_port import Servers
from sfb_bot.matches.community_records import Waiting
from sfb_bot.matches.lobby import DUEL_SEATS, Lobby, Proposal
from sfb_bot.matches.matchmaking import PATIENCE, matched
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.ports import Clock, Store, VersionConflict
from sfb_bot.matches.records import ChannelId, GuildId, Moment, NewOutbox, UserId
from sfb_bot.matches.refusals import NoSuchPlace, TooMany

log = logging.getLogger(__name__)

# Whoever has so many matches with people under way has enough to do.
MOST_MATCHES: Final = 12
# How often it is looked whether windows have grown, while anybody waits.
LOOK_EVERY: Final = 15.0
IDLE: Final = 60.0
# How often it is asked whether those who wait are still in their server, in seconds; and before every match.
ASK_EVERY: Final = 600

QueueWord = Literal["offer", "expired"]

# The ratings of some people in a mode of a game, as they are shown; without those who have none.
Ratings = Callable[[GuildId, str, str, Sequence[UserId]], Awaitable[Mapping[UserId, int]]]


def duel_of(form: SetupForm) -> str | None:
    """The mode that a queue of this game plays: the first for two; None where there is none."""
    return next((mode.name for mode in form.modes if mode.seats == DUEL_SEATS), None)


def word(waiting: Waiting, what: QueueWord) -> NewOutbox:
    """What somebody who waits is told, as a row to be stored."""
    about = {"what": what, "guild": waiting.guild, "game": waiting.game, "channel": waiting.channel}
    return NewOutbox("queue", about, waiting.user)


class Queue:
    """The use cases of the queue, and one task that matches those who wait."""

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        forms: Mapping[str, SetupForm],
        ratings: Ratings,
        *,
        clock: Clock,
        alarm: Alarm,
        outbox: Alarm,
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._forms = forms
        self._ratings = ratings
        self._clock = clock
        self._alarm = alarm
        self._outbox = outbox
        # Nobody is matched twice at the same instant.
        self._matching = asyncio.Lock()
        self._servers: Servers | None = None
        # When each server was last asked who is there.
        self._asked: dict[GuildId, Moment] = {}

    async def enter(
        self, guild: GuildId, user: UserId, game: str, pace: str, channel: ChannelId, interaction: str
    ) -> Waiting:
        """Wait for an opponent, in place of what one waited for before in that server.

        NoSuchPlace for a game that two cannot play, TooMany for somebody with enough to do.
        """
        form = self._forms.get(game)
        if form is None or duel_of(form) is None:
            raise NoSuchPlace("that game is not for two", rule="queue")
        if len(await self._store.opponents_of(user)) >= MOST_MATCHES:
            raise TooMany("so many matches are under way", rule="queue", count=MOST_MATCHES)
        now = self._clock.now()
        waiting = Waiting(guild, user, game, pace, channel, now, Moment(now + PATIENCE[pace].lasts))
        before = await self.of(guild, user)
        if before is not None and (before.game, before.pace) == (game, pace):
            return before
        await self._store.enter_queue(waiting, interaction)
        self._alarm.ring()
        return waiting

    async def leave(self, guild: GuildId, user: UserId) -> bool:
        """Wait no more; False for somebody who did not."""
        return await self._store.leave_queue(guild, user)

    async def of(self, guild: GuildId, user: UserId) -> Waiting | None:
        """What somebody waits for in a server."""
        return next((one for one in await self._store.waiting_in(guild) if one.user == user), None)

    # --- The task ---

    async def run(self, servers: Servers | None = None) -> None:
        """For ever; what cannot be read or stored now is tried again."""
        self._servers = servers
        while True:
            self._alarm.look_again()
            try:
                is_idle = not await self.look()
            except TableError:
                log.exception("the queues could not be looked at")
                is_idle = False
            await self._alarm.sleep(IDLE if is_idle else LOOK_EVERY)

    async def look(self) -> int:
        """Tell whoever has waited long enough, and match the others; how many still wait."""
        async with self._matching:
            now = self._clock.now()
            everybody = await self._who_are_there(await self._store.everybody_waiting(), now)
            waiting = [one for one in everybody if not await self._is_over(one, now)]
            left = len(waiting)
            groups: dict[tuple[GuildId, str], list[Waiting]] = {}
            for one in waiting:
                if one.game in self._forms and len(await self._store.opponents_of(one.user)) < MOST_MATCHES:
                    groups.setdefault((one.guild, one.game), []).append(one)
            for group in groups.values():
                for one, two in await self._pairs(group, now):
                    left -= 2 * await self._begin(one, two)
            return left

    async def _who_are_there(self, everybody: Sequence[Waiting], now: Moment) -> list[Waiting]:
        """Those who have not left their server; now and then, and before anybody is told something."""
        found = list(everybody)
        for guild in dict.fromkeys(one.guild for one in everybody):
            here = [one for one in everybody if one.guild == guild]
            if now >= self._asked.get(guild, Moment(0)) + ASK_EVERY or any(_is_due(one, now) for one in here):
                self._asked[guild] = now
                gone = await self._gone(here)
                found = [one for one in found if one not in (gone or ())]
        return found

    async def _gone(self, some: Sequence[Waiting]) -> list[Waiting] | None:
        """Those of some in one server who have left it: they wait no more. None where nobody knows."""
        if self._servers is None:
            return []
        guild, users = some[0].guild, [one.user for one in some]
        present = await self._servers.present(guild, users)
        if present is None:
            return None
        gone = [one for one in some if one.user not in present]
        for one in gone:
            await self._store.leave_queue(one.guild, one.user)
            log.info("user %s has left server %s and waits there no more", one.user, one.guild)
        return gone

    async def _is_over(self, one: Waiting, now: Moment) -> bool:
        """Whether somebody waits no more; a computer player is offered to those who do."""
        if now >= one.until:
            if await self._store.end_waiting(one, word(one, "expired")):
                self._outbox.ring()
            return True
        if _is_due(one, now) and await self._store.offer_meanwhile(one, word(one, "offer")):
            self._outbox.ring()
        return False

    async def _pairs(self, group: Sequence[Waiting], now: Moment) -> list[tuple[Waiting, Waiting]]:
        first = group[0]
        mode = duel_of(self._forms[first.game])
        if len(group) < DUEL_SEATS or mode is None:
            return []
        users = [one.user for one in group]
        unwilling = {
            frozenset((user, other)) for other in users for user in await self._store.who_blocks(other, users)
        }
        ratings = await self._ratings(first.guild, first.game, mode, users)
        return matched(group, ratings, unwilling, now)

    async def _begin(self, one: Waiting, two: Waiting) -> bool:
        """Open the match of two who wait, where the server or the first of them wants it.

        Not where one of them has left, or Discord does not tell: then it is looked again later.
        """
        if await self._gone((one, two)) != []:
            return False
        form = self._forms[one.game]
        mode = duel_of(form)
        assert mode is not None, "such a queue has nobody in it"
        settings = await self._store.guild_settings(one.guild)
        proposal = Proposal(
            guild=one.guild,
            channel=ChannelId(settings.queue_channel or one.channel),
            host=one.user,
            game=one.game,
            setup=form.setup(mode, {}),
            pace=PACES[one.pace],
            invited=(two.user,),
        )
        try:
            match = await self._lobby.begin_queued(proposal)
        except VersionConflict:
            # One of them has left, or was matched, a moment ago.
            return False
        except PlayerError as error:
            log.warning("a match of the queue could not be opened: %r", error)
            return False
        log.info("match %s comes from the queue of server %s", match, one.guild)
        return True


def _is_due(one: Waiting, now: Moment) -> bool:
    """Whether somebody has to be told something: that nobody came, or what they could do meanwhile."""
    return now >= one.until or (not one.is_offered and now - one.since >= PATIENCE[one.pace].offers)
