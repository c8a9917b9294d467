"""Organisers' actions: shown first, then carried out exactly as shown, or refused."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final, Literal, cast

from sfb_bot.kernel import Json, VersionConflict
from sfb_bot.leagues.seasons.actions import (
    NAMES,
    Action,
    Arrange,
    Change,
    CloseRound,
    ComeBack,
    Correct,
    Delete,
    Drop,
    EnterLate,
    Entrust,
    Extend,
    Move,
    Pair,
    Pause,
    Preview,
    ReopenRound,
    Replay,
    Request,
    Seed,
    Undo,
    encode_action,
    encode_effects,
)
from sfb_bot.leagues.seasons.amendments import Amendments
from sfb_bot.leagues.seasons.arrangements import Arrangements
from sfb_bot.leagues.seasons.by_hand import ByHand
from sfb_bot.leagues.seasons.corrections import Corrections
from sfb_bot.leagues.seasons.late_entries import LateEntries
from sfb_bot.leagues.seasons.notices import OrganiserActed, news_rows
from sfb_bot.leagues.seasons.plans import EndMatch, Plan, Planner, Reseat
from sfb_bot.leagues.seasons.records import ActionRecord, Effect, LeagueOrganisers, SeasonChange
from sfb_bot.leagues.seasons.refusals import NoReason, OwnGame, SeasonChanged
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_run import SeasonRun
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.undo import SeasonUndo
from sfb_bot.matches.notices import Replaced, notice_row
from sfb_bot.matches.ports import DuplicateInteraction
from sfb_bot.matches.records import GuildId, NewOutbox, UserId

TOKEN_LENGTH: Final = 16
LONGEST_REASON: Final = 300
# A change that was planned for a season as it no longer is, is planned again this often.
MOST_TRIES: Final = 3
# Effects that say how it stands: games elsewhere may end meanwhile without making it another action.
PASSING: Final = frozenset(
    {"pauses", "resumes", "moves", "table_moves", "rounds_stay", "can_reopen", "scores", "extends"}
)


class SeasonOrganisers:
    """The use cases of organisers; who is one is decided before. Players may drop themselves."""

    def __init__(self, context: SeasonContext, season_run: SeasonRun) -> None:
        self._context = context
        self._season_run = season_run
        self.planner = Planner(context, season_run)
        self._amendments = Amendments(context)
        self._by_hand = ByHand(context, self.planner)
        self._arrangements = Arrangements(context)
        self._corrections = Corrections(context, self.planner)
        self._late = LateEntries(context, season_run)
        self._undo = SeasonUndo(
            context, self.planner, self._corrections, self._amendments, self._by_hand, self._late
        )

    async def preview(self, view: SeasonView, request: Request) -> Preview:
        """What the action would change in the season as it is seen, refused when it is not possible.

        Nothing is held or made: if the season goes on meanwhile, confirming is refused.
        """
        plan = await self._plan(view, request)
        return Preview(request, plan.effects, token(view, request, plan.effects))

    async def confirm(
        self, request: Request, shown: str, interaction: str, guild: GuildId | None = None
    ) -> Literal["done", "repeated"]:
        """Do what was shown under this token; SeasonChanged when it would be something else by now.

        NoSuchSeason for a season of another server than `guild`.
        """
        try:
            async with self._context.lock(request.season):
                if await self._context.store.seen_interaction(interaction):
                    return "repeated"
                try:
                    await self._do_as_shown(request, shown, interaction, guild)
                except DuplicateInteraction:
                    return "repeated"
        except SeasonChanged:
            # A match may have been called off before another one was found to have ended: it begins again.
            await self._season_run.look_after(request.season)
            raise
        # What follows from it would also follow by itself; so it is there when the answer is.
        if not isinstance(request.action, Delete):
            await self._season_run.look_after(request.season)
        return "done"

    async def _do_as_shown(
        self, request: Request, shown: str, interaction: str, guild: GuildId | None
    ) -> None:
        """Carry a request out; planned again when the season was changed by something that needs no lock."""
        for tries_left in reversed(range(MOST_TRIES)):
            view = await self._context.view(request.season, guild)
            plan = await self._plan(view, request)
            if shown not in (token(view, request, plan.effects), _earlier_token(view, request, plan.effects)):
                raise SeasonChanged("the season was changed meanwhile", rule="changed")
            try:
                await self.carry_out(view, plan, request, interaction)
            except VersionConflict as error:
                if not tries_left:
                    raise SeasonChanged("the season was changed meanwhile", rule="changed") from error
            else:
                return

    async def _plan(self, view: SeasonView, request: Request) -> Plan:
        reason = request.reason.strip()
        is_own = isinstance(request.action, Drop) and request.action.user == request.actor
        if not reason and not is_own:
            raise NoReason("an action needs a reason", rule="reason")
        if len(reason) > LONGEST_REASON:
            raise NoReason("the reason is too long", rule="long")
        plan = await self._plan_of(view, request.action)
        if not is_own:
            refuse_own_game(view, request, plan.effects)
        if plan.change.season.status == "paused" and view.record.status == "running":
            assert isinstance(request.action, Pause | Undo)
            stopped = replace(plan.change.season, paused_for=reason)
            plan = replace(plan, change=replace(plan.change, season=stopped))
        return plan

    async def _plan_of(  # noqa: PLR0911 - one for each kind
        self, view: SeasonView, action: Action
    ) -> Plan:
        match action:
            case Undo():
                return await self._undo.plan(view)
            case Seed(order):
                return self._by_hand.seed(view, order)
            case Pair(pairs):
                return await self._by_hand.pair(view, pairs)
            case Arrange(changes):
                return self._arrangements.plan(view, dict(changes))
            case Entrust(users, role):
                return await self._by_hand.entrust(view, LeagueOrganisers(users, role))
            case Correct() | Replay() | ReopenRound():
                return self._corrections.plan(view, action)
            case Move() | Extend() | Change() | Delete():
                return self._amended(view, action)
            case EnterLate(users, points):
                return await self._late.enter(view, users, points)
            case ComeBack(user):
                return self._late.come_back(view, user)
            case _:
                return await self.planner.plan(view, action)

    def _amended(self, view: SeasonView, action: Move | Extend | Change | Delete) -> Plan:
        match action:
            case Move(channel):
                return self._amendments.move(view, channel)
            case Extend(pairing, seconds, until):
                return self._amendments.extend(view, pairing, seconds, until)
            case Change(setting, value):
                return self._amendments.change(view, setting, value)
            case Delete(name):
                return self._amendments.delete(view, name)

    async def carry_out(self, view: SeasonView, plan: Plan, request: Request, interaction: str) -> None:
        """Write a plan with the line for the log, in one transaction with the matches it concerns."""
        action = ActionRecord(
            0,
            request.season,
            request.actor,
            NAMES[type(request.action)],
            request.reason.strip(),
            self._context.clock.now(),
            encode_effects(plan.effects),
            plan.undo,
        )
        change = replace(plan.change, action=action, interaction=interaction)
        if plan.told is not None:
            effects = json.dumps(action.effects)
            acted = OrganiserActed(action.action, action.reason, effects, plan.told)
            change = replace(change, outbox=(*change.outbox, *news_rows(acted)))
        for match in plan.called_off:
            # Should the bot stop here, they are simply begun again.
            await self._context.end_match(match, None, "void")
        for deed in plan.also:
            await self._reseat(deed, None, request.reason)
        change = await self._season_run.with_first_games(view, change, plan.games)
        if isinstance(plan.match, EndMatch):
            await self._context.end_match(plan.match.match, plan.match.side, plan.match.reason, change)
        elif isinstance(plan.match, Reseat):
            await self._reseat(plan.match, change, request.reason)
        else:
            await self._context.change(change)

    async def _reseat(self, deed: Reseat, change: SeasonChange | None, reason: str) -> None:
        """Put somebody in a seat; without a change it may have been done by a try before this one."""
        async with self._context.cache.hold(deed.match) as live:
            if live.run.is_over:
                raise SeasonChanged("the match has ended meanwhile", rule="changed", match=deed.match)
            if change is None and all(seat.user != deed.leaving for seat in live.record.seats):
                return
            seat = live.seat_of(deed.leaving)
            seats = tuple(replace(s, user=deed.joining) if s.seat == seat else s for s in live.record.seats)
            await self._context.committer.refresh(
                live,
                replace(live.record, seats=seats),
                outbox=(notice_row(Replaced(seat, deed.leaving, reason)), NewOutbox("ledger")),
                write=self._context.writing(change),
            )


def refuse_own_game(view: SeasonView, request: Request, effects: Sequence[Effect]) -> None:
    """OwnGame for what would decide, or decide anew, a pairing of whoever wants it.

    Ending a round decides by rule what is open in it; whoever ends it must not win by that.
    """
    own = {line.id for line in view.lines_of(request.actor)}
    for effect in effects:
        winners = cast("list[UserId]", effect.facts.get("winner") or [])
        is_by_rule = isinstance(request.action, CloseRound) and request.actor not in winners
        if effect.facts.get("pairing") in own and not is_by_rule:
            raise OwnGame("you play in that game yourself", rule="")


def token(view: SeasonView, request: Request, effects: Sequence[Effect]) -> str:
    """Stands for an action with exactly these effects, whatever else goes on in the season."""
    kept = [one for one in effects if one.what not in PASSING]
    return _digest([view.record.id, encode_action(request.action), encode_effects(kept)])


def _earlier_token(view: SeasonView, request: Request, effects: Sequence[Effect]) -> str:
    """What a button from before an upgrade carries: it was for one version of the season."""
    action = encode_action(request.action)
    return _digest([view.record.id, view.record.version, action, encode_effects(effects)])


def _digest(told: Json) -> str:
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:TOKEN_LENGTH]
