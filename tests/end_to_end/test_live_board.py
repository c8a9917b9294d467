"""The board of running matches: for one's own eyes, and kept current in a channel, whatever happens."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sfb_bot.kernel import Dice, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.playground.world import messages, threads
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Stage, begin, stage
from tests.end_to_end.players import fast_forward
from tests.end_to_end.test_daily_puzzle import settled
from tests.end_to_end.test_places import direct_messages
from tests.end_to_end.test_results import concede, hide_from_everybody, to_first_turn
from tests.patience import until

ENGLISH = Texts("en", strict=True)


def boards(user: UserDriver, channel: str) -> list[VisibleMessage]:
    return [m for m in user.visible_messages(channel) if "**Live:**" in m.text and not m.is_ephemeral]


async def ticks(here: Stage) -> None:
    """A minute passes, and whatever it brings is shown."""
    here.jump(60)
    # The task of the boards looks at once; what it finds is stored before the outbox can be empty again.
    await here.shell.app.live_boards.refresh()
    here.shell.app.wake()
    await settled(here)


async def edits(here: Stage, message: int) -> int:
    return sum(
        record.method == "PATCH" and record.path.endswith(f"/messages/{message}")
        for record in here.playground.ledger.records
    )


async def test_everybody_sees_the_matches_they_may_see(tmp_path: Path) -> None:
    async with stage(tmp_path, "live") as here:
        carol = here.user("carol")
        empty = message_of(await carol.slash("lounge", "brawl live"))
        assert empty.text == ENGLISH.say("live-head", count=0)
        game = await begin(here)
        await to_first_turn(here, game)
        shown = message_of(await carol.slash("lounge", "brawl live"))
        line = shown.text.splitlines()[1]
        look = await here.look(game.match)
        mover = game.user_of(look.waiting_for[0])
        assert f"<#{game.place}> <@{game.host.id}> vs <@{game.guest.id}>" in line
        assert "Round 1" in line
        assert ENGLISH.say("live-move", players=f"<@{mover.id}>") in line
        assert "<t:" not in shown.text, "no time tells what somebody is choosing"
        hide_from_everybody(here, here.playground.world.channels[carol.place("arena").id], [game.host.id])
        hidden = message_of(await carol.slash("lounge", "brawl live"))
        assert hidden.text == empty.text
        own = message_of(await game.guest.slash("lounge", "brawl live"))
        assert f"<#{game.place}>" in own.text, "one's own match is always there"
        blameless(here)


async def test_a_board_keeps_itself_current_once_a_minute(tmp_path: Path) -> None:
    async with stage(tmp_path, "pinned") as here:
        owner, bob = here.user("alice"), here.user("bob")
        refused = message_of(await bob.slash("lounge", "brawl live", pin="here"))
        assert refused.text == ENGLISH.say("denied-not-organiser")
        settings = message_of(await owner.slash("lounge", "brawl live", pin="here"))
        assert f"Live board: <#{owner.place('lounge').id}>." in settings.text
        await bob.until(lambda: len(boards(bob, "lounge")) == 1, "a board")
        await settled(here)
        (board,) = boards(bob, "lounge")
        assert board.text == ENGLISH.say("live-head", count=0)
        world = here.playground.world
        stored = world.message(board.channel_id, board.id)
        assert stored is not None
        assert stored.pinned_at is not None
        game = await begin(here)
        await settled(here)
        await ticks(here)
        assert f"<#{game.place}>" in bob.look(board).text
        assert not bob.look(board).pings_me
        before = await edits(here, board.id)
        # Many things happen within a minute: no edit; then one.
        await fast_forward(here, game, "minute", lambda look: look.record.clock.turn > 2)
        assert await edits(here, board.id) == before
        await ticks(here)
        assert await edits(here, board.id) == before + 1
        assert "Round" in bob.look(board).text
        await ticks(here)
        assert await edits(here, board.id) == before + 1, "nothing new, no edit"
        await here.restart(cleanly=False)
        await settled(here)
        await concede(here, game, bob)
        await ticks(here)
        assert bob.look(board).text == ENGLISH.say("live-head", count=0)
        assert len(boards(bob, "lounge")) == 1
        await owner.slash("arena", "brawl live", pin="here")
        await bob.until(lambda: len(boards(bob, "arena")) == 1, "a board elsewhere")
        await settled(here)
        moved = ENGLISH.say("live-moved", channel=f"<#{owner.place('arena').id}>")
        assert bob.look(board).text == moved
        await owner.slash("arena", "brawl live", pin="off")
        await bob.until(lambda: boards(bob, "arena") == [], "no board")
        await settled(here)
        assert await here.shell.app.store.live_boards() == []
        blameless(here)


async def test_a_match_whose_thread_wakes_is_on_the_board_again(tmp_path: Path) -> None:
    async with stage(tmp_path, "woken") as here:
        alice = here.user("alice")
        await alice.slash("lounge", "brawl live", pin="here")
        game = await begin(here)
        await settled(here)

        async def is_shown_after_a_minute() -> bool:
            await ticks(here)
            (board,) = boards(alice, "lounge")
            return f"<#{game.place}>" in board.text

        assert await is_shown_after_a_minute()
        here.playground.faults.archive_thread(game.place)
        assert not await is_shown_after_a_minute()
        alice.say(game.place, "hello?")
        assert await is_shown_after_a_minute()
        here.playground.faults.archive_thread(game.place)
        assert not await is_shown_after_a_minute()
        # Nobody tells the bot that is not there.
        await here.stop()
        alice.say(game.place, "hello?")
        await here.start()
        assert await is_shown_after_a_minute()
        # Nothing has changed since.
        (board,) = boards(alice, "lounge")
        before = await edits(here, board.id)
        assert await is_shown_after_a_minute()
        assert await edits(here, board.id) == before
        blameless(here)


async def test_choices_that_nobody_knows_of_do_not_move_the_board(tmp_path: Path) -> None:
    """In the middle of an action, and while a reaction is being chosen, the board tells nothing."""
    async with stage(tmp_path, "secret", goal=3) as here:
        owner = here.user("alice")
        await owner.slash("lounge", "brawl live", pin="here")
        game = await begin(here, pace="daily")
        app, guild = here.shell.app, GuildId(GUILD_ID)
        seen = 0
        match, numbers = MatchId(game.match), iter(range(10**6))
        dice = Dice("secret")
        while seen < 25 and (await here.record(game.match)).status == "live":
            look = await here.look(game.match)
            user = UserId(game.user_of(look.waiting_for[0]).id)
            asked = await app.matches.look(match, user)
            assert asked.question is not None
            before = await app.store.live_stand(guild)
            keys = random_keys(asked.question, dice)
            await app.matches.answer(match, user, asked.record.ask_no, keys, f"s/{next(numbers)}")
            if (await here.record(game.match)).told_seq == look.record.told_seq:
                assert await app.store.live_stand(guild) == before
                seen += 1
            else:
                assert await app.store.live_stand(guild) != before
            if (await here.look(game.match)).record.ask_no == look.record.ask_no:
                # A hidden moment has to pass before it counts.
                here.jump(20 * 60)
                await asyncio.sleep(0)
                await app.deadlines.fire_due()
        assert seen == 25


async def test_a_post_made_just_before_the_end_is_found_and_a_deleted_one_made_again(tmp_path: Path) -> None:
    async with stage(tmp_path, "found") as here:
        owner = here.user("alice")
        await owner.slash("lounge", "brawl live", pin="here")
        await owner.until(lambda: len(boards(owner, "lounge")) == 1, "a board")
        await settled(here)
        (board,) = boards(owner, "lounge")
        await here.stop()
        with closing(sqlite3.connect(here.database)) as file:
            file.execute("DELETE FROM live_board")
            file.execute(
                "INSERT INTO outbox (lane, kind, created_at, guild, body) VALUES (?, 'live', ?, ?, 'null')",
                (f"live {GUILD_ID}", here.clock.now(), GUILD_ID),
            )
            file.commit()
        await here.start()
        await settled(here)
        assert [each.id for each in boards(owner, "lounge")] == [board.id]
        world = here.playground.world
        messages.delete(world, world.channels[board.channel_id], [board.id])
        await begin(here)
        await ticks(here)
        (new,) = boards(owner, "lounge")
        assert new.id != board.id
        blameless(here, [(404, 10008)])


async def test_a_channel_that_is_gone_is_told_to_the_owner(tmp_path: Path) -> None:
    async with stage(tmp_path, "gone") as here:
        owner = here.user("alice")
        await owner.slash("lounge", "brawl live", pin="here")
        await owner.until(lambda: len(boards(owner, "lounge")) == 1, "a board")
        await settled(here)
        world = here.playground.world
        threads.delete_channel(world, world.channels[owner.place("lounge").id])
        game = await begin(here)
        here.jump(60)
        await owner.until(lambda: bool(direct_messages(owner)), "a word to the owner")
        (told,) = direct_messages(owner)
        assert told.text == ENGLISH.say("trouble-live-gone")
        await owner.slash("arena", "settings server", live="here")
        await owner.until(lambda: len(boards(owner, "arena")) == 1, "a board")
        assert f"<#{game.place}>" in boards(owner, "arena")[0].text

        async def is_well() -> bool:
            return not here.shell.app.troubles.all()

        await until(is_well, "the end of the trouble")
        blameless(here, [(404, 10003)])
