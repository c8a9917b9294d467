"""What the cards of Necromancy and Garth Torken do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import arrive, has_legend
from sfb_bot.games.codex.rules.at_work import abilities
from sfb_bot.games.codex.rules.attackable import OWN_PASSES
from sfb_bot.games.codex.rules.choices import About, OnKind, on_kind
from sfb_bot.games.codex.rules.content import Ability, Kind, Part
from sfb_bot.games.codex.rules.costs import meets_tech
from sfb_bot.games.codex.rules.effects.black_starter import destroy_lowest_of
from sfb_bot.games.codex.rules.effects.gold_and_cards import secret_card
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.ids import NOTHING, KindId
from sfb_bot.games.codex.rules.leaving import DYING, FAREWELLS
from sfb_bot.games.codex.rules.levels import NO_LEVELS, lower_level, raise_level
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import cards_of, opponent
from sfb_bot.games.codex.rules.triggers import BUILT_IN
from sfb_bot.games.codex.rules.value_rules import KEYWORD_RULES, Values
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, choose

WIGHT: Final = "wight"
RITES: Final = "death_rites"
_BARRED: Final = "no_levels"

NAMES: Final[frozenset[str]] = frozenset({WIGHT})


# --- Spells -----------------------------------------------------------------------------------------------


@op("drain")
def _drain(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A hero loses levels and gains none until the end of the turn."""
    for obj in (yield from objects(work, frame, part)):
        lower_level(work, obj, part.number("amount", 1))
        work.emit(ev.ModAdded(obj.id, _BARRED, 0, "turn", frame.seat, source=frame.source))


NO_LEVELS.add(lambda _, hero: bool(hero.mods) and any(mod.what == _BARRED for mod in hero.mods))


@op("death_rites")
def _death_rites(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """From now on in this turn deaths of the own units cost an opponent one."""
    del part
    work.emit(ev.EdictBegan(RITES, frame.seat, "turn", frame.seat, word=frame.kind.id))
    return
    yield


def _mourned(work: Work, obj: Obj, to: str, cause: str) -> None:
    del to
    if not work.state.edicts or not obj.shape.is_unit or cause not in DYING:
        return
    for edict in work.state.edicts:
        if edict.name == RITES and edict.seat == obj.seat:
            work.wait(Waiting(obj.seat, obj.id, KindId(edict.word), -1, RITES))


def _avenge(work: Work, waiting: Waiting) -> Flow[None]:
    frame = Frame(waiting.seat, work.state.content.kinds[waiting.kind])
    victim = yield from opponent(work, frame)
    if victim is not None:
        yield from destroy_lowest_of(work, frame, victim)


FAREWELLS.append(_mourned)
BUILT_IN[RITES] = _avenge


# --- Units ------------------------------------------------------------------------------------------------


@op("resurrect")
def _resurrect(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """An own hero that has died comes into play at its highest level."""
    del part
    state = work.state
    found = [hero.kind for hero in state.players[frame.seat].heroes if hero.has_died and hero.obj == NOTHING]
    if not found:
        return
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    options = [on_kind(kind) for kind in found]
    picked = yield from choose(frame.seat, "choose", options, about=about)
    assert isinstance(picked, OnKind)
    hero = arrive(work, state.content.kinds[picked.kind], frame.seat, frame.seat, "put", "command", level=1)
    if hero is not None:
        raise_level(work, hero, hero.kind.bands[2].level, "effect")


@op("put_from_hand")
def _put_from_hand(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A unit of the hand comes into play, whatever it costs and needs."""
    del part
    state = work.state
    hand = cards_of(state.players[frame.seat].hand, state.content.order)
    found = [kind for kind in hand if state.content.kinds[kind].is_unit]
    if frame.seat not in state.active:
        return
    picked = yield from secret_card(work, frame, found)
    if picked is not None:
        work.emit(ev.CardMoved(frame.seat, picked, "hand", "table"))
        arrive(work, state.content.kinds[picked], frame.seat, frame.seat, "put", "hand")


def _wight_passes(state: State, attacker: Obj, patroller: Obj, defender: Obj | None) -> bool:
    del patroller
    if defender is None or not defender.kind.is_hero or not attacker.shape.by_when.get("static"):
        return False
    return any(ability.name == WIGHT for _, ability in abilities(state, attacker, "static"))


def _wight_kills(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    del ability
    if source is obj and state.attacker == obj.id:
        defender = state.objs.get(state.defender)
        if defender is not None and defender.kind.is_hero:
            found.flags |= key.DEATHTOUCH


OWN_PASSES.add(_wight_passes, WIGHT)
KEYWORD_RULES[WIGHT] = _wight_kills


# --- Garth Torken -----------------------------------------------------------------------------------------


def _may_rise(state: State, frame: Frame, part: Part, kind: Kind) -> bool:
    assert part.on is not None
    selector = part.on
    return (
        kind.is_unit
        and kind.tech in selector.tech
        and (selector.most_cost is None or kind.cost <= selector.most_cost)
        and meets_tech(state, frame.seat, kind)
        and not has_legend(state, kind, frame.seat)
    )


@op("put_from_discard")
def _put_from_discard(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A described unit of the own discard may come into play, if its tech requirement is met."""
    state = work.state
    kinds = state.content.kinds
    pile = cards_of(state.players[frame.seat].discard, state.content.order)
    if not pile or frame.seat not in state.active:
        return
    found = [kind for kind in pile if _may_rise(state, frame, part, kinds[kind])]
    picked = yield from secret_card(work, frame, found, is_free=True)
    if picked is not None:
        work.emit(ev.CardMoved(frame.seat, picked, "discard", "table"))
        arrive(work, kinds[picked], frame.seat, frame.seat, "put", "discard")
