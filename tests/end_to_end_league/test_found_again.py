"""The thread of a league's game is opened once, also when the bot dies while it opens it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

from sfb_bot.playground import VisibleMessage
from sfb_bot.playground.drive.views import Button
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.league.actions import JoinSeason
from tests.end_to_end.audit import blameless
from tests.end_to_end_league.season_stage import season_stage


async def test_a_game_has_one_thread_after_a_long_time_without_the_bot(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "two") as here:
        await here.create(name="Duo", format="round_robin", pace="live", round_length="2d", seeding="joined")
        await here.join(here.players(2))
        world = here.stage.playground.world

        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        with patch.object(here.stage.shell.app.store, "move_match", never):
            shown = await here.ask("league start", reason="both are here")
            await here.press(shown, "Confirm")
            await here.boss.until(
                lambda: any(world.messages.get(c.id) for c in world.channels.values() if c.is_thread),
                "a word in the thread",
            )
            await here.stage.stop(cleanly=False)
        for by_id in world.messages.values():
            for message in by_id.values():
                message.nonce = None
        await here.stage.start()
        await here.quiet()
        threads = [c for c in world.channels.values() if c.is_thread]
        assert len(threads) == 1
        heads = here.posts(lambda m: "game 1: " in m.text and not m.buttons)
        assert len(heads) == 1
        words = [m.text for m in here.boss.visible_messages(threads[0].id) if not m.pictures and m.text]
        assert len(words) == len(set(words)) == 1
        # The bot asks for the thread again, and hears that the line has one.
        blameless(here.stage, {(400, 160004)})


async def test_a_sign_up_is_posted_once_though_somebody_joined_before_it_was_noted(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "two") as here:
        world, store = here.stage.playground.world, here.stage.shell.app.store

        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        def joins(button: Button) -> bool:
            return isinstance(read_action(button.custom_id or ""), JoinSeason)

        def sign_ups() -> list[VisibleMessage]:
            return here.posts(lambda message: any(map(joins, message.buttons)))

        with patch.object(store, "note_season_post", never):
            shown = await here.ask(
                "league create", name="Duo", format="round_robin", pace="live", round_length="2d"
            )
            await here.press(shown, "Confirm")
            await here.boss.until(lambda: bool(sign_ups()), "the sign-up")
            (post,) = sign_ups()
            before = post.text
            button = next(filter(joins, post.buttons)).custom_id
            await here.players(2)[0].press(post, button or "")
            await here.stage.stop(cleanly=False)
        for by_id in world.messages.values():
            for message in by_id.values():
                message.nonce = None
        await here.stage.start()
        await here.quiet()
        (again,) = sign_ups()
        assert again.id == post.id
        assert again.text != before
