"""An activation: tokens first, then a move, an attack or a special, then what the ground does (section 6)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.attack import attack
from sfb_bot.games.warseer.rules.board import attackable, creatures_in, is_held, sight
from sfb_bot.games.warseer.rules.choices import (
    FINISH,
    NO,
    RUN,
    SKIP,
    SUFFER,
    YES,
    About,
    Attack,
    Go,
    Heal,
    Hook,
    Shoot,
    Word,
    heal_of,
    hook_of,
    shot_at,
)
from sfb_bot.games.warseer.rules.content import CRIT, HIT, PUSH
from sfb_bot.games.warseer.rules.damage_rolls import damage_rolls
from sfb_bot.games.warseer.rules.deaths import after_kills
from sfb_bot.games.warseer.rules.effect_values import Effect
from sfb_bot.games.warseer.rules.effects.performing import perform
from sfb_bot.games.warseer.rules.harm import harm, unclaimed
from sfb_bot.games.warseer.rules.hooking import hook, hookable
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import HEALER, NO_SIGHT, REGENERATION, SLOW, SUREFOOTED
from sfb_bot.games.warseer.rules.mending import give_token, heal, is_immune, take_token
from sfb_bot.games.warseer.rules.model import DISEASE, POISON, STUN, Creature, State
from sfb_bot.games.warseer.rules.movement import destinations, go
from sfb_bot.games.warseer.rules.places import acts_on, end_of_activation
from sfb_bot.games.warseer.rules.profiles import flags, health_left, profile
from sfb_bot.games.warseer.rules.rolls import damage_of, roll
from sfb_bot.games.warseer.rules.scoring import pay
from sfb_bot.games.warseer.rules.work import Act, Moment, WarseerFx
from sfb_bot.kernel import Flow, Option, choose


def activate(fx: WarseerFx, number: CreatureId) -> Flow[None]:
    """Activate a creature from start to end; a stunned one only loses its token (W-110)."""
    state = fx.state
    creature = state.creatures[number]
    _begin(fx, creature)
    if creature.tokens & STUN:
        take_token(fx, number, "stun")
        return
    if creature.tokens or creature.kind.effects or flags(state, creature) & REGENERATION:
        goes_on = yield from _start(fx, number)
        if not goes_on:
            return
    act = Act(number)
    while not act.is_over and number in state.creatures:
        yield from _next_part(fx, act)
    if acts_on(state, number):
        yield from end_of_activation(fx, number)


def idle(fx: WarseerFx, number: CreatureId) -> Flow[None]:
    """An activation in which nothing is done, at the end of a turn; tokens are skipped away (WQ64)."""
    state = fx.state
    creature = state.creatures.get(number)
    if creature is None:
        return
    _begin(fx, creature)
    if creature.tokens & STUN:
        take_token(fx, number, "stun")
        return
    if creature.tokens & (POISON | DISEASE):
        if creature.tokens & DISEASE:
            yield from _sicken(fx, number)
        _skip(fx, number)
        return
    _regenerate(fx, number)
    if acts_on(state, number):
        yield from end_of_activation(fx, number)


def _begin(fx: WarseerFx, creature: Creature) -> None:
    fx.emit(ev.Activated(creature.id, is_spare=creature.is_turned and creature.spare > 0))


# --- Start ------------------------------------------------------------------------------------------------


def _start(fx: WarseerFx, number: CreatureId) -> Flow[bool]:
    """Tokens, Regeneration, Contract, in this order; whether the activation goes on (W-57, WQ61)."""
    state = fx.state
    tokens = state.creatures[number].tokens
    if tokens & DISEASE:
        yield from _sicken(fx, number)
        if number not in state.creatures:
            return False
    if tokens & (POISON | DISEASE):
        is_skipped = yield from _ask_skip(fx, number)
        if number not in state.creatures:
            return False
        if is_skipped:
            _skip(fx, number)
            return False
        if tokens & DISEASE:
            _spread(fx, number)
        if tokens & POISON:
            yield from _suffer_poison(fx, number)
            if number not in state.creatures:
                return False
    _regenerate(fx, number)
    yield from _contracts(fx, number)
    return number in state.creatures


def _sicken(fx: WarseerFx, number: CreatureId) -> Flow[None]:
    """The wound of a disease, which is nobody's doing (W-112, W-113)."""
    kills = yield from harm(fx, [unclaimed(fx.state, number, 1)])
    yield from after_kills(fx, kills)


