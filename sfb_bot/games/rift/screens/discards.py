"""The discard piles, which everybody may look through."""

from __future__ import annotations

from sfb_bot.games.rift.rules.model import PREPARING
from sfb_bot.games.rift.rules.views import PlayerView, PublicView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.questions import cards_to_read
from sfb_bot.games.rift.screens.results import side_name
from sfb_bot.kernel import Seat
from sfb_bot.screens.game import OpenPage, People
from sfb_bot.screens.values import PrivatePicture


def discard_pages(
    view: PublicView, people: People, names: Names, reader: Seat | None
) -> tuple[OpenPage, ...]:
    """A page for each player's piles, the reader's own first; none before there are decks."""
    if view.phase in PREPARING:
        return ()
    players = sorted(view.players, key=lambda player: (player.seat != reader, player.seat))
    return tuple(_page(view, player, people, names, reader) for player in players)


def _page(
    view: PublicView, player: PlayerView, people: People, names: Names, reader: Seat | None
) -> OpenPage:
    texts = names.texts
    whose = "own" if player.seat == reader else "other" if reader is not None else "seat"
    count = len(player.discard) + len(player.spell_discard)
    label = texts.say(f"discard-button-{whose}", side=names.side(player.seat), count=count)
    lines = [
        texts.say(
            "discard-head",
            player=side_name(player.seat, people, names),
            warriors=len(player.discard),
            spells=len(player.spell_discard),
        )
    ]
    if player.discard:
        lines.append(texts.say("words-fallen", cards=names.counted(player.discard)))
    if player.spell_discard:
        lines.append(texts.say("words-spent", cards=names.counted(player.spell_discard)))
    cards = [*reversed(player.discard), *reversed(player.spell_discard)]
    return OpenPage(
        f"discard-{player.seat}",
        label,
        tuple(lines),
        cards_to_read(cards, names),
        PrivatePicture("discard", view, subject=str(int(player.seat)), game=names.label),
    )
