"""Attacks: whom they can be announced against, and how they act."""

from __future__ import annotations

from itertools import combinations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.choices import Attack
from sfb_bot.games.rift.rules.destruction import settle
from sfb_bot.games.rift.rules.draws import draw_spells
from sfb_bot.games.rift.rules.lanes import right_behind
from sfb_bot.games.rift.rules.model import Item, State, Warrior
from sfb_bot.games.rift.rules.movement import push_move
from sfb_bot.games.rift.rules.strength import attack_total, damage_at, strikers, targets
from sfb_bot.kernel import Option, Seat


def attacks(state: State, seat: Seat) -> list[tuple[Warrior, list[Warrior]]]:
    """Every enemy that can be hit for at least 1, with everybody who can hit it (R-24, RQ12)."""
    found: list[tuple[Warrior, list[Warrior]]] = []
    for target, striking in targets(state, seat):
        # Whoever deals damage by itself makes a sum; only else is it worth working out.
        if damage_at(striking[0], abs(striking[0].cell - target.cell)) or attack_total(
            state, striking, target
        ):
            found.append((target, striking))
        else:
            # One who gains by attacking alone may do with a sum that all together do not have.
            found.extend([(target, [each]) for each in striking if attack_total(state, (each,), target)][:1])
    return found


def attack_option(state: State, target: Warrior, striking: list[Warrior]) -> Option:
    """To attack with everybody who can hit the target."""
    key = f"attack>{state.content.cell_names[target.cell]}"
    return Option(key, Attack(target.id, tuple([each.id for each in striking])))


def parties(state: State, target: Warrior) -> list[Option]:
    """Every set of warriors whose attack on the target has a sum of at least 1, the largest first."""
    striking = strikers(state, target)
    names = state.content.cell_names
    return [
        Option(
            "+".join([names[each.cell] for each in party]),
            Attack(target.id, tuple([each.id for each in party])),
        )
        for size in range(len(striking), 0, -1)
        for party in combinations(striking, size)
        if attack_total(state, party, target)
    ]


def attack_acts(fx: RiftFx, item: Item) -> None:
    """An attack on its turn to act: looked at again, struck, and what follows it (R-26, R-27)."""
    state = fx.state
    target = state.warriors.get(item.target)
    if target is None:
        fx.emit(ev.ItemFailed(item.number, "target"))
        return
    striking = [each for each in strikers(state, target) if each.id in item.participants]
    if not striking:
        fx.emit(ev.ItemFailed(item.number, "nobody"))
        return
    total = attack_total(state, striking, target)
    struck = tuple([each.id for each in striking])
    fx.emit(ev.ItemActed(item.number, struck, total))
    behind = right_behind(state, target)
    breath = sum([each.ability.amount for each in striking if each.op == "breath" and each.ability])
    if total:
        fx.emit(ev.Damaged(target.id, total, "attack"))
    if breath and behind is not None and behind.seat == target.seat:
        fx.emit(ev.Damaged(behind.id, breath, "breath"))
    settle(fx)
    _after_attack(fx, item.seat, [state.warriors[each] for each in struck if each in state.warriors], target)


def _after_attack(fx: RiftFx, seat: Seat, striking: list[Warrior], target: Warrior) -> None:
    """Abilities that follow an attack, of participants that are still in a lane (R-27)."""
    state = fx.state
    if target.id not in state.warriors:
        feasts = [each.ability.amount for each in striking if each.op == "feast" and each.ability]
        feast = max(feasts, default=0)
        if feast:
            draw_spells(fx, seat, feast, "ability")
        return
    for each in striking:
        if each.op == "push" and each.ability:
            for _ in range(each.ability.amount):
                moves = push_move(state, target)
                if moves is None:
                    break
                fx.emit(ev.Moved(moves, "push"))
