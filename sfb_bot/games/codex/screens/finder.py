"""What of this game can be looked up, by all its names."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.codex.screens.card_words import kind_words
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.rulebook import PRINTED_NAMES, RULES
from sfb_bot.screens.finder import Findable, best_fits, other_names
from sfb_bot.screens.rule_pages import findable_rules


def found(kind: str, typed: str, names: Names) -> tuple[tuple[str, str], ...]:
    """Name and id of what fits the typed text, best first, at most 25; `kind` is card, hero or rule.

    Where nothing is typed rules stand in the order in which they are read, cards by name.
    """
    if kind == "rule":
        return best_fits(
            (*findable_rules(RULES, PRINTED_NAMES, names), *_keywords(names)),
            typed,
            names.texts,
            is_ordered=True,
        )
    return best_fits(_cards(names, only_heroes=kind in ("hero", "champion")), typed, names.texts)


def _keywords(names: Names) -> Iterator[Findable]:
    for keyword, (name, _) in names.content.keywords.items():
        shown = names.keyword(keyword)
        yield Findable(names.lookup("keyword", keyword), shown, other_names(name, shown))


def _cards(names: Names, *, only_heroes: bool) -> Iterator[Findable]:
    for kind in names.content.heroes if only_heroes else names.content.kinds.values():
        name = names.kind(kind.id)
        shown = names.texts.say("find-card", card=name, kind=kind_words(kind, names))
        others = (*other_names(kind.name, name), kind.id)
        yield Findable(names.lookup("card", kind.id), shown, others)
