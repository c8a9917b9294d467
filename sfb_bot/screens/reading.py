"""Reading about something in the middle of something else, and the way back."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from sfb_bot.locale import Texts
from sfb_bot.screens.press import MatchPress
from sfb_bot.screens.values import Button, Buttons, PrivateScreen

Origin = Literal["hand", "play"]


def way_back(origin: Origin, match: int) -> str:
    """What a menu of things to read carries, so that what is read can lead back to where it was opened."""
    return f"{origin}-{match}"


def with_way_back(screen: PrivateScreen, way: str, texts: Texts) -> PrivateScreen:
    """The screen with a button back, if `way` names a place to go back to."""
    origin, _, match = way.partition("-")
    if origin not in ("hand", "play") or not match.isdecimal():
        return screen
    back = Button(MatchPress(origin, int(match)), texts.say("button-back"))
    return replace(screen, rows=(*screen.rows, Buttons((back,))))
