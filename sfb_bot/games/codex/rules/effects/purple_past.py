"""What the cards of Past do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import abilities, has_static, statics
from sfb_bot.games.codex.rules.combat import ON_COMBAT_DAMAGE
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.costs import meets_tech
from sfb_bot.games.codex.rules.dying import RESCUERS, Claim, Dead
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.effects.purple_starter import bring, pick_card
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.leaving import FAREWELLS, leave
from sfb_bot.games.codex.rules.model import TIME, Obj, State
from sfb_bot.games.codex.rules.naming import BANNERS
from sfb_bot.games.codex.rules.triggers import RESCUES
from sfb_bot.games.codex.rules.turns import DRAW_RULES, INCOME_CAPS, ON_TIME_RUNE
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.work import Frame, Rescue, Waiting, Work
from sfb_bot.kernel import Flow, Seat

SECOND_CHANCES: Final = "second_chances"

NAMES: Final = frozenset(
    {"emblem", "golgort", "pasternaak_faded", "rememberer", SECOND_CHANCES, "slow_time", "time_stats"}
)

NO_DRAW: Final = "no_draw"
# Units that come back when Pasternaak leaves: each is an edict under this name and the number it had.
EXILED: Final = "exiled."
# From these piles a card can be brought back.
_PILES: Final = ("hand", "discard", "trash", "codex", "deck")


# --- Vortoss Emblem, Slow-Time Generator, values ----------------------------------------------------------


def _waves(state: State, obj: Obj, seat: Seat) -> bool:
    """An Emblem binds the opponents of its controller, wherever it lies (CQ63)."""
    return any(
        source.host == obj.id
        and state.is_opposing(source.seat, seat)
        and any(ability.name == "emblem" for _, ability in source.shape.abilities_for("host"))
        for source in state.sources
    )


def _slowed(state: State, seat: Seat) -> int | None:
    """The most that workers bring while a Slow-Time Generator is in play, whoever has it."""
    del seat
    if not has_static(state, "slow_time"):
        return None
    return min(
        ability.limit
        for source in state.sources
        for _, ability in source.shape.abilities_for("static")
        if ability.name == "slow_time"
    )


def _by_runes(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """A card's values change with each time rune on it."""
    del state
    if source is obj:
        runes = obj.runes.get(TIME, 0)
        found.atk += ability.atk * runes
        found.hp += ability.hp * runes


BANNERS.append(_waves)
INCOME_CAPS.add(_slowed, "slow_time")
STAT_RULES["time_stats"] = _by_runes


# --- Rememberer, Yesterday's Golgort ----------------------------------------------------------------------


def _remember(work: Work, obj: Obj, by: Seat) -> None:
    """Rememberer minds every time rune that her controller takes from her."""
    if by != obj.seat:
        return
    for index, ability in abilities(work.state, obj, "react"):
        if ability.name == "rememberer":
            work.wait(Waiting(obj.seat, obj.id, obj.shape.id, index))


