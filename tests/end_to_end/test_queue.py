"""The queue with the real client: found opponents, restarts, computers meanwhile, and nobody who comes."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.matchmaking import PATIENCE
from sfb_bot.matches.records import ChannelId, GuildId, UserId
from sfb_bot.playground import UserDriver
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.playground.world import guilds
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Stage, first_post, ledger_match, stage
from tests.end_to_end.test_daily_puzzle import settled
from tests.end_to_end.test_places import direct_messages
from tests.end_to_end.test_presses import changed
from tests.end_to_end.test_several_games import both
from tests.patience import until

ENGLISH = Texts("en", strict=True)
LIVE = PATIENCE["live"]


async def waiting(here: Stage) -> int:
    return len(await here.shell.app.store.waiting_in(GuildId(GUILD_ID)))


async def thread_of(user: UserDriver, before: set[int]) -> int:
    await user.until(lambda: bool(set(user.world.channels) - before), "a thread")
    (place,) = set(user.world.channels) - before
    return place


async def test_two_find_each_other_across_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path, "queue") as here:
        alice, bob = here.user("alice"), here.user("bob")
        shown = message_of(await alice.slash("arena", "brawl queue", pace="live"))
        assert ENGLISH.say("queue-others", count=0) in shown.text
        again = message_of(await alice.slash("arena", "brawl queue"))
        assert again.text == shown.text
        listed = message_of(await bob.slash("lounge", "brawl list"))
        assert ENGLISH.say("live-queue", count=1, group="brawl") in listed.text
        await here.restart(cleanly=False)
        here.jump(60)
        before = set(alice.world.channels)
        await bob.slash("lounge", "brawl queue", pace="live")
        place = await thread_of(bob, before)
        await first_post(bob, place)
        assert bob.world.channels[place].name == "Alice vs Bob"
        assert await waiting(here) == 0
        await settled(here)
        # Called where the one who waited longest asked, both of them, once.
        (head,) = [m for m in bob.visible_messages("arena") if m.id == place]
        assert f"<@{alice.id}> vs <@{bob.id}>" in head.text
        assert f"<#{place}>" in head.text
        world, arena = here.playground.world, bob.place("arena").id
        assert [world.read_state(user.id, arena).mention_count for user in (alice, bob)] == [1, 1]
        assert [m for m in bob.visible_messages("lounge") if not m.is_ephemeral] == []
        blameless(here)


async def test_somebody_leaves_and_nobody_is_matched_with_themselves(tmp_path: Path) -> None:
    async with stage(tmp_path, "leaves") as here:
        alice = here.user("alice")
        shown = message_of(await alice.slash("arena", "brawl queue", pace="live"))
        await alice.slash("arena", "brawl queue", pace="daily")
        assert await waiting(here) == 1
        await alice.press(shown, ENGLISH.say("button-leave-queue"))
        assert (await changed(alice, shown)).text == ENGLISH.say("notice-queue-left")
        assert await waiting(here) == 0
        blameless(here)


async def test_a_computer_is_offered_and_played_from_a_direct_message(tmp_path: Path) -> None:
    async with stage(tmp_path, "meanwhile", faults=True) as here:
        alice = here.user("alice")
        panel = message_of(await alice.slash("arena", "brawl queue", pace="live"))
        here.jump(LIVE.offers)
        await alice.until(lambda: len(direct_messages(alice)) == 1, "an offer")
        (offer,) = direct_messages(alice)
        assert offer.text == ENGLISH.say("queue-offer", game="Super Fantasy Brawl")
        before = set(alice.world.channels)
        await alice.press(offer, ENGLISH.say("button-meanwhile"))
        place = await thread_of(alice, before)
        await first_post(alice, place)
        assert await waiting(here) == 1, "still in the queue"
        here.jump(LIVE.lasts)
        channel = f"<#{alice.place('arena').id}>"
        words = ENGLISH.say("queue-expired", game="Super Fantasy Brawl", group="brawl", channel=channel)
        await alice.wait_for_message(alice.dm(), lambda message: message.text == words)
        assert await waiting(here) == 0
        await alice.press(panel, ENGLISH.say("button-meanwhile"))
        assert (await changed(alice, panel)).text == ENGLISH.say("notice-queue-not-in")
        blameless(here)


async def test_who_takes_no_direct_messages_is_told_in_the_channel(tmp_path: Path) -> None:
    async with stage(tmp_path, "closed") as here:
        alice = here.user("alice")
        here.playground.faults.refuse_dms(alice.id)
        await alice.slash("arena", "brawl queue", pace="live")
        here.jump(LIVE.lasts)
        words = ENGLISH.say(
            "queue-expired-here", player=f"<@{alice.id}>", game="Super Fantasy Brawl", group="brawl"
        )
        told = await alice.wait_for_message("arena", lambda message: message.text == words)
        assert told.pings_me
        blameless(here, [(403, 50007)])


async def test_who_has_left_the_server_is_matched_with_nobody(tmp_path: Path) -> None:
    async with stage(tmp_path, "gone") as here:
        alice, bob, carol = (here.user(name) for name in ("alice", "bob", "carol"))
        await bob.slash("arena", "brawl queue", pace="live")
        guilds.leave(here.playground.world, here.playground.guild, bob.id)
        before = set(alice.world.channels)
        await carol.slash("arena", "brawl queue", pace="live")

        async def is_alone() -> bool:
            found = await here.shell.app.store.waiting_in(GuildId(GUILD_ID))
            return [one.user for one in found] == [carol.id]

        await until(is_alone, "that Bob waits no more")
        assert set(alice.world.channels) == before
        # The others find each other.
        await alice.slash("arena", "brawl queue", pace="live")
        await first_post(alice, await thread_of(alice, before))
        assert await waiting(here) == 0
        blameless(here)


async def test_who_has_left_the_server_is_told_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path, "told") as here:
        bob = here.user("bob")
        await bob.slash("arena", "brawl queue", pace="live")
        guilds.leave(here.playground.world, here.playground.guild, bob.id)
        here.jump(LIVE.offers)

        async def is_empty() -> bool:
            return await waiting(here) == 0

        await until(is_empty, "that Bob waits no more")
        await settled(here)
        assert direct_messages(bob) == []
        blameless(here)


async def test_while_discord_does_not_tell_who_is_there_nobody_is_matched(tmp_path: Path) -> None:
    async with stage(tmp_path, "unknown") as here:
        alice, bob = here.user("alice"), here.user("bob")
        app, world, server = here.shell.app, here.playground.world, here.playground.guild
        await alice.slash("arena", "brawl queue", pace="live")
        await app.queue.enter(GuildId(GUILD_ID + 1), UserId(alice.id), "brawl", "live", ChannelId(1), "a")
        await app.queue.enter(GuildId(GUILD_ID + 1), UserId(bob.id), "brawl", "live", ChannelId(1), "b")
        assert await app.queue.look() == 3, "the bot is not in that server"
        guilds.leave(world, server, world.bot.id)
        await app.queue.enter(GuildId(GUILD_ID), UserId(bob.id), "brawl", "live", ChannelId(1), "c")
        await app.queue.look()
        assert await app.store.running_in(GuildId(GUILD_ID)) == []


async def test_a_server_has_a_channel_for_such_matches(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice, bob = here.user("alice"), here.user("bob")
        shown = message_of(await alice.slash("lounge", "settings server", queue="here"))
        assert f"Matches from the queue: <#{alice.place('lounge').id}>." in shown.text
        before = set(alice.world.channels)
        for user in (alice, bob):
            await user.slash("arena", "toy queue", pace="live")
        place = await thread_of(bob, before)
        post = await bob.wait_for_message(place, lambda message: ledger_match(message) is not None)
        assert post.pictures
        assert any(message.id == place for message in bob.visible_messages("lounge"))
        # A game that this server does not play has no queue.
        await alice.slash("arena", "settings server", games="brawl")
        refused = message_of(await bob.slash("arena", "toy queue", pace="live"))
        assert refused.text == ENGLISH.say("denied-game-off", game="Toy Race")
        blameless(here)


async def test_the_count_of_those_who_wait_is_on_the_board(tmp_path: Path) -> None:
    async with stage(tmp_path, "board") as here:
        alice, bob = here.user("alice"), here.user("bob")
        await alice.slash("lounge", "brawl live", pin="here")
        await bob.slash("arena", "brawl queue", pace="daily")

        async def is_told() -> bool:
            here.jump(60)
            return any("1 player is looking" in m.text for m in bob.visible_messages("lounge"))

        await until(is_told, "the board")
        blameless(here)
