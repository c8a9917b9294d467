"""Invitations and open tables, and the match that comes of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from sfb_bot.app.chance import Chance
from sfb_bot.app.clocks import open_deadlines
from sfb_bot.app.ports import Clock, PlaceTaken, Store
from sfb_bot.app.records import (
    ChannelId,
    GuildId,
    LobbyId,
    LobbyKind,
    LobbyRecord,
    MatchId,
    MatchRecord,
    Moment,
    NewOutbox,
    Pace,
    SeatRecord,
    TurnClock,
    UserId,
)
from sfb_bot.app.refusals import ChannelBusy, LobbyClosed, NotInvited
from sfb_bot.app.table import AnyRules, Table
from sfb_bot.kernel import Json, Run, Seat, VersionConflict

INVITATION_LASTS: Final = 3 * 24 * 60 * 60

First = Literal["random", "host", "guest"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a host proposes. `setup` is what the game's rules take, without the first player."""

    guild: GuildId
    channel: ChannelId
    host: UserId
    game: str
    setup: Mapping[str, Json]
    pace: Pace
    first: First = "random"
    where: Literal["thread", "here"] = "thread"
    invited: UserId | None = None


class Lobby:
    """The use cases before a match."""

    def __init__(self, store: Store, rules: Mapping[str, AnyRules], clock: Clock, chance: Chance) -> None:
        self._store = store
        self._rules = rules
        self._clock = clock
        self._chance = chance

    async def propose(self, proposal: Proposal, interaction: str) -> LobbyId:
        """Invite somebody, or open a table for anybody; refused at once if it could never be played."""
        if proposal.invited == proposal.host:
            raise NotInvited("you cannot challenge yourself", rule="opponent")
        if proposal.where == "here":
            await self._refuse_busy(proposal.channel)
        # The rules look at the settings now, not when the other player has accepted.
        self._rules[proposal.game].begin({**proposal.setup, "first": None}, "check")
        now = self._clock.now()
        kind: LobbyKind = "open" if proposal.invited is None else "challenge"
        record = LobbyRecord(
            id=LobbyId(0),
            kind=kind,
            status="waiting",
            guild=proposal.guild,
            channel=proposal.channel,
            host=proposal.host,
            invited=proposal.invited,
            game=proposal.game,
            setup=dict(proposal.setup),
            pace=proposal.pace,
            first=proposal.first,
            where=proposal.where,
            created_at=now,
            expires_at=Moment(now + INVITATION_LASTS),
        )
        return await self._store.create_lobby(record, (NewOutbox("invitation"),), interaction)

    async def _refuse_busy(self, channel: ChannelId) -> None:
        there = await self._store.match_in(channel)
        if there is not None and there.status != "over":
            raise ChannelBusy("a match is being played in this channel", rule="channel", match=there.id)

    async def _waiting(self, lobby: LobbyId) -> LobbyRecord:
        record = await self._store.lobby(lobby)
        if record is None or record.status != "waiting" or record.expires_at <= self._clock.now():
            raise LobbyClosed("this invitation is no longer open", rule="invitation")
        return record

    async def accept(self, lobby: LobbyId, user: UserId, interaction: str) -> MatchId:
        """Accept an invitation or join an open table: the match begins."""
        record = await self._waiting(lobby)
        if user == record.host:
            raise NotInvited("this is your own table", rule="opponent")
        if record.kind == "challenge" and user != record.invited:
            raise NotInvited("this invitation is for somebody else", rule="opponent")
        return await self._begin(record, user, interaction)

    async def decline(self, lobby: LobbyId, user: UserId) -> None:
        """The invited player declines."""
        record = await self._waiting(lobby)
        if record.kind != "challenge" or user != record.invited:
            raise NotInvited("only the invited player can decline", rule="opponent")
        await self._close(lobby, "declined")

    async def cancel(self, lobby: LobbyId, user: UserId) -> None:
        """The host takes the invitation back."""
        record = await self._waiting(lobby)
        if user != record.host:
            raise NotInvited("only the host can cancel", rule="opponent")
        await self._close(lobby, "cancelled")

    async def _close(self, lobby: LobbyId, status: str) -> None:
        if not await self._store.close_lobby(lobby, status, (NewOutbox("invitation"),)):
            raise LobbyClosed("this invitation is no longer open", rule="invitation")

    async def expire(self, lobby: LobbyId) -> None:
        """The time of an invitation is over."""
        await self._store.close_lobby(lobby, "expired", (NewOutbox("invitation"),))

    async def _begin(self, lobby: LobbyRecord, guest: UserId, interaction: str) -> MatchId:
        rules = self._rules[lobby.game]
        first = {"random": None, "host": 0, "guest": 1}[lobby.first]
        setup = {**lobby.setup, "first": first}
        seed = self._chance.seed()
        run = Run(rules, rules.begin(setup, seed))
        now = self._clock.now()
        seats = tuple(
            SeatRecord(Seat(number), user, lobby.pace.bank) for number, user in enumerate((lobby.host, guest))
        )
        record = MatchRecord(
            id=MatchId(0),
            game=lobby.game,
            guild=lobby.guild,
            channel=lobby.channel if lobby.where == "here" else ChannelId(0),
            status="live",
            setup=setup,
            seed=seed,
            pace=lobby.pace,
            seats=seats,
            seq=0,
            ask_no=run.ask_no,
            created_at=now,
            asked_at=now,
            clock=TurnClock(0, 0, now),
            lobby=lobby.id,
        )
        deadlines = open_deadlines(Table(record, rules, run), now, self._chance.delay)
        opening = [rules.encode_event(event) for event in run.opening_events]
        try:
            return await self._store.create_match(
                record,
                run.checkpoint(),
                opening,
                deadlines,
                # The invitation comes to point at the match, so the match needs its place before.
                (NewOutbox("opening"), NewOutbox("invitation"), NewOutbox("ledger")),
                interaction,
            )
        except PlaceTaken as error:
            raise ChannelBusy(
                "a match is being played in this channel", rule="channel", match=error.match
            ) from error
        except VersionConflict as error:
            raise LobbyClosed("this invitation is no longer open", rule="invitation") from error

    async def rematch(self, match: MatchRecord, user: UserId, guild: GuildId, interaction: str) -> LobbyId:
        """Propose the same settings to the same opponent again; who starts is drawn anew."""
        other = next(seat.user for seat in match.seats if seat.user != user)
        if not other:
            raise NotInvited("that player asked to be forgotten", rule="opponent")
        setup = {key: value for key, value in match.setup.items() if key != "first"}
        proposal = Proposal(
            guild, match.channel, user, match.game, setup, match.pace, invited=other, where="here"
        )
        return await self.propose(proposal, interaction)
