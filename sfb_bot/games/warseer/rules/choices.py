"""What an option of a question means, as small values that screens can label without knowing rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from sfb_bot.games.warseer.rules.content import NO_KIND, KindId, MapId
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Option, Seat, value


@value
class OnHex:
    """A hex of the battlefield."""

    cell: Cell


@value
class OnCreature:
    """A figure on the battlefield."""

    creature: CreatureId


@value
class OnPair:
    """Two figures on the battlefield."""

    one: CreatureId
    other: CreatureId


@value
class OnKind:
    """A card, a character or a hero: by its name; `number` tells copies apart."""

    kind: KindId
    number: int = 0


@value
class OnKinds:
    """Several characters together, or none."""

    kinds: tuple[KindId, ...]


@value
class OnMap:
    """A map."""

    map: MapId


@value
class OnSeat:
    """A player."""

    seat: Seat


@value
class OnNumber:
    """A number: points, a zone."""

    number: int


@value
class OnCard:
    """A relic or building that lies before a seat."""

    seat: Seat
    kind: KindId


@value
class OnDie:
    """A die of the roll, by its place."""

    index: int


@value
class OnPiece:
    """Unique terrain for a spot, or a pair for two."""

    piece: KindId
    cells: tuple[Cell, ...]


@value
class Activate:
    """An activation of this one."""

    creature: CreatureId


@value
class Summon:
    """A character of the War Camp."""

    kind: KindId


@value
class Play:
    """A battle card of the hand."""

    kind: KindId


@value
class Discard:
    """A battle card of the hand, for its income alone."""

    kind: KindId


@value
class PlayFeat:
    """A feat of the hand, for its points."""

    kind: KindId


@value
class DropFeat:
    """A feat of the hand, for one of its discard effects."""

    kind: KindId


@value
class Use:
    """An ability of a creature, relic, building or bought card, by its place there."""

    kind: KindId
    index: int
    creature: CreatureId = NOBODY


@value
class Go:
    """A move to a hex."""

    cell: Cell


@value
class Attack:
    """An attack on this one."""

    creature: CreatureId


@value
class Hook:
    """This one is brought into contact, along this way."""

    creature: CreatureId


@value
class Heal:
    """Healer: this one is healed."""

    creature: CreatureId


@value
class Shoot:
    """Long shot at this one."""

    creature: CreatureId


@value
class Word:
    """A plain word such as pass, run or end."""

    word: str


@value
class About:
    """What a question concerns: who attacks whom, the card at work, the dice as they lie, how much.

    `steps` and `touched` tell of the activation under way: how far it has gone, whom it was in contact with
    before.
    """

    source: KindId = NO_KIND
    attacker: CreatureId = NOBODY
    target: CreatureId = NOBODY
    creature: CreatureId = NOBODY
    window: str = ""
    dice: str = ""
    faces: str = ""
    amount: int = 0
    is_fatal: bool = False
    steps: int = 0
    touched: tuple[CreatureId, ...] = ()


@lru_cache(maxsize=4096)
def on_creature(creature: CreatureId) -> Option:
    """The option that is a figure."""
    return Option(str(creature), OnCreature(creature))


@lru_cache(maxsize=4096)
def activation_of(creature: CreatureId) -> Option:
    """The option of activating a figure."""
    return Option(f"activate>{creature}", Activate(creature))


@lru_cache(maxsize=4096)
def hook_of(creature: CreatureId) -> Option:
    """The option of hooking a figure."""
    return Option(f"hook>{creature}", Hook(creature))


@lru_cache(maxsize=4096)
def heal_of(creature: CreatureId) -> Option:
    """The option of healing a figure."""
    return Option(f"heal>{creature}", Heal(creature))


@lru_cache(maxsize=4096)
def shot_at(creature: CreatureId) -> Option:
    """The option of a long shot at a figure."""
    return Option(f"shoot>{creature}", Shoot(creature))


@lru_cache(maxsize=4096)
def use_of(kind: KindId, index: int, creature: CreatureId = NOBODY) -> Option:
    """The option of using an ability."""
    return Option(f"use>{kind}.{index}", Use(kind, index, creature))


@cache
def on_kind(kind: KindId) -> Option:
    """The option that is a card, by its name: nothing else is in it, so one will do for all matches."""
    return Option(kind, OnKind(kind))


@cache
def on_copy(kind: KindId, number: int) -> Option:
    """The option that is one of several copies of a card."""
    return Option(f"{kind}.{number}" if number else kind, OnKind(kind, number))


@cache
def on_kinds(kinds: tuple[KindId, ...]) -> Option:
    """The option that is several characters together."""
    return Option("+".join(kinds) or "none", OnKinds(kinds))


@cache
def on_map(number: MapId) -> Option:
    """The option that is a map."""
    return Option(number, OnMap(number))


@cache
def on_seat(seat: Seat) -> Option:
    """The option that is a player."""
    return Option(f"seat{seat}", OnSeat(seat))


@cache
def on_number(number: int) -> Option:
    """The option that is a number."""
    return Option(str(number), OnNumber(number))


@cache
def on_card(seat: Seat, kind: KindId) -> Option:
    """The option that is a card before a seat."""
    return Option(f"{seat}.{kind}", OnCard(seat, kind))


@cache
def summon_of(kind: KindId) -> Option:
    """The option of summoning a character."""
    return Option(f"summon>{kind}", Summon(kind))


@cache
def play_of(kind: KindId) -> Option:
    """The option of playing a card."""
    return Option(f"play>{kind}", Play(kind))


@cache
def discard_of(kind: KindId) -> Option:
    """The option of discarding a card for its income."""
    return Option(f"discard>{kind}", Discard(kind))


@cache
def feat_of(kind: KindId) -> Option:
    """The option of playing a feat."""
    return Option(f"feat>{kind}", PlayFeat(kind))


@cache
def drop_of(kind: KindId) -> Option:
    """The option of discarding a feat."""
    return Option(f"drop>{kind}", DropFeat(kind))


def _word(word: str) -> Option:
    return Option(word, Word(word))


DICE: Final = tuple(Option(f"die{number + 1}", OnDie(number)) for number in range(12))
RUN: Final = _word("run")
FINISH: Final = _word("finish")
END: Final = _word("end")
PASS: Final = _word("pass")
NONE: Final = _word("none")
YES: Final = _word("yes")
NO: Final = _word("no")
SKIP: Final = _word("skip")
SUFFER: Final = _word("suffer")
MASTER: Final = _word("master")
MINION: Final = _word("minion")
INFLUENCE: Final = _word("influence")
CARD: Final = _word("card")
RESURGENT: Final = _word("resurgent")
PARASITE: Final = _word("parasite")
