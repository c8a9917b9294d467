"""What the parts of an action share: the activation under way, the attack in it, the moment of an effect."""

from __future__ import annotations

from dataclasses import dataclass, field

from sfb_bot.games.warseer.rules.content import NO_KIND, KindId
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Fx, Seat

WarseerFx = Fx[State]
NOWHERE: Cell = -1


@dataclass(slots=True)
class Act:
    """An activation: who acts, and what has been done in it.

    `touched` are those it was in contact with before its first step. `frenzied` are creatures that have used
    their Frenzy in it, `used` the relics of multiple use (W-132).
    """

    creature: CreatureId
    steps: int = 0
    has_hooked: bool = False
    is_over: bool = False
    touched: frozenset[CreatureId] = frozenset()
    frenzied: set[CreatureId] = field(default_factory=set[CreatureId])
    used: set[KindId] = field(default_factory=set[KindId])


@dataclass(slots=True)
class Assault:
    """An attack. `faces` are those of the attack dice as they lie now, `printed` the dice it began with.

    `wounds` and `distance` are those of the moment it was declared. `came_from` is where the target stood
    before it was pushed. `changed` are the effects that have worked on the dice: each does so once (WQ16).
    """

    act: Act
    attacker: CreatureId
    target: CreatureId
    type: str
    dice: str
    is_counterblow: bool = False
    printed: str = ""
    faces: str = ""
    wounds: int = 0
    distance: int = 0
    fewer: int = 0
    prevented: int = 0
    extra: str = ""
    is_fired: bool = False
    came_from: Cell = NOWHERE
    went_to: Cell = NOWHERE
    is_pushed: bool = False
    changed: set[KindId] = field(default_factory=set[KindId])
    kills: list[Kill] = field(default_factory=list["Kill"])


@dataclass(slots=True)
class Moment:
    """What an effect is about: its card, the creature that has it, the one it happens to, the destroyer.

    `is_support`: a support card, which does not reach Monsters (WQ97). `is_kept`: the creature about to be
    destroyed stays after all. `cell` is a hex that was chosen.
    """

    name: str
    source: KindId = NO_KIND
    bearer: CreatureId = NOBODY
    creature: CreatureId = NOBODY
    destroyer: CreatureId = NOBODY
    cell: Cell = NOWHERE
    assault: Assault | None = None
    is_support: bool = False
    is_building: bool = False
    would: bool = False
    is_kept: bool = False
    damage: int = 0
    is_fatal: bool = False


@dataclass(slots=True)
class Kill:
    """A destroyed creature as it was just before it left, and how it came about; what feats ask about.

    `by` is the seat that did it, None for nobody (W-142).
    """

    creature: CreatureId
    kind: KindId
    owner: Seat
    seat: Seat
    cell: Cell
    had_wounds: bool
    tokens: int
    has_lost_armour: bool
    contact: int
    charms: tuple[tuple[KindId, Seat], ...]
    beneath: tuple[KindId, Seat] | None
    by: Seat | None
    killer: CreatureId = NOBODY
    killer_kind: KindId = NO_KIND
    killer_cell: Cell = NOWHERE
    damage_kind: str = ""
    distance: int = 0
    is_pushed: bool = False
    relic: KindId | None = None
    is_risen: bool = False
