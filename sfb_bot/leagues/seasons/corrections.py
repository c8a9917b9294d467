"""Plans for putting results right: another winner, a draw, a score, a game that is played again, a round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Final, Literal

from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.values import PLAYED_REASONS, EntrantId, PairingId, SeasonFinished
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.bracket_repair import Repair, repaired
from sfb_bot.leagues.seasons.notices import (
    ResultsChanged,
    RoundTakenBack,
    SeasonEnded,
    TableChanged,
    TitleLost,
    news_rows,
)
from sfb_bot.leagues.seasons.plan_parts import concerned, decided, open_line, require
from sfb_bot.leagues.seasons.plans import Plan, Planner
from sfb_bot.leagues.seasons.records import (
    Effect,
    GameRecord,
    PairingLine,
    PairingRecord,
    RoundRecord,
    SeasonChange,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.refusals import CannotCorrect, CannotUndo, NoSuchPairing, RoundOpen
from sfb_bot.leagues.seasons.round_opening import step
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.records import Moment, NewDeadline, NewOutbox, UserId

# A pairing that is to be played after all gets at least this long.
TIME_AGAIN: Final = 24 * 60 * 60
MOST_POINTS: Final = 999

Verdict = Literal["organiser", "forfeit", "double_forfeit"]
_FORFEITS: Final[dict[str, Verdict]] = {"forfeit": "forfeit", "double_forfeit": "double_forfeit"}


class Corrections:
    """Each plan says everything that follows: tables, pairings, ratings, the champion."""

    def __init__(self, context: SeasonContext, planner: Planner) -> None:
        self._context = context
        self._planner = planner

    def plan(self, view: SeasonView, action: do.Correct | do.Replay | do.ReopenRound) -> Plan:
        """What the action would do."""
        match action:
            case do.ReopenRound():
                return self.reopen(view)
            case do.Replay(pairing, game):
                return self.replay(view, view.line(pairing), game)
            case do.Correct():
                return self.correct(view, action)

    # --- Results ---

    def correct(self, view: SeasonView, wanted: do.Correct) -> Plan:
        """Give a pairing or a game of it a result; one without any is decided like by an award."""
        line = view.line(wanted.pairing)
        scores = None if wanted.home is None or wanted.away is None else (wanted.home, wanted.away)
        if wanted.result == "score":
            if scores is None:
                raise CannotCorrect("which score?", rule="score")
            return self.rescore(view, line, wanted.game, scores)
        winner = wanted.entrant
        if wanted.result == "forfeit" and winner is not None:
            other = line.other(winner)
            winner = other.id if other is not None else None
        reason: Verdict = "organiser" if wanted.result in ("win", "draw") else _FORFEITS[wanted.result]
        winner = winner if wanted.result in ("win", "forfeit") else None
        if wanted.game is not None and reason == "organiser":
            return self.decide_game(view, line, wanted.game, winner, scores)
        if line.state.decided:
            return self.decide(view, line, winner, reason, scores)
        return self._first_decision(view, line, winner, reason, scores)

    def _first_decision(
        self,
        view: SeasonView,
        line: PairingLine,
        winner: EntrantId | None,
        reason: Verdict,
        scores: tuple[int, int] | None,
    ) -> Plan:
        line = open_line(view, line)
        _refuse_result(line, winner, reason, scores)
        if scores is not None:
            raise CannotCorrect("the pairing has no result yet", rule="open", pairing=line.id)
        return self._planner.verdict(view, line, None if winner is None else line.side(winner), reason)

    def decide(
        self,
        view: SeasonView,
        line: PairingLine,
        winner: EntrantId | None,
        reason: Verdict,
        scores: tuple[int, int] | None = None,
    ) -> Plan:
        """Give a decided pairing another result; what decided it is put right, the games before it stay."""
        self._refuse(view, line)
        _refuse_result(line, winner, reason, scores)
        game = _deciding(line)
        made = (game.home_score, game.away_score) if reason == "organiser" else (0, 0)
        home, away = scores or made
        return self.rewritten(
            view, line, replace(game, winner=winner, reason=reason, home_score=home, away_score=away)
        )

    def decide_game(
        self,
        view: SeasonView,
        line: PairingLine,
        number: int,
        winner: EntrantId | None,
        scores: tuple[int, int] | None = None,
    ) -> Plan:
        """Give one game of a series another result; the series goes on, or is decided, accordingly."""
        self._refuse(view, line)
        _refuse_result(line, winner, "organiser", scores)
        game = _counted_game(line, number)
        home, away = scores or (game.home_score, game.away_score)
        return self.rewritten(
            view, line, replace(game, winner=winner, reason="played", home_score=home, away_score=away)
        )

    def rescore(
        self, view: SeasonView, line: PairingLine, number: int | None, scores: tuple[int, int]
    ) -> Plan:
        """Put the points of a game right; who has won it stays."""
        self._refuse(view, line)
        game = _deciding(line) if number is None else _counted_game(line, number)
        _refuse_result(line, game.winner, "organiser", scores, is_same=True)
        return self.rewritten(view, line, replace(game, home_score=scores[0], away_score=scores[1]))

    def replay(self, view: SeasonView, line: PairingLine, number: int | None) -> Plan:
        """A game counts no more and is played again; also in a round that is over."""
        self._refuse(view, line)
        game = _deciding(line) if number is None else _counted_game(line, number)
        return self.rewritten(
            view, line, replace(game, winner=None, home_score=0, away_score=0, reason="void")
        )

    def restore(self, view: SeasonView, pairing: PairingId, stored: Json) -> Plan:
        """A game as it was before it was put right; refused when it was played again since."""
        line = view.line(pairing)
        self._refuse(view, line)
        # Any: written by `rewritten`.
        game = GameRecord(**stored)
        known = next((one for one in line.games if one.number == game.number), None)
        is_later = any(one.number > game.number for one in line.counted)
        if known is None or (known.reason == "void" and is_later):
            raise CannotUndo("it was played again since", rule="results", action="correct")
        return self.rewritten(view, line, replace(game, match=known.match), is_restored=True)

    def _refuse(self, view: SeasonView, line: PairingLine) -> None:
        require(view, "running", "paused", "finished")
        if line.away is None:
            raise NoSuchPairing("that is a bye", rule="bye", pairing=line.id)

    def rewritten(
        self, view: SeasonView, line: PairingLine, game: GameRecord, *, is_restored: bool = False
    ) -> Plan:
        """The plan that puts one stored game in place of what it was, with everything that follows."""
        before = next(one for one in line.games if one.number == game.number)
        game = game if is_restored else replace(game, is_corrected=before.match is not None)
        if game == replace(before, is_corrected=game.is_corrected):
            raise CannotCorrect("that is its result already", rule="same", pairing=line.id)
        now = self._context.clock.now()
        after = _with_games(view, [game])
        state = after.line(line.id).state
        live = line.live
        called_off = [live.match] if state.decided and live is not None and live.match is not None else []
        record = _pairing_after(line, state.decided, now)
        if state.decided and record.decided_at is None and view.record.status == "finished":
            # Nobody looks after a season that is over.
            record = replace(record, decided_at=now)
        repair = repaired(_with_pairing(after, record).loaded, now)
        after = SeasonView(repair.loaded)
        going = self._going_on(view, after)
        effects = [
            *_result_effects(line, after.line(line.id)),
            *_rating_effects(line, before, game),
            *(Effect("cancels_match", {"match": match}) for match in called_off),
            *repair.effects,
            *table_effects(view, after),
            *_later_effects(view, line),
            *_title_effects(view, after, going),
        ]
        change = SeasonChange(
            going,
            rounds=_rounds_after(view, repair, going),
            pairings=(record, *repair.pairings),
            gone_pairings=repair.gone_pairings,
            gone_rounds=repair.gone_rounds,
            games=(game,),
            deadlines=(
                step(now),
                *([] if state.decided else [NewDeadline("season", record.due, note="grace")]),
            ),
            outbox=_news(view, line, after, going),
        )
        return Plan(
            tuple(effects),
            change,
            undo={"kind": "game", "pairing": line.id, "game": asdict(before)},
            called_off=(*called_off, *repair.called_off),
            told=concerned(line.home, line.away),
        )

    def _going_on(self, view: SeasonView, after: SeasonView) -> SeasonRecord:
        """The season's record: one that was over goes on when something is to be played again."""
        if view.record.status != "finished":
            return view.record
        was_over = isinstance(next_round(view.season), SeasonFinished)
        if len(after.open_lines) <= len(view.open_lines) and (
            not was_over or isinstance(next_round(after.season), SeasonFinished)
        ):
            return view.record
        refuse_forgotten(view)
        return replace(view.record, status="running", finished_at=None)

    # --- Rounds ---

    def reopen(self, view: SeasonView) -> Plan:
        """Take the newest round back while nothing of it has a result; it is paired again later."""
        require(view, "running", "paused")
        newest = view.round
        if newest is None or newest.number < 2:
            raise RoundOpen("there is no round before this one", rule="earliest")
        lines = view.lines(newest.number)
        played = sum(bool(line.counted) for line in lines)
        if played:
            raise RoundOpen("games of the round have results", rule="played", count=played)
        held = next(each for each in view.loaded.rounds if each.number == newest.number - 1)
        matches = [line.match for line in lines if line.match is not None]
        begins_playoffs = newest.stage == "playoff" and held.stage == "main"
        record = replace(view.record, qualified=()) if begins_playoffs else view.record
        # Who dropped in this round, having a bye, is not to be paired in it again.
        left = [one for one in view.entrants if one.dropped_after_round == newest.number]
        change = SeasonChange(
            record,
            entrants=tuple(replace(one, dropped_after_round=held.number) for one in left),
            rounds=(replace(held, closed_at=None, is_held=True),),
            gone_pairings=tuple(line.id for line in lines),
            gone_rounds=(newest.number,),
            outbox=news_rows(RoundTakenBack(newest.number), TableChanged()),
        )
        effects = (
            Effect("reopens", {"round": held.number, "taken": newest.number}),
            *(Effect("cancels_match", {"match": match}) for match in matches),
            Effect("waits_for_round", {"round": newest.number}),
        )
        users = concerned(*(one for line in lines for one in (line.home, line.away)))
        return Plan(effects, change, called_off=tuple(matches), told=users)


