"""The flows: a round begins, turns are taken, pots are banked and taxed."""

from __future__ import annotations

from typing import Final

from sfb_bot.kernel import Ask, Decision, Flow, Fx, Option, Seat
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.model import ONE, State

ToyFx = Fx[State]

COUNTS: Final = {"one": 1, "two": 2}
STAKES: Final = ("safe", "bold")
CALLS: Final = ("even", "odd", "none")
SHARES: Final = {"half": 2, "third": 3}
FACES: Final = 6


def next_flow(fx: ToyFx) -> Flow[None] | None:
    """What comes next by the state alone."""
    state = fx.state
    if state.outcome is not None:
        return None
    if not state.order:
        return draw_order(fx)
    if state.to_play:
        return take_turn(fx, Seat(state.to_play[0]))
    return finish(fx) if is_decided(state) else begin_round(fx)


def is_decided(state: State) -> bool:
    """Whether no round follows any more."""
    best = max(state.points[seat] for seat in state.playing)
    return state.round >= state.box.most_rounds or best >= state.goal


def draw_order(fx: ToyFx) -> Flow[None]:
    """The first seat, agreed or at random, then the others around the table."""
    count = len(fx.state.points)
    first = fx.state.setup.first
    start = fx.below(count) if first is None else first
    fx.emit(ev.OrderDrawn(tuple(Seat((start + n) % count) for n in range(count))))
    yield from ()


def stake_question(seat: Seat) -> Decision:
    """What everybody is asked when a round begins."""
    return Decision(seat, "stake", tuple(map(Option, STAKES)), default=("safe",))


def turn_question(seat: Seat) -> Decision:
    """What begins a turn, and is asked again after every throw."""
    return Decision(seat, "turn", (Option("one"), Option("two"), Option("bank")), default=("bank",))


def begin_round(fx: ToyFx) -> Flow[None]:
    """Everybody who is still there and has no habit chooses a stake, sealed until all are in."""
    habit = fx.state.setup.habit
    chosen = {Seat(seat): habit(seat) for seat in fx.state.playing if habit(seat)}
    asked = [Seat(seat) for seat in sorted(fx.state.playing) if not habit(seat)]
    if asked:
        answers = yield Ask(tuple(map(stake_question, asked)))
        chosen |= {seat: picked[0].key for seat, picked in zip(asked, answers, strict=True)}
    for seat in fx.state.gone:
        chosen.pop(Seat(seat), None)
    fx.emit(ev.StakesRevealed(tuple(chosen.get(Seat(seat), "") for seat in fx.state.seats)))


def take_turn(fx: ToyFx, seat: Seat) -> Flow[None]:
    """One throw, or the end of the turn."""
    ((way,),) = yield Ask((turn_question(seat),))
    if way.key == "bank":
        yield from bank(fx, seat)
        return
    fx.emit(ev.DiceTaken(seat, COUNTS[way.key]))
    calls = tuple(map(Option, CALLS))
    ((call,),) = yield Ask((Decision(seat, "call", calls, default=("none",)),))
    if seat in fx.state.gone:
        fx.emit(ev.TurnEnded(seat))
    else:
        throw(fx, seat, call.key)


def throw(fx: ToyFx, seat: Seat, call: str) -> None:
    """Let the dice fall; a one ends the turn."""
    state = fx.state
    faces = tuple(fx.below(FACES) + 1 for _ in range(state.taken))
    is_bold = state.stakes[seat] == "bold"
    right = call == ("odd" if sum(faces) % 2 else "even")
    worth = 0 if ONE in faces else sum(faces) * (2 if is_bold else 1) + state.box.call_bonus * right
    fx.emit(ev.DiceThrown(seat, faces, call, worth))
    if ONE in faces:
        fx.emit(ev.Busted(seat, min(state.points[seat], state.box.bold_loss) if is_bold else 0))
        fx.emit(ev.TurnEnded(seat))


def bank(fx: ToyFx, seat: Seat) -> Flow[None]:
    """The pot becomes points; of a rich one the others may take half, each with their one stamp.

    Who has a stamp and how rich the pot is are public, so asking tells nothing.
    """
    others = [Seat(other) for other in fx.state.playing if other != seat]
    for other in others:
        state = fx.state
        if seat in state.gone or state.pot < state.box.rich:
            break
        if other in state.stamps and other not in state.gone:
            options = (Option("tax"), Option("pass"))
            ((said,),) = yield Ask((Decision(other, "tax", options, default=("pass",), about=seat),))
            if said.key == "tax" and seat not in fx.state.gone:
                yield from tax(fx, other, seat)
    if seat not in fx.state.gone:
        fx.emit(ev.Banked(seat, fx.state.pot))
    fx.emit(ev.TurnEnded(seat))


def tax(fx: ToyFx, seat: Seat, payer: Seat) -> Flow[None]:
    """Whoever taxes goes on to say how much; then the payer has a say, in the middle of the own turn."""
    shares = tuple(map(Option, SHARES))
    ((share,),) = yield Ask((Decision(seat, "share", shares, default=("half",), about=payer, follows=True),))
    if {seat, payer} & {*fx.state.gone}:
        return
    amount = fx.state.pot // SHARES[share.key]
    fx.emit(ev.Taxed(seat, payer, amount))
    options = (Option("appeal"), Option("pay"))
    ((said,),) = yield Ask((Decision(payer, "appeal", options, default=("pay",), about=seat),))
    if said.key == "appeal" and payer not in fx.state.gone:
        face = fx.below(FACES) + 1
        fx.emit(ev.Appealed(payer, seat, face, 0 if face % 2 else amount))


def finish(fx: ToyFx) -> Flow[None]:
    """The most points of those still there win; a tie is a draw."""
    points = {seat: fx.state.points[seat] for seat in fx.state.playing}
    best = [seat for seat, count in points.items() if count == max(points.values())]
    fx.emit(ev.MatchEnded(best[0] if len(best) == 1 else None, "played"))
    yield from ()
