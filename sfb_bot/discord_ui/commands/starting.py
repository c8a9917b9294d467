"""`/brawl challenge` and `/brawl open`: from a command to an invitation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, cast

import discord
from discord import ui

from sfb_bot.discord_ui.actions.dispatch import typed_into
from sfb_bot.discord_ui.commands.answering import answer, caller
from sfb_bot.discord_ui.permissions import missing_permissions
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_span
from sfb_bot.locale import Texts
from sfb_bot.matches.lobby import First, Proposal
from sfb_bot.matches.paces import PACES, custom_pace
from sfb_bot.matches.records import ChannelId, GuildId, Pace, UserId
from sfb_bot.matches.refusals import BadPace
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

# Everything the host asked for is written into the form, so that it can be sent after a restart.
_FORM: Final = "sfb-pace"
_FORM_FIELDS: Final = {"turn": "24h", "window": "12h", "bank": "3d"}

MODES: Final = ("duel", "teams")
DRAFTS: Final = ("free", "casual", "tournament", "double")
PLACES: Final = ("thread", "here")
# Seen from the host, who typed the command.
FIRST: Final[dict[str, First]] = {"random": "random", "me": "host", "them": "guest"}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the host asked for, before the times of a custom pace are known.

    `invited` are the people for the seats after the host's, None where anybody may sit.
    """

    mode: str
    draft: str
    first: str
    where: str
    invited: tuple[UserId | None, ...] = ()


async def refuse(shell: Shell, interaction: discord.Interaction, reason: str) -> None:
    """Say why nobody can be invited like that."""

    async def make(texts: Texts) -> PrivateScreen:
        return denial_screen(reason, texts)

    await answer(shell, interaction, make)


async def start(shell: Shell, interaction: discord.Interaction, wanted: Wanted, pace: str | None) -> None:
    """Invite, or first ask for the times of a custom pace."""
    if pace == "custom":
        texts = await shell.texts_for(interaction)
        await interaction.response.send_modal(pace_form(wanted, texts))
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
        game=shell.usual.name,
        setup=shell.usual.setup.setup(wanted.mode, {"draft": wanted.draft}),
        pace=pace,
        first=FIRST[wanted.first],
        where=cast("Literal['thread', 'here']", wanted.where),
        invited=wanted.invited,
    )
    await shell.app.lobby.propose(proposal, str(interaction.id))
    return notice_screen("invited", texts)


def pace_form(wanted: Wanted, texts: Texts) -> ui.Modal:
    """Asks for the times of a custom pace."""
    # Places in lists instead of words: with three people the words would not fit into a custom id.
    chosen = (
        MODES.index(wanted.mode),
        DRAFTS.index(wanted.draft),
        list(FIRST).index(wanted.first),
        PLACES.index(wanted.where),
        *(user or 0 for user in wanted.invited),
    )
    form = ui.Modal(title=texts.say("modal-pace"), custom_id=":".join([_FORM, *map(str, chosen)]))
    for name, example in _FORM_FIELDS.items():
        field: ui.TextInput[Any] = ui.TextInput(default=example, max_length=8, custom_id=name)
        form.add_item(ui.Label(text=texts.say(f"modal-pace-{name}"), component=field))
    return form


def is_pace_form(interaction: discord.Interaction) -> bool:
    """Whether somebody has sent the form of a custom pace."""
    data = cast("dict[str, Any]", interaction.data or {})
    is_form = interaction.type is discord.InteractionType.modal_submit
    return is_form and str(data.get("custom_id", "")).partition(":")[0] == _FORM


async def take_pace(shell: Shell, interaction: discord.Interaction) -> None:
    """Make the pace of a form and go on as for the others."""
    data = cast("dict[str, Any]", interaction.data or {})

    async def make(texts: Texts) -> PrivateScreen | None:
        wanted = _wanted_of(str(data.get("custom_id", "")))
        if wanted is None:
            return denial_screen("unknown", texts)
        typed = typed_into(data)
        spans = [parse_span(typed.get(name, "")) for name in _FORM_FIELDS]
        turn, window, bank = spans
        if turn is None or window is None or bank is None:
            raise BadPace("that is no time", rule="pace")
        return await propose(shell, interaction, wanted, custom_pace(turn, window, bank), texts)

    await answer(shell, interaction, make)


def _wanted_of(custom_id: str) -> Wanted | None:
    """What the host asked for, read back from the form; None for a form of another version."""
    parts = custom_id.split(":")[1:]
    lists = (MODES, DRAFTS, tuple(FIRST), PLACES)
    if len(parts) < len(lists) or not all(part.isascii() and part.isdigit() for part in parts):
        return None
    numbers = [int(part) for part in parts]
    if any(number >= len(words) for number, words in zip(numbers, lists, strict=False)):
        return None
    mode, draft, first, where = (words[number] for number, words in zip(numbers, lists, strict=False))
    return Wanted(mode, draft, first, where, tuple(UserId(user) or None for user in numbers[len(lists) :]))
