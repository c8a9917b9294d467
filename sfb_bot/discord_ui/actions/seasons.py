"""What people do with seasons of a league: joining, leaving, looking."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Files, Show, handles
from sfb_bot.discord_ui.actions.season_organisers import preview
from sfb_bot.discord_ui.actions.season_search import player_named, refuse_outsider
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.rights import refuse_no_organiser_of
from sfb_bot.discord_ui.season_show import SeasonShow, show_season
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.visibility import seen_seasons
from sfb_bot.leagues.seasons.actions import Drop, decode_effects
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.records import UserId
from sfb_bot.screens.league.actions import (
    ConfirmPlace,
    ExportSeason,
    JoinAsPair,
    JoinByCode,
    JoinSeason,
    LeaveSeason,
    ListSeasons,
    SeasonAction,
    ShowDeeds,
    ShowOwnPairings,
    ShowPairing,
    ShowResults,
    ShowSchedule,
    ShowTable,
)
from sfb_bot.screens.league.effects import effect_lines
from sfb_bot.screens.league.organisers import done_screen, log_screen
from sfb_bot.screens.league.rounds import (
    own_pairing_screen,
    results_screen,
    schedule_screen,
    seasons_screen,
)
from sfb_bot.screens.league.tables import WordsLook, table_in_words, table_screen
from sfb_bot.screens.player_names import computer_name

MOST_SEASONS = 20
MOST_DEEDS = 20


async def _view(shell: Shell, who: Person, action: SeasonAction) -> SeasonView:
    return await shell.app.leagues.view(action.season, who.guild)


async def _show(shell: Shell, who: Person, action: SeasonAction) -> SeasonShow:
    return await show_season(who.interaction.client, shell, await _view(shell, who, action), who.texts)


# --- Taking part ---


@handles(JoinSeason)
async def join_season(shell: Shell, who: Person, action: JoinSeason) -> Show:
    """Enter a season."""
    return await _join(shell, who, action, None)


@handles(JoinAsPair)
async def join_as_pair(shell: Shell, who: Person, action: JoinAsPair) -> Show:
    """Enter a season together with a partner."""
    refuse_outsider(action.partner)
    return await _join(shell, who, action, action.partner.user)


async def _join(
    shell: Shell, who: Person, action: SeasonAction, partner: UserId | None, code: str = ""
) -> Show:
    sign_up = shell.app.leagues.sign_up
    status = await sign_up.join(action.season, who.user, who.press, partner, guild=who.guild, code=code)
    return done_screen(status, who.texts)


@handles(JoinByCode)
async def join_by_code(shell: Shell, who: Person, action: JoinByCode) -> Show:
    """Enter a season one was invited to."""
    if action.partner is not None:
        refuse_outsider(action.partner)
    partner = action.partner.user if action.partner is not None else None
    return await _join(shell, who, action, partner, action.code)


@handles(ConfirmPlace)
async def confirm_place(shell: Shell, who: Person, action: ConfirmPlace) -> Show:
    """Say that one will play."""
    await shell.app.leagues.sign_up.confirm_place(action.season, who.user, who.press, guild=who.guild)
    return done_screen("here", who.texts)


@handles(LeaveSeason)
async def leave_season(shell: Shell, who: Person, action: LeaveSeason) -> Show:
    """Leave a season: before the start at once, later by dropping out, which is asked about first."""
    view = await _view(shell, who, action)
    if view.record.status == "signup":
        await shell.app.leagues.sign_up.leave(view.record.id, who.user, who.press)
        return done_screen("left", who.texts)
    return await preview(shell, who, view, Drop(who.user), "")


# --- Looks ---


@handles(ShowTable)
async def show_table(shell: Shell, who: Person, action: ShowTable) -> Show:
    """The table or the bracket, as a picture or in words."""
    show = await _show(shell, who, action)
    sheets = show.sheets(who.user)
    if not sheets:
        return seasons_screen([show.facts()], who.texts)
    own = show.own_place(who.user)
    if not action.in_words:
        return table_screen(show.facts(), sheets, action.page, own, who.texts)
    look = WordsLook(show.tables(who.user), show.sides, show.view.bracket, own, show.notes(in_words=True))
    return table_in_words(show.facts(), look, action.page, who.texts)


@handles(ShowSchedule)
async def show_schedule(shell: Shell, who: Person, action: ShowSchedule) -> Show:
    """What is to be played now."""
    show = await _show(shell, who, action)
    newest = show.view.round
    pairings = show.pairings(newest.number) if newest is not None else ()
    return schedule_screen(show.facts(), pairings, who.texts, action.page)


@handles(ShowResults)
async def show_results(shell: Shell, who: Person, action: ShowResults) -> Show:
    """What was played, in all rounds or in one."""
    show = await _show(shell, who, action)
    return results_screen(show.facts(), show.pairings(action.round), action.page, who.texts, action.round)


@handles(ShowPairing)
async def show_pairing(shell: Shell, who: Person, action: ShowPairing) -> Show:
    """Whom somebody plays in a season, also if that is decided."""
    show = await _show(shell, who, action)
    user = player_named(shell, show.view, action.player) if action.player else who.user
    line = show.view.line_of(user)
    found = [(show.facts(), show.pairing(line))] if line is not None else []
    return own_pairing_screen(found, user, who.texts)


@handles(ShowOwnPairings)
async def show_own_pairings(shell: Shell, who: Person, action: ShowOwnPairings) -> Show:
    """Whom one has to play now, in all seasons of the server."""
    del action
    found = await shell.app.leagues.pairings_of(who.user, who.guild)
    shown = [(await _shown(shell, who, view), line) for view, line in found]
    return own_pairing_screen(
        [(show.facts(), show.pairing(line)) for show, line in shown], who.user, who.texts
    )


async def _shown(shell: Shell, who: Person, view: SeasonView) -> SeasonShow:
    return await show_season(who.interaction.client, shell, view, who.texts)


@handles(ListSeasons)
async def list_seasons(shell: Shell, who: Person, action: ListSeasons) -> Show:
    """All seasons of the server that one may look at, those that are not finished first."""
    del action
    records = await seen_seasons(shell, who.interaction)
    records.sort(key=lambda one: one.status == "finished")
    views = [await shell.app.leagues.view(one.id) for one in records[:MOST_SEASONS]]
    return seasons_screen([SeasonShow(shell, view, who.texts).facts() for view in views], who.texts)


@handles(ShowDeeds)
async def show_deeds(shell: Shell, who: Person, action: ShowDeeds) -> Show:
    """What organisers did."""
    show = await _show(shell, who, action)
    names = show.effect_names()
    actions = await shell.app.leagues.actions(action.season, MOST_DEEDS)
    deeds = [(one, effect_lines(decode_effects(one.effects), names, who.texts)) for one in actions]
    return log_screen(show.facts(), deeds, who.texts)


@handles(ExportSeason)
async def export_season(shell: Shell, who: Person, action: ExportSeason) -> Show:
    """A season as files, for the one who asks."""
    view = await _view(shell, who, action)
    await refuse_no_organiser_of(shell.app.store, who, view.record.league)
    users = [player.user for one in view.entrants for player in one.players]
    await shell.names.learn(who.interaction.client, who.guild, users)
    names = {user: computer_name(user, who.texts) or shell.names.called(user) for user in users}
    texts = {"season.json": await shell.app.leagues.export_json(action.season, names)}
    texts |= await shell.app.leagues.export_csv(action.season, names)
    return Files(tuple((name, text.encode("utf-8")) for name, text in texts.items()))
