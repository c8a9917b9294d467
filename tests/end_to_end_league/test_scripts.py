"""Players whose names no typeface here can write: they are in the table and the bracket all the same."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.harness import one_by_one
from tests.end_to_end_league.season_stage import SeasonStage, player, season_stage

NAMES = {
    player(1): "山田太郎",
    player(2): "محمد",
    player(3): "🎲🔥",
    player(4): "Σωκράτης",
}


async def test_names_in_any_script_are_drawn(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "scripts", packs=one_by_one()) as here:
        for user in here.stage.playground.world.users.values():
            user.display_name = NAMES.get(user.name, user.display_name)
        await here.create(
            name="Cup", format="swiss", rounds=1, playoff="single", qualifiers=4, seeding="joined"
        )
        await here.join(here.players(4))
        await here.act("league start", reason="go")
        shown = {player(1), player(2), player(3), "Σωκράτης"}
        table = here.post().pictures[0].alt or ""
        assert all(name in table for name in shown)
        for line in (await here.view()).open_lines:
            await here.concede(line, 0)
        await here.quiet()
        bracket = here.post().pictures[0].alt or ""
        assert "Semi-final:" in bracket
        assert all(name in bracket for name in shown)
        words = (
            await here.ask(
                "league table",
                player(1),
                season=str(here.season),
                text=True,
            )
        ).text
        assert all(name in words for name in shown)
        assert "You're still in the play-offs." in words
        await tables_are_there_during_the_play_offs(here)


async def tables_are_there_during_the_play_offs(here: SeasonStage) -> None:
    """The bracket comes first, with one's own path; the table follows as a picture, too."""
    user = here.user(player(4))
    answer = (await user.press(here.post(), "Table")).message
    assert answer is not None
    assert "You're still in the play-offs." in answer.text
    assert "Page 1 of 2." in answer.text
    assert "Σωκράτης (you)" in (answer.pictures[0].alt or "")
    assert "Semi-final:" in (answer.pictures[0].alt or "")
    await here.press(answer, "Next", player(4))
    table = user.look(answer).pictures[0].alt or ""
    (own,) = [line for line in table.splitlines() if "(you)" in line]
    assert own.endswith(", Q")
    assert "Gold edge: plays in the play-offs." in table
    assert "Semi-final" not in table
    public = here.post().pictures[0].alt or ""
    assert "(you)" not in public
