"""Instructions that many cards share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import summon
from sfb_bot.games.codex.rules.choices import About, OnMode, OnObj, on_obj
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.damage import Hit, deal, mend
from sfb_bot.games.codex.rules.dying import destroy, sacrifice_together
from sfb_bot.games.codex.rules.effects.ops import carry_out, objects, op
from sfb_bot.games.codex.rules.exhausting import disable, exhaust
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.leaving import can_be_sacrificed, leave
from sfb_bot.games.codex.rules.levels import raise_level
from sfb_bot.games.codex.rules.model import Obj
from sfb_bot.games.codex.rules.naming import opponent, seat_of_workers
from sfb_bot.games.codex.rules.piles import trash_workers
from sfb_bot.games.codex.rules.values import values
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

# Names of rules and conditions that cards of several colours use.
NAMES: Final[frozenset[str]] = frozenset()
# What raises the damage of an effect, registered by cards: (work, effect) -> how much more.
AMOUNTS: Final[list[Callable[[Work, Frame], int]]] = []


def amount_of(work: Work, frame: Frame, part: Part) -> int:
    """How much damage an instruction deals, with what raises it (C168)."""
    amount = part.number("amount")
    if work.state.sources:
        amount += sum(more(work, frame) for more in AMOUNTS)
    return amount


def hit(work: Work, frame: Frame, targets: list[Obj], amount: int) -> list[tuple[Hit, int]]:
    """Damage of an effect to some things at once."""
    source = work.obj(frame.source)
    flags = 0
    if source is not None and not frame.is_spell:
        flags = values(work.state, source).flags & (key.BLIGHTING | key.ARMOR_PIERCING)
    return deal(work, [Hit(obj.id, amount, frame.source, frame.seat, flags=flags) for obj in targets])


@op("damage")
def _damage(work: Work, frame: Frame, part: Part) -> Flow[None]:
    targets = yield from objects(work, frame, part)
    hits = hit(work, frame, targets, amount_of(work, frame, part))
    frame.did = bool(hits)


@op("split")
def _split(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Divide damage over several targets, at least 1 each, one point after the other."""
    amount = amount_of(work, frame, part)
    most = part.number("most", amount)
    shares: dict[ObjId, int] = {}
    assert part.on is not None
    chosen = yield from objects(
        work, frame, Part(part.op, part.on, {"count": f"1-{min(most, amount)}" if amount > 1 else "1"})
    )
    for obj in chosen:
        shares[obj.id] = 1
    for left in range(amount - len(frame.last), 0, -1):
        if not chosen:
            break
        options = [on_obj(obj.id) for obj in chosen]
        about = About(frame.source, frame.kind.id, frame.index, frame.part, tuple(frame.last), amount=left)
        picked = yield from choose(work.chooser(frame.seat), "share", options, about=about)
        assert isinstance(picked, OnObj)
        shares[picked.obj] += 1
    deal(work, [Hit(obj.id, shares[obj.id], frame.source, frame.seat) for obj in chosen])


@op("mend")
def _mend(work: Work, frame: Frame, part: Part) -> Flow[None]:
    for obj in (yield from objects(work, frame, part)):
        mend(work, obj, part.number("amount", 99))


@op("destroy")
def _destroy(work: Work, frame: Frame, part: Part) -> Flow[None]:
    found = yield from objects(work, frame, part)
    gone = yield from destroy(work, found)
    for number in frame.last:
        seat = seat_of_workers(number)
        if seat is not None:
            trash_workers(work, seat, 1, "destroyed")
    frame.did = bool(gone)


