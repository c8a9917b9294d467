"""What is worth trying in a response window: what saves somebody, and what the other side must not save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from sfb_bot.computer import Idea
from sfb_bot.games.rift.rules.choices import Play, TakeForm
from sfb_bot.games.rift.rules.content import LANES, Spell, WarriorKind
from sfb_bot.games.rift.rules.events import Announced, FormTaken
from sfb_bot.games.rift.rules.evolve import evolve
from sfb_bot.games.rift.rules.ids import WarriorId
from sfb_bot.games.rift.rules.lanes import goal_cell
from sfb_bot.games.rift.rules.model import State, other
from sfb_bot.games.rift.rules.stack import close
from sfb_bot.kernel import Decision, Fx, MatchDecided, Option, Seat

# The questions of a response window.
WINDOWS: Final = frozenset({"respond", "respond_more"})
# To pass is never far from the best.
PASSING: Final = 0.4
# What a response must gain, its card paid, to be tried: what looks a little worse may turn out well.
LEAST_GAIN: Final = -0.1
LEAST_WEIGHT: Final = -0.3
MOST_WEIGHT: Final = 3.0
# So many are looked at, and so many of them tried.
MOST_LOOKED_AT: Final = 16
MOST_TRIED: Final = 6
# Forms that may turn a blow or a spell away, beside those that fly.
HELPING: Final = frozenset({"gaze", "rebirth", "cover", "spellproof", "life_aura", "blast"})


@dataclass(frozen=True, slots=True)
class _Named:
    """Warriors the stack names: whom the other side aims at and with whom, whom the own side does."""

    targets: set[WarriorId] = field(default_factory=set[WarriorId])
    strikers: set[WarriorId] = field(default_factory=set[WarriorId])
    helped: set[WarriorId] = field(default_factory=set[WarriorId])
    attacked: set[WarriorId] = field(default_factory=set[WarriorId])


class Responses:
    """Weighs responses by letting the stack close with each of them; `value` judges what comes of it."""

    def __init__(self, value: Callable[[State, Seat], float]) -> None:
        self._value = value

    def ideas(self, state: State, decision: Decision) -> list[Idea]:
        """The few responses that gain something, and to pass."""
        options, seat = decision.options, decision.seat
        candidates = _candidates(state, seat, options)
        found: list[tuple[float, Option]] = []
        if candidates:
            passing = self._closed(state, seat, None)
            for option in candidates:
                gain = self._closed(state, seat, option.payload) - passing
                if gain >= LEAST_GAIN:
                    found.append((gain, option))
            found.sort(key=lambda each: -each[0])
        ideas: list[Idea] = [
            ((option,), PASSING + max(LEAST_WEIGHT, min(MOST_WEIGHT, gain)))
            for gain, option in found[:MOST_TRIED]
        ]
        ideas.append(((options[-1],), PASSING))
        return ideas

    def _closed(self, state: State, seat: Seat, response: object) -> float:
        """What the position is worth when the stack has closed, with a response on it."""
        fx = Fx(state.copy(), evolve)
        if isinstance(response, Play):
            fx.emit(
                Announced(
                    state.next_item,
                    seat,
                    seat,
                    response.spell,
                    response.target,
                    response.second,
                    response.cell,
                    response.steps,
                    response.item,
                    response.enchantment,
                )
            )
        elif isinstance(response, TakeForm):
            fx.emit(FormTaken(response.warrior, response.kind))
        with suppress(MatchDecided):
            close(fx)
        return self._value(fx.state, seat)


def _candidates(state: State, seat: Seat, options: Sequence[Option]) -> list[Option]:
    """Responses that have to do with what lies on the stack, or with a warrior that has arrived."""
    named = _named(state, seat)
    content = state.content
    found: list[Option] = []
    for option in options:
        payload = option.payload
        if isinstance(payload, Play):
            if _concerns(state, seat, content.spells[payload.spell], payload, named):
                found.append(option)
        elif isinstance(payload, TakeForm) and _may_help(content.kinds[payload.kind], payload, named):
            found.append(option)
    return found[:MOST_LOOKED_AT]


def _named(state: State, seat: Seat) -> _Named:
    named = _Named()
    for item in state.stack:
        aimed, acting = (
            (named.targets, named.strikers) if item.seat != seat else (named.attacked, named.helped)
        )
        aimed.update((item.target, item.second))
        acting.update(item.participants)
        if item.cell >= 0:
            aimed.update([warrior.id for warrior in state.warriors.values()])
    for lane in range(len(LANES)):
        arrived = state.cells[goal_cell(state, other(seat), lane)]
        if arrived is not None and arrived.seat != seat:
            named.strikers.add(arrived.id)
    return named


def _concerns(state: State, seat: Seat, spell: Spell, play: Play, named: _Named) -> bool:
    """Whether a spell may change what the stack will do."""
    if play.item:
        return True
    target = state.warriors.get(play.target)
    match spell.op:
        case "enchant" if target is not None and target.seat == seat and not spell.silences:
            return target.id in named.targets or (spell.damage > 0 and target.id in named.helped)
        case "enchant" | "to_deck" | "cancel":
            return play.target in named.strikers or play.target in named.attacked
        case "damage":
            return play.target in named.attacked
        case "duel":
            return play.second in named.attacked
        case _:
            return False


def _may_help(kind: WarriorKind, taken: TakeForm, named: _Named) -> bool:
    op = kind.ability.op if kind.ability is not None else ""
    if taken.warrior in named.targets:
        return kind.flies or op in HELPING
    return op in ("gaze", "life_aura", "cover") and bool(named.targets)
