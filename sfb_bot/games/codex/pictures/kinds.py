"""Every kind of picture by its name, as screens and the command line ask for them.

What everybody may see is drawn from the public view and nothing else, so that it cannot show a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from PIL import Image

from sfb_bot.drawing.film import FilmSettings
from sfb_bot.drawing.invitation import Artist
from sfb_bot.drawing.kinds import Kinds, Order, Wanted, language_named
from sfb_bot.drawing.orientation import orientation_named
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.drawing.themes import Theme, theme_named
from sfb_bot.games.codex.pictures.card_face import card_picture
from sfb_bot.games.codex.pictures.choice import choice_picture
from sfb_bot.games.codex.pictures.colours import emblem_ink
from sfb_bot.games.codex.pictures.emblems import emblem
from sfb_bot.games.codex.pictures.pages import (
    HEROES,
    codex_picture,
    discard_picture,
    gallery_picture,
    hand_picture,
)
from sfb_bot.games.codex.pictures.replay import replay_picture
from sfb_bot.games.codex.pictures.result import result_picture
from sfb_bot.games.codex.pictures.signs import sign
from sfb_bot.games.codex.pictures.table import TableRequest, table_picture
from sfb_bot.games.codex.pictures.words import card_name, kind_of
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.views import PublicView, SeatView
from sfb_bot.screens.values import PublicPicture

CodexOrder: TypeAlias = Order[Content]


def _request(order: CodexOrder) -> TableRequest:
    return TableRequest(
        order.theme,
        order.language,
        order.names,
        order.events,
        orientation=order.orientation,
        pointed_out=order.pointed_out,
    )


def _card(order: CodexOrder) -> Picture:
    card = order.wanted.subject or next(iter(order.content.kinds))
    return card_picture(order.content, card, order.theme, order.language)


def _hero(order: CodexOrder) -> Picture:
    heroes = {str(kind.id): kind for kind in order.content.heroes}
    return card_picture(order.content, order.subject(heroes), order.theme, order.language)


def _gallery(order: CodexOrder) -> Picture:
    return gallery_picture(order.content, order.wanted.subject or HEROES, order.theme, order.language)


def _table(view: PublicView, order: CodexOrder) -> Picture:
    return table_picture(view, order.content, _request(order))


def _result(view: PublicView, order: CodexOrder) -> Picture:
    return result_picture(view, order.content, _request(order))


def _choice(view: SeatView, order: CodexOrder) -> Picture:
    request = replace(_request(order), is_whole=order.wanted.subject == "table")
    return choice_picture(view, order.content, order.decision, request)


def _hand(view: SeatView, order: CodexOrder) -> Picture:
    return hand_picture(view, order.content, order.decision, order.theme, order.language)


def _codex(view: SeatView, order: CodexOrder) -> Picture:
    return codex_picture(view, order.content, order.decision, order.theme, order.language)


def _discard(view: SeatView, order: CodexOrder) -> Picture:
    return discard_picture(view, order.content, order.theme, order.language)


KINDS: Final[Kinds[Content, PublicView, SeatView]] = Kinds(
    PublicView,
    SeatView,
    lambda view: view.public,
    look_ups={"card": _card, "hero": _hero, "gallery": _gallery},
    public={"table": _table, "result": _result},
    private={"choice": _choice, "hand": _hand, "codex": _codex, "discard": _discard},
)


class CodexPictures:
    """The pictures of Codex over the content of one box; `sample` is any position."""

    def __init__(self, content: Content, sample: PublicView) -> None:
        self._content = content
        self._sample = sample

    def draw(self, picture: Wanted, audience: Audience) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet."""
        return KINDS.draw(picture, audience, self._content, self._artist)

    def _artist(self, theme: Theme, language: str) -> Artist:
        def face(card: str, size: int) -> Image.Image:
            kind = kind_of(self._content, card)
            return (
                sign("codex", size, theme.ink_soft)
                if kind is None
                else emblem(kind, size, emblem_ink(theme, kind.colour))
            )

        return Artist(
            face=face,
            name=lambda card: card_name(self._content, card, language),
            # A hero of every colour, and one more.
            crowd=tuple(hero.id for hero in self._content.heroes)[::3],
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
        """Draw a table and the heroes: fonts, panels and signs are kept from then on."""
        self.draw(PublicPicture("table", self._sample), Audience())
        self.draw(PublicPicture("gallery"), Audience())
