"""Answering a question: with what was chosen, with anything legal, or with a whole action in one line."""

from __future__ import annotations

import secrets

from sfb_bot.discord_ui.actions.handlers import Panel, Show, handles
from sfb_bot.discord_ui.actions.looks import next_panel, own_look, panel_screen
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Decision, StaleAnswer
from sfb_bot.locale import Texts
from sfb_bot.matches.forecasts import Foreseen
from sfb_bot.matches.looks import Look
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import (
    Answer,
    AnswerAnyway,
    AnswerForMe,
    AnswerLine,
    AnswerReady,
    Arrange,
    Do,
    EndTurn,
    PrepareForMe,
    QuestionAction,
)
from sfb_bot.screens.arrangement import picked_place
from sfb_bot.screens.cautions import cautions, cautions_of_line, confirm
from sfb_bot.screens.game import Caution
from sfb_bot.screens.values import PrivateScreen


@handles(Answer)
async def answer(shell: Shell, who: Person, action: Answer) -> Show:
    """Give an answer and show what comes next; ask once more where somebody may not want it."""
    return await _asked_first(shell, who, action, action.keys) or await _given(
        shell, who, action, action.keys
    )


@handles(AnswerAnyway)
async def answer_anyway(shell: Shell, who: Person, action: AnswerAnyway) -> Show:
    """Give an answer that was asked about once more."""
    return await _given(shell, who, action, action.keys)


async def _given(shell: Shell, who: Person, action: QuestionAction, keys: tuple[str, ...]) -> Show:
    look = await shell.app.matches.answer(action.match, who.user, action.ask_no, keys, who.press)
    return await next_panel(shell, look, who.texts, _several_chosen(shell, look, who.texts))


async def _asked_first(
    shell: Shell, who: Person, action: QuestionAction, keys: tuple[str, ...]
) -> PrivateScreen | None:
    """The second question before an answer; None where there is none, or where it was asked this turn."""
    kept = await _foreseen(shell, who, action)
    record = await shell.app.cache.record(action.match)
    if kept is None or record is None:
        return None
    game = shell.screens(record)
    is_line = isinstance(action, AnswerLine)
    to_ask = cautions_of_line if is_line else cautions
    found = to_ask(game, kept.view, kept.question, keys, kept.forecast, who.texts)
    # Whoever clicks twice on the same button has not read the question in between.
    is_second_click = shell.clicks.second(who.user, action) is not None
    asked = shell.cautioned.new(who.user, record, found) or (found if is_second_click else ())
    if not asked:
        return None
    yes: Action = AnswerAnyway(action.match, action.ask_no, keys)
    if is_line:
        yes, keys = AnswerLine(action.match, action.ask_no, keys, anyway=True), keys[:1]
    entries = game.shown_options(kept.view, kept.question, who.texts)
    is_end = any(entry.role == "finish" and entry.key in keys for entry in entries)
    return confirm(asked, yes, action.match, who.texts, is_end=is_end)


async def _foreseen(shell: Shell, who: Person, action: QuestionAction) -> Foreseen | None:
    """What somebody was shown with a question; after a restart it is looked into again."""
    forecasts = shell.app.forecasts
    kept = forecasts.kept(action.match, who.user, action.ask_no)
    if kept is None:
        look = await own_look(shell, who, action.match)
        if look.record.ask_no == action.ask_no:
            await forecasts.of(look)
        kept = forecasts.kept(action.match, who.user, action.ask_no)
    return kept


def _several_chosen(shell: Shell, look: Look, texts: Texts) -> list[str]:
    """The names of what was chosen where several things were, often in secret: no post repeats them soon."""
    if look.answered is None:
        return []
    entries = shell.screens(look.record).shown_options(look.answered.private, look.answered.question, texts)
    return [entry.label for entry in entries if entry.key in look.answered.keys]


@handles(AnswerLine)
async def answer_line(shell: Shell, who: Person, action: AnswerLine) -> Show:
    """Give several answers in a row and show what comes next; ask once more where it may not be wanted."""
    first = None if action.anyway else await _asked_first(shell, who, action, action.line)
    if first is not None:
        return first
    look = await shell.app.matches.answer_line(action.match, who.user, action.ask_no, action.line, who.press)
    return await next_panel(shell, look, who.texts)


