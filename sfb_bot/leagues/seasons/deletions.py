"""Forgetting somebody, everywhere: at once where nobody needs them, in the rest as soon as it is over."""

from __future__ import annotations

from sfb_bot.kernel import PlayerError
from sfb_bot.leagues.seasons.ports import LeagueStore
from sfb_bot.leagues.seasons.sign_up import SignUp
from sfb_bot.matches.lobby import Lobby
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.people import Traces
from sfb_bot.matches.records import UserId


class Deletions:
    """The use cases of being forgotten."""

    def __init__(self, store: LeagueStore, cache: MatchCache, lobby: Lobby, sign_up: SignUp) -> None:
        self._store = store
        self._cache = cache
        self._lobby = lobby
        self._sign_up = sign_up

    async def preview(self, user: UserId) -> Traces:
        """Where somebody would be forgotten at once, and where later."""
        return await self._store.traces(user)

    async def forget(self, user: UserId) -> Traces:
        """Forget somebody, who leaves what has not begun; where they were found.

        The wish is stored before anything else is done, so nothing stops it any more.
        """
        found = await self._store.forget(user)
        for match in found.finished:
            # Matches in memory may still know who played them.
            self._cache.forget(match)
        await self.leave_what_has_not_begun()
        return found

    async def leave_what_has_not_begun(self) -> None:
        """Take everybody who is to be forgotten away from tables and sign-ups; also after a restart."""
        for lobby, who in await self._store.tables_to_leave():
            await self._lobby.leave_for_good(lobby, who)
        for season, who in await self._store.sign_ups_to_leave():
            try:
                await self._sign_up.leave(season, who, "")
            except PlayerError:
                # The season began, or they left, in this very moment; then it is settled there.
                continue
