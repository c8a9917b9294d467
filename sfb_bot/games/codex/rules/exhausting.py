"""Exhausting cards, and whoever looks out for it (C11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import Hooks
from sfb_bot.games.codex.rules.model import Obj
from sfb_bot.games.codex.rules.work import Work

# Watches over cards that are exhausted (Rampaging Elephant).
ON_EXHAUST: Final = Hooks[Callable[[Work, Obj], None]]()


def exhaust(work: Work, obj: Obj, cause: str = "effect") -> None:
    """A card is exhausted; whoever looks out for it hears of it."""
    was_ready = not obj.is_exhausted
    work.emit(ev.Exhausted(obj.id, cause))
    _noticed(work, obj, was_ready=was_ready)


def disable(work: Work, obj: Obj) -> None:
    """A card is exhausted and sidelined, and will not be readied once (C39)."""
    was_ready = not obj.is_exhausted
    work.emit(ev.Disabled(obj.id))
    _noticed(work, obj, was_ready=was_ready)


def _noticed(work: Work, obj: Obj, *, was_ready: bool) -> None:
    if was_ready and obj.is_exhausted:
        for look in ON_EXHAUST.of(work.state):
            look(work, obj)
