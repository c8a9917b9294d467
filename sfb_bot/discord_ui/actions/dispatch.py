"""What is done around every action, once: acknowledging, finding its match, refusing, showing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from dataclasses import replace
from time import perf_counter
from typing import Any, Final, cast

import discord

from sfb_bot.discord_ui import errands

# Importing the topics registers their handlers.
from sfb_bot.discord_ui.actions import (
    ahead,
    answers,
    hints,
    league_time,
    live,
    lobby,
    looks,
    lookups,
    organisers,
    places,
    practice,
    queue,
    replays,
    reviews,
    season_organisers,
    seasons,
    settings,
    start,
    statistics,
    team_notes,
    time,
    undo,
    welcome,
    words,
)
from sfb_bot.discord_ui.actions.handlers import (
    Files,
    Illustrated,
    Panel,
    Personal,
    Show,
    Unfolding,
    Wait,
    form_handler_for,
    handler_for,
)
from sfb_bot.discord_ui.actions.looks import panel_screen
from sfb_bot.discord_ui.actions.places import wake_and_tell
from sfb_bot.discord_ui.actions.practice import exercise_now
from sfb_bot.discord_ui.actions.season_search import season_meant
from sfb_bot.discord_ui.actions.waiting import going_on
from sfb_bot.discord_ui.delivery.direct_messages import hand_over
from sfb_bot.discord_ui.delivery.replies import (
    LOST,
    acknowledge,
    is_overtaken,
    is_private_panel,
    once,
    send_files,
    show,
    show_drawn,
    shrink,
)
from sfb_bot.discord_ui.permissions import CannotPost, cannot_post_screen
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.rights import NotOrganiser
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.visibility import refuse_unseen
from sfb_bot.kernel import MatchOver, PlayerError, StaleAnswer, TableError
from sfb_bot.locale import Texts
from sfb_bot.matches.meter import Outcome
from sfb_bot.matches.processes import Errand
from sfb_bot.matches.records import MatchId
from sfb_bot.matches.refusals import LobbyClosed, NoSuchMatch, NoSuchPlace, NotInvited, NotSeated
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import HERE, MatchAction
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.league.actions import InNamedSeason
from sfb_bot.screens.organiser_actions import OrganiserAction
from sfb_bot.screens.panel import stale_panel
from sfb_bot.screens.practice_actions import ExerciseStep
from sfb_bot.screens.refusals import denial_screen, refusal_words
from sfb_bot.screens.start_actions import CUSTOM
from sfb_bot.screens.values import PrivateScreen

__all__ = [
    "acknowledge_early",
    "ahead",
    "answers",
    "hints",
    "league_time",
    "live",
    "lobby",
    "looks",
    "lookups",
    "on_press",
    "organisers",
    "perform",
    "places",
    "practice",
    "queue",
    "replays",
    "reviews",
    "season_organisers",
    "seasons",
    "settings",
    "start",
    "statistics",
    "team_notes",
    "time",
    "undo",
    "welcome",
    "words",
]


# Seconds that a panel waits for the post of an action, where each has one of its own.
LONGEST_WAIT_FOR_A_POST: Final = 2.0
PRESSES: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def on_press(shell: Shell, interaction: discord.Interaction) -> None:
    """Carry out a press on a button, a choice from a menu, or a form that was sent."""
    await perform(shell, interaction, _pressed(interaction))


def _pressed(interaction: discord.Interaction) -> Action | None:
    # Any: what Discord sends, as the library hands it over.
    data = cast("dict[str, Any]", interaction.data or {})
    values = [str(value) for value in data.get("values", ())] or list(typed_into(data).values())
    return read_action(str(data.get("custom_id", "")), values)


async def acknowledge_early(interaction: discord.Interaction) -> None:
    """Tell Discord that an answer will come, before it is known who gives it; not where that is a form."""
    if interaction.type is discord.InteractionType.application_command:
        opens_form = getattr(interaction.namespace, "pace", None) == CUSTOM
    elif interaction.type in PRESSES:
        opens_form = form_handler_for(_pressed(interaction)) is not None
    else:
        # What is suggested while somebody types can only be given at once.
        return
    if not opens_form:
        await acknowledge(interaction)


def typed_into(data: dict[str, Any]) -> dict[str, str]:
    """What was filled into a form, by the name of the field."""
    parts = [part.get("component", {}) for part in data.get("components", ())]
    return {str(part.get("custom_id")): str(part.get("value", "")) for part in parts}


async def perform(shell: Shell, interaction: discord.Interaction, action: Action | None) -> None:
    """Do what somebody wants and show what comes of it: never half done, and never twice.

    None stands for a control that nobody knows any more.
    """
    since, outcome = perf_counter(), Outcome.FAILED
    if shell.errands.may_send(interaction):
        errand = await _sent_on(shell, interaction, action)
        if errand is not None:
            await _acknowledge_if_late(shell, interaction, errand)
            return
    try:
        await _perform(shell, interaction, action)
        outcome = Outcome.DONE
    finally:
        kind = "unknown" if action is None else type(action).__name__
        shell.meter.answered(kind, perf_counter() - since, outcome)


async def _sent_on(shell: Shell, interaction: discord.Interaction, action: Action | None) -> Errand | None:
    """What is about a match that another process looks after is sent there, and answered there.

    Players may act from anywhere, also from a direct message; everything else is done where it is.
    """
    if not isinstance(action, MatchAction) or isinstance(action, OrganiserAction):
        return None
    try:
        here = action.match == HERE
        match = await match_here(shell, await shell.person(interaction)) if here else action.match
    except NoSuchMatch:
        return None
    record = await shell.app.cache.record(match)
    if record is None:
        return None
    return await shell.errands.send(shell.app.processes, interaction, record.guild)


async def _acknowledge_if_late(shell: Shell, interaction: discord.Interaction, errand: Errand) -> None:
    """Where nobody is there yet who takes what was sent, as in a take-over, Discord must not give it up."""
    await asyncio.sleep(errands.LONGEST_SILENCE)
    with suppress(discord.DiscordException, TableError, *LOST):
        if await shell.app.processes.is_waiting(errand):
            await acknowledge_early(interaction)


async def _perform(shell: Shell, interaction: discord.Interaction, action: Action | None) -> None:
    since = perf_counter()
    opens = form_handler_for(action)
    if opens is None:
        is_covered = isinstance(action, MatchAction) and shell.lowest.covers(interaction, action.match)
        await acknowledge(interaction, _shrunk(shell.quick_texts(interaction)) if is_covered else None)
        shell.meter.acknowledged(perf_counter() - since)
    shell.names.note(interaction.user)
    who = await shell.person(interaction)
    who = await shell.note_language(who)
    if action is None:
        shown: Show = denial_screen("unknown", who.texts)
    elif opens is None:
        shown = await _carried_out(shell, who, action)
    else:
        try:
            await refuse_unseen(shell, interaction, action)
            form = await opens(shell, who, action)
            await once(lambda: interaction.response.send_modal(form))
            return
        except PlayerError as error:
            await acknowledge(interaction)
            shown = await _refusal(shell, who, error, action)
    await _present(shell, who, shown)


async def _carried_out(shell: Shell, who: Person, action: Action) -> Show:
    """What the handler wants shown, or a polite refusal."""
    match: MatchId | None = None
    try:
        action = await _found(shell, who, action)
        match = action.match if isinstance(action, MatchAction) else None
        if match is not None:
            shell.waiting.end(match, who.user)
        await refuse_unseen(shell, who.interaction, action)
        shell.cooldowns.take(who.user, action, shell.app.clock.now())
        if match is not None:
            await _learn_names(shell, who, match)
        shown = await handler_for(action)(shell, who, action)
        shown = await wake_and_tell(shell, who, action, shown)
        shell.clicks.note(who.user, action, shown)
        return shown
    except (StaleAnswer, MatchOver, LobbyClosed, NotInvited, NoSuchPlace) as error:
        before = shell.clicks.second(who.user, action)
        if before is not None and before.shown is not None:
            return before.shown
        if isinstance(action, ExerciseStep):
            return await exercise_now(shell, who, action)
        if match is None or not (before is not None or isinstance(error, StaleAnswer)):
            return await shell.refusal(error, who.texts, match, game_named(action))
        return await _panel_now(shell, who, match, error.rule if before is None else None)
    except PlayerError as error:
        return await _refusal(shell, who, error, action, match)


def game_named(action: Action | None) -> str:
    """The game an action is about, where it says so."""
    start = getattr(action, "start", action)
    return str(getattr(start, "game", ""))


async def _refusal(
    shell: Shell,
    who: Person,
    error: PlayerError,
    action: Action | None = None,
    match: MatchId | None = None,
) -> PrivateScreen:
    """Why not: a right or a permission that is missing, or a rule."""
    if isinstance(error, NotOrganiser):
        return PrivateScreen((refusal_words(error, who.texts),))
    if isinstance(error, CannotPost):
        return cannot_post_screen(error, who)
    return await shell.refusal(error, who.texts, match, game_named(action))


async def _found(shell: Shell, who: Person, action: Action) -> Action:
    """The action with the match or the season it is meant for."""
    if isinstance(action, InNamedSeason):
        wanted = action.action
        season = await season_meant(shell, who, action.named, or_finished=wanted.is_for_finished)
        return replace(wanted, season=season.id)
    if not isinstance(action, MatchAction) or action.match != HERE:
        return action
    if isinstance(action, OrganiserAction):
        # What organisers do to a match is never meant for one of their own somewhere else.
        record = await shell.app.store.match_in(who.channel)
        if record is None:
            raise NoSuchMatch("there is no match in this channel", rule="here")
        return replace(action, match=record.id)
    return replace(action, match=await match_here(shell, who))


async def _learn_names(shell: Shell, who: Person, match: MatchId) -> None:
    """The players' names for the pictures, as far as they are not known since this start."""
    record = await shell.app.cache.record(match)
    if record is not None:
        await shell.names.learn_players(who.interaction.client, record)


