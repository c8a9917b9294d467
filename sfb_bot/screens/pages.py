"""The private pages of a game, such as a hand, and the way back to them from what was looked up there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import PLAY, LookUp, Play, ShowPage
from sfb_bot.screens.game import Game, PrivateT, PublicT
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, clip
from sfb_bot.screens.practice_actions import ShowExercise
from sfb_bot.screens.values import Button, Buttons, Choice, Menu, PrivateScreen, rows_of

# What was looked up from an exercise: its game and its id follow.
FROM_EXERCISE: Final = "exercise/"


def page_buttons(game: Game[PublicT, PrivateT], opens: Callable[[str], Action], texts: Texts) -> list[Button]:
    """A button for each of the game's private pages; `opens` makes what each does."""
    return [Button(opens(page), game.own_texts(texts).say(f"page-{page}")) for page in game.pages]


def page_screen(
    game: Game[PublicT, PrivateT], page: str, view: PrivateT, match: MatchId, texts: Texts
) -> PrivateScreen:
    """One of the pages that are for this player alone, with a menu to read about what is on it."""
    play = Button(Play(match), texts.say("button-play"), "primary")
    return page_with(game, page, view, LookUp(origin=page, match=match), play, texts)


def page_with(
    game: Game[PublicT, PrivateT], page: str, view: PrivateT, reads: Action, back: Button, texts: Texts
) -> PrivateScreen:
    """The page with a menu to read about what is on it, and a way back."""
    choices = [
        Choice(entry.key, clip(entry.label, LONGEST_CHOICE), clip(entry.detail, LONGEST_CHOICE), entry.emoji)
        for entry in game.page_entries(page, view, texts)
        if entry.key is not None
    ]
    menus = (Menu(reads, texts.say("menu-read-card"), tuple(choices[:MOST_CHOICES])),) if choices else ()
    lines, picture = game.page_lines(page, view, texts), game.page_picture(page, view)
    return PrivateScreen(lines, picture, (*menus, *rows_of([back])))


def with_way_back(screen: PrivateScreen, opened: LookUp, texts: Texts) -> PrivateScreen:
    """The screen with a button back, if it was opened from somewhere."""
    if not opened.origin:
        return screen
    back = Button(_origin(opened), texts.say("button-back"))
    return replace(screen, rows=(*screen.rows, Buttons((back,))))


def _origin(opened: LookUp) -> Action:
    """Where something was opened from."""
    if opened.origin.startswith(FROM_EXERCISE):
        game, _, exercise = opened.origin.removeprefix(FROM_EXERCISE).partition("/")
        return ShowExercise(game, exercise)
    return Play(opened.match) if opened.origin == PLAY else ShowPage(opened.match, opened.origin)
