"""Examples of pictures as files: for goldens and for the gallery of the docs."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image

from sfb_bot.drawing.picture import Picture


def pixels(picture: Picture) -> Image.Image:
    """A picture as it would be seen."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def write_samples(
    samples: Mapping[str, Callable[[], Picture]], folder: Path, *, half: bool, colours: int
) -> None:
    """Write all examples as PNG files; with `half`, at half the size and in at most this many colours."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in samples.items():
        picture = make()
        path = folder / f"{name}.png"
        if half:
            pixels(picture).reduce(2).quantize(colours).save(path, optimize=True)
        else:
            path.write_bytes(picture.data)
        print(f"{path}: {picture.width} x {picture.height}, {path.stat().st_size} bytes")
