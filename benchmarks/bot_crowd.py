"""The crowd: a local Discord that answers slowly, and people who press its buttons at a steady rate.

Runs in a process of its own, so that nothing here takes time from the bot's event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

from benchmarks.bot_stored import Place
from sfb_bot.playground import Playground, PlaygroundSettings, RequestRecord, UserSeed
from sfb_bot.playground.drive.actions import Actions
from sfb_bot.playground.settings import BOT_PERMISSIONS
from sfb_bot.playground.world import guilds, messages, threads
from sfb_bot.playground.world.entities import Channel, Guild, Interaction, Message
from sfb_bot.playground.world.events import InteractionAnswered, MessageCreated, MessageUpdated, WorldEvent
from sfb_bot.playground.world.world import World

ANSWER_SECONDS: Final = 0.05
GAMES_IN_A_GUILD: Final = 200
SETTLE_SECONDS: Final = 5.0
PATIENCE_SECONDS: Final = 180.0
MOST_ERRORS: Final = 10
# How many presses only look something up.
LOOKING: Final = 0.1
ANSWERS: Final = frozenset({"answer", "answer_anyway", "answer_for_me", "answer_ready", "end_turn"})
LOOKS: Final = frozenset({"page", "board"})
PLAY: Final = frozenset({"play"})
# Discord's number for this kind of component.
BUTTON: Final = 2


class Pipe(Protocol):
    """One end of the connection between two processes; anything that can be pickled goes through."""

    def send(self, obj: object, /) -> None: ...

    def recv(self) -> Any: ...

    def poll(self, timeout: float, /) -> bool: ...


@dataclass(slots=True)
class Press:
    """One press and what came of it, in seconds of this process's clock; None for what never came."""

    verb: str
    at: float
    panel: int | None = None
    acknowledged: float | None = None
    shown: float | None = None
    posted: float | None = None
    is_first_post: bool = False
    requests: list[str] = field(default_factory=list[str])


@dataclass(frozen=True, slots=True)
class Door:
    """Where the bot knocks, and where its games are to be played."""

    api: str
    gateway: str
    token: str
    places: list[Place]


@dataclass(frozen=True, slots=True)
class Report:
    """What the crowd has seen."""

    presses: list[Press]
    seconds: float
    missed: int
    errors: list[str]


@dataclass(slots=True)
class _Game:
    """`player` pressed `panel` last, looks not counted; `last` counts them."""

    place: Place
    post: Message | None = None
    player: int = 0
    panel: Press | None = None
    last: Press | None = None
    has_gone_on: bool = False


def run_crowd(pipe: Pipe, games: int, stored: int) -> None:
    """Serve a playground for a measurement.

    Sends its Door; takes anything, and sends True once every game has its post; takes (seconds, rate), and
    sends a Report; takes None to end.
    """
    asyncio.run(_run(pipe, games, stored))


async def _run(pipe: Pipe, games: int, stored: int) -> None:
    users = tuple(UserSeed(f"player{number}") for number in range(2 * games))
    async with Playground(PlaygroundSettings(port=0, users=users)) as playground:
        places = _places(playground, games, stored)
        playground.faults.delay("*", "*", ANSWER_SECONDS, times=10**9)
        crowd = Crowd(playground, places[:games])
        pipe.send(Door(playground.api_base, playground.gateway_url, playground.token, places))
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, pipe.recv)
        await crowd.until_posted()
        pipe.send(True)
        while (wanted := await loop.run_in_executor(None, pipe.recv)) is not None:
            seconds, rate = wanted
            pipe.send(await crowd.play(seconds, rate))


def _places(playground: Playground, games: int, stored: int) -> list[Place]:
    """A thread for every game: those to be played in the server of all users, the others elsewhere."""
    world = playground.world
    users = [user.id for user in world.users.values() if not user.is_bot]
    pairs = [(users[number], users[number + 1]) for number in range(0, len(users), 2)]
    first = _threads(world, playground.guild, playground.channel("arena"), games)
    places = [Place(playground.guild.id, thread.id, pair) for thread, pair in zip(first, pairs, strict=True)]
    while len(places) < stored:
        guild = guilds.make_guild(world, f"Elsewhere {len(places)}", users[0])
        role = guilds.make_role(world, guild, "SFB Bot", BOT_PERMISSIONS, bot_id=world.bot.id)
        guilds.join(world, guild, world.bot.id, [role.id])
        channel = guilds.make_channel(world, guild, "arena")
        count = min(GAMES_IN_A_GUILD, stored - len(places))
        made = _threads(world, guild, channel, count)
        places += [Place(guild.id, thread.id, pairs[n % len(pairs)]) for n, thread in enumerate(made)]
    return places


def _threads(world: World, guild: Guild, parent: Channel, count: int) -> list[Channel]:
    plan = threads.read_plan(
        {"name": "a game", "type": 11, "auto_archive_duration": 10080}, from_message=False
    )
    return [threads.open_thread(world, parent, plan, guild.owner_id) for _ in range(count)]


