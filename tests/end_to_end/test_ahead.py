"""Choosing before one is asked, through the real client."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.actions import Answer, AnswerLine, ChooseAhead, EndTurn
from sfb_bot.screens.custom_ids import read_action
from tests.conformance.packs import packs, ways_of
from tests.conformance.test_at_the_playground import opened_table
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, Stage, is_called, newest_post, stage, verbs
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end.test_presses import changed
from tests.end_to_end.test_secrecy import all_that_is_seen
from tests.games.toy.twice import twice_pack

TEXTS = Texts("en", strict=True)


def post_of(game: Game) -> VisibleMessage:
    post = newest_post(game.host, game.place)
    assert post is not None
    return post


async def opened(user: UserDriver, game: Game) -> VisibleMessage:
    panel = (await user.press(post_of(game), verbs(post_of(game))["play"])).message
    assert panel is not None
    assert panel.is_ephemeral
    return panel


def own_panel(user: UserDriver, game: Game) -> VisibleMessage:
    """The lowest of what only this user sees."""
    return [message for message in user.visible_messages(game.place) if message.is_ephemeral][-1]


async def press(user: UserDriver, panel: VisibleMessage, *keys: str) -> VisibleMessage:
    """Press the control for options, of a question that is open or coming."""
    for button in panel.buttons:
        action = read_action(button.custom_id or "")
        is_it = isinstance(action, Answer | AnswerLine | ChooseAhead) and action.keys == keys
        if is_it or (isinstance(action, EndTurn) and keys == ("bank",)):
            await user.press(panel, button.custom_id or "")
            return await changed(user, panel)
    raise AssertionError(f"{keys} is not offered: {[button.label for button in panel.buttons]}")


async def begun(here: Stage) -> tuple[Game, list[UserDriver]]:
    """A race of three in the first turn; and its players from the one at turn on."""
    game = await opened_table(here, ways_of("toy")[0])
    for user in game.players:
        await press(user, await opened(user, game), "safe")
        await settled(here, game)
    order = (await here.look(game.match)).public.order
    return game, [game.user_of(seat) for seat in order]


async def end_turn(here: Stage, game: Game, user: UserDriver) -> None:
    ended = await press(user, await opened(user, game), "bank")
    if "answer_anyway" in verbs(ended):
        await user.press(ended, verbs(ended)["answer_anyway"])
        await changed(user, ended)
    await settled(here, game)


async def change(user: UserDriver, panel: VisibleMessage) -> VisibleMessage:
    """Forget what was chosen."""
    await user.press(panel, verbs(panel)["forget_ahead"])
    return await changed(user, panel)


async def test_a_choice_ahead_is_shown_changed_and_given(tmp_path: Path) -> None:
    async with stage(tmp_path, "ahead", packs=packs()) as here:
        game, (first, second, _) = await begun(here)
        panel = await opened(second, game)
        assert "Not your move yet" in panel.text
        assert "ahead" in verbs(panel)
        assert "forget_ahead" not in verbs(panel)
        panel = await press(second, panel, "bank")
        assert TEXTS.say("panel-ahead-chosen", answer="Bank") in panel.text
        assert "ahead" not in verbs(panel), "nothing is left to choose"
        panel = await change(second, panel)
        assert "Chosen ahead" not in panel.text
        left_open = await opened(second, game)
        panel = await press(second, panel, "one")
        assert TEXTS.say("panel-ahead-chosen", answer="One die") in panel.text
        await here.restart()
        panel = await opened(second, game)
        assert TEXTS.say("panel-ahead-chosen", answer="One die") in panel.text
        panel = await press(second, await change(second, panel), "two")
        assert TEXTS.say("panel-ahead-chosen", answer="Two dice") in panel.text
        await end_turn(here, game, first)
        assert is_called(post_of(game), second)
        assert "make a call" in post_of(game).text
        stored = await here.shell.app.store.entries(MatchId(game.match))
        assert (stored[-1].entry.kind, stored[-1].entry.keys) == ("standing", ("two",))
        # A press on the panel from before shows what is asked now, with a kind word.
        await second.press(left_open, verbs(left_open)["ahead"])
        await second.until(lambda: TEXTS.say("refused-stale") in own_panel(second, game).text, "the question")
        assert "answer" in verbs(own_panel(second, game))
        players = random_users(here, game, "ahead")
        await play_on(players)
        await audit(here, game, players)
        blameless(here)


async def test_a_line_of_choices_is_made_one_by_one_and_given(tmp_path: Path) -> None:
    """Bold stakes are asked for twice; both answers are chosen while the others have their turns."""
    async with stage(tmp_path, "lines", packs={**packs(), "toy": twice_pack()}) as here:
        game, (first, second, third) = await begun(here)
        await end_turn(here, game, first)
        panels = [await opened(first, game) for _ in range(3)]
        # Two presses of the same button at the same moment are one choice.
        (bold,) = [each.custom_id for each in panels[0].buttons if each.label == "Bold"]
        pressed = [first.start_press(panel, bold or "") for panel in panels[:2]]
        await asyncio.gather(*(first.outcome(each) for each in pressed))
        twins = [await changed(first, panel) for panel in panels[:2]]
        for panel in twins:
            assert TEXTS.say("panel-ahead-so-far", answer="Bold") in panel.text
            assert {"ahead", "ahead_for_me", "forget_ahead"} <= verbs(panel).keys()
        await here.restart()
        panel = await press(first, twins[0], "bold")
        assert TEXTS.say("panel-ahead-chosen", answer="Bold → Bold") in panel.text
        assert not {"ahead", "ahead_for_me"} & verbs(panel).keys()
        # The panel that was left at the first question makes that choice once more, and so ends the line.
        panel = await press(first, panels[2], "safe")
        assert TEXTS.say("panel-ahead-chosen", answer="Safe") in panel.text
        # And the one left at the second is too late now.
        await first.press(twins[1], verbs(twins[1])["ahead"])
        late = await changed(first, twins[1])
        assert TEXTS.say("refused-stale-ahead") in late.text
        assert TEXTS.say("panel-ahead-chosen", answer="Safe") in late.text
        panel = await press(first, await change(first, panel), "bold")
        panel = await press(first, panel, "safe")
        assert TEXTS.say("panel-ahead-chosen", answer="Bold → Safe") in panel.text
        for user in (second, third):
            await end_turn(here, game, user)
        assert (await here.look(game.match)).waiting_for == tuple(
            sorted(game.players.index(user) for user in (second, third))
        )
        for user in (second, third):
            await press(user, await opened(user, game), "safe")
            await settled(here, game)
        given = [each.entry for each in await here.shell.app.store.entries(MatchId(game.match))][-4:]
        assert [each.keys for each in given if each.kind == "standing"] == [("bold",), ("safe",)]
        assert (await here.look(game.match)).public.stakes == ("safe", "safe", "safe")
        players = random_users(here, game, "lines")
        await play_on(players)
        await audit(here, game, players)
        blameless(here)


async def test_nobody_else_sees_a_choice(tmp_path: Path) -> None:
    """Posts, their controls and pictures are the same with and without one."""
    seen: list[object] = []
    for key in ("one", "two", ""):
        async with stage(tmp_path / (key or "none"), "unseen", packs=packs()) as here:
            game, (first, second, _) = await begun(here)
            if key:
                await press(second, await opened(second, game), key)
            await press(first, await opened(first, game), "two", "none")
            await settled(here, game)
            seen.append(all_that_is_seen(here, here.user("dave"), game.place))
            blameless(here)
    assert seen[0] == seen[1] == seen[2]
