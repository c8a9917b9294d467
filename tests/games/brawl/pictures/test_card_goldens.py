"""Every kind of picture looks as it did, within the tolerance that other builds of the libraries need.

After a wanted change:
`python -m tests.games.brawl.pictures.card_samples tests/games/brawl/pictures/card_goldens --half`,
then look at what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from sfb_bot.games.brawl.pictures.cards import card_picture
from sfb_bot.games.brawl.pictures.discard import discard_picture
from sfb_bot.games.brawl.pictures.gallery import gallery_picture
from sfb_bot.games.brawl.pictures.score_sheet import score_sheet_picture
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.views import public_view
from tests.games.brawl.kit.table import content
from tests.games.brawl.pictures.card_samples import POSITION, SAMPLES, game_events, pixels

GOLDENS = Path(__file__).parent / "card_goldens"


def difference(first: Image.Image, second: Image.Image) -> tuple[float, float]:
    """The mean difference of the channels, and the share of pixels that differ clearly."""
    apart = ImageChops.difference(first, second)
    mean = sum(ImageStat.Stat(apart).mean) / 3
    clear = sum(apart.convert("L").histogram()[48:])
    return mean, clear / (first.width * first.height)


@pytest.mark.parametrize("name", list(SAMPLES))
def test_it_looks_as_it_did(name: str) -> None:
    drawn = pixels(SAMPLES[name]()).reduce(2)
    golden = Image.open(GOLDENS / f"{name}.png").convert("RGB")
    assert drawn.size == golden.size
    mean, clear = difference(drawn, golden)
    assert mean < 1.5
    assert clear < 0.002


def test_the_comparison_sees_another_card() -> None:
    first, second = (pixels(card_picture(content(), card)).reduce(2) for card in ("GWA02", "GWA03"))
    mean, clear = difference(first, second)
    assert mean > 1.5 or clear > 0.002


def test_a_golden_for_every_sample_and_no_other() -> None:
    assert {path.stem for path in GOLDENS.glob("*.png")} == set(SAMPLES)


@pytest.mark.parametrize("name", list(SAMPLES))
def test_the_same_request_gives_the_same_bytes(name: str) -> None:
    assert SAMPLES[name]().data == SAMPLES[name]().data


@pytest.mark.parametrize("name", list(SAMPLES))
def test_pictures_are_small_files(name: str) -> None:
    assert len(SAMPLES[name]().data) < 120_000


def test_public_pictures_do_not_depend_on_hidden_cards() -> None:
    """Swap the whole hand of A with cards of its deck and turn B's deck around: nothing public changes."""
    drawn: list[list[bytes | str]] = []
    for swap in (False, True):
        state = parse_line(POSITION, content())
        if swap:
            player = state.players[0]
            count = len(player.hand)
            player.hand, player.deck[:count] = player.deck[:count], player.hand
            state.players[1].deck.reverse()
        view = public_view(state, None)
        pictures = (
            discard_picture(view, 0, content()),
            gallery_picture(view, content()),
            score_sheet_picture(view, game_events(), content()),
        )
        drawn.append([part for picture in pictures for part in (picture.data, picture.alt)])
    assert drawn[0] == drawn[1]
