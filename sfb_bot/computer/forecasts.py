"""Forecasts: what each answer to a question leads to, tried out with the real rules in an imagined world.

The world is made of what the seat may know and nothing else, and what the dice, a deck or a hidden token
decides ends a line, so a forecast is the same in every world. Nobody else is taken to do anything they need
not do: their questions are answered by the default.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from sfb_bot.computer.foresight import Foresight, Line
from sfb_bot.computer.knowledge import Knowledge
from sfb_bot.computer.mind import Mind
from sfb_bot.computer.walk import Chosen, Walk
from sfb_bot.computer.worlds import World, imagine_worlds, question_of
from sfb_bot.kernel import Ask, Decision, Dice, FollowUp, Forecast, IllegalAnswer, Option, Seat, TableState

S = TypeVar("S", bound=TableState)

# So many lines take a millisecond or two.
SLICE: Final = 10
# More questions than an action has.
LONGEST_LINE: Final = 40
# What is hidden is imagined by these dice; by others the forecast is the same.
SEED: Final = "forecast"

Keys = tuple[str, ...]


def foresee(
    mind: Mind[S, Any], knowledge: Knowledge[Any], ahead: Sequence[Keys] = (), seed: str = SEED
) -> Forecast | None:
    """Where every answer to the open question leads; `ahead`: to the question after these answers.

    None where it cannot be said: the game does not look into such questions, or no world fits what was seen.
    """
    work = foreseeing(mind, knowledge, ahead, seed)
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


def foreseeing(
    mind: Mind[S, Any], knowledge: Knowledge[Any], ahead: Sequence[Keys] = (), seed: str = SEED
) -> Generator[None, None, Forecast | None]:
    """As `foresee`, in slices of a millisecond or two, for whoever has something else to do in between."""
    foresight = mind.foresight
    if foresight is None or not (ahead or foresight.foresees(knowledge.question)):
        return None
    worlds = imagine_worlds(mind, knowledge, 1, Dice(seed))
    if not worlds:
        return None
    explorer = _Explorer(mind, foresight, worlds[0], knowledge.seat)
    begun = explorer.begun(ahead)
    if begun is None:
        return None
    found: dict[str, Any] = {}
    for option in begun.question.options:
        found[option.key] = yield from explorer.prospect(begun, option)
    return Forecast(begun.question, found, explorer.follow_ups)


@dataclass(frozen=True, slots=True)
class _Begun(Generic[S]):
    """The question that is looked into, the state it is asked in, and the answers that lead to it."""

    path: tuple[Chosen, ...]
    start: S
    question: Decision


@dataclass(frozen=True, slots=True)
class _Followed(Generic[S]):
    """A line with the seat's own answers along it, the option itself first."""

    answers: tuple[Chosen, ...]
    line: Line[S]


class _Explorer(Generic[S]):
    """Follows answers in one world."""

    def __init__(self, mind: Mind[S, Any], foresight: Foresight[S], world: World[S], seat: Seat) -> None:
        self._mind = mind
        self._foresight = foresight
        self._world = world
        self._seat = seat
        # By answer, what is asked right after it.
        self.follow_ups: dict[str, FollowUp] = {}
        self._tried = 0

    def begun(self, ahead: Sequence[Keys]) -> _Begun[S] | None:
        walk, path = self._world.enter(self._mind), list[Chosen]()
        for keys in ahead:
            decision = question_of(walk, self._seat)
            if decision is None:
                return None
            try:
                chosen = decision.chosen(keys)
            except IllegalAnswer:
                return None
            walk.answer(decision, chosen)
            path.append(chosen)
        decision = question_of(walk, self._seat)
        if decision is None or decision.pick != (1, 1) or not self._foresight.foresees(decision):
            return None
        return _Begun(tuple(path), walk.state, decision)

    # Any: a value of the game's own.
    def prospect(self, begun: _Begun[S], option: Option) -> Generator[None, None, Any]:
        """What one option leads to."""
        found, waiting = list[_Followed[S]](), deque[tuple[Chosen, ...]]([((option,),)])
        most = self._foresight.most_lines(begun.start, begun.question, option)
        while waiting and len(found) < most:
            found.append(self._line(begun, waiting.popleft(), waiting))
            self._tried += 1
            if self._tried % SLICE == 0:
                yield
        follow_up = self.follow_ups.get(option.key)
        if follow_up is not None and self._foresight.tells_lines:
            prospects = self._prospects_after(begun, follow_up.question, found, waiting)
            self.follow_ups[option.key] = replace(follow_up, prospects=prospects)
        lines = [followed.line for followed in found]
        return self._foresight.prospect(begun.start, begun.question, option, lines, is_whole=not waiting)

    # Any: values of the game's own.
    def _prospects_after(
        self,
        begun: _Begun[S],
        question: Decision,
        found: Sequence[_Followed[S]],
        waiting: Collection[tuple[Chosen, ...]],
    ) -> dict[str, Any]:
        """Where the answers to the next question lead, out of the same lines."""
        prospects: dict[str, Any] = {}
        for option in question.options:
            lines = [each.line for each in found if each.answers[1:2] == ((option,),)]
            if lines:
                is_whole = all(answers[1:2] != ((option,),) for answers in waiting)
                prospects[option.key] = self._foresight.prospect(
                    begun.start, question, option, lines, is_whole=is_whole
                )
        return prospects

    def _line(
        self, begun: _Begun[S], answers: tuple[Chosen, ...], waiting: deque[tuple[Chosen, ...]]
    ) -> _Followed[S]:
        """Follow these answers, and then the first ones there are; all others are put with those waiting."""
        walk, asks_others, is_alone = self._world.enter(self._mind), False, True
        for chosen in begun.path:
            walk.answer(_own(walk, self._seat), chosen)
        walk.fx.events.clear()
        given = 0
        for _ in range(LONGEST_LINE):
            decision = question_of(walk, self._seat)
            if decision is None:
                decision, is_alone = walk.decisions[0], False
                asks_others = asks_others or self._foresight.is_chosen(decision)
                walk.answer(decision, decision.chosen(decision.default))
            elif given < len(answers):
                walk.answer(decision, answers[given])
                given += 1
            else:
                if given == 1 and is_alone:
                    self._note_follow_up(answers[0], decision, walk)
                first, *others = self._foresight.answers(begun.start, decision) or (
                    decision.chosen(decision.default),
                )
                waiting.extend((*answers, other) for other in others)
                answers = (*answers, first)
                given += 1
                walk.answer(decision, first)
            events = walk.fx.events
            sure = self._foresight.sure(begun.start, self._seat, events)
            if sure < len(events):
                return _Followed(answers, Line(tuple(events[:sure]), None, asks_others))
            if walk.at_boundary or not walk.decisions:
                return _Followed(answers, Line(tuple(events), walk.state, asks_others))
        return _Followed(answers, Line(tuple(walk.fx.events), None, asks_others))

    def _note_follow_up(self, chosen: Chosen, decision: Decision, walk: Walk[S]) -> None:
        if decision.pick == (1, 1) and not any(event.reveals for event in walk.fx.events):
            view = self._mind.rules.seat_view(walk.state, Ask(walk.decisions), self._seat)
            self.follow_ups[chosen[0].key] = FollowUp(decision, view)


def _own(walk: Walk[S], seat: Seat) -> Decision:
    decision = question_of(walk, seat)
    assert decision is not None
    return decision
