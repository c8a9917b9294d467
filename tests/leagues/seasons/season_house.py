"""A house with seasons in it, and short words for what organisers and players do there."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sfb_bot.cli.verify import verify
from sfb_bot.games.brawl.pack import setup_form
from sfb_bot.kernel import Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Action, Request, Start
from sfb_bot.leagues.seasons.records import Effect, PairingLine
from sfb_bot.leagues.seasons.recount import wrong_figures
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import SeasonProposal
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, OutboxRow, SeasonId, UserId
from tests.games.brawl.kit.table import rules
from tests.matches.house import CHANNEL, GUILD, ROSTER, HandClock, House, house, usual_packs

DAY = 86400
WEEK = 7 * DAY
BOSS, DEPUTY = UserId(1), UserId(2)
SLOW = PACES["slow"]
# One player after the other is asked, from the first question on.
SETUP = {"roster": ROSTER, "draft": "free", "goal": 5, "questions": "all"}
FORMS = {"brawl": setup_form(rules().content)}
WEEKLY = Terms(round_length=WEEK, seeding="joined")


def players(count: int) -> list[UserId]:
    return [UserId(100 + number) for number in range(1, count + 1)]


class SeasonHouse:
    """A house and the seasons played in it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.app = house.app
        self.leagues = house.app.leagues
        self.clock = house.clock
        self.store = house.store

    async def create(
        self, settings: Settings | None = None, terms: Terms = WEEKLY, **different: Any
    ) -> SeasonId:
        proposal = SeasonProposal(
            GUILD,
            CHANNEL,
            BOSS,
            different.pop("name", "Autumn"),
            "brawl",
            SETUP,
            SLOW,
            settings or Settings(seed="lots"),
            terms,
        )
        return await self.leagues.sign_up.create(
            replace(proposal, **different), "a new season", self.house.press()
        )

    async def join(self, season: SeasonId, *users: UserId) -> None:
        for user in users:
            await self.leagues.sign_up.join(season, user, self.house.press())

    async def started(self, count: int, settings: Settings | None = None, terms: Terms = WEEKLY) -> SeasonId:
        season = await self.create(settings, terms)
        await self.join(season, *players(count))
        await self.act(season, Start())
        return season

    async def act(
        self, season: SeasonId, action: Action, actor: UserId = BOSS, reason: str = "so it shall be"
    ) -> tuple[Effect, ...]:
        """Preview and confirm."""
        request = Request(season, actor, reason, action)
        preview = await self.leagues.organisers.preview(await self.view(season), request)
        done = await self.leagues.organisers.confirm(request, preview.token, self.house.press())
        assert done == "done"
        return preview.effects

    async def view(self, season: SeasonId) -> SeasonView:
        return await self.leagues.view(season)

    async def line_of(self, season: SeasonId, user: UserId) -> PairingLine:
        line = (await self.view(season)).line_of(user)
        assert line is not None
        return line

    async def concede(self, match: MatchId, user: UserId) -> None:
        """The simplest way to lose; what follows is done at once."""
        await self.app.matches.say(match, user, Word.CONCEDE, self.house.press())
        await self.app.deadlines.fire_due()

    async def draw(self, match: MatchId, users: Sequence[UserId]) -> None:
        for user in users:
            await self.app.matches.say(match, user, Word.OFFER_DRAW, self.house.press())
        await self.app.deadlines.fire_due()

    async def wins(self, season: SeasonId, user: UserId) -> MatchId:
        """The user's opponent concedes the game under way."""
        line = await self.line_of(season, user)
        match = line.match
        assert match is not None
        mine = (await self.view(season)).entrant_of(user)
        assert mine is not None
        other = line.other(mine.id)
        assert other is not None
        await self.concede(match, other.users[0])
        return match

    async def play_round(self, season: SeasonId) -> None:
        """The better seeded win everything that is open in the newest round."""
        number = (await self.view(season)).season.round
        while True:
            view = await self.view(season)
            open_lines = [line for line in view.open_lines if line.record.pairing.round == number]
            if not open_lines or view.record.status != "running":
                return
            line = open_lines[0]
            assert line.match is not None
            assert line.away is not None
            loser = max((line.home, line.away), key=lambda one: one.rank)
            await self.concede(line.match, loser.users[0])

    async def play_but(self, season: SeasonId, left: PairingLine) -> None:
        """Everything that is open in the newest round ends but one pairing."""
        for line in (await self.view(season)).open_lines:
            if line.id != left.id and line.match is not None:
                await self.concede(line.match, line.home.users[0])

    async def passes(self, seconds: int) -> None:
        self.clock.passes(seconds)
        await self.app.deadlines.fire_due()

    async def posts(self, season: SeasonId) -> list[OutboxRow]:
        return [row for row in await self.house.outbox() if row.season == season]

    async def clear(self) -> None:
        await self.store.outbox_done([row.id for row in await self.house.outbox()])


@asynccontextmanager
async def season_house(
    path: Path, clock: HandClock | None = None, *, is_played: bool = True
) -> AsyncGenerator[SeasonHouse]:
    """Whatever was done, everything that is kept in the end follows from what happened.

    A test that writes results of what nobody played says so: then the figures alone are counted again.
    """
    async with house(path / "sfb.sqlite3", clock) as opened:
        yield SeasonHouse(opened)
        assert await wrong_figures(opened.store, FORMS) == []
    if is_played:
        assert (await verify(path / "sfb.sqlite3", usual_packs())).wrong == []
