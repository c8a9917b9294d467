"""What is worth trying first: attacks that destroy, ways that lead to them, dear characters, feats."""

from __future__ import annotations

from typing import Final

from sfb_bot.computer import Idea, plain_ideas
from sfb_bot.games.warseer.computer.blows import CRITS, gain, strike
from sfb_bot.games.warseer.computer.evaluation import Evaluation
from sfb_bot.games.warseer.computer.worth import figure, gear, missed
from sfb_bot.games.warseer.rules.board import creatures_in, in_reach, is_held
from sfb_bot.games.warseer.rules.choices import (
    About,
    Activate,
    Attack,
    Discard,
    DropFeat,
    Go,
    Heal,
    Hook,
    OnDie,
    OnHex,
    Play,
    PlayFeat,
    Shoot,
    Summon,
    Use,
    Word,
)
from sfb_bot.games.warseer.rules.content import CRIT, HIT, Content
from sfb_bot.games.warseer.rules.keywords import SUREFOOTED
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.movement import destinations
from sfb_bot.games.warseer.rules.profiles import flags, health_left, profile
from sfb_bot.hexgrid import Cell, Mask, cells_of
from sfb_bot.kernel import Decision, Dice, Option

# How many answers are tried: between activations, in one, and where a hex is chosen.
MOST_ACTIONS: Final = 14
MOST_PARTS: Final = 6
MOST_HEXES: Final = 4
LEAST: Final = 0.08
GAIN: Final = 1.6
PROMISE: Final[dict[type, float]] = {PlayFeat: 6.0, Discard: 1.6, DropFeat: 0.4, Use: 1.0}
MINION: Final = 1.2
MANY_FEATS: Final = 4
# What a step nearer to where a figure wants to be is worth, and standing where others strike.
STEP: Final = 0.1
STRUCK: Final = 0.03
HERO_STRUCK: Final = 0.05
WEAK_HERO_STRUCK: Final = 0.25
WEAK: Final = 6
COVERED: Final = 0.06
CENTRE: Final = 0.8
HEALING: Final = 0.16


