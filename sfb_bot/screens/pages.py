"""The private pages of a game, such as a hand, and the way back to them from what was looked up there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import PLAY, LookUp, Play, ShowBoard, ShowOpenPage, ShowPage
from sfb_bot.screens.game import Game, OpenPage, PrivateT, PublicT, ShownOption
from sfb_bot.screens.limits import LONGEST_CHOICE, LONGEST_LABEL, MOST_CHOICES, ScreenLimit, clip
from sfb_bot.screens.practice_actions import ShowExercise
from sfb_bot.screens.values import Button, Buttons, Choice, Menu, PrivateScreen, Row, rows_of

# What was looked up from an exercise: its game and its id follow.
FROM_EXERCISE: Final = "exercise/"
# What was looked up from a page that everybody may see: its name follows.
FROM_OPEN_PAGE: Final = "open/"


def page_buttons(game: Game[PublicT, PrivateT], opens: Callable[[str], Action], texts: Texts) -> list[Button]:
    """A button for each of the game's private pages; `opens` makes what each does."""
    return [Button(opens(page), game.own_texts(texts).say(f"page-{page}")) for page in game.pages]


def page_screen(
    game: Game[PublicT, PrivateT],
    page: str,
    view: PrivateT,
    match: MatchId,
    texts: Texts,
    beside: Sequence[OpenPage] = (),
) -> PrivateScreen:
    """One of the pages that are for this player alone, with a menu to read about what is on it.

    From there one also gets to what lies `beside` the table for everybody.
    """
    play = Button(Play(match), texts.say("button-play"), "primary")
    screen = page_with(game, page, view, LookUp(origin=page, match=match), play, texts)
    others = rows_of(open_page_buttons(beside, match))
    return replace(screen, rows=(*screen.rows, *others))


def open_page_buttons(pages: Iterable[OpenPage], match: MatchId) -> list[Button]:
    """A button for each of the pages that everybody may see."""
    return [Button(ShowOpenPage(match, page.name), clip(page.label, LONGEST_LABEL)) for page in pages]


def open_page_screen(
    page: OpenPage, pages: Iterable[OpenPage], match: MatchId, texts: Texts, *, plays: bool
) -> PrivateScreen:
    """Something public beside the table; from there to the other pages, the board and one's move."""
    buttons = open_page_buttons((other for other in pages if other.name != page.name), match)
    buttons.append(Button(ShowBoard(match), texts.say("button-board")))
    if plays:
        buttons.insert(0, Button(Play(match), texts.say("button-play"), "primary"))
    menus = _reading_menus(page.entries, LookUp(origin=f"{FROM_OPEN_PAGE}{page.name}", match=match), texts)
    return PrivateScreen(page.lines, page.picture, (*menus, *rows_of(buttons)))


def _reading_menus(entries: Iterable[ShownOption], reads: Action, texts: Texts) -> tuple[Menu, ...]:
    choices = [
        Choice(entry.key, clip(entry.label, LONGEST_CHOICE), clip(entry.detail, LONGEST_CHOICE), entry.emoji)
        for entry in entries
        if entry.key is not None
    ]
    return (Menu(reads, texts.say("menu-read-card"), tuple(choices[:MOST_CHOICES])),) if choices else ()


def page_with(
    game: Game[PublicT, PrivateT], page: str, view: PrivateT, reads: Action, back: Button, texts: Texts
) -> PrivateScreen:
    """The page with a menu to read about what is on it, and a way back."""
    menus = _reading_menus(game.page_entries(page, view, texts), reads, texts)
    lines, picture = game.page_lines(page, view, texts), game.page_picture(page, view)
    return PrivateScreen(lines, picture, (*menus, *rows_of([back])))


def with_way_back(screen: PrivateScreen, opened: LookUp, texts: Texts) -> PrivateScreen:
    """The screen with a button back, if it was opened from somewhere; what is read next leads back, too."""
    if not opened.origin:
        return screen
    back = Button(_origin(opened), texts.say("button-back"))
    rows = tuple(_leading_back(row, opened) for row in screen.rows)
    return replace(screen, rows=(*rows, Buttons((back,))))


def _leading_back(row: Row, opened: LookUp) -> Row:
    """The row, with what can be read from it knowing where reading began."""
    if isinstance(row, Buttons):
        items = [_knowing_origin(each, opened) if isinstance(each, Button) else each for each in row.items]
        return Buttons(tuple(items))
    return _knowing_origin(row, opened) if isinstance(row, Menu) else row


ControlT = TypeVar("ControlT", Button, Menu)


def _knowing_origin(control: ControlT, opened: LookUp) -> ControlT:
    action = control.action
    if not isinstance(action, LookUp) or action.origin:
        return control
    try:
        return replace(control, action=replace(action, origin=opened.origin, match=opened.match))
    except ScreenLimit:
        # Both do not fit into one id: better to read on without a way back than not at all.
        return control


def _origin(opened: LookUp) -> Action:
    """Where something was opened from."""
    if opened.origin.startswith(FROM_EXERCISE):
        game, _, exercise = opened.origin.removeprefix(FROM_EXERCISE).partition("/")
        return ShowExercise(game, exercise)
    if opened.origin.startswith(FROM_OPEN_PAGE):
        return ShowOpenPage(opened.match, opened.origin.removeprefix(FROM_OPEN_PAGE))
    return Play(opened.match) if opened.origin == PLAY else ShowPage(opened.match, opened.origin)
