"""What happens around the actions: scoring, upkeep, the challenge track."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.actions import opening_figures
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import own_figures
from sfb_bot.games.brawl.rules.challenges import is_met
from sfb_bot.games.brawl.rules.damage import check_victory
from sfb_bot.games.brawl.rules.hand import draw
from sfb_bot.games.brawl.rules.hooks import UPKEEP_DRAW
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Flow


def scoring(fx: BrawlFx) -> Flow[None]:
    """Score every fulfilled challenge on a slot with points, all at once; never in round 1 (Q54)."""
    state = fx.state
    side = side_of(state.turn)
    if state.round > 1:
        met = [
            (slot, points, challenge)
            for slot, (points, challenge) in enumerate(zip(state.mode.track_points, state.track, strict=True))
            if points and challenge is not None and is_met(state, state.content.challenges[challenge], side)
        ]
        for slot, points, challenge in met:
            fx.emit(ev.ChallengeScored(state.turn, slot, challenge))
            fx.emit(ev.PointsScored(side, points, challenge))
        check_victory(fx)
    has_opening = bool(opening_figures(state, state.turn))
    fx.emit(ev.PhaseBegan(Phase.START if has_opening else Phase.ACTIVATION))
    yield from ()


def upkeep(fx: BrawlFx) -> Flow[None]:
    """Ready cores, discard the hand, draw a new one; then the next player or the end of the round."""
    state = fx.state
    seat = state.turn
    fx.emit(ev.UpkeepDone(seat, tuple(sorted(state.players[seat].hand))))
    extra = sum(UPKEEP_DRAW.of_all(own_figures(state, seat)))
    draw(fx, seat, state.mode.hand + extra)
    place = state.order.index(seat) + 1
    if place < len(state.order):
        fx.emit(ev.TurnBegan(state.order[place], state.round))
        fx.emit(ev.PhaseBegan(Phase.SCORING))
    else:
        fx.emit(ev.PhaseBegan(Phase.TRACK))
    yield from ()


def track(fx: BrawlFx) -> Flow[None]:
    """All challenges move right, those at the end off the track; as many new ones come."""
    state = fx.state
    steps = state.mode.track_step
    leaving = tuple(challenge for challenge in state.track[-steps:] if challenge is not None)
    if steps > 1 and leaving:
        fx.emit(ev.ChallengesDropped(leaving))
    for _ in range(steps):
        _turn_up_challenge(fx)
    fx.emit(ev.TurnBegan(state.order[0], state.round + 1))
    fx.emit(ev.PhaseBegan(Phase.SCORING))
    yield from ()


def _turn_up_challenge(fx: BrawlFx) -> None:
    """One slot further, and a new challenge on the first slot."""
    state = fx.state
    dropped = state.track[-1]
    if not state.challenge_deck:
        # A card that drops off now is discarded before the reshuffle, so it may come again.
        pool = [*state.challenge_discard, *([dropped] if dropped else [])]
        fx.emit(ev.ChallengesShuffled(tuple(fx.shuffled(pool))))
        dropped = None
    fx.emit(ev.TrackMoved(state.challenge_deck[-1], dropped))
