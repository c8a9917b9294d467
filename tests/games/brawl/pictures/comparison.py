"""Whether two pictures look alike: as close as other builds of the libraries come, no further apart.

The strictest measure is local. Another build moves edges by a part of a pixel, everywhere a little: half a
pixel changes a tenth of the worst tile. A token that is gone changes a third of one tile and nothing else.
"""

from __future__ import annotations

from PIL import Image, ImageChops, ImageStat

TILE = 16
CLEARLY = 48
MOST_MEAN = 1.5
MOST_OF_A_TILE = 0.2


def halved(picture: Image.Image) -> Image.Image:
    """The size goldens are kept in."""
    return picture.reduce(2)


def differences(first: Image.Image, second: Image.Image) -> list[str]:
    """In what the second picture is not as the first one; nothing when they look alike."""
    if first.size != second.size:
        return [f"the size is {second.size}, not {first.size}"]
    apart = ImageChops.difference(first, second)
    found: list[str] = []
    mean = sum(ImageStat.Stat(apart).mean) / 3
    if mean >= MOST_MEAN:
        found.append(f"all channels differ by {mean:.2f} on average")
    columns, rows = -(-apart.width // TILE), -(-apart.height // TILE)
    clear = apart.convert("L").point([0] * CLEARLY + [255] * (256 - CLEARLY))
    shares = clear.crop((0, 0, columns * TILE, rows * TILE)).reduce(TILE).tobytes()
    for place, share in enumerate(shares):
        if share >= MOST_OF_A_TILE * 255:
            row, column = divmod(place, columns)
            found.append(f"{share / 255:.0%} of the tile at {column * TILE}, {row * TILE} differs clearly")
    return found
