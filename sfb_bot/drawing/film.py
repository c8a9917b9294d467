"""A turn or a whole match as an animation of public views, with a progress bar, within a size limit.

What a game's moments look like and how much there is to see in them says its `Reel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import AnimationFormat, animation
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.text import Box
from sfb_bot.drawing.themes import Theme
from sfb_bot.kernel import Event

DEFAULT_LIMIT: Final = 2_000_000
MOST_FRAMES: Final = 160
_PAUSE: Final = 650
_PAUSE_PER_MARK: Final = 350
_LONGEST_PAUSE: Final = 2200
_LAST_PAUSE: Final = 4000
_BENEFIT_OF_DOUBT: Final = 1.3
# Tried one after the other until the file is small enough: scale, quality, share of the frames. The last
# one is a single picture of the end.
USUAL_SCALE: Final = 2 / 3
_ATTEMPTS: Final = (
    (USUAL_SCALE, 75, 1.0),
    (USUAL_SCALE, 50, 1.0),
    (0.5, 50, 1.0),
    (0.5, 40, 0.5),
    (0.4, 40, 0.5),
    (0.4, 40, 0.25),
    (0.3, 40, 0.25),
    (0.3, 30, 0.1),
    (0.25, 30, 0.0),
)


class Reel(Protocol):
    """How a game's moments are drawn."""

    @property
    def theme(self) -> Theme:
        """The colours of all pictures."""
        ...

    def weight(self, frame: Frame, before: Frame | None = None) -> int:
        """How much there is to see in a moment; 0 for one in which nothing moved."""
        ...

    def draw(self, frames: Sequence[Frame], number: int, scale: float) -> Canvas:
        """The picture of one of these moments; all of them are of one size."""
        ...


@dataclass(frozen=True, slots=True)
class FilmSettings:
    """How an animation is wanted; `limit` is the most bytes it may have, `scale` the largest to draw in."""

    format: AnimationFormat = "webp"
    limit: int = DEFAULT_LIMIT
    scale: float = USUAL_SCALE
    most_frames: int = MOST_FRAMES


def film(moments: Sequence[Frame], reel: Reel, alt: str, settings: FilmSettings | None = None) -> Picture:
    """The moments as an animation. It gets coarser, smaller and shorter until it is within the limit."""
    settings = settings or FilmSettings()
    if not moments:
        raise RenderError("There is nothing to replay yet.")
    whole = len(condensed(moments, settings.most_frames, reel))
    measured, weight = 0, 1.0
    for attempt in _attempts(settings):
        scale, quality, share = attempt
        # A step that cannot be small enough, going by the last one that was made, is not made at all.
        if measured * _heaviness(attempt) / weight > settings.limit * _BENEFIT_OF_DOUBT:
            continue
        frames = condensed(moments, max(1, round(whole * share)), reel)
        data, size = _encoded(frames, reel, settings.format, scale, quality)
        if len(data) <= settings.limit:
            return Picture(data, settings.format, size[0], size[1], alt)
        measured, weight = len(data), _heaviness(attempt)
    raise RenderError(f"A replay does not fit into {settings.limit} bytes.")


def _heaviness(attempt: tuple[float, int, float]) -> float:
    """About how large a file of these settings is compared with another."""
    scale, quality, share = attempt
    return scale**1.7 * (0.25 + quality / 100) * share


def _attempts(settings: FilmSettings) -> list[tuple[float, int, float]]:
    """Never larger than asked for; GIF has no quality, so steps that change only that are left out."""
    found: list[tuple[float, int, float]] = []
    for scale, quality, share in ((settings.scale, 75, 1.0), *_ATTEMPTS):
        attempt = (min(scale, settings.scale), 75 if settings.format == "gif" else quality, share)
        if attempt not in found:
            found.append(attempt)
    return found


def _encoded(
    frames: Sequence[Frame], reel: Reel, kind: AnimationFormat, scale: float, quality: int
) -> tuple[bytes, tuple[int, int]]:
    before = [None, *frames[:-1]]
    pauses = [_pause(reel.weight(frame, earlier)) for frame, earlier in zip(frames, before, strict=True)]
    pauses[-1] = _LAST_PAUSE
    size = (0, 0)

    def draw(number: int) -> Image.Image:
        nonlocal size
        image = film_frame(frames, number, reel, scale).image
        size = image.size
        return image

    data = animation(draw, pauses, reel.theme, kind, quality)
    return data, size


def film_frame(frames: Sequence[Frame], number: int, reel: Reel, scale: float) -> Canvas:
    """One picture of the animation: the table of that moment and how far we are."""
    canvas = reel.draw(frames, number, scale)
    _progress(canvas, (number + 1) / len(frames))
    return canvas


def _progress(canvas: Canvas, share: float) -> None:
    theme, (width, height) = canvas.theme, canvas.image.size
    tall = max(3, height // 130)
    reach = round(width * share)
    canvas.image.paste(theme.core_spent, (0, height - tall, width, height))
    canvas.image.paste(theme.points, (0, height - tall, reach, height))
    canvas.note("progress", f"{share:.3f}", Box(0, height - tall, reach, height))


def _pause(weight: int) -> int:
    return min(_LONGEST_PAUSE, _PAUSE + _PAUSE_PER_MARK * weight)


def condensed(moments: Sequence[Frame], most: int, reel: Reel) -> list[Frame]:
    """The same story in at most `most` moments.

    Moments in which nothing moved on the board join the next one; then neighbours join, those with
    the least to see first. The first and the last view are always kept.
    """
    kept = [moments[0]] if len(moments) > 1 and most > 1 else []
    waiting: tuple[Event, ...] = ()
    for moment in moments[len(kept) :]:
        waiting = (*waiting, *moment.events)
        if reel.weight(moment):
            kept.append(Frame(moment.view, waiting))
            waiting = ()
    last = moments[-1]
    if not kept or kept[-1].view is not last.view:
        kept.append(Frame(last.view, waiting))
    while len(kept) > max(1, most):
        kept = _thinned(kept, len(kept) - most, reel)
    return kept


def _thinned(moments: list[Frame], surplus: int, reel: Reel) -> list[Frame]:
    """Join the quietest neighbours, each moment at most once, the first and the last never swallowed."""
    weights = [reel.weight(moment) for moment in moments]
    inner = range(1, len(moments) - 1)
    pairs = sorted(inner, key=lambda n: (weights[n] + weights[n + 1], n))
    swallowed: set[int] = set()
    for number in pairs:
        if len(swallowed) == surplus:
            break
        if not {number - 1, number, number + 1} & swallowed:
            swallowed.add(number)
    if not swallowed:
        return [moments[0], moments[-1]] if len(moments) > 2 else [moments[-1]]
    kept: list[Frame] = []
    carried: tuple[Event, ...] = ()
    for number, moment in enumerate(moments):
        if number in swallowed:
            carried = moment.events
        else:
            kept.append(Frame(moment.view, (*carried, *moment.events)))
            carried = ()
    return kept