# --- Refusals ---


def _refuse_result(
    line: PairingLine,
    winner: EntrantId | None,
    reason: Verdict,
    scores: tuple[int, int] | None,
    *,
    is_same: bool = False,
) -> None:
    if winner is not None:
        line.side(winner)
    elif reason == "organiser" and line.record.pairing.stage != "main" and not is_same:
        raise CannotCorrect("play-offs need a winner", rule="needs_winner", pairing=line.id)
    if scores is not None and not all(0 <= each <= MOST_POINTS for each in scores):
        raise CannotCorrect("that is no score", rule="score")
    if scores is not None and reason != "organiser":
        raise CannotCorrect("a forfeit has no score", rule="score")


def refuse_forgotten(view: SeasonView) -> None:
    """CannotCorrect for a season that would go on without somebody who was forgotten when it was over."""
    if any(0 in one.users for one in view.entrants if one.status == "active"):
        raise CannotCorrect("somebody in it was forgotten", rule="forgotten")


def _deciding(line: PairingLine) -> GameRecord:
    """The game that decided a pairing, else the newest that counts."""
    if not line.counted:
        raise CannotCorrect("the pairing has no result yet", rule="open", pairing=line.id)
    return line.counted[min(len(line.state.games), len(line.counted)) - 1]


def _counted_game(line: PairingLine, number: int) -> GameRecord:
    if not 1 <= number <= len(line.counted):
        raise CannotCorrect("the pairing has no such game", rule="game", count=len(line.counted))
    return line.counted[number - 1]


