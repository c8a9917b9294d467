"""A review in words: the turns that lost most, each with what would have been better."""

from __future__ import annotations

from typing import Any

from sfb_bot.locale import Texts
from sfb_bot.matches.advice import LostTurn, Move, Review
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import ShowReplay, ShowReview
from sfb_bot.screens.game import Game
from sfb_bot.screens.hint import chosen_words, reason_words
from sfb_bot.screens.limits import clip
from sfb_bot.screens.values import Button, PrivateScreen, rows_of

LONGEST_LINE = 900

# Any: views belong to the game, and so do these.


def review_screen(game: Game[Any, Any], match: MatchId, review: Review, texts: Texts) -> PrivateScreen:
    """The turns, the worst first, with a way to see each again as one saw it."""
    if not review.lost:
        return PrivateScreen((texts.say("review-clean", count=review.turns),))
    lines = [texts.say("review-head", count=len(review.lost))]
    buttons: list[Button] = []
    for number, lost in enumerate(review.lost, 1):
        lines.append(clip(_lost_words(game, number, lost, texts), LONGEST_LINE))
        look = ShowReplay(match, "at", lost.seq, "own")
        if look not in [button.action for button in buttons]:
            buttons.append(Button(look, texts.say("button-review-turn", number=number)))
    return PrivateScreen(tuple(lines), rows=rows_of(buttons))


def reviewing_screen(done: int, total: int, texts: Texts) -> PrivateScreen:
    """How far a review has come; it has to wait for others where there is nothing to count yet."""
    if not total:
        return PrivateScreen((texts.say("review-waiting"),))
    return PrivateScreen((texts.say("review-progress", done=done, total=total),))


def failed_screen(match: MatchId, texts: Texts) -> PrivateScreen:
    """For a review that could not be made, with a button to try again."""
    again = Button(ShowReview(match), texts.say("button-review"))
    return PrivateScreen((texts.say("review-failed"),), rows=rows_of([again]))


def _lost_words(game: Game[Any, Any], number: int, lost: LostTurn, texts: Texts) -> str:
    better = [_move_words(game, move, texts) for move in lost.better]
    why = reason_words(game, lost.reasons, texts)
    when = game.chapter(lost.public, texts) or texts.say("review-moment", seq=lost.seq)
    # Where to go says little without the card that goes there.
    subject = game.subject(lost.done.question, texts)
    return texts.say(
        "review-turn-because" if why else "review-turn",
        number=number,
        when=f"{when} · {subject}" if subject else when,
        done=_move_words(game, lost.done, texts),
        better=texts.say("review-then").join(better),
        reasons=why,
    )


def _move_words(game: Game[Any, Any], move: Move, texts: Texts) -> str:
    return chosen_words(game.shown_options(move.view, move.question, texts), move.keys, texts)
