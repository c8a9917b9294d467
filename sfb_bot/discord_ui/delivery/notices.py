"""Public words about a match that are not moves: time, pauses, undo, organisers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sfb_bot.kernel import Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.matches import Look
from sfb_bot.matches.records import UserId
from sfb_bot.screens.ledger import listed
from sfb_bot.screens.limits import clip, plain
from sfb_bot.screens.lobby import span
from sfb_bot.screens.notices import (
    UndoRequest,
    concession_request,
    draw_request,
    notice_post,
    nudge_post,
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
        late = next(seat.seat for seat in look.record.seats if seat.user == user)
        return time_up_post(match, look.record.ask_no, user, _opponents(look, late), texts)
    return reminder_post(match, user, look.answer_by or 0, texts)


def notice_of(look: Look, body: dict[str, Any], undone: Sequence[str], texts: Texts) -> PublicScreen:
    """Whatever else is to be told, by the name the application gave it; `undone` says what was taken back."""
    name = str(body.get("what", "any"))
    if name in ("draw_asked", "undo_asked", "concession_asked"):
        return _request(look, name, body, undone, texts)
    facts: dict[str, str | int] = {}
    mentions: tuple[int, ...] = ()
    if "seat" in body:
        user = look.record.seats[Seat(int(body["seat"]))].user
        facts["player"] = f"<@{user}>"
        mentions = (user,) if name in ("replaced", "time_granted") and user else ()
    if "to" in body:
        # Who asked is told of a refusal; who has still to agree has been pinged by the request itself.
        users = _users(look, body["to"])
        facts["others"] = listed([f"<@{user}>" for user in users], texts)
        mentions = users if name == "undo_refused" else ()
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


def _request(
    look: Look, name: str, body: dict[str, Any], undone: Sequence[str], texts: Texts
) -> PublicScreen:
    """Asks those for consent who have to give it."""
    seat = Seat(int(body["seat"]))
    asker = look.record.seats[seat].user
    match, ask_no = look.record.id, look.record.ask_no
    if name == "draw_asked":
        return draw_request(match, ask_no, asker, _users(look, body["to"]), texts)
    if name == "concession_asked":
        partners = [other for other in look.record.partners(seat) if other in body["to"]]
        return concession_request(match, asker, _users(look, partners), texts)
    to_seq, asked_during = int(body.get("to_seq", 0)), int(body.get("ask_no", 0))
    others = _opponents(look, seat)
    return undo_request(UndoRequest(match, asked_during, to_seq, asker, others, tuple(undone)), texts)


def _opponents(look: Look, seat: Seat) -> tuple[int, ...]:
    return _users(look, look.record.opponents(seat))


def _users(look: Look, seats: Sequence[int]) -> tuple[int, ...]:
    """Who sits there, without those who asked to be forgotten."""
    return tuple(user for seat in seats if (user := look.record.seats[seat].user))
