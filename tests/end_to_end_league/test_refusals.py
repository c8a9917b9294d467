"""What leagues refuse: clearly, and without changing anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sfb_bot.matches.records import UserId
from sfb_bot.playground.world import guilds, threads
from sfb_bot.screens.league.actions import CarryOut, JoinSeason
from tests.end_to_end.audit import blameless
from tests.end_to_end_league.season_stage import (
    DEPUTY,
    PLACE,
    SeasonStage,
    player,
    season_stage,
    season_verbs,
)

DAY = 86400


async def joins(here: SeasonStage, name: str, **options: object) -> str:
    return (await here.ask("league join", name, **options)).text


async def test_before_the_start(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 6, "before") as here:
        await settings_that_make_no_season(here)
        await here.create(
            name="Cup", format="swiss", playoff="single", qualifiers=4, signup_until="1d", pace="daily"
        )
        assert "Only organisers" in await here.refused("league start", player(1), reason="me first")
        assert "Too few players have joined" in await here.refused("league start", reason="nobody there")
        await here.join(here.players(3))
        assert await joins(here, player(1)) == "You've already joined."
        assert "everyone plays alone" in await joins(here, player(4), partner=here.user(player(5)))
        said = await here.refused("league start", reason="three")
        assert said == "There are fewer players than play-off places."
        assert await here.refused("league leave", player(6)) == "You're not in this season."
        await lists_of_players(here)
        await here.pass_time(DAY + 60)
        assert here.posts(lambda message: "Sign-up is closed. Organisers: start" in message.text)
        assert await joins(here, player(6)) == "Sign-up is closed."
        assert await here.send(JoinSeason(here.season), player(6)) == "Sign-up is closed."
        # Five is odd: one of them has a bye.
        await here.act("league start", reason="five")
        view = await here.view()
        assert [line.record.pairing.bye for line in view.lines(1)].count("win") == 1
        assert await joins(here, player(6)) == (
            "The season has already started. An organiser can still let you in with `/league-admin enter`."
        )
        assert await here.refused("league start", reason="again") == "The season has already started."
        await a_season_is_opened_once(here)
        # Discord was asked for somebody who is not in the server.
        blameless(here.stage, {(404, 10007)})


async def a_season_is_opened_once(here: SeasonStage) -> None:
    """However often Confirm is pressed, and by whomever who was shown the same season."""
    shown = await here.ask("league create", name="Twice", format="swiss")
    same = await here.ask("league create", DEPUTY, name="Twice", format="swiss")
    await asyncio.gather(*(here.boss.press(shown, "Confirm") for _ in range(4)))
    await here.boss.until(lambda: not season_verbs(here.boss.look(shown)))
    assert "changed in the meantime" in await here.press(same, "Confirm", DEPUTY)
    await here.quiet()
    assert [one.name for one in await here.seasons()] == ["Twice", "Cup"]


async def settings_that_make_no_season(here: SeasonStage) -> None:
    async def create(**options: object) -> str:
        said = await here.ask("league create", **{"name": "Cup", "format": "swiss", **options})
        assert not season_verbs(said), said.text
        return said.text

    assert "from 5 minutes to 90 days" in await create(round_length="1m")
    assert "from 5 minutes to 90 days" in await create(round_length="soon")
    assert "how many reach the play-offs" in await create(playoff="single")
    assert "A win has to be worth more" in await create(points="win 0, loss 3")
    assert "A win has to be worth more" in await create(points="victory 3")
    # Review finding 17: nobody gains by sitting out or by staying away.
    assert "A bye can't be worth more than a win." in await create(points="bye 99")
    assert "A double forfeit can't be worth more than a draw" in await create(points="double_forfeit 9")
    assert "A loss by forfeit can't be worth more than a loss." in await create(points="forfeit_loss 1")
    assert "I don't know one of these tie-breaks" in await create(tie_breaks="beauty")
    assert "at least 2 groups" in await create(format="groups")
    assert "has to end in the future" in await create(signup_until="2020-01-01")
    assert "needs an end of sign-up" in await create(starts_itself=True)
    assert "That draft is for two players." in await create(draft="double", mode="teams")
    assert await here.seasons() == []
    assert (await here.ask("league table")).text.startswith("This server has no season yet.")


async def lists_of_players(here: SeasonStage) -> None:
    four, five = here.user(player(4)), here.user(player(5))
    assert "The list is empty" in await here.refused("league import", reason="list", players="all my friends")
    stranger = "123456789012345678"
    assert f"User {stranger} isn't on this server" in await here.refused(
        "league import", reason="list", players=f"<@{four.id}> {stranger}"
    )
    bot = here.stage.playground.world.bot.id
    assert "Bots can't play" in await here.refused("league import", reason="list", players=str(bot))
    assert "has already joined" in await here.refused(
        "league import", reason="list", players=f"<@{four.id}> <@{four.id}>"
    )
    said = await here.act("league import", reason="from the forum", players=f"<@{four.id}>, {five.id}")
    assert f"<@{four.id}> joins the season." in said
    await here.act("league undo", reason="wrong list")
    assert (await here.view()).entrant_of(UserId(four.id)) is None
    await here.act("league import", reason="right list", players=f"<@{five.id}> <@{four.id}>")


async def test_while_it_is_played(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 6, "while") as here:
        await here.create(name="Cup", format="round_robin", pace="daily", seeding="joined")
        await here.join(here.players(4))
        await suggestions(here)
        await here.act("league start", reason="four")
        one = here.user(player(1))
        assert "I can't find that player" in await here.refused("league award", player="nobody", reason="x")
        assert "I can't find that player" in await here.refused(
            "league award", player=str(here.user(player(6)).id), reason="x"
        )
        await here.act("league award", player=str(one.id), reason="so agreed")
        nobody_is_pinged_by_posts_that_are_kept_current(here)
        assert "already has a result" in await here.refused(
            "league award", player=str(one.id), reason="again"
        )
        await two_organisers_at_once(here)
        await people_who_are_out(here)
        await matches_belong_to_the_league(here)
        await presses_of_others(here)
        await no_role_any_more(here)
        # The thread that was deleted was looked for once.
        blameless(here.stage, {(404, 10003)})


def nobody_is_pinged_by_posts_that_are_kept_current(here: SeasonStage) -> None:
    (round_post,) = here.posts(lambda message: "**Round 1 of 3**" in message.text)
    assert "organiser's decision" in round_post.text
    for post in (here.post(), round_post):
        assert not any(user.look(post).pings_me for user in here.players(4))


async def suggestions(here: SeasonStage) -> None:
    boss = here.boss
    seasons = await boss.autocomplete(PLACE, "league drop", "season", "cu", reason="x")
    assert seasons == [("Cup 1", str(here.season))]
    await here.stage.restart()
    found = await here.boss.autocomplete(PLACE, "league drop", "player", "p0", reason="x")
    assert [name for name, _ in found] == ["P01", "P02", "P03", "P04"]


async def two_organisers_at_once(here: SeasonStage) -> None:
    """Both look at the same season; one confirms, the other is told, and nothing is done twice."""
    line = next(line for line in (await here.view()).open_lines)
    home, away = (one.users[0] for one in (line.home, line.away) if one is not None)
    first = await here.ask("league award", player=str(home), reason="home was there")
    second = await here.ask("league award", DEPUTY, player=str(away), reason="away was there")
    said = await asyncio.gather(
        here.press(first, "Confirm"), here.press(second, "Confirm", DEPUTY), return_exceptions=False
    )
    await here.quiet()
    assert sorted(said)[0] == "Done."
    assert "changed in the meantime" in sorted(said)[1] or "already has a result" in sorted(said)[1]
    decided = (await here.view()).line(line.id)
    assert [game.reason for game in decided.games] == ["organiser"]
    winner = home if said[0] == "Done." else away
    assert decided.state.winner == (decided.home if winner == home else decided.away).id  # pyright: ignore[reportOptionalMemberAccess] - no bye
    actions = await here.stage.shell.app.leagues.actions(here.season)
    assert [one.action for one in actions].count("award") == 2


async def people_who_are_out(here: SeasonStage) -> None:
    four, five = here.user(player(4)), here.user(player(5))
    await here.act("league drop", player=str(four.id), reason="gone")
    assert (await here.view()).season.round == 2
    for words in ("league award", "league forfeit", "league drop"):
        assert "has dropped out" in await here.refused(words, player=str(four.id), reason="x")
    assert "has dropped out" in await here.refused(
        "league substitute", player=str(four.id), by=five, reason="x"
    )
    assert "has already joined" in await here.refused(
        "league substitute", player=player(1).capitalize(), by=here.user(player(2)), reason="x"
    )
    bot = here.stage.playground.world.bot.id
    assert "Bots can't play" in await here.refused(
        "league substitute", player=player(1).capitalize(), by=bot, reason="x"
    )
    await somebody_who_has_left_the_server(here)
    # An older preview does nothing once there is a newer one.
    older = await here.ask("league pause", reason="a storm")
    newer = await here.ask("league finish", reason="enough")
    before = (await here.view()).loaded
    assert "That preview is out of date" in await here.press(older, "Confirm")
    assert await here.press(newer, "Cancel") == "Cancelled. Nothing changed."
    assert "That preview is out of date" in await here.send(CarryOut(here.season, "0" * 16))
    assert (await here.view()).loaded == before


async def somebody_who_has_left_the_server(here: SeasonStage) -> None:
    world, six = here.boss.world, here.user(player(6))
    server = next(iter(world.guilds.values()))
    guilds.leave(world, server, six.id)
    assert f"User {six.id} isn't on this server" in await here.refused(
        "league substitute", player=player(1).capitalize(), by=six, reason="x"
    )
    assert f"User {six.id} isn't on this server" in await joins(here, player(5), partner=six)
    guilds.join(world, server, six.id)


async def matches_belong_to_the_league(here: SeasonStage) -> None:
    line = (await here.view()).open_lines[0]
    game = await here.game(line)
    answer = await here.boss.slash(
        game.place, "brawl-admin replace", player=game.host, by=here.user(player(6)), reason="x"
    )
    assert answer.message is not None
    assert "Use `/league substitute`" in answer.message.text
    refused = await here.boss.slash(game.place, "league create", name="Inside", format="swiss")
    assert refused.message is not None
    assert "A season needs a text channel" in refused.message.text
    # A thread that is deleted comes back as another one in the season's channel, of the same name.
    world = here.boss.world
    name = world.channels[game.place].name
    assert name.startswith("R2 ")
    threads.delete_channel(world, world.channels[game.place])
    await here.boss.until(lambda: any(thread.name == name for thread in world.channels.values()))
    await here.quiet()
    place = (await here.game(line)).place
    assert place not in (0, game.place)
    (round_post,) = here.posts(lambda message: "**Round 2 of 3**" in message.text)
    assert f"<#{place}>" in round_post.text


async def presses_of_others(here: SeasonStage) -> None:
    """What an organiser was shown cannot be confirmed by somebody else."""
    shown = await here.ask("league finish", reason="enough")
    token = next(b.custom_id for b in shown.buttons if b.label == "Confirm")
    assert token is not None
    before = (await here.view()).loaded
    press = CarryOut(here.season, token.rpartition(":")[2])
    assert "That preview is out of date" in await here.send(press, player(1))
    assert "That preview is out of date" in await here.send(press, DEPUTY)
    assert (await here.view()).loaded == before
    assert (await here.ask("league pairing", player(1), season=str(here.season + 7))).text.startswith(
        "I can't find that season."
    )


async def no_role_any_more(here: SeasonStage) -> None:
    panel = await here.ask("settings server")
    assert "Organiser role: none" in await here.press(panel, "No organiser role")
    assert "Only organisers" in await here.refused("league pause", DEPUTY, reason="x")
    assert "Only organisers" in (await here.ask("league export", player(1))).text
