"""Looking back at a match: exactly what the channel was told, and after the end what oneself saw."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.kernel import Dice, Word
from sfb_bot.matches.records import MatchId
from sfb_bot.matches.refusals import NoSuchMatch, NotSeated, StillPlayed
from tests.matches.house import ANNA, BORIS, STRANGER, House, house

ANSWERS = 150


async def _play(h: House, match: MatchId, dice: Dice, answers: int) -> tuple[list[Any], dict[int, list[Any]]]:
    """Random answers; what everybody could see after each of them, and what the two players saw then."""
    public = [await h.look(match)]
    private = {0: [(await h.look(match, user)).private for user in (ANNA, BORIS)]}
    for _ in range(answers):
        await h.answer_randomly(match, dice)
        look = await h.look(match)
        # That one of two sealed answers is in tells nothing.
        is_news = replace(look.public, waiting=()) != replace(public[-1].public, waiting=())
        if look.seq != public[-1].seq and is_news:
            public.append(look)
            private[look.seq] = [(await h.look(match, user)).private for user in (ANNA, BORIS)]
    return public, private


async def test_the_scenes_are_what_the_channel_was_told_and_own_views_what_was_seen(tmp_path: Path) -> None:
    path = tmp_path / "sfb.sqlite3"
    async with house(path) as h:
        match = await h.match()
        public, private = await _play(h, match, Dice("scenes"), ANSWERS)
        scenes = await h.app.replays.scenes(match)
        assert [(scene.seq, scene.public) for scene in scenes] == [(look.seq, look.public) for look in public]
        assert len(scenes) > 30
        assert not all(scene.is_between_actions for scene in scenes), "no reaction was asked for"
        told = await h.app.matches.events(match, 0, scenes[-1].seq)
        assert [e for scene in scenes for e in scene.events] == [e for _, each in told for e in each]
        with pytest.raises(StillPlayed):
            await h.app.replays.own_view(match, ANNA, scenes[5])
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
    # The first and the last checkpoint are all that is kept of a finished match.
    async with house(path) as h:
        again = await h.app.replays.scenes(match)
        assert again[: len(scenes)] == scenes
        assert again[-1].public == (await h.look(match)).public
        assert [scene.public.seed is None for scene in again] == [True] * (len(again) - 1) + [False]
        for scene in (*scenes[::9], scenes[-1]):
            for number, user in enumerate((ANNA, BORIS)):
                assert await h.app.replays.own_view(match, user, scene) == private[scene.seq][number]
        with pytest.raises(NotSeated):
            await h.app.replays.own_view(match, STRANGER, again[-1])
        with pytest.raises(NoSuchMatch):
            await h.app.replays.scenes(MatchId(4711))


async def test_an_action_under_way_is_not_shown_and_what_was_taken_back_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        start = await h.play_until(match, "act", Dice("under way"))
        user = await h.user_to_act(match)
        before = await h.app.replays.scenes(match)
        assert (before[-1].seq, before[-1].public) == (start.record.seq, start.public)
        await h.answer(match, user, "move")
        assert await h.app.replays.scenes(match) == before
        while (look := await h.look(match, user)).question is not None and look.question.prompt != "act":
            keys = [option.key for option in look.question.options]
            await h.answer(match, user, "stop" if "stop" in keys else keys[0])
        moved = await h.app.replays.scenes(match)
        assert moved[: len(before)] == before
        assert [scene.seq for scene in moved[len(before) :]] == [look.record.seq]
        # Shown and taken back in part: the post then stands in the middle of the action, and so do we.
        await h.show(match, look.record.seq)
        await h.app.matches.undo(match, user, h.press())
        undone = await h.app.replays.scenes(match)
        assert undone[: len(before)] == before
        assert [(s.seq, s.public) for s in undone[len(before) :]] == [
            (look.record.seq - 1, (await h.look(match)).public)
        ]
        assert len((await h.app.replays.film(match)).actions) == sum(
            scene.is_between_actions for scene in undone
        )


async def test_what_older_rules_played_is_skipped_and_the_end_still_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sfb.sqlite3"
    async with house(path) as h:
        match = await h.match()
        await _play(h, match, Dice("older"), 60)
        await h.app.matches.say(match, BORIS, Word.CONCEDE, h.press())
        scenes = await h.app.replays.scenes(match)
        own = await h.app.replays.own_view(match, ANNA, scenes[-1])
    monkeypatch.setattr("sfb_bot.kernel.run.fingerprint", lambda _: "another version")
    async with house(path) as h:
        first, last = await h.app.replays.scenes(match)
        assert first == scenes[0]
        assert last.is_after_gap
        assert (last.seq, last.public) == (scenes[-1].seq, scenes[-1].public)
        assert list(last.events) == [event for scene in scenes[1:] for event in scene.events]
        assert await h.app.replays.own_view(match, ANNA, last) == own
        assert await h.app.replays.own_view(match, ANNA, scenes[3]) is None
