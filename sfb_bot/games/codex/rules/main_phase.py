"""The main phase: one action after the other, until the patrol zone is locked (section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.at_work import Hooks
from sfb_bot.games.codex.rules.attackable import attackers, defenders, tower_of
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
    attack_by,
    on_obj,
)
from sfb_bot.games.codex.rules.combat import attack
from sfb_bot.games.codex.rules.construction import build, buildable, drop, droppable, hero_limit
from sfb_bot.games.codex.rules.costs import playable
from sfb_bot.games.codex.rules.damage import mend
from sfb_bot.games.codex.rules.holdings import heroes_of
from sfb_bot.games.codex.rules.ids import NOTHING, KindId
from sfb_bot.games.codex.rules.levels import may_rise, raise_level
from sfb_bot.games.codex.rules.model import MELEES, Obj, State
from sfb_bot.games.codex.rules.naming import offer_of
from sfb_bot.games.codex.rules.patrol import patrol
from sfb_bot.games.codex.rules.settling import clear_up
from sfb_bot.games.codex.rules.triggers import resolve
from sfb_bot.games.codex.rules.turns import end_of_turn
from sfb_bot.games.codex.rules.using import usable, use
from sfb_bot.games.codex.rules.values import in_play, is_detected, values
from sfb_bot.games.codex.rules.work import CodexFx, Work, pay
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat, choose

SUMMON_COST: Final = 2
HIRE_COST: Final = 1
REPAIR_COST: Final = 3
_PATROLLING: Final = (PATROL.key,)
_HIDING: Final = key.STEALTH | key.INVISIBLE
# Cards register what changes the price of a worker: (state, seat, price) -> price.
HIRE_PRICES: Final = Hooks[Callable[[State, Seat, int], int]]()


def main_phase(fx: CodexFx) -> Flow[None]:
    """One action, or the end of the phase."""
    work = Work(fx)
    state = fx.state
    while True:
        seats = _seats_at_it(state)
        if not seats:
            # Whoever's turn it was has left the match.
            break
        if len(seats) == 1:
            answers = yield Ask((_question(state, seats[0]),))
        else:
            answers = yield Ask(tuple([_question(state, seat) for seat in seats]), is_open=True)
        place = 0 if answers[0] else next(number for number, each in enumerate(answers) if each)
        seat = seats[place]
        if state.players[seat].has_left:
            continue
        work.acting = seat
        choice = answers[place][0].payload
        is_done = yield from _ACTIONS[type(choice)](work, seat, choice)
        if is_done:
            yield from resolve(work)
            break
    yield from clear_up(work)
    if work.queue or work.rescues:
        yield from resolve(work)
    if not _seats_at_it(state):
        work.acting = None
        yield from end_of_turn(work)


def _seats_at_it(state: State) -> list[Seat]:
    """Those whose turn it is, but whose patrol does not stand yet and who have not left the match."""
    players = state.players
    return [seat for seat in state.active if not (players[seat].has_locked or players[seat].has_left)]


def _question(state: State, seat: Seat) -> Decision:
    """What a seat does next; the same question as before where it went back and nothing has happened."""
    found: Decision | None = state.kept.get(("main", seat))
    if found is None:
        found = Decision(seat, "main", tuple(main_options(state, seat)), default=_PATROLLING)
        state.kept["main", seat] = found
    return found


def main_options(state: State, seat: Seat) -> list[Option]:
    """What a seat can do now, in groups, the end last."""
    player = state.players[seat]
    gold = player.gold
    kinds = state.content.kinds
    options: list[Option] = []
    if player.hand:
        if not player.spent.get("hires", 0) and hire_price(state, seat) <= gold:
            options.append(HIRE)
        options.extend(playable(state, seat))
    heroes = heroes_of(state, seat)
    if gold >= SUMMON_COST and (not heroes or len(heroes) < min(len(player.heroes), hero_limit(state, seat))):
        for card in player.heroes:
            if card.obj == NOTHING and not card.wait:
                options.append(kinds[card.kind].summon)
    for hero in heroes if gold else ():
        if may_rise(state, hero):
            options.append(hero.kind.level_up)
    options.extend(buildable(state, seat))
    options.extend(usable(state, seat))
    for obj in attackers(state, seat):
        options.append(attack_by(obj.id))
    if tower_of(state, (seat,)) is not None and hidden_from(state, seat):
        options.append(DETECT)
    options.extend(droppable(state, seat))
    if state.setup.mode in MELEES and gold >= REPAIR_COST and state.base_of(seat).damage:
        options.append(REPAIR)
    options.append(PATROL)
    return options


def hire_price(state: State, seat: Seat) -> int:
    """What a worker costs a seat."""
    price = HIRE_COST
    for change in HIRE_PRICES.of(state):
        price = change(state, seat, price)
    return price


def hidden_from(state: State, seat: Seat) -> list[Obj]:
    """What a Tower could make visible (C102)."""
    return [
        obj
        for obj in state.objs.values()
        if (obj.seen or values(state, obj)).flags & _HIDING
        and state.is_opposing(obj.seat, seat)
        and in_play(obj)
        and not is_detected(state, obj, seat)
    ]


# --- The actions: each says whether anything has happened, or the player went back --------------------------


def _play(work: Work, seat: Seat, choice: Play) -> Flow[bool]:
    yield from play(work, seat, work.state.content.kinds[choice.kind])
    return True


def _level(work: Work, seat: Seat, choice: Level) -> Flow[bool]:
    pay(work, seat, 1, "level", choice.kind)
    raise_level(work, _hero(work.state, seat, choice.kind), 1, "gold")
    return True
    yield


def _summon(work: Work, seat: Seat, choice: Summon) -> Flow[bool]:
    pay(work, seat, SUMMON_COST, "summon", choice.kind)
    arrive(work, work.state.content.kinds[choice.kind], seat, seat, "summoned", "command", level=1)
    return True
    yield


def _build(work: Work, seat: Seat, choice: Build) -> Flow[bool]:
    return build(work, seat, work.state.content.kinds[choice.kind])


def _use(work: Work, seat: Seat, choice: Use | UseHeld) -> Flow[bool]:
    del seat
    return use(work, choice)


def _drop(work: Work, seat: Seat) -> Flow[bool]:
    yield from drop(work, seat)
    return True


def _repair(work: Work, seat: Seat) -> Flow[bool]:
    pay(work, seat, REPAIR_COST, "repair")
    mend(work, work.state.base_of(seat), 1)
    return True
    yield


def _hero(state: State, seat: Seat, kind: KindId) -> Obj:
    return next(hero for hero in heroes_of(state, seat) if hero.kind.id == kind)


def _hire(work: Work, seat: Seat) -> Flow[bool]:
    state = work.state
    options = offer_of(state.content, tuple(state.players[seat].hand))
    picked = yield from choose(seat, "hire", [*options, BACK])
    if not isinstance(picked, OnKind):
        return False
    pay(work, seat, hire_price(state, seat), "hire")
    work.emit(ev.Hired(seat, picked.kind))
    return True


def _attack(work: Work, seat: Seat, choice: Attack) -> Flow[bool]:
    state = work.state
    attacker = state.objs[choice.obj]
    options = [on_obj(obj.id) for obj in defenders(state, attacker)]
    picked = yield from choose(
        seat, "defender", [*options, BACK], about=About(attacker.id, attacker.shape.id)
    )
    if not isinstance(picked, OnObj):
        return False
    yield from attack(work, attacker, state.objs[picked.obj])
    return True


def _detect(work: Work, seat: Seat) -> Flow[bool]:
    options = [on_obj(obj.id) for obj in hidden_from(work.state, seat)]
    picked = yield from choose(seat, "detect", [*options, BACK])
    if not isinstance(picked, OnObj):
        return False
    work.emit(ev.CountChanged(seat, "detected", 1))
    work.emit(ev.Detected(picked.obj, seat))
    return True


def _word(work: Work, seat: Seat, choice: Word) -> Flow[bool]:
    return _WORDS[choice.word](work, seat)


_WORDS: Final[dict[str, Callable[[Work, Seat], Flow[bool]]]] = {
    "hire": _hire,
    "detect": _detect,
    "drop": _drop,
    "repair": _repair,
    "patrol": patrol,
}
# Any: each action takes its own class of choice.
_ACTIONS: Final[dict[type[Any], Callable[[Work, Seat, Any], Flow[bool]]]] = {
    Attack: _attack,
    Build: _build,
    Level: _level,
    Play: _play,
    Summon: _summon,
    Use: _use,
    UseHeld: _use,
    Word: _word,
}
