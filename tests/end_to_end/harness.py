"""The real bot on a real database file at a local Discord: started, stopped, restarted, looked at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest

from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.client import ALONE
from sfb_bot.discord_ui.connection import Address, serve
from sfb_bot.discord_ui.shards import ShardPlan
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, MatchRecord, UserId
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.playground import (
    Playground,
    PlaygroundSettings,
    UserDriver,
    UserSeed,
    VisibleMessage,
)
from sfb_bot.playground.clock import SystemClock
from sfb_bot.playground.world.events import InteractionFailed
from sfb_bot.playground.world.messages import walk
from sfb_bot.screens.action_codec import Action, kinds_of_actions
from sfb_bot.screens.actions import MatchAction
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.lobby_actions import AcceptInvitation, LobbyAction
from sfb_bot.storage.location import FileLocation, Location, ServerLocation
from tests.empty_database import laid_out
from tests.end_to_end.clocks import StandingClock, TickingClock
from tests.patience import PATIENCE
from tests.postgresql_server import is_on_server, laid_out_url
from tests.shared_packs import drawn_once

NAMES = ("alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi")


def short_games(goal: int, **other: Any) -> dict[str, GamePack]:
    """Brawl alone, so that the tests about it do not change with every game that joins the house.

    It ends at `goal` points, and has these other settings.
    """
    brawl = drawn_once()["brawl"]
    usual = brawl.setup.settings

    def settings(mode: str, chosen: Mapping[str, str]) -> dict[str, Any]:
        return {**usual(mode, chosen), "goal": goal, **other}

    return {"brawl": replace(brawl, setup=replace(brawl.setup, settings=settings))}


def one_by_one() -> dict[str, GamePack]:
    """Brawl alone; one player after the other is asked, from the first question on.

    Such are matches that were agreed before players set up at the same time.
    """
    return short_games(1, questions="all")


def seeded_chance(seed: str) -> Chance:
    """Dice that fall the same way in every run of a test, and the longest hidden delays."""
    numbers = count()
    return Chance(lambda: f"{seed}/{next(numbers)}", lambda longest: longest)


async def at_once(_: int) -> None:
    """Shards that do not wait for each other before they identify."""


class BotProcess:
    """The bot inside the test's own process; `stop` is a clean end, `cancel` one in the middle of things."""

    def __init__(self, shell: Shell, serving: asyncio.Task[None], stop: asyncio.Event) -> None:
        self.shell = shell
        self._serving = serving
        self._stop = stop

    async def stop(self) -> None:
        self._stop.set()
        await self._ended()
        await self._serving

    async def cancel(self) -> None:
        self._serving.cancel()
        await self._ended()

    async def _ended(self) -> None:
        await asyncio.wait((self._serving,), timeout=PATIENCE)
        assert self._serving.done(), f"not stopped after {PATIENCE:g} seconds: {asyncio.all_tasks()}"


