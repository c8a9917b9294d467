"""How a season is run: its times, and what is done when they are up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sfb_bot.leagues.rules.ranking import EventKind
from sfb_bot.matches.records import Pace

Cadence = Literal["at_once", "scheduled"]
# manual: an organiser has seeded by hand, in the order of the ranks.
Seeding = Literal["rating", "ranking", "joined", "manual"]
# Who loses what is unfinished when its time is up: who is asked, at once or after more time; the lower score;
# or whom an organiser names.
Unfinished = Literal["asked", "score", "extend", "organiser"]
LONGEST_LEAST_ANSWER: Final = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Terms:
    """How a season is run; times in seconds.

    `round_length` is the time for a round, `grace` what a player may overdraw in the whole season,
    `remind` how long before the end of a round players are reminded. With the cadence "at_once" the next
    round opens when the last pairing is decided, with "scheduled" not before the round's time is up.
    `most` limits the entrants, 0 is no limit. `team_size` is 1 or 2. With `loses_on_time` a player whose
    clock in a match runs out loses the game at once, without a claim. With `starts_itself` the season
    starts when sign-up closes, if enough have joined. `seeding` ranks the entrants at the start: by their
    rating in the server, by the ranking of the league, or in the order they joined. `winner_role` is a role
    for the champion, 0: none. `fill_in` is the level of the computer player that makes an odd number even,
    empty for none. `weight` is what the season counts for in the ranking of its league. `second_role` and
    `third_role` are for those places. Results are posted in `results_channel`, 0: where the season is. After
    the round `roster_lock` nobody is substituted, 0: never locked. Whoever has joined must confirm within the
    last `confirm_within` seconds of sign-up, 0: need not. With an `invite_code` only those who know it join.

    Whoever was asked less than `least_answer` ago when a pairing's time is up gets the rest of it (None: a
    turn of the pace, a day at most), in all no more than `most_extension`. `unfinished` decides after that.
    """

    round_length: int
    grace: int = 0
    remind: tuple[int, ...] = ()
    cadence: Cadence = "at_once"
    most: int = 0
    team_size: int = 1
    loses_on_time: bool = True
    starts_itself: bool = False
    seeding: Seeding = "rating"
    winner_role: int = 0
    fill_in: str = ""
    weight: EventKind = "major"
    second_role: int = 0
    third_role: int = 0
    results_channel: int = 0
    roster_lock: int = 0
    confirm_within: int = 0
    invite_code: str = ""
    least_answer: int | None = None
    most_extension: int = 3 * 24 * 60 * 60
    unfinished: Unfinished = "asked"

    def least_answer_at(self, pace: Pace) -> int:
        """The time everybody has for an answer, whenever the round ends."""
        return min(pace.turn, LONGEST_LEAST_ANSWER) if self.least_answer is None else self.least_answer
