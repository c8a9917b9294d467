"""The first minute on Discord: a greeting, help for place and moment, matches that begin with a press."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.discord_ui.delivery.greeting import greeted_note
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.settings import BOT_PERMISSIONS
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Channel, Guild
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Stage, begin, begin_teams, has_lobby_button, one_by_one, stage
from tests.end_to_end.players import settled
from tests.end_to_end_league.season_stage import PLACE, season_stage
from tests.patience import until

PLAY, CHALLENGE, OPEN, LEARN = WAYS = ["Play now", "Challenge somebody", "Find an opponent", "Learn"]


def labels(message: VisibleMessage) -> list[str]:
    return [str(button.label) for button in message.buttons]


async def help_for(user: UserDriver, place: str | int) -> VisibleMessage:
    return message_of(await user.slash(place, "help"))


async def pressed(user: UserDriver, panel: VisibleMessage, label: str, words: str) -> VisibleMessage:
    """Press a button of a private panel, which shows what comes next, with these words."""
    await user.press(panel, label)
    await user.until(lambda: words in user.look(panel).text, f"{label} to show {words}")
    return user.look(panel)


# --- Help ---


async def test_help_in_a_channel_says_what_this_is_and_how_to_begin(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        own, others = await help_for(here.user("alice"), "arena"), await help_for(here.user("bob"), "arena")
        for shown in (own, others):
            assert "**Super Fantasy Brawl**: Two teams of three champions" in shown.text
            assert "The first to 5 points wins" in shown.text
            assert "/brawl challenge" in shown.text
            assert "`/brawl queue` finds you an opponent" in shown.text
            assert len(shown.pictures) == 1
            assert labels(shown) == [*WAYS, "My games"]
        # Alice owns the server.
        assert "/settings server" in own.text
        assert "/settings server" not in others.text
        await pressed(here.user("bob"), others, "My games", "/brawl challenge")
        blameless(here)


async def test_help_says_where_it_is_your_move(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here, first="me")
        await settled(here, game)
        assert f"It's your move in <#{game.place}>." in (await help_for(game.host, "arena")).text
        assert "It's your move" not in (await help_for(game.guest, "arena")).text
        assert "It's your move" not in (await help_for(here.user("carol"), "arena")).text
        blameless(here)


async def test_help_in_a_match_is_for_whoever_asks(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here, first="me")
        await settled(here, game)
        asked = await help_for(game.host, game.place)
        assert "**It's your move.** Press **Play**" in asked.text
        assert labels(asked) == ["Play", "Hand", "Board", "Log", "Replay"]
        await pressed(game.host, asked, "Play", "deployment area")
        waits = await help_for(game.guest, game.place)
        assert f"Waiting for <@{game.host.id}>." in waits.text
        assert labels(waits) == ["Hand", "Board", "Log", "Replay"]
        watches = await help_for(here.user("carol"), game.place)
        assert "You can look on" in watches.text
        assert labels(watches) == ["Board", "Log", "Replay"]
        for shown in (asked, waits, watches):
            assert "The first to 5 points wins" in shown.text
        sure = message_of(await game.guest.slash(game.place, "brawl concede"))
        await game.guest.press(sure, "Yes, concede")

        async def is_over() -> bool:
            return (await here.record(game.match)).status == "over"

        await until(is_over, "the end of the match")
        over = await help_for(game.host, game.place)
        assert "This match is over." in over.text
        assert labels(over) == ["Board", "Log", "Replay"]
        blameless(here)


async def test_help_in_a_match_of_four(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin_teams(here)
        await settled(here, game)
        shown = [(await help_for(user, game.place)).text for user in game.players]
        assert sum("**It's your move.**" in text for text in shown) == 1
        assert sum("Waiting for" in text for text in shown) == 3


async def test_help_in_a_leagues_channel(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "help") as here:
        one, two = here.players(2)
        await here.create(name="Winter", format="round_robin")
        open_season = await help_for(one, PLACE)
        assert "**Winter 1**, and you can still sign up" in open_season.text
        assert labels(open_season) == ["Join", "My game", "Table", "Schedule", "Results"]
        await pressed(one, open_season, "Join", "You're in!")
        await two.press(await help_for(two, PLACE), "Join")
        await here.act("league start", reason="go")
        running = await help_for(one, PLACE)
        assert "This channel belongs to **Winter 1**." in running.text
        assert "Join" not in labels(running)
        assert labels(await help_for(one, "lounge"))[:4] == WAYS


async def test_help_in_direct_messages(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        outcome = await alice.slash(alice.dm(), "help")
        assert outcome.message is not None
        assert "Matches are played in servers." in outcome.message.text
        assert labels(outcome.message) == ["My games"]


# --- Matches that begin with a press ---


async def test_a_match_begins_without_typing(tmp_path: Path) -> None:
    """Challenge somebody from Discord's menu of people; both take a team, and the first turn begins."""
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        shown = await help_for(alice, "arena")
        menu = await pressed(alice, shown, CHALLENGE, "Whom do you challenge to Super")
        await alice.select(menu, [bob])
        invitation = await bob.wait_for_message("arena", has_lobby_button)
        assert "Quick match: take a starter team" in invitation.text
        await bob.press(invitation, "Accept")
        await bob.until(lambda: invitation.id in bob.world.channels, "a thread")
        for user in (alice, bob):
            post = await user.wait_for_message(invitation.id, lambda m: "choose a starter team" in m.text)
            panel = message_of(await user.press(post, "Play"))
            assert labels(panel)[:3] == ["Shield Wall", "Sharp Eyes", "Headhunters"]
            await user.press(panel, "Sharp Eyes")
        await alice.wait_for_message(invitation.id, lambda m: "it's your turn." in m.text)
        blameless(here)


