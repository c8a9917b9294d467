"""Playing the same match again: whoever asks second agrees with whoever asked first."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sfb_bot.kernel import CARRIED, FIRST_SEAT
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.lobby import DUEL_SEATS, Lobby, Proposal
from sfb_bot.matches.lobby_records import LobbyRecord
from sfb_bot.matches.ports import Clock, Store
from sfb_bot.matches.records import LobbyId, MatchId, MatchRecord, UserId
from sfb_bot.matches.refusals import NotInvited


@dataclass(frozen=True, slots=True)
class Rematch:
    """What became of a wish to play again: an invitation, and the match if it began with that."""

    lobby: LobbyId
    match: MatchId | None = None
    is_agreed: bool = False


class Rematches:
    """Asks the same people for the same match again, once."""

    def __init__(self, store: Store, lobby: Lobby, clock: Clock) -> None:
        self._store = store
        self._lobby = lobby
        self._clock = clock
        # Two who ask at the same instant must not overlook each other, else there would be two invitations.
        self._asking = asyncio.Lock()

    async def ask(self, match: MatchRecord, user: UserId, interaction: str) -> Rematch:
        """Propose the same settings to the same people again, sides as they were; who starts is drawn again.

        Somebody whom another player has asked already agrees to that, and asking twice is asking once. With
        four, the place of somebody who asked to be forgotten is free for anybody. Against computer players
        alone the match begins at once.
        """
        proposal = _again(match, user)
        async with self._asking:
            before = await self._before(proposal)
            if before is None:
                return Rematch(await self._lobby.propose(proposal, interaction))
            if any(place.user == user and place.is_in for place in before.seats):
                return Rematch(before.id, is_agreed=before.host != user)
            return Rematch(before.id, await self._lobby.accept(before.id, user, interaction), is_agreed=True)

    async def _before(self, proposal: Proposal) -> LobbyRecord | None:
        """An invitation to this very match that waits, by whichever of its players."""
        named = people_among(user for user in proposal.invited if user is not None)
        players = {proposal.host, *proposal.invited}
        for table in await self._store.invitations_around(proposal.guild, proposal.host, named):
            is_same = (table.channel, table.game, table.setup, table.pace, table.where, table.hints) == (
                proposal.channel,
                proposal.game,
                dict(proposal.setup),
                proposal.pace,
                proposal.where,
                proposal.hints,
            )
            if is_same and table.expires_at > self._clock.now() and {s.user for s in table.seats} == players:
                return table
        return None


def _again(match: MatchRecord, user: UserId) -> Proposal:
    users = [seat.user for seat in match.seats]
    own = users.index(user)
    others = [*users[own + 1 :], *users[:own]]
    if len(users) == DUEL_SEATS and not all(others):
        raise NotInvited("that player asked to be forgotten", rule="forgotten")
    return Proposal(
        match.guild,
        match.channel,
        user,
        match.game,
        # Linked matches begin anew, with nothing carried over.
        {key: value for key, value in match.setup.items() if key not in (FIRST_SEAT, CARRIED)},
        match.pace,
        where="here",
        invited=tuple(other or None for other in others),
        hints=match.hints,
    )