class Promise:
    """Sorts the answers to a question."""

    def __init__(self, content: Content, evaluation: Evaluation) -> None:
        self._content = content
        self._evaluation = evaluation

    def ideas(self, state: State, decision: Decision, dice: Dice) -> list[Idea]:
        """The answers worth trying, with how promising they look."""
        about = decision.about if isinstance(decision.about, About) else About()
        if decision.prompt == "reroll":
            found = _reroll(state, decision)
        elif decision.pick != (1, 1) or len(decision.options) == 1:
            found = plain_ideas(decision, dice)
        elif decision.prompt in ("main", "skirmish"):
            found = self._actions(state, decision)
        elif decision.prompt == "act":
            found = self._parts(state, decision, state.creatures[about.creature], about)
        elif decision.prompt == "push":
            found = _best([(option, _pushed(state, option)) for option in decision.options], MOST_HEXES)
        elif any(isinstance(option.payload, OnHex | Go) for option in decision.options):
            found = self._hexes(state, decision, about)
        else:
            found = plain_ideas(decision, dice)
        return found

    # --- Between activations ---

    def _actions(self, state: State, decision: Decision) -> list[Idea]:
        found: list[tuple[Option, float]] = []
        weakest = self._weakest(decision)
        for option in decision.options:
            weight = self._action(state, option)
            if isinstance(option.payload, Discard | DropFeat) and option.key not in weakest:
                continue
            found.append((option, weight))
        found.sort(key=lambda each: -each[1])
        return [((option,), max(weight, LEAST)) for option, weight in found[:MOST_ACTIONS]]

    def _weakest(self, decision: Decision) -> set[str]:
        """The card and the feat that are missed least."""
        cards = [each for each in decision.options if isinstance(each.payload, Discard)]
        found: set[str] = set()
        if cards:
            best = sorted(cards, key=lambda each: (self._missed(each), each.key))
            found.update(each.key for each in best[:2])
        feats = [each for each in decision.options if isinstance(each.payload, DropFeat)]
        if feats:
            found.add(min(feats, key=lambda each: (self._points(each), each.key)).key)
        return found

    def _missed(self, option: Option) -> float:
        assert isinstance(option.payload, Discard)
        return missed(self._content, option.payload.kind)

    def _points(self, option: Option) -> int:
        assert isinstance(option.payload, DropFeat)
        return self._content.feats[option.payload.kind].points

    def _action(self, state: State, option: Option) -> float:
        match option.payload:
            case Activate(number):
                found = self._activation(state, state.creatures[number])
            case Summon(kind):
                found = 1.6 + 0.35 * self._content.creatures[kind].cost
            case Play(kind):
                card = self._content.cards[kind]
                found = 1.2 + (0.6 * gear(state, kind) if card.sort != "spell" else 0.25 * card.cost)
            case DropFeat() if len(state.players[state.turn].feats) > MANY_FEATS:
                found = MINION
            case _:
                found = PROMISE.get(type(option.payload), MINION if option.key == "minion" else LEAST)
        return found

    def _activation(self, state: State, creature: Creature) -> float:
        """How much an activation promises: the best attack it leads to."""
        best = 0.0
        own = profile(state, creature)
        cells = 1 << creature.cell
        if not is_held(state, creature):
            cells |= destinations(state, creature, own.move)
            if not own.flags & SUREFOOTED:
                cells &= ~state.ground.difficult | 1 << creature.cell
        if not creature.is_summoned:
            for enemy in creatures_in(state, state.enemies(creature.seat)):
                around = (
                    state.ground.adjacent[enemy.cell]
                    if own.range == 1
                    else state.ground.grid.near(enemy.cell, own.range)
                )
                if around & cells:
                    moved = not in_reach(state, creature, creature.kind.attack, own.range) >> enemy.cell & 1
                    found = strike(state, creature, enemy, creature.cell, has_moved=moved)
                    best = max(best, gain(state, enemy, found))
        return 0.7 + GAIN * best

    # --- In an activation ---

    def _parts(self, state: State, decision: Decision, creature: Creature, about: About) -> list[Idea]:
        found: list[tuple[Option, float]] = []
        places = _Places(state, creature, self._evaluation)
        has_moved, touched = about.steps > 0, about.touched
        here = places.score(creature.cell)
        can_attack = False
        for option in decision.options:
            match option.payload:
                case Attack(number):
                    target = state.creatures[number]
                    hit = strike(
                        state,
                        creature,
                        target,
                        creature.cell,
                        has_moved=has_moved,
                        is_new=number not in touched,
                    )
                    score = here + 0.05 + gain(state, target, hit) + _crit(creature, hit.fired)
                    can_attack = True
                case Shoot(number):
                    target = state.creatures[number]
                    score = here + 0.35 * len(profile(state, creature).shot_dice) * _wound(state, target)
                case Heal(number):
                    patient = state.creatures[number]
                    mean = 0.55 * len(creature.kind.dice)
                    score = here + HEALING * min(mean, patient.wounds) * (
                        1.5 if patient.kind.is_hero else 1.0
                    )
                case Go(cell):
                    score, strikes = self._go(state, creature, cell, places)
                    can_attack = can_attack or strikes
                case Hook():
                    score = here + 0.4
                case Word("run"):
                    score = here if can_attack and not creature.kind.is_hero else places.farthest()
                case _:
                    score = here
            found.append((option, score))
        return _best(found, MOST_PARTS)

    def _go(self, state: State, creature: Creature, cell: Cell, places: _Places) -> tuple[float, bool]:
        """A hex: what can be attacked from there, and how it is to stand there."""
        score = places.score(cell)
        own = profile(state, creature)
        if creature.is_summoned or (
            state.ground.difficult >> cell & 1 and not flags(state, creature) & SUREFOOTED
        ):
            return score, False
        best, touched = 0.0, state.ground.adjacent[creature.cell]
        for enemy in creatures_in(state, places.reach(cell, own.range)):
            is_new = not touched >> enemy.cell & 1
            hit = strike(state, creature, enemy, cell, has_moved=True, is_new=is_new)
            best = max(best, gain(state, enemy, hit) + _crit(creature, hit.fired))
        return score + best, best > 0.0

    # --- Hexes ---

    def _hexes(self, state: State, decision: Decision, about: About) -> list[Idea]:
        creature = state.creatures.get(about.creature)
        kind = self._content.creatures.get(about.source)
        if creature is None and kind is None:
            return [((option,), 1.0) for option in decision.options]
        if creature is None:
            # Somebody who comes: near to the enemy, where others of its side do not stand in the way.
            best = decision.chosen(decision.default)[0]
            assert isinstance(best.payload, OnHex)
            distance = state.ground.grid.distance
            row = distance[best.payload.cell]
            scored = [
                (option, 0.5 - 0.02 * row[option.payload.cell])
                for option in decision.options
                if isinstance(option.payload, OnHex)
            ]
            return _best(scored, MOST_HEXES)
        places = _Places(state, creature, self._evaluation)
        sign = 1.0 if state.are_allied(creature.seat, decision.seat) else -1.0
        found: list[tuple[Option, float]] = []
        for option in decision.options:
            payload = option.payload
            cell = payload.cell if isinstance(payload, OnHex | Go) else creature.cell
            found.append((option, sign * places.score(cell)))
        return _best(found, MOST_HEXES)


