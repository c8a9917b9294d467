"""Messages, threads, pins, reactions and direct messages with discord.py's own objects."""

from __future__ import annotations

import io
from collections.abc import Callable

import discord
import pytest

from sfb_bot.playground import JumpClock, Playground, UserActionError
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Overwrite
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import OUTDATED_FILES
from tests.playground.conftest import Raw, Users
from tests.playground.demo_bot import DemoBot, picture, png

Check = Callable[[], None]


@pytest.fixture
def arena(bot: DemoBot, playground: Playground) -> discord.TextChannel:
    channel = bot.get_channel(playground.channel("arena").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_post_edit_and_delete(arena: discord.TextChannel, users: Users, blameless: Check) -> None:
    alice, _, _ = users
    message = await arena.send("First", file=picture("map.png", "The map."))
    assert message.attachments[0].description == "The map."
    assert (message.attachments[0].width, message.attachments[0].height) == (640, 400)
    assert await message.attachments[0].read() == png(640, 400)
    seen = alice.last_message("arena")
    assert [p.alt for p in seen.pictures] == ["The map."]
    edited = await message.edit(content="Second", attachments=[])
    assert edited.content == "Second"
    assert edited.edited_at is not None
    assert alice.look(seen).pictures == ()
    replaced = await message.edit(attachments=[picture("other.png", "Another map.")])
    assert [a.filename for a in replaced.attachments] == ["other.png"]
    await message.delete()
    with pytest.raises(UserActionError, match="This message is gone"):
        alice.look(seen)
    blameless()


async def test_a_picture_can_still_be_loaded_just_after_it_was_replaced(
    arena: discord.TextChannel, playground: Playground, blameless: Check
) -> None:
    """A page that is about to load it must not find a hole; but not all old pictures are kept for ever."""
    message = await arena.send("First", file=picture("map.png"))
    (old,) = message.attachments
    message = await message.edit(attachments=[picture("other.png")])
    await message.delete()
    assert await old.read() == png(640, 400)
    for number in range(OUTDATED_FILES):
        playground.world.let_go_of_file(number)
    assert old.id not in playground.world.files
    blameless()


async def test_embeds_and_files_side_by_side(
    arena: discord.TextChannel, users: Users, blameless: Check
) -> None:
    embed = discord.Embed(title="Score", description="3 : 2", timestamp=discord.utils.utcnow())
    embed.set_footer(text="Round 4").set_author(name="Referee").set_thumbnail(url="attachment://map.png")
    notes = discord.File(io.BytesIO(b"hello"), "notes of today.txt")
    message = await arena.send(embed=embed, files=[picture("map.png"), notes])
    assert [a.filename for a in message.attachments] == ["notes_of_today.txt"]
    assert message.embeds[0].thumbnail.url is not None
    assert message.embeds[0].thumbnail.width == 640
    assert "Round 4" in users[0].last_message("arena").text
    blameless()


async def test_history_and_fetching(arena: discord.TextChannel, users: Users, blameless: Check) -> None:
    sent = [await arena.send(f"Message {number}") for number in range(7)]
    users[0].say("arena", "mine")
    newest = [m.content async for m in arena.history(limit=3)]
    assert newest == ["", "Message 6", "Message 5"]
    middle = [m.id async for m in arena.history(after=sent[1], before=sent[4], oldest_first=True)]
    assert middle == [sent[2].id, sent[3].id]
    assert (await arena.fetch_message(sent[0].id)).content == "Message 0"
    await arena.delete_messages(sent[:3])
    assert [m.content for m in users[1].visible_messages("arena")][:1] == ["Message 3"]
    blameless()


async def test_a_bot_without_the_intent_does_not_read_what_others_write(
    arena: discord.TextChannel, bot: DemoBot, users: Users
) -> None:
    alice, _, _ = users
    secret = alice.say("arena", "a secret")
    assert bot.user is not None
    called = alice.say("arena", f"hey <@{bot.user.id}>")
    assert (await arena.fetch_message(secret.id)).content == ""
    assert (await arena.fetch_message(called.id)).content == called.content


async def test_pins(arena: discord.TextChannel, users: Users, blameless: Check) -> None:
    first, second = await arena.send("one"), await arena.send("two")
    await first.pin()
    await second.pin()
    assert [m.id async for m in arena.pins()] == [second.id, first.id]
    assert users[0].last_message("arena").view["type"] == 6
    await second.unpin()
    assert [m.id async for m in arena.pins()] == [first.id]
    blameless()


async def test_reactions(arena: discord.TextChannel, users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    message = await arena.send("Vote")
    await message.add_reaction("👍")
    await message.add_reaction("🎲")
    seen = alice.last_message("arena")
    alice.react(seen, "👍")
    bob.react(seen, "👍")
    bob.react(seen, "👍")
    fetched = await arena.fetch_message(message.id)
    assert [(str(r.emoji), r.count, r.me) for r in fetched.reactions] == [("👍", 2, True), ("🎲", 1, True)]
    assert {u.name async for u in fetched.reactions[0].users()} == {"SFB Bot", "alice"}
    await message.remove_reaction("👍", discord.Object(alice.id))
    await message.clear_reaction("🎲")
    assert [(r["count"], r["me"]) for r in alice.look(seen).view["reactions"]] == [(1, False)]
    await message.clear_reactions()
    assert "reactions" not in alice.look(seen).view
    blameless()


async def test_mentions_ping_only_whom_they_may(
    arena: discord.TextChannel, users: Users, blameless: Check
) -> None:
    alice, bob, carol = users
    both = f"<@{alice.id}> <@{bob.id}>"
    await arena.send(both, allowed_mentions=discord.AllowedMentions(users=[discord.Object(alice.id)]))
    assert (alice.pings("arena"), bob.pings("arena"), carol.pings("arena")) == (1, 0, 0)
    await arena.send(both, allowed_mentions=discord.AllowedMentions.none())
    assert (alice.pings("arena"), bob.pings("arena")) == (1, 0)
    message = await arena.send("nobody")
    await message.edit(content=both)
    assert (alice.pings("arena"), bob.pings("arena")) == (1, 0)
    await arena.send("@everyone")
    assert carol.pings("arena") == 0
    answer = await arena.fetch_message(alice.say("arena", "question").id)
    await answer.reply("yes", mention_author=True)
    assert alice.pings("arena") == 2
    await answer.reply("yes", mention_author=False)
    assert alice.pings("arena") == 2
    alice.mark_read("arena")
    assert alice.pings("arena") == 0
    blameless()


async def test_reply_to_a_deleted_message(arena: discord.TextChannel) -> None:
    message = await arena.send("soon gone")
    await message.delete()
    with pytest.raises(discord.HTTPException) as refused:
        await message.reply("too late")
    assert refused.value.code == 50035
    assert "Unknown message" in refused.value.text
    reference = message.to_reference(fail_if_not_exists=False)
    assert (await arena.send("never mind", reference=reference)).reference is None


async def test_thread_from_a_message(arena: discord.TextChannel, users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    message = await arena.send("Let us play")
    thread = await message.create_thread(name="Duel 1", auto_archive_duration=1440)
    assert thread.id == message.id
    assert users[0].last_message("arena").view["thread"]["name"] == "Duel 1"
    await thread.send(f"<@{bob.id}> your turn")
    assert [m.id for m in await thread.fetch_members()] == [thread.owner_id, bob.id]
    await thread.add_user(discord.Object(alice.id))
    assert alice.id in {m.id for m in await thread.fetch_members()}
    await thread.remove_user(discord.Object(alice.id))
    assert alice.id not in {m.id for m in await thread.fetch_members()}
    answer = (await bob.slash("Duel 1", "brawl do", card="Bear Hug")).message
    assert answer is not None
    assert answer.channel_id == thread.id
    blameless()
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Duel 2")
    assert refused.value.code == 160004


async def test_threads_fall_asleep_and_wake_up(
    arena: discord.TextChannel, bot: DemoBot, users: Users, clock: JumpClock
) -> None:
    _, bob, _ = users
    thread = await arena.create_thread(
        name="Quiet", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    message = await thread.send("hello")
    clock.jump(59 * 60)
    await message.edit(content="an edit keeps nothing awake")
    clock.jump(61)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="too late")
    assert refused.value.code == 50083
    with pytest.raises(UserActionError, match="archived"):
        await bob.slash("Quiet", "brawl hand")
    archived = [t async for t in arena.archived_threads()]
    assert [t.name for t in archived] == ["Quiet"]
    assert (await arena.guild.active_threads()) == []
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert fetched.archived
    await fetched.send("wake up")
    assert [t.id for t in await arena.guild.active_threads()] == [thread.id]
    await fetched.edit(archived=True, locked=True)
    with pytest.raises(UserActionError, match="locked"):
        bob.say("Quiet", "let me in")
    await fetched.edit(archived=False, locked=False)
    bob.say("Quiet", "thanks")


async def test_private_threads_are_for_their_members(arena: discord.TextChannel, users: Users) -> None:
    _, bob, carol = users
    thread = await arena.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(bob.id))
    await thread.send("between us")
    assert bob.last_message("Secret").content == "between us"
    with pytest.raises(UserActionError, match="0 channels called Secret"):
        carol.visible_messages("Secret")


async def test_direct_messages(bot: DemoBot, users: Users, playground: Playground) -> None:
    alice, bob, _ = users
    answer = (await alice.slash("arena", "brawl whisper")).message
    assert answer is not None
    assert answer.content == "Look at your DMs."
    assert [m.content for m in alice.visible_messages(alice.dm())] == ["Psst."]
    assert alice.pings(alice.dm()) == 1
    playground.faults.refuse_dms(bob.id)
    answer = (await bob.slash("arena", "brawl whisper")).message
    assert answer is not None
    assert answer.content == "Your DMs are closed (50007)."
    assert [record.code for record in playground.ledger.bot_errors()] == [50007]
    playground.faults.member_leaves(playground.guild.id, bob.id)
    playground.faults.refuse_dms(bob.id, refuse=False)
    user = await bot.fetch_user(bob.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("are you there?")
    assert refused.value.code == 50278


async def test_channels_without_permission(
    arena: discord.TextChannel, bot: DemoBot, playground: Playground, users: Users
) -> None:
    lounge = playground.channel("lounge")
    message = await arena.send("hello")
    bot_id = playground.world.bot.id
    arena_place = playground.channel("arena")
    guilds.set_overwrite(
        playground.world, arena_place, Overwrite(bot_id, True, deny=Permission.SEND_MESSAGES)
    )
    guilds.set_overwrite(playground.world, lounge, Overwrite(bot_id, True, deny=Permission.VIEW_CHANNEL))
    guilds.set_overwrite(playground.world, lounge, Overwrite(users[2].id, True, deny=Permission.VIEW_CHANNEL))
    with pytest.raises(discord.Forbidden) as refused:
        await arena.send("may I?")
    assert refused.value.code == 50013
    await message.edit(content="editing my own is allowed")
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_partial_messageable(lounge.id).send("hello?")
    assert refused.value.code == 50001
    with pytest.raises(discord.NotFound) as missing:
        await bot.fetch_channel(123)
    assert missing.value.code == 10003
    with pytest.raises(UserActionError, match="0 channels called lounge"):
        users[2].visible_messages("lounge")
    other = await arena.fetch_message(users[0].say("arena", "mine").id)
    with pytest.raises(discord.Forbidden) as refused:
        await other.edit(content="yours?")
    assert refused.value.code == 50005


async def test_application_emojis(
    bot: DemoBot, arena: discord.TextChannel, users: Users, blameless: Check
) -> None:
    emoji = await bot.create_application_emoji(name="token", image=png(32, 32))
    assert [e.name for e in await bot.fetch_application_emojis()] == ["token"]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="with-emoji"))
    await arena.send(f"Look: {emoji}", view=view)
    assert users[0].last_message("arena").button("token").custom_id == "with-emoji"
    blameless()
    await emoji.delete()
    with pytest.raises(discord.HTTPException) as refused:
        await arena.send("gone", view=view)
    assert refused.value.code == 50035
    assert "Invalid emoji" in refused.value.text


async def test_members_roles_and_guilds(
    bot: DemoBot, playground: Playground, users: Users, raw: Raw, blameless: Check
) -> None:
    guild = bot.get_guild(playground.guild.id)
    assert guild is not None
    assert guild.me.guild_permissions.manage_threads
    assert (await guild.fetch_member(users[1].id)).name == "bob"
    listed = await raw("GET", f"/guilds/{guild.id}/members?limit=3")
    assert [m["user"]["username"] for m in listed.body] == ["alice", "bob", "carol"]
    assert {c.name for c in await guild.fetch_channels()} == {"arena", "lounge"}
    assert (await bot.fetch_guild(guild.id)).name == "The Arena"
    assert (await bot.application_info()).owner.name == "alice"
    assert [r.name for r in await guild.fetch_roles()] == ["@everyone", "SFB Bot"]
    blameless()
    with pytest.raises(discord.NotFound) as missing:
        await guild.fetch_member(5)
    assert missing.value.code == 10007
