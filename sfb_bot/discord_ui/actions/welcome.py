"""Help for the place and the moment, and matches that begin with a press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.start import start_match
from sfb_bot.discord_ui.members import members_of
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.rights import is_organiser
from sfb_bot.discord_ui.shell import Shell, called
from sfb_bot.discord_ui.visibility import seen_seasons
from sfb_bot.discord_ui.ways_in import offer_of, offers_in
from sfb_bot.games.pack import GamePack
from sfb_bot.leagues.seasons.records import SeasonRecord
from sfb_bot.matches.records import ChannelId, MatchRecord, UserId
from sfb_bot.matches.refusals import MatchBroken, NotInvited
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.start_actions import StartMatch, Whom, seat_names
from sfb_bot.screens.values import PrivateScreen
from sfb_bot.screens.welcome import (
    MatchHere,
    Offer,
    SeasonHere,
    help_in_channel,
    help_in_direct_messages,
    help_in_match,
    help_in_season,
    whom_screen,
)
from sfb_bot.screens.welcome_actions import AboutGame, AskWhom, ChallengeOne, OpenTable, PlayNow, ShowHelp


@handles(ShowHelp)
async def show_help(shell: Shell, who: Person, action: ShowHelp) -> Show:
    """What this is, and what can be done here: in a match, in a league's channel, in any other, in none."""
    del action
    record = await shell.app.store.match_in(who.channel)
    if record is not None:
        return help_in_match(shell.screens(record), await _match_here(shell, who, record), who.texts)
    if not who.guild:
        return help_in_direct_messages(offers_in(shell, who.server), who.texts)
    season = await _season_here(shell, who)
    if season is not None:
        here = SeasonHere(season.id, f"{season.name} {season.number}", season.status == "signup")
        return help_in_season(shell.packs[season.game].screens, here, who.texts)
    return await _help_in_channel(shell, who, offers_in(shell, who.server))


@handles(AboutGame)
async def about_game(shell: Shell, who: Person, action: AboutGame) -> Show:
    """What one of several games is, and the ways into it."""
    pack = shell.packs.get(action.game)
    if pack is None:
        return denial_screen("unknown", who.texts)
    if not who.guild:
        return help_in_direct_messages([offer_of(pack)], who.texts)
    return await _help_in_channel(shell, who, [offer_of(pack)])


async def _help_in_channel(shell: Shell, who: Person, offers: Sequence[Offer]) -> PrivateScreen:
    moves = await _own_moves(shell, who)
    organises = is_organiser(who.interaction, who.server)
    return help_in_channel(offers, moves, who.texts, is_organiser=organises)


async def _match_here(shell: Shell, who: Person, record: MatchRecord) -> MatchHere:
    """How somebody stands to the match of the place."""
    try:
        look = await shell.app.matches.look(record.id, who.user)
    except MatchBroken:
        return MatchHere(record.id, "watches")
    waiting = called([record.seats[seat].user for seat in look.waiting_for], who.texts)
    if record.status == "over":
        return MatchHere(record.id, "over")
    if look.seat is None:
        return MatchHere(record.id, "watches")
    if look.question is None:
        return MatchHere(record.id, "waits", waiting)
    return MatchHere(record.id, "responds" if look.seat in look.off_turn else "asked")


async def _season_here(shell: Shell, who: Person) -> SeasonRecord | None:
    """The newest season that belongs to this channel, or to the one of this thread, and is not finished."""
    place = who.interaction.channel
    channel = ChannelId(place.parent_id) if isinstance(place, discord.Thread) else who.channel
    seasons = await seen_seasons(shell, who.interaction)
    return next((one for one in seasons if one.channel == channel and one.status != "finished"), None)


async def _own_moves(shell: Shell, who: Person) -> list[int]:
    """The places of this server where it is one's move."""
    found: list[int] = []
    for record in await shell.app.store.matches_of(who.user, live_only=True):
        if record.guild != who.guild or record.status != "live" or not record.channel:
            continue
        try:
            look = await shell.app.matches.look(record.id, who.user)
        except MatchBroken:
            continue
        if look.seat in look.waiting_for:
            found.append(record.channel)
    return found


@handles(AskWhom)
async def ask_whom(shell: Shell, who: Person, action: AskWhom) -> Show:
    """Ask for an opponent, from Discord's own menu of people."""
    pack = shell.packs.get(action.game)
    if pack is None:
        return denial_screen("unknown", who.texts)
    return whom_screen(pack.screens, pack.name, who.texts)


@handles(ChallengeOne)
async def challenge_one(shell: Shell, who: Person, action: ChallengeOne) -> Show:
    """Invite somebody to a quick match; NotInvited for who is not there."""
    pack, server = shell.packs.get(action.game), who.interaction.guild
    if pack is None:
        return denial_screen("unknown", who.texts)
    found = await members_of(server, [action.opponent]) if server is not None else {}
    if server is not None and action.opponent not in found:
        raise NotInvited("that user is not in this server", rule="stranger")
    is_bot = action.opponent in found and found[action.opponent].bot
    me = who.interaction.client.user
    is_me = me is not None and action.opponent == me.id
    whom = Whom(seat_names(pack.setup.modes[0])[0], UserId(action.opponent), is_bot=is_bot, is_me=is_me)
    return await start_match(shell, who, _quick(pack, whom))


@handles(PlayNow)
async def play_now(shell: Shell, who: Person, action: PlayNow) -> Show:
    """Begin a quick match against computer players."""
    pack, me = shell.packs.get(action.game), who.interaction.client.user
    if pack is None or pack.computer is None or me is None:
        return denial_screen("unknown", who.texts)
    seats = seat_names(pack.setup.modes[0])
    computers = [Whom(seat, UserId(me.id), is_bot=True, is_me=True) for seat in seats]
    return await start_match(shell, who, replace(_quick(pack, *computers), level=action.level))


@handles(OpenTable)
async def open_table(shell: Shell, who: Person, action: OpenTable) -> Show:
    """Open a table for a quick match."""
    pack = shell.packs.get(action.game)
    return await start_match(shell, who, _quick(pack)) if pack else denial_screen("unknown", who.texts)


def _quick(pack: GamePack, *invited: Whom) -> StartMatch:
    return StartMatch(pack.name, pack.setup.modes[0].name, pack.setup.quick, invited)
