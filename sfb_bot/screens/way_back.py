"""The way back from reading about something to where it was opened."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.locale import Texts
from sfb_bot.screens.actions import PLAY, LookUp, Play, ShowPage
from sfb_bot.screens.values import Button, Buttons, PrivateScreen


def with_way_back(screen: PrivateScreen, opened: LookUp, texts: Texts) -> PrivateScreen:
    """The screen with a button back, if it was opened from somewhere."""
    if not opened.origin:
        return screen
    origin = Play(opened.match) if opened.origin == PLAY else ShowPage(opened.match, opened.origin)
    return replace(screen, rows=(*screen.rows, Buttons((Button(origin, texts.say("button-back")),))))
