"""Arena, choice and replay pictures look as they did, within what other builds of the libraries need.

After a wanted change:
`python -m tests.games.brawl.pictures.arena_samples tests/games/brawl/pictures/golden --half`,
then look at what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from sfb_bot.games.brawl.pictures.arena import arena_picture
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_samples import POSITION, SAMPLES
from tests.games.brawl.pictures.comparison import differences, halved
from tests.games.brawl.pictures.sample_files import pixels

GOLDENS = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", list(SAMPLES))
def test_it_looks_as_it_did_each_time(name: str) -> None:
    drawn = SAMPLES[name]()
    golden = Image.open(GOLDENS / f"{name}.png").convert("RGB")
    assert differences(golden, halved(pixels(drawn))) == []
    assert SAMPLES[name]() == drawn


@pytest.mark.parametrize(
    "line",
    [
        POSITION.replace("kilgore@C4", "kilgore@C5"),
        POSITION.replace("gwaien@H5~", "gwaien@H5/3"),
        POSITION.replace("deryn@D4/2", "deryn@D4/3"),
        POSITION.replace("tokens=D3:stun,", "tokens="),
        POSITION.replace(
            "b deryn@D4/2 goldarr@G2/1 gwaien@H5~ cores=rYB", "b deryn@D4/2 goldarr@G2/1 gwaien@H5~ cores=rYb"
        ),
        POSITION.replace("vp=2-3", "vp=1-3"),
    ],
    ids=["moved", "hurt", "hurt a little more", "token gone", "core spent", "another score"],
)
def test_the_comparison_sees_small_things(line: str) -> None:
    """With the tolerance goldens have: each of these would make a test above fail."""
    assert line != POSITION
    first, second = (
        halved(pixels(arena_picture(table(one).public(), content()))) for one in (POSITION, line)
    )
    assert differences(first, second) != []


def test_the_comparison_bears_what_another_build_does() -> None:
    """Everything drawn a quarter of a pixel further to the right, at full size."""
    picture = pixels(arena_picture(table(POSITION).public(), content()))
    moved = picture.transform(
        picture.size, Image.Transform.AFFINE, (1, 0, 0.25, 0, 1, 0), Image.Resampling.BILINEAR
    )
    assert differences(halved(picture), halved(moved)) == []


def test_a_golden_for_every_sample_and_no_other() -> None:
    assert {path.stem for path in GOLDENS.glob("*.png")} == set(SAMPLES)
