"""What may be seen: by everybody (`PublicView`) and by one seat (`SeatView`).

Both are built field by field from the state, never by taking secrets out of a copy, and they are
unrelated types, so the type checker refuses to show one where the other belongs.
"""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.rift.rules.content import Rank
from sfb_bot.games.rift.rules.ids import Cell, KindId, SpellId, WarriorId
from sfb_bot.games.rift.rules.model import (
    SEATS,
    ArmyWay,
    Enchantment,
    Item,
    Outcome,
    Phase,
    Player,
    State,
    Warrior,
)
from sfb_bot.games.rift.rules.strength import damage_at, life
from sfb_bot.kernel import Ask, Decision, Seat, commitment, value


@value
class WarriorView:
    """A warrior in a lane with the numbers that count now.

    `kind` is its card, `form` what it has turned into (None for nothing), `shape` the one of them whose
    rank, numbers and ability count. `life` is current, `printed_life` its own; `damage` lies on it. `strikes`
    is the damage it deals at each distance, None where it cannot strike. `is_new`: summoned this turn.
    `has_returned`: it has had its one return.
    """

    id: WarriorId
    seat: Seat
    kind: KindId
    form: KindId | None
    shape: KindId
    rank: Rank
    cell: Cell
    life: int
    printed_life: int
    damage: int
    strikes: tuple[int | None, ...]
    flies: bool
    is_neutralised: bool
    is_invisible: bool
    enchantments: tuple[Enchantment, ...]
    is_new: bool
    has_stepped: bool
    has_changed: bool
    has_returned: bool

    @property
    def life_left(self) -> int:
        """How much more damage it stands."""
        return self.life - self.damage


@value
class PlayerView:
    """What everybody may know about a seat.

    `tops` are the known cards on top of its warrior deck, the topmost first; `in_deck` warriors that were
    seen to be shuffled into it; `spent` those that have had their return; `army` all twelve, once the match
    is over.
    """

    seat: Seat
    hand_size: int
    spell_deck_size: int
    spell_discard: tuple[SpellId, ...]
    deck_size: int
    tops: tuple[KindId, ...]
    in_deck: tuple[KindId, ...]
    discard: tuple[KindId, ...]
    spent: tuple[KindId, ...]
    destroyed: int
    army_size: int
    packet_size: int
    has_seen_box: bool
    army: tuple[KindId, ...]


@value
class PublicView:
    """The match as the whole channel may see it. `waiting` says who is asked what; `seed` only at the end.

    `rank` and `pick` say how far a draft has come. `warriors` stand in the order of their cells,
    `roll` says whose and what everyone was who has ever been in a lane. `stack` has the item that acts first
    at its end, `done` are the last items that have left it. `turned` waits for its lane, `arrived` for its
    summon ability.
    """

    army: ArmyWay
    phase: Phase
    rank: int
    pick: int
    first: Seat
    turn: Seat
    turn_no: int
    players: tuple[PlayerView, ...]
    warriors: tuple[WarriorView, ...]
    roll: tuple[tuple[WarriorId, Seat, KindId], ...]
    stack: tuple[Item, ...]
    done: tuple[Item, ...]
    box_size: int
    used_forms: tuple[KindId, ...]
    turned: KindId | None
    arrived: WarriorId
    next_id: int
    next_item: int
    has_attacked: bool
    is_quiet: bool
    quiet: int
    is_exhausted: bool
    draw_offers: tuple[Seat, ...]
    waiting: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None
    commitment: str
    seed: str | None

    def asked(self, seat: Seat) -> str:
        """What a seat is asked for, empty for nothing."""
        return dict(self.waiting).get(seat, "")

    def warrior(self, number: WarriorId) -> WarriorView | None:
        """A warrior that is in a lane now."""
        return next((each for each in self.warriors if each.id == number), None)

    def at(self, cell: Cell) -> WarriorView | None:
        """Who stands on a cell."""
        return next((each for each in self.warriors if each.cell == cell), None)

    def item(self, number: int) -> Item | None:
        """An item that is on the stack now."""
        return next((each for each in self.stack if each.number == number), None)


