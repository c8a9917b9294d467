"""Before the first turn: who starts, how armies are built, opening hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.choices import OnKind
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.draws import draw_spells
from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import SEATS, Phase, other
from sfb_bot.kernel import Ask, Decision, Flow

# The order in which armies are built: the highest rank first.
BUILDING: Final = tuple(reversed(RANKS))


def first_player(fx: RiftFx) -> Flow[None]:
    """Agreed, or by lot (RQ2)."""
    agreed = fx.state.setup.first
    fx.emit(ev.FirstPlayerSet(SEATS[fx.below(len(SEATS))] if agreed is None else agreed))
    fx.emit(ev.PhaseBegan(Phase.DEAL))
    yield from ()


def deal(fx: RiftFx) -> Flow[None]:
    """Deal a packet of the next rank to each; in a basic set-up the other ranks at once (R-11, R-12)."""
    state = fx.state
    content, board = state.content, state.content.board
    is_basic = state.setup.army == "basic"
    pile = fx.shuffled(content.pool[BUILDING[state.rank]])
    for seat in SEATS:
        start = seat * board.dealt
        fx.emit(ev.WarriorsDealt(seat, tuple(pile[start : start + board.dealt]), is_packet=True))
    fx.emit(ev.RestBoxed(tuple(pile[len(SEATS) * board.dealt :])))
    if is_basic:
        for rank in BUILDING[1:]:
            rest = fx.shuffled(content.pool[rank])
            for seat in SEATS:
                start = seat * board.kept
                fx.emit(ev.WarriorsDealt(seat, tuple(rest[start : start + board.kept]), is_packet=False))
            fx.emit(ev.RestBoxed(tuple(rest[len(SEATS) * board.kept :])))
    fx.emit(ev.PhaseBegan(Phase.KEEP if is_basic else Phase.PICK, state.rank))
    yield from ()


def keep(fx: RiftFx) -> Flow[None]:
    """Both keep some of their champions, in secret and at the same time (R-11)."""
    state = fx.state
    content, count = state.content, state.content.board.kept
    asked = tuple(
        Decision(
            seat,
            "keep_champions",
            tuple(content.kinds[kind].option for kind in sorted(state.players[seat].packet)),
            (count, count),
            tuple(by_worth(content, state.players[seat].packet)[:count]),
        )
        for seat in SEATS
    )
    answers = yield Ask(asked)
    for seat, chosen in zip(SEATS, answers, strict=True):
        kept = [option.payload.kind for option in chosen if isinstance(option.payload, OnKind)]
        left = [kind for kind in sorted(state.players[seat].packet) if kind not in kept]
        fx.emit(ev.WarriorsKept(seat, tuple(sorted(kept)), tuple(left)))
    fx.emit(ev.PhaseBegan(Phase.MUSTER))


def pick(fx: RiftFx) -> Flow[None]:
    """Both pick one in secret and pass the rest of their packets on; the last go to the box (R-12)."""
    state = fx.state
    content, board = state.content, state.content.board
    asked = tuple(
        Decision(
            seat,
            "pick",
            tuple(content.kinds[kind].option for kind in sorted(set(state.players[seat].packet))),
            default=(by_worth(content, state.players[seat].packet)[0],),
        )
        for seat in SEATS
    )
    answers = yield Ask(asked)
    for seat, (option,) in zip(SEATS, answers, strict=True):
        assert isinstance(option.payload, OnKind)
        fx.emit(ev.WarriorPicked(seat, option.payload.kind))
    picks = state.pick + 1
    if picks < board.kept:
        passed = tuple(tuple(state.players[other(seat)].packet) for seat in SEATS)
        fx.emit(ev.PacketsPassed(passed))
        fx.emit(ev.PhaseBegan(Phase.PICK, state.rank, picks))
        return
    for seat in SEATS:
        fx.emit(ev.LeftoversBoxed(seat, tuple(state.players[seat].packet)))
    following = state.rank + 1
    if following < len(BUILDING):
        fx.emit(ev.PhaseBegan(Phase.DEAL, following))
    else:
        fx.emit(ev.PhaseBegan(Phase.MUSTER))


def by_worth(content: Content, kinds: Iterable[KindId]) -> list[KindId]:
    """The best first: greatest life and best damage together, then by id."""
    return sorted(kinds, key=lambda kind: (-content.kinds[kind].worth, kind))


def muster(fx: RiftFx) -> Flow[None]:
    """Armies become warrior decks, spell decks are shuffled, opening hands drawn (R-13, R-14)."""
    state = fx.state
    board = state.content.board
    for seat in SEATS:
        fx.emit(ev.ArmyShuffled(seat, tuple(fx.shuffled(state.players[seat].army))))
    for seat in SEATS:
        fx.emit(ev.SpellsShuffled(seat, tuple(fx.shuffled(state.content.spell_deck))))
    for seat in (state.first, other(state.first)):
        count = board.first_hand if seat == state.first else board.second_hand
        draw_spells(fx, seat, count, "opening")
    fx.emit(ev.PhaseBegan(Phase.START))
    yield from ()
