"""Forecasts and second questions through the real client: what the buttons say, what is asked once."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.games.brawl.computer.foresight import BrawlForesight
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.matches.forecasts import MOST_AT_ONCE
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens import actions as do
from sfb_bot.storage.rows import pack, unpack
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Game, Stage, begin, newest_post, stage, verbs
from tests.end_to_end.players import settled
from tests.games.brawl.kit.table import content, rules

NEAR = (
    "r2 turn=a goal=5 | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL02,KIL03"
    " | b deryn@D5 goldarr@I4 tzu_xiao@I5 hand=DER05,DER06,TZU02"
)
FAR = (
    "r2 turn=a goal=5 | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL07"
    " | b deryn@I3 goldarr@I4 tzu_xiao@I5 hand=DER05"
)
LOST = (
    "r2 turn=a vp=0-4 goal=5 | a kilgore@D4 dugrun gwaien hand=- cores=ryb"
    " | b deryn@A3 goldarr@I4 tzu_xiao@I5 | track=-,take_the_fight_to_them,-,-"
)
IDLE = "This would do nothing: nobody is in reach. Play it anyway?"


def put(database: Path, match: int, line: str) -> None:
    """Make a position of a match that has just begun."""
    with closing(sqlite3.connect(database)) as connection, connection:
        seq, body = connection.execute(
            "SELECT seq, body FROM checkpoint WHERE match = ? ORDER BY seq DESC LIMIT 1", (match,)
        ).fetchone()
        state = rules().encode_state(parse_line(line, content()))
        changed = pack(replace(unpack(body), state=state))
        connection.execute(
            "UPDATE checkpoint SET body = ? WHERE match = ? AND seq = ?", (changed, match, seq)
        )


@asynccontextmanager
async def position(folder: Path, line: str) -> AsyncGenerator[tuple[Stage, Game]]:
    """A match in which alice is at turn in this position."""
    async with stage(folder, "forecasts", goal=5) as here:
        game = await begin(here, first="me")
        await settled(here, game)
        await here.stop()
        put(here.database, game.match, line)
        await here.start()
        yield here, game


async def opened(user: UserDriver, game: Game, verb: str = "play") -> VisibleMessage:
    post = newest_post(user, game.place)
    assert post is not None
    found = verbs(post)
    outcome = await user.press(post, found.get(verb) or found["play"])
    assert outcome.message is not None
    return outcome.message


async def pressed(user: UserDriver, panel: VisibleMessage, action: do.QuestionAction) -> VisibleMessage:
    """The panel after a press on the button of an action, wherever that may be."""
    view = user.look(panel).view
    await user.press(user.look(panel), action.custom_id)
    await user.until(lambda: user.look(panel).view != view, "a changed panel")
    return user.look(panel)


async def answer(
    here: Stage, game: Game, user: UserDriver, panel: VisibleMessage, key: str
) -> VisibleMessage:
    """Choose an option, by a button or in a menu."""
    record = await here.record(game.match)
    action = do.Answer(MatchId(game.match), record.ask_no, (key,))
    shown, view = user.look(panel), user.look(panel).view
    if action.custom_id in [button.custom_id for button in shown.buttons]:
        await user.press(shown, action.custom_id)
    else:
        menu = next(m for m in shown.menus if key in [value for _, value in m.options])
        await user.select(shown, [key], menu.custom_id)
    await user.until(lambda: user.look(panel).view != view, "a changed panel")
    return user.look(panel)


def labels(panel: VisibleMessage) -> list[str]:
    return [button.label for button in panel.buttons]


async def test_buttons_say_what_an_attack_does_and_a_reaction_changes(tmp_path: Path) -> None:
    async with position(tmp_path, NEAR) as (here, game):
        alice, bob = game.players
        panel = await opened(alice, game)
        panel = await answer(here, game, alice, panel, "KIL05")
        panel = await answer(here, game, alice, panel, "stop")
        assert "Deryn (B): 2 damage, 7 → 5" in labels(panel)
        await answer(here, game, alice, panel, "b.deryn")
        await settled(here, game)
        asked = await opened(bob, game, "respond")
        assert any(each.startswith("No reaction: Deryn (B): 2 damage, 7 → 5") for each in labels(asked))
        # Nobody else is told what could happen.
        for user in (alice, here.user("carol")):
            assert not any("7 → 5" in message.text for message in user.visible_messages(game.place))
        blameless(here)


async def test_what_would_do_nothing_is_asked_about_once(tmp_path: Path) -> None:
    async with position(tmp_path, FAR) as (here, game):
        alice = game.host
        before = (await here.record(game.match)).seq
        panel = await opened(alice, game)
        asked = await answer(here, game, alice, panel, "KIL07")
        assert asked.text == IDLE
        assert labels(asked) == ["Play it anyway", "Back"]
        # Back to the question, and the same press again: who was warned is not asked again this turn.
        back = next(button for button in asked.buttons if button.label == "Back")
        await alice.press(asked, back.custom_id or "")
        await alice.until(lambda: bool(alice.look(panel).pictures), "the question")
        assert (await here.record(game.match)).seq == before
        after = await answer(here, game, alice, panel, "KIL07")
        assert IDLE not in after.text
        assert (await here.record(game.match)).seq == before + 1
        blameless(here)


async def test_play_it_anyway(tmp_path: Path) -> None:
    async with position(tmp_path, FAR) as (here, game):
        alice = game.host
        before = await here.record(game.match)
        panel = await opened(alice, game)
        asked = await answer(here, game, alice, panel, "KIL07")
        yes = do.AnswerAnyway(MatchId(game.match), before.ask_no, ("KIL07",))
        assert yes.custom_id in [button.custom_id for button in asked.buttons]
        await pressed(alice, panel, yes)
        assert (await here.record(game.match)).seq == before.seq + 1
        blameless(here)


async def test_a_double_click_is_no_second_thought(tmp_path: Path) -> None:
    async with position(tmp_path, FAR) as (here, game):
        alice = game.host
        before = await here.record(game.match)
        panel = await opened(alice, game)
        once = do.Answer(MatchId(game.match), before.ask_no, ("KIL07",)).custom_id
        presses = [alice.start_press(panel, once) for _ in range(2)]
        for each in presses:
            await alice.outcome(each)
        await alice.until(lambda: alice.look(panel).text == IDLE, "the second question")
        await settled(here, game)
        assert (await here.record(game.match)).seq == before.seq
        blameless(here)


async def test_a_turn_after_which_the_others_win_is_not_ended_unasked(tmp_path: Path) -> None:
    async with position(tmp_path, LOST) as (here, game):
        alice = game.host
        panel = await opened(alice, game)
        assert "End turn: they score 1 and win" in labels(panel)
        record = await here.record(game.match)
        asked = await pressed(alice, panel, do.EndTurn(MatchId(game.match), record.ask_no))
        assert asked.text == "After this the other side scores 1 point for challenges and wins the match!"
        yes = do.AnswerAnyway(MatchId(game.match), record.ask_no, ("end",))
        await pressed(alice, panel, yes)
        assert (await here.record(game.match)).status == "over"
        blameless(here)


async def test_a_line_that_does_nothing_is_asked_about_once(tmp_path: Path) -> None:
    async with position(tmp_path, FAR) as (here, game):
        alice = game.host
        before = (await here.record(game.match)).seq
        first = await alice.slash(game.place, "brawl do", card="KIL07")
        assert first.message is not None
        assert first.message.text == IDLE
        assert (await here.record(game.match)).seq == before
        await alice.slash(game.place, "brawl do", card="KIL07")
        assert (await here.record(game.match)).seq == before + 1
        blameless(here)


async def test_a_panel_comes_without_a_forecast_when_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(BrawlForesight, "prospect", broken)
    async with position(tmp_path, NEAR) as (here, game):
        alice = game.host
        panel = await opened(alice, game)
        panel = await answer(here, game, alice, panel, "KIL05")
        panel = await answer(here, game, alice, panel, "stop")
        assert "Deryn (B), adjacent" in labels(panel)
        await answer(here, game, alice, panel, "b.deryn")


async def test_a_panel_does_not_wait_where_too_much_is_looked_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with position(tmp_path, FAR) as (here, game):
        monkeypatch.setattr(here.shell.app.forecasts, "_under_way", MOST_AT_ONCE)
        panel = await opened(game.host, game)
        assert not any("would do nothing" in each for each in labels(panel))
        monkeypatch.setattr(here.shell.app.forecasts, "_under_way", 0)
        panel = await opened(game.host, game)
        assert any("would do nothing" in each for each in labels(panel))
        blameless(here)
