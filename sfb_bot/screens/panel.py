"""The private panel: any question of any game as buttons and menus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from sfb_bot.kernel import Decision, Forecast, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.advice import Advice
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import (
    PLAY,
    Answer,
    AnswerForMe,
    AnswerReady,
    AskForHint,
    EndTurn,
    Greyed,
    LookUp,
    PrepareForMe,
    ShowPage,
    ShowTeamNote,
    Undo,
)
from sfb_bot.screens.cautions import cautions
from sfb_bot.screens.game import Game, People, PrivateT, PublicT, ShownOption
from sfb_bot.screens.hint import HintState, hint_line
from sfb_bot.screens.limits import (
    LONGEST_CHOICE,
    LONGEST_LABEL,
    LONGEST_PLACEHOLDER,
    MOST_BUTTONS_IN_A_ROW,
    MOST_CHOICES,
    MOST_LINES_BESIDE_A_PICTURE,
    ScreenLimit,
    clip,
    plain,
    size,
)
from sfb_bot.screens.pages import page_buttons
from sfb_bot.screens.values import Button, Buttons, Choice, Menu, PrivateScreen, Row, rows_of

# Greyed things need buttons, since a line of a menu cannot be greyed; beyond this they do not fit.
MOST_GREYED_BUTTONS = 25
# Three rows of short labels are found faster than a line in a menu, and cost one press instead of two.
MOST_SHORT_BUTTONS = 15
SHORT_LABEL = 12
LONGEST_NOTE_IN_A_PANEL = 240


@dataclass(frozen=True, slots=True)
class Desk:
    """What a panel needs to know besides the question.

    `deadline` is when the default is taken (0: no such moment), `held` the answer already given that
    has not taken effect yet, `team_note` what partners have written down for each other. `hint` says whether
    one may be asked for, and `advice` is the one that was given. `is_preparing`: the match is being set up,
    and the rest of that can be left to chance. `forecast` says where the answers lead; a panel does without
    where there is none. `missed` tells what happened since its player last looked.
    """

    match: MatchId
    ask_no: int
    can_undo: bool = False
    deadline: int = 0
    held: tuple[str, ...] | None = None
    has_partner: bool = False
    team_note: str = ""
    hint: HintState = "none"
    advice: Advice | None = None
    is_preparing: bool = False
    forecast: Forecast | None = None
    missed: str = ""

    def answer(self, keys: tuple[str, ...] = ()) -> Action:
        """Choose these options; a menu fills in what is picked."""
        return Answer(self.match, self.ask_no, keys)

    def auto(self) -> Action:
        """Choose anything."""
        return AnswerForMe(self.match, self.ask_no)

    def prepare(self) -> Action:
        """Have everything else chosen up to the first turn."""
        return PrepareForMe(self.match, self.ask_no)

    def end_turn(self, key: str) -> Action:
        """End the turn with this option, after a second question."""
        del key
        return EndTurn(self.match, self.ask_no)

    def greyed(self, number: int) -> Action:
        """What cannot be chosen."""
        return Greyed(self.match, self.ask_no, number)

    def undo(self) -> Action:
        """Take the last answer back."""
        return Undo(self.match, self.ask_no)

    def read(self) -> Action:
        """Read about something, and come back."""
        return LookUp(origin=PLAY, match=self.match)

    def page(self, page: str) -> Action:
        """See one of the game's private pages."""
        return ShowPage(self.match, page)


def panel(
    game: Game[PublicT, PrivateT], view: PrivateT, decision: Decision, desk: Desk, texts: Texts
) -> PrivateScreen:
    """The question with every option behind exactly one control."""
    entries = game.shown_options(view, decision, texts)
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
    rows = (
        *_choice_rows(game, entries, decision, desk, texts),
        *_ready_rows(game, view, decision, desk, texts),
        *_reading_rows(game, view, decision, desk, texts),
        *rows_of(_control_buttons(game, view, entries, decision, desk, texts)),
    )
    more = [foretold, hint_line(game, entries, desk.hint, desk.advice, texts), _noted(desk, texts)]
    return PrivateScreen(_fitted(lines, more), picture, _with_hint(rows, entries, desk, texts))


