"""What the cards of Demonology and Vandy Anadrose do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import abilities, statics
from sfb_bot.games.codex.rules.attackable import PASSES
from sfb_bot.games.codex.rules.choices import About, OnObj, OnSeat, on_obj
from sfb_bot.games.codex.rules.combat import ON_ATTACK
from sfb_bot.games.codex.rules.content import Ability, Kind, Part
from sfb_bot.games.codex.rules.costs import FORBIDS
from sfb_bot.games.codex.rules.damage import BASE_FLOORS
from sfb_bot.games.codex.rules.dying import REPLACEMENTS, Replacement, die
from sfb_bot.games.codex.rules.effects.black_starter import destroy_lowest_of
from sfb_bot.games.codex.rules.effects.common import amount_of, hit, lasting
from sfb_bot.games.codex.rules.effects.gold_and_cards import secret_card
from sfb_bot.games.codex.rules.effects.ops import CONDITIONS, bounds, objects, op
from sfb_bot.games.codex.rules.fitting import fits, subtypes_of
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import cards_of, name
from sfb_bot.games.codex.rules.piles import discard_at_random, draw
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.triggers import BUILT_IN
from sfb_bot.games.codex.rules.turns import DRAW_RULES
from sfb_bot.games.codex.rules.using import exhaust
from sfb_bot.games.codex.rules.value_rules import KEYWORD_RULES, Values
from sfb_bot.games.codex.rules.values import PERMIT
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

SOUL_STONE: Final = "soul_stone"
BARON: Final = "twilight_baron"
VOIDBLOCKER: Final = "voidblocker"
DOZER: Final = "blackhand_dozer"
TERRAS_Q: Final = "terras_q"
SHRINE: Final = "shrine_of_forbidden_knowledge"
DOOM: Final = "vandy_doom"

NAMES: Final[frozenset[str]] = frozenset({SOUL_STONE, BARON, VOIDBLOCKER, DOZER, TERRAS_Q, SHRINE})

CONDITIONS["played_from_hand"] = lambda _, frame: frame.number == 1


def statics_of(state: State, name_: str, seat: Seat) -> list[tuple[Obj, Ability]]:
    """The cards of a seat whose rule of this name is at work, with the rule."""
    if not state.sources:
        return []
    return [
        (source, ability)
        for source in state.sources
        if source.seat == seat
        for _, ability in abilities(state, source, "static")
        if ability.name == name_
    ]


# --- Spells -----------------------------------------------------------------------------------------------


def _stones(state: State, obj: Obj) -> list[Obj]:
    return [each for each in statics(state, SOUL_STONE) if each.host == obj.id]


def _has_stone(state: State, obj: Obj, cause: str) -> bool:
    del cause
    return bool(state.sources) and bool(_stones(state, obj))


def _use_stones(work: Work, obj: Obj) -> None:
    """The unit stays, without damage, and its stones go (C179)."""
    stones = _stones(work.state, obj)
    work.emit(ev.Saved(obj.id, SOUL_STONE))
    for stone in stones:
        leave(work, stone, "discard", "sacrificed")


REPLACEMENTS.append(Replacement(SOUL_STONE, _has_stone, _use_stones, after="two_lives"))


@op("base_player_draws")
def _base_player_draws(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The player of the base that was named draws."""
    for number in frame.last:
        base = work.obj(number)
        if base is not None:
            seat = yield from player_of(work, frame, base.seat)
            draw(work, seat, part.number("count", 1), frame.kind.id)


def player_of(work: Work, frame: Frame, seat: Seat) -> Flow[Seat]:
    """Which of the players who share a base is meant: whoever does it to the base chooses (CQ73)."""
    state = work.state
    side = [each for each in state.sides[state.side_of[seat]] if not state.players[each].is_cleared]
    if len(side) < 2:
        return side[0] if side else seat
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    options = [Option(f"seat{each}", OnSeat(each)) for each in side]
    prompt = "choose" if frame.seat in side else "opponent"
    picked = yield from choose(work.chooser(frame.seat), prompt, options, about=about)
    assert isinstance(picked, OnSeat)
    return picked.seat


