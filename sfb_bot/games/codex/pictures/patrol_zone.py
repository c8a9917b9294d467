"""The own patrol zone while it is being set."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.games.codex.rules.choices import About
from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision


def as_named(view: SeatView, question: Decision) -> PublicView:
    """The table with those in their places that have been named so far, and nobody else of one's own."""
    named = question.about.named if isinstance(question.about, About) else ()
    slots = {number: slot for slot, number in enumerate(named, 1) if number != NOTHING}
    objs = tuple(
        replace(obj, slot=slots.get(obj.id, 0)) if obj.seat == view.seat else obj for obj in view.public.objs
    )
    return replace(view.public, objs=objs)
