"""The private panel: any question of any game as buttons and menus."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from sfb_bot.kernel import Decision, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import Answer, AskForHint, EndTurn, Play, ShowTeamNote
from sfb_bot.screens.arrangement import Arrangement
from sfb_bot.screens.arrangement_rows import arranging_rows
from sfb_bot.screens.cautions import cautions
from sfb_bot.screens.choice_rows import choice_rows, wide_label
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import Game, People, PrivateT, PublicT, ShownOption
from sfb_bot.screens.hint import hint_line
from sfb_bot.screens.limits import (
    LONGEST_CHOICE,
    LONGEST_LABEL,
    LONGEST_PLACEHOLDER,
    MOST_BUTTONS_IN_A_ROW,
    MOST_CHOICES,
    MOST_COMPONENTS,
    MOST_LINES_BESIDE_A_PICTURE,
    ScreenLimit,
    clip,
    plain,
)
from sfb_bot.screens.pages import page_buttons
from sfb_bot.screens.values import Button, Buttons, Choice, Menu, PrivateScreen, Row, components, rows_of

# Around the rows: the container, the text, the picture, and a row with a button for a hint.
FRAME: Final = 5
LONGEST_NOTE_IN_A_PANEL: Final = 240
# What begins a line of small print.
SMALL: Final = "-# "


def panel(
    game: Game[PublicT, PrivateT], view: PrivateT, decision: Decision, desk: Desk, texts: Texts
) -> PrivateScreen:
    """The question with every option behind exactly one control."""
    entries = game.shown_options(view, decision, texts)
    if desk.arrange(()) is not None and not desk.deadline and desk.held is None:
        arrangement = game.arrangement(view, decision, texts)
        if arrangement is not None:
            return _arranging_panel(game, view, decision, arrangement, desk, texts)
    picture, foretold = game.choice_picture(view, decision), ""
    if desk.forecast is not None:
        entries = game.foretold(view, entries, desk.forecast, texts)
        picture = replace(picture, pointed_out=game.pointed_out(view, desk.forecast))
        foretold = game.forecast_line(view, desk.forecast, texts)
    lines = [*([desk.missed] if desk.missed else ()), game.prompt(view, decision, texts)]
    if note := game.note(view, decision, texts):
        lines.append(note)
    if desk.held is not None:
        labels = [entry.label for entry in entries if entry.key in desk.held]
        lines.append(texts.say("panel-held", answer=", ".join(labels) or texts.say("control-none")))
    if desk.deadline:
        lines.append(texts.say("panel-deadline", when=when(desk.deadline)))
    others = (
        *_again_row(entries, desk, texts),
        *_ready_rows(game, view, decision, desk, texts),
        *_reading_rows(game, view, decision, desk, texts),
        *rows_of(_control_buttons(game, view, entries, decision, desk, texts)),
    )
    usual = _usual_row(game, entries, desk, texts)
    # What ends the turn as last time needs no line of its own.
    shown = [entry for entry in entries if entry.role != "finish"] if usual else entries
    room = MOST_COMPONENTS - FRAME - desk.below - components((*usual, *others))
    rows = (*choice_rows(game, shown, decision, desk, texts, room), *usual, *others)
    more = [foretold, hint_line(game, entries, desk.hint, desk.advice, texts), _noted(desk, texts)]
    return PrivateScreen(fitted(lines, more), picture, _with_hint(rows, entries, desk, texts))


def _arranging_panel(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    decision: Decision,
    arrangement: Arrangement,
    desk: Desk,
    texts: Texts,
) -> PrivateScreen:
    """Several questions about who stands where as one, with the draft of it."""
    entries = game.shown_options(view, decision, texts)
    draft = arrangement.fitted(arrangement.usual if desk.draft is None else desk.draft)
    line = arrangement.line(draft)
    is_alone = len(arrangement.things) == 1
    is_empty = is_alone or line == (arrangement.end,)
    others = [e for e in entries if e.role == "back" or (e.role == "finish" and is_empty)]
    buttons = _control_buttons(game, view, others, decision, desk, texts, has_pages=False)
    send = desk.answer_line(line)
    if not is_empty and send is not None:
        buttons.insert(0, Button(send, clip(arrangement.done, LONGEST_LABEL), "danger"))
    rows = (
        *arranging_rows(arrangement, draft, desk),
        *rows_of(buttons),
        *_reading_rows(game, view, decision, desk, texts),
    )
    lines = [*([desk.missed] if desk.missed else ()), arrangement.prompt]
    more = [hint_line(game, entries, desk.hint, desk.advice, texts), _noted(desk, texts)]
    picture = game.arranged_picture(view, decision, () if is_alone else draft)
    return PrivateScreen(fitted(lines, more), picture, _with_hint(rows, entries, desk, texts))


def _usual_row(
    game: Game[PublicT, PrivateT], entries: Sequence[ShownOption], desk: Desk, texts: Texts
) -> tuple[Buttons, ...]:
    """To end the turn with everybody where they stood last time, in one press."""
    if desk.forecast is None or desk.deadline:
        return ()
    for entry in entries:
        following = desk.forecast.follow_ups.get(entry.key or "") if entry.role == "finish" else None
        found = game.arrangement(following.view, following.question, texts) if following is not None else None
        if found is None or not found.usual:
            continue
        action = desk.answer_line((entry.key or "", *found.line(found.fitted(found.usual))))
        if action is not None and action.has_custom_id:
            return (Buttons((Button(action, clip(found.again, LONGEST_LABEL)),)),)
    return ()


def _noted(desk: Desk, texts: Texts) -> str:
    """What the partners noted, empty for nothing."""
    if not desk.team_note:
        return ""
    return texts.say("panel-team-note", note=plain(desk.team_note, LONGEST_NOTE_IN_A_PANEL))


def fitted(lines: list[str], more: Sequence[str]) -> tuple[str, ...]:
    """The lines with those of `more` that say something; of too many the last ones become one."""
    last = [line for line in more if line]
    while len(lines) > 1 and len(lines) + len(last) > MOST_LINES_BESIDE_A_PICTURE:
        # Small print in the middle of a line is none.
        lines = [*lines[:-2], f"{lines[-2]} {lines[-1].removeprefix(SMALL)}"]
    return (*lines, *last)


def idle_panel(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    desk: Desk,
    waiting: Sequence[Seat],
    people: People,
    texts: Texts,
    *,
    answered: Sequence[str] | None = None,
    may_choose_ahead: bool = False,
) -> PrivateScreen:
    """For somebody of whom nothing is asked: they pressed Play all the same, or have just answered.

    `answered` is what they chose then, as far as it is worth repeating; None for the others. Who
    `may_choose_ahead` finds the question that is coming behind a button.
    """
    names = ", ".join(people.name(seat, texts) for seat in waiting)
    waits = _whom_it_waits_for(names, answered, texts) if names else texts.say("panel-over")
    lines = [*([desk.missed] if desk.missed else ()), waits]
    if desk.deadline:
        lines.append(texts.say("panel-deadline", when=when(desk.deadline)))
    buttons = page_buttons(game, desk.page, texts)
    if desk.can_undo:
        buttons.append(Button(desk.undo(), texts.say("button-undo")))
    if desk.has_partner:
        buttons.append(_team_button(desk, texts))
    if may_choose_ahead:
        buttons.append(Button(Play(desk.match), texts.say("button-ahead")))
    if answered is not None and names:
        # Done with: no more than a line, so that what comes next is not pushed away.
        return PrivateScreen((waits,), rows=rows_of(buttons))
    lines_and_note = fitted(lines, [_noted(desk, texts)])
    return PrivateScreen(lines_and_note, game.choice_picture(view, None), rows_of(buttons))


def _whom_it_waits_for(names: str, answered: Sequence[str] | None, texts: Texts) -> str:
    if answered is None:
        return texts.say("panel-not-asked", players=names)
    if not answered:
        return texts.say("panel-answered", players=names)
    return texts.say("panel-answered-with", answer=", ".join(answered), players=names)


def _team_button(desk: Desk, texts: Texts) -> Button:
    return Button(ShowTeamNote(desk.match), texts.say("button-team"))


def stale_panel(screen: PrivateScreen, texts: Texts, rule: str = "") -> PrivateScreen:
    """The current panel, with a word why not: most often the control was from an earlier question."""
    lines = [texts.first(f"refused-stale-{rule}", "refused-stale"), *screen.lines]
    return PrivateScreen(fitted(lines, ()), screen.picture, screen.rows)


def when(moment: int) -> str:
    """A moment as each reader's own clock shows it."""
    return f"<t:{moment}:R>"


