"""The one pinned post of a season: sign-up, then the table or the bracket, at last the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby

from sfb_bot.leagues.seasons.records import SeasonRecord
from sfb_bot.locale import Texts
from sfb_bot.matches.records import SeasonId
from sfb_bot.screens.league.actions import (
    ConfirmPlace,
    JoinSeason,
    LeaveSeason,
    ShowPairing,
    ShowResults,
    ShowSchedule,
    ShowTable,
)
from sfb_bot.screens.league.sheets import BracketSheet, Sheet, current_page
from sfb_bot.screens.league.values import RoundFacts, SeasonFacts, Side, called
from sfb_bot.screens.ledger import fitting, listed
from sfb_bot.screens.limits import plain
from sfb_bot.screens.lobby import pace_line, span
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import Button, Link, PublicPicture, PublicScreen, Row, rows_of

# In the sign-up post; all of them are in the export.
MOST_LISTED = 120


def pinned_post(facts: SeasonFacts, sheets: Sequence[Sheet], texts: Texts) -> PublicScreen:
    """The post as it is to stand now; of several pages it shows one, and says so."""
    if facts.record.status == "signup":
        return _sign_up(facts, texts)
    lines = [line for line in (_head(facts, texts), standing_line(facts, texts)) if line]
    picture = None
    if sheets:
        shown = current_page(sheets)
        kind = "bracket" if isinstance(sheets[shown], BracketSheet) else "table"
        picture = PublicPicture(kind, sheets[shown])
        if len(sheets) > 1:
            lines.append(texts.say("page-of-more", page=str(shown + 1), pages=str(len(sheets))))
    return PublicScreen(tuple(lines), picture, looking_rows(facts.record.id, texts, facts.page))


def _head(facts: SeasonFacts, texts: Texts) -> str:
    return texts.say("league-head", season=facts.title(texts), format=format_words(facts, texts))


def format_words(facts: SeasonFacts, texts: Texts) -> str:
    """The format in a few words, such as "Swiss, best of 3, then double elimination of the best 8"."""
    settings = facts.record.settings
    parts = [_stage_words(facts, texts)]
    if settings.best_of > 1:
        parts.append(texts.say("league-best-of", games=settings.best_of))
    if settings.has_table and settings.playoff != "none":
        each = "-each" if settings.format == "groups" else ""
        parts.append(texts.say(f"league-playoff-{settings.playoff}{each}", count=settings.qualifiers))
        if settings.playoff_best_of not in (0, settings.best_of):
            parts.append(texts.say("league-playoff-best-of", games=settings.playoff_best_of))
    if settings.third_place:
        parts.append(texts.say("league-third-place"))
    return ", ".join(parts)


def _stage_words(facts: SeasonFacts, texts: Texts) -> str:
    settings = facts.record.settings
    if not settings.has_table:
        return texts.say(f"stages-elimination-{settings.playoff}")
    if settings.format == "swiss":
        rounds = settings.swiss_rounds
        return texts.say("league-swiss-rounds", rounds=rounds) if rounds else texts.say("league-swiss")
    return texts.say(f"stages-{settings.format}-{settings.legs}", groups=settings.groups)


def standing_line(facts: SeasonFacts, texts: Texts) -> str:
    """How far the season is."""
    if facts.record.status == "finished":
        if facts.champion is None:
            return texts.say("league-over-nobody")
        return texts.say("league-over", champion=facts.champion.called(texts))
    if facts.record.status == "paused":
        told = texts.say("league-paused", reason=plain(facts.record.paused_for))
        until = facts.record.paused_until
        return f"{told} {texts.say('league-paused-until', when=f'<t:{until}:f>')}" if until else told
    found = facts.round
    if found is None:
        return texts.say("league-signing-up", count=len(facts.playing))
    return texts.say(
        "league-standing",
        round=round_words(found, texts),
        decided=str(found.decided),
        pairings=str(found.pairings),
        when=when(found.record.ends_at),
    )


def round_words(facts: RoundFacts, texts: Texts) -> str:
    """Which round it is."""
    number = facts.record.number
    return facts.title or texts.say(
        "league-round-main", number=str(number), planned=str(max(facts.planned, number))
    )


def looking_rows(season: SeasonId, texts: Texts, page: str = "") -> tuple[Row, ...]:
    """What everybody may look at, always; `page` is where its web page is, if it has one."""
    return rows_of(
        [
            Button(ShowPairing(season), texts.say("button-season-mine"), "primary"),
            Button(ShowTable(season), texts.say("button-table")),
            Button(ShowTable(season, in_words=True), texts.say("button-season-tablewords")),
            Button(ShowSchedule(season), texts.say("button-season-schedule")),
            Button(ShowResults(season), texts.say("button-season-results")),
            *page_links(page, texts),
        ]
    )


def page_links(page: str, texts: Texts) -> list[Link]:
    """The way to a season's web page, if it has one."""
    return [Link(page, texts.say("button-season-page"))] if page else []


