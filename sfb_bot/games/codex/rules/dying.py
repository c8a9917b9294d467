"""Deaths: what replaces them, where the dead go, what follows (section 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import abilities
from sfb_bot.games.codex.rules.choices import About, OnFate
from sfb_bot.games.codex.rules.fitting import patrols
from sfb_bot.games.codex.rules.holdings import able
from sfb_bot.games.codex.rules.ids import NOTHING, SCAVENGER, TECHNICIAN, ObjId
from sfb_bot.games.codex.rules.leaving import (
    can_be_sacrificed,
    can_leave,
    farewell,
    home_of,
    is_minded,
    leave,
)
from sfb_bot.games.codex.rules.model import CRUMBLING, MELEES, Obj, State
from sfb_bot.games.codex.rules.values import flags_of, in_play
from sfb_bot.games.codex.rules.work import Waiting, Work, gain
from sfb_bot.kernel import Flow, Option, Seat, choose, value

MOST_BOUNTY: Final = 3

# Those who die at the same time, each with the cause.
Dead = list[tuple[Obj, str]]


@dataclass(frozen=True, slots=True)
class Replacement:
    """Something that happens instead of a death: when it applies, and what it does.

    `after`: it does not apply where the one of that name does (two lives before a Soul Stone).
    """

    name: str
    applies: Callable[[State, Obj, str], bool]
    act: Callable[[Work, Obj], None]
    after: str = ""


@value
class Claim:
    """An effect that takes a dead card elsewhere: its name, the card it is of, and the place.

    `is_later`: only what else has died with it shows whether the card is really taken.
    """

    name: str
    by: ObjId
    to: str
    is_later: bool = False


# Cards register what happens instead of a death.
REPLACEMENTS: Final[list[Replacement]] = []
# And what takes dead cards from the discard pile: it adds its claims to those of the others, by card.
Rescuer = Callable[[Work, Dead, dict[ObjId, list[Claim]]], Flow[None]]
RESCUERS: Final[list[Rescuer]] = []
# What else is done about a card that was taken, by the name of the claim.
TAKEN: Final[dict[str, Callable[[Work, Obj, Claim], None]]] = {}


def die(work: Work, doomed: Iterable[tuple[Obj, str]]) -> Flow[list[Obj]]:
    """Things die together (C184); those that really did."""
    state = work.state
    dead: Dead = []
    for obj, cause in doomed:
        if obj.id in state.objs and can_leave(state, obj, cause):
            is_replaced = yield from _replace(work, obj, cause)
            if not is_replaced:
                dead.append((obj, cause))
    if not dead:
        return []
    seen = _watched(work, dead)
    # Who dies together sees each other die: where they go is settled before the first of them is gone.
    claims = yield from _claims(work, dead)
    patrols = {obj.id: obj.slot for obj, _ in dead}
    places = {obj.id: claims[obj.id].to if obj.id in claims else home_of(obj, "discard") for obj, _ in dead}
    for obj, cause in dead:
        work.emit(ev.Left(obj.id, places[obj.id], cause))
        obj.slot = patrols[obj.id]
    # Nothing else brings back who is taken already.
    work.taken.update(number for number, claim in claims.items() if not claim.is_later)
    for obj, cause in dead:
        _after_death(work, obj, places[obj.id], cause)
    work.queue.extend(seen)
    for obj, _ in dead:
        claim = claims.get(obj.id)
        if claim is not None and claim.name in TAKEN:
            TAKEN[claim.name](work, obj, claim)
    return [obj for obj, _ in dead]


# --- What happens instead ---------------------------------------------------------------------------------


def _replace(work: Work, obj: Obj, cause: str) -> Flow[bool]:
    """Whether something happens instead of a death (C179): then it was none."""
    if not obj.shape.is_fighter:
        return False
    found = [each for each in REPLACEMENTS if each.applies(work.state, obj, cause)]
    if not found:
        return False
    chosen = found[0]
    if len(found) > 1:
        names = {each.name for each in found}
        found = [each for each in found if each.after not in names]
        options = [Option(each.name, OnFate(each.name)) for each in found]
        picked = yield from _fate(work, "instead", obj, options)
        chosen = next(each for each in found if each.name == picked.name)
    chosen.act(work, obj)
    return True


def _fate(work: Work, prompt: str, obj: Obj, options: list[Option]) -> Flow[OnFate]:
    """What becomes of somebody is for the active player to say."""
    about = About(obj.id, obj.shape.id)
    picked = yield from choose(work.chooser(), prompt, options, default=options[0].key, about=about)
    assert isinstance(picked, OnFate)
    return picked


def _has_lives(state: State, obj: Obj, cause: str) -> bool:
    del cause
    return bool(flags_of(state, obj) & key.TWO_LIVES) and not obj.runes.get(CRUMBLING)


def _lose_a_life(work: Work, obj: Obj) -> None:
    work.emit(ev.Saved(obj.id, "two_lives"))
    work.emit(ev.RunesChanged(obj.id, CRUMBLING, 1))


def _is_indestructible(state: State, obj: Obj, cause: str) -> bool:
    return bool(flags_of(state, obj) & key.INDESTRUCTIBLE) and cause != "sacrificed"


def _endure(work: Work, obj: Obj) -> None:
    """It is exhausted and loses damage and attachments (C180)."""
    attached = [each for each in work.state.objs.values() if each.host == obj.id]
    if obj.damage or obj.is_doomed or not obj.is_exhausted or attached:
        work.emit(ev.Saved(obj.id, "indestructible"))
        for each in attached:
            leave(work, each, "discard", "lost")


REPLACEMENTS.append(Replacement("two_lives", _has_lives, _lose_a_life))
REPLACEMENTS.append(Replacement("indestructible", _is_indestructible, _endure))


# --- Where the dead go ------------------------------------------------------------------------------------


def _claims(work: Work, dead: Dead) -> Flow[dict[ObjId, Claim]]:
    """Of those that go to the discard pile, which are taken elsewhere, and by what (C207)."""
    cards = [(obj, cause) for obj, cause in dead if home_of(obj, "discard") == "discard"]
    wanted: dict[ObjId, list[Claim]] = {}
    if not cards:
        return {}
    for rescuer in RESCUERS:
        yield from rescuer(work, cards, wanted)
    found: dict[ObjId, Claim] = {}
    for obj, _ in cards:
        claims = wanted.get(obj.id)
        if claims:
            found[obj.id] = yield from _rescued(work, obj, claims)
    return found


def _rescued(work: Work, obj: Obj, claims: list[Claim]) -> Flow[Claim]:
    """The one of several that takes a card."""
    if len(claims) == 1:
        return claims[0]
    options = [
        Option(str(claim.by) if claim.by != NOTHING else claim.name, OnFate(claim.name, claim.by))
        for claim in claims
    ]
    picked = yield from _fate(work, "rescue", obj, options)
    return next(claim for claim in claims if (claim.name, claim.by) == (picked.name, picked.source))


def _watched(work: Work, dead: Dead) -> list[Waiting]:
    """What cards that look out for deaths have to say; they see their own death, too (C184, CQ60)."""
    found: list[Waiting] = []
    state = work.state
    for watcher in able(state, "unit_dies"):
        if not in_play(watcher):
            continue
        for index, ability in abilities(state, watcher, "unit_dies"):
            for obj, cause in dead:
                if is_minded(work, watcher, ability, obj, cause):
                    found.append(
                        Waiting(
                            watcher.seat,
                            watcher.id,
                            watcher.shape.id,
                            index,
                            subject=obj.id,
                            number=obj.shape.cost,
                            subject_seat=obj.seat,
                            subject_kind=obj.kind.id,
                        )
                    )
    return found


def _after_death(work: Work, obj: Obj, to: str, cause: str) -> None:
    state = work.state
    # In the own turn a place is worth nothing (C132).
    slot = obj.slot if patrols(state, obj) else 0
    if slot == SCAVENGER:
        gain(work, _bonus_seat(obj), 1, "scavenger")
    elif slot == TECHNICIAN:
        work.wait(Waiting(_bonus_seat(obj), obj.id, obj.kind.id, -1, "technician"))
    for index, _ in abilities(state, obj, "dies"):
        by_combat = int(cause == "combat")
        work.wait(Waiting(obj.seat, obj.id, obj.shape.id, index, number=by_combat, subject=obj.id))
    farewell(work, obj, obj.seat, to, cause)
    if obj.kind.is_hero:
        work.wait(Waiting(obj.owner, obj.id, obj.kind.id, -1, "hero_died"))
    elif obj.kind.is_unit and state.setup.mode in MELEES and cause not in ("sacrificed", "fading"):
        _bounty(work, obj)


def _bonus_seat(obj: Obj) -> Seat:
    """Who has the bonus of a slot: the controller, of a lent card the owner (C185, C273)."""
    return obj.home[-1][0] if obj.home and obj.home[-1][1].startswith("lent") else obj.seat


def _bounty(work: Work, obj: Obj) -> None:
    """A gold for an enemy unit that died in the own turn, not by an effect of somebody else (C270, CQ38)."""
    hunter = work.state.chooser
    if work.actor is not None and work.actor != hunter:
        return
    counted = work.state.players[hunter].spent.get("bounty", 0)
    if work.state.is_opposing(hunter, obj.seat) and counted < MOST_BOUNTY:
        work.emit(ev.CountChanged(hunter, "bounty", 1))
        gain(work, hunter, 1, "bounty")


# --- Destroying and giving up -----------------------------------------------------------------------------


def sacrifice(work: Work, obj: Obj) -> Flow[bool]:
    """A seat gives something up; whether it was carried out, death or not (C182)."""
    state = work.state
    if obj.id not in state.objs or not can_be_sacrificed(state, obj):
        return False
    if obj.shape.is_fighter:
        yield from die(work, [(obj, "sacrificed")])
        return True
    return leave(work, obj, "discard", "sacrificed")


def sacrifice_together(work: Work, objs: Iterable[Obj]) -> Flow[int]:
    """Things are given up at the same time, so that they see each other die (C184); how many were."""
    able_ = [obj for obj in objs if can_be_sacrificed(work.state, obj)]
    fighters = [obj for obj in able_ if obj.shape.is_fighter]
    yield from die(work, [(obj, "sacrificed") for obj in fighters])
    return len(fighters) + sum(
        leave(work, obj, "discard", "sacrificed") for obj in able_ if not obj.shape.is_fighter
    )


def destroy(work: Work, objs: Iterable[Obj]) -> Flow[list[Obj]]:
    """Destroy things together; those that really died or went."""
    gone: list[Obj] = []
    fighters: list[tuple[Obj, str]] = []
    for obj in objs:
        if obj.shape.is_fighter:
            fighters.append((obj, "destroyed"))
        elif leave(work, obj, "discard", "destroyed"):
            gone.append(obj)
    dead = yield from die(work, fighters)
    return [*dead, *gone]
