"""What single blue cards do: those of the starter deck, and what the blue schools share."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import DIVERSIONS, DIVERTERS, arrive
from sfb_bot.games.codex.rules.at_work import has_rule, statics
from sfb_bot.games.codex.rules.attackable import OWN_PASSES
from sfb_bot.games.codex.rules.casting import AFTER_PAYING
from sfb_bot.games.codex.rules.choices import About, OnNumber
from sfb_bot.games.codex.rules.content import Kind, Part
from sfb_bot.games.codex.rules.costs import FORBIDS, SURCHARGES, add_price
from sfb_bot.games.codex.rules.effects import blue_copies, blue_law, blue_peace, blue_truth
from sfb_bot.games.codex.rules.effects.blue_looks import look_into
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.exhausting import disable
from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.leaving import FAREWELLS
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import name
from sfb_bot.games.codex.rules.piles import draw
from sfb_bot.games.codex.rules.value_rules import FINAL_RULES, Values
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = (
    frozenset({"bluecoat", "building_inspector", "jail", "newsman", "traffic_director"})
    | blue_copies.NAMES
    | blue_law.NAMES
    | blue_peace.NAMES
    | blue_truth.NAMES
)


# --- Building Inspector -----------------------------------------------------------------------------------


def _inspected(state: State, seat: Seat, kind: Kind) -> int:
    """What inspectors of opponents add to the first building of a turn, free rebuilds included."""
    if not kind.is_building or state.players[seat].spent.get("built", 0):
        return 0
    return sum(state.is_opposing(each.seat, seat) for each in statics(state, "building_inspector"))


def _count_buildings(work: Work, seat: Seat, kind: Kind) -> None:
    """A building card counts as built, as a tech building and an add-on do."""
    if kind.type == "building":
        work.emit(ev.CountChanged(seat, "built", 1))


add_price(SURCHARGES, _inspected, "building_inspector", whose="opposing")
AFTER_PAYING.append(_count_buildings)


# --- Bluecoat Musketeer, Traffic Director -----------------------------------------------------------------


def _bluecoat(state: State, obj: Obj, found: Values) -> None:
    """The final ATK counts."""
    del state, obj
    if found.atk == 1:
        found.flags |= key.LONG_RANGE


def _directs_traffic(state: State, attacker: Obj, patroller: Obj, defender: Obj | None) -> bool:
    del state, patroller
    return defender is not None and defender.shape.is_building and has_rule(attacker, "traffic_director")


FINAL_RULES["bluecoat"] = _bluecoat
OWN_PASSES.add(_directs_traffic, "traffic_director")


# --- Porkhand Magistrate ----------------------------------------------------------------------------------


@op("magistrate")
def _magistrate(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Disable something; its controller draws, even if it was an Illusion and has died by it (CQ68)."""
    assert part.on is not None
    seats = {obj.id: obj.seat for obj in work.state.objs.values()}
    for obj in (yield from name(work, frame, part.on)):
        disable(work, obj)
    for number in frame.last:
        draw(work, seats[number], part.number("draw", 1), frame.kind.id)


# --- Reputable Newsman ------------------------------------------------------------------------------------

_PRINTED: Final = "printed"


@op("newsman")
def _newsman(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Name a number, any that a spell or an upgrade of the box costs."""
    del part
    if frame.source not in work.state.objs:
        return
    most = max(kind.cost for kind in work.state.content.kinds.values() if kind.type in ("spell", "upgrade"))
    options = [Option(str(number), OnNumber(number)) for number in range(most + 1)]
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    picked = yield from choose(work.chooser(frame.seat), "number", options, about=about)
    assert isinstance(picked, OnNumber)
    # The word tells a named 0 from a number that nobody has named, as on a copy.
    work.emit(ev.Remembered(frame.source, number=picked.number, word=_PRINTED))


def _is_news(state: State, seat: Seat, kind: Kind, zone: str) -> bool:
    """Whether a newsman of an opponent has named the printed cost of a card (CQ47)."""
    del zone
    if kind.type not in ("spell", "upgrade"):
        return False
    return any(
        each.word == _PRINTED and each.number == kind.cost and state.is_opposing(each.seat, seat)
        for each in statics(state, "newsman")
    )


FORBIDS.add(_is_news, "newsman", whose="opposing")


# --- Jail -------------------------------------------------------------------------------------------------


def _jails(state: State, kind: Kind, seat: Seat, zone: str) -> list[Obj]:
    """The jails that wait for a unit played from hand; none for what is forecasted (C245)."""
    if not kind.is_unit or zone != "hand" or kind.numbers.get("forecast"):
        return []
    return [each for each in statics(state, "jail") if state.is_opposing(each.seat, seat)]


def _jail(work: Work, kind: Kind, owner: Seat, seat: Seat, way: str, zone: str) -> bool:
    """A unit that an opponent plays from hand goes to jail, and who sat there is free (CQ57).

    Hands hold own cards only: who has played the inmate is its owner, and the jail's number.
    """
    del owner
    state = work.state
    jail = work.obj(work.diverter)
    if way != "played" or jail is None or jail not in _jails(state, kind, seat, zone):
        return False
    work.diverter = NOTHING
    freed, whose = jail.held, Seat(jail.number)
    work.emit(ev.Held(jail.id, (kind.id,)))
    work.emit(ev.Remembered(jail.id, number=seat, word=str(seat)))
    if not state.players[whose].is_cleared:
        for each in freed:
            arrive(work, state.content.kinds[each], whose, whose, "released", "jail")
    return True


def _jail_is_gone(work: Work, obj: Obj, to: str, cause: str) -> None:
    """The inmate goes to its owner's discard pile, however the jail has left (CQ69)."""
    del to, cause
    if obj.held and has_rule(obj, "jail"):
        for each in obj.held:
            work.emit(ev.SpellDone(Seat(obj.number), each))


DIVERTERS.add(_jails, "jail")
DIVERSIONS.add(_jail, "jail")
FAREWELLS.append(_jail_is_gone)


# --- Lawful Search ----------------------------------------------------------------------------------------


@op("search")
def _search(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Look at the hand or the discard pile of an opponent."""
    del part
    yield from look_into(work, frame)
