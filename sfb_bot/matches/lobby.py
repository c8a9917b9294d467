"""Invitations and open tables, and the match that comes of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from sfb_bot.kernel import Json, Seat, VersionConflict
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.computer_players import computer_player, one_more, people_among
from sfb_bot.matches.gate import Gate
from sfb_bot.matches.limits import HOUR, refuse_too_many_invitations, refuse_too_many_solo
from sfb_bot.matches.lobby_records import LobbyKind, LobbyRecord, LobbySeat, Ping
from sfb_bot.matches.new_match import Agreement, new_match, side_numbers, sides_before
from sfb_bot.matches.ports import Clock, PlaceTaken, Store
from sfb_bot.matches.records import (
    ChannelId,
    GuildId,
    LobbyId,
    MatchId,
    Moment,
    NewOutbox,
    Pace,
    UserId,
)
from sfb_bot.matches.refusals import ChannelBusy, LobbyClosed, NoSuchLevel, NoSuchPlace, NotInvited
from sfb_bot.matches.rulebooks import Rulebooks

INVITATION_LASTS: Final = 3 * 24 * 60 * 60
DUEL_SEATS: Final = 2
# Whom an open table asks.
ANYBODY: Final = UserId(0)

First = Literal["random", "host", "guest"]
FIRST_SEATS: Final[Mapping[First, Seat | None]] = {"random": None, "host": Seat(0), "guest": Seat(1)}


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a host proposes. `setup` is what the game's rules take, without the first player.

    `invited` are the people and computer players wanted in the seats after the host's; None, and seats not
    named, are free for anybody. `hints`: players may ask for hints, so the match is not rated.
    """

    guild: GuildId
    channel: ChannelId
    host: UserId
    game: str
    setup: Mapping[str, Json]
    pace: Pace
    first: First = "random"
    where: Literal["thread", "here"] = "thread"
    invited: tuple[UserId | None, ...] = ()
    hints: bool = False


