"""Who is destroyed, what that sets off, and whether it ends the match."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.content import Ability
from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.lanes import from_the_front, neighbours
from sfb_bot.games.rift.rules.model import SEATS, State, Warrior, other
from sfb_bot.games.rift.rules.strength import life
from sfb_bot.kernel import MatchDecided, Seat


def settle(fx: RiftFx) -> None:
    """Destroy everybody whose damage has reached their life, until nothing changes (R-8, RQ49).

    Those of one look leave together; then their abilities act on whoever still stands, then it is looked
    again. Once all is at rest, a side without warriors has lost (R-70).
    """
    state = fx.state
    is_anybody_gone = False
    while doomed := _doomed(state):
        is_anybody_gone = True
        blasts: list[tuple[Seat, Cell, Ability]] = []
        for warrior in doomed:
            ability = warrior.ability
            if ability is not None and ability.op == "blast":
                blasts.append((warrior.seat, warrior.cell, ability))
            returns = warrior.op == "rebirth" and (
                warrior.form is not None or warrior.kind.id not in state.players[warrior.seat].spent
            )
            fx.emit(ev.Destroyed(warrior.id, warrior.seat, warrior.kind.id, warrior.cell, returns))
        for seat, cell, ability in blasts:
            for beside in neighbours(state, cell):
                if beside.seat != seat:
                    fx.emit(ev.Damaged(beside.id, ability.amount, "blast"))
    if is_anybody_gone:
        _end_if_destroyed(fx)


def _doomed(state: State) -> list[Warrior]:
    """Everybody to be destroyed now, in the order of their abilities: the player at turn first (R-67)."""
    doomed = [
        warrior
        for warrior in state.warriors.values()
        if warrior.damage and warrior.damage >= life(state, warrior)
    ]
    if len(doomed) < 2:
        return doomed
    order = [*from_the_front(state, state.turn), *from_the_front(state, other(state.turn))]
    return sorted(doomed, key=order.index)


def is_wiped_out(state: State, seat: Seat) -> bool:
    """No warrior in a lane and none in the deck."""
    return not state.players[seat].deck and not any(
        warrior.seat == seat for warrior in state.warriors.values()
    )


def _end_if_destroyed(fx: RiftFx) -> None:
    lost = [seat for seat in SEATS if is_wiped_out(fx.state, seat)]
    if lost:
        end_match(fx, other(lost[0]) if len(lost) == 1 else None, "destruction")


def end_match(fx: RiftFx, winner: Seat | None, reason: ev.EndReason) -> None:
    """The match is over; nothing else happens."""
    fx.emit(ended(fx.state, winner, reason))
    raise MatchDecided


def ended(state: State, winner: Seat | None, reason: ev.EndReason) -> ev.MatchEnded:
    """The end, with the armies that everybody may see from now on."""
    armies = tuple([tuple(sorted(state.players[seat].army)) for seat in SEATS])
    return ev.MatchEnded(winner, reason, armies)
