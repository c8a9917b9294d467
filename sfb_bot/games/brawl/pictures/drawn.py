"""Which of this game's pictures a screen asks for."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Frame, Style
from sfb_bot.drawing.themes import Theme, theme_named
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, arena_picture
from sfb_bot.games.brawl.pictures.cards import card_picture, hand_picture
from sfb_bot.games.brawl.pictures.challenges import challenge_picture
from sfb_bot.games.brawl.pictures.champions import champion_picture
from sfb_bot.games.brawl.pictures.choice import choice_picture
from sfb_bot.games.brawl.pictures.gallery import gallery_picture
from sfb_bot.games.brawl.pictures.replay import Moment, ReplayRequest, replay_picture
from sfb_bot.games.brawl.pictures.score_sheet import score_sheet_picture
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.ids import CardId, ChallengeId, ChampionId
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.screens.values import PrivatePicture, PublicPicture

Wanted = PublicPicture | PrivatePicture


class BrawlPictures:
    """The pictures of Super Fantasy Brawl over the content of one box; `sample` is any position."""

    def __init__(self, content: Content, sample: PublicView) -> None:
        self._content = content
        self._sample = sample

    def draw(self, picture: Wanted, style: Style) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet."""
        theme = theme_named(style.theme)
        if picture.subject:
            return self._look_up(picture.kind, picture.subject, theme, style.language)
        match picture.view:
            case SeatView() as view:
                return self._private(picture, view, theme, style.language)
            case PublicView() as view:
                return self._public(picture, view, theme, style.language)
            case _:
                return None

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], style: Style, limit: int
    ) -> Picture | None:
        """The frames as an animation, from the first one with champions on the board."""
        shown = [Moment(frame.view, frame.events) for frame in frames if frame.view.figures]
        if not shown:
            return None
        request = ArenaRequest(theme_named(style.theme), style.language, names)
        return replay_picture(shown, self._content, ReplayRequest(request, limit=limit))

    def warm_up(self) -> None:
        """Draw an arena: fonts, layers and emblems are kept from then on."""
        self.draw(PublicPicture("arena", self._sample), Style())

    def _public(self, picture: Wanted, view: PublicView, theme: Theme, language: str) -> Picture:
        if view.phase is Phase.DRAFT or picture.kind == "gallery":
            return gallery_picture(view, self._content, theme, language)
        if picture.kind == "score":
            return score_sheet_picture(
                view, picture.events, self._content, theme, language, names=picture.names
            )
        before = picture.before if isinstance(picture.before, PublicView) else None
        request = ArenaRequest(theme, language, picture.names, picture.events, before)
        return arena_picture(view, self._content, request)

    def _private(self, picture: Wanted, view: SeatView, theme: Theme, language: str) -> Picture:
        if picture.kind == "hand":
            return hand_picture(view, self._content, theme, language, in_a_row=3)
        if picture.kind == "gallery" or view.public.phase is Phase.DRAFT:
            return gallery_picture(view.public, self._content, theme, language)
        return choice_picture(view, self._content, ArenaRequest(theme, language, picture.names))

    def _look_up(self, kind: str, subject: str, theme: Theme, language: str) -> Picture | None:
        match kind:
            case "card" if subject in self._content.cards:
                return card_picture(self._content, CardId(subject), theme, language)
            case "champion":
                return champion_picture(self._content, ChampionId(subject), theme, language)
            case "challenge":
                return challenge_picture(self._content, ChallengeId(subject), theme, language)
            case _:
                return None
