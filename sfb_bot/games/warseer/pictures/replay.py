"""A turn or a whole match as an animation of the battlefield."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sfb_bot.drawing.alt_parts import joined, part
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.film import FilmSettings, film
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import Theme
from sfb_bot.games.warseer.pictures.alt_text import table_parts
from sfb_bot.games.warseer.pictures.happenings import Happening, happenings
from sfb_bot.games.warseer.pictures.player_panel import panel_height
from sfb_bot.games.warseer.pictures.table import TableRequest, draw_table
from sfb_bot.games.warseer.pictures.words import Words
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.views import PublicView


@dataclass(frozen=True, slots=True)
class WarseerReel:
    """Moments of a match: the table, as it is asked for."""

    content: Content
    request: TableRequest
    # The last frames that were measured, and how tall their panels are.
    _measured: list[tuple[Sequence[Frame], tuple[int, ...]]] = field(
        default_factory=list[tuple[Sequence[Frame], tuple[int, ...]]]
    )

    @property
    def theme(self) -> Theme:
        """The colours of all pictures."""
        return self.request.theme

    def weight(self, frame: Frame, before: Frame | None = None) -> int:
        """How much there is to see."""
        return happenings(frame.events, frame.view, before.view if before else None).weight

    def draw(self, frames: Sequence[Frame], number: int, scale: float) -> Canvas:
        """The table of one of these moments, with room for the fullest of them."""
        frame = frames[number]
        before = frames[number - 1].view if number else None
        if before is not None and before.map != frame.view.map:
            before = None
        wanted = replace(
            self.request,
            events=frame.events,
            before=before,
            heights=self._heights(frames),
            has_strip=True,
        )
        return draw_table(frame.view, self.content, wanted).scaled(scale)

    def _heights(self, frames: Sequence[Frame]) -> tuple[int, ...]:
        if not self._measured or self._measured[0][0] is not frames:
            words = Words(self.content, self.request.language)
            seats = range(len(frames[0].view.players))
            most = tuple(
                max(panel_height(frame.view.players[seat], words) for frame in frames) for seat in seats
            )
            self._measured[:] = [(frames, most)]
        return self._measured[0][1]


def replay_picture(
    moments: Sequence[Frame],
    content: Content,
    request: TableRequest | None = None,
    settings: FilmSettings | None = None,
) -> Picture:
    """The moments as an animation."""
    request = request or TableRequest()
    views = [moment.view for moment in moments]
    alt = replay_alt(views, Words(content, request.language), request.names) if views else ""
    return film(moments, WarseerReel(content, request), alt, settings)


def replay_alt(views: Sequence[PublicView], words: Words, names: Sequence[str] = ()) -> str:
    """What the animation covers, then the table at its end."""
    covered = words.texts.say("alt-replay", start=views[0].turn_no, end=views[-1].turn_no)
    return joined([part(100, covered), *table_parts(views[-1], words, names, Happening())])
