"""Seeding and pairing by hand, as an organiser types it."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.audit import blameless
from tests.end_to_end_league.season_stage import SeasonStage, player, season_stage


async def newest_pairs(here: SeasonStage) -> set[frozenset[int]]:
    view = await here.view()
    lines = view.lines(view.season.round)
    return {
        frozenset(user for one in (line.home, line.away) if one is not None for user in one.users)
        for line in lines
    }


async def test_an_organiser_seeds_and_pairs_by_hand(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 5, "by hand") as here:
        await here.create(name="Cup", format="swiss", rounds=2, pace="live")
        one, two, three, four, five = here.players(5)
        await here.join([one, two, three, four])
        said = await here.refused("league-admin seed", reason="seeds", players=f"<@{one.id}> <@{one.id}>")
        assert said == "You've named someone twice."
        said = await here.refused("league-admin seed", reason="seeds", players=f"<@{five.id}>")
        assert said == f"User {five.id} isn't in this season."
        said = await here.refused("league-admin seed", reason="seeds", players="nobody")
        assert said.startswith("The list is empty.")
        said = await here.refused("league-admin seed", player(1), reason="me first", players=f"<@{one.id}>")
        assert "Only organisers can do that." in said
        shown = await here.act("league-admin seed", reason="last year", players=f"<@{four.id}> <@{two.id}>")
        assert f"Seed 1: <@{four.id}>" in shown
        assert f"Seed 2: <@{two.id}>" in shown
        assert "Seeding: by hand, by the organisers." in here.post().text
        await here.act("league start", reason="all are here")
        # By the seeds 4, 2, 1, 3 the upper half meets the lower half.
        assert await newest_pairs(here) == {frozenset({four.id, one.id}), frozenset({two.id, three.id})}
        wanted = f"<@{one.id}> <@{two.id}>, <@{three.id}> <@{four.id}>"
        said = await here.refused("league-admin pair", reason="derby", players=f"<@{one.id}> <@{two.id}>")
        assert said.startswith("2 players would be left without an opponent.")
        shown = await here.act("league-admin pair", reason="derby", players=wanted)
        assert " vs " in shown
        assert shown.count("is called off. Nobody has played in it.") == 2
        assert await newest_pairs(here) == {frozenset({one.id, two.id}), frozenset({three.id, four.id})}
        for line in (await here.view()).open_lines:
            await here.concede(line, 1)
        await here.quiet()
        shown = (await here.ask("league-admin pair", reason="again", players=wanted)).text
        assert shown.count("(a rematch: they've already met)") == 2
        log = (await here.ask("league log")).text
        assert "Pair by hand" in log
        assert "Seed by hand" in log
        blameless(here.stage)
