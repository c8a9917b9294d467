"""Organisers' actions: shown first with a button to confirm, then done exactly as shown, or refused.

What was shown is kept for each person until it is confirmed, so that the button works after a restart.
Whoever asks for something else leaves the older one behind: its button then explains itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, cast

import discord

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.season_corrections import put_right, say_deleted
from sfb_bot.discord_ui.actions.season_proposal import read_span, season_proposal, understood
from sfb_bot.discord_ui.actions.season_search import (
    entrants_in,
    entries_in,
    pairs_in,
    player_named,
    refuse_outsider,
    refuse_strangers,
)
from sfb_bot.discord_ui.permissions import refuse_silence
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.rights import RoleRefusal, refuse_no_organiser, refuse_no_organiser_of, why_not
from sfb_bot.discord_ui.season_show import has_windows, setup_line, show_season
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.records import PairingLine, SeasonRecord
from sfb_bot.leagues.seasons.refusals import BadSeason, NoSuchPairing, NotEntered
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import opening
from sfb_bot.matches.records import SeasonId, UserId
from sfb_bot.screens.league.actions import (
    Arrangement,
    AwardTo,
    CarryOut,
    ChangeTo,
    ComeLate,
    Consider,
    CreateSeason,
    Deed,
    DropOut,
    EnterList,
    ExtendFor,
    ForfeitBy,
    LetBe,
    Organisers,
    PairList,
    PauseUntil,
    ReplacedBy,
    ReplayOf,
    ResultOf,
    SeedList,
)
from sfb_bot.screens.league.effects import EffectNames, effect_lines
from sfb_bot.screens.league.organisers import Shown, done_screen, preview_screen
from sfb_bot.screens.league.season import closing_line, places_line, settings_lines
from sfb_bot.screens.league.values import SeasonFacts, title
from sfb_bot.screens.league.wish import Wish
from sfb_bot.screens.limits import tidy
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


@handles(Consider)
async def consider(shell: Shell, who: Person, action: Consider) -> Show:
    """What an organiser's action would change, to be confirmed."""
    view = await shell.app.leagues.view(action.season, who.guild)
    await _refuse_stranger(shell, who, view.record, action.deed)
    if isinstance(action.deed, EnterList | SeedList | PairList) and action.deed.text is None:
        return denial_screen("league-list", who.texts)
    if (why := _role_refused(who, action.deed)) is not None:
        return denial_screen("league-role", who.texts, why=who.texts.say(f"league-role-{why}"))
    users = [user for one in view.entrants for user in one.users]
    await shell.names.learn(who.interaction.client, who.guild, users)
    return await preview(shell, who, view, await _wanted(shell, who, view, action.deed), action.reason)


async def _refuse_stranger(shell: Shell, who: Person, season: SeasonRecord, deed: Deed) -> None:
    """NotOrganiser unless somebody runs the season; who may run it is for organisers of the server to say."""
    if isinstance(deed, do.Entrust | Organisers):
        refuse_no_organiser(who)
    await refuse_no_organiser_of(shell.app.store, who, season.league)


async def _wanted(  # noqa: PLR0911 - one for each kind
    shell: Shell, who: Person, view: SeasonView, deed: Deed
) -> do.Action:
    """The deed with the players it names in words."""
    match deed:
        case AwardTo(player):
            line, entrant = _line_of(shell, view, player)
            return do.Award(line.id, entrant)
        case ForfeitBy(player, both):
            line, entrant = _line_of(shell, view, player)
            return do.Forfeit(line.id, None if both else entrant)
        case DropOut(player):
            return do.Drop(player_named(shell, view, player))
        case ReplacedBy(player, by):
            refuse_outsider(by)
            return do.Substitute(player_named(shell, view, player), by.user)
        case ResultOf() | ReplayOf() | PauseUntil() | ExtendFor() | ChangeTo() | ComeLate():
            return put_right(shell, who, view, deed)
        case EnterList(text):
            entries = entries_in(text or "", view.record.terms.team_size)
            await refuse_strangers(shell, who, (user for entry in entries for user in entry))
            return do.Enter(entries)
        case Arrangement(changes):
            return do.Arrange(arranged(who, changes))
        case Organisers():
            return await _entrusted(shell, view, deed)
        case SeedList(text):
            return do.Seed(entrants_in(view, text or ""))
        case PairList(text):
            return do.Pair(pairs_in(view, text or ""))
        case _:
            return deed


