"""Whatever can go wrong besides a kill, at random: Discord, permissions, moderators, time, organisers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Final

from sfb_bot.playground import PlaygroundError
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Overwrite
from sfb_bot.playground.world.permissions import Permission
from tests.campaigns.arena import BOSS, HALL, PLACE, Arena
from tests.campaigns.match_rows import MatchRow
from tests.campaigns.servers import channel_of

POSTS: Final = "/channels/{channel_id}/messages"
POST: Final = "/channels/{channel_id}/messages/{message_id}"
PANELS: Final = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
CALLBACK: Final = "/interactions/{webhook_id}/{webhook_token}/callback"
ROUTES: Final = (("POST", POSTS), ("POST", POSTS), ("PATCH", POST), ("PATCH", PANELS), ("POST", CALLBACK))
STATUSES: Final = (429, 500, 502)
TAKEN: Final = (
    Permission.SEND_MESSAGES_IN_THREADS | Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.VIEW_CHANNEL,
    Permission.EMBED_LINKS,
)
# Seconds of the bot's time that pass at once, from a moment to more than half a day.
PASSING: Final = (20, 60, 95, 300, 610, 610, 610, 1300, 3700, 13 * 3600)
# How often the machine's clock is set instead, and how often the bot is stuck for as long.
JUMPS: Final = 0.05
CHANNELS: Final = (PLACE, HALL, "ring0", "ring1")


class Trouble:
    """Makes trouble until it is told to make peace."""

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self._dice = arena.dice("trouble")
        self._channels = [channel_of(name, n) for n in range(arena.servers) for name in CHANNELS]
        # Nothing new meanwhile, when something else is tried by itself.
        self.is_resting = False
        self._kinds: tuple[tuple[int, Callable[[], None]], ...] = (
            (6, self._status),
            (5, self._delay),
            (3, self._cut),
            (3, self._gateway),
            (2, self._deliver_again),
            (2, self._delete_post),
            (3, self._take_permission),
            (1, self._archive),
            (1, self._mailbox),
        )

    async def run(self) -> None:
        """For ever."""
        kinds = [kind for _, kind in self._kinds]
        weights = [weight for weight, _ in self._kinds]
        while True:
            await self._arena.after_requests(self._dice.randint(3, 40))
            await self._arena.playing.wait()
            if self.is_resting:
                continue
            kind = self._dice.choices(kinds, weights)[0]
            self._arena.counts[f"trouble {kind.__name__.strip('_')}"] += 1
            kind()

    def peace(self) -> None:
        """Nothing fails any more, and everything is allowed again."""
        self._arena.playground.faults.clear()
        for name in self._channels:
            self._allow(name)
        for user in self._arena.playground.world.users.values():
            user.accepts_dms = True

    # --- Discord ---

    def _status(self) -> None:
        method, route = self._dice.choice(ROUTES)
        status, after = self._dice.choice(STATUSES), self._dice.random() < 0.5
        times = self._dice.choice((1, 1, 1, 3))
        self._arena.note(f"{times} x {status} for {method} {route}, after it: {after}")
        self._arena.playground.faults.answer(method, route, status, times=times, after=after, retry_after=0.2)

    def _delay(self) -> None:
        method, route = self._dice.choice(ROUTES)
        seconds = self._dice.choice((0.1, 0.3, 0.8, 1.5))
        self._arena.note(f"{method} {route} takes {seconds} s")
        self._arena.playground.faults.delay(method, route, seconds, times=self._dice.randint(1, 3))

    def _cut(self) -> None:
        method, route = self._dice.choice(ROUTES)
        after = self._dice.random() < 0.6
        self._arena.note(f"{method} {route} is cut off, after it: {after}")
        self._arena.playground.faults.cut(method, route, after=after)

    def _gateway(self) -> None:
        faults = self._arena.playground.faults
        kind = self._dice.choice((faults.drop_gateway, faults.invalidate_sessions, faults.ask_reconnect))
        self._arena.note(f"gateway: {kind.__name__}")
        kind()

    def _deliver_again(self) -> None:
        self._arena.playground.faults.deliver_again(3)

    def _mailbox(self) -> None:
        users = [user for user in self._arena.playground.world.users.values() if not user.is_bot]
        user = self._dice.choice(users)
        user.accepts_dms = not user.accepts_dms

    # --- Moderators ---

    def _live(self) -> list[MatchRow]:
        return [r for r in self._arena.matches() if r.status != "over" and r.channel]

    def _delete_post(self) -> None:
        arena = self._arena
        rows = self._live()
        posts = arena.transcript.in_channel.get(self._dice.choice(rows).channel, []) if rows else []
        there = [post for post in posts if not post.is_deleted]
        if there:
            post = there[-1] if self._dice.random() < 0.6 else self._dice.choice(there)
            arena.note(f"post {post.id} is deleted")
            arena.playground.faults.delete_message(post.channel, post.id)

    def _archive(self) -> None:
        world = self._arena.playground.world
        threads = [
            r.channel for r in self._live() if getattr(world.channels.get(r.channel), "is_thread", False)
        ]
        if threads:
            thread = self._dice.choice(threads)
            self._arena.note(f"thread {thread} is archived")
            self._arena.transcript.woken[thread] = world.clock.now()
            self._arena.playground.faults.archive_thread(thread)

    def _take_permission(self) -> None:
        name, taken = self._dice.choice(self._channels), self._dice.choice(TAKEN)
        world = self._arena.playground.world
        channel = self._arena.user(BOSS).place(name)
        self._arena.note(f"{taken!r} is taken in {name}")
        guilds.set_overwrite(world, channel, Overwrite(world.bot.id, is_member=True, deny=int(taken)))
        asyncio.get_running_loop().call_later(self._dice.uniform(0.2, 3.0), self._allow, name)

    def _allow(self, name: str) -> None:
        world = self._arena.playground.world
        channel = self._arena.user(BOSS).place(name)
        if any(each.target_id == world.bot.id for each in channel.overwrites):
            self._arena.note(f"everything is allowed in {name}")
            guilds.set_overwrite(world, channel, Overwrite(world.bot.id, is_member=True))


async def let_time_pass(arena: Arena) -> None:
    """The bot's time goes on in jumps, so that hidden moments, reminders and deadlines come."""
    dice = arena.dice("time")
    while True:
        await arena.after_requests(dice.randint(5, 40))
        await arena.playing.wait()
        seconds, kind = dice.choice(PASSING), dice.random()
        if kind < JUMPS:
            seconds = dice.choice((seconds, -seconds))
            arena.clock.is_set(seconds)
        else:
            arena.clock.passes(seconds)
        name = "set" if kind < JUMPS else "stuck" if kind < 2 * JUMPS else "passed"
        arena.note(f"{seconds} s {name}")
        arena.counts[f"clock {name}"] += 1
        arena.look_at_the_clock(is_jump=name != "passed")


