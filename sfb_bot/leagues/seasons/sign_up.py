"""Before a season: making it, joining it, leaving it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.values import EntrantId, Points, Settings
from sfb_bot.leagues.seasons.actions import encode_effects
from sfb_bot.leagues.seasons.notices import SignUpChanged, news_rows
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    Effect,
    EntrantRecord,
    EntrantStatus,
    LeagueId,
    PlayerRecord,
    SeasonChange,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.refusals import (
    AlreadyEntered,
    BadSeason,
    CodeNeeded,
    NotEntered,
    PartnerNeeded,
    SeasonChanged,
    SignUpClosed,
    WrongTime,
)
from sfb_bot.leagues.seasons.round_opening import SIGN_UP
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.computer_players import LEVEL_NAMES
from sfb_bot.matches.new_match import sides_before
from sfb_bot.matches.records import ChannelId, GuildId, Moment, NewDeadline, Pace, SeasonId, UserId
from sfb_bot.matches.refusals import NoSuchLevel

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
SHORTEST_ROUND: Final = 5 * MINUTE
LONGEST_ROUND: Final = 90 * DAY
MOST_ENTRANTS: Final = 256
LONGEST_NAME: Final = 60
MOST_REMINDERS: Final = 3
# Seasons that are still to be made are made one after the other.
BEING_MADE: Final = SeasonId(0)


@dataclass(frozen=True, slots=True)
class SeasonProposal:
    """A season as an organiser wants it; of a league that is there already, or of a new one.

    `setup` is what the game's rules take, without the first player. Without `signup_until` sign-up is
    open until the start.
    """

    guild: GuildId
    channel: ChannelId
    actor: UserId
    name: str
    game: str
    setup: Mapping[str, Json]
    pace: Pace
    settings: Settings
    terms: Terms
    signup_until: Moment | None = None


class SignUp:
    """The use cases before the start."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context

    async def preview(self, proposal: SeasonProposal) -> SeasonRecord:
        """The season as it would be opened now; refused when it could never be played."""
        name = proposal.name.strip()
        if not 0 < len(name) <= LONGEST_NAME:
            raise BadSeason("a league has a name of 1 to 60 letters", rule="name")
        check_terms(self._context, proposal)
        seasons = await self._context.store.seasons_of(proposal.guild)
        own = [season.number for season in seasons if season.name.casefold() == name.casefold()]
        return proposed(proposal, max(own, default=0) + 1, self._context.clock.now())

    async def confirm(self, proposal: SeasonProposal, number: int, reason: str, interaction: str) -> SeasonId:
        """Open the season that was shown with this number; SeasonChanged when it is there by now."""
        async with self._context.lock(BEING_MADE):
            if (await self.preview(proposal)).number != number:
                raise SeasonChanged("that season was opened meanwhile", rule="changed")
            return await self.create(proposal, reason, interaction)

    async def create(self, proposal: SeasonProposal, reason: str, interaction: str) -> SeasonId:
        """Open sign-up for a season."""
        record = await self.preview(proposal)
        effects, settings = encode_effects((opening(record),)), record.settings
        if not settings.seed:
            record = replace(record, settings=replace(settings, seed=self._context.chance.seed()))
        closing = (
            [NewDeadline("season", record.signup_until, note=SIGN_UP)]
            if record.signup_until is not None
            else []
        )
        action = ActionRecord(0, record.id, proposal.actor, "create", reason, record.created_at, effects)
        outbox = news_rows(SignUpChanged())
        made = await self._context.store.create_season(record, closing, outbox, action, interaction)
        self._context.alarms.ring()
        return made

    async def join(
        self,
        season: SeasonId,
        user: UserId,
        interaction: str,
        partner: UserId | None = None,
        *,
        guild: GuildId | None = None,
        code: str = "",
    ) -> Literal["active", "waiting", "invited"]:
        """Enter a season: in, waiting for a free place, or waiting for the partner to join as well.

        A pair is complete when each of the two has joined naming the other (the second need not). A season
        of another server than `guild` is none.
        """
        async with self._context.hold(season, guild) as view:
            self._refuse_late(view)
            known = view.entrant_of(user)
            if known is None:
                _refuse_uninvited(view.record.terms.invite_code, code)
            if known is not None and not (known.status == "invited" and known.users[0] != user):
                raise AlreadyEntered("you take part already", rule="self")
            if known is not None:
                entrant = replace(known, status=status_of_next(view))
            else:
                users = self._pair(view, user, partner)
                status = "invited" if len(users) > 1 else status_of_next(view)
                entrant = fresh(view, users, status, self._context.clock.now())
            if confirms(view.record, self._context.clock.now()):
                # Who comes while the others confirm is here.
                entrant = replace(entrant, confirmed_at=self._context.clock.now())
            change = SeasonChange(
                view.record,
                entrants=(entrant,),
                outbox=news_rows(SignUpChanged()),
                interaction=interaction,
            )
            await self._context.change(change)
        assert entrant.status != "dropped"
        return entrant.status

    def _pair(self, view: SeasonView, user: UserId, partner: UserId | None) -> tuple[UserId, ...]:
        if view.record.terms.team_size == 1:
            if partner is not None:
                raise PartnerNeeded("in this league everybody plays alone", rule="single")
            return (user,)
        if partner is None:
            raise PartnerNeeded("in this league pairs play; name your partner", rule="pair")
        if partner == user:
            raise PartnerNeeded("you cannot be your own partner", rule="self")
        if view.entrant_of(partner) is not None:
            raise AlreadyEntered("your partner takes part already", rule="other")
        return (user, partner)

    async def confirm_place(
        self, season: SeasonId, user: UserId, interaction: str, *, guild: GuildId | None = None
    ) -> None:
        """Say that one will play, while that is asked; one of a pair speaks for both."""
        async with self._context.hold(season, guild) as view:
            now, entrant = self._context.clock.now(), view.entrant_of(user)
            if entrant is None:
                raise NotEntered("you do not take part", rule="self")
            if not confirms(view.record, now):
                raise WrongTime("nobody is asked to confirm now", rule="confirm")
            if entrant.confirmed_at is None:
                confirmed = replace(entrant, confirmed_at=now)
                change = SeasonChange(view.record, entrants=(confirmed,), outbox=news_rows(SignUpChanged()))
                await self._context.change(replace(change, interaction=interaction))

    async def leave(self, season: SeasonId, user: UserId, interaction: str) -> None:
        """Take the entry back before the start; the first who waits moves up."""
        async with self._context.hold(season) as view:
            if view.record.status != "signup":
                raise SignUpClosed("the season has started", rule="started")
            entrant = view.entrant_of(user)
            if entrant is None:
                raise NotEntered("you do not take part", rule="self")
            await self._context.change(replace(without(view, entrant), interaction=interaction))

    def _refuse_late(self, view: SeasonView) -> None:
        record = view.record
        if record.status == "finished":
            raise SignUpClosed("the season is over", rule="finished")
        if record.status != "signup":
            raise SignUpClosed("the season has started", rule="started")
        if record.signup_until is not None and record.signup_until <= self._context.clock.now():
            raise SignUpClosed("sign-up is over", rule="late", until=record.signup_until)