def _role_refused(who: Person, deed: Deed) -> RoleRefusal | None:
    """Why the bot could not give one of the roles that are to be prizes."""
    changes = deed.changes if isinstance(deed, Arrangement) else ()
    roles = [int(value) for name, value in changes if name.endswith("_role") and value]
    for role in roles:
        if (why := why_not(who.interaction.guild, role)) is not None:
            return why
    return None


def arranged(who: Person, changes: Sequence[tuple[str, str | int]]) -> tuple[tuple[str, Json], ...]:
    """Settings with what was typed understood; refused where the bot could not do what they say."""
    found: list[tuple[str, Json]] = []
    for name, value in changes:
        if name == "results_channel" and value:
            refuse_silence(who, int(value), "post")
        is_span = name == "confirm_within" and value != "0"
        found.append((name, read_span(str(value), "confirm") if is_span else 0 if value == "0" else value))
    return tuple(found)


async def _entrusted(shell: Shell, view: SeasonView, deed: Organisers) -> do.Entrust:
    """The organisers of a league with the changes that are wanted."""
    known = await shell.app.store.league_organisers(view.record.league)
    users = [user for user in known.users if user != deed.remove]
    if deed.add is not None:
        refuse_outsider(deed.add)
        users = [*(user for user in users if user != deed.add.user), deed.add.user]
    role = known.role if deed.role is None else deed.role
    return do.Entrust(tuple(sorted(users)), role)


def _line_of(shell: Shell, view: SeasonView, player: str) -> tuple[PairingLine, EntrantId]:
    """A player's pairing: the undecided one, else the newest, which is then refused as decided."""
    user = player_named(shell, view, player)
    entrant, line = view.entrant_of(user), view.line_of(user)
    assert entrant is not None, "the player was found in the season"
    if entrant.status == "dropped":
        raise NotEntered("that player has dropped", rule="dropped")
    if line is None:
        raise NoSuchPairing("that player has no pairing", rule="none")
    return line, entrant.id


async def preview(
    shell: Shell, who: Person, view: SeasonView, action: do.Action, reason: str
) -> PrivateScreen:
    """What an action would change, to be confirmed; that somebody may do it was checked before."""
    season = view.record.id
    _refuse_silence(who, view.record.channel, action)
    shown = await shell.app.leagues.organisers.preview(view, do.Request(season, who.user, reason, action))
    asked = Asked(season, do.encode_action(action), reason, shown.token)
    await shell.app.store.save_note(_key(who.user), asked.stored())
    show = await show_season(who.interaction.client, shell, view, who.texts)
    effects = effect_lines(shown.effects, show.effect_names(), who.texts)
    name = do.NAMES[type(action)]
    return preview_screen(
        Shown(season, title(view.record, who.texts), name, reason.strip(), shown.token, effects), who.texts
    )


def _refuse_silence(who: Person, channel: int, action: do.Action) -> None:
    """CannotPost for what opens threads where that is not allowed; everything else can wait to be told."""
    if isinstance(action, do.Start | do.OpenRound | do.Pair):
        refuse_silence(who, channel, "threads")
    if isinstance(action, do.Move):
        refuse_silence(who, action.channel, "threads")


