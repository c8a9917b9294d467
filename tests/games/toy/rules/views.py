"""What everybody sees of a match, and what one seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.kernel import Ask, Decision, Seat, commitment
from tests.games.toy.rules.model import Outcome, State


@dataclass(frozen=True, slots=True)
class PublicView:
    """Everything but the seed; `waiting` says who is asked for what."""

    motto: str
    goal: int
    order: tuple[Seat, ...]
    to_play: tuple[Seat, ...]
    turns: int
    round: int
    turn: Seat | None
    points: tuple[int, ...]
    pot: int
    taken: int
    thrown: tuple[int, ...]
    stakes: tuple[str, ...]
    stamps: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    draw_offers: tuple[Seat, ...]
    waiting: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None
    commitment: str
    seed: str
    habits: tuple[str, ...]

    def asked(self, seat: Seat) -> str:
        """What a seat is asked for, empty for nothing."""
        return dict(self.waiting).get(seat, "")


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat knows what everybody knows; only its question is its own."""

    public: PublicView
    seat: Seat
    question: Decision | None


def public_view(state: State, ask: Ask | None) -> PublicView:
    """The match as everybody may see it."""
    return PublicView(
        motto=state.box.motto,
        goal=state.goal,
        order=tuple(map(Seat, state.order)),
        to_play=tuple(map(Seat, state.to_play)),
        turns=state.turns,
        round=state.round,
        turn=Seat(state.to_play[0]) if state.to_play else None,
        points=tuple(state.points),
        pot=state.pot,
        taken=state.taken,
        thrown=tuple(state.thrown),
        stakes=tuple(state.stakes),
        stamps=tuple(map(Seat, state.stamps)),
        gone=tuple(map(Seat, state.gone)),
        draw_offers=tuple(map(Seat, state.draw_offers)),
        waiting=tuple((each.seat, each.prompt) for each in ask.decisions) if ask else (),
        outcome=state.outcome,
        commitment=commitment(state.dice.seed),
        seed=state.dice.seed if state.outcome else "",
        habits=state.setup.habits,
    )


def seat_view(state: State, ask: Ask | None, seat: Seat) -> SeatView:
    """The match as one seat may see it."""
    question = next((each for each in ask.decisions if each.seat == seat), None) if ask else None
    return SeatView(public_view(state, ask), seat, question)
