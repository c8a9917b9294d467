"""The discard piles, which everybody may look through."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.games.brawl.rules.model import SEAT_LETTERS
from sfb_bot.games.brawl.rules.views import PlayerView, PublicView
from sfb_bot.games.brawl.screens.names import CORE_EMOJI, Names
from sfb_bot.kernel import Seat
from sfb_bot.screens.game import OpenPage, People, ShownOption
from sfb_bot.screens.values import PrivatePicture


def discard_pages(
    view: PublicView, people: People, names: Names, reader: Seat | None
) -> tuple[OpenPage, ...]:
    """A page for each player's pile, the reader's own first; none before there are decks."""
    if not view.figures:
        return ()
    players = sorted(view.players, key=lambda player: (player.seat != reader, player.seat))
    return tuple(_page(view, player, people, names, reader) for player in players)


def _page(
    view: PublicView, player: PlayerView, people: People, names: Names, reader: Seat | None
) -> OpenPage:
    texts, pile = names.texts, player.discard
    whose = "own" if player.seat == reader else "other" if _is_only_opponent(view, reader) else "seat"
    letter = SEAT_LETTERS[player.seat].upper()
    label = texts.say(f"discard-button-{whose}", letter=letter, count=len(pile))
    name = texts.say("side-of", players=people.name(player.seat, texts), side=names.side(player.side))
    return OpenPage(
        f"discard-{player.seat}",
        label,
        (texts.say("discard-head", player=name, count=len(pile)),),
        cards_to_read(reversed(pile), names),
        PrivatePicture("pile", view, subject=str(int(player.seat)), game=names.label),
    )


def _is_only_opponent(view: PublicView, reader: Seat | None) -> bool:
    """Whether there is nobody beside the reader and one other."""
    return reader is not None and len(view.players) == 2


def cards_to_read(cards: Iterable[str], names: Names) -> tuple[ShownOption, ...]:
    """Cards as things to read about."""
    found = [names.content.cards[card] for card in cards]
    return tuple(
        ShownOption(
            names.lookup("card", card.id),
            names.card_label(card),
            names.card_text(card),
            CORE_EMOJI[card.core],
        )
        for card in found
    )
