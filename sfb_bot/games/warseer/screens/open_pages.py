"""What everybody may look through beside the table: camps, cities, Histories, played and dropped feats."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import PREPARING
from sfb_bot.games.warseer.rules.views import PlayerView, PublicView
from sfb_bot.games.warseer.screens.card_words import things_to_read
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Seat
from sfb_bot.screens.game import OpenPage, People

MOST_ENTRIES = 25


def open_pages(view: PublicView, people: People, names: Names, reader: Seat | None) -> tuple[OpenPage, ...]:
    """The pages once everything is laid out, the reader's own line first."""
    if view.phase in PREPARING:
        return ()
    players = sorted(view.players, key=lambda player: (player.seat != reader, player.seat))
    pages = [
        _page("camp", players, _camp, people, names),
        _page("city", players, _city, people, names),
        _page("history", players, _history, people, names),
    ]
    if view.feat_discard or any(player.shown or player.hidden_size for player in players):
        pages.append(_feats(view, players, people, names))
    return tuple(pages)


def _camp(player: PlayerView) -> list[KindId]:
    return [*player.camp, *player.upgrades]


def _city(player: PlayerView) -> list[KindId]:
    relics = [each.card for each in player.relics]
    return [*relics, *(each.card for each in player.buildings), *player.city]


def _history(player: PlayerView) -> list[KindId]:
    return [*player.history]


def _page(
    name: str,
    players: Iterable[PlayerView],
    kinds_of: Callable[[PlayerView], list[KindId]],
    people: People,
    names: Names,
) -> OpenPage:
    texts = names.texts
    found = list(players)
    lines = [
        texts.say(
            f"open-{name}-line",
            player=people.name(player.seat, texts),
            things=names.counted(kinds_of(player)) or "–",
            income=player.income,
        )
        for player in found
    ]
    kinds = [kind for player in found for kind in kinds_of(player)]
    entries = things_to_read(kinds, names)[:MOST_ENTRIES]
    return OpenPage(name, texts.say(f"open-{name}-button"), (texts.say(f"open-{name}-head"), *lines), entries)


def _feats(view: PublicView, players: list[PlayerView], people: People, names: Names) -> OpenPage:
    """The Halls of Glory and the shared discard; what lies face down is counted."""
    texts = names.texts
    lines = [
        texts.say(
            "open-hall-line",
            player=people.name(player.seat, texts),
            things=names.counted(player.shown) or "–",
            hidden=player.hidden_size,
        )
        for player in players
    ]
    lines.append(
        texts.say(
            "open-hall-deck",
            deck=view.feat_deck_size,
            discard=names.counted(view.feat_discard) or "–",
        )
    )
    kinds = [*(kind for player in players for kind in player.shown), *view.feat_discard]
    head = texts.say("open-hall-head")
    entries = things_to_read(kinds, names)[:MOST_ENTRIES]
    return OpenPage("hall", texts.say("open-hall-button"), (head, *lines), entries)
