"""Arena, choice and replay pictures look as they did, within what other builds of the libraries need.

After a wanted change:
`python -m tests.games.brawl.pictures.arena_samples tests/games/brawl/pictures/golden --half`,
then look at what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from sfb_bot.games.brawl.pictures.arena import arena_picture
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_samples import POSITION, SAMPLES, pixels

GOLDENS = Path(__file__).parent / "golden"
MOST_MEAN = 1.5
MOST_CLEAR = 0.002


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
    assert mean < MOST_MEAN
    assert clear < MOST_CLEAR


@pytest.mark.parametrize(
    "line",
    [
        POSITION.replace("kilgore@C4", "kilgore@C5"),
        POSITION.replace("gwaien@H5~", "gwaien@H5/3"),
        POSITION.replace("tokens=D3:stun,", "tokens="),
    ],
    ids=["moved", "hurt", "token gone"],
)
def test_the_comparison_sees_small_things(line: str) -> None:
    first, second = (
        pixels(arena_picture(table(one).public(), content())).reduce(2) for one in (POSITION, line)
    )
    _, clear = difference(first, second)
    assert clear > 0.0001
    _, same = difference(first, first)
    assert same == 0


def test_a_golden_for_every_sample_and_no_other() -> None:
    assert {path.stem for path in GOLDENS.glob("*.png")} == set(SAMPLES)


@pytest.mark.parametrize("name", list(SAMPLES))
def test_the_same_request_gives_the_same_bytes(name: str) -> None:
    assert SAMPLES[name]() == SAMPLES[name]()