class Organiser:
    """Pauses, rewinds, answers for somebody, ends matches; and lets paused ones go on."""

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self._dice: random.Random = arena.dice("organiser")

    async def run(self) -> None:
        """For ever."""
        while True:
            await self._arena.after_requests(self._dice.randint(20, 120), 5.0)
            await self._arena.playing.wait()
            await self.act()

    async def act(self) -> None:
        """One thing in one match."""
        rows = [r for r in self._arena.matches() if r.status != "over" and r.channel]
        if not rows:
            return
        paused = [r for r in rows if r.status == "paused"]
        row = self._dice.choice(paused or rows)
        words, options = ("resume", {}) if paused else self._plan(row)
        await self._say(row, words, options)

    def _plan(self, row: MatchRow) -> tuple[str, dict[str, object]]:
        users = self._arena.playground.world.users
        # Computers are no members of a server.
        people = [user for user in row.users if user in users]
        player = self._arena.user(users[self._dice.choice(people)].name)
        plans: tuple[tuple[int, str, dict[str, object]], ...] = (
            (4, "pause", {}),
            (5, "rewind", {"steps": self._dice.randint(1, 6)}),
            (3, "pass", {"player": player}),
            (1, "end", {"winner": player} if self._dice.random() < 0.5 else {}),
        )
        _, words, options = self._dice.choices(plans, [weight for weight, _, _ in plans])[0]
        return words, options

    async def resume_all(self) -> None:
        """Let every match go on."""
        for row in self._arena.matches():
            if row.status == "paused" and row.channel:
                await self._say(row, "resume", {})

    async def _say(self, row: MatchRow, words: str, options: dict[str, object]) -> None:
        boss = self._arena.user(BOSS)
        self._arena.note(f"organiser: {words} match {row.id} {options}")
        place = boss.world.channels.get(row.channel)
        try:
            if place is not None and place.thread is not None and place.thread.is_archived:
                boss.say(row.channel, "good morning")
            async with asyncio.timeout(5.0):
                await boss.slash(row.channel, f"brawl-admin {words}", reason="campaign", **options)
            self._arena.counts[f"organiser {words}"] += 1
        except (PlaygroundError, TimeoutError) as error:
            self._arena.note(f"organiser: {error!r}")
            self._arena.counts["trouble"] += 1
