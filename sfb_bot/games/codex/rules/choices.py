"""What an option of a question means, as small values that screens can label without knowing rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId, SpecId
from sfb_bot.kernel import Option, Seat, value


@value
class OnKind:
    """A card of a pile, a hand or a codex, or a hero: by its name."""

    kind: KindId


@value
class OnCard:
    """A card of one of several piles: by its name and the pile (hand, codex)."""

    kind: KindId
    zone: str


@value
class OnObj:
    """Something on the table."""

    obj: ObjId


@value
class OnWorkers:
    """The workers of a seat: one of them, whichever."""

    seat: Seat


@value
class OnSeat:
    """A player."""

    seat: Seat


@value
class OnSlot:
    """A place in a patrol zone."""

    slot: int


@value
class OnPlace:
    """A place in the patrol zone of somebody else."""

    seat: Seat
    slot: int


@value
class OnSpec:
    """A school."""

    spec: SpecId


@value
class OnNumber:
    """A number: a printed cost, an amount of damage."""

    number: int


@value
class OnRune:
    """A kind of rune, and whether it is added or taken away."""

    rune: str
    delta: int = 1


@value
class OnMode:
    """One of the ways a card can be used, by its place on the card."""

    index: int


@value
class OnTrigger:
    """Something that waits to happen, by its place in the line."""

    index: int
    kind: KindId
    source: ObjId = NOTHING


@value
class OnFate:
    """What becomes of somebody who dies or would die: by its name, with the card that does it."""

    name: str
    source: ObjId = NOTHING


@value
class Play:
    """A card of the hand."""

    kind: KindId


@value
class Summon:
    """A hero of the command zone."""

    kind: KindId


@value
class Level:
    """A hero in play."""

    kind: KindId


@value
class Build:
    """A tech building or an add-on."""

    kind: KindId


@value
class Use:
    """An ability of something, by its place on the card."""

    obj: ObjId
    index: int


@value
class UseHeld:
    """An ability of a card that another one gives: `giver` is what gives it."""

    obj: ObjId
    giver: ObjId
    index: int


@value
class Attack:
    """An attack by this one; whom is asked next."""

    obj: ObjId


@value
class Word:
    """A plain word such as back, done or lock."""

    word: str


@value
class About:
    """What a question concerns: the card at work, its ability, what was named so far, how much is left."""

    source: ObjId = NOTHING
    kind: KindId = KindId("")
    index: int = -1
    part: int = 0
    named: tuple[ObjId, ...] = ()
    slot: int = 0
    amount: int = 0


@cache
def on_kind(kind: KindId) -> Option:
    """The option that is a card, by its name: nothing else is in it, so one will do for all matches."""
    return Option(kind, OnKind(kind))


# As many as are ever on one table, and more; they are offered again and again.
@lru_cache(maxsize=4096)
def on_obj(obj: ObjId) -> Option:
    """The option that is something on the table, by its number."""
    return Option(str(obj), OnObj(obj))


@cache
def on_place(seat: Seat, slot: int) -> Option:
    """The option that is a place in the patrol zone of somebody else."""
    return Option(f"seat{seat}.{slot}", OnPlace(seat, slot))


@lru_cache(maxsize=4096)
def attack_by(obj: ObjId) -> Option:
    """The option of an attack by something on the table."""
    return Option(f"attack>{obj}", Attack(obj))


@lru_cache(maxsize=4096)
def use_of(obj: ObjId, index: int) -> Option:
    """The option of using an ability of something on the table."""
    return Option(f"use>{obj}.{index}", Use(obj, index))


HIRE: Final = Option("hire", Word("hire"))
DETECT: Final = Option("detect", Word("detect"))
DROP: Final = Option("drop", Word("drop"))
REPAIR: Final = Option("repair", Word("repair"))
PATROL: Final = Option("patrol", Word("patrol"))
BACK: Final = Option("back", Word("back"))
NONE: Final = Option("none", Word("none"))
DONE: Final = Option("done", Word("done"))
LOCK: Final = Option("lock", Word("lock"))
YES: Final = Option("yes", Word("yes"))
NO: Final = Option("no", Word("no"))
