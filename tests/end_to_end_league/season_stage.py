"""A server with a league in it: an organiser, a deputy, players, and short words for what they do."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sfb_bot.games.pack import GamePack
from sfb_bot.leagues.seasons.records import PairingLine, SeasonRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.records import GuildId, SeasonId, UserId
from sfb_bot.playground import Playground, PlaygroundSettings, UserDriver, UserSeed, VisibleMessage
from sfb_bot.playground.clock import SystemClock
from sfb_bot.playground.world import guilds, interactions
from sfb_bot.playground.world.entities import InteractionKind
from sfb_bot.playground.world.interactions import Origin
from sfb_bot.screens.action_codec import Action, kinds_of_actions
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.league.actions import SeasonAction
from sfb_bot.screens.settings_actions import SetServer
from tests.end_to_end.clocks import StandingClock, TickingClock
from tests.end_to_end.harness import Game, Stage, newest_post, seeded_chance, verbs
from tests.patience import PATIENCE, until

PLACE = "arena"
BOSS, DEPUTY = "boss", "deputy"
NO_SEASON = SeasonId(0)
LEFT_TO_DO = "SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM deadline WHERE due <= ?)"


# Marker, place, name, points, the record, then tie-breaks in the order of the columns' heads.
LINE = re.compile(r"^[> ] *(\d+) (\S+) +(\d+) +(\d+)-(\d+)-(\d+) +(.+?)$", re.MULTILINE)
HEAD = re.compile(r"^ *# Player +Pts +W-D-L +(.+?)$", re.MULTILINE)


class TableRow(NamedTuple):
    """A line of a table in words."""

    place: int
    user: int
    points: int
    won: int
    drawn: int
    lost: int
    difference: int


def season_verbs(message: VisibleMessage) -> set[str]:
    """What can be pressed about a season on a message."""
    names = {kind: name for name, kind in kinds_of_actions().items()}
    found = (read_action(button.custom_id or "") for button in message.buttons)
    return {names[type(action)] for action in found if isinstance(action, SeasonAction)}


@dataclass
class SeasonStage:
    """The stage, and the season that is played on it."""

    stage: Stage
    season: SeasonId = NO_SEASON

    @property
    def boss(self) -> UserDriver:
        return self.stage.user(BOSS)

    def user(self, user: int | str) -> UserDriver:
        if isinstance(user, str):
            return self.stage.user(user)
        return self.stage.user(self.stage.playground.world.users[user].name)

    def players(self, count: int) -> list[UserDriver]:
        return [self.stage.user(player(number)) for number in range(1, count + 1)]

    async def view(self) -> SeasonView:
        return await self.stage.shell.app.leagues.view(self.season)

    async def quiet(self) -> None:
        """Everything that follows has followed, and everything that is to be shown is shown.

        What is due and what is to be shown is looked at in one moment: looked at one after the other, a
        deadline could fire in between and what it says be missed.
        """
        with closing(sqlite3.connect(f"{self.stage.database.as_uri()}?mode=ro", uri=True)) as looking:

            async def is_quiet() -> bool:
                self.stage.shell.app.wake()
                (left,) = looking.execute(LEFT_TO_DO, (self.stage.clock.now(),)).fetchone()
                return left == 0

            await until(is_quiet, "everything to be done and shown")

    # --- What people do ---

    async def ask(self, words: str, who: str = BOSS, /, **options: Any) -> VisibleMessage:
        """A command, and what it answers in private."""
        outcome = await self.user(who).slash(PLACE, words, **options)
        assert outcome.message is not None
        return outcome.message

    async def press(self, message: VisibleMessage, name: str, by: str = BOSS) -> str:
        """Press a button on a private panel; what it then says."""
        user = self.user(by)
        stored = user.world.message(message.channel_id, message.id)
        assert stored is not None
        before = stored.edited_at
        await user.press(message, name)
        await user.until(lambda: stored.edited_at != before, "a changed panel", PATIENCE)
        return user.look(message).text

    async def act(self, words: str, who: str = BOSS, /, **options: Any) -> str:
        """An organiser's command, read and confirmed; what the preview said."""
        shown = await self.ask(words, who, **options)
        assert season_verbs(shown) == {"carry_out", "let_be"}, shown.text
        said = await self.press(shown, "Confirm", who)
        assert said in ("Done.", "Sign-up for the season is open."), said
        await self.quiet()
        return shown.text

    async def create(self, **options: Any) -> VisibleMessage:
        """A season open for sign-up; its post."""
        await self.act("league create", **options)
        self.season = (await self.seasons())[0].id
        return self.post()

    def post(self) -> VisibleMessage:
        """The one pinned post of the season."""
        world = self.stage.playground.world
        channel = self.boss.place(PLACE).id
        pinned = [m for m in world.messages[channel].values() if m.pinned_at is not None]
        own = [self.boss.look(m.id, channel) for m in pinned]
        found = [m for m in own if any(_season_of(b.custom_id) == self.season for b in m.buttons)]
        assert len(found) == 1, f"{len(found)} pinned posts"
        return found[0]

    async def join(self, users: Sequence[UserDriver]) -> None:
        post = self.post()
        answers = await asyncio.gather(*(user.press(post, "Join") for user in users))
        assert {one.message.text for one in answers if one.message} == {
            "You're in! The season's post lists everyone."
        }
        await self.quiet()

    async def game(self, line: PairingLine) -> Game:
        """The game of a pairing as those who play it see it."""
        assert line.match is not None
        match = line.match

        async def has_place() -> bool:
            return bool((await self.stage.record(match)).channel)

        await until(has_place, f"a place for match {match}")
        record = await self.stage.record(match)
        return Game(line.match, record.channel, tuple(self.user(seat.user) for seat in record.seats))

    async def concede(self, line: PairingLine, loser: int) -> None:
        """One of the two gives the game up: 0 for the one at home."""
        game = await self.game(line)
        user = game.players[loser]
        sure = (await user.slash(game.place, "brawl concede")).message
        assert sure is not None
        await user.press(sure, verbs(sure)["concede"])
        await self.until_over(game.match)

    async def ready(self, user: UserDriver, game: Game) -> str:
        """Somebody presses Ready on the newest post of their game; what they are answered."""
        post = newest_post(user, game.place)
        assert post is not None
        answer = (await user.press(post, "Ready")).message
        assert answer is not None
        await self.quiet()
        return answer.text

    async def draw(self, line: PairingLine) -> None:
        game = await self.game(line)
        for user in game.players:
            await user.slash(game.place, "brawl draw")
        await self.until_over(game.match)

    async def until_over(self, match: int) -> None:
        async def is_over() -> bool:
            return (await self.stage.record(match)).status == "over"

        await until(is_over, f"the end of match {match}")

    async def pass_time(self, seconds: int) -> None:
        self.stage.jump(seconds)
        await self.quiet()

    # --- What is there to see ---

    def posts(self, wanted: Callable[[VisibleMessage], bool]) -> list[VisibleMessage]:
        """Public posts in the season's channel."""
        return [m for m in self.boss.visible_messages(PLACE) if not m.is_ephemeral and wanted(m)]

    async def line_of(self, user: UserDriver) -> PairingLine:
        line = (await self.view()).line_of(UserId(user.id))
        assert line is not None
        return line

    async def refused(self, words: str, who: str = BOSS, /, **options: Any) -> str:
        """What a command answers that is refused; nothing of the season is changed by it."""
        before = (await self.view()).loaded
        said = await self.ask(words, who, **options)
        assert not season_verbs(said), said.text
        await self.quiet()
        assert (await self.view()).loaded == before
        return said.text

    async def seasons(self) -> list[SeasonRecord]:
        guild = next(iter(self.stage.playground.world.guilds))
        return await self.stage.shell.app.leagues.seasons(GuildId(guild))

    async def send(self, action: Action, by: str = BOSS) -> str:
        """A press that is on no message any more, sent by a client that is behind; what it answers."""
        user = self.user(by)
        source = user.world.message(user.place(PLACE).id, self.post().id)
        data = {"custom_id": action.custom_id, "component_type": 2, "id": 1}
        begun = interactions.begin(
            user.world, InteractionKind.COMPONENT, user.id, user.place(PLACE), data, Origin(source=source)
        )
        answer = (await user.outcome(begun)).message
        assert answer is not None
        return answer.text

    async def table(self) -> list[TableRow]:
        """The table as anybody reads it."""
        text = (await self.ask("league table", season=str(self.season), text=True)).text
        column = HEAD.findall(text)[0].split().index("+/−")
        users = {user.name.upper(): user.id for user in self.stage.playground.world.users.values()}
        found = [
            TableRow(
                *(int(place), users[name.upper()], int(points), int(won), int(drawn), int(lost)),
                int(ties.split()[column].replace("−", "-")),
            )
            for place, name, points, won, drawn, lost, ties in LINE.findall(text)
        ]
        assert found, text
        return found


