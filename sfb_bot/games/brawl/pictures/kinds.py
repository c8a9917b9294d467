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
from sfb_bot.screens.values import PublicPicture

BrawlOrder: TypeAlias = Order[Content]

# Three cards side by side can still be read on a phone.
IN_A_ROW: Final = 3


def _request(order: BrawlOrder) -> ArenaRequest:
    before = order.wanted.before
    return ArenaRequest(
        order.theme,
        order.language,
        order.names,
        order.events,
        before if isinstance(before, PublicView) else None,
        strikes=order.pointed_out,
        orientation=order.orientation,
    )


def _card(order: BrawlOrder) -> Picture:
    card = CardId(order.subject(order.content.cards))
    return card_picture(order.content, card, order.theme, order.language)


def _champion(order: BrawlOrder) -> Picture:
    champion = ChampionId(order.subject(order.content.champions))
    return champion_picture(order.content, champion, order.theme, order.language)


def _champion_cards(order: BrawlOrder) -> Picture:
    champion = ChampionId(order.subject(order.content.champions))
    return champion_cards_picture(order.content, champion, order.theme, order.language)


def _challenge(order: BrawlOrder) -> Picture:
    challenge, view = ChallengeId(order.subject(order.content.challenges)), order.wanted.view
    track = view.track if isinstance(view, PublicView) else ()
    slot = next((slot for slot in track if slot.challenge == challenge), None)
    return challenge_picture(order.content, challenge, order.theme, order.language, slot=slot)


def _arena(view: PublicView, order: BrawlOrder) -> Picture:
    if view.phase is Phase.DRAFT:
        return _gallery(view, order)
    return arena_picture(view, order.content, _request(order))


def _gallery(view: PublicView, order: BrawlOrder) -> Picture:
    return gallery_picture(view, order.content, order.theme, order.language)


def _score(view: PublicView, order: BrawlOrder) -> Picture:
    events, names = order.wanted.events, order.wanted.names
    return score_sheet_picture(view, events, order.content, order.theme, order.language, names=names)


def _pile(view: PublicView, order: BrawlOrder) -> Picture:
    """The discard pile of the seat whose number is the subject, the first where none is named."""
    style = order.theme, order.language
    return discard_picture(view, order.seat_number(), order.content, *style, in_a_row=IN_A_ROW)


def _choice(view: SeatView, order: BrawlOrder) -> Picture:
    if view.public.phase is Phase.DRAFT:
        return _gallery(view.public, order)
    # Somebody who is asked in a match has its post with everything else just above.
    request = replace(_request(order), is_brief=order.decision is not None)
    return choice_picture(view, order.content, request)


def _hand(view: SeatView, order: BrawlOrder) -> Picture:
    return hand_picture(view, order.content, order.theme, order.language, in_a_row=IN_A_ROW)


def _discard(view: SeatView, order: BrawlOrder) -> Picture:
    return discard_picture(
        view.public, view.seat, order.content, order.theme, order.language, in_a_row=IN_A_ROW
    )


KINDS: Final[Kinds[Content, PublicView, SeatView]] = Kinds(
    PublicView,
    SeatView,
    lambda view: view.public,
    look_ups={
        "card": _card,
        "champion": _champion,
        "champion_cards": _champion_cards,
        "challenge": _challenge,
    },
    public={"arena": _arena, "gallery": _gallery, "score": _score, "pile": _pile},
    private={"choice": _choice, "hand": _hand, "discard": _discard},
)


class BrawlPictures:
    """The pictures of Super Fantasy Brawl over the content of one box; `sample` is any position."""

    def __init__(self, content: Content, sample: PublicView) -> None:
        self._content = content
        self._sample = sample

    def draw(self, picture: Wanted, audience: Audience) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet."""
        return KINDS.draw(picture, audience, self._content, self._artist)

    def _artist(self, theme: Theme, language: str) -> Artist:
        champions = self._content.champions
        return Artist(
            face=lambda champion, size: emblem(champion, size, theme.ink_soft),
            name=lambda champion: in_language(champions[ChampionId(champion)].names, language),
            # Some faces from all over the box.
            crowd=tuple(champions)[1::3],
        )

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """The frames as an animation, from the first one with champions on the board."""
        shown = [frame for frame in frames if frame.view.figures]
        if not shown:
            return None
        request = ArenaRequest(
            theme_named(audience.theme),
            language_named(audience.language),
            names,
            orientation=orientation_named(audience.orientation),
        )
        return replay_picture(shown, self._content, request, FilmSettings(limit=limit))

    def warm_up(self) -> None:
        """Draw an arena: fonts, layers and emblems are kept from then on."""
        self.draw(PublicPicture("arena", self._sample), Audience())
