"""How a playground is set up: its users, its servers, its port."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from sfb_bot.playground.clock import Clock, SystemClock
from sfb_bot.playground.errors import PlaygroundError
from sfb_bot.playground.session_starts import Sharding
from sfb_bot.playground.start_page import StartPage
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Application, Guild, User
from sfb_bot.playground.world.languages import USUAL
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World

DEFAULT_PORT = 8765
LOOPBACK = "127.0.0.1"
# Fixed ids, so that what the bot stored about a demo user still fits after a restart.
FIRST_USER_ID = 100_000_000_000_000_001
BOT_ID = 200_000_000_000_000_001
GUILD_ID = 300_000_000_000_000_001
FIRST_CHANNEL_ID = 400_000_000_000_000_001
# A server's shard is read off its id without the last bits, so one step there is one shard further.
NEXT_SHARD = 1 << 22
BOT_PERMISSIONS = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.MANAGE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.MANAGE_MESSAGES
    | Permission.PIN_MESSAGES
)


@dataclass(frozen=True, slots=True)
class UserSeed:
    """A demo user; the first of them owns the server. Without a locale their browser says which language."""

    name: str
    locale: str = ""

    def __post_init__(self) -> None:
        ok = self.name.isascii() and self.name.replace("_", "").replace(".", "").isalnum()
        if not ok or not 2 <= len(self.name) <= 32 or self.name != self.name.lower():
            raise PlaygroundError(
                f"“{self.name}” cannot be a user name: 2 to 32 small letters, digits, dots or underscores."
            )


@dataclass(frozen=True, slots=True)
class GuildSeed:
    """One more server, where everybody is, the bot as well; its channels need names of their own."""

    name: str
    channels: tuple[str, ...]


DEFAULT_USERS = (UserSeed("alice"), UserSeed("bob"), UserSeed("carol"), UserSeed("dave"))


@dataclass(frozen=True, slots=True)
class PlaygroundSettings:
    """Everything about a playground that can be chosen; port 0 takes any free one."""

    port: int = DEFAULT_PORT
    users: tuple[UserSeed, ...] = DEFAULT_USERS
    bot_name: str = "SFB Bot"
    guild_name: str = "The Arena"
    # The language of the server; empty for that of its owner.
    guild_locale: str = ""
    channels: tuple[tuple[str, str], ...] = (
        ("arena", ""),
        ("lounge", ""),
    )
    # Further servers. Each one is on the shard after the one before it, whatever the number of shards is.
    more_guilds: tuple[GuildSeed, ...] = ()
    bot_permissions: int = BOT_PERMISSIONS
    sharding: Sharding = field(default_factory=Sharding)
    rate_limits: bool = True
    privileged_intents: int = 0
    # What whoever opens the page for the first time reads, by language; the first one is for all others.
    start: Mapping[str, StartPage] = field(default_factory=dict[str, StartPage])
    token: str = field(default_factory=lambda: f"playground.{secrets.token_hex(16)}", repr=False)
    clock: Clock = field(default_factory=SystemClock)

    def __post_init__(self) -> None:
        names = [seed.name for seed in self.users]
        if not names:
            raise PlaygroundError("A playground needs at least one user.")
        if len(set(names)) != len(names):
            raise PlaygroundError("Two users of a playground cannot have the same name.")
        channels = [name for name, _ in self.channels]
        channels += [name for guild in self.more_guilds for name in guild.channels]
        if len(set(channels)) != len(channels):
            raise PlaygroundError("Two channels of a playground cannot have the same name.")
        if not 0 <= self.port <= 65535:
            raise PlaygroundError(f"{self.port} is not a port: it must be a number from 0 to 65535.")


def build_world(settings: PlaygroundSettings) -> World:
    """A world with the bot, the users, and the servers with their channels."""
    bot = User(BOT_ID, settings.bot_name, settings.bot_name, is_bot=True)
    world = World(settings.clock, Application(BOT_ID, settings.bot_name), bot)
    for number, seed in enumerate(settings.users):
        user = User(FIRST_USER_ID + number, seed.name, seed.name.capitalize(), locale=seed.locale or USUAL)
        user.has_chosen_locale = bool(seed.locale)
        world.users[user.id] = user
    first = _add_guild(world, settings, settings.guild_name, GUILD_ID)
    first.locale = settings.guild_locale or settings.users[0].locale or USUAL
    first.has_own_locale = bool(settings.guild_locale)
    for number, (name, topic) in enumerate(settings.channels):
        guilds.make_channel(world, first, name, topic=topic, channel_id=FIRST_CHANNEL_ID + number)
    for number, seed in enumerate(settings.more_guilds, start=1):
        guild = _add_guild(world, settings, seed.name, GUILD_ID + number * NEXT_SHARD)
        for name in seed.channels:
            guilds.make_channel(world, guild, name)
    return world


def _add_guild(world: World, settings: PlaygroundSettings, name: str, guild_id: int) -> Guild:
    """A server with everybody in it; the first user owns it."""
    guild = guilds.make_guild(world, name, FIRST_USER_ID, guild_id=guild_id)
    for number in range(1, len(settings.users)):
        guilds.join(world, guild, FIRST_USER_ID + number)
    role = guilds.make_role(world, guild, settings.bot_name, settings.bot_permissions, bot_id=world.bot.id)
    guilds.join(world, guild, world.bot.id, [role.id])
    return guild
