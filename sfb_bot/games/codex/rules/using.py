"""Activated abilities: what can be paid for, and what it does (C67 to C69)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import abilities, at_work
from sfb_bot.games.codex.rules.choices import Use, UseHeld, use_of
from sfb_bot.games.codex.rules.content import Ability, Cost
from sfb_bot.games.codex.rules.dying import sacrifice
from sfb_bot.games.codex.rules.effects.gold_and_cards import discard_chosen
from sfb_bot.games.codex.rules.effects.ops import carry_out
from sfb_bot.games.codex.rules.exhausting import exhaust
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.holdings import holdings
from sfb_bot.games.codex.rules.leaving import can_be_sacrificed
from sfb_bot.games.codex.rules.model import TIME, Obj, State
from sfb_bot.games.codex.rules.naming import name, seat_of_workers
from sfb_bot.games.codex.rules.piles import trash_workers
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.turns import take_time_rune
from sfb_bot.games.codex.rules.values import flags_of, in_play
from sfb_bot.games.codex.rules.work import Frame, Work, pay
from sfb_bot.kernel import Flow, Option, Seat

# Conditions of abilities that are named, registered by cards: (state, who has it).
USE_CONDITIONS: Final[dict[str, Callable[[State, Obj], bool]]] = {}


def can_exhaust(state: State, obj: Obj) -> bool:
    """Whether a card can be exhausted as a cost: ready, and not tired from arriving (C11, C12)."""
    return not obj.is_exhausted and (not obj.fresh or bool(flags_of(state, obj) & key.HASTE))


def can_pay(state: State, obj: Obj, cost: Cost) -> bool:
    """Whether everything that an ability costs is there."""
    player = state.players[obj.seat]
    if cost.gold > player.gold or (cost.exhaust and not can_exhaust(state, obj)):
        return False
    if cost.discard > len(player.hand) or (cost.runes and obj.runes.get(cost.rune, 0) < cost.runes):
        return False
    if cost.sacrifice_self and not can_be_sacrificed(state, obj):
        return False
    if cost.sacrifice is not None and not _offerings(state, obj, cost):
        return False
    if cost.others is not None:
        found = [
            each
            for each in state.objs.values()
            if in_play(each) and not each.is_exhausted and fits(state, cost.others, each, obj.seat, obj)
        ]
        return len(found) >= cost.other_count
    return True


def _offerings(state: State, obj: Obj, cost: Cost) -> bool:
    assert cost.sacrifice is not None
    if "worker" in cost.sacrifice.kinds and state.players[obj.seat].workers:
        return True
    return any(
        in_play(each) and fits(state, cost.sacrifice, each, obj.seat, obj) and can_be_sacrificed(state, each)
        for each in state.objs.values()
    )


def is_usable(state: State, obj: Obj, index: int, ability: Ability) -> bool:
    """Whether an ability can be used by its controller now."""
    if ability.limit and obj.used.get(index, 0) >= ability.limit:
        return False
    if ability.cost is not None and not can_pay(state, obj, ability.cost):
        return False
    condition = USE_CONDITIONS.get(ability.name)
    return condition is None or condition(state, obj)


def usable(state: State, seat: Seat) -> list[Option]:
    """The abilities of a seat's cards that can be used now."""
    holding, givers = holdings(state), at_work(state).givers
    options: list[Option] = []
    if not givers:
        for obj in holding.users(seat):
            options.extend(_own_uses(state, obj))
        return options
    users = holding.users(seat)
    for obj in holding.own[seat]:
        if any(obj is each for each in users):
            options.extend(_own_uses(state, obj))
        if in_play(obj):
            options.extend(_given_uses(state, obj, givers))
    return options


def _own_uses(state: State, obj: Obj) -> list[Option]:
    options: list[Option] = []
    for index, ability in abilities(state, obj, "use"):
        cost = ability.cost
        # Most have been used already, which is seen at a glance.
        if cost is not None and cost.exhaust and obj.is_exhausted:
            continue
        if (ability.zone == "future") == obj.is_future and is_usable(state, obj, index, ability):
            options.append(use_of(obj.id, index))
    return options


def _given_uses(state: State, obj: Obj, givers: list[Obj]) -> list[Option]:
    """What others let a card do."""
    options: list[Option] = []
    for giver in givers:
        for index, ability in abilities(state, giver, "gives"):
            assert ability.on is not None
            if fits(state, ability.on, obj, giver.seat, giver) and is_usable(state, obj, -1, ability):
                options.append(Option(f"use>{obj.id}.{giver.id}.{index}", UseHeld(obj.id, giver.id, index)))
    return options


def use(work: Work, chosen: Use | UseHeld) -> Flow[bool]:
    """Pay for an ability and do what it says; False where nothing was paid after all."""
    state = work.state
    obj = state.objs[chosen.obj]
    shape = state.objs[chosen.giver].shape if isinstance(chosen, UseHeld) else obj.shape
    ability = shape.abilities[chosen.index]
    frame = Frame(obj.seat, shape, obj.id, chosen.index)
    # First, because what it costs may be the card itself.
    work.emit(ev.AbilityUsed(obj.id, chosen.index, shape.id))
    if ability.cost is not None:
        yield from _pay(work, frame, obj, ability.cost)
    yield from settle(work)
    yield from carry_out(work, frame, ability.parts)
    return True


def _pay(work: Work, frame: Frame, obj: Obj, cost: Cost) -> Flow[None]:
    pay(work, obj.seat, cost.gold, "use", frame.kind.id)
    if cost.exhaust:
        exhaust(work, obj, "cost")
    if cost.rune == TIME and cost.runes:
        yield from take_time_rune(work, obj, "cost", count=cost.runes)
    elif cost.runes:
        work.emit(ev.RunesChanged(obj.id, cost.rune, -cost.runes, "cost"))
    if cost.others is not None:
        for each in (
            yield from name(
                work, frame, cost.others, least=cost.other_count, most=cost.other_count, prompt="pay"
            )
        ):
            exhaust(work, each, "cost")
    if cost.discard:
        yield from discard_chosen(work, frame, cost.discard, "cost")
    if cost.sacrifice is not None:
        chosen = yield from name(
            work,
            frame,
            cost.sacrifice,
            prompt="pay",
            allowed=lambda each: can_be_sacrificed(work.state, each),
        )
        for each in chosen:
            yield from sacrifice(work, each)
        for number in frame.last:
            seat = seat_of_workers(number)
            if seat is not None:
                trash_workers(work, seat, 1, "sacrificed")
    if cost.sacrifice_self:
        yield from sacrifice(work, obj)
    frame.named.clear()
