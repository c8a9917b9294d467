"""Where answers lead in Warseer: exact chances of attacks and rolls, whom a hex or an activation reaches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from sfb_bot.computer import Foresight, Line
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import attackable, creatures_in, is_held
from sfb_bot.games.warseer.rules.choices import (
    FINISH,
    NONE,
    About,
    Activate,
    Attack,
    Discard,
    DropFeat,
    Go,
    Heal,
    OnCreature,
    Play,
    PlayFeat,
    Shoot,
    Use,
)
from sfb_bot.games.warseer.rules.effect_values import Op
from sfb_bot.games.warseer.rules.effects.targets import can_heal
from sfb_bot.games.warseer.rules.evolve_creatures import lift, stand
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import SUREFOOTED
from sfb_bot.games.warseer.rules.model import STUN, Creature, State
from sfb_bot.games.warseer.rules.movement import destinations
from sfb_bot.games.warseer.rules.odds import (
    attack_prospect,
    blow_of,
    healing_prospect,
    roll_prospect,
    shot_prospect,
)
from sfb_bot.games.warseer.rules.profiles import flags, profile
from sfb_bot.games.warseer.rules.prospects import Prospect
from sfb_bot.games.warseer.rules.work import Act
from sfb_bot.hexgrid import Cell, cells_of
from sfb_bot.kernel import Decision, DiceRolled, Event, Option, Seat

_FORESEEN: Final = frozenset({"main", "skirmish", "act", "target", "drop", "feat"})
# Where something hidden comes to light; that it does is sure, what comes after it is not.
_HIDDEN: Final = (ev.CardsDrawn, ev.FeatsDrawn, ev.FeatsTaken, ev.Milled, ev.DeckSeen, ev.HandSeen)
_FEW_LINES: Final = 8


class WarseerForesight(Foresight[State]):
    """Looks into activations, attacks, cards and feats."""

    tells_lines: ClassVar[bool] = True

    def foresees(self, decision: Decision) -> bool:
        return decision.pick == (1, 1) and decision.prompt in _FORESEEN

    def sure(self, start: State, seat: Seat, events: Sequence[Event]) -> int:
        """Up to the first roll, the first card that is drawn, and never into another turn."""
        del start, seat
        for number, event in enumerate(events):
            if isinstance(event, DiceRolled | ev.PhaseBegan | ev.ActivationPassed):
                return number
            if isinstance(event, _HIDDEN):
                return number + 1
        return len(events)

    def most_lines(self, start: State, decision: Decision, option: Option) -> int:
        """Of attacks and ways everything is known by looking at the field."""
        del start
        if (
            isinstance(option.payload, Play | Use | Discard | PlayFeat | DropFeat)
            or decision.prompt == "drop"
        ):
            return _FEW_LINES
        return 1

    def prospect(
        self,
        start: State,
        decision: Decision,
        option: Option,
        lines: Sequence[Line[State]],
        *,
        is_whole: bool,
    ) -> Prospect:
        about = decision.about if isinstance(decision.about, About) else About()
        state = _moved(start, about.creature, lines)
        match option.payload:
            case Attack(number) if about.creature in state.creatures and number in state.creatures:
                act = Act(about.creature, about.steps, touched=frozenset(about.touched))
                found = attack_prospect(state, blow_of(state, act, about.creature, number))
            case Shoot(number) if about.creature in state.creatures and number in state.creatures:
                found = shot_prospect(state, about.creature, number)
            case Heal(number) if about.creature in state.creatures and number in state.creatures:
                found = healing_prospect(state, about.creature, number)
            case Go(cell) if about.creature in start.creatures:
                return Prospect(targets=_reached(start, start.creatures[about.creature], cell))
            case Activate(number) if number in start.creatures:
                return Prospect(targets=_reachable(start, start.creatures[number]))
            case OnCreature(number) if decision.prompt == "target" and number in start.creatures:
                found = _aimed(start, about, number) or _gains(start, decision, lines, is_whole=is_whole)
            case _ if option.key in (FINISH.key, NONE.key):
                return Prospect()
            case _:
                return _gains(start, decision, lines, is_whole=is_whole)
        return replace(found, wins=_all(lines, _winner_is(start, decision.seat)))


def _moved(start: State, number: CreatureId, lines: Sequence[Line[State]]) -> State:
    """The field after the way that leads to a question, where one comes first."""
    if not lines:
        return start
    for event in lines[0].events:
        if isinstance(event, ev.AttackDeclared):
            break
        if isinstance(event, ev.Moved) and event.creature == number and event.path:
            return _standing(start, number, event.path[-1])
    return start


def _standing(start: State, number: CreatureId, cell: Cell) -> State:
    """A copy of the field with somebody elsewhere."""
    state = start.copy()
    creature = state.creatures[number]
    if not state.taken >> cell & 1:
        lift(state, creature)
        stand(state, creature, cell)
    return state


def _reached(state: State, creature: Creature, cell: Cell) -> tuple[CreatureId, ...]:
    """The enemies somebody can attack from a hex; on rough ground the activation is over."""
    if creature.is_summoned or (
        state.ground.difficult >> cell & 1 and not flags(state, creature) & SUREFOOTED
    ):
        return ()
    there = _standing(state, creature.id, cell)
    return _targets(there, there.creatures[creature.id])


def _targets(state: State, creature: Creature) -> tuple[CreatureId, ...]:
    cells = attackable(state, creature, creature.kind.attack, profile(state, creature).range)
    return tuple(each.id for each in creatures_in(state, cells))


def _reachable(state: State, creature: Creature) -> tuple[CreatureId, ...]:
    """The enemies somebody can attack in an activation, from where it stands or from where it can go."""
    if creature.is_summoned or creature.tokens & STUN:
        return ()
    found = set(_targets(state, creature))
    if not is_held(state, creature):
        for cell in cells_of(destinations(state, creature, profile(state, creature).move)):
            found.update(_reached(state, creature, cell))
    return tuple(sorted(found))


def _aimed(state: State, about: About, number: CreatureId) -> Prospect | None:
    """What a card does to the creature it is aimed at, where that can be told in numbers."""
    content = state.tables.content
    card = content.cards.get(about.source) or content.creatures.get(about.source)
    ops: list[Op] = [op for effect in card.effects for op in effect.ops] if card is not None else []
    for op in ops:
        if op.name == "roll":
            return roll_prospect(state, number, op.dice, op.words[0])
        if op.name == "heal" and len(ops) == 1:
            patient = state.creatures[number]
            if not patient.wounds:
                return Prospect(idle="no_wounds")
            if not can_heal(state, patient):
                return Prospect(idle="nothing")
            return Prospect(healed=((number, float(min(op.number, patient.wounds))),))
    return None


# --- Gains ------------------------------------------------------------------------------------------------


def _gains(start: State, decision: Decision, lines: Sequence[Line[State]], *, is_whole: bool) -> Prospect:
    """What the seat surely gains, whatever is chosen later."""
    seat = decision.seat
    if not lines:
        return Prospect()
    if not is_whole:
        return Prospect(is_open=True)
    found = [_of_line(start, seat, line) for line in lines]
    points, influence, income, drawn = (min(column) for column in zip(*found, strict=True))
    return Prospect(
        points=points,
        influence=influence,
        income=income,
        drawn=drawn,
        wins=_all(lines, _winner_is(start, seat)),
        loses=_all(lines, _loser_is(start, seat)),
        is_open=any(line.end is None and not _ending(line) for line in lines)
        or any(each != found[0] for each in found),
    )


def _of_line(start: State, seat: Seat, line: Line[State]) -> tuple[int, int, int, int]:
    """Points, influence without what is paid, income and cards."""
    points = influence = income = drawn = 0
    for event in line.events:
        match event:
            case ev.PointsChanged(who, amount) if who == seat:
                points += amount
            case ev.InfluenceChanged(who, amount) if who == seat and amount > 0:
                influence += amount
            case ev.Buried(who, kind) if who == seat:
                income += start.tables.incomes.get(kind, 0)
            case ev.CardsDrawn(who, _, count) if who == seat:
                drawn += count
            case _:
                pass
    return points, influence, income, drawn


def _ending(line: Line[State]) -> ev.MatchEnded | None:
    return next((event for event in line.events if isinstance(event, ev.MatchEnded)), None)


def _winner_is(start: State, seat: Seat) -> Callable[[ev.MatchEnded], bool]:
    return lambda event: event.winner == start.mode.side_of[seat]


def _loser_is(start: State, seat: Seat) -> Callable[[ev.MatchEnded], bool]:
    return lambda event: event.winner not in (-1, start.mode.side_of[seat])


def _all(lines: Sequence[Line[State]], holds: Callable[[ev.MatchEnded], bool]) -> bool:
    return bool(lines) and all((found := _ending(line)) is not None and holds(found) for line in lines)