@value
class SeatView:
    """The match as one seat may see it: the public part, and what only this seat knows.

    `hand` is in the order the spells came. `army` are its warriors so far, in the order they came; `packet`
    is what it chooses from now, `packets` all it has held, as they came; `boxed` what it put into the box.
    `forms` are the forms left in the box, for a seat that has had a Shapeshifter in a lane, else None.
    """

    seat: Seat
    public: PublicView
    hand: tuple[SpellId, ...]
    army: tuple[KindId, ...]
    packet: tuple[KindId, ...]
    packets: tuple[tuple[KindId, ...], ...]
    boxed: tuple[KindId, ...]
    forms: tuple[KindId, ...] | None
    question: Decision | None


def public_view(state: State, ask: Ask | None) -> PublicView:
    """What everybody may see."""
    over = state.outcome is not None
    return PublicView(
        army=state.setup.army,
        phase=state.phase,
        rank=state.rank,
        pick=state.pick,
        first=state.first,
        turn=state.turn,
        turn_no=state.turn_no,
        players=tuple(_player(state.players[seat], is_over=over) for seat in SEATS),
        warriors=tuple(_warrior(state, each) for each in state.cells if each is not None),
        roll=tuple((number, *found) for number, found in state.roll.items()),
        stack=tuple(state.stack),
        done=tuple(state.done),
        box_size=len(state.box),
        used_forms=tuple(state.used_forms),
        turned=state.turned,
        arrived=state.arrived,
        next_id=state.next_id,
        next_item=state.next_item,
        has_attacked=state.has_attacked,
        is_quiet=state.is_quiet,
        quiet=state.quiet,
        is_exhausted=state.is_exhausted,
        draw_offers=tuple(state.draw_offers),
        waiting=tuple((each.seat, each.prompt) for each in ask.decisions) if ask else (),
        outcome=state.outcome,
        commitment=commitment(state.dice.seed),
        seed=state.dice.seed if over else None,
    )


def seat_view(state: State, ask: Ask | None, seat: Seat) -> SeatView:
    """What one seat may see."""
    player = state.players[seat]
    question = next((each for each in ask.decisions if each.seat == seat), None) if ask else None
    return SeatView(
        seat=seat,
        public=public_view(state, ask),
        hand=tuple(player.hand),
        army=tuple(player.army),
        packet=tuple(player.packet),
        packets=tuple(player.packets),
        boxed=tuple(player.boxed),
        forms=tuple(state.box) if player.has_seen_box else None,
        question=question,
    )


def _warrior(state: State, warrior: Warrior) -> WarriorView:
    return WarriorView(
        id=warrior.id,
        seat=warrior.seat,
        kind=warrior.kind.id,
        form=warrior.form.id if warrior.form else None,
        shape=warrior.shape.id,
        rank=warrior.shape.rank,
        cell=warrior.cell,
        life=life(state, warrior),
        printed_life=warrior.kind.life,
        damage=warrior.damage,
        strikes=tuple(damage_at(warrior, distance) for distance in range(1, len(warrior.shape.damage) + 1)),
        flies=warrior.flies,
        is_neutralised=warrior.is_neutralised,
        is_invisible=warrior.is_invisible,
        enchantments=tuple(warrior.enchantments),
        is_new=warrior.is_new,
        has_stepped=warrior.has_stepped,
        has_changed=warrior.has_changed,
        has_returned=warrior.kind.id in state.players[warrior.seat].spent,
    )


def _player(player: Player, *, is_over: bool) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        hand_size=len(player.hand),
        spell_deck_size=len(player.spell_deck),
        spell_discard=tuple(player.spell_discard),
        deck_size=len(player.deck),
        tops=_topmost(player.deck, player.tops),
        in_deck=tuple(sorted(player.in_deck)),
        discard=tuple(player.discard),
        spent=tuple(player.spent),
        destroyed=player.destroyed,
        army_size=len(player.army),
        packet_size=len(player.packet),
        has_seen_box=player.has_seen_box,
        army=tuple(sorted(player.army)) if is_over else (),
    )


def _topmost(deck: Sequence[KindId], count: int) -> tuple[KindId, ...]:
    return tuple(reversed(deck[len(deck) - count :]))
