"""Looking things up: cards, heroes, schools, rules, keywords."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from sfb_bot.games.codex.rules.content import COLOURS, NEUTRAL, Kind, in_language, keyword_names
from sfb_bot.games.codex.rules.ids import SpecId
from sfb_bot.games.codex.screens.card_words import (
    band_words,
    card_name,
    card_sheet,
    card_text,
    kind_words,
    values,
)
from sfb_bot.games.codex.screens.names import COLOUR_EMOJI, Names
from sfb_bot.games.codex.screens.rulebook import PARAGRAPHS, RULES, START
from sfb_bot.games.codex.screens.rulings import rulings_on
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

# All cards at a glance, where none is named.
EVERYTHING: Final = "all"
TOKENS: Final = "tokens"
# Before what an effect targets, in texts of cards.
TARGET: Final = "◎"
BUILDINGS: Final = "buildings"


def galleries(names: Names) -> tuple[str, ...]:
    """Sets of cards that are shown together: schools, starter decks, tokens, buildings."""
    return (*names.content.specs, *COLOURS, TOKENS, BUILDINGS)


def gallery_name(gallery: str, names: Names) -> str:
    """What a set of cards is called."""
    if gallery in names.content.specs:
        return names.spec(SpecId(gallery))
    if gallery in COLOURS:
        return names.texts.say("gallery-starter", colour=names.colour(gallery))
    return names.texts.say(f"gallery-{gallery}")


def gallery_of(kind: Kind) -> str:
    """The set a card belongs to."""
    if kind.is_token:
        return TOKENS
    if kind.type in ("base", "tech", "addon"):
        return BUILDINGS
    return kind.spec or kind.colour or NEUTRAL


def look_up(what: str, names: Names) -> PrivateScreen | None:
    """The screen for an id of `BoxNames.lookup`; None for an unknown one."""
    game, _, inside = what.partition(".")
    kind, _, key = inside.partition(".")
    if game != names.label:
        return None
    screen = None
    card = names.found(key)
    if kind == "card" and key == EVERYTHING:
        screen = _everything(names)
    elif kind == "card" and card is not None:
        screen = _hero(card, names) if card.is_hero else _card(card, names)
    elif kind == "gallery" and key in galleries(names):
        screen = _gallery(key, names)
    elif kind == "rule" and key in RULES:
        screen = _beginning(names) if key == START else _rule(key, names)
    elif kind == "keyword" and key in names.content.keywords:
        screen = _keyword(key, names)
    elif kind == "rulings":
        screen = rulings_screen(key, partial(rulings_on, names=names), names)
    return screen


def _gallery_button(gallery: str, names: Names) -> Button:
    return Button(LookUp(names.lookup("gallery", gallery)), clip(gallery_name(gallery, names), LONGEST_LABEL))


def _keyword_menu(kind: Kind, names: Names) -> tuple[Row, ...]:
    """What the keywords of a card mean."""
    bands = kind.bands or (kind,)
    own = {name for band in bands for name in (*keyword_names(band.flags), *band.numbers)}
    found = [keyword for keyword in names.content.keywords if keyword in own]
    return look_up_menus(_keyword_choices(found, names), names.texts.say("menu-read-keyword"))


def _explained_keywords(kind: Kind, names: Names) -> str:
    """The keywords of a card with what they mean, in small print; a sign says what it stands for, too."""
    said: list[str] = []
    numbered = [(name, 0) for name in keyword_names(kind.flags)] + [*kind.numbers.items()]
    for name, number in numbered:
        found = names.content.keywords.get(name)
        meaning = in_language(found[1], names.texts.language) if found is not None else ""
        keyword = names.keyword(name, number)
        said.append(f"**{keyword}:** {' '.join(meaning.splitlines())}" if meaning else f"{keyword}.")
    if TARGET in card_text(kind, names):
        said.append(names.texts.say("card-target", sign=TARGET))
    return f"-# {' '.join(said)}" if said else ""


def _card(kind: Kind, names: Names) -> PrivateScreen:
    texts = names.texts
    head = texts.say("card-head", card=names.kind(kind.id), kind=kind_words(kind, names), cost=kind.cost)
    if figures := values(kind, names):
        head = f"{head} · {figures}"
    lines = [head, card_text(kind, names), _explained_keywords(kind, names)]
    picture = PrivatePicture("card", subject=kind.id, game=names.label)
    buttons = [_gallery_button(gallery_of(kind), names)]
    rows = _keyword_menu(kind, names)
    return with_rulings(
        [line for line in lines if line], rulings_on(kind.id, names), picture, names, buttons, rows
    )


def _hero(kind: Kind, names: Names) -> PrivateScreen:
    texts = names.texts
    head = texts.say(
        "hero-head", hero=names.kind(kind.id), spec=names.spec(kind.spec), colour=names.colour(kind.colour)
    )
    picture = PrivatePicture("card", subject=kind.id, game=names.label)
    buttons = [_gallery_button(kind.spec, names), _gallery_button(kind.colour, names)]
    rows = _keyword_menu(kind, names)
    return with_rulings(
        [head, *band_words(kind, names)], rulings_on(kind.id, names), picture, names, buttons, rows
    )


def _cards_of(gallery: str, names: Names) -> list[Kind]:
    kinds = [kind for kind in names.content.kinds.values() if gallery_of(kind) == gallery]
    return sorted(kinds, key=lambda kind: (not kind.is_hero, kind.tech, names.kind(kind.id)))


def _choices(kinds: Iterable[Kind], names: Names) -> list[Choice]:
    return [
        Choice(
            names.lookup("card", kind.id),
            clip(card_name(kind, names), LONGEST_CHOICE),
            clip(f"{kind_words(kind, names)} · {card_sheet(kind, names)}", LONGEST_CHOICE),
            names.emoji(kind.id),
        )
        for kind in kinds
    ]


def _gallery(gallery: str, names: Names) -> PrivateScreen:
    """All cards of a school or a starter deck in one picture."""
    texts = names.texts
    head = texts.say("gallery-head", cards=gallery_name(gallery, names))
    everything = Button(LookUp(names.lookup("card", EVERYTHING)), texts.say("button-cards"))
    rows = (
        *look_up_menus(_choices(_cards_of(gallery, names), names), texts.say("menu-read")),
        *rows_of([everything]),
    )
    return PrivateScreen((head,), PrivatePicture("gallery", subject=gallery, game=names.label), rows)


def _everything(names: Names) -> PrivateScreen:
    """The heroes and the sets of cards in menus."""
    texts = names.texts
    sets = [
        Choice(
            names.lookup("gallery", each),
            clip(gallery_name(each, names), LONGEST_CHOICE),
            "",
            _dot(each, names),
        )
        for each in galleries(names)
    ]
    heroes = _choices(names.content.heroes, names)
    rows: list[Row] = [*look_up_menus(heroes, texts.say("menu-read-hero"))]
    rows += look_up_menus(sets, texts.say("menu-read-set"), len(rows))
    return PrivateScreen((texts.say("cards-head"),), None, tuple(rows))


def _dot(gallery: str, names: Names) -> str:
    spec = names.content.specs.get(SpecId(gallery))
    return COLOUR_EMOJI.get(spec.colour if spec is not None else gallery, "")


def _beginning(names: Names) -> PrivateScreen:
    """How one wins, what a turn is, how one fights; from there to everything else."""
    texts = names.texts
    lines = lines_in_short(START, ("goal", "turn", "patrol", "combat"), names)
    rows: list[Row] = [*look_up_menus(rule_choices(PARAGRAPHS, names), texts.say("menu-read-rule"))]
    rows += look_up_menus(
        _keyword_choices(names.content.keywords, names), texts.say("menu-read-keyword"), len(rows)
    )
    return PrivateScreen(tuple(lines), None, tuple(rows))


def _keyword_choices(keywords: Iterable[str], names: Names) -> list[Choice]:
    language = names.texts.language
    found = [
        Choice(
            names.lookup("keyword", keyword),
            clip(names.keyword(keyword), LONGEST_CHOICE),
            clip(in_language(names.content.keywords[keyword][1], language), LONGEST_CHOICE),
        )
        for keyword in keywords
    ]
    return sorted(found, key=lambda choice: choice.label.casefold())


def _rule(rule: str, names: Names) -> PrivateScreen:
    lines = rule_lines(rule, names)
    buttons = rule_buttons(rule, START, PARAGRAPHS, names)
    return with_rulings(lines, rulings_on(rule, names), None, names, buttons)


def _keyword(keyword: str, names: Names) -> PrivateScreen:
    """What a keyword means, and which cards have it."""
    texts = names.texts
    _, meaning = names.content.keywords[keyword]
    lines = [
        texts.say("rule-head", rule=names.keyword(keyword)),
        *in_language(meaning, texts.language).splitlines(),
    ]
    buttons = [rules_button(START, names)]
    return with_rulings(lines, rulings_on(keyword, names), None, names, buttons)
