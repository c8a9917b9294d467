"""The client: intents, commands, presses, and the tasks that live as long as the connection."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.brawl import BrawlCommands
from sfb_bot.discord_ui.commands.lookups import add_lookups
from sfb_bot.discord_ui.commands.organising import AdminCommands
from sfb_bot.discord_ui.commands.settings import SettingsCommands, add_doctor
from sfb_bot.discord_ui.messenger import DiscordMessenger
from sfb_bot.discord_ui.presses import on_press
from sfb_bot.discord_ui.replying import acknowledge, show
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.screens.refusals import denial_screen

log = logging.getLogger(__name__)

# The library warns about missing voice packages at every start; this bot never speaks.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class SfbClient(discord.Client):
    """Discord's side of the bot. Nothing of a match lives here."""

    def __init__(self, shell: Shell, ready: asyncio.Event | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
        )
        self._shell = shell
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(BrawlCommands(shell))
        self.tree.add_command(AdminCommands(shell))
        self.tree.add_command(SettingsCommands(shell))
        add_lookups(self.tree, shell)
        add_doctor(self.tree, shell)
        self.tree.error(self._on_command_error)
        self._work: asyncio.Task[None] | None = None
        self._is_connected = ready or asyncio.Event()

    async def setup_hook(self) -> None:
        """Once, before the gateway: tell Discord the commands if they changed."""
        await self._sync_if_changed()

    async def _sync_if_changed(self) -> None:
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands/{self.application_id}"
        if await self._shell.app.store.note(key) == digest:
            return
        await self.tree.sync()
        await self._shell.app.store.save_note(key, digest)
        log.info("commands synced")

    async def on_ready(self) -> None:
        """Connected: deliver what waits. Comes again after every reconnect, so the work starts once."""
        if self._work is None:
            messenger = DiscordMessenger(self, self._shell)
            self._work = asyncio.create_task(self._shell.app.run(messenger))
            self._work.add_done_callback(_report)
        self._is_connected.set()
        log.info("ready as %s in %s servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Stop the work before the connection goes."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses; commands and modals find their own way."""
        if interaction.type is not discord.InteractionType.component:
            return
        try:
            await on_press(self._shell, interaction)
        except discord.NotFound:
            # Answered too late: Discord has told the person that nothing happened, or they press again.
            log.info("a press was older than its time")
        except Exception:
            log.exception("a press failed")
            await self._apologise(interaction)

    async def _on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        log.error("a command failed", exc_info=error)
        await self._apologise(interaction)

    async def _apologise(self, interaction: discord.Interaction) -> None:
        """Say that something went wrong, if that can still be said."""
        try:
            await acknowledge(interaction)
            texts = await self._shell.texts_for(interaction)
            screen = denial_screen("trouble", texts)
            await show(interaction, screen, self._shell.images, texts.language)
        except discord.HTTPException:
            log.info("the apology could not be delivered")


def _report(work: asyncio.Task[Any]) -> None:
    if not work.cancelled() and work.exception() is not None:
        log.critical("the bot's own work stopped", exc_info=work.exception())
