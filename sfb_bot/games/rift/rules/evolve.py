"""The one writer of state: what each event changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ids import NOBODY, Cell, KindId, SpellId, WarriorId
from sfb_bot.games.rift.rules.model import Enchantment, Item, Outcome, Phase, Player, State, Warrior
from sfb_bot.kernel import (
    BugError,
    Event,
    Seat,
    draw_declined,
    draw_offer_withdrawn,
    draw_offered,
)

# More than any stack has held; what is told later than that is told with its own events.
MOST_DONE: Final = 12
# Summon abilities that ask somebody for a choice.
ASKING: Final = frozenset({"drain", "recall"})


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    try:
        change = CHANGES[type(event)]
    except KeyError:
        raise BugError(f"no change is known for {type(event).__name__}") from None
    change(state, event)


def refresh(state: State, warrior: Warrior) -> None:
    """Make the fields of a warrior true that repeat what its card, form and enchantments say."""
    warrior.shape = shape = warrior.form or warrior.kind
    life = damage = 0
    flies = hides = silences = False
    for enchantment in warrior.enchantments:
        spell = state.content.spells[enchantment.spell]
        life += spell.life
        damage += spell.damage
        flies = flies or spell.flies
        hides = hides or spell.hides
        silences = silences or spell.silences
    warrior.more_life, warrior.more_damage = life, damage
    warrior.is_invisible, warrior.is_neutralised = hides, silences
    # Flight that is not printed on the warrior counts even if it is neutralised (RQ27).
    warrior.flies = flies or (shape.flies and not silences)
    warrior.ability = None if silences else shape.ability
    warrior.op = warrior.ability.op if warrior.ability else ""


def put(state: State, warrior: Warrior) -> None:
    """A warrior comes to stand on its cell."""
    state.warriors[warrior.id] = warrior
    state.roll[warrior.id] = (warrior.seat, warrior.kind.id)
    state.cells[warrior.cell] = warrior
    if warrior.kind.ability is not None and warrior.kind.ability.op == "shapeshift":
        state.players[warrior.seat].has_seen_box = True


def _move(state: State, moves: Iterable[tuple[WarriorId, Cell, Cell]]) -> None:
    moved = [(state.warriors[number], to) for number, _, to in moves]
    for warrior, _ in moved:
        state.cells[warrior.cell] = None
    for warrior, to in moved:
        warrior.cell = to
        state.cells[to] = warrior


def _leave_lane(state: State, number: WarriorId) -> Warrior:
    """A warrior leaves its lane; its enchantments go to their owners' discards (R-8)."""
    warrior = state.warriors.pop(number)
    state.cells[warrior.cell] = None
    for enchantment in warrior.enchantments:
        state.players[enchantment.owner].spell_discard.append(enchantment.spell)
    return warrior


def _discard_spell(state: State, owner: Seat, spell: SpellId) -> None:
    state.players[owner].spell_discard.append(spell)


def _fill_box(state: State, kinds: Iterable[KindId]) -> None:
    """The box has no order of its own; sorted, it lists its forms as they are offered."""
    state.box.extend(kinds)
    state.box.sort()


def _lay_on_top(player: Player, kind: KindId) -> None:
    player.deck.append(kind)
    player.tops += 1


# --- set-up -----------------------------------------------------------------------------------------------


def _phase_began(state: State, event: ev.PhaseBegan) -> None:
    state.phase, state.rank, state.pick = event.phase, event.rank, event.pick


def _first_player_set(state: State, event: ev.FirstPlayerSet) -> None:
    state.first = state.turn = event.seat


def _warriors_dealt(state: State, event: ev.WarriorsDealt) -> None:
    player = state.players[event.seat]
    if event.is_packet:
        player.packet = list(event.kinds)
        player.packets.append(event.kinds)
    else:
        player.army.extend(event.kinds)


def _warriors_kept(state: State, event: ev.WarriorsKept) -> None:
    player = state.players[event.seat]
    player.packet.clear()
    player.army.extend(event.kept)
    player.boxed.extend(event.boxed)
    _fill_box(state, event.boxed)


def _warrior_picked(state: State, event: ev.WarriorPicked) -> None:
    player = state.players[event.seat]
    player.packet.remove(event.kind)
    player.army.append(event.kind)


def _packets_passed(state: State, event: ev.PacketsPassed) -> None:
    for player, packet in zip(state.players, event.packets, strict=True):
        player.packet = list(packet)
        player.packets.append(packet)


