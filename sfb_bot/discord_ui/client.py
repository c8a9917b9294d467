"""The client: intents, commands, presses, and the tasks that live as long as the connection."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import PRESSES, on_press
from sfb_bot.discord_ui.apologies import explain
from sfb_bot.discord_ui.commands.game import GameCommands
from sfb_bot.discord_ui.commands.help import add_help
from sfb_bot.discord_ui.commands.league import league_commands
from sfb_bot.discord_ui.commands.league_admin import LeagueAdmin
from sfb_bot.discord_ui.commands.lookups import add_lookups, add_puzzle
from sfb_bot.discord_ui.commands.organisers import AdminCommands
from sfb_bot.discord_ui.commands.settings import SettingsCommands, add_doctor
from sfb_bot.discord_ui.commands.stats import stats_commands
from sfb_bot.discord_ui.commands.translator import CommandTranslator
from sfb_bot.discord_ui.deliveries import OnceTree
from sfb_bot.discord_ui.delivery.greeting import Greeter
from sfb_bot.discord_ui.delivery.messenger import DiscordMessenger
from sfb_bot.discord_ui.intake import Intake
from sfb_bot.discord_ui.membership import Membership
from sfb_bot.discord_ui.place_events import PlaceEvents
from sfb_bot.discord_ui.shards import ShardPlan, TurnToIdentify
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.web_facts import WebFactsKeeper
from sfb_bot.kernel import TableError
from sfb_bot.locale import DEFAULT_LANGUAGE, Texts, digest, languages
from sfb_bot.matches.retries import until_stored

log = logging.getLogger(__name__)

# The library warns about missing voice packages at every start; this bot never speaks.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


ALONE: Final = ShardPlan()
# The bot is ready when no further server came for this many seconds; the library waits two at every start.
# Nothing depends on a server that comes later: its channels are asked for when they are needed.
SERVERS_COME_WITHIN: Final = 0.5
# What Discord tells about places; whoever is not at work yet looks at all of them when it begins.
OF_PLACES: Final = frozenset(
    {
        *("guild_join", "guild_available", "guild_channel_update", "guild_channel_create"),
        *("guild_channel_delete", "guild_role_update", "member_update"),
        *("raw_thread_update", "raw_thread_delete"),
    }
)
# How long a stop waits for answers under way, in seconds.
LONGEST_GOODBYE: Final = 5.0
# How long another process waits for them that takes over: half of what Discord leaves whoever presses next.
LONGEST_HAND_OVER: Final = 1.5
# How long one that has handed over goes on with them then: it is in nobody's way.
LONGEST_FAREWELL: Final = 20.0


class SfbClient(PlaceEvents):
    """Discord's side of the bot. Nothing of a match lives here."""

    def __init__(
        self,
        shell: Shell,
        ready: asyncio.Event | None = None,
        plan: ShardPlan = ALONE,
        turn_to_identify: TurnToIdentify | None = None,
    ) -> None:
        processes = shell.app.processes
        super().__init__(
            shell.app,
            plan,
            turn_to_identify or (None if processes.territory.is_whole else processes.turn_to_identify),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
            guild_ready_timeout=SERVERS_COME_WITHIN,
        )
        self._shell = shell
        self._greeter = Greeter(self, shell)
        # When the bot was last there before this start; 0 if it never was.
        self._last_there = 0
        self._processes = processes
        self._taking_over = asyncio.Lock()
        self._intake = Intake(processes, shell.errands)
        self.tree = OnceTree(self, self._intake.takes)
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
        self._is_connected = ready or asyncio.Event()
        # Shards whose servers were told anew since the bot was last there.
        self._told_anew: set[int] = set()
        # Set when deadlines and posts have stopped although nobody asked for it: then the bot is of no use.
        self.work_ended = asyncio.Event()

    @property
    def shell(self) -> Shell:
        """The application and everything it is shown with."""
        return self._shell

    async def setup_hook(self) -> None:
        """Once, before the gateway: tell Discord the commands if they changed.

        Where another process is still at work, this one connects first and takes over then.
        """
        if self._processes.is_at_work or await self._processes.take_if_vacant():
            await self._begin(is_taken_over=False)
        if self._processes.territory.holds(None):
            await self._sync_if_changed()

    async def _begin(self, *, is_taken_over: bool) -> None:
        """From now on this process looks after its territory."""
        self._last_there = await self._shell.app.presence.last_there() or 0
        await self._shell.app.presence.start(is_taken_over=is_taken_over)
        self._processes.receive(self._receive)
        self._intake.begin()

    async def _take_over(self) -> None:
        """Everything is connected: let the process that is still at work hand over."""
        self._intake.is_next.set()
        # Nobody has to wait for them when this one is at work.
        await asyncio.to_thread(self._read_texts)
        for answered in await self._processes.take_over():
            self._intake.deliveries.note(answered)
        if self.is_complete:
            # Whatever happened to a connection while this one was connecting.
            self._shell.app.presence.find_gateway()
        begin = partial(self._begin, is_taken_over=True)
        await until_stored(begin, self._shell.app.clock.machine, "who takes over")

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

    # What the library calls ready comes once for all shards, later only for some of those that begin anew.

    async def on_shard_ready(self, number: int) -> None:
        """The servers of a shard have been told, for the first time or anew."""
        await super().on_shard_ready(number)
        self._told_anew.add(number)
        for guild in self._guilds_on({number}):
            self._shell.spoken.note_server(guild)
        await self._work_if_complete()

    async def on_shard_resumed(self, number: int) -> None:
        """A shard is connected again, and nothing was missed."""
        await super().on_shard_resumed(number)
        await self._work_if_complete()

    async def on_shard_disconnect(self, number: int) -> None:
        """Somebody cannot reach the bot; comes again with every try to connect that fails."""
        await super().on_shard_disconnect(number)
        if not self._intake.is_stopping:
            self._shell.app.presence.lose_gateway(number)

    def hear(self, number: int) -> None:
        """Discord said something: the connection is alive."""
        self._shell.app.presence.heard(number)

    def _guilds_on(self, shards: set[int]) -> list[discord.Guild]:
        return [guild for guild in self.guilds if guild.shard_id in shards]

    async def _work_if_complete(self) -> None:
        """With all shards connected the bot is there, and delivers what waits; the work starts once."""
        if not self.is_complete:
            return
        if not self._intake.is_at_work.is_set():
            async with self._taking_over:
                if self._intake.is_stopping:
                    return
                if not self._intake.is_at_work.is_set():
                    await self._take_over()
        told_anew, self._told_anew = self._told_anew, set()
        await self._be_there()
        if told_anew:
            await self._settle_in(self._guilds_on(told_anew))

    async def _settle_in(self, guilds: Sequence[discord.Guild]) -> None:
        """Servers were told anew: much may have happened in them before."""
        await self.look_at_places(guilds)
        if self._work is None and not self._intake.is_stopping:
            self._work = asyncio.create_task(self._deliver())
            self._work.add_done_callback(self._note_end_of_work)
            self._web = asyncio.create_task(WebFactsKeeper(self, self._shell).run())
        self._is_connected.set()
        # The first press in another language shall not wait for its files.
        await asyncio.to_thread(self._read_texts)
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        await self._greet(guilds)

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

    async def _greet(self, guilds: Sequence[discord.Guild]) -> None:
        """Say hello to servers that added the bot while it was not there, and to those that are owed it."""
        for guild in guilds:
            came = guild.me.joined_at
            if self._last_there and came is not None and int(came.timestamp()) > self._last_there:
                await self._greeter.joined(guild)
            await self._greeter.try_again(guild.id)

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
        waiting = await until_stored(app.store.waiting_rows, app.clock.machine, "what is to be shown")
        messenger = DiscordMessenger(self, self._shell, waiting)
        await app.run(messenger, Membership(self), self._shell.meter)

    def _note_end_of_work(self, work: asyncio.Task[None]) -> None:
        if not work.cancelled():
            self.work_ended.set()

    def why_work_ended(self) -> BaseException | None:
        """What stopped the bot's own work, once `work_ended` is set."""
        return self._work.exception() if self._work is not None else None

    async def close(self) -> None:
        """Answer what was pressed, then stop the work, before the connection goes.

        Whoever presses something meanwhile waits for the process that takes over, so that comes first then;
        answers that take longer are being drawn, and nothing more is stored for them.
        """
        self._intake.is_stopping = True
        self._processes.receive(None)
        is_awaited = self._processes.relieved.is_set()
        await self._intake.finish(LONGEST_HAND_OVER if is_awaited else LONGEST_GOODBYE)
        await self._shell.waiting.close()
        await self._shell.names.close()
        for task in (self._work, self._web):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self._shell.app.presence.stop()
        if self._intake.is_at_work.is_set():
            self._intake.is_at_work.clear()
            await self._processes.hand_over(self._intake.deliveries.newest)
        if is_awaited:
            await self._intake.finish(LONGEST_FAREWELL)
        self._intake.give_up()
        await super().close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell the parts of the client what happened; of places only one who is at work hears."""
        if event not in OF_PLACES or self._intake.is_at_work.is_set():
            super().dispatch(event, *args, **kwargs)

    async def _receive(self, errand: str) -> None:
        """Answer an interaction that came to another process, as if it had come here."""
        self.hear_interaction(self._shell.errands.read(errand))

    def received(self, number: int, data: Any) -> None:
        """An interaction came in; one that another process has to answer is sent there as it came."""
        if not self._processes.territory.is_whole:
            self._shell.errands.keep(number, data)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and forms; commands find their own way."""
        if interaction.type not in PRESSES or not await self._intake.takes(interaction):
            return
        try:
            await on_press(self._shell, interaction)
        except Exception as error:  # noqa: BLE001 - whatever went wrong is logged, and the person is told
            await explain(self._shell, interaction, error)

    async def _on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        await explain(self._shell, interaction, getattr(error, "original", error))
