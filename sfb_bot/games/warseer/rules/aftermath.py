"""What comes after an attack, in the order of step 9 (W-94)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.arrivals import minion_on
from sfb_bot.games.warseer.rules.board import attackable, creatures_in, free, in_reach, is_held, limit_left
from sfb_bot.games.warseer.rules.choices import NO, NONE, YES, About, OnCreature, OnHex, Word, on_creature
from sfb_bot.games.warseer.rules.deaths import after_kills
from sfb_bot.games.warseer.rules.keywords import SUREFOOTED
from sfb_bot.games.warseer.rules.mending import give_token
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.movement import destinations, go, may_move
from sfb_bot.games.warseer.rules.profiles import flags, profile
from sfb_bot.games.warseer.rules.work import Assault, WarseerFx
from sfb_bot.hexgrid import Mask
from sfb_bot.kernel import Flow, Seat, choose

Attacking = Callable[[WarseerFx, Assault], Flow[None]]
CRIT_TOKENS: Final = {"infection": "disease", "poison": "poison", "stun": "stun"}


def aftermath(fx: WarseerFx, now: Assault, attacking: Attacking) -> Flow[Assault | None]:
    """Tokens, kills, Counterblow, moves; the attack that follows from this one, if any."""
    state = fx.state
    attacker = state.creatures.get(now.attacker)
    name = attacker.kind.crit.name if attacker is not None and now.is_fired else ""
    if name in CRIT_TOKENS:
        give_token(fx, now.target, CRIT_TOKENS[name])
    if name == "parasite" and attacker is not None:
        yield from _parasite(fx, now, attacker.seat)
    yield from after_kills(fx, now.kills)
    yield from _counterblow(fx, now, attacking)
    end_of_attack(fx, now)
    if now.attacker not in state.creatures:
        return None
    if name in ("advance", "nimble"):
        yield from _step(fx, now, name)
    elif name == "swap":
        yield from _swap(fx, now)
    if now.attacker not in state.creatures or (now.act.is_over and now.act.creature == now.attacker):
        return None
    chase = yield from _persecution(fx, now)
    return chase or (yield from _frenzy(fx, now, name))


def end_of_attack(fx: WarseerFx, now: Assault) -> None:
    """What a card gave for this attack is over."""
    target = fx.state.creatures.get(now.target)
    if target is not None and any(mod.until == "attack" for mod in target.mods):
        fx.emit(ev.ModsEnded(now.target, "attack"))


def _about(now: Assault) -> About:
    return About(attacker=now.attacker, target=now.target)


def _ask(seat: Seat, prompt: str, now: Assault, *, default: str) -> Flow[bool]:
    choice = yield from choose(seat, prompt, (YES, NO), default=default, about=_about(now))
    return isinstance(choice, Word) and choice.word == YES.key


def _parasite(fx: WarseerFx, now: Assault, seat: Seat) -> Flow[None]:
    """A minion on the hex of a destroyed character (W-231); none where a Resurgent has risen."""
    state = fx.state
    kinds = state.tables.content.creatures
    for kill in now.kills:
        has_room = free(state) >> kill.cell & 1 and limit_left(state, seat, is_minion=True) > 0
        if not kinds[kill.kind].is_character or not has_room:
            continue
        if (yield from _ask(seat, "parasite", now, default=NO.key)):
            minion_on(fx, seat, kill.cell)


def _counterblow(fx: WarseerFx, now: Assault, attacking: Attacking) -> Flow[None]:
    """The target strikes back, never in answer to a Counterblow (W-195)."""
    state = fx.state
    target, attacker = state.creatures.get(now.target), state.creatures.get(now.attacker)
    if now.is_counterblow or now.type != "melee" or target is None or attacker is None:
        return
    dice = profile(state, target).counterblow
    steps = profile(state, target).range if target.kind.attack == "melee" else 1
    if not dice or not in_reach(state, target, "melee", steps) >> attacker.cell & 1:
        return
    if state.are_allied(target.seat, attacker.seat) or state.players[target.seat].is_out:
        return
    strikes = yield from _ask(target.seat, "counterblow", now, default=YES.key)
    if strikes and now.target in state.creatures and now.attacker in state.creatures:
        blow = Assault(now.act, now.target, now.attacker, "melee", dice, is_counterblow=True)
        yield from attacking(fx, blow)


# --- Moves ------------------------------------------------------------------------------------------------


def left_hexes(state: State, now: Assault, attacker: Creature) -> Mask:
    """The hexes a pushed or destroyed target has left, beside the attacker (W-226)."""
    cells = 0
    if now.is_pushed:
        cells |= 1 << now.came_from
    for kill in now.kills:
        if kill.creature == now.target:
            cells |= 1 << kill.cell
    return cells & state.ground.adjacent[attacker.cell] & free(state)


def _step(fx: WarseerFx, now: Assault, name: str) -> Flow[None]:
    """Advance into a hex the target left, or a Nimble step."""
    state = fx.state
    attacker = state.creatures[now.attacker]
    if is_held(state, attacker):
        return
    if name == "advance":
        went = yield from may_move(
            fx, attacker.id, left_hexes(state, now, attacker), 1, "advance", _about(now)
        )
    else:
        cells = destinations(state, attacker, 1)
        went = yield from may_move(fx, attacker.id, cells, 1, "nimble", _about(now))
    if went:
        end_in_rough(state, now, attacker)


def end_in_rough(state: State, now: Assault, attacker: Creature) -> None:
    """Difficult terrain ends the activation of who enters it (W-61)."""
    is_rough = state.ground.difficult >> attacker.cell & 1
    if is_rough and now.act.creature == attacker.id and not flags(state, attacker) & SUREFOOTED:
        now.act.is_over = True


def _swap(fx: WarseerFx, now: Assault) -> Flow[None]:
    """Change places with the target (W-235)."""
    state = fx.state
    if now.target not in state.creatures:
        return
    seat = state.creatures[now.attacker].seat
    swaps = yield from _ask(seat, "swap", now, default=NO.key)
    if swaps and now.target in state.creatures and now.attacker in state.creatures:
        fx.emit(ev.Swapped(now.attacker, now.target))


# --- One more attack --------------------------------------------------------------------------------------


def _persecution(fx: WarseerFx, now: Assault) -> Flow[Assault | None]:
    """Having destroyed an enemy creature in melee or by a push: move to another and attack (W-211)."""
    state = fx.state
    attacker = state.creatures[now.attacker]
    steps = profile(state, attacker).persecution
    has_killed = bool(now.kills) and (now.type == "melee" or any(kill.is_pushed for kill in now.kills))
    if not steps or attacker.has_chased or not has_killed:
        return None
    cells = 1 << attacker.cell
    if not is_held(state, attacker):
        cells |= destinations(state, attacker, steps) & ~state.ground.difficult
    cells &= state.ground.spread(state.enemies(attacker.seat))
    if not cells:
        return None
    options = [*state.tables.hexes(state.map.id, cells), NONE]
    choice = yield from choose(attacker.seat, "persecution", options, about=_about(now))
    if not isinstance(choice, OnHex) or now.attacker not in state.creatures:
        return None
    fx.emit(ev.Chased(now.attacker))
    if choice.cell != attacker.cell:
        go(fx, now.attacker, choice.cell, steps, "persecution")
    found = [on_creature(each.id) for each in creatures_in(state, attackable(state, attacker, "melee", 1))]
    target = yield from choose(attacker.seat, "target", found, default=found[0].key, about=_about(now))
    assert isinstance(target, OnCreature)
    if target.creature not in state.creatures:
        return None
    kind = attacker.kind
    return Assault(now.act, now.attacker, target.creature, "melee", kind.dice)


def _frenzy(fx: WarseerFx, now: Assault, name: str) -> Flow[Assault | None]:
    """Once per activation one more attack on the same target (W-227)."""
    state = fx.state
    target = state.creatures.get(now.target)
    if name != "frenzy" or now.attacker in now.act.frenzied or target is None:
        return None
    attacker = state.creatures[now.attacker]
    is_far = now.is_counterblow and attacker.kind.attack != "melee"
    steps = 1 if is_far else profile(state, attacker).range
    if not in_reach(state, attacker, now.type, steps) >> target.cell & 1:
        return None
    if not (yield from _ask(attacker.seat, "frenzy", now, default=NO.key)):
        return None
    if now.target not in state.creatures or now.attacker not in state.creatures:
        return None
    now.act.frenzied.add(now.attacker)
    # The same attack once more; after a Counterblow it is one again, which nobody answers.
    return Assault(
        now.act, now.attacker, now.target, now.type, now.printed, is_counterblow=now.is_counterblow
    )
