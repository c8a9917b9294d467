"""The crowd of `cluster.py`: a local Discord with many servers, and people who press faster and faster.

Runs in a process of its own. It says what it costs itself, so that nobody takes it for the bot.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from benchmarks.bot_crowd import ANSWER_SECONDS, Crowd, Pipe, Press
from benchmarks.bot_stored import Place
from sfb_bot.playground import Playground, PlaygroundSettings, UserSeed
from sfb_bot.playground.session_starts import Sharding
from sfb_bot.playground.settings import BOT_PERMISSIONS, FIRST_USER_ID, GUILD_ID, NEXT_SHARD
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Channel, ChannelKind, ThreadState, User
from sfb_bot.playground.world.world import World

# Ids are the same for every crowd, so that all databases can be copies of one.
FIRST_CHANNEL: Final = 450_000_000_000_000_001
FIRST_THREAD: Final = 500_000_000_000_000_001
MOST_AT_ONCE: Final = 4
# Seconds after which a press that nobody has answered counts as lost; Discord itself waits three for the
# acknowledgement, and says so to whoever pressed.
PATIENCE: Final = 20.0
# Requests that count towards the number Discord allows a bot in a second; what answers a press does not.
COUNTED: Final = "/channels/"


@dataclass(frozen=True, slots=True)
class Opened:
    """Where the bots knock."""

    api: str
    gateway: str
    token: str


@dataclass(frozen=True, slots=True)
class Load:
    """What the people are to do: press so often a second, for so long."""

    seconds: float
    rate: float


@dataclass(frozen=True, slots=True)
class Pressed:
    """What came of it; `posts` are the requests that count towards Discord's limit."""

    load: Load
    presses: list[Press]
    seconds: float
    missed: int
    posts: int
    errors: list[str]


def place_of(number: int, servers: int, pairs: int) -> Place:
    """Where a game is played: server after server; by whom: pair after pair."""
    first = FIRST_USER_ID + 1 + 2 * (number % pairs)
    return Place(GUILD_ID + number % servers * NEXT_SHARD, FIRST_THREAD + number, (first, first + 1))


def run_cluster_crowd(pipe: Pipe, places: Sequence[Place]) -> None:
    """Serve a playground for a measurement.

    Sends Opened; takes anything, and sends True once every game has its post; takes a Load, and sends
    Pressed; takes None to end. Anything that comes while people press lets them stop.
    """
    # Bots that are ended in the middle of a request are no news.
    logging.getLogger("aiohttp").setLevel(logging.CRITICAL)
    asyncio.run(_run(pipe, places))


async def _run(pipe: Pipe, places: Sequence[Place]) -> None:
    settings = PlaygroundSettings(
        port=0,
        users=(UserSeed("owner"),),
        # Limits on routes are those of one place, and every press here is in another one; the one on all
        # requests of a bot is said in the report instead, else it would be all that is measured.
        rate_limits=False,
        sharding=Sharding(at_once=MOST_AT_ONCE),
    )
    async with Playground(settings) as playground:
        _furnish(playground.world, places)
        playground.faults.delay("*", "*", ANSWER_SECONDS, times=10**9)
        crowd = SteppingCrowd(playground, places)
        pipe.send(Opened(playground.api_base, playground.gateway_url, playground.token))
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, pipe.recv)
        await crowd.until_posted()
        pipe.send(True)
        while (load := await loop.run_in_executor(None, pipe.recv)) is not None:
            # They may have stopped by themselves before they were told to.
            if isinstance(load, Load):
                pipe.send(await crowd.press(load, partial(_takes, pipe)))


def _takes(pipe: Pipe) -> bool:
    """Whether somebody has sent something, which is taken."""
    return pipe.poll(0) and bool(pipe.recv())


def _furnish(world: World, places: Sequence[Place]) -> None:
    """The servers, with the people who play there and a thread for every game."""
    now = world.clock.now()
    for place in places:
        guild = world.guilds.get(place.guild)
        if guild is None:
            guild = guilds.make_guild(world, f"Server {place.guild}", FIRST_USER_ID, guild_id=place.guild)
        if world.bot.id not in guild.members:
            role = guilds.make_role(world, guild, "SFB Bot", BOT_PERMISSIONS, bot_id=world.bot.id)
            guilds.join(world, guild, world.bot.id, [role.id])
        number = (place.guild - GUILD_ID) // NEXT_SHARD
        parent = world.channels.get(FIRST_CHANNEL + number)
        if parent is None:
            parent = guilds.make_channel(world, guild, "games", channel_id=FIRST_CHANNEL + number)
        for user in place.users:
            name = f"player{user - FIRST_USER_ID}"
            world.users.setdefault(user, User(user, name, name.capitalize()))
            if user not in guild.members:
                guilds.join(world, guild, user)
        thread = Channel(place.channel, ChannelKind.PUBLIC_THREAD, "a game", guild.id, parent.id)
        thread.thread = ThreadState(guild.owner_id, now, now, now)
        world.channels[thread.id] = thread
        world.messages[thread.id] = {}


class SteppingCrowd(Crowd):
    """People who press at one rate after another."""

    async def press(self, load: Load, is_enough: Callable[[], bool]) -> Pressed:
        """Press at a steady rate, game after game, and wait for every answer; a late press is made up for."""
        begun, games, missed = len(self._presses), list(self._games.values()), 0
        self._random.shuffle(games)
        for game in games:
            # Whoever had no answer to the last press for so long presses again.
            if game.last is not None and game.last.shown is None:
                game.last = None
        totals = self._playground.ledger.totals
        posts, start = _counted(totals), time.monotonic()
        for number in range(int(load.seconds * load.rate)):
            await asyncio.sleep(max(0.0, start + number / load.rate - time.monotonic()))
            if is_enough():
                break
            if not self._press_something(games[number % len(games)]):
                missed += 1
        took = time.monotonic() - start
        made = self._presses[begun:]
        end = time.monotonic() + PATIENCE
        # What is waited for is a figure of this process; no event comes with it.
        while any(press.shown is None for press in made) and time.monotonic() < end:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        self._read_requests()
        return Pressed(load, made, took, missed, _counted(totals) - posts, list(self._errors))


def _counted(totals: dict[tuple[str, str], int]) -> int:
    return sum(count for (_, route), count in totals.items() if route.startswith(COUNTED))
