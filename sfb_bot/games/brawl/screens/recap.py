"""A turn in two lines: what was played, what it did to whom, and the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.games.brawl.screens.results import side_name
from sfb_bot.kernel import Event
from sfb_bot.screens.game import People


def recap_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """What a turn was about, as far as these events tell."""
    said = _deeds(events, people, names)
    changes = "; ".join(
        each for each in (*_harm(view, events, names), *_points(view, events, people, names)) if each
    )
    return tuple(line for line in (said, changes) if line)


def _deeds(events: Sequence[Event], people: People, names: Names) -> str:
    """What was played in a turn, also where that is nothing."""
    ended = next((event.seat for event in events if isinstance(event, ev.UpkeepDone)), None)
    played = [event for event in events if isinstance(event, (ev.CardPlayed, ev.StandardActionTaken))]
    if played:
        cards = names.cards(each.card if isinstance(each, ev.CardPlayed) else each.action for each in played)
        player = people.name(played[0].seat, names.texts)
        return names.texts.say("recap-played", player=player, cards=cards)
    if ended is not None:
        return names.texts.say("recap-nothing", player=people.name(ended, names.texts))
    return ""


def _harm(view: PublicView, events: Sequence[Event], names: Names) -> list[str]:
    """What happened to each champion, in the order it began."""
    texts, lost, healed = names.texts, Counter[int](), Counter[int]()
    out = [event.figure for event in events if isinstance(event, ev.KnockedOut)]
    met: dict[int, None] = {}
    for event in events:
        if isinstance(event, ev.Damaged):
            lost[event.figure] += event.amount
        elif isinstance(event, ev.Healed):
            healed[event.figure] += event.amount
        if isinstance(event, (ev.Damaged, ev.Healed, ev.KnockedOut)):
            met[event.figure] = None
    said: list[str] = []
    for figure in met:
        champion = names.figure(view, figure)
        if figure in out:
            said.append(texts.say("recap-knocked-out", champion=champion))
        elif lost[figure]:
            said.append(texts.say("recap-hurt", champion=champion, amount=lost[figure]))
        else:
            said.append(texts.say("recap-healed", champion=champion, amount=healed[figure]))
    return said


def _points(view: PublicView, events: Sequence[Event], people: People, names: Names) -> list[str]:
    scored = Counter[int]()
    for event in events:
        if isinstance(event, ev.PointsScored):
            scored[event.side] += event.points
    return [
        names.texts.say("recap-points", side=side_name(view, side, people, names), points=points)
        for side, points in sorted(scored.items())
    ]
