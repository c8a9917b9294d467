"""The bot of today on a database of the earlier version, at a Discord that looks as it did then."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from sfb_bot.matches.records import MatchId
from sfb_bot.playground import (
    Outcome,
    Playground,
    PlaygroundSettings,
    UserDriver,
    UserSeed,
    VisibleMessage,
)
from sfb_bot.playground.world import interactions
from sfb_bot.playground.world.entities import InteractionKind
from sfb_bot.playground.world.interactions import Origin
from tests.end_to_end.clocks import StandingClock, TickingClock
from tests.end_to_end.harness import Game, Stage, seeded_chance
from tests.upgrade.old_world import restore_world

FOLDER = Path(__file__).parent / "old_version"
Json = dict[str, Any]
# Long enough for any machine; nothing here waits this long unless it is broken.
PATIENCE = 60.0


def _stored(name: str) -> Any:
    return json.loads(gzip.decompress((FOLDER / name).read_bytes()))


FACTS: Json = _stored("facts.json.gz")
CONTINUATIONS: list[Json] = _stored("continuations.json.gz")
JOURNALS: dict[str, Json] = _stored("journals.json.gz")
MATCHES: dict[int, Json] = {match["id"]: match for match in FACTS["matches"]}
CONTROLS: list[Json] = FACTS["controls"]
SEASONS: dict[str, Json] = {season["name"]: season for season in FACTS["seasons"]}


def digest(value: Any) -> str:
    """How the facts shorten a long value."""
    return sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def old_database(folder: Path) -> Path:
    """A copy of the database as the earlier version left it."""
    path = folder / "sfb.sqlite3"
    path.write_bytes(gzip.decompress((FOLDER / "sfb.sqlite3.gz").read_bytes()))
    return path


@asynccontextmanager
async def old_stage(
    folder: Path, *, later: int = 0, change: Callable[[Path], None] | None = None
) -> AsyncGenerator[Stage]:
    """The bot, started this many seconds after the old one stopped; `change` may edit the file before."""
    database = old_database(folder)
    if change is not None:
        change(database)
    users = tuple(UserSeed(name) for name in FACTS["settings"]["users"])
    async with Playground(
        PlaygroundSettings(port=0, users=users, rate_limits=False, clock=TickingClock())
    ) as playground:
        restore_world(playground.world, _stored("world.json.gz"))
        clock = StandingClock(FACTS["written_at"] + later)
        here = Stage(playground, database, clock, seeded_chance("later"), goal=3)
        await here.start()
        try:
            yield here
        finally:
            await here.stop()


def user_of(here: Stage, user: int) -> UserDriver:
    return here.user(here.playground.world.users[user].name)


def game_of(here: Stage, match: int) -> Game:
    fact = MATCHES[match]
    return Game(match, fact["channel"], tuple(user_of(here, user) for user in fact["users"]))


def controls(verb: str, **wanted: Any) -> list[Json]:
    """What could be pressed: the verb is the first word of the ids that the earlier version wrote."""
    found = [c for c in CONTROLS if c["custom_id"].split(":")[1] == verb and not c["is_disabled"]]
    return [c for c in found if all(c.get(name) == value for name, value in wanted.items())]


def control(verb: str, **wanted: Any) -> Json:
    """The newest of them."""
    return controls(verb, **wanted)[-1]


def presser(one: Json) -> int:
    """Somebody who may use a control: whose it is, else who plays there, else anybody."""
    if one["user"]:
        return one["user"]
    if one.get("match"):
        fact = MATCHES[one["match"]]
        asked = [question["user"] for question in fact["questions"]]
        return (asked or fact["users"])[0]
    return FACTS["world"]["users"]["alice"]


async def use(here: Stage, one: Json, by: int | None = None, values: Sequence[str] = ()) -> VisibleMessage:
    """Press an old control or choose from it; what the person sees then, on the panel or as an answer."""
    who = user_of(here, by or presser(one))
    message = who.look(one["message"], one["channel"])
    custom_id: str = one["custom_id"]
    if custom_id not in {shown.custom_id for shown in (*message.buttons, *message.menus)}:
        # The bot has changed the message since; a client that is behind still shows it as it was.
        data = menu_data(custom_id, *values) if values else button_data(custom_id)
        return await send(here, one, data, by)
    before = _edited_at(who, message)
    if values:
        outcome = await who.select(message, values, custom_id)
    else:
        outcome = await who.press(message, custom_id)
    return await _seen(who, outcome, before)


async def send(
    here: Stage,
    one: Json,
    data: Json,
    by: int | None = None,
    kind: InteractionKind = InteractionKind.COMPONENT,
) -> VisibleMessage:
    """Something sent from a message that has no such control any more, by a client that is behind."""
    who = user_of(here, by or presser(one))
    source = who.world.message(one["channel"], one["message"])
    assert source is not None
    before = source.edited_at
    origin = Origin(source=source)
    begun = interactions.begin(who.world, kind, who.id, who.place(one["channel"]), data, origin)
    return await _seen(who, await who.outcome(begun), before)


def button_data(custom_id: str) -> Json:
    """What a client sends for a pressed button."""
    return {"custom_id": custom_id, "component_type": 2, "id": 1}


def menu_data(custom_id: str, *values: str) -> Json:
    """What a client sends for a choice from a menu."""
    return {"custom_id": custom_id, "component_type": 3, "id": 1, "values": list(values)}


def _edited_at(who: UserDriver, message: VisibleMessage) -> float | None:
    stored = who.world.message(message.channel_id, message.id)
    assert stored is not None
    return stored.edited_at


async def _seen(who: UserDriver, outcome: Outcome, before: float | None) -> VisibleMessage:
    """The panel is changed in place once it is acknowledged; a public post gets a private answer."""
    answer = outcome.message
    assert answer is not None
    if answer.id == outcome.interaction.source_message_id:
        sent = outcome.interaction.message_ids
        await who.until(lambda: bool(sent) or _edited_at(who, answer) != before, "an answer", PATIENCE)
        return who.look(sent[-1] if sent else answer.id, answer.channel_id)
    return answer


async def until(condition: Callable[[], Awaitable[bool]], what: str) -> None:
    """Wait for what the bot does by itself."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not await condition():
        assert asyncio.get_running_loop().time() < end, f"never came: {what}"
        await asyncio.sleep(0.01)


async def seq(here: Stage, match: int) -> int:
    """How many answers a match has."""
    return (await here.record(match)).seq


async def goes_on(here: Stage, match: int) -> None:
    """Wait until a match has more answers than the old bot had stored."""

    async def is_longer() -> bool:
        return await seq(here, match) > MATCHES[match]["seq"]

    await until(is_longer, f"an answer in match {match}")


async def has_status(here: Stage, match: int, status: str) -> None:
    """Wait for it."""

    async def is_so() -> bool:
        return (await here.record(match)).status == status

    await until(is_so, f"{status} match {match}")


async def is_held(here: Stage, match: int) -> bool:
    """Whether an answer waits for its hidden moment."""
    loaded = await here.shell.app.store.load_match(MatchId(match))
    return loaded is not None and bool(loaded.held)
