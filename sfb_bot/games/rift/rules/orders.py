"""Standing orders for response windows: when a seat wants to be asked, judged by public facts alone.

"Counted by public numbers" means: let the stack close as it lies, and look at who is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.choices import About
from sfb_bot.games.rift.rules.content import LANES
from sfb_bot.games.rift.rules.evolve import evolve
from sfb_bot.games.rift.rules.ids import NOBODY, WarriorId
from sfb_bot.games.rift.rules.lanes import home_cell
from sfb_bot.games.rift.rules.model import Item, State
from sfb_bot.games.rift.rules.stack import close
from sfb_bot.kernel import PASS_TURN, Decision, Fx, MatchDecided, OrderKind, Seat

PASS_UNTIL: Final = OrderKind("pass_until", has_subject=True)
ONLY_IF_DESTROYED: Final = OrderKind("only_if_destroyed", joins=True)
ONLY_IF_CHAMPION: Final = OrderKind("only_if_champion", joins=True)
ONLY_IF_GATE: Final = OrderKind("only_if_gate", joins=True)
ONLY_ATTACKS: Final = OrderKind("only_attacks", joins=True)
ONLY_SPELLS: Final = OrderKind("only_spells", joins=True)
ONLY_FOR: Final = OrderKind("only_for", has_subject=True, joins=True)
NO_COUNTER: Final = OrderKind("no_counter", joins=True, in_own_turn=True)
ORDERS: Final = (
    PASS_UNTIL,
    ONLY_IF_DESTROYED,
    ONLY_IF_CHAMPION,
    ONLY_IF_GATE,
    ONLY_ATTACKS,
    ONLY_SPELLS,
    ONLY_FOR,
    NO_COUNTER,
)


def is_wanted(state: State, decision: Decision, order: str, subject: str) -> bool:
    """Anything but the first question of a response window is always asked: who has answered is there.

    `subject` is the last turn for `pass_until`, a warrior's number for `only_for`.
    """
    about, seat = decision.about, decision.seat
    if decision.prompt != "respond" or not isinstance(about, About):
        return True
    if order in (PASS_TURN.name, NO_COUNTER.name):
        return (state.turn == seat) == (order == PASS_TURN.name)
    if state.turn == seat or order not in _WANTED:
        # The orders below are about the opponent's turns.
        return True
    answered = next(item for item in state.stack if item.number == about.item)
    return _WANTED[order](state, seat, answered, subject)


def _is_past(state: State, seat: Seat, answered: Item, subject: str) -> bool:
    del seat, answered
    return not subject.isdecimal() or state.turn_no > int(subject)


def _is_attack(state: State, seat: Seat, answered: Item, subject: str) -> bool:
    del state, seat, subject
    return answered.is_attack


def _is_spell(state: State, seat: Seat, answered: Item, subject: str) -> bool:
    del state, seat, subject
    return not answered.is_attack


def _is_about(state: State, seat: Seat, answered: Item, subject: str) -> bool:
    """The warrior of the order is a target of the stack, or takes part."""
    del seat, answered
    return subject.isdecimal() and any(int(subject) in _named(item) for item in state.stack)


def _named(item: Item) -> tuple[WarriorId, ...]:
    """Every warrior an item names as its target or a participant."""
    return tuple(each for each in (item.target, item.second, *item.participants) if each != NOBODY)


def _is_gate_in_danger(state: State, seat: Seat, answered: Item, subject: str) -> bool:
    """A target of the stack stands on one of the seat's home cells, or an enemy does."""
    del answered, subject
    homes = {home_cell(state, seat, lane) for lane in range(len(LANES))}
    targets = {number for item in state.stack for number in (item.target, item.second)}
    cells = {state.warriors[number].cell for number in targets if number in state.warriors}
    enemies = {warrior.cell for warrior in state.warriors.values() if warrior.seat != seat}
    return bool(homes & (cells | enemies | {item.cell for item in state.stack}))


def _is_somebody_lost(state: State, seat: Seat, answered: Item, subject: str) -> bool:
    del answered, subject
    return bool(lost_to_stack(state, seat))


def _is_champion_in_danger(state: State, seat: Seat, answered: Item, subject: str) -> bool:
    """A champion of the seat would be destroyed, or is the target of an enemy spell."""
    del answered, subject

    def is_own_champion(number: WarriorId) -> bool:
        warrior = state.warriors.get(number)
        return warrior is not None and warrior.seat == seat and warrior.shape.rank == "champion"

    spells = [item for item in state.stack if item.spell and item.seat != seat]
    named = any(is_own_champion(number) for item in spells for number in (item.target, item.second))
    return named or any(map(is_own_champion, lost_to_stack(state, seat)))


def lost_to_stack(state: State, seat: Seat) -> list[WarriorId]:
    """The seat's warriors that would be destroyed if the stack closed as it lies."""
    fx = Fx(state.copy(), evolve)
    with suppress(MatchDecided):
        close(fx)
    return [event.warrior for event in fx.events if isinstance(event, ev.Destroyed) and event.seat == seat]


_WANTED: Final[Mapping[str, Callable[[State, Seat, Item, str], bool]]] = {
    PASS_UNTIL.name: _is_past,
    ONLY_IF_DESTROYED.name: _is_somebody_lost,
    ONLY_IF_CHAMPION.name: _is_champion_in_danger,
    ONLY_IF_GATE.name: _is_gate_in_danger,
    ONLY_ATTACKS.name: _is_attack,
    ONLY_SPELLS.name: _is_spell,
    ONLY_FOR.name: _is_about,
}
