"""Whether results, pairings and final places follow from the matches they come from."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple, replace
from typing import Final, cast, get_args

from sfb_bot.kernel import Json, Summary
from sfb_bot.leagues.rules.values import PLAYED_REASONS, Reason
from sfb_bot.leagues.seasons.finished import FinishedMatch, GameResult
from sfb_bot.leagues.seasons.ports import LeagueStore
from sfb_bot.leagues.seasons.records import GameRecord, PairingLine
from sfb_bot.leagues.seasons.recount import final_places
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchRecord, Moment, SeasonId

# The end of a match and the result of its game are written together, each by a look at the clock.
LONGEST_WRITE: Final = 60
MOST_ACTIONS: Final = 100_000
REASONS: Final = (None, "void", *get_args(Reason))


async def wrong_result(store: LeagueStore, record: MatchRecord, run: AnyRun | None) -> list[str]:
    """What is wrong with what was kept of a match for tables and statistics.

    `run` is the match played again; without it only what is stored can be compared with itself.
    """
    kept = await store.finished_match(record.id)
    if record.status != "over":
        return ["it is not over, but there is a result of it"] if kept is not None else []
    summary = run.rules.summary(run.state) if run is not None else None
    if kept is None:
        is_owed = await store.owed_recount(record.guild, record.game) is not None
        return ["its result is missing"] if summary is not None and not is_owed else []
    found: list[str] = []
    # Results of earlier versions were kept without the goal.
    known = kept.summary.goal or (summary.goal if summary is not None else 0)
    if summary is not None and replace(kept.summary, goal=known) != _as_stored(summary):
        found.append(f"its result is {_told(kept.summary)}, but by its journal {_told(summary)}")
    game = await store.game_record(record.id)
    reason = game.reason if game is not None else GameResult.of(kept.summary).reason
    # Matches with hints are not rated; whether those with computer players are is a server's choice, which it
    # may have changed since.
    is_open = bool(record.computers or record.hints) and not kept.is_rated
    # What a correction makes of it is told with its pairing.
    is_corrected = game.is_corrected if game is not None else await store.is_unpaired(record.id)
    if kept.is_rated != (reason in PLAYED_REASONS) and not is_open and not is_corrected:
        found.append(f"it counts {'' if kept.is_rated else 'not '}for ratings, though it ended by {reason}")
    return found


def _as_stored(summary: Summary) -> Summary:
    """The summary as it comes back from a database, with tuples for whatever sequences a game has."""
    return Summary(
        summary.winner,
        summary.ending,
        tuple(summary.points),
        tuple(map(tuple, summary.sides)),
        tuple(map(tuple, summary.picks)),
        tuple(map(tuple, summary.bans)),
        summary.goal,
    )


def _told(summary: Summary) -> str:
    winner = "nobody" if summary.winner is None else f"side {summary.winner}"
    points = " : ".join(map(str, summary.points))
    return f"{winner} by {summary.ending} ({points})"


async def wrong_in_season(store: LeagueStore, season: SeasonId) -> list[str]:
    """What is wrong with a season, in a sentence each."""
    loaded = await store.load_season(season)
    if loaded is None:
        return ["cannot be loaded"]
    view = SeasonView(loaded)
    found: list[str] = []
    is_looked_after = not any(each.note == "step" for each in await store.season_deadlines(season))
    logged = await _pairings_in_log(store, season)
    for line in view.lines():
        if [game.number for game in line.games] != list(range(1, len(line.games) + 1)):
            found.append(f"pairing {line.id}: its games are not numbered one after the other")
        for game in line.games:
            is_full = view.record.settings.full_score
            wrong = [
                *await _wrong_game(store, line, game, is_full=is_full),
                *await _wrong_round(store, view, line, game),
            ]
            if game.is_corrected and line.id not in logged:
                wrong.append("its result counts as put right, but the log says nothing of that")
            found += [f"pairing {line.id}, game {game.number}: {words}" for words in wrong]
        if is_looked_after and line.state.decided != (line.record.decided_at is not None):
            is_decided = "is decided" if line.state.decided else "is not decided"
            found.append(f"pairing {line.id}: {is_decided}, but stored otherwise")
    paired = Counter((each.pairing.round, one) for each in loaded.pairings for one in each.pairing.entrants)
    found += [
        f"entrant {one} is paired {n} times in round {round_}" for (round_, one), n in paired.items() if n > 1
    ]
    kept = await store.finishes_of(season)
    if kept and sorted(map(astuple, kept)) != sorted(map(astuple, final_places(view))):
        found.append("its final places are not those of its results")
    return found


async def _pairings_in_log(store: LeagueStore, season: SeasonId) -> set[int]:
    """The pairings that organisers' actions have to do with."""
    actions = await store.season_actions(season, MOST_ACTIONS)
    effects = (effect for each in actions for effect in cast("list[dict[str, Json]]", each.effects or []))
    return {int(effect["pairing"]) for effect in effects if "pairing" in effect}


