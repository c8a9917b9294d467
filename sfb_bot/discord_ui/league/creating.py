"""From the options of `/league create` to a season."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal, cast

import discord

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_moment, parse_span
from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.values import (
    TIE_BREAKS,
    Format,
    LeagueRefused,
    Playoff,
    Points,
    Settings,
    TieBreak,
)
from sfb_bot.leagues.seasons.records import Terms
from sfb_bot.leagues.seasons.refusals import BadSeason
from sfb_bot.leagues.seasons.sign_up import SeasonProposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, GuildId, Moment, UserId

_POINT: Final = re.compile(r"([a-z_]+)\s*[:=]?\s*(\d{1,3})")


@dataclass(frozen=True, slots=True)
class Wish:
    """What an organiser typed, with times already understood; it can be stored and read back."""

    name: str
    format: str
    round_length: int
    channel: int
    twice: bool = False
    rounds: int = 0
    groups: int = 1
    playoff: str = "none"
    qualifiers: int = 0
    best_of: int = 1
    playoff_best_of: int = 0
    reset: bool = True
    mode: str = "duel"
    draft: str = "free"
    pace: str = "daily"
    most: int = 0
    signup_until: int = 0
    starts_itself: bool = False
    cadence: str = "at_once"
    grace: int = 0
    remind: tuple[int, ...] = ()
    points: str = ""
    tie_breaks: str = ""
    seeding: str = "rating"
    winner_role: int = 0

    def stored(self) -> dict[str, Json]:
        """As JSON values."""
        return asdict(self)

    @staticmethod
    def read(stored: dict[str, Any]) -> Wish:
        """The inverse of `stored`."""
        wish = Wish(**stored)
        return replace(wish, remind=tuple(wish.remind))


def span_of(typed: str, rule: str) -> int:
    """Seconds of a span; a refusal that names the option."""
    found = parse_span(typed)
    if found is None:
        raise BadSeason("that is no time", rule=rule)
    return found


def spans_of(typed: str) -> tuple[int, ...]:
    """Several spans, such as `2d 6h`, the longest first."""
    parts = [part for part in re.split(r"[\s,;]+", typed.strip()) if part]
    return tuple(sorted({span_of(part, "remind") for part in parts}, reverse=True))


def moment_of(typed: str | None, now: Moment) -> int:
    """The end of sign-up; 0 for none."""
    if not typed:
        return 0
    found = parse_moment(typed, now)
    if found is None:
        raise BadSeason("that is no moment", rule="signup")
    return found


def proposal_of(shell: Shell, interaction: discord.Interaction, wish: Wish) -> SeasonProposal:
    """The season that is wished for; BadSeason when the settings make none."""
    teams = wish.mode == "teams"
    return SeasonProposal(
        guild=GuildId(interaction.guild_id or 0),
        channel=ChannelId(wish.channel),
        actor=UserId(interaction.user.id),
        name=wish.name,
        game=shell.usual.name,
        setup=shell.usual.setup.setup(wish.mode, {"draft": wish.draft}),
        pace=PACES[wish.pace],
        settings=_settings(wish),
        terms=Terms(
            round_length=wish.round_length,
            grace=wish.grace,
            remind=wish.remind,
            cadence=cast("Literal['at_once', 'scheduled']", wish.cadence),
            most=wish.most,
            team_size=2 if teams else 1,
            starts_itself=wish.starts_itself,
            seeding=cast("Literal['rating', 'joined']", wish.seeding),
            winner_role=wish.winner_role,
        ),
        signup_until=Moment(wish.signup_until) if wish.signup_until else None,
    )


def _settings(wish: Wish) -> Settings:
    try:
        return Settings(
            format=cast("Format", wish.format),
            legs=2 if wish.twice else 1,
            swiss_rounds=wish.rounds,
            groups=wish.groups,
            playoff=cast("Playoff", wish.playoff),
            qualifiers=wish.qualifiers,
            grand_final_reset=wish.reset,
            best_of=wish.best_of,
            playoff_best_of=wish.playoff_best_of,
            points=points_of(wish.points),
            tie_breaks=tie_breaks_of(wish.tie_breaks),
        )
    except LeagueRefused as error:
        raise BadSeason(str(error), rule=error.code) from error


def points_of(typed: str) -> Points:
    """Points such as `win 3, draw 1`; what is not named is as usual."""
    given = {found[1]: int(found[2]) for found in _POINT.finditer(typed.casefold())}
    left = _POINT.sub("", typed.casefold()).strip(" ,;")
    if left or not set(given) <= set(asdict(Points())):
        raise LeagueRefused("bad_points")
    return Points(**given)


def tie_breaks_of(typed: str) -> tuple[TieBreak, ...]:
    """Tie-breaks by their names, in their order."""
    names = [part for part in re.split(r"[\s,;]+", typed.casefold().strip()) if part]
    if not set(names) <= set(TIE_BREAKS):
        raise LeagueRefused("bad_tie_breaks")
    return tuple(cast("list[TieBreak]", names))
