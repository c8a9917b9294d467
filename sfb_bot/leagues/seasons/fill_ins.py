"""Computer players that make an odd number of entrants even."""

from __future__ import annotations

from sfb_bot.leagues.rules.progress import computers_missing
from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons.records import EntrantRecord, PlayerRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.computer_players import one_more
from sfb_bot.matches.records import Moment, UserId


def fill_ins(view: SeasonView, now: Moment) -> tuple[EntrantRecord, ...]:
    """The entrants that the next round needs beside those there are; none where the season wants none.

    They are numbered and ranked after everybody else, and have no grace: nobody waits for a computer.
    """
    terms = view.record.terms
    missing = computers_missing(view.season) if terms.fill_in and len(view.season.entrants) > 1 else 0
    users = [player.user for one in view.entrants for player in one.players]
    found: list[EntrantRecord] = []
    for number in range(1, missing + 1):
        team: list[UserId] = []
        for _ in range(terms.team_size):
            team.append(one_more(terms.fill_in, users).user)
            users.append(team[-1])
        highest = max(max(one.id, one.rank) for one in view.entrants)
        players = tuple(PlayerRecord(user, now) for user in team)
        found.append(
            EntrantRecord(EntrantId(highest + number), players, "active", highest + number, now, grace_left=0)
        )
    return tuple(found)
