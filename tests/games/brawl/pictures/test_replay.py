"""Replays: the whole story, in order, within the limits that were given."""

from __future__ import annotations

import io
from typing import Literal

import pytest
from PIL import Image

from sfb_bot.drawing.film import FilmSettings, condensed, film_frame
from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import DARK
from sfb_bot.games.brawl.pictures.arena import ArenaRequest
from sfb_bot.games.brawl.pictures.arena_marks import happenings
from sfb_bot.games.brawl.pictures.replay import BrawlReel, replay_picture
from tests.games.brawl.kit.table import content
from tests.games.brawl.pictures.arena_checks import troubles
from tests.games.brawl.pictures.arena_samples import random_content, random_match, struck_table

REEL = BrawlReel(content(), ArenaRequest())


def match_moments(number: int = 0) -> list[Frame]:
    shown = random_match(number)
    return [Frame(shown[0].public), *(Frame(one.public, tuple(one.events)) for one in shown[1:])]


def struck_moments() -> list[Frame]:
    t, before, events = struck_table()
    return [Frame(before), Frame(t.public(), events)]


def frames_in(data: bytes) -> int:
    return int(getattr(Image.open(io.BytesIO(data)), "n_frames", 1))


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_a_turn_becomes_an_animation(kind: Literal["webp", "gif"]) -> None:
    picture = replay_picture(struck_moments(), content(), settings=FilmSettings(format=kind, scale=1 / 3))
    opened = Image.open(io.BytesIO(picture.data))
    assert opened.format == kind.upper()
    assert opened.size == (picture.width, picture.height) == (240, 421)
    assert frames_in(picture.data) == 2
    assert opened.info["loop"] == 0
    assert picture.format == kind
    assert picture.alt.startswith("Animated replay: Round 6 – Round 6.")


def test_a_whole_match_stays_within_its_limits() -> None:
    moments = match_moments()
    assert len(moments) > 150
    picture = replay_picture(
        moments, random_content(), settings=FilmSettings(scale=0.25, limit=400_000, most_frames=60)
    )
    assert len(picture.data) <= 400_000
    assert 30 <= frames_in(picture.data) <= 60


def test_a_tight_limit_makes_it_smaller_and_an_impossible_one_is_refused() -> None:
    moments = match_moments()[:60]
    free = replay_picture(moments, random_content(), settings=FilmSettings(scale=1 / 3))
    limit = len(free.data) // 3
    tight = replay_picture(moments, random_content(), settings=FilmSettings(scale=1 / 3, limit=limit))
    assert len(tight.data) <= limit
    assert frames_in(tight.data) > 1
    still = replay_picture(moments, random_content(), settings=FilmSettings(scale=1 / 3, limit=20_000))
    assert len(still.data) <= 20_000
    with pytest.raises(RenderError, match="does not fit into 500 bytes"):
        replay_picture(moments[:5], random_content(), settings=FilmSettings(scale=0.25, limit=500))


def test_nothing_to_replay_is_refused() -> None:
    with pytest.raises(RenderError, match="nothing to replay"):
        replay_picture([], content())


@pytest.mark.parametrize("most", [1, 2, 3, 10, 50, 1000])
def test_condensing_keeps_the_events_the_order_and_both_ends(most: int) -> None:
    moments = match_moments(1)
    kept = condensed(moments, most, REEL)
    assert len(kept) <= most
    assert kept[-1].view is moments[-1].view
    if most > 1:
        assert kept[0].view is moments[0].view
    order = [next(n for n, moment in enumerate(moments) if moment.view is one.view) for one in kept]
    assert order == sorted(order)
    if most >= 10:
        told = [event for moment in kept for event in moment.events]
        assert told == [event for moment in moments[1:] for event in moment.events]


def test_every_moment_in_which_something_moved_is_a_frame_when_there_is_room() -> None:
    moments = match_moments(2)
    kept = condensed(moments, 100_000, REEL)
    views = {id(moment.view) for moment in kept}
    for moment in moments[1:]:
        happened = happenings(moment.events, moment.view)
        if happened.trails or happened.hits:
            assert id(moment.view) in views


def test_the_progress_bar_grows_to_the_full_width() -> None:
    moments = match_moments()[:40]
    reached: list[int] = []
    for number in (0, 19, 39):
        canvas = film_frame(moments, number, BrawlReel(random_content(), ArenaRequest()), 5 / 6)
        assert troubles(canvas) == []
        row = [canvas.image.getpixel((x, canvas.image.height - 2)) for x in range(600)]
        reached.append(row.count(DARK.points))
        assert row[: reached[-1]] == [DARK.points] * reached[-1]
    assert reached == [15, 300, 600]
