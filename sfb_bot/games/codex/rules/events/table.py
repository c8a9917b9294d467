"""What happens to things on the table; all of it can be seen."""

from __future__ import annotations

from typing import ClassVar

from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId, SpecId
from sfb_bot.kernel import Event, Seat, value


@value
class Arrived(Event):
    """Something came to the table: into play, as a building site, or into the future.

    `way` is played, put, summoned, token, built, forecast or set_up; `zone` where it came from.
    """

    obj: ObjId
    kind: KindId
    owner: Seat
    seat: Seat
    way: str
    zone: str = ""
    level: int = 0
    spec: SpecId = SpecId("")
    is_exhausted: bool = False
    is_site: bool = False
    is_future: bool = False


@value
class FutureCame(Event):
    """A forecasted card arrived."""

    obj: ObjId


@value
class Finished(Event):
    """A building was finished."""

    obj: ObjId


@value
class Left(Event):
    """Something left the table. `to`: discard, hand, codex, trash, command, deck, buried, gone.

    `cause`: combat, damage, destroyed, sacrificed, returned, trashed, replaced, lost, fading, legendary.
    """

    obj: ObjId
    to: str
    cause: str


@value
class Damaged(Event):
    """Damage was dealt; `amount` of it counts, `absorbed` went into armor. `cause`: combat or ability."""

    obj: ObjId
    amount: int
    absorbed: int
    cause: str
    source: ObjId = NOTHING
    as_runes: bool = False
    kills: bool = False


@value
class DamagePrevented(Event):
    """Damage that was to be dealt was not, because of something."""

    obj: ObjId
    amount: int
    by: ObjId


@value
class Mended(Event):
    """Damage was healed or repaired."""

    obj: ObjId
    amount: int


@value
class Saved(Event):
    """A death did not happen: two lives, soul stone, indestructible."""

    obj: ObjId
    by: str


@value
class Exhausted(Event):
    """A card was exhausted; a patroller is out of its zone by that."""

    obj: ObjId
    cause: str = "effect"


@value
class Readied(Event):
    """Cards were readied; `skipped` were not, because something had forbidden it."""

    objs: tuple[ObjId, ...]
    skipped: tuple[ObjId, ...] = ()


@value
class Sidelined(Event):
    """A patroller left its zone."""

    obj: ObjId


@value
class SlotChanged(Event):
    """A patroller went to another place of its zone."""

    obj: ObjId
    slot: int


@value
class Disabled(Event):
    """A card was exhausted, sidelined and will not be readied once; a tech building does not work."""

    obj: ObjId
    exhausts: bool = True


@value
class LevelChanged(Event):
    """A hero has another level."""

    obj: ObjId
    level: int
    cause: str = "gold"


@value
class RunesChanged(Event):
    """Runes of a kind were put on a card or taken away."""

    obj: ObjId
    rune: str
    amount: int
    cause: str = ""


@value
class ModAdded(Event):
    """Something holds for a card from now on; see `Mod`."""

    obj: ObjId
    what: str
    amount: int = 0
    until: str = ""
    seat: Seat = Seat(0)
    word: str = ""
    source: ObjId = NOTHING


@value
class ControlChanged(Event):
    """A card came under the control of somebody else."""

    obj: ObjId
    seat: Seat
    until: str = ""
    is_back: bool = False


@value
class Attached(Event):
    """A spell lies on something."""

    obj: ObjId
    host: ObjId


@value
class ShapeChanged(Event):
    """A card became a copy (of `of`), was transformed or flipped; an empty kind gives its own shape back."""

    obj: ObjId
    kind: KindId
    until: str = ""
    loses_grants: bool = False
    of: ObjId = NOTHING


@value
class Remembered(Event):
    """A card keeps something in mind: other cards, a number, a word."""

    obj: ObjId
    links: tuple[ObjId, ...] = ()
    number: int = 0
    word: str = ""


@value
class Held(Event):
    """A building has these cards in its own zone: jailed or buried."""

    obj: ObjId
    kinds: tuple[KindId, ...]


@value
class AbilityUsed(Event):
    """An ability was paid for."""

    obj: ObjId
    index: int
    kind: KindId


@value
class Detected(Event):
    """A hidden card can be seen by a seat for the rest of the turn."""

    obj: ObjId
    seat: Seat


@value
class Targeted(Event):
    """An effect named these."""

    seat: Seat
    source: KindId
    objs: tuple[ObjId, ...]


@value
class Attacked(Event):
    """An attack was declared."""

    attacker: ObjId
    defender: ObjId


@value
class DefenderChanged(Event):
    """An attack goes on against another one, or against nobody (0)."""

    defender: ObjId


@value
class AttackEnded(Event):
    """An attack is over."""

    attacker: ObjId


@value
class CoinTossed(Event):
    """A coin came up heads or tails."""

    seat: Seat
    is_heads: bool
    reveals: ClassVar[bool] = True
