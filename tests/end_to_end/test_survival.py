"""What a bot lives through: Discord faltering, things deleted, people gone, time passed, a new version."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import DidNotRespond
from sfb_bot.screens.settings_actions import SetMine
from sfb_bot.storage import SqliteStore
from tests.end_to_end.audit import audit, blameless, pings_name_who_is_asked
from tests.end_to_end.harness import Game, Stage, begin, ledger_match, newest_post, one_by_one, stage, verbs
from tests.end_to_end.players import RandomUser, play_on, play_out, random_users, settled
from tests.end_to_end.test_presses import answers, changed, panel_of, post_of, who_is_called
from tests.patience import PATIENCE

ENGLISH = Texts("en", strict=True)
POSTS = "/channels/{channel_id}/messages"
PANELS = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


async def test_gateway_drop_and_lost_session(tmp_path: Path) -> None:
    async with stage(tmp_path, faults=True) as here:
        game = await begin(here)
        players = random_users(here, game, "gateway")
        gateway = here.playground.gateway
        here.playground.faults.drop_gateway()
        await gateway.until(lambda found: found.resumed == 1, "the session to be resumed")
        await play_on(players, 5)
        here.playground.faults.invalidate_sessions()
        await gateway.until(lambda found: found.identified == 2, "a new session")
        await play_on(players, 5)
        await audit(here, game, players, over=False)
        blameless(here)


@pytest.mark.parametrize("status", [429, 500, 502])
@pytest.mark.parametrize("after", [False, True], ids=["refused", "answer lost"])
async def test_a_post_that_fails_at_first_is_there_once(tmp_path: Path, status: int, after: bool) -> None:
    async with stage(tmp_path, faults=True) as here:
        game = await begin(here)
        players = random_users(here, game, "failing")
        here.playground.faults.answer("POST", POSTS, status, times=1, after=after, retry_after=0.2)
        await play_on(players, 5)
        await audit(here, game, players, over=False)
        texts = [m.text for m in game.host.visible_messages(game.place) if not m.is_ephemeral and m.pictures]
        assert len(set(texts)) == len(texts), "the same post twice"
        blameless(here)


async def test_a_slow_discord_keeps_everything(tmp_path: Path) -> None:
    async with stage(tmp_path, faults=True) as here:
        game = await begin(here)
        players = random_users(here, game, "slow")
        here.playground.faults.delay("POST", POSTS, 1.0, times=2)
        here.playground.faults.delay("PATCH", PANELS, 1.0, times=2)
        await play_on(players, 6)
        await audit(here, game, players, over=False)
        blameless(here)


async def test_an_acknowledgement_that_comes_too_late_loses_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path, faults=True, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        panel = await panel_of(asked, post_of(game))
        callback = "/interactions/{webhook_id}/{webhook_token}/callback"
        here.playground.faults.delay("POST", callback, 3.5)
        with pytest.raises(DidNotRespond):
            await asked.press(panel, verbs(panel)["answer"])
        assert await answers(here, game) == 0
        await asked.press(panel, verbs(panel)["answer"])
        await changed(asked, panel)
        assert await answers(here, game) == 1
        # Discord's word for an interaction that was answered after its three seconds.
        blameless(here, {(404, 10062)})


async def test_a_deleted_ledger_post_is_followed_by_the_next(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "deleted post")
        await play_on(players, 3)
        await settled(here, game)
        asked, _ = who_is_called(game)
        here.playground.faults.delete_message(game.place, post_of(game).id)
        shown = (await asked.slash(game.place, "brawl play")).message
        assert shown is not None
        # The next action makes a new post, with buttons, although the older one cannot lose its own.
        await take_any_action(game.place, *players)
        await play_out(here, game, players)
        await audit(here, game, players)
        # The older post is gone when its buttons are to be taken off.
        blameless(here, {(404, 10008)})


async def take_any_action(place: int, *players: RandomUser) -> None:
    """Whoever is asked opens the panel with the command and answers until there is a new post."""
    for _ in range(40):
        for player in players:
            panel = (await player.user.slash(place, "brawl play")).message
            assert panel is not None
            control = player.choose(panel)
            if control is not None:
                await player.use(panel, control)
            if newest_post(player.user, place) is not None:
                return
    raise AssertionError("no new post")


async def test_a_deleted_thread_is_replaced(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "deleted thread")
        await play_on(players, 6)
        await settled(here, game)
        before = await answers(here, game)
        here.playground.faults.delete_channel(game.place)
        world = here.playground.world

        def new_threads() -> list[int]:
            found = [c.id for c in world.channels.values() if c.is_thread]
            return [c for c in found if newest_post(game.host, c) is not None]

        await game.host.until(lambda: bool(new_threads()), "a new thread")
        moved = replace(game, place=new_threads()[0])
        assert ledger_match(post_of(moved)) == game.match
        assert await answers(here, moved) >= before
        for player in players:
            player.place = moved.place
        await play_out(here, moved, players)
        await audit(here, moved, players)
        # The bot finds out by asking for, or writing to, a channel that is not there any more.
        blameless(here, {(404, 10003), (404, 10008), (404, 10015)})


async def test_a_deleted_channel_keeps_nobody_from_playing_elsewhere(tmp_path: Path) -> None:
    """How the match itself goes on is in `test_places`."""
    async with stage(tmp_path) as here:
        game = await begin(here, channel="lounge", where="here")
        await play_on(random_users(here, game, "deleted channel"), 4)
        here.playground.faults.delete_channel(game.place)
        before = await answers(here, game)
        assert (await game.host.slash("arena", "brawl list")).message is not None
        await begin(here, "carol", "dave")
        assert await answers(here, game) == before
        blameless(here, {(404, 10003), (404, 10008), (404, 10015)})


async def test_a_player_who_left_can_be_waited_out(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "left")
        await play_on(players, 6)
        await settled(here, game)
        gone, stays = who_is_called(game)
        here.playground.faults.member_leaves(here.playground.guild.id, gone.id)
        here.jump(31 * 60)
        up = await stays.wait_for_message(game.place, lambda m: "claim" in verbs(m))
        reminders = [m for m in stays.visible_messages(game.place) if "play" in verbs(m) and not m.pictures]
        assert reminders == [], "reminded of a time that has run out already"
        assert up.pings_me
        await stays.press(up, verbs(up)["claim"])
        result = await stays.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        assert f"<@{stays.id}>" in result.text.splitlines()[0]
        pings_name_who_is_asked(here, game)
        # Who has left sees nothing any more; for the other one everything is in order.
        await audit(here, replace(game, players=(stays, stays)), is_post_per_action=False)
        blameless(here)


async def test_closed_direct_messages_fall_back_and_say_so_once(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        settings = (await asked.slash(game.place, "settings me")).message
        assert settings is not None
        await asked.select(settings, ["dm"], SetMine("hand_by").menu_id())
        await changed(asked, settings)
        by_dm = (await asked.press(post_of(game), verbs(post_of(game))["page"])).message
        assert by_dm is not None
        assert not by_dm.pictures
        sent = await asked.wait_for_message(asked.dm(), lambda m: bool(m.pictures))
        assert all(picture.alt for picture in sent.pictures)
        here.playground.faults.refuse_dms(asked.id)
        told = [await panel_of(asked, post_of(game)) for _ in range(2)]
        word = ENGLISH.say("dm-refused")
        assert [word in panel.text for panel in told] == [True, False]
        assert all("answer" in verbs(panel) for panel in told)
        # Discord's answer to a direct message that is not wanted.
        blameless(here, {(403, 50007)})


async def test_an_upgrade_between_two_answers_of_one_action(tmp_path: Path) -> None:
    """Rules that ask other questions now: the action starts over, everybody is told, the game still ends."""
    async with stage(tmp_path, "upgrade") as here:
        game = await begin(here)
        players = random_users(here, game, "upgrade")
        store = here.shell.app.store
        loaded = None
        for _ in range(300):
            loaded = await store.load_match(MatchId(game.match))
            assert loaded is not None
            if loaded.entries and loaded.entries[-1].entry.question:
                break
            await play_on(players, 1)
        assert loaded is not None
        question = loaded.entries[-1].entry.question
        await here.stop()
        ask_otherwise(here, game.match, question)
        await here.start()
        await here.look(game.match)
        here.shell.app.wake()
        word = ENGLISH.say("notice-action_restarted")
        await game.host.wait_for_message(game.place, lambda m: word in m.text)
        await play_out(here, game, players)
        await audit(here, game, ())
        blameless(here)


async def test_a_post_nobody_noted_loses_its_buttons_even_within_the_same_second(tmp_path: Path) -> None:
    """A match begun, posted about, cut off, restarted and upgraded, all within one second of the clock."""
    async with stage(tmp_path, "one second") as here:
        game = await begin(here)
        # Both teams and the first player's traps: the other's come next, and then the opening hands of both.
        for _ in range(3):
            await answer_unseen(here, game, "one second")
        here.shell.app.wake()
        await settled(here, game)
        noted = post_of(game)
        # Then the first of two sealed choices, by whom no post has pinged: told, in the middle of an action.
        # It would be carried out after all when the delay is over: not while the test runs, however slowly.
        delay = 2 * PATIENCE
        here.playground.faults.delay("DELETE", f"/channels/{game.place}/messages/{noted.id}", delay)
        await answer_unseen(here, game, "one second")
        question = await answer_unseen(here, game, "one second")
        here.shell.app.wake()
        await game.host.until(lambda: post_of(game).id != noted.id, "a second post")
        unnoted = post_of(game)
        await here.stop()
        assert await noted_post(here, game.match) == noted.id
        ask_otherwise(here, game.match, question)
        await here.start()
        await here.look(game.match)
        await play_on(random_users(here, game, "one second"), 2)
        await audit(here, game, (), over=False, is_post_per_action=False)
        assert post_of(game).id > unnoted.id > noted.id
        blameless(here)


async def answer_unseen(here: Stage, game: Game, seed: str) -> str:
    """Give any answer to the application itself, without waking whoever posts; the question's fingerprint.

    Where several are asked, it is not the one who answered last.
    """
    app, match = here.shell.app, MatchId(game.match)
    look = await here.look(game.match)
    last = [each.entry.seat for each in await app.store.entries(match)][-1:]
    user = UserId(game.user_of(min(look.waiting_for, key=last.count)).id)
    question = (await app.matches.look(match, user)).question
    assert question is not None
    keys = random_keys(question, Dice(seed))
    await app.matches.answer(match, user, look.record.ask_no, keys, f"{seed}/{look.seq}")
    return (await app.store.entries(match))[-1].entry.question


async def noted_post(here: Stage, match: int) -> int | None:
    """The newest post as the file has it, without a bot."""
    async with SqliteStore.open_read_only(here.database) as store:
        record = await store.match_record(MatchId(match))
    assert record is not None
    return record.ledger


def ask_otherwise(here: Stage, match: int, question: str) -> None:
    """As if the question of the newest answer had been another one in the older version."""
    with closing(sqlite3.connect(here.database)) as connection, connection:
        changed_rows = connection.execute(
            "UPDATE entry SET entry = replace(entry, ?, 'fedcba9876') WHERE match = ?", (question, match)
        ).rowcount
        assert changed_rows


async def test_an_archived_thread_wakes_up(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "asleep")
        await play_on(players, 4)
        here.playground.faults.archive_thread(game.place)
        await play_on(players, 8)
        await audit(here, game, players, over=False)
        blameless(here)


async def test_a_closed_mailbox_does_not_swallow_reminders(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        store = here.shell.app.store
        likes = await store.preferences(UserId(asked.id))
        await store.save_preferences(replace(likes, reminders="dm"))
        here.playground.faults.refuse_dms(asked.id)
        here.jump(5 * 60 + 1)
        reminder = await asked.wait_for_message(game.place, lambda m: "play" in verbs(m) and not m.pictures)
        assert reminder.pings_me
        blameless(here, {(403, 50007)})
