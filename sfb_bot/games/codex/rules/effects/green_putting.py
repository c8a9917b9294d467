"""Green cards that bring units from the codex or the hand into play, or from the codex to the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.choices import About, OnObj, on_obj
from sfb_bot.games.codex.rules.content import Kind, Part
from sfb_bot.games.codex.rules.costs import has_tech
from sfb_bot.games.codex.rules.dying import sacrifice
from sfb_bot.games.codex.rules.effects.gold_and_cards import several_cards
from sfb_bot.games.codex.rules.effects.ops import bounds, eligible, op
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.naming import candidates
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, choose

NAMES: Final[frozenset[str]] = frozenset()


def _units_of_codex(work: Work, frame: Frame, fits: Callable[[Kind], bool]) -> list[KindId]:
    """Units of the own codex, each as often as it is there; nobody else's turn lets one look (C203)."""
    state = work.state
    if frame.seat not in state.active:
        return []
    kinds = state.content.kinds
    return [
        kind
        for kind, count in state.players[frame.seat].codex.items()
        if kinds[kind].type == "unit" and fits(kinds[kind])
        for _ in range(count)
    ]


def _put(work: Work, frame: Frame, kinds: list[KindId], zone: str, pick: tuple[int, int]) -> Flow[None]:
    """Cards of a pile come into play without being played (C73)."""
    state, seat = work.state, frame.seat
    # Also a legend that is there already, which is then discarded (C227).
    chosen = yield from several_cards(work, frame, kinds, *pick, "choose")
    for kind in chosen:
        work.emit(ev.CardMoved(seat, kind, zone, "table"))
        arrive(work, state.content.kinds[kind], seat, seat, "put", zone)
    frame.did = bool(chosen)


@op("put_unit_from_codex")
def _put_from_codex(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A unit with a subtype, such as a Tiger."""
    subtype = part.word("is")
    found = _units_of_codex(work, frame, lambda kind: subtype in kind.subtypes)
    yield from _put(work, frame, found, "codex", (1, 1))


@op("circle_of_life")
def _circle_of_life(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Sacrifice a unit for one of the codex that is a tech level higher, by its printed cost (C77)."""
    assert part.on is not None
    colour, most = part.on.colour, part.number("cost")
    found = eligible(work, candidates(work, frame, part.on), "sacrificed")
    if not found:
        return
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    options = [on_obj(obj.id) for obj in found]
    picked = yield from choose(work.chooser(frame.seat), "choose", options, about=about)
    assert isinstance(picked, OnObj)
    obj = work.state.objs[picked.obj]
    level = obj.shape.tech + part.number("step", 1)
    if not (yield from sacrifice(work, obj)):
        return
    yield from settle(work)
    cards = _units_of_codex(
        work, frame, lambda kind: kind.colour == colour and kind.tech == level and kind.cost <= most
    )
    yield from _put(work, frame, cards, "codex", (1, 1))


@op("fetch_units")
def _fetch_units(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Units of the codex go to the hand; everybody sees them."""
    found = _units_of_codex(work, frame, lambda _: True)
    for kind in (yield from several_cards(work, frame, found, *bounds(part), "choose")):
        work.emit(ev.CardMoved(frame.seat, kind, "codex", "hand"))


@op("put_units_from_hand")
def _put_from_hand(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Units of the hand come into play; each needs the tech building of its level, of any school."""
    state, seat = work.state, frame.seat
    if seat not in state.active:
        return
    kinds = state.content.kinds
    found = [
        kind
        for kind in state.players[seat].hand
        if kinds[kind].type == "unit" and has_tech(state, seat, kinds[kind].tech)
    ]
    yield from _put(work, frame, found, "hand", bounds(part))
