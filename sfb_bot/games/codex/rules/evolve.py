"""The one writer of state: what each event changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.evolve_piles import PILE_CHANGES, count
from sfb_bot.games.codex.rules.evolve_table import TABLE_CHANGES, restore_shape
from sfb_bot.games.codex.rules.holdings import own
from sfb_bot.games.codex.rules.ids import NOTHING, SpecId
from sfb_bot.games.codex.rules.model import Edict, HeroCard, Obj, Outcome, Phase, State
from sfb_bot.games.codex.rules.sources import change_seat, release
from sfb_bot.games.codex.rules.touch import touch, touch_all, touch_edicts, touch_place, touch_values
from sfb_bot.games.codex.rules.value_rules import value_rules
from sfb_bot.games.codex.rules.values import renewing_armor
from sfb_bot.kernel import (
    BugError,
    Event,
    Seat,
    concession_proposed,
    concession_withdrawn,
    draw_declined,
    draw_offer_withdrawn,
    draw_offered,
)


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    try:
        change = CHANGES[type(event)]
    except KeyError:
        raise BugError(f"no change is known for {type(event).__name__}") from None
    state.kept.clear()
    change(state, event)


def _nothing(state: State, event: Event) -> None:
    """What changes only what somebody knows."""
    del state, event


# --- Set-up and turns -------------------------------------------------------------------------------------


def _first_player_set(state: State, event: ev.FirstPlayerSet) -> None:
    state.first = event.seat


def _phase_began(state: State, event: ev.PhaseBegan) -> None:
    state.phase, state.pick_no = event.phase, event.pick_no


def _hero_banned(state: State, event: ev.HeroBanned) -> None:
    state.players[event.seat].bans.append(event.kind)


def _heroes_picked(state: State, event: ev.HeroesPicked) -> None:
    player = state.players[event.seat]
    player.heroes = [HeroCard(kind) for kind in event.kinds]
    # A game of one hero leaves no school to name; in a draft the others are still to come.
    is_only = state.setup.heroes == 1
    player.spec = state.content.kinds[event.kinds[0]].spec if is_only else SpecId("")


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    if event.is_extra:
        state.extra.remove(event.seats[0])
        if state.regular < 0:
            state.regular = state.side_of[state.active[0]]
    else:
        state.regular = state.side_of[event.seats[0]]
    for obj in [
        each
        for each in state.objs.values()
        if each.attacks or each.used or each.armor_used or each.is_seen_by
    ]:
        obj.attacks = 0
        obj.used = {}
        obj.is_seen_by = ()
        # Before the turn is theirs: in it their patrollers have no armor to renew.
        if obj.armor_used:
            obj.armor_used = max(0, obj.armor_used - renewing_armor(state, obj))
    # Whose own turn has ended or begins: for the others it is still the turn of somebody else.
    concerned = (*state.active, *event.seats)
    state.active = event.seats
    state.turn_no = event.turn_no
    for seat in event.seats:
        player = state.players[seat]
        player.turns += 1
        player.has_locked = False
    for player in state.players:
        player.spent.clear()
    for obj in [each for seat in {*concerned} for each in own(state, seat)]:
        _begin_turn_of(state, obj, is_own=obj.seat in event.seats)
    state.unsettled = True
    if state.sources:
        rules = value_rules(state)
        for obj in state.objs.values() if rules.mind_turn else rules.selfish:
            obj.seen = None
            state.loose[obj.id] = obj


def _begin_turn_of(state: State, obj: Obj, *, is_own: bool) -> None:
    if obj.slot or (obj.seen is not None and obj.seen.frenzy):
        # Both count in the turns of some only.
        obj.seen = None
        state.loose[obj.id] = obj
    if is_own:
        obj.slot = 0
        obj.fresh = False
        obj.was_max_at_start = obj.kind.is_hero and obj.level >= obj.kind.bands[-1].level


def _effects_ended(state: State, event: ev.EffectsEnded) -> None:
    until, seat = event.until, event.seat
    ends_for_all = until == "turn"
    for obj in list(state.altered.values()):
        if obj.mods:
            kept = [mod for mod in obj.mods if mod.until != until or not (ends_for_all or mod.seat == seat)]
            if len(kept) != len(obj.mods):
                gone = sum(m.amount for m in obj.mods if m.what == "armor") - sum(
                    m.amount for m in kept if m.what == "armor"
                )
                # Where every gain counts twice, so does its end.
                obj.armor_used = max(0, obj.armor_used - gone * (2 if obj.shape.doubles else 1))
                touch(state, obj)
                obj.mods = kept + [
                    replace(mod, amount=mod.amount - 1)
                    for mod in obj.mods
                    if mod.what == "off" and mod.amount and mod not in kept
                ]
        if obj.shape_until and obj.shape_until == (until if ends_for_all else f"{until}:{seat}"):
            restore_shape(state, obj)
        if not (obj.mods or obj.shape_until):
            del state.altered[obj.id]
    if ends_for_all:
        for obj in state.objs.values():
            if len(obj.home) > 1:
                obj.home = _without_turn(obj.home)
    state.unsettled = True
    kept_edicts = [
        edict for edict in state.edicts if edict.until != until or not (ends_for_all or edict.of == seat)
    ]
    if len(kept_edicts) != len(state.edicts):
        ended = [edict.name for edict in state.edicts if edict not in kept_edicts]
        state.edicts = kept_edicts
        touch_edicts(state, ended)


def _without_turn(home: tuple[tuple[Seat, str], ...]) -> tuple[tuple[Seat, str], ...]:
    """Where something goes back to, without what was taken for the turn and passed on since (C224)."""
    kept: list[tuple[Seat, str]] = []
    before: Seat | None = None
    for seat, until in home:
        first = seat if before is None else before
        before = first if until == "turn" else None
        if until != "turn":
            kept.append((first, until))
    return tuple(kept)


def _edict_began(state: State, event: ev.EdictBegan) -> None:
    state.edicts.append(Edict(event.name, event.seat, event.until, event.of, event.amount, event.word))
    touch_edicts(state, (event.name,))


def _edict_ended(state: State, event: ev.EdictEnded) -> None:
    state.edicts = [each for each in state.edicts if (each.name, each.seat) != (event.name, event.seat)]
    touch_edicts(state, (event.name,))


def _patrol_set(state: State, event: ev.PatrolSet) -> None:
    state.players[event.seat].has_locked = True
    for obj in state.objs.values():
        if obj.seat == event.seat:
            obj.post = 0
    for slot, number in event.placed:
        obj = state.objs[number]
        obj.slot = obj.post = slot
        # In the own turn a place is worth nothing yet.
        if obj.seat not in state.active or (state.sources and value_rules(state).mind_place):
            touch(state, obj)
    state.unsettled = True


def _lent(state: State, event: ev.Lent) -> None:
    obj = state.objs[event.obj]
    obj.home = (*obj.home, (obj.seat, f"lent:{event.seat}"))
    change_seat(state, obj, event.seat)
    obj.slot = event.slot
    touch_place(state, obj)


def _turn_ended(state: State, event: ev.TurnEnded) -> None:
    for seat, least in zip(event.seats, event.least_picks, strict=True):
        player = state.players[seat]
        player.least_picks = least
        for hero in player.heroes:
            hero.wait = max(0, hero.wait - 1)
    if state.tied:
        # The turn in which the tie came about is not the one more that everybody has (C278).
        done = [seat for seat in event.seats if not state.players[seat].spent.get("tie")]
        state.tied = tuple(seat for seat in state.tied if seat not in done)


def _extra_turn_gained(state: State, event: ev.ExtraTurnGained) -> None:
    state.extra.append(event.seat)


def _base_fell(state: State, event: ev.BaseFell) -> None:
    state.fallen = (*state.fallen, *event.seats)


def _tie_began(state: State, event: ev.TieBegan) -> None:
    state.tied = event.seats
    for seat in state.active:
        count(state.players[seat], "tie", 1)


def _seat_left(state: State, event: ev.SeatLeft) -> None:
    state.players[event.seat].has_left = True
    state.extra = [seat for seat in state.extra if seat != event.seat]
    state.tied = tuple(seat for seat in state.tied if seat != event.seat)


def _seat_cleared(state: State, event: ev.SeatCleared) -> None:
    state.players[event.seat].is_cleared = True
    for obj in [each for each in state.objs.values() if event.seat in (each.owner, each.seat)]:
        if obj.id in state.bases:
            # A base that nobody keeps is in nobody's way and cannot fall: as one that has not been built.
            obj.is_building_site = True
            continue
        if obj.owner != event.seat and not obj.kind.is_token and not obj.kind.is_hero:
            state.players[obj.owner].discard.append(obj.kind.id)
        # What lies in a jail or a grave goes to those it belongs to.
        for kind, owner in zip(obj.held, obj.word.split(), strict=False):
            if int(owner) != event.seat:
                state.players[int(owner)].discard.append(kind)
        release(state, obj)
    touch_all(state)


def _match_ended(state: State, event: ev.MatchEnded) -> None:
    state.phase = Phase.OVER
    state.outcome = Outcome(None if event.winner < 0 else event.winner, event.reason)
    state.attacker = state.defender = NOTHING
    touch_values(state)


# Any: each change takes its own class of event.
CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    **PILE_CHANGES,
    **TABLE_CHANGES,
    ev.CoinTossed: _nothing,
    ev.Conceded: _nothing,
    ev.ConcessionProposed: concession_proposed,
    ev.ConcessionWithdrawn: concession_withdrawn,
    ev.DrawDeclined: draw_declined,
    ev.DrawOfferWithdrawn: draw_offer_withdrawn,
    ev.DrawOffered: draw_offered,
    ev.EdictBegan: _edict_began,
    ev.EdictEnded: _edict_ended,
    ev.EffectsEnded: _effects_ended,
    ev.ExtraTurnGained: _extra_turn_gained,
    ev.BaseFell: _base_fell,
    ev.FirstPlayerSet: _first_player_set,
    ev.HeroBanned: _hero_banned,
    ev.HeroesPicked: _heroes_picked,
    ev.Lent: _lent,
    ev.Looked: _nothing,
    ev.MatchEnded: _match_ended,
    ev.PatrolSet: _patrol_set,
    ev.PhaseBegan: _phase_began,
    ev.SeatCleared: _seat_cleared,
    ev.SeatLeft: _seat_left,
    ev.Targeted: _nothing,
    ev.TieBegan: _tie_began,
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: _turn_ended,
}
