"""`/brawl challenge` and `/brawl open`: from a command to an invitation."""

from __future__ import annotations

from typing import Any, Final, Literal, cast

import discord
from discord import ui

from sfb_bot.app.lobby import First, Proposal
from sfb_bot.app.paces import PACES, custom_pace
from sfb_bot.app.records import ChannelId, GuildId, Pace, UserId
from sfb_bot.app.refusals import BadPace
from sfb_bot.discord_ui.commands.answering import answer, caller
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_span
from sfb_bot.locale import Texts
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

GOAL = 5


# Seen from the host, who typed the command.
_FIRST: Final[dict[str, First]] = {"random": "random", "me": "host", "them": "guest"}


class Wanted:
    """What the host asked for, before the times of a custom pace are known."""

    __slots__ = ("draft", "first", "invited", "where")

    def __init__(self, draft: str, first: str, where: str, invited: UserId | None) -> None:
        self.draft = draft
        self.first = first
        self.where = where
        self.invited = invited


async def start(shell: Shell, interaction: discord.Interaction, wanted: Wanted, pace: str | None) -> None:
    """Invite, or first ask for the times of a custom pace."""
    if pace == "custom":
        texts = await shell.texts_for(interaction)
        await interaction.response.send_modal(PaceModal(shell, wanted, texts))
        return

    async def make(texts: Texts) -> PrivateScreen | None:
        guild = GuildId(interaction.guild_id or 0)
        name = pace or (await shell.app.store.guild_settings(guild)).pace
        return await propose(shell, interaction, wanted, PACES[name], texts)

    await answer(shell, interaction, make)


async def propose(
    shell: Shell, interaction: discord.Interaction, wanted: Wanted, pace: Pace, texts: Texts
) -> PrivateScreen:
    """Store the invitation; its public post follows by itself."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return denial_screen("guild-only", texts)
    missing = missing_permissions(interaction, wanted.where)
    if missing:
        return denial_screen("missing-permissions", texts, missing=", ".join(missing))
    proposal = Proposal(
        guild=GuildId(interaction.guild_id),
        channel=ChannelId(interaction.channel_id),
        host=caller(interaction),
        game=shell.game,
        setup={"roster": list(shell.roster), "draft": wanted.draft, "goal": GOAL},
        pace=pace,
        first=_FIRST[wanted.first],
        where=cast("Literal['thread', 'here']", wanted.where),
        invited=wanted.invited,
    )
    await shell.app.lobby.propose(proposal, str(interaction.id))
    return notice_screen("invited", texts)


def missing_permissions(interaction: discord.Interaction, where: str) -> list[str]:
    """What the bot may not do in the channel although a match there needs it, in Discord's words."""
    rights = interaction.app_permissions
    needed = {
        "View Channel": rights.view_channel,
        "Send Messages": rights.send_messages or rights.send_messages_in_threads,
        "Attach Files": rights.attach_files,
        "Read Message History": rights.read_message_history,
    }
    if where == "thread" and not isinstance(interaction.channel, discord.Thread):
        needed["Create Public Threads"] = rights.create_public_threads
        needed["Send Messages in Threads"] = rights.send_messages_in_threads
    return [name for name, granted in needed.items() if not granted]


class PaceModal(ui.Modal):
    """Asks for the times of a custom pace."""

    def __init__(self, shell: Shell, wanted: Wanted, texts: Texts) -> None:
        super().__init__(title=texts.say("modal-pace"), custom_id="sfb-pace")
        self._shell = shell
        self._wanted = wanted
        self._turn = self._ask(texts, "turn", "24h")
        self._window = self._ask(texts, "window", "12h")
        self._bank = self._ask(texts, "bank", "3d")

    def _ask(self, texts: Texts, name: str, example: str) -> ui.TextInput[Any]:
        field: ui.TextInput[Any] = ui.TextInput(default=example, max_length=8, custom_id=name)
        self.add_item(ui.Label(text=texts.say(f"modal-pace-{name}"), component=field))
        return field

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Make the pace and go on as for the others."""

        async def make(texts: Texts) -> PrivateScreen | None:
            spans = [parse_span(field.value) for field in (self._turn, self._window, self._bank)]
            turn, window, bank = spans
            if turn is None or window is None or bank is None:
                raise BadPace("that is no time", rule="pace")
            pace = custom_pace(turn, window, bank)
            return await propose(self._shell, interaction, self._wanted, pace, texts)

        await answer(self._shell, interaction, make)
