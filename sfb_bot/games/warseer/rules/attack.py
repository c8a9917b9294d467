"""The attack: from the target to what comes after, in nine steps (section 9)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.aftermath import aftermath, end_of_attack
from sfb_bot.games.warseer.rules.attack_sums import (
    Tally,
    always_crits,
    damage_and_pushes,
    extra_dice,
    let_through,
    reduced,
    rolled_dice,
)
from sfb_bot.games.warseer.rules.board import creatures_in, free, in_reach
from sfb_bot.games.warseer.rules.choices import DICE, About, OnCreature, OnHex, on_creature
from sfb_bot.games.warseer.rules.content import CRIT, HIT, PUSH
from sfb_bot.games.warseer.rules.harm import Blow, harm
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import LIFELESS, RESURGENT
from sfb_bot.games.warseer.rules.mending import heal
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.modification import modify
from sfb_bot.games.warseer.rules.profiles import flags, health_left, profile
from sfb_bot.games.warseer.rules.rolls import throw
from sfb_bot.games.warseer.rules.windows import window
from sfb_bot.games.warseer.rules.work import Act, Assault, Moment, WarseerFx
from sfb_bot.hexgrid import cells_of
from sfb_bot.kernel import Ask, Decision, Flow, choose


def attack(fx: WarseerFx, act: Act, attacker: CreatureId, target: CreatureId) -> Flow[None]:
    """An attack with the printed dice, and the attacks that follow from it."""
    found = fx.state.creatures[attacker].kind
    yield from assault(fx, Assault(act, attacker, target, found.attack, found.dice))


def assault(fx: WarseerFx, now: Assault) -> Flow[None]:
    """An attack, then everything that comes after it; what that leads to is another one."""
    coming: Assault | None = now
    while coming is not None:
        landed = yield from _strike(fx, coming)
        if not landed:
            end_of_attack(fx, coming)
            return
        coming = yield from aftermath(fx, coming, assault)


def _strike(fx: WarseerFx, now: Assault) -> Flow[bool]:
    """Steps 1 to 8; whether the attack took place."""
    state = fx.state
    attacker, target = state.creatures[now.attacker], state.creatures[now.target]
    now.printed = now.dice
    fx.emit(ev.AttackDeclared(now.attacker, now.target, now.type, now.is_counterblow))
    if attacker.kind.is_hero and target.kind.is_hero:
        fx.emit(ev.Counted(attacker.seat, "hero_vs_hero"))
    now.wounds, now.distance = target.wounds, state.ground.distance(attacker.cell, target.cell)
    now.extra = extra_dice(state, now, attacker, target)
    if any(mod.until == "next_attack" for mod in attacker.mods):
        fx.emit(ev.ModsEnded(now.attacker, "next_attack"))
    moment = Moment("attacked", creature=now.target, assault=now)
    yield from window(fx, "attacked", (target.seat,), moment)
    if not _can_go_on(state, now):
        if now.attacker in state.creatures:
            fx.emit(ev.AttackLost(now.attacker, now.target))
        return False
    yield from _choose_fewer(fx, now)
    now.dice = rolled_dice(state, now.dice, state.creatures[now.target])
    now.faces = throw(fx, now.dice)
    fx.emit(ev.AttackRolled(now.attacker, now.target, now.dice, now.faces))
    yield from modify(fx, now)
    if now.attacker not in state.creatures or now.target not in state.creatures:
        return False
    yield from _land(fx, now)
    return True


def _can_go_on(state: State, now: Assault) -> bool:
    """Whether the target can still be hit (W-95)."""
    attacker, target = state.creatures.get(now.attacker), state.creatures.get(now.target)
    if attacker is None or target is None:
        return False
    return bool(in_reach(state, attacker, now.type, reach_of(state, now, attacker)) >> target.cell & 1)


def reach_of(state: State, now: Assault, attacker: Creature) -> int:
    """How far the attack goes: a Counterblow by its own melee range, or 1 (W-195)."""
    if now.is_counterblow and attacker.kind.attack != "melee":
        return 1
    return profile(state, attacker).range


def _choose_fewer(fx: WarseerFx, now: Assault) -> Flow[None]:
    """Dice that are not rolled, of the attacker's choice."""
    count = min(now.fewer, len(now.dice))
    if not count:
        return
    seat = fx.state.creatures[now.attacker].seat
    options = DICE[: len(now.dice)]
    about = About(attacker=now.attacker, target=now.target, dice=now.dice)
    default = tuple(option.key for option in options[-count:])
    answers = yield Ask((Decision(seat, "fewer", options, (count, count), default, about),))
    dropped = {option.key for option in answers[0]}
    now.dice = "".join(
        [die for die, option in zip(now.dice, options, strict=True) if option.key not in dropped]
    )


