"""What is worth trying first: which card to hire, attacks that kill or reach a base, dear cards."""

from __future__ import annotations

from typing import Final

from sfb_bot.computer import Idea, plain_ideas
from sfb_bot.games.codex.computer.evaluation import HP, MANY_WORKERS, worth_of
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.attackable import defenders
from sfb_bot.games.codex.rules.choices import (
    BACK,
    About,
    Attack,
    Build,
    Level,
    OnKind,
    OnObj,
    OnSpec,
    Play,
    Summon,
    Use,
    UseHeld,
    Word,
)
from sfb_bot.games.codex.rules.content import NEUTRAL, Content, Kind
from sfb_bot.games.codex.rules.costs import may_play
from sfb_bot.games.codex.rules.ids import SpecId
from sfb_bot.games.codex.rules.model import Obj, Player, State
from sfb_bot.games.codex.rules.values import armor_left, hp_left, values
from sfb_bot.kernel import Decision, Dice, Option, Seat

# How promising an action looks before anybody thinks about it.
PROMISE: Final[dict[type, float]] = {Build: 3.0, Summon: 3.0, Use: 2.0, UseHeld: 2.0, Level: 1.5}
WORDS: Final = {"drop": 0.02, "repair": 0.3, "detect": 0.5}
HIRE: Final = 5.0
NO_HIRE: Final = 0.2
# An attack that brings nothing, and what a good one adds.
VAIN: Final = 0.15
GOOD: Final = 2.5
MOST_GAIN: Final = 2.0
# An ability that costs nothing could be used for ever.
MOST_USES: Final = 3
STRIKES: Final = frozenset({"defender", "new_defender", "overpower", "spark"})


class Promise:
    """Sorts the answers to a question."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def ideas(self, state: State, decision: Decision, dice: Dice) -> list[Idea]:
        """The answers worth trying, with how promising they look."""
        if decision.pick != (1, 1):
            return plain_ideas(decision, dice)
        if decision.prompt == "main":
            seat, options = decision.seat, decision.options
            return [
                ((each,), self._action(state, seat, each)) for each in options if not _is_stale(state, each)
            ]
        found = [option for option in decision.options if option.key != BACK.key]
        if decision.prompt == "hire":
            return [((self._to_hire(state, decision.seat, found),), 1.0)]
        if decision.prompt == "spec":
            return [((_main_spec(self._content, state.players[decision.seat], found),), 1.0)]
        about = decision.about
        if decision.prompt in STRIKES and isinstance(about, About) and about.source in state.objs:
            attacker = state.objs[about.source]
            return [((option,), _at(state, attacker, option)) for option in found]
        return [((option,), 1.0) for option in found]

    def _action(self, state: State, seat: Seat, option: Option) -> float:
        payload = option.payload
        if isinstance(payload, Word):
            if payload.word == "hire":
                return HIRE if state.players[seat].workers < MANY_WORKERS else NO_HIRE
            return WORDS.get(payload.word, 1.0)
        if isinstance(payload, Play):
            return 2.0 + 0.4 * self._content.kinds[payload.kind].cost
        if isinstance(payload, Attack):
            attacker = state.objs[payload.obj]
            return max([_blow(state, attacker, each) for each in defenders(state, attacker)], default=VAIN)
        return PROMISE.get(type(payload), 1.0)

    def _to_hire(self, state: State, seat: Seat, options: list[Option]) -> Option:
        """The card that is missed least."""
        kinds = self._content.kinds

        def missed(option: Option) -> float:
            assert isinstance(option.payload, OnKind)
            return self._missed(state, seat, kinds[option.payload.kind])

        return min(options, key=lambda option: (missed(option), option.key))

    def _missed(self, state: State, seat: Seat, kind: Kind) -> float:
        """How much a card will be missed: the more the higher its tech level, most if it can be played."""
        player = state.players[seat]
        found = max(0, kind.tech) + 0.12 * kind.cost
        if kind.type == "spell":
            # Without its hero a spell is of little use; minor ones need any hero.
            own = {self._content.kinds[hero.kind].colour for hero in player.heroes}
            found += 0.5 if kind.spell != "minor" else 0.1 if kind.colour in own | {NEUTRAL} else -0.3
        elif kind.tech >= 2 and player.spec and kind.spec != player.spec:
            found -= 3.0
        if kind.is_unit:
            found += 0.3
        if kind.cost < player.gold and may_play(state, seat, kind):
            found += 0.4
        return found - 0.1 * player.hand.count(kind.id)


def _is_stale(state: State, option: Option) -> bool:
    """Whether this is an ability that was used often enough in this turn."""
    chosen = option.payload
    if not isinstance(chosen, Use | UseHeld):
        return False
    return state.objs[chosen.obj].used.get(chosen.index, 0) >= MOST_USES


def main_spec(content: Content, spec: SpecId, first: str) -> SpecId:
    """The school a player goes for: the one that was chosen, before that the main hero's."""
    return spec or next(hero.spec for hero in content.heroes if hero.id == first)


def _main_spec(content: Content, player: Player, options: list[Option]) -> Option:
    wanted = main_spec(content, player.spec, player.heroes[0].kind)
    fitting = [each for each in options if isinstance(each.payload, OnSpec) and each.payload.spec == wanted]
    return (fitting or options)[0]


def _at(state: State, attacker: Obj, option: Option) -> float:
    if not isinstance(option.payload, OnObj):
        return 0.5
    return _blow(state, attacker, state.objs[option.payload.obj])


def _blow(state: State, attacker: Obj, defender: Obj) -> float:
    """How promising it is to attack something: what it kills or takes from the base, less what it costs."""
    mine = values(state, attacker)
    dealt = mine.atk if mine.flags & key.ARMOR_PIERCING else mine.atk - armor_left(state, defender)
    left = hp_left(state, defender)
    if defender.shape.type == "base":
        gain = 10.0 if dealt >= left else HP * dealt
        return VAIN if dealt <= 0 else 1.0 + GOOD * min(gain, 10.0)
    gain = 0.0
    if defender.shape.is_fighter:
        its = values(state, defender)
        kills = dealt >= left or (mine.flags & key.DEATHTOUCH and dealt > 0)
        worth = worth_of(state, defender)
        gain = worth if kills else 0.25 * worth * max(0, dealt) / max(1, left)
        reaches = not (mine.flags & key.LONG_RANGE and not its.flags & key.LONG_RANGE) and not (
            mine.flags & key.FLYING and not its.flags & (key.FLYING | key.ANTI_AIR)
        )
        is_first = kills and mine.flags & key.SWIFT_STRIKE and not its.flags & key.SWIFT_STRIKE
        if reaches and not is_first:
            hurt = its.atk - armor_left(state, attacker)
            stands = hp_left(state, attacker)
            own = worth_of(state, attacker)
            dies = hurt >= stands or (its.flags & key.DEATHTOUCH and hurt > 0)
            gain -= own if dies else 0.25 * own * max(0, hurt) / max(1, stands)
    elif dealt > 0:
        worth = worth_of(state, defender) + 2 * HP
        gain = worth if dealt >= left else 0.5 * worth * dealt / max(1, left)
    return VAIN if gain <= 0 else 1.0 + GOOD * min(gain, MOST_GAIN)