async def _wrong_round(
    store: LeagueStore, view: SeasonView, line: PairingLine, game: GameRecord
) -> list[str]:
    """A match begins while the round of its pairing is the newest, but for clocks that were set back.

    The games of a series that an organiser put right may go on later, too.
    """
    record = await store.match_record(game.match) if game.match is not None else None
    opened = {each.number: each.opened_at for each in view.loaded.rounds}
    number = line.record.pairing.round
    if number not in opened:
        return [f"its round {number} is missing"]
    if record is None:
        return []
    set_back = sum(max(0, -one.seconds) for one in await store.silences(Moment(0)))
    # What is played again is begun whenever that was decided.
    before = [one for one in line.games if one.number < game.number]
    is_again = game.reason == "void" or any(one.reason == "void" or one.is_corrected for one in before)
    last = record.created_at if is_again else opened.get(number + 1, record.created_at)
    slack = LONGEST_WRITE + set_back
    is_in_time = opened[number] - slack <= record.created_at <= last + slack
    return [] if is_in_time else [f"match {record.id} was not begun in round {number}"]


async def _wrong_game(store: LeagueStore, line: PairingLine, game: GameRecord, *, is_full: bool) -> list[str]:
    if (game.reason is None) != (game.ended_at is None) or game.reason not in REASONS:
        return [f"its end and its reason do not belong together: {game.reason}"]
    record = await store.match_record(game.match) if game.match is not None else None
    if game.match is None or record is None:
        return [f"its match {game.match} is missing"] if game.match is not None else []
    kept = await store.finished_match(game.match)
    if (game.reason is None) != (record.status != "over"):
        return [f"its match {game.match} is {record.status}, but its result is {game.reason or 'open'}"]
    if game.reason is None or game.ended_at is None or kept is None:
        is_lost = game.reason is not None and not record.broken
        return [f"the result of match {game.match} is missing"] if is_lost else []
    found: list[str] = []
    if abs(game.ended_at - kept.ended_at) > LONGEST_WRITE:
        found.append(f"ended at another moment than match {game.match}")
    if game.is_corrected:
        return [*found, *_wrong_correction(line, game, kept)]
    usual = GameResult.of(kept.summary).reason
    if kept.summary.ending != "organiser" and game.reason != usual:
        found.append(f"counts as {game.reason}, but match {game.match} ended by {usual}")
    found += _wrong_score(line, game, kept, is_full=is_full)
    return found


def _wrong_correction(line: PairingLine, game: GameRecord, kept: FinishedMatch) -> list[str]:
    """An organiser's word stands against the match; but then the match must not count for ratings."""
    winner = None if kept.summary.winner is None else line.entrant(kept.summary.winner)
    says_the_same = game.reason in PLAYED_REASONS and game.winner == (winner.id if winner else None)
    if kept.is_rated and not says_the_same:
        return [f"match {game.match} counts for ratings, though its result was corrected"]
    if game.reason == "void" and (game.winner is not None or game.home_score or game.away_score):
        return ["it does not count, but has a winner or points"]
    return []


def _wrong_score(line: PairingLine, game: GameRecord, kept: FinishedMatch, *, is_full: bool) -> list[str]:
    assert game.reason is not None
    is_void = game.reason == "void"
    winner = None if is_void or kept.summary.winner is None else line.entrant(kept.summary.winner)
    if game.winner != (winner.id if winner is not None else None):
        return [f"its winner is not that of match {game.match}"]
    scores = (0, 0) if is_void else (*GameResult(kept.summary, game.reason).scores(is_full=is_full), 0, 0)[:2]
    if (game.home_score, game.away_score) != tuple(scores):
        return [f"its points are not those of match {game.match}"]
    return []
