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
from sfb_bot.games.rift.pictures.card_face import card_picture
from sfb_bot.games.rift.pictures.choice import choice_picture
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.games.rift.pictures.pages import (
    army_picture,
    discard_picture,
    gallery_picture,
    hand_picture,
    packet_picture,
)
from sfb_bot.games.rift.pictures.replay import replay_picture
from sfb_bot.games.rift.pictures.result import result_picture
from sfb_bot.games.rift.pictures.table import TableRequest, table_picture
from sfb_bot.games.rift.pictures.words import card_name
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.model import Phase
from sfb_bot.games.rift.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision
from sfb_bot.locale import languages
from sfb_bot.screens.values import PrivatePicture, PublicPicture

Wanted = PublicPicture | PrivatePicture

PACKET_PROMPTS: Final = frozenset({"keep_champions", "pick"})


@dataclass(frozen=True, slots=True)
class _Order:
    """What is to be drawn, and how."""

    wanted: Wanted
    content: Content
    theme: Theme
    language: str
    orientation: Orientation

    @property
    def table(self) -> TableRequest:
        return TableRequest(
            self.theme,
            self.language,
            self.wanted.names,
            self.wanted.events,
            orientation=self.orientation,
            pointed_out=self.wanted.pointed_out if isinstance(self.wanted, PrivatePicture) else (),
        )

    @property
    def decision(self) -> Decision | None:
        return self.wanted.decision if isinstance(self.wanted, PrivatePicture) else None


def _card(order: _Order) -> Picture:
    card = order.wanted.subject or next(iter(order.content.kinds))
    return card_picture(order.content, card, order.theme, order.language)


def _gallery(order: _Order) -> Picture:
    return gallery_picture(order.content, order.wanted.subject or RANKS[-1], order.theme, order.language)


def _table(view: PublicView, order: _Order) -> Picture:
    return table_picture(view, order.content, order.table)


def _result(view: PublicView, order: _Order) -> Picture:
    return result_picture(view, order.content, order.table)


def _discard(view: PublicView, order: _Order) -> Picture:
    """The discards of the seat whose number is the subject; where none is named those of who looks."""
    seat = order.wanted.view.seat if isinstance(order.wanted.view, SeatView) else 0
    number = order.wanted.subject or str(seat)
    if not number.isdecimal():
        raise RenderError(f"There is no seat number {number} at this table.")
    return discard_picture(view, int(number), order.content, order.theme, order.language)


def _choice(view: SeatView, order: _Order) -> Picture:
    decision = order.decision
    if decision is not None and decision.prompt in PACKET_PROMPTS:
        return packet_picture(view, order.content, decision, order.theme, order.language)
    # Somebody who is asked in a match has its post with everything else just above.
    request = replace(order.table, is_brief=decision is not None and view.public.phase is not Phase.OVER)
    return choice_picture(view, order.content, decision, request)


def _hand(view: SeatView, order: _Order) -> Picture:
    return hand_picture(view, order.content, order.theme, order.language)


def _army(view: SeatView, order: _Order) -> Picture:
    return army_picture(view, order.content, order.theme, order.language)


LOOK_UPS: Final[Mapping[str, Callable[[_Order], Picture]]] = {"card": _card, "gallery": _gallery}
PUBLIC_KINDS: Final[Mapping[str, Callable[[PublicView, _Order], Picture]]] = {
    "table": _table,
    "result": _result,
    "discard": _discard,
}
PRIVATE_KINDS: Final[Mapping[str, Callable[[SeatView, _Order], Picture]]] = {
    "choice": _choice,
    "hand": _hand,
    "army": _army,
}
KINDS: Final = (*LOOK_UPS, *PUBLIC_KINDS, *PRIVATE_KINDS)


class RiftPictures:
    """The pictures of Champions of the Rift over the content of one box; `sample` is any position."""

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
        artist = Artist(
            face=lambda card, size: emblem(card, size, theme.ink_soft),
            name=lambda card: card_name(self._content, card, language),
            # Some faces from all over the box.
            crowd=tuple(self._content.kinds)[1::4],
        )
        return invitation_picture(sheet, names, theme, language, artist)

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """The frames as an animation, from the first turn on."""
        shown = [frame for frame in frames if frame.view.turn_no]
        if not shown:
            return None
        request = TableRequest(
            theme_named(audience.theme),
            _language_named(audience.language),
            names,
            orientation=orientation_named(audience.orientation),
        )
        return replay_picture(shown, self._content, request, FilmSettings(limit=limit))

    def warm_up(self) -> None:
        """Draw a table: fonts, panels and faces are kept from then on."""
        self.draw(PublicPicture("table", self._sample), Audience())
        audience = Audience()
        for kind in self._content.kinds:
            emblem(kind, 70, theme_named(audience.theme).ink)


def _language_named(language: str) -> str:
    if language not in languages():
        raise RenderError(f"There is no language {language!r}; choose one of {', '.join(languages())}.")
    return language