@op("shadow_blade")
def _shadow_blade(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Damage to one; if it dies of it, its controller loses cards of the hand by chance."""
    assert part.on is not None
    before = dict(work.state.objs)
    found = yield from name(work, frame, part.on)
    if not frame.last:
        return
    victim = before[frame.last[0]]
    if found:
        hit(work, frame, found, amount_of(work, frame, part))
        yield from settle(work)
    elif "illusion" not in subtypes_of(work.state, victim):
        # It got away as it was targeted; an Illusion has died of the spell instead (C197).
        return
    if victim.id not in work.state.objs:
        discard_at_random(work, victim.seat, part.number("count", 1))


# --- Units and buildings ----------------------------------------------------------------------------------


@op("permit")
def _permit(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Keywords that forbid something go for a time; what forbids it later counts again (C216)."""
    until, seat = lasting(frame, part)
    flags = 0
    for word in part.words("keywords"):
        flags |= key.BITS[word]
    state = work.state
    for obj in (yield from objects(work, frame, part)):
        peaces = " ".join(str(edict.seat) for edict in state.edicts if edict.name == "peace")
        work.emit(ev.ModAdded(obj.id, "lose", flags, until, seat, source=frame.source))
        work.emit(ev.ModAdded(obj.id, PERMIT, state.next_id, until, seat, peaces, frame.source))


def _baron(state: State, seat: Seat, kind: Kind, zone: str) -> bool:
    del zone
    return kind.is_unit and any(
        ability.on is not None and kind.tech in ability.on.tech
        for _, ability in statics_of(state, BARON, seat)
    )


FORBIDS.add(_baron, BARON, whose="own")


def _attacked(work: Work, attacker: Obj, defender: Obj) -> None:
    """Whoever attacks a Voidblocker has to exhaust somebody else."""
    if not defender.shape.by_when.get("static"):
        return
    for index, ability in abilities(work.state, defender, "static"):
        if ability.name == VOIDBLOCKER:
            waiting = Waiting(
                defender.seat,
                defender.id,
                defender.shape.id,
                index,
                subject=attacker.id,
                subject_seat=attacker.seat,
            )
            work.wait(waiting)


ON_ATTACK.add(_attacked, VOIDBLOCKER)


@op("exhaust_another")
def _exhaust_another(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The attacker's player exhausts one of the described that is theirs and not the attacker."""
    assert part.on is not None
    seat = Seat(frame.subject_seat)
    found = [
        obj
        for obj in work.in_play()
        if obj.seat == seat and obj.id != frame.subject and fits(work.state, part.on, obj, seat, None)
    ]
    if not found:
        return
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    options = [on_obj(obj.id) for obj in found]
    picked = yield from choose(work.chooser(seat), "choose", options, about=about)
    assert isinstance(picked, OnObj)
    exhaust(work, work.state.objs[picked.obj], "effect")


def _floor(state: State, base: Obj, seat: Seat) -> int:
    """Damage of who has a Dozer leaves an opposing base this much (C176)."""
    if not state.is_opposing(base.seat, seat):
        return 0
    return max((ability.limit for _, ability in statics_of(state, DOZER, seat)), default=0)


BASE_FLOORS.add(_floor, DOZER)


@op("destroy_own_lowest")
def _destroy_own_lowest(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """One of the controller's lowest-tech units is destroyed."""
    del part
    yield from destroy_lowest_of(work, frame, frame.seat)


def _shackled(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    del ability
    if source is obj and any(number in state.objs for number in obj.links):
        found.flags |= key.CANNOT_ATTACK | key.CANNOT_PATROL


KEYWORD_RULES[TERRAS_Q] = _shackled


def _more_cards(state: State, seat: Seat) -> int:
    return sum(ability.limit for _, ability in statics_of(state, SHRINE, seat))


def _demons_pass(state: State, attacker: Obj, patroller: Obj, defender: Obj | None) -> bool:
    del defender
    if not patroller.shape.is_unit:
        return False
    return any(
        ability.on is not None and fits(state, ability.on, attacker, source.seat, source)
        for source, ability in statics_of(state, SHRINE, attacker.seat)
    )


DRAW_RULES.add(_more_cards, SHRINE)
PASSES.add(_demons_pass, SHRINE)


# --- Vandy Anadrose ---------------------------------------------------------------------------------------


@op("fetch_spell")
def _fetch_spell(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A spell of a school comes from the codex to the hand, for all to see."""
    state = work.state
    kinds, spec = state.content.kinds, part.word("spec")
    codex = list(state.players[frame.seat].codex)
    found = [
        kind
        for kind in cards_of(codex, state.content.order)
        if kinds[kind].type == "spell" and kinds[kind].spec == spec
    ]
    picked = yield from secret_card(work, frame, found)
    if picked is not None:
        work.emit(ev.CardMoved(frame.seat, picked, "codex", "hand"))


@op("doom")
def _doom(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A unit that is chosen gets stronger until the next upkeep, and dies then."""
    assert part.on is not None
    until, seat = lasting(frame, part)
    least, most = bounds(part)
    for obj in (yield from name(work, frame, part.on, least=least, most=most)):
        for what in ("atk", "hp"):
            work.emit(ev.ModAdded(obj.id, what, part.number(what), until, seat, source=frame.source))
        work.emit(ev.EdictBegan(DOOM, seat, "delayed", seat, obj.id, frame.kind.id))


def _doomed_die(work: Work, waiting: Waiting) -> Flow[None]:
    """All who were marked die together."""
    state = work.state
    marked = {edict.amount for edict in state.edicts if edict.name == DOOM and edict.seat == waiting.seat}
    if marked:
        work.emit(ev.EdictEnded(DOOM, waiting.seat))
        yield from die(work, [(obj, "destroyed") for obj in list(state.objs.values()) if obj.id in marked])


BUILT_IN[DOOM] = _doomed_die
