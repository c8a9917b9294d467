"""Organisers' actions: shown first with a button to confirm, then done exactly as shown, or refused.

What was shown is kept for each person until it is confirmed, so that the button works after a restart.
Whoever asks for something else leaves the older one behind: its button then explains itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, cast

import discord

from sfb_bot.discord_ui.commands.answering import caller
from sfb_bot.discord_ui.league.creating import Wish, proposal_of
from sfb_bot.discord_ui.league.showing import setup_line, show_season
from sfb_bot.discord_ui.rights import is_organiser
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Json
from sfb_bot.leagues.seasons.actions import NAMES, Action, Drop, Request, decode_action, encode_action
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import opening
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, SeasonId, UserId
from sfb_bot.screens.league.effects import EffectNames, effect_lines
from sfb_bot.screens.league.organising import Shown, done_screen, preview_screen
from sfb_bot.screens.league.season import settings_lines
from sfb_bot.screens.league.values import SeasonFacts, title
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

CREATE: Final = "create"
TOKEN_LENGTH: Final = 16


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody was shown and has not confirmed: the action (or the wish for a season) and why."""

    season: int
    what: Json
    reason: str
    token: str

    def stored(self) -> str:
        """As a text that can be read back."""
        return json.dumps([self.season, self.what, self.reason, self.token])


def _key(user: UserId) -> str:
    return f"asked/{user}"


async def _asked(shell: Shell, user: UserId, token: str) -> Asked | None:
    """What was shown under this token, if it is the newest thing this person was shown."""
    stored = await shell.app.store.note(_key(user))
    if not stored:
        return None
    # Any: written by `stored`.
    asked = Asked(*cast("list[Any]", json.loads(stored)))
    return asked if asked.token == token else None


async def may_organise(shell: Shell, interaction: discord.Interaction) -> bool:
    """Whether somebody may do what organisers do."""
    guild = GuildId(interaction.guild_id or 0)
    return is_organiser(interaction, await shell.app.store.guild_settings(guild))


async def show_action(
    shell: Shell,
    interaction: discord.Interaction,
    view: SeasonView,
    action: Action,
    reason: str,
    texts: Texts,
) -> PrivateScreen:
    """What an action would change, to be confirmed; that somebody may do it was checked before."""
    user, season = caller(interaction), view.record.id
    preview = await shell.app.leagues.organising.preview(view, Request(season, user, reason, action))
    show = await show_season(interaction.client, shell, view, texts)
    asked = Asked(season, encode_action(action), reason, preview.token)
    await shell.app.store.save_note(_key(user), asked.stored())
    effects = effect_lines(preview.effects, show.effect_names(), texts)
    name = title(view.record, texts)
    shown = Shown(season, name, NAMES[type(action)], reason.strip(), preview.token, effects)
    return preview_screen(shown, texts)


async def show_creation(
    shell: Shell, interaction: discord.Interaction, wish: Wish, reason: str, texts: Texts
) -> PrivateScreen:
    """The season an organiser wants, to be confirmed."""
    user = caller(interaction)
    if not await may_organise(shell, interaction):
        return denial_screen("not-organiser", texts)
    proposal = proposal_of(shell, interaction, wish)
    season = await shell.app.leagues.signing_up.preview(proposal)
    told = json.dumps([wish.stored(), season.number], sort_keys=True)
    token = sha256(told.encode()).hexdigest()[:TOKEN_LENGTH]
    await shell.app.store.save_note(
        _key(user), Asked(0, [CREATE, wish.stored(), season.number], reason, token).stored()
    )
    head, *rest = settings_lines(SeasonFacts(season, setup_line(shell, season, texts)), texts)
    notes = [head, *(line for line in rest if line)]
    if not interaction.app_permissions.pin_messages:
        notes.append(texts.say("preview-cannot-pin"))
    shown = Shown(
        SeasonId(0),
        title(season, texts),
        CREATE,
        reason.strip(),
        token,
        effect_lines((opening(season),), EffectNames(), texts),
        tuple(notes),
    )
    return preview_screen(shown, texts)


async def let_be(shell: Shell, interaction: discord.Interaction, token: str, texts: Texts) -> PrivateScreen:
    """Nothing is done after all."""
    user = caller(interaction)
    if await _asked(shell, user, token) is not None:
        await shell.app.store.save_note(_key(user), "")
    return done_screen("cancelled", texts)


async def carry_out(
    shell: Shell, interaction: discord.Interaction, token: str, texts: Texts
) -> PrivateScreen:
    """Do what was shown; refused when it would be something else by now."""
    user = caller(interaction)
    asked = await _asked(shell, user, token)
    if asked is None:
        return denial_screen("league-stale", texts)
    # Any: a season that is still to be made is its name, the wish, and the number it was shown with.
    what: Any = asked.what
    if what[0] == CREATE:
        return await _create(shell, interaction, asked, what[1:], texts)
    action = decode_action(asked.what)
    is_own = isinstance(action, Drop) and action.user == user
    if not is_own and not await may_organise(shell, interaction):
        return denial_screen("not-organiser", texts)
    request = Request(SeasonId(asked.season), user, asked.reason, action)
    guild = GuildId(interaction.guild_id or 0)
    await shell.app.leagues.organising.confirm(request, asked.token, str(interaction.id), guild)
    await shell.app.store.save_note(_key(user), "")
    shell.app.wake()
    return done_screen("confirmed", texts)


async def _create(
    shell: Shell, interaction: discord.Interaction, asked: Asked, shown: Sequence[Any], texts: Texts
) -> PrivateScreen:
    if not await may_organise(shell, interaction):
        return denial_screen("not-organiser", texts)
    wish, number = shown
    proposal = proposal_of(shell, interaction, Wish.read(wish))
    await shell.app.leagues.signing_up.confirm(proposal, number, asked.reason, str(interaction.id))
    await shell.app.store.save_note(_key(caller(interaction)), "")
    shell.app.wake()
    return done_screen("created", texts)
