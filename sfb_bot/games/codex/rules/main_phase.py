"""The main phase: one action after the other, until the patrol zone is locked (section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.attackable import can_attack, defenders, has_defender
from sfb_bot.games.codex.rules.casting import play
from sfb_bot.games.codex.rules.choices import (
    BACK,
    DETECT,
    HIRE,
    PATROL,
    REPAIR,
    About,
    Attack,
    Build,
    Level,
    OnKind,
    OnObj,
    Play,
    Summon,
    Use,
    UseHeld,
    Word,
)
from sfb_bot.games.codex.rules.combat import attack
from sfb_bot.games.codex.rules.construction import build, buildable, drop, droppable, hero_limit
from sfb_bot.games.codex.rules.content import TOWER
from sfb_bot.games.codex.rules.costs import can_play, heroes_of
from sfb_bot.games.codex.rules.damage import mend
from sfb_bot.games.codex.rules.ids import NOTHING, KindId
from sfb_bot.games.codex.rules.levels import may_rise, raise_level
from sfb_bot.games.codex.rules.model import MELEES, Obj, State
from sfb_bot.games.codex.rules.naming import cards_of
from sfb_bot.games.codex.rules.patrol import patrol
from sfb_bot.games.codex.rules.triggers import resolve
from sfb_bot.games.codex.rules.turns import end_of_turn
from sfb_bot.games.codex.rules.using import usable, use
from sfb_bot.games.codex.rules.values import in_play, is_detected, values
from sfb_bot.games.codex.rules.work import CodexFx, Work, choose, pay
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat

SUMMON_COST: Final = 2
HIRE_COST: Final = 1
REPAIR_COST: Final = 3
# Cards register what changes the price of a worker: (state, seat, price) -> price.
HIRE_PRICES: Final[list[Callable[[State, Seat, int], int]]] = []


def main_phase(fx: CodexFx) -> Flow[None]:
    """One action, or the end of the phase."""
    work = Work(fx)
    state = fx.state
    while True:
        seats = [seat for seat in state.active if not state.players[seat].has_locked]
        decisions = tuple(
            [
                Decision(seat, "main", tuple(main_options(state, seat)), default=(PATROL.key,))
                for seat in seats
            ]
        )
        answers = yield Ask(decisions, is_open=len(decisions) > 1)
        place = next(number for number, each in enumerate(answers) if each)
        work.acting = seats[place]
        is_done = yield from _act(work, seats[place], answers[place][0].payload)
        if is_done:
            yield from resolve(work)
            if all(state.players[seat].has_locked for seat in state.active):
                work.acting = None
                yield from end_of_turn(work)
            return


def main_options(state: State, seat: Seat) -> list[Option]:
    """What a seat can do now, in groups, the end last."""
    player = state.players[seat]
    gold = player.gold
    kinds = state.content.kinds
    options: list[Option] = []
    hand = player.hand
    if hand:
        if not player.spent.get("hires", 0) and hire_price(state, seat) <= gold:
            options.append(HIRE)
        for card in cards_of(hand, state.content.order):
            kind = kinds[card]
            if can_play(state, seat, kind):
                options.append(kind.play)
    heroes = heroes_of(state, seat)
    if gold >= SUMMON_COST and len(heroes) < len(player.heroes) and len(heroes) < hero_limit(state, seat):
        options.extend(
            kinds[hero.kind].summon for hero in player.heroes if hero.obj == NOTHING and not hero.wait
        )
    if gold:
        options.extend(hero.kind.level_up for hero in heroes if may_rise(state, hero))
    options.extend(buildable(state, seat))
    options.extend(usable(state, seat))
    options.extend(
        Option(f"attack>{obj.id}", Attack(obj.id))
        for obj in state.objs.values()
        if obj.seat == seat and obj.shape.is_fighter and can_attack(state, obj) and has_defender(state, obj)
    )
    if _tower_is_free(state, seat) and hidden_from(state, seat):
        options.append(DETECT)
    options.extend(droppable(state, seat))
    if state.setup.mode in MELEES and gold >= REPAIR_COST and state.base_of(seat).damage:
        options.append(REPAIR)
    options.append(PATROL)
    return options


def hire_price(state: State, seat: Seat) -> int:
    """What a worker costs a seat."""
    price = HIRE_COST
    if state.sources:
        for change in HIRE_PRICES:
            price = change(state, seat, price)
    return price


def hidden_from(state: State, seat: Seat) -> list[Obj]:
    """What a Tower could make visible (C102)."""
    return [
        obj
        for obj in state.objs.values()
        if state.is_opposing(obj.seat, seat)
        and in_play(obj)
        and values(state, obj).flags & (key.STEALTH | key.INVISIBLE)
        and not is_detected(state, obj, seat)
    ]


def _tower_is_free(state: State, seat: Seat) -> bool:
    if state.players[seat].spent.get("detected", 0):
        return False
    return any(obj.kind.id == TOWER and obj.seat == seat and in_play(obj) for obj in state.objs.values())


def _act(work: Work, seat: Seat, choice: object) -> Flow[bool]:  # noqa: PLR0911  a line for each action
    """Carry out what was chosen; False where the player went back and nothing has happened."""
    state = work.state
    kinds = state.content.kinds
    match choice:
        case Play(kind):
            yield from play(work, seat, kinds[kind])
        case Attack(number):
            return (yield from _attack(work, seat, state.objs[number]))
        case Use() | UseHeld():
            return (yield from use(work, choice))
        case Level(kind):
            pay(work, seat, 1, "level", kind)
            raise_level(work, _hero(state, seat, kind), 1, "gold")
        case Summon(kind):
            pay(work, seat, SUMMON_COST, "summon", kind)
            arrive(work, kinds[kind], seat, seat, "summoned", "command", level=1)
        case Build(kind):
            return (yield from build(work, seat, kinds[kind]))
        case Word("hire"):
            return (yield from _hire(work, seat))
        case Word("detect"):
            return (yield from _detect(work, seat))
        case Word("drop"):
            drop(work, seat)
        case Word("repair"):
            pay(work, seat, REPAIR_COST, "repair")
            mend(work, state.base_of(seat), 1)
        case _:
            return (yield from patrol(work, seat))
    return True


def _hero(state: State, seat: Seat, kind: KindId) -> Obj:
    return next(hero for hero in heroes_of(state, seat) if hero.kind.id == kind)


def _hire(work: Work, seat: Seat) -> Flow[bool]:
    state = work.state
    hand = cards_of(state.players[seat].hand, state.content.order)
    options = [Option(kind, OnKind(kind)) for kind in hand]
    picked = yield from choose(seat, "hire", [*options, BACK])
    if not isinstance(picked, OnKind):
        return False
    pay(work, seat, hire_price(state, seat), "hire")
    work.emit(ev.Hired(seat, picked.kind))
    return True


def _attack(work: Work, seat: Seat, attacker: Obj) -> Flow[bool]:
    state = work.state
    options = [Option(str(obj.id), OnObj(obj.id)) for obj in defenders(state, attacker)]
    picked = yield from choose(
        seat, "defender", [*options, BACK], about=About(attacker.id, attacker.shape.id)
    )
    if not isinstance(picked, OnObj):
        return False
    yield from attack(work, attacker, state.objs[picked.obj])
    return True


def _detect(work: Work, seat: Seat) -> Flow[bool]:
    options = [Option(str(obj.id), OnObj(obj.id)) for obj in hidden_from(work.state, seat)]
    picked = yield from choose(seat, "detect", [*options, BACK])
    if not isinstance(picked, OnObj):
        return False
    work.emit(ev.CountChanged(seat, "detected", 1))
    work.emit(ev.Detected(picked.obj, seat))
    return True
