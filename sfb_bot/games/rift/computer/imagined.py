"""A whole state out of what one seat may see: everything it cannot know is dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from sfb_bot.computer import Happening
from sfb_bot.games.rift.computer.armies import Armies, other_army
from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.evolve import put, refresh
from sfb_bot.games.rift.rules.ids import KindId, SpellId
from sfb_bot.games.rift.rules.model import PREPARING, Player, Setup, State, Warrior, new_state, other
from sfb_bot.games.rift.rules.views import PlayerView, PublicView, SeatView
from sfb_bot.kernel import Dice, Event, Seat

T = TypeVar("T")

SEEDS: Final = 2**62


def imagined(view: SeatView, since: Sequence[Happening], content: Content, dice: Dice) -> State:
    """A state between two actions that looks to the seat like `view`.

    What came to light since then is dealt as it turned out: spells played and drawn, warriors turned up,
    forms taken.
    """
    public = view.public
    state = new_state(content, Setup(public.army, None), f"imagined {dice.below(SEEDS)}")
    state.phase, state.rank, state.pick = public.phase, public.rank, public.pick
    state.first, state.turn, state.turn_no = public.first, public.turn, public.turn_no
    state.roll = {number: (seat, kind) for number, seat, kind in public.roll}
    state.done = list(public.done)
    _put_warriors(state, public)
    told = [event for happening in since for event in happening.events]
    found = other_army(view, content, _taken_forms(told), _turned(told, other(view.seat)), dice)
    state.box, state.used_forms = sorted(found.box), list(public.used_forms)
    state.players = [
        _own_player(view, content, told, dice)
        if player.seat == view.seat
        else _other_player(public, player, content, found, told, dice)
        for player in public.players
    ]
    state.turned, state.arrived = public.turned, public.arrived
    state.done = list(public.done)
    state.roll = {number: (seat, kind) for number, seat, kind in public.roll}
    state.next_id, state.next_item = public.next_id, public.next_item
    state.has_attacked, state.is_quiet = public.has_attacked, public.is_quiet
    state.quiet, state.is_exhausted = public.quiet, public.is_exhausted
    state.draw_offers, state.outcome = list(public.draw_offers), public.outcome
    return state


def without(cards: Iterable[T], gone: Iterable[T]) -> list[T]:
    """The first without the second, each taken away as often as it is named."""
    left = Counter(gone)
    found: list[T] = []
    for card in cards:
        if left[card]:
            left[card] -= 1
        else:
            found.append(card)
    return found


def _put_warriors(state: State, public: PublicView) -> None:
    kinds = state.content.kinds
    # By number, so that they come in the order in which they were summoned.
    for each in sorted(public.warriors, key=lambda warrior: warrior.id):
        form = kinds[each.form] if each.form is not None else None
        warrior = Warrior(each.id, each.seat, kinds[each.kind], each.cell, form, each.damage)
        warrior.enchantments = list(each.enchantments)
        warrior.is_new = each.is_new
        warrior.has_stepped, warrior.has_changed = each.has_stepped, each.has_changed
        refresh(state, warrior)
        put(state, warrior)


def _out_of_deck(public: PublicView, player: PlayerView) -> list[KindId]:
    """Warriors of a seat that everybody has seen and that are not in its deck."""
    lanes = [warrior.kind for warrior in public.warriors if warrior.seat == player.seat]
    turned = [public.turned] if public.turned is not None and public.turn == player.seat else []
    return [*lanes, *player.discard, *turned]


def _own_player(view: SeatView, content: Content, told: Sequence[Event], dice: Dice) -> Player:
    """The asked seat: only the order of its decks is unknown."""
    public = view.public
    player = public.players[view.seat]
    made = _player(player)
    made.army, made.packet = list(view.army), list(view.packet)
    made.packets, made.boxed = list(view.packets), list(view.boxed)
    if public.phase in PREPARING:
        return made
    rest = without(view.army, _out_of_deck(public, player))
    made.deck = _deck(player, rest, _turned(told, view.seat), content, dice)
    made.hand = list(view.hand)
    left = _spells_left(public, player, content, view.hand)
    drawn = _drawn(told, view.seat)
    unknown = dice.shuffled(without(left, drawn))
    made.spell_deck = _sized([*unknown, *reversed(drawn)], player.spell_deck_size, content.spell_deck, dice)
    return made


def _other_player(
    public: PublicView,
    player: PlayerView,
    content: Content,
    found: Armies,
    told: Sequence[Event],
    dice: Dice,
) -> Player:
    """The other seat: of its hand only what it turned out to hold since is known."""
    made = _player(player)
    made.army, made.packet = found.army, found.packet
    if public.phase in PREPARING:
        return made
    rest = without(found.army, _out_of_deck(public, player))
    made.deck = _deck(player, rest, _turned(told, player.seat), content, dice)
    left = _spells_left(public, player, content)
    held = _come_from_hand(told, player.seat)[: player.hand_size]
    unknown = _sized(
        dice.shuffled(without(left, held)),
        player.hand_size - len(held) + player.spell_deck_size,
        content.spell_deck,
        dice,
    )
    needed = player.hand_size - len(held)
    made.hand, made.spell_deck = [*held, *unknown[:needed]], unknown[needed:]
    return made


def _player(player: PlayerView) -> Player:
    made = Player.fresh(player.seat)
    made.tops, made.in_deck = len(player.tops), list(player.in_deck)
    made.discard, made.spent = list(player.discard), list(player.spent)
    made.destroyed = player.destroyed
    made.spell_discard = list(player.spell_discard)
    made.has_seen_box = player.has_seen_box
    return made


def _deck(
    player: PlayerView, rest: Iterable[KindId], turned: list[KindId], content: Content, dice: Dice
) -> list[KindId]:
    """A warrior deck: what was known to lie on top, what turned out to, and the others in any order."""
    tops = list(player.tops)
    came = turned[len(tops) :]
    unknown = dice.shuffled(without(rest, [*tops, *came]))
    size = player.deck_size - len(tops)
    # The top of a deck is the end of its list; in a position somebody made up anything may lie there.
    below = _sized([*unknown, *reversed(came)], size, content.pool[RANKS[0]], dice)
    return [*below, *reversed(tops)]


def _sized(cards: list[T], size: int, pool: Sequence[T], dice: Dice) -> list[T]:
    """So many cards from the top; more from below where a made-up position has more than there are."""
    missing = size - len(cards)
    if missing > 0:
        return [*(pool[dice.below(len(pool))] for _ in range(missing)), *cards]
    return cards[-missing:]


def _spells_left(
    public: PublicView, player: PlayerView, content: Content, hand: Sequence[SpellId] = ()
) -> list[SpellId]:
    """Spells of a seat that are neither in this hand nor anywhere in sight."""
    lying = [
        each.spell
        for warrior in public.warriors
        for each in warrior.enchantments
        if each.owner == player.seat
    ]
    return without(content.spell_deck, [*hand, *player.spell_discard, *lying])


# --- what came to light since -----------------------------------------------------------------------------


def _taken_forms(told: Sequence[Event]) -> list[KindId]:
    return [event.kind for event in told if isinstance(event, ev.FormTaken)]


def _turned(told: Sequence[Event], seat: Seat) -> list[KindId]:
    """Warriors that were turned up, the topmost first, until the deck was shuffled."""
    found: list[KindId] = []
    for event in told:
        match event:
            case ev.WarriorTurned(owner, kind) if owner == seat:
                found.append(kind)
            case ev.ReturnedToDeck(_, owner) | ev.Recalled(owner) | ev.Destroyed(_, owner) if owner == seat:
                break
            case _:
                pass
    return found


def _drawn(told: Sequence[Event], seat: Seat) -> list[SpellId]:
    """Spells the seat drew, the first one first."""
    found: list[SpellId] = []
    for event in told:
        if isinstance(event, ev.SpellsDrawn) and event.seat == seat:
            found.extend(event.spells)
    return found


def _come_from_hand(told: Sequence[Event], seat: Seat) -> list[SpellId]:
    """Spells that were seen to have been in a hand."""
    found: list[SpellId] = []
    for event in told:
        match event:
            case ev.Announced(owner=owner, spell=spell) if owner == seat and spell:
                found.append(spell)
            case ev.SpellDiscarded(owner, spell) if owner == seat:
                found.append(spell)
            case _:
                pass
    return found
