"""What cards of Blood do, and Drakk Ramhorn."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import has_static
from sfb_bot.games.codex.rules.choices import About, OnMode
from sfb_bot.games.codex.rules.content import Ability, Kind, Part
from sfb_bot.games.codex.rules.costs import FREE, PERMITS, add_price
from sfb_bot.games.codex.rules.dying import sacrifice
from sfb_bot.games.codex.rules.effects.common import amount_of, hit
from sfb_bot.games.codex.rules.effects.ops import CONDITIONS, bases_of, objects, op
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.leaving import MINDS, can_be_sacrificed
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.piles import discard, draw, trash_workers
from sfb_bot.games.codex.rules.triggers import BUILT_IN, PERILS
from sfb_bot.games.codex.rules.turns import AT_CLOSE
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

NAMES: Final[frozenset[str]] = frozenset({"first_from_hand", "pirate_gang", "war_drums"})

BLOODLUST: Final = KindId("bloodlust")
DESPERATION: Final = "desperation"
HEADS_AND_TAILS: Final = 2


# --- Desperation ------------------------------------------------------------------------------------------


@op("desperation")
def _desperation(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """With an empty hand cards are drawn and the spell is trashed; the hand goes as the phase closes."""
    if not work.state.players[frame.seat].hand:
        frame.to = "trash"
        draw(work, frame.seat, part.number("draw"), frame.kind.id)
    work.emit(ev.CountChanged(frame.seat, DESPERATION, 1))
    return
    yield


def _hand_goes(work: Work, seat: Seat) -> None:
    player = work.state.players[seat]
    if player.spent.get(DESPERATION, 0):
        discard(work, seat, player.hand.copy(), DESPERATION)


AT_CLOSE.append(_hand_goes)


# --- Bloodlust --------------------------------------------------------------------------------------------


@op("hurt_at_end")
def _hurt_at_end(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """At the end of the turn they take damage."""
    for obj in (yield from objects(work, frame, part)):
        work.emit(ev.ModAdded(obj.id, "at_end", part.number("amount"), "turn", frame.seat, BLOODLUST))


def _lust_ends(work: Work, waiting: Waiting) -> Flow[None]:
    obj = work.obj(waiting.source)
    if obj is not None:
        frame = Frame(Seat(waiting.subject_seat), work.state.content.kinds[BLOODLUST], is_spell=True)
        part = Part("damage", args={"amount": waiting.number})
        hit(work, frame, [obj], amount_of(work, frame, part))
    return
    yield


BUILT_IN[BLOODLUST] = _lust_ends
PERILS.add(BLOODLUST)


# --- War Drums --------------------------------------------------------------------------------------------


def _war_drums(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Units have more ATK for each unit beside them, themselves included."""
    if obj.shape.is_unit and obj.seat == source.seat:
        units = sum(
            1
            for each in state.objs.values()
            if each.shape.is_unit and each.seat == source.seat and in_play(each)
        )
        found.atk += units * ability.atk


STAT_RULES["war_drums"] = _war_drums


# --- Rickety Mine -----------------------------------------------------------------------------------------


@op("toss_coin")
def _toss_coin(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Heads or tails; what follows may depend on it."""
    del part
    frame.number = work.fx.below(HEADS_AND_TAILS)
    work.emit(ev.CoinTossed(frame.seat, is_heads=not frame.number))
    return
    yield


def _is_tails(work: Work, frame: Frame) -> bool:
    del work
    return frame.number == 1


CONDITIONS["tails"] = _is_tails


# --- Land Octopus -----------------------------------------------------------------------------------------


@op("land_octopus")
def _land_octopus(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Workers are given up, or the card itself: whichever of the two can be (CQ67)."""
    state = work.state
    obj = work.obj(frame.source)
    if obj is None:
        return
    modes: list[Option] = []
    if state.players[frame.seat].workers:
        modes.append(Option("mode0", OnMode(0)))
    if can_be_sacrificed(state, obj):
        modes.append(Option("mode1", OnMode(1)))
    if not modes:
        return
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    picked = yield from choose(work.chooser(frame.seat), "mode", modes, about=about)
    if picked == OnMode(0):
        trash_workers(work, frame.seat, part.number("workers"), "sacrificed")
    else:
        yield from sacrifice(work, state.objs[frame.source])


# --- Pirate-Gang Commander --------------------------------------------------------------------------------


@op("gang_farewell")
def _gang_farewell(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The dead unit damages each opposing base; the ability was its own, of its own colour (CQ54)."""
    state = work.state
    dead = Frame(frame.seat, state.content.kinds[frame.subject_kind], frame.subject, frame.index)
    hit(work, dead, bases_of(work, state.opponents(frame.seat)), amount_of(work, dead, part))
    return
    yield


def _joins_the_gang(state: State, seat: Seat, kind: Kind) -> bool:
    """Blood units of tech I and II come for nothing and without tech buildings."""
    return (
        kind.is_unit
        and kind.tech in (1, 2)
        and kind.spec == "blood"
        and has_static(state, "pirate_gang", seat)
    )


add_price(FREE, _joins_the_gang, "pirate_gang", whose="own")
PERMITS.add(_joins_the_gang, "pirate_gang", whose="own")


# --- Drakk Ramhorn ----------------------------------------------------------------------------------------


def _is_first_from_hand(work: Work, watcher: Obj, obj: Obj, zone: str) -> bool:
    """Whether a unit is the first of this turn that has arrived from the hand (C211)."""
    counted = work.state.players[watcher.seat].spent.get("units_from_hand", 0)
    return obj.seat == watcher.seat and zone == "hand" and counted == 1


MINDS["first_from_hand"] = _is_first_from_hand
