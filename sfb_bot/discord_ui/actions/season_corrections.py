"""What organisers type to put a season right, as actions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict
from datetime import tzinfo
from typing import Final, TypeAlias, cast

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.season_proposal import (
    read_points,
    read_sign_up_end,
    read_span,
    read_spans,
    read_tie_breaks,
)
from sfb_bot.discord_ui.actions.season_search import MOST_CHOICES, Choices, player_named, refuse_outsider
from sfb_bot.discord_ui.components import public_message
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.rights import why_not
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_moment, parse_span
from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.values import EntrantId, LeagueRefused, PairingId
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.records import PairingLine, SeasonPost, SeasonRecord
from sfb_bot.leagues.seasons.refusals import BadSeason, CannotCorrect, NoSuchPairing, WrongTime
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.setting_table import SETTINGS, Setting
from sfb_bot.locale import Texts
from sfb_bot.matches.records import Moment
from sfb_bot.screens.commands import choice_words
from sfb_bot.screens.league.actions import ChangeTo, ComeLate, ExtendFor, PauseUntil, ReplayOf, ResultOf
from sfb_bot.screens.league.values import title
from sfb_bot.screens.numbers import whole_number
from sfb_bot.screens.values import PublicScreen

PutRight: TypeAlias = ResultOf | ReplayOf | PauseUntil | ExtendFor | ChangeTo | ComeLate

_ROLE: Final = re.compile(r"(?:<@&)?([0-9]{1,19})>?", re.ASCII)
_SCORE: Final = re.compile(r"\s*([0-9]{1,3})\s*[:\-–]\s*([0-9]{1,3})\s*", re.ASCII)


def put_right(shell: Shell, who: Person, view: SeasonView, deed: PutRight) -> do.Action:
    """The deed with the players, times and values it names in words."""
    now, zone = shell.app.clock.now(), who.zone
    match deed:
        case ResultOf():
            return result_wanted(shell, view, deed)
        case ReplayOf():
            return replay_wanted(shell, view, deed)
        case PauseUntil(until):
            return do.Pause(Moment(read_moment(until, now, zone)))
        case ExtendFor(player, time):
            pairing = open_pairing(shell, view, player) if player else None
            span = parse_span(time)
            return do.Extend(pairing, span or 0, 0 if span else read_moment(time, now, zone))
        case ChangeTo(setting, value):
            return do.Change(setting, value_of(who, setting, value, now))
        case ComeLate(guests, points):
            for one in guests:
                refuse_outsider(one)
            return do.EnterLate(tuple(one.user for one in guests), points)


def read_moment(typed: str, now: Moment, zone: tzinfo) -> int:
    """A moment as somebody's own clock shows it."""
    found = parse_moment(typed, now, zone)
    if found is None:
        raise WrongTime("that is no moment", rule="moment")
    return found


# As people type them, in every language, whoever types.
_NO: Final = frozenset({"none", "off", "no", "0", "-", "—", "нет", "выкл", "ні", "немає", "вимк"})
_YES: Final = frozenset({"yes", "on", "true", "1", "+", "да", "вкл", "так", "увімк"})


def value_of(  # noqa: PLR0911 - one for each kind
    who: Person, name: str, typed: str, now: Moment
) -> Json:
    """What was typed for a setting, as the setting takes it; BadSeason when it cannot be read."""
    setting = SETTINGS.get(name.strip().casefold())
    if setting is None:
        raise BadSeason(f"there is no setting {name!r}", rule="setting")
    # Typed by hand as it is called in the list.
    called = {label.casefold(): one for one, label in value_names(setting, who.texts).items()}
    words = called.get(typed.strip().casefold(), typed.strip())
    is_none = words.casefold() in _NO
    match setting.kind:
        case "span":
            return 0 if is_none else read_span(words, setting.name)
        case "spans":
            return [] if is_none else list(read_spans(words))
        case "moment":
            return 0 if is_none else read_sign_up_end(words, now, who.zone)
        case "number":
            number = 0 if is_none else whole_number(words)
            if number is None:
                raise BadSeason("that is no number", rule="value")
            return number
        case "switch":
            if not is_none and words.casefold() not in _YES:
                raise BadSeason("that is neither yes nor no", rule="value")
            return not is_none
        case "choice":
            return words.casefold()
        case "points" | "ties" | "role":
            return _rarer_value(who, setting, words, is_none=is_none)


