"""What of this game can be looked up, by all its names."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.warseer.rules.content import CreatureKind
from sfb_bot.games.warseer.screens.card_words import sort_words
from sfb_bot.games.warseer.screens.names import Names, Thing
from sfb_bot.games.warseer.screens.rulebook import PRINTED_NAMES, RULES
from sfb_bot.screens.finder import Findable, best_fits, other_names
from sfb_bot.screens.rule_pages import findable_rules


def found(kind: str, typed: str, names: Names) -> tuple[tuple[str, str], ...]:
    """Name and id of what fits the typed text, best first, at most 25; `kind` is card, hero or rule.

    Where nothing is typed rules stand in the order in which they are read, cards by name.
    """
    if kind == "rule":
        rules = (*findable_rules(RULES, PRINTED_NAMES, names), *_keywords(names))
        return best_fits(rules, typed, names.texts, is_ordered=True)
    return best_fits(_cards(names, only_heroes=kind == "hero"), typed, names.texts)


def _keywords(names: Names) -> Iterator[Findable]:
    for sort in ("keyword", "crit"):
        for term in names.content.terms[sort].values():
            shown = names.term(sort, term.id)
            yield Findable(names.lookup("keyword", term.id), shown, other_names(term.name, shown))


def _cards(names: Names, *, only_heroes: bool) -> Iterator[Findable]:
    content = names.content
    things: list[Thing] = [*content.heroes] if only_heroes else [*content.creatures.values()]
    if not only_heroes:
        things += [*content.cards.values(), *content.feats.values(), *content.terrain.values()]
        things += [*content.upgrades.values(), *content.scenarios.values()]
    for thing in things:
        name = str(names.kind(thing.id))
        printed = thing.name.texts if isinstance(thing, CreatureKind) else thing.name
        shown = names.texts.say("find-card", card=name, kind=sort_words(thing, names))
        others = (*other_names(printed, name), thing.id)
        yield Findable(names.lookup("card", thing.id), shown, others)
    if not only_heroes:
        for each in content.maps.values():
            name = names.map(each.id)
            shown = names.texts.say("find-card", card=name, kind=names.texts.say("sort-map"))
            yield Findable(names.lookup("map", each.id), shown, other_names(each.name, name))
