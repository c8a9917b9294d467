"""Every kind of picture by its name, as screens and the command line ask for them.

What everybody may see is drawn from the public view and nothing else, so that it cannot show a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sfb_bot.drawing.film import FilmSettings
from sfb_bot.drawing.invitation import Artist, InvitationSheet, invitation_picture
from sfb_bot.drawing.orientation import Orientation, orientation_named
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.drawing.themes import Theme, theme_named
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, arena_picture
from sfb_bot.games.brawl.pictures.cards import card_picture, hand_picture
from sfb_bot.games.brawl.pictures.challenges import challenge_picture
from sfb_bot.games.brawl.pictures.champions import champion_cards_picture, champion_picture
from sfb_bot.games.brawl.pictures.choice import choice_picture
from sfb_bot.games.brawl.pictures.discard import discard_picture
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.pictures.gallery import gallery_picture
from sfb_bot.games.brawl.pictures.replay import replay_picture
from sfb_bot.games.brawl.pictures.score_sheet import score_sheet_picture
from sfb_bot.games.brawl.rules.content import Content, in_language
from sfb_bot.games.brawl.rules.ids import CardId, ChallengeId, ChampionId
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.locale import languages
from sfb_bot.screens.values import PrivatePicture, PublicPicture

Wanted = PublicPicture | PrivatePicture

# Three cards side by side can still be read on a phone.
IN_A_ROW: Final = 3


@dataclass(frozen=True, slots=True)
class _Order:
    """What is to be drawn, and how."""

    wanted: Wanted
    content: Content
    theme: Theme
    language: str
    orientation: Orientation

    @property
    def arena(self) -> ArenaRequest:
        before = self.wanted.before if isinstance(self.wanted.before, PublicView) else None
        strikes = self.wanted.pointed_out if isinstance(self.wanted, PrivatePicture) else ()
        return ArenaRequest(
            self.theme,
            self.language,
            self.wanted.names,
            self.wanted.events,
            before,
            strikes=strikes,
            orientation=self.orientation,
        )

    def subject(self, box: Mapping[str, object]) -> str:
        """The id of what a look-up shows; the first there is where none is named."""
        found = self.wanted.subject or next(iter(box))
        if found not in box:
            raise RenderError(f"There is no {self.wanted.kind.partition('_')[0]} {found!r}.")
        return found


def _card(order: _Order) -> Picture:
    card = CardId(order.subject(order.content.cards))
    return card_picture(order.content, card, order.theme, order.language)


def _champion(order: _Order) -> Picture:
    champion = ChampionId(order.subject(order.content.champions))
    return champion_picture(order.content, champion, order.theme, order.language)


def _champion_cards(order: _Order) -> Picture:
    champion = ChampionId(order.subject(order.content.champions))
    return champion_cards_picture(order.content, champion, order.theme, order.language)


def _challenge(order: _Order) -> Picture:
    challenge, view = ChallengeId(order.subject(order.content.challenges)), order.wanted.view
    track = view.track if isinstance(view, PublicView) else ()
    slot = next((slot for slot in track if slot.challenge == challenge), None)
    return challenge_picture(order.content, challenge, order.theme, order.language, slot=slot)


def _arena(view: PublicView, order: _Order) -> Picture:
    if view.phase is Phase.DRAFT:
        return _gallery(view, order)
    return arena_picture(view, order.content, order.arena)


def _gallery(view: PublicView, order: _Order) -> Picture:
    return gallery_picture(view, order.content, order.theme, order.language)


def _score(view: PublicView, order: _Order) -> Picture:
    events, names = order.wanted.events, order.wanted.names
    return score_sheet_picture(view, events, order.content, order.theme, order.language, names=names)


def _pile(view: PublicView, order: _Order) -> Picture:
    """The discard pile of the seat whose number is the subject, the first where none is named."""
    number = order.wanted.subject or "0"
    if not number.isdecimal():
        raise RenderError(f"There is no seat number {number} at this table.")
    style = order.theme, order.language
    return discard_picture(view, int(number), order.content, *style, in_a_row=IN_A_ROW)


def _choice(view: SeatView, order: _Order) -> Picture:
    if view.public.phase is Phase.DRAFT:
        return _gallery(view.public, order)
    # Somebody who is asked in a match has its post with everything else just above.
    request = replace(order.arena, is_brief=_is_asked(order.wanted))
    return choice_picture(view, order.content, request)


def _is_asked(wanted: Wanted) -> bool:
    return isinstance(wanted, PrivatePicture) and wanted.decision is not None


def _hand(view: SeatView, order: _Order) -> Picture:
    return hand_picture(view, order.content, order.theme, order.language, in_a_row=IN_A_ROW)


def _discard(view: SeatView, order: _Order) -> Picture:
    return discard_picture(
        view.public, view.seat, order.content, order.theme, order.language, in_a_row=IN_A_ROW
    )


LOOK_UPS: Final[Mapping[str, Callable[[_Order], Picture]]] = {
    "card": _card,
    "champion": _champion,
    "champion_cards": _champion_cards,
    "challenge": _challenge,
}
PUBLIC_KINDS: Final[Mapping[str, Callable[[PublicView, _Order], Picture]]] = {
    "arena": _arena,
    "gallery": _gallery,
    "score": _score,
    "pile": _pile,
}
PRIVATE_KINDS: Final[Mapping[str, Callable[[SeatView, _Order], Picture]]] = {
    "choice": _choice,
    "hand": _hand,
    "discard": _discard,
}
KINDS: Final = (*LOOK_UPS, *PUBLIC_KINDS, *PRIVATE_KINDS)


class BrawlPictures:
    """The pictures of Super Fantasy Brawl over the content of one box; `sample` is any position."""

    def __init__(self, content: Content, sample: PublicView) -> None:
        self._content = content
        self._sample = sample

    def draw(self, picture: Wanted, audience: Audience) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet.

        A kind, theme, language or subject there is not is a RenderError that names the ones there are.
        """
        if isinstance(picture.view, InvitationSheet):
            return self._invitation(picture.view, picture.names, audience)
        if picture.kind not in KINDS:
            raise RenderError(
                f"There is no kind of picture {picture.kind!r}; choose one of {', '.join(KINDS)}."
            )
        order = _Order(
            picture,
            self._content,
            theme_named(audience.theme),
            _language_named(audience.language),
            orientation_named(audience.orientation),
        )
        if picture.kind in LOOK_UPS:
            return LOOK_UPS[picture.kind](order)
        view = picture.view
        if picture.kind in PRIVATE_KINDS:
            return PRIVATE_KINDS[picture.kind](view, order) if isinstance(view, SeatView) else None
        public = view.public if isinstance(view, SeatView) else view
        return PUBLIC_KINDS[picture.kind](public, order) if isinstance(public, PublicView) else None

    def _invitation(self, sheet: InvitationSheet, names: tuple[str, ...], audience: Audience) -> Picture:
        theme, language = theme_named(audience.theme), _language_named(audience.language)
        champions = self._content.champions
        artist = Artist(
            face=lambda champion, size: emblem(champion, size, theme.ink_soft),
            name=lambda champion: in_language(champions[ChampionId(champion)].names, language),
            # Some faces from all over the box.
            crowd=tuple(champions)[1::3],
        )
        return invitation_picture(sheet, names, theme, language, artist)

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """The frames as an animation, from the first one with champions on the board."""
        shown = [frame for frame in frames if frame.view.figures]
        if not shown:
            return None
        request = ArenaRequest(
            theme_named(audience.theme),
            _language_named(audience.language),
            names,
            orientation=orientation_named(audience.orientation),
        )
        return replay_picture(shown, self._content, request, FilmSettings(limit=limit))

    def warm_up(self) -> None:
        """Draw an arena: fonts, layers and emblems are kept from then on."""
        self.draw(PublicPicture("arena", self._sample), Audience())


def _language_named(language: str) -> str:
    if language not in languages():
        raise RenderError(f"There is no language {language!r}; choose one of {', '.join(languages())}.")
    return language
