"""Carrying out the instructions of an effect, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.leaving import can_be_sacrificed, can_leave
from sfb_bot.games.codex.rules.model import Obj
from sfb_bot.games.codex.rules.naming import candidates, name, opponent
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.values import flags_of
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import BugError, Flow, Seat

# An instruction: what it does to the table, with questions where it leaves something open.
Op = Callable[[Work, Frame, Part], Flow[None]]
OPS: Final[dict[str, Op]] = {}
# Conditions of an instruction, by what stands in `if`.
CONDITIONS: Final[dict[str, Callable[[Work, Frame], bool]]] = {
    "did": lambda _, frame: frame.did,
    "boosted": lambda _, frame: frame.is_boosted,
    "not_boosted": lambda _, frame: not frame.is_boosted,
    "named": lambda _, frame: bool(frame.last),
    "own_turn": lambda work, frame: frame.seat in work.state.active,
    "other_turn": lambda work, frame: frame.seat not in work.state.active,
    "in_play": lambda work, frame: frame.source in work.state.objs,
}


def op(*names: str) -> Callable[[Op], Op]:
    """Register an instruction under its names."""

    def register(made: Op) -> Op:
        for each in names:
            if each in OPS:
                # Else one card would silently do what another one says.
                raise BugError(f"two instructions are called {each!r}")
            OPS[each] = made
        return made

    return register


def carry_out(work: Work, frame: Frame, parts: Iterable[Part]) -> Flow[None]:
    """Do what an effect says, part by part; after each the table settles (C188, C189)."""
    for number, part in enumerate(parts):
        frame.part = number
        condition = part.args.get("if")
        if condition is not None and not CONDITIONS[condition](work, frame):
            continue
        try:
            act = OPS[part.op]
        except KeyError:
            raise BugError(f"no instruction is called {part.op!r}") from None
        yield from act(work, frame, part)
        yield from settle(work)


def bounds(part: Part) -> tuple[int, int]:
    """How many things an instruction names: exactly one, or as its `count` says (`0-2`, `2`)."""
    count = part.args.get("count")
    if count is None:
        return (0, 1) if part.args.get("may") else (1, 1)
    least, dash, most = str(count).partition("-")
    return int(least), int(most) if dash else int(least)


def objects(
    work: Work, frame: Frame, part: Part, *, allowed: Callable[[Obj], bool] | None = None
) -> Flow[list[Obj]]:
    """What an instruction is about: by `to`, or chosen by the description in `on` among those allowed."""
    state = work.state
    to = part.args.get("to")
    if to is None:
        assert part.on is not None
        least, most = bounds(part)
        return (yield from name(work, frame, part.on, least=least, most=most, allowed=allowed))
    found: list[Obj] = []
    match to:
        case "self":
            found = _there(work, [frame.source])
        case "subject":
            found = _there(work, [frame.subject])
        case "last":
            found = _there(work, frame.last)
        case "host":
            source = work.obj(frame.source)
            found = _there(work, [source.host]) if source is not None else []
        case "all":
            assert part.on is not None
            found = candidates(work, frame, part.on)
        case "own_base" | "active_base":
            found = [state.base_of(frame.seat if to == "own_base" else state.chooser)]
        case "opposing_bases":
            found = bases_of(work, state.opponents(frame.seat))
        case "subject_base":
            found = [state.base_of(Seat(frame.subject_seat))] if frame.subject_seat >= 0 else []
        case "opponent_base":
            found = yield from _base_of_one(work, frame)
        case "opponent_all" | "that_opponent_all":
            # Everything that fits of one opponent: of one who is chosen now, or of the one chosen before.
            assert part.on is not None
            seat = Seat(frame.opponent) if to == "that_opponent_all" else (yield from opponent(work, frame))
            found = [
                obj
                for obj in candidates(work, frame, part.on)
                if seat is not None and seat >= 0 and _is_of(work, obj, seat)
            ]
        case _:
            raise BugError(f"nothing is meant by {to!r}")
    frame.last = [obj.id for obj in found]
    return found


def _base_of_one(work: Work, frame: Frame) -> Flow[list[Obj]]:
    """The base of one opponent; partners share theirs, so that nobody is asked (C263)."""
    found = bases_of(work, work.state.opponents(frame.seat))
    if len(found) > 1:
        seat = yield from opponent(work, frame)
        return [work.state.base_of(seat)] if seat is not None else []
    return found


def _is_of(work: Work, obj: Obj, seat: Seat) -> bool:
    return obj.seat == seat or (obj.shape.type == "base" and work.state.base_of(seat) is obj)


def bases_of(work: Work, seats: Iterable[Seat]) -> list[Obj]:
    """The bases of some seats, each once (C263)."""
    return [
        work.state.objs[number] for number in dict.fromkeys(work.state.base_of(seat).id for seat in seats)
    ]


def _there(work: Work, numbers: Iterable[ObjId]) -> list[Obj]:
    objs = work.state.objs
    return [objs[number] for number in numbers if number in objs]


def eligible(work: Work, objs: Iterable[Obj], cause: str) -> list[Obj]:
    """Those that could be destroyed or sacrificed at all; others are skipped (C187)."""
    if cause == "sacrificed":
        return [obj for obj in objs if can_be_sacrificed(work.state, obj)]
    return [
        obj
        for obj in objs
        if not flags_of(work.state, obj) & key.INDESTRUCTIBLE and can_leave(work.state, obj, cause)
    ]