# --- Sign-up ---


def _sign_up(facts: SeasonFacts, texts: Texts) -> PublicScreen:
    lines = [*settings_lines(facts, texts), closing_line(facts, texts), _roll_call(facts, texts)]
    if facts.confirmed is not None:
        lines.append(texts.say("league-confirmed", count=facts.confirmed))
    lines += _players(facts.playing, texts)
    if facts.waiting:
        lines.append(texts.say("league-waiting"))
        lines += _players(facts.waiting, texts)
    buttons = [
        Button(JoinSeason(facts.record.id), texts.say("button-season-join"), "success"),
        Button(LeaveSeason(facts.record.id), texts.say("button-leave")),
        *page_links(facts.page, texts),
    ]
    if facts.confirmed is not None:
        place = ConfirmPlace(facts.record.id)
        buttons.insert(0, Button(place, texts.say("button-season-confirm"), "primary"))
    return PublicScreen(fitting(lines, texts), rows=rows_of(buttons))


def settings_lines(facts: SeasonFacts, texts: Texts) -> list[str]:
    """Every setting, so that nobody joins something unseen."""
    settings, terms = facts.record.settings, facts.record.terms
    lines = [
        _head(facts, texts),
        facts.setup,
        pace_line(facts.record.pace, texts, has_windows=facts.has_windows),
        texts.say(
            "league-times",
            span=span(terms.round_length, texts),
            grace=span(terms.grace, texts) if terms.grace else texts.say("nothing"),
        ),
        unfinished_line(facts.record, texts),
        texts.say(f"league-cadence-{terms.cadence}"),
        _reminders(facts, texts),
    ]
    if settings.has_table:
        lines.append(_counting(facts, texts))
    if settings.playoff == "double":
        lines.append(texts.say("league-reset" if settings.grand_final_reset else "league-no-reset"))
    lines.append(texts.say(f"league-seeding-{terms.seeding}"))
    if terms.weight == "minor":
        lines.append(texts.say("league-minor"))
    if terms.team_size > 1:
        lines.append(texts.say("league-pairs"))
    if terms.fill_in:
        level = texts.say(f"computer-{terms.fill_in}")
        lines.append(texts.say("league-fill-in", computer=level))
    if terms.winner_role:
        lines.append(texts.say("league-winner-role", role=f"<@&{terms.winner_role}>"))
    return [*lines, *_arrangements(facts, texts)]


def _arrangements(facts: SeasonFacts, texts: Texts) -> list[str]:
    """What organisers have arranged beside; the code of an invitation is told by whoever invites."""
    terms = facts.record.terms
    results = terms.results_channel
    told = {
        "league-second-role": {"role": f"<@&{terms.second_role}>"} if terms.second_role else None,
        "league-third-role": {"role": f"<@&{terms.third_role}>"} if terms.third_role else None,
        "league-results-channel": {"channel": f"<#{results}>"} if results else None,
        "league-roster-lock": {"round": str(terms.roster_lock)} if terms.roster_lock else None,
        "league-confirm": {"span": span(terms.confirm_within, texts)} if terms.confirm_within else None,
        "league-by-invitation": {} if terms.invite_code else None,
    }
    return [texts.say(key, **given) for key, given in told.items() if given is not None]


