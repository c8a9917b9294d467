"""What a scenario has players place or name before the match (W-182)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import OnHex, OnKind, on_kind
from sfb_bot.games.warseer.rules.content import KindId, Placing, Scenario
from sfb_bot.games.warseer.rules.model import Phase, State
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.hexgrid import Cell, Mask, cells_of
from sfb_bot.kernel import Ask, BugError, Decision, Flow, Seat, choose


def landmarks(fx: WarseerFx) -> Flow[None]:
    """One landmark, the players by turns; or the sealed list of names."""
    state = fx.state
    scenario = state.tables.scenario(state.terms.scenario)
    if scenario is None:
        raise BugError("landmarks without a scenario")
    if not scenario.placing.each:
        yield from _name(fx, scenario)
        fx.emit(ev.PhaseBegan(Phase.PLACING))
        return
    seat = state.order[state.step % len(state.order)]
    options = state.tables.hexes(state.map.id, landmark_hexes(state, seat, scenario.placing))
    if options:
        choice = yield from choose(seat, "landmark", options, default=options[0].key)
        assert isinstance(choice, OnHex)
        fx.emit(ev.LandmarkSet(seat, choice.cell))
    if state.step + 1 < scenario.placing.each * len(state.order):
        fx.emit(ev.PhaseBegan(Phase.LANDMARKS, state.step + 1))
    else:
        fx.emit(ev.PhaseBegan(Phase.PLACING))


def line_of(state: State, seat: Seat, cell: Cell) -> int:
    """The line of a hex, counted from the own zone, which is the first."""
    number, length, first = state.tables.columns[state.map.id][cell]
    return number if state.zones[seat] >> first & 1 else length - number + 1


def landmark_hexes(state: State, seat: Seat, placing: Placing) -> Mask:
    """Open hexes without spot or zone where a seat may put a landmark now."""
    grid = state.map.grid
    cells = grid.everything & ~state.ground.terrain & ~state.map.spots
    for zone in state.zones:
        cells &= ~zone
    for place, owner in state.landmarks:
        cells &= ~(1 << place)
        if placing.is_apart:
            cells &= ~state.ground.adjacent[place]
        if placing.one_per_column and owner == seat:
            _, length, first = state.tables.columns[state.map.id][place]
            cells &= ~(((1 << length) - 1) << first)
    return grid.mask(cell for cell in cells_of(cells) if _fits(state, seat, cell, placing))


def _fits(state: State, seat: Seat, cell: Cell, placing: Placing) -> bool:
    if placing.middle:
        number, length, _ = state.tables.columns[state.map.id][cell]
        # Of columns of 9 the numbers 4 to 6 or 3 to 7, of those of 8 one less.
        edge = 3 if placing.middle == 3 else 2
        return edge < number <= length - edge
    return placing.first <= line_of(state, seat, cell) <= placing.last


def _name(fx: WarseerFx, scenario: Scenario) -> Flow[None]:
    """Each names enemy characters, sealed, then open."""
    state = fx.state
    count = scenario.numbers["named"]
    questions: list[Decision] = []
    for seat in state.order:
        found: list[KindId] = []
        for player in state.players:
            if not state.are_allied(seat, player.seat):
                found.extend(player.camp)
        options = tuple(on_kind(kind) for kind in dict.fromkeys(found))
        most = min(count, len(options))
        default = tuple(option.key for option in options[:most])
        if options:
            questions.append(Decision(seat, "names", options, (most, most), default))
    if not questions:
        return
    answers = yield Ask(tuple(questions))
    for question, picked in zip(questions, answers, strict=True):
        kinds = tuple(option.payload.kind for option in picked if isinstance(option.payload, OnKind))
        fx.emit(ev.NamesPut(question.seat, kinds))