# --- The season afterwards ---


def _with_games(view: SeasonView, games: Iterable[GameRecord]) -> SeasonView:
    changed = {(game.pairing, game.number): game for game in games}
    kept = [game for game in view.loaded.games if (game.pairing, game.number) not in changed]
    ordered = sorted([*kept, *changed.values()], key=lambda game: (game.pairing, game.number))
    return SeasonView(replace(view.loaded, games=tuple(ordered)))


def _with_pairing(view: SeasonView, record: PairingRecord) -> SeasonView:
    pairings = tuple(
        record if each.pairing.id == record.pairing.id else each for each in view.loaded.pairings
    )
    return SeasonView(replace(view.loaded, pairings=pairings))


def _pairing_after(line: PairingLine, is_decided: bool, now: Moment) -> PairingRecord:
    if is_decided:
        # What had no result before is announced like any other one.
        return line.record
    due = Moment(max(line.record.due, now + TIME_AGAIN))
    return replace(line.record, due=due, decided_at=None, grace_of=None, grace_from=None)


def _rounds_after(view: SeasonView, repair: Repair, going: SeasonRecord) -> tuple[RoundRecord, ...]:
    """The round that is the newest afterwards is open if it was closed by what is no more."""
    newest = repair.loaded.rounds[-1]
    is_again = bool(repair.gone_rounds) or going.status != view.record.status
    return (replace(newest, closed_at=None),) if is_again else ()


