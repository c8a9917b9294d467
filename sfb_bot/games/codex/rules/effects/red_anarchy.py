"""What cards of Anarchy do, and Captain Zane."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.at_work import band_of
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.effects.common import amount_of, hit
from sfb_bot.games.codex.rules.effects.gold_and_cards import several_cards
from sfb_bot.games.codex.rules.effects.ops import CONDITIONS, objects, op
from sfb_bot.games.codex.rules.ids import SCAVENGER, TECHNICIAN
from sfb_bot.games.codex.rules.leaving import MINDS, notice_kill
from sfb_bot.games.codex.rules.model import FEATHER, OVER_FEATHERS, Obj
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow

NAMES: Final[frozenset[str]] = frozenset({"killed_scavenger", "killed_technician"})

PAIR: Final = 2


# --- Chaos Mirror -----------------------------------------------------------------------------------------


def printed_atk(obj: Obj) -> int:
    """The ATK something has before anything is added: printed, or set by a mirror before."""
    found = obj.shape.bands[band_of(obj)].atk if obj.shape.is_hero else obj.shape.atk
    for mod in obj.mods:
        if mod.what == "base_atk":
            found = mod.amount
    return found


@op("chaos_mirror")
def _chaos_mirror(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Two exchange their printed ATK for the turn, as it is now."""
    found = yield from objects(work, frame, part)
    if len(found) == PAIR:
        one, other = found
        mine, its = printed_atk(one), printed_atk(other)
        for obj, atk in ((one, its), (other, mine)):
            word = OVER_FEATHERS if obj.runes.get(FEATHER) else ""
            work.emit(ev.ModAdded(obj.id, "base_atk", atk, "turn", frame.seat, word))


# --- Calypso Vystari, Sanatorium --------------------------------------------------------------------------


def _has_cast(work: Work, frame: Frame) -> bool:
    return work.state.players[frame.seat].spent.get("spells", 0) > 0


CONDITIONS["spell_cast"] = _has_cast


@op("sanatorium")
def _sanatorium(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Units of the hand come into play, with keywords for good."""
    state = work.state
    seat = frame.seat
    kinds = state.content.kinds
    flags = 0
    for word in part.words("keywords"):
        flags |= key.BITS[word]
    units = [
        card
        for card in state.players[seat].hand
        if kinds[card].is_unit and kinds[card].tech <= part.number("most_tech")
    ]
    for card in (yield from several_cards(work, frame, units, 0, part.number("most"), "choose")):
        work.emit(ev.CardMoved(seat, card, "hand", "table"))
        obj = arrive(work, kinds[card], seat, seat, "put", "hand")
        if obj is not None:
            work.emit(ev.ModAdded(obj.id, "key", flags, "", seat, source=frame.source))


# --- Captain Zane -----------------------------------------------------------------------------------------


@op("zane_strikes")
def _zane_strikes(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Damage that counts as a kill of his own where somebody dies of it (C166)."""
    targets = yield from objects(work, frame, part)
    hit(work, frame, targets, amount_of(work, frame, part))
    yield from settle(work)
    zane = work.obj(frame.source)
    for obj in targets:
        if zane is not None and obj.id not in work.state.objs:
            notice_kill(work, zane, obj)


def _was_scavenger(work: Work, watcher: Obj, obj: Obj, cause: str) -> bool:
    del work, watcher, cause
    return obj.slot == SCAVENGER


def _was_technician(work: Work, watcher: Obj, obj: Obj, cause: str) -> bool:
    del work, watcher, cause
    return obj.slot == TECHNICIAN


MINDS["killed_scavenger"] = _was_scavenger
MINDS["killed_technician"] = _was_technician