def _leftovers_boxed(state: State, event: ev.LeftoversBoxed) -> None:
    player = state.players[event.seat]
    player.packet.clear()
    player.boxed.extend(event.kinds)
    _fill_box(state, event.kinds)


def _rest_boxed(state: State, event: ev.RestBoxed) -> None:
    _fill_box(state, event.kinds)


def _army_shuffled(state: State, event: ev.ArmyShuffled) -> None:
    state.players[event.seat].deck = list(event.deck)


def _spells_shuffled(state: State, event: ev.SpellsShuffled) -> None:
    state.players[event.seat].spell_deck = list(event.deck)


def _spells_drawn(state: State, event: ev.SpellsDrawn) -> None:
    player = state.players[event.seat]
    del player.spell_deck[len(player.spell_deck) - len(event.spells) :]
    player.hand.extend(event.spells)


def _spell_discarded(state: State, event: ev.SpellDiscarded) -> None:
    player = state.players[event.seat]
    player.hand.remove(event.spell)
    player.spell_discard.append(event.spell)


# --- turns ------------------------------------------------------------------------------------------------


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.phase = Phase.MAIN
    state.turn, state.turn_no = event.seat, event.number
    state.has_attacked = False
    state.is_quiet = True


def _advanced(state: State, event: ev.Advanced) -> None:
    _move(state, event.moves)


def _warrior_turned(state: State, event: ev.WarriorTurned) -> None:
    player = state.players[event.seat]
    player.deck.pop()
    if player.tops:
        player.tops -= 1
    elif event.kind in player.in_deck:
        # It may be another card of that kind; nobody can tell, so no more than this is sure.
        player.in_deck.remove(event.kind)
    state.turned = event.kind
    state.phase = Phase.SUMMON


def _summoned(state: State, event: ev.Summoned) -> None:
    put(state, Warrior(event.warrior, event.seat, state.content.kinds[event.kind], event.cell))
    state.next_id = event.warrior + 1
    ability = state.content.kinds[event.kind].ability
    state.phase = Phase.ARRIVAL if ability is not None and ability.op in ASKING else Phase.MAIN
    state.turned = None
    state.arrived = event.warrior
    state.is_quiet = False


def _recalled(state: State, event: ev.Recalled) -> None:
    state.arrived = NOBODY
    if event.kind:
        player = state.players[event.seat]
        # The one that was destroyed last.
        del player.discard[len(player.discard) - 1 - player.discard[::-1].index(event.kind)]
        _lay_on_top(player, event.kind)


def _quiet_turn_counted(state: State, event: ev.QuietTurnCounted) -> None:
    state.quiet = event.quiet


def _exhaustion_began(state: State, event: ev.ExhaustionBegan) -> None:
    del event
    state.is_exhausted = True


def _turn_ended(state: State, event: ev.TurnEnded) -> None:
    del event
    for warrior in state.warriors.values():
        warrior.is_new = warrior.has_stepped = warrior.has_changed = False
        if not state.is_exhausted:
            warrior.damage = 0


# --- in the lanes -----------------------------------------------------------------------------------------


def _announced(state: State, event: ev.Announced) -> None:
    state.stack.append(
        Item(
            event.number,
            event.seat,
            event.owner,
            event.spell,
            event.target,
            event.second,
            event.cell,
            event.steps,
            event.item,
            event.enchantment,
            event.participants,
            event.total,
        )
    )
    state.next_item = event.number + 1
    if event.spell:
        state.players[event.owner].hand.remove(event.spell)
    else:
        state.has_attacked = True


def _take_off(state: State, number: int) -> Item:
    place = len(state.stack) - 1
    while state.stack[place].number != number:
        place -= 1
    item = state.stack.pop(place)
    state.done.append(item)
    if len(state.done) > MOST_DONE:
        del state.done[0]
    return item


def _item_acted(state: State, event: ev.ItemActed) -> None:
    item = _take_off(state, event.number)
    if item.spell and not state.content.spells[item.spell].is_enchantment:
        _discard_spell(state, item.owner, item.spell)


def _item_gone(state: State, event: ev.ItemFailed | ev.ItemCancelled) -> None:
    item = _take_off(state, event.number)
    if item.spell:
        _discard_spell(state, item.owner, item.spell)


def _item_redirected(state: State, event: ev.ItemRedirected) -> None:
    place = next(place for place, item in enumerate(state.stack) if item.number == event.number)
    old = state.stack[place]
    state.stack[place] = Item(
        old.number,
        event.seat,
        old.owner,
        old.spell,
        event.target,
        old.second,
        old.cell,
        event.steps,
        old.item,
        old.enchantment,
        old.participants,
        old.total,
    )


