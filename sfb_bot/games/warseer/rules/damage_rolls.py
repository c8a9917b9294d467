"""Damage rolls outside attacks: no modification, no crit effect, no attack bonus (W-98)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules.board import reach
from sfb_bot.games.warseer.rules.choices import About
from sfb_bot.games.warseer.rules.content import CRIT, HIT, PUSH
from sfb_bot.games.warseer.rules.deaths import after_kills
from sfb_bot.games.warseer.rules.harm import Blow, harm
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.keywords import BRAVE, MONSTER
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.movement import may_move
from sfb_bot.games.warseer.rules.profiles import flags, has
from sfb_bot.games.warseer.rules.rolls import roll
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Flow, Seat


def damage_rolls(
    fx: WarseerFx,
    seat: Seat,
    victims: tuple[CreatureId, ...],
    dice: str,
    kind: str,
    *,
    killer: CreatureId = NOBODY,
) -> Flow[None]:
    """A roll for each victim, then the damage of all at once; a push lets the victim's owner move it 1."""
    state = fx.state
    blows: list[Blow] = []
    pushed: list[CreatureId] = []
    for number in victims:
        victim = state.creatures.get(number)
        if victim is None:
            continue
        faces = roll(fx, number, kind, dice)
        damage, pushes = _counted(state, seat, victim, faces, killer)
        source = state.creatures.get(killer)
        distance = state.ground.distance(source.cell, victim.cell) if source is not None else 0
        blows.append(Blow(number, damage, kind, seat, killer, bool(victim.wounds), distance))
        if pushes:
            pushed.append(number)
    kills = yield from harm(fx, blows)
    yield from after_kills(fx, kills)
    for number in pushed:
        victim = state.creatures.get(number)
        if victim is not None and not state.players[victim.seat].is_out:
            cells = reach(state, victim, 1)
            yield from may_move(fx, number, cells, 1, "step", About(creature=number))


def _counted(state: State, seat: Seat, victim: Creature, faces: str, killer: CreatureId) -> tuple[int, int]:
    """Damage and pushes; forest and hill speak of other creatures' rolls alone (WQ94)."""
    hits, pushes = faces.count(HIT), faces.count(PUSH)
    if killer not in (NOBODY, victim.id):
        hits -= state.ground.woods >> victim.cell & 1
        pushes -= state.ground.hills >> victim.cell & 1
    if not state.are_allied(seat, victim.seat):
        pushes -= has(state, victim, BRAVE)
    if flags(state, victim) & MONSTER:
        pushes = 0
    return max(hits, 0) + faces.count(CRIT), max(pushes, 0)