def check_terms(context: SeasonContext, proposal: SeasonProposal) -> None:
    """BadSeason for terms that make no season, NoSuchLevel for a computer player that there is not."""
    terms, now = proposal.terms, context.clock.now()
    checks = {
        "round_length": SHORTEST_ROUND <= terms.round_length <= LONGEST_ROUND,
        "grace": 0 <= terms.grace <= LONGEST_ROUND,
        "least_answer": 0 <= (terms.least_answer or 0) <= LONGEST_ROUND,
        "most_extension": 0 <= terms.most_extension <= LONGEST_ROUND,
        "remind": len(terms.remind) <= MOST_REMINDERS and all(each > 0 for each in terms.remind),
        "most": terms.most == 0 or 2 <= terms.most <= MOST_ENTRANTS,
        "signup": proposal.signup_until is None or proposal.signup_until > now,
        "starts_itself": not terms.starts_itself or proposal.signup_until is not None,
        **fair_points(proposal.settings.points),
        # Byes of a bracket are what the best seeds have earned: a computer has no place there.
        "fill_in": proposal.settings.has_table or not terms.fill_in,
        "game": proposal.game in context.rules,
    }
    wrong = next((name for name, is_good in checks.items() if not is_good), None)
    if wrong is not None:
        raise BadSeason(f"the setting {wrong} makes no season", rule=wrong)
    if terms.fill_in and terms.fill_in not in LEVEL_NAMES:
        raise NoSuchLevel(f"there is no level {terms.fill_in!r}", rule="level", level=terms.fill_in)
    if terms.fill_in and not context.has_mind(proposal.game):
        raise NoSuchLevel("computers cannot play that game", rule="game")
    # The rules look at the settings now, not when everybody has joined.
    sides = sides_before(context.rules[proposal.game], proposal.setup)
    if len(sides) != 2:
        raise BadSeason("a league pairs two sides", rule="sides")
    if {len(side) for side in sides} != {terms.team_size}:
        raise BadSeason("these matches have another number of seats", rule="team_size")