def _nothing(state: State, event: Event) -> None:
    del state, event


def _damaged(state: State, event: ev.Damaged) -> None:
    state.warriors[event.warrior].damage += event.amount


def _destroyed(state: State, event: ev.Destroyed) -> None:
    warrior = _leave_lane(state, event.warrior)
    player = state.players[warrior.seat]
    player.destroyed += 1
    state.is_quiet = False
    if event.returns:
        _lay_on_top(player, warrior.kind.id)
        if warrior.form is None:
            player.spent.append(warrior.kind.id)
    else:
        player.discard.append(warrior.kind.id)


def _enchanted(state: State, event: ev.Enchanted) -> None:
    warrior = state.warriors[event.warrior]
    warrior.enchantments.append(Enchantment(event.spell, event.owner))
    refresh(state, warrior)


def _enchantment_ended(state: State, event: ev.EnchantmentEnded) -> None:
    warrior = state.warriors[event.warrior]
    warrior.enchantments.remove(Enchantment(event.spell, event.owner))
    _discard_spell(state, event.owner, event.spell)
    refresh(state, warrior)


def _returned_to_deck(state: State, event: ev.ReturnedToDeck) -> None:
    warrior = _leave_lane(state, event.warrior)
    player = state.players[warrior.seat]
    if not event.is_shuffled:
        _lay_on_top(player, warrior.kind.id)
        return
    # What everybody knew to lie on top is now somewhere in the deck, and so is the one that came back.
    known = player.deck[len(player.deck) - player.tops :]
    player.in_deck.extend([*known, warrior.kind.id])
    player.tops = 0
    player.deck = list(event.deck)
    if len(player.deck) == 1:
        # A deck of one card has no order to hide (RQ43).
        player.in_deck.clear()
        player.tops = 1


def _moved(state: State, event: ev.Moved) -> None:
    _move(state, event.moves)
    if event.cause == "step":
        state.warriors[event.moves[0][0]].has_stepped = True


def _form_taken(state: State, event: ev.FormTaken) -> None:
    warrior = state.warriors[event.warrior]
    state.box.remove(event.kind)
    state.used_forms.append(event.kind)
    warrior.form = state.content.kinds[event.kind]
    warrior.has_changed = True
    refresh(state, warrior)


# --- words and the end ------------------------------------------------------------------------------------


def _match_ended(state: State, event: ev.MatchEnded) -> None:
    state.outcome = Outcome(event.winner, event.reason)
    state.phase = Phase.OVER


# Any: each change takes its own kind of event.
CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.PhaseBegan: _phase_began,
    ev.FirstPlayerSet: _first_player_set,
    ev.WarriorsDealt: _warriors_dealt,
    ev.WarriorsKept: _warriors_kept,
    ev.WarriorPicked: _warrior_picked,
    ev.PacketsPassed: _packets_passed,
    ev.LeftoversBoxed: _leftovers_boxed,
    ev.RestBoxed: _rest_boxed,
    ev.ArmyShuffled: _army_shuffled,
    ev.SpellsShuffled: _spells_shuffled,
    ev.SpellsDrawn: _spells_drawn,
    ev.SpellDiscarded: _spell_discarded,
    ev.TurnBegan: _turn_began,
    ev.Advanced: _advanced,
    ev.WarriorTurned: _warrior_turned,
    ev.Summoned: _summoned,
    ev.Recalled: _recalled,
    ev.QuietTurnCounted: _quiet_turn_counted,
    ev.ExhaustionBegan: _exhaustion_began,
    ev.TurnEnded: _turn_ended,
    ev.Announced: _announced,
    ev.WindowPassed: _nothing,
    ev.WindowSkipped: _nothing,
    ev.ItemActed: _item_acted,
    ev.ItemFailed: _item_gone,
    ev.ItemCancelled: _item_gone,
    ev.ItemRedirected: _item_redirected,
    ev.Damaged: _damaged,
    ev.Destroyed: _destroyed,
    ev.Enchanted: _enchanted,
    ev.EnchantmentEnded: _enchantment_ended,
    ev.ReturnedToDeck: _returned_to_deck,
    ev.Moved: _moved,
    ev.FormTaken: _form_taken,
    ev.Conceded: _nothing,
    ev.DrawOffered: draw_offered,
    ev.DrawOfferWithdrawn: draw_offer_withdrawn,
    ev.DrawDeclined: draw_declined,
    ev.MatchEnded: _match_ended,
}
