"""What a test asks about a season: effects in words, points, ratings, a pairing and how it went."""

from __future__ import annotations

from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons.records import Effect, PairingLine
from sfb_bot.matches.records import SeasonId, UserId
from tests.leagues.seasons.season_house import SeasonHouse


def told(effects: tuple[Effect, ...]) -> list[str]:
    return [one.what for one in effects]


async def points(h: SeasonHouse, season: SeasonId) -> dict[UserId, int]:
    view = await h.view(season)
    return {view.entrant(line.entrant).users[0]: line.points for line in view.standings()}


async def ratings(h: SeasonHouse, season: SeasonId) -> dict[int, int]:
    guild = (await h.view(season)).record.guild
    return {one.person: one.games for one in await h.leagues.statistics.ratings(guild, "brawl", "duel")}


async def first_line(h: SeasonHouse, season: SeasonId, user: UserId, number: int = 1) -> PairingLine:
    lines = (await h.view(season)).lines_of(user)
    return next(line for line in lines if line.record.pairing.round == number)


def loser_of(line: PairingLine) -> EntrantId:
    assert line.state.loser is not None
    return line.state.loser


def winner_of(line: PairingLine) -> EntrantId:
    assert line.state.winner is not None
    return line.state.winner
