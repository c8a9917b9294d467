"""What a spell can be played at, and what it does when it acts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.choices import Play
from sfb_bot.games.rift.rules.content import Spell, TargetLine
from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.lanes import distance, neighbours
from sfb_bot.games.rift.rules.model import Item, State, Warrior
from sfb_bot.games.rift.rules.movement import shoving_move
from sfb_bot.games.rift.rules.strength import damage_at
from sfb_bot.kernel import Seat


def is_target(spell: Spell, seat: Seat, warrior: Warrior) -> bool:
    """Whether a seat may aim a spell with one target at a warrior, who may be spellproof (R-36)."""
    line = spell.target
    if warrior.seat == seat:
        return line in ("own", "any")
    if line == "own" or warrior.op == "spellproof":
        return False
    return line != "lesser_enemy" or warrior.shape.rank != "champion"


def aims(state: State, seat: Seat, spell: Spell) -> list[Play]:
    """Every way a seat can aim a spell with one target, with its steps where it moves somebody."""
    if spell.op == "move":
        return list(_moves(state, seat, spell))
    name = spell.id
    if spell.target == "own":
        return [Play(name, each.id) for each in state.cells if each is not None and each.seat == seat]
    return [Play(name, each.id) for each in state.cells if each is not None and is_target(spell, seat, each)]


def _moves(state: State, seat: Seat, spell: Spell) -> Iterator[Play]:
    for warrior in state.cells:
        if warrior is not None and is_target(spell, seat, warrior):
            for steps in spell.steps:
                if shoving_move(state, warrior, steps, avoids_goal=spell.avoids_goal):
                    yield Play(spell.id, warrior.id, steps=steps)


def can_play(state: State, seat: Seat, spell: Spell) -> bool:
    """Whether there is any way to play a spell; asked for every card of a hand, so the plain ones first."""
    if spell.op == "move":
        ways = _moves(state, seat, spell)
    elif spell.is_aimed:
        return any(is_target(spell, seat, warrior) for warrior in state.warriors.values())
    else:
        ways = _OTHER_PLAYS[spell.target](state, seat, spell)
    return next(ways, None) is not None


def plays(state: State, seat: Seat, spell: Spell) -> list[Play]:
    """Every way a seat can play a spell now, all targets and choices named (R-32, RQ20)."""
    if spell.is_aimed:
        return aims(state, seat, spell)
    return list(_OTHER_PLAYS[spell.target](state, seat, spell))


def _pairs(state: State, seat: Seat, spell: Spell) -> Iterator[Play]:
    own = [each for each in state.cells if each is not None and each.seat == seat]
    for one, two in combinations(own, 2):
        yield Play(spell.id, one.id, two.id)


def _cells(state: State, seat: Seat, spell: Spell) -> Iterator[Play]:
    """Every cell where somebody would be hurt, there or beside it (R-53)."""
    del seat
    for cell in range(len(state.cells)):
        if state.cells[cell] is not None or neighbours(state, cell):
            yield Play(spell.id, cell=cell)


def _duels(state: State, seat: Seat, spell: Spell) -> Iterator[Play]:
    for own in state.cells:
        if own is None or own.seat != seat:
            continue
        for enemy in state.cells:
            if enemy is not None and _may_duel(state, seat, own, enemy):
                yield Play(spell.id, own.id, enemy.id)


def _may_duel(state: State, seat: Seat, own: Warrior, enemy: Warrior) -> bool:
    return (
        own.seat == seat
        and enemy.seat != seat
        and enemy.op != "spellproof"
        and distance(state, own.cell, enemy.cell) is not None
    )


def _magic(state: State, seat: Seat, spell: Spell) -> Iterator[Play]:
    """Opposing spells on the stack, then every enchantment in a lane; equal ones of a warrior once."""
    for item in state.stack:
        if item.spell and item.seat != seat:
            yield Play(spell.id, item=item.number)
    for warrior in state.cells:
        if warrior is not None and warrior.enchantments:
            for name in dict.fromkeys(each.spell for each in warrior.enchantments):
                yield Play(spell.id, warrior.id, enchantment=name)


def _reflections(state: State, seat: Seat, spell: Spell) -> Iterator[Play]:
    """Opposing spells with one warrior as target, each with every other warrior it could hit (R-46)."""
    for item in state.stack:
        aimed = state.content.spells[item.spell] if item.spell and item.seat != seat else None
        if aimed is None or not aimed.is_aimed:
            continue
        for way in aims(state, seat, aimed):
            if way.target != item.target:
                yield Play(spell.id, way.target, steps=way.steps, item=item.number)


_OTHER_PLAYS: Final[Mapping[TargetLine, Callable[[State, Seat, Spell], Iterator[Play]]]] = {
    "duel": _duels,
    "pair": _pairs,
    "cell": _cells,
    "magic": _magic,
    "aimed_spell": _reflections,
}


def fits(state: State, item: Item) -> bool:
    """Whether what a spell names is still legal when it acts (R-33)."""
    spell = state.content.spells[item.spell]
    if spell.target == "cell":
        return True
    if spell.target == "aimed_spell":
        return _may_redirect(state, item)
    if item.item:
        named = _on_stack(state, item.item)
        return named is not None and named.seat != item.seat
    target, second = state.warriors.get(item.target), state.warriors.get(item.second)
    if target is None:
        return False
    match spell.target:
        case "duel":
            is_fit = second is not None and _may_duel(state, item.seat, target, second)
        case "pair":
            is_fit = second is not None
        case "magic":
            is_fit = any(each.spell == item.enchantment for each in target.enchantments)
        case _:
            is_fit = _may_aim(state, spell, item.seat, target, item.steps)
    return is_fit


def _may_aim(state: State, spell: Spell, seat: Seat, target: Warrior, steps: int) -> bool:
    if not is_target(spell, seat, target):
        return False
    return spell.op != "move" or bool(shoving_move(state, target, steps, avoids_goal=spell.avoids_goal))


def _may_redirect(state: State, item: Item) -> bool:
    """The spell must still be the other side's, and its new target a legal and another one (R-46)."""
    named, target = _on_stack(state, item.item), state.warriors.get(item.target)
    if named is None or named.seat == item.seat or target is None or named.target == item.target:
        return False
    return _may_aim(state, state.content.spells[named.spell], item.seat, target, item.steps)


