"""Leagues of pairs, groups, and a role for the champions."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sfb_bot.playground.settings import BOT_PERMISSIONS
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Guild, Role
from sfb_bot.playground.world.permissions import Permission
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import verbs
from tests.end_to_end_league.season_stage import SeasonStage, player, season_stage

MANAGES_ROLES = BOT_PERMISSIONS | int(Permission.MANAGE_ROLES)


def roles_of(here: SeasonStage) -> tuple[Guild, Role, Role]:
    """The server, a role below the bot's own, and one above it."""
    world = here.stage.playground.world
    guild = next(iter(world.guilds.values()))
    low, high = (guilds.make_role(world, guild, name, 0) for name in ("champion", "owner"))
    own = next(role for role in guild.roles.values() if role.bot_id is not None)
    low.position, own.position, high.position = 1, 5, 9
    return guild, low, high


async def test_pairs_play_and_the_champions_get_their_role(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 5, "pairs", bot_permissions=MANAGES_ROLES) as here:
        guild, low, high = roles_of(here)
        await here.stage.restart()
        options = {"name": "Pairs", "format": "round_robin", "mode": "teams", "pace": "live"}
        refused = await here.ask("league create", **options, winner_role=high)
        assert "the role is above mine" in refused.text
        await here.create(**options, winner_role=low)
        assert f"The champion gets <@&{low.id}>." in here.post().text
        await pairs_join(here)
        await here.act("league start", reason="two pairs")
        line = (await here.view()).open_lines[0]
        game = await here.game(line)
        assert [user.name for user in game.players] == [player(1), player(3), player(2), player(4)]
        greeting = game.host.visible_messages(game.place)[0]
        assert all(user.look(greeting).pings_me for user in game.players)
        for user in (game.players[1], game.players[3]):
            sure = (await user.slash(game.place, "brawl concede")).message
            assert sure is not None
            await user.press(sure, verbs(sure)["concede"])
        await here.until_over(game.match)
        await here.quiet()
        one, two = game.players[0], game.players[2]
        assert (await here.view()).record.status == "finished"
        assert here.posts(
            lambda message: f"The <@&{low.id}> role goes to <@{one.id}> and <@{two.id}>." in message.text
        )
        assert [
            name for name in map(player, range(1, 5)) if low.id in guild.members[here.user(name).id].roles
        ] == [
            player(1),
            player(2),
        ]
        blameless(here.stage)


async def pairs_join(here: SeasonStage) -> None:
    one, two, _, four, _ = here.players(5)
    alone = await one.press(here.post(), "Join")
    assert alone.message is not None
    assert "This league is for pairs." in alone.message.text
    assert "your own partner" in (await here.ask("league join", player(1), partner=one)).text
    bot = here.stage.playground.world.bot.id
    assert "Bots can't play" in (await here.ask("league join", player(1), partner=bot)).text
    assert (
        "your partner still has to press Join" in (await here.ask("league join", player(1), partner=two)).text
    )
    await here.quiet()
    assert f"<@{one.id}> and <@{two.id}> (waiting for their partner to join)" in here.post().text
    assert "has already joined" in (await here.ask("league join", player(5), partner=two)).text
    await here.join([two])
    await here.ask("league join", player(3), partner=four)
    await here.join([four])
    assert "(waiting" not in here.post().text


async def test_groups_start_by_themselves_and_then_knock_each_other_out(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 6, "groups") as here:
        await here.create(
            name="Groups",
            format="groups",
            groups=2,
            playoff="single",
            qualifiers=1,
            pace="daily",
            seeding="joined",
            signup_until="1d",
            starts_itself=True,
        )
        await here.join(here.players(6))
        assert "Then the season starts automatically" in here.post().text
        await here.stage.stop()
        here.stage.clock.jump(86400 + 60)
        await here.stage.start()
        await here.quiet()
        # Nobody could join while the bot was away.
        assert (await here.view()).record.status == "signup"
        assert f"<t:{here.stage.clock.now() + 86400}:f>" in here.post().text
        await here.pass_time(86400)
        (post,) = here.posts(lambda message: "**Round 1 of 3**" in message.text)
        assert "**Group A**" in post.text
        assert "**Group B**" in post.text
        alt = here.post().pictures[0].alt or ""
        assert "Groups 1: Group A." in alt
        assert "Groups 1: Group B." in alt
        while (await here.view()).record.status == "running":
            lines = (await here.view()).open_lines
            await asyncio.gather(*(here.concede(line, 1) for line in lines))
            await here.quiet()
        view = await here.view()
        assert [one.record.pairing.stage for one in view.lines()][-1] == "winners"
        assert "Final:" in (here.post().pictures[0].alt or "")
        blameless(here.stage)
