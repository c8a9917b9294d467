"""The client: intents, commands, presses, and the tasks that live as long as the connection."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from typing import Any, Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import on_press
from sfb_bot.discord_ui.commands.game import GameCommands
from sfb_bot.discord_ui.commands.help import add_help
from sfb_bot.discord_ui.commands.league import league_commands
from sfb_bot.discord_ui.commands.league_admin import LeagueAdmin
from sfb_bot.discord_ui.commands.lookups import add_lookups, add_puzzle
from sfb_bot.discord_ui.commands.organisers import AdminCommands
from sfb_bot.discord_ui.commands.settings import SettingsCommands, add_doctor
from sfb_bot.discord_ui.commands.stats import stats_commands
from sfb_bot.discord_ui.commands.translator import CommandTranslator
from sfb_bot.discord_ui.delivery.greeting import Greeter
from sfb_bot.discord_ui.delivery.messenger import DiscordMessenger
from sfb_bot.discord_ui.delivery.replies import LOST, acknowledge, show
from sfb_bot.discord_ui.members import Membership
from sfb_bot.discord_ui.place_events import PlaceEvents
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.web_facts import WebFactsKeeper
from sfb_bot.kernel import TableError
from sfb_bot.locale import DEFAULT_LANGUAGE, Texts, digest, languages
from sfb_bot.matches.presence import ALIVE
from sfb_bot.screens.refusals import denial_screen

log = logging.getLogger(__name__)

# The library warns about missing voice packages at every start; this bot never speaks.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


# Interactions remembered so that one delivered twice is carried out once.
KEPT_INTERACTIONS: Final = 4096
# The bot is ready when no further server came for this many seconds; the library waits two at every start.
# Nothing depends on a server that comes later: its channels are asked for when they are needed.
SERVERS_COME_WITHIN: Final = 0.5
# How long a stop waits for answers under way, in seconds.
LONGEST_GOODBYE: Final = 5.0


class Deliveries:
    """Which interactions have come in: Discord's gateway may deliver the same one again after a resume."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction: discord.Interaction) -> bool:
        """Whether this interaction comes for the first time."""
        if interaction.id in self._seen:
            log.info("interaction %s was delivered again", interaction.id)
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > KEPT_INTERACTIONS:
            self._seen.popitem(last=False)
        return True


