"""Answering a question: with what was chosen, with anything legal, or with a whole action in one line."""

from __future__ import annotations

import secrets

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import next_panel, own_look
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell, desk_for
from sfb_bot.kernel import Decision, StaleAnswer
from sfb_bot.locale import Texts
from sfb_bot.matches.looks import Look
from sfb_bot.screens.actions import Answer, AnswerForMe, AnswerReady, Do, EndTurn, QuestionAction
from sfb_bot.screens.panel import confirm_finish


@handles(Answer)
async def answer(shell: Shell, who: Person, action: Answer) -> Show:
    """Give an answer and show what comes next."""
    look = await shell.app.matches.answer(action.match, who.user, action.ask_no, action.keys, who.press)
    return next_panel(shell, look, who.texts, _several_chosen(shell, look, who.texts))


def _several_chosen(shell: Shell, look: Look, texts: Texts) -> list[str]:
    """The names of what was chosen where several things were, often in secret: no post repeats them soon."""
    if look.answered is None:
        return []
    entries = shell.screens(look.record).shown_options(look.answered.private, look.answered.question, texts)
    return [entry.label for entry in entries if entry.key in look.answered.keys]


@handles(AnswerForMe)
async def answer_for_me(shell: Shell, who: Person, action: AnswerForMe) -> Show:
    """Choose for somebody, from a source nobody can foresee."""
    question = (await _look_at(shell, who, action)).question
    if question is None:
        raise StaleAnswer("the question was answered meanwhile", rule="stale")
    return await answer(shell, who, Answer(action.match, action.ask_no, _random_keys(question)))


@handles(AnswerReady)
async def answer_ready(shell: Shell, who: Person, action: AnswerReady) -> Show:
    """Take an answer the game has ready; one that is not to be had any more shows the question again."""
    look = await _look_at(shell, who, action)
    game, question = shell.screens(look.record), look.question
    found = game.ready_answers(look.private, question, who.texts) if question is not None else ()
    keys = next((ready.keys for ready in found if ready.name == action.ready), None)
    if keys is None:
        raise StaleAnswer("that is not to be had any more", rule="stale")
    return await answer(shell, who, Answer(action.match, action.ask_no, keys))


def _random_keys(decision: Decision) -> tuple[str, ...]:
    """Keys of a random legal answer of as few options as the question allows."""
    source = secrets.SystemRandom()
    return tuple(option.key for option in source.sample(decision.options, decision.pick[0]))


@handles(EndTurn)
async def end_turn(shell: Shell, who: Person, action: EndTurn) -> Show:
    """Ask once more where something would be lost by it, else end the turn."""
    look = await _look_at(shell, who, action)
    game, question = shell.screens(look.record), look.question
    entries = game.shown_options(look.private, question, who.texts) if question is not None else ()
    finish = next((entry.key for entry in entries if entry.role == "finish"), None)
    if question is None or finish is None:
        raise StaleAnswer("there is no turn to end", rule="stale")
    if game.finish_warning(look.private, question, who.texts):
        return confirm_finish(game, look.private, question, desk_for(shell, look), who.texts)
    return await answer(shell, who, Answer(action.match, action.ask_no, (finish,)))


async def _look_at(shell: Shell, who: Person, action: QuestionAction) -> Look:
    """The match as it stands; StaleAnswer when another question is open by now."""
    look = await own_look(shell, who, action.match)
    if look.record.ask_no != action.ask_no:
        raise StaleAnswer("the match has gone on since", rule="stale")
    return look


@handles(Do)
async def do(shell: Shell, who: Person, action: Do) -> Show:
    """Carry out a whole action, then show what is asked next."""
    look = await shell.app.matches.do(action.match, who.user, action.wishes, who.press)
    return next_panel(shell, look, who.texts)
