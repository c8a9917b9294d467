"""A turn or a whole match of Brawl as an animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sfb_bot.drawing.alt_parts import joined, part
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.film import FilmSettings, film
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import Theme
from sfb_bot.games.brawl.pictures.alt_text import Speaker, arena_parts
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, draw_arena
from sfb_bot.games.brawl.pictures.arena_marks import Happening, happenings
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.views import PublicView


@dataclass(frozen=True, slots=True)
class BrawlReel:
    """Moments of Brawl: the arena, as it is asked for."""

    content: Content
    request: ArenaRequest

    @property
    def theme(self) -> Theme:
        """The colours of all pictures."""
        return self.request.theme

    def weight(self, frame: Frame, before: Frame | None = None) -> int:
        """How much there is to see."""
        happened = happenings(frame.events, frame.view, before.view if before else None)
        return (
            len(happened.trails)
            + len(happened.aims)
            + len(happened.hits)
            + len(happened.sprung)
            + len(happened.points)
            + bool(happened.pattern)
        )

    def draw(self, frames: Sequence[Frame], number: int, scale: float) -> Canvas:
        """The arena of one of these moments."""
        frame = frames[number]
        before = frames[number - 1].view if number else None
        wanted = replace(self.request, events=frame.events, before=before, scale=scale)
        return draw_arena(frame.view, self.content, wanted)


def replay_picture(
    moments: Sequence[Frame],
    content: Content,
    request: ArenaRequest | None = None,
    settings: FilmSettings | None = None,
) -> Picture:
    """The moments as an animation."""
    request = request or ArenaRequest()
    views = [moment.view for moment in moments]
    alt = replay_alt(views, content, request.language, request.names) if views else ""
    return film(moments, BrawlReel(content, request), alt, settings)


def replay_alt(
    views: Sequence[PublicView], content: Content, language: str, names: Sequence[str] = ()
) -> str:
    """What the animation covers, then the arena at its end."""
    speaker = Speaker(views[-1], content, language, names)
    covered = speaker.texts.say("alt-replay", start=_when(views[0], language), end=_when(views[-1], language))
    return joined([part(100, covered), *arena_parts(speaker, Happening())])


def _when(view: PublicView, language: str) -> str:
    texts = picture_texts(language)
    if view.outcome is not None:
        return texts.say("picture-end")
    return texts.say("picture-round", number=view.round) if view.round else texts.say("picture-setup")
