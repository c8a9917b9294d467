"""Becoming a copy of something: Manufactured Truth, and the mirrors of Sirus Quince (C236, C237)."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.arrival import count_tokens
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.effects.common import lasting
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.leaving import FAREWELLS, MINDS, leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import name
from sfb_bot.games.codex.rules.triggers import BUILT_IN
from sfb_bot.games.codex.rules.using import USE_CONDITIONS
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Seat

NAMES: Final[frozenset[str]] = frozenset({"has_mirror", "room_for_mirror"})

_MIRROR: Final = KindId("mirror_illusion")
_ILLUSION: Final = "illusion"
# What a mirror keeps in mind: Quince by the amount, the original as the source.
_LINK: Final = "mirror"
_BREAKS: Final = "mirror_breaks"


def has_double(state: State, obj: Obj) -> bool:
    """Whether its controller has the same legendary card twice now (C227)."""
    return obj.shape.is_legendary and any(
        other is not obj and other.shape.id == obj.shape.id and other.seat == obj.seat and in_play(other)
        for other in state.objs.values()
    )


def become(work: Work, obj: Obj, original: Obj, until: str, seat: Seat) -> bool:
    """Something becomes a copy, as printed, a changed base ATK included; whether it is still there."""
    work.emit(ev.ShapeChanged(obj.id, original.shape.id, until, of=original.id))
    for mod in original.mods:
        if mod.what == "base_atk":
            work.emit(ev.ModAdded(obj.id, mod.what, mod.amount, until, seat, source=mod.source))
    if has_double(work.state, obj):
        leave(work, obj, "discard", "legendary")
    return obj.id in work.state.objs


@op("copier")
def _copier(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Choose who is going to become a copy."""
    yield from objects(work, frame, part)


@op("copy_of")
def _copy_of(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """What was chosen first becomes a copy of what is chosen now; with `mirror` an Illusion that breaks."""
    until, seat = lasting(frame, part)
    first = frame.last[0]
    for original in (yield from objects(work, frame, part)):
        obj = work.obj(first)
        if obj is None or not become(work, obj, original, until, seat) or not part.args.get("mirror"):
            continue
        work.emit(ev.ModAdded(first, "type", 0, until, seat, _ILLUSION, frame.source))
        work.emit(ev.ModAdded(first, "at_end", 0, until, seat, _BREAKS, frame.source))


@op("mirror")
def _mirror(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A mirror becomes what has arrived, as long as that and Quince are there."""
    assert part.on is not None
    if frame.subject not in work.state.objs or frame.source not in work.state.objs:
        return
    for obj in (yield from name(work, frame, part.on, least=0)):
        original = work.obj(frame.subject)
        if original is not None and become(work, obj, original, "", frame.seat):
            work.emit(ev.ModAdded(obj.id, "type", word=_ILLUSION, source=frame.source))
            work.emit(ev.ModAdded(obj.id, _LINK, frame.source, source=original.id))


def _break(work: Work, waiting: Waiting) -> Flow[None]:
    obj = work.obj(waiting.source)
    if obj is not None:
        leave(work, obj, "trash", "trashed")
    return
    yield


def _one_is_gone(work: Work, obj: Obj, to: str, cause: str) -> None:
    """Quince or an original is gone: the mirrors that showed it are trashed."""
    del to, cause
    if not obj.kind.is_fighter:
        return
    broken = [
        each
        for each in work.state.objs.values()
        if each.mods and any(mod.what == _LINK and obj.id in (mod.amount, mod.source) for mod in each.mods)
    ]
    for each in broken:
        leave(work, each, "trash", "trashed")


def _has_mirror(state: State, obj: Obj) -> bool:
    """Whether a seat has a Mirror Illusion that is not a copy now."""
    return any(each.shape.id == _MIRROR and each.seat == obj.seat for each in state.objs.values())


def _has_room(state: State, obj: Obj) -> bool:
    """Whether a seat may have another Mirror Illusion; copies count (C229)."""
    kind = state.content.kinds[_MIRROR]
    return count_tokens(state, kind, obj.seat) < kind.limit


def _minds(work: Work, watcher: Obj, obj: Obj, cause: str) -> bool:
    del obj, cause
    return _has_mirror(work.state, watcher)


BUILT_IN[_BREAKS] = _break
FAREWELLS.append(_one_is_gone)
USE_CONDITIONS["has_mirror"] = _has_mirror
USE_CONDITIONS["room_for_mirror"] = _has_room
MINDS["has_mirror"] = _minds
