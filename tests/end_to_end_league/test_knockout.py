"""A season that is a bracket from the start, with a third-place match, in every game of the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import short_games
from tests.end_to_end_league.season_stage import SeasonStage, season_stage
from tests.games.toy.pack import toy_pack

KNOCKOUT = {"name": "Cup", "format": "knockout_third", "seeding": "joined"}


async def win_for_home(here: SeasonStage) -> None:
    """Whoever is at home wins everything that is open."""
    for line in (await here.view()).open_lines:
        await here.concede(line, 1)
    await here.quiet()


@pytest.mark.parametrize("mode", ["brawl/duel", "toy/two"])
async def test_a_knockout_from_the_start_to_the_third_place(tmp_path: Path, mode: str) -> None:
    packs = {**short_games(1), "toy": toy_pack()}
    async with season_stage(tmp_path, 5, "knockout", packs=packs) as here:
        await here.create(**KNOCKOUT, mode=mode, pace="live")
        assert "knockout from the start, with a third-place match" in here.post().text
        users = here.players(5)
        for user in users:
            await here.join([user])
        await here.act("league start", reason="all are here")
        view = await here.view()
        first = [tuple(one.users[0] for one in (line.home, line.away) if one) for line in view.lines()]
        assert sorted(first, key=len) == [
            *((user.id,) for user in users[:3]),
            (users[3].id, users[4].id),
        ]
        assert "Quarter-final: 0 of 1 games decided." in here.post().text
        assert "play-offs" not in here.post().text
        await win_for_home(here)
        await win_for_home(here)
        last = (await here.view()).open_lines
        assert [line.record.pairing.stage for line in last] == ["winners", "third"]
        rounds = here.posts(lambda message: "Third-place match" in message.text)
        assert rounds, "the post of the round names the match for the third place"
        words = (await here.ask("league table", text=True)).text
        assert "**Third-place match**" in words
        assert "```" not in words, "there is no table beside the bracket"
        picture = (await here.ask("league table")).pictures[0]
        assert "Third-place match" in (picture.alt or "")
        await win_for_home(here)
        assert (await here.view()).record.status == "finished"
        places = [(one.place, one.tied) for one in (await here.view()).finishes]
        assert places == [(1, False), (2, False), (3, False), (4, False), (5, False)]
        blameless(here.stage)


async def test_what_a_knockout_cannot_have_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 0, "refused") as here:
        for wrong in (
            {"playoff": "single"},
            {"qualifiers": 4},
            {"twice": True},
            {"groups": 2},
            {"rounds": 3},
        ):
            said = (await here.ask("league create", **KNOCKOUT, **wrong)).text
            assert "In a knockout everyone is in the bracket from the start." in said, wrong
        said = (await here.ask("league create", **KNOCKOUT, fill_in="easy")).text
        assert "Leave out `fill_in`." in said
        shown = await here.ask(
            "league create", name="Cup", format="swiss", playoff="single_third", qualifiers=4
        )
        assert "then a knockout for the top 4, with a third-place match" in shown.text
