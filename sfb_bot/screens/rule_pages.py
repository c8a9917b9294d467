"""The rules of a game, page by page, and the menus that lead to whatever can be read about.

A game has the texts `rulename-<rule>` and `rule-<rule>` for each rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from sfb_bot.locale import languages
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.box_names import BoxNames
from sfb_bot.screens.finder import Findable
from sfb_bot.screens.limits import LONGEST_CHOICE, LONGEST_LABEL, LONGEST_PLACEHOLDER, MOST_CHOICES, clip
from sfb_bot.screens.values import Button, Choice, Menu


def look_up_menus(choices: Sequence[Choice], title: str, first: int = 0) -> tuple[Menu, ...]:
    """The choices in as many menus as they need, numbered from `first`; several say where each begins."""
    parts = [choices[start : start + MOST_CHOICES] for start in range(0, len(choices), MOST_CHOICES)]
    return tuple(
        Menu(LookUp(), _menu_title(title, part, len(parts)), tuple(part), number=number)
        for number, part in enumerate(parts, first)
    )


def _menu_title(title: str, part: Sequence[Choice], count: int) -> str:
    if count == 1:
        return title
    return clip(f"{title}: {part[0].label} – {part[-1].label}", LONGEST_PLACEHOLDER)


def rule_name(rule: str, names: BoxNames) -> str:
    """What a rule is called."""
    return names.own_texts().say(f"rulename-{rule}")


def rule_choices(rules: Iterable[str], names: BoxNames) -> list[Choice]:
    """Rules to choose one to read about."""
    return [
        Choice(
            names.lookup("rule", rule),
            rule_name(rule, names),
            clip(_in_one_line(rule, names), LONGEST_CHOICE),
        )
        for rule in rules
    ]


def rule_lines(rule: str, names: BoxNames) -> list[str]:
    """A rule under its name."""
    return [_head(rule, names), *names.own_texts().say(f"rule-{rule}").splitlines()]


def lines_in_short(start: str, rules: Iterable[str], names: BoxNames) -> list[str]:
    """The rules that somebody new must know, a line each, under the name of their page."""
    return [
        _head(start, names),
        *(
            names.own_texts().say(
                "rule-in-short", rule=rule_name(rule, names), words=_in_one_line(rule, names)
            )
            for rule in rules
        ),
    ]


def rules_button(start: str, names: BoxNames) -> Button:
    """Back to the page with all rules."""
    return Button(LookUp(names.lookup("rule", start)), names.own_texts().say("button-rules"))


def rule_buttons(rule: str, start: str, paragraphs: Sequence[str], names: BoxNames) -> list[Button]:
    """From a rule to all of them, and of the paragraphs to the next one."""
    buttons = [rules_button(start, names)]
    if rule in paragraphs[:-1]:
        following = paragraphs[paragraphs.index(rule) + 1]
        label = names.own_texts().say("button-next-rule", rule=rule_name(following, names))
        buttons.append(Button(LookUp(names.lookup("rule", following)), clip(label, LONGEST_LABEL)))
    return buttons


def findable_rules(
    rules: Iterable[str], printed: Mapping[str, Sequence[str]], names: BoxNames
) -> Iterator[Findable]:
    """Rules by their names in every language, and by those they have in print."""
    for rule in rules:
        shown = rule_name(rule, names)
        translated = {names.own_texts(language).say(f"rulename-{rule}") for language in languages()}
        others = (*sorted(translated - {shown}), *printed.get(rule, ()))
        yield Findable(names.lookup("rule", rule), shown, others)


def _head(rule: str, names: BoxNames) -> str:
    return names.own_texts().say("rule-head", rule=rule_name(rule, names))


def _in_one_line(rule: str, names: BoxNames) -> str:
    return " ".join(names.own_texts().say(f"rule-{rule}").splitlines())
