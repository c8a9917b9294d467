"""Looking things up: cards, champions, challenges, rules, and the rulings that mention them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sfb_bot.games.brawl.rules.content import CORES, Champion, SheetSide, in_language
from sfb_bot.games.brawl.screens.names import CORE_EMOJI, Names
from sfb_bot.games.brawl.screens.rulebook import RULES, rulings_about
from sfb_bot.locale import Texts
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, clip, size
from sfb_bot.screens.values import Button, Choice, Menu, PrivatePicture, PrivateScreen, Row, rows_of

# Beside a picture rulings share one line; more of them go behind a button.
LONGEST_RULINGS_LINE = 500


def look_up(what: str, names: Names) -> PrivateScreen | None:
    """The screen for an id of `lookup_id`; None for an unknown one."""
    game, _, inside = what.partition(".")
    kind, _, key = inside.partition(".")
    screen = None
    if game == names.label and kind == "card":
        screen = _card(key, names)
    elif game == names.label and kind in ("champion", "cards") and key in names.content.champions:
        show = _champion if kind == "champion" else _champion_cards
        screen = show(names.content.champions[key], names)
    elif game == names.label and kind == "rule" and key in RULES:
        screen = _rule(key, names)
    elif game == names.label and kind == "rulings":
        screen = _rulings(key, names)
    return screen


def found(kind: str, typed: str, names: Names) -> tuple[tuple[str, str], ...]:
    """Name and id of what fits the typed text, best first, at most 25; `kind` is card, champion or rule."""
    wanted = typed.casefold().strip()
    fitting_names = [(name, key) for name, key in _all(kind, names) if wanted in name.casefold()]
    fitting_names.sort(key=lambda pair: (not pair[0].casefold().startswith(wanted), pair[0].casefold()))
    return tuple((clip(name, LONGEST_CHOICE), key) for name, key in fitting_names[:MOST_CHOICES])


def _all(kind: str, names: Names) -> Iterable[tuple[str, str]]:
    content, texts = names.content, names.texts
    if kind == "champion":
        return [(names.champion(key), names.lookup("champion", key)) for key in content.champions]
    if kind == "rule":
        return [(texts.say(f"rulename-{rule}"), names.lookup("rule", rule)) for rule in RULES]
    cards = [
        (
            texts.say("find-card", card=names.card(card.id), champion=names.champion(card.champion)),
            names.lookup("card", card.id),
        )
        for card in content.cards.values()
    ]
    actions = [
        (texts.say("find-standard", action=names.card(key)), names.lookup("card", key))
        for key in content.standard_actions
    ]
    challenges = [
        (texts.say("find-challenge", challenge=names.challenge(key)), names.lookup("card", key))
        for key in content.challenges
    ]
    return [*cards, *actions, *challenges]


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
        subjects: tuple[str, ...] = (key,)
        owner = Button(
            LookUp(names.lookup("champion", card.champion)), clip(names.champion(card.champion), 80)
        )
        return _with_rulings(
            lines, subjects, PrivatePicture("card", subject=key, game=names.label), names, [owner]
        )
    if key in content.standard_actions:
        action = content.standard_actions[key]
        head = texts.say("standard-head", action=names.card(key), core=names.core_letter(action.core))
        return _with_rulings([head, names.card_text(action)], ("standard_actions",), None, names)
    if key in content.challenges:
        challenge = content.challenges[key]
        head = texts.say("challenge-head", challenge=names.challenge(key))
        lines = [head, in_language(challenge.texts, texts.language)]
        return _with_rulings(lines, (), PrivatePicture("challenge", subject=key, game=names.label), names)
    return None


def _champion(champion: Champion, names: Names) -> PrivateScreen:
    texts = names.texts
    title = in_language(champion.titles, texts.language)
    lines = [
        f"**{names.champion(champion.id)}**" + (f" · {title}" if title else ""),
        _side("champion-basic", champion.basic, texts),
        _side("champion-levelled", champion.levelled, texts),
    ]
    cards = Button(LookUp(names.lookup("cards", champion.id)), texts.say("button-champion-cards"))
    picture = PrivatePicture("champion", subject=champion.id, game=names.label)
    return _with_rulings(lines, (champion.id,), picture, names, [cards], (_cards_menu(champion, names),))


def _champion_cards(champion: Champion, names: Names) -> PrivateScreen:
    """All cards of a champion side by side."""
    name = names.champion(champion.id)
    back = Button(LookUp(names.lookup("champion", champion.id)), clip(name, 80))
    picture = PrivatePicture("champion_cards", subject=champion.id, game=names.label)
    return PrivateScreen((f"**{name}**",), picture, (_cards_menu(champion, names), *rows_of([back])))


def _cards_menu(champion: Champion, names: Names) -> Menu:
    choices = tuple(
        Choice(
            names.lookup("card", card.id),
            clip(names.card_label(card), 100),
            clip(names.card_text(card), 100),
            CORE_EMOJI[card.core],
        )
        for card in champion.cards
    )
    return Menu(LookUp(), names.texts.say("menu-read-card"), choices)


def _side(key: str, side: SheetSide, texts: Texts) -> str:
    ability = in_language(side.texts, texts.language) if side.texts else ""
    line = texts.say(key, health=side.health, defence=side.defence)
    return f"{line} {ability}" if ability else line


def _rule(rule: str, names: Names) -> PrivateScreen:
    texts = names.texts
    lines = [
        texts.say("rule-head", rule=texts.say(f"rulename-{rule}")),
        *texts.say(f"rule-{rule}").splitlines(),
    ]
    if rule == "actions":
        lines.append(
            texts.say("rule-cores", cores=names.listed([names.core(core) for core in range(len(CORES))]))
        )
    return _with_rulings(lines, (rule,), None, names)


def _with_rulings(
    lines: Sequence[str],
    subjects: tuple[str, ...],
    picture: PrivatePicture | None,
    names: Names,
    buttons: Sequence[Button] = (),
    rows: tuple[Row, ...] = (),
) -> PrivateScreen:
    """The lines, then what was ruled about it: all of it in words, or one line beside a picture."""
    told = [names.texts.say(f"ruling-{ruling}") for ruling in rulings_about(*subjects)]
    extra = list(buttons)
    if picture is None:
        shown = [f"• {ruling}" for ruling in told]
        all_lines = fitting(
            [*lines, *([names.texts.say("rulings-head")] if shown else []), *shown], names.texts
        )
        return PrivateScreen(all_lines, None, (*rows, *rows_of(extra)))
    line = " ".join(told)
    kept = list(lines)
    if line and size(line) <= LONGEST_RULINGS_LINE:
        kept.append(names.texts.say("rulings-line", rulings=line))
    elif line:
        extra.append(
            Button(
                LookUp(names.lookup("rulings", subjects[0])),
                names.texts.say("button-rulings", count=len(told)),
            )
        )
    return PrivateScreen(tuple(kept), picture, (*rows, *rows_of(extra)))


def _rulings(subject: str, names: Names) -> PrivateScreen | None:
    told = [names.texts.say(f"ruling-{ruling}") for ruling in rulings_about(subject)]
    if not told:
        return None
    lines = [names.texts.say("rulings-head"), *(f"• {ruling}" for ruling in told)]
    return PrivateScreen(fitting(lines, names.texts))