def options_typed(
    game: Game[PublicT, PrivateT], view: PrivateT, decision: Decision, typed: str, texts: Texts
) -> tuple[tuple[str, str], ...]:
    """Label and key of the options that fit what was typed, for autocompletion; at most 25."""
    wanted = typed.casefold().strip()
    found = [
        (clip(entry.label, LONGEST_CHOICE), entry.key)
        for entry in game.shown_options(view, decision, texts)
        if entry.key is not None and (wanted in entry.label.casefold() or wanted == entry.key.casefold())
    ]
    found.sort(key=lambda pair: not pair[0].casefold().startswith(wanted))
    return tuple(found[:MOST_CHOICES])


def _again_row(entries: Sequence[ShownOption], desk: Desk, texts: Texts) -> tuple[Buttons, ...]:
    """What was chosen in the match before, in one press; nothing where it does not fit on a button."""
    labels = {entry.key: entry.label for entry in entries}
    action, label = desk.answer(desk.again), ", ".join(labels.get(key, "") for key in desk.again)
    if not desk.again or not action.has_custom_id:
        return ()
    return (Buttons((Button(action, clip(texts.say("button-last-time", what=label), LONGEST_LABEL)),)),)


def _ready_rows(
    game: Game[PublicT, PrivateT], view: PrivateT, decision: Decision, desk: Desk, texts: Texts
) -> tuple[Menu, ...]:
    choices = [
        Choice(ready.name, clip(ready.label, LONGEST_CHOICE), clip(ready.detail, LONGEST_CHOICE))
        for ready in game.ready_answers(view, decision, texts)
    ]
    if not choices:
        return ()
    title = game.own_texts(texts).say(f"menu-ready-{decision.prompt}")
    return (Menu(desk.ready(), clip(title, LONGEST_PLACEHOLDER), tuple(choices)),)


