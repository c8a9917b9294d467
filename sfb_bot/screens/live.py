"""The board of running matches: for one person, or kept current in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sfb_bot.locale import Texts
from sfb_bot.screens.community_actions import ShowLive
from sfb_bot.screens.ledger import fitting, listed, versus
from sfb_bot.screens.player_names import players_named
from sfb_bot.screens.values import Button, PrivateScreen, PublicScreen, rows_of

# A game's command group, and how many wait for an opponent in it.
Queue: TypeAlias = tuple[str, int]

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


@dataclass(frozen=True, slots=True)
class LiveView:
    """What a board shows: the newest of `count` matches, at most `MOST_LINES`, and who waits for an opponent.

    `queues` says for each game how many, and the command group where one can join them.
    """

    matches: tuple[LiveLine, ...]
    count: int
    queues: tuple[Queue, ...] = ()


def live_screen(view: LiveView, texts: Texts) -> PrivateScreen:
    """For one person."""
    return PrivateScreen(_lines(view, texts))


def live_post(view: LiveView, texts: Texts) -> PublicScreen:
    """For a channel; its button shows the same to one person, with what else they may see."""
    button = Button(ShowLive(), texts.say("button-live"))
    return PublicScreen(_lines(view, texts), rows=rows_of([button]))


def closed_board(channel: int, texts: Texts) -> PublicScreen:
    """What is left of a board that is kept elsewhere, or nowhere (0) any more."""
    words = texts.say("live-moved", channel=f"<#{channel}>") if channel else texts.say("live-closed")
    return PublicScreen((words,))


def _lines(view: LiveView, texts: Texts) -> tuple[str, ...]:
    shown = [_line(match, texts) for match in view.matches]
    more = view.count - len(shown)
    rest = (texts.say("live-more", count=more),) if more else ()
    head = texts.say("live-head", count=view.count)
    return fitting((head, *queue_lines(view.queues, texts), *shown, *rest), texts)


def queue_lines(queues: Sequence[Queue], texts: Texts) -> tuple[str, ...]:
    """How many wait for an opponent, a line for each game."""
    return tuple(texts.say("live-queue", count=count, group=group) for group, count in queues)


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