@handles(CreateSeason)
async def create_season(shell: Shell, who: Person, action: CreateSeason) -> Show:
    """The season an organiser wants, to be confirmed."""
    await _refuse_founder(shell, who, action.wish)
    interaction, texts = who.interaction, who.texts
    if not isinstance(interaction.channel, discord.TextChannel):
        raise BadSeason("a season needs a text channel", rule="channel")
    refuse_silence(who, who.channel, "threads")
    if (role := action.wish.winner_role) and (why := why_not(interaction.guild, role)):
        return denial_screen("league-role", texts, why=texts.say(f"league-role-{why}"))
    wish = understood(action.wish, action.typed, shell.app.clock.now(), who.zone)
    wish = replace(wish, pace=wish.pace or who.server.pace)
    season = await shell.app.leagues.sign_up.preview(season_proposal(shell, who, wish))
    told = json.dumps([wish.stored(), season.number], sort_keys=True)
    token = sha256(told.encode()).hexdigest()[:TOKEN_LENGTH]
    asked = Asked(0, [CREATE, wish.stored(), season.number], action.reason, token)
    await shell.app.store.save_note(_key(who.user), asked.stored())
    return _creation_screen(shell, who, season, action.reason, token)


async def _refuse_founder(shell: Shell, who: Person, wish: Wish) -> None:
    """NotOrganiser unless somebody runs the server's leagues, or the one that the new season belongs to."""
    wanted = tidy(wish.name).strip().casefold()
    own = (one for one in await shell.app.leagues.leagues(who.guild) if one.name.casefold() == wanted)
    league = next(own, None)
    if league is None:
        refuse_no_organiser(who)
    else:
        await refuse_no_organiser_of(shell.app.store, who, league.id)


def _creation_screen(
    shell: Shell, who: Person, season: SeasonRecord, reason: str, token: str
) -> PrivateScreen:
    texts = who.texts
    facts = SeasonFacts(season, setup_line(shell, season, texts), has_windows=has_windows(shell, season))
    told = (*settings_lines(facts, texts), closing_line(facts, texts), places_line(facts, texts))
    notes = [line for line in told if line]
    if not who.interaction.app_permissions.pin_messages:
        notes.append(texts.say("preview-cannot-pin"))
    effects = effect_lines((opening(season),), EffectNames(), texts)
    shown = Shown(season.id, title(season, texts), CREATE, reason.strip(), token, effects, tuple(notes))
    return preview_screen(shown, texts)


@handles(LetBe)
async def let_be(shell: Shell, who: Person, action: LetBe) -> Show:
    """Forget the action that was shown."""
    if await _asked(shell, who.user, action.token) is not None:
        await shell.app.store.save_note(_key(who.user), "")
    return done_screen("cancelled", who.texts)


@handles(CarryOut)
async def carry_out(shell: Shell, who: Person, action: CarryOut) -> Show:
    """Do what was shown; refused when it would be something else by now."""
    asked = await _asked(shell, who.user, action.token)
    if asked is None:
        return denial_screen("league-stale", who.texts)
    # Any: a season that is still to be made is its name, the wish, and the number it was shown with.
    what: Any = asked.what
    if what[0] == CREATE:
        _, wish, number = what
        await _refuse_founder(shell, who, Wish.read(wish))
        proposal = season_proposal(shell, who, Wish.read(wish))
        refuse_silence(who, proposal.channel, "threads")
        await shell.app.leagues.sign_up.confirm(proposal, number, asked.reason, who.press)
    else:
        deed = do.decode_action(asked.what)
        season = await shell.app.store.season_record(SeasonId(asked.season))
        if season is not None:
            if not (isinstance(deed, do.Drop) and deed.user == who.user):
                await _refuse_stranger(shell, who, season, deed)
            _refuse_silence(who, season.channel, deed)
        request = do.Request(SeasonId(asked.season), who.user, asked.reason, deed)
        posts = await shell.app.store.season_posts(request.season)
        await shell.app.leagues.organisers.confirm(request, asked.token, who.press, who.guild)
        if season is not None and isinstance(deed, do.Delete):
            await say_deleted(shell, who, season, posts)
    await shell.app.store.save_note(_key(who.user), "")
    return done_screen("created" if what[0] == CREATE else "confirmed", who.texts)
