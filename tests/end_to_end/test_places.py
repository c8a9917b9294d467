"""Places that refuse in the middle of a match: told to players, made good at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.matches.records import NEVER, MatchId
from sfb_bot.matches.troubles import LONGEST_RETRY
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.permissions import Permission as Right
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import (
    begin,
    one_by_one,
    stage,
    verbs,
)
from tests.end_to_end.places import (
    FORBIDDEN,
    direct_messages,
    has_trouble,
    nothing_waits,
    play_unseen,
    play_until_posted,
    said,
    told_directly,
)
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end.test_presses import panel_of, post_of, who_is_called
from tests.end_to_end.test_survival import answer_unseen
from tests.patience import until


async def test_players_of_a_match_that_cannot_be_posted_are_told_once(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        players = random_users(here, game, "refused")
        await play_on(players, 4)
        await settled(here, game)
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        asked, _ = who_is_called(game)
        await play_unseen(game)
        await has_trouble(here, game.match)
        here.jump(60)
        for user in game.players:
            await told_directly(user, f"match {game.match}", f"<#{arena}>", "Send Messages in Threads")
        listed = said(await asked.slash("arena", "brawl list"))
        assert "Send Messages in Threads" in listed
        await asked.slash("arena", "brawl board")
        here.jump(60)
        here.playground.faults.deny(arena)
        await nothing_waits(here)
        assert all(len(direct_messages(user)) == 1 for user in game.players)
        assert "⚠️" not in said(await asked.slash("arena", "brawl list"))
        await audit(here, game, players, over=False, is_post_per_action=False)
        blameless(here, {FORBIDDEN})


@pytest.mark.parametrize("way", ["channel", "role", "roles of the bot", "restart"])
async def test_a_place_that_takes_posts_again_is_written_to_at_once(tmp_path: Path, way: str) -> None:
    """The bot's clock stands still, so nothing is tried again by the clock."""
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        faults, guild = here.playground.faults, here.playground.guild
        world, arena = here.playground.world, game.host.place("arena").id
        own = next(role.id for role in guild.roles.values() if role.bot_id)
        if way in ("role", "roles of the bot"):
            faults.deny_everywhere(guild.id, Right.SEND_MESSAGES_IN_THREADS)
        else:
            faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        await play_until_posted(here, game)
        await has_trouble(here, game.match)
        if way == "role":
            faults.grant_everywhere(guild.id, Right.SEND_MESSAGES_IN_THREADS)
        elif way == "roles of the bot":
            more = guilds.make_role(world, guild, "helpers", int(Right.SEND_MESSAGES_IN_THREADS))
            guilds.set_roles(world, guild, world.bot.id, [own, more.id])
        elif way == "channel":
            faults.deny(arena)
        else:
            await here.stop()
            faults.deny(arena)
            await here.start()
        await nothing_waits(here)
        blameless(here, {FORBIDDEN})


async def test_a_locked_thread_is_told_and_goes_on_when_it_is_open(tmp_path: Path) -> None:
    permissions = int(
        Right.VIEW_CHANNEL
        | Right.SEND_MESSAGES
        | Right.SEND_MESSAGES_IN_THREADS
        | Right.CREATE_PUBLIC_THREADS
        | Right.ATTACH_FILES
        | Right.READ_MESSAGE_HISTORY
    )
    async with stage(tmp_path, bot_permissions=permissions) as here:
        game = await begin(here)
        players = random_users(here, game, "locked")
        await play_on(players, 3)
        await settled(here, game)
        here.playground.faults.archive_thread(game.place, lock=True)
        await play_until_posted(here, game)
        await has_trouble(here, game.match)
        here.jump(60)
        await told_directly(game.host, f"<#{game.place}>", "locked")
        here.playground.faults.unlock_thread(game.place)
        await nothing_waits(here)
        await audit(here, game, players, over=False, is_post_per_action=False)
        # Discord's word for a locked thread; whether an archived one is locked is not known before.
        blameless(here, {(400, 160005)})


async def test_who_takes_no_direct_messages_is_told_by_the_next_press(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        for user in game.players:
            here.playground.faults.refuse_dms(user.id)
        arena = game.host.place("arena").id
        post = post_of(game)
        asked, _ = who_is_called(game)
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        for _ in range(3):
            await answer_unseen(here, game, "closed")
        here.shell.app.wake()
        await has_trouble(here, game.match)
        here.jump(60)
        told = [(await panel_of(asked, post)).text for _ in range(2)]
        assert ["Send Messages in Threads" in text for text in told] == [True, False]
        stranger = (await here.user("carol").press(post, verbs(post)["board"])).message
        assert stranger is not None
        assert "⚠️" not in stranger.text
        listed = said(await asked.slash("arena", "brawl list"))
        assert "Send Messages in Threads" in listed
        blameless(here, {FORBIDDEN, (403, 50007)})


async def test_a_press_tries_again_what_rests(tmp_path: Path) -> None:
    """Discord's word that something changed may get lost."""
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        await play_until_posted(here, game)
        await has_trouble(here, game.match)

        async def rests() -> bool:
            here.jump(24 * 3600)
            return await here.shell.app.store.next_outbox() == NEVER

        await until(rests, "a match that is not tried any more")
        channel = here.playground.world.channels[arena]
        channel.overwrites.clear()
        here.playground.faults.drop_gateway()
        post = post_of(game)
        await game.host.press(post, verbs(post)["board"])
        await nothing_waits(here)


async def test_one_silent_place_holds_up_nobody_else(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        silent = await begin(here)
        await settled(here, silent)
        here.playground.faults.deny(silent.host.place("arena").id, Right.SEND_MESSAGES_IN_THREADS)
        await play_until_posted(here, silent)
        await has_trouble(here, silent.match)
        other = await begin(here, "carol", "dave", channel="lounge")
        players = random_users(here, other, "other")
        await play_on(players, 6)
        await audit(here, other, players, over=False)
        blameless(here, {FORBIDDEN})


async def test_a_match_goes_on_without_what_is_merely_useful(tmp_path: Path) -> None:
    """Without the history an older post cannot be read again after a restart."""
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "no history")
        await play_on(players, 3)
        await settled(here, game)
        here.playground.faults.deny(game.host.place("arena").id, Right.READ_MESSAGE_HISTORY)
        before = post_of(game).id
        await here.restart()
        await play_on(players, 3)
        await settled(here, game)
        assert post_of(game).id > before
        assert here.shell.app.troubles.all() == ()
        blameless(here, {FORBIDDEN})


async def test_a_server_that_removed_the_bot_is_left_alone_until_it_is_added_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        faults, guild = here.playground.faults, here.playground.guild
        faults.remove_bot(guild.id)
        await here.shell.app.ledger.show_again(MatchId(game.match))
        await has_trouble(here, game.match)
        before = len(here.playground.ledger.records)
        for _ in range(20):
            here.jump(LONGEST_RETRY)
            await here.shell.app.store.next_outbox()
        assert len(here.playground.ledger.records) == before, "asked although the bot is not there"
        await here.restart()
        here.jump(LONGEST_RETRY)
        assert await here.shell.app.store.next_outbox() == NEVER
        faults.add_bot(guild.id)
        await nothing_waits(here)
        await play_on(random_users(here, game, "again"), 3)
        await audit(here, game, over=False, is_post_per_action=False)
