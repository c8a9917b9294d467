"""What an option of a question means, as small values that screens can label without knowing rules."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.rift.rules.ids import NO_ITEM, NOBODY, NOWHERE, Cell, KindId, SpellId, WarriorId
from sfb_bot.kernel import Option, value


@value
class OnKind:
    """A warrior card: of a packet, of the own discard, or of the box (a form)."""

    kind: KindId


@value
class OnLane:
    """A lane to summon in, by its number."""

    lane: int


@value
class OnWarrior:
    """A warrior in a lane."""

    warrior: WarriorId


@value
class OnCell:
    """A cell of the board."""

    cell: Cell


@value
class OnEnchantment:
    """One of the enchantments on a warrior."""

    warrior: WarriorId
    enchantment: SpellId


@value
class OnSpell:
    """A spell of the own hand: to play, or to discard."""

    spell: SpellId


@value
class Steps:
    """So many cells, forward above 0 and back below it, as the warrior that moves sees it."""

    count: int


@value
class Attack:
    """An attack on a warrior by these."""

    target: WarriorId
    participants: tuple[WarriorId, ...]


@value
class StepOf:
    """A warrior that may step."""

    warrior: WarriorId


@value
class FormOf:
    """A Shapeshifter that may change its form."""

    warrior: WarriorId


@value
class TakeForm:
    """A form for a Shapeshifter, in a response window."""

    warrior: WarriorId
    kind: KindId


@value
class Play:
    """A spell with everything that is named when it is played.

    `item` is the number of a spell on the stack (for Dispel and Reflection), `target` with `enchantment` one
    in a lane. Reflection names the new target, and for a spell that moves its `steps`.
    """

    spell: SpellId
    target: WarriorId = NOBODY
    second: WarriorId = NOBODY
    cell: Cell = NOWHERE
    steps: int = 0
    item: int = NO_ITEM
    enchantment: SpellId = SpellId("")


@value
class Word:
    """A plain word such as pass, back or end."""

    word: str


@value
class About:
    """What a question concerns: the spell that is played, the warriors named so far, the item answered."""

    spell: SpellId = SpellId("")
    target: WarriorId = NOBODY
    item: int = NO_ITEM
    kind: KindId = KindId("")


END: Final = Option("end", Word("end"))
SELECT: Final = Option("select", Word("select"))
BACK: Final = Option("back", Word("back"))
PASS: Final = Option("pass", Word("pass"))
DRAW: Final = Option("draw", Word("draw"))
NONE: Final = Option("none", Word("none"))
