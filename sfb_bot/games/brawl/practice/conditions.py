"""The terms that goals and mistakes of exercises are written in.

at FIGURE HEX,HEX      a champion such as `a.kilgore` stands on one of these hexes
damaged FIGURE N       it has taken at least so much damage since the beginning
out FIGURE             it was knocked out
levelled FIGURE        it is levelled up
trapped FIGURE         it has set off a trap
played CARD            the card, or standard action, was begun
points N               the own side has scored at least so many points
stop N                 between two actions: the others will score at least so many points less from
                       challenges when their turn begins
hold N                 between two actions: the own side will score at least so many points more from
                       challenges when it is next at turn, if the others do nothing
meets CHALLENGE        the own side meets the challenge now
"""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.challenges import is_met, points_ahead
from sfb_bot.games.brawl.rules.ids import ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import BugError
from sfb_bot.practice.exercises import Situation


def holds(term: str, situation: Situation) -> bool:
    """Whether a term is true; BugError for one that is none."""
    now: State = situation.now
    side = side_of(situation.seat)
    match term.split():
        case ["points", count]:
            return now.vp[side] - situation.before.vp[side] >= int(count)
        case ["stop" | "hold" as word, count]:
            is_between = situation.asks in ("act", "")
            return is_between and _challenge_points(word, situation) >= int(count)
        case ["meets", challenge]:
            return is_met(now, now.content.challenges[ChallengeId(challenge)], side)
        case ["played", action]:
            return any(_is_played(event, action) for event in situation.events)
        case [word, figure, *rest]:
            return _holds_for(word, _figure(now, figure), rest, situation)
        case _:
            raise BugError(f"{term!r} is no condition")


def _challenge_points(word: str, situation: Situation) -> int:
    """How many points from challenges were made safe, or prevented, since the beginning."""
    before, now = situation.before, situation.now
    side = side_of(situation.seat)
    if word == "hold":
        return points_ahead(now, side) - points_ahead(before, side)
    other = 1 - side
    coming = points_ahead(now, other) if now.turn == situation.seat else 0
    return before.vp[other] + points_ahead(before, other) - now.vp[other] - coming


def _holds_for(word: str, figure: FigureId, rest: list[str], situation: Situation) -> bool:
    now: State = situation.now
    events = situation.events
    match word, rest:
        case "at", [hexes]:
            cell = now.figures[figure].cell
            return any(cell == now.content.arena.cell(name) for name in hexes.split(","))
        case "damaged", [amount]:
            taken = sum(e.amount for e in events if isinstance(e, ev.Damaged) and e.figure == figure)
            return taken >= int(amount)
        case "out", []:
            return any(isinstance(event, ev.KnockedOut) and event.figure == figure for event in events)
        case "levelled", []:
            return now.figures[figure].levelled
        case "trapped", []:
            return any(isinstance(event, ev.TrapSprung) and event.figure == figure for event in events)
        case _:
            raise BugError(f"{word!r} is no condition")


def _is_played(event: object, action: str) -> bool:
    match event:
        case ev.CardPlayed():
            return event.card == action
        case ev.StandardActionTaken():
            return event.action == action
        case _:
            return False


def _figure(state: State, key: str) -> FigureId:
    found = [figure.id for figure in state.figures if figure.option.key == key]
    if not found:
        raise BugError(f"{key!r} is nobody in this position")
    return found[0]
