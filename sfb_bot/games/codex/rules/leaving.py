"""Leaving the table: deaths and what replaces them, returns, losses (sections 12 and 15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import OwnHooks, abilities
from sfb_bot.games.codex.rules.content import Ability
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.holdings import able
from sfb_bot.games.codex.rules.ids import SCAVENGER, TECHNICIAN
from sfb_bot.games.codex.rules.model import CRUMBLING, MELEES, Obj, State
from sfb_bot.games.codex.rules.values import flags_of, in_play
from sfb_bot.games.codex.rules.work import Waiting, Work, gain
from sfb_bot.kernel import Seat

MOST_BOUNTY: Final = 3

# Cards register which rules keep them from leaving, what happens instead of a death, where the dead go.
CANNOT_LEAVE: Final = OwnHooks[Callable[[State, Obj, str], bool]]()
REPLACEMENTS: Final[list[Callable[[Work, Obj, str], bool]]] = []
DESTINATIONS: Final[list[Callable[[Work, Obj, str], str]]] = []
# What looks on when somebody has left, with the way and the place it went to: (work, who, to, cause).
FAREWELLS: Final[list[Callable[[Work, Obj, str, str], None]]] = []
# What looks on when several have died together, each with the place it went to: (work, the dead).
LAST_RITES: Final[list[Callable[[Work, list[tuple[Obj, str]]], None]]] = []
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
    _farewell(work, obj, seat, to, cause)
    return True


def _farewell(work: Work, obj: Obj, seat: Seat, to: str, cause: str) -> None:
    for index, _ in abilities(work.state, obj, "leaves"):
        work.wait(Waiting(seat, obj.id, obj.shape.id, index))
    for look in FAREWELLS:
        look(work, obj, to, cause)


def die(work: Work, doomed: Iterable[tuple[Obj, str]]) -> list[Obj]:
    """Things die together (C184); those that really did."""
    state = work.state
    dead: list[tuple[Obj, str]] = []
    for obj, cause in doomed:
        if obj.id in state.objs and can_leave(state, obj, cause) and not _is_replaced(work, obj, cause):
            dead.append((obj, cause))
    if not dead:
        return []
    seen = _watched(work, dead)
    patrols = {obj.id: obj.slot for obj, _ in dead}
    # Who dies together sees each other die: where they go is settled before the first of them is gone.
    places = [(obj, _last_home(work, obj)) for obj, _ in dead]
    for (obj, cause), (_, to) in zip(dead, places, strict=True):
        work.emit(ev.Left(obj.id, to, cause))
        obj.slot = patrols[obj.id]
    for (obj, cause), (_, to) in zip(dead, places, strict=True):
        _after_death(work, obj, to, cause)
    work.queue.extend(seen)
    for look in LAST_RITES:
        look(work, places)
    return [obj for obj, _ in dead]


def _last_home(work: Work, obj: Obj) -> str:
    """Where somebody who dies goes."""
    to = home_of(obj, "discard")
    if to == "discard":
        for destination in DESTINATIONS:
            to = destination(work, obj, to)
    return to


def _watched(work: Work, dead: list[tuple[Obj, str]]) -> list[Waiting]:
    """What cards that look out for deaths have to say; they see their own death, too (C184, CQ60)."""
    found: list[Waiting] = []
    state = work.state
    for watcher in able(state, "unit_dies"):
        if not in_play(watcher):
            continue
        for index, ability in abilities(state, watcher, "unit_dies"):
            for obj, cause in dead:
                if is_minded(work, watcher, ability, obj, cause):
                    found.append(
                        Waiting(
                            watcher.seat,
                            watcher.id,
                            watcher.shape.id,
                            index,
                            subject=obj.id,
                            number=obj.shape.cost,
                            subject_seat=obj.seat,
                            subject_kind=obj.kind.id,
                        )
                    )
    return found


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


def _after_death(work: Work, obj: Obj, to: str, cause: str) -> None:
    state = work.state
    if obj.slot == SCAVENGER:
        gain(work, _bonus_seat(obj), 1, "scavenger")
    elif obj.slot == TECHNICIAN:
        work.wait(Waiting(_bonus_seat(obj), obj.id, obj.kind.id, -1, "technician"))
    for index, _ in abilities(state, obj, "dies"):
        by_combat = int(cause == "combat")
        work.wait(Waiting(obj.seat, obj.id, obj.shape.id, index, number=by_combat, subject=obj.id))
    _farewell(work, obj, obj.seat, to, cause)
    if obj.kind.is_hero:
        work.wait(Waiting(obj.owner, obj.id, obj.kind.id, -1, "hero_died"))
    elif obj.kind.is_unit and state.setup.mode in MELEES and cause not in ("sacrificed", "fading"):
        _bounty(work, obj)


def _bonus_seat(obj: Obj) -> Seat:
    """Who has the bonus of a slot: the controller, of a lent card the owner (C185, C273)."""
    return obj.home[-1][0] if obj.home and obj.home[-1][1].startswith("lent") else obj.seat


def _bounty(work: Work, obj: Obj) -> None:
    """A gold for an enemy unit that died in the own turn, not by an effect of somebody else (C270, CQ38)."""
    hunter = work.state.chooser
    if work.actor is not None and work.actor != hunter:
        return
    counted = work.state.players[hunter].spent.get("bounty", 0)
    if work.state.is_opposing(hunter, obj.seat) and counted < MOST_BOUNTY:
        work.emit(ev.CountChanged(hunter, "bounty", 1))
        gain(work, hunter, 1, "bounty")


def _is_replaced(work: Work, obj: Obj, cause: str) -> bool:
    """Whether something happens instead of a death (C179): then it was none."""
    state = work.state
    if not obj.shape.is_fighter:
        return False
    flags = flags_of(state, obj)
    if flags & key.TWO_LIVES and not obj.runes.get(CRUMBLING):
        work.emit(ev.Saved(obj.id, "two_lives"))
        work.emit(ev.RunesChanged(obj.id, CRUMBLING, 1))
        return True
    for replace in REPLACEMENTS:
        if replace(work, obj, cause):
            return True
    if flags & key.INDESTRUCTIBLE and cause != "sacrificed":
        attached = [each for each in state.objs.values() if each.host == obj.id]
        if obj.damage or obj.is_doomed or not obj.is_exhausted or attached:
            work.emit(ev.Saved(obj.id, "indestructible"))
            for each in attached:
                leave(work, each, "discard", "lost")
        return True
    return False


def sacrifice(work: Work, obj: Obj) -> bool:
    """A seat gives something up; whether it was carried out, death or not (C182)."""
    state = work.state
    if obj.id not in state.objs or not can_be_sacrificed(state, obj):
        return False
    if obj.shape.is_fighter:
        die(work, [(obj, "sacrificed")])
        return True
    return leave(work, obj, "discard", "sacrificed")


def sacrifice_together(work: Work, objs: Iterable[Obj]) -> int:
    """Things are given up at the same time, so that they see each other die (C184); how many were."""
    able = [obj for obj in objs if can_be_sacrificed(work.state, obj)]
    fighters = [obj for obj in able if obj.shape.is_fighter]
    die(work, [(obj, "sacrificed") for obj in fighters])
    return len(fighters) + sum(
        leave(work, obj, "discard", "sacrificed") for obj in able if not obj.shape.is_fighter
    )


def destroy(work: Work, objs: Iterable[Obj]) -> list[Obj]:
    """Destroy things together; those that really died or went."""
    gone: list[Obj] = []
    fighters: list[tuple[Obj, str]] = []
    for obj in objs:
        if obj.shape.is_fighter:
            fighters.append((obj, "destroyed"))
        elif leave(work, obj, "discard", "destroyed"):
            gone.append(obj)
    return [*die(work, fighters), *gone]
