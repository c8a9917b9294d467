"""Hooks: the points of the rules at which abilities have a say.

An ability is a modifier on one hook, declared once (`abilities`) with the value it takes in a card file.
Whoever asks a hook gets what the abilities say in the order of the figures, and for one figure in the order
of their declarations. Only the levelled side of a champion has abilities.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.content import Card, Effect, KeywordRule, Reach
from sfb_bot.games.brawl.rules.model import Figure, State
from sfb_bot.games.brawl.rules.words import Flag, Key, docstring_line
from sfb_bot.hexgrid import Mask
from sfb_bot.kernel import Flow

P = ParamSpec("P")
T = TypeVar("T")

# Any: the value of an ability, whose type its key has seen to when the card file was read.
Modifier = Callable[Concatenate[Figure, Any, P], T]
Switch = Callable[Concatenate[Figure, P], T]


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability as declared: the key its value is read by, the hook it acts on, and what it does."""

    name: str
    key: Key
    hook: str
    meaning: str


ABILITIES: Final[dict[str, Ability]] = {}


class Hook(Generic[P, T]):
    """One point of the rules and the abilities that act on it."""

    __slots__ = ("_modifiers", "_switches", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._modifiers: dict[str, Modifier[P, T]] = {}
        self._switches: dict[str, Switch[P, T]] = {}

    def ability(self, name: str, key: Key) -> Callable[[Modifier[P, T]], Modifier[P, T]]:
        """Declare an ability by its code, which gets the figure that has it and its value first."""

        def declared(code: Modifier[P, T]) -> Modifier[P, T]:
            ABILITIES[name] = Ability(name, key, self.name, docstring_line(code))
            self._modifiers[name] = code
            return code

        return declared

    def switch(self, name: str) -> Callable[[Switch[P, T]], Switch[P, T]]:
        """Declare an ability that a champion has or has not: its code gets no value."""

        def declared(code: Switch[P, T]) -> Switch[P, T]:
            ABILITIES[name] = Ability(name, Flag(), self.name, docstring_line(code))
            self._switches[name] = code
            return code

        return declared

    def of(self, figure: Figure, *args: P.args, **kwargs: P.kwargs) -> list[T]:
        """What the figure's own abilities say."""
        if not figure.levelled:
            return []
        found: list[T] = []
        for name, value in figure.champion.levelled.abilities.items():
            if name in self._switches:
                found.append(self._switches[name](figure, *args, **kwargs))
            elif name in self._modifiers:
                found.append(self._modifiers[name](figure, value, *args, **kwargs))
        return found

    def of_all(self, figures: Iterable[Figure], *args: P.args, **kwargs: P.kwargs) -> list[T]:
        """What the abilities of all these figures say."""
        found: list[T] = []
        for figure in figures:
            if figure.levelled:
                found += self.of(figure, *args, **kwargs)
        return found


# --- Values -----------------------------------------------------------------------------------------------

# What is added to a champion's defence; asked of everybody.
DEFENCE: Final[Hook[[State, Figure], int]] = Hook("defence")
# What is added to a target's defence; asked of its attacker.
TARGET_DEFENCE: Final[Hook[[], int]] = Hook("target_defence")
# Keywords all attacks have; asked of the attacker.
ATTACK_KEYWORDS: Final[Hook[[], tuple[KeywordRule, ...]]] = Hook("attack_keywords")
# The range of a card; asked of whoever plays it.
REACH: Final[Hook[[Reach], Reach]] = Hook("reach")
# More cards drawn in the upkeep; asked of the player's own.
UPKEEP_DRAW: Final[Hook[[], int]] = Hook("upkeep_draw")

# --- What may be done -------------------------------------------------------------------------------------

# Whether attacks cannot target it where it stands; asked of everybody.
HIDDEN: Final[Hook[[State], bool]] = Hook("may_be_targeted")
# Whether an attack by this enemy must have it among the targets; asked of everybody.
GUARD: Final[Hook[[State, Figure], bool]] = Hook("must_be_targeted")
# Whether no reaction may be played for this champion; asked of everybody.
SILENCE: Final[Hook[[State, Figure], bool]] = Hook("may_be_defended")
# Whether an effect of this name does nothing to it; asked of whoever suffers it.
IMMUNITY: Final[Hook[[str], bool]] = Hook("immunity")
# Whether enemies cannot displace it where it stands; asked of whoever is displaced.
STEADINESS: Final[Hook[[State], bool]] = Hook("may_be_displaced")
# Hexes whose token does not trigger; asked of everybody.
SLEEPING_TOKENS: Final[Hook[[], Mask]] = Hook("tokens_trigger")

# --- Cards and cores --------------------------------------------------------------------------------------

# The price of a core that any ready core may pay; asked of the player's own.
ANY_PAYS: Final[Hook[[], int]] = Hook("cost")
# Whether one standard action per round costs nothing; asked of the player's own.
FREE_ACTION: Final[Hook[[], bool]] = Hook("standard_action_cost")
# Whether cards of the discard pile may be planned; asked of the player's own.
PLAN_DISCARD: Final[Hook[[], bool]] = Hook("plan")

# --- What happens besides ---------------------------------------------------------------------------------

# More strength to be had with the choice of targets; asked of the attacker.
AIMING: Final[Hook[[BrawlFx, Act], Flow[int]]] = Hook("strength")
# Damage it may do to an adjacent enemy instead of a Dash; asked of whoever could dash.
INSTEAD_OF_DASH: Final[Hook[[], int]] = Hook("instead_of_dash")
# What befalls an enemy that it has displaced; asked of whose effect it was.
DISPLACED: Final[Hook[[BrawlFx, Figure], Flow[None]]] = Hook("after_displacement")
# Effects at the start of the activation phase; asked of the player's own.
OPENING: Final[Hook[[], tuple[Effect, ...]]] = Hook("start_of_activation")
# Effects after a card of it was played; asked of whose card it was.
AFTER_CARD: Final[Hook[[Card], tuple[Effect, ...]]] = Hook("after_card")
