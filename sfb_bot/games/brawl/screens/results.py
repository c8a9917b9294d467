"""How a match ended and how each point was made."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.kernel import Event
from sfb_bot.screens.game import People


def result_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """The outcome with the score, then a line per side with its points in the order they were made."""
    return (_outcome(view, people, names), *(_points(view, events, side, people, names) for side in (0, 1)))


def _outcome(view: PublicView, people: People, names: Names) -> str:
    texts = names.texts
    winner = view.outcome.winner if view.outcome is not None else None
    reason = view.outcome.reason if view.outcome is not None else "organiser"
    return texts.say(
        "result-draw" if winner is None else "result-win",
        winner=side_name(view, winner, people, names) if winner is not None else "",
        players=sum(player.side == winner for player in view.players),
        a=view.vp[0],
        b=view.vp[1],
        own=view.vp[winner or 0],
        other=view.vp[1 - (winner or 0)],
        rounds=view.round,
        reason=texts.say(f"reason-{reason}"),
    )


def _points(view: PublicView, events: Sequence[Event], side: int, people: People, names: Names) -> str:
    texts = names.texts
    parts: list[str] = []
    round_no = 0
    for event in events:
        if isinstance(event, ev.TurnBegan):
            round_no = event.round
        elif isinstance(event, ev.PointsScored) and event.side == side:
            source = (
                names.challenge(event.challenge)
                if event.challenge
                else texts.say("knock-out-of", champion=names.figure(view, event.figure))
            )
            parts.append(texts.say("result-point", points=event.points, source=source, round=round_no))
    return texts.say(
        "result-side",
        side=side_name(view, side, people, names),
        points=view.vp[side],
        how=", ".join(parts) or texts.say("result-no-points"),
    )


def side_name(view: PublicView, side: int, people: People, names: Names) -> str:
    """The players of a side and its letter."""
    players = [people.name(player.seat, names.texts) for player in view.players if player.side == side]
    return names.texts.say("side-of", players=names.listed(players), side=names.side(side))
