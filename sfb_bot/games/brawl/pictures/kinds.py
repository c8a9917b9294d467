"""Every kind of picture by its name, for whoever asks for pictures by name (the command line, a viewer).

Public kinds are given the public view and nothing else, so that none of them can show a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.themes import theme_named
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, arena_picture
from sfb_bot.games.brawl.pictures.cards import card_picture, hand_picture
from sfb_bot.games.brawl.pictures.challenges import challenge_picture
from sfb_bot.games.brawl.pictures.champions import champion_cards_picture, champion_picture
from sfb_bot.games.brawl.pictures.choice import choice_picture
from sfb_bot.games.brawl.pictures.discard import discard_picture
from sfb_bot.games.brawl.pictures.gallery import gallery_picture
from sfb_bot.games.brawl.pictures.replay import Moment, ReplayRequest, replay_picture
from sfb_bot.games.brawl.pictures.score_sheet import score_sheet_picture
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.ids import CardId, ChallengeId, ChampionId
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.kernel import Event
from sfb_bot.locale import languages


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture is about.

    `about` names a card, champion or challenge where a kind is about one; left empty, the first that is
    in the position is taken. `seat` says whose discard pile is meant. `events` are all public events up
    to now (score sheet), `moments` what a replay shows; without them it shows this position alone.
    """

    content: Content
    view: PublicView
    about: str = ""
    seat: int = 0
    events: tuple[Event, ...] = ()
    moments: tuple[Moment, ...] = ()
    names: tuple[str, ...] = ()


def picture_of(
    kind: str, subject: Subject, theme: str, language: str, seat: SeatView | None = None
) -> Picture:
    """A picture by the names of its kind, theme and language; RenderError names the ones there are.

    Private kinds need the view of the seat they are for.
    """
    if kind not in KINDS:
        raise RenderError(f"There is no kind of picture {kind!r}; choose one of {', '.join(KINDS)}.")
    request = ArenaRequest(theme_named(theme), _language_named(language), subject.names)
    if kind in PUBLIC_KINDS:
        return PUBLIC_KINDS[kind](subject, request)
    if seat is None:
        raise RenderError(f"A picture of kind {kind!r} is for one seat, which must be named.")
    return PRIVATE_KINDS[kind](seat, subject.content, request)


def _language_named(language: str) -> str:
    if language not in languages():
        raise RenderError(f"There is no language {language!r}; choose one of {', '.join(languages())}.")
    return language


def _card(subject: Subject, request: ArenaRequest) -> Picture:
    first = next((card for player in subject.view.players for card in player.discard), None)
    card = subject.about or first or next(iter(subject.content.cards))
    if card not in subject.content.cards:
        raise RenderError(f"There is no card {card!r}.")
    return card_picture(subject.content, CardId(card), request.theme, request.language)


def _champion_id(subject: Subject) -> ChampionId:
    first = next((figure.champion for figure in subject.view.figures), None)
    champion = subject.about or first or next(iter(subject.content.champions))
    if champion not in subject.content.champions:
        raise RenderError(f"There is no champion {champion!r}.")
    return ChampionId(champion)


def _champion(subject: Subject, request: ArenaRequest) -> Picture:
    return champion_picture(subject.content, _champion_id(subject), request.theme, request.language)


def _champion_cards(subject: Subject, request: ArenaRequest) -> Picture:
    return champion_cards_picture(subject.content, _champion_id(subject), request.theme, request.language)


def _challenge(subject: Subject, request: ArenaRequest) -> Picture:
    slots = {slot.challenge: slot for slot in subject.view.track if slot.challenge}
    challenge = ChallengeId(
        subject.about or next(iter(slots), None) or next(iter(subject.content.challenges))
    )
    if challenge not in subject.content.challenges:
        raise RenderError(f"There is no challenge {challenge!r}.")
    return challenge_picture(
        subject.content, challenge, request.theme, request.language, slot=slots.get(challenge)
    )


def _discard(subject: Subject, request: ArenaRequest) -> Picture:
    if not 0 <= subject.seat < len(subject.view.players):
        raise RenderError(f"There is no seat {subject.seat}.")
    return discard_picture(subject.view, subject.seat, subject.content, request.theme, request.language)


def _gallery(subject: Subject, request: ArenaRequest) -> Picture:
    return gallery_picture(subject.view, subject.content, request.theme, request.language)


def _score_sheet(subject: Subject, request: ArenaRequest) -> Picture:
    return score_sheet_picture(
        subject.view, subject.events, subject.content, request.theme, request.language, names=subject.names
    )


def _arena(subject: Subject, request: ArenaRequest) -> Picture:
    return arena_picture(subject.view, subject.content, request)


def _replay(subject: Subject, request: ArenaRequest) -> Picture:
    moments = subject.moments or (Moment(subject.view),)
    return replay_picture(moments, subject.content, ReplayRequest(request))


def _choice(seat: SeatView, content: Content, request: ArenaRequest) -> Picture:
    return choice_picture(seat, content, request)


def _hand(seat: SeatView, content: Content, request: ArenaRequest) -> Picture:
    return hand_picture(seat, content, request.theme, request.language)


PUBLIC_KINDS: Final[Mapping[str, Callable[[Subject, ArenaRequest], Picture]]] = {
    "arena": _arena,
    "card": _card,
    "champion": _champion,
    "champion_cards": _champion_cards,
    "gallery": _gallery,
    "challenge": _challenge,
    "discard": _discard,
    "score_sheet": _score_sheet,
    "replay": _replay,
}

PRIVATE_KINDS: Final[Mapping[str, Callable[[SeatView, Content, ArenaRequest], Picture]]] = {
    "choice": _choice,
    "hand": _hand,
}

KINDS: Final = (*PUBLIC_KINDS, *PRIVATE_KINDS)
