"""Seasons whose channel refuses or is gone: organisers are told, nothing is begun that could not be shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

from sfb_bot.discord_ui.delivery.messenger import DiscordMessenger
from sfb_bot.matches.records import OutboxRow, lane_of
from sfb_bot.playground.world.permissions import Permission as Right
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import newest_post
from tests.end_to_end_league.season_stage import PLACE, SeasonStage, season_stage
from tests.patience import until


async def running(here: SeasonStage) -> None:
    await here.create(name="Cup", format="round_robin")
    await here.join(here.players(2))


def deny(here: SeasonStage, *denied: Right) -> int:
    arena = here.boss.place(PLACE).id
    here.stage.playground.faults.deny(arena, *denied)
    return arena


async def told(here: SeasonStage, *words: str) -> None:
    boss = here.boss
    await boss.wait_for_message(boss.dm(), lambda m: all(word in m.text for word in words))


async def test_a_season_is_opened_only_where_it_can_be_shown(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "opened") as here:
        shown = await here.ask("league create", name="Cup", format="round_robin")
        arena = deny(here, Right.SEND_MESSAGES)
        said = await here.ask("league create", name="Other", format="round_robin")
        assert "Send Messages" in said.text
        assert "Send Messages" in await here.press(shown, "Confirm"), "taken away since the preview"
        assert await here.seasons() == []
        here.stage.playground.faults.deny(arena)
        assert "Sign-up" in await here.press(
            await here.ask("league create", name="Cup", format="swiss", rounds=1), "Confirm"
        )


async def test_rounds_are_opened_only_where_their_games_can_have_threads(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "rounds") as here:
        await running(here)
        arena = deny(here, Right.CREATE_PUBLIC_THREADS)
        said = await here.boss.slash("lounge", "league start", reason="go")
        assert said.message is not None
        assert "Create Public Threads" in said.message.text
        assert f"<#{arena}>" in said.message.text, "there, not where the command was typed"
        here.stage.playground.faults.deny(arena)
        shown = await here.ask("league start", reason="go")
        deny(here, Right.CREATE_PUBLIC_THREADS)
        assert "Create Public Threads" in await here.press(shown, "Confirm")
        assert (await here.view()).record.status == "signup"
        here.stage.playground.faults.deny(arena)
        await here.act("league start", reason="go")
        assert (await here.view()).record.status == "running"


async def test_organisers_are_told_once_when_a_seasons_channel_refuses(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 3, "refuses") as here:
        await here.create(name="Cup", format="round_robin")
        await here.join(here.players(2))
        # The pinned post has to be made again, which needs more than an edit.
        arena = deny(here, Right.SEND_MESSAGES)
        here.stage.playground.faults.delete_message(arena, here.post().id)
        await here.user("p03").slash(PLACE, "league join")

        async def is_stuck() -> bool:
            return here.stage.shell.app.troubles.of(lane_of(season=here.season)) is not None

        await until(is_stuck, "trouble with the season")
        here.stage.jump(60)
        await told(here, "Cup", f"<#{arena}>", "Send Messages")
        here.stage.playground.faults.deny(arena)
        await here.quiet()

        async def is_over() -> bool:
            # A row is ticked off before its lane is known to be well again.
            return here.stage.shell.app.troubles.all() == ()

        await until(is_over, "the end of the trouble")
        boss = here.boss
        assert len([m for m in boss.visible_messages(boss.dm()) if m.author_id != boss.id]) == 1
        assert [f"<@{user.id}>" in here.post().text for user in here.players(3)] == [True] * 3


async def test_finding_4_a_channel_deleted_while_the_bot_was_down_decides_nothing(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "down") as here:
        await here.create(name="Cup", format="round_robin", round_length="2d")
        await here.join(here.players(4))
        await here.act("league start", reason="go")
        threads = [(await here.game(line)).place for line in (await here.view()).open_lines]
        arena = here.boss.place(PLACE).id
        await here.stage.stop()
        here.stage.playground.faults.delete_channel(arena)
        await here.stage.start()
        await told(here, "Cup", "deleted")

        async def is_stuck() -> bool:
            here.stage.shell.app.wake()
            lost = {trouble.lane for trouble in here.stage.shell.app.troubles.all() if trouble.kind == "gone"}
            matches = [line.match for line in (await here.view()).open_lines if line.match is not None]
            unknown = [match for match in matches if lane_of(match) not in lost]
            for match in unknown:
                # Whether a game has a place is found out when something is to be shown there.
                await here.stage.shell.app.ledger.show_again(match)
            return len(matches) == 2 and not unknown

        async def has_fired() -> bool:
            here.stage.shell.app.wake()
            return not await here.stage.shell.app.store.due_deadlines(here.stage.clock.now(), 1)

        # A round takes days: before it is over, reminders have found out that there is no place any more.
        await until(is_stuck, "trouble with the season and its games")
        here.stage.jump(30 * 24 * 3600)
        await until(has_fired, "all deadlines of a month")
        view = await here.view()
        assert (view.season.round, {game.reason for game in view.loaded.games}) == (1, {None})
        health = (await here.boss.slash("lounge", "doctor")).message
        assert health is not None
        assert "The channel of **Cup**, season 1 was deleted." in health.text
        mine = (await here.players(4)[0].slash("lounge", "league pairing", season="Cup")).message
        assert mine is not None
        assert not any(f"<#{thread}>" in mine.text for thread in threads)


async def test_a_deleted_channel_of_a_season_is_told_and_its_games_can_go_on(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "deleted") as here:
        await running(here)
        await here.act("league start", reason="go")
        line = await here.line_of(here.players(2)[0])
        game = await here.game(line)
        here.stage.playground.faults.delete_channel(here.boss.place(PLACE).id)
        await told(here, "Cup", "deleted")
        for user in game.players:
            await user.wait_for_message(
                user.dm(), lambda m: "Your match" in m.text and "/brawl play" in m.text
            )
        await told(here, f"Match {game.match} of", "/brawl play")
        offer = (await game.host.slash("lounge", "brawl play")).message
        assert offer is not None
        await game.host.press(offer, "Go on here")
        world = here.stage.playground.world

        def moved() -> list[int]:
            threads = [c.id for c in world.channels.values() if c.is_thread]
            return [each for each in threads if newest_post(game.host, each) is not None]

        await game.host.until(lambda: bool(moved()), "a new thread")
        sure = (await game.host.slash(moved()[0], "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, "Yes, concede")
        await here.until_over(game.match)

        async def is_decided() -> bool:
            return (await here.line_of(here.players(2)[0])).state.decided

        await until(is_decided, "the result to count")


async def test_a_game_that_has_to_be_shown_before_its_thread_is_there_is_greeted_first(
    tmp_path: Path,
) -> None:
    """Its place is not known yet, which is not the same as deleted: no second thread without a greeting."""
    show, is_let = DiscordMessenger._show, asyncio.Event()  # pyright: ignore[reportPrivateUsage] - comes first

    async def show_game_first(messenger: DiscordMessenger, row: OutboxRow) -> None:
        if row.kind == "opening":
            return
        if row.season is not None:
            await is_let.wait()
        await show(messenger, row)

    async with season_stage(tmp_path, 2, "greeted") as here:
        await running(here)
        shown = await here.ask("league start", reason="go")
        with patch.object(DiscordMessenger, "_show", show_game_first):
            assert await here.press(shown, "Confirm") == "Done."
            line = await here.line_of(here.players(2)[0])
            game = await here.game(line)
            is_let.set()
            await here.quiet()
        greeting, *_ = game.players[0].visible_messages(game.place)
        assert "this is your game" in greeting.text
        threads = [one.name for one in here.boss.world.channels.values() if one.is_thread]
        assert threads == ["R1 P01 – P02"]
        blameless(here.stage)
