"""How a match ended, and what is left of both armies."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.model import SEATS
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People


def result_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """The outcome, then a line per side."""
    return (_outcome(view, people, names), *(_side(view, events, seat, people, names) for seat in SEATS))


def _outcome(view: PublicView, people: People, names: Names) -> str:
    texts = names.texts
    winner = view.outcome.winner if view.outcome is not None else None
    reason = view.outcome.reason if view.outcome is not None else "organiser"
    why = texts.say(f"reason-{reason}")
    if winner is None:
        return texts.say("result-draw", reason=why, turns=view.turn_no)
    said = texts.say("result-win", winner=side_name(winner, people, names), reason=why, turns=view.turn_no)
    arrived = [
        names.warrior(view, each.id)
        for each in view.warriors
        if each.seat == winner and each.cell == names.goal(winner, names.lane_of(each.cell))
    ]
    if reason == "portal" and arrived:
        return f"{said} {texts.say('result-arrived', warriors=names.listed(arrived), count=len(arrived))}"
    return said


def _side(view: PublicView, events: Sequence[Event], seat: Seat, people: People, names: Names) -> str:
    player = view.players[seat]
    return names.texts.say(
        "result-side",
        side=side_name(seat, people, names),
        left=alive(view, seat),
        lost=player.destroyed,
        spells=sum(
            isinstance(each, ev.Announced) and each.seat == seat and bool(each.spell) for each in events
        ),
    )


def alive(view: PublicView, seat: Seat) -> int:
    """How many warriors a seat still has, in lanes and in its deck."""
    turned = view.turned is not None and view.turn == seat
    return view.players[seat].deck_size + sum(each.seat == seat for each in view.warriors) + turned


def side_name(seat: Seat, people: People, names: Names) -> str:
    """A player with the colour."""
    return names.texts.say("side-of", player=people.name(seat, names.texts), side=names.side(seat))
