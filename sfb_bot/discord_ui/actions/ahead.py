"""Answering a question before it comes."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.answers import random_keys
from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import ahead_now, own_look
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Decision, StaleAnswer
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import ChooseAhead, ChooseAheadForMe, ChooseReadyAhead, ForgetAhead


@handles(ChooseAhead)
async def choose_ahead(shell: Shell, who: Person, action: ChooseAhead) -> Show:
    """Keep what was chosen until the question comes."""
    return await _chosen(shell, who, action.match, action.prompt, action.keys)


@handles(ChooseReadyAhead)
async def choose_ready_ahead(shell: Shell, who: Person, action: ChooseReadyAhead) -> Show:
    """The same with an answer the game has ready; one that is not to be had any more shows the question."""
    look, coming = await _look_at(shell, who, action.match, action.prompt)
    found = shell.screens(look.record).ready_answers(look.private, coming, who.texts)
    keys = next((ready.keys for ready in found if ready.name == action.ready), None)
    if keys is None:
        raise StaleAnswer("that is not to be had any more", rule="stale")
    return await _chosen(shell, who, action.match, action.prompt, keys)


@handles(ChooseAheadForMe)
async def choose_ahead_for_me(shell: Shell, who: Person, action: ChooseAheadForMe) -> Show:
    """The same with anything, from a source nobody can foresee."""
    _, coming = await _look_at(shell, who, action.match, action.prompt)
    return await _chosen(shell, who, action.match, action.prompt, random_keys(coming))


@handles(ForgetAhead)
async def forget_ahead(shell: Shell, who: Person, action: ForgetAhead) -> Show:
    """Be asked after all."""
    look = await shell.app.matches.forget_ahead(action.match, who.user)
    return await ahead_now(shell, look, who.texts)


async def _chosen(shell: Shell, who: Person, match: MatchId, prompt: str, keys: tuple[str, ...]) -> Show:
    look = await shell.app.matches.answer_ahead(match, who.user, prompt, keys)
    return await ahead_now(shell, look, who.texts)


async def _look_at(shell: Shell, who: Person, match: MatchId, prompt: str) -> tuple[Look, Decision]:
    """The match and the question that is coming; StaleAnswer when it is no more, or here already."""
    look = await own_look(shell, who, match)
    if look.coming is None or look.coming.prompt != prompt:
        raise StaleAnswer("no such question is coming", rule="stale")
    return look, look.coming
