"""The thread of a league's game is opened once, also when the bot dies while it opens it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

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
