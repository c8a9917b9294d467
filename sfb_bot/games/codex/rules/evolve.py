"""The one writer of state: what each event changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.evolve_table import TABLE_CHANGES, release, restore_shape, touch_all
from sfb_bot.games.codex.rules.ids import NOTHING, KindId
from sfb_bot.games.codex.rules.model import MOST_GOLD, Edict, HeroCard, Outcome, Phase, Player, State
from sfb_bot.games.codex.rules.values import renewing_armor
from sfb_bot.kernel import BugError, Event, Seat


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    try:
        change = CHANGES[type(event)]
    except KeyError:
        raise BugError(f"no change is known for {type(event).__name__}") from None
    change(state, event)


# --- Piles ------------------------------------------------------------------------------------------------


def _dealt(state: State, event: ev.Dealt) -> None:
    player = state.players[event.seat]
    player.codex = state.content.codex_of(hero.kind for hero in player.heroes)
    player.deck = list(event.cards)
    player.workers = event.workers


def _drawn(state: State, event: ev.Drawn) -> None:
    player = state.players[event.seat]
    del player.deck[len(player.deck) - len(event.cards) :]
    player.hand.extend(event.cards)


def _reshuffled(state: State, event: ev.Reshuffled) -> None:
    player = state.players[event.seat]
    player.deck = list(event.cards)
    player.discard.clear()
    if event.seat in state.active and state.phase is Phase.MAIN:
        _count(player, "reshuffles", 1)


def _take(pile: list[KindId], cards: Iterable[KindId]) -> None:
    for card in cards:
        pile.remove(card)


def _discarded(state: State, event: ev.Discarded) -> None:
    player = state.players[event.seat]
    _take(player.hand, event.cards)
    player.discard.extend(event.cards)


def _hired(state: State, event: ev.Hired) -> None:
    player = state.players[event.seat]
    player.hand.remove(event.card)
    player.hired.append(event.card)
    player.workers += 1
    _count(player, "hires", 1)


def _workers_lost(state: State, event: ev.WorkersLost) -> None:
    player = state.players[event.seat]
    player.workers -= event.count
    while len(player.hired) > player.workers:
        player.trash.append(player.hired.pop(0))


def _teched(state: State, event: ev.Teched) -> None:
    player = state.players[event.seat]
    for card in event.cards:
        _from_codex(player, card)
    player.discard.extend(event.cards)
    player.picks = None
    player.least_picks = 0


def _from_codex(player: Player, card: KindId) -> None:
    left = player.codex[card] - 1
    if left:
        player.codex[card] = left
    else:
        del player.codex[card]


def _gold_changed(state: State, event: ev.GoldChanged) -> None:
    player = state.players[event.seat]
    player.gold = min(MOST_GOLD, player.gold + event.amount)
    state.unsettled = True


def _count(player: Player, name: str, amount: int) -> None:
    player.spent[name] = player.spent.get(name, 0) + amount


def _count_changed(state: State, event: ev.CountChanged) -> None:
    _count(state.players[event.seat], event.name, event.amount)


def _out_of(state: State, owner: Seat, kind: KindId, zone: str) -> None:
    player = state.players[owner]
    if zone == "hand":
        player.hand.remove(kind)
    elif zone == "codex":
        _from_codex(player, kind)
    elif zone == "deck":
        player.deck.pop()
    elif zone == "discard":
        player.discard.remove(kind)
    elif zone == "trash":
        player.trash.remove(kind)


def into(state: State, owner: Seat, kind: KindId, zone: str) -> None:
    """A card comes into one of its owner's piles."""
    player = state.players[owner]
    if zone == "hand":
        player.hand.append(kind)
    elif zone == "codex":
        player.codex[kind] = player.codex.get(kind, 0) + 1
    elif zone == "deck":
        player.deck.append(kind)
    elif zone == "discard":
        player.discard.append(kind)
    elif zone == "trash":
        player.trash.append(kind)


def _card_played(state: State, event: ev.CardPlayed) -> None:
    player = state.players[event.seat]
    _out_of(state, event.seat if event.owner < 0 else Seat(event.owner), event.kind, event.zone)
    _count(player, "played", 1)
    if event.zone == "hand":
        _count(player, "played_from_hand", 1)
    if state.content.kinds[event.kind].type == "spell":
        _count(player, "spells", 1)


def _spell_done(state: State, event: ev.SpellDone) -> None:
    into(state, event.owner, event.kind, event.to)


def _card_moved(state: State, event: ev.CardMoved) -> None:
    _out_of(state, event.seat, event.kind, event.source)
    into(state, event.seat, event.kind, event.target)


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
    if len(event.kinds) == 1:
        player.spec = state.content.kinds[event.kinds[0]].spec


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    if event.is_extra:
        state.extra.remove(event.seats[0])
        if state.regular < 0:
            state.regular = state.side_of[state.active[0]]
    else:
        state.regular = state.side_of[event.seats[0]]
    for obj in state.objs.values():
        # Before the turn is theirs: in it their patrollers have no armor to renew.
        if obj.armor_used:
            obj.armor_used = max(0, obj.armor_used - renewing_armor(state, obj))
    state.active = event.seats
    state.turn_no = event.turn_no
    for seat in event.seats:
        player = state.players[seat]
        player.turns += 1
        player.has_locked = False
    for player in state.players:
        player.spent.clear()
    for obj in state.objs.values():
        obj.attacks = 0
        if obj.used:
            obj.used = {}
        if obj.is_seen_by:
            obj.is_seen_by = ()
        if obj.seat in event.seats:
            obj.slot = 0
            obj.fresh = False
            obj.was_max_at_start = obj.kind.is_hero and obj.level >= obj.kind.bands[-1].level
    touch_all(state)


