"""Organisers change a season under way on Discord: its time, its settings, its people, whether it exists."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end_league.season_stage import PLACE, SeasonStage, season_stage

WHY = {"reason": "as agreed"}


async def swiss(here: SeasonStage, count: int = 4) -> None:
    await here.create(name="Cup", format="swiss", rounds=3, round_length="7d")
    await here.join(here.players(count))
    await here.act("league start", **WHY)


async def test_times_and_settings_are_changed_in_words(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "amended") as here:
        await swiss(here)
        line = (await here.view()).open_lines[0]
        home = f"<@{line.home.users[0]}>"
        shown = await here.act("league-admin extend", player=home, time="1d 12h", **WHY)
        due = line.record.due + 36 * 3600
        assert f"finish by <t:{due}:f>" in shown
        assert (await here.view()).line(line.id).record.due == due
        shown = await here.act("league-admin extend", time="2w", **WHY)
        assert "Round 1 now ends" in shown
        said = await here.refused("league-admin extend", time="soon", **WHY)
        assert said.startswith("I don't understand that time.")
        shown = await here.act("league-admin change", setting="points", value="win 2, draw 1", **WHY)
        assert "Points: win 3, draw 1" in shown
        assert "→ win 2, draw 1" in shown
        shown = await here.act("league-admin change", setting="round_length", value="3d", **WHY)
        assert "It counts from the next round on." in shown
        said = await here.refused("league-admin change", setting="seeding", value="joined", **WHY)
        assert said == "The season has started, so that's settled."
        said = await here.refused("league-admin change", setting="winner_role", value="@everyone", **WHY)
        assert said.startswith("I can't give that role")
        shown = await here.act("league pause", until="3d", **WHY)
        assert "goes on by itself on" in shown
        assert "goes on by itself on" in here.post().text
        await here.pass_time(3 * 86400)
        assert (await here.view()).record.status == "running"


async def test_somebody_comes_late_and_somebody_comes_back(tmp_path: Path) -> None:
    """Findings 18 and 19 of the review."""
    async with season_stage(tmp_path, 7, "late") as here:
        await swiss(here, 6)
        late, gone = here.stage.user("p07"), here.stage.user("p01")
        said = await here.refused("league join", "p07")
        assert said == (
            "The season has already started. An organiser can still let you in with `/league-admin enter`."
        )
        shown = await here.act("league-admin enter", player=late, points=1, **WHY)
        assert f"<@{late.id}> plays from round 2 on, starting with 1 points." in shown
        await here.act("league drop", player=f"<@{gone.id}>", **WHY)
        said = await here.refused("league-admin enter", player=gone, **WHY)
        assert said == "That player dropped out. Let them back in with `/league-admin return`."
        shown = await here.act("league-admin return", player=gone, **WHY)
        assert f"<@{gone.id}> plays again from round 2 on." in shown
        posts = here.posts(
            lambda message: "joins the season and plays from the next round on" in message.text
        )
        assert len(posts) == 2


async def test_a_test_season_is_deleted_and_its_post_says_so(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "deleted") as here:
        await swiss(here)
        post = here.post()
        shown = await here.ask("league-admin delete", season=str(here.season), **WHY)
        assert "4 players, 0 decided games" in shown.text
        assert await here.press(shown, "Confirm") == "Done."
        assert await here.seasons() == []
        assert here.boss.look(post.id, here.boss.place(PLACE).id).text == (
            "**Cup**, season 1 was deleted by an organiser."
        )
        assert (await here.ask("league list")).text.startswith("No seasons here yet.")
