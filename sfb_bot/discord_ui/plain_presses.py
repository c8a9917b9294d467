"""Presses that concern only the person who presses: look-ups and settings."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any, cast

import discord

from sfb_bot.discord_ui.rights import is_organiser
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts, languages
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import GuildId, GuildSettings, Preferences, UserId
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.press import PlainPress
from sfb_bot.screens.reading import with_way_back
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.settings import (
    THEMES,
    MySettings,
    ServerSettings,
    confirm_forget,
    my_settings_screen,
    server_settings_screen,
)
from sfb_bot.screens.values import PrivateScreen

SERVER_SETTINGS = ("organiser_role", "no_organiser_role", "pace", "server_language", "server_theme")


async def press_plain(
    shell: Shell, interaction: discord.Interaction, press: PlainPress, values: list[str], texts: Texts
) -> PrivateScreen | None:
    """Carry it out and say what to show."""
    user = UserId(interaction.user.id)
    if press.verb == "look":
        what = values[0] if values else press.arg
        found = shell.usual.screens.look_up(what, texts)
        return with_way_back(found, press.arg, texts) if found else denial_screen("not-found", texts)
    if press.verb == "export":
        await _export(shell, interaction, user)
        return None
    if press.verb == "forget":
        if press.arg != "yes":
            return confirm_forget(texts)
        return notice_screen("forgotten", texts, count=await shell.app.store.forget(user))
    async with shell.settings_lock:
        if press.arg in SERVER_SETTINGS:
            return await set_server(shell, interaction, press.arg, values[0] if values else "", texts)
        return await set_mine(shell, interaction, press.arg, values[0] if values else "")


async def my_settings(shell: Shell, user: UserId, texts: Texts) -> PrivateScreen:
    """Everything a user can choose."""
    likes = await shell.app.store.preferences(user)
    mine = MySettings(
        likes.hand_by,
        likes.reminders,
        likes.quiet_from,
        likes.quiet_to,
        likes.language,
        likes.dm_refused,
        likes.theme,
    )
    return my_settings_screen(mine, texts)


async def server_settings(shell: Shell, guild: GuildId, texts: Texts) -> PrivateScreen:
    """Everything organisers can choose."""
    settings = await shell.app.store.guild_settings(guild)
    return server_settings_screen(
        ServerSettings(settings.organiser_role or 0, settings.pace, settings.language, settings.theme), texts
    )


async def set_mine(shell: Shell, interaction: discord.Interaction, name: str, value: str) -> PrivateScreen:
    """Set one of somebody's own settings and show them all, in the language they have from now on."""
    user = UserId(interaction.user.id)
    changed = _changed_likes(await shell.app.store.preferences(user), name, value)
    if changed is None:
        return denial_screen("unknown", await shell.texts_for(interaction))
    await shell.app.store.save_preferences(changed)
    return await my_settings(shell, user, await shell.texts_for(interaction))


def _changed_likes(likes: Preferences, name: str, value: str) -> Preferences | None:
    """The preferences with one of them set; None for something that is none."""
    if name == "hand_by" and value in ("ephemeral", "dm"):
        # Choosing direct messages again is the way to say that they are open now.
        return replace(likes, hand_by=cast("Any", value), dm_refused=False)
    if name == "reminders" and value in ("thread", "dm", "off"):
        return replace(likes, reminders=cast("Any", value), dm_refused=False)
    if name in ("quiet_from", "quiet_to") and (value == "off" or (value.isdigit() and int(value) < 24)):
        hour = None if value == "off" else int(value)
        return replace(likes, quiet_from=hour) if name == "quiet_from" else replace(likes, quiet_to=hour)
    if name == "language" and value in ("auto", *languages()):
        return replace(likes, language="" if value == "auto" else value)
    if name == "theme" and value in ("auto", *THEMES):
        return replace(likes, theme="" if value == "auto" else value)
    return None


async def set_server(
    shell: Shell, interaction: discord.Interaction, name: str, value: str, texts: Texts
) -> PrivateScreen:
    """Set one of a server's settings, for organisers, and show them all."""
    if interaction.guild_id is None:
        return denial_screen("guild-only", texts)
    guild = GuildId(interaction.guild_id)
    settings = await shell.app.store.guild_settings(guild)
    if not is_organiser(interaction, settings):
        return denial_screen("not-organiser", texts)
    changed = _changed_server(settings, name, value)
    if changed is None:
        return denial_screen("unknown", texts)
    await shell.app.store.save_guild_settings(changed)
    return await server_settings(shell, guild, texts)


def _changed_server(settings: GuildSettings, name: str, value: str) -> GuildSettings | None:
    """The settings with one of them set; None for a value that was not among the choices."""
    if name == "no_organiser_role":
        return replace(settings, organiser_role=None)
    if name == "organiser_role":
        return replace(settings, organiser_role=int(value) if value.isdigit() else None)
    if name == "pace":
        return replace(settings, pace=value) if value in PACES else None
    if name == "server_theme":
        return replace(settings, theme=value) if value in THEMES else None
    return replace(settings, language=value) if value in languages() else None


async def _export(shell: Shell, interaction: discord.Interaction, user: UserId) -> None:
    """Send everything stored about a person as a file only they see."""
    stored = await shell.app.store.everything_about(user)
    data = json.dumps(stored, ensure_ascii=False, indent=2).encode()
    await interaction.followup.send(
        file=discord.File(io.BytesIO(data), "everything-about-me.json"), ephemeral=True
    )