@dataclass
class Stage:
    """A playground, a database and the bot between them."""

    playground: Playground
    file: Path
    clock: StandingClock
    chance: Chance
    goal: int = 1
    has_faults: bool = False
    packs: Mapping[str, GamePack] | None = None
    # The database on a server, None for the file.
    server: ServerLocation | None = None
    plan: ShardPlan = ALONE
    starts: int = 0
    _bot: BotProcess | None = None
    _closing: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def location(self) -> Location:
        """Where everything is stored."""
        return self.server or FileLocation(self.file)

    @property
    def database(self) -> Path:
        """The file, for tests that look into it; they are skipped where there is none."""
        if self.server is not None:
            pytest.skip("this test looks into a file of SQLite's")
        return self.file

    @property
    def bot(self) -> BotProcess:
        assert self._bot is not None, "the bot is not running"
        return self._bot

    @property
    def shell(self) -> Shell:
        return self.bot.shell

    async def start(self, change: Callable[[Shell], Shell] | None = None) -> None:
        """Run the bot until it is ready; `change` may give it another program than the usual one."""
        closing = AsyncExitStack()
        table = TableClock(self.clock, self.clock.ticks)
        packs = self.packs or short_games(self.goal)
        if self.server is None:
            laid_out(self.file)
        shell = await closing.enter_async_context(open_shell(self.location, table, self.chance, packs))
        shell = change(shell) if change else shell
        stop, ready = asyncio.Event(), asyncio.Event()
        address = Address(self.playground.api_base, self.playground.gateway_url)
        token, turn = self.playground.token, None if self.plan == ALONE else at_once
        served = serve(shell, token, stop, address, ready, plan=self.plan, turn_to_identify=turn)
        serving = asyncio.create_task(served)
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        waiting.cancel()
        self._bot, self._closing = BotProcess(shell, serving, stop), closing
        if not ready.is_set():
            await self.stop(cleanly=serving.done())
            raise AssertionError(f"the bot was not ready after {PATIENCE:g} seconds")
        self.starts += 1

    async def stop(self, *, cleanly: bool = True) -> None:
        """End the bot, politely or in the middle of whatever it does."""
        if self._bot is not None:
            bot, self._bot = self._bot, None
            try:
                await (bot.stop() if cleanly else bot.cancel())
            finally:
                await self._closing.aclose()
                self.nobody_answers()

    def nobody_answers(self) -> None:
        """What the bot left unanswered when it ended fails now; Discord says so a little later."""
        world = self.playground.world
        for interaction in list(world.interactions.values()):
            shown = world.message(interaction.channel_id, interaction.original_id or 0)
            if interaction.answer is None or (shown is not None and shown.is_loading):
                interaction.has_failed = True
                world.tell(InteractionFailed(interaction))

    async def restart(self, *, cleanly: bool = True) -> None:
        await self.stop(cleanly=cleanly)
        await self.start()

    def jump(self, seconds: int) -> None:
        """Let time pass for the bot."""
        self.clock.jump(seconds)
        # The bot is there all the time.
        self.shell.app.clock.note()
        self.shell.app.wake()

    def user(self, name: str) -> UserDriver:
        return self.playground.user(name)

    async def look(self, match: int, user: UserDriver | None = None) -> Look:
        """The match as the application sees it."""
        return await self.shell.app.matches.look(MatchId(match), UserId(user.id) if user else None)

    async def record(self, match: int) -> MatchRecord:
        record = await self.shell.app.store.match_record(MatchId(match))
        assert record is not None
        return record


@asynccontextmanager
async def stage(
    folder: Path,
    seed: str = "stage",
    *,
    goal: int = 1,
    rate_limits: bool = False,
    faults: bool = False,
    packs: Mapping[str, GamePack] | None = None,
    on_server: bool | None = None,
    plan: ShardPlan = ALONE,
    **settings: Any,
) -> AsyncGenerator[Stage]:
    """A running bot; rate limits are off unless a test is about them, since players here are hasty.

    It plays the games of `packs`, or else all there are, a brawl up to the goal. With `on_server` everything
    is stored in a database of a PostgreSQL server, as it is anyway where the tests are told so (`--store`).
    """
    users = tuple(UserSeed(name) for name in NAMES)
    # Limits on requests and faults of the network are over after a time: there the clock has to run.
    runs = rate_limits or faults
    clock = SystemClock() if runs else TickingClock()
    chosen = PlaygroundSettings(port=0, users=users, rate_limits=rate_limits, clock=clock, **settings)
    async with Playground(chosen) as playground:
        database, standing = folder / "sfb.sqlite3", StandingClock(runs=runs)
        server = ServerLocation(laid_out_url(), folder) if is_on_server(on_server) else None
        made = Stage(playground, database, standing, seeded_chance(seed), goal, faults, packs, server, plan)
        await made.start()
        try:
            yield made
        finally:
            await made.stop()


@dataclass(frozen=True)
class Game:
    """A match, where it is played, and by whom, seat by seat."""

    match: int
    place: int
    players: tuple[UserDriver, ...]

    @property
    def host(self) -> UserDriver:
        return self.players[0]

    @property
    def guest(self) -> UserDriver:
        return self.players[1]

    def user_of(self, seat: int) -> UserDriver:
        return self.players[seat]