def _on_stack(state: State, number: int) -> Item | None:
    return next((item for item in state.stack if item.number == number), None)


# --- effects ----------------------------------------------------------------------------------------------


def take_effect(fx: RiftFx, item: Item) -> None:
    """What a spell does that has just left the stack."""
    state = fx.state
    spell = state.content.spells[item.spell]
    match spell.op:
        case "enchant":
            fx.emit(ev.Enchanted(item.target, item.spell, item.owner))
        case "damage":
            fx.emit(ev.Damaged(item.target, spell.amount, "spell"))
        case "cancel":
            _cancel(fx, item)
        case "retarget":
            fx.emit(ev.ItemRedirected(item.item, item.seat, item.target, item.steps))
        case "to_deck":
            _send_to_deck(fx, state.warriors[item.target], is_shuffled=spell.place == "shuffled")
        case "duel":
            _duel(fx, state.warriors[item.target], state.warriors[item.second])
        case "blast":
            _blast(fx, spell, item.cell)
        case "exchange":
            one, two = state.warriors[item.target], state.warriors[item.second]
            fx.emit(ev.Moved(((one.id, one.cell, two.cell), (two.id, two.cell, one.cell)), "swap"))
        case "move":
            warrior = state.warriors[item.target]
            moves = shoving_move(state, warrior, item.steps, avoids_goal=spell.avoids_goal)
            assert moves is not None
            fx.emit(ev.Moved(moves, "spell"))


def _cancel(fx: RiftFx, item: Item) -> None:
    if item.item:
        fx.emit(ev.ItemCancelled(item.item))
        return
    on = fx.state.warriors[item.target].enchantments
    # Of equal ones an opposing card goes first: whoever dispels means the enemy's magic.
    equal = [each for each in on if each.spell == item.enchantment]
    gone = next((each for each in equal if each.owner != item.seat), equal[0])
    fx.emit(ev.EnchantmentEnded(item.target, gone.spell, gone.owner, is_dispelled=True))


def _send_to_deck(fx: RiftFx, warrior: Warrior, *, is_shuffled: bool) -> None:
    """A warrior goes back to its deck, shuffled in or on top (R-51)."""
    deck = [*fx.state.players[warrior.seat].deck, warrior.kind.id]
    order = tuple(fx.shuffled(deck)) if is_shuffled else ()
    fx.emit(ev.ReturnedToDeck(warrior.id, warrior.seat, warrior.kind.id, warrior.cell, is_shuffled, order))


def _duel(fx: RiftFx, own: Warrior, enemy: Warrior) -> None:
    """Each deals its melee damage to the other, at the same time, whatever the distance (R-52)."""
    given, taken = damage_at(own, 1) or 0, damage_at(enemy, 1) or 0
    if given:
        fx.emit(ev.Damaged(enemy.id, given, "spell"))
    if taken:
        fx.emit(ev.Damaged(own.id, taken, "spell"))


def _blast(fx: RiftFx, spell: Spell, cell: Cell) -> None:
    """Damage on a cell and less beside it, friend and foe (R-53)."""
    struck = [(warrior, spell.amount) for warrior in (fx.state.cells[cell],) if warrior is not None]
    struck += [(beside, spell.beside) for beside in neighbours(fx.state, cell)]
    for warrior, amount in struck:
        fx.emit(ev.Damaged(warrior.id, amount, "spell"))
