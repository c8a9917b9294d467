"""A turn or a whole match as an animation of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sfb_bot.drawing.alt_parts import joined, part
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.film import FilmSettings, film
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import Theme
from sfb_bot.games.codex.pictures.alt_text import Speaker, table_parts
from sfb_bot.games.codex.pictures.happenings import Happening, happenings
from sfb_bot.games.codex.pictures.seat_block import Room, Signs
from sfb_bot.games.codex.pictures.table import TableRequest, blocks_of, draw_table
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.views import PublicView


@dataclass(frozen=True, slots=True)
class CodexReel:
    """Moments of a match: the table, as it is asked for."""

    content: Content
    request: TableRequest
    # The last frames that were measured, and what they need: measuring takes longer than drawing one.
    _measured: list[tuple[Sequence[Frame], tuple[Room, ...]]] = field(
        default_factory=list[tuple[Sequence[Frame], tuple[Room, ...]]]
    )

    @property
    def theme(self) -> Theme:
        """The colours of all pictures."""
        return self.request.theme

    def weight(self, frame: Frame, before: Frame | None = None) -> int:
        """How much there is to see."""
        del before
        return happenings(frame.events, frame.view).weight

    def draw(self, frames: Sequence[Frame], number: int, scale: float) -> Canvas:
        """The table of one of these moments, with room for the fullest of them."""
        frame = frames[number]
        wanted = replace(self.request, events=frame.events, rooms=self._rooms(frames))
        return draw_table(frame.view, self.content, wanted).scaled(scale)

    def _rooms(self, frames: Sequence[Frame]) -> tuple[Room, ...]:
        if not self._measured or self._measured[0][0] is not frames:
            self._measured[:] = [(frames, self._most_room(frames))]
        return self._measured[0][1]

    def _most_room(self, frames: Sequence[Frame]) -> tuple[Room, ...]:
        most: dict[int, Room] = {}
        for frame in frames:
            signs = Signs(happenings(frame.events, frame.view))
            for block in blocks_of(frame.view, self.content, self.request, signs):
                seat = block.player.seat
                most[seat] = block.room.or_more(most.get(seat, Room()))
        return tuple(most[seat] for seat in sorted(most))


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
    return film(moments, CodexReel(content, request), alt, settings)


def replay_alt(
    views: Sequence[PublicView], content: Content, language: str, names: Sequence[str] = ()
) -> str:
    """What the animation covers, then the table at its end."""
    speaker = Speaker(views[-1], content, language, names)
    covered = speaker.texts.say("alt-replay", start=views[0].turn_no, end=views[-1].turn_no)
    return joined([part(100, covered), *table_parts(speaker, Happening())])
