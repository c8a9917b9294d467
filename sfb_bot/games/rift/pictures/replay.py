"""A turn or a whole match of the Rift as an animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sfb_bot.drawing.alt_parts import joined, part
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.film import FilmSettings, film
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import Theme
from sfb_bot.games.rift.pictures.alt_text import Speaker, table_parts
from sfb_bot.games.rift.pictures.table import TableRequest, draw_table
from sfb_bot.games.rift.pictures.table_marks import Happening, happenings
from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.views import PublicView

_MOST_ROWS: Final = 3


@dataclass(frozen=True, slots=True)
class RiftReel:
    """Moments of the Rift: the table, as it is asked for."""

    content: Content
    request: TableRequest

    @property
    def theme(self) -> Theme:
        """The colours of all pictures."""
        return self.request.theme

    def weight(self, frame: Frame, before: Frame | None = None) -> int:
        """How much there is to see."""
        del before
        return happenings(frame.events, frame.view).weight

    def draw(self, frames: Sequence[Frame], number: int, scale: float) -> Canvas:
        """The table of one of these moments."""
        frame = frames[number]
        # All pictures are of one size, so each has room for the tallest stack that is shown.
        rows = min(_MOST_ROWS, max(len(each.view.stack) for each in frames))
        wanted = replace(self.request, events=frame.events, scale=scale, stack_rows=rows)
        return draw_table(frame.view, self.content, wanted)


def replay_picture(
    moments: Sequence[Frame],
    content: Content,
    request: TableRequest | None = None,
    settings: FilmSettings | None = None,
) -> Picture:
    """The moments as an animation."""
    request = request or TableRequest()
    views = [moment.view for moment in moments]
    alt = replay_alt(views, content, request.language, request.names) if views else ""
    return film(moments, RiftReel(content, request), alt, settings)


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
