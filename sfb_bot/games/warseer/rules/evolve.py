"""Events applied to the state: the only writer of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.evolve_cards import CARD_CHANGES, forget_hand
from sfb_bot.games.warseer.rules.evolve_creatures import CREATURE_CHANGES, end_mods, leave
from sfb_bot.games.warseer.rules.ground import CAMP, CROWN_HILL
from sfb_bot.games.warseer.rules.model import SKIRMISH_ROUNDS, Building, Outcome, Phase, Player, Relic, State
from sfb_bot.games.warseer.rules.setup import Ledger, Terms
from sfb_bot.games.warseer.rules.zones import zones_of
from sfb_bot.kernel import (
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
    CHANGES[type(event)](state, event)


def lay_ground(state: State) -> None:
    """Find the ground that fits the map and its pieces."""
    has_crown = state.terms.scenario == CROWN_HILL
    state.ground = state.tables.ground(state.map.id, state.pieces, has_crown=has_crown)


def _nothing(state: State, event: Event) -> None:
    del state, event


def _table_laid(state: State, event: ev.TableLaid) -> None:
    state.order = event.order
    state.map = state.tables.content.maps[event.map]
    state.turn = state.first = event.order[0]
    state.rounds = SKIRMISH_ROUNDS if state.mode.is_skirmish else 0
    state.zones = zones_of(state.map, state.setup.mode, state.order, is_swapped=state.terms.is_swapped)
    lay_ground(state)


def _mustered(state: State, event: ev.Mustered) -> None:
    carried = state.setup.carried
    before = carried.ledgers[event.seat] if carried is not None else Ledger()
    ledger = replace(before, shop=event.shop, coins=before.coins + event.coins)
    player = state.players[event.seat]
    player.ledger = ledger
    player.upgrades, player.injured = list(ledger.upgrades), list(ledger.injured)


def _provisioned(state: State, event: ev.Provisioned) -> None:
    player = state.players[event.seat]
    before = player.ledger
    assert before is not None
    kept = [kind for kind in before.recruits if kind not in event.dismissed]
    gone = {*event.dismissed, *event.recovered}
    player.ledger = replace(
        before,
        coins=event.coins,
        points=before.points - event.converted,
        recruits=(*kept, *event.recruited),
        injured=tuple(kind for kind in before.injured if kind not in gone),
        upgrades=(*before.upgrades, *event.bought),
        gifts=before.gifts - event.gifts,
    )
    player.upgrades, player.injured = list(player.ledger.upgrades), list(player.ledger.injured)


def _terms_set(state: State, event: ev.TermsSet) -> None:
    state.terms = Terms(event.goal, event.feats, event.scenario, event.has_income_points, event.is_swapped)


def _phase_began(state: State, event: ev.PhaseBegan) -> None:
    state.phase = event.phase
    state.step = event.step
    if event.phase is Phase.ROUND:
        state.first = state.turn
        state.turn_no += 1


def _hero_chosen(state: State, event: ev.HeroChosen) -> None:
    state.players[event.seat].hero = event.hero


def _camp_chosen(state: State, event: ev.CampChosen) -> None:
    state.players[event.seat].camp = list(event.camp)


def _recovered(state: State, event: ev.Recovered) -> None:
    state.players[event.seat].injured.remove(event.kind)


def _gear_chosen(state: State, event: ev.GearChosen) -> None:
    player = state.players[event.seat]
    cards = state.tables.content.cards
    player.relics = [Relic(card, cards[card].armour, cards[card].uses) for card in event.relics]
    player.buildings = [Building(card) for card in event.buildings]


def _piece_set(state: State, event: ev.PieceSet) -> None:
    if event.cells:
        state.pieces = (*state.pieces, *((cell, event.piece) for cell in event.cells))
        if event.piece == CAMP:
            state.camps = (*state.camps, (event.cells[0], event.seat))
        lay_ground(state)


def _landmark_set(state: State, event: ev.LandmarkSet) -> None:
    state.landmarks = (*state.landmarks, (event.cell, event.seat))


def _landmark_taken(state: State, event: ev.LandmarkTaken) -> None:
    state.landmarks = tuple([each for each in state.landmarks if each[0] != event.cell])


def _names_put(state: State, event: ev.NamesPut) -> None:
    state.players[event.seat].named = list(event.kinds)


def _deck_shuffled(state: State, event: ev.DeckShuffled) -> None:
    player = state.players[event.seat]
    player.deck = list(event.deck)
    player.top.clear()


def _feats_shuffled(state: State, event: ev.FeatsShuffled) -> None:
    state.feat_deck = list(event.deck)


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.turn, state.turn_no = event.seat, event.turn_no
    player = state.players[event.seat]
    player.turns += 1
    # What was lost in the turns of others counts until the end of the next own one.
    lost = player.facts.get("lost", 0)
    player.facts = {"lost_since": lost} if lost else {}
    _unturn(state, player)


def _unturn(state: State, player: Player) -> None:
    for creature in state.creatures.values():
        # What was so for one turn, whoever's it is.
        creature.has_lost_armour = creature.has_chased = False
        creature.is_summoned = creature.has_gained = False
        if creature.seat == player.seat:
            creature.is_turned = False
            creature.spare = 0
    player.relics = [replace(each, is_turned=False) if each.is_turned else each for each in player.relics]
    player.buildings = [Building(each.card) if each.is_turned else each for each in player.buildings]


def _turn_ended(state: State, event: ev.TurnEnded) -> None:
    _end_turn_effects(state)
    facts = state.players[event.seat].facts
    # Only what others do from now on counts for the next turn.
    facts.pop("lost", None)


def _end_turn_effects(state: State) -> None:
    for creature in state.creatures.values():
        end_mods(creature, "turn", "next_attack", "attack")
        creature.spare = 0


def _round_ended(state: State, event: ev.RoundEnded) -> None:
    state.rounds = event.rounds
    state.turn = event.first
    _end_turn_effects(state)
    for player in state.players:
        player.facts = {}
        _unturn(state, player)


def _activation_passed(state: State, event: ev.ActivationPassed) -> None:
    state.turn = event.next
    state.turn_no += 1
    if event.has_acted:
        state.last = event.seat
    for creature in state.creatures.values():
        creature.has_gained = False
        creature.has_chased = False
    state.players[event.seat].facts = {}


def _last_feat_taken(state: State, event: ev.LastFeatTaken) -> None:
    del event
    state.is_last = True


def _hero_fell(state: State, event: ev.HeroFell) -> None:
    player = state.players[event.seat]
    player.has_fallen = player.is_cleared = True
    _clear(state, event.seat)


def _seat_left(state: State, event: ev.SeatLeft) -> None:
    state.players[event.seat].has_left = True


def _seat_cleared(state: State, event: ev.SeatCleared) -> None:
    state.players[event.seat].is_cleared = True
    _clear(state, event.seat)


def _clear(state: State, seat: Seat) -> None:
    """The figures of a player leave; hand, deck and camp are out, feats go to the discard (WQ68)."""
    player = state.players[seat]
    for creature in [each for each in state.creatures.values() if each.owner == seat]:
        leave(state, creature)
    state.feat_discard.extend(player.feats)
    for pile in (player.hand, player.deck, player.camp, player.feats, player.city, player.top):
        pile.clear()
    forget_hand(state, seat)


def _match_ended(state: State, event: ev.MatchEnded) -> None:
    state.phase = Phase.OVER
    state.outcome = Outcome(None if event.winner < 0 else event.winner, event.reason)


# Any: each change takes its own class of event.
CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    **CREATURE_CHANGES,
    **CARD_CHANGES,
    ev.ActivationPassed: _activation_passed,
    ev.CampChosen: _camp_chosen,
    ev.Conceded: _nothing,
    ev.ConcessionProposed: concession_proposed,
    ev.ConcessionWithdrawn: concession_withdrawn,
    ev.DeckShuffled: _deck_shuffled,
    ev.DrawDeclined: draw_declined,
    ev.DrawOfferWithdrawn: draw_offer_withdrawn,
    ev.DrawOffered: draw_offered,
    ev.FeatsShuffled: _feats_shuffled,
    ev.GearChosen: _gear_chosen,
    ev.HeroChosen: _hero_chosen,
    ev.HeroFell: _hero_fell,
    ev.LandmarkSet: _landmark_set,
    ev.LandmarkTaken: _landmark_taken,
    ev.LastFeatTaken: _last_feat_taken,
    ev.MatchEnded: _match_ended,
    ev.Mustered: _mustered,
    ev.NamesPut: _names_put,
    ev.PhaseBegan: _phase_began,
    ev.PieceSet: _piece_set,
    ev.Provisioned: _provisioned,
    ev.Recovered: _recovered,
    ev.RoundEnded: _round_ended,
    ev.SeatCleared: _seat_cleared,
    ev.SeatLeft: _seat_left,
    ev.TableLaid: _table_laid,
    ev.TermsSet: _terms_set,
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: _turn_ended,
}
