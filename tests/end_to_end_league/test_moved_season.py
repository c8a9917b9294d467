"""A season that goes on in another channel."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.playground.world import guilds
from tests.end_to_end_league.season_stage import PLACE, season_stage


async def test_a_season_moves_to_another_channel_and_back(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "moved") as here:
        world = here.stage.playground.world
        guild = next(iter(world.guilds.values()))
        there = guilds.make_channel(world, guild, "elsewhere")
        await here.create(name="Cup", format="round_robin")
        await here.join(here.players(4))
        await here.act("league start", reason="all are here")
        left = here.post()
        shown = await here.act("league-admin move", channel=there, reason="more room")
        assert f"<#{there.id}>" in shown
        assert "2 games stay in their threads" in shown
        assert (await here.view()).record.channel == there.id
        assert here.boss.look(left.id, here.boss.place(PLACE).id).text == (
            f"**Cup**, season 1 moved to <#{there.id}>."
        )
        texts = [here.boss.look(m.id, there.id).text for m in world.messages[there.id].values()]
        assert any("moved here from" in text for text in texts), texts
        pinned = [m for m in world.messages[there.id].values() if m.pinned_at is not None]
        assert len(pinned) == 1
        again = await here.ask("league-admin move", channel=there, reason="again")
        assert again.text == "The season is already in that channel."
        await here.act("league undo", reason="back again")
        assert (await here.view()).record.channel == here.boss.place(PLACE).id
        here.post()