def _rarer_value(who: Person, setting: Setting, words: str, *, is_none: bool) -> Json:
    if setting.kind == "role":
        found = _ROLE.fullmatch(words)
        if is_none or found is None:
            if not is_none:
                raise BadSeason("that is no role", rule="role")
            return 0
        role = int(found[1])
        if why_not(who.interaction.guild, role) is not None:
            raise BadSeason("the bot cannot give that role", rule="role")
        return role
    try:
        return asdict(read_points(words)) if setting.kind == "points" else list(read_tie_breaks(words))
    except LeagueRefused as error:
        raise BadSeason(str(error), rule=error.code) from error


def open_pairing(shell: Shell, view: SeasonView, player: str) -> PairingId:
    """What a player has to play now, else the newest pairing, which is then refused as decided."""
    line = view.line_of(player_named(shell, view, player))
    if line is None:
        raise NoSuchPairing("that player has no pairing", rule="none")
    return line.id


async def say_deleted(shell: Shell, who: Person, season: SeasonRecord, posts: Sequence[SeasonPost]) -> None:
    """The posts of a season that is no more say so, as far as they can be reached."""
    texts = await shell.public_texts(season.guild)
    words = texts.say("league-deleted", season=title(season, texts))
    message = await public_message(PublicScreen((words,)), shell.images, texts)
    for kept in posts:
        channel = who.interaction.client.get_channel(kept.channel)
        if kept.kind == "result" or not isinstance(channel, discord.TextChannel):
            continue
        known = channel.get_partial_message(kept.message)
        try:
            await known.edit(view=message.view, attachments=[])
            if kept.kind == "table":
                await known.unpin()
        except (discord.Forbidden, discord.NotFound):
            continue


def suggest_settings(typed: str, texts: Texts) -> Choices:
    """Settings whose name fits."""
    named = [(texts.say(f"league-setting-{name}"), name) for name in SETTINGS]
    fitting = [each for each in named if typed.casefold() in f"{each[0]} {each[1]}".casefold()]
    return [app_commands.Choice(name=label, value=name) for label, name in fitting[:MOST_CHOICES]]


def suggest_values(name: str, typed: str, texts: Texts) -> Choices:
    """The choices of the setting that was named before."""
    setting = SETTINGS.get(name)
    named = value_names(setting, texts) if setting is not None else {}
    fitting = [
        (label, one) for one, label in named.items() if typed.casefold() in f"{label} {one}".casefold()
    ]
    return [app_commands.Choice(name=label, value=one) for label, one in fitting]


def value_names(setting: Setting, texts: Texts) -> dict[str, str]:
    """What the values of a setting are called, where it has some to choose from."""
    if setting.kind == "switch":
        return {"yes": texts.say("league-setting-on"), "no": texts.say("league-setting-off")}
    return {one: _choice_name(setting.name, one, texts) for one in setting.choices}


def _choice_name(setting: str, value: str, texts: Texts) -> str:
    """A value as the command that makes a season calls it; computers that fill in go by their level."""
    for option in (setting, "level"):
        if texts.has(f"choice-{option}-{value}"):
            return choice_words(option, value, texts)
    return value


def result_wanted(shell: Shell, view: SeasonView, deed: ResultOf) -> do.Correct:
    """The result that is named, in the pairing of the player who is named."""
    line, entrant = line_meant(shell, view, deed.player, deed.round)
    home = away = None
    if deed.score:
        own, other = read_score(deed.score)
        home, away = (own, other) if line.side(entrant) == 0 else (other, own)
    chosen = entrant if deed.result in ("win", "forfeit") else None
    return do.Correct(line.id, cast("do.Result", deed.result), chosen, home, away, deed.game)


def replay_wanted(shell: Shell, view: SeasonView, deed: ReplayOf) -> do.Replay:
    """The game that is to be played again."""
    line, _ = line_meant(shell, view, deed.player, deed.round)
    return do.Replay(line.id, deed.game)


def line_meant(
    shell: Shell, view: SeasonView, player: str, number: int | None
) -> tuple[PairingLine, EntrantId]:
    """A player's pairing in a round; without a number the newest with a result, else the one that is open.

    A result is mostly put right just after it came in, when the next round may be open already.
    """
    user = player_named(shell, view, player)
    entrant = view.entrant_of(user)
    assert entrant is not None, "the player was found in the season"
    lines = [line for line in view.lines_of(user) if line.away is not None]
    if number is not None:
        lines = [line for line in lines if line.record.pairing.round == number]
    if not lines:
        raise NoSuchPairing("that player has no pairing there", rule="none" if number is None else "round")
    decided = [line for line in lines if line.counted]
    return (decided or lines)[-1], entrant.id


def read_score(typed: str) -> tuple[int, int]:
    """A score such as `5:3`."""
    found = _SCORE.fullmatch(typed)
    if found is None:
        raise CannotCorrect("that is no score", rule="score")
    return int(found[1]), int(found[2])