def _ask_skip(fx: WarseerFx, number: CreatureId) -> Flow[bool]:
    """Skip the activation and lose the tokens, or suffer; by default it is skipped at 1 health (W-250)."""
    creature = fx.state.creatures[number]
    default = SKIP.key if health_left(fx.state, creature) <= 1 else SUFFER.key
    about = About(creature=number)
    choice = yield from choose(creature.seat, "tokens", (SKIP, SUFFER), default=default, about=about)
    return isinstance(choice, Word) and choice.word == SKIP.key


def _skip(fx: WarseerFx, number: CreatureId) -> None:
    take_token(fx, number, "poison")
    take_token(fx, number, "disease")


def _spread(fx: WarseerFx, number: CreatureId) -> None:
    """Every creature within 1 rolls green; who has the token or cannot get it does not (WQ43)."""
    state = fx.state
    near = state.ground.adjacent[state.creatures[number].cell]
    for other in creatures_in(state, near):
        if not other.tokens & DISEASE and not is_immune(state, other, "disease"):
            face = roll(fx, other.id, "disease", "G")
            if face in (HIT, PUSH):
                give_token(fx, other.id, "disease")


def _suffer_poison(fx: WarseerFx, number: CreatureId) -> Flow[None]:
    """Blue: a hit wounds, a crit takes the token away (W-111)."""
    face = roll(fx, number, "poison", "B")
    if face == CRIT:
        take_token(fx, number, "poison")
    elif face == HIT:
        kills = yield from harm(fx, [unclaimed(fx.state, number, 1)])
        yield from after_kills(fx, kills)


def _regenerate(fx: WarseerFx, number: CreatureId) -> None:
    """Red: a hit heals 1, a crit 2 (W-214)."""
    creature = fx.state.creatures.get(number)
    if creature is not None and creature.wounds and flags(fx.state, creature) & REGENERATION:
        face = roll(fx, number, "regeneration", "R")
        heal(fx, number, {HIT: 1, CRIT: 2}.get(face, 0))


def _contracts(fx: WarseerFx, number: CreatureId) -> Flow[None]:
    """Ask for what a Contract costs, if it can be paid (W-194)."""
    state = fx.state
    creature = state.creatures[number]
    for effect in creature.kind.effects:
        if effect.when.name == "contract" and state.players[creature.seat].influence >= effect.cost.influence:
            yield from _contract(fx, creature, effect)


def _contract(fx: WarseerFx, creature: Creature, effect: Effect) -> Flow[None]:
    about = About(creature.kind.id, creature=creature.id)
    choice = yield from choose(creature.seat, "contract", (YES, NO), about=about)
    if isinstance(choice, Word) and choice.word == YES.key and creature.id in fx.state.creatures:
        pay(fx, creature.seat, effect.cost.influence, "contract")
        moment = Moment("contract", creature.kind.id, bearer=creature.id, creature=creature.id)
        yield from perform(fx, creature.seat, effect, moment)


# --- Parts ------------------------------------------------------------------------------------------------


