"""Animations: whole matches within a size limit, all frames of one size."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from sfb_bot.drawing.film import FilmSettings, condensed, film_frame
from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.games.rift.pictures.kinds import RiftPictures
from sfb_bot.games.rift.pictures.replay import RiftReel, replay_picture
from sfb_bot.games.rift.pictures.table import TableRequest
from tests.drawing.layout import labels
from tests.games.rift.kit.table import content
from tests.games.rift.pictures.samples import random_match

LIMIT = 400_000


def frames(number: int = 0) -> list[Frame]:
    return [Frame(shown.public, shown.events) for shown in random_match(number)]


def test_a_match_becomes_an_animation_within_its_limit() -> None:
    pictures = RiftPictures(content(), random_match(0)[0].public)
    film = pictures.animate(frames(), ("Ann", "Bob"), Audience(), LIMIT)
    assert film is not None
    assert len(film.data) <= LIMIT
    with Image.open(BytesIO(film.data)) as opened:
        assert opened.size == (film.width, film.height)
        assert getattr(opened, "n_frames", 1) > 10
    assert film.alt.startswith("Animated replay: Turn 1 – End.")


def test_what_was_before_the_first_turn_is_left_out() -> None:
    pictures = RiftPictures(content(), random_match(0)[0].public)
    early = [frame for frame in frames(1) if not frame.view.turn_no]
    assert early
    assert pictures.animate(early, (), Audience(), LIMIT) is None
    assert pictures.animate([], (), Audience(), LIMIT) is None


def test_an_impossible_limit_and_an_empty_film_are_refused() -> None:
    with pytest.raises(RenderError, match="does not fit"):
        replay_picture(frames()[40:44], content(), settings=FilmSettings(limit=10))
    with pytest.raises(RenderError, match="nothing to replay"):
        replay_picture([], content())


@pytest.mark.parametrize("most", [1, 5, 40])
def test_condensing_keeps_the_events_the_order_and_both_ends(most: int) -> None:
    whole = frames()
    short = condensed(whole, most, RiftReel(content(), TableRequest()))
    assert len(short) <= most
    assert short[-1].view is whole[-1].view
    if most > 1:
        assert short[0].view is whole[0].view
    told = [event for frame in short for event in frame.events]
    assert (
        told == [event for frame in whole[len(whole) - len(whole) :] for event in frame.events][-len(told) :]
    )


def test_all_frames_have_one_size_whatever_the_stack() -> None:
    some = [frame for frame in frames() if frame.view.turn_no][:40]
    assert {len(frame.view.stack) for frame in some} >= {0, 1}
    sizes = {
        film_frame(some, number, RiftReel(content(), TableRequest()), 0.5).image.size
        for number in range(len(some))
    }
    assert len(sizes) == 1


def test_the_progress_bar_grows_to_the_full_width() -> None:
    some = frames()[30:34]
    shares = [
        float(labels(film_frame(some, number, RiftReel(content(), TableRequest()), 0.5), "progress")[0])
        for number in range(4)
    ]
    assert shares == [0.25, 0.5, 0.75, 1.0]
