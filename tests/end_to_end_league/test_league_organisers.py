"""Organisers of one league: they run its seasons and no others, and decide no game of their own."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.playground.world import guilds
from tests.end_to_end.audit import blameless
from tests.end_to_end_league.season_stage import BOSS, player, season_stage

ONLY_ORGANISERS = "Only organisers can do that."


async def test_a_league_has_organisers_of_its_own(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 5, "own organisers") as here:
        helper, referee = player(4), player(5)
        world = here.stage.playground.world
        guild = next(iter(world.guilds.values()))
        role = guilds.make_role(world, guild, "referees", 0)
        guild.members[here.user(referee).id].roles.append(role.id)
        await here.stage.restart()
        await here.create(name="Cup", format="round_robin", pace="live")
        await here.join(here.players(3))
        assert ONLY_ORGANISERS in await here.refused("league start", helper, reason="go")
        said = await here.refused("league-admin organisers", helper, reason="me", add=here.user(helper))
        assert ONLY_ORGANISERS in said
        shown = await here.act("league-admin organisers", reason="help", add=here.user(helper), role=role)
        assert f"<@{here.user(helper).id}> may organise every season of this league." in shown
        assert f"Everyone with <@&{role.id}> may organise every season of this league." in shown
        said = await here.refused("league-admin organisers", reason="help", add=here.user(helper))
        assert said == "Nothing would change."
        # They run its seasons, by name and by role, and may open its next one.
        await here.act("league start", helper, reason="go")
        await here.act("league pause", referee, reason="lunch")
        await here.act("league resume", referee, reason="fed")
        own = await here.ask("league create", helper, name="cup", format="swiss")
        assert "**Cup**, season 2" in own.text or "**cup**, season 2" in own.text
        other = await here.ask("league create", helper, name="Another", format="swiss")
        assert ONLY_ORGANISERS in other.text
        # Who is an organiser of the league names no others, and runs no other league.
        said = await here.refused(
            "league-admin organisers", helper, reason="friend", add=here.user(player(1))
        )
        assert ONLY_ORGANISERS in said
        first = here.season
        await here.create(name="Other", format="swiss")
        assert (
            ONLY_ORGANISERS
            in (await here.ask("league start", helper, reason="go", season=str(here.season))).text
        )
        here.season = first
        await here.act(
            "league-admin organisers",
            reason="thanks",
            remove=here.user(helper),
            no_role=True,
            season=str(first),
        )
        for who in (helper, referee):
            said = await here.refused("league pause", who, reason="again", season=str(first))
            assert ONLY_ORGANISERS in said
        blameless(here.stage)


async def test_an_organiser_who_plays_asks_another_one(tmp_path: Path) -> None:
    """Also one who manages the whole server."""
    async with season_stage(tmp_path, 1, "own game") as here:
        await here.create(name="Cup", format="round_robin", pace="live")
        await here.join([here.boss, here.user(player(1))])
        await here.act("league start", reason="two are enough")
        for words, options in (
            ("league award", {"player": str(here.boss.id)}),
            ("league forfeit", {"player": str(here.user(player(1)).id)}),
            ("league drop", {"player": str(here.user(player(1)).id)}),
        ):
            said = await here.refused(words, BOSS, reason="I say so", **options)
            assert said.startswith("You play in that game yourself, so you can't decide it."), words
        # Nor do they have a hand in it by the commands for single matches.
        game = await here.game((await here.view()).open_lines[0])
        for words in ("brawl-admin pause", "brawl-admin end"):
            said = (await here.boss.slash(game.place, words, reason="I say so")).message
            assert said is not None
            assert said.text.startswith("You play in that game yourself"), words
        await here.act("league award", "deputy", reason="a fair one", player=str(here.boss.id))
        assert (await here.view()).record.status == "finished"
        blameless(here.stage)
