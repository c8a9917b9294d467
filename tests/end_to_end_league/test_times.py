"""A live league whose players live far apart: clocks wait for them, and they agree when to play."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from sfb_bot.matches.paces import PACES
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import newest_post, one_by_one
from tests.end_to_end_league.season_stage import SeasonStage, player, season_stage

HOUR = 3600
DAY = 24 * HOUR
LIVE = PACES["live"]


async def running(here: SeasonStage, players: int) -> None:
    await here.create(name="Cup", format="round_robin", pace="live", round_length="3d", seeding="joined")
    await here.join(here.players(players))
    await here.act("league start", reason="go")


async def test_finding_2_a_live_season_waits_for_sleeping_players_until_the_round_ends(
    tmp_path: Path,
) -> None:
    async with season_stage(tmp_path, 4, "asleep") as here:
        await running(here, 4)
        for _ in range(17):
            await here.pass_time(4 * HOUR)
        view = await here.view()
        assert view.season.round == 1
        assert len(view.open_lines) == 2
        await here.pass_time(4 * HOUR)
        view = await here.view()
        assert view.season.round == 2
        assert {line.state.reason for line in view.lines(1)} == {"double_forfeit"}
        assert len(here.posts(lambda message: "both forfeit" in message.text)) >= 2
        blameless(here.stage)


async def test_clocks_start_when_both_are_ready(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "ready", packs=one_by_one()) as here:
        await running(here, 2)
        game = await here.game((await here.view()).open_lines[0])
        one, two = game.players
        greeting = one.visible_messages(game.place)[0]
        assert "The clocks wait until you're both here" in greeting.text
        opening = newest_post(one, game.place)
        assert opening is not None
        assert "The clocks wait for" in opening.text
        assert "Time runs out" not in opening.text
        said = await here.ready(one, game)
        assert said == f"You're ready. The clocks start when <@{two.id}> is here too."
        await here.pass_time(10 * HOUR)
        post = newest_post(one, game.place)
        assert post is not None
        assert f"<@{one.id}> is ready. The clocks wait for <@{two.id}>." in post.text
        await here.stage.restart(cleanly=False)
        assert (await here.ask("league ready", player(1))).text == said, "pressed before"
        begun = here.stage.clock.now()
        assert (await here.ask("league ready", player(2))).text == "You're ready, and the clocks run."
        await here.quiet()
        post = newest_post(one, game.place)
        assert post is not None
        assert f"<t:{begun + LIVE.turn + LIVE.bank}:R>" in post.text
        assert "The clocks wait" not in post.text
        assert "Ready" not in [button.label for button in post.buttons]
        (started,) = [m for m in one.visible_messages(game.place) if "The clocks run now" in m.text]
        assert started.pings_me
        await here.pass_time(LIVE.turn + LIVE.bank)
        assert [each.reason for each in (await here.view()).loaded.games] == ["timeout"]
        blameless(here.stage)


async def test_finding_10_no_post_shows_a_clock_beyond_the_end_of_the_round(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "beyond", packs=one_by_one()) as here:
        await here.create(name="Cup", format="round_robin", pace="slow", round_length="3d", seeding="joined")
        await here.join(here.players(2))
        await here.act("league start", reason="go")
        game = await here.game((await here.view()).open_lines[0])
        for user in game.players:
            await here.ready(user, game)
        ends_at = (await here.view()).loaded.rounds[0].ends_at
        post = newest_post(game.host, game.place)
        assert post is not None
        assert f"Time runs out <t:{ends_at}:R>." in post.text
        first = next(user for user in game.players if f"<@{user.id}>, " in post.text)
        mine = (await first.slash("arena", "brawl list")).message
        assert mine is not None
        assert f"<t:{ends_at}:R>" in mine.text
        await here.pass_time(DAY + DAY // 2)
        reminders = [m.text for m in first.visible_messages(game.place) if "your move" in m.text]
        assert f"<t:{ends_at}:R>" in reminders[-1]
        blameless(here.stage)


async def test_opening_the_game_is_coming_to_it(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "play", packs=one_by_one()) as here:
        await running(here, 2)
        game = await here.game((await here.view()).open_lines[0])
        for user in game.players:
            assert (await here.stage.record(game.match)).waits
            await user.slash(game.place, "brawl play")
        assert not (await here.stage.record(game.match)).waits
        assert (await here.ask("league ready")).text == "You're not in this season."
        blameless(here.stage)


async def test_two_agree_on_a_time_by_their_own_clocks(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "agree", packs=one_by_one()) as here:
        await running(here, 2)
        game = await here.game((await here.view()).open_lines[0])
        one, two = game.players
        now = here.stage.clock.now()
        day = datetime.fromtimestamp(now + 2 * DAY, UTC)
        # Tokyo is nine hours ahead of UTC all year.
        await one.slash("arena", "settings me", timezone="Asia/Tokyo")
        typed = f"{day:%Y-%m-%d} 12:00"
        at = int(datetime(day.year, day.month, day.day, 3, tzinfo=UTC).timestamp())
        said = await here.ask("league time", one_name(here, one.id), when=typed)
        assert f"<t:{at}:F>" in said.text
        await here.quiet()
        offer = two.visible_messages(game.place)[-1]
        assert f"<@{one.id}> would like to play <t:{at}:F>" in offer.text
        assert offer.pings_me
        mine = await here.ask("league pairing", one_name(here, one.id))
        assert f"<@{one.id}> proposes <t:{at}:F>." in mine.text
        assert not mine.buttons, "nobody accepts their own"
        late = await here.ask("league time", one_name(here, two.id), when="4d")
        assert late.text.startswith("Your game has to be over <t:")
        assert "don't understand" in (await here.ask("league time", one_name(here, two.id), when="soon")).text
        own = (await one.press(offer, "Play then")).message
        assert own is not None
        assert own.text == "That's your own proposal. Your opponent has to accept it."
        told = (await two.press(offer, "Play then")).message
        assert told is not None
        assert told.text.startswith(f"Agreed: you play <t:{at}:F>")
        await here.quiet()
        agreed = one.visible_messages(game.place)[-1]
        assert f"<@{two.id}> agrees." in agreed.text
        assert agreed.pings_me
        (round_post,) = here.posts(lambda message: "**Round 1 of 1**" in message.text)
        assert f"<t:{at}:f>" in round_post.text
        assert f"Agreed: <t:{at}:F>" in (await here.ask("league pairing", one_name(here, two.id))).text
        await reminded_and_started(here, at)
        blameless(here.stage)


async def test_nobody_is_called_without_end_by_proposals(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "often") as here:
        await running(here, 2)
        game = await here.game((await here.view()).open_lines[0])
        said: list[str] = []
        for hour in range(1, 11):
            said.append((await here.ask("league time", player(1), when=f"{hour}h")).text)
            await here.quiet()
        assert [text.startswith("I asked your opponent") for text in said] == [True] * 8 + [False] * 2
        assert said[-1].startswith("You've proposed many times.")
        other = here.user(player(2))
        offers = [m for m in other.visible_messages(game.place) if "would like to play" in m.text]
        assert len(offers) == 8
        stale = (await other.press(offers[0], "Play then")).message
        assert stale is not None
        assert stale.text.startswith("That proposal is out of date.")
        blameless(here.stage)


async def reminded_and_started(here: SeasonStage, at: int) -> None:
    """A day and a quarter of an hour before; then the clocks run, and who does not come loses."""
    game = await here.game((await here.view()).open_lines[0])
    one, two = game.players

    def reminders() -> list[str]:
        found = [m.text for m in one.visible_messages(game.place)]
        return [text for text in found if re.search("you play <t:[0-9]+:R>: <t:", text)]

    await here.pass_time(at - DAY - here.stage.clock.now())
    assert len(reminders()) == 1
    await here.pass_time(DAY - 15 * 60)
    assert len(reminders()) == 2
    record = await here.stage.record(game.match)
    first = next(iter((await here.stage.shell.app.matches.look(record.id)).waiting_for))
    there = next(user for user in (one, two) if user.id != record.seats[first].user)
    await here.ready(there, game)
    assert (await here.stage.record(game.match)).waits
    await here.pass_time(15 * 60)
    assert not (await here.stage.record(game.match)).waits
    await here.pass_time(LIVE.turn + LIVE.bank)
    (line,) = (await here.view()).lines(1)
    mine = (await here.view()).entrant_of(record.seats[1 - first].user)
    assert mine is not None
    assert (line.state.reason, line.state.winner) == ("no_show", mine.id)


def one_name(here: SeasonStage, user: int) -> str:
    return here.stage.playground.world.users[user].name