class _Places:
    """How good hexes are for one figure to stand on, whatever it attacks from there."""

    def __init__(self, state: State, creature: Creature, evaluation: Evaluation) -> None:
        self._state = state
        self._creature = creature
        self._enemies = state.enemies(creature.seat)
        foes = creatures_in(state, self._enemies)
        self._cells = [each.cell for each in foes]
        self._wanted = max(profile(state, creature).range, 1)
        grid = state.ground.grid
        self._struck: list[tuple[Mask, float]] = []
        for foe in foes:
            now = profile(state, foe)
            self._struck.append((grid.near(foe.cell, now.move + now.range), evaluation.power(foe.kind)))
        self._is_hero = creature.kind.is_hero
        self._fear = STRUCK
        if creature.kind.is_hero:
            self._fear = WEAK_HERO_STRUCK if health_left(state, creature) <= WEAK else HERO_STRUCK
        player = state.players[creature.seat]
        feats = state.tables.content.feats
        self._wants_centre = any(
            need.name == "own_at_centre"
            for feat in player.feats
            for needs in feats[feat].needs
            for need in needs
        )

    def reach(self, cell: Cell, steps: int) -> Mask:
        """The enemies that can be attacked from a hex."""
        ground = self._state.ground
        if steps == 1:
            return ground.adjacent[cell] & self._enemies
        return (ground.grid.near(cell, steps) | ground.adjacent[cell]) & ground.sight(cell) & self._enemies

    def farthest(self) -> float:
        """The best hex a run leads to."""
        own = profile(self._state, self._creature)
        cells = destinations(self._state, self._creature, own.move + own.run)
        return max([self.score(cell) for cell in cells_of(cells)], default=0.0)

    def score(self, cell: Cell) -> float:
        """How good it is to stand there."""
        ground = self._state.ground
        row = ground.grid.distance[cell]
        far = min([row[each] for each in self._cells], default=0)
        found = -STEP * abs(far - self._wanted) * (0.5 if self._is_hero else 1.0)
        found -= self._fear * sum([damage for cells, damage in self._struck if cells >> cell & 1])
        found += COVERED * ((ground.woods | ground.hills) >> cell & 1)
        if self._wants_centre and ground.centre >> cell & 1:
            found += CENTRE
        return found


def _best(scored: list[tuple[Option, float]], most: int) -> list[Idea]:
    """The best of these, with weights that tell them apart."""
    ranked = sorted(scored, key=lambda each: -each[1])[:most]
    low = ranked[-1][1]
    return [((option,), 0.25 + GAIN * (score - low)) for option, score in ranked]


def _crit(creature: Creature, fired: float) -> float:
    return fired * CRITS.get(creature.kind.crit.name, 0.0)


def _wound(state: State, target: Creature) -> float:
    return max(figure(state, target), 0.3) * 0.4


def _pushed(state: State, option: Option) -> float:
    """Onto rough ground it hurts."""
    assert isinstance(option.payload, OnHex)
    return 0.5 * (state.ground.difficult >> option.payload.cell & 1)


def _reroll(state: State, decision: Decision) -> list[Idea]:
    """The dice that show least, or most where others attack."""
    about = decision.about
    fewest, most = decision.pick
    if not isinstance(about, About) or about.attacker not in state.creatures:
        return [(decision.chosen(decision.default), 1.0)]
    is_own = state.are_allied(state.creatures[about.attacker].seat, decision.seat)

    def shows(option: Option) -> int:
        assert isinstance(option.payload, OnDie)
        face = about.faces[option.payload.index]
        return 2 if face == CRIT else 1 if face == HIT else 0

    ranked = sorted(decision.options, key=lambda option: shows(option) if is_own else -shows(option))
    worst = [option for option in ranked if (shows(option) == 0) is is_own]
    chosen = tuple(worst[:most]) if len(worst) >= fewest else tuple(ranked[:fewest])
    order = {option.key: place for place, option in enumerate(decision.options)}
    return [(tuple(sorted(chosen, key=lambda option: order[option.key])), 1.0)]
