"""Looking things up: cards, champions, challenges, rules."""

from __future__ import annotations

from functools import partial

from sfb_bot.games.brawl.rules.content import CORES, Champion, SheetSide, in_language
from sfb_bot.games.brawl.screens.names import CORE_EMOJI, Names
from sfb_bot.games.brawl.screens.rulebook import KEYWORDS, PARAGRAPHS, RULES, START
from sfb_bot.games.brawl.screens.rulings import rulings_on
from sfb_bot.locale import Texts
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.limits import LONGEST_CHOICE, LONGEST_LABEL, clip
from sfb_bot.screens.rule_pages import lines_in_short, look_up_menus, rule_buttons, rule_choices, rule_lines
from sfb_bot.screens.rulings import rulings_screen, with_rulings
from sfb_bot.screens.values import Button, Choice, Menu, PrivatePicture, PrivateScreen

# All champions at a glance, where none is named.
EVERYBODY = "all"


def look_up(what: str, names: Names) -> PrivateScreen | None:
    """The screen for an id of `BoxNames.lookup`; None for an unknown one."""
    game, _, inside = what.partition(".")
    kind, _, key = inside.partition(".")
    if game != names.label:
        return None
    champion = names.content.champions.get(key)
    screen = None
    if kind == "card":
        screen = _card(key, names)
    elif kind == "champion" and key == EVERYBODY:
        screen = _everybody(names)
    elif kind in ("champion", "cards", "sheet") and champion is not None:
        screen = _champion(champion, names, is_sheet=kind == "sheet")
    elif kind == "rule" and key in RULES:
        screen = _beginning(names) if key == START else _rule(key, names)
    elif kind == "rulings":
        screen = rulings_screen(key, partial(rulings_on, names=names), names)
    return screen


def _card(key: str, names: Names) -> PrivateScreen | None:
    content, texts = names.content, names.texts
    if key in content.cards:
        card = content.cards[key]
        head = texts.say(
            "card-head",
            card=names.card(key),
            champion=names.champion(card.champion),
            core=f"{CORE_EMOJI[card.core]} {names.core(card.core)}",
            kind=texts.say(f"kind-{card.kind}"),
        )
        lines = [line for line in (head, names.figures_of_card(card), names.card_text(card)) if line]
        label = clip(names.champion(card.champion), LONGEST_LABEL)
        owner = Button(LookUp(names.lookup("champion", card.champion)), label)
        return with_rulings(
            lines,
            rulings_on(key, names),
            PrivatePicture("card", subject=key, game=names.label),
            names,
            [owner],
        )
    if key in content.standard_actions:
        action = content.standard_actions[key]
        head = texts.say("standard-head", action=names.card(key), core=names.core_letter(action.core))
        return with_rulings(
            [head, names.card_text(action)], rulings_on("standard_actions", names), None, names
        )
    if key in content.challenges:
        challenge = content.challenges[key]
        head = texts.say("challenge-head", challenge=names.challenge(key))
        lines = [head, in_language(challenge.texts, texts.language)]
        picture = PrivatePicture("challenge", subject=key, game=names.label)
        return with_rulings(lines, rulings_on(key, names), picture, names)
    return None


def _champion(champion: Champion, names: Names, *, is_sheet: bool) -> PrivateScreen:
    """A champion with all six cards; as a sheet, with both sides of the champion card instead."""
    texts = names.texts
    title = in_language(champion.titles, texts.language)
    parts = [f"**{names.champion(champion.id)}**", title, names.roles(champion)]
    lines = [
        " · ".join(part for part in parts if part),
        _side("champion-basic", champion.basic, texts),
        _side("champion-levelled", champion.levelled, texts),
    ]
    other = "champion" if is_sheet else "sheet"
    turn = Button(
        LookUp(names.lookup(other, champion.id)),
        texts.say("button-champion-cards" if is_sheet else "button-champion-sheet"),
    )
    kind = "champion" if is_sheet else "champion_cards"
    picture = PrivatePicture(kind, subject=champion.id, game=names.label)
    return with_rulings(
        lines, rulings_on(champion.id, names), picture, names, [turn], (_cards_menu(champion, names),)
    )


def _everybody(names: Names) -> PrivateScreen:
    """All champions with what they are good at, to choose one to read about."""
    champions = sorted(names.content.champions.values(), key=lambda each: names.champion(each.id).casefold())
    choices = [
        Choice(
            names.lookup("champion", each.id),
            clip(names.champion(each.id), LONGEST_CHOICE),
            clip(names.sheet(each), LONGEST_CHOICE),
        )
        for each in champions
    ]
    texts = names.texts
    return PrivateScreen(
        (texts.say("champions-head"),), None, look_up_menus(choices, texts.say("menu-read-champion"))
    )


def _cards_menu(champion: Champion, names: Names) -> Menu:
    choices = tuple(
        Choice(
            names.lookup("card", card.id),
            clip(names.card_label(card), LONGEST_CHOICE),
            clip(names.card_text(card), LONGEST_CHOICE),
            CORE_EMOJI[card.core],
        )
        for card in champion.cards
    )
    return Menu(LookUp(), names.texts.say("menu-read-card"), choices)


def _side(key: str, side: SheetSide, texts: Texts) -> str:
    ability = in_language(side.texts, texts.language) if side.texts else ""
    line = texts.say(key, health=side.health, defence=side.defence)
    return f"{line} {ability}" if ability else line


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
    texts = names.texts
    lines = rule_lines(rule, names)
    if rule == "actions":
        lines.append(
            texts.say("rule-cores", cores=names.listed([names.core(core) for core in range(len(CORES))]))
        )
    buttons = rule_buttons(rule, START, PARAGRAPHS, names)
    return with_rulings(lines, rulings_on(rule, names), None, names, buttons)