def _counting(facts: SeasonFacts, texts: Texts) -> str:
    settings = facts.record.settings
    ties = [texts.say(f"tie-{name}") for name in settings.order_of_ties]
    points = {name: str(value) for name, value in asdict(settings.points).items()}
    line = texts.say("league-points", **points, ties=", ".join(ties))
    if settings.format == "swiss":
        line = f"{line} {texts.say('league-bye-points', bye=points['bye'])}"
    return f"{line} {texts.say('league-full-score')}" if settings.full_score else line


def _reminders(facts: SeasonFacts, texts: Texts) -> str:
    spans = [texts.say("league-reminder-span", span=span(each, texts)) for each in facts.record.terms.remind]
    if not spans:
        return texts.say("league-unreminded")
    return texts.say("league-reminders", spans=listed(spans, texts))


def places_line(facts: SeasonFacts, texts: Texts) -> str:
    """How many can join, before anybody has."""
    most = facts.record.terms.most
    return texts.say("league-places", most=most) if most else texts.say("league-places-open")


def unfinished_line(record: SeasonRecord, texts: Texts) -> str:
    """What becomes of games that are unfinished when a round ends."""
    terms = record.terms
    least = min(terms.least_answer_at(record.pace), terms.most_extension)
    most = span(terms.most_extension, texts) if terms.most_extension else texts.say("nothing")
    line = texts.say("league-unfinished", rule=terms.unfinished, most=most)
    if not least:
        return line
    return f"{line} {texts.say('league-least-answer', least=span(least, texts), most=most)}"


def closing_line(facts: SeasonFacts, texts: Texts) -> str:
    """Until when people can join, and whether the season then starts by itself."""
    if not facts.record.signup_until:
        return texts.say("league-signup-open")
    key = "league-signup-starts" if facts.record.terms.starts_itself else "league-signup-until"
    return texts.say(key, when=when(facts.record.signup_until), date=f"<t:{facts.record.signup_until}:f>")


def _roll_call(facts: SeasonFacts, texts: Texts) -> str:
    if facts.record.terms.most:
        return texts.say("league-entered-of", count=len(facts.playing), most=facts.record.terms.most)
    return texts.say("league-entered", count=len(facts.playing))


def _players(sides: tuple[Side, ...], texts: Texts) -> list[str]:
    lines = [
        texts.say("league-invited", players=called(side.users, texts))
        if side.is_invited
        else called(side.users, texts)
        for side in sides[:MOST_LISTED]
    ]
    more = len(sides) - len(lines)
    if more > 0:
        lines.append(texts.say("league-more", count=more))
    # A pair to a line; single players side by side.
    return lines if any(len(side.users) > 1 for side in sides) else [", ".join(lines)] if lines else []


# --- The end ---


def finished_post(facts: SeasonFacts, texts: Texts) -> PublicScreen:
    """Who has won; they are the only ones pinged."""
    lines = [texts.say("league-finished", season=facts.title(texts))]
    champion = facts.champion
    for place, equals in groupby(facts.places, key=lambda each: each[0]):
        players = listed([side.called(texts) for _, side in equals], texts)
        if place == 1 and champion is not None:
            lines.append(texts.say("league-champion", players=players))
        else:
            lines.append(texts.say("league-place", place=str(place), players=players))
    winners = tuple(user for user in champion.users if user) if champion is not None else ()
    return PublicScreen(
        fitting(lines, texts), rows=looking_rows(facts.record.id, texts, facts.page), mentions=winners
    )
