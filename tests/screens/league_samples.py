"""A season, its rounds and its pairings, as the screens take them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from sfb_bot.leagues.rules.series import pairing_state
from sfb_bot.leagues.rules.values import (
    Entrant,
    EntrantId,
    Game,
    Pairing,
    PairingId,
    Season,
    Settings,
)
from sfb_bot.leagues.seasons.records import (
    EntrantRecord,
    GameRecord,
    LeagueId,
    PairingLine,
    PairingRecord,
    RoundRecord,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, Moment, Pace, SeasonId, UserId
from sfb_bot.screens.league.values import PairingFacts, RoundFacts, SeasonFacts, Side

SAID = Texts("en", strict=True)
LEAGUES = Path(__file__).resolve().parents[2] / "sfb_bot" / "leagues" / "seasons"
END = 1_900_000_000
ONE, TWO = EntrantId(1), EntrantId(2)
ANN, BEN = Side((1,), "Ann"), Side((2,), "Ben")
HERE, THERE = MatchId(700), MatchId(701)
CHANNELS = {HERE: ChannelId(77), THERE: ChannelId(78)}
SEASON = SeasonFacts(
    SeasonRecord(
        id=SeasonId(7),
        league=LeagueId(1),
        number=2,
        guild=GuildId(5),
        name="Autumn *Cup*",
        status="signup",
        version=1,
        channel=ChannelId(6),
        game="toy",
        setup={},
        pace=Pace("daily", 86_400, 172_800, 43_200, 0),
        settings=Settings(),
        terms=Terms(round_length=604800, grace=86400),
        created_at=Moment(0),
        created_by=UserId(9),
        signup_until=Moment(END),
    ),
    "Free choice of teams.",
    playing=(ANN, BEN),
)


def season(facts: SeasonFacts, **record: Any) -> SeasonFacts:
    """The season with something else in its record."""
    return replace(facts, record=replace(facts.record, **record))


ROUND = RoundRecord(2, "main", Moment(0), Moment(END))
PLAYED = season(replace(SEASON, round=RoundFacts(ROUND, 5, 1, 6)), status="running")


def entrant(number: EntrantId) -> EntrantRecord:
    return EntrantRecord(number, (), "active", number, Moment(0))


def pairing(
    *games: GameRecord,
    settings: Settings | None = None,
    home: Side = ANN,
    away: Side | None = BEN,
    **different: Any,
) -> PairingFacts:
    """A pairing of round 2 after these games, the last of which may be under way."""
    made = replace(Pairing(PairingId(3), 2, ONE, TWO, ONE), **different)
    counted = [game for game in games if game.reason not in (None, "void")]
    told = Season(
        settings or Settings(),
        (Entrant(ONE, 1), Entrant(TWO, 2)),
        (made,),
        tuple(
            Game(made.id, game.number, game.winner, game.home_score, game.away_score, game.reason)  # pyright: ignore[reportArgumentType] - those that count
            for game in counted
        ),
    )
    other = None if made.away is None else entrant(TWO)
    line = PairingLine(
        PairingRecord(made, Moment(END)), pairing_state(told, made.id), entrant(ONE), other, games
    )
    return PairingFacts(line, home, away, CHANNELS)


def game(number: int, winner: EntrantId | None, home: int, away: int, reason: Any = "played") -> GameRecord:
    """A game that is over; the first was played here, the others there."""
    match = HERE if number == 1 else THERE
    return GameRecord(PairingId(3), number, match, winner, home, away, reason, Moment(1))


FINISHED = season(PLAYED, status="finished")
BEST_OF_3 = Settings(best_of=3)
PAIRING = pairing(GameRecord(PairingId(3), 1, HERE))
WON = pairing(game(1, ONE, 5, 3))
