"""A bot that was away decides no league."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.playground.world import guilds
from tests.end_to_end.audit import blameless
from tests.end_to_end_league.season_stage import season_stage

HOUR = 3600


async def test_a_round_that_ended_while_the_bot_was_down_goes_on(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "away") as here:
        await here.create(
            name="Night Cup", format="round_robin", pace="live", round_length="12h", seeding="joined"
        )
        await here.join(here.players(4))
        await here.act("league start", reason="four are enough")
        before = await here.view()
        assert before.round is not None
        assert len(before.open_lines) == 2
        await here.stage.stop()
        here.stage.clock.jump(20 * HOUR)
        await here.stage.start()
        await here.quiet()
        view = await here.view()
        assert view.round is not None
        assert [line.id for line in view.open_lines] == [line.id for line in before.open_lines]
        assert [game.reason for game in view.loaded.games] == [None, None]
        assert view.round.ends_at == before.round.ends_at + 20 * HOUR
        (told,) = here.posts(lambda message: "I was away" in message.text)
        assert "I was away for 20 hours. All deadlines are 20 hours later." in told.text
        (round_post,) = here.posts(lambda message: "**Round 1 of 3**" in message.text)
        assert f"<t:{view.round.ends_at}:f>" in round_post.text
        for line in view.open_lines:
            game = await here.game(line)
            shown = [m.text for m in game.host.visible_messages(game.place) if "I was away" in m.text]
            assert len(shown) == 1
        blameless(here.stage)


async def test_organisers_are_told_of_players_who_left_the_server_when_a_round_opens(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "left") as here:
        await here.create(name="Cup", format="round_robin", seeding="joined")
        await here.join(here.players(4))
        await here.act("league start", reason="go")
        assert not here.posts(lambda message: "left this server" in message.text)
        gone, world = here.players(4)[3], here.stage.playground.world
        guilds.leave(world, next(iter(world.guilds.values())), gone.id)
        for line in (await here.view()).open_lines:
            # Whoever is still there gives up.
            await here.concede(line, 1 if line.home.users == (gone.id,) else 0)
        await here.quiet()
        assert (await here.view()).season.round == 2
        (told,) = here.posts(lambda message: "left this server" in message.text)
        assert f"<@{gone.id}> left this server but still has to play." in told.text
        assert told.pings_me
        blameless(here.stage)
