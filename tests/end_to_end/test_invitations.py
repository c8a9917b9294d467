"""Invitations and open tables, from the command to the match or to nothing."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import ENGLISH, message_of
from tests.end_to_end.harness import (
    begin,
    first_post,
    has_lobby_button,
    invite,
    stage,
)


async def test_challenge_declined_cancelled_and_for_nobody_else(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob, carol = here.user("alice"), here.user("bob"), here.user("carol")
        first = await invite(alice, opponent=bob, draft="casual", pace="daily", first="them")
        for wrong, why in ((carol, "refused-not-invited"), (alice, "refused-not-invited-own-table")):
            refused = message_of(await wrong.press(first, "Accept"))
            assert refused.text.startswith(ENGLISH.say(why))
        message_of(await bob.press(first, "Decline"))
        await bob.until(lambda: not has_lobby_button(bob.look(first)), "an invitation without buttons")
        second = await invite(alice, opponent=bob)
        assert bob.look(second).pings_me
        message_of(await bob.press(second, "Cancel"))
        assert has_lobby_button(bob.look(second)), "only the host can cancel"
        message_of(await alice.press(second, "Cancel"))
        await bob.until(lambda: not has_lobby_button(bob.look(second)), "an invitation without buttons")
        oneself = message_of(await alice.slash("arena", "brawl challenge", opponent=alice))
        assert oneself.text == ENGLISH.say("refused-not-invited-yourself")
        assert await here.shell.app.store.all_matches() == []
        blameless(here)


async def test_an_open_table_is_joined_and_its_invitation_points_at_the_thread(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        table = await invite(alice, pace="slow")
        (picture,) = table.pictures
        assert (picture.alt or "").startswith("Super Fantasy Brawl. A: Alice, ready. B: free place.")
        message_of(await alice.press(table, "Join"))
        assert has_lobby_button(alice.look(table)), "nobody joins their own table"
        await bob.press(table, "Join")
        await first_post(bob, table.id)
        await bob.until(lambda: f"<#{table.id}>" in bob.look(table).text, "a link to the thread")
        assert bob.look(table).pictures == (), "there is nothing to accept any more"
        blameless(here)


async def test_invitations_expire(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        invitation = await invite(alice, opponent=bob)
        here.jump(3 * 24 * 3600 + 1)
        await bob.until(lambda: not has_lobby_button(bob.look(invitation)), "an expired invitation")
        blameless(here)


async def test_one_live_game_per_channel(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, channel="lounge", where="here")
        carol, dave = here.user("carol"), here.user("dave")
        refused = message_of(
            await carol.slash("lounge", "brawl challenge", opponent=dave, where="here", pace="live")
        )
        assert str(game.match) in refused.text
        blameless(here)


async def test_a_custom_pace_by_form_also_after_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        form = await alice.slash("arena", "brawl challenge", opponent=bob, pace="custom")
        assert form.modal is not None
        await here.restart()
        wrong = await alice.submit_modal(form, {"turn": "soon", "window": "5m", "bank": "0s"})
        assert message_of(wrong).text
        assert not any(has_lobby_button(m) for m in bob.visible_messages("arena"))
        form = await alice.slash("arena", "brawl challenge", opponent=bob, pace="custom")
        await alice.submit_modal(form, {"turn": "2h", "window": "5m", "bank": "0s"})
        invitation = await bob.wait_for_message("arena", has_lobby_button)
        await bob.press(invitation, "Accept")
        await first_post(bob, invitation.id)
        pace = (await here.record(1)).pace
        assert (pace.name, pace.turn, pace.window, pace.bank) == ("custom", 7200, 300, 0)
        blameless(here)
