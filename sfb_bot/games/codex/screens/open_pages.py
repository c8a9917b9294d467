"""What everybody may look through beside the table: the heroes, and the cards in play."""

from __future__ import annotations

from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.model import PREPARING
from sfb_bot.games.codex.rules.views import PlayerView, PublicView
from sfb_bot.games.codex.screens.board_words import hero_words
from sfb_bot.games.codex.screens.card_words import cards_to_read
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.kernel import Seat
from sfb_bot.screens.game import OpenPage, People


def open_pages(view: PublicView, people: People, names: Names, reader: Seat | None) -> tuple[OpenPage, ...]:
    """The pages once the heroes are known, the reader's own line first."""
    if view.phase in PREPARING:
        return ()
    players = sorted(view.players, key=lambda player: (player.seat != reader, player.seat))
    texts = names.texts
    heroes = [
        texts.say("open-heroes", player=people.name(player.seat, texts), heroes=_heroes(view, player, names))
        for player in players
    ]
    lines = [
        texts.say("open-cards", player=people.name(player.seat, texts), cards=_cards(view, player, names))
        for player in players
    ]
    kinds = [hero.kind for player in players for hero in player.heroes]
    shapes = [obj.shape for player in players for obj in view.of_seat(player.seat)]
    return (
        OpenPage(
            "heroes",
            texts.say("open-heroes-button"),
            (texts.say("open-heroes-head"), *heroes),
            cards_to_read(kinds, names),
        ),
        OpenPage(
            "cards",
            texts.say("open-cards-button"),
            (texts.say("open-cards-head"), *lines),
            cards_to_read(shapes, names),
        ),
    )


def _heroes(view: PublicView, player: PlayerView, names: Names) -> str:
    said: list[str] = []
    for hero in player.heroes:
        obj = view.obj(hero.obj) if hero.obj != NOTHING else None
        said.append(names.labelled(view, obj) if obj is not None else hero_words(hero, names))
    return ", ".join(said)


def _cards(view: PublicView, player: PlayerView, names: Names) -> str:
    return names.counted(obj.shape for obj in view.of_seat(player.seat)) or "–"
