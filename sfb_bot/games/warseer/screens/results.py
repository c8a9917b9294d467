"""How a match ended, and how everybody came to their points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.model import MODES
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People


def result_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """The outcome, the points with where they come from, and how much was fought."""
    lines = [_outcome(view, people, names), _tournament(view, people, names)]
    lines.append(_points(view, events, people, names))
    fallen = sum(isinstance(event, ev.Destroyed) for event in events)
    attacks = sum(isinstance(event, ev.AttackDeclared) for event in events)
    if fallen or attacks:
        lines.append(names.texts.say("result-counts", attacks=attacks, fallen=fallen))
    return tuple(line for line in lines if line)


def _outcome(view: PublicView, people: People, names: Names) -> str:
    texts = names.texts
    winner = view.outcome.winner if view.outcome is not None else None
    reason = view.outcome.reason if view.outcome is not None else "organiser"
    why = texts.say(f"reason-{reason}")
    if winner is None:
        return texts.say("result-draw", reason=why, turns=view.turn_no)
    side = view.sides[winner]
    winners = side_name(side, people, names)
    return texts.say("result-win", winner=winners, reason=why, turns=view.turn_no, count=len(side))


def _tournament(view: PublicView, people: People, names: Names) -> str:
    """How a tournament stands after a match, or who has won it; nothing where it was broken off."""
    texts, carried = names.texts, view.results
    if carried is None:
        return ""
    matches = MODES[view.setup.mode].matches
    points = " · ".join(
        texts.say("result-points-plain", player=people.name(player.seat, texts), points=ledger.points)
        for player, ledger in zip(view.players, carried.ledgers, strict=True)
    )
    if carried.number <= matches:
        return texts.say("result-tournament", number=view.match_no, matches=matches, points=points)
    if carried.leader is None:
        return texts.say("result-tournament-draw", points=points)
    name = side_name(view.sides[carried.leader], people, names)
    return texts.say("result-tournament-won", winner=name, points=points)


def _points(view: PublicView, events: Sequence[Event], people: People, names: Names) -> str:
    """Each player's points by what they were for; in a skirmish there are none."""
    texts = names.texts
    if MODES[view.setup.mode].is_skirmish:
        return ""
    sources: dict[Seat, Counter[str]] = {player.seat: Counter() for player in view.players}
    for event in events:
        if isinstance(event, ev.PointsChanged):
            sources[event.seat][event.cause] += event.amount
    said: list[str] = []
    for player in view.players:
        how = [
            texts.first(f"points-{cause}", "points-other", points=amount)
            for cause, amount in sources[player.seat].items()
            if amount
        ]
        key = "result-points" if how else "result-points-plain"
        name = people.name(player.seat, texts)
        said.append(texts.say(key, player=name, points=player.points, how=", ".join(how)))
    return " · ".join(said)


def side_name(side: Sequence[Seat], people: People, names: Names) -> str:
    """The players of a side."""
    return names.listed([people.name(seat, names.texts) for seat in side])
