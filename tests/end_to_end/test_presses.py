"""Presses that come twice, at once, late, or from the wrong people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.locale import Texts
from sfb_bot.playground import UserActionError, UserDriver, VisibleMessage
from sfb_bot.screens.actions import Answer
from sfb_bot.screens.custom_ids import read_action
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import (
    Game,
    Stage,
    begin,
    first_post,
    invite,
    is_called,
    newest_post,
    one_by_one,
    stage,
    verbs,
)
from tests.end_to_end.players import lowest, moved, play_on, play_out, random_users, settled

ENGLISH = Texts("en", strict=True)


def post_of(game: Game) -> VisibleMessage:
    post = newest_post(game.host, game.place)
    assert post is not None
    return post


def who_is_called(game: Game) -> tuple[UserDriver, UserDriver]:
    """The player whose move it is, and the other one."""
    one, two = game.players
    return (one, two) if is_called(post_of(game), one) else (two, one)


async def panel_of(user: UserDriver, post: VisibleMessage) -> VisibleMessage:
    outcome = await user.press(post, verbs(post)["play"])
    assert outcome.message is not None
    return outcome.message


async def answers(here: Stage, game: Game) -> int:
    return (await here.record(game.match)).seq


async def changed(user: UserDriver, panel: VisibleMessage) -> VisibleMessage:
    await user.until(lambda: user.look(panel).view != panel.view, "a changed panel")
    return user.look(panel)


async def test_the_same_press_delivered_twice_counts_once(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        panel = await panel_of(asked, post_of(game))
        here.playground.faults.deliver_again()
        await asked.press(panel, verbs(panel)["answer"])
        await changed(asked, panel)
        assert await answers(here, game) == 1
        blameless(here)


async def test_two_presses_at_the_same_instant_count_once(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        post = post_of(game)
        panels = [await panel_of(asked, post) for _ in range(2)]
        pressed = [asked.start_press(panel, verbs(panel)["answer"]) for panel in panels]
        await asyncio.gather(*(asked.outcome(each) for each in pressed))
        after = [await changed(asked, panel) for panel in panels]
        assert await answers(here, game) == 1
        # Both show what is asked now, and nobody is told off for a nervous finger.
        assert not any(ENGLISH.say("refused-stale") in panel.text for panel in after)
        assert after[0].text.splitlines()[-1] == after[1].text.splitlines()[-1]
        blameless(here)


async def test_two_different_answers_at_the_same_instant_the_first_counts(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        post = post_of(game)
        panels = [await panel_of(asked, post) for _ in range(2)]
        found = [b.custom_id or "" for b in panels[0].buttons]
        ids = [each for each in found if isinstance(read_action(each), Answer)]
        pressed = [asked.start_press(panel, each) for panel, each in zip(panels, ids, strict=False)]
        await asyncio.gather(*(asked.outcome(each) for each in pressed))
        after = [await changed(asked, panel) for panel in panels]
        assert await answers(here, game) == 1
        stale = ENGLISH.say("refused-stale")
        assert [stale in panel.text for panel in after] == [False, True]
        blameless(here)


async def test_a_double_click_on_accept_and_on_giving_up_tells_nobody_off(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        alice, bob = here.user("alice"), here.user("bob")
        invitation = await invite(alice, opponent=bob)
        accept = invitation.button("Accept").custom_id or ""
        both = [bob.start_press_unseen(invitation, accept) for _ in range(2)]
        said = [(await bob.outcome(each)).message for each in both]
        assert [one.text for one in said if one] == [ENGLISH.say("notice-accepted")] * 2
        game = Game(await first_post(bob, invitation.id), invitation.id, (alice, bob))
        sure = (await alice.slash(game.place, "brawl concede")).message
        assert sure is not None
        both = [alice.start_press_unseen(sure, verbs(sure)["concede"]) for _ in range(2)]
        for each in both:
            await alice.outcome(each)
        assert ENGLISH.say("refused-over") not in (await changed(alice, sure)).text
        blameless(here)


async def test_a_stranger_and_the_wrong_seat_are_refused_in_private(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, other = who_is_called(game)
        carol = here.user("carol")
        post = post_of(game)
        before = len(asked.visible_messages(game.place))
        for verb in ("play", "page"):
            outcome = await carol.press(post, verbs(post)[verb])
            assert outcome.message is not None
            assert outcome.message.is_ephemeral
            assert outcome.message.text.splitlines()[0] == ENGLISH.say("refused-not-seated")
        for verb in ("board", "log"):
            outcome = await carol.press(post, verbs(post)[verb])
            assert outcome.message is not None
            assert outcome.message.is_ephemeral
        idle = (await other.press(post, verbs(post)["play"])).message
        assert idle is not None
        assert f"<@{asked.id}>" in idle.text
        assert "answer" not in verbs(idle)
        assert await answers(here, game) == 0
        assert len(asked.visible_messages(game.place)) == before, "somebody else's answer was seen"
        blameless(here)


async def test_nobody_can_press_anothers_private_panel(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, other = who_is_called(game)
        panel = await panel_of(asked, post_of(game))
        with pytest.raises(UserActionError):
            other.start_press_unseen(panel, verbs(panel)["answer"])
        assert await answers(here, game) == 0


async def test_a_press_on_an_old_panel_explains_and_shows_the_current_state(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        players = random_users(here, game, "old")
        asked, _ = who_is_called(game)
        old = await panel_of(asked, post_of(game))
        await play_on(players, 12)
        before = await answers(here, game)
        newest = lowest(asked, game.place)
        await asked.press(old, verbs(old)["answer"])
        shrunk = await changed(asked, old)
        # Posts have come since, so it shrinks to a line and the answer is the lowest thing to be seen.
        assert shrunk.text == ENGLISH.say("panel-shrunk")
        after = await moved(asked, old, newest)
        assert asked.visible_messages(game.place)[-1].id == after.id
        assert ENGLISH.say("refused-stale") in after.text
        assert await answers(here, game) == before == 12
        await play_out(here, game, players)
        await audit(here, game, players)
        blameless(here)


async def test_a_press_on_an_older_post_that_still_has_its_buttons(tmp_path: Path) -> None:
    """Its buttons go a moment after the newer post came; until then they show the current state."""
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        await settled(here, game)
        players = random_users(here, game, "late")
        first = post_of(game)
        _, next_asked = who_is_called(game)
        here.playground.faults.delay("PATCH", f"/channels/{game.place}/messages/{first.id}", 2.0)
        await play_on(players, 1)
        await game.host.until(lambda: post_of(game).id != first.id, "a newer post")
        panel = await panel_of(next_asked, first)
        assert {"answer", "menu"} & {*verbs(panel), *("menu" for _ in panel.menus)}, (
            "not the current question"
        )
        assert await answers(here, game) == 1
        await play_on(players, 4)
        await audit(here, game, players, over=False)
        blameless(here)


async def test_a_post_that_is_shown_again_keeps_its_words(tmp_path: Path) -> None:
    """After a pause the newest post is edited: it still tells what happened, not only how it stands."""
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        panel = await panel_of(asked, post_of(game))
        await asked.press(panel, verbs(panel)["answer"])
        post = await asked.wait_for_message(game.place, lambda message: " area.\n" in message.text)
        for word in ("pause", "resume"):
            await here.user("alice").slash(game.place, f"brawl-admin {word}", reason="Tea")
            await settled(here, game)
            assert " area.\n" in asked.look(post).text
        blameless(here)


async def test_a_first_post_that_is_shown_again_keeps_its_promise(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        post = post_of(game)
        for word in ("pause", "resume"):
            await here.user("alice").slash(game.place, f"brawl-admin {word}", reason="Tea")
            await settled(here, game)
        assert f"**Match {game.match}**" in post_of(game).text
        assert "Fair-play code: " in post_of(game).text
        assert post_of(game).id == post.id
        blameless(here)
