"""What cards of Fire do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import abilities, statics
from sfb_bot.games.codex.rules.casting import play
from sfb_bot.games.codex.rules.choices import NONE, About, OnCard, OnSeat
from sfb_bot.games.codex.rules.combat import ON_COMBAT_DAMAGE
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.costs import FORBIDS
from sfb_bot.games.codex.rules.damage import Hit, deal
from sfb_bot.games.codex.rules.effects.common import AMOUNTS, amount_of, hit
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.model import Obj
from sfb_bot.games.codex.rules.naming import cards_of
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

NAMES: Final[frozenset[str]] = frozenset({"hotter_fire", "molting_firebird"})

RED: Final = "red"


# --- Hotter Fire ------------------------------------------------------------------------------------------


def _hotter_fire(work: Work, frame: Frame) -> int:
    """Red spells and abilities of red cards deal more, for each copy their controller has."""
    if frame.kind.colour != RED:
        return 0
    return sum(1 for each in statics(work.state, "hotter_fire") if each.seat == frame.seat)


AMOUNTS.append(_hotter_fire)


# --- Fire Dart, Flame Arrow -------------------------------------------------------------------------------


@op("burn")
def _burn(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Damage to one thing, another amount (`building`) where it is a building."""
    hits: list[Hit] = []
    for obj in (yield from objects(work, frame, part)):
        name = "building" if obj.shape.is_building else "amount"
        amount = amount_of(work, frame, Part(part.op, args={"amount": part.number(name)}))
        hits.append(Hit(obj.id, amount, frame.source, frame.seat))
    deal(work, hits)


# --- Firehouse --------------------------------------------------------------------------------------------


@op("firehouse")
def _firehouse(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Damage; if it destroyed what was hit, the card is readied."""
    targets = yield from objects(work, frame, part)
    hit(work, frame, targets, amount_of(work, frame, part))
    yield from settle(work)
    house = work.obj(frame.source)
    if house is not None and house.is_exhausted and any(obj.id not in work.state.objs for obj in targets):
        work.emit(ev.Readied((house.id,)))


# --- Molting Firebird -------------------------------------------------------------------------------------


def _molts(work: Work, giver: Obj, taker: Obj, amount: int, by_attacker: bool) -> None:
    """It has damaged a building."""
    del amount, by_attacker
    if not taker.shape.is_building or giver.shape.is_quiet:
        return
    for index, ability in abilities(work.state, giver, "static"):
        if ability.name == "molting_firebird":
            work.wait(
                Waiting(
                    giver.seat,
                    giver.id,
                    giver.shape.id,
                    index,
                    subject=taker.id,
                    subject_seat=taker.seat,
                    subject_kind=taker.kind.id,
                )
            )


@op("molt")
def _molt(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Every unit and hero of the building's controller is hurt; of a shared base's players one (CQ73)."""
    state = work.state
    seat = Seat(frame.subject_seat)
    if state.content.kinds[frame.subject_kind].type == "base":
        seats = [each for each in state.sides[state.side_of[seat]] if not state.players[each].is_cleared]
        options = [Option(f"seat{each}", OnSeat(each)) for each in seats]
        about = About(frame.source, frame.kind.id, frame.index, frame.part)
        picked = yield from choose(work.chooser(frame.seat), "opponent", options, about=about)
        assert isinstance(picked, OnSeat)
        seat = picked.seat
    targets = [obj for obj in work.in_play() if obj.shape.is_fighter and obj.seat == seat]
    hit(work, frame, targets, amount_of(work, frame, part))


ON_COMBAT_DAMAGE.add(_molts, "molting_firebird")


# --- Cinderblast Dragon -----------------------------------------------------------------------------------


@op("cinderblast")
def _cinderblast(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A spell of the school that is no ultimate may be played from hand or codex for nothing (C127)."""
    state = work.state
    seat = frame.seat
    if seat not in state.active:
        return
    player, kinds = state.players[seat], state.content.kinds
    options: list[Option] = []
    for zone, cards in (("hand", player.hand), ("codex", list(player.codex))):
        for card in cards_of(cards, state.content.order):
            kind = kinds[card]
            if kind.type != "spell" or kind.spec != part.word("spec") or kind.spell == "ultimate":
                continue
            if not any(forbids(state, seat, kind, zone) for forbids in FORBIDS.of(state, seat)):
                options.append(Option(f"{zone}.{card}", OnCard(card, zone)))
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    # Asked in any case: that nothing fits is the player's secret.
    picked = yield from choose(seat, "choose", [*options, NONE], about=about, always=True)
    if isinstance(picked, OnCard):
        yield from play(work, seat, kinds[picked.kind], picked.zone, cost=0)
