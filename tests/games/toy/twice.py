"""The toy race in which a bold stake is asked for twice: questions that come one right after the other."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.games.pack import GamePack, edition_of
from sfb_bot.kernel import Ask, Decision, Flow, Json, Seat
from tests.games.toy.cards.box_file import box_from, read_box
from tests.games.toy.pack import toy_pack
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.model import State
from tests.games.toy.rules.rules import Toy
from tests.games.toy.rules.turns import ToyFx, is_decided, next_flow, stake_question

BOLD = ("bold",)
TIMES = 2


class Twice(Toy):
    """Whoever stakes boldly is asked once more, and may think better of it."""

    def coming(self, state: State, seat: Seat, given: tuple[tuple[str, ...], ...]) -> Decision | None:
        first = super().coming(state, seat, ())
        if first is None or not given:
            return first
        return stake_question(seat) if first.prompt == "stake" and given == (BOLD,) else None

    def next_flow(self, fx: ToyFx) -> Flow[None] | None:
        state = fx.state
        is_between = state.outcome is None and bool(state.order) and not state.to_play
        return stake_twice(fx) if is_between and not is_decided(state) else next_flow(fx)


def stake_twice(fx: ToyFx) -> Flow[None]:
    """Everybody chooses a stake, then the bold ones choose again; both times sealed until all are in."""
    chosen: dict[Seat, str] = {}
    asked = [Seat(seat) for seat in sorted(fx.state.playing)]
    for _ in range(TIMES):
        if asked:
            answers = yield Ask(tuple(map(stake_question, asked)))
            chosen |= {seat: picked[0].key for seat, picked in zip(asked, answers, strict=True)}
        asked = [seat for seat in asked if chosen[seat] == "bold" and seat not in fx.state.gone]
    for seat in fx.state.gone:
        chosen.pop(Seat(seat), None)
    fx.emit(ev.StakesRevealed(tuple(chosen.get(Seat(seat), "") for seat in fx.state.seats)))


def twice_pack(document: Json = None, label: str = Toy.name) -> GamePack:
    """The toy in which bold stakes are asked for twice."""
    document = read_box() if document is None else document
    rules = Twice(box_from(document), edition_of(document))
    return replace(toy_pack(document, label), rules=rules, remake=twice_pack, computer=None, practice=None)
