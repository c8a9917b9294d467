"""How a position looks to a seat: points, heroes, figures, income, cards, who can strike whom."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sfb_bot.games.warseer.computer.blows import FALLEN_HERO, power
from sfb_bot.games.warseer.computer.worth import BUILDING, body, figure, relic, stars
from sfb_bot.games.warseer.rules.content import Content, CreatureKind
from sfb_bot.games.warseer.rules.feats import achievements
from sfb_bot.games.warseer.rules.keywords import DIFFICULT_TARGET, FORTITUDE, SHIELD
from sfb_bot.games.warseer.rules.model import STUN, Creature, Player, State
from sfb_bot.games.warseer.rules.profiles import flags, health_left, profile
from sfb_bot.games.warseer.rules.scenarios import holds
from sfb_bot.games.warseer.rules.scoring import goal
from sfb_bot.games.warseer.rules.skirmish import destroyed
from sfb_bot.kernel import Seat

# What each feature is worth; a point is worth 1. Set after what had told winners from losers at the end of
# their turns in 110 matches between computers of level easy.
WEIGHTS: Final = {
    # Points, feats that can be played now; in a skirmish characters destroyed.
    "points": 1.0,
    "hero": 1.8,
    # Characters and minions on the field.
    "army": 1.3,
    # Income, and influence kept for tactics.
    "economy": 1.4,
    "cards": 0.6,
    # Relics and buildings.
    "gear": 0.4,
    # What others could destroy in their next turn.
    "danger": 1.2,
    # How near the own figures are to a fight.
    "position": 0.6,
}
# No lead is worth more than this, feature by feature, so that a match won is always worth more than a lead.
LIMITS: Final = (14.0, 6.0, 6.0, 5.0, 3.0, 3.0, 6.0, 3.0)
# In a game whose last feat was taken points decide at the end of the turn.
DECIDED: Final = 7.0
READY: Final = 0.85
INCOME: Final = 0.36
MUCH_INCOME: Final = 9
MORE_INCOME: Final = 0.1
# Income is worth less the nearer the end is.
LONGEST: Final = 9.0
LEAST_TIME: Final = 0.15
KEPT: Final = 0.05
MOST_KEPT: Final = 2
CARD: Final = 0.3
HAND: Final = 4
MORE_CARDS: Final = 0.12
FEAT: Final = 0.4
FEATS: Final = 3
MORE_FEATS: Final = 0.12
# What the side that moves next can do counts more than what comes after; heroes are risked less readily.
NEXT: Final = 0.35
LATER: Final = 0.22
HERO_NEXT: Final = 0.75
HERO_LATER: Final = 0.35
CHIPPED: Final = 0.06
# A side that never comes near never scores.
FAR: Final = 0.09
HELD: Final = 0.35
PREPARED: Final = 0.15
AGAIN: Final = 0.5


class Evaluation:
    """Counts features."""

    def __init__(self, content: Content) -> None:
        faces = {letter: die.faces for letter, die in content.dice.items()}
        self._powers = {
            kind.id: power(
                tuple(faces[die] for die in kind.dice),
                kind.crit.name,
                tuple(faces[die] for die in kind.crit.dice),
            )
            for kind in content.creatures.values()
        }

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        """In the order of WEIGHTS: what the own side has less what the strongest other side has."""
        if not state.order:
            return (0.0,) * len(LIMITS)
        sides = [self._side(state, number, seat) for number in range(len(state.mode.sides))]
        own = state.mode.side_of[seat]
        rivals = [found for number, found in enumerate(sides) if number != own]
        best = max(rivals, key=sum)
        if len(rivals) == 1:
            leads = [mine - theirs for mine, theirs in zip(sides[own], best, strict=True)]
        else:
            others = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
            leads = [
                mine - 0.5 * top - 0.5 * mean
                for mine, top, mean in zip(sides[own], best, others, strict=True)
            ]
        if state.is_last and leads[0]:
            leads[0] += DECIDED if leads[0] > 0 else -DECIDED
        return tuple([lead / (1.0 + abs(lead) / limit) for lead, limit in zip(leads, LIMITS, strict=True)])

    def power(self, kind: CreatureKind) -> float:
        """The damage of an attack, on average."""
        return self._powers[kind.id]

    def _side(self, state: State, number: int, seat: Seat) -> list[float]:
        seats = state.mode.sides[number]
        points = hero = army = economy = cards = gear = 0.0
        for each in seats:
            player = state.players[each]
            points += self._points(state, player, is_own=each == seat)
            economy += _economy(state, player)
            cards += _cards(player)
            gear += _gear(state, player)
        position = 0.0
        for creature in state.creatures.values():
            if creature.seat in seats:
                worth = figure(state, creature)
                if creature.kind.is_hero:
                    hero += worth
                else:
                    army += worth
                if creature.seat == state.turn:
                    position += _prepared(creature)
        danger, far = self._danger(state, number)
        return [points, hero, army, economy, cards, gear, -danger, position - FAR * far]

    # --- Points ---

    def _points(self, state: State, player: Player, *, is_own: bool) -> float:
        seat = player.seat
        if state.mode.is_skirmish:
            counts = destroyed(state, seat)
            return 1.3 * counts[0] + 0.2 * counts[1] + 0.1 * counts[2] - (6.0 if player.is_out else 0.0)
        found = float(player.points)
        wanted = goal(state)
        if wanted:
            # The last points win.
            found += 0.04 * found * found * 10.0 / wanted
        if player.has_fallen:
            found -= 3.0
        if state.landmarks:
            found += HELD * sum([holds(state, seat, cell) for cell, _ in state.landmarks])
        if is_own and state.turn == seat and state.turn_no > 1 and player.feats:
            feats = state.tables.content.feats
            found += READY * sum([feats[each].points for each in achievements(state, seat)])
        return found

    # --- Danger ---

    def _danger(self, state: State, number: int) -> tuple[float, float]:
        """What a side may lose to the others in their next turn, and how far its figures are from a fight."""
        seats = state.mode.sides[number]
        own = [each for each in state.creatures.values() if each.seat in seats]
        others = [each for each in state.creatures.values() if each.seat not in seats]
        if not own or not others:
            return 0.0, 0.0
        distance = state.ground.grid.distance
        is_next = state.turn in seats
        harm: dict[int, float] = {}
        heroes: dict[int, float] = {}
        nearest = [99] * len(own)
        stands = [max(health_left(state, each), 1) + each.armour for each in own]
        for enemy in others:
            now = profile(state, enemy)
            reach = now.move + now.range
            damage = self._powers[enemy.kind.id]
            if now.extras:
                damage += 0.35 * len(now.extras)
            best, victim, amount = 0.0, -1, 0.0
            row = distance[enemy.cell]
            can_strike = not enemy.tokens & STUN
            for place, each in enumerate(own):
                far = row[each.cell]
                nearest[place] = min(nearest[place], far)
                if far > reach or not can_strike:
                    continue
                hit = damage - _cover(state, each)
                if each.kind.is_hero:
                    heroes[place] = heroes.get(place, 0.0) + hit
                worth = (
                    (2.5 if each.kind.is_hero else body(each.kind) + stars(each.kind)) * hit / stands[place]
                )
                if worth > best:
                    best, victim, amount = worth, place, hit
            if victim >= 0:
                harm[victim] = harm.get(victim, 0.0) + amount
        total = 0.0
        for place, amount in harm.items():
            each = own[place]
            if each.kind.is_hero:
                continue
            lost = _falls(amount, stands[place])
            total += lost * (body(each.kind) + stars(each.kind)) + 0.25 * body(each.kind) * min(
                amount / stands[place], 1.0
            )
        total *= NEXT if is_next else LATER
        weight = HERO_NEXT if is_next else HERO_LATER
        for place, amount in heroes.items():
            armour = max((worn.armour for worn in state.players[own[place].owner].relics), default=0)
            left = stands[place] + armour
            total += weight * (FALLEN_HERO * _falls(amount, left) + CHIPPED * min(amount, left))
        far = sum(
            [
                max(0, steps - each.kind.range)
                for each, steps in zip(own, nearest, strict=True)
                if not each.kind.is_hero
            ]
        )
        return total, float(far)


def _falls(damage: float, left: int) -> float:
    """About the chance that so much damage on average is enough."""
    return (
        min(max(0.5 + 0.42 * (damage - left) / (0.4 + 0.7 * sqrt(damage)), 0.0), 1.0) if damage > 0 else 0.0
    )


def _cover(state: State, creature: Creature) -> float:
    """What the ground and its own keywords take from an attack on somebody."""
    found = flags(state, creature)
    cell = creature.cell
    less = 0.3 if found & (SHIELD | FORTITUDE | DIFFICULT_TARGET) else 0.0
    less += 0.6 * (state.ground.woods >> cell & 1)
    return less - 0.9 * (state.ground.adding >> cell & 1)


def _prepared(creature: Creature) -> float:
    """What is lent to somebody who may still act in this turn."""
    found = AGAIN * creature.spare
    if creature.mods and not creature.is_turned:
        found += PREPARED * sum([mod.until in ("turn", "next_attack") for mod in creature.mods])
    return found


def _economy(state: State, player: Player) -> float:
    income, kept = player.income, min(player.influence, MOST_KEPT) if player.hand else 0
    if state.mode.is_skirmish:
        return KEPT * kept
    time = max(1.0 - player.turns / LONGEST, LEAST_TIME)
    much = min(income, MUCH_INCOME)
    return time * (INCOME * much + MORE_INCOME * (income - much)) + 0.04 * income + KEPT * kept


def _cards(player: Player) -> float:
    size = len(player.hand)
    feats = len(player.feats)
    found = CARD * min(size, HAND) + MORE_CARDS * max(0, size - HAND)
    return found + FEAT * min(feats, FEATS) + MORE_FEATS * max(0, feats - FEATS)


def _gear(state: State, player: Player) -> float:
    cards = state.tables.content.cards
    found = sum([relic(cards[each.card], each) for each in player.relics])
    return found + sum([BUILDING * cards[each.card].cost for each in player.buildings])
