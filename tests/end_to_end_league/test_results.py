"""Games of a league among the results of a server: told there as well, but never twice in one channel."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import newest_post
from tests.end_to_end_league.season_stage import PLACE, SeasonStage, season_stage

ELSEWHERE = "lounge"


def lines_in(here: SeasonStage, channel: str) -> list[str]:
    """What the channel of results was told: an outcome with its picture and the way to the thread."""
    found = [m for m in here.boss.visible_messages(channel) if not m.is_ephemeral and not m.buttons]
    return [m.text for m in found if m.pictures and "Played in <#" in m.text]


async def test_a_result_is_told_elsewhere_unless_the_league_tells_it_there(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 3, "results") as here:
        await here.create(name="Cup", format="round_robin", pace="live", round_length="2d")
        await here.join(here.players(3))
        await here.boss.slash(ELSEWHERE, "settings server", results="here")
        await here.act("league start", reason="go")
        line = (await here.view()).open_lines[0]
        game = await here.game(line)
        assert here.boss.world.channels[game.place].name.startswith("R1 ")
        await here.concede(line, 0)
        await here.quiet()
        (told,) = lines_in(here, ELSEWHERE)
        assert f"<#{game.place}>" in told
        result = newest_post(here.boss, game.place)
        assert result is not None
        assert "Time used" in result.text
        await here.boss.slash(PLACE, "settings server", results="here")
        line = (await here.view()).open_lines[0]
        await here.concede(line, 1)
        await here.quiet()
        assert len(lines_in(here, ELSEWHERE)) == 1
        assert lines_in(here, PLACE) == [], "there the league itself has told it"
        blameless(here.stage)
