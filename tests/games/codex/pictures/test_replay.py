"""Animations: whole matches within a size limit, all frames of one size."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from sfb_bot.drawing.film import FilmSettings, condensed, film_frame
from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.games.codex.pictures.kinds import CodexPictures
from sfb_bot.games.codex.pictures.replay import CodexReel, replay_picture
from sfb_bot.games.codex.pictures.table import TableRequest
from tests.drawing.layout import labels
from tests.games.codex.kit.table import shared_content
from tests.games.codex.pictures.samples import random_match

LIMIT = 600_000


def frames(number: int = 3) -> list[Frame]:
    return [Frame(shown.public, shown.events) for shown in random_match(number)]


def test_a_match_becomes_an_animation_within_its_limit() -> None:
    pictures = CodexPictures(shared_content(), random_match(3)[0].public)
    film = pictures.animate(frames(), ("Ann", "Bob"), Audience(), LIMIT)
    assert film is not None
    assert len(film.data) <= LIMIT
    with Image.open(BytesIO(film.data)) as opened:
        assert opened.size == (film.width, film.height)
        assert getattr(opened, "n_frames", 1) > 5
    assert film.alt.startswith("Animated replay: turns 1–")


def test_what_was_before_the_first_turn_is_left_out() -> None:
    pictures = CodexPictures(shared_content(), random_match(3)[0].public)
    early = [frame for frame in frames(0) if not frame.view.turn_no]
    assert early
    assert pictures.animate(early, (), Audience(), LIMIT) is None
    assert pictures.animate([], (), Audience(), LIMIT) is None


def test_an_impossible_limit_and_an_empty_film_are_refused() -> None:
    with pytest.raises(RenderError, match="does not fit"):
        replay_picture(frames()[40:44], shared_content(), settings=FilmSettings(limit=10))
    with pytest.raises(RenderError, match="nothing to replay"):
        replay_picture([], shared_content())


def test_all_frames_are_of_one_size() -> None:
    reel = CodexReel(shared_content(), TableRequest())
    shown = [frame for frame in frames() if frame.view.turn_no]
    short = condensed(shown, 12, reel)
    canvases = [film_frame(short, number, reel, 0.5) for number in range(len(short))]
    assert len({canvas.image.size for canvas in canvases}) == 1
    assert labels(canvases[-1], "progress") == ["1.000"]
