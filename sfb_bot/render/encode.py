"""Pixels to files: fixed-palette PNG for single pictures, animated WebP or GIF for replays."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from sfb_bot.render.themes import Colour, Theme, mix

AnimationFormat = Literal["webp", "gif"]

# Above level 6 time explodes and nothing gets smaller.
PNG_LEVEL: Final = 5
PALETTE_SIZE: Final = 256


@lru_cache(maxsize=8)
def palette_of(theme: Theme) -> Image.Image:
    """The 256 colours of a theme: all named ones exactly, then the blends smoothed edges are made of.

    Made from the theme alone, so that no picture can influence how another one looks.
    """
    colours: dict[Colour, None] = dict.fromkeys(theme.colours())
    for share in (0.5, 0.25, 0.75):
        for ground in _grounds(theme):
            for top in _tops(theme):
                if len(colours) < PALETTE_SIZE and _is_new(mix(ground, top, share), colours):
                    colours[mix(ground, top, share)] = None
    flat = [channel for colour in colours for channel in colour]
    flat += flat[:3] * (PALETTE_SIZE - len(colours))
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat)
    return holder


def _grounds(theme: Theme) -> tuple[Colour, ...]:
    return (
        theme.panel,
        theme.hex_fill,
        theme.figure_face,
        theme.page,
        *theme.areas,
        *theme.deployments,
        theme.choice,
    )


def _tops(theme: Theme) -> tuple[Colour, ...]:
    return (
        theme.ink,
        *theme.seats,
        *theme.cores,
        theme.outline,
        theme.damage,
        theme.level,
        theme.health,
        theme.ink_soft,
        theme.hex_name,
        theme.choice_edge,
        theme.danger,
    )


def _is_new(colour: Colour, colours: dict[Colour, None]) -> bool:
    """Far enough from every colour there is: nearer ones would waste a place nobody could see."""
    return all(sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > 14 for other in colours)


def to_palette(image: Image.Image, theme: Theme) -> Image.Image:
    """The picture in the theme's palette, without dithering."""
    return image.convert("RGB").quantize(palette=palette_of(theme), dither=Image.Dither.NONE)


def png(image: Image.Image, theme: Theme) -> bytes:
    """A small PNG in the theme's palette."""
    out = io.BytesIO()
    to_palette(image, theme).save(out, "PNG", compress_level=PNG_LEVEL)
    return out.getvalue()


def animation(
    frames: Sequence[Image.Image],
    durations: Sequence[int],
    theme: Theme,
    kind: AnimationFormat = "webp",
    quality: int = 75,
) -> bytes:
    """An endless animation; durations in milliseconds, `quality` concerns WebP only."""
    out = io.BytesIO()
    if kind == "gif":
        indexed = [to_palette(frame, theme) for frame in frames]
        indexed[0].save(
            out,
            "GIF",
            save_all=True,
            append_images=indexed[1:],
            duration=list(durations),
            loop=0,
            optimize=False,
        )
    else:
        frames[0].save(
            out,
            "WEBP",
            save_all=True,
            append_images=list(frames[1:]),
            duration=list(durations),
            loop=0,
            quality=quality,
            method=0,
        )
    return out.getvalue()
