"""What happens to figures on the battlefield, and every roll."""

from __future__ import annotations

from typing import ClassVar, Literal

from sfb_bot.games.warseer.rules.content import NO_KIND, KindId
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Event, Seat, value

Arrival = Literal["hero", "summon", "minion", "risen", "deploy"]
MoveManner = Literal["move", "run", "card", "hook", "advance", "nimble", "persecution", "step"]
PlaceManner = Literal["card", "terrain", "push"]


@value
class Arrived(Event):
    """A figure came onto the battlefield, with armour tokens, or wounds if it was injured.

    A Resurgent lies on the card of its victim, `beneath`; `beneath_of` is whose card that is.
    """

    creature: CreatureId
    kind: KindId
    seat: Seat
    cell: Cell
    manner: Arrival
    armour: int = 0
    wounds: int = 0
    is_turned: bool = True
    beneath: KindId = NO_KIND
    beneath_of: Seat = Seat(0)
    relic: KindId = NO_KIND


@value
class Activated(Event):
    """An activation began; `is_spare`: a card allows it besides the usual one."""

    creature: CreatureId
    is_spare: bool = False


@value
class Turned(Event):
    """A creature has used an ability that turns it, or may act again after all."""

    creature: CreatureId
    is_turned: bool


@value
class SpareGained(Event):
    """A creature may be activated once more in this turn."""

    creature: CreatureId


@value
class Moved(Event):
    """A figure went step by step, the last cell is where it stands now."""

    creature: CreatureId
    path: tuple[Cell, ...]
    manner: MoveManner


@value
class Placed(Event):
    """A figure was put somewhere, or pushed there."""

    creature: CreatureId
    cell: Cell
    manner: PlaceManner


@value
class Swapped(Event):
    """Two figures changed places."""

    one: CreatureId
    other: CreatureId


@value
class AttackDeclared(Event):
    """An attack on somebody was declared."""

    attacker: CreatureId
    target: CreatureId
    type: str
    is_counterblow: bool = False


@value
class AttackLost(Event):
    """The target is gone or out of reach: the attack ends and counts as made."""

    attacker: CreatureId
    target: CreatureId


@value
class AttackRolled(Event):
    """The attack dice, and the faces they show."""

    attacker: CreatureId
    target: CreatureId
    dice: str
    faces: str
    reveals: ClassVar[bool] = True


@value
class DiceChanged(Event):
    """Attack dice were rerolled or turned; `faces` are all of them as they lie now."""

    seat: Seat
    source: KindId
    indexes: tuple[int, ...]
    faces: str


@value
class CritFired(Event):
    """The crit effect of the attacker fires."""

    attacker: CreatureId
    crit: str


@value
class ExtrasRolled(Event):
    """Extra dice of an attack."""

    attacker: CreatureId
    dice: str
    faces: str
    reveals: ClassVar[bool] = True


@value
class AttackCounted(Event):
    """What an attack comes to: damage before reductions, push symbols that count."""

    attacker: CreatureId
    target: CreatureId
    damage: int
    pushes: int


@value
class DamageReduced(Event):
    """Damage of an attack was lowered to what is left of it."""

    target: CreatureId
    damage: int


@value
class Protected(Event):
    """A Protector takes damage that was meant for another."""

    protector: CreatureId
    target: CreatureId
    amount: int


@value
class Rolled(Event):
    """Dice that are no attack: a damage roll, Healer, a token, terrain; `cause` says which."""

    creature: CreatureId
    cause: str
    dice: str
    faces: str
    reveals: ClassVar[bool] = True


@value
class Damaged(Event):
    """Damage or wounds: armour tokens lost, those of a relic, and wounds that remain.

    `by` is the creature it comes from.
    """

    creature: CreatureId
    wounds: int
    armour: int
    relic: KindId
    relic_armour: int
    kind: str
    by: CreatureId = NOBODY


@value
class Healed(Event):
    """Wounds were healed."""

    creature: CreatureId
    amount: int


@value
class ArmourGained(Event):
    """Armour tokens were put on a creature."""

    creature: CreatureId
    amount: int


@value
class TokenGiven(Event):
    """A creature got a stun, poison or disease token."""

    creature: CreatureId
    token: str


@value
class TokenTaken(Event):
    """A creature lost a token."""

    creature: CreatureId
    token: str


@value
class ModAdded(Event):
    """Something holds for a creature for a time; see `Mod`."""

    creature: CreatureId
    what: str
    name: str
    number: int
    dice: str
    subject: str
    until: str


@value
class BuildingNamed(Event):
    """A building has named a creature in this turn."""

    creature: CreatureId


@value
class ModsEnded(Event):
    """What was to last so long is over for a creature."""

    creature: CreatureId
    until: str


@value
class Chased(Event):
    """A creature has used its Persecution in this turn."""

    creature: CreatureId


@value
class Charmed(Event):
    """An enchantment was put on a creature."""

    creature: CreatureId
    card: KindId
    seat: Seat


@value
class ControlChanged(Event):
    """A creature obeys somebody else."""

    creature: CreatureId
    seat: Seat


@value
class Destroyed(Event):
    """A figure was destroyed; `by` is the seat that did it, -1 for nobody, `killer` its creature."""

    creature: CreatureId
    by: int
    killer: CreatureId = NOBODY


@value
class Removed(Event):
    """A figure left without being destroyed: back to the camp, or with its fallen player."""

    creature: CreatureId
    is_to_camp: bool
