"""`/brawl learn` with the real client: pressed through, left and resumed, private, never confused."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.practice_actions import (
    AnswerExercise,
    GreyedInExercise,
    Learn,
    ListLessons,
    ShowExercise,
    ShowExercisePage,
    UndoInExercise,
)
from tests.conformance.packs import packs
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import invite, stage
from tests.end_to_end_attacks.test_forged_presses import forge

ENGLISH = Texts("en", strict=True)
BRAWL = packs()["brawl"].screens.own_texts(ENGLISH)
# How each lesson is done, by the keys of its answers.
WAYS = {
    "winning": ("KIL05", "stop", "b.goldarr"),
    "moving": ("move", "a.dugrun", "D4"),
    "attacking": ("DUG04", "stop", "b.gwaien"),
    "reacting": ("KIL03>a.kilgore",),
    "traps": ("KIL05", "C4", "b.gwaien"),
    "levelling": ("KIL05", "stop", "b.gwaien"),
    "challenges": ("move", "a.dugrun", "D8", "end"),
    "planning": ("DUG03", "stop", "b.goldarr", "KIL05", "stop", "b.goldarr"),
}


async def learn(user: UserDriver) -> VisibleMessage:
    return message_of(await user.slash("arena", "brawl learn"))


async def after(user: UserDriver, panel: VisibleMessage, act: Awaitable[object]) -> VisibleMessage:
    """The panel once it shows what came of a press."""
    stored = user.world.message(panel.channel_id, panel.id)
    assert stored is not None
    before = stored.edited_at
    await act
    await user.until(lambda: stored.edited_at != before, "a changed panel")
    return user.look(panel)


async def press(user: UserDriver, panel: VisibleMessage, name: str) -> VisibleMessage:
    return await after(user, panel, user.press(panel, name))


async def pick(user: UserDriver, panel: VisibleMessage, value: str) -> VisibleMessage:
    menu = next(menu for menu in panel.menus if value in [each for _, each in menu.options])
    return await after(user, panel, user.select(panel, [value], menu.custom_id))


async def answer(user: UserDriver, panel: VisibleMessage, key: str) -> VisibleMessage:
    """Choose an option by its key, from a button or a menu."""
    for button in panel.buttons:
        action = read_action(button.custom_id or "")
        if isinstance(action, AnswerExercise) and action.keys == (key,):
            return await press(user, panel, button.custom_id or "")
    return await pick(user, panel, key)


async def solve(user: UserDriver, panel: VisibleMessage, name: str) -> VisibleMessage:
    for key in WAYS[name]:
        assert BRAWL.say(f"lesson-{name}-task") in panel.text
        panel = await answer(user, panel, key)
    assert BRAWL.say(f"lesson-{name}-done") in panel.text
    return panel


async def test_all_lessons_from_the_first_press_to_the_offer_of_a_match(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        posts = len(bob.visible_messages("arena"))
        panel = await learn(alice)
        for number, name in enumerate(WAYS, 1):
            assert f"{number}/{len(WAYS)} {BRAWL.say(f'lesson-{name}-title')}" in panel.text
            assert panel.pictures
            assert len(panel.text.splitlines()) <= 3
            if number == 4:
                await here.restart()
            panel = await solve(alice, panel, name)
            if number < len(WAYS):
                panel = await press(alice, panel, ENGLISH.say("button-next-lesson"))
        assert ENGLISH.say("lesson-last") in panel.text
        assert "/brawl solo level:beginner" in panel.text
        listed = await learn(alice)
        assert ENGLISH.say("lesson-all-done") in listed.text
        assert len(bob.visible_messages("arena")) == posts, "nobody else sees any of it"
        assert await here.shell.app.store.all_matches() == [], "it is no match"
        assert "1/8" in (await learn(bob)).text
        blameless(here)


async def test_wrong_answers_explain_and_can_be_tried_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        panel = await answer(alice, await learn(alice), "end")
        assert BRAWL.say("lesson-winning-wrong-over") in panel.text
        panel = await answer(alice, panel, "plan")
        panel = await answer(alice, panel, "a.kilgore")
        panel = await press(alice, panel, ENGLISH.say("button-again"))
        assert BRAWL.say("lesson-winning-task") in panel.text
        panel = await answer(alice, panel, "KIL05")
        panel = await press(alice, panel, ENGLISH.say("button-undo"))
        await solve(alice, panel, "winning")
        (kept,) = await here.shell.app.store.progress(UserId(alice.id), "brawl")
        assert kept.mistakes == 1
        assert kept.solved_at is not None
        blameless(here)


async def test_left_in_the_middle_and_resumed_after_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        old = await answer(alice, await learn(alice), "KIL05")
        await here.restart(cleanly=False)
        again = await learn(alice)
        assert again.text == old.text
        moved = await answer(alice, again, "stop")
        # The panel from before is older now: it explains, and changes nothing.
        stale = await answer(alice, old, "stop")
        assert ENGLISH.say("lesson-stale") in stale.text
        assert moved.text.splitlines()[-1] in stale.text
        await solve_rest(alice, stale)
        blameless(here)


async def solve_rest(user: UserDriver, panel: VisibleMessage) -> None:
    panel = await answer(user, panel, "b.goldarr")
    assert BRAWL.say("lesson-winning-done") in panel.text


async def test_the_list_the_hand_and_a_look_up_lead_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        empty = message_of(await alice.slash("arena", "brawl list"))
        panel = await press(alice, empty, ENGLISH.say("button-learn"))
        hand = await press(alice, panel, BRAWL.say("page-hand"))
        assert hand.pictures
        card = await pick(alice, hand, hand.menus[0].options[0][1])
        panel = await press(alice, card, ENGLISH.say("button-back"))
        assert BRAWL.say("lesson-winning-task") in panel.text
        panel = await press(alice, panel, ENGLISH.say("button-lessons"))
        panel = await pick(alice, panel, "lesson.traps")
        assert BRAWL.say("lesson-traps-task") in panel.text
        blameless(here)


async def test_a_puzzle_is_solved_in_private_and_the_next_one_follows(tmp_path: Path) -> None:
    practice = packs()["brawl"].practice
    assert practice is not None
    first, second = practice.puzzles[:2]
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        panel = message_of(await alice.slash("arena", "puzzle"))
        assert BRAWL.say("puzzle-task", gain=first.gain) in panel.text
        assert panel.pictures
        panel = await answer(alice, panel, "end")
        assert ENGLISH.say("puzzle-wrong", gain=first.gain) in panel.text
        for number, (key,) in enumerate(first.solution):
            panel = await answer(alice, panel, key)
            if number == 0:
                await here.restart()
        assert ENGLISH.say("puzzle-solved", tries=1) in panel.text
        assert ENGLISH.say("puzzle-count", solved=1, count=len(practice.puzzles)) in panel.text
        panel = await press(alice, panel, ENGLISH.say("button-other-puzzle"))
        assert "Puzzle 2" in panel.text
        again = message_of(await alice.slash("arena", "puzzle"))
        assert BRAWL.say("puzzle-task", gain=second.gain) in again.text
        assert "Puzzle 2" in again.text
        assert "Puzzle 1" in message_of(await bob.slash("arena", "puzzle")).text
        blameless(here)


async def test_made_up_presses_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, table = here.user("alice"), await invite(here.user("bob"))
        nothing = ENGLISH.say("refused-exercise")
        winning = "lesson.winning"
        for action, said in (
            (ShowExercise("brawl", "lesson.nothing"), nothing),
            (ShowExercise("chess", winning), nothing),
            (ListLessons("chess"), nothing),
            (Learn("chess"), nothing),
            (AnswerExercise("brawl", winning, 0, ("KIL06",)), "refused-illegal"),
            (UndoInExercise("brawl", winning, 0), "refused-illegal"),
            (ShowExercisePage("brawl", winning, "deck"), "denied-no-page"),
            (AnswerExercise("brawl", winning, 5, ("end",)), "lesson-stale"),
            (GreyedInExercise("brawl", winning, 0, 1), BRAWL.say("lesson-winning-task")),
        ):
            told = await forge(alice, table, action.custom_id)
            assert (said if " " in said else ENGLISH.say(said, game="Super Fantasy Brawl")) in told
        assert await here.shell.app.store.progress(UserId(alice.id), "brawl") == []
        blameless(here)
