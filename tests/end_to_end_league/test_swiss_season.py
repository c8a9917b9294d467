"""Twelve players: four Swiss rounds, then a double elimination, with all that happens in a league."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.matches.records import UserId
from sfb_bot.playground.world import messages
from sfb_bot.screens.league.actions import JoinSeason, ShowPairing
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import one_by_one
from tests.end_to_end.players import play_on, random_users
from tests.end_to_end_league.recount import knocked_out, ranked, recounted
from tests.end_to_end_league.season_stage import (
    DEPUTY,
    PLACE,
    SeasonStage,
    player,
    season_stage,
    season_verbs,
)

DAY, HOUR = 86400, 3600


async def test_a_season_of_twelve(tmp_path: Path) -> None:
    dice = random.Random("twelve")
    async with season_stage(tmp_path, 14, "twelve", packs=one_by_one()) as here:
        await sign_up(here)
        await first_round(here, dice)
        await second_round(here, dice)
        await third_round(here, dice)
        await fourth_round(here, dice)
        await play_offs(here, dice)
        await the_end(here)
        # The one refusal: the pinned post that was deleted could not be changed.
        blameless(here.stage, {(404, 10008)})


async def concede_all(here: SeasonStage, dice: random.Random, *spared: int) -> None:
    """In every open pairing of the round but those spared somebody gives up."""
    lines = [line for line in (await here.view()).open_lines if line.id not in spared]
    await asyncio.gather(*(here.concede(line, dice.randrange(2)) for line in lines))
    await here.quiet()


async def sign_up(here: SeasonStage) -> None:
    shown = await here.ask(
        "league create",
        name="Autumn",
        format="swiss",
        rounds=4,
        playoff="double",
        qualifiers=4,
        round_length="2d",
        pace="daily",
        seeding="joined",
        grace="12h",
        reminders="12h",
        signup_until="3d",
        reason="a new season",
    )
    assert "Swiss, 4 rounds, then double elimination for the top 4" in shown.text
    await here.stage.restart()
    assert await here.press(shown, "Confirm") == "Sign-up for the season is open."
    await here.quiet()
    (record,) = await here.seasons()
    here.season = record.id
    post = here.post()
    assert season_verbs(post) == {"join_season", "leave_season"}
    assert f"<t:{record.signup_until}:R>" in post.text
    users = here.players(13)
    await here.join(users[:6])
    await here.stage.restart(cleanly=False)
    await here.join(users[6:])
    left = await users[12].press(here.post(), "Leave")
    assert left.message is not None
    assert left.message.text == "You've left the season."
    await here.quiet()
    text = here.post().text
    assert "12 players:" in text
    assert all(f"<@{user.id}>" in text for user in users[:12])
    assert f"<@{users[12].id}>" not in text


async def first_round(here: SeasonStage, dice: random.Random) -> None:
    """A draw, some games by concession, one begun by random users; every game has its own thread."""
    await here.act("league start", reason="all are there")
    await here.stage.restart(cleanly=False)
    await here.quiet()
    view = await here.view()
    assert len(view.open_lines) == 6
    (round_post,) = here.posts(lambda message: "**Round 1 of 4**" in message.text)
    for line in view.open_lines:
        game = await here.game(line)
        assert f"<#{game.place}>" in round_post.text
        for user in here.players(12):
            greeting = user.visible_messages(game.place)[0]
            assert greeting.pings_me == (user.id in {one.id for one in game.players})
    drawn, begun, *_ = view.open_lines
    await here.draw(drawn)
    await play_on(random_users(here.stage, await here.game(begun), "begun"), 8)
    await concede_all(here, dice)
    assert (await here.view()).season.round == 2
    (round_post,) = here.posts(lambda message: "**Round 1 of 4**" in message.text)
    assert "drawn" in round_post.text or "a draw" in round_post.text
    assert len(here.posts(lambda message: ", round 1: " in message.text and "wins" in message.text)) == 5


async def second_round(here: SeasonStage, dice: random.Random) -> None:
    """Somebody drops out, the season is paused over a restart, a pinned post that was deleted comes back."""
    quitter = here.user(player(3))
    shown = (await quitter.slash(PLACE, "league leave", season=str(here.season))).message
    assert shown is not None
    assert "plays no more games after round 2" in shown.text
    assert await here.press(shown, "Confirm", player(3)) == "Done."
    await here.quiet()
    assert (await here.line_of(quitter)).state.reason == "forfeit"
    await here.act("league pause", DEPUTY, reason="holidays")
    ends_at = (await here.view()).loaded.rounds[-1].ends_at
    assert "Paused. Reason: holidays" in here.post().text
    await here.stage.restart()
    await here.pass_time(30 * DAY)
    assert len((await here.view()).open_lines) == 5
    await here.act("league resume", DEPUTY, reason="all are back")
    assert (await here.view()).loaded.rounds[-1].ends_at == ends_at + 30 * DAY
    old = here.post()
    messages.delete(here.boss.world, here.boss.place(PLACE), [old.id])
    await concede_all(here, dice)
    assert here.post().id != old.id


async def third_round(here: SeasonStage, dice: random.Random) -> None:
    """A substitute in the middle of a match, a reminder, a no-show after the grace is used up."""
    view = await here.view()
    assert view.season.round == 3
    byes = [line for line in view.lines(3) if line.away is None]
    assert len(byes) == 1
    late, handed_over, *_ = view.open_lines
    game = await here.game(handed_over)
    leaving, joining = game.players[0], here.user(player(14))
    said = await here.act("league substitute", player=str(leaving.id), by=joining, reason="ill")
    assert f"<@{joining.id}> takes over from <@{leaving.id}>" in said
    assert (await here.game(handed_over)).players[0].id == joining.id
    await concede_all(here, dice, late.id)
    absent = await here.game(late)
    await here.ready(absent.players[1], absent)
    await here.pass_time(36 * HOUR + 60)
    reminders = [m for m in absent.players[0].visible_messages(absent.place) if "your game" in m.text]
    assert len(reminders) == 2, "the greeting and the reminder"
    assert all(user.look(reminders[1]).pings_me for user in absent.players)
    await here.stage.stop()
    here.stage.clock.jump(12 * HOUR)
    await here.stage.start()
    await here.quiet()
    assert here.posts(lambda message: "All deadlines are 12 hours later." in message.text)
    assert not here.posts(lambda message: "uses grace time" in message.text)
    await here.pass_time(12 * HOUR)
    assert here.posts(lambda message: "uses grace time" in message.text)
    assert not (await here.line_of(absent.players[0])).state.decided
    await here.pass_time(12 * HOUR + 60)
    reasons = [game.reason for game in (await here.view()).loaded.games if game.pairing == late.id]
    assert reasons == ["no_show"]


async def fourth_round(here: SeasonStage, dice: random.Random) -> None:
    """An award, taken back, and awarded again after the match was played again."""
    view = await here.view()
    assert view.season.round == 4
    line = view.open_lines[0]
    winner = line.home.users[0]
    said = await here.act("league award", DEPUTY, player=f"<@{winner}>", reason="agreed by both")
    assert f"<@{winner}> wins (organiser's decision)" in said
    await here.act("league undo", reason="they play after all")
    again = await here.line_of(here.user(winner))
    assert [game.reason for game in again.games] == ["void", None]
    (round_post,) = here.posts(lambda message: "**Round 4 of 4**" in message.text)
    assert f"<#{(await here.game(again)).place}>" in round_post.text
    await here.stage.restart(cleanly=False)
    await here.act("league forfeit", player=str(winner), reason="said so")
    await concede_all(here, dice)


async def play_offs(here: SeasonStage, dice: random.Random) -> None:
    """The best four who have not dropped out go on; only among equals the lot decides."""
    view = await here.view()
    dropped = {one.id for one in view.entrants if one.status == "dropped"}
    left = 4
    for tied in ranked(await recounted(here), is_swiss=True):
        through = (tied - dropped) & set(view.record.qualified)
        assert len(through) == min(left, len(tied - dropped))
        left -= len(through)
    assert len(view.record.qualified) == 4
    assert "play-offs" in (here.post().pictures[0].alt or "").splitlines()[0]
    await concede_all(here, dice)
    await here.stage.restart()
    while (await here.view()).record.status == "running":
        await concede_all(here, dice)


async def the_end(here: SeasonStage) -> None:
    """The tables that people read are what the journals say, now and after a restart."""
    await here.stage.restart()
    view = await here.view()
    lines = await recounted(here)
    entrant_of = {one.users[0]: one for one in view.entrants}
    shown = await here.table()
    assert len(shown) == 12
    for row in shown:
        line = lines[entrant_of[UserId(row.user)].id]
        assert (row.points, row.won, row.drawn, row.lost, row.difference) == (
            *(line.points, line.won, line.drawn, line.lost, line.difference),
        )
    places = [entrant_of[UserId(row.user)].id for row in shown]
    for tied in ranked(lines, is_swiss=True):
        assert set(places[: len(tied)]) == tied
        places = places[len(tied) :]
    exits = await knocked_out(here, losses=2)
    assert len(exits[0]) == 1
    finishes = list(view.finishes)
    for tied in exits:
        assert {one.entrant for one in finishes[: len(tied)]} == tied
        finishes = finishes[len(tied) :]
    champion = view.entrant(EntrantId(next(iter(exits[0])))).users[0]
    assert f"Finished. Champion: <@{champion}>" in here.post().text
    (outcome,) = here.posts(lambda message: f"🏆 Champion: <@{champion}>" in message.text)
    pinged = [user for user in here.players(14) if user.look(outcome).pings_me]
    assert [user.id for user in pinged] == [champion]
    assert "You're not" not in await here.send(ShowPairing(here.season), player(1))
    assert await here.send(JoinSeason(here.season), player(13)) == "The season is over."
