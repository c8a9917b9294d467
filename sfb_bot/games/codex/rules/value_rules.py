"""Rules of cards that change values: all that are known, and of those the ones at work now."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sfb_bot.games.codex.rules.at_work import SILENCE, AtWork, at_work
from sfb_bot.games.codex.rules.content import Ability, Kind
from sfb_bot.games.codex.rules.fitting import types_of
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.model import Edict, Obj, State
from sfb_bot.kernel import Seat


class Values:
    """The computed values of a card.

    `armor` is what it has altogether, spent or not; `renewing` the part that comes back with every turn,
    `fleeting` the part that is there for an attack alone, and `charge` the ATK that is.
    """

    __slots__ = (
        "armor",
        "atk",
        "charge",
        "flags",
        "fleeting",
        "frenzy",
        "has_abilities",
        "healing",
        "hp",
        "obliterate",
        "renewing",
        "resist",
        "sparkshot",
        "subtypes",
    )

    def __init__(self, atk: int, hp: int, flags: int, subtypes: frozenset[str]) -> None:
        self.atk = atk
        self.hp = hp
        self.flags = flags
        self.subtypes = subtypes
        self.armor = 0
        self.renewing = 0
        self.fleeting = 0
        self.charge = 0
        self.resist = 0
        self.frenzy = 0
        self.sparkshot = 0
        self.healing = 0
        self.obliterate = 0
        self.has_abilities = False

    def gain(self, what: str, amount: int) -> None:
        """Add to one of the numbers, by its name."""
        setattr(self, what, getattr(self, what) + amount)


# A rule that changes values: (state, its source, the card, the values so far, the ability).
ValueRule = Callable[[State, Obj, Obj, Values, Ability], None]
# By the name of the static ability; registered by the modules of the cards.
KEYWORD_RULES: Final[dict[str, ValueRule]] = {}
STAT_RULES: Final[dict[str, ValueRule]] = {}
LAST_RULES: Final[dict[str, ValueRule]] = {}
BASE_RULES: Final[dict[str, ValueRule]] = {}
# Rules of a card about itself that look at its final values: (state, the card, its values).
FINAL_RULES: Final[dict[str, Callable[[State, Obj, Values], None]]] = {}
# What holds for a player and gives keywords to cards, by the name of the edict.
EDICT_RULES: Final[dict[str, Callable[[State, Edict, Obj, Values], None]]] = {}

# What a rule looks at decides when values have to be computed again. One that stands nowhere here is taken to
# look at everything and to change anything.
# Rules of a card about itself, which look at that card alone, at the turn and at the attack under way.
OWN: Final = frozenset(
    {
        "air_hammer",
        "flies_in_own_turn",
        "on_patrol",
        "siege",
        "stalks",
        "star_crossed_starlet",
        "time_stats",
        "wight",
    }
)
# Rules of a card about itself, which look at all cards.
LOOKING_AROUND: Final = frozenset({"hides_with", "liberty_gryphon", "mimic", "per_other", "terras_q"})
# Rules about cards that fit a description, which look at each alone, at their source and at the attack.
DESCRIBING: Final = frozenset({"behind_the_ferns", "feathers", "midori", "might", "safe_attacking"})
# A rule about whoever attacks its source.
DEFENDING: Final = frozenset({"debilitator"})
# Rules about units of who has them, which look at who is in play and whose they are, and at nothing else.
COUNTING: Final = frozenset({"two_step", "war_drums"})
# Of all of these, the ones that mind damage; those that mind whose turn it is, for others than their own
# card; those that mind an attack of others than their own card; those that mind what cards remember.
DAMAGE_MINDING: Final = frozenset({"air_hammer", "star_crossed_starlet"})
TURN_MINDING: Final = frozenset({"behind_the_ferns"})
ATTACK_MINDING: Final = frozenset({"debilitator", "safe_attacking"})
MEMORY_MINDING: Final = frozenset({"behind_the_ferns", "midori", "two_step"})

# Rules that change what cards count as, and thus what is described.
SUBTYPE_RULES: Final = frozenset({"dreamscape"})

_ABOUT_ITSELF: Final = OWN | LOOKING_AROUND
_KNOWN: Final = _ABOUT_ITSELF | DESCRIBING | DEFENDING | COUNTING
_EVERYTHING: Final = frozenset({"unit", "hero", "building", "upgrade", "spell", "base", "tech", "addon"})
_FIGHTERS: Final = frozenset({"unit", "hero"})

# A rule at work, with its source and the ability that names it.
Working = tuple[ValueRule, Obj, Ability]


class ValueRules:
    """The rules at work that change values.

    `base`, `keyword`, `stat` and `last` are applied to all cards in this order, `attack` with the numbers to
    who attacks, `own` to the card that has them: keywords, then numbers. `reach` says for each type of cards
    whose may be touched by any of the first or by an aura, `is_wide` that all are. `has_edicts`: something
    holds for players that changes values. `lookers` are the cards whose values depend on all others,
    `selfish` all that have rules about themselves.

    Values of any card may change with damage and exhaustion (`mind_state`), with the turn (`mind_turn`), with
    what others remember (`mind_memory`), or whatever happens to another one (`reads`). Those of units of who
    has one of the cards that `count` may change when another one comes, goes or changes sides. `mind_attack`:
    those of an attacker may change with the attack, also where it has no rules of its own. `mind_place`: they
    may change with places in a patrol zone, also in the turn of who has taken them.
    """

    __slots__ = (
        "attack",
        "base",
        "count",
        "has_edicts",
        "is_wide",
        "keyword",
        "last",
        "lookers",
        "mind_attack",
        "mind_memory",
        "mind_place",
        "mind_state",
        "mind_turn",
        "own",
        "reach",
        "reads",
        "selfish",
        "stat",
    )

    def __init__(self, state: State, working: AtWork) -> None:
        self.base: list[Working] = []
        self.attack: list[Working] = []
        self.keyword: list[Working] = []
        self.stat: list[Working] = []
        self.last: list[Working] = []
        self.own: dict[ObjId, tuple[list[Working], list[Working]]] = {}
        self.lookers: list[Obj] = []
        self.selfish: list[Obj] = []
        self.count: list[Obj] = []
        names: set[str] = set()
        for source, ability in working.statics:
            name = ability.name
            if not changes_values(name):
                continue
            names.add(name)
            if name in COUNTING:
                self.count.append(source)
            if name in BASE_RULES:
                self.base.append((BASE_RULES[name], source, ability))
            if name in LAST_RULES:
                self.last.append((LAST_RULES[name], source, ability))
            for place, rules in enumerate((KEYWORD_RULES, STAT_RULES)):
                if name in rules:
                    self._take(place, (rules[name], source, ability))
        self.reads = not names <= _KNOWN
        self.mind_turn = self.reads or not names.isdisjoint(TURN_MINDING)
        self.mind_attack = bool(self.reads or self.attack)
        self.is_wide = self.reads or not working.by_name.keys().isdisjoint(SUBTYPE_RULES)
        self.has_edicts = any(edict_changes_values(edict.name) for edict in state.edicts)
        self.mind_place = self.reads or any(_speaks_of_places(source.shape) for source in working.sources)
        self.mind_memory = self.reads or not names.isdisjoint(MEMORY_MINDING)
        self.mind_state = bool(
            self.lookers
            or self.reads
            or not names.isdisjoint(DAMAGE_MINDING)
            or any(_speaks_of_state(source.shape) for source in working.sources)
        )
        self.reach: dict[str, set[Seat]] = {}
        self._find_reach(state, working)

    def _take(self, place: int, rule: Working) -> None:
        """Sort in a rule that gives keywords (0) or numbers (1)."""
        _, source, ability = rule
        if ability.name in LOOKING_AROUND:
            self.lookers.append(source)
        if ability.name in _ABOUT_ITSELF:
            self.selfish.append(source)
            self.own.setdefault(source.id, ([], []))[place].append(rule)
        elif ability.name in ATTACK_MINDING:
            self.attack.append(rule)
        else:
            (self.keyword, self.stat)[place].append(rule)

    def _find_reach(self, state: State, working: AtWork) -> None:
        if self.is_wide:
            self._reach_all(state, _EVERYTHING)
        for source, ability in (*working.keyword_auras, *working.stat_auras):
            if ability.when == "host":
                self._reach_all(state, _EVERYTHING)
            else:
                self._reach_described(state, source, ability)
        for _, source, ability in (*self.base, *self.keyword, *self.stat, *self.last):
            if ability.name in DESCRIBING:
                self._reach_described(state, source, ability)
            else:
                self._reach_all(state, _FIGHTERS)

    def _reach_all(self, state: State, types: frozenset[str]) -> None:
        seats = [player.seat for player in state.players]
        for each in types:
            self.reach.setdefault(each, set()).update(seats)

    def _reach_described(self, state: State, source: Obj, ability: Ability) -> None:
        on = ability.on
        if on is None:
            return
        # Of partners too, who have a base in common.
        side = state.sides[state.side_of[source.seat]]
        seats = [player.seat for player in state.players]
        if on.side in ("own", "friendly"):
            seats = side
        elif on.side == "opposing":
            seats = [seat for seat in seats if seat not in side]
        for each in types_of(on):
            self.reach.setdefault(each, set()).update(seats)


def gives_ability(ability: Ability) -> bool:
    """Whether cards have an ability because of this one, which matters to rules about cards that have none.

    What Pirate-Gang Commander lets units do when they die is an ability of theirs (CQ54).
    """
    return ability.when == "gives" or (
        ability.when == "unit_dies" and any(part.op == "gang_farewell" for part in ability.parts)
    )


@lru_cache(maxsize=2048)
def _speaks_of_state(kind: Kind) -> bool:
    """Whether a card speaks of damaged or exhausted things."""
    told = [ability.on for ability in kind.abilities if ability.on is not None]
    return any(on.is_damaged is not None or on.is_exhausted is not None for on in told)


@lru_cache(maxsize=2048)
def _speaks_of_places(kind: Kind) -> bool:
    """Whether a card speaks of things that patrol or do not."""
    told = [ability.on for ability in kind.abilities if ability.on is not None]
    return any(on.patrols is not None for on in told)


def value_rules(state: State) -> ValueRules:
    """The rules at work now that change values."""
    working: AtWork = state.at_work or at_work(state)
    found: ValueRules | None = working.value_rules
    if found is None:
        found = working.value_rules = ValueRules(state, working)
    return found


# The types of friendly and of opposing cards.
Reach = tuple[frozenset[str], frozenset[str]]


@lru_cache(maxsize=2048)
def reach_of(kind: Kind) -> Reach | None:
    """Which other cards may have other values because of a card of this kind; None for any."""
    friendly: set[str] = set()
    opposing: set[str] = set()
    for ability in kind.abilities:
        if ability.when in ("host", "host_attacks"):
            return None
        if ability.when == "static":
            name = ability.name
            is_known = name in _ABOUT_ITSELF or (name in DESCRIBING and name not in LAST_RULES)
            if name in SUBTYPE_RULES or (changes_values(name) and not is_known):
                return None
            if name not in DESCRIBING:
                continue
        elif ability.when != "aura" and not gives_ability(ability):
            continue
        if ability.on is not None:
            if ability.on.side != "opposing":
                friendly |= types_of(ability.on)
            if ability.on.side not in ("own", "friendly"):
                opposing |= types_of(ability.on)
    return frozenset(friendly), frozenset(opposing)


def changes_values(name: str) -> bool:
    """Whether a static rule of this name changes values at all."""
    return name in STAT_RULES or name in KEYWORD_RULES or name in BASE_RULES or name in LAST_RULES


def edict_changes_values(name: str) -> bool:
    """Whether something of this name that holds for a player changes values of cards at all."""
    return name in EDICT_RULES or name == SILENCE