def _effects_ended(state: State, event: ev.EffectsEnded) -> None:
    until, seat = event.until, event.seat
    ends_for_all = until == "turn"
    for obj in state.objs.values():
        if obj.mods:
            kept = [mod for mod in obj.mods if mod.until != until or not (ends_for_all or mod.seat == seat)]
            if len(kept) != len(obj.mods):
                gone = sum(m.amount for m in obj.mods if m.what == "armor") - sum(
                    m.amount for m in kept if m.what == "armor"
                )
                # Where every gain counts twice, so does its end.
                obj.armor_used = max(0, obj.armor_used - gone * (2 if obj.shape.doubles else 1))
                obj.mods = kept + [
                    replace(mod, amount=mod.amount - 1)
                    for mod in obj.mods
                    if mod.what == "off" and mod.amount and mod not in kept
                ]
        if obj.shape_until and obj.shape_until == (until if ends_for_all else f"{until}:{seat}"):
            restore_shape(state, obj)
    state.edicts = [
        edict for edict in state.edicts if edict.until != until or not (ends_for_all or edict.of == seat)
    ]
    state.at_work = None
    touch_all(state)


def _edict_began(state: State, event: ev.EdictBegan) -> None:
    state.edicts.append(Edict(event.name, event.seat, event.until, event.of, event.amount, event.word))
    state.at_work = None
    touch_all(state)


def _edict_ended(state: State, event: ev.EdictEnded) -> None:
    state.edicts = [each for each in state.edicts if (each.name, each.seat) != (event.name, event.seat)]
    state.at_work = None
    touch_all(state)


def _patrol_set(state: State, event: ev.PatrolSet) -> None:
    state.players[event.seat].has_locked = True
    for slot, number in event.placed:
        state.objs[number].slot = slot
    touch_all(state)


def _lent(state: State, event: ev.Lent) -> None:
    obj = state.objs[event.obj]
    obj.home = (*obj.home, (obj.seat, f"lent:{event.seat}"))
    obj.seat = event.seat
    obj.slot = event.slot
    touch_all(state)


def _turn_ended(state: State, event: ev.TurnEnded) -> None:
    for seat, least in zip(event.seats, event.least_picks, strict=True):
        player = state.players[seat]
        player.least_picks = least
        player.picks = None
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
        _count(state.players[seat], "tie", 1)


def _seat_left(state: State, event: ev.SeatLeft) -> None:
    state.players[event.seat].has_left = True
    for obj in [each for each in state.objs.values() if event.seat in (each.owner, each.seat)]:
        if obj.id in state.bases:
            continue
        if obj.owner != event.seat and not obj.kind.is_token and not obj.kind.is_hero:
            state.players[obj.owner].discard.append(obj.kind.id)
        # What lies in a jail or a grave goes to those it belongs to.
        for kind, owner in zip(obj.held, obj.word.split(), strict=False):
            if int(owner) != event.seat:
                state.players[int(owner)].discard.append(kind)
        release(state, obj)
    state.extra = [seat for seat in state.extra if seat != event.seat]
    state.tied = tuple(seat for seat in state.tied if seat != event.seat)
    touch_all(state)


def _draw_offered(state: State, event: ev.DrawOffered) -> None:
    state.draw_offers.append(event.seat)


def _draw_offer_withdrawn(state: State, event: ev.DrawOfferWithdrawn) -> None:
    state.draw_offers.remove(event.seat)


def _draw_declined(state: State, event: ev.DrawDeclined) -> None:
    del event
    state.draw_offers.clear()


def _match_ended(state: State, event: ev.MatchEnded) -> None:
    state.phase = Phase.OVER
    state.outcome = Outcome(None if event.winner < 0 else event.winner, event.reason)
    state.attacker = state.defender = NOTHING
    touch_all(state)


# Any: each change takes its own class of event.
CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    **TABLE_CHANGES,
    ev.CardMoved: _card_moved,
    ev.CardPlayed: _card_played,
    ev.CoinTossed: _nothing,
    ev.Conceded: _nothing,
    ev.CountChanged: _count_changed,
    ev.Dealt: _dealt,
    ev.Discarded: _discarded,
    ev.DrawDeclined: _draw_declined,
    ev.DrawOfferWithdrawn: _draw_offer_withdrawn,
    ev.DrawOffered: _draw_offered,
    ev.Drawn: _drawn,
    ev.EdictBegan: _edict_began,
    ev.EdictEnded: _edict_ended,
    ev.EffectsEnded: _effects_ended,
    ev.ExtraTurnGained: _extra_turn_gained,
    ev.BaseFell: _base_fell,
    ev.FirstPlayerSet: _first_player_set,
    ev.GoldChanged: _gold_changed,
    ev.HeroBanned: _hero_banned,
    ev.HeroesPicked: _heroes_picked,
    ev.Hired: _hired,
    ev.Lent: _lent,
    ev.Looked: _nothing,
    ev.MatchEnded: _match_ended,
    ev.PatrolSet: _patrol_set,
    ev.PhaseBegan: _phase_began,
    ev.Reshuffled: _reshuffled,
    ev.SeatLeft: _seat_left,
    ev.SpellDone: _spell_done,
    ev.Targeted: _nothing,
    ev.Teched: _teched,
    ev.TieBegan: _tie_began,
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: _turn_ended,
    ev.WorkersLost: _workers_lost,
}
