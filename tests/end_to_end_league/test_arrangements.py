"""Prizes for three places, a channel for results, invitations, and confirming before the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.playground.settings import BOT_PERMISSIONS
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Guild, Role
from sfb_bot.playground.world.permissions import Permission
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import short_games
from tests.end_to_end_league.season_stage import SeasonStage, player, season_stage
from tests.games.toy.pack import toy_pack

MANAGES_ROLES = BOT_PERMISSIONS | int(Permission.MANAGE_ROLES)


def prize_roles(here: SeasonStage) -> tuple[Guild, list[Role]]:
    """Three roles below the bot's own, and one above it."""
    world = here.stage.playground.world
    guild = next(iter(world.guilds.values()))
    made = [guilds.make_role(world, guild, name, 0) for name in ("gold", "silver", "bronze", "owner")]
    own = next(role for role in guild.roles.values() if role.bot_id is not None)
    for position, role in enumerate((*made[:3], own, made[3]), 1):
        role.position = position
    return guild, made


async def played(here: SeasonStage, winners_at_home: bool) -> list[int]:
    """A knockout to its end; who ended where."""
    while (await here.view()).record.status == "running":
        for line in (await here.view()).open_lines:
            await here.concede(line, 1 if winners_at_home else 0)
        await here.quiet()
    view = await here.view()
    return [view.entrant(one.entrant).users[0] for one in view.finishes]


@pytest.mark.parametrize("mode", ["brawl/duel", "toy/two"])
async def test_prizes_go_to_three_places_and_leave_those_who_had_them(tmp_path: Path, mode: str) -> None:
    packs = {**short_games(1), "toy": toy_pack()}
    async with season_stage(tmp_path, 4, "prizes", packs=packs, bot_permissions=MANAGES_ROLES) as here:
        guild, (gold, silver, bronze, owner) = prize_roles(here)
        results = guilds.make_channel(here.stage.playground.world, guild, "results")
        await here.stage.restart()
        holders: list[list[int]] = []
        for number in range(2):
            await here.create(name="Cup", format="knockout_third", mode=mode, pace="live", seeding="joined")
            said = await here.refused("league-admin arrange", reason="prizes", first_role=owner)
            assert "the role is above mine" in said
            shown = await here.act(
                "league-admin arrange",
                reason="prizes",
                first_role=gold,
                second_role=silver,
                third_role=bronze,
                results_channel=results,
            )
            assert f"Place 3 gets <@&{bronze.id}>." in shown
            assert f"Results are posted in <#{results.id}>." in here.post().text
            for user in here.players(4):
                await here.join([user])
            await here.act("league start", reason="all are here")
            holders.append((await played(here, winners_at_home=number == 0))[:3])
            for role, holder in zip((gold, silver, bronze), holders[-1], strict=True):
                having = [user for user, member in guild.members.items() if role.id in member.roles]
                assert having == [holder], role.name
        assert holders[0] != holders[1]
        told = [one for one in here.boss.visible_messages("results") if "wins" in one.text]
        assert len(told) >= 8, "the results of both seasons"
        assert not {one.text for one in told} & {one.text for one in here.posts(lambda _: True)}
        blameless(here.stage)


async def test_a_season_by_invitation_whose_players_confirm(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 4, "confirming") as here:
        await here.create(
            name="Cup", format="round_robin", pace="live", signup_until="5d", starts_itself=True
        )
        said = await here.refused("league-admin arrange", reason="rules")
        assert said == "Nothing would change."
        shown = await here.act(
            "league-admin arrange", reason="rules", invite_code="sesame", confirm_within="1d", roster_lock=1
        )
        assert "sesame" not in shown.split("Reason")[0]
        post = here.post()
        assert "By invitation: join with `/league join code:`." in post.text
        assert "Confirm that you'll play in the last 1 day of sign-up." in post.text
        assert "I'll play" not in {button.label for button in post.buttons}
        one, two, three, four = here.players(4)
        refused = (await one.press(post, "Join")).message
        assert refused is not None
        assert refused.text == "This season is by invitation. Join with `/league join code:`."
        wrong = await here.ask("league join", player(1), code="please")
        assert wrong.text == "That's not the right code. Ask whoever invited you."
        for number in (1, 2, 3):
            said = (await here.ask("league join", player(number), code="Sesame")).text
            assert said.startswith("You're in!")
        await here.pass_time(4 * 24 * 3600 + 60)
        (call,) = here.posts(lambda message: "Will you play?" in message.text)
        assert all(user.look(call).pings_me for user in (one, two, three))
        assert not four.look(call).pings_me
        answer = (await one.press(call, "I'll play")).message
        assert answer is not None
        assert answer.text == "Great, you're playing!"
        await two.press(here.post(), "I'll play")
        await here.quiet()
        assert "Confirmed: 2." in here.post().text
        await here.pass_time(24 * 3600)
        view = await here.view()
        assert view.record.status == "running"
        playing = {user for entrant in view.entrants if entrant.status == "active" for user in entrant.users}
        assert playing == {one.id, two.id}
        blameless(here.stage)