class Crowd:
    """Everybody who plays: watches the world, and presses what the bot offers."""

    def __init__(self, playground: Playground, places: Sequence[Place]) -> None:
        self._playground = playground
        self._world = playground.world
        self._games = {place.channel: _Game(place) for place in places}
        self._by_token: dict[str, Press] = {}
        self._by_panel: dict[int, Press] = {}
        self._presses: list[Press] = []
        self._random = Random("crowd")
        self._read: RequestRecord | None = None
        self._errors: list[str] = []
        self._world.listen(self._watch)

    # --- Watching ---

    def _watch(self, event: WorldEvent) -> None:
        now = time.monotonic()
        if isinstance(event, InteractionAnswered):
            self._acknowledged(event.interaction, now)
        elif isinstance(event, MessageCreated):
            self._posted(event.message, now)
        elif isinstance(event, MessageUpdated) and not event.message.is_loading:
            press = self._by_panel.get(event.message.id)
            if press is not None and press.shown is None:
                press.shown = now

    def _acknowledged(self, interaction: Interaction, now: float) -> None:
        press = self._by_token.get(interaction.token)
        if press is None:
            return
        press.acknowledged = now
        panel = interaction.original_id
        if panel is not None:
            press.panel = panel
            self._by_panel[panel] = press

    def _posted(self, message: Message, now: float) -> None:
        game = self._games.get(message.channel_id)
        if game is None or message.author_id != self._world.bot.id:
            return
        if message.is_ephemeral:
            # Somebody who waits may be shown the next question; here they press Play all the same.
            if message.ephemeral_for == game.player:
                self._moved(game.last, message, now)
            return
        game.post = message
        if game.last is not None and game.last.posted is None:
            game.last.posted = now
            game.last.is_first_post = not game.has_gone_on
            game.has_gone_on = True

    def _moved(self, press: Press | None, panel: Message, now: float) -> None:
        """A panel below what was posted since; the one that was pressed has shrunk to a line."""
        if press is not None and press.acknowledged is not None and not panel.is_loading:
            press.panel = panel.id
            self._by_panel[panel.id] = press
            press.shown = press.shown or now

    def _read_requests(self) -> None:
        """Count each request for the press that caused it: by its token, or by the game's newest press."""
        fresh: list[RequestRecord] = []
        for record in reversed(self._playground.ledger.records):
            if record is self._read:
                break
            fresh.append(record)
        for record in reversed(fresh):
            self._read = record
            if record.status >= 400 and len(self._errors) < MOST_ERRORS:
                self._errors.append(str(record))
            press = self._cause(record)
            if press is not None:
                press.requests.append(f"{record.method} {record.route}")

    def _cause(self, record: RequestRecord) -> Press | None:
        parts = record.path.split("/")
        if record.path.startswith("/webhooks/"):
            press = self._by_token.get(parts[3])
            # A panel that has waited goes on by itself: it stands for a press of Play that nobody makes.
            is_newest = press is not None and any(game.last is press for game in self._games.values())
            return press if is_newest else None
        if record.path.startswith("/channels/"):
            game = self._games.get(int(parts[2]))
            return game.last if game else None
        return None

    # --- Pressing ---

    async def play(self, seconds: float, rate: float) -> Report:
        """Press at a steady rate, game after game; a press that is late is made up for, not left out."""
        order, start, missed = list(self._games.values()), time.monotonic(), 0
        self._random.shuffle(order)
        self._read_requests()
        for number in range(int(seconds * rate)):
            await asyncio.sleep(max(0.0, start + number / rate - time.monotonic()))
            game = order[number % len(order)]
            if not self._press_something(game):
                missed += 1
        took = time.monotonic() - start
        await asyncio.sleep(SETTLE_SECONDS)
        self._read_requests()
        return Report(self._presses, took, missed, self._errors)

    async def until_posted(self) -> None:
        """Every game has the post it waited for, and the bot has nothing left to do."""
        end = time.monotonic() + PATIENCE_SECONDS
        while missing := sum(game.post is None for game in self._games.values()):
            if time.monotonic() > end:
                raise TimeoutError(f"{missing} games have no post")
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLE_SECONDS)

    def _press_something(self, game: _Game) -> bool:
        """Somebody does the next thing; False when the last press has no answer yet or the game is over."""
        if game.last is not None and game.last.shown is None:
            return False
        user, found = self._next(game)
        if found is None:
            return False
        message, component = found
        self._read_requests()
        press = Press(_verb(component), time.monotonic())
        actions = Actions(self._world, user)
        if component["type"] == BUTTON:
            made = actions.press(message.channel_id, message.id, component["custom_id"])
        else:
            values = [option["value"] for option in component["options"]]
            values = self._random.sample(values, max(1, component["min_values"]))
            made = actions.choose(message.channel_id, message.id, component["custom_id"], values)
        self._by_token[made.token] = press
        self._presses.append(press)
        game.last = press
        if press.verb not in LOOKS:
            game.player, game.panel = user, press
        return True

    def _next(self, game: _Game) -> tuple[int, tuple[Message, dict[str, Any]] | None]:
        """Who presses what: an answer where there is a question, else the other player presses Play.

        Now and then somebody only looks at hand or board.
        """
        assert game.post is not None
        panel = game.panel.panel if game.panel is not None else None
        message = self._world.message(game.place.channel, panel) if panel is not None else None
        answers = _controls(message, ANSWERS) if message is not None else []
        user = game.player or self._random.choice(game.place.users)
        if self._random.random() < LOOKING:
            return user, self._one_of(game.post, _controls(game.post, LOOKS))
        if message is not None and answers:
            return user, self._one_of(message, answers)
        other = next(each for each in game.place.users if each != user)
        return other, self._one_of(game.post, _controls(game.post, PLAY))

    def _one_of(
        self, message: Message, controls: list[dict[str, Any]]
    ) -> tuple[Message, dict[str, Any]] | None:
        return (message, self._random.choice(controls)) if controls else None


def _controls(message: Message, verbs: frozenset[str]) -> list[dict[str, Any]]:
    """Buttons and menus of a message that can be used, by what they do."""
    found: list[dict[str, Any]] = []
    for component in messages.walk(message.components):
        if _verb(component) in verbs and not component.get("disabled"):
            found.append(component)
    return found


def _verb(component: dict[str, Any]) -> str:
    """What a button or a menu does, by its custom id; empty for what has none."""
    parts = str(component.get("custom_id", "")).split(":")
    return parts[1].partition("*")[0] if len(parts) > 1 else ""
