"""Live matches and seasons of the earlier version go on: as they would have then, and by people's hands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sfb_bot.games.brawl.rules.notation import print_line
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.matches.records import MatchId, Moment, SeasonId, UserId
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Stage, newest_post
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end_league.season_stage import SeasonStage
from tests.upgrade.old_stage import (
    CONTINUATIONS,
    FACTS,
    MATCHES,
    SEASONS,
    Json,
    control,
    game_of,
    goes_on,
    has_status,
    is_held,
    old_stage,
    until,
    use,
    user_of,
)


@pytest.mark.parametrize("stored", CONTINUATIONS, ids=lambda stored: f"{stored['match']}, {stored['seed']}")
async def test_a_match_goes_on_as_the_earlier_version_played_it(tmp_path: Path, stored: Json) -> None:
    """The same random answers, held answers released, standing orders followed: the same journal."""
    match = MatchId(stored["match"])
    async with old_stage(tmp_path) as here:
        dice = Dice(stored["seed"])
        for number in range(stored["steps"]):
            if (await here.record(match)).status == "over":
                break
            await _one_step(here, match, dice, f"on/{number}")
        entries = await here.shell.app.store.entries(match)
        assert [each.entry.encode() for each in entries[MATCHES[match]["seq"] :]] == stored["entries"]
        async with here.shell.app.cache.hold(match) as live:
            assert print_line(live.run.state) == stored["position"]
        assert (await here.record(match)).status == stored["status"]
        assert here.clock.now() - FACTS["written_at"] == stored["seconds"]


async def _one_step(here: Stage, match: MatchId, dice: Dice, press: str) -> None:
    """Wait for the hidden moment where an answer is held or an order may be followed; else answer."""
    app, fact = here.shell.app, MATCHES[match]
    loaded = await app.store.load_match(match)
    assert loaded is not None
    look = await app.matches.look(match, UserId(fact["users"][0]))
    releases = await _releases(here, match)
    if releases and (loaded.held or look.waiting_for[0] in {order.seat for order in loaded.orders}):
        await _wait_for(here, match, min(releases))
        return
    user = UserId(fact["users"][look.waiting_for[0]])
    asked = await app.matches.look(match, user)
    assert asked.question is not None
    await app.matches.answer(match, user, asked.record.ask_no, random_keys(asked.question, dice), press)


async def _releases(here: Stage, match: MatchId) -> list[Moment]:
    deadlines = await here.shell.app.store.deadlines_of(match)
    return [deadline.due for deadline in deadlines if deadline.kind == "release"]


async def _wait_for(here: Stage, match: MatchId, due: Moment) -> None:
    here.jump(max(0, due - here.clock.now()))

    async def is_past() -> bool:
        here.shell.app.wake()
        return due not in await _releases(here, match)

    await until(is_past, "the hidden moment")


@asynccontextmanager
async def hidden_moments_come(here: Stage, match: MatchId) -> AsyncGenerator[None]:
    """Time passes in reaction windows of the match, in which nobody's answer or order counts before.

    What is held at the end is waited for, too.
    """
    is_enough = asyncio.Event()

    async def let_pass() -> None:
        while (due := await _releases(here, match)) or not is_enough.is_set():
            if due:
                await _wait_for(here, match, min(due))
            await asyncio.sleep(0.01)

    passing = asyncio.create_task(let_pass())
    try:
        yield
    finally:
        is_enough.set()
        await passing


async def test_an_answer_that_was_stored_but_not_shown_is_shown(tmp_path: Path) -> None:
    assert [row["kind"] for row in FACTS["outbox"]] == ["ledger"]
    async with old_stage(tmp_path) as here:
        game = game_of(here, 6)
        await settled(here, game)
        record = await here.record(6)
        assert record.shown_seq == MATCHES[6]["seq"] == MATCHES[6]["shown_seq"] + 1
        post = newest_post(game.host, game.place)
        assert post is not None
        assert post.id == record.ledger != MATCHES[6]["ledger"]
        await audit(here, game, over=False, is_post_per_action=False)
        blameless(here)


async def test_reactions_are_held_and_released(tmp_path: Path) -> None:
    """One answer was in before; the other comes from the old panel in direct messages."""
    async with old_stage(tmp_path) as here:
        assert await is_held(here, 11)
        await use(here, control("pick", match=10, where="direct message"))
        assert await is_held(here, 10)
        here.jump(601)
        await goes_on(here, 10)
        assert await is_held(here, 11), "its hidden moment comes later"
        here.jump(600)
        await goes_on(here, 11)
        await settled(here, game_of(here, 10))
        assert (await here.record(10)).shown_seq == MATCHES[10]["seq"] + 1
        blameless(here)


async def test_a_held_answer_can_still_be_changed(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        passing = control("pick", match=11)
        assert passing["custom_id"].endswith(":pass")
        await use(here, passing)
        here.jump(1201)
        await goes_on(here, 11)
        entries = await here.shell.app.store.entries(MatchId(11))
        assert entries[MATCHES[11]["seq"]].entry.keys == ("pass",)
        blameless(here)


async def test_the_sealed_answer_counts_together_with_the_missing_one(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        line_up = control("menu", match=12)
        await use(here, line_up, values=line_up["values"][:5])
        record = await here.record(12)
        assert record.ask_no == MATCHES[12]["ask_no"] + 1, "both line-ups are on the table"
        blameless(here)


async def test_the_paused_match_is_resumed(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        await here.user("deputy").slash(MATCHES[5]["channel"], "brawl-admin resume", reason="back")
        await has_status(here, 5, "live")
        game = game_of(here, 5)
        await play_on(random_users(here, game, "resumed"), 2)
        assert (await here.record(5)).seq == MATCHES[5]["seq"] + 2
        blameless(here)


async def test_people_play_on_in_old_threads(tmp_path: Path) -> None:
    """Two and four players, pressing what they see."""
    async with old_stage(tmp_path) as here:
        for match in (2, 3):
            game = game_of(here, match)
            players = random_users(here, game, "old threads")
            async with hidden_moments_come(here, MatchId(match)):
                await play_on(players, 5)
            assert (await here.record(match)).seq >= MATCHES[match]["seq"] + 5
            await audit(here, game, players, over=False, is_post_per_action=False)
        blameless(here)


async def test_the_season_goes_on_to_its_next_round(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        league = SeasonStage(here, SeasonId(SEASONS["Autumn"]["id"]))
        view = await league.view()
        by_match = {line.match: line for line in view.open_lines}
        game = game_of(here, 8)
        await play_on(random_users(here, game, "old season"), 3)
        await league.concede(by_match[MatchId(9)], 0)
        await league.quiet()
        assert [line.match for line in (await league.view()).open_lines] == [8]
        await league.concede(by_match[MatchId(8)], 1)
        await league.quiet()
        view = await league.view()
        assert view.round is not None
        assert view.round.number == 2
        assert len(view.open_lines) == 3
        assert [line.points for line in view.standings()] == [3, 3, 3, 0, 0, 0]
        await league.line_of(user_of(here, SEASONS["Autumn"]["entrants"][0]["players"][0]["user"]))
        blameless(here)


async def test_finished_matches_count_in_statistics_and_ratings(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        winner, loser = (user_of(here, user) for user in MATCHES[1]["users"])
        seen = (await winner.slash("arena", "stats player", player=winner, against=loser)).message
        assert seen is not None
        assert "1138" in seen.text, "the rating that the earlier version showed"
        assert f"<#{MATCHES[1]['channel']}>" in seen.text
        for champion in ("Jacques le Beau", "Mariusz", "Taze"):
            assert champion in seen.text
        blameless(here)
