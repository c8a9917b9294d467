"""Who loses a pairing whose time is up: whoever never came, else whoever was to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from sfb_bot.leagues.seasons.attendance import sides_that_came
from sfb_bot.leagues.seasons.records import EntrantRecord, PairingLine
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.matches.check_in import absent_sides
from sfb_bot.matches.refusals import MatchBroken

Kind = Literal["forfeit", "no_show", "double_forfeit"]

# How long a match that stands still is left alone before it is looked at again.
PAUSED_WAITS: Final = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a pairing would be decided now. `blamed` are the sides that were to act.

    `wait` is for how long nobody is to blame: an organiser has paused the match, it cannot be read, a
    computer is at it, or whoever was asked has answered and the answer takes effect at its hidden moment.
    `is_unshown`: the match cannot be shown, so nobody could know.
    """

    blamed: tuple[int, ...]
    reason: Kind
    wait: int = 0
    is_unshown: bool = False

    @property
    def winner(self) -> int | None:
        """The side that wins, None when both lose."""
        return 1 - self.blamed[0] if len(self.blamed) == 1 else None

    def payer(self, line: PairingLine) -> EntrantRecord | None:
        """One of those to blame who still has grace."""
        sides = (line.entrant(side) for side in self.blamed)
        return next((one for one in sides if one is not None and one.grace_left), None)


async def judge(context: SeasonContext, line: PairingLine) -> Verdict | None:
    """The verdict by rule on an undecided pairing; None when its match is over already.

    Who never came loses to one who came, whoever is asked; when nobody came, both lose. When both came, who
    is asked loses; when both are asked, both lose.
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
            is_unshown = live.record.unshown_since is not None
            asked = tuple(sorted({live.record.side(seat) for seat in silent}))
            # Who has come to this game does not lose it to one who has not, whatever they played before.
            missing = absent_sides(live.record)
            if len(missing) == 1:
                asked = missing
    except MatchBroken:
        # Nobody can play it, and nobody knows whose move it is: an organiser decides.
        return Verdict((), "double_forfeit", PAUSED_WAITS)
    return replace(verdict_on(asked, came), is_unshown=is_unshown)


def verdict_on(asked: Sequence[int], came: set[int]) -> Verdict:
    """The verdict when these sides are asked and those have ever come."""
    if not came:
        return Verdict((0, 1), "double_forfeit")
    absent = tuple(side for side in (0, 1) if side not in came)
    if absent:
        return Verdict(absent, "no_show")
    return Verdict(tuple(asked), "forfeit" if len(asked) == 1 else "double_forfeit")