# --- Steps 4 to 8 -----------------------------------------------------------------------------------------


def _land(fx: WarseerFx, now: Assault) -> Flow[None]:
    """Crit, extras, count, push, reduction, damage."""
    state = fx.state
    attacker, target = state.creatures[now.attacker], state.creatures[now.target]
    crit = attacker.kind.crit
    now.is_fired = CRIT in now.faces or always_crits(state, now, attacker, target)
    if now.is_fired:
        fx.emit(ev.CritFired(now.attacker, crit.name))
        if crit.name == "add_dice":
            now.extra += crit.dice
    faces = now.faces
    if now.extra:
        more = throw(fx, now.extra)
        fx.emit(ev.ExtrasRolled(now.attacker, now.extra, more))
        faces += more
    name = crit.name if now.is_fired else ""
    shown = Tally(faces.count(CRIT), faces.count(HIT), faces.count(PUSH))
    damage, pushes = damage_and_pushes(state, now, target, name, shown)
    fx.emit(ev.AttackCounted(now.attacker, now.target, damage, pushes))
    if pushes and not flags(state, target) & RESURGENT:
        damage += yield from _push(fx, now)
    damage = yield from _reduce(fx, now, damage)
    yield from _hurt(fx, now, damage)


def _push(fx: WarseerFx, now: Assault) -> Flow[int]:
    """Push the target to a free hex of the attacker's choice; the damage that adds (W-99 to W-102)."""
    state = fx.state
    target = state.creatures[now.target]
    cells = state.ground.adjacent[target.cell] & free(state)
    if not cells:
        return 1
    seat, start = state.creatures[now.attacker].seat, state.creatures[now.attacker].cell
    options = state.tables.hexes(state.map.id, cells)
    distance, rough = state.ground.distance, state.ground.difficult
    best = max(cells_of(cells), key=lambda cell: (rough >> cell & 1, distance(start, cell)))
    about = About(attacker=now.attacker, target=now.target, creature=now.target)
    choice = yield from choose(seat, "push", options, default=state.map.grid.names[best], about=about)
    assert isinstance(choice, OnHex)
    if now.target not in state.creatures or now.attacker not in state.creatures:
        return 0
    now.came_from, now.went_to, now.is_pushed = target.cell, choice.cell, True
    fx.emit(ev.Placed(now.target, choice.cell, "push"))
    fx.emit(ev.Counted(seat, "pushes"))
    return state.ground.difficult >> choice.cell & 1


def _reduce(fx: WarseerFx, now: Assault, damage: int) -> Flow[int]:
    """Cards and Fortitude lower damage; with Fortitude the last point comes through (W-92, WQ18)."""
    state = fx.state
    target = state.creatures.get(now.target)
    if target is None or damage <= 0:
        return 0
    moment = Moment("harmed", creature=now.target, assault=now, damage=damage)
    moment.is_fatal = let_through(state, target, damage, now.type) >= health_left(state, target)
    yield from window(fx, "harmed", (target.seat,), moment)
    left = reduced(state, target, damage, now.prevented)
    if left != damage:
        fx.emit(ev.DamageReduced(now.target, left))
    return left


def _hurt(fx: WarseerFx, now: Assault, damage: int) -> Flow[None]:
    """Step 8: damage, Slash and Vampirism together."""
    state = fx.state
    attacker = state.creatures.get(now.attacker)
    if attacker is None:
        return
    seat = attacker.seat
    had = bool(now.wounds)
    blows = [Blow(now.target, damage, now.type, seat, now.attacker, had, now.distance, now)]
    name = attacker.kind.crit.name if now.is_fired else ""
    if name == "slash":
        other = yield from _slashed(fx, now)
        if other is not None:
            had = bool(state.creatures[other].wounds)
            blows.append(Blow(other, 1, now.type, seat, now.attacker, had, 1, now))
    target = state.creatures.get(now.target)
    is_alive = target is not None and not flags(state, target) & LIFELESS
    kills = yield from harm(fx, blows)
    now.kills = kills
    if name == "vampirism" and is_alive and now.attacker in state.creatures:
        heal(fx, now.attacker, now.faces.count(CRIT))


def _slashed(fx: WarseerFx, now: Assault) -> Flow[CreatureId | None]:
    """Another enemy adjacent to the attacker, of the attacker's choice (WQ20)."""
    state = fx.state
    attacker = state.creatures[now.attacker]
    near = state.ground.adjacent[attacker.cell] & state.enemies(attacker.seat)
    options = [on_creature(each.id) for each in creatures_in(state, near) if each.id != now.target]
    if not options:
        return None
    about = About(attacker=now.attacker, target=now.target)
    choice = yield from choose(attacker.seat, "slash", options, default=options[0].key, about=about)
    assert isinstance(choice, OnCreature)
    return choice.creature if choice.creature in state.creatures else None
