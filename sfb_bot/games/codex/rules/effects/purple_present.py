"""What the cards of Present do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import statics
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.damage import SHIELDS, Hit
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.effects.purple_starter import bring, pick_card
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.levels import NO_LEVELS
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow

NAMES: Final = frozenset({"chronofixer", "sentry"})


@op("put_from_codex")
def _put_from_codex(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A unit of some tech levels comes from the own codex into play, without cost or requirement."""
    kinds = work.state.content.kinds
    levels = [int(level) for level in part.words("tech")]
    found = [
        card
        for card in work.state.players[frame.seat].codex
        if kinds[card].is_unit and kinds[card].tech in levels
    ]
    kind = yield from pick_card(work, frame, found)
    if kind is not None:
        bring(work, kind, frame.seat, frame.seat, "codex")


@op("distort")
def _distort(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Return an own unit; if it went, a unit of its tech level that costs no more may come from the codex."""
    kinds = work.state.content.kinds
    for obj in (yield from objects(work, frame, part)):
        shape = obj.shape
        frame.did = leave(work, obj, "hand", "returned")
        if not frame.did:
            continue
        found = [
            card
            for card in work.state.players[frame.seat].codex
            if kinds[card].is_unit and kinds[card].tech == shape.tech and kinds[card].cost <= shape.cost
        ]
        kind = yield from pick_card(work, frame, found, may=True)
        if kind is not None:
            bring(work, kind, frame.seat, frame.seat, "codex")


@op("no_ready")
def _no_ready(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Cards are not readied the next time; nothing else happens to them."""
    for obj in (yield from objects(work, frame, part)):
        work.emit(ev.Disabled(obj.id, exhausts=False))


@op("blink")
def _blink(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Trash a unit that then returns to play under its last controller; a token does not (C228)."""
    for obj in (yield from objects(work, frame, part)):
        kind, owner, seat = obj.kind, obj.owner, obj.seat
        if leave(work, obj, "trash", "trashed") and not kind.is_token:
            bring(work, kind, owner, seat, "trash")


def _guard(work: Work, hits: list[Hit]) -> list[Hit]:
    """Each Sentry keeps one packet of a spell or ability in a turn from a patroller of its controller."""
    state = work.state
    for source in statics(state, "sentry"):
        count = f"sentry.{source.id}"
        if any(player.spent.get(count) for player in state.players):
            continue
        found = [hit for hit in hits if _is_guarded(work, source, hit)]
        if found:
            kept = found[work.fx.below(len(found)) if len(found) > 1 else 0]
            work.emit(ev.CountChanged(source.seat, count, 1))
            work.emit(ev.DamagePrevented(kept.target, kept.amount, source.id))
            hits = [hit for hit in hits if hit is not kept]
    return hits


def _is_guarded(work: Work, source: Obj, hit: Hit) -> bool:
    """Sparkshot and Towers count as abilities here, although their damage is combat damage (C175)."""
    obj = work.obj(hit.target)
    if obj is None or not obj.slot or obj.seat != source.seat or hit.amount <= 0:
        return False
    return hit.cause == "ability" or hit.is_side


def _is_fixed(state: State, hero: Obj) -> bool:
    """Heroes that oppose a Chronofixer gain no levels (C117)."""
    return any(state.is_opposing(source.seat, hero.seat) for source in statics(state, "chronofixer"))


SHIELDS.add(_guard, "sentry")
NO_LEVELS.add(_is_fixed, "chronofixer")
