"""What was on its way when the bot died is found again, also where the place has changed meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from sfb_bot.discord_ui.delivery.ledger_posts import LedgerPosts
from sfb_bot.discord_ui.delivery.messenger import DiscordMessenger
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import LedgerPost, MatchId, MessageId, OutboxRow, UserId
from sfb_bot.playground import VisibleMessage
from sfb_bot.playground.world.events import MessageCreated
from sfb_bot.playground.world.permissions import Permission as Right
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import (
    Game,
    Stage,
    begin,
    first_post,
    has_lobby_button,
    one_by_one,
    stage,
    verbs,
)
from tests.end_to_end.places import (
    FORBIDDEN,
    direct_messages,
    has_trouble,
    nothing_waits,
    play_until_posted,
    told_directly,
)
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end.test_presses import post_of
from tests.end_to_end.test_survival import answer_unseen, noted_post
from tests.patience import PATIENCE


async def leave_a_post_unnoted(here: Stage, game: Game, seed: str, *, goes_on: bool = False) -> int:
    """A post is made, and the bot stopped before it has noted that; which one. The match may have gone on."""
    await settled(here, game)
    noted = post_of(game)
    here.playground.faults.delay("PATCH", f"/channels/{game.place}/messages/{noted.id}", 2 * PATIENCE)
    await answer_unseen(here, game, seed)
    here.shell.app.wake()
    await game.host.until(lambda: post_of(game).id != noted.id, "a post nobody has noted")
    unnoted = post_of(game).id
    if goes_on:
        await answer_unseen(here, game, f"{seed} goes on")
    await here.stop(cleanly=False)
    assert await noted_post(here, game.match) == noted.id
    here.playground.faults.clear()
    return unnoted


async def test_a_post_on_its_way_is_found_in_a_thread_that_fell_asleep(tmp_path: Path) -> None:
    async with stage(tmp_path, "asleep", packs=one_by_one()) as here:
        game = await begin(here)
        unnoted = await leave_a_post_unnoted(here, game, "asleep")
        here.playground.faults.archive_thread(game.place)
        await here.start()
        await settled(here, game)
        assert await noted_post(here, game.match) == unnoted
        await play_on(random_users(here, game, "asleep"), 3)
        await audit(here, game, (), over=False, is_post_per_action=False)
        blameless(here)


async def test_a_post_that_is_brought_up_to_date_in_a_sleeping_thread_is_not_made_twice(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, "refreshed") as here:
        game = await begin(here)
        await play_on(random_users(here, game, "refreshed"), 3)
        await settled(here, game)
        before = [m.id for m in game.host.visible_messages(game.place) if m.pictures and not m.is_ephemeral]
        here.playground.faults.archive_thread(game.place)
        await here.restart()
        await here.shell.app.ledger.show_again(MatchId(game.match))
        await settled(here, game)
        after = [m.id for m in game.host.visible_messages(game.place) if m.pictures and not m.is_ephemeral]
        assert after == before
        blameless(here)


@pytest.mark.parametrize("cleanly", [True, False], ids=["stopped", "killed"])
async def test_a_post_removed_just_before_the_end_is_removed_once_more(tmp_path: Path, cleanly: bool) -> None:
    """The bot cannot know whether the removal got through: it tries again, once, and takes no for done."""
    async with stage(tmp_path, "removed") as here:
        game = await begin(here)
        # As in `test_survival`: after these the post of the turn is made anew for whoever is called.
        for _ in range(3):
            await answer_unseen(here, game, "one second")
        here.shell.app.wake()
        await settled(here, game)
        ledger, store = here.playground.ledger, here.shell.app.store
        note, begun = store.note_post, ledger.last_number

        def removals() -> list[tuple[str, int]]:
            return [(r.path, r.status) for r in ledger.since(begun) if r.method == "DELETE"]

        async def note_no_removal(
            match: MatchId, message: MessageId, done: tuple[int, ...] = (), shown: LedgerPost | None = None
        ) -> bool:
            if removals():
                await never()
            return await note(match, message, done, shown)

        with patch.object(store, "note_post", note_no_removal):
            for _ in range(2):
                await answer_unseen(here, game, "one second")
            here.shell.app.wake()
            await ledger.until(lambda _: bool(removals()), "the removal", PATIENCE)
            await here.stop(cleanly=cleanly)
        removed = f"/channels/{game.place}/messages/{await noted_post(here, game.match)}"
        assert removals() == [(removed, 204)]
        await here.start()
        await settled(here, game)
        assert removals() == [(removed, 204), (removed, 404)]
        await here.restart(cleanly=cleanly)
        await play_on(random_users(here, game, "removed"), 2)
        await audit(here, game, (), over=False, is_post_per_action=False)
        assert [path for path, _ in removals()].count(removed) == 2
        blameless(here)


async def test_a_post_made_in_place_of_another_and_deleted_before_that_was_noted_is_made_again(
    tmp_path: Path,
) -> None:
    """The one before was to be removed next, and is when the post is there: everything is told once."""
    async with stage(tmp_path, "in place") as here:
        game = await begin(here)
        # As above: after these the post of the turn is made anew for whoever is called.
        for _ in range(3):
            await answer_unseen(here, game, "one second")
        here.shell.app.wake()
        await settled(here, game)
        noted = post_of(game)
        path = f"/channels/{game.place}/messages/{noted.id}"
        for method in ("DELETE", "PATCH"):
            here.playground.faults.delay(method, path, 2 * PATIENCE)
        for _ in range(2):
            await answer_unseen(here, game, "one second")
        here.shell.app.wake()
        await game.host.until(lambda: post_of(game).id != noted.id, "a post nobody has noted")
        unnoted = post_of(game)
        await here.stop(cleanly=False)
        assert await noted_post(here, game.match) == noted.id
        here.playground.faults.clear()
        here.playground.faults.delete_message(game.place, unnoted.id)
        forget_nonces(here)
        await here.start()
        await settled(here, game)
        shown = [m.id for m in told_posts(game)]
        assert noted.id not in shown
        assert unnoted.id not in shown
        await play_on(random_users(here, game, "in place"), 2)
        await audit(here, game, (), over=False, is_post_per_action=False)
        blameless(here)


async def never(*what: object) -> None:
    """Something that the bot does not live to see."""
    del what
    await asyncio.Event().wait()


async def die_before_it_is_noted(
    here: Stage, act: Callable[[], Awaitable[object]], *, starts: bool = True
) -> None:
    """Somebody does something that is posted, and the bot is killed right then; Discord forgets the nonce."""
    world = here.playground.world
    made: list[int] = []
    stop = world.listen(
        lambda event: (
            made.append(event.message.id)
            if isinstance(event, MessageCreated) and not event.message.is_ephemeral
            else None
        )
    )

    with patch.object(here.shell.app.store, "outbox_done", never):
        await act()
        await here.user("alice").until(lambda: bool(made), "the post")
        # The answer to the post reaches the bot, and what it wants to note then is never noted.
        await here.stop(cleanly=False)
    stop()
    forget_nonces(here)
    if starts:
        await here.start()


def forget_nonces(here: Stage) -> None:
    """As Discord does after some minutes."""
    for by_id in here.playground.world.messages.values():
        for message in by_id.values():
            message.nonce = None


async def cannot_note_for_a_while(here: Stage, act: Callable[[], Awaitable[object]]) -> None:
    """Something is posted, and until Discord has forgotten the nonce the store takes no notes."""
    store = here.shell.app.store
    done, is_refused = store.outbox_done, asyncio.Event()

    async def refuse_once(ids: Sequence[int]) -> None:
        if is_refused.is_set():
            await done(ids)
            return
        forget_nonces(here)
        is_refused.set()
        raise StoreBroken("the disk is full")

    with patch.object(store, "outbox_done", refuse_once):
        await act()
        await asyncio.wait_for(is_refused.wait(), PATIENCE)
        await nothing_waits(here)


@asynccontextmanager
async def settled_game(
    folder: Path, seed: str, allowed: Collection[tuple[int, int | None]] = ()
) -> AsyncGenerator[tuple[Stage, Game]]:
    """A match of which everything is shown; no request is refused, but for those a test explains."""
    async with stage(folder, seed, packs=one_by_one()) as here:
        game = await begin(here)
        await settled(here, game)
        yield here, game
        blameless(here, allowed)


def saying(game: Game, words: str) -> list[int]:
    return [m.id for m in game.host.visible_messages(game.place) if words in m.text and not m.is_ephemeral]


async def test_a_notice_is_not_said_twice_after_a_long_time_without_the_bot(tmp_path: Path) -> None:
    async with settled_game(tmp_path, "notice") as (here, game):

        async def pause() -> None:
            await game.host.slash(game.place, "brawl-admin pause", reason="tea")

        await die_before_it_is_noted(here, pause)
        await settled(here, game)
        assert len(saying(game, "Reason: tea")) == 1


async def test_a_notice_is_not_said_twice_after_a_long_time_without_the_store(tmp_path: Path) -> None:
    async with settled_game(tmp_path, "unnoted notice") as (here, game):

        async def pause() -> None:
            await game.host.slash(game.place, "brawl-admin pause", reason="tea")

        await cannot_note_for_a_while(here, pause)
        assert len(saying(game, "Reason: tea")) == 1


async def test_a_reminder_by_direct_message_is_not_sent_twice_after_a_long_time_without_the_store(
    tmp_path: Path,
) -> None:
    async with settled_game(tmp_path, "unnoted direct") as (here, game):
        for user in game.players:
            wishes = await here.shell.app.store.preferences(UserId(user.id))
            await here.shell.app.store.save_preferences(replace(wishes, reminders="dm"))

        async def wait() -> None:
            here.jump(5 * 60 + 1)

        await cannot_note_for_a_while(here, wait)
        assert sum(len(direct_messages(user)) for user in game.players) == 1


async def test_a_reminder_is_not_sent_twice_after_a_long_time_without_the_bot(tmp_path: Path) -> None:
    async with settled_game(tmp_path, "reminder") as (here, game):

        async def wait() -> None:
            here.jump(5 * 60 + 1)

        await die_before_it_is_noted(here, wait)
        await settled(here, game)
        reminders = [
            m for m in game.host.visible_messages(game.place) if "play" in verbs(m) and not m.pictures
        ]
        assert len(reminders) == 1


async def test_a_reminder_by_direct_message_is_not_sent_twice_after_a_long_time_without_the_bot(
    tmp_path: Path,
) -> None:
    async with settled_game(tmp_path, "direct") as (here, game):
        for user in game.players:
            wishes = await here.shell.app.store.preferences(UserId(user.id))
            await here.shell.app.store.save_preferences(replace(wishes, reminders="dm"))

        async def wait() -> None:
            here.jump(5 * 60 + 1)

        await die_before_it_is_noted(here, wait)
        await settled(here, game)
        assert sum(len(direct_messages(user)) for user in game.players) == 1


async def test_a_word_about_a_silent_place_is_not_sent_twice_after_a_long_time_without_the_bot(
    tmp_path: Path,
) -> None:
    async with settled_game(tmp_path, "trouble", {FORBIDDEN}) as (here, game):
        here.playground.faults.deny(game.host.place("arena").id, Right.SEND_MESSAGES_IN_THREADS)
        await play_until_posted(here, game)
        await has_trouble(here, game.match)

        async def wait() -> None:
            here.jump(60)

        await die_before_it_is_noted(here, wait)
        for user in game.players:
            await told_directly(user, f"match {game.match}")
        here.playground.faults.deny(game.host.place("arena").id)
        await nothing_waits(here)
        assert [len(direct_messages(user)) for user in game.players] == [1, 1]


@asynccontextmanager
async def an_unnoted_invitation(
    tmp_path: Path,
) -> AsyncGenerator[tuple[Stage, VisibleMessage, asyncio.Event]]:
    """alice challenged bob, and the bot that runs now goes on with its post once it is let."""
    show, is_let = DiscordMessenger._show, asyncio.Event()

    async def show_later(messenger: DiscordMessenger, row: OutboxRow) -> None:
        await is_let.wait()
        await show(messenger, row)

    async with stage(tmp_path, "invitation") as here:
        alice = here.user("alice")

        async def challenge() -> None:
            await alice.slash("arena", "brawl challenge", opponent=here.user("bob"), pace="live")

        nothing = AsyncMock(side_effect=asyncio.CancelledError)
        with patch.object(here.shell.app.store, "note_lobby_message", nothing):
            await die_before_it_is_noted(here, challenge, starts=False)
        with patch.object(DiscordMessenger, "_show", show_later):
            await here.start()
            invitation = await alice.wait_for_message("arena", has_lobby_button)
            yield here, invitation, is_let
        assert [m.id for m in alice.visible_messages("arena") if not m.is_ephemeral] == [invitation.id]
        blameless(here)


@pytest.mark.parametrize("found", ["before it is accepted", "after it was accepted"])
async def test_the_thread_of_an_invitation_that_was_found_again_is_made_from_it(
    tmp_path: Path, found: str
) -> None:
    async with an_unnoted_invitation(tmp_path) as (here, invitation, is_let):
        alice, bob = here.user("alice"), here.user("bob")
        if found == "before it is accepted":
            is_let.set()
            await nothing_waits(here)
        await bob.press(invitation, "Accept")
        is_let.set()
        game = Game(await first_post(bob, invitation.id), invitation.id, (alice, bob))
        await settled(here, game)


async def test_an_invitation_that_was_cancelled_before_it_is_found_again_shows_that(tmp_path: Path) -> None:
    async with an_unnoted_invitation(tmp_path) as (here, invitation, is_let):
        alice = here.user("alice")
        await alice.press(invitation, "Cancel")
        is_let.set()
        await alice.until(lambda: not has_lobby_button(alice.look(invitation)), "an end of it")


def told_posts(game: Game) -> list[VisibleMessage]:
    """The posts of the ledger, with buttons or without."""
    return [m for m in game.host.visible_messages(game.place) if m.pictures and not m.is_ephemeral]


async def test_a_post_that_was_taken_for_lost_and_comes_first_is_told_by_the_next_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, "late", packs=one_by_one()) as here:
        game = await begin(here)
        late = await leave_a_post_unnoted(here, game, "late", goes_on=True)
        before = [m.id for m in told_posts(game)]
        monkeypatch.setattr(LedgerPosts, "_find", AsyncMock(return_value=None))
        await here.start()
        await settled(here, game)
        monkeypatch.undo()
        after = told_posts(game)
        assert late in before
        assert late not in [m.id for m in after]
        assert [m.id for m in after][:-1] == before[:-1]
        await here.restart()
        await play_on(random_users(here, game, "late"), 3)
        await audit(here, game, (), over=False, is_post_per_action=False)
        blameless(here)


async def test_a_post_that_was_taken_for_lost_is_not_taken_for_the_one_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, "other", packs=one_by_one()) as here:
        game = await begin(here)
        late = await leave_a_post_unnoted(here, game, "other", goes_on=True)
        monkeypatch.setattr(LedgerPosts, "_find", AsyncMock(return_value=None))
        ledger = here.playground.ledger
        cut = here.playground.faults.cut("POST", f"/channels/{game.place}/messages", times=50)
        await here.start()
        await ledger.until(lambda _: cut.times < 50, "a post that does not get through", PATIENCE)
        await here.stop(cleanly=False)
        here.playground.faults.clear()
        monkeypatch.undo()
        here.clock.jump(10)
        await here.start()
        await settled(here, game)
        newest = told_posts(game)[-1]
        assert newest.id != late
        look = await here.look(game.match)
        asked = [game.user_of(seat) for seat in look.waiting_for]
        assert any(user.look(newest).pings_me for user in asked), "whoever is asked now is pinged by a post"
        await play_on(random_users(here, game, "other"), 3)
        await audit(here, game, (), over=False, is_post_per_action=False)
        blameless(here)
