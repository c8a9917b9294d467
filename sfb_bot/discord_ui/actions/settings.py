"""What concerns only the person who asks: settings, what is stored, reading about cards and rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast, get_args

from sfb_bot.discord_ui.actions.handlers import Files, Show, handles
from sfb_bot.discord_ui.permissions import can_have_threads, missing_here, refuse_silence
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.rights import is_host, is_organiser, refuse_no_organiser
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.web_facts import show_pages_again
from sfb_bot.kernel import PlayerError
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.people import GuildSettings, HandBy, Preferences, RemindBy
from sfb_bot.matches.records import ChannelId, Moment, lane_of
from sfb_bot.matches.refusals import TooMany
from sfb_bot.matches.timezones import same_hour, zone_called
from sfb_bot.screens.league.values import title
from sfb_bot.screens.limits import plain
from sfb_bot.screens.notices import Check, doctor_screen, notice_screen
from sfb_bot.screens.numbers import whole_number
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.settings import (
    COMPUTERS,
    ORIENTATIONS,
    POSTS,
    THEMES,
    WEB,
    channel_for,
    confirm_forget,
    language_names,
    my_settings_screen,
    server_settings_screen,
)
from sfb_bot.screens.settings_actions import (
    CHANNELS,
    NOTHING,
    BlockPlayer,
    ExportMine,
    ForgetMe,
    ServerChange,
    SetGames,
    SetHere,
    SetMine,
    SetServer,
    ShowHealth,
    ShowMySettings,
    ShowServerSettings,
)
from sfb_bot.web.addresses import new_address, server_url

# As many as a line of the settings holds.
MOST_BLOCKED: Final = 50
# What settings can be that are stored as they are chosen.
_CHOICES: Final = {
    "language": tuple(language_names()),
    "theme": THEMES,
    "orientation": ORIENTATIONS,
    "posts": POSTS,
}


class CannotBlock(PlayerError):
    """That person cannot be blocked."""

    key = "refused-block"


class NoSuchChoice(PlayerError):
    """A setting cannot have that value; nobody offered it, or only a menu of another version."""

    key = "refused-setting"


class NoSuchZone(PlayerError):
    """There is no such time zone."""

    key = "refused-timezone"


@handles(ShowMySettings)
async def show_my_settings(shell: Shell, who: Person, action: ShowMySettings) -> Show:
    """Everything a person can choose, some of it changed first."""
    for change in action.changes:
        who = await _set_mine(shell, who, change)
    return my_settings_screen(who.preferences, who.texts, await shell.app.store.blocked_by(who.user))


@handles(BlockPlayer)
async def block_player(shell: Shell, who: Person, action: BlockPlayer) -> Show:
    """Let somebody invite this person no more, or again, and show all settings."""
    store, player = shell.app.store, action.player
    if player == who.user:
        raise CannotBlock("nobody blocks themselves", rule="self")
    if not action.is_blocked:
        await store.unblock(who.user, player)
    elif player not in (blocked := await store.blocked_by(who.user)):
        if len(blocked) >= MOST_BLOCKED:
            raise TooMany("no more can be kept", rule="blocks", count=MOST_BLOCKED)
        await store.block(who.user, player)
    return await show_my_settings(shell, who, ShowMySettings())


@handles(SetMine)
async def set_mine(shell: Shell, who: Person, action: SetMine) -> Show:
    """Change one setting and show all of them, in the language they have from now on."""
    return await show_my_settings(shell, who, ShowMySettings((action,)))


async def _set_mine(shell: Shell, who: Person, change: SetMine) -> Person:
    async with shell.settings_lock:
        before = await shell.app.store.preferences(who.user)
        if change.setting == "timezone":
            changed = _with_timezone(before, change.value, shell.app.clock.machine.now())
        else:
            changed = _with_mine(before, change)
        await shell.app.store.save_preferences(changed)
    return await shell.person(who.interaction)


def _with_mine(mine: Preferences, change: SetMine) -> Preferences:
    """The preferences with one of them set; NoSuchChoice for a value that nobody offered."""
    value = change.value
    match change.setting:
        # Choosing direct messages again is the way to say that they are open now.
        case "hand_by" if value in get_args(HandBy):
            return replace(mine, hand_by=cast("HandBy", value), dm_refused=False)
        case "reminders" if value in get_args(RemindBy):
            return replace(mine, reminders=cast("RemindBy", value), dm_refused=False)
        case "quiet_from" if _is_hour(value):
            return replace(mine, quiet_from=whole_number(value))
        case "quiet_to" if _is_hour(value):
            return replace(mine, quiet_to=whole_number(value))
        case "language" | "theme" | "orientation" if value in ("auto", *_CHOICES[change.setting]):
            return replace(mine, **{change.setting: "" if value == "auto" else value})
        case _:
            raise NoSuchChoice(f"{value!r} was not offered", rule="setting", value=value)


def _with_timezone(mine: Preferences, value: str, now: Moment) -> Preferences:
    """The preferences with another time zone; quiet hours in UTC become the same hours of the wall.

    From one zone to another the hours stay: whoever moves wants to sleep at night.
    """
    name = "" if value == "off" else zone_called(value)
    if name is None:
        raise NoSuchZone(f"{value!r} is no time zone", rule="timezone", value=plain(value))
    changed = replace(mine, timezone=name)
    if bool(name) == bool(mine.timezone):
        return changed
    start, end = (
        same_hour(hour, mine.timezone, name, now) if hour is not None else None
        for hour in (mine.quiet_from, mine.quiet_to)
    )
    return replace(changed, quiet_from=start, quiet_to=end)


def _is_hour(value: str) -> bool:
    return value == "off" or whole_number(value, 23) is not None


@handles(ShowServerSettings)
async def show_server_settings(shell: Shell, who: Person, action: ShowServerSettings) -> Show:
    """Everything organisers can choose, some of it changed first."""
    if not who.guild:
        return denial_screen("guild-only", who.texts)
    refuse_no_organiser(who)
    settings = who.server
    for change in action.changes:
        settings = await _set_server(shell, who, change)
    page = server_url(shell.web_url, settings.web)
    return server_settings_screen(settings, _games(shell, who), who.texts, who.channel, page)


def _games(shell: Shell, who: Person) -> tuple[tuple[str, str], ...]:
    """The games there are: name and title."""
    return tuple((pack.name, pack.screens.title(who.texts)) for pack in shell.packs.values())


@handles(SetServer, SetGames, SetHere)
async def set_server(shell: Shell, who: Person, action: ServerChange) -> Show:
    """Change one setting of the server and show all of them."""
    return await show_server_settings(shell, who, ShowServerSettings((action,)))


async def _set_server(shell: Shell, who: Person, change: ServerChange) -> GuildSettings:
    async with shell.settings_lock:
        settings = await shell.app.store.guild_settings(who.guild)
        if isinstance(change, SetServer):
            changed = _with_server(settings, change, who.channel)
        elif isinstance(change, SetHere):
            changed = _with_here(settings, change, who.channel)
        else:
            changed = _with_games(settings, change, shell)
        moved = [what for what in CHANNELS if channel_for(changed, what) != channel_for(settings, what)]
        if any(channel_for(changed, what) for what in moved):
            refuse_silence(who, who.channel, "threads" if "queue" in moved else "post")
        if changed.queue_channel and "queue" in moved and not can_have_threads(who.interaction.channel):
            raise NoSuchChoice("matches have no threads there", rule="threads", value=f"<#{who.channel}>")
        await shell.app.store.save_guild_settings(changed)
    if changed.web != settings.web:
        await show_pages_again(shell, who.guild)
        shell.web_changed.set()
    await _put_to_use(shell, who, moved)
    return changed


async def _put_to_use(shell: Shell, who: Person, moved: Sequence[str]) -> None:
    """Something has another channel now, or none: what waits for it is looked at."""
    if "puzzle" in moved:
        # What was wrong with the channel before is of no interest any more.
        await shell.app.troubles.over(lane_of(guild=who.guild))
        shell.app.daily.look()
    if "results" in moved:
        await shell.app.troubles.wake([lane_of(guild=who.guild, kind="result")])
    if "live" in moved:
        await shell.app.troubles.wake([lane_of(guild=who.guild, kind="live")])
        shell.app.live_boards.look()


def _with_here(settings: GuildSettings, change: SetHere, here: ChannelId) -> GuildSettings:
    """The settings with just these things in a channel; others of it are nowhere any more."""
    unknown = [what for what in change.wanted if what not in (*CHANNELS, NOTHING)]
    if unknown:
        raise NoSuchChoice(f"{unknown!r} were not offered", rule="setting", value=", ".join(unknown))
    for what in CHANNELS:
        if what in change.wanted:
            settings = _in_channel(settings, what, here)
        elif channel_for(settings, what) == here:
            settings = _in_channel(settings, what, ChannelId(0))
    return settings


def _in_channel(settings: GuildSettings, what: str, channel: ChannelId) -> GuildSettings:
    match what:
        case "puzzle":
            return replace(settings, puzzle_channel=channel)
        case "results":
            return replace(settings, results_channel=channel)
        case "live":
            return replace(settings, live_channel=channel)
        case _:
            return replace(settings, queue_channel=channel)


def _with_games(settings: GuildSettings, change: SetGames, shell: Shell) -> GuildSettings:
    if not set(change.games) <= shell.packs.keys():
        raise NoSuchChoice(
            f"{change.games!r} were not offered", rule="setting", value=", ".join(change.games)
        )
    is_all = set(change.games) == set(shell.packs)
    return replace(settings, games=() if is_all else change.games)


def _with_server(  # noqa: PLR0911 - one for each kind
    settings: GuildSettings, change: SetServer, here: ChannelId
) -> GuildSettings:
    """The settings with one of them set; NoSuchChoice for a value that nobody offered."""
    value = change.value
    match change.setting:
        case "organiser_role" if not value or whole_number(value) is not None:
            return replace(settings, organiser_role=whole_number(value))
        case "pace" if value in PACES:
            return replace(settings, pace=value)
        case "language" if value in ("auto", *_CHOICES["language"]):
            return replace(settings, language=value.removeprefix("auto"))
        case "theme" | "orientation" | "posts" if value in _CHOICES[change.setting]:
            return replace(settings, **{change.setting: value})
        case "web" if value in WEB:
            # A page that is turned on again has another address: the former one leads nowhere for ever.
            return replace(settings, web=(settings.web or new_address()) if value == "on" else "")
        case "computers" if value in COMPUTERS:
            return replace(settings, rates_computers=value == COMPUTERS[True])
        case what if what in CHANNELS and value in ("", "off", "here"):
            return _in_channel(settings, what, here if value == "here" else ChannelId(0))
        case _:
            raise NoSuchChoice(f"{value!r} was not offered", rule="setting", value=value)


@handles(ExportMine)
async def export_mine(shell: Shell, who: Person, action: ExportMine) -> Show:
    """Everything stored about a person, as a file only they see."""
    del action
    stored = await shell.app.store.everything_about(who.user)
    data = json.dumps(stored, ensure_ascii=False, indent=2).encode()
    return Files((("everything-about-me.json", data),))


@handles(ForgetMe)
async def forget_me(shell: Shell, who: Person, action: ForgetMe) -> Show:
    """Delete all of that, after a second question that says what goes when."""
    if not action.is_sure:
        return confirm_forget(await shell.app.deletions.preview(who.user), who.texts)
    found = await shell.app.deletions.forget(who.user)
    shell.spoken.forget(who.user)
    later = len(found.live) + len(found.seasons)
    if later:
        return notice_screen("forgotten-later", who.texts, count=later)
    return notice_screen("forgotten", who.texts, count=len(found.finished))


@handles(ShowHealth)
async def show_health(shell: Shell, who: Person, action: ShowHealth) -> Show:
    """What is well and what is not, here and in general; what waits is tried again for an organiser."""
    del action
    checks = [*await _rights_here(shell, who), *await _waiting_here(shell, who)] if who.guild else []
    host_side = await shell.health(is_host=await is_host(who.interaction))
    return doctor_screen([*checks, *host_side], who.texts)


async def _rights_here(shell: Shell, who: Person) -> list[Check]:
    """A line for each permission that is missing where this is asked, with what fails without it."""
    missing = list(missing_here(who.interaction, "threads"))
    seasons = await shell.app.leagues.seasons(who.guild)
    here = [one for one in seasons if one.channel == who.channel and one.status != "finished"]
    rights = who.interaction.app_permissions
    if here and not rights.pin_messages:
        missing.append("pin_messages")
    if any(one.terms.winner_role for one in here) and not rights.manage_roles:
        missing.append("manage_roles")
    if not missing:
        return [Check("permissions", True)]
    return [Check("without", False, (("what", who.texts.say(f"without-{name}")),)) for name in missing]


async def _waiting_here(shell: Shell, who: Person) -> list[Check]:
    """How much of this server cannot be posted now."""
    waiting = shell.app.troubles.of_guild(who.guild)
    if not waiting:
        return []
    seasons = await shell.app.leagues.seasons(who.guild, unfinished_only=True)
    lost = {trouble.lane for trouble in waiting if trouble.kind == "gone"}
    named = [title(one, who.texts) for one in seasons if lane_of(season=one.id) in lost]
    if is_organiser(who.interaction, who.server):
        await shell.app.troubles.wake([trouble.lane for trouble in waiting])
    homeless = [Check("season_lost", False, (("season", name),)) for name in named]
    return [Check("waiting", False, (("count", len(waiting)),)), *homeless]
