"""Hexes as options: their names, what lies there, how near they are."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.choices import About
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Decision, Seat
from sfb_bot.screens.game import ShownOption

# After attacks and the like: where one walks is chosen most often, but there are many hexes.
MOVES: Final = 30
# Where somebody other than the one who acts is sent: a hex alone does not say who.
SENT_PROMPTS: Final = frozenset({"push", "hook", "place", "card", "step"})
# Where difficult terrain ends an activation: on one's own feet, not by being put somewhere (W-62, W-63).
WALKING_PROMPTS: Final = frozenset({"act", "run"})


def hex_entry(view: SeatView, decision: Decision, key: str, cell: int, names: Names) -> ShownOption:
    """A hex with its terrain; the likeliest are those close to an enemy."""
    texts, public = names.texts, view.public
    name = names.hex(public, cell)
    terrain = names.terrain_at(public, cell)
    label = texts.say("label-hex", hex=name, terrain=names.kind(terrain)) if terrain else name
    details = _details(view, decision, cell, names)
    brief = ""
    mover = _mover(decision)
    if decision.prompt in SENT_PROMPTS and mover != NOBODY:
        brief = texts.say("label-hex-for", creature=names.creature(public, mover), hex=name)
    rank = MOVES + _nearness(view, cell, names)
    part = name.rstrip("0123456789")
    section = "moves" if decision.prompt in WALKING_PROMPTS else "hexes"
    return ShownOption(key, label, " · ".join(details), section=section, part=part, rank=rank, brief=brief)


def _mover(decision: Decision) -> CreatureId:
    """Who would stand there."""
    about = decision.about
    if not isinstance(about, About):
        return NOBODY
    return about.creature if about.creature != NOBODY else about.attacker


def _details(view: SeatView, decision: Decision, cell: int, names: Names) -> list[str]:
    texts, public = names.texts, view.public
    details: list[str] = []
    mover = public.creature(_mover(decision))
    grid = names.battle_map(public).grid
    if mover is not None:
        details.append(texts.say("away", steps=grid.distance[mover.cell][cell]))
    terrain = names.content.terrain.get(KindId(names.terrain_at(public, cell)))
    if terrain is not None and terrain.is_difficult:
        if decision.prompt == "push":
            details.append(texts.say("hex-push-hurts"))
        elif decision.prompt in WALKING_PROMPTS:
            details.append(texts.say("hex-difficult"))
    if any(place == cell for place, _ in public.landmarks):
        details.append(texts.say("hex-landmark"))
    beside = [
        names.creature(public, each.id)
        for each in public.creatures
        if grid.distance[each.cell][cell] == 1 and each.seat not in _friends(view) and each is not mover
    ]
    if beside:
        details.append(texts.say("hex-beside", creatures=", ".join(beside)))
    return details


def _friends(view: SeatView) -> tuple[Seat, ...]:
    return next(side for side in view.public.sides if view.seat in side)


def _nearness(view: SeatView, cell: int, names: Names) -> int:
    """How far a hex is from the nearest enemy: most go where the others are."""
    distance, friends = names.battle_map(view.public).grid.distance[cell], _friends(view)
    others = [each.cell for each in view.public.creatures if each.seat not in friends]
    return min((distance[other] for other in others), default=0)
