"""Imagined worlds: whole states that fit everything a seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sfb_bot.computer.knowledge import Happening, Knowledge
from sfb_bot.computer.mind import Mind
from sfb_bot.computer.walk import Chosen, Walk
from sfb_bot.kernel import Decision, Dice, IllegalAnswer, Kind, Seat, TableState, fingerprint

S = TypeVar("S", bound=TableState)

# How often a world may turn out not to fit before the seat gives up on it.
MOST_ATTEMPTS: Final = 25


@dataclass(frozen=True, slots=True)
class Said:
    """An answer in an imagined world, or a word (then `chosen` is empty)."""

    seat: Seat
    chosen: Chosen
    kind: Kind = "answer"
    word: str = ""


@dataclass(frozen=True, slots=True)
class World(Generic[S]):
    """A state between two actions, and what was said from there on up to the open question."""

    state: S
    said: tuple[Said, ...]

    # Any: what a view looks like does not matter here.
    def enter(self, mind: Mind[S, Any]) -> Walk[S]:
        """A walk that stands at the open question."""
        walk = Walk(mind.rules, mind.rules.copy(self.state))
        for each in self.said:
            if each.word:
                walk.say(each.kind, each.seat, each.word)
            else:
                decision = question_of(walk, each.seat)
                assert decision is not None
                walk.answer(decision, each.chosen)
        return walk


def question_of(walk: Walk[S], seat: Seat) -> Decision | None:
    """What a seat is asked, if anything."""
    return next((each for each in walk.decisions if each.seat == seat), None)


def imagine_worlds(mind: Mind[S, Any], knowledge: Knowledge[Any], count: int, dice: Dice) -> list[World[S]]:
    """So many worlds that fit what the seat knows; fewer, or none, where luck does not find them."""
    found: list[World[S]] = []
    for _ in range(count + MOST_ATTEMPTS):
        if len(found) == count:
            break
        state = mind.imagine(knowledge.boundary, knowledge.since, dice)
        mind.favour(state, len(found), count)
        said = _replayed(mind, mind.rules.copy(state), knowledge, dice)
        if said is not None:
            found.append(World(state, tuple(said)))
    return found


def _replayed(mind: Mind[S, Any], state: S, knowledge: Knowledge[Any], dice: Dice) -> list[Said] | None:
    """What was said since the boundary, said again in an imagined state; None where something else comes."""
    walk = Walk(mind.rules, state)
    said: list[Said] = []
    for number, happening in enumerate(knowledge.since):
        walk.fx.events.clear()
        if not _repeat(mind, walk, knowledge.since[number:], said, dice):
            return None
        if not happening.is_sealed:
            forms = [mind.rules.told(walk.fx.state, event, knowledge.seat) for event in walk.fx.events]
            if not mind.fits([form for form in forms if form is not None], happening.events):
                return None
    question = question_of(walk, knowledge.seat)
    if question is None or fingerprint(question) != fingerprint(knowledge.question):
        return None
    return said


def _repeat(
    mind: Mind[S, Any], walk: Walk[S], since: Sequence[Happening], said: list[Said], dice: Dice
) -> bool:
    """Let the first of these happen again, guessed where it is secret; False where it cannot happen."""
    happening = since[0]
    seat, keys = happening.seat, happening.keys
    if not happening.prompt:
        assert keys is not None
        walk.say(happening.kind, seat, keys[0])
        said.append(Said(seat, (), happening.kind, keys[0]))
        return True
    decision = question_of(walk, seat)
    if decision is None or decision.prompt != happening.prompt:
        return False
    try:
        chosen = decision.chosen(mind.guess(decision, since, dice) if keys is None else keys)
    except IllegalAnswer:
        return False
    walk.answer(decision, chosen)
    said.append(Said(seat, chosen))
    return True
