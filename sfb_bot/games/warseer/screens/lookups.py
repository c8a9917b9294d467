"""Looking things up: creatures, cards, feats, terrain, maps, keywords, rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from sfb_bot.games.warseer.rules.content import BattleCard, CreatureKind, Feat, KindId, MapId, in_language
from sfb_bot.games.warseer.screens.card_words import (
    creature_values,
    price_words,
    sheet,
    sort_words,
    thing_text,
)
from sfb_bot.games.warseer.screens.names import Names, Thing
from sfb_bot.games.warseer.screens.rulebook import PARAGRAPHS, RULES, START
from sfb_bot.games.warseer.screens.rulings import rulings_on
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.limits import LONGEST_CHOICE, LONGEST_LABEL, clip
from sfb_bot.screens.rule_pages import (
    lines_in_short,
    look_up_menus,
    rule_buttons,
    rule_choices,
    rule_lines,
    rules_button,
)
from sfb_bot.screens.rulings import rulings_screen, with_rulings
from sfb_bot.screens.values import Button, Choice, PrivatePicture, PrivateScreen, Row, rows_of

# Everything at a glance, where nothing is named.
EVERYTHING: Final = "all"
# Sets of cards besides factions and heroes.
GALLERIES: Final = ("feats", "terrain", "shop", "scenarios", "maps")


def galleries(names: Names) -> tuple[str, ...]:
    """Sets of cards that are shown together: factions, heroes with their own cards, and the rest."""
    return (*names.content.terms["faction"], *(hero.id for hero in names.content.heroes), *GALLERIES)


def gallery_name(gallery: str, names: Names) -> str:
    """What a set of cards is called."""
    if gallery in names.content.terms["faction"]:
        return names.faction(gallery)
    if gallery in names.content.creatures:
        return names.texts.say("gallery-hero", hero=names.kind(gallery))
    return names.texts.say(f"gallery-{gallery}")


def gallery_of(found: Thing, names: Names) -> str:
    """The set something belongs to."""
    match found:
        case CreatureKind(sort="hero"):
            return found.id
        case CreatureKind(faction=faction):
            return faction
        case BattleCard(owner=owner):
            return owner
        case Feat():
            return "feats"
        case _:
            if found.id in names.content.upgrades:
                return "shop"
            return "scenarios" if found.id in names.content.scenarios else "terrain"


def look_up(what: str, names: Names) -> PrivateScreen | None:
    """The screen for an id of `BoxNames.lookup`; None for an unknown one."""
    game, _, inside = what.partition(".")
    kind, _, key = inside.partition(".")
    if game != names.label:
        return None
    screen = None
    found = names.found(key)
    if kind == "card" and key == EVERYTHING:
        screen = _everything(names)
    elif kind == "card" and found is not None:
        screen = _thing(found, names)
    elif kind == "map" and key in names.content.maps:
        screen = _map(MapId(key), names)
    elif kind == "gallery" and key in galleries(names):
        screen = _gallery(key, names)
    elif kind == "rule" and key in RULES:
        screen = _beginning(names) if key == START else _rule(key, names)
    elif kind == "keyword" and _sort_of(key, names):
        screen = _keyword(key, names)
    elif kind == "rulings":
        screen = rulings_screen(key, partial(rulings_on, names=names), names)
    return screen


def _sort_of(term: str, names: Names) -> str:
    """Whether a word is a keyword or a crit effect, empty for neither."""
    return next((sort for sort in ("keyword", "crit") if term in names.content.terms[sort]), "")


# --- One thing --------------------------------------------------------------------------------------------


def _thing(found: Thing, names: Names) -> PrivateScreen:
    head = names.texts.say("card-head", card=names.kind(found.id), kind=sort_words(found, names))
    if price := price_words(found, names):
        head = f"{head} · {price}"
    lines = [head]
    if isinstance(found, CreatureKind):
        lines.append(creature_values(found, names))
    lines.append(thing_text(found, names))
    if isinstance(found, CreatureKind) and found.is_hero:
        lines.append(_hero_line(found, names))
    picture = PrivatePicture("card", subject=found.id, game=names.label)
    buttons = [_gallery_button(gallery_of(found, names), names)]
    rows = _term_menu(found, names)
    return with_rulings(
        [line for line in lines if line], rulings_on(found.id, names), picture, names, buttons, rows
    )


def _hero_line(hero: CreatureKind, names: Names) -> str:
    bronze, silver, gold = hero.leadership
    minion = names.kind(hero.minion)
    return names.texts.say("hero-line", bronze=bronze, silver=silver, gold=gold, minion=str(minion))


def _gallery_button(gallery: str, names: Names) -> Button:
    return Button(LookUp(names.lookup("gallery", gallery)), clip(gallery_name(gallery, names), LONGEST_LABEL))


def _term_menu(found: Thing, names: Names) -> tuple[Row, ...]:
    """What the keywords of something mean."""
    terms: list[str] = []
    if isinstance(found, CreatureKind):
        terms = [*(keyword.name for keyword in found.keywords), found.crit.name]
    elif isinstance(found, BattleCard):
        marked = {mark.rstrip(" 0123456789").lower().replace(" ", "_") for mark in found.marks}
        terms = [term for term in names.content.terms["keyword"] if term in marked]
    return look_up_menus(_term_choices(terms, names), names.texts.say("menu-read-keyword"))


def _map(number: MapId, names: Names) -> PrivateScreen:
    found, texts = names.content.maps[number], names.texts
    counts = [f"{names.kind(kind)} ×{mask.bit_count()}" for kind, mask in found.masks.items() if mask]
    lines = [
        texts.say("map-head", map=names.map(number), players=found.players),
        texts.say("map-terrain", terrain=", ".join(counts) or "–", spots=found.spots.bit_count()),
        in_language(found.text, texts.language) if found.text else "",
    ]
    picture = PrivatePicture("map", subject=number, game=names.label)
    buttons = [_gallery_button("maps", names)]
    return with_rulings([line for line in lines if line], rulings_on(number, names), picture, names, buttons)


# --- Sets -------------------------------------------------------------------------------------------------


def things_of(gallery: str, names: Names) -> list[Thing]:
    """The cards of a set, heroes and characters first."""
    content = names.content
    if gallery == "maps":
        return []
    if gallery in GALLERIES:
        found: dict[str, Iterable[Thing]] = {
            "feats": content.feats.values(),
            "terrain": content.terrain.values(),
            "shop": content.upgrades.values(),
            "scenarios": content.scenarios.values(),
        }
        return [*found[gallery]]
    creatures: list[Thing] = [
        kind
        for kind in content.creatures.values()
        if gallery == kind.id or (gallery == kind.faction and not kind.is_hero)
    ]
    cards: list[Thing] = [card for card in content.cards.values() if card.owner == gallery]
    return [*creatures, *cards]


def _choices(things: Iterable[Thing], names: Names) -> list[Choice]:
    return [
        Choice(
            names.lookup("card", each.id),
            clip(str(names.kind(each.id)), LONGEST_CHOICE),
            clip(f"{sort_words(each, names)} · {sheet(each, names)}", LONGEST_CHOICE),
            names.emoji(each.id),
        )
        for each in things
    ]


def _gallery(gallery: str, names: Names) -> PrivateScreen:
    """All cards of a set in one picture."""
    texts = names.texts
    head = texts.say("gallery-head", cards=gallery_name(gallery, names))
    choices = _choices(things_of(gallery, names), names)
    if gallery == "maps":
        choices = [Choice(names.lookup("map", each), names.map(each)) for each in names.content.maps]
    everything = Button(LookUp(names.lookup("card", EVERYTHING)), texts.say("button-cards"))
    rows = (*look_up_menus(choices, texts.say("menu-read")), *rows_of([everything]))
    return PrivateScreen((head,), PrivatePicture("gallery", subject=gallery, game=names.label), rows)


def _everything(names: Names) -> PrivateScreen:
    """The heroes and the sets of cards in menus."""
    texts = names.texts
    sets = [
        Choice(names.lookup("gallery", each), clip(gallery_name(each, names), LONGEST_CHOICE))
        for each in galleries(names)
    ]
    rows: list[Row] = [*look_up_menus(_choices(names.content.heroes, names), texts.say("menu-read-hero"))]
    rows += look_up_menus(sets, texts.say("menu-read-set"), len(rows))
    return PrivateScreen((texts.say("cards-head"),), None, tuple(rows))


# --- Rules and keywords -----------------------------------------------------------------------------------


def _beginning(names: Names) -> PrivateScreen:
    """How one wins, what a turn and an attack are; from there to everything else."""
    texts = names.texts
    lines = lines_in_short(START, ("ending", "turn", "attack"), names)
    rows: list[Row] = [*look_up_menus(rule_choices(PARAGRAPHS, names), texts.say("menu-read-rule"))]
    terms = [*names.content.terms["keyword"], *names.content.terms["crit"]]
    rows += look_up_menus(_term_choices(terms, names), texts.say("menu-read-keyword"), len(rows))
    return PrivateScreen(tuple(lines), None, tuple(rows))


def _term_choices(terms: Iterable[str], names: Names) -> list[Choice]:
    language = names.texts.language
    found: list[Choice] = []
    for term in dict.fromkeys(terms):
        sort = _sort_of(term, names)
        if sort:
            meaning = in_language(names.content.terms[sort][term].text, language)
            label = clip(names.term(sort, term), LONGEST_CHOICE)
            found.append(Choice(names.lookup("keyword", term), label, clip(meaning, LONGEST_CHOICE)))
    return sorted(found, key=lambda choice: choice.label.casefold())


def _rule(rule: str, names: Names) -> PrivateScreen:
    lines = rule_lines(rule, names)
    buttons = rule_buttons(rule, START, PARAGRAPHS, names)
    return with_rulings(lines, rulings_on(rule, names), None, names, buttons)


def _keyword(term: str, names: Names) -> PrivateScreen:
    """What a keyword means, and who has it."""
    texts, sort = names.texts, _sort_of(term, names)
    meaning = in_language(names.content.terms[sort][term].text, texts.language)
    lines = [texts.say("rule-head", rule=names.term(sort, term)), *meaning.splitlines()]
    bearers = [kind.id for kind in names.content.creatures.values() if _has(kind, term)]
    if bearers:
        lines.append(texts.say("keyword-bearers", creatures=names.counted(bearers)))
    rows = look_up_menus(
        _choices([names.content.creatures[KindId(k)] for k in bearers], names), texts.say("menu-read")
    )
    buttons = [rules_button(START, names)]
    return with_rulings(lines, rulings_on(term, names), None, names, buttons, rows)


def _has(kind: CreatureKind, term: str) -> bool:
    return kind.crit.name == term or kind.keyword(term) is not None
