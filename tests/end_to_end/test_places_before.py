"""What could not be posted is found out before it is promised or stored."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.matches.records import LobbyId
from sfb_bot.matches.troubles import LONGEST_RETRY
from sfb_bot.playground.world.permissions import Permission as Right
from tests.end_to_end.audit import blameless, requests_of
from tests.end_to_end.harness import (
    begin,
    first_post,
    invite,
    stage,
    verbs,
)
from tests.end_to_end.places import (
    ENGLISH,
    POSTS,
    direct_messages,
    nothing_waits,
    posts_of_bot,
    said,
    told_directly,
)
from tests.end_to_end.players import play_on, random_users
from tests.patience import until


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Right.SEND_MESSAGES, "Send Messages"),
        (Right.ATTACH_FILES, "Attach Files"),
        (Right.READ_MESSAGE_HISTORY, "Read Message History"),
        (Right.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Right.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Right.VIEW_CHANNEL, "View Channel"),
    ],
)
async def test_a_challenge_that_could_not_be_posted_is_refused_and_not_stored(
    tmp_path: Path, denied: Right, named: str
) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        arena = alice.place("arena").id
        here.playground.faults.deny(arena, denied)
        for words, options in (("brawl challenge", {"opponent": bob}), ("brawl open", {})):
            for user, who in ((alice, "You can fix that"), (bob, "Ask someone who manages")):
                if options.get("opponent") is user:
                    continue
                text = said(await user.slash("arena", words, **options))
                assert named in text
                assert f"<#{arena}>" in text
                assert who in text
        assert await here.shell.app.store.lobby(LobbyId(1)) is None
        assert posts_of_bot(here, arena) == []
        form = await alice.slash("arena", "brawl open", pace="custom")
        assert form.modal is None
        assert named in said(form)
        blameless(here)


async def test_a_match_in_the_channel_needs_no_threads(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        arena = here.user("alice").place("arena").id
        here.playground.faults.deny(arena, Right.CREATE_PUBLIC_THREADS, Right.SEND_MESSAGES_IN_THREADS)
        game = await begin(here, where="here")
        await play_on(random_users(here, game, "here"), 3)
        blameless(here)


async def test_in_a_thread_it_counts_what_is_allowed_in_threads(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        carol, dave = here.user("carol"), here.user("dave")
        arena = carol.place("arena").id
        busy = said(await carol.slash(game.place, "brawl challenge", opponent=dave))
        assert busy == ENGLISH.say("refused-channel-busy", match=str(game.match)), "no threads in threads"
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        text = said(await carol.slash(game.place, "brawl challenge", opponent=dave))
        assert "Send Messages in Threads" in text
        here.playground.faults.deny(arena, Right.SEND_MESSAGES)
        sure = (await game.host.slash(game.place, "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, verbs(sure)["concede"])
        await game.guest.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        await invite(carol, game.place, opponent=dave)
        blameless(here)


async def test_a_rematch_is_refused_where_it_could_not_be_offered(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        sure = (await game.host.slash(game.place, "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, verbs(sure)["concede"])
        result = await game.guest.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        text = said(await game.guest.press(result, verbs(result)["rematch"]))
        assert "Send Messages in Threads" in text
        assert await here.shell.app.store.lobby(LobbyId(2)) is None
        here.playground.faults.deny(arena)
        await game.guest.press(result, verbs(result)["rematch"])
        await game.host.wait_for_message(game.place, lambda m: any(b.label == "Accept" for b in m.buttons))
        blameless(here)


async def test_accept_waits_until_the_match_can_have_its_thread(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        invitation = await invite(alice, opponent=bob)
        here.playground.faults.deny(invitation.channel_id, Right.CREATE_PUBLIC_THREADS)
        text = said(await bob.press(invitation, "Accept"))
        assert "Create Public Threads" in text
        assert "Ask someone who manages" in text
        assert await here.shell.app.store.all_matches() == []
        assert "Accept" in [button.label for button in bob.look(invitation).buttons], "it is still open"
        here.playground.faults.deny(invitation.channel_id)
        await bob.press(invitation, "Accept")
        assert await first_post(bob, invitation.id)
        blameless(here)


async def test_an_invitation_that_cannot_be_posted_is_told_to_its_host_and_ends_with_its_time(
    tmp_path: Path,
) -> None:
    """The permission goes between the check and the post."""
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        arena = alice.place("arena").id
        here.playground.faults.answer("POST", POSTS, 503, times=5)
        await alice.slash("arena", "brawl challenge", opponent=bob)
        here.playground.faults.clear()
        here.playground.faults.deny(arena, Right.SEND_MESSAGES)

        async def is_refused() -> bool:
            here.jump(60)
            return bool(here.shell.app.troubles.all())

        await until(is_refused, "the refusal")
        await told_directly(alice, "Send Messages", f"<#{arena}>")
        store, clock = here.shell.app.store, here.clock

        async def is_put_off() -> bool:
            due = await store.next_outbox()
            return due is not None and due > clock.now()

        async def has_expired() -> bool:
            lobby = await store.lobby(LobbyId(1))
            return lobby is not None and lobby.status == "expired"

        # Its time is over between two tries: which of both comes first in the same second is open.
        await until(is_put_off, "the end of a try")
        expires = await store.next_due()
        assert expires is not None
        here.jump(expires - 1 - clock.now())
        await until(is_put_off, "the end of the last try")
        before = len(requests_of(here, "POST", POSTS))
        here.jump(1)
        await until(has_expired, "the end of the invitation")
        here.jump(LONGEST_RETRY)
        await nothing_waits(here)
        assert direct_messages(bob) == []
        here.playground.faults.deny(arena)
        assert posts_of_bot(here, arena) == [], "an invitation that nobody could accept any more"
        assert len(requests_of(here, "POST", POSTS)) == before
