"""Naming things: what an effect may choose, what targeting costs and causes (section 13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import Hooks, OwnHooks, has_reaction, has_static
from sfb_bot.games.codex.rules.choices import DONE, NONE, About, OnObj, OnSeat, OnWorkers, on_kind, on_obj
from sfb_bot.games.codex.rules.content import Content, Kind
from sfb_bot.games.codex.rules.dying import die
from sfb_bot.games.codex.rules.fitting import fits, subtypes_of
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.selector import Selector
from sfb_bot.games.codex.rules.values import is_hidden_from, values
from sfb_bot.games.codex.rules.work import Frame, Work, pay
from sfb_bot.kernel import Flow, Option, Seat, choose

# Cards register what else forbids a target, anything or its own rules: (state, who is named, the effect).
TARGET_BANS: Final = Hooks[Callable[[State, Obj, Frame], bool]]()
OWN_TARGET_BANS: Final = OwnHooks[Callable[[State, Obj, Frame], bool]]()
# What is named among others by these numbers: the workers of a seat.
WORKERS_OF: Final = -10


def workers_id(seat: Seat) -> ObjId:
    """The number under which the workers of a seat are named."""
    return ObjId(WORKERS_OF - seat)


def seat_of_workers(number: ObjId) -> Seat | None:
    """The seat whose workers a number means, None for anything else."""
    return Seat(WORKERS_OF - number) if number <= WORKERS_OF else None


def candidates(work: Work, frame: Frame, selector: Selector) -> list[Obj]:
    """What fits a description now and may be named by the effect."""
    state = work.state
    source = work.obj(frame.source)
    found: list[Obj] = []
    for obj in state.objs.values():
        if obj.is_building_site or obj.is_future:
            continue
        if fits(state, selector, obj, frame.seat, source):
            if selector.flies is not None or selector.most_atk is not None:
                now = values(state, obj)
                if selector.flies is not None and bool(now.flags & key.FLYING) != selector.flies:
                    continue
                if selector.most_atk is not None and now.atk > selector.most_atk:
                    continue
            if selector.another and obj.id in frame.named:
                continue
            if not selector.targets or may_target(state, frame, obj):
                found.append(obj)
    return found


def may_target(state: State, frame: Frame, obj: Obj) -> bool:
    """Whether an effect may target something: it can be seen, it may be targeted, resist can be paid."""
    now = values(state, obj)
    if now.flags & key.UNTARGETABLE:
        return False
    if state.is_opposing(obj.seat, frame.seat):
        if now.flags & key.SHIELDED or is_hidden_from(state, obj, frame.seat):
            return False
        if now.resist > state.players[frame.seat].gold:
            return False
    for bans in (*TARGET_BANS.of(state), *OWN_TARGET_BANS.of(obj.shape)):
        if bans(state, obj, frame):
            return False
    return True


def name(
    work: Work,
    frame: Frame,
    selector: Selector,
    *,
    least: int = 1,
    most: int = 1,
    prompt: str = "",
    allowed: Callable[[Obj], bool] | None = None,
) -> Flow[list[Obj]]:
    """Choose things one by one; those that are still there after the reactions to being targeted.

    What somebody who is not active may do is not done (C203); of "up to" several the active player says how
    many (CQ29). `allowed` says what else must hold for a thing.
    """
    state = work.state
    asked = work.chooser(frame.seat)
    if least < most == 1 and frame.seat not in state.active:
        most = least
    chosen: list[ObjId] = []
    while len(chosen) < most:
        found = [
            obj
            for obj in candidates(work, frame, selector)
            if obj.id not in chosen and (allowed is None or allowed(obj))
        ]
        options = _offer(state, frame, selector, chosen, found)
        if not options:
            break
        is_free = len(chosen) >= least
        if is_free:
            options.append(DONE if chosen else NONE)
        elif len(options) == len(found) <= least - len(chosen) and not _costs(state, frame, selector, found):
            # All of them are needed: there is nothing to ask.
            options = options[:1]
        about = About(frame.source, frame.kind.id, frame.index, frame.part, tuple(chosen))
        picked = yield from choose(
            asked,
            prompt or ("target" if selector.targets else "choose"),
            options,
            about=about,
            always=is_free,
        )
        match picked:
            case OnObj(number):
                obj = state.objs[number]
                if selector.targets:
                    _pay_resist(work, frame, obj)
                    if values(state, obj).flags & key.FLAGBEARER:
                        # Only one whose duty binds will do (CQ64).
                        frame.flag_met = frame.flag_met or binds(state, obj, frame.seat)
                chosen.append(number)
            case OnWorkers(seat):
                chosen.append(workers_id(seat))
            case _:
                break
    frame.named.extend(chosen)
    if selector.targets and chosen:
        work.emit(ev.Targeted(frame.seat, frame.kind.id, tuple(chosen)))
        for number in chosen:
            yield from _react(work, number)
    frame.last = chosen
    return [state.objs[number] for number in chosen if number in state.objs]


def _offer(
    state: State, frame: Frame, selector: Selector, chosen: list[ObjId], found: list[Obj]
) -> list[Option]:
    """What can be named next."""
    bound = _bound(state, frame, selector, found)
    options = [on_obj(obj.id) for obj in bound or found]
    if "worker" in selector.kinds and not bound:
        options.extend(_workers(state, frame, selector, chosen))
    return options


def _workers(state: State, frame: Frame, selector: Selector, chosen: list[ObjId]) -> list[Option]:
    options: list[Option] = []
    for player in state.players:
        seat = player.seat
        left = player.workers - chosen.count(workers_id(seat))
        if left <= 0 or player.is_cleared:
            continue
        if selector.side == "own" and seat != frame.seat:
            continue
        if selector.side == "opposing" and not state.is_opposing(seat, frame.seat):
            continue
        options.append(Option(f"workers{seat}", OnWorkers(seat)))
    return options


def _bound(state: State, frame: Frame, selector: Selector, found: list[Obj]) -> list[Obj]:
    """The flagbearers of which one must be targeted, where some bind the seat (C198)."""
    if not selector.targets or frame.flag_met:
        return []
    return [
        obj for obj in found if values(state, obj).flags & key.FLAGBEARER and binds(state, obj, frame.seat)
    ]


# Whether something else than its own text makes a flagbearer bind a seat (Vortoss Emblem).
BANNERS: Final[list[Callable[[State, Obj, Seat], bool]]] = []


def binds(state: State, obj: Obj, seat: Seat) -> bool:
    """Whether a flagbearer's duty binds a seat (C199, CQ63)."""
    if any(banner(state, obj, seat) for banner in BANNERS):
        return True
    has_own = bool(obj.shape.flags & key.FLAGBEARER)
    return has_own and state.is_opposing(obj.seat, seat)