def _next_part(fx: WarseerFx, act: Act) -> Flow[None]:
    """Ask what the creature does next: a move, a hook, an attack, a special, or nothing more."""
    state = fx.state
    creature = state.creatures[act.creature]
    options = part_options(state, creature, act)
    about = About(creature=act.creature, steps=act.steps, touched=tuple(sorted(act.touched)))
    choice = yield from choose(creature.seat, "act", options, about=about)
    if act.creature not in state.creatures:
        return
    match choice:
        case Go(cell):
            _walk(fx, act, cell, profile(state, creature).move)
        case Hook(target):
            act.has_hooked = True
            yield from hook(fx, act.creature, target)
        case Attack(target):
            act.is_over = True
            if target in state.creatures:
                act.is_over = False
                yield from attack(fx, act, act.creature, target)
                act.is_over = True
        case Heal(target):
            act.is_over = True
            _heal(fx, act.creature, target)
        case Shoot(target):
            act.is_over = True
            yield from _shoot(fx, act.creature, target)
        case Word(word) if word == RUN.key:
            yield from _run(fx, act)
        case _:
            act.is_over = True


def part_options(state: State, creature: Creature, act: Act) -> list[Option]:
    """What a creature can do now; the move comes before everything else (W-57)."""
    found = profile(state, creature)
    tables = state.tables
    options: list[Option] = []
    can_attack = not creature.is_summoned
    if not act.steps and not act.has_hooked:
        if not is_held(state, creature):
            options = tables.ways(state.map.id, destinations(state, creature, found.move))
            if not found.flags & SLOW:
                options.append(RUN)
        if found.hook:
            options.extend(hook_of(each) for each in hookable(state, creature, found.hook))
    if can_attack:
        cells = attackable(state, creature, creature.kind.attack, found.range)
        while cells:
            low = cells & -cells
            options.append(tables.attacks[state.at[low.bit_length() - 1].id])
            cells ^= low
    if found.flags & HEALER:
        cells = state.ground.near(creature.cell, found.range) & state.allies(creature.seat)
        options.extend(heal_of(each.id) for each in creatures_in(state, cells))
    if found.shot:
        cells = state.ground.near(creature.cell, found.shot) & state.enemies(creature.seat)
        if not found.flags & NO_SIGHT:
            cells &= sight(state, creature)
        options.extend(shot_at(each.id) for each in creatures_in(state, cells))
    options.append(FINISH)
    return options


def _walk(fx: WarseerFx, act: Act, cell: int, steps: int) -> None:
    state = fx.state
    creature = state.creatures[act.creature]
    if state.taken >> cell & 1:
        return
    act.touched = frozenset(each.id for each in creatures_in(state, state.ground.adjacent[creature.cell]))
    act.steps = go(fx, act.creature, cell, steps, "move")
    is_rough = state.ground.difficult >> cell & 1
    act.is_over = bool(is_rough) and not flags(state, creature) & SUREFOOTED


def _run(fx: WarseerFx, act: Act) -> Flow[None]:
    """Run: farther, and nothing else (W-58)."""
    state = fx.state
    creature = state.creatures[act.creature]
    found = profile(state, creature)
    steps = found.move + found.run
    options = state.tables.ways(state.map.id, destinations(state, creature, steps))
    act.is_over = True
    if not options:
        return
    about = About(creature=act.creature)
    choice = yield from choose(creature.seat, "run", [*options, FINISH], about=about)
    if isinstance(choice, Go) and act.creature in state.creatures and not state.taken >> choice.cell & 1:
        act.steps = go(fx, act.creature, choice.cell, steps, "run")


# --- Specials ---------------------------------------------------------------------------------------------


def _heal(fx: WarseerFx, number: CreatureId, target: CreatureId) -> None:
    """Healer: the printed attack dice, 1 for each hit or crit (W-203)."""
    if target in fx.state.creatures:
        faces = roll(fx, target, "healer", fx.state.creatures[number].kind.dice)
        heal(fx, target, damage_of(faces))


def _shoot(fx: WarseerFx, number: CreatureId, target: CreatureId) -> Flow[None]:
    """Long shot: a damage roll, no attack (W-207, WQ59)."""
    state = fx.state
    if target not in state.creatures:
        return
    creature = state.creatures[number]
    dice = profile(state, creature).shot_dice
    yield from damage_rolls(fx, creature.seat, (target,), dice, "ranged", killer=number)
