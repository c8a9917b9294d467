"""Clocks and what is done without being asked: claims, grants, absences, standing orders, a rematch."""

from __future__ import annotations

from typing import Final

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import own_look, panel_screen
from sfb_bot.discord_ui.permissions import refuse_silence
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_moment
from sfb_bot.kernel import ASK, clauses_of, read_clause
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import Moment
from sfb_bot.screens.actions import (
    ClaimWin,
    GiveOrder,
    GoAway,
    GoOnWithComputer,
    GrantTime,
    Rematch,
    ShowOrders,
)
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

GRANTED_SECONDS: Final = 24 * 60 * 60
LONGEST_ABSENCE: Final = 30 * 24 * 60 * 60


@handles(ClaimWin)
async def claim_win(shell: Shell, who: Person, action: ClaimWin) -> Show:
    """End the match, because the other side's time is up."""
    look = await shell.app.matches.claim(action.match, who.user, who.press, action.ask_no)
    return await panel_screen(shell, look, who.texts)


@handles(GrantTime)
async def grant_time(shell: Shell, who: Person, action: GrantTime) -> Show:
    """Give the other side another day."""
    await shell.app.matches.grant(action.match, who.user, GRANTED_SECONDS, who.press, action.ask_no)
    return notice_screen("granted", who.texts)


@handles(GoOnWithComputer)
async def go_on_with_computer(shell: Shell, who: Person, action: GoOnWithComputer) -> Show:
    """Agree to a computer player in the seat of somebody whose time is up."""
    if await shell.app.leagues.place_of(action.match) is not None:
        return denial_screen("league-take-over", who.texts)
    look = await shell.app.matches.take_over(action.match, who.user, who.press, action.ask_no)
    if look.outcome == "held":
        return notice_screen("take-over", who.texts)
    return await panel_screen(shell, look, who.texts)


@handles(GoAway)
async def go_away(shell: Shell, who: Person, action: GoAway) -> Show:
    """Stop one's own clock until a moment."""
    now = shell.app.clock.now()
    moment = parse_moment(action.until, now, who.zone)
    if moment is None or moment > now + LONGEST_ABSENCE:
        return denial_screen("time", who.texts)
    await shell.app.matches.away(action.match, who.user, Moment(moment))
    return notice_screen("settings-saved", who.texts)


@handles(ShowOrders)
async def show_orders(shell: Shell, who: Person, action: ShowOrders) -> Show:
    """The standing orders of a player."""
    return _orders_screen(shell, who, await own_look(shell, who, action.match))


@handles(GiveOrder)
async def give_order(shell: Shell, who: Person, action: GiveOrder) -> Show:
    """Change them."""
    clauses = [read_clause(each) for each in action.orders]
    look = await shell.app.matches.join_orders(action.match, who.user, clauses)
    return _orders_screen(shell, who, look)


def _orders_screen(shell: Shell, who: Person, look: Look) -> PrivateScreen:
    order = look.order
    current = clauses_of((order.kind, order.subject) if order else (ASK.name, ""))
    pack, match = shell.pack_of(look.record), look.record.id
    return orders_screen(pack.screens, pack.rules.orders, look.private, match, current, who.texts)


@handles(Rematch)
async def rematch(shell: Shell, who: Person, action: Rematch) -> Show:
    """Invite the same people again, or agree with whoever of them has done so."""
    look = await own_look(shell, who, action.match)
    refuse_silence(who, look.record.channel)
    asked = await shell.app.rematches.ask(look.record, who.user, who.press)
    if asked.match is not None:
        return notice_screen("accepted", who.texts)
    if asked.is_agreed:
        return notice_screen("seated", who.texts)
    is_solo = all(seat.is_computer for seat in look.record.seats if seat.user != who.user)
    return notice_screen("solo" if is_solo else "rematch-offered", who.texts)
