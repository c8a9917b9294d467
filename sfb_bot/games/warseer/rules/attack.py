"""The attack: from the target to what comes after, in nine steps (section 9)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.aftermath import aftermath, end_of_attack
from sfb_bot.games.warseer.rules.board import creatures_in, free, in_reach
from sfb_bot.games.warseer.rules.choices import DICE, About, OnCreature, OnHex, on_creature
from sfb_bot.games.warseer.rules.content import CRIT, HIT, MERCENARY, PUSH
from sfb_bot.games.warseer.rules.harm import Blow, harm
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import (
    ASSASSIN,
    BERSERK,
    BRAVE,
    DIFFICULT_TARGET,
    FORGED,
    FORTITUDE,
    LIFELESS,
    MONSTER,
    PREDATOR,
    RESURGENT,
    SHIELD,
    SUPERIOR,
)
from sfb_bot.games.warseer.rules.mending import heal
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.modification import modify
from sfb_bot.games.warseer.rules.profiles import auras, flags, has, health_left, is_led, profile
from sfb_bot.games.warseer.rules.rolls import throw
from sfb_bot.games.warseer.rules.windows import window
from sfb_bot.games.warseer.rules.work import Act, Assault, Moment, WarseerFx
from sfb_bot.hexgrid import cells_of
from sfb_bot.kernel import Ask, Decision, Flow, choose

HAMMER_DAMAGE = 2
WORSE = str.maketrans("RB", "YY")


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
    now.extra = _extra_dice(state, now, attacker, target)
    if any(mod.until == "next_attack" for mod in attacker.mods):
        fx.emit(ev.ModsEnded(now.attacker, "next_attack"))
    moment = Moment("attacked", creature=now.target, assault=now)
    yield from window(fx, "attacked", (target.seat,), moment)
    if not _can_go_on(state, now):
        if now.attacker in state.creatures:
            fx.emit(ev.AttackLost(now.attacker, now.target))
        return False
    yield from _choose_fewer(fx, now)
    if flags(state, state.creatures[now.target]) & DIFFICULT_TARGET:
        now.dice = now.dice.translate(WORSE)
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


# --- Extra dice -------------------------------------------------------------------------------------------


def _extra_dice(state: State, now: Assault, attacker: Creature, target: Creature) -> str:
    """All dice that are added to the attack, by whatever (WQ7)."""
    found = profile(state, attacker)
    extra = [dice for dice, types in found.extras if not types or now.type in types]
    extra.extend(op.dice for op in auras(state, attacker) if op.name == "extra")
    if is_led(state, attacker):
        extra.append("P")
    act = now.act
    has_moved = act.steps > 0 and act.creature == now.attacker
    if found.ambush and not has_moved:
        extra.append(found.ambush)
    if found.charge and has_moved and now.target not in act.touched:
        extra.append(found.charge)
    if found.flank and now.type == "melee":
        allies = state.allies(attacker.seat) & ~(1 << attacker.cell)
        if state.ground.adjacent[target.cell] & allies:
            extra.append(found.flank)
    return "".join(extra)


# --- Crits ------------------------------------------------------------------------------------------------


def _always_crits(state: State, now: Assault, attacker: Creature, target: Creature) -> bool:
    """Keywords that fire the crit effect without a crit face."""
    found = profile(state, attacker)
    own = found.flags
    if own & BERSERK and attacker.wounds:
        return True
    if own & PREDATOR and now.type == "melee" and target.wounds:
        return True
    if attacker.kind.is_character and target.kind.is_character:
        if own & ASSASSIN and target.kind.rank > attacker.kind.rank:
            return True
        if own & SUPERIOR and target.kind.rank < attacker.kind.rank:
            return True
    return any(_is_quarry(state, kind, target) for kind in found.hunters)


def _is_quarry(state: State, kind: str, target: Creature) -> bool:
    match kind:
        case "mercenary":
            return target.kind.faction == MERCENARY
        case "resurgent":
            return bool(flags(state, target) & RESURGENT)
        case "armoured":
            return target.armour > 0
        case _:
            return target.kind.is_character and target.kind.rank == 3


# --- Steps 4 to 8 -----------------------------------------------------------------------------------------


def _land(fx: WarseerFx, now: Assault) -> Flow[None]:
    """Crit, extras, count, push, reduction, damage."""
    state = fx.state
    attacker, target = state.creatures[now.attacker], state.creatures[now.target]
    crit = attacker.kind.crit
    now.is_fired = CRIT in now.faces or _always_crits(state, now, attacker, target)
    if now.is_fired:
        fx.emit(ev.CritFired(now.attacker, crit.name))
        if crit.name == "add_dice":
            now.extra += crit.dice
    faces = now.faces
    if now.extra:
        shown = throw(fx, now.extra)
        fx.emit(ev.ExtrasRolled(now.attacker, now.extra, shown))
        faces += shown
    damage, pushes = _count(state, now, faces, target)
    fx.emit(ev.AttackCounted(now.attacker, now.target, damage, pushes))
    if pushes and not flags(state, target) & RESURGENT:
        damage += yield from _push(fx, now)
    damage = yield from _reduce(fx, now, damage)
    yield from _hurt(fx, now, damage)


def _count(state: State, now: Assault, faces: str, target: Creature) -> tuple[int, int]:
    """Damage and push symbols; additions come before subtractions, nothing goes below 0 (W-90)."""
    ground, cell = state.ground, target.cell
    hits, pushes = faces.count(HIT), faces.count(PUSH)
    name = state.creatures[now.attacker].kind.crit.name if now.is_fired else ""
    hits += ground.adding >> cell & 1
    pushes += name == "add_push"
    own = flags(state, target)
    hits -= bool(own & SHIELD and now.type != "magic") + (ground.woods >> cell & 1)
    pushes -= (ground.hills >> cell & 1) + has(state, target, BRAVE)
    if own & (FORGED | MONSTER):
        pushes = 0
    pushes = max(pushes, 0)
    damage = max(hits, 0) + faces.count(CRIT)
    if name == "hammerblow":
        damage += HAMMER_DAMAGE * pushes
    if own & RESURGENT:
        damage += pushes
    return damage, pushes


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
    is_firm = bool(flags(state, target) & FORTITUDE)
    moment = Moment("harmed", creature=now.target, assault=now, damage=damage)
    armour = 0 if now.type == "magic" else target.armour
    moment.is_fatal = damage - armour >= health_left(state, target)
    yield from window(fx, "harmed", (target.seat,), moment)
    left = max(damage - now.prevented - is_firm, 1 if is_firm else 0)
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
