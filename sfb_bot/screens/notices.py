"""Short public and private words around a match: reminders, undo, draws, clocks, organisers, health."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import (
    AnswerDraw,
    AnswerUndo,
    ClaimWin,
    Concede,
    ConsiderConceding,
    GoOnWithComputer,
    GrantTime,
    Play,
    WithdrawConcession,
)
from sfb_bot.screens.ledger import fitting, listed
from sfb_bot.screens.limits import clip
from sfb_bot.screens.lobby import rough_span
from sfb_bot.screens.panel import when
from sfb_bot.screens.player_names import players_named
from sfb_bot.screens.values import Button, PrivateScreen, PublicScreen, Row, rows_of


@dataclass(frozen=True, slots=True)
class Check:
    """One finding of `/doctor`: which check, whether it is well, and what to fill into its text."""

    name: str
    is_well: bool
    facts: tuple[tuple[str, str | int], ...] = ()


def reminder_post(match: MatchId, user: int, deadline: int, texts: Texts) -> PublicScreen:
    """Reminds the player whose answer the match needs."""
    button = Button(Play(match), texts.say("button-play"), "primary")
    line = texts.say("reminder", player=f"<@{user}>", when=when(deadline))
    return PublicScreen((line,), rows=rows_of([button]), mentions=(user,))


def reminder_direct(match: MatchId, channel: int, deadline: int, texts: Texts) -> PrivateScreen:
    """The same by direct message."""
    return PrivateScreen(
        (texts.say("reminder-direct", match=str(match), channel=f"<#{channel}>", when=when(deadline)),)
    )


def nudge_post(match: MatchId, user: int, texts: Texts) -> PublicScreen:
    """Everything is played but the turn is not ended."""
    button = Button(Play(match), texts.say("button-play"), "primary")
    line = texts.say("nudge", player=f"<@{user}>")
    return PublicScreen((line,), rows=rows_of([button]), mentions=(user,))


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to undo more than one's own choices, back to `to_seq`, while question `ask_no` is open."""

    match: MatchId
    ask_no: int
    to_seq: int
    asker: int
    others: tuple[int, ...]
    undone: tuple[str, ...] = ()


def undo_request(request: UndoRequest, texts: Texts) -> PublicScreen:
    """Asks the other side to agree; the buttons carry how far back it would go."""
    line = texts.say(
        "undo-ask",
        player=f"<@{request.asker}>",
        other=_called(request.others, texts),
        what=_undone(request.undone, texts),
    )
    match, ask_no, to_seq = request.match, request.ask_no, request.to_seq
    rows = _consent(
        AnswerUndo(match, ask_no, to_seq, agrees=True), AnswerUndo(match, ask_no, to_seq, agrees=False), texts
    )
    return PublicScreen((line,), rows=rows, mentions=request.others)


def _undone(lines: Sequence[str], texts: Texts) -> str:
    return clip(" ".join(lines), 700) or texts.say("undo-choice")


def _called(users: Sequence[int], texts: Texts) -> str:
    return listed(players_named(users, texts), texts)


def draw_request(
    match: MatchId, ask_no: int, asker: int, others: tuple[int, ...], texts: Texts
) -> PublicScreen:
    """Asks everybody who has not agreed yet for a draw."""
    line = texts.say("draw-ask", player=f"<@{asker}>", other=_called(others, texts))
    rows = _consent(AnswerDraw(match, ask_no, agrees=True), AnswerDraw(match, ask_no, agrees=False), texts)
    return PublicScreen((line,), rows=rows, mentions=others)


def _consent(yes: Action, no: Action, texts: Texts) -> tuple[Row, ...]:
    return rows_of(
        [Button(yes, texts.say("button-agree"), "success"), Button(no, texts.say("button-refuse"))]
    )


def time_up_post(
    match: MatchId,
    ask_no: int,
    late: tuple[int, ...],
    others: tuple[int, ...],
    texts: Texts,
    *,
    has_computers: bool = False,
) -> PublicScreen:
    """The clock has run out: the other side may claim the match or grant time.

    Where computers can play the match, one may take over instead.
    """
    buttons = [
        Button(GrantTime(match, ask_no), texts.say("button-grant"), "success"),
        Button(ClaimWin(match, ask_no), texts.say("button-claim"), "danger"),
    ]
    if has_computers:
        buttons.insert(1, Button(GoOnWithComputer(match, ask_no), texts.say("button-take-over")))
    line = texts.say("time-up", late=_called(late, texts), count=len(late), other=_called(others, texts))
    return PublicScreen((line,), rows=rows_of(buttons), mentions=others)


def concede_screen(
    match: MatchId, ask_no: int, texts: Texts, *, partner: str = "", partner_agrees: bool = False
) -> PrivateScreen:
    """Asks once more before a match is given up; `partner` has to give it up, too, or has done so."""
    button = Button(Concede(match, ask_no), texts.say("button-concede-yes"), "danger")
    back = Button(Play(match), texts.say("button-back"))
    ending = ("too" if partner_agrees else "partner") if partner else ""
    line = texts.say(f"concede-sure-{ending}", partner=partner) if ending else texts.say("concede-sure")
    return PrivateScreen((line,), rows=rows_of([button, back]))


def concession_screen(match: MatchId, partner: str, texts: Texts) -> PrivateScreen:
    """A concession waits for the partner's; it can be taken back until then."""
    button = Button(WithdrawConcession(match), texts.say("button-concede-no"), "success")
    back = Button(Play(match), texts.say("button-back"))
    return PrivateScreen((texts.say("concede-waits", partner=partner),), rows=rows_of([button, back]))


def concession_request(match: MatchId, asker: int, partners: tuple[int, ...], texts: Texts) -> PublicScreen:
    """Asks the partner to give the match up as well."""
    line = texts.say("concede-ask", player=f"<@{asker}>", other=_called(partners, texts))
    button = Button(ConsiderConceding(match), texts.say("button-concede"), "danger")
    return PublicScreen((line,), rows=rows_of([button]), mentions=partners)


def notice_post(
    name: str, texts: Texts, *, mentions: tuple[int, ...] = (), **facts: str | int
) -> PublicScreen:
    """Any other public word, by name; facts typed by people must have gone through `plain`."""
    return PublicScreen((texts.say(f"notice-{name}", **facts),), mentions=mentions)


def notice_screen(name: str, texts: Texts, **facts: str | int) -> PrivateScreen:
    """Any other private word, by name."""
    return PrivateScreen((texts.say(f"notice-{name}", **facts),))


def doctor_screen(checks: Sequence[Check], texts: Texts) -> PrivateScreen:
    """What is well and what is not, with what to do about it."""
    ill = sum(not check.is_well for check in checks)
    lines = [texts.say("doctor-head", ill=ill)]
    for check in checks:
        mark = "✅" if check.is_well else "⚠️"
        facts = {"check": check.name, **dict(check.facts)}
        if "seconds" in facts:
            facts["span"] = rough_span(int(facts["seconds"]), texts)
        found = "well" if check.is_well else "ill"
        lines.append(f"{mark} {texts.first(f'doctor-{check.name}-{found}', 'doctor-any', **facts)}")
    return PrivateScreen(fitting(lines, texts))
