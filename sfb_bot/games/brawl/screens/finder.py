"""What of this game can be looked up, by all its names."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.brawl.rules.content import in_language
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.games.brawl.screens.rulebook import PRINTED_NAMES, RULES
from sfb_bot.screens.finder import Findable, best_fits, other_names
from sfb_bot.screens.rule_pages import findable_rules


def found(kind: str, typed: str, names: Names) -> tuple[tuple[str, str], ...]:
    """Name and id of what fits the typed text, best first, at most 25; `kind` is card, champion or rule.

    Where nothing is typed rules stand in the order in which they are read, everything else by name.
    """
    if kind == "rule":
        rules = findable_rules(RULES, PRINTED_NAMES, names)
        return best_fits(rules, typed, names.texts, is_ordered=True)
    return best_fits(_champions(names) if kind == "champion" else _cards(names), typed, names.texts)


def _champions(names: Names) -> Iterator[Findable]:
    for champion in names.content.champions.values():
        shown = names.champion(champion.id)
        yield Findable(names.lookup("champion", champion.id), shown, other_names(champion.names, shown))


def _cards(names: Names) -> Iterator[Findable]:
    content, texts = names.content, names.texts
    for card in content.cards.values():
        shown = texts.say("find-card", card=names.card(card.id), champion=names.champion(card.champion))
        owner = content.champions[card.champion]
        others = (
            *other_names(card.names, names.card(card.id)),
            *other_names(owner.names, names.champion(owner.id)),
        )
        yield Findable(names.lookup("card", card.id), shown, (*others, card.id))
    for action in content.standard_actions.values():
        shown = texts.say("find-standard", action=names.card(action.id))
        yield Findable(
            names.lookup("card", action.id), shown, other_names(action.names, names.card(action.id))
        )
    for challenge in content.challenges.values():
        name = in_language(challenge.names, texts.language)
        shown = texts.say("find-challenge", challenge=name)
        yield Findable(names.lookup("card", challenge.id), shown, other_names(challenge.names, name))
