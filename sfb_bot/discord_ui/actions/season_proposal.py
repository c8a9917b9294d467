"""Turns what an organiser typed into a season that can be played."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from datetime import tzinfo
from typing import Final, Literal, cast

from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_moment, parse_span
from sfb_bot.leagues.rules.values import (
    TIE_BREAKS,
    Format,
    LeagueRefused,
    Playoff,
    Points,
    Settings,
    TieBreak,
)
from sfb_bot.leagues.seasons.refusals import BadSeason
from sfb_bot.leagues.seasons.sign_up import SeasonProposal
from sfb_bot.leagues.seasons.terms import Seeding, Terms
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, Moment
from sfb_bot.screens.league.wish import KNOCKOUTS, Typed, Wish
from sfb_bot.screens.limits import tidy

_CHOICE: Final = re.compile(r"([a-z_]+)\s*[:=]?\s+([a-z0-9_]+)|([a-z_]+)[:=]([a-z0-9_]+)")
_POINT: Final = re.compile(r"([a-z_]+)\s*[:=]?\s*(\d{1,3})")


def read_span(typed: str, rule: str) -> int:
    """Seconds of a span; a refusal that names the option."""
    found = parse_span(typed)
    if found is None:
        raise BadSeason("that is no time", rule=rule)
    return found


def read_spans(typed: str) -> tuple[int, ...]:
    """Several spans, such as `2d 6h`, the longest first."""
    parts = [part for part in re.split(r"[\s,;]+", typed.strip()) if part]
    return tuple(sorted({read_span(part, "remind") for part in parts}, reverse=True))


def read_sign_up_end(typed: str, now: Moment, zone: tzinfo) -> int:
    """The end of sign-up, as the clock of whoever typed it shows it; 0 for none."""
    if not typed:
        return 0
    found = parse_moment(typed, now, zone)
    if found is None:
        raise BadSeason("that is no moment", rule="signup")
    return found


def read_choices(typed: str) -> tuple[tuple[str, str], ...]:
    """Choices for the matches such as `draft: casual, length: short`."""
    parts = [part.strip() for part in re.split(r"[,;]", typed.casefold()) if part.strip()]
    found = [_CHOICE.fullmatch(part) for part in parts]
    if not all(found):
        raise BadSeason("that is no choice for the matches", rule="options")
    return tuple((match[1] or match[3], match[2] or match[4]) for match in found if match)


def understood(wish: Wish, typed: Typed, now: Moment, zone: tzinfo) -> Wish:
    """The wish with what was typed for it; BadSeason names what cannot be read."""
    return replace(
        wish,
        round_length=read_span(typed.round_length, "round_length"),
        signup_until=read_sign_up_end(typed.signup_until, now, zone),
        grace=read_span(typed.grace, "grace") if typed.grace else 0,
        remind=read_spans(typed.reminders),
        chosen=(*wish.chosen, *read_choices(typed.options)),
    )


def season_proposal(shell: Shell, who: Person, wish: Wish) -> SeasonProposal:
    """The season an organiser asked for; BadSeason when the settings do not work together."""
    pack = shell.packs[wish.game] if wish.game else shell.offered(who.server)
    setup = pack.setup.setup(wish.mode, dict(wish.chosen))
    return SeasonProposal(
        guild=who.guild,
        channel=ChannelId(wish.channel),
        actor=who.user,
        name=tidy(wish.name),
        game=pack.name,
        setup=setup,
        pace=PACES[wish.pace],
        settings=_settings(wish),
        terms=Terms(
            round_length=wish.round_length,
            grace=wish.grace,
            remind=wish.remind,
            cadence=cast("Literal['at_once', 'scheduled']", wish.cadence),
            most=wish.most,
            team_size=len(pack.setup.mode_of(setup).sides[0]),
            starts_itself=wish.starts_itself,
            seeding=cast("Seeding", wish.seeding),
            winner_role=wish.winner_role,
            fill_in=wish.fill_in,
        ),
        signup_until=Moment(wish.signup_until) if wish.signup_until else None,
    )


def _settings(wish: Wish) -> Settings:
    knockout = KNOCKOUTS.get(wish.format)
    if knockout is not None and wish.playoff != "none":
        raise BadSeason("a knockout has no play-offs after it", rule="bad_elimination")
    if knockout is not None:
        wish = replace(wish, format="elimination", **knockout._asdict())
    try:
        return Settings(
            format=cast("Format", wish.format),
            legs=2 if wish.twice else 1,
            swiss_rounds=wish.rounds,
            groups=wish.groups,
            playoff=cast("Playoff", wish.playoff),
            qualifiers=wish.qualifiers,
            grand_final_reset=wish.reset,
            third_place=wish.third_place,
            best_of=wish.best_of,
            playoff_best_of=wish.playoff_best_of,
            full_score=True,
            points=read_points(wish.points),
            tie_breaks=read_tie_breaks(wish.tie_breaks),
        )
    except LeagueRefused as error:
        raise BadSeason(str(error), rule=error.code) from error


def read_points(typed: str) -> Points:
    """Points such as `win 3, draw 1`; what is not named keeps its default, as far as that fits the others."""
    given = {found[1]: int(found[2]) for found in _POINT.finditer(typed.casefold())}
    left = _POINT.sub("", typed.casefold()).strip(" ,;")
    if left or not set(given) <= set(asdict(Points())):
        raise LeagueRefused("bad_points")
    usual = Points()
    win = given.get("win", usual.win)
    draw = given.get("draw", min(usual.draw, win))
    fitting = {
        "draw": draw,
        "forfeit_win": min(usual.forfeit_win, win),
        "double_forfeit": min(usual.double_forfeit, draw),
        "bye": win,
    }
    return Points(**(fitting | given))


def read_tie_breaks(typed: str) -> tuple[TieBreak, ...]:
    """Tie-breaks by their names, in their order."""
    names = [part for part in re.split(r"[\s,;]+", typed.casefold().strip()) if part]
    if not set(names) <= set(TIE_BREAKS):
        raise LeagueRefused("bad_tie_breaks")
    return tuple(cast("list[TieBreak]", names))
