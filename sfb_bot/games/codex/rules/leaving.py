"""Leaving the table: who can, where they go, who looks on (sections 12 and 15); deaths are in `dying`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import OwnHooks, abilities
from sfb_bot.games.codex.rules.content import Ability
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.values import flags_of
from sfb_bot.games.codex.rules.work import Waiting, Work
from sfb_bot.kernel import Seat

# Cards register which rules keep them from leaving.
CANNOT_LEAVE: Final = OwnHooks[Callable[[State, Obj, str], bool]]()
# What looks on when somebody has left, with the way and the place it went to: (work, who, to, cause).
FAREWELLS: Final[list[Callable[[Work, Obj, str, str], None]]] = []
# Whether a watching ability with a name minds: (work, the watcher, who has died or arrived, cause).
MINDS: Final[dict[str, Callable[[Work, Obj, Obj, str], bool]]] = {}

DYING: Final = frozenset({"combat", "damage", "destroyed", "sacrificed", "fading"})


def can_leave(state: State, obj: Obj, cause: str) -> bool:
    """Whether something could leave play in this way now."""
    for keeps in CANNOT_LEAVE.of(obj.shape):  # noqa: SIM110  hardly any card has such a rule
        if keeps(state, obj, cause):
            return False
    return True


def can_be_sacrificed(state: State, obj: Obj) -> bool:
    """Whether something may be sacrificed (C178)."""
    if flags_of(state, obj) & (key.CANNOT_BE_SACRIFICED | key.INDESTRUCTIBLE):
        return False
    return can_leave(state, obj, "sacrificed")


def home_of(obj: Obj, to: str) -> str:
    """Where something really goes: heroes to the command zone, what is no card nowhere."""
    if obj.kind.is_hero:
        return "command"
    return "gone" if obj.kind.is_token or obj.kind.type in ("tech", "addon") else to


def leave(work: Work, obj: Obj, to: str, cause: str) -> bool:
    """Something leaves play without dying: returned, trashed, lost; whether it did."""
    if obj.id not in work.state.objs or not can_leave(work.state, obj, cause):
        return False
    seat = obj.seat
    to = home_of(obj, to)
    work.emit(ev.Left(obj.id, to, cause))
    farewell(work, obj, seat, to, cause)
    return True


def farewell(work: Work, obj: Obj, seat: Seat, to: str, cause: str) -> None:
    """What follows when somebody has left."""
    for index, _ in abilities(work.state, obj, "leaves"):
        work.wait(Waiting(seat, obj.id, obj.shape.id, index))
    for look in FAREWELLS:
        look(work, obj, to, cause)


def is_minded(work: Work, watcher: Obj, ability: Ability, obj: Obj, cause: str) -> bool:
    """Whether a card that looks out for something minds this one."""
    if ability.on is not None and not fits(work.state, ability.on, obj, watcher.seat, watcher):
        return False
    minds = MINDS.get(ability.name)
    return minds is None or minds(work, watcher, obj, cause)


def notice_kill(work: Work, killer: Obj, victim: Obj) -> None:
    """Something has died or fallen from the damage of a card, which may look out for it (C166)."""
    for index, ability in abilities(work.state, killer, "kills"):
        if is_minded(work, killer, ability, victim, "killed"):
            work.wait(
                Waiting(
                    killer.seat,
                    killer.id,
                    killer.shape.id,
                    index,
                    subject=victim.id,
                    subject_seat=victim.seat,
                    subject_kind=victim.kind.id,
                )
            )