@op("put_fading")
def _put_fading(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A unit with fading of the own discard comes into play, if its tech requirement is met."""
    del part
    state = work.state
    kinds = state.content.kinds
    found = [
        card
        for card in state.players[frame.seat].discard
        if kinds[card].is_unit
        and kinds[card].numbers.get("fading")
        and meets_tech(state, frame.seat, kinds[card])
    ]
    kind = yield from pick_card(work, frame, found, may=True)
    if kind is not None:
        bring(work, kind, frame.seat, frame.seat, "discard")


def _gnaw(work: Work, giver: Obj, taker: Obj, amount: int, is_attacker: bool) -> None:
    """Golgorts gain from combat damage that units and heroes of their controller deal to buildings."""
    del amount, is_attacker
    if not (giver.shape.is_fighter and taker.shape.is_building):
        return
    for source in work.state.sources:
        if source.seat == giver.seat:
            for index, ability in source.shape.abilities_for("static"):
                if ability.name == "golgort":
                    work.wait(Waiting(source.seat, source.id, source.shape.id, index))


ON_TIME_RUNE.append(_remember)
ON_COMBAT_DAMAGE.add(_gnaw, "golgort")


# --- Second Chances ---------------------------------------------------------------------------------------


def _count_of(number: int) -> str:
    return f"second_chances.{number}"


def _notice(work: Work, obj: Obj, to: str, cause: str) -> None:
    """A unit has left: Second Chances of its controller may bring it back."""
    kind = obj.kind
    if cause == "combat" or not kind.is_unit or kind.is_token or to not in _PILES or obj.id in work.taken:
        return
    for source in work.state.sources:
        if source.seat == obj.seat:
            for index, ability in source.shape.abilities_for("static"):
                if ability.name == SECOND_CHANCES:
                    work.rescues.append(
                        Rescue(work.moment, source.id, index, obj.seat, kind.id, obj.owner, to, obj.id)
                    )


def _draw_lots(work: Work, dead: Dead, claims: dict[ObjId, list[Claim]]) -> Flow[None]:
    """Where others want some of those who die, luck says first which one Second Chances wants (C207)."""
    state = work.state
    for source in statics(state, SECOND_CHANCES):
        mine = [
            obj
            for obj, cause in dead
            if obj.seat == source.seat and cause != "combat" and obj.kind.is_unit and obj.id not in work.taken
        ]
        is_used = state.players[source.seat].spent.get(_count_of(source.id))
        if is_used or any(rescue.by == source.id for rescue in work.rescues):
            continue
        if not any(obj.id in claims for obj in mine):
            continue
        chosen = mine[work.fx.below(len(mine)) if len(mine) > 1 else 0]
        claims.setdefault(chosen.id, []).append(Claim(SECOND_CHANCES, source.id, "discard", is_later=True))
        work.taken.update(obj.id for obj in mine if obj is not chosen)
    return
    yield


def _is_there(state: State, rescue: Rescue) -> bool:
    """Whether the card is still where it went."""
    player = state.players[rescue.owner]
    match rescue.zone:
        case "hand":
            return rescue.kind in player.hand
        case "discard":
            return rescue.kind in player.discard
        case "trash":
            return rescue.kind in player.trash
        case "codex":
            return rescue.kind in player.codex
        case _:
            return player.deck[-1:] == [rescue.kind]


def _rescue(work: Work) -> None:
    """Each Second Chances brings one back in a turn, of several that left at once a random one."""
    state = work.state
    saved: set[int] = set()
    for by in dict.fromkeys(rescue.by for rescue in work.rescues):
        mine = [
            rescue
            for rescue in work.rescues
            if rescue.by == by and rescue.was not in saved and _is_there(state, rescue)
        ]
        # Once in a turn is once for the card, whoever had it before (C69).
        if not mine or any(player.spent.get(_count_of(by)) for player in state.players):
            continue
        at_once = [rescue for rescue in mine if rescue.moment == mine[0].moment]
        chosen = at_once[work.fx.below(len(at_once)) if len(at_once) > 1 else 0]
        saved.add(chosen.was)
        work.emit(ev.CountChanged(chosen.seat, _count_of(by), 1))
        bring(work, state.content.kinds[chosen.kind], chosen.owner, chosen.seat, chosen.zone)
        if any(edict.name == f"{EXILED}{chosen.was}" for edict in state.edicts):
            # It is back already, so that it does not come back again.
            work.emit(ev.EdictEnded(f"{EXILED}{chosen.was}", chosen.seat))


FAREWELLS.append(_notice)
RESCUES.append(_rescue)
RESCUERS.append(_draw_lots)


# --- Prynn Pasternaak -------------------------------------------------------------------------------------


def _fade(work: Work, obj: Obj, to: str, cause: str) -> None:
    """Only the upkeep's removal of the last rune is a death from fading (C242)."""
    del to
    if cause == "fading":
        for index, ability in abilities(work.state, obj, "react"):
            if ability.name == "pasternaak_faded":
                work.wait(Waiting(obj.seat, obj.id, obj.shape.id, index))


@op("skip_draw")
def _skip_draw(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Opponents have no draw phase in their next turn and keep their hands."""
    del part
    for seat in work.state.opponents(frame.seat):
        work.emit(ev.EdictBegan(NO_DRAW, seat, "after", seat))
    return
    yield


def _draws_nothing(state: State, seat: Seat) -> int | None:
    return None if any(edict.name == NO_DRAW and edict.seat == seat for edict in state.edicts) else 0


@op("exile")
def _exile(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Trash units until the card at work leaves play; tokens are gone for good (C228)."""
    for obj in (yield from objects(work, frame, part)):
        number, kind, owner, seat = obj.id, obj.kind, obj.owner, obj.seat
        if leave(work, obj, "trash", "trashed") and not kind.is_token:
            work.emit(ev.EdictBegan(f"{EXILED}{number}", seat, "", owner, frame.source, kind.id))


@op("return_exiled")
def _return_exiled(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """What the card at work has trashed comes back, each to its last controller (C225)."""
    del part
    state = work.state
    for edict in list(state.edicts):
        if edict.name.startswith(EXILED) and edict.amount == frame.source:
            work.emit(ev.EdictEnded(edict.name, edict.seat))
            kind = state.content.kinds[KindId(edict.word)]
            if kind.id in state.players[edict.of].trash and not state.players[edict.seat].is_cleared:
                bring(work, kind, edict.of, edict.seat, "trash")
    return
    yield


FAREWELLS.append(_fade)
DRAW_RULES.add(_draws_nothing, NO_DRAW)
