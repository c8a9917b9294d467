"""Influence, income, cards drawn, points and the end of the match (sections 14 to 16)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import MOST_INFLUENCE, EndReason, Player, State
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import MatchDecided, Seat


def gain(fx: WarseerFx, seat: Seat, amount: int, cause: str = "") -> None:
    """Give influence, never beyond 10 (W-135)."""
    most = MOST_INFLUENCE - fx.state.players[seat].influence
    if min(amount, most) > 0:
        fx.emit(ev.InfluenceChanged(seat, min(amount, most), cause))


def pay(fx: WarseerFx, seat: Seat, amount: int, cause: str = "") -> None:
    """Take influence."""
    if amount:
        fx.emit(ev.InfluenceChanged(seat, -amount, cause))


def draw(fx: WarseerFx, seat: Seat, count: int) -> None:
    """Draw battle cards; an empty deck gives none (W-44). In a skirmish nobody has one (WQ76)."""
    deck = fx.state.players[seat].deck
    found = min(count, len(deck))
    if found:
        fx.emit(ev.CardsDrawn(seat, tuple(deck[-1 : -found - 1 : -1]), found))


def draw_feats(fx: WarseerFx, seat: Seat, count: int) -> None:
    """Draw feats into the hand; the last one ends the game with this turn (W-146)."""
    deck = fx.state.feat_deck
    found = min(count, len(deck))
    if found:
        fx.emit(ev.FeatsDrawn(seat, tuple(deck[-1 : -found - 1 : -1]), found))
        _notice_last(fx)


def take_feats(fx: WarseerFx, seat: Seat, count: int) -> None:
    """Put feats from the deck face down into the Hall, a point for each (W-139)."""
    deck = fx.state.feat_deck
    found = min(count, len(deck))
    if found:
        fx.emit(ev.FeatsTaken(seat, tuple(deck[-1 : -found - 1 : -1]), found))
        _notice_last(fx)
        score(fx, seat, found, "kill")


def _notice_last(fx: WarseerFx) -> None:
    if not fx.state.feat_deck and not fx.state.is_last:
        fx.emit(ev.LastFeatTaken())


def bury(fx: WarseerFx, seat: Seat, kind: KindId) -> None:
    """Put a card into a History; its income may reach a mark for the first time (W-137)."""
    fx.emit(ev.Buried(seat, kind))
    state = fx.state
    player = state.players[seat]
    marks = state.tables.content.income_marks
    if player.marks < len(marks) and player.wealth >= marks[player.marks]:
        reached = sum(player.wealth >= mark for mark in marks)
        gained = reached - player.marks
        fx.emit(ev.MarkReached(seat, reached))
        if state.terms.has_income_points and not state.mode.is_skirmish:
            score(fx, seat, gained, "income")


def score(fx: WarseerFx, seat: Seat, amount: int, cause: str) -> None:
    """Count points; who reaches the goal ends the match at once (W-145, W-148)."""
    state = fx.state
    fx.emit(ev.PointsChanged(seat, amount, cause))
    wanted = goal(state)
    if not wanted:
        return
    side = state.mode.sides[state.mode.side_of[seat]]
    if sum(state.players[each].points for each in side) >= wanted:
        end(fx, "goal")


def goal(state: State) -> int:
    """The points that win the match, 0 where none do."""
    return state.terms.goal or state.mode.goals[state.setup.length == "full"]


def end(fx: WarseerFx, reason: EndReason) -> None:
    """The match is over: compare what everybody has (W-149)."""
    fx.emit(ev.MatchEnded(leader(fx.state), reason))
    raise MatchDecided


def win(fx: WarseerFx, seat: Seat, reason: EndReason) -> None:
    """The match is over and this seat's side has won it."""
    fx.emit(ev.MatchEnded(fx.state.mode.side_of[seat], reason))
    raise MatchDecided


def leader(state: State) -> int:
    """The side with most points, then face-up feats, then face-down ones; -1 for a draw."""
    counts = [_worth([state.players[seat] for seat in side]) for side in state.mode.sides]
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else -1


def _worth(players: list[Player]) -> tuple[int, int, int, int]:
    """Who gave up loses whatever the points (W-150)."""
    return (
        int(any(not player.has_left for player in players)),
        sum(player.points for player in players),
        sum(len(player.shown) for player in players),
        sum(len(player.hidden) for player in players),
    )