async def match_here(shell: Shell, who: Person) -> MatchId:
    """The match of this channel; elsewhere the only live match of the person asking."""
    record = await shell.app.store.match_in(who.channel)
    if record is not None:
        return record.id
    own = await shell.app.store.matches_of(who.user, live_only=True)
    if len(own) == 1:
        return own[0].id
    raise NoSuchMatch("there is no match in this channel", rule="match")


async def _panel_now(shell: Shell, who: Person, match: MatchId, broken: str | None) -> PrivateScreen:
    """The panel as it is now, with a word about the rule that was broken; a stranger has no panel.

    Who clicked twice has broken none: what they wanted is done.
    """
    look = await shell.app.matches.look(match, who.user)
    if look.seat is None:
        return await shell.refusal(NotSeated("you do not play in this match", rule="seat"), who.texts, match)
    shown = await panel_screen(shell, look, who.texts)
    return shown if broken is None else stale_panel(shown, who.texts, broken)


async def _present(shell: Shell, who: Person, shown: Show) -> None:
    match shown:
        case Personal(screen, wait):
            answer = await hand_over(shell, who, screen)
            await show(who.interaction, answer, shell.images, who.texts)
            if wait is not None and answer is screen:
                _let_wait(shell, who, wait)
        case Panel():
            await _place(shell, who, shown)
        case Illustrated(screen, drawn, name):
            await show_drawn(who.interaction, screen, drawn, name)
        case Files(files):
            await send_files(who.interaction, files)
        case Unfolding(screens):
            await _unfold(shell, who, screens)
        case PrivateScreen():
            await show(who.interaction, shown, shell.images, who.texts)


