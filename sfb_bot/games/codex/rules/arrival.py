"""Coming into play: played, put, summoned or made; forecasts and limits (C209, C227 to C230, C243)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import Hooks, abilities, is_silenced
from sfb_bot.games.codex.rules.content import Kind
from sfb_bot.games.codex.rules.holdings import able, own
from sfb_bot.games.codex.rules.ids import KindId, ObjId, SpecId
from sfb_bot.games.codex.rules.leaving import is_minded
from sfb_bot.games.codex.rules.model import TIME, Obj, State
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Waiting, Work
from sfb_bot.kernel import Seat

# Cards register what happens instead of an arrival (Jail): whether it did.
DIVERSIONS: Final = Hooks[Callable[[Work, Kind, Seat, Seat, str, str], bool]]()
# The cards of which one will do that to a card played from a zone: (state, kind, who plays it, zone).
DIVERTERS: Final = Hooks[Callable[[State, Kind, Seat, str], list[Obj]]]()
# How many tokens of a kind a seat may have, where cards change it (Hive): None to leave it.
LIMITS: Final[list[Callable[[State, Kind, Seat], int | None]]] = []


def has_legend(state: State, kind: Kind, seat: Seat) -> bool:
    """Whether a seat has a legendary card of this name already (C227)."""
    return kind.is_legendary and any(obj.shape.id == kind.id and in_play(obj) for obj in own(state, seat))


def arrive(
    work: Work,
    kind: Kind,
    owner: Seat,
    seat: Seat,
    way: str,
    zone: str = "",
    *,
    level: int = 0,
    is_exhausted: bool = False,
) -> Obj | None:
    """A card, which is in no pile any more, comes into play; None where something else became of it."""
    state = work.state
    if has_legend(state, kind, seat):
        if not kind.is_token:
            work.emit(ev.SpellDone(owner, kind.id, "discard"))
        return None
    number = ObjId(state.next_id)
    runes = kind.numbers.get("forecast", 0)
    if runes and way != "future":
        # First of all: a forecasted card meets no jail (C245).
        work.emit(ev.Arrived(number, kind.id, owner, seat, "forecast", zone, is_future=True))
        work.emit(ev.RunesChanged(number, TIME, runes))
        return None
    if any(divert(work, kind, owner, seat, way, zone) for divert in DIVERSIONS.of(state)):
        return None
    work.emit(ev.Arrived(number, kind.id, owner, seat, way, zone, level, SpecId(""), is_exhausted))
    obj = state.objs[number]
    arrived(work, obj, way, zone)
    return obj


def arrived(work: Work, obj: Obj, way: str, zone: str) -> None:
    """What follows when something has come into play."""
    state = work.state
    numbers = obj.shape.bands[0].numbers if obj.kind.is_hero else obj.shape.numbers
    fading = numbers.get("fading", 0)
    # A hero who has no abilities does not fade either (C118).
    if fading and not (obj.kind.is_hero and is_silenced(state, obj)):
        work.emit(ev.RunesChanged(obj.id, TIME, fading))
    from_hand = int(zone == "hand")
    for index, _ in abilities(state, obj, "arrives"):
        work.wait(
            Waiting(obj.seat, obj.id, obj.shape.id, index, number=int(way == "played" and zone == "hand"))
        )
    if obj.shape.is_unit and zone == "hand" and way != "forecast":
        work.emit(ev.CountChanged(obj.seat, "units_from_hand", 1))
    for watcher in able(state, "arrival"):
        if not in_play(watcher):
            continue
        for index, ability in abilities(state, watcher, "arrival"):
            if is_minded(work, watcher, ability, obj, zone):
                work.wait(
                    Waiting(
                        watcher.seat,
                        watcher.id,
                        watcher.shape.id,
                        index,
                        subject=obj.id,
                        subject_seat=obj.seat,
                        number=from_hand,
                    )
                )


def come_of_age(work: Work, obj: Obj) -> None:
    """A forecasted card arrives: its last time rune is gone (C243)."""
    if has_legend(work.state, obj.kind, obj.seat):
        work.emit(ev.Left(obj.id, "discard", "legendary"))
        return
    work.emit(ev.FutureCame(obj.id))
    arrived(work, obj, "future", "future")


def summon(work: Work, token: KindId, seat: Seat, count: int) -> list[Obj]:
    """Make tokens, up to their limit (C228 to C230)."""
    state = work.state
    kind = state.content.kinds[token]
    limit = kind.limit
    for change in LIMITS:
        found = change(state, kind, seat)
        limit = limit if found is None else found
    made: list[Obj] = []
    for _ in range(count):
        if limit and count_tokens(state, kind, seat) >= limit:
            break
        obj = arrive(work, kind, seat, seat, "token")
        if obj is not None:
            made.append(obj)
    return made


def count_tokens(state: State, kind: Kind, seat: Seat) -> int:
    """How many tokens of a kind a seat has, both faces and copies counted (C229, CQ51)."""
    names = {kind.id, kind.flips_to}
    return sum(
        1 for obj in state.objs.values() if obj.seat == seat and obj.kind.is_token and obj.kind.id in names
    )
