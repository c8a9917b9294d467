"""What of this game can be looked up, by all its names."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.rulebook import PRINTED_NAMES, RULES
from sfb_bot.screens.finder import Findable, best_fits, other_names
from sfb_bot.screens.rule_pages import findable_rules


def found(kind: str, typed: str, names: Names) -> tuple[tuple[str, str], ...]:
    """Name and id of what fits the typed text, best first, at most 25; `kind` is card or rule.

    Where nothing is typed rules stand in the order in which they are read, cards by name.
    """
    entries = findable_rules(RULES, PRINTED_NAMES, names) if kind == "rule" else _cards(names)
    return best_fits(entries, typed, names.texts, is_ordered=kind == "rule")


def _cards(names: Names) -> Iterator[Findable]:
    for kind in names.content.kinds.values():
        name = names.kind(kind.id)
        shown = names.texts.say("find-warrior", warrior=name, rank=names.rank(kind.rank))
        others = (*other_names(kind.name.texts, name), kind.id)
        yield Findable(names.lookup("card", kind.id), shown, others)
    for spell in names.content.spells.values():
        name = names.spell(spell.id)
        shown = names.texts.say("find-spell", spell=name)
        yield Findable(
            names.lookup("card", spell.id), shown, (*other_names(spell.name.texts, name), spell.id)
        )
