"""Pixels to files: fixed-palette PNG for single pictures, animated WebP or GIF for replays."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.drawing.threads import breathe

AnimationFormat = Literal["webp", "gif"]

# Level 2 is a third quicker than 4 and an eighth larger; a picture is drawn for every press. What is too
# large even so is pressed harder.
PNG_LEVEL: Final = 2
HARDER_LEVEL: Final = 6
LARGEST: Final = 100_000
PALETTE_SIZE: Final = 256


@lru_cache(maxsize=8)
def palette_of(theme: Theme) -> Image.Image:
    """The 256 colours of a theme: all named ones exactly, then the blends smoothed edges are made of.

    Made from the theme alone, so that no picture can influence how another one looks.
    """
    colours: dict[Colour, None] = dict.fromkeys(theme.colours())
    for colour in (*theme.seats, *theme.cores, theme.defence, theme.ink_soft, theme.on_side):
        # Icons are drawn in a colour and its lighter and darker tone.
        colours[mix(colour, (255, 255, 255), 0.55)] = None
        colours[mix(colour, (0, 0, 0), 0.42)] = None
    colours.update(dict.fromkeys(PAINTS.values()))
    for colour in map(_snapped, _mixed_fills(theme)):
        if _is_new(colour, colours, apart=5):
            colours[colour] = None
    for share in (0.5, 0.25, 0.75):
        for ground in _grounds(theme):
            for top in _tops(theme):
                blend = _snapped(mix(ground, top, share))
                if len(colours) < PALETTE_SIZE and _is_new(blend, colours):
                    colours[blend] = None
    flat = [channel for colour in colours for channel in colour]
    flat += flat[:3] * (PALETTE_SIZE - len(colours))
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat)
    return holder


def _snapped(colour: Colour) -> Colour:
    """The nearest colour the palette search can tell apart: it works in steps of four."""
    red, green, blue = (min(252, round(channel / 4) * 4) for channel in colour)
    return red, green, blue


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


def _mixed_fills(theme: Theme) -> list[Colour]:
    """Colours that cover whole areas though no theme names them: walls, doorways, bars, lit hexes."""
    grounds = (theme.hex_fill, *theme.areas, *theme.deployments)
    trap = mix(theme.hex_fill, theme.hex_edge, 0.75)
    found = [mix(theme.panel, ground, 0.3) for ground in theme.deployments]
    found += [mix(theme.page, seat, 0.3) for seat in theme.seats]
    found += [mix(theme.page, theme.panel, share) for share in (0.35, 0.5)]
    found += [mix(colour, theme.outline, 0.3) for colour in (theme.health, theme.health_low)]
    found += [mix(seat, theme.outline, share) for seat in theme.seats for share in (0.25, 0.72)]
    # Slabs of a floor, ever darker with their distance from the middle, with their rims.
    slabs = [mix(ground, theme.outline, shade) for ground in grounds for shade in (0.0, 0.12, 0.24)]
    found += slabs
    found += [mix(slab, theme.ink, 0.13) for slab in slabs]
    found += [mix(slab, theme.hex_edge, 0.45) for slab in slabs]
    found += [mix(area, theme.outline, 0.5) for area in theme.areas]
    found += [trap, mix(trap, theme.trap, 0.55)]
    found += [mix(theme.hex_name, mix(ground, theme.ink, 0.6), 0.5) for ground in grounds]
    found += [mix(theme.hex_fill, theme.target, share) for share in (0.3, 0.44)]
    found += [
        mix(theme.hex_fill, colour, share)
        for colour, share in ((theme.danger, 0.4), (theme.choice_edge, 0.3))
    ]
    found += [mix(ground, theme.reach, 0.5) for ground in grounds]
    found += [mix(theme.reach, theme.target, 0.55)]
    found += [mix(theme.choice, theme.outline, share) for share in (0.12, 0.32)]
    return found


def _is_new(colour: Colour, colours: dict[Colour, None], apart: int = 14) -> bool:
    """Far enough from every colour there is: nearer ones would waste a place nobody could see."""
    return all(sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > apart for other in colours)


def to_palette(image: Image.Image, theme: Theme) -> Image.Image:
    """The picture in the theme's palette, without dithering."""
    return image.convert("RGB").quantize(palette=palette_of(theme), dither=Image.Dither.NONE)


def png(image: Image.Image, theme: Theme) -> bytes:
    """A small PNG in the theme's palette."""
    return packed(to_palette(image, theme))


def packed(indexed: Image.Image) -> bytes:
    """An image with a palette as a PNG of at most LARGEST bytes where that can be had."""
    out = io.BytesIO()
    indexed.save(out, "PNG", compress_level=PNG_LEVEL)
    if out.tell() > LARGEST:
        out = io.BytesIO()
        indexed.save(out, "PNG", compress_level=HARDER_LEVEL)
    return out.getvalue()


def _indexed(draw: Callable[[int], Image.Image], number: int, theme: Theme) -> Image.Image:
    breathe()
    return to_palette(draw(number), theme)


class _Reel(Image.Image):
    """Frames that are drawn when the encoder asks for them: a long replay never lies in memory at once."""

    def __init__(self, draw: Callable[[int], Image.Image], count: int) -> None:
        super().__init__()
        self.n_frames = count
        self._draw_frame = draw
        self._at = -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        if frame != self._at:
            breathe()
            drawn = self._draw_frame(frame).convert("RGB")
            self.im = drawn.im
            self._mode, self._size = drawn.mode, drawn.size
            self._at = frame

    def tell(self) -> int:
        return self._at


def animation(
    draw: Callable[[int], Image.Image],
    durations: Sequence[int],
    theme: Theme,
    kind: AnimationFormat = "webp",
    quality: int = 75,
) -> bytes:
    """An endless animation of `draw(0)`, `draw(1)`, ...; durations in milliseconds, one for each frame.

    `quality` concerns WebP only. No key frames: players always start at the first picture, and without
    them every frame is encoded once instead of twice.
    """
    out = io.BytesIO()
    common = {"save_all": True, "duration": list(durations), "loop": 0}
    if kind == "gif":
        indexed = [_indexed(draw, number, theme) for number in range(len(durations))]
        indexed[0].save(out, "GIF", append_images=indexed[1:], optimize=False, **common)
    else:
        reel = _Reel(draw, len(durations))
        reel.save(out, "WEBP", quality=quality, method=0, kmin=0, kmax=0, **common)
    return out.getvalue()
