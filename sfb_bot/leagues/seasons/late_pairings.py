"""Who loses a pairing whose time is up: whoever never came, else what the season's rule says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from sfb_bot.kernel import Decree, apply
from sfb_bot.leagues.seasons.attendance import sides_that_came
from sfb_bot.leagues.seasons.records import EntrantRecord, PairingLine, SeasonRecord
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.matches.check_in import absent_sides
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.records import MatchId, Moment
from sfb_bot.matches.refusals import MatchBroken

Kind = Literal["forfeit", "no_show", "double_forfeit", "score"]

# How long a match that stands still is left alone before it is looked at again.
PAUSED_WAITS: Final = 24 * 60 * 60
# More time is given in such pieces, so that somebody is reminded of what is still to be played.
EXTENSION_PIECE: Final = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a pairing would be decided now. `blamed` are the sides that were to act.

    `wait` is for how long nobody is to blame: an organiser has paused the match, it cannot be read, a
    computer is at it, or whoever was asked has answered and the answer takes effect at its hidden moment.
    `is_unshown`: the match cannot be shown, so nobody could know. `asked_since` is since when those to blame
    have been asked; None where somebody never came, who gets no more time. `ahead` is who has the higher
    score, where the score decides.
    """

    blamed: tuple[int, ...]
    reason: Kind
    wait: int = 0
    is_unshown: bool = False
    asked_since: Moment | None = None
    ahead: int | None = None

    @property
    def winner(self) -> int | None:
        """The side that wins, None when both lose or it is a draw."""
        if self.reason == "score":
            return self.ahead
        return 1 - self.blamed[0] if len(self.blamed) == 1 else None

    def payer(self, line: PairingLine) -> EntrantRecord | None:
        """One of those to blame who still has grace."""
        sides = (line.entrant(side) for side in self.blamed)
        return next((one for one in sides if one is not None and one.grace_left), None)

    def extension(self, season: SeasonRecord, line: PairingLine, now: Moment) -> int:
        """For how many seconds the pairing goes on before anybody pays with grace.

        Whoever was asked a short while ago has the rest of the least time for an answer.
        """
        terms = season.terms
        if self.asked_since is None:
            return 0
        owed = terms.least_answer_at(season.pace) - (now - self.asked_since)
        if terms.unfinished == "extend":
            owed = max(owed, EXTENSION_PIECE)
        return max(0, min(owed, terms.most_extension - line.record.extended))


async def judge(  # noqa: PLR0911 - one for each reason to wait
    context: SeasonContext, season: SeasonRecord, line: PairingLine
) -> Verdict | None:
    """The verdict by rule on an undecided pairing; None when its match is over already.

    Who never came loses to one who came, whoever is asked; when nobody came, both lose. When both came, who
    is asked loses, both if both are; or the score decides, where the season wants that.
    """
    match = line.match
    came = await sides_that_came(context, line)
    if match is None:
        return verdict_on((0, 1), came)
    try:
        async with context.cache.hold(match) as live:
            if live.run.is_over:
                return None
            # A computer that is asked answers soon, and is never to blame.
            silent = [
                seat
                for seat in live.run.waiting_for
                if seat not in live.held and not live.seat_record(seat).is_computer
            ]
            if live.record.status == "paused":
                return Verdict((), "double_forfeit", PAUSED_WAITS)
            if not silent:
                return Verdict((), "double_forfeit", max(60, live.record.pace.hold))
            asked = tuple(sorted({live.record.side(seat) for seat in silent}))
            # Who has come to this game does not lose it to one who has not, whatever they played before.
            missing = absent_sides(live.record)
            if len(missing) == 1:
                asked = missing
            record, board = live.record, _board(live)
    except MatchBroken:
        # Nobody can play it, and nobody knows whose move it is: an organiser decides.
        return Verdict((), "double_forfeit", PAUSED_WAITS)
    verdict = replace(verdict_on(asked, came), is_unshown=record.unshown_since is not None)
    if len(came) == 2:
        since = await _asked_since(context, match, asked, record.asked_at)
        verdict = replace(verdict, asked_since=since)
        if season.terms.unfinished == "score":
            return _by_score(verdict, line, board)
    return verdict


def verdict_on(asked: Sequence[int], came: set[int]) -> Verdict:
    """The verdict when these sides are asked and those have ever come."""
    if not came:
        return Verdict((0, 1), "double_forfeit")
    absent = tuple(side for side in (0, 1) if side not in came)
    if absent:
        return Verdict(absent, "no_show")
    return Verdict(tuple(asked), "forfeit" if len(asked) == 1 else "double_forfeit")


async def _asked_since(
    context: SeasonContext, match: MatchId, asked: Sequence[int], asked_at: Moment
) -> Moment:
    """Since when it has been up to these sides: one that answers several questions was asked by the first."""
    record = await context.store.match_record(match)
    entries = await context.store.entries(match)
    if record is None or len(asked) > 1 or not entries:
        return asked_at
    others = [each for each in entries if record.side(each.entry.seat) not in asked]
    if others and others[-1] is entries[-1]:
        return asked_at
    return min(asked_at, others[-1].at if others else record.created_at)


def _board(live: LiveMatch) -> tuple[int, ...]:
    """The points each side has now: those that the match would keep if it were called off."""
    state = live.rules.copy(live.run.state)
    for event in live.rules.decree(state, live.record.seats[0].seat, Decree.CALLED_OFF):
        apply(live.rules, state, event)
    summary = live.rules.summary(state)
    return summary.points if summary is not None else ()


def _by_score(verdict: Verdict, line: PairingLine, board: Sequence[int]) -> Verdict:
    """Who leads the series, or else has more points in the game under way; equal is a draw.

    Where there must be a winner, equal is decided as if no score counted; so it is in a game without scores.
    """
    standings = ((line.state.home_wins, line.state.away_wins), tuple(board[:2]))
    unequal = next((both for both in standings if len(both) == 2 and both[0] != both[1]), None)
    if unequal is not None:
        return replace(verdict, reason="score", ahead=0 if unequal[0] > unequal[1] else 1)
    if line.record.pairing.stage != "main" or len(board) < 2:
        return verdict
    return replace(verdict, reason="score")
