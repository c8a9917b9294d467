"""The screens of `/stats`: players, what they choose, leagues."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sfb_bot.leagues.rules.ratings import Rating
from sfb_bot.leagues.seasons.figures import ChoiceStats, HeadToHead, LeagueStats, PlayerStats, Record
from sfb_bot.leagues.seasons.records import SeasonRecord
from sfb_bot.locale import Texts
from sfb_bot.screens.league.values import called, title
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.limits import plain
from sfb_bot.screens.values import PrivateScreen

MOST_CHOICES_OF_A_PLAYER = 6
MOST_RANKED = 15
MOST_ON_LEADERBOARD = 20
MOST_SEASONS = 8


@dataclass(frozen=True, slots=True)
class GameNames:
    """How a game calls by their ids what is chosen in it, and its modes."""

    choice: Callable[[str], str]
    mode: Callable[[str], str]


def player_screen(
    stats: PlayerStats,
    names: GameNames,
    texts: Texts,
    against: HeadToHead | None = None,
    channels: Sequence[int] = (),
) -> PrivateScreen:
    """A player's figures, and how it went against another one in the matches of these channels."""
    lines = [texts.say("stats-player", player=called((stats.user,), texts))]
    if not stats.record.played:
        lines.append(texts.say("stats-nothing"))
    else:
        lines.append(_record_words(stats.record, texts))
        lines.append(texts.say("stats-scored", made=str(stats.points_made), given=str(stats.points_given)))
    for mode, rating in stats.ratings:
        lines.append(
            texts.say("stats-rating", kind=names.mode(mode), rating=str(rating.shown), games=rating.games)
        )
    if stats.titles:
        lines.append(texts.say("stats-titles", seasons=_titles(stats.titles, texts)))
    if stats.seasons:
        lines.append(texts.say("stats-seasons", seasons=_titles(stats.seasons, texts)))
    if against is not None:
        lines.append(_against_line(against, channels, texts))
    lines += [_choice_line(each, names, texts) for each in stats.choices[:MOST_CHOICES_OF_A_PLAYER]]
    return PrivateScreen(fitting(lines, texts))


def _record_words(record: Record, texts: Texts) -> str:
    return texts.say(
        "stats-tally",
        played=record.played,
        won=str(record.won),
        drawn=str(record.drawn),
        lost=str(record.lost),
        rate=_percent(record.rate),
    )


def _percent(share: float) -> str:
    return str(round(100 * share))


def _titles(seasons: Sequence[SeasonRecord], texts: Texts) -> str:
    return "; ".join(title(one, texts) for one in seasons[:MOST_SEASONS])


def _against_line(against: HeadToHead, channels: Sequence[int], texts: Texts) -> str:
    two = called((against.two,), texts)
    if not against.record.played:
        return texts.say("stats-never-met", player=two)
    line = texts.say("stats-against", player=two, tally=_record_words(against.record, texts))
    return " ".join((line, *(f"<#{channel}>" for channel in channels)))


def _choice_line(choice: ChoiceStats, names: GameNames, texts: Texts) -> str:
    return texts.say(
        "stats-choice",
        name=names.choice(choice.name),
        picked=choice.picked,
        picks=_percent(choice.pick_rate),
        bans=_percent(choice.ban_rate),
        wins=_percent(choice.record.rate),
    )


def choices_screen(choices: Sequence[ChoiceStats], names: GameNames, texts: Texts) -> PrivateScreen:
    """Pick, ban and win rates, the most picked first."""
    if not choices:
        return PrivateScreen((texts.say("stats-no-choices"),))
    head = texts.say("stats-choices", matches=choices[0].matches)
    return PrivateScreen(fitting((head, *(_choice_line(each, names, texts) for each in choices)), texts))


def choice_screen(choice: ChoiceStats, names: GameNames, texts: Texts) -> PrivateScreen:
    """One of them."""
    head = texts.say("stats-choices", matches=choice.matches)
    return PrivateScreen((head, _choice_line(choice, names, texts), _record_words(choice.record, texts)))


def leaderboard_screen(
    ratings: Sequence[Rating], mode: str, least: int, reader: int, texts: Texts, league: str = ""
) -> PrivateScreen:
    """Who is best among those with at least so many matches, and where the reader stands."""
    ranked = [one for one in ratings if one.games >= least]
    key = "leaderboard-league" if league else "leaderboard"
    lines = [texts.say(key, kind=mode, league=plain(league), least=least)]
    if not ranked:
        lines.append(texts.say("leaderboard-nobody"))
    lines += [_standing(one, ranked, texts) for one in ranked[:MOST_ON_LEADERBOARD]]
    own = next((one for one in ratings if one.person == reader), None)
    if own is not None and own.games < least:
        lines.append(texts.say("leaderboard-soon", rating=str(own.shown), count=least - own.games))
    elif own in ranked[MOST_ON_LEADERBOARD:]:
        lines += ["…", _standing(own, ranked, texts)]
    return PrivateScreen(fitting(lines, texts))


def _standing(one: Rating, ranked: Sequence[Rating], texts: Texts) -> str:
    """A line of the leaderboard; whoever has the same rating shares the place."""
    place = 1 + sum(other.shown > one.shown for other in ranked)
    return texts.say(
        "leaderboard-line",
        place=str(place),
        player=called((one.person,), texts),
        rating=str(one.shown),
        games=one.games,
        won=str(one.won),
    )


def league_screen(stats: LeagueStats, names: GameNames, texts: Texts) -> PrivateScreen:
    """A league's figures."""
    lines = [texts.say("stats-league", name=plain(stats.name), matches=stats.matches)]
    if stats.ranking:
        lines.append(texts.say("stats-ranking"))
        lines += [
            texts.say(
                "stats-ranked", place=str(one.place), player=called((one.person,), texts), points=one.points
            )
            for one in stats.ranking[:MOST_RANKED]
        ]
    if stats.ratings:
        lines.append(texts.say("stats-ratings"))
        lines += [
            texts.say("stats-rated", player=called((one.person,), texts), rating=str(one.shown))
            for one in stats.ratings[:MOST_RANKED]
        ]
    if stats.choices:
        lines.append(texts.say("stats-most-picked"))
        lines += [_choice_line(each, names, texts) for each in stats.choices[:MOST_CHOICES_OF_A_PLAYER]]
    return PrivateScreen(fitting(lines, texts))