@op("bounce")
def _bounce(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Back to the owners' hands; heroes to their command zones, without a wait."""
    found = yield from objects(work, frame, part)
    frame.did = sum(leave(work, obj, "hand", "returned") for obj in found) > 0


@op("trash")
def _trash(work: Work, frame: Frame, part: Part) -> Flow[None]:
    found = yield from objects(work, frame, part)
    frame.did = sum(leave(work, obj, "trash", "trashed") for obj in found) > 0
    for number in frame.last:
        seat = seat_of_workers(number)
        if seat is not None:
            frame.did = bool(trash_workers(work, seat, 1, "trashed"))


@op("trash_this_card")
def _trash_this_card(work: Work, frame: Frame, part: Part) -> Flow[None]:
    del work, part
    frame.to = "trash"
    return
    yield


@op("sacrifice")
def _sacrifice(work: Work, frame: Frame, part: Part) -> Flow[None]:
    # What cannot be sacrificed cannot be chosen (C178).
    found = yield from objects(work, frame, part, allowed=lambda obj: can_be_sacrificed(work.state, obj))
    frame.did = (yield from sacrifice_together(work, found)) > 0
    for number in frame.last:
        seat = seat_of_workers(number)
        if seat is not None:
            frame.did = bool(trash_workers(work, seat, 1, "sacrificed"))


@op("sideline")
def _sideline(work: Work, frame: Frame, part: Part) -> Flow[None]:
    for obj in (yield from objects(work, frame, part)):
        if obj.slot:
            work.emit(ev.Sidelined(obj.id))


@op("disable")
def _disable(work: Work, frame: Frame, part: Part) -> Flow[None]:
    for obj in (yield from objects(work, frame, part)):
        disable(work, obj)


@op("exhaust")
def _exhaust(work: Work, frame: Frame, part: Part) -> Flow[None]:
    for obj in (yield from objects(work, frame, part)):
        if not obj.is_exhausted or obj.slot:
            exhaust(work, obj)


@op("ready")
def _ready(work: Work, frame: Frame, part: Part) -> Flow[None]:
    found = yield from objects(work, frame, part)
    ready = tuple(obj.id for obj in found if obj.is_exhausted)
    if ready:
        work.emit(ev.Readied(ready))


@op("rune")
def _rune(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Put runes of a kind on things, up to `most` of them where that is said."""
    amount = part.number("amount", 1)
    most = part.number("most", 0)
    for obj in (yield from objects(work, frame, part)):
        rune = part.word("rune")
        added = min(amount, most - obj.runes.get(rune, 0)) if most else amount
        if added:
            work.emit(ev.RunesChanged(obj.id, rune, added))


def lasting(frame: Frame, part: Part) -> tuple[str, Seat]:
    """Until when something holds: the end of the turn, where nothing else is said; for whom that counts."""
    until = part.word("until", "turn")
    return ("" if until == "ever" else until), frame.seat


@op("stat")
def _stat(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """ATK, HP or armor, and keywords, for a time."""
    until, seat = lasting(frame, part)
    flags = 0
    for name in part.words("keywords"):
        flags |= key.BITS[name]
    for obj in (yield from objects(work, frame, part)):
        for what in ("atk", "hp", "armor", *key.NUMBERED):
            amount = part.number(what)
            if amount:
                work.emit(ev.ModAdded(obj.id, what, amount, until, seat, source=frame.source))
        if flags:
            work.emit(ev.ModAdded(obj.id, "key", flags, until, seat, source=frame.source))


@op("lose")
def _lose(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Take keywords away for a time."""
    until, seat = lasting(frame, part)
    flags = 0
    for name in part.words("keywords"):
        flags |= key.BITS[name]
    for obj in (yield from objects(work, frame, part)):
        work.emit(ev.ModAdded(obj.id, "lose", flags, until, seat, source=frame.source))


@op("type")
def _type(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A subtype more, for a time."""
    until, seat = lasting(frame, part)
    for obj in (yield from objects(work, frame, part)):
        work.emit(ev.ModAdded(obj.id, "type", 0, until, seat, part.word("type"), frame.source))


@op("summon")
def _summon(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Tokens, for the controller or with `who` for an opponent."""
    seat: Seat | None = frame.seat
    if part.word("who") == "opponent":
        seat = yield from opponent(work, frame)
    if seat is not None:
        made = summon(work, KindId(part.word("token")), seat, part.number("count", 1))
        frame.last = [obj.id for obj in made]


@op("control")
def _control(work: Work, frame: Frame, part: Part) -> Flow[None]:
    until = part.word("until")
    for obj in (yield from objects(work, frame, part)):
        take_control(work, obj, frame.seat, until)


def take_control(work: Work, obj: Obj, seat: Seat, until: str = "") -> bool:
    """Something comes under another control (C221 to C227)."""
    state = work.state
    if any(
        ability.name == "mind_control" and each.host == obj.id
        for each in state.sources
        for _, ability in each.shape.abilities_for("static")
    ):
        return False
    if obj.seat == seat:
        if obj.home and not until:
            # What was taken for the turn is taken for good: the newest change counts (C223, C224).
            work.emit(ev.ControlChanged(obj.id, seat))
        return False
    if obj.shape.is_legendary and any(
        other.seat == seat and other.shape.id == obj.shape.id for other in state.objs.values()
    ):
        leave(work, obj, "discard", "legendary")
        return False
    work.emit(ev.ControlChanged(obj.id, seat, until))
    return True


@op("level")
def _level(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Heroes gain levels; without a number to the highest."""
    for obj in (yield from objects(work, frame, part)):
        if obj.kind.is_hero:
            raise_level(work, obj, part.number("amount", 99), "effect")


@op("attach")
def _attach(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A spell goes onto what is named; without a host it is discarded (CQ13)."""
    found = yield from objects(work, frame, part)
    frame.did = bool(found)
    frame.to = f"host:{found[0].id}" if found else "discard"


@op("modal")
def _modal(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """One of several ways; `both_if_boosted` all of them."""
    modes: tuple[tuple[Part, ...], ...] = part.args["modes"]
    if frame.is_boosted and part.args.get("both_if_boosted"):
        for mode in modes:
            yield from carry_out(work, frame, mode)
        return
    options = [Option(f"mode{index}", OnMode(index)) for index in range(len(modes))]
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    picked = yield from choose(work.chooser(frame.seat), "mode", options, about=about)
    assert isinstance(picked, OnMode)
    yield from carry_out(work, frame, modes[picked.index])


@op("remember")
def _remember(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The card keeps in mind what was named or made last."""
    del part
    if frame.source in work.state.objs:
        work.emit(ev.Remembered(frame.source, tuple(frame.last)))
    return
    yield
