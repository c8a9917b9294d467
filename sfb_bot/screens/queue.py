"""Waiting for an opponent: what somebody sees who waits, and what they are told."""

from __future__ import annotations

from sfb_bot.locale import Texts
from sfb_bot.matches.community_records import Waiting
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.records import MatchRecord
from sfb_bot.screens.community_actions import LeaveQueue, PlayMeanwhile
from sfb_bot.screens.ledger import versus
from sfb_bot.screens.panel import when
from sfb_bot.screens.player_names import player_name
from sfb_bot.screens.values import Button, Buttons, PrivateScreen, PublicScreen, rows_of


def queue_screen(
    waiting: Waiting, others: int, game: str, texts: Texts, *, has_computers: bool
) -> PrivateScreen:
    """How somebody's waiting stands; `others` wait for the same, `game` is what it is called."""
    pace = texts.say(f"pace-{waiting.pace}")
    lines = (
        texts.say("queue-in", game=game, pace=pace),
        texts.say("queue-others", count=others),
        texts.say("queue-until", when=when(waiting.until)),
    )
    return PrivateScreen(lines, rows=_rows(waiting.guild, texts, has_computers=has_computers))


def offer_direct(guild: int, game: str, texts: Texts) -> PrivateScreen:
    """To somebody who has waited for a while: a computer plays meanwhile."""
    return PrivateScreen((texts.say("queue-offer", game=game),), rows=_rows(guild, texts, has_computers=True))


def expired_direct(game: str, group: str, channel: int, texts: Texts) -> PrivateScreen:
    """To somebody for whom nobody came."""
    return PrivateScreen((texts.say("queue-expired", game=game, group=group, channel=f"<#{channel}>"),))


def expired_post(user: int, game: str, group: str, texts: Texts) -> PublicScreen:
    """The same where they asked for it, to somebody who takes no direct messages."""
    words = texts.say("queue-expired-here", player=f"<@{user}>", game=game, group=group)
    return PublicScreen((words,), mentions=(user,))


def queue_head(match: MatchRecord, texts: Texts) -> PublicScreen:
    """The line that calls two who have waited; the thread of their match begins at it."""
    users = people_among(seat.user for seat in match.seats)
    players = versus([player_name(seat.user, texts) for seat in match.seats], texts)
    return PublicScreen(
        (texts.say("queue-found", players=players, match=str(match.id)),), mentions=tuple(users)
    )


def _rows(guild: int, texts: Texts, *, has_computers: bool) -> tuple[Buttons, ...]:
    buttons = [Button(LeaveQueue(guild), texts.say("button-leave-queue"))]
    if has_computers:
        buttons.insert(0, Button(PlayMeanwhile(guild), texts.say("button-meanwhile"), "success"))
    return rows_of(buttons)
