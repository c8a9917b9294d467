"""Where answers lead in Champions of the Rift: who is destroyed, hurt or moved, who arrives at a portal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.computer import Foresight, Line
from sfb_bot.games.rift.computer.responses import WINDOWS
from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.attack import attacks
from sfb_bot.games.rift.rules.choices import BACK, END, PASS, OnSpell
from sfb_bot.games.rift.rules.content import LANES
from sfb_bot.games.rift.rules.evolve import evolve
from sfb_bot.games.rift.rules.ids import Cell, WarriorId
from sfb_bot.games.rift.rules.lanes import goal_cell
from sfb_bot.games.rift.rules.model import State, Warrior, other
from sfb_bot.games.rift.rules.movement import advance_moves
from sfb_bot.games.rift.rules.prospects import Fate, FateKind, Prospect
from sfb_bot.games.rift.rules.strength import attack_total, damage_at, life
from sfb_bot.kernel import Decision, DiceRolled, Event, Option, Seat

_FORESEEN: Final = frozenset(
    {
        "main",
        "attack_target",
        "attack_with",
        "spell_target",
        "spell_second",
        "spell_cells",
        "step_to",
        "form",
        "draw",
        *WINDOWS,
    }
)
# What is noted of an action whether or not anything comes of it.
_BOOKKEEPING: Final = (
    ev.Announced,
    ev.WindowPassed,
    ev.WindowSkipped,
    ev.ItemActed,
    ev.ItemFailed,
    ev.PhaseBegan,
    DiceRolled,
)


class RiftForesight(Foresight[State]):
    """Looks into every question of a main step, every response, and the draw."""

    def foresees(self, decision: Decision) -> bool:
        return decision.prompt in _FORESEEN

    def sure(self, start: State, seat: Seat, events: Sequence[Event]) -> int:
        """Up to the first card that is drawn or turned up: that it comes is sure, which one is not.

        A main step that ends by itself is no part of the action before it: at the end damage goes away.
        """
        del start, seat
        for number, event in enumerate(events):
            if isinstance(event, ev.SpellsDrawn | ev.WarriorTurned):
                return number + 1
            if isinstance(event, ev.PhaseBegan):
                return number
        return len(events)

    def answers(self, start: State, decision: Decision) -> Sequence[tuple[Option, ...]]:
        """All but the way back; after a response nothing more is added."""
        del start
        if decision.pick != (1, 1) or decision.prompt in WINDOWS:
            return ()
        return [(option,) for option in decision.options if option.key != BACK.key]

    def is_chosen(self, decision: Decision) -> bool:
        return decision.prompt in WINDOWS

    def prospect(
        self,
        start: State,
        decision: Decision,
        option: Option,
        lines: Sequence[Line[State]],
        *,
        is_whole: bool,
    ) -> Prospect:
        seat = decision.seat
        if option.key == BACK.key:
            return Prospect()
        if option.key == END.key:
            return _after_turn(start, seat)
        if decision.prompt == "draw":
            wanted = 2 if isinstance(option.payload, OnSpell) else 1
            left = len(start.players[seat].spell_deck)
            # How many come is said by the option itself, but for the last one.
            return Prospect(drawn=left if left < wanted else 0, wins=_has_arrived(start, seat))
        fates = [_fates(start, line) for line in lines]
        common = [fate for fate in fates[0] if all(fate in others for others in fates[1:])]
        winners = [_winner(line.events) for line in lines]
        is_same = all(others == fates[0] for others in fates)
        return Prospect(
            fates=tuple(common) if is_whole else (),
            wins=is_whole and all(winner == seat for winner in winners),
            loses=is_whole and all(winner == other(seat) for winner in winners),
            drawn=min(_drawn(line.events, seat) for line in lines) if is_whole else 0,
            may_be_answered=any(line.asks_others for line in lines),
            is_vain=is_whole
            and option.key != PASS.key
            and all(_is_vain(start, seat, line) for line in lines),
            is_open=not (is_whole and is_same),
        )


# --- one line ---------------------------------------------------------------------------------------------


def _end_of(start: State, line: Line[State]) -> State:
    """The state after everything that is sure, between two actions or before luck begins."""
    if line.end is not None:
        return line.end
    state = start.copy()
    for event in line.events:
        if not isinstance(event, DiceRolled):
            evolve(state, event)
    return state


def _fates(start: State, line: Line[State]) -> list[Fate]:
    """What becomes of each warrior, in the order in which something first befalls them."""
    damage: dict[WarriorId, int] = {}
    cells: dict[WarriorId, Cell] = {}
    gone: dict[WarriorId, FateKind] = {}
    befallen: dict[WarriorId, None] = {}
    for event in line.events:
        match event:
            case ev.Damaged(warrior, amount):
                damage[warrior] = damage.get(warrior, 0) + amount
                befallen[warrior] = None
            case ev.Moved(moves):
                cells.update({warrior: to for warrior, _, to in moves})
                befallen.update(dict.fromkeys(cells))
            case ev.Destroyed(warrior, returns=returns):
                gone[warrior] = "returned" if returns else "destroyed"
                befallen[warrior] = None
            case ev.ReturnedToDeck(warrior):
                gone[warrior] = "sent_back"
                befallen[warrior] = None
            case _:
                pass
    end = _end_of(start, line)
    found: list[Fate] = []
    for number in befallen:
        warrior = end.warriors.get(number)
        if number in gone or warrior is None:
            found.append(Fate(number, gone.get(number, "destroyed"), damage.get(number, 0)))
            continue
        left = life(end, warrior) - warrior.damage
        if number in damage:
            found.append(Fate(number, "hurt", damage[number], left, cells.get(number, -1)))
        elif cells[number] != start.warriors[number].cell:
            found.append(Fate(number, "moved", 0, left, cells[number]))
    return found


def _winner(events: Sequence[Event]) -> Seat | None:
    return next((event.winner for event in events if isinstance(event, ev.MatchEnded)), None)


def _drawn(events: Sequence[Event], seat: Seat) -> int:
    return sum(
        len(event.spells) for event in events if isinstance(event, ev.SpellsDrawn) and event.seat == seat
    )


def _is_vain(start: State, seat: Seat, line: Line[State]) -> bool:
    """Whether nothing comes of what the seat does in a line.

    In a window more lies on the stack than the response, so that is looked at alone.
    """
    announced = next(
        (event for event in line.events if isinstance(event, ev.Announced) and event.seat == seat), None
    )
    if announced is None:
        return all(isinstance(event, _BOOKKEEPING) for event in line.events)
    if any(isinstance(event, ev.ItemFailed) and event.number == announced.number for event in line.events):
        return not _does_something_else(start, line.events)
    enchanted = next(
        (
            event
            for event in line.events
            if isinstance(event, ev.Enchanted)
            and (event.warrior, event.spell) == (announced.target, announced.spell)
        ),
        None,
    )
    if enchanted is None:
        return not start.stack and all(isinstance(event, _BOOKKEEPING) for event in line.events)
    before, after = start.warriors[enchanted.warrior], _end_of(start, line).warriors.get(enchanted.warrior)
    if after is None:
        # It is destroyed all the same.
        return before.seat == seat and bool(start.stack)
    return _marks(start, before) == _marks(_end_of(start, line), after)


def _does_something_else(start: State, events: Sequence[Event]) -> bool:
    """With an empty stack before it, whatever happens comes of the answer."""
    return not start.stack and any(not isinstance(event, _BOOKKEEPING) for event in events)


def _marks(state: State, warrior: Warrior) -> tuple[object, ...]:
    """All that an enchantment can change."""
    return (
        life(state, warrior),
        [damage_at(warrior, far) for far in range(1, len(warrior.shape.damage) + 1)],
        warrior.flies,
        warrior.is_invisible,
        # Silencing somebody without an ability changes nothing.
        warrior.op,
        warrior.is_neutralised and warrior.kind.ability is not None,
    )


# --- the end of a turn ------------------------------------------------------------------------------------


def _after_turn(start: State, seat: Seat) -> Prospect:
    """What the end of the turn brings: the match, or enemies that arrive; and what is left undone."""
    if _has_arrived(start, seat):
        return Prospect(wins=True)
    return Prospect(threats=_threats(start, other(seat)), could_destroy=_could_destroy(start, seat))


def _has_arrived(state: State, seat: Seat) -> bool:
    standing = [state.cells[goal_cell(state, seat, lane)] for lane in range(len(LANES))]
    return any(warrior is not None and warrior.seat == seat for warrior in standing)


def _threats(start: State, seat: Seat) -> tuple[WarriorId, ...]:
    """Warriors of a seat that will stand on a goal cell after its next advance."""
    state = start.copy()
    state.turn = seat
    ends = {warrior: to for warrior, _, to in advance_moves(state)}
    goals = {goal_cell(state, seat, lane) for lane in range(len(LANES))}
    return tuple(
        warrior.id
        for warrior in state.cells
        if warrior is not None and warrior.seat == seat and ends.get(warrior.id, warrior.cell) in goals
    )


def _could_destroy(start: State, seat: Seat) -> tuple[WarriorId, ...]:
    """Enemies the attack that was not made would destroy."""
    if start.has_attacked:
        return ()
    found: list[WarriorId] = []
    for target, striking in attacks(start, seat):
        parties = [striking, *([each] for each in striking)]
        most = max(attack_total(start, party, target) for party in parties)
        if target.damage + most >= life(start, target):
            found.append(target.id)
    return tuple(found)
