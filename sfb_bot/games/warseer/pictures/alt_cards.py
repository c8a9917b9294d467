"""Cards, pages, maps and results in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import joined, part, shortened, within_limit
from sfb_bot.games.warseer.pictures.alt_text import figures_words, opening
from sfb_bot.games.warseer.pictures.words import Words, is_skirmish, player_names
from sfb_bot.games.warseer.rules.content import BattleCard, BattleMap, CreatureKind, KindId, Upgrade
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.hexgrid import cells_of
from sfb_bot.kernel import LETTERS


def card_alt(card: str, words: Words) -> str:
    """Everything a card says."""
    found, texts = words.found(card), words.texts
    if found is None:
        return card
    values: list[str] = []
    if isinstance(found, CreatureKind):
        values.append(
            texts.say(
                "alt-values",
                type=texts.say(f"type-{found.attack}"),
                dice=words.dice(found.dice),
                range=found.range,
                move=found.move,
                health=found.health,
            )
        )
    if isinstance(found, BattleCard) or (isinstance(found, CreatureKind) and found.is_character):
        values.append(texts.say("alt-cost", cost=found.cost, income=found.income))
    if isinstance(found, Upgrade):
        values.append(texts.say("alt-price", price=found.price))
    told = [words.text(found)]
    if isinstance(found, CreatureKind) and found.is_hero:
        bronze, silver, gold = found.leadership
        told.append(f"{texts.say('picture-leadership', bronze=bronze, silver=silver, gold=gold)}.")
        told.append(f"{texts.say('picture-minion', minion=words.kind(found.minion))}.")
    said = texts.say(
        "alt-card",
        name=words.kind(card),
        sort=words.sort(found),
        values=" ".join(values),
        text=" ".join(told),
    )
    # What has no values leaves no gap.
    return shortened(" ".join(said.split()))


def page_alt(title: str, kinds: Sequence[KindId], words: Words) -> str:
    """A page of cards, with their texts as far as there is room."""
    texts = words.texts
    if not kinds:
        return texts.say("alt-page-empty", title=title)
    entries: list[tuple[str, ...]] = []
    for kind, count in Counter(kinds).items():
        name = texts.say("card-times", card=words.kind(kind), count=count) if count > 1 else words.kind(kind)
        found = words.found(kind)
        told = words.text(found) if found is not None else ""
        entries.append((f"{name}: {told}", name) if told else (name,))
    names = ", ".join(entry[-1] for entry in entries)
    plain = texts.say("alt-page", title=title, cards=names)
    full = within_limit(f"{title}:", entries)
    return full if all(entry[-1] in full for entry in entries) else shortened(plain)


def open_alt(
    title: str, parts: Sequence[tuple[str, Sequence[KindId]]], notes: Sequence[str], words: Words
) -> str:
    """What lies open of each player."""
    said = [part(100, f"{title}.")]
    for (name, kinds), note in zip(parts, notes, strict=True):
        told = "; ".join(each for each in (words.counted(kinds), note) if each)
        said.append(
            part(90, f"{name}: {told or words.texts.say('picture-nothing')}.", f"{name}: {len(kinds)}.")
        )
    return joined(said)


def map_alt(found: BattleMap, words: Words) -> str:
    """A map: its terrain, zones and spots by their hexes."""
    texts, names = words.texts, found.grid.names

    def hexes(mask: int) -> str:
        return ", ".join(names[cell] for cell in cells_of(mask))

    laid = "; ".join(f"{words.kind(kind)} {hexes(mask)}" for kind, mask in found.masks.items() if mask)
    players = texts.say("picture-map-players", players=found.players)
    said = [
        part(100, f"{players}."),
        part(95, texts.say("alt-ground", map=words.map(found.id), terrain=laid)),
    ]
    for seat, zone in enumerate(found.zones):
        said.append(part(90, texts.say("alt-zone", letter=LETTERS[seat], hexes=hexes(zone))))
    said.append(part(80, texts.say("alt-spots", hexes=hexes(found.spots) or "–"), ""))
    if found.centre:
        said.append(part(70, f"{texts.say('picture-legend-centre')}: {hexes(found.centre)}.", ""))
    return joined(said)


def result_alt(view: PublicView, words: Words, names: Sequence[str]) -> str:
    """How the match ended and how everybody stood."""
    called = player_names(view, names, words.language)
    head = opening(view, words, called) if view.outcome is not None else words.texts.say("picture-unfinished")
    said = [part(100, head), part(98, f"{words.texts.say('picture-turns', number=view.turn_no)}.", "")]
    for player in view.players:
        figures = [each for each in view.creatures if each.seat == player.seat]
        hero = f" ({words.kind(player.hero)})" if player.hero is not None else ""
        name = f"{called[player.seat]}{hero}"
        points = score_words(view, player.seat, words)
        said.append(part(95, f"{words.texts.say('alt-result-player', name=name, points=points)}."))
        full, plain = (figures_words(view, figures, words, is_full=full) for full in (True, False))
        said.append(part(60, full, plain, ""))
    return joined(said)


def score_words(view: PublicView, seat: int, words: Words) -> str:
    """What a player has made: points, or the destroyed of a skirmish."""
    player = view.players[seat]
    if is_skirmish(view):
        destroyed = dict(player.facts_of_match).get("destroyed", 0)
        return words.texts.say("picture-destroyed", number=destroyed)
    return words.texts.say("picture-points", number=player.points)
