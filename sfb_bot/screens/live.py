"""The board of running matches: for one person, or kept current in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sfb_bot.locale import Texts
from sfb_bot.screens.community_actions import ShowLive
from sfb_bot.screens.ledger import fitting, listed, versus
from sfb_bot.screens.player_names import players_named
from sfb_bot.screens.values import Button, PrivateScreen, PublicScreen, rows_of

# More would be a wall of text, and hardly fit.
MOST_LINES: Final = 20


@dataclass(frozen=True, slots=True)
class LiveLine:
    """A running match: where, who plays on which side, how it stands, and whose move it is.

    There is no time in it: when somebody has to answer would tell what they are choosing. `game` is what it
    is called, empty in a house with one game.
    """

    channel: int
    sides: tuple[tuple[int, ...], ...]
    state: Literal["live", "paused", "broken"]
    status: str = ""
    waiting: tuple[int, ...] = ()
    game: str = ""


def live_screen(matches: Sequence[LiveLine], queued: int, group: str, texts: Texts) -> PrivateScreen:
    """For one person; `queued` are waiting for an opponent, `group` is where one can join them."""
    return PrivateScreen(_lines(matches, queued, group, texts))


def live_post(matches: Sequence[LiveLine], queued: int, group: str, texts: Texts) -> PublicScreen:
    """For a channel; its button shows the same to one person, with what else they may see."""
    button = Button(ShowLive(), texts.say("button-live"))
    return PublicScreen(_lines(matches, queued, group, texts), rows=rows_of([button]))


def closed_board(channel: int, texts: Texts) -> PublicScreen:
    """What is left of a board that is kept elsewhere, or nowhere (0) any more."""
    words = texts.say("live-moved", channel=f"<#{channel}>") if channel else texts.say("live-closed")
    return PublicScreen((words,))


def _lines(matches: Sequence[LiveLine], queued: int, group: str, texts: Texts) -> tuple[str, ...]:
    shown = [_line(match, texts) for match in matches[:MOST_LINES]]
    more = len(matches) - len(shown)
    rest = (texts.say("live-more", count=more),) if more else ()
    head = texts.say("live-head", count=len(matches))
    waiting = (texts.say("live-queue", count=queued, group=group),) if queued else ()
    return fitting((head, *waiting, *shown, *rest), texts)


def _line(match: LiveLine, texts: Texts) -> str:
    players = versus([listed(players_named(side, texts), texts) for side in match.sides], texts)
    move = (
        texts.say("live-move", players=listed(players_named(match.waiting, texts), texts))
        if match.state == "live" and match.waiting
        else texts.say(f"live-{match.state}")
    )
    parts = [match.game, match.status, move]
    told = " · ".join(part for part in parts if part)
    return texts.say("live-line", channel=f"<#{match.channel}>", players=players, told=told)
