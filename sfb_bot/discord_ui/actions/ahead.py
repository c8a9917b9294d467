"""Answering a question before it comes."""

from __future__ import annotations

from typing import TypeAlias

from sfb_bot.discord_ui.actions.answers import random_keys
from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import ahead_now, own_look
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Decision
from sfb_bot.matches.ahead import nothing_to_choose
from sfb_bot.matches.looks import Look
from sfb_bot.screens.actions import ChooseAhead, ChooseAheadForMe, ChooseReadyAhead, ForgetAhead

Choosing: TypeAlias = ChooseAhead | ChooseReadyAhead | ChooseAheadForMe


@handles(ChooseAhead)
async def choose_ahead(shell: Shell, who: Person, action: ChooseAhead) -> Show:
    """Keep what was chosen until the question comes."""
    return await _chosen(shell, who, action, action.keys)


@handles(ChooseReadyAhead)
async def choose_ready_ahead(shell: Shell, who: Person, action: ChooseReadyAhead) -> Show:
    """The same with an answer the game has ready; one that is not to be had any more shows the question."""
    look, question = await _look_at(shell, who, action)
    found = shell.screens(look.record).ready_answers(look.private, question, who.texts)
    keys = next((ready.keys for ready in found if ready.name == action.ready), None)
    if keys is None:
        raise nothing_to_choose(look.coming)
    return await _chosen(shell, who, action, keys)


@handles(ChooseAheadForMe)
async def choose_ahead_for_me(shell: Shell, who: Person, action: ChooseAheadForMe) -> Show:
    """The same with anything, from a source nobody can foresee."""
    _, question = await _look_at(shell, who, action)
    return await _chosen(shell, who, action, random_keys(question))


@handles(ForgetAhead)
async def forget_ahead(shell: Shell, who: Person, action: ForgetAhead) -> Show:
    """Be asked after all."""
    look = await shell.app.matches.forget_ahead(action.match, who.user)
    return await ahead_now(shell, look, who.texts)


async def _chosen(shell: Shell, who: Person, action: Choosing, keys: tuple[str, ...]) -> Show:
    matches = shell.app.matches
    look = await matches.answer_ahead(action.match, who.user, action.prompt, keys, action.given)
    return await ahead_now(shell, look, who.texts)


async def _look_at(shell: Shell, who: Person, action: Choosing) -> tuple[Look, Decision]:
    """The match and the question that is coming; StaleAnswer when it is no more, or here already."""
    look = await own_look(shell, who, action.match)
    is_coming = look.coming is not None and look.coming.prompt == action.prompt
    question = look.coming.question_after(action.given) if look.coming is not None and is_coming else None
    if question is None:
        raise nothing_to_choose(look.coming)
    return look, question
