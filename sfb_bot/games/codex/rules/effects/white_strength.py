"""What single cards of Strength do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import statics
from sfb_bot.games.codex.rules.content import Kind, Part
from sfb_bot.games.codex.rules.costs import FORBIDS
from sfb_bot.games.codex.rules.damage import PREVENTIONS, Hit, deal
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.turns import DRAW_RULES
from sfb_bot.games.codex.rules.values import values
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Seat

NAMES: Final = frozenset({"doubling", "protects_buildings", "oath"})
NO_CARDS: Final = "no_cards"
NO_DRAW: Final = "no_draw"


@op("strike_back")
def _strike_back(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """What was hit and lives deals its ATK to the card at work, and patrols no more (CQ49)."""
    del part
    state = work.state
    for number in frame.last:
        obj = work.obj(number)
        if obj is None:
            continue
        now = values(state, obj)
        flags = now.flags & (key.BLIGHTING | key.ARMOR_PIERCING)
        deal(work, [Hit(frame.source, now.atk, number, obj.seat, flags=flags)])
        if obj.slot:
            work.emit(ev.Sidelined(number))
    return
    yield


def _protect(work: Work, hit: Hit, obj: Obj, amount: int) -> int:
    """Morningstar Pass: the other buildings of its controller take no damage."""
    del hit
    if not obj.shape.is_building or amount <= 0:
        return amount
    for source in statics(work.state, "protects_buildings"):
        if any(
            ability.on is not None and fits(work.state, ability.on, obj, source.seat, source)
            for _, ability in source.shape.abilities_for("static")
            if ability.name == "protects_buildings"
        ):
            work.emit(ev.DamagePrevented(obj.id, amount, source.id))
            return 0
    return amount


PREVENTIONS.add(_protect, "protects_buildings")


# --- Oathkeeper of Kor Mountain ---------------------------------------------------------------------------


@op("swear")
def _swear(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The card keeps in mind what its controller has sworn for as long as it is in play."""
    obj = work.obj(frame.source)
    if obj is not None:
        work.emit(ev.Remembered(obj.id, obj.links, obj.number, part.word("oath")))
    return
    yield


def _has_sworn(state: State, seat: Seat, oath: str) -> bool:
    return any(source.seat == seat and source.word == oath for source in statics(state, "oath"))


def _forbids(state: State, seat: Seat, kind: Kind, zone: str) -> bool:
    del kind
    return zone == "hand" and _has_sworn(state, seat, NO_CARDS)


def _draws(state: State, seat: Seat) -> int | None:
    return None if _has_sworn(state, seat, NO_DRAW) else 0


FORBIDS.add(_forbids, "oath", whose="own")
DRAW_RULES.add(_draws, "oath")
