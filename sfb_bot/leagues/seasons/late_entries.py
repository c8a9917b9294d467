"""Plans for those who come late, and for those who come back."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.leagues.rules.progress import main_rounds, settings_refusal
from sfb_bot.leagues.rules.values import EntrantId, NotYet
from sfb_bot.leagues.seasons.notices import EntrantReturned, TableChanged, news_rows
from sfb_bot.leagues.seasons.plan_parts import entered, require
from sfb_bot.leagues.seasons.plans import Plan
from sfb_bot.leagues.seasons.records import Effect, EntrantRecord, SeasonChange
from sfb_bot.leagues.seasons.refusals import (
    AlreadyEntered,
    BadSeason,
    CannotUndo,
    NotEntered,
    PartnerNeeded,
    SignUpClosed,
)
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_run import SeasonRun
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import fresh
from sfb_bot.matches.records import UserId

MOST_START_POINTS = 999


class LateEntries:
    """Each refuses what would be unfair to those who play already."""

    def __init__(self, context: SeasonContext, season_run: SeasonRun) -> None:
        self._context = context
        self._season_run = season_run

    async def enter(self, view: SeasonView, users: tuple[UserId, ...], points: int) -> Plan:
        """Somebody new plays from the next round on; everybody against everybody begins again with them."""
        require(view, "running", "paused")
        size = view.record.terms.team_size
        if len(users) != size or len(set(users)) != size:
            raise PartnerNeeded(
                "an entry has another number of players", rule="pair" if size > 1 else "single"
            )
        for user in users:
            known = view.entrant_of(user)
            if known is not None:
                rule = "came_back" if known.status == "dropped" else "other"
                raise AlreadyEntered("that player takes part already", rule=rule, user=user)
        if not 0 <= points <= MOST_START_POINTS:
            raise BadSeason("that many points cannot be given", rule="bad_points")
        now = self._context.clock.now()
        rank = max(max(one.rank, one.id) for one in view.entrants) + 1
        new = replace(fresh(view, users, "active", now), rank=rank, start_points=points)
        if view.record.settings.format == "swiss":
            return self._into_swiss(view, new)
        return await self._into_schedule(view, new)

    def _into_swiss(self, view: SeasonView, new: EntrantRecord) -> Plan:
        number = view.season.round + 1
        if view.record.qualified or number > main_rounds(view.season):
            raise SignUpClosed("no round is left to enter", rule="last_round")
        change = SeasonChange(
            view.record, entrants=(new,), outbox=news_rows(EntrantReturned(new.id), TableChanged())
        )
        facts = {"users": list(new.users), "round": number, "points": new.start_points}
        undo = {"kind": "late", "entrant": new.id}
        return Plan((Effect("enters_late", facts),), change, undo=undo)

    async def _into_schedule(self, view: SeasonView, new: EntrantRecord) -> Plan:
        """A schedule is made once for all: while nothing is decided, it is made again."""
        if view.season.round > 1 or view.has_results or any(line.counted for line in view.lines()):
            raise SignUpClosed("the schedule is fixed", rule="schedule")
        if new.start_points:
            raise BadSeason("everybody plays every round", rule="bad_points")
        stays = [one for one in view.entrants if not one.is_computer]
        loaded = replace(
            view.loaded,
            record=replace(view.record, qualified=()),
            entrants=(*stays, new),
            rounds=(),
            pairings=(),
            games=(),
        )
        begun = SeasonView(loaded)
        code = settings_refusal(view.record.settings, begun.season.entrants)
        if code is not None:
            raise BadSeason(f"the season cannot be played so: {code}", rule=code)
        coming = await self._season_run.next_round(begun)
        assert not isinstance(coming, NotYet), "nothing is undecided before the first round"
        matches = tuple(line.match for line in view.lines() if line.match is not None)
        change = replace(
            coming.change,
            entrants=(new, *coming.change.entrants),
            gone_entrants=tuple(one.id for one in view.entrants if one.is_computer),
            gone_pairings=tuple(line.id for line in view.lines()),
            gone_rounds=tuple(each.number for each in view.loaded.rounds),
            outbox=(*news_rows(EntrantReturned(new.id)), *coming.change.outbox),
        )
        effects = [
            Effect("enters_late", {"users": list(new.users), "round": 1, "points": 0}),
            Effect("begins_again", {"matches": len(coming.games)}),
            *(Effect("cancels_match", {"match": match}) for match in matches),
        ]
        return Plan(tuple(effects), change, games=coming.games, called_off=matches)

    def come_back(self, view: SeasonView, user: UserId) -> Plan:
        """Somebody who dropped plays again from the next round on; what was forfeited stays."""
        require(view, "running", "paused")
        entrant = entered(view, user)
        if entrant.status != "dropped":
            raise AlreadyEntered("that player takes part", rule="other", user=user)
        number = view.season.round + 1
        if view.record.qualified or number > main_rounds(view.season):
            raise SignUpClosed("no round is left to enter", rule="last_round")
        back = replace(entrant, status="active", dropped_after_round=None)
        change = SeasonChange(
            view.record, entrants=(back,), outbox=news_rows(EntrantReturned(entrant.id), TableChanged())
        )
        undo = {"kind": "came_back", "entrant": entrant.id, "dropped": entrant.dropped_after_round}
        return Plan((Effect("comes_back", {"users": list(back.users), "round": number}),), change, undo=undo)

    def go_again(self, view: SeasonView, entrant: EntrantId, dropped: int | None) -> Plan:
        """Take a late entry or a return back, unless they have been paired since."""
        known = next((one for one in view.entrants if one.id == entrant), None)
        if known is None:
            raise NotEntered("that player takes part no more", rule="unknown")
        since = 0 if dropped is None else dropped
        rounds = [
            line.record.pairing.round for line in view.lines() if entrant in line.record.pairing.entrants
        ]
        if any(number > since for number in rounds) or view.record.status == "finished":
            raise CannotUndo("they have been paired since", rule="results", action="enter_late")
        effect = Effect("leaves", {"users": list(known.users)})
        news = news_rows(TableChanged())
        if dropped is None:
            return Plan((effect,), SeasonChange(view.record, gone_entrants=(entrant,), outbox=news))
        gone = replace(known, status="dropped", dropped_after_round=dropped)
        return Plan((effect,), SeasonChange(view.record, entrants=(gone,), outbox=news))
