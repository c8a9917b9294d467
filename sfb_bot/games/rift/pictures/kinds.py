"""Every kind of picture by its name, as screens and the command line ask for them.

What everybody may see is drawn from the public view and nothing else, so that it cannot show a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from sfb_bot.drawing.film import FilmSettings
from sfb_bot.drawing.invitation import Artist
from sfb_bot.drawing.kinds import Kinds, Order, Wanted, language_named
from sfb_bot.drawing.orientation import orientation_named
from sfb_bot.drawing.picture import Picture
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
from sfb_bot.screens.values import PublicPicture

RiftOrder: TypeAlias = Order[Content]

PACKET_PROMPTS: Final = frozenset({"keep_champions", "pick"})


def _request(order: RiftOrder) -> TableRequest:
    return TableRequest(
        order.theme,
        order.language,
        order.names,
        order.events,
        orientation=order.orientation,
        pointed_out=order.pointed_out,
    )


def _card(order: RiftOrder) -> Picture:
    card = order.wanted.subject or next(iter(order.content.kinds))
    return card_picture(order.content, card, order.theme, order.language)


def _gallery(order: RiftOrder) -> Picture:
    return gallery_picture(order.content, order.wanted.subject or RANKS[-1], order.theme, order.language)


def _table(view: PublicView, order: RiftOrder) -> Picture:
    return table_picture(view, order.content, _request(order))


def _result(view: PublicView, order: RiftOrder) -> Picture:
    return result_picture(view, order.content, _request(order))


def _discard(view: PublicView, order: RiftOrder) -> Picture:
    """The discards of the seat whose number is the subject; where none is named those of who looks."""
    seat = order.wanted.view.seat if isinstance(order.wanted.view, SeatView) else 0
    return discard_picture(view, order.seat_number(seat), order.content, order.theme, order.language)


def _choice(view: SeatView, order: RiftOrder) -> Picture:
    decision = order.decision
    if decision is not None and decision.prompt in PACKET_PROMPTS:
        return packet_picture(view, order.content, decision, order.theme, order.language)
    # Somebody who is asked in a match has its post with everything else just above.
    request = replace(_request(order), is_brief=decision is not None and view.public.phase is not Phase.OVER)
    return choice_picture(view, order.content, decision, request)


def _hand(view: SeatView, order: RiftOrder) -> Picture:
    return hand_picture(view, order.content, order.theme, order.language)


def _army(view: SeatView, order: RiftOrder) -> Picture:
    return army_picture(view, order.content, order.theme, order.language)


KINDS: Final[Kinds[Content, PublicView, SeatView]] = Kinds(
    PublicView,
    SeatView,
    lambda view: view.public,
    look_ups={"card": _card, "gallery": _gallery},
    public={"table": _table, "result": _result, "discard": _discard},
    private={"choice": _choice, "hand": _hand, "army": _army},
)


class RiftPictures:
    """The pictures of Champions of the Rift over the content of one box; `sample` is any position."""

    def __init__(self, content: Content, sample: PublicView) -> None:
        self._content = content
        self._sample = sample

    def draw(self, picture: Wanted, audience: Audience) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet."""
        return KINDS.draw(picture, audience, self._content, self._artist)

    def _artist(self, theme: Theme, language: str) -> Artist:
        return Artist(
            face=lambda card, size: emblem(card, size, theme.ink_soft),
            name=lambda card: card_name(self._content, card, language),
            # Some faces from all over the box.
            crowd=tuple(self._content.kinds)[1::4],
        )

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """The frames as an animation, from the first turn on."""
        shown = [frame for frame in frames if frame.view.turn_no]
        if not shown:
            return None
        request = TableRequest(
            theme_named(audience.theme),
            language_named(audience.language),
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
