"""Every kind of picture by its name, as screens and the command line ask for them.

What everybody may see is drawn from the public view and nothing else, so that it cannot show a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PIL import Image

from sfb_bot.drawing.film import FilmSettings
from sfb_bot.drawing.invitation import Artist
from sfb_bot.drawing.kinds import Kinds, Order, Wanted, language_named
from sfb_bot.drawing.orientation import orientation_named
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.drawing.themes import Theme, theme_named
from sfb_bot.games.warseer.pictures.card_face import card_picture
from sfb_bot.games.warseer.pictures.choice import choice_picture
from sfb_bot.games.warseer.pictures.emblems import emblem
from sfb_bot.games.warseer.pictures.map_page import map_picture
from sfb_bot.games.warseer.pictures.pages import (
    SECTIONS,
    feats_picture,
    gallery_picture,
    hand_picture,
    open_picture,
)
from sfb_bot.games.warseer.pictures.replay import replay_picture
from sfb_bot.games.warseer.pictures.result import result_picture
from sfb_bot.games.warseer.pictures.table import TableRequest, table_picture
from sfb_bot.games.warseer.pictures.words import Words
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.views import PublicView, SeatView
from sfb_bot.screens.values import PublicPicture

WarseerOrder: TypeAlias = Order[Content]


def _request(order: WarseerOrder) -> TableRequest:
    before = order.wanted.before
    return TableRequest(
        order.theme,
        order.language,
        order.names,
        order.events,
        before if isinstance(before, PublicView) else None,
        order.orientation,
        order.pointed_out,
    )


def _card(order: WarseerOrder) -> Picture:
    card = order.wanted.subject or next(iter(order.content.creatures))
    return card_picture(order.content, card, order.theme, order.language)


def _map(order: WarseerOrder) -> Picture:
    maps = {str(number): each for number, each in order.content.maps.items()}
    return map_picture(order.content, order.subject(maps), order.theme, order.language)


def _gallery(order: WarseerOrder) -> Picture:
    subject = order.wanted.subject or next(iter(order.content.terms["faction"]))
    return gallery_picture(order.content, subject, order.theme, order.language)


def _table(view: PublicView, order: WarseerOrder) -> Picture:
    return table_picture(view, order.content, _request(order))


def _result(view: PublicView, order: WarseerOrder) -> Picture:
    return result_picture(view, order.content, _request(order))


def _open(section: str) -> Callable[[PublicView, WarseerOrder], Picture]:
    def draw(view: PublicView, order: WarseerOrder) -> Picture:
        seat = order.seat_number() if order.wanted.subject else None
        return open_picture(section, view, order.content, _request(order), seat)

    return draw


def _choice(view: SeatView, order: WarseerOrder) -> Picture:
    return choice_picture(view, order.content, order.decision, _request(order))


def _hand(view: SeatView, order: WarseerOrder) -> Picture:
    return hand_picture(view, order.content, order.decision, order.theme, order.language)


def _feats(view: SeatView, order: WarseerOrder) -> Picture:
    return feats_picture(view, order.content, order.decision, order.theme, order.language)


KINDS: Final[Kinds[Content, PublicView, SeatView]] = Kinds(
    PublicView,
    SeatView,
    lambda view: view.public,
    look_ups={"card": _card, "map": _map, "gallery": _gallery},
    public={"table": _table, "result": _result, **{section: _open(section) for section in SECTIONS}},
    private={"choice": _choice, "hand": _hand, "feats": _feats},
)


class WarseerPictures:
    """The pictures of Warseer over the content of one box; `sample` is any position."""

    def __init__(self, content: Content, sample: PublicView) -> None:
        self._content = content
        self._sample = sample

    def draw(self, picture: Wanted, audience: Audience) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet."""
        return KINDS.draw(picture, audience, self._content, self._artist)

    def _artist(self, theme: Theme, language: str) -> Artist:
        def face(hero: str, size: int) -> Image.Image:
            return emblem(self._content, hero, size, theme.ink)

        return Artist(
            face=face,
            name=lambda hero: Words(self._content, language).kind(hero),
            crowd=tuple(hero.id for hero in self._content.heroes),
        )

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """The frames as an animation, from the first turn on."""
        shown = [frame for frame in frames if frame.view.turn_no or frame.view.rounds]
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
        """Draw a table and the heroes: fonts, panels and signs are kept from then on."""
        self.draw(PublicPicture("table", self._sample), Audience())
        for hero in self._content.heroes:
            self.draw(PublicPicture("card", subject=hero.id), Audience())
