"""Public words about a match that are not moves: time, pauses, undo, organisers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sfb_bot.app.matches import Look
from sfb_bot.app.records import UserId
from sfb_bot.kernel import Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.limits import clip
from sfb_bot.screens.lobby import span
from sfb_bot.screens.notices import (
    UndoRequest,
    draw_request,
    notice_post,
    nudge_post,
    plain,
    reminder_post,
    time_up_post,
    undo_request,
)
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import PublicScreen

LONGEST_UNDONE: Final = 700


def reminder_of(look: Look, user: UserId, what: str, texts: Texts) -> PublicScreen:
    """A reminder, a nudge, or the news that the time is up."""
    match = look.record.id
    if what == "nudge":
        return nudge_post(match, user, texts)
    if what == "turn":
        other = next(seat.user for seat in look.record.seats if seat.user != user)
        return time_up_post(match, look.record.ask_no, user, other, texts)
    return reminder_post(match, user, look.answer_by or 0, texts)


def notice_of(look: Look, body: dict[str, Any], undone: Sequence[str], texts: Texts) -> PublicScreen:
    """Whatever else is to be told, by the name the application gave it; `undone` says what was taken back."""
    name = str(body.get("what", "any"))
    if name in ("draw_asked", "undo_asked"):
        return _request(look, name, body, texts)
    facts: dict[str, str | int] = {}
    mentions: tuple[int, ...] = ()
    if "seat" in body:
        user = look.record.seats[Seat(int(body["seat"]))].user
        facts["player"] = f"<@{user}>"
        mentions = (user,) if name in ("replaced", "time_granted") and user else ()
    if "reason" in body:
        facts["reason"] = plain(str(body["reason"]))
    if "leaving" in body:
        facts["leaving"] = f"<@{body['leaving']}>"
    if "seconds" in body:
        facts["span"] = span(int(body["seconds"]), texts)
    if "until" in body:
        facts["when"] = when(int(body["until"]))
    facts["what"] = clip(" ".join(undone), LONGEST_UNDONE) or texts.say("undo-choice")
    if not texts.has(f"notice-{name}"):
        name = "any"
    return notice_post(name, texts, mentions=mentions, **facts)


def _request(look: Look, name: str, body: dict[str, Any], texts: Texts) -> PublicScreen:
    """Asks the other player for consent."""
    seat = Seat(int(body["seat"]))
    asker = look.record.seats[seat].user
    other = next(record.user for record in look.record.seats if record.seat != seat)
    if name == "draw_asked":
        return draw_request(look.record.id, look.record.ask_no, asker, other, texts)
    to_seq = int(body.get("to_seq", 0))
    ask_no = int(body.get("ask_no", 0))
    return undo_request(UndoRequest(look.record.id, ask_no, to_seq, asker, other), texts)