def _news(
    view: SeasonView, line: PairingLine, after: SeasonView, going: SeasonRecord
) -> tuple[NewOutbox, ...]:
    told = news_rows(ResultsChanged(line.id), TableChanged())
    lost, won = titles(view, SeasonView(replace(after.loaded, record=going)))
    if lost:
        told += news_rows(TitleLost(lost))
    return told + news_rows(SeasonEnded()) if won else told


def titles(view: SeasonView, after: SeasonView) -> tuple[tuple[UserId, ...], tuple[UserId, ...]]:
    """Who is champion no more, and who is now."""
    was, now = view.champion, after.champion
    if was == now:
        return (), ()
    return (
        () if was is None else people_among(view.entrant(was).users),
        () if now is None else people_among(after.entrant(now).users),
    )


# --- In words ---


def _result_effects(line: PairingLine, after: PairingLine) -> list[Effect]:
    found: list[Effect] = []
    if line.state.decided:
        found.append(Effect("was_decided", _verdict_facts(line)))
    if after.state.decided:
        facts = _verdict_facts(after)
        found.append(Effect("decides", facts))
        if after.state.home_score or after.state.away_score:
            scored = {"home_score": after.state.home_score, "away_score": after.state.away_score}
            found.append(Effect("scores", {"pairing": line.id, **scored}))
    else:
        found.append(Effect("plays_again", {"pairing": line.id}))
    return found


def _verdict_facts(line: PairingLine) -> dict[str, Json]:
    winner = None if line.state.winner is None else line.entrant(line.side(line.state.winner))
    return dict(decided(line, winner, line.state.reason or "").facts)


def _rating_effects(line: PairingLine, before: GameRecord, game: GameRecord) -> list[Effect]:
    """Whether a match stops or begins to count for ratings; a match that was awarded never did."""
    if before.match is None or line.away is None:
        return []
    counted = before.reason in PLAYED_REASONS and not before.is_corrected
    counts = game.reason in PLAYED_REASONS and not game.is_corrected
    same = game.reason in PLAYED_REASONS and before.reason in PLAYED_REASONS and game.winner == before.winner
    if counted == counts or same:
        return []
    return [Effect("unrates" if counted else "rates", {"match": before.match})]


def table_effects(view: SeasonView, after: SeasonView) -> list[Effect]:
    """Whose points or place in the table would be others."""
    groups = view.groups if len(view.groups) > 1 else (None,)
    found: list[Effect] = []
    for group in groups:
        before = {line.entrant: line for line in view.standings(group)}
        for line in after.standings(group):
            was = before.get(line.entrant)
            if was is not None and line.place and (was.points, was.place) != (line.points, line.place):
                facts = {"users": list(after.entrant(line.entrant).users), "was": was.place, "is": line.place}
                found.append(Effect("table_moves", {**facts, "had": was.points, "has": line.points}))
    return found


def _later_effects(view: SeasonView, line: PairingLine) -> list[Effect]:
    """Rounds that were made from the table stay as they are."""
    newest = view.round
    pairing = line.record.pairing
    if newest is None or pairing.stage != "main" or newest.number == pairing.round:
        return []
    found = [Effect("rounds_stay", {"round": newest.number})]
    if view.record.qualified:
        found.append(Effect("qualified_stay"))
    elif not any(each.counted for each in view.lines(newest.number)):
        found.append(Effect("can_reopen", {"round": newest.number}))
    return found


def _title_effects(view: SeasonView, after: SeasonView, going: SeasonRecord) -> list[Effect]:
    lost, won = titles(view, SeasonView(replace(after.loaded, record=going)))
    found: list[Effect] = []
    if going.status != view.record.status:
        found.append(Effect("goes_on"))
    if lost:
        found.append(Effect("loses_title", {"users": list(lost)}))
    if won:
        found.append(Effect("wins_title", {"users": list(won)}))
    return found
