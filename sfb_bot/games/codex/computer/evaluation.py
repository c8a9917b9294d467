"""How a position looks to a seat: bases, fighters, workers, buildings, cards, and who stands in the way."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.value_rules import Values
from sfb_bot.games.codex.rules.values import values
from sfb_bot.kernel import Seat

# What each feature is worth; what counts most is worth about 1.
WEIGHTS: Final = {
    # HP of the base; the last ones count more.
    "base": 1.0,
    # Units and heroes: how they strike and what they can do, and what they can take.
    "strength": 1.0,
    "toughness": 1.0,
    "levels": 1.0,
    # Workers and gold kept.
    "economy": 1.0,
    # Tech buildings, add-ons, other cards in play.
    "buildings": 1.0,
    "cards": 1.0,
    # What the fighters of one side could do to the base of the other, past its patrol.
    "threat": 1.0,
}
# No lead is worth more than this, feature by feature, so that a match won is always worth more than a lead,
# and whoever is far ahead turns to what is still open: the base.
LIMITS: Final = (9.0, 4.0, 4.0, 3.0, 4.0, 4.0, 3.0, 4.0)
HP: Final = 0.15
LAST_HP: Final = 0.09
LAST: Final = 7
ATK: Final = 0.20
LIFE: Final = 0.15
TECH: Final = (0.1, 0.2, 0.35, 0.8)
KEYWORD: Final = 0.12
ABLE: Final = 0.15
# What is still in the future counts for so much.
COMING: Final = 0.6
LEVEL: Final = 0.14
HERO: Final = 0.35
WORKER: Final = 0.6
# More bring next to nothing: cards run out before gold does.
MANY_WORKERS: Final = 10
GOLD: Final = 0.055
# A hand of three or more is renewed to five, so the first ones kept count most (C47).
CARD: Final = 0.26
KEPT: Final = 3
MORE_CARDS: Final = 0.06
BUILDING: Final = {
    "tech1": 0.7,
    "tech2": 1.6,
    "tech3": 2.3,
    "surplus": 0.9,
    "tower": 0.45,
    "heroes_hall": 0.35,
    "tech_lab": 0.1,
}
LYING: Final = 0.35
DANGER: Final = 0.07
GOOD: Final = (
    key.HASTE
    | key.FLYING
    | key.OVERPOWER
    | key.UNSTOPPABLE
    | key.STEALTH
    | key.INVISIBLE
    | key.DEATHTOUCH
    | key.SWIFT_STRIKE
    | key.LONG_RANGE
    | key.READINESS
    | key.INDESTRUCTIBLE
)
EVASIVE: Final = key.FLYING | key.UNSTOPPABLE | key.STEALTH | key.INVISIBLE


class Evaluation:
    """Counts features."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        """In the order of WEIGHTS: what the own side has less what the strongest other side has."""
        sides = [self._side(state, number) for number in range(len(state.sides))]
        own = state.side_of[seat]
        threats = [self._threat(state, number) for number in range(len(sides))]
        for number, found in enumerate(sides):
            # Whoever is threatened loses what the threatening side gains.
            dangers = [threats[other][number] for other in range(len(sides)) if other != number]
            found.append(-max(dangers, default=0.0))
        rivals = [found for number, found in enumerate(sides) if number != own]
        best = max(rivals, key=sum)
        others = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
        share = 1.0 if len(rivals) == 1 else 0.5
        return tuple(
            _bounded(mine - share * top - (1.0 - share) * mean, limit)
            for mine, top, mean, limit in zip(sides[own], best, others, LIMITS, strict=True)
        )

    def _side(self, state: State, number: int) -> list[float]:
        seats = state.sides[number]
        base = 0.0
        if number < len(state.bases):
            obj = state.objs[state.bases[number]]
            left = max(0, values(state, obj).hp - obj.damage)
            base = HP * left + LAST_HP * min(left, LAST)
        strength = toughness = levels = buildings = 0.0
        for obj in state.objs.values():
            if obj.seat not in seats:
                continue
            shape = obj.shape
            if shape.is_fighter:
                now = values(state, obj)
                part = COMING if obj.is_future else 1.0
                strength += part * _strength(now, obj)
                toughness += part * _toughness(now, obj)
                if shape.is_hero:
                    levels += HERO + LEVEL * obj.level
            elif shape.type in ("tech", "addon"):
                found = BUILDING[shape.id]
                buildings += found * (0.7 + 0.06 * max(0, 5 - obj.damage))
            elif shape.type != "base":
                buildings += LYING + 0.06 * shape.cost
        players = [state.players[seat] for seat in seats]
        economy = sum(
            [WORKER * min(each.workers, MANY_WORKERS) + GOLD * min(each.gold, 9) for each in players]
        )
        cards = sum([_hand(len(each.hand)) for each in players])
        return [base, strength, toughness, levels, economy, buildings, cards]

    def _threat(self, state: State, number: int) -> list[float]:
        """How much a side could do to the base of every other one in its next turn, roughly."""
        seats = state.sides[number]
        striking: list[tuple[int, bool]] = []
        for obj in state.objs.values():
            if obj.seat in seats and obj.shape.is_fighter and not obj.is_future and not obj.skips_ready:
                now = values(state, obj)
                if now.atk and not now.flags & key.CANNOT_ATTACK:
                    striking.append((now.atk, bool(now.flags & EVASIVE)))
        striking.sort(reverse=True)
        found: list[float] = []
        for other, theirs in enumerate(state.sides):
            guards = sum([1 for obj in state.objs.values() if obj.seat in theirs and _can_guard(state, obj)])
            total = 0
            for atk, evades in striking:
                if evades:
                    total += atk
                elif guards:
                    guards -= 1
                else:
                    total += atk
            left = 20
            if other < len(state.bases):
                base = state.objs[state.bases[other]]
                left = values(state, base).hp - base.damage
            danger = DANGER * min(total, left)
            found.append(danger + (1.5 if total >= left > 0 else 0.0))
        return found


def _bounded(lead: float, limit: float) -> float:
    return lead / (1.0 + abs(lead) / limit)


def _hand(size: int) -> float:
    return CARD * min(size, KEPT) + MORE_CARDS * max(0, size - KEPT)


def worth_of(state: State, obj: Obj) -> float:
    """What something on the table is worth to its side."""
    if obj.shape.is_fighter:
        now = values(state, obj)
        found = _strength(now, obj) + _toughness(now, obj)
        return found + HERO + LEVEL * obj.level if obj.shape.is_hero else found
    return BUILDING.get(obj.shape.id, LYING + 0.06 * obj.shape.cost)


def _can_guard(state: State, obj: Obj) -> bool:
    """Whether something patrols, or could when the turn of its side ends."""
    if not obj.shape.is_fighter or obj.is_future:
        return False
    return bool(obj.slot) or (obj.seat in state.active and not obj.is_exhausted)


def _strength(now: Values, obj: Obj) -> float:
    """What a unit or hero can do."""
    found = ATK * now.atk + KEYWORD * (now.flags & GOOD).bit_count()
    return found + ABLE if obj.shape.abilities else found


def _toughness(now: Values, obj: Obj) -> float:
    """What a unit or hero can take, damage considered; those of high tech are hard to replace."""
    return LIFE * max(0, now.hp - obj.damage) + TECH[max(0, obj.shape.tech)]
