"""Drawing, discarding and reshuffling (section 18)."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import Phase, State
from sfb_bot.games.codex.rules.work import Work
from sfb_bot.kernel import Seat


def may_reshuffle(state: State, seat: Seat) -> bool:
    """Whether the discard may become the deck: in the own main phase, until the lock, only once (C249)."""
    player = state.players[seat]
    if not player.discard:
        return False
    is_main = seat in state.active and state.phase is Phase.MAIN and not player.has_locked
    return not (is_main and player.spent.get("reshuffles", 0))


def draw(work: Work, seat: Seat, count: int, cause: str = "") -> int:
    """Draw cards, with a reshuffle where the deck runs out (C248); how many came."""
    state = work.state
    player = state.players[seat]
    drawn = 0
    while drawn < count:
        if not player.deck:
            if not may_reshuffle(state, seat):
                break
            work.emit(ev.Reshuffled(seat, tuple(work.fx.shuffled(sorted(player.discard)))))
        take = min(count - drawn, len(player.deck))
        cards = tuple(reversed(player.deck[len(player.deck) - take :]))
        work.emit(ev.Drawn(seat, cards, take, cause))
        drawn += take
    return drawn


def discard(work: Work, seat: Seat, cards: Sequence[KindId], cause: str) -> None:
    """Put cards of the hand on the discard pile."""
    if cards:
        work.emit(ev.Discarded(seat, tuple(cards), len(cards), cause))


def discard_at_random(work: Work, seat: Seat, count: int = 1) -> None:
    """A seat loses cards of its hand by chance; nobody else learns which (C253)."""
    for _ in range(count):
        hand = work.state.players[seat].hand
        if not hand:
            return
        discard(work, seat, [sorted(hand)[work.fx.below(len(hand))]], "random")


def trash_workers(work: Work, seat: Seat, count: int, cause: str) -> int:
    """Workers leave the game, as many as there are (CQ67)."""
    lost = min(count, work.state.players[seat].workers)
    if lost:
        work.emit(ev.WorkersLost(seat, lost, cause))
    return lost
