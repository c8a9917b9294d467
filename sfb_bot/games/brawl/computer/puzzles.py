"""How puzzles are made of matches: what counts, what is simplified, and how they are written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Final

from sfb_bot.computer import Aim, Mind, PuzzleMaking, best_action, random_turn, solution_of
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.ids import NOBODY, ActionId, FigureId
from sfb_bot.games.brawl.rules.model import State
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
# Words of a line that say nothing about a puzzle.
_LEFT_OUT: Final = ("roster=", "draft", "sealed_", "pair_", "seed=", "first=", "goal=5", "phase=activation")


def brawl_puzzles(mind: Mind[State, SeatView]) -> PuzzleMaking[State]:
    """Who knocks out most in a turn, when nobody can react and all traps are known."""
    aim = _aim(mind, _points)
    return PuzzleMaking(aim, partial(_variants, mind), write_position)


def _aim(mind: Mind[State, SeatView], score: Callable[[State, Seat], int]) -> Aim[State]:
    return Aim(
        score=score,
        key=_key,
        closing=mind.closing,
        naming=frozenset({"act", "who_acts", "attack", "target"}),
        is_luck=_is_luck,
    )


def write_position(state: State) -> str:
    """The position in a line, without what was agreed before the match."""
    words = print_line(state).split(" ")
    return " ".join(word for word in words if not word.startswith(_LEFT_OUT))


def _points(state: State, seat: Seat) -> int:
    return state.vp[side_of(seat)]


def _is_luck(event: Event) -> bool:
    """Traps are known, so they are no luck; cards that are drawn are."""
    return event.reveals and not isinstance(event, ev.TrapSprung | ev.MatchEnded)


def _variants(mind: Mind[State, SeatView], state: State, seat: Seat, dice: Dice) -> Iterator[State]:
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
