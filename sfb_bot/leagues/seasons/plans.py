"""What an organiser's action would do now, worked out before anything is changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.progress import settings_refusal
from sfb_bot.leagues.rules.values import EntrantId, NotYet, Pairing
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.late_pairings import judge
from sfb_bot.leagues.seasons.notices import (
    EntrantDropped,
    PlayerSubstituted,
    SeasonEnded,
    SeasonPaused,
    SeasonResumed,
    SignUpChanged,
    TableChanged,
    news_rows,
)
from sfb_bot.leagues.seasons.plan_parts import (
    concerned,
    decided,
    entered,
    left_behind,
    open_line,
    replaced,
    require,
)
from sfb_bot.leagues.seasons.records import (
    Effect,
    EntrantRecord,
    GameReason,
    GameRecord,
    PairingLine,
    SeasonChange,
)
from sfb_bot.leagues.seasons.refusals import (
    AlreadyEntered,
    BadSeason,
    NotEntered,
    PartnerNeeded,
    RoundOpen,
    WrongTime,
)
from sfb_bot.leagues.seasons.round_opening import RESUME, round_deadlines, step
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_run import SeasonRun
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.seeds import ranked
from sfb_bot.leagues.seasons.sign_up import fresh, roll_called, status_of_next, without
from sfb_bot.matches.records import MatchId, Moment, NewDeadline, UserId

LONGEST_PAUSE: Final = 365 * 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class EndMatch:
    """A match ends for a side, or for nobody."""

    match: MatchId
    side: int | None
    reason: GameReason


@dataclass(frozen=True, slots=True)
class Reseat:
    """Somebody else sits down in a match."""

    match: MatchId
    leaving: UserId
    joining: UserId


@dataclass(frozen=True, slots=True)
class Plan:
    """What would be changed, in words and in deed; `undo` is what taking it back needs, None if final.

    `games` are the pairings whose first game is made when the plan is carried out, not before. `called_off`
    are matches that end for nobody before anything else is changed. `told` are those whom it concerns: what
    was done is then told with its reason, and they are called. Nothing is told for None.
    `also` are more matches in which somebody else sits down.
    """

    effects: tuple[Effect, ...]
    change: SeasonChange
    match: EndMatch | Reseat | None = None
    undo: Json = None
    games: tuple[Pairing, ...] = ()
    called_off: tuple[MatchId, ...] = ()
    told: tuple[UserId, ...] | None = None
    also: tuple[Reseat, ...] = ()


class Planner:
    """Plans for all actions but undo; each refuses what is not possible."""

    def __init__(self, context: SeasonContext, season_run: SeasonRun) -> None:
        self._context = context
        self._season_run = season_run

    async def plan(self, view: SeasonView, action: do.Action) -> Plan:  # noqa: PLR0911 - one for each action
        """What the action would do."""
        match action:
            case do.Start():
                return await self.start(view)
            case do.OpenRound():
                return await self.open_round(view)
            case do.CloseRound():
                return await self._close_round(view)
            case do.Award(pairing, winner):
                line = open_line(view, view.line(pairing))
                return self.verdict(view, line, line.side(winner), "organiser")
            case do.Forfeit(pairing, loser):
                return self.forfeit(view, open_line(view, view.line(pairing)), loser)
            case do.Drop(user):
                return self._drop(view, user)
            case do.Substitute(leaving, joining):
                return self._substitute(view, leaving, joining)
            case do.Pause(until):
                return self.pause(view, until)
            case do.Resume():
                return self.resume(view)
            case do.Finish():
                return self._finish(view)
            case do.Enter(entries):
                return self._enter(view, entries)
            case _:
                raise AssertionError("undo and what puts a season right have plans of their own")

    # --- The season ---

    async def start(self, view: SeasonView) -> Plan:
        """Close sign-up, rank everybody, open the first round."""
        if view.record.status != "signup":
            raise WrongTime("the season has started already", rule="started")
        now = self._context.clock.now()
        view = SeasonView(replace(view.loaded, entrants=roll_called(view, now)))
        playing = await ranked(self._context, view)
        entrants = (*playing, *(one for one in view.entrants if one.status not in ("active",)))
        running = replace(view.record, status="running", started_at=now)
        begun = SeasonView(replace(view.loaded, record=running, entrants=tuple(entrants)))
        code = settings_refusal(running.settings, begun.season.entrants)
        if code is not None:
            raise BadSeason(f"the season cannot start: {code}", rule=code, entrants=len(playing))
        first = await self._season_run.next_round(begun)
        assert not isinstance(first, NotYet), "before the first round nothing is undecided"
        outbox = (*news_rows(SignUpChanged()), *first.change.outbox)
        left_out = [one for one in view.entrants if one.status != "active"]
        return Plan(
            (
                Effect("starts", {"entrants": len(playing), "matches": len(first.games)}),
                *_fills_in(first.change),
                *(Effect("left_out", {"users": list(one.users)}) for one in left_out),
            ),
            replace(first.change, entrants=(*playing, *left_out, *first.change.entrants), outbox=outbox),
            games=first.games,
        )

    def pause(self, view: SeasonView, until: Moment | None = None) -> Plan:
        """Stop everything, until a moment if one is named."""
        require(view, "running")
        now = self._context.clock.now()
        if until is not None and not now < until <= now + LONGEST_PAUSE:
            raise WrongTime("a pause ends in the future", rule="pause")
        stopped = replace(view.record, status="paused", paused_at=now, paused_until=until)
        matches = [line.match for line in view.lines() if line.match is not None]
        told = news_rows(SeasonPaused(), TableChanged())
        resuming = () if until is None else (NewDeadline("season", until, note=RESUME),)
        change = SeasonChange(stopped, deadlines=(step(now), *resuming), outbox=told)
        effects = [Effect("pauses", {"matches": matches})]
        if until is not None:
            effects.append(Effect("resumes_itself", {"when": until}))
        return Plan(tuple(effects), change, undo={"kind": "pause"})

    def resume(self, view: SeasonView) -> Plan:
        """Go on; deadlines move by the length of the pause."""
        require(view, "paused")
        record, now = view.record, self._context.clock.now()
        lost = now - (record.paused_at or now)
        going = replace(record, status="running", paused_at=None, paused_for="", paused_until=None)
        rounds = ()
        pairings = tuple(
            replace(
                line.record,
                due=Moment(line.record.due + lost),
                grace_from=None if line.record.grace_from is None else Moment(line.record.grace_from + lost),
            )
            for line in view.open_lines
        )
        deadlines: list[NewDeadline] = [step(now)]
        newest = view.round
        if newest is not None and newest.closed_at is None:
            moved = replace(newest, ends_at=Moment(newest.ends_at + lost))
            rounds = (moved,)
            deadlines += round_deadlines(moved.number, moved.ends_at, record.terms.remind, now)
            deadlines += [NewDeadline("season", each.due, note="grace") for each in pairings]
        matches = [line.match for line in view.lines() if line.live is not None and line.live.paused]
        change = SeasonChange(
            going,
            rounds=rounds,
            pairings=pairings,
            deadlines=tuple(deadlines),
            outbox=news_rows(SeasonResumed(), TableChanged()),
        )
        return Plan((Effect("resumes", {"matches": matches}),), change, undo={"kind": "resume"})

    def _finish(self, view: SeasonView) -> Plan:
        if view.record.status == "finished":
            raise WrongTime("the season is finished", rule="finished")
        now = self._context.clock.now()
        matches = [line.match for line in view.lines() if line.match is not None]
        undecided = [line.id for line in view.open_lines]
        newest = view.round
        change = SeasonChange(
            replace(
                view.record,
                status="finished",
                finished_at=now,
                paused_at=None,
                paused_for="",
                paused_until=None,
            ),
            rounds=() if newest is None else (replace(newest, closed_at=newest.closed_at or now),),
            deadlines=(step(now),),
            outbox=news_rows(TableChanged(), SeasonEnded()),
        )
        effects = [Effect("finishes", {"matches": matches, "undecided": undecided})]
        if not view.has_results:
            effects.append(Effect("has_no_champion"))
        undo: dict[str, Json] = {"kind": "finish", "status": view.record.status}
        if newest is not None and newest.closed_at is None:
            undo["round"] = newest.number
        return Plan(tuple(effects), change, undo=undo)

    def _enter(self, view: SeasonView, entries: Iterable[tuple[UserId, ...]]) -> Plan:
        require(view, "signup")
        now, size = self._context.clock.now(), view.record.terms.team_size
        new: list[EntrantRecord] = []
        seen: set[UserId] = set()
        for users in entries:
            if len(users) != size or len(set(users)) != size:
                raise PartnerNeeded(
                    "an entry has the wrong number of players", rule="pair" if size > 1 else "single"
                )
            for user in users:
                if user in seen or view.entrant_of(user) is not None:
                    raise AlreadyEntered(
                        "a player is named twice or takes part already", rule="other", user=user
                    )
            seen.update(users)
            active = sum(one.status == "active" for one in new)
            new.append(fresh(view, users, status_of_next(view, active), now, len(new)))
        if not new:
            raise NotEntered("the list names nobody", rule="empty")
        effects = tuple(Effect("enters", {"users": list(one.users), "status": one.status}) for one in new)
        change = SeasonChange(view.record, entrants=tuple(new), outbox=news_rows(SignUpChanged()))
        return Plan(effects, change, undo={"kind": "enter", "entrants": [one.id for one in new]})

    # --- Rounds ---

    async def open_round(self, view: SeasonView) -> Plan:
        """Open the next round, or finish the season."""
        require(view, "running")
        if view.open_lines:
            raise RoundOpen("pairings are undecided", rule="undecided", count=len(view.open_lines))
        coming = await self._season_run.next_round(view)
        assert not isinstance(coming, NotYet), "nothing is undecided"
        change = coming.change
        if change.season.status == "finished":
            return Plan((Effect("finishes", {"matches": [], "undecided": []}),), change)
        opened = {"round": change.rounds[-1].number, "matches": len(coming.games)}
        return Plan((Effect("opens_round", opened), *_fills_in(change)), change, games=coming.games)

    async def _close_round(self, view: SeasonView) -> Plan:
        require(view, "running")
        newest = view.round
        if newest is None or newest.closed_at is not None:
            raise RoundOpen("no round is open", rule="none")
        if not view.open_lines:
            raise RoundOpen("everything is decided; the next round can be opened", rule="decided")
        now = self._context.clock.now()
        effects = [Effect("closes_round", {"round": newest.number})]
        for line in view.open_lines:
            verdict = await judge(self._context, view.record, line)
            if verdict is None or verdict.wait:
                effects.append(Effect("is_left_open", {"pairing": line.id}))
                continue
            winner = line.entrant(verdict.winner) if verdict.winner is not None else None
            effects.append(decided(line, winner, verdict.reason))
        change = SeasonChange(
            view.record,
            rounds=(replace(newest, ends_at=now, is_cut=True),),
            pairings=tuple(replace(line.record, due=now) for line in view.open_lines),
            deadlines=(step(now),),
        )
        return Plan(tuple(effects), change)

    # --- Pairings ---

    def forfeit(self, view: SeasonView, line: PairingLine, loser: EntrantId | None) -> Plan:
        """One of the two forfeits an undecided pairing; both for None."""
        if loser is None:
            return self.verdict(view, line, None, "double_forfeit")
        return self.verdict(view, line, 1 - line.side(loser), "forfeit")

    def verdict(self, view: SeasonView, line: PairingLine, side: int | None, reason: GameReason) -> Plan:
        """Decide a pairing: by ending its match, or else by a result of its own."""
        told = concerned(line.home, line.away)
        winner = line.entrant(side) if side is not None else None
        number = line.live.number if line.live is not None else line.next_number
        effects = [decided(line, winner, reason)]
        now = self._context.clock.now()
        change = SeasonChange(view.record, deadlines=(step(now),))
        undo = {"kind": "void", "pairing": line.id, "number": number, "round": line.record.pairing.round}
        if line.match is not None:
            effects.append(Effect("ends_match", {"match": line.match}))
            return Plan(tuple(effects), change, EndMatch(line.match, side, reason), undo, told=told)
        game = GameRecord(line.id, number, winner=winner.id if winner else None, reason=reason, ended_at=now)
        return Plan(tuple(effects), replace(change, games=(game,)), undo=undo, told=told)

    # --- People ---

    def _drop(self, view: SeasonView, user: UserId) -> Plan:
        entrant = entered(view, user)
        require(view, "signup", "running", "paused")
        if entrant.is_computer:
            raise NotEntered("a computer player stays to the end", rule="computer")
        # Who was left out at the start has played nothing: as one who dropped it would change the pairings.
        if view.record.status == "signup" or entrant.status in ("waiting", "invited"):
            change = without(view, entrant)
            moved = (Effect("moves_up", {"users": list(one.users)}) for one in change.entrants)
            return Plan((Effect("leaves", {"users": list(entrant.users)}), *moved), change)
        if entrant.status == "dropped":
            raise NotEntered("that player has dropped already", rule="dropped")
        newest = view.round.number if view.round is not None else 0
        gone = replace(entrant, status="dropped", dropped_after_round=newest)
        effects = [Effect("drops", {"users": list(entrant.users), "after_round": newest})]
        undo: dict[str, Json] = {"kind": "drop", "entrant": entrant.id, "round": newest}
        # More than one only where a game of an earlier round is played again.
        lines = [line for line in view.open_lines if entrant.id in line.record.pairing.entrants]
        if not lines:
            deadlines = (step(self._context.clock.now()),)
            change = SeasonChange(view.record, entrants=(gone,), deadlines=deadlines)
            plan = Plan(tuple(effects), change, undo=undo)
        else:
            forfeit = self.forfeit(view, lines[0], entrant.id)
            change = replace(forfeit.change, entrants=(gone,))
            undo |= {"pairing": forfeit.undo["pairing"], "number": forfeit.undo["number"]}
            plan = Plan((*effects, *forfeit.effects), change, forfeit.match, undo)
        for line in lines[1:]:
            plan = self._forfeited_too(plan, line, entrant)
        told = news_rows(EntrantDropped(entrant.id), TableChanged())
        return replace(plan, change=replace(plan.change, outbox=told))

    def _forfeited_too(self, plan: Plan, line: PairingLine, entrant: EntrantRecord) -> Plan:
        """The plan with one more pairing forfeited, by a result in place of its match."""
        winner = line.other(entrant.id)
        assert winner is not None, "a bye is decided"
        number, now = line.next_number, self._context.clock.now()
        game = GameRecord(line.id, number, winner=winner.id, reason="forfeit", ended_at=now)
        return replace(
            plan,
            effects=(*plan.effects, decided(line, winner, "forfeit")),
            change=replace(plan.change, games=(*plan.change.games, game)),
            called_off=plan.called_off if line.match is None else (*plan.called_off, line.match),
            undo=None,
        )

    def _substitute(self, view: SeasonView, leaving: UserId, joining: UserId) -> Plan:
        require(view, "signup", "running", "paused")
        lock, newest = view.record.terms.roster_lock, view.round
        if lock and newest is not None and newest.number > lock:
            raise WrongTime("the rosters are locked", rule="roster", round=lock)
        entrant, other = entered(view, leaving), view.entrant_of(joining)
        if entrant.status == "dropped":
            raise NotEntered("that player has dropped", rule="dropped")
        if other is not None and other.status not in ("waiting", "dropped"):
            raise AlreadyEntered("the substitute takes part already", rule="other", user=joining)
        if other is not None and other.status == "dropped" and len(other.users) > 1:
            raise AlreadyEntered("the substitute's pair has dropped", rule="pair", user=joining)
        effects = [Effect("substitutes", {"leaving": leaving, "joining": joining})]
        now = self._context.clock.now()
        taken_over = replaced(entrant, leaving, joining, now)
        if entrant.is_computer and not taken_over.is_computer:
            taken_over = replace(taken_over, grace_left=view.record.terms.grace)
            effects.append(Effect("is_ranked", {"users": list(taken_over.users)}))
        change = SeasonChange(
            view.record,
            # Whoever dropped before keeps those results; the games from now on are the other one's.
            entrants=(taken_over, *([] if other is None else left_behind(other, now))),
            gone_entrants=(other.id,) if other is not None and other.status == "waiting" else (),
            outbox=news_rows(
                PlayerSubstituted(leaving, joining),
                SignUpChanged() if view.record.status == "signup" else TableChanged(),
            ),
        )
        undo = {"kind": "substitute", "leaving": leaving, "joining": joining}
        return with_reseats(Plan(tuple(effects), change, undo=undo), view, leaving, joining)


def with_reseats(plan: Plan, view: SeasonView, leaving: UserId, joining: UserId) -> Plan:
    """The plan with somebody else in the matches under way; several where an earlier game is played again."""
    matches = [line.match for line in view.lines_of(leaving) if line.match is not None]
    if not matches:
        return plan
    seats = [Reseat(match, leaving, joining) for match in matches]
    told = [Effect("takes_over_match", {"match": match}) for match in matches]
    return replace(plan, effects=(*plan.effects, *told), match=seats[0], also=tuple(seats[1:]))


def _fills_in(change: SeasonChange) -> list[Effect]:
    return [Effect("fills_in", {"users": list(one.users)}) for one in change.entrants]