async def _place(shell: Shell, who: Person, panel: Panel) -> None:
    """Show a panel: in place, or new where a post has come below the one that was pressed.

    Where every action has a post of its own, that post is waited for. What asks nothing stays where it is.
    """
    interaction, seconds = who.interaction, LONGEST_WAIT_FOR_A_POST
    may_move = panel.is_before_post and who.server.posts == "action" and is_private_panel(interaction)
    if may_move and await shell.lowest.until_covered(interaction, panel.match, seconds):
        await shrink(interaction, _shrunk(who.texts))
    await show(interaction, panel.screen, shell.images, who.texts)
    if panel.wait is not None:
        _let_wait(shell, who, panel.wait)


def _let_wait(shell: Shell, who: Person, wait: Wait) -> None:
    """Have a panel that asks nothing go on by itself, as long as it is there."""
    place = who.interaction.channel
    above = place.parent_id if isinstance(place, discord.Thread) else 0
    places = (who.interaction.channel_id or 0, above)
    shell.waiting.begin(wait.match, who.user, going_on(shell, who, wait), places)


def _shrunk(texts: Texts) -> PrivateScreen:
    """All that is left of a panel that is done with."""
    return PrivateScreen((texts.say("panel-shrunk"),))


async def _unfold(shell: Shell, who: Person, screens: AsyncGenerator[PrivateScreen]) -> None:
    """Show one screen after the other until there is no more, or the panel shows something else."""
    async with aclosing(screens):
        try:
            async for screen in screens:
                if is_overtaken(who.interaction):
                    return
                await show(who.interaction, screen, shell.images, who.texts)
        except PlayerError as error:
            refused = await _refusal(shell, who, error)
            await show(who.interaction, refused, shell.images, who.texts)
