"""How teams are chosen: free choice, the casual draft and the tournament draft."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.brawl import events as ev
from sfb_bot.brawl.asking import BrawlFx, choose
from sfb_bot.brawl.choices import OnChampion
from sfb_bot.brawl.content import ChampionId
from sfb_bot.brawl.model import TEAM_SIZE, Phase, State
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat

LINE_UP_SIZE: Final = 5

# How many champions must be at hand for each kind of draft (two players).
ROSTER_NEEDED: Final = {"free": TEAM_SIZE, "casual": 2 * TEAM_SIZE, "tournament": 2 * LINE_UP_SIZE}


def draft(fx: BrawlFx) -> Flow[None]:
    """The next step of the draft; a flow a step, so that each one is a boundary."""
    state = fx.state
    if all(len(picks) == TEAM_SIZE for picks in state.draft.picks):
        fx.emit(ev.TeamsAssembled())
        fx.emit(ev.PhaseBegan(Phase.DEAL))
    elif state.setup.draft == "free":
        line_ups = yield from _sealed_line_ups(fx, "team", TEAM_SIZE)
        fx.emit(ev.LineUpsRevealed(line_ups))
        for seat in state.order:
            for champion in line_ups[seat]:
                fx.emit(ev.ChampionPicked(seat, champion))
    elif state.setup.draft == "casual":
        yield from _casual_pick(fx)
    else:
        yield from _tournament_step(fx)


def _casual_pick(fx: BrawlFx) -> Flow[None]:
    """From the open pool, nobody twice: second, first, second, first, second, first."""
    state = fx.state
    seat = state.order[1 - state.draft.step % 2]
    taken = {champion for picks in state.draft.picks for champion in picks}
    yield from _pick(fx, seat, [champion for champion in state.setup.roster if champion not in taken])


def _tournament_step(fx: BrawlFx) -> Flow[None]:
    """Line-ups of five, a ban each by first and second, then picks in turn from the own four."""
    state = fx.state
    first, second = state.order
    step = state.draft.step
    if step == 0:
        line_ups = yield from _sealed_line_ups(fx, "line_up", LINE_UP_SIZE)
        fx.emit(ev.LineUpsRevealed(line_ups))
    elif step in (1, 2):
        seat, owner = (first, second) if step == 1 else (second, first)
        options = _options(state, state.draft.line_ups[owner])
        choice = yield from choose(seat, "ban", options, default=options[0].key)
        assert isinstance(choice, OnChampion)
        fx.emit(ev.ChampionBanned(seat, owner, choice.champion))
    else:
        seat = state.order[(step - 3) % 2]
        gone = {*state.draft.bans[seat], *state.draft.picks[seat]}
        yield from _pick(fx, seat, [name for name in state.draft.line_ups[seat] if name not in gone])


def _pick(fx: BrawlFx, seat: Seat, pool: list[ChampionId]) -> Flow[None]:
    options = _options(fx.state, pool)
    choice = yield from choose(seat, "pick", options, default=options[0].key)
    assert isinstance(choice, OnChampion)
    fx.emit(ev.ChampionPicked(seat, choice.champion))


def _sealed_line_ups(fx: BrawlFx, prompt: str, size: int) -> Flow[tuple[tuple[ChampionId, ...], ...]]:
    """Everybody names so many champions at once; nobody sees another's until all are in."""
    state = fx.state
    options = tuple(_options(state, state.setup.roster))
    default = tuple(option.key for option in options[:size])
    answers = yield Ask(tuple(Decision(seat, prompt, options, (size, size), default) for seat in state.seats))
    return tuple(tuple(sorted(option.key for option in chosen)) for chosen in answers)


def _options(state: State, champions: Iterable[ChampionId]) -> list[Option]:
    return [state.content.champion_options[champion] for champion in sorted(champions)]