def _season_of(custom_id: str | None) -> int | None:
    action = read_action(custom_id or "")
    return action.season if isinstance(action, SeasonAction) else None


def player(number: int) -> str:
    return f"p{number:02d}"


@asynccontextmanager
async def season_stage(
    folder: Path,
    players: int,
    seed: str,
    goal: int = 1,
    *,
    has_computers: bool = False,
    packs: Mapping[str, GamePack] | None = None,
    **more: Any,
) -> AsyncGenerator[SeasonStage]:
    """A running bot in a server of an organiser, a deputy with the organisers' role, and players.

    Where computers play, their answers off turn count after a moment: there the clock has to run.
    """
    names = (BOSS, DEPUTY, *(player(number) for number in range(1, players + 1)))
    users = tuple(UserSeed(name) for name in names)
    clock = SystemClock() if has_computers else TickingClock()
    settings = PlaygroundSettings(port=0, users=users, rate_limits=False, clock=clock, **more)
    async with Playground(settings) as playground:
        standing = StandingClock(runs=has_computers)
        made = Stage(playground, folder / "sfb.sqlite3", standing, seeded_chance(seed), goal, packs=packs)
        guild = next(iter(playground.world.guilds.values()))
        role = guilds.make_role(playground.world, guild, "organisers", 0)
        guild.members[playground.user(DEPUTY).id].roles.append(role.id)
        await made.start()
        try:
            here = SeasonStage(made)
            panel = await here.ask("settings server")
            await here.boss.select(panel, [role], SetServer("organiser_role").menu_id())
            await here.boss.until(lambda: f"<@&{role.id}>" in here.boss.look(panel).text)
            yield here
        finally:
            await made.stop()
