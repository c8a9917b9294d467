"""A replay in words: how long it is and how it ends."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import joined, part
from sfb_bot.games.brawl.pictures.alt_text import Speaker, arena_parts
from sfb_bot.games.brawl.pictures.arena_marks import Happening
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.views import PublicView


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