def _reading_rows(
    game: Game[PublicT, PrivateT], view: PrivateT, decision: Decision, desk: Desk, texts: Texts
) -> tuple[Menu, ...]:
    choices = [
        Choice(entry.key, clip(entry.label, LONGEST_CHOICE), clip(entry.detail, LONGEST_CHOICE), entry.emoji)
        for entry in game.to_read(view, decision, texts)
        if entry.key is not None
    ]
    if not choices:
        return ()
    title = game.own_texts(texts).first(f"menu-read-about-{decision.prompt}", "menu-read-about")
    return (Menu(desk.read(), title, tuple(choices[:MOST_CHOICES])),)


def _control_buttons(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    entries: Sequence[ShownOption],
    decision: Decision,
    desk: Desk,
    texts: Texts,
    *,
    has_pages: bool = True,
) -> list[Button]:
    buttons: list[Button] = []
    for entry in entries:
        if entry.role == "choice":
            continue
        key = entry.key or ""
        asks_first = entry.role == "finish" and bool(
            cautions(game, view, decision, (key,), desk.forecast, texts)
        )
        action = desk.end_turn(key) if asks_first else desk.answer((key,))
        style = "danger" if entry.role == "finish" else "secondary"
        buttons.append(Button(action, wide_label(entry), style, emoji=entry.emoji))
    if decision.pick[0] == 0:
        none = game.own_texts(texts).first(f"none-{decision.prompt}", "control-none")
        buttons.append(Button(desk.answer(), none))
    if game.offers_auto(decision):
        buttons.append(Button(desk.auto(), texts.say("button-auto")))
        if desk.is_preparing:
            buttons.append(Button(desk.prepare(), texts.say("button-prepare")))
    if desk.can_undo:
        buttons.append(Button(desk.undo(), texts.say("button-undo")))
    if has_pages and any(entry.role == "finish" for entry in entries):
        buttons.extend(page_buttons(game, desk.page, texts))
    if desk.has_partner:
        buttons.append(_team_button(desk, texts))
    return buttons


def _with_hint(
    rows: tuple[Row, ...], entries: Sequence[ShownOption], desk: Desk, texts: Texts
) -> tuple[Row, ...]:
    """The rows with a button to ask for a hint; or what it says stands out, or has a button of its own."""
    if desk.hint == "none":
        return rows
    if desk.advice is None:
        ask = AskForHint(desk.match, desk.ask_no)
        return with_button(rows, Button(ask, texts.say("button-hint"), disabled=desk.hint == "thinking"))
    finish = {(entry.key,) for entry in entries if entry.role == "finish"}
    wanted: set[Action] = {Answer(desk.match, desk.ask_no, desk.advice.keys)}
    if desk.advice.keys in finish:
        wanted.add(EndTurn(desk.match, desk.ask_no))
    shown = tuple(marked(row, wanted) if isinstance(row, Buttons) else row for row in rows)
    if shown != rows:
        return shown
    do_it = Answer(desk.match, desk.ask_no, desk.advice.keys)
    try:
        return with_button(rows, Button(do_it, texts.say("button-take-hint"), "success"))
    except ScreenLimit:
        # So many options do not fit into a button; they can be picked one by one.
        return rows


def marked(row: Buttons, wanted: Collection[Action]) -> Buttons:
    """The row, in which what is wanted stands out."""
    return Buttons(
        tuple(
            replace(each, style="success") if isinstance(each, Button) and each.action in wanted else each
            for each in row.items
        )
    )


def with_button(rows: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    """One more button, beside the last ones where there is room."""
    last = rows[-1] if rows else None
    if isinstance(last, Buttons) and len(last.items) < MOST_BUTTONS_IN_A_ROW:
        return (*rows[:-1], Buttons((*last.items, button)))
    return (*rows, Buttons((button,)))
