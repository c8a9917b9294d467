"""Attacks and spells with everything they name, in words: on buttons, in the log, on the stack."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sfb_bot.games.rift.rules.choices import Play
from sfb_bot.games.rift.rules.events import Announced
from sfb_bot.games.rift.rules.ids import NOBODY, Cell, WarriorId
from sfb_bot.games.rift.rules.model import Item
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.locale import phrase, signed

# What a warrior is called, where a move takes it, and what an item of the stack is; None where not known.
Called = Callable[[WarriorId], str]
Reached = Callable[[WarriorId, int], Cell | None]
Found = Callable[[int], Item | Announced | None]


class PlayWords:
    """Says what is played; how warriors and items are called depends on where it is said."""

    def __init__(self, names: Names, called: Called, reached: Reached, found: Found) -> None:
        self._names = names
        self._called = called
        self._reached = reached
        self._found = found

    def words(self, play: Play | Item | Announced) -> str:
        """A spell with its targets: `Curse → Goblin N5`."""
        names, texts = self._names, self._names.texts
        spell, target = names.spell(play.spell), self._target(play)
        if play.item and play.target != NOBODY:
            said = texts.say(
                "play-reflect-move" if play.steps else "play-reflect",
                spell=spell,
                other=self.item(play.item),
                target=target,
                where=self._where(play),
            )
        elif play.item:
            said = texts.say("play-against", spell=spell, other=target)
        elif play.enchantment:
            magic = names.spell(play.enchantment)
            said = texts.say("play-enchantment", spell=spell, enchantment=magic, target=target)
        elif play.second != NOBODY:
            said = texts.say("play-pair", spell=spell, target=target, second=self._called(play.second))
        elif play.steps:
            said = texts.say("play-move", spell=spell, target=target, where=self._where(play))
        else:
            said = texts.say("play-on", spell=spell, target=target) if target else spell
        return said

    def _target(self, play: Play | Item | Announced) -> str:
        """What is aimed at: a warrior, a spell on the stack, a cell; empty for nothing."""
        if play.target != NOBODY:
            return self._called(play.target)
        if play.item:
            return self.item(play.item)
        return self._names.cell(play.cell) if play.cell >= 0 else ""

    def item(self, number: int) -> str:
        """A spell on the stack with whom it is aimed at: two of a kind may lie there."""
        found, names = self._found(number), self._names
        if found is None or not found.spell:
            return names.texts.say("a-spell")
        spell = names.spell(found.spell)
        if found.item or found.target == NOBODY:
            return spell
        return phrase(partial(names.texts.say, "spell-aimed"), spell=spell, target=self._called(found.target))

    def _where(self, play: Play | Item | Announced) -> str:
        """The cell it leads to, or how many cells it is where that is not known."""
        cell = self._reached(play.target, play.steps)
        return signed(play.steps) if cell is None else self._names.cell(cell)


def plays_now(view: PublicView, names: Names) -> PlayWords:
    """The words for what can be played, or lies on the stack, now."""

    def reached(number: WarriorId, steps: int) -> Cell | None:
        warrior = view.warrior(number)
        return None if warrior is None else names.end_of(warrior, steps)

    return PlayWords(names, lambda number: names.warrior(view, number), reached, view.item)


def item_words(view: PublicView, item: Item, names: Names) -> str:
    """An item of the stack, without whose it is."""
    if not item.is_attack:
        return plays_now(view, names).words(item)
    return names.texts.say(
        "item-attack",
        target=names.warrior(view, item.target),
        warriors=names.warriors(view, item.participants),
        damage=item.total,
    )


def stack_line(view: PublicView, names: Names) -> str:
    """Everything on the stack, what acts first at the beginning."""
    items = [item_words(view, item, names) for item in reversed(view.stack)]
    return " · ".join(items)