@handles(Arrange)
async def arrange(shell: Shell, who: Person, action: Arrange) -> Show:
    """Show the draft with what was picked in its new place; nothing is answered by it."""
    look = await _look_at(shell, who, action)
    game, question = shell.screens(look.record), look.question
    found = game.arrangement(look.private, question, who.texts) if question is not None else None
    if found is None:
        raise StaleAnswer("nothing is to be arranged any more", rule="stale")
    draft, picked = found.fitted(action.draft), picked_place(action.place)
    draft = found.moved(draft, *picked) if picked is not None else draft
    return Panel(await panel_screen(shell, look, who.texts, draft=draft), action.match)


@handles(AnswerForMe)
async def answer_for_me(shell: Shell, who: Person, action: AnswerForMe) -> Show:
    """Choose for somebody, from a source nobody can foresee."""
    question = (await _look_at(shell, who, action)).question
    if question is None:
        raise StaleAnswer("the question was answered meanwhile", rule="stale")
    return await _given(shell, who, action, random_keys(question))


@handles(PrepareForMe)
async def prepare_for_me(shell: Shell, who: Person, action: PrepareForMe) -> Show:
    """Leave the rest of the set-up to chance, and show what comes next."""
    look = await shell.app.matches.prepare(action.match, who.user, action.ask_no, who.press)
    return await next_panel(shell, look, who.texts)


@handles(AnswerReady)
async def answer_ready(shell: Shell, who: Person, action: AnswerReady) -> Show:
    """Take an answer the game has ready; one that is not to be had any more shows the question again."""
    look = await _look_at(shell, who, action)
    game, question = shell.screens(look.record), look.question
    found = game.ready_answers(look.private, question, who.texts) if question is not None else ()
    keys = next((ready.keys for ready in found if ready.name == action.ready), None)
    if keys is None:
        raise StaleAnswer("that is not to be had any more", rule="stale")
    return await _given(shell, who, action, keys)


def random_keys(decision: Decision) -> tuple[str, ...]:
    """Keys of a random legal answer of as many options as are usual."""
    source = secrets.SystemRandom()
    return tuple(option.key for option in source.sample(decision.options, decision.usual_count))


@handles(EndTurn)
async def end_turn(shell: Shell, who: Person, action: EndTurn) -> Show:
    """Ask once more where something would be lost by it, else end the turn."""
    look = await _look_at(shell, who, action)
    game, question = shell.screens(look.record), look.question
    entries = game.shown_options(look.private, question, who.texts) if question is not None else ()
    finish = next((entry.key for entry in entries if entry.role == "finish"), None)
    if question is None or finish is None:
        raise StaleAnswer("there is no turn to end", rule="stale")
    return await _asked_first(shell, who, action, (finish,)) or await _given(shell, who, action, (finish,))


async def _look_at(shell: Shell, who: Person, action: QuestionAction) -> Look:
    """The match as it stands; StaleAnswer when another question is open by now."""
    look = await own_look(shell, who, action.match)
    if look.record.ask_no != action.ask_no:
        raise StaleAnswer("the match has gone on since", rule="stale")
    return look


@handles(Do)
async def do(shell: Shell, who: Person, action: Do) -> Show:
    """Carry out a whole action and show what is asked next; ask once more where it may not be wanted."""
    found = await _cautions_on_the_way(shell, who, action)
    record = await shell.app.cache.record(action.match)
    asked = shell.cautioned.new(who.user, record, found) if record is not None else ()
    if asked:
        return confirm(asked, action, action.match, who.texts)
    look = await shell.app.matches.do(action.match, who.user, action.wishes, who.press)
    return await next_panel(shell, look, who.texts)


async def _cautions_on_the_way(shell: Shell, who: Person, action: Do) -> tuple[Caution, ...]:
    """What to ask about one of the answers in it."""
    answers = await shell.app.matches.way(action.match, who.user, action.wishes)
    look = await own_look(shell, who, action.match)
    if look.question is None:
        return ()
    game, found = shell.screens(look.record), list[Caution]()
    forecasts = await shell.app.forecasts.along(look, answers)
    for number, (keys, forecast) in enumerate(zip(answers, forecasts, strict=True)):
        question = forecast.question if forecast is not None else look.question if not number else None
        if question is not None:
            found += cautions(game, look.private, question, keys, forecast, who.texts)
    return tuple(found)
