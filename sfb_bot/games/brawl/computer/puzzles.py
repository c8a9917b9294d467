"""How puzzles are made of matches: what counts, what is simplified, and how they are written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from sfb_bot.computer import Aim, Mind, PuzzleMaking, best_action, random_turn, solution_of
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.challenges import is_met, points_ahead
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.ids import NOBODY, ActionId, ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import Side, State
from sfb_bot.games.brawl.rules.notation import print_line
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.kernel import Dice, Event, Seat

# The first round is walking; and a hand of three can be read on a phone.
FIRST_ROUND: Final = 2
MOST_CARDS: Final = 3
MOST_CORES: Final = 2
FEWEST_ACTIONS: Final = 2
SAMPLES: Final = 60
LEAST_HARM: Final = 3
# What more than one of so many random turns does is no puzzle.
NOT_RARE: Final = 6
# Where a challenge is laid that is to be met or prevented: one point on the next slots, or two.
MOST_CHALLENGES: Final = 3
# Words of a line that say nothing about a puzzle.
_LEFT_OUT: Final = (
    "roster=",
    "teams=",
    "draft",
    "sealed_",
    "pair_",
    "seed=",
    "first=",
    "goal=5",
    "phase=activation",
)


def brawl_puzzles(mind: Mind[State, SeatView]) -> Mapping[str, PuzzleMaking[State]]:
    """By what is to be done in a turn, when nobody can react and all traps are known.

    Without a name: score by knocking out. `stop`: the others shall score less from challenges when their turn
    begins. `hold`: the own side shall score more from them when it is next at turn, if the others do nothing.
    """
    return {
        "": PuzzleMaking(_aim(mind, _points), partial(_wounded, mind), write_position),
        **{
            kind: PuzzleMaking(
                _challenge_aim(mind, kind), partial(_near_challenge, mind, kind), write_position
            )
            for kind in ("stop", "hold")
        },
    }


def _aim(mind: Mind[State, SeatView], score: Callable[[State, Seat], int]) -> Aim[State]:
    return Aim(
        score=score,
        key=_key,
        closing=mind.closing,
        naming=frozenset({"act", "who_acts", "attack", "target"}),
        is_luck=_is_luck,
    )


def _challenge_aim(mind: Mind[State, SeatView], kind: str) -> Aim[State]:
    """Champions move on, so that a challenge is met now does not last."""
    return replace(_aim(mind, _prevented if kind == "stop" else _held), is_lasting=False)


def write_position(state: State) -> str:
    """The position in a line, without what was agreed before the match."""
    words = print_line(state).split(" ")
    return " ".join(word for word in words if not word.startswith(_LEFT_OUT))


def _points(state: State, seat: Seat) -> int:
    return state.vp[side_of(seat)]


def _prevented(state: State, seat: Seat) -> int:
    """The points the others do not have after their next scoring."""
    other: Side = 1 - side_of(seat)
    return -state.vp[other] - (points_ahead(state, other) if state.turn == seat else 0)


def _held(state: State, seat: Seat) -> int:
    """The points from challenges that are held for the next own turn.

    What happens when the turn ends moves the track but no champion, so it is the same before and after.
    Where the others win before that, nothing is held.
    """
    side = side_of(seat)
    coming = points_ahead(state, 1 - side) if state.turn == seat else 0
    return points_ahead(state, side) if state.vp[1 - side] + coming < state.setup.goal else 0


def _is_luck(event: Event) -> bool:
    """Traps are known, so they are no luck; cards that are drawn are."""
    return event.reveals and not isinstance(event, ev.TrapSprung | ev.MatchEnded)


def _wounded(mind: Mind[State, SeatView], state: State, seat: Seat, dice: Dice) -> Iterator[State]:
    """The position with two ready cores and three cards at most, and others who cannot react.

    One enemy is wounded just so far that the best line against it, if there is one, knocks it out.
    """
    if state.round < FIRST_ROUND or state.draw_offers or state.concessions:
        return
    simple = _simplified(state, seat, dice)
    victim, harm = _likely_victim(mind, simple, seat, dice)
    if harm < LEAST_HARM:
        return
    simple.figures[victim].damage = 0
    aim = _aim(mind, partial(_harm, victim=victim))
    alone = best_action(mind.rules, aim, simple, seat)
    if alone is None or alone >= harm:
        return
    best = solution_of(mind.rules, aim, simple, seat)
    if best is not None and len(best.actions) >= FEWEST_ACTIONS:
        simple.figures[victim].damage = simple.figures[victim].sheet.health - best.score
        if simple.figures[victim].damage >= 0:
            yield simple


def _near_challenge(
    mind: Mind[State, SeatView], kind: str, state: State, seat: Seat, dice: Dice
) -> Iterator[State]:
    """The same with a challenge on the track that few random turns meet (`hold`) or prevent (`stop`)."""
    if state.round < FIRST_ROUND or state.draw_offers or state.concessions or len(state.order) != 2:
        return
    simple = _simplified(state, seat, dice)
    ends = [random_turn(mind.rules, mind, simple, dice) for _ in range(SAMPLES)]
    side: Side = side_of(seat)
    rare: list[ChallengeId] = []
    for _, challenge in sorted(state.content.challenges.items()):
        if kind == "stop":
            is_open = is_met(simple, challenge, 1 - side)
            done = sum(not is_met(end, challenge, 1 - side) for end in ends)
        else:
            is_open = not is_met(simple, challenge, side)
            done = sum(is_met(end, challenge, side) for end in ends)
        if is_open and 0 < done * NOT_RARE <= SAMPLES:
            rare.append(challenge.id)
    aim = _challenge_aim(mind, kind)
    for name in dice.shuffled(rare)[:MOST_CHALLENGES]:
        laid = _laid(simple, name, kind, dice)
        if laid is None:
            continue
        alone = best_action(mind.rules, aim, laid, seat)
        if alone is not None and alone == aim.score(laid, seat):
            yield laid


def _laid(state: State, challenge: ChallengeId, kind: str, dice: Dice) -> State | None:
    """The position with the challenge on the track, where it will be worth something; the other way about."""
    is_last = state.order[-1] == state.turn
    moved = state.mode.track_step if kind == "hold" or is_last else 0
    points = state.mode.track_points
    slots = [slot for slot in range(len(points) - moved) if points[slot + moved]]
    made = state.copy()
    slot = dice.shuffled(slots)[0]
    before = made.track[slot]
    if before == challenge:
        return made
    if challenge in made.track:
        made.track[made.track.index(challenge)] = before
    else:
        pile = made.challenge_deck if challenge in made.challenge_deck else made.challenge_discard
        if challenge not in pile or before is None:
            return None
        pile[pile.index(challenge)] = before
    made.track[slot] = challenge
    return made


def _simplified(state: State, seat: Seat, dice: Dice) -> State:
    made = state.copy()
    for player in made.players:
        if player.seat != seat:
            # Without a ready core nobody is ever asked to react, whatever they hold.
            player.ready = 0
    own = made.players[seat]
    own.peeked = sorted(made.tokens)
    ready = [core for core in range(len(CORES)) if own.ready >> core & 1]
    own.ready = sum(1 << core for core in dice.shuffled(ready)[:MOST_CORES])
    # One core is spent by now: on a move, which would only make everything possible.
    made.standard_used = [ActionId("move")]
    cards = dice.shuffled(sorted(own.hand))
    # Reactions are of no use in a turn of one's own.
    cards.sort(key=lambda card: state.content.cards[card].kind == "reaction")
    own.hand, gone = sorted(cards[:MOST_CARDS]), sorted(cards[MOST_CARDS:])
    own.discard = [*own.discard, *gone]
    own.shown = [card for card in own.shown if card in own.hand]
    return made


def _likely_victim(mind: Mind[State, SeatView], state: State, seat: Seat, dice: Dice) -> tuple[FigureId, int]:
    """The enemy that random turns hurt most, and how much."""
    fresh = state.copy()
    enemies = [f for f in fresh.figures if f.side != side_of(seat) and f.in_arena]
    for figure in enemies:
        figure.damage = 0
    harm = Counter[FigureId]()
    for _ in range(SAMPLES):
        after = random_turn(mind.rules, mind, fresh, dice)
        for figure in enemies:
            harm[figure.id] = max(harm[figure.id], _harm(after, seat, victim=figure.id))
    return harm.most_common(1)[0] if harm else (NOBODY, 0)


def _harm(state: State, seat: Seat, *, victim: FigureId) -> int:
    """How much a champion has taken; one that is out all it could."""
    del seat
    figure = state.figures[victim]
    return figure.damage if figure.in_arena else figure.sheet.health


def _key(state: State) -> Hashable:
    """What tells two states of one turn apart."""
    return (
        tuple((figure.cell, figure.damage, figure.levelled) for figure in state.figures),
        tuple((tuple(sorted(p.hand)), tuple(p.deck), len(p.discard), p.ready) for p in state.players),
        tuple(sorted(state.tokens.items())),
        tuple(state.lasting),
        tuple(sorted(state.standard_used)),
        (state.free_action_used, *state.vp, state.turn, state.phase, state.dice.used),
        tuple(state.earned),
    )
