"""Organisers put results right on Discord: shown first, told with a reason, old lines changed."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end_league.season_stage import season_stage, season_verbs


async def test_a_result_is_put_right_and_told_to_both(tmp_path: Path) -> None:
    """Findings 8 and 13 of the review."""
    async with season_stage(tmp_path, 4, "put right") as here:
        await here.create(name="Cup", format="round_robin", round_length="2d", cadence="scheduled")
        await here.join(here.players(4))
        await here.act("league start", reason="all are here")
        line = (await here.view()).open_lines[0]
        assert line.away is not None
        home, away = line.home.users[0], line.away.users[0]
        await here.concede(line, 0)
        await here.quiet()
        (said,) = here.posts(lambda message: f"<@{away}> wins" in message.text and "round 1" in message.text)
        shown = await here.act(
            "league-admin result",
            player=f"<@{home}>",
            result="win",
            reason="the wrong one conceded",
            score="5:3",
        )
        assert f"Until now: <@{away}> won" in shown
        assert f"<@{home}> wins (organiser's decision)" in shown
        assert "no longer counts for ratings" in shown
        assert f"Table: <@{home}>: 0 → 3 points" in shown
        changed = here.boss.look(said.id, said.channel_id).text
        assert f"<@{home}> wins by an organiser's decision" in changed
        (told,) = here.posts(lambda message: "an organiser did this: Correct a result." in message.text)
        assert "Reason: the wrong one conceded" in told.text
        stored = here.boss.world.message(told.channel_id, told.id)
        assert stored is not None
        assert set(stored.mentions) == {home, away}
        table = {row.user: row for row in await here.table()}
        assert (table[home].points, table[home].difference) == (3, 2)
        log = (await here.ask("league log")).text
        assert "Correct a result" in log
        # Taken back, the line says again what was played.
        await here.act("league undo", reason="it was right")
        assert f"<@{away}> wins" in here.boss.look(said.id, said.channel_id).text
        await here.act("league-admin replay", player=f"<@{home}>", reason="a wrong board")
        assert "doesn't count any more" in here.boss.look(said.id, said.channel_id).text
        again = (await here.view()).line(line.id)
        assert again.match is not None
        assert (await here.game(again)).match == again.match


async def test_what_cannot_be_put_right_says_why(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "not right") as here:
        await here.create(name="Cup", format="round_robin")
        await here.join(here.players(4))
        await here.act("league start", reason="all are here")
        line = (await here.view()).open_lines[0]
        home = f"<@{line.home.users[0]}>"
        why = {"reason": "why not"}
        said = await here.refused("league-admin result", player=home, result="score", score="five", **why)
        assert said.startswith("I don't understand that score.")
        said = await here.refused("league-admin result", player=home, result="score", score="5:3", **why)
        assert said == "That pairing has no result yet. Decide it first, then correct the score."
        said = await here.refused("league-admin result", player=home, result="win", round=3, **why)
        assert said == "That player had no game in that round."
        said = await here.refused("league-admin reopen", **why)
        assert said == "There's no earlier round to go back to."
        said = await here.refused("league-admin replay", "p01", player=home, **why)
        assert said.startswith("Only organisers can do that")


async def test_a_round_is_taken_back_and_its_post_says_so(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "taken back") as here:
        await here.create(name="Cup", format="swiss", rounds=3)
        await here.join(here.players(4))
        await here.act("league start", reason="all are here")
        for line in (await here.view()).open_lines:
            await here.concede(line, 0)
        await here.quiet()
        (post,) = here.posts(lambda message: "Round 2 of 3" in message.text and "ends" in message.text)
        await here.act("league-admin reopen", reason="a wrong result")
        assert here.boss.look(post.id, post.channel_id).text.endswith(
            "round 2 was taken back. It'll be paired again."
        )
        await here.act("league round", action="open", reason="now it is right")
        assert "Round 2 of 3" in here.boss.look(post.id, post.channel_id).text
        assert len((await here.view()).open_lines) == 2


async def test_the_admin_of_a_game_ends_a_league_match_through_the_league(tmp_path: Path) -> None:
    """Finding 20 of the review."""
    async with season_stage(tmp_path, 4, "ended") as here:
        await here.create(name="Cup", format="round_robin")
        await here.join(here.players(4))
        await here.act("league start", reason="all are here")
        line = (await here.view()).open_lines[0]
        game = await here.game(line)
        winner = here.user(line.home.users[0])
        shown = (await here.boss.slash(game.place, "brawl-admin end", reason="ill", winner=winner)).message
        assert shown is not None
        assert season_verbs(shown) == {"carry_out", "let_be"}
        assert not (await here.view()).line(line.id).state.decided
        assert await here.press(shown, "Confirm") == "Done."
        await here.quiet()
        assert (await here.view()).line(line.id).state.winner == line.home.id
        assert "Award a pairing" in (await here.ask("league log")).text
