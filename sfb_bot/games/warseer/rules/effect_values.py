"""Effects as data: when something happens, what it costs, under which conditions, what is done to whom.

The set writes them as `when[/cost][ ? condition]: op(args)@whom[filters] ~how long`; the card files do too,
and `cards/effect_texts.py` reads them into these values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Texts = Mapping[str, str]

WhenName = Literal[
    "play",
    "equip",
    "use",
    "activate",
    "active",
    "enter",
    "leave",
    "contract",
    "prep",
    "attacked",
    "rolled",
    "harmed",
    "fallen",
    "summoned",
    "slain",
]
OpName = Literal[
    "heal",
    "armour",
    "relic_armour",
    "roll",
    "move",
    "place",
    "swap",
    "minion",
    "token",
    "untoken",
    "draw",
    "gain",
    "extra",
    "reroll",
    "reroll_hit",
    "reroll_any",
    "face",
    "cancel",
    "prevent",
    "survive",
    "grant",
    "stat",
    "aura",
    "enchant",
    "again",
    "control",
    "destroy",
    "to_camp",
    "cost_less",
    "fewer",
    "recover",
    "peek",
    "mill",
    "look_hand",
    "coins",
    "zone",
]
# `nobody` where nothing is written; `beside_hero` and `zone` are where minions come.
Whom = Literal[
    "nobody",
    "self",
    "it",
    "own",
    "allied",
    "enemy",
    "any",
    "hero",
    "destroyer",
    "hex",
    "enemy_card",
    "spell",
    "mercenary",
    "beside_hero",
    "zone",
]
FilterName = Literal[
    "within",
    "sight",
    "near",
    "two_adjacent",
    "character",
    "rank",
    "attack",
    "card",
    "other",
    "activated",
    "summoned",
    "camp",
    "injured",
    "upto",
]
Duration = Literal["", "attack", "next_attack", "turn", "match"]

# The number of `face(push,blank,all)`, and of `within(range,...)`: the range of the creature it is seen from.
ALL: Final = 99
RANGE: Final = -1


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword with what stands behind it: a number, dice, or a subject such as a rank or a kind."""

    name: str
    number: int = 0
    dice: str = ""
    subject: str = ""


@dataclass(frozen=True, slots=True)
class When:
    """When an effect happens; `uses` are the markers of a relic of multiple use.

    `use(3) rolled` is the moment `rolled` with three uses; `use(3)` alone is the moment `use`.
    """

    name: WhenName
    uses: int = 0


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid: influence, battle cards from hand to History, feats from hand to the shared discard."""

    influence: int = 0
    cards: int = 0
    feats: int = 0


@dataclass(frozen=True, slots=True)
class Condition:
    """A fact that must hold. `name` is one of a closed list, the others are what it compares with."""

    name: str
    number: int = 0
    words: tuple[str, ...] = ()
    is_not: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """What narrows a target. `of` is whom a distance or sight is measured from, as the set writes it.

    `near`: at least `number` creatures of `of` within `reach`. `rank`, `attack`, `card`: one of `words`.
    `sight` with an empty `of` means the creature that `within` names.
    """

    name: FilterName
    number: int = 0
    of: str = ""
    words: tuple[str, ...] = ()
    reach: int = 0
    is_not: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """Whom an effect is for."""

    whom: Whom = "nobody"
    filters: tuple[Filter, ...] = ()

    def filter(self, name: FilterName) -> Filter | None:
        """The filter of a name, if there is one."""
        for each in self.filters:
            if each.name == name:
                return each
        return None


@dataclass(frozen=True, slots=True)
class Op:
    """One thing that is done. Which fields it uses depends on the name; `effect` is that of aura, enchant."""

    name: OpName
    number: int = 0
    dice: str = ""
    words: tuple[str, ...] = ()
    keyword: Keyword | None = None
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """A whole effect. The target is for all ops that need one; drawing and gaining need none."""

    when: When
    ops: tuple[Op, ...]
    target: Target = Target()
    cost: Cost = Cost()
    conditions: tuple[Condition, ...] = ()
    duration: Duration = ""

    def condition(self, name: str) -> Condition | None:
        """The condition of a name, if there is one."""
        for each in self.conditions:
            if each.name == name:
                return each
        return None
