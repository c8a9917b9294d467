"""The bot with several shards: the same bot for everybody, in whichever server they play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.discord_ui.connection import DiscordOutOfReach
from sfb_bot.playground import Sharding
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Channel, Guild
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Game, Stage, begin
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end.sharded_stage import PAIRS, PLACES, shard_of, sharded_stage
from tests.end_to_end.test_absence import HOUR, is_told, left, told
from tests.end_to_end.test_presses import panel_of, post_of, who_is_called
from tests.end_to_end.test_welcome import greeted, greetings, help_for
from tests.patience import until

COMMANDS = "/applications/{application_id}/commands"
CUT_OFF_SIX_HOURS = "I was cut off from Discord for 6 hours. All clocks have 6 hours more."


async def games_everywhere(here: Stage) -> list[Game]:
    """A match in every server, by other people each."""
    pairs = zip(PAIRS, PLACES, strict=True)
    return list(await asyncio.gather(*(begin(here, *pair, place) for pair, place in pairs)))


async def play_everywhere(here: Stage, games: list[Game], seed: str, most: int = 5) -> None:
    """Everybody plays a little at the same time; nothing is lost or doubled."""
    players = [random_users(here, game, f"{seed}/{game.match}") for game in games]
    await asyncio.gather(*(play_on(each, most) for each in players))
    for game, each in zip(games, players, strict=True):
        await audit(here, game, each, over=False, is_post_per_action=False)


async def time_stands(here: Stage) -> None:
    async def is_silent() -> bool:
        return here.shell.app.clock.silent is not None

    await until(is_silent, "the time to stand still")


async def time_runs(here: Stage) -> None:
    async def is_there() -> bool:
        return here.shell.app.presence.is_there

    await until(is_there, "the time to run again")


@pytest.mark.parametrize("count", [1, 2, 4])
async def test_presses_in_every_server_are_answered(tmp_path: Path, count: int) -> None:
    async with sharded_stage(tmp_path, count) as here:
        assert {shard_of(here, place) for place in PLACES} == set(range(count))
        games = await games_everywhere(here)
        await play_everywhere(here, games, "everywhere")
        alice = here.user("alice")
        assert "Super Fantasy Brawl" in message_of(await alice.slash(alice.dm(), "help")).text
        ledger, gateway = here.playground.ledger, here.playground.gateway
        assert ledger.count("PUT", COMMANDS) == 1, "commands are told once, not by every shard"
        assert sorted(gateway.starts.taken) == list(range(count))
        await here.restart()
        await play_everywhere(here, games, "after a restart", 3)
        assert ledger.count("PUT", COMMANDS) == 1
        blameless(here)


@pytest.mark.parametrize("count", [2, 4])
async def test_the_time_stands_still_for_everybody_until_the_last_shard_is_back(
    tmp_path: Path, count: int
) -> None:
    async with sharded_stage(tmp_path, count) as here:
        games = await games_everywhere(here)
        await asyncio.gather(*(play_on(random_users(here, game, "before"), 3) for game in games))
        for game in games:
            await settled(here, game)
        before = [await left(here, game) for game in games]
        lost, other = shard_of(here, "hall-1"), shard_of(here, "hall-2")
        faults, gateway = here.playground.faults, here.playground.gateway
        faults.gateway_down(shard=lost)
        await time_stands(here)
        faults.gateway_down(shard=other)
        here.clock.jump(6 * HOUR)
        here.shell.app.wake()
        assert [await left(here, game) for game in games] == before
        faults.gateway_down(down=False, shard=other)
        await gateway.until(lambda found: found.resumed == 1, "one of them to be back")
        # Whoever is connected is answered, and after that answer the time still stands.
        assert "Super Fantasy Brawl" in (await help_for(here.user("alice"), "hall-2")).text
        assert here.shell.app.clock.silent is not None
        assert [told(game) for game in games] == [[]] * 4
        faults.gateway_down(down=False, shard=lost)
        for game in games:
            await is_told(here, game, CUT_OFF_SIX_HOURS)
        assert [await left(here, game) for game in games] == before
        assert (gateway.identified, gateway.resumed) == (count, 2)
        for game in games:
            shown = [m for m in game.host.visible_messages(game.place) if CUT_OFF_SIX_HOURS in m.text]
            assert len(shown) == 1, "told once"
        here.jump(60)
        for game, seconds in zip(games, before, strict=True):
            assert await left(here, game) == [each - 60 for each in seconds], "the time runs again"
        await play_everywhere(here, games, "after it", 3)
        blameless(here)


async def test_a_silence_begins_when_the_lost_shard_was_last_heard(tmp_path: Path) -> None:
    """That another one was heard since then helps nobody who plays on the lost one."""
    async with sharded_stage(tmp_path, 2) as here:
        # No heartbeat comes in between, however slow the machine is.
        here.playground.gateway.heartbeat_ms = 10**7
        await here.restart()
        lost = shard_of(here, "hall-1")
        await help_for(here.user("alice"), "hall-1")
        heard = here.clock.now()
        for _ in range(3):
            here.jump(10)
        await help_for(here.user("alice"), "arena")
        here.playground.faults.gateway_down(shard=lost)
        await time_stands(here)
        assert here.shell.app.clock.silent == ("gateway", heard)
        here.playground.faults.gateway_down(down=False, shard=lost)
        await time_runs(here)


@pytest.mark.parametrize(
    ("sharding", "why"),
    [
        (Sharding(most_guilds=1), "more servers than so few shards may have"),
        (Sharding(advised=2, left=1), "2 shards want to connect"),
    ],
)
async def test_a_bot_that_may_not_connect_says_why(tmp_path: Path, sharding: Sharding, why: str) -> None:
    with pytest.raises(DiscordOutOfReach, match=why):
        async with sharded_stage(tmp_path, None, sharding):
            pass


async def test_as_many_shards_as_are_advised(tmp_path: Path) -> None:
    async with sharded_stage(tmp_path, None, Sharding(advised=3, most_guilds=2)) as here:
        assert sorted(here.playground.gateway.shards) == [0, 1, 2]
        for place in PLACES:
            await help_for(here.user("alice"), place)
        blameless(here)


async def test_what_was_pressed_while_a_shard_was_away_is_answered_once(tmp_path: Path) -> None:
    async with sharded_stage(tmp_path, 2) as here:
        game = await begin(here, "carol", "dave", "hall-1")
        asked, _ = who_is_called(game)
        faults, gateway = here.playground.faults, here.playground.gateway
        faults.gateway_down(shard=shard_of(here, "hall-1"))
        await time_stands(here)
        post = post_of(game)
        pressed = [asked.start_press(post, "Play"), asked.start_slash("hall-1", "help")]
        faults.gateway_down(down=False, shard=shard_of(here, "hall-1"))
        panel, help_shown = [message_of(await asked.outcome(each)) for each in pressed]
        assert panel.is_ephemeral
        assert help_shown.is_ephemeral
        assert (gateway.identified, gateway.resumed) == (2, 1)
        shown = [m.id for m in asked.visible_messages(game.place) if m.is_ephemeral]
        assert shown == [panel.id]
        await time_runs(here)
        await play_everywhere(here, [game], "pressed")
        blameless(here)


async def test_nothing_is_done_twice_when_every_shard_begins_anew(tmp_path: Path) -> None:
    """The library says once more that all is ready when the last of them has done so."""
    async with sharded_stage(tmp_path, 2) as here:
        games = await games_everywhere(here)
        faults, gateway, ledger = here.playground.faults, here.playground.gateway, here.playground.ledger
        gone = here.playground.channel("lounge").id
        for number in (0, 1):
            faults.invalidate_sessions(shard=number)
            await time_stands(here)
            await gateway.until(lambda found, n=number: found.identified == 3 + n, "a new session")
            await time_runs(here)
        assert ledger.count("PUT", COMMANDS) == 1
        # A thread that is deleted is heard of once, and the match goes on in one new thread.
        faults.delete_channel(gone)
        for game in games:
            parent = here.playground.world.channels[game.place].parent_id
            faults.delete_channel(game.place)
            await is_moved(here, game, parent)
        await here.restart()
        for place in PLACES:
            assert greetings(here, here.playground.channel(place)) == []
        blameless(here)


async def is_moved(here: Stage, game: Game, parent: int | None) -> None:
    """The match has one new thread, where it goes on."""
    world = here.playground.world

    def threads() -> list[int]:
        return [each.id for each in world.channels.values() if each.is_thread and each.parent_id == parent]

    await game.host.until(lambda: bool(threads()), "a new thread")
    await settled(here, game)
    (place,) = threads()
    moved = Game(game.match, place, game.players)
    user, _ = who_is_called(moved)
    await panel_of(user, post_of(moved))
    assert threads() == [place]


def new_server(here: Stage, number: int) -> tuple[Guild, Channel]:
    """A server on another shard than the one before, to which the bot is added."""
    world = here.playground.world
    guild_id = here.playground.guild.id + ((100 + number) << 22)
    guild = guilds.make_guild(world, f"New {number}", here.user("alice").id, guild_id=guild_id)
    role = guilds.make_role(
        world, guild, "bot", here.playground.settings.bot_permissions, bot_id=world.bot.id
    )
    channel = guilds.make_channel(world, guild, f"new-{number}")
    guilds.join(world, guild, world.bot.id, [role.id])
    return guild, channel


@pytest.mark.parametrize("count", [1, 2, 4])
async def test_new_servers_are_greeted_once_on_every_shard(tmp_path: Path, count: int) -> None:
    async with sharded_stage(tmp_path, count) as here:
        made = [new_server(here, number) for number in range(4)]
        for guild, _ in made:
            await greeted(here, guild)
        await here.stop()
        here.clock.jump(60)
        clock = here.playground.world.clock
        clock.jump(120)  # pyright: ignore[reportAttributeAccessIssue] - a clock of tests
        made += [new_server(here, number) for number in range(4, 8)]
        await here.start()
        for guild, _ in made:
            await greeted(here, guild)
        await here.restart()
        for place in PLACES:
            await help_for(here.user("alice"), place)
            assert greetings(here, here.playground.channel(place)) == []
        assert [len(greetings(here, channel)) for _, channel in made] == [1] * 8
        blameless(here)