def _noted(desk: Desk, texts: Texts) -> str:
    """What the partners noted, empty for nothing."""
    if not desk.team_note:
        return ""
    return texts.say("panel-team-note", note=plain(desk.team_note, LONGEST_NOTE_IN_A_PANEL))


def _fitted(lines: list[str], more: Sequence[str]) -> tuple[str, ...]:
    """The lines with those of `more` that say something; of too many the last ones become one."""
    last = [line for line in more if line]
    while len(lines) > 1 and len(lines) + len(last) > MOST_LINES_BESIDE_A_PICTURE:
        lines = [*lines[:-2], " ".join(lines[-2:])]
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
) -> PrivateScreen:
    """For somebody of whom nothing is asked: they pressed Play all the same, or have just answered.

    `answered` is what they chose then, as far as it is worth repeating; None for the others.
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
    if answered is not None and names:
        # Done with: no more than a line, so that what comes next is not pushed away.
        return PrivateScreen((waits,), rows=rows_of(buttons))
    lines_and_note = _fitted(lines, [_noted(desk, texts)])
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
    lines = (texts.first(f"refused-stale-{rule}", "refused-stale"), *screen.lines)
    return PrivateScreen(lines[:4], screen.picture, screen.rows)


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


def _choice_rows(
    game: Game[PublicT, PrivateT],
    entries: Sequence[ShownOption],
    decision: Decision,
    desk: Desk,
    texts: Texts,
) -> tuple[Row, ...]:
    choices = [entry for entry in entries if entry.role == "choice"]
    if not choices:
        return ()
    if decision.pick[1] > 1:
        return (_several(game, choices, decision, desk, texts),)
    greyed = any(entry.key is None for entry in choices)
    if len(choices) <= _most_buttons(choices):
        numbered, is_roomy = enumerate(choices), len(choices) <= MOST_BUTTONS_IN_A_ROW
        sections = groupby(numbered, key=lambda pair: pair[1].section if greyed else "")
        return tuple(
            row
            for _, section in sections
            for row in rows_of([_button(entry, number, desk, is_roomy) for number, entry in section])
        )
    chunks = list(menus_of([entry for entry in choices if entry.key is not None]))
    parted = Counter(chunk[0].section for chunk in chunks)
    return tuple(
        Menu(
            desk.answer(),
            clip(_title(game, chunk, parted[chunk[0].section] > 1, texts), LONGEST_PLACEHOLDER),
            tuple(_choice(entry, desk) for entry in chunk),
            number=number,
        )
        for number, chunk in enumerate(chunks)
    )


def _most_buttons(choices: Sequence[ShownOption]) -> int:
    """How many of these are buttons, one press each, before they become menus."""
    if any(entry.key is None for entry in choices):
        return MOST_GREYED_BUTTONS
    is_short = all(size(entry.label) <= SHORT_LABEL for entry in choices)
    return MOST_SHORT_BUTTONS if is_short else MOST_BUTTONS_IN_A_ROW


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
    return (Menu(AnswerReady(desk.match, desk.ask_no), clip(title, LONGEST_PLACEHOLDER), tuple(choices)),)


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


def _several(
    game: Game[PublicT, PrivateT],
    choices: Sequence[ShownOption],
    decision: Decision,
    desk: Desk,
    texts: Texts,
) -> Menu:
    fewest, most = decision.pick
    real = [entry for entry in choices if entry.key is not None]
    if len(real) > MOST_CHOICES:
        raise ScreenLimit(f"{decision.prompt}: several out of {len(real)} do not fit into one menu")
    title = game.several_title(real[0].section, fewest, min(most, len(real)), texts)
    return Menu(
        desk.answer(),
        clip(title, LONGEST_PLACEHOLDER),
        tuple(_choice(entry, desk) for entry in real),
        # Choosing nothing has a button of its own: a menu closed without a choice sends nothing.
        fewest=max(1, min(fewest, len(real))),
        most=min(most, len(real)),
    )


def menus_of(entries: Sequence[ShownOption], most: int = MOST_CHOICES) -> Iterator[list[ShownOption]]:
    """The entries in menus: sections apart, long sections divided between their parts where possible."""
    for _, section in groupby(entries, key=lambda entry: entry.section):
        menu: list[ShownOption] = []
        for _, part in groupby(section, key=lambda entry: entry.part):
            block = list(part)
            if menu and len(menu) + len(block) > most:
                yield menu
                menu = []
            menu.extend(block)
            while len(menu) > most:
                yield menu[:most]
                menu = menu[most:]
        yield menu


def _title(game: Game[PublicT, PrivateT], entries: Sequence[ShownOption], is_part: bool, texts: Texts) -> str:
    first, last = (entries[0].part, entries[-1].part) if is_part else ("", "")
    return game.section_title(entries[0].section, first, last, texts)


def _choice(entry: ShownOption, desk: Desk) -> Choice:
    assert entry.key is not None
    return Choice(
        entry.key,
        clip(entry.label, LONGEST_CHOICE),
        clip(" · ".join(part for part in (entry.outlook, entry.detail) if part), LONGEST_CHOICE),
        entry.emoji,
        selected=desk.held is not None and entry.key in desk.held,
    )


def _button(entry: ShownOption, number: int, desk: Desk, is_roomy: bool) -> Button:
    label = _label(entry) if is_roomy else clip(entry.label, LONGEST_LABEL)
    if entry.key is None:
        return Button(desk.greyed(number), label, disabled=True, emoji=entry.emoji)
    return Button(desk.answer((entry.key,)), label, "primary", emoji=entry.emoji)


def _label(entry: ShownOption) -> str:
    """What stands on a wide button."""
    return clip(f"{entry.label}: {entry.outlook}" if entry.outlook else entry.label, LONGEST_LABEL)


def _control_buttons(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    entries: Sequence[ShownOption],
    decision: Decision,
    desk: Desk,
    texts: Texts,
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
        buttons.append(Button(action, _label(entry), style, emoji=entry.emoji))
    if decision.pick[0] == 0:
        none = game.own_texts(texts).first(f"none-{decision.prompt}", "control-none")
        buttons.append(Button(desk.answer(), none))
    if game.offers_auto(decision):
        buttons.append(Button(desk.auto(), texts.say("button-auto")))
        if desk.is_preparing:
            buttons.append(Button(desk.prepare(), texts.say("button-prepare")))
    if desk.can_undo:
        buttons.append(Button(desk.undo(), texts.say("button-undo")))
    if any(entry.role == "finish" for entry in entries):
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
        return _with_button(rows, Button(ask, texts.say("button-hint"), disabled=desk.hint == "thinking"))
    finish = {(entry.key,) for entry in entries if entry.role == "finish"}
    wanted: set[Action] = {Answer(desk.match, desk.ask_no, desk.advice.keys)}
    if desk.advice.keys in finish:
        wanted.add(EndTurn(desk.match, desk.ask_no))
    marked = tuple(_marked(row, wanted) if isinstance(row, Buttons) else row for row in rows)
    if marked != rows:
        return marked
    do_it = Answer(desk.match, desk.ask_no, desk.advice.keys)
    try:
        return _with_button(rows, Button(do_it, texts.say("button-take-hint"), "success"))
    except ScreenLimit:
        # So many options do not fit into a button; they can be picked one by one.
        return rows


def _marked(row: Buttons, wanted: Collection[Action]) -> Buttons:
    return Buttons(
        tuple(
            replace(each, style="success") if isinstance(each, Button) and each.action in wanted else each
            for each in row.items
        )
    )


def _with_button(rows: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    """One more button, beside the last ones where there is room."""
    last = rows[-1] if rows else None
    if isinstance(last, Buttons) and len(last.items) < MOST_BUTTONS_IN_A_ROW:
        return (*rows[:-1], Buttons((*last.items, button)))
    return (*rows, Buttons((button,)))
