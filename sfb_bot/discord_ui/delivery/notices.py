"""Public words about a match that are not moves: time, pauses, undo, organisers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.discord_ui.shell import Shell, called, people_in
from sfb_bot.kernel import Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.looks import Look
from sfb_bot.matches.notices import (
    ClocksStarted,
    ConcessionAsked,
    DrawAsked,
    EndedByOrganiser,
    MatchUnreadable,
    Notice,
    Nudge,
    PassedFor,
    Paused,
    Reminding,
    Replaced,
    Resumed,
    Rewound,
    Said,
    TakenOver,
    TakeOverAgreed,
    TimeGivenBack,
    TimeGranted,
    TimeUp,
    UndoAgreed,
    UndoAsked,
    Undoing,
    Undone,
    UndoRefused,
    WentAway,
)
from sfb_bot.matches.records import MatchRecord, UserId
from sfb_bot.screens.limits import clip, plain
from sfb_bot.screens.lobby import rough_span, span
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


def reminder_screen(
    look: Look, user: UserId, notice: Reminding, texts: Texts, *, has_computers: bool = False
) -> PublicScreen:
    """A reminder, a nudge, or the news that the time is up; `has_computers`: one could take over then."""
    match = look.record.id
    if isinstance(notice, Nudge):
        return nudge_post(match, user, texts)
    if isinstance(notice, TimeUp):
        others = _opponents(look, notice.seat)
        partners = look.record.partners(notice.seat) if look.is_open else ()
        late = (user, *people_among(look.record.seats[s].user for s in look.waiting_for if s in partners))
        return time_up_post(match, look.record.ask_no, late, others, texts, has_computers=has_computers)
    return reminder_post(match, user, look.answer_by or 0, texts)


def screen_of_notice(shell: Shell, look: Look, notice: Notice | None, texts: Texts) -> PublicScreen:
    """What a notice about a match says in its channel."""
    stored = notice.events if isinstance(notice, Undoing) else ()
    events = [shell.app.cache.rules_of(look.record).decode_event(event) for event in stored]
    undone = shell.screens(look.record).tell(look.public, events, people_in(look.record), texts)
    return notice_screen(look, notice, undone, texts)


def screen_unread(record: MatchRecord, notice: Notice | None, texts: Texts) -> PublicScreen | None:
    """What can be said without looking at a match, because it may be one that cannot be read; or None."""
    if isinstance(notice, EndedByOrganiser):
        return notice_post(notice.name, texts, reason=plain(notice.reason))
    if not isinstance(notice, MatchUnreadable):
        return None
    users = people_among(seat.user for seat in record.seats)
    players = called(users, texts)
    return notice_post(notice.name, texts, mentions=users, players=players, group=record.game)


def notice_screen(look: Look, notice: Notice | None, undone: Sequence[str], texts: Texts) -> PublicScreen:
    """What a notice says; `undone` tells what was taken back, None is a notice of another version."""
    match notice:
        case UndoAsked() | DrawAsked() | ConcessionAsked():
            return _request(look, notice, undone, texts)
        case None | Reminding():
            return notice_post("any", texts)
        case _:
            return notice_post(
                notice.name, texts, mentions=_mentioned(look, notice), **_facts(look, notice, undone, texts)
            )


def _facts(  # noqa: PLR0911, PLR0912 - one for each kind
    look: Look, notice: Notice, undone: Sequence[str], texts: Texts
) -> dict[str, str | int]:
    """What is filled into the text of a notice."""
    player = called((look.record.seats[seat].user,), texts) if (seat := _seat(notice)) is not None else ""
    match notice:
        case Undone() | UndoAgreed():
            return {
                "player": player,
                "what": clip(" ".join(undone), LONGEST_UNDONE) or texts.say("undo-choice"),
            }
        case UndoRefused() | Said():
            # Who has still to agree has been pinged by the request itself.
            return {"player": player, "others": called(_users(look, notice.to), texts)}
        case TimeGivenBack():
            return {"why": notice.why, "span": rough_span(notice.seconds, texts)}
        case TimeGranted():
            return {"player": player, "span": span(notice.seconds, texts)}
        case TakeOverAgreed():
            return {"player": player, "others": called(_users(look, notice.to), texts)}
        case TakenOver():
            return {"player": player, "leaving": called((notice.leaving,), texts)}
        case ClocksStarted():
            asked = _users(look, notice.to)
            return {"players": called(asked, texts), "count": len(asked)}
        case WentAway():
            return {"player": player, "when": when(notice.until)}
        case Replaced():
            return {
                "player": player,
                "leaving": called((notice.leaving,), texts),
                "reason": plain(notice.reason),
            }
        case PassedFor():
            return {"player": player, "reason": plain(notice.reason)}
        case Rewound():
            what = clip(" ".join(undone), LONGEST_UNDONE) or texts.say("rewound-choice")
            return {"reason": plain(notice.reason), "what": what}
        case Paused():
            return {"reason": plain(notice.reason)}
        case Resumed():
            return {"reason": plain(notice.reason), "given": int(bool(notice.reason))}
        case _:
            return {}


def _seat(notice: Notice) -> Seat | None:
    """Whom a notice is about."""
    match notice:
        case (
            Undone()
            | UndoAgreed()
            | UndoRefused()
            | Said()
            | TimeGranted()
            | TakeOverAgreed()
            | TakenOver()
            | WentAway()
            | Replaced()
            | PassedFor()
        ):
            return notice.seat
        case _:
            return None


def _mentioned(look: Look, notice: Notice) -> tuple[int, ...]:
    """Who is pinged by a notice."""
    if isinstance(notice, UndoRefused | TakeOverAgreed | ClocksStarted):
        return _users(look, notice.to)
    return _users(look, (notice.seat,)) if isinstance(notice, Replaced | TimeGranted) else ()


def _request(
    look: Look, notice: UndoAsked | DrawAsked | ConcessionAsked, undone: Sequence[str], texts: Texts
) -> PublicScreen:
    """Asks those for consent who have to give it."""
    match, seat = look.record.id, notice.seat
    asker = look.record.seats[seat].user
    if isinstance(notice, DrawAsked):
        return draw_request(match, look.record.ask_no, asker, _users(look, notice.to), texts)
    if isinstance(notice, ConcessionAsked):
        partners = [other for other in look.record.partners(seat) if other in notice.to]
        return concession_request(match, asker, _users(look, partners), texts)
    request = UndoRequest(match, notice.ask_no, notice.to_seq, asker, _opponents(look, seat), tuple(undone))
    return undo_request(request, texts)


def _opponents(look: Look, seat: Seat) -> tuple[int, ...]:
    return _users(look, look.record.opponents(seat))


def _users(look: Look, seats: Sequence[int]) -> tuple[int, ...]:
    """Who sits there, without those who asked to be forgotten."""
    return tuple(user for seat in seats if (user := look.record.seats[seat].user))