def _costs(state: State, frame: Frame, selector: Selector, found: list[Obj]) -> bool:
    """Whether naming some of them takes gold, which may not be enough for all."""
    return selector.targets and any(
        state.is_opposing(obj.seat, frame.seat) and values(state, obj).resist for obj in found
    )


def _pay_resist(work: Work, frame: Frame, obj: Obj) -> None:
    if work.state.is_opposing(obj.seat, frame.seat):
        pay(work, frame.seat, values(work.state, obj).resist, "resist", obj.shape.id)


def _react(work: Work, number: ObjId) -> Flow[None]:
    """An Illusion dies, a Smoker goes home, before anything else happens (C195, C196)."""
    obj = work.obj(number)
    if obj is None:
        return
    state = work.state
    is_illusion = obj.shape.is_unit and "illusion" in subtypes_of(state, obj)
    if is_illusion and not has_static(state, "macciatus", obj.seat):
        yield from die(work, [(obj, "destroyed")])
    # An Illusion that did not die of it goes home as well as any other one.
    if obj.id in state.objs and has_reaction(obj, "smoker"):
        leave(work, obj, "hand", "returned")


def opponent(work: Work, frame: Frame) -> Flow[Seat | None]:
    """One opponent, chosen where there are several (C10, CQ2)."""
    found = work.state.opponents(frame.seat)
    if not found:
        return None
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    options = [Option(f"seat{seat}", OnSeat(seat)) for seat in found]
    picked = yield from choose(work.chooser(frame.seat), "opponent", options, about=about)
    assert isinstance(picked, OnSeat)
    frame.opponent = picked.seat
    return picked.seat


def cards_of(zone: list[KindId], order: dict[KindId, int]) -> list[KindId]:
    """The different cards of a pile, in the order of the box."""
    return sorted(set(zone), key=order.__getitem__)


# The same piles are looked at again and again: a hand before every action, a codex before every turn.
@lru_cache(maxsize=512)
def kinds_of(content: Content, zone: tuple[KindId, ...]) -> tuple[Kind, ...]:
    """The same, as kinds."""
    return tuple([content.kinds[kind] for kind in cards_of(list(zone), content.order)])


@lru_cache(maxsize=512)
def offer_of(content: Content, zone: tuple[KindId, ...]) -> tuple[Option, ...]:
    """The same, as options."""
    return tuple([on_kind(kind.id) for kind in kinds_of(content, zone)])
