"""The greeting in a new server: once, where the bot may write, also if it dies while it says hello."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Final

import discord

from sfb_bot.discord_ui.components import public_message
from sfb_bot.discord_ui.delivery.posts import nonce, own_post, post, shows_action
from sfb_bot.discord_ui.delivery.replies import LOST
from sfb_bot.discord_ui.permissions import missing_in
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.ways_in import offers_in
from sfb_bot.matches.presence import sign_note
from sfb_bot.matches.records import GuildId
from sfb_bot.screens.welcome import greeting_screen
from sfb_bot.screens.welcome_actions import ShowHelp

log = logging.getLogger(__name__)

# Servers that are owed a greeting: each with the channel where it was last tried and the newest message there
# before that, or null. A server that was greeted has a note of its own.
OWED: Final = "greetings/owed"
GREETED: Final = "yes"

_Tried = tuple[int, int] | None


def greeted_note(guild: int) -> str:
    """The note that says that a server was greeted."""
    return f"greeting/{guild}"


class Greeter:
    """Greets every server the bot is added to. What is owed is stored before anything is said."""

    def __init__(self, client: discord.Client, shell: Shell) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        self._territory = shell.app.processes.territory
        self._owed: dict[int, _Tried] | None = None
        self._lock = asyncio.Lock()

    async def joined(self, guild: discord.Guild) -> None:
        """The bot was added to a server, maybe again: one that was greeted before is not greeted again."""
        async with self._lock:
            owed = await self._load()
            if guild.id in owed or await self._is_greeted(guild.id):
                return
            owed[guild.id] = None
            await self._save()
            await self._try_to_greet(guild)

    async def try_again(self, guild: int) -> None:
        """Something changed in a server, which may let the bot write now."""
        async with self._lock:
            known = self._client.get_guild(guild)
            if guild in await self._load() and known is not None:
                await self._try_to_greet(known)

    async def _load(self) -> dict[int, _Tried]:
        if self._owed is None:
            owed: dict[int, _Tried] = {}
            # Those of all who ever shared the work: they may have been others then.
            for text in (await self._store.notes(OWED)).values():
                stored: dict[str, list[int] | None] = json.loads(text or "{}")
                for guild, tried in stored.items():
                    if self._territory.holds(int(guild)) and not await self._is_greeted(int(guild)):
                        owed[int(guild)] = (tried[0], tried[1]) if tried else None
            self._owed = owed
        return self._owed

    async def _is_greeted(self, guild: int) -> bool:
        return bool(await self._store.note(greeted_note(guild)))

    async def _save(self) -> None:
        await self._store.save_note(sign_note(OWED, self._territory), json.dumps(self._owed))

    async def _try_to_greet(self, guild: discord.Guild) -> None:
        try:
            await self._greet(guild)
        except discord.Forbidden:
            log.info("server %s refuses the greeting", guild.id)
        except (discord.HTTPException, *LOST):
            # It may be there all the same: the channel is looked through before the next try.
            log.warning("the greeting of server %s may have been lost", guild.id)

    async def _greet(self, guild: discord.Guild) -> None:
        owed = await self._load()
        if not await self._was_said(guild, owed[guild.id]):
            place = _place_in(guild)
            if place is None:
                log.info("there is no channel to say hello in server %s yet", guild.id)
                return
            owed[guild.id] = (place.id, place.last_message_id or 0)
            await self._save()
            await self._say(place)
        await self._store.save_note(greeted_note(guild.id), GREETED)
        del owed[guild.id]
        await self._save()

    async def _was_said(self, guild: discord.Guild, tried: _Tried) -> bool:
        """Whether an earlier try got through although nobody noted it."""
        if tried is None:
            return False
        channel, before = tried
        place = guild.get_channel(channel)
        if not isinstance(place, discord.TextChannel):
            return False

        def is_it(found: discord.Message) -> bool:
            return shows_action(found, ShowHelp)

        return await own_post(self._client, place, is_it, before or None) is not None

    async def _say(self, place: discord.TextChannel) -> None:
        guild = GuildId(place.guild.id)
        texts = await self._shell.public_texts(guild)
        offers = offers_in(self._shell, await self._store.guild_settings(guild))
        screen = greeting_screen(offers, texts)
        message = await public_message(screen, self._shell.images, texts)
        await post(place, message, screen, nonce("greeting", guild))


def _place_in(guild: discord.Guild) -> discord.TextChannel | None:
    """Where a server has its own greetings, else its first channel, in which the bot may open matches."""
    first = [guild.system_channel] if guild.system_channel is not None else []
    return next((place for place in (*first, *guild.text_channels) if not missing_in(place, "threads")), None)