def _refuse_uninvited(wanted: str, code: str) -> None:
    if not wanted:
        return
    if not code.strip():
        raise CodeNeeded("the season is by invitation", rule="missing")
    if code.strip().casefold() != wanted.strip().casefold():
        raise CodeNeeded("that is not the code", rule="wrong")


def confirms(season: SeasonRecord, now: Moment) -> bool:
    """Whether those who have joined are asked to confirm now."""
    within, until = season.terms.confirm_within, season.signup_until
    is_asked = season.status == "signup" and within > 0 and until is not None
    return is_asked and until is not None and until - within <= now < until


def roll_called(view: SeasonView, now: Moment) -> tuple[EntrantRecord, ...]:
    """Everybody as they stand when the season starts: who did not confirm though asked to has to wait.

    Whoever waited and has confirmed moves up, as long as there is room.
    """
    record = view.record
    within, until = record.terms.confirm_within, record.signup_until
    if not within or until is None or now < until - within:
        return view.entrants
    room = record.terms.most or len(view.entrants)
    here = [one.id for one in view.entrants if one.status == "active" and one.confirmed_at is not None]
    here += [one.id for one in view.entrants if one.status == "waiting" and one.confirmed_at is not None]
    playing = set(here[:room])
    return tuple(
        replace(one, status="active" if one.id in playing else "waiting")
        if one.status in ("active", "waiting")
        else one
        for one in view.entrants
    )


def proposed(proposal: SeasonProposal, number: int, now: Moment) -> SeasonRecord:
    """The season that is proposed, with the number it would have in its league; it has no id yet."""
    return SeasonRecord(
        id=SeasonId(0),
        league=LeagueId(0),
        number=number,
        guild=proposal.guild,
        name=proposal.name.strip(),
        status="signup",
        version=0,
        channel=proposal.channel,
        game=proposal.game,
        setup=dict(proposal.setup),
        pace=proposal.pace,
        settings=proposal.settings,
        terms=proposal.terms,
        created_at=now,
        created_by=proposal.actor,
        signup_until=proposal.signup_until,
    )


def fair_points(points: Points) -> dict[str, bool]:
    """Whether points are as they should be in a new season, by what may be wrong; stored ones may be odd.

    Nobody gets more for sitting out than for a win, nor more for staying away than for playing.
    """
    return {
        "bye": points.bye <= points.win,
        "forfeit_loss": points.forfeit_loss <= points.loss,
        "double_forfeit": points.double_forfeit <= points.draw,
    }


def opening(season: SeasonRecord) -> Effect:
    """What opening a season changes."""
    return Effect("season_opened", {"name": season.name, "number": season.number})


def status_of_next(view: SeasonView, more: int = 0) -> EntrantStatus:
    """Whether the next to enter, after `more` others, is in or has to wait."""
    active = sum(one.status == "active" for one in view.entrants) + more
    most = view.record.terms.most
    return "waiting" if most and active >= most else "active"


def fresh(
    view: SeasonView, users: Sequence[UserId], status: EntrantStatus, now: Moment, more: int = 0
) -> EntrantRecord:
    """A new entrant, after `more` others of the same change; its number is also its rank until the start."""
    number = max((one.id for one in view.entrants), default=0) + 1 + more
    players = tuple(PlayerRecord(user, now) for user in users)
    grace = view.record.terms.grace
    return EntrantRecord(EntrantId(number), players, status, number, now, grace)


def without(view: SeasonView, *gone: EntrantRecord) -> SeasonChange:
    """The change that takes entries away before the start; the first who wait move up."""
    room = sum(one.status == "active" for one in gone)
    waiting = [one for one in view.entrants if one.status == "waiting" and one not in gone]
    return SeasonChange(
        view.record,
        gone_entrants=tuple(one.id for one in gone),
        entrants=tuple(replace(one, status="active") for one in waiting[:room]),
        outbox=news_rows(SignUpChanged()),
    )
