"""Whoever waits for somebody else is shown the next question by itself, below what was posted since."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from sfb_bot.discord_ui.actions.handlers import Wait
from sfb_bot.discord_ui.actions.waiting import is_asked
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Game, Stage, begin, newest_post, stage, verbs
from tests.end_to_end.players import RandomUser, fast_forward, settled
from tests.end_to_end.test_hints import turn_begins
from tests.end_to_end.test_panels import MISSED, act, asks, at_turn
from tests.end_to_end.test_places_gone import new_thread
from tests.end_to_end.test_solo import begin_solo, player
from tests.patience import PATIENCE, until

HAND = "Your hand: "


def private_in(user: UserDriver, game: Game) -> list[VisibleMessage]:
    return [message for message in user.visible_messages(game.place) if message.is_ephemeral]


async def waits(here: Stage, game: Game, who: RandomUser, panel: VisibleMessage) -> VisibleMessage:
    """Let somebody act until their panel asks nothing more."""
    for _ in range(60):
        panel = await act(here, game, who, panel)
        if not asks(panel):
            return panel
    raise AssertionError("the turn never ends")


async def others_act(here: Stage, game: Game, user: UserDriver, seed: str) -> None:
    """The match goes on elsewhere, by commands, until a user is asked again."""
    matches, match, dice = here.shell.app.matches, MatchId(game.match), Dice(seed)
    for number in range(400):
        look = await here.look(game.match, user)
        if look.question is not None:
            break
        asked = UserId(look.record.seats[look.waiting_for[0]].user)
        theirs = await matches.look(match, asked)
        assert theirs.question is not None
        keys = random_keys(theirs.question, dice)
        await matches.answer(match, asked, theirs.record.ask_no, keys, f"{seed} {number}")
    here.shell.app.wake()
    await settled(here, game)


async def answer_sealed(here: Stage, game: Game, user: UserDriver, seed: str) -> None:
    """All others who are asked at the same time as a user answer before them."""
    matches, match = here.shell.app.matches, MatchId(game.match)
    others = [each for each in (await here.look(game.match)).waiting_for if game.user_of(each) is not user]
    assert others
    for seat in others:
        asked = UserId(game.user_of(seat).id)
        theirs = await matches.look(match, asked)
        assert theirs.question is not None
        keys = random_keys(theirs.question, Dice(seed))
        await matches.answer(match, asked, theirs.record.ask_no, keys, f"{seed} sealed {seat}")


async def test_a_panel_goes_on_when_the_others_have_acted(tmp_path: Path) -> None:
    async with stage(tmp_path, "goes on", goal=5) as here:
        game, who, panel = await at_turn(here, "goes on")
        for _ in range(3):
            waiting = await waits(here, game, who, panel)
            before = len(private_in(who.user, game))
            await others_act(here, game, who.user, "goes on")
            await who.user.until(lambda: asks(private_in(who.user, game)[-1]), "the next question")
            panel = private_in(who.user, game)[-1]
            post = newest_post(who.user, game.place)
            assert post is not None
            if post.id > waiting.id:
                assert panel.id > post.id, "the question is above the post"
                assert len(private_in(who.user, game)) == before + 1
            else:
                assert panel.id == waiting.id
            assert MISSED in panel.text, "somebody who has gone away reads what happened when they are back"
            look = await here.look(game.match, who.user)
            assert look.seat is not None
            assert look.seq == await here.shell.app.store.seen(look.record.id, look.seat)
        blameless(here)


async def test_a_panel_goes_on_though_the_other_has_answered_the_sealed_question_first(
    tmp_path: Path,
) -> None:
    """Both choose their opening hands; that one of them has done so is told by no post of its own."""
    async with stage(tmp_path, "sealed") as here:
        game = await begin(here)
        look = await fast_forward(
            here, game, "sealed", lambda look: look.seq > 2 and len(look.waiting_for) == 2
        )
        await settled(here, game)
        user = game.user_of(look.waiting_for[0])
        await answer_sealed(here, game, user, "sealed")
        await settled(here, game)
        record = await here.record(game.match)
        assert record.shown_seq < record.told_seq
        async with asyncio.timeout(PATIENCE):
            assert await is_asked(here.shell, UserId(user.id), Wait(MatchId(game.match), look.seq - 1))


async def test_against_a_computer_nobody_presses_play_again(tmp_path: Path) -> None:
    async with stage(tmp_path, "solo goes on", faults=True, goal=5) as here:
        game = await begin_solo(here, level="beginner")
        alice = player(here, game, "solo goes on")
        panel = await turn_begins(here, game, alice)
        for _ in range(3):
            await waits(here, game, alice, panel)
            await alice.user.until(lambda: asks(private_in(alice.user, game)[-1]), "the next question")
            panel = private_in(alice.user, game)[-1]
            look = await here.look(game.match, alice.user)
            assert look.question is not None
        blameless(here)


async def test_whoever_presses_meanwhile_has_one_panel_that_goes_on(tmp_path: Path) -> None:
    async with stage(tmp_path, "one panel", goal=5) as here:
        game, who, panel = await at_turn(here, "one panel")
        waiting = await waits(here, game, who, panel)
        post = newest_post(who.user, game.place)
        assert post is not None
        there = verbs(post)
        again = (await who.user.press(post, there["play"])).message
        assert again is not None
        assert not asks(again)
        text = who.user.look(waiting).text
        await others_act(here, game, who.user, "one panel")
        await who.user.until(lambda: asks(private_in(who.user, game)[-1]), "the next question")
        await here.stop()
        asking = [each for each in private_in(who.user, game) if asks(each)]
        assert len(asking) == 1
        assert who.user.look(waiting).text == text


async def test_a_look_at_the_hand_is_not_taken_away(tmp_path: Path) -> None:
    """What somebody has opened since stays: the question waits for a press on Play."""
    async with stage(tmp_path, "hand", goal=5) as here:
        game, who, panel = await at_turn(here, "hand")
        waiting = await waits(here, game, who, panel)
        await who.user.press(waiting, verbs(waiting)["page"])
        await who.user.until(lambda: HAND in private_in(who.user, game)[-1].text, "the hand")
        shown = {each.id: each.text for each in private_in(who.user, game)}
        await others_act(here, game, who.user, "hand")
        await here.stop()
        assert {each.id: each.text for each in private_in(who.user, game)} == shown


async def test_a_panel_that_went_with_its_thread_does_not_go_on(tmp_path: Path) -> None:
    """Nobody sees it any more; Play on the post in the new thread leads on."""
    async with stage(tmp_path, "thread gone", goal=5) as here:
        game, who, panel = await at_turn(here, "thread gone")
        waiting, match, user = here.shell.waiting, MatchId(game.match), UserId(who.user.id)
        await waits(here, game, who, panel)

        async def begins() -> bool:
            return waiting.is_waiting(match, user)

        await until(begins, "the panel to wait")
        here.playground.faults.delete_channel(game.place)
        moved = replace(game, place=await new_thread(here, game))
        await settled(here, moved)
        assert not waiting.is_waiting(match, user)
        await others_act(here, moved, who.user, "thread gone")
        post = newest_post(who.user, moved.place)
        assert post is not None
        opened = (await who.user.press(post, verbs(post)["play"])).message
        assert opened is not None
        assert asks(opened)
        blameless(here)


async def test_a_restart_ends_the_waiting(tmp_path: Path) -> None:
    async with stage(tmp_path, "ends", goal=5) as here:
        game, who, panel = await at_turn(here, "ends")
        await waits(here, game, who, panel)
        shown = {each.id: each.text for each in private_in(who.user, game)}
        await here.stop()
        await here.start()
        await others_act(here, game, who.user, "ends")
        # The new bot knows nothing of the panel; Play on the post leads on.
        assert {each.id: each.text for each in private_in(who.user, game)} == shown
        post = newest_post(who.user, game.place)
        assert post is not None
        opened = (await who.user.press(post, verbs(post)["play"])).message
        assert opened is not None
        assert asks(opened)
        blameless(here)
