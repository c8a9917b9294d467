"""Looking things up: warriors, spells, rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from sfb_bot.games.rift.rules.content import RANKS, Spell, WarriorKind, in_language
from sfb_bot.games.rift.screens.names import RANK_EMOJI, SPELL_EMOJI, Names
from sfb_bot.games.rift.screens.rulebook import KEYWORDS, PARAGRAPHS, RULES, START
from sfb_bot.games.rift.screens.rulings import rulings_on
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.limits import LONGEST_CHOICE, clip
from sfb_bot.screens.rule_pages import lines_in_short, look_up_menus, rule_buttons, rule_choices, rule_lines
from sfb_bot.screens.rulings import rulings_screen, with_rulings
from sfb_bot.screens.values import Button, Choice, PrivatePicture, PrivateScreen, Row, rows_of

# All cards at a glance, where none is named.
EVERYTHING: Final = "all"
SPELLS: Final = "spells"
GALLERIES: Final = (*reversed(RANKS), SPELLS)


def look_up(what: str, names: Names) -> PrivateScreen | None:
    """The screen for an id of `BoxNames.lookup`; None for an unknown one."""
    game, _, inside = what.partition(".")
    kind, _, key = inside.partition(".")
    if game != names.label:
        return None
    content, screen = names.content, None
    if kind == "card" and key == EVERYTHING:
        screen = _everything(names)
    elif kind == "card" and key in content.kinds:
        screen = _warrior(content.kinds[key], names)
    elif kind == "card" and key in content.spells:
        screen = _spell(content.spells[key], names)
    elif kind == "gallery" and key in GALLERIES:
        screen = _gallery(key, names)
    elif kind == "rule" and key in RULES:
        screen = _beginning(names) if key == START else _rule(key, names)
    elif kind == "rulings":
        screen = rulings_screen(key, partial(rulings_on, names=names), names)
    return screen


def _warrior(kind: WarriorKind, names: Names) -> PrivateScreen:
    texts, language = names.texts, names.texts.language
    head = texts.say(
        "warrior-head",
        warrior=names.kind(kind.id),
        rank=names.rank(kind.rank),
        world=texts.say(f"world-{kind.world}"),
        copies=kind.copies,
    )
    reason = texts.say("warrior-reason", reason=in_language(kind.reasons, language))
    lines = [head, names.values(kind), names.ability(kind), reason]
    picture = PrivatePicture("card", subject=kind.id, game=names.label)
    gallery = Button(LookUp(names.lookup("gallery", kind.rank)), texts.say(f"button-gallery-{kind.rank}"))
    # Of a card without an ability there is a line more for the rulings.
    return with_rulings(
        [line for line in lines if line], rulings_on(kind.id, names), picture, names, [gallery]
    )


def _spell(spell: Spell, names: Names) -> PrivateScreen:
    texts = names.texts
    head = texts.say(
        "spell-head",
        spell=names.spell(spell.id),
        kind=texts.say("kind-enchantment" if spell.is_enchantment else "kind-spell"),
        timing=names.timing(spell),
        copies=spell.copies,
    )
    lines = [head, texts.say(f"target-{spell.target}"), names.spell_text(spell)]
    picture = PrivatePicture("card", subject=spell.id, game=names.label)
    gallery = Button(LookUp(names.lookup("gallery", SPELLS)), texts.say(f"button-gallery-{SPELLS}"))
    return with_rulings(lines, rulings_on(spell.id, names), picture, names, [gallery])


def _choices(gallery: str, names: Names) -> list[Choice]:
    """The cards of a rank, or the spells, to choose one to read about."""
    content = names.content
    if gallery == SPELLS:
        found = [(spell.id, names.spell_text(spell), SPELL_EMOJI) for spell in content.spells.values()]
    else:
        kinds = [kind for kind in content.kinds.values() if kind.rank == gallery]
        found = [(kind.id, names.sheet(kind), RANK_EMOJI[kind.rank]) for kind in kinds]
    found.sort(key=lambda each: names.card(each[0]).casefold())
    return [
        Choice(
            names.lookup("card", card),
            clip(names.card(card), LONGEST_CHOICE),
            clip(detail, LONGEST_CHOICE),
            emoji,
        )
        for card, detail, emoji in found
    ]


def _gallery(gallery: str, names: Names) -> PrivateScreen:
    """All cards of a rank, or all spells, in one picture."""
    texts = names.texts
    head = texts.say("gallery-head", cards=texts.say(f"gallery-{gallery}"))
    others = [
        Button(LookUp(names.lookup("gallery", other)), texts.say(f"button-gallery-{other}"))
        for other in GALLERIES
        if other != gallery
    ]
    rows = (*look_up_menus(_choices(gallery, names), texts.say(f"menu-read-{gallery}")), *rows_of(others))
    return PrivateScreen((head,), PrivatePicture("gallery", subject=gallery, game=names.label), rows)


def _everything(names: Names) -> PrivateScreen:
    """All cards in menus, and the ways to their pictures."""
    texts = names.texts
    rows: list[Row] = []
    for gallery in GALLERIES:
        rows += look_up_menus(_choices(gallery, names), texts.say(f"menu-read-{gallery}"), len(rows))
    buttons = [
        Button(LookUp(names.lookup("gallery", each)), texts.say(f"button-gallery-{each}"))
        for each in GALLERIES
    ]
    return PrivateScreen((texts.say("cards-head"),), None, (*rows, *rows_of(buttons)))


def _beginning(names: Names) -> PrivateScreen:
    """How one wins, what a turn and an attack are; from there to everything else."""
    texts = names.texts
    lines = lines_in_short(START, ("goal", "turn", "attack"), names)
    rows = (
        *look_up_menus(rule_choices(PARAGRAPHS, names), texts.say("menu-read-rule")),
        *look_up_menus(rule_choices(KEYWORDS, names), texts.say("menu-read-keyword"), 1),
    )
    return PrivateScreen(tuple(lines), None, rows)


def _rule(rule: str, names: Names) -> PrivateScreen:
    lines = rule_lines(rule, names)
    buttons = rule_buttons(rule, START, PARAGRAPHS, names)
    return with_rulings(lines, rulings_on(rule, names), None, names, buttons)