async def test_a_table_is_opened_with_a_press(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        await alice.press(await help_for(alice, "arena"), OPEN)
        table = await bob.wait_for_message("arena", has_lobby_button)
        assert "Quick match" in table.text
        await bob.press(table, "Join")
        await bob.until(lambda: table.id in bob.world.channels, "a thread")
        blameless(here)


@pytest.mark.parametrize("way", [PLAY, CHALLENGE])
async def test_a_quick_match_against_the_computer_begins_at_once(tmp_path: Path, way: str) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        shown = await help_for(alice, "arena")
        if way == CHALLENGE:
            menu = await pressed(alice, shown, CHALLENGE, "Whom do you challenge")
            await alice.select(menu, [here.playground.world.bot])
        else:
            await alice.press(shown, PLAY)
        table = await alice.wait_for_message("arena", lambda m: "Easy Computer" in m.text)
        await alice.until(lambda: table.id in alice.world.channels, "a thread")
        post = await alice.wait_for_message(table.id, lambda m: "choose a starter team" in m.text)
        panel = message_of(await alice.press(post, "Play"))
        assert labels(panel)[:3] == ["Shield Wall", "Sharp Eyes", "Headhunters"]
        blameless(here)


async def test_who_challenges_themselves_is_refused(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        menu = await pressed(alice, await help_for(alice, "arena"), CHALLENGE, "Whom do you challenge")
        await alice.select(menu, [alice])
        await alice.until(lambda: "Whom do you challenge" not in alice.look(menu).text, "a refusal")
        assert not [m for m in alice.visible_messages("arena") if has_lobby_button(m)]


# --- The greeting ---


def new_server(
    here: Stage, *channels: str, permissions: int = BOT_PERMISSIONS
) -> tuple[Guild, list[Channel]]:
    """A server of Alice's, to which the bot is added."""
    world = here.playground.world
    guild = guilds.make_guild(world, "Brand new", here.user("alice").id)
    role = guilds.make_role(world, guild, "bot", permissions, bot_id=world.bot.id)
    made = [guilds.make_channel(world, guild, name) for name in channels]
    guilds.join(world, guild, world.bot.id, [role.id])
    return guild, made


def greetings(here: Stage, channel: Channel) -> list[VisibleMessage]:
    found = here.user("alice").visible_messages(channel.id)
    return [message for message in found if "What can I do?" in labels(message)]


async def greeted(here: Stage, guild: Guild) -> None:
    """The bot has noted that it said hello."""

    async def is_noted() -> bool:
        return bool(await here.shell.app.store.note(greeted_note(guild.id)))

    await until(is_noted, "the greeting")


async def test_a_new_server_is_greeted_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        guild, (first, second) = new_server(here, "general", "games")
        await greeted(here, guild)
        (greeting,) = greetings(here, first)
        assert "**Super Fantasy Brawl**" in greeting.text
        assert len(greeting.pictures) == 1
        assert labels(greeting) == [*WAYS, "What can I do?"]
        assert greetings(here, second) == []
        assert not greeting.is_ephemeral
        alice = here.user("alice")
        assert "/brawl challenge" in message_of(await alice.press(greeting, "What can I do?")).text
        await here.restart()
        guilds.leave(here.playground.world, guild, here.playground.world.bot.id)
        guilds.join(here.playground.world, guild, here.playground.world.bot.id, [])
        # What comes after it is answered, so the greeting would have been posted.
        await help_for(alice, "arena")
        assert len(greetings(here, first)) == 1
        # The buttons work for years, also after a restart.
        assert "Whom do you challenge" in message_of(await alice.press(greeting, CHALLENGE)).text
        blameless(here)


async def test_servers_the_bot_knows_are_not_greeted(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.restart()
        await help_for(here.user("alice"), "arena")
        assert greetings(here, here.playground.channel("arena")) == []


async def test_a_server_that_added_the_bot_while_it_was_away_is_greeted(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.stop()
        here.clock.jump(60)
        clock = here.playground.world.clock
        clock.jump(120)  # pyright: ignore[reportAttributeAccessIssue] - a clock of tests
        guild, (channel,) = new_server(here, "general")
        await here.start()
        await greeted(here, guild)
        assert len(greetings(here, channel)) == 1
        assert greetings(here, here.playground.channel("arena")) == []


async def test_the_greeting_comes_when_the_bot_may_write(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        world = here.playground.world
        guild, (channel,) = new_server(here, "general", permissions=0)
        everyone = guild.roles[guild.id]
        allowed = everyone.permissions
        guilds.set_role_permissions(world, guild, everyone, 0)
        await here.restart()
        assert greetings(here, channel) == []
        guilds.set_role_permissions(world, guild, everyone, allowed)
        await greeted(here, guild)
        assert len(greetings(here, channel)) == 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_greeting_that_got_through_unnoted_is_not_said_again(tmp_path: Path, restarted: bool) -> None:
    """Its answer is lost; the next try looks for it first."""
    async with stage(tmp_path) as here:
        world, faults = here.playground.world, here.playground.faults
        lost = faults.cut("POST", "/channels/{channel_id}/messages", after=True)
        guild, (channel,) = new_server(here, "general")
        await here.user("alice").until(lambda: bool(greetings(here, channel)), "a greeting")
        assert lost.times == 0
        if restarted:
            await here.restart(cleanly=False)
        else:
            everyone = guild.roles[guild.id]
            guilds.set_role_permissions(world, guild, everyone, everyone.permissions ^ 2)
        await greeted(here, guild)
        assert len(greetings(here, channel)) == 1


async def test_a_greeting_that_never_got_through_is_said_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        lost = here.playground.faults.cut("POST", "/channels/{channel_id}/messages")
        guild, (channel,) = new_server(here, "general")

        async def was_tried() -> bool:
            return lost.times == 0

        await until(was_tried, "a try")
        await here.restart(cleanly=False)
        await greeted(here, guild)
        assert len(greetings(here, channel)) == 1
