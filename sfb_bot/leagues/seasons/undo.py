"""Taking back an organiser's last action, where results allow."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.leagues.rules.values import EntrantId, PairingId
from sfb_bot.leagues.seasons.amendments import Amendments
from sfb_bot.leagues.seasons.arrangements import Arrangements
from sfb_bot.leagues.seasons.by_hand import ByHand
from sfb_bot.leagues.seasons.corrections import TIME_AGAIN, Corrections, refuse_forgotten
from sfb_bot.leagues.seasons.late_entries import LateEntries
from sfb_bot.leagues.seasons.notices import SignUpChanged, TableChanged, TitleLost, news_rows
from sfb_bot.leagues.seasons.plan_parts import concerned, entered, replaced, require
from sfb_bot.leagues.seasons.plans import Plan, Planner, with_reseats
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    Effect,
    EntrantRecord,
    LeagueOrganisers,
    SeasonChange,
)
from sfb_bot.leagues.seasons.refusals import CannotUndo
from sfb_bot.leagues.seasons.round_opening import round_deadlines, step
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import without
from sfb_bot.matches.records import ChannelId, Moment, NewDeadline, UserId


class SeasonUndo:
    """Plans for taking back. A match that was ended stays ended, its seed is public: it is played again."""

    def __init__(
        self,
        context: SeasonContext,
        planner: Planner,
        corrections: Corrections,
        amendments: Amendments,
        by_hand: ByHand,
        late: LateEntries,
    ) -> None:
        self._corrections = corrections
        self._by_hand = by_hand
        self._late = late
        self._arrangements = Arrangements(context)
        self._context = context
        self._amendments = amendments
        self._planner = planner

    async def plan(self, view: SeasonView) -> Plan:
        """What taking back the last action would do."""
        last = await self._last(view)
        plan = self._run_plan(view, last) or self._amended_plan(view, last)
        if plan is None and last.undo["kind"] == "entrust":
            users = tuple(UserId(int(user)) for user in last.undo["users"] if int(user))
            plan = await self._by_hand.entrust(view, LeagueOrganisers(users, int(last.undo["role"])))
        if plan is None:
            plan = self._take_out(view, last)
        undone = Effect(
            "undoes", {"action": last.action, "by": last.actor, "reason": last.reason, "number": last.id}
        )
        change = replace(plan.change, undone=last.id)
        # Taking back what was taken back is a new action of its own.
        return replace(plan, effects=(undone, *plan.effects), change=change, undo=None)

    def _run_plan(  # noqa: PLR0911 - one for each kind
        self, view: SeasonView, last: ActionRecord
    ) -> Plan | None:
        """For what runs a season: results, people, pauses, its end."""
        match str(last.undo["kind"]):
            case "void":
                return self._void(view, last)
            case "drop":
                return self._return(view, last)
            case "substitute":
                return self._swap_back(view, last)
            case "pause":
                return self._planner.resume(view)
            case "resume":
                return self._planner.pause(view)
            case "finish":
                return self._go_on(view, last)
            case _:
                return None

    def _amended_plan(  # noqa: PLR0911 - one for each kind
        self, view: SeasonView, last: ActionRecord
    ) -> Plan | None:
        """For what puts a season right."""
        undo = last.undo
        match str(undo["kind"]):
            case "game":
                return self._corrections.restore(view, PairingId(int(undo["pairing"])), undo["game"])
            case "extend":
                return self._amendments.shorten_again(view, undo)
            case "change":
                return self._amendments.change(view, str(undo["setting"]), undo["value"])
            case "late" | "came_back":
                return self._late.go_again(view, EntrantId(int(undo["entrant"])), undo.get("dropped"))
            case "seed":
                return self._unseed(view, last)
            case "arrange":
                return self._arrangements.plan(view, undo["changes"])
            case "move":
                return self._amendments.move(view, ChannelId(int(undo["channel"])))
            case _:
                return None

    async def _last(self, view: SeasonView) -> ActionRecord:
        """The newest action that was not an undo and was not undone."""
        actions = await self._context.store.season_actions(view.record.id, 50)
        last = next((one for one in actions if not one.undone and one.action != "undo"), None)
        if last is None or last.action == "create":
            raise CannotUndo("there is nothing to take back", rule="nothing")
        if last.undo is None:
            raise CannotUndo("that cannot be taken back", rule="final", action=last.action)
        return last

    def _refuse_built_upon(self, view: SeasonView, last: ActionRecord) -> None:
        """Finished rounds are never rewritten."""
        newest = view.round
        if view.record.status not in ("running", "paused") or newest is None:
            raise CannotUndo("the season is over", rule="results", action=last.action)
        if newest.number != int(last.undo["round"]) or newest.closed_at is not None:
            raise CannotUndo("the next round was made from it", rule="results", action=last.action)

    def _void(self, view: SeasonView, last: ActionRecord) -> Plan:
        pairing, number = PairingId(int(last.undo["pairing"])), int(last.undo["number"])
        line = view.line(pairing)
        game = next((one for one in line.games if one.number == number), None)
        if game is None or not game.counts:
            raise CannotUndo("that result is not there any more", rule="results", action=last.action)
        void = replace(game, reason="void", winner=None, home_score=0, away_score=0)
        return self._corrections.rewritten(view, line, void)

    def _go_on(self, view: SeasonView, last: ActionRecord) -> Plan:
        """A season that an organiser ended goes on where it stood; games that were called off begin again."""
        require(view, "finished")
        refuse_forgotten(view)
        now = self._context.clock.now()
        if last.undo["status"] == "signup":
            waiting = replace(view.record, status="signup", finished_at=None)
            return Plan((Effect("opens_sign_up"),), SeasonChange(waiting, outbox=news_rows(SignUpChanged())))
        lines = [replace(line.record, due=self._later(line.record.due)) for line in view.open_lines]
        deadlines = [step(now), *(NewDeadline("season", each.due, note="grace") for each in lines)]
        rounds = [
            replace(each, closed_at=None, ends_at=self._later(each.ends_at))
            for each in view.loaded.rounds
            if each.number == last.undo.get("round")
        ]
        for each in rounds:
            deadlines += round_deadlines(each.number, each.ends_at, view.record.terms.remind, now)
        champion = None if view.champion is None else view.entrant(view.champion)
        told = concerned(champion)
        change = SeasonChange(
            replace(view.record, status="running", finished_at=None),
            rounds=tuple(rounds),
            pairings=tuple(lines),
            deadlines=tuple(deadlines),
            outbox=news_rows(*([TitleLost(told)] if told else []), TableChanged()),
        )
        effects = [Effect("goes_on"), *([Effect("plays_on", {"count": len(lines)})] if lines else [])]
        if told:
            effects.append(Effect("loses_title", {"users": list(told)}))
        users = concerned(*(one for line in view.open_lines for one in (line.home, line.away)))
        return Plan(tuple(effects), change, told=tuple(dict.fromkeys((*told, *users))))

    def _later(self, moment: Moment) -> Moment:
        return Moment(max(moment, self._context.clock.now() + TIME_AGAIN))

    def _return(self, view: SeasonView, last: ActionRecord) -> Plan:
        self._refuse_built_upon(view, last)
        entrant = view.entrant(EntrantId(int(last.undo["entrant"])))
        back = replace(entrant, status="active", dropped_after_round=None)
        effects = (Effect("returns", {"users": list(entrant.users)}),)
        if "pairing" not in last.undo:
            change = SeasonChange(view.record, entrants=(back,), outbox=news_rows(TableChanged()))
            return Plan(effects, change)
        voided = self._void(view, last)
        return replace(
            voided,
            effects=(*effects, *voided.effects),
            change=replace(voided.change, entrants=(*voided.change.entrants, back)),
        )

    def _swap_back(self, view: SeasonView, last: ActionRecord) -> Plan:
        leaving, joining = UserId(int(last.undo["leaving"])), UserId(int(last.undo["joining"]))
        if view.record.status == "finished" or view.entrant_of(leaving) is not None:
            raise CannotUndo("that player takes part again", rule="results", action=last.action)
        entrant = entered(view, joining)
        now = self._context.clock.now()
        change = SeasonChange(
            view.record,
            entrants=(
                _as_before(replaced(entrant, joining, leaving, now), leaving),
                *_own_again(view, joining),
            ),
            outbox=news_rows(TableChanged()),
        )
        effects = [Effect("substitutes", {"leaving": joining, "joining": leaving})]
        return with_reseats(Plan(tuple(effects), change), view, joining, leaving)

    def _unseed(self, view: SeasonView, last: ActionRecord) -> Plan:
        if view.record.status != "signup":
            raise CannotUndo("the season has started", rule="results", action=last.action)
        there = {one.id for one in view.entrants if one.status == "active"}
        order = [EntrantId(int(number)) for number in last.undo["order"] if int(number) in there]
        return self._by_hand.seed(view, order, last.undo["seeding"])

    def _take_out(self, view: SeasonView, last: ActionRecord) -> Plan:
        if view.record.status != "signup":
            raise CannotUndo("the season has started", rule="results", action=last.action)
        numbers = {int(number) for number in last.undo["entrants"]}
        gone = [one for one in view.entrants if one.id in numbers]
        change = without(view, *gone)
        leave = (Effect("leaves", {"users": list(one.users)}) for one in gone)
        moved = (Effect("moves_up", {"users": list(one.users)}) for one in change.entrants)
        return Plan((*leave, *moved), change)


def _own_again(view: SeasonView, user: UserId) -> list[EntrantRecord]:
    """The dropped entrant that its player left last, to be somebody's substitute; they are one again."""
    own = [
        (player.until, one, player)
        for one in view.entrants
        if one.status == "dropped" and not one.users and one.last_users == (user,)
        for player in one.players
        if player.user == user and player.until is not None
    ]
    if not own:
        return []
    _, entrant, newest = max(own, key=lambda each: each[0])
    back = replace(newest, until=None)
    return [replace(entrant, players=tuple(back if p == newest else p for p in entrant.players))]


def _as_before(entrant: EntrantRecord, user: UserId) -> EntrantRecord:
    """As if the user had never been substituted; that somebody else played meanwhile stays written."""
    since = min(player.since for player in entrant.players if player.user == user)
    kept = [player for player in entrant.players if player.user != user or player.until is None]
    return replace(
        entrant, players=tuple(replace(one, since=since) if one.user == user else one for one in kept)
    )
