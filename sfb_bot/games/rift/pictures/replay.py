"""A turn or a whole match as an animation of public views, with a progress bar, within a size limit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PIL import Image

from sfb_bot.drawing.alt_parts import joined, part
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import AnimationFormat, animation
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.text import Box
from sfb_bot.games.rift.pictures.alt_text import Speaker, table_parts
from sfb_bot.games.rift.pictures.table import TableRequest, draw_table
from sfb_bot.games.rift.pictures.table_marks import Happening, happenings
from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.kernel import Event

DEFAULT_LIMIT: Final = 2_000_000
MOST_FRAMES: Final = 160
_PAUSE: Final = 650
_PAUSE_PER_MARK: Final = 350
_LONGEST_PAUSE: Final = 2200
_LAST_PAUSE: Final = 4000
_BENEFIT_OF_DOUBT: Final = 1.3
_MOST_ROWS: Final = 3
# Tried one after the other until the file is small enough: scale, quality, share of the frames. The last
# one is a single picture of the end.
_USUAL: Final = 2 / 3
_ATTEMPTS: Final = (
    (_USUAL, 75, 1.0),
    (_USUAL, 50, 1.0),
    (0.5, 50, 1.0),
    (0.5, 40, 0.5),
    (0.4, 40, 0.5),
    (0.4, 40, 0.25),
    (0.3, 40, 0.25),
    (0.3, 30, 0.1),
    (0.25, 30, 0.0),
)


@dataclass(frozen=True, slots=True)
class ReplayRequest:
    """How a replay is wanted; `limit` is the most bytes it may have, `scale` the largest it is drawn in."""

    table: TableRequest = field(default_factory=TableRequest)
    format: AnimationFormat = "webp"
    limit: int = DEFAULT_LIMIT
    scale: float = _USUAL
    most_frames: int = MOST_FRAMES


def replay_picture(
    moments: Sequence[Frame], content: Content, request: ReplayRequest | None = None
) -> Picture:
    """The moments as an animation. It gets coarser, smaller and shorter until it is within the limit."""
    request = request or ReplayRequest()
    if not moments:
        raise RenderError("There is nothing to replay yet.")
    alt = replay_alt(
        [moment.view for moment in moments], content, request.table.language, request.table.names
    )
    whole = len(condensed(moments, request.most_frames))
    measured, weight = 0, 1.0
    for attempt in _attempts(request):
        scale, quality, share = attempt
        # A step that cannot be small enough, going by the last one that was made, is not made at all.
        if measured * _heaviness(attempt) / weight > request.limit * _BENEFIT_OF_DOUBT:
            continue
        frames = condensed(moments, max(1, round(whole * share)))
        data, size = _encoded(frames, content, request, scale, quality)
        if len(data) <= request.limit:
            return Picture(data, request.format, size[0], size[1], alt)
        measured, weight = len(data), _heaviness(attempt)
    raise RenderError(f"A replay does not fit into {request.limit} bytes.")


def _heaviness(attempt: tuple[float, int, float]) -> float:
    """About how large a file of these settings is compared with another."""
    scale, quality, share = attempt
    return scale**1.7 * (0.25 + quality / 100) * share


def _attempts(request: ReplayRequest) -> list[tuple[float, int, float]]:
    """Never larger than asked for; GIF has no quality, so steps that change only that are left out."""
    found: list[tuple[float, int, float]] = []
    for scale, quality, share in ((request.scale, 75, 1.0), *_ATTEMPTS):
        attempt = (min(scale, request.scale), 75 if request.format == "gif" else quality, share)
        if attempt not in found:
            found.append(attempt)
    return found


def _encoded(
    frames: Sequence[Frame], content: Content, request: ReplayRequest, scale: float, quality: int
) -> tuple[bytes, tuple[int, int]]:
    pauses = [_pause(happenings(frame.events, frame.view)) for frame in frames]
    pauses[-1] = _LAST_PAUSE
    size = (0, 0)

    def draw(number: int) -> Image.Image:
        nonlocal size
        image = replay_frame(frames, number, content, request.table, scale).image
        size = image.size
        return image

    data = animation(draw, pauses, request.table.theme, request.format, quality)
    return data, size


def replay_frame(
    frames: Sequence[Frame], number: int, content: Content, request: TableRequest, scale: float
) -> Canvas:
    """One picture of the animation: the table of that moment and how far we are."""
    frame = frames[number]
    # All pictures are of one size, so each has room for the tallest stack that is shown.
    rows = min(_MOST_ROWS, max(len(each.view.stack) for each in frames))
    wanted = replace(request, events=frame.events, scale=scale, stack_rows=rows)
    canvas = draw_table(frame.view, content, wanted)
    _progress(canvas, (number + 1) / len(frames))
    return canvas


def _progress(canvas: Canvas, share: float) -> None:
    theme, (width, height) = canvas.theme, canvas.image.size
    tall = max(3, height // 130)
    reach = round(width * share)
    canvas.image.paste(theme.core_spent, (0, height - tall, width, height))
    canvas.image.paste(theme.points, (0, height - tall, reach, height))
    canvas.note("progress", f"{share:.3f}", Box(0, height - tall, reach, height))


def _pause(happened: Happening) -> int:
    return min(_LONGEST_PAUSE, _PAUSE + _PAUSE_PER_MARK * happened.weight)


def condensed(moments: Sequence[Frame], most: int) -> list[Frame]:
    """The same story in at most `most` moments.

    Moments in which nothing moved on the board join the next one; then neighbours join, those with
    the least to see first. The first and the last view are always kept.
    """
    kept = [moments[0]] if len(moments) > 1 and most > 1 else []
    waiting: tuple[Event, ...] = ()
    for moment in moments[len(kept) :]:
        waiting = (*waiting, *moment.events)
        if happenings(moment.events, moment.view).weight:
            kept.append(Frame(moment.view, waiting))
            waiting = ()
    last = moments[-1]
    if not kept or kept[-1].view is not last.view:
        kept.append(Frame(last.view, waiting))
    while len(kept) > max(1, most):
        kept = _thinned(kept, len(kept) - most)
    return kept


def _thinned(moments: list[Frame], surplus: int) -> list[Frame]:
    """Join the quietest neighbours, each moment at most once, the first and the last never swallowed."""
    weights = [happenings(moment.events, moment.view).weight for moment in moments]
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


def replay_alt(
    views: Sequence[PublicView], content: Content, language: str, names: Sequence[str] = ()
) -> str:
    """What the animation covers, then the table at its end."""
    speaker = Speaker(views[-1], content, language, names)
    covered = speaker.texts.say("alt-replay", start=_when(views[0], language), end=_when(views[-1], language))
    return joined([part(100, covered), *table_parts(speaker, Happening())])


def _when(view: PublicView, language: str) -> str:
    texts = picture_texts(language)
    if view.outcome is not None:
        return texts.say("picture-end")
    return texts.say("picture-turn", number=view.turn_no) if view.turn_no else texts.say("picture-setup")
