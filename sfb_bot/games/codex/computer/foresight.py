"""Where answers lead in Codex: who dies or is hurt in a fight or by a card, what the bases lose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from sfb_bot.computer import Foresight, Line
from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.choices import BACK, DONE, NONE, PATROL, About, Attack, Play, Use, UseHeld
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.leaving import DYING
from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.codex.rules.prospects import BaseDamage, Change, Fate, FateKind, Prospect
from sfb_bot.games.codex.rules.values import hp_left, in_play, values
from sfb_bot.kernel import Decision, DiceRolled, Event, Option, Seat

T = TypeVar("T")

# Not looked into: the draft, secret picks, and the places of the patrol zone, which decide nothing yet.
_UNSEEN: Final = frozenset(
    {"heroes", "pick_hero", "ban", "main_hero", "tech", "begin", "hire", "patrol", "lend", "lend_to", "stash"}
)
# Where luck or something hidden comes to light; that it does is sure, what comes after it is not.
_LUCK: Final = (ev.Drawn, ev.Reshuffled, ev.Looked, ev.CoinTossed, ev.Dealt, DiceRolled)
# Luck that is seen nowhere but in the dice: a card taken at random.
_HIDDEN: Final = (ev.Discarded, ev.CardMoved)
# How many lines are tried for an action that asks more, and for the many questions of one turn.
_MOST_LINES: Final = 24
_FEW_LINES: Final = 8
_MANY_OPTIONS: Final = 20


class CodexForesight(Foresight[State]):
    """Looks into attacks, cards and abilities of a main phase, and into what they ask."""

    tells_lines: ClassVar[bool] = True

    def foresees(self, decision: Decision) -> bool:
        return decision.pick == (1, 1) and decision.prompt not in _UNSEEN

    def sure(self, start: State, seat: Seat, events: Sequence[Event]) -> int:
        """Up to the first card that is drawn, looked at or taken at random, and never into another phase."""
        del start
        for number, event in enumerate(events):
            if isinstance(event, _LUCK):
                return number + (0 if isinstance(event, DiceRolled) else 1)
            if isinstance(event, _HIDDEN) and event.seat != seat:
                return number
            if isinstance(event, ev.TurnEnded | ev.PhaseBegan):
                return number
        return len(events)

    def answers(self, start: State, decision: Decision) -> Sequence[tuple[Option, ...]]:
        """All but the way back; a question for several things is answered by its default."""
        del start
        if decision.pick != (1, 1):
            return ()
        return [(option,) for option in decision.options if option.key != BACK.key]

    def most_lines(self, start: State, decision: Decision, option: Option) -> int:
        del start
        if decision.prompt == "main" and not isinstance(option.payload, Attack | Play | Use | UseHeld):
            return 1
        return _FEW_LINES if len(decision.options) > _MANY_OPTIONS else _MOST_LINES

    def is_chosen(self, decision: Decision) -> bool:
        return decision.prompt != "order"

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
        if option.key in (BACK.key, PATROL.key) or decision.prompt in _UNSEEN or not lines:
            return Prospect()
        if not isinstance(decision.about, About) and option.key in (NONE.key, DONE.key):
            return Prospect()
        fates = [_fates(start, line) for line in lines]
        bases = [_bases(start, line) for line in lines]
        if not is_whole:
            return Prospect(is_open=True)
        changes = [_changes(start, line) for line in lines]
        common = _common(fates)
        own = start.side_of[seat]
        winners = [_winner(line.events) for line in lines]
        is_same = all(one == many[0] for many in (fates, bases, changes) for one in many)
        return Prospect(
            losses=tuple([fate for fate in common if start.side_of[fate.seat] == own]),
            kills=tuple([fate for fate in common if start.side_of[fate.seat] != own]),
            bases=tuple(_common(bases)),
            changes=tuple(_common(changes)),
            drawn=min([_drawn(line.events, seat) for line in lines]),
            wins=all(winner == own for winner in winners),
            loses=all(winner not in (None, own) for winner in winners),
            is_open=not is_same or any(_is_cut(line) for line in lines),
        )


def _common(found: Sequence[list[T]]) -> list[T]:
    """What comes in every line."""
    return [each for each in found[0] if all(each in others for others in found[1:])]


def _is_cut(line: Line[State]) -> bool:
    """Whether luck comes before the action is over."""
    return line.end is None and not any(isinstance(event, ev.MatchEnded) for event in line.events)


def _end_of(start: State, line: Line[State]) -> dict[ObjId, int]:
    """What everything that was there still stands after a line, by its damage alone where luck cut it off."""
    if line.end is not None:
        end = line.end
        return {number: hp_left(end, obj) for number, obj in end.objs.items() if number in start.objs}
    found = {number: hp_left(start, obj) for number, obj in start.objs.items()}
    for event in line.events:
        if isinstance(event, ev.Damaged):
            found[event.obj] = found.get(event.obj, 0) - event.amount
        elif isinstance(event, ev.Mended):
            found[event.obj] = found.get(event.obj, 0) + event.amount
        elif isinstance(event, ev.Left):
            found.pop(event.obj, None)
    return found


def _fates(start: State, line: Line[State]) -> list[Fate]:
    """What becomes of each thing but the bases, in the order in which something first befalls them."""
    damage: dict[ObjId, int] = {}
    gone: dict[ObjId, FateKind] = {}
    for event in line.events:
        match event:
            case ev.Damaged(obj, amount):
                damage[obj] = damage.get(obj, 0) + amount
            case ev.Left(obj, _, cause):
                damage.setdefault(obj, 0)
                gone[obj] = "dies" if cause in DYING else "leaves"
            case _:
                pass
    left = _end_of(start, line)
    found: list[Fate] = []
    for number, amount in damage.items():
        obj = start.objs.get(number)
        if obj is None or obj.shape.type == "base":
            continue
        if number in gone:
            found.append(Fate(number, obj.seat, gone[number], amount))
        elif amount:
            found.append(Fate(number, obj.seat, "hurt", amount, left.get(number, 0)))
    return found


def _changes(start: State, line: Line[State]) -> list[Change]:
    """What else becomes of things that were there, those first of which damage did nothing."""
    spared = {event.obj for event in line.events if isinstance(event, ev.Damaged) and event.absorbed}
    touched = {event.obj for event in line.events if isinstance(event, ev.Damaged) and event.amount}
    found = [
        Change(number, start.objs[number].seat, "spared")
        for number in sorted(spared - touched)
        if number in start.objs and number not in start.bases
    ]
    end = line.end
    if end is None:
        return found
    for number, obj in start.objs.items():
        after = end.objs.get(number)
        if after is None or number in touched or not (obj.shape.is_fighter or obj.shape.is_building):
            continue
        if number in start.bases or not in_play(obj) or not in_play(after):
            continue
        side = end.side_of[after.seat]
        atk, left = values(end, after).atk, hp_left(end, after)
        if side != start.side_of[obj.seat]:
            found.append(Change(number, obj.seat, "taken", atk, left, side))
        elif (atk, left) != (values(start, obj).atk, hp_left(start, obj)):
            found.append(Change(number, obj.seat, "values", atk, left, side))
    return found


def _bases(start: State, line: Line[State]) -> list[BaseDamage]:
    """What the bases lose."""
    lost: dict[ObjId, int] = {}
    for event in line.events:
        if isinstance(event, ev.Damaged) and event.obj in start.bases:
            lost[event.obj] = lost.get(event.obj, 0) + event.amount
        elif isinstance(event, ev.Mended) and event.obj in start.bases:
            lost[event.obj] = lost.get(event.obj, 0) - event.amount
    return [
        BaseDamage(side, lost[number], max(0, hp_left(start, start.objs[number]) - lost[number]))
        for side, number in enumerate(start.bases)
        if lost.get(number)
    ]


def _winner(events: Sequence[Event]) -> int | None:
    return next((event.winner for event in events if isinstance(event, ev.MatchEnded)), None)


def _drawn(events: Sequence[Event], seat: Seat) -> int:
    return sum(event.count for event in events if isinstance(event, ev.Drawn) and event.seat == seat)