async def invite(host: UserDriver, channel: str | int = "arena", **options: Any) -> VisibleMessage:
    """`/brawl challenge` or, without an opponent, `/brawl open`; the invitation as everybody sees it."""
    before = {message.id for message in host.visible_messages(channel)}
    words = "brawl challenge" if "opponent" in options else "brawl open"
    await host.slash(channel, words, **{"pace": "live", **options})

    def is_mine(message: VisibleMessage) -> bool:
        is_new = message.id not in before and not message.is_ephemeral
        return is_new and f"<@{host.id}>" in message.text and has_lobby_button(message)

    return await host.wait_for_message(channel, is_mine)


def has_lobby_button(message: VisibleMessage) -> bool:
    return any(isinstance(read_action(b.custom_id or ""), LobbyAction) for b in message.buttons)


def accept_button(invitation: VisibleMessage) -> str:
    """The custom id of the button that accepts, in whichever language the invitation is."""
    buttons = [button.custom_id or "" for button in invitation.buttons]
    return next(each for each in buttons if isinstance(read_action(each), AcceptInvitation))


class Peopled(Protocol):
    """Wherever there are people to play."""

    @property
    def playground(self) -> Playground: ...

    @property
    def has_faults(self) -> bool: ...

    def user(self, name: str) -> UserDriver: ...


async def begin(
    stage: Peopled, host: str = "alice", guest: str = "bob", channel: str = "arena", **options: Any
) -> Game:
    """A match under way, from the command to its first post."""
    one, two = stage.user(host), stage.user(guest)
    invitation = await invite(one, channel, opponent=two, **options)
    await two.press(invitation, accept_button(invitation))
    here = options.get("where") == "here"
    place = two.place(channel).id if here else invitation.id
    return Game(await first_post(two, place), place, (one, two))


async def begin_teams(stage: Stage, channel: str = "arena", **options: Any) -> Game:
    """A match of four: alice and carol against bob and dave, from the command to its first post."""
    alice, bob, carol, dave = players = tuple(stage.user(name) for name in NAMES[:4])
    invited = {"opponent": bob, "partner": carol, "opponent2": dave}
    invitation = await invite(alice, channel, mode="teams", **invited, **options)
    for user in (bob, carol, dave):
        await user.press(invitation, accept_button(invitation))
    return Game(await first_post(dave, invitation.id), invitation.id, players)


async def first_post(user: UserDriver, place: int) -> int:
    """The number of the match in a thread or channel, once its first post is there."""
    await user.until(lambda: place in user.world.channels, "a thread")
    post = await user.wait_for_message(place, lambda message: ledger_match(message) is not None)
    match = ledger_match(post)
    assert match is not None
    return match


def verbs(message: VisibleMessage) -> dict[str, str]:
    """What a message's enabled buttons do in a match, with their custom ids; the first of each kind."""
    found: dict[str, str] = {}
    for button in message.buttons:
        action = read_action(button.custom_id or "")
        if isinstance(action, MatchAction) and not button.is_disabled:
            found.setdefault(_names_of_kinds()[type(action)], button.custom_id or "")
    return found


@cache
def _names_of_kinds() -> dict[type[Action], str]:
    return {kind: name for name, kind in kinds_of_actions().items()}


def ledger_match(message: VisibleMessage) -> int | None:
    """The match whose ledger this post belongs to, judged by its permanent buttons."""
    if message.is_ephemeral or "board" not in verbs(message) or "log" not in verbs(message):
        return None
    action = read_action(verbs(message)["board"])
    assert isinstance(action, MatchAction)
    return action.match


def newest_post(user: UserDriver, place: int) -> VisibleMessage | None:
    """The newest post with the permanent buttons; older ones are not even looked at."""
    found = user.world.messages.get(place, {})
    for message in reversed(found.values()):
        if not message.is_ephemeral and any("custom_id" in part for part in walk(message.components)):
            post = user.look(message.id, place)
            if ledger_match(post) is not None:
                return post
    return None


def is_result(post: VisibleMessage) -> bool:
    return "rematch" in verbs(post)


def call_line(text: str) -> str:
    """The last line that is not small print: it says whose move it is."""
    return [line for line in text.splitlines() if not line.startswith("-#")][-1]


def is_called(post: VisibleMessage, user: UserDriver) -> bool:
    """Whether a post says that it is the user's move."""
    return f"<@{user.id}>" in call_line(post.text) and not is_result(post)