class Lobby:
    """The use cases before a match: people come to a table one by one, with the last one it begins."""

    def __init__(
        self,
        store: Store,
        rulebooks: Rulebooks,
        clock: Clock,
        chance: Chance,
        alarms: Alarms,
        gate: Gate,
    ) -> None:
        self._store = store
        self._alarms = alarms
        self._gate = gate
        self._rulebooks = rulebooks
        self._rules = rulebooks.rules
        self._clock = clock
        self._chance = chance
        # Two who sit down at the same instant must not overlook each other, else nobody would be the last.
        self._seating = asyncio.Lock()
        # Nor two invitations made at the same instant, else a limit would hold for neither.
        self._proposing = asyncio.Lock()

    async def propose(self, proposal: Proposal, interaction: str) -> LobbyId:
        """Invite people, or open a table for anybody; refused at once if it could never be played.

        With computer players in all other places the match begins at once.
        """
        named = [user for user in proposal.invited if user is not None]
        if proposal.host in named:
            raise NotInvited("you cannot challenge yourself", rule="yourself")
        if len(set(named)) < len(named):
            raise NoSuchPlace("somebody is invited to two places", rule="twice")
        if proposal.where == "here":
            await self._refuse_busy(proposal.channel)
        table = self._table(proposal)
        async with self._gate.passing(), self._proposing:
            if table.is_solo:
                await self._refuse_too_many_solo(proposal.host)
                match = await self._store.match_record(await self._begin(table, interaction, is_new=True))
                assert match is not None
                assert match.lobby is not None
                return match.lobby
            people = people_among(named)
            await self._refuse_unwanted(proposal, people)
            now, host, guild = table.created_at, table.host, table.guild
            pings = [Ping(now, "invitation", guild, host, target) for target in people or (ANYBODY,)]
            made = await self._store.create_lobby(table, (NewOutbox("invitation"),), interaction, pings)
            self._alarms.ring()
            return made

    def _table(self, proposal: Proposal) -> LobbyRecord:
        """The table a proposal makes; refused where it could never be played."""
        # The rules look at the settings now, not when the other players have accepted.
        sides = side_numbers(sides_before(self._rules[proposal.game], proposal.setup))
        count = len(sides)
        if len(proposal.invited) >= count:
            raise NoSuchPlace("more people are invited than can play", rule="too-many", count=count)
        invited = [*proposal.invited, *[None] * (count - 1 - len(proposal.invited))]
        if proposal.hints or any(user is not None and user < 0 for user in invited):
            self._refuse_mindless(proposal.game)
        now = self._clock.now()
        kind: LobbyKind = "challenge" if any(user is not None and user > 0 for user in invited) else "open"
        return LobbyRecord(
            id=LobbyId(0),
            kind=kind,
            status="waiting",
            guild=proposal.guild,
            channel=proposal.channel,
            host=proposal.host,
            seats=(
                LobbySeat(sides[0], proposal.host, is_in=True),
                *(
                    LobbySeat(side, user, is_in=user is not None and user < 0)
                    for side, user in zip(sides[1:], invited, strict=True)
                ),
            ),
            game=proposal.game,
            setup=dict(proposal.setup),
            pace=proposal.pace,
            first=proposal.first,
            where=proposal.where,
            created_at=now,
            expires_at=Moment(now + INVITATION_LASTS),
            hints=proposal.hints,
        )

    def _refuse_mindless(self, game: str) -> None:
        """NoSuchLevel for a game that computers cannot play."""
        if self._rulebooks.mind_of(game, self._rules[game].edition) is None:
            raise NoSuchLevel("computers cannot play that game", rule="game")

    async def _refuse_too_many_solo(self, host: UserId) -> None:
        now = self._clock.now()
        refuse_too_many_solo(await self._store.solo_matches_of(host, Moment(now - HOUR)), now)

    async def _refuse_unwanted(self, proposal: Proposal, named: Sequence[UserId]) -> None:
        """NotInvited for those who do not want that host, TooMany where people were asked often enough."""
        host, guild, now = proposal.host, proposal.guild, self._clock.now()
        unwilling = await self._store.who_blocks(host, named) if named else ()
        if unwilling:
            raise NotInvited("that player does not want to", rule="blocked", player=unwilling[0])
        tables = await self._store.invitations_around(guild, host, named)
        pings = await self._store.pings_around(guild, host, named, Moment(now - HOUR))
        refuse_too_many_invitations(guild, host, named, tables, pings, now)

    async def _refuse_busy(self, channel: ChannelId) -> None:
        there = await self._store.match_in(channel)
        if there is not None and there.status != "over":
            raise ChannelBusy("a match is being played in this channel", rule="channel", match=there.id)

    async def _waiting(self, lobby: LobbyId) -> LobbyRecord:
        record = await self._store.lobby(lobby)
        if record is None or record.status != "waiting" or record.expires_at <= self._clock.now():
            raise LobbyClosed("this invitation is no longer open", rule="invitation")
        return record

    # --- Sitting down and getting up ---

    async def accept(self, lobby: LobbyId, user: UserId, interaction: str) -> MatchId | None:
        """Take the place one is invited to, or where nobody has a partner a free one.

        The match, if it begins with that; None while others have yet to agree.
        """
        async with self._gate.passing(), self._seating:
            record = await self._waiting(lobby)
            if user == record.host:
                raise NotInvited("this is your own table", rule="own-table")
            own = _place_of(record, user)
            if own is not None and record.seats[own].is_in:
                raise NoSuchPlace("you are in already", rule="seated")
            if own is None and not record.has_partners:
                own = next((n for n, place in enumerate(record.seats) if place.user is None), None)
            if own is None:
                raise NotInvited("this invitation is for somebody else", rule="opponent")
            return await self._sit(record, user, own, interaction)

    async def join(self, lobby: LobbyId, user: UserId, side: int, interaction: str) -> MatchId | None:
        """Sit down on a side, from the other one if need be; the match, if it begins with that."""
        async with self._gate.passing(), self._seating:
            record = await self._waiting(lobby)
            if user == record.host:
                raise NoSuchPlace("the host plays on the first side", rule="host")
            own = _place_of(record, user)
            if own is not None and record.seats[own].side == side:
                if record.seats[own].is_in:
                    raise NoSuchPlace("you sit there already", rule="seated")
                return await self._sit(record, user, own, interaction)
            free = [
                number
                for number, place in enumerate(record.seats)
                if place.user is None and place.side == side
            ]
            if not free:
                raise NoSuchPlace("there is no free place on that side", rule="full")
            return await self._sit(record, user, free[0], interaction)

    async def _sit(self, record: LobbyRecord, user: UserId, at: int, interaction: str) -> MatchId | None:
        """Give the user that place and free the one before; with the last place the match begins."""
        if await self._store.who_blocks(user, (record.host,)):
            raise NotInvited("the host does not want to play with that player", rule="host")
        seats = [place if place.user != user else LobbySeat(place.side) for place in record.seats]
        seats[at] = replace(seats[at], user=user, is_in=True)
        if all(place.is_in for place in seats):
            return await self._begin(replace(record, seats=tuple(seats)), interaction)
        await self._reseat(record.id, seats, interaction)
        return None

    async def _reseat(self, lobby: LobbyId, seats: Sequence[LobbySeat], interaction: str) -> None:
        if not await self._store.seat_lobby(lobby, seats, (NewOutbox("invitation"),), interaction):
            raise LobbyClosed("this invitation is no longer open", rule="invitation")
        self._alarms.ring()

    async def fill(
        self, lobby: LobbyId, user: UserId, level: str, interaction: str, side: int | None = None
    ) -> MatchId | None:
        """The host gives a free place, of a side if one is named, to a computer player.

        The match, if it begins with that.
        """
        async with self._gate.passing(), self._seating:
            record = await self.hosted(lobby, user)
            self._refuse_mindless(record.game)
            computer = one_more(level, [place.user for place in record.seats])
            free = [
                number
                for number, place in enumerate(record.seats)
                if place.user is None and side in (None, place.side)
            ]
            if not free:
                raise NoSuchPlace("there is no free place", rule="full")
            if all(number in (0, free[0]) or place.is_computer for number, place in enumerate(record.seats)):
                await self._refuse_too_many_solo(record.host)
            return await self._sit(record, computer.user, free[0], interaction)

    async def dismiss(self, lobby: LobbyId, user: UserId, interaction: str) -> None:
        """The host takes the computer player away that came last; its place is free for anybody then."""
        async with self._gate.passing(), self._seating:
            record = await self.hosted(lobby, user)
            found = {
                computer.number: at
                for at, place in enumerate(record.seats)
                if (computer := computer_player(place.user or 0)) is not None
            }
            if not found:
                raise NoSuchPlace("no computer player sits at this table", rule="no-computer")
            await self._free(record, found[max(found)], interaction)

    async def hosted(self, lobby: LobbyId, user: UserId) -> LobbyRecord:
        """A table that waits, for its host; NotInvited for anybody else."""
        record = await self._waiting(lobby)
        if user != record.host:
            raise NotInvited("only the host can do that", rule="fill")
        return record

    async def leave(self, lobby: LobbyId, user: UserId, interaction: str) -> None:
        """Get up again; the place is free for anybody then."""
        async with self._gate.passing(), self._seating:
            record = await self._waiting(lobby)
            if user == record.host:
                raise NoSuchPlace("the host cannot leave, only cancel", rule="host-leaves")
            own = _place_of(record, user)
            if own is None or not record.seats[own].is_in:
                raise NoSuchPlace("you do not sit at this table", rule="not-in")
            await self._free(record, own, interaction)

    async def decline(self, lobby: LobbyId, user: UserId, interaction: str) -> None:
        """An invited player declines: with two that is the end of it, with more the place becomes free."""
        async with self._gate.passing(), self._seating:
            record = await self._waiting(lobby)
            own = _place_of(record, user)
            if user == record.host or own is None or record.seats[own].is_in:
                raise NotInvited("only an invited player can decline", rule="opponent")
            if len(record.seats) == DUEL_SEATS:
                await self._close(lobby, "declined")
            else:
                await self._free(record, own, interaction)

    async def _free(self, record: LobbyRecord, at: int, interaction: str) -> None:
        seats = list(record.seats)
        seats[at] = LobbySeat(seats[at].side)
        await self._reseat(record.id, seats, interaction)

    async def cancel(self, lobby: LobbyId, user: UserId) -> None:
        """The host takes the invitation back."""
        record = await self._waiting(lobby)
        if user != record.host:
            raise NotInvited("only the host can cancel", rule="cancel")
        await self._close(lobby, "cancelled")

    async def leave_for_good(self, lobby: LobbyId, user: UserId) -> None:
        """Take somebody who is to be forgotten away from a table, whatever they are to it."""
        async with self._seating:
            record = await self._store.lobby(lobby)
            if record is None or record.status != "waiting":
                return
            own = _place_of(record, user)
            if user == record.host:
                await self._close(lobby, "cancelled")
            elif own is not None and len(record.seats) == DUEL_SEATS:
                await self._close(lobby, "declined")
            elif own is not None:
                await self._free(record, own, "")

    async def _close(self, lobby: LobbyId, status: str) -> None:
        if not await self._store.close_lobby(lobby, status, (NewOutbox("invitation"),)):
            raise LobbyClosed("this invitation is no longer open", rule="invitation")
        self._alarms.ring()

    async def expire(self, lobby: LobbyId) -> None:
        """The time of an invitation is over."""
        await self._store.close_lobby(lobby, "expired", (NewOutbox("invitation"),))
        self._alarms.ring()

    # --- The match ---

    async def begin_queued(self, proposal: Proposal) -> MatchId:
        """Begin the match of people who waited for each other; VersionConflict if one of them does not."""
        table = self._table(proposal)
        seated = replace(table, seats=tuple(replace(place, is_in=True) for place in table.seats))
        async with self._gate.passing():
            return await self._begin(seated, "", is_new=True, is_queued=True)

    async def _begin(
        self, lobby: LobbyRecord, interaction: str, *, is_new: bool = False, is_queued: bool = False
    ) -> MatchId:
        """Everybody is in; `is_new` is a table that is not stored yet, `is_queued` one of a queue."""
        agreed = Agreement(
            game=lobby.game,
            setup=lobby.setup,
            users=tuple(place.user or UserId(0) for place in lobby.seats),
            pace=lobby.pace,
            guild=lobby.guild,
            channel=lobby.channel if lobby.where == "here" else ChannelId(0),
            first=FIRST_SEATS[lobby.first],
            lobby=None if is_new else lobby.id,
            hints=lobby.hints,
        )
        new = new_match(self._rules[lobby.game], agreed, self._chance, self._clock.now())
        try:
            match = await self._store.create_match(
                new.record,
                new.checkpoint,
                new.opening_events,
                new.deadlines,
                # The invitation comes to point at the match, so the match needs its place before.
                (NewOutbox("opening"), NewOutbox("invitation"), NewOutbox("ledger")),
                interaction,
                table=lobby if is_new else None,
                is_queued=is_queued,
            )
        except PlaceTaken as error:
            raise ChannelBusy(
                "a match is being played in this channel", rule="channel", match=error.match
            ) from error
        except VersionConflict as error:
            if is_queued:
                raise
            raise LobbyClosed("this invitation is no longer open", rule="invitation") from error
        self._alarms.ring(replace(new.record, id=match))
        return match


def _place_of(record: LobbyRecord, user: UserId) -> int | None:
    """The number of the place that a user has or is invited to."""
    return next((number for number, place in enumerate(record.seats) if place.user == user), None)