class OnceTree(app_commands.CommandTree[discord.Client]):
    """A command tree that carries out every interaction once."""

    def __init__(self, client: discord.Client, deliveries: Deliveries) -> None:
        super().__init__(client)
        self._deliveries = deliveries

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Refuse what has been delivered before."""
        return self._deliveries.is_first(interaction)


class SfbClient(PlaceEvents):
    """Discord's side of the bot. Nothing of a match lives here."""

    def __init__(self, shell: Shell, ready: asyncio.Event | None = None) -> None:
        super().__init__(
            shell.app,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
            guild_ready_timeout=SERVERS_COME_WITHIN,
            # So that the bot hears that it hears from Discord.
            enable_debug_events=True,
        )
        self._shell = shell
        self._greeter = Greeter(self, shell)
        # When the bot was last there before this start; 0 if it never was.
        self._last_there = 0
        self._deliveries = Deliveries()
        self.tree = OnceTree(self, self._deliveries)
        for pack in shell.packs.values():
            self.tree.add_command(GameCommands(shell, pack))
            self.tree.add_command(AdminCommands(shell, pack.name))
        self.tree.add_command(SettingsCommands(shell))
        self.tree.add_command(league_commands(shell))
        self.tree.add_command(LeagueAdmin(shell))
        self.tree.add_command(stats_commands(shell))
        add_lookups(self.tree, shell)
        add_puzzle(self.tree, shell)
        add_doctor(self.tree, shell)
        add_help(self.tree, shell)
        self.tree.error(self._on_command_error)
        self._work: asyncio.Task[None] | None = None
        self._web: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[Any]] = set()
        self._is_connected = ready or asyncio.Event()
        # A client told to stop while it connects may still hear that it is ready.
        self._is_stopping = False
        # Set when deadlines and posts have stopped although nobody asked for it: then the bot is of no use.
        self.work_ended = asyncio.Event()

    @property
    def shell(self) -> Shell:
        """The application and everything it is shown with."""
        return self._shell

    async def setup_hook(self) -> None:
        """Once, before the gateway: tell Discord the commands if they changed."""
        note = await self._shell.app.store.note(ALIVE)
        self._last_there = int(note) if note.isdecimal() else 0
        await self._shell.app.presence.start()
        await self._sync_if_changed()

    async def _sync_if_changed(self) -> None:
        # To say them in every language takes longer than all the rest of a start, so it is done only when a
        # file of texts has changed or the commands themselves have.
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        said = sorted(digest(folder) for texts in self._spoken_texts() for folder in texts.folders)
        known = hashlib.sha256(json.dumps([payload, said], sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands/{self.application_id}"
        if await self._shell.app.store.note(key) == known and await self._are_known():
            return
        await self.tree.set_translator(CommandTranslator(self._shell.packs))
        await self.tree.sync()
        await self._shell.app.store.save_note(key, known)
        log.info("commands synced")

    def _spoken_texts(self, language: str = DEFAULT_LANGUAGE) -> list[Texts]:
        """The texts of every game in a language, the shell's with them."""
        return [pack.screens.own_texts(Texts(language)) for pack in self._shell.packs.values()]

    def _read_texts(self) -> None:
        for language in languages():
            for texts in self._spoken_texts(language):
                texts.read()

    async def _are_known(self) -> bool:
        """Whether the commands are still there: they can be removed, and a playground forgets them."""
        known = {command.name for command in await self.tree.fetch_commands()}
        return known == {command.name for command in self.tree.get_commands()}

    async def on_ready(self) -> None:
        """Connected: deliver what waits. Comes again after every reconnect, so the work starts once."""
        for guild in self.guilds:
            self._shell.spoken.note_server(guild)
        await self._be_there()
        await self.look_at_all_places()
        if self._work is None and not self._is_stopping:
            self._work = asyncio.create_task(self._deliver())
            self._work.add_done_callback(self._note_end_of_work)
            self._web = asyncio.create_task(WebFactsKeeper(self, self._shell).run())
        self._is_connected.set()
        # The first press in another language shall not wait for its files.
        await asyncio.to_thread(self._read_texts)
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        await self._greet()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added, maybe again: it says hello once."""
        self._shell.spoken.note_server(guild)
        await super().on_guild_join(guild)
        await self._greeter.joined(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage, or has just been told of."""
        self._shell.spoken.note_server(guild)
        await super().on_guild_available(guild)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """A server may have another language, or another name."""
        del before
        self._shell.spoken.note_server(after)
        self._shell.web_changed.set()

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """What went with a thread is not changed any more."""
        self._shell.waiting.lose(payload.thread_id)
        await super().on_raw_thread_delete(payload)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Nor what went with a channel."""
        self._shell.waiting.lose(channel.id)
        await super().on_guild_channel_delete(channel)

    async def _wake(self, guild: int) -> None:
        """What could not be shown in a server may work now, a greeting too."""
        await super()._wake(guild)
        self._shell.web_changed.set()
        await self._greeter.try_again(guild)

    async def _greet(self) -> None:
        """Say hello to servers that added the bot while it was not there, and to those that are owed it."""
        for guild in self.guilds:
            came = guild.me.joined_at
            if self._last_there and came is not None and int(came.timestamp()) > self._last_there:
                await self._greeter.joined(guild)
            await self._greeter.try_again(guild.id)

    async def on_resumed(self) -> None:
        """Connected again, and nothing was missed."""
        await self._be_there()

    async def on_disconnect(self) -> None:
        """Cut off; comes again with every try to connect that fails."""
        if not self._is_stopping:
            self._shell.app.presence.lose_gateway()

    async def on_socket_raw_receive(self, _: str) -> None:
        """Discord said something: the connection is alive."""
        self._shell.app.presence.heard()

    async def _be_there(self) -> None:
        """Give everybody the time back that the bot was not there, before anything is due."""
        presence = self._shell.app.presence
        presence.find_gateway()
        try:
            await presence.look()
        except TableError as error:
            # The clocks stand still until it can be stored.
            log.warning("the time of a silence could not be given back yet: %s", error)

    async def _deliver(self) -> None:
        """Fire deadlines and deliver the outbox until cancelled."""
        app = self._shell.app
        messenger = DiscordMessenger(self, self._shell, await app.store.waiting_rows())
        await app.run(messenger, Membership(self), self._shell.meter)

    def _note_end_of_work(self, work: asyncio.Task[None]) -> None:
        if not work.cancelled():
            self.work_ended.set()

    def why_work_ended(self) -> BaseException | None:
        """What stopped the bot's own work, once `work_ended` is set."""
        return self._work.exception() if self._work is not None else None

    async def close(self) -> None:
        """Answer what was pressed, then stop the work, before the connection goes."""
        self._is_stopping = True
        if self._answering:
            _, late = await asyncio.wait(self._answering, timeout=LONGEST_GOODBYE)
            for task in late:
                task.cancel()
        await self._shell.waiting.close()
        for task in (self._work, self._web):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self._shell.app.presence.stop()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and forms; commands find their own way."""
        is_ours = interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        )
        if not is_ours or not self._deliveries.is_first(interaction):
            return
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        try:
            await on_press(self._shell, interaction)
        except Exception as error:  # noqa: BLE001 - whatever went wrong is logged, and the person is told
            await self._explain(interaction, error)

    async def _on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        await self._explain(interaction, getattr(error, "original", error))

    async def _explain(self, interaction: discord.Interaction, error: Exception) -> None:
        """Log what went wrong, and say so where that makes sense."""
        if isinstance(error, app_commands.CheckFailure):
            return
        if isinstance(error, discord.NotFound):
            # Answered too late: Discord has told the person that nothing happened, and they try again.
            log.info("an interaction was older than its time: %s", error.text)
            return
        if isinstance(error, LOST):
            # Discord or the way to it is in trouble, not the bot.
            log.warning("an interaction failed: %r", error)
        else:
            log.error("an interaction failed", exc_info=error)
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._apologise(interaction)

    async def _apologise(self, interaction: discord.Interaction) -> None:
        """Say that something went wrong, if that can still be said."""
        try:
            await acknowledge(interaction)
            try:
                texts = await self._shell.texts_for(interaction)
            except TableError:
                # The database may be the trouble; then there is no language to look up either.
                texts = Texts()
            screen = denial_screen("trouble", texts)
            await show(interaction, screen, self._shell.images, texts)
        except (discord.DiscordException, *LOST):
            log.info("the apology could not be delivered")
