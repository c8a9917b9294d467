"""Tint: a small game the kernel has never heard of.

Every seat is dealt a secret number from 1 to 6. Each round all seats seal one or two of three colours at
once, then a colour is drawn by lot. The seats that named it, in seat order, are each asked whether to keep
the point or to spend it on a new secret number. After the last round the most points win, a tie going to
the higher secret. A seat may offer a draw once per round (nobody ever
takes it), or concede, whenever it likes.

It has what another game than Super Fantasy Brawl would want of a table: two to five seats, dice, a secret,
sealed simultaneous choices, questions in the middle of an action, and words out of turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar, Final

from sfb_bot.kernel import (
    Ask,
    Decision,
    Decree,
    Dice,
    Event,
    Flow,
    Fx,
    JournalError,
    Json,
    Option,
    Rules,
    Run,
    Seat,
    SetupRefused,
    Word,
    commitment,
)

COLOURS: Final = ("amber", "blue", "coral")


@dataclass(slots=True)
class TintState:
    dice: Dice
    seats: int
    rounds: int
    round: int
    secrets: list[int]
    points: list[int]
    offers: list[int]
    winner: int | None
    over: bool


@dataclass(frozen=True, slots=True)
class SecretDealt(Event):
    """Only the seat itself sees the number."""

    seat: Seat
    number: int
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return SecretDealt(self.seat, 0)

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@dataclass(frozen=True, slots=True)
class ColoursRevealed(Event):
    named: tuple[tuple[str, ...], ...]
    drawn: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PointKept(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    pass


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winner: int | None


EVENTS: Final = {
    kind.__name__: kind
    for kind in (SecretDealt, ColoursRevealed, PointKept, RoundEnded, DrawOffered, GameEnded)
}


@dataclass(frozen=True, slots=True)
class TintPublic:
    round: int
    points: tuple[int, ...]
    offers: tuple[int, ...]
    waiting: tuple[tuple[Seat, str], ...]
    winner: int | None
    over: bool
    commitment: str


@dataclass(frozen=True, slots=True)
class TintPrivate:
    public: TintPublic
    seat: Seat
    secret: int
    question: Decision | None


TintFx = Fx[TintState]
TintRun = Run[TintState, TintPublic, TintPrivate]


class Tint(Rules[TintState, TintPublic, TintPrivate]):
    """The rules of Tint."""

    name: ClassVar[str] = "tint"
    version: ClassVar[int] = 3
    decrees: ClassVar[tuple[Decree, ...]] = (Decree.CALLED_OFF,)

    def begin(self, setup: Mapping[str, Json], seed: str) -> TintState:
        seats, rounds = setup.get("seats"), setup.get("rounds")
        if not (isinstance(seats, int) and isinstance(rounds, int) and 2 <= seats <= 5 and rounds >= 1):
            raise SetupRefused("two to five seats and at least one round", rule="seats")
        return TintState(Dice(seed), seats, rounds, 0, [0] * seats, [0] * seats, [0] * seats, None, False)

    def next_flow(self, fx: TintFx) -> Flow[None] | None:
        state = fx.state
        if state.over:
            return None
        if not all(state.secrets):
            return self.deal(fx)
        return self.play_round(fx) if state.round < state.rounds else self.finish(fx)

    def deal(self, fx: TintFx) -> Flow[None]:
        for seat in range(fx.state.seats):
            fx.emit(SecretDealt(Seat(seat), fx.below(6) + 1))
        yield from ()

    def colours(self, state: TintState) -> tuple[str, ...]:
        """What may be named; an upgrade of the rules in a test says something else."""
        del state
        return COLOURS

    def play_round(self, fx: TintFx) -> Flow[None]:
        state = fx.state
        options = tuple(Option(name) for name in self.colours(state))
        answers = yield Ask(
            tuple(
                Decision(Seat(seat), "name_colours", options, (1, 2), (options[0].key,))
                for seat in range(state.seats)
            )
        )
        named = tuple(tuple(option.key for option in chosen) for chosen in answers)
        drawn = options[fx.below(len(options))].key
        fx.emit(ColoursRevealed(named, drawn))
        for seat in range(state.seats):
            if drawn in named[seat]:
                yield from self.reward(fx, Seat(seat))
        fx.emit(RoundEnded())

    def reward(self, fx: TintFx, seat: Seat) -> Flow[None]:
        options = (Option("keep"), Option("swap"))
        answers = yield Ask((Decision(seat, "reward", options, default=("keep",)),))
        if answers[0][0].key == "keep":
            fx.emit(PointKept(seat))
        else:
            fx.emit(SecretDealt(seat, fx.below(6) + 1))

    def finish(self, fx: TintFx) -> Flow[None]:
        state = fx.state
        ranked = [(state.points[seat], state.secrets[seat]) for seat in range(state.seats)]
        best = max(ranked)
        fx.emit(GameEnded(ranked.index(best) if ranked.count(best) == 1 else None))
        yield from ()

    def evolve(self, state: TintState, event: Event) -> None:
        match event:
            case SecretDealt(seat, number):
                state.secrets[seat] = number
            case PointKept(seat):
                state.points[seat] += 1
            case RoundEnded():
                state.round += 1
                state.offers = [0] * state.seats
            case DrawOffered(seat):
                state.offers[seat] += 1
            case GameEnded(winner):
                state.winner, state.over = winner, True
            case _:
                pass

    def seats(self, state: TintState) -> Sequence[Seat]:
        return [Seat(seat) for seat in range(state.seats)]

    def is_over(self, state: TintState) -> bool:
        return state.over

    def words(self, state: TintState, seat: Seat) -> tuple[Word, ...]:
        if state.over or not 0 <= seat < state.seats:
            return ()
        return (Word.CONCEDE,) if state.offers[seat] else (Word.OFFER_DRAW, Word.CONCEDE)

    def decree(self, state: TintState, seat: Seat, decree: Decree) -> tuple[Event, ...]:
        del state, seat, decree
        return (GameEnded(None),)

    def speak(self, state: TintState, seat: Seat, word: Word) -> tuple[Event, ...]:
        if word is Word.OFFER_DRAW:
            return (DrawOffered(seat),)
        others = [other for other in range(state.seats) if other != seat]
        return (GameEnded(others[0] if len(others) == 1 else None),)

    def copy(self, state: TintState) -> TintState:
        return self.decode_state(self.encode_state(state))

    def encode_setup(self, state: TintState) -> Json:
        return {"seats": state.seats, "rounds": state.rounds}

    def encode_state(self, state: TintState) -> Json:
        return asdict(state)

    def decode_state(self, stored: Json) -> TintState:
        lists = {key: list(stored[key]) for key in ("secrets", "points", "offers")}
        return TintState(**{**stored, **lists, "dice": Dice(**stored["dice"])})

    def encode_event(self, event: Event) -> Json:
        # Any: which fields an event has is known to its class alone.
        values: Any = event
        return [type(event).__name__, *(getattr(values, each.name) for each in fields(values))]

    def decode_event(self, stored: Json) -> Event:
        name, *values = stored
        if name not in EVENTS:
            raise JournalError(f"not an event of this game: {name}")
        if name == "ColoursRevealed":
            values[0] = tuple(tuple(each) for each in values[0])
        return EVENTS[name](*values)

    def public_view(self, state: TintState, ask: Ask | None) -> TintPublic:
        waiting = tuple((each.seat, each.prompt) for each in ask.decisions) if ask else ()
        return TintPublic(
            state.round,
            tuple(state.points),
            tuple(state.offers),
            waiting,
            state.winner,
            state.over,
            commitment(state.dice.seed),
        )

    def seat_view(self, state: TintState, ask: Ask | None, seat: Seat) -> TintPrivate:
        question = next((each for each in ask.decisions if each.seat == seat), None) if ask else None
        return TintPrivate(self.public_view(state, ask), seat, state.secrets[seat], question)


SETUP: Final[dict[str, Json]] = {"seats": 3, "rounds": 4}


def new_run(seed: str = "toy", rules: Tint | None = None, setup: Mapping[str, Json] = SETUP) -> TintRun:
    """A match of Tint at its first question."""
    game = rules or Tint()
    return Run(game, game.begin(setup, seed))


def random_keys(decision: Decision, dice: Dice) -> tuple[str, ...]:
    """A random legal answer."""
    fewest, most = decision.pick
    count = fewest + dice.below(most - fewest + 1)
    return tuple(option.key for option in dice.shuffled(decision.options)[:count])
