"""What cards of Growth do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import statics
from sfb_bot.games.codex.rules.combat import AFTER_COMBAT
from sfb_bot.games.codex.rules.content import Ability, Kind, Part
from sfb_bot.games.codex.rules.costs import FREE, PERMITS, add_price
from sfb_bot.games.codex.rules.damage import Hit
from sfb_bot.games.codex.rules.effects.green_balance import own_rule
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.model import PLUS, Obj, State
from sfb_bot.games.codex.rules.naming import candidates
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work, gain
from sfb_bot.kernel import Flow, Seat

NAMES: Final[frozenset[str]] = frozenset({"casts_freely", "grows_by_damage", "might"})
GROWTH: Final = "growth"


@op("transform")
def _transform(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """It becomes a token's likeness until the own next upkeep; tech level and cost stay (C238)."""
    for obj in (yield from objects(work, frame, part)):
        until = f"{part.word('until')}:{frame.seat}"
        work.emit(ev.ShapeChanged(obj.id, KindId(part.word("token")), until, loses_grants=True))


@op("gold_for_each")
def _gold_for_each(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A gold for so many of what is described, rounded down."""
    assert part.on is not None
    count = len(candidates(work, frame, part.on)) // part.number("each", 1)
    gain(work, frame.seat, count, "effect", frame.kind.id)
    return
    yield


@op("bloom")
def _bloom(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Blooming Elm: runes for what has none, more for a unit than for a hero."""
    for obj in (yield from objects(work, frame, part)):
        if not obj.runes.get(PLUS):
            amount = part.number("hero" if obj.shape.is_hero else "unit")
            work.emit(ev.RunesChanged(obj.id, PLUS, amount))


# --- Might of Leaf and Claw -------------------------------------------------------------------------------


def _grows_by_damage(work: Work, attacker: ObjId, landed: list[tuple[Hit, int]]) -> None:
    """One rune for an attack in which the attacker dealt damage, however often (C165)."""
    seat = next((hit.seat for hit, amount in landed if hit.source == attacker and amount), None)
    if seat is None or not work.state.sources:
        return
    for obj in statics(work.state, "grows_by_damage"):
        rule = own_rule(work.state, obj, "grows_by_damage")
        if obj.seat == seat and rule is not None:
            work.wait(Waiting(seat, obj.id, obj.shape.id, rule[0]))


AFTER_COMBAT.add(_grows_by_damage, "grows_by_damage")


def _might(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    # What the card file calls a limit is how many runes it takes.
    if source.runes.get(GROWTH, 0) < ability.limit or ability.on is None:
        return
    if fits(state, ability.on, obj, source.seat, source):
        found.atk += ability.atk
        found.hp += ability.hp


STAT_RULES["might"] = _might


# --- Guargum, Eternal Sentinel ----------------------------------------------------------------------------


def _casts_freely(state: State, seat: Seat, kind: Kind) -> bool:
    """Spells of its own school cost nothing and need no hero (C127)."""
    if kind.type != "spell":
        return False
    return any(
        source.seat == seat and source.shape.spec == kind.spec for source in statics(state, "casts_freely")
    )


add_price(FREE, _casts_freely, "casts_freely", whose="own")
PERMITS.add(_casts_freely, "casts_freely", whose="own")
