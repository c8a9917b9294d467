"""Invitations, open tables and the list of my games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sfb_bot.locale import Texts
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.panel import when
from sfb_bot.screens.press import LobbyPress
from sfb_bot.screens.values import Button, Buttons, PrivateScreen, PublicScreen

HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class PaceWords:
    """A pace in seconds, to be put into words."""

    name: Literal["live", "daily", "slow", "custom"]
    turn: int
    bank: int
    window: int


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation (`invited` set) or an open table (0) as it is shown; `setup` is the game's own line."""

    lobby: int
    status: Literal["waiting", "started", "declined", "cancelled", "expired"]
    host: int
    invited: int
    setup: str
    pace: PaceWords
    first: Literal["random", "host", "guest"]
    where: Literal["thread", "here"]
    expires_at: int
    channel: int = 0


@dataclass(frozen=True, slots=True)
class GameLine:
    """One of my games: where, against whom, and whether I am waited for (`deadline` 0: no limit)."""

    match: int
    channel: int
    opponents: tuple[int, ...]
    status: Literal["mine", "theirs", "paused", "over"]
    deadline: int = 0


def span(seconds: int, texts: Texts) -> str:
    """A length of time in the largest unit that says it exactly."""
    for unit, key in ((DAY, "span-days"), (HOUR, "span-hours"), (60, "span-minutes")):
        if seconds and seconds % unit == 0:
            return texts.say(key, count=seconds // unit)
    return texts.say("span-seconds", count=seconds)


def pace_line(pace: PaceWords, texts: Texts) -> str:
    """Every time setting, so that nobody agrees to something unseen."""
    return texts.say(
        "invitation-pace",
        name=texts.say(f"pace-{pace.name}"),
        turn=span(pace.turn, texts),
        bank=span(pace.bank, texts),
        window=span(pace.window, texts),
    )


def invitation_screen(invitation: Invitation, texts: Texts) -> PublicScreen:
    """All settings with the buttons to answer, or what became of it."""
    host = f"<@{invitation.host}>"
    if invitation.status != "waiting":
        line = texts.say(
            f"invitation-{invitation.status}",
            host=host,
            guest=_guest(invitation, texts),
            channel=f"<#{invitation.channel}>",
        )
        return PublicScreen((line,))
    head = (
        texts.say("invitation", host=host, guest=_guest(invitation, texts))
        if invitation.invited
        else texts.say("open-table", host=host)
    )
    lines = (
        head,
        invitation.setup,
        pace_line(invitation.pace, texts),
        texts.say(
            "invitation-rest",
            first=texts.say(f"first-{invitation.first}"),
            where=texts.say(f"where-{invitation.where}"),
            when=when(invitation.expires_at),
        ),
    )
    cancel = Button(LobbyPress("cancel", invitation.lobby), texts.say("button-cancel"))
    if invitation.invited:
        answers = (
            Button(LobbyPress("accept", invitation.lobby), texts.say("button-accept"), "success"),
            Button(LobbyPress("decline", invitation.lobby), texts.say("button-decline"), "danger"),
        )
    else:
        answers = (Button(LobbyPress("join", invitation.lobby), texts.say("button-join"), "success"),)
    mentions = (invitation.invited,) if invitation.invited else ()
    return PublicScreen(lines, rows=(Buttons((*answers, cancel)),), mentions=mentions)


def _guest(invitation: Invitation, texts: Texts) -> str:
    return f"<@{invitation.invited}>" if invitation.invited else texts.say("somebody")


def games_screen(games: Sequence[GameLine], texts: Texts) -> PrivateScreen:
    """My games, those that wait for me first."""
    if not games:
        return PrivateScreen((texts.say("list-empty"),))
    order = {"mine": 0, "theirs": 1, "paused": 2, "over": 3}
    ranked = sorted(games, key=lambda game: (order[game.status], game.deadline or 2**62, game.match))
    lines = [texts.say("list-head", count=sum(game.status == "mine" for game in games))]
    for game in ranked:
        opponents = ", ".join(f"<@{user}>" if user else texts.say("somebody") for user in game.opponents)
        line = texts.say(
            f"list-{game.status}", match=str(game.match), channel=f"<#{game.channel}>", opponents=opponents
        )
        if game.deadline:
            line = f"{line} {texts.say('list-deadline', when=when(game.deadline))}"
        lines.append(line)
    return PrivateScreen(fitting(lines, texts))
