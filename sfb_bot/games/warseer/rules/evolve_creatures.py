"""What events do to figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.model import TOKENS, Creature, Mod, State
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Event


def stand(state: State, creature: Creature, cell: Cell) -> None:
    """Let a figure stand on a cell where nobody is."""
    creature.cell = cell
    bit = 1 << cell
    state.standing[creature.seat] |= bit
    state.taken |= bit
    state.at[cell] = creature


def lift(state: State, creature: Creature) -> None:
    """Take a figure from its cell."""
    bit = ~(1 << creature.cell)
    state.standing[creature.seat] &= bit
    state.taken &= bit
    del state.at[creature.cell]


def _arrived(state: State, event: ev.Arrived) -> None:
    kind = state.tables.content.creatures[event.kind]
    made = Creature(event.creature, kind, event.seat, event.seat, event.cell)
    made.armour, made.wounds = event.armour, event.wounds
    made.is_turned = event.is_turned
    made.is_summoned = event.manner not in ("hero", "deploy")
    if event.beneath:
        made.beneath = (event.beneath, event.beneath_of)
    if event.relic:
        made.relic = event.relic
    state.creatures[made.id] = made
    stand(state, made, event.cell)
    state.next_id = event.creature + 1
    player = state.players[event.seat]
    if kind.is_hero:
        player.figure = made.id
    elif kind.is_character:
        if event.kind in player.camp:
            player.camp.remove(event.kind)
        player.city.append(event.kind)


def _activated(state: State, event: ev.Activated) -> None:
    creature = state.creatures[event.creature]
    creature.is_turned = True
    if event.is_spare:
        creature.spare -= 1


def _turned(state: State, event: ev.Turned) -> None:
    state.creatures[event.creature].is_turned = event.is_turned


def _spare_gained(state: State, event: ev.SpareGained) -> None:
    state.creatures[event.creature].spare += 1


def _moved(state: State, event: ev.Moved) -> None:
    creature = state.creatures[event.creature]
    lift(state, creature)
    stand(state, creature, event.path[-1])


def _placed(state: State, event: ev.Placed) -> None:
    creature = state.creatures[event.creature]
    lift(state, creature)
    stand(state, creature, event.cell)


def _swapped(state: State, event: ev.Swapped) -> None:
    one, other = state.creatures[event.one], state.creatures[event.other]
    here, there = one.cell, other.cell
    lift(state, one)
    lift(state, other)
    stand(state, one, there)
    stand(state, other, here)


def _damaged(state: State, event: ev.Damaged) -> None:
    creature = state.creatures[event.creature]
    creature.wounds += event.wounds
    if event.armour:
        creature.armour -= event.armour
        creature.has_lost_armour = True
    if event.relic_armour:
        player = state.players[creature.owner]
        player.relics = [
            type(each)(each.card, each.armour - event.relic_armour, each.uses, each.is_turned)
            if each.card == event.relic
            else each
            for each in player.relics
        ]


def _healed(state: State, event: ev.Healed) -> None:
    creature = state.creatures[event.creature]
    creature.wounds -= event.amount
    for seat in (creature.seat, *state.mode.partners[creature.seat]):
        # What a side has healed counts for both partners.
        facts = state.players[seat].facts
        facts["healed"] = facts.get("healed", 0) + event.amount


def _armour_gained(state: State, event: ev.ArmourGained) -> None:
    state.creatures[event.creature].armour += event.amount


def _token_given(state: State, event: ev.TokenGiven) -> None:
    state.creatures[event.creature].tokens |= TOKENS[event.token]


def _token_taken(state: State, event: ev.TokenTaken) -> None:
    state.creatures[event.creature].tokens &= ~TOKENS[event.token]


def _mod_added(state: State, event: ev.ModAdded) -> None:
    creature = state.creatures[event.creature]
    mod = Mod(event.what, event.name, event.number, event.dice, event.subject, event.until)
    creature.mods = (*creature.mods, mod)
    creature.seen = None


def _building_named(state: State, event: ev.BuildingNamed) -> None:
    state.creatures[event.creature].has_gained = True


def _mods_ended(state: State, event: ev.ModsEnded) -> None:
    end_mods(state.creatures[event.creature], event.until)


def end_mods(creature: Creature, *untils: str) -> None:
    """Drop what was to last so long."""
    if creature.mods:
        kept = tuple([mod for mod in creature.mods if mod.until not in untils])
        if len(kept) != len(creature.mods):
            creature.mods = kept
            creature.seen = None


def _chased(state: State, event: ev.Chased) -> None:
    state.creatures[event.creature].has_chased = True


def _charmed(state: State, event: ev.Charmed) -> None:
    creature = state.creatures[event.creature]
    creature.charms = (*creature.charms, (event.card, event.seat))
    creature.seen = None


def _control_changed(state: State, event: ev.ControlChanged) -> None:
    creature = state.creatures[event.creature]
    lift(state, creature)
    creature.seat = event.seat
    stand(state, creature, creature.cell)


def leave(state: State, creature: Creature) -> None:
    """Take a figure off the battlefield, its card out of the City."""
    lift(state, creature)
    del state.creatures[creature.id]
    state.gone.append((creature.id, creature.kind.id, creature.owner))
    city = state.players[creature.owner].city
    if creature.kind.id in city:
        city.remove(creature.kind.id)


def _destroyed(state: State, event: ev.Destroyed) -> None:
    leave(state, state.creatures[event.creature])


def _removed(state: State, event: ev.Removed) -> None:
    creature = state.creatures[event.creature]
    leave(state, creature)
    if event.is_to_camp:
        state.players[creature.owner].camp.append(creature.kind.id)


def _nothing(state: State, event: Event) -> None:
    del state, event


# Any: each change takes its own class of event.
CREATURE_CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.Activated: _activated,
    ev.ArmourGained: _armour_gained,
    ev.Arrived: _arrived,
    ev.AttackCounted: _nothing,
    ev.AttackDeclared: _nothing,
    ev.AttackLost: _nothing,
    ev.AttackRolled: _nothing,
    ev.BuildingNamed: _building_named,
    ev.Charmed: _charmed,
    ev.Chased: _chased,
    ev.ControlChanged: _control_changed,
    ev.CritFired: _nothing,
    ev.DamageReduced: _nothing,
    ev.Damaged: _damaged,
    ev.Destroyed: _destroyed,
    ev.DiceChanged: _nothing,
    ev.ExtrasRolled: _nothing,
    ev.Healed: _healed,
    ev.ModAdded: _mod_added,
    ev.ModsEnded: _mods_ended,
    ev.Moved: _moved,
    ev.Placed: _placed,
    ev.Protected: _nothing,
    ev.Removed: _removed,
    ev.Rolled: _nothing,
    ev.SpareGained: _spare_gained,
    ev.Swapped: _swapped,
    ev.TokenGiven: _token_given,
    ev.TokenTaken: _token_taken,
    ev.Turned: _turned,
}
