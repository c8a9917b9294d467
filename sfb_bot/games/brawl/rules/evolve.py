"""The one writer of state: what each event changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.evolve_cards import CHANGES_OF_CARDS
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE, Figure, Lasting, Outcome, Phase, State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import (
    BugError,
    Event,
    concession_proposed,
    concession_withdrawn,
    draw_declined,
    draw_offer_withdrawn,
    draw_offered,
)


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    try:
        change = _CHANGES[type(event)]
    except KeyError:
        raise BugError(f"no change is known for {type(event).__name__}") from None
    change(state, event)


def stand(state: State, figure: Figure, cell: Cell) -> None:
    """Put a figure on a cell or the Gate, and keep the cells by side true."""
    if figure.cell != GATE:
        state.standing[figure.side] &= ~(1 << figure.cell)
    figure.cell = cell
    if cell != GATE:
        state.standing[figure.side] |= 1 << cell


def _phase_began(state: State, event: ev.PhaseBegan) -> None:
    state.phase = event.phase
    state.step = event.step
    if event.phase is Phase.ACTIVATION:
        state.standard_used.clear()
        state.free_action_used = False


def _turn_order_set(state: State, event: ev.TurnOrderSet) -> None:
    state.order = event.order
    state.turn = event.order[0]


def _starting_side_set(state: State, event: ev.StartingSideSet) -> None:
    # Captains first, until each side has named its order.
    own, other = state.seats[event.side :: 2], state.seats[1 - event.side :: 2]
    state.order = tuple(seat for pair in zip(own, other, strict=True) for seat in pair)
    state.turn = state.order[0]


def _team_order_chosen(state: State, event: ev.TeamOrderChosen) -> None:
    earlier = next(place for place, seat in enumerate(state.order) if side_of(seat) == event.side)
    partner = next(seat for seat in state.seats[event.side :: 2] if seat != event.first)
    order = list(state.order)
    order[earlier], order[earlier + 2] = event.first, partner
    state.order = tuple(order)
    state.turn = order[0]


def _area_chosen(state: State, event: ev.AreaChosen) -> None:
    other = next(area for area in state.content.arena.deployments if area != event.area)
    side = side_of(event.seat)
    state.areas[side] = event.area
    state.areas[1 - side] = other


def _line_up_sealed(state: State, event: ev.LineUpSealed) -> None:
    state.draft.sealed[event.seat] = event.champions
    state.draft.step += 1


def _line_ups_revealed(state: State, event: ev.LineUpsRevealed) -> None:
    state.draft.line_ups = list(event.line_ups)
    state.draft.sealed = [()] * len(state.players)
    state.draft.step += 1


def _offers_revealed(state: State, event: ev.OffersRevealed) -> None:
    state.draft.offers = list(event.offers)
    state.draft.sealed = [()] * len(state.players)
    state.draft.step += 1


def _offer_banned(state: State, event: ev.OfferBanned) -> None:
    state.draft.line_ups[event.owner] = event.kept
    state.draft.step += 1


def _champion_banned(state: State, event: ev.ChampionBanned) -> None:
    state.draft.bans[event.owner].append(event.champion)
    state.draft.step += 1


def _champion_picked(state: State, event: ev.ChampionPicked) -> None:
    state.draft.picks[event.seat].append(event.champion)
    state.draft.step += 1


def _teams_assembled(state: State, event: ev.TeamsAssembled) -> None:
    del event
    state.figures = [
        Figure.fresh(FigureId(number), seat, state.content.champions[champion])
        for number, (seat, champion) in enumerate(
            (seat, champion) for seat in state.seats for champion in state.draft.picks[seat]
        )
    ]


def _challenges_shuffled(state: State, event: ev.ChallengesShuffled) -> None:
    state.challenge_deck = list(event.deck)
    state.challenge_discard.clear()


def _supply_shuffled(state: State, event: ev.SupplyShuffled) -> None:
    state.supply = list(event.supply)
    state.limbo.clear()


def _trap_placed(state: State, event: ev.TrapPlaced) -> None:
    state.tokens[event.cell] = state.supply.pop()
    state.token_cells |= 1 << event.cell


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.turn = event.seat
    state.round = event.round


def _challenge_scored(state: State, event: ev.ChallengeScored) -> None:
    state.track[event.slot] = None
    state.challenge_discard.append(event.challenge)


def _points_scored(state: State, event: ev.PointsScored) -> None:
    state.vp[event.side] += event.points


def _track_moved(state: State, event: ev.TrackMoved) -> None:
    if event.dropped is not None:
        state.challenge_discard.append(event.dropped)
    state.challenge_deck.pop()
    state.track = [event.new, *state.track[:-1]]


def _challenges_dropped(state: State, event: ev.ChallengesDropped) -> None:
    state.track = [None if challenge in event.challenges else challenge for challenge in state.track]
    state.challenge_discard.extend(event.challenges)


def _arrived(state: State, event: ev.Entered | ev.Jumped | ev.Placed) -> None:
    stand(state, state.figures[event.figure], event.cell)


def _moved(state: State, event: ev.Moved) -> None:
    stand(state, state.figures[event.figure], event.path[-1])


def _damaged(state: State, event: ev.Damaged) -> None:
    state.figures[event.figure].damage += event.amount


def _healed(state: State, event: ev.Healed) -> None:
    state.figures[event.figure].damage -= event.amount


def _knocked_out(state: State, event: ev.KnockedOut) -> None:
    figure = state.figures[event.figure]
    stand(state, figure, GATE)
    figure.damage = 0
    figure.levelled = False
    state.lasting = [
        lasting for lasting in state.lasting if event.figure not in (lasting.figure, lasting.against)
    ]
    if event.figure in state.earned:
        state.earned.remove(event.figure)


def _level_earned(state: State, event: ev.LevelEarned) -> None:
    state.earned.append(event.figure)


def _levelled_up(state: State, event: ev.LevelledUp) -> None:
    state.figures[event.figure].levelled = True
    state.earned.remove(event.figure)


def _effect_began(state: State, event: ev.EffectBegan) -> None:
    state.lasting.append(Lasting(event.kind, event.figure, event.amount, event.against))


def _effect_ended(state: State, event: ev.EffectEnded) -> None:
    state.lasting = [
        lasting
        for lasting in state.lasting
        if not (lasting.kind == event.kind and lasting.figure == event.figure)
    ]


def _trap_sprung(state: State, event: ev.TrapSprung) -> None:
    state.limbo.append(state.tokens.pop(event.cell))
    state.token_cells &= ~(1 << event.cell)
    for player in state.players:
        if event.cell in player.peeked:
            player.peeked.remove(event.cell)


def _token_looked(state: State, event: ev.TokenLooked) -> None:
    peeked = state.players[event.seat].peeked
    if event.cell not in peeked:
        peeked.append(event.cell)


def _token_moved(state: State, event: ev.TokenMoved) -> None:
    state.tokens[event.to] = state.tokens.pop(event.cell)
    state.token_cells = state.token_cells & ~(1 << event.cell) | 1 << event.to
    for player in state.players:
        if event.cell in player.peeked:
            player.peeked.remove(event.cell)
            player.peeked.append(event.to)


def _swapped(state: State, event: ev.Swapped) -> None:
    one, other = state.figures[event.figure], state.figures[event.other]
    cells = one.cell, other.cell
    stand(state, one, GATE)
    stand(state, other, cells[0])
    stand(state, one, cells[1])


def _all_effects_ended(state: State, event: ev.AllEffectsEnded) -> None:
    del event
    state.lasting.clear()


def _match_ended(state: State, event: ev.MatchEnded) -> None:
    state.outcome = Outcome(event.winner, event.reason)
    state.phase = Phase.OVER
    state.draw_offers.clear()
    state.concessions.clear()


def _no_change(state: State, event: Event) -> None:
    """Told for the log only."""


# Any: the table maps each event type to the function that takes exactly that type.
_CHANGES: dict[type[Event], Callable[[State, Any], None]] = {
    **CHANGES_OF_CARDS,
    ev.PhaseBegan: _phase_began,
    ev.TurnOrderSet: _turn_order_set,
    ev.StartingSideSet: _starting_side_set,
    ev.TeamOrderChosen: _team_order_chosen,
    ev.AreaChosen: _area_chosen,
    ev.LineUpSealed: _line_up_sealed,
    ev.LineUpsRevealed: _line_ups_revealed,
    ev.OffersRevealed: _offers_revealed,
    ev.OfferBanned: _offer_banned,
    ev.ChampionBanned: _champion_banned,
    ev.ChampionPicked: _champion_picked,
    ev.TeamsAssembled: _teams_assembled,
    ev.ChallengesShuffled: _challenges_shuffled,
    ev.SupplyShuffled: _supply_shuffled,
    ev.TrapPlaced: _trap_placed,
    ev.TurnBegan: _turn_began,
    ev.ChallengeScored: _challenge_scored,
    ev.PointsScored: _points_scored,
    ev.ChallengesDropped: _challenges_dropped,
    ev.TrackMoved: _track_moved,
    ev.Entered: _arrived,
    ev.Jumped: _arrived,
    ev.Placed: _arrived,
    ev.Moved: _moved,
    ev.Damaged: _damaged,
    ev.Healed: _healed,
    ev.KnockedOut: _knocked_out,
    ev.LevelEarned: _level_earned,
    ev.LevelledUp: _levelled_up,
    ev.EffectBegan: _effect_began,
    ev.EffectEnded: _effect_ended,
    ev.TrapSprung: _trap_sprung,
    ev.TokenLooked: _token_looked,
    ev.TokenMoved: _token_moved,
    ev.Swapped: _swapped,
    ev.AllEffectsEnded: _all_effects_ended,
    ev.DrawOffered: draw_offered,
    ev.DrawOfferWithdrawn: draw_offer_withdrawn,
    ev.DrawOffersCleared: draw_declined,
    ev.ConcessionProposed: concession_proposed,
    ev.ConcessionWithdrawn: concession_withdrawn,
    ev.MatchEnded: _match_ended,
    ev.TargetsChosen: _no_change,
    ev.ReactionPassed: _no_change,
    ev.ReactionImpossible: _no_change,
    ev.Struck: _no_change,
    ev.Resisted: _no_change,
    ev.Stunned: _no_change,
    ev.Conceded: _no_change,
}
