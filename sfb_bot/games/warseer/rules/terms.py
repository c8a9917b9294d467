"""The set-up stage of a tournament's match: who picks map, scenario, first player and zone (W-174)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import (
    OnKind,
    OnMap,
    OnNumber,
    OnSeat,
    on_kind,
    on_map,
    on_number,
    on_seat,
)
from sfb_bot.games.warseer.rules.content import KindId, MapId
from sfb_bot.games.warseer.rules.model import Phase, State
from sfb_bot.games.warseer.rules.preparation import lay_table, lot
from sfb_bot.games.warseer.rules.resources import LOT, carried_of, ledger_of, row_of
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Flow, Seat, choose


def leader_of(state: State) -> Seat:
    """Who leads on points; level, the winner of the last match, before that by lot (WQ81)."""
    points = [ledger_of(state, player.seat).points for player in state.players]
    if points[0] != points[1]:
        return Seat(int(points[1] > points[0]))
    last = carried_of(state).last
    if last >= 0:
        return Seat(last)
    return next(player.seat for player in state.players if player.facts_of_match.get(LOT))


def terms(fx: WarseerFx) -> Flow[None]:
    """Ask the leader and the trailing player for what the table leaves to them; chance decides the rest."""
    state, row = fx.state, row_of(fx.state)
    leader = leader_of(state)
    trailing = Seat(1 - leader)
    battle_map, scenario, first, is_swapped = None, None, state.setup.first, False
    if row.map_by != "chance":
        battle_map = yield from _map(state, leader if row.map_by == "leader" else trailing)
    if row.rest_by == "trailing":
        scenario = yield from _scenario(state, trailing)
        first, is_swapped = yield from _places(state, trailing)
    elif row.has_scenario:
        left = carried_of(state).scenarios
        scenario = left[fx.below(len(left))]
    fx.emit(ev.TermsSet(row.goal, row.feats, scenario, row.has_income_points, is_swapped))
    lay_table(fx, first, battle_map)
    fx.emit(ev.PhaseBegan(Phase.TERRAIN if state.setup.has_unique_terrain else Phase.CAMPS))


def _map(state: State, seat: Seat) -> Flow[MapId]:
    options = [on_map(each.id) for each in state.tables.maps_for(2)]
    choice = yield from choose(seat, "map", options, default=options[lot(state, "map", len(options))].key)
    assert isinstance(choice, OnMap)
    return choice.map


def _scenario(state: State, seat: Seat) -> Flow[KindId]:
    options = [on_kind(each) for each in carried_of(state).scenarios]
    default = options[lot(state, "scenario", len(options))].key
    choice = yield from choose(seat, "scenario", options, default=default)
    assert isinstance(choice, OnKind)
    return choice.kind


def _places(state: State, seat: Seat) -> Flow[tuple[Seat, bool]]:
    """Who begins, and which zone the picking player takes; whether the first player has the second zone."""
    seats, zones = (on_seat(Seat(0)), on_seat(Seat(1))), (on_number(1), on_number(2))
    if state.setup.first is not None:
        # That was agreed on.
        seats = (on_seat(state.setup.first),)
    default = seats[lot(state, "first", len(seats))].key
    begins = yield from choose(seat, "first", seats, default=default)
    assert isinstance(begins, OnSeat)
    zone = yield from choose(seat, "zone", zones, default=zones[lot(state, "zone", 2)].key)
    assert isinstance(zone, OnNumber)
    is_first = begins.seat == seat
    return begins.seat, (zone.number == 2) is is_first
