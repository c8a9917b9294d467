"""Damage, healing, knock-outs, levels, points and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.events import DamageCause
from sfb_bot.games.brawl.rules.ids import NOBODY, FigureId
from sfb_bot.games.brawl.rules.model import Side
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import MatchDecided


def deal(fx: BrawlFx, hits: Sequence[tuple[FigureId, int]], by: FigureId, cause: DamageCause) -> None:
    """One step of damage (Q7): all of it is put down, then knock-outs, points and victory are looked at."""
    for figure, amount in hits:
        if amount > 0 and fx.state.figures[figure].in_arena:
            fx.emit(ev.Damaged(figure, amount, by, cause))
    settle(fx, by)


def settle(fx: BrawlFx, by: FigureId) -> None:
    """Knock out every champion whose damage has reached its health; score, level up, test for victory."""
    state = fx.state
    out = [figure.id for figure in state.figures if figure.damage >= figure.sheet.health]
    if not out:
        return
    for figure in out:
        fx.emit(ev.KnockedOut(figure, by))
    for figure in out:
        fx.emit(ev.PointsScored(1 - state.figures[figure].side, 1, figure=figure))
    if by != NOBODY and _earns_level(fx, by, out):
        fx.emit(ev.LevelEarned(by))
    check_victory(fx)


def _earns_level(fx: BrawlFx, by: FigureId, out: Sequence[FigureId]) -> bool:
    """Only for an enemy, only if not out itself, and only once (Q2, Q3)."""
    state = fx.state
    victor = state.figures[by]
    if not victor.in_arena or victor.levelled or by in state.earned:
        return False
    return any(state.figures[figure].side != victor.side for figure in out)


def check_victory(fx: BrawlFx) -> None:
    """End the match if a side has reached the goal; a tie goes against the player of the card (Q6)."""
    state = fx.state
    first, second = state.vp
    if max(first, second) < state.setup.goal:
        return
    winner: Side = 1 - side_of(state.turn) if first == second else (0 if first > second else 1)
    fx.emit(ev.MatchEnded(winner, "points"))
    raise MatchDecided


def heal(fx: BrawlFx, figure: FigureId, amount: int) -> None:
    """Remove up to so much damage; nothing happens to a champion without damage or on its Gate."""
    target = fx.state.figures[figure]
    healed = min(amount, target.damage)
    if healed > 0 and target.in_arena:
        fx.emit(ev.Healed(figure, healed))


def level_up(fx: BrawlFx) -> None:
    """Flip the cards of everybody who earned it during the action just finished (Q1)."""
    for figure in tuple(fx.state.earned):
        fx.emit(ev.LevelledUp(figure))
