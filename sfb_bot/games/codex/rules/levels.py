"""Levels of heroes (section 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import Hooks, abilities
from sfb_bot.games.codex.rules.choices import About, OnObj, on_obj
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.work import Waiting, Work
from sfb_bot.kernel import Flow, choose

LEVELS_FOR_A_HERO: Final = 2
# Cards register what keeps a hero from gaining levels.
NO_LEVELS: Final = Hooks[Callable[[State, Obj], bool]]()


def may_rise(state: State, hero: Obj) -> bool:
    """Whether a hero can gain a level at all."""
    if hero.level >= hero.kind.bands[2].level:
        return False
    for bars in NO_LEVELS.of(state):  # noqa: SIM110  asked for every hero before every action
        if bars(state, hero):
            return False
    return True


def raise_level(work: Work, hero: Obj, levels: int, cause: str) -> None:
    """A hero gains levels, at most to its highest; reaching that is noticed (C110)."""
    state = work.state
    if not may_rise(state, hero):
        return
    top = hero.kind.bands[2].level
    level = min(top, hero.level + levels)
    work.emit(ev.LevelChanged(hero.id, level, cause))
    if level == top:
        for index, _ in abilities(state, hero, "max"):
            work.wait(Waiting(hero.seat, hero.id, hero.shape.id, index))


def lower_level(work: Work, hero: Obj, levels: int) -> None:
    """A hero loses levels, at most to the first (C111)."""
    level = max(1, hero.level - levels)
    if level != hero.level:
        work.emit(ev.LevelChanged(hero.id, level, "effect"))


def rewarded(state: State, waiting: Waiting) -> list[Obj]:
    """The heroes of whom one gains levels for a hero that has died."""
    return [
        obj
        for obj in state.objs.values()
        if obj.kind.is_hero and state.is_opposing(obj.seat, waiting.seat) and may_rise(state, obj)
    ]


def reward(work: Work, waiting: Waiting) -> Flow[None]:
    """A hero has died: one that opposes its owner gains two levels (C114 to C116)."""
    state = work.state
    found = rewarded(state, waiting)
    if not found:
        return
    about = About(waiting.source, waiting.kind)
    picked = yield from choose(work.chooser(), "reward", [on_obj(obj.id) for obj in found], about=about)
    assert isinstance(picked, OnObj)
    raise_level(work, state.objs[picked.obj], LEVELS_FOR_A_HERO, "reward")
