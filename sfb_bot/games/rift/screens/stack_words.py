"""Attacks and spells with everything they name, in words: on buttons, in the log, on the stack."""

from __future__ import annotations

from collections.abc import Callable

from sfb_bot.games.rift.rules.choices import Play
from sfb_bot.games.rift.rules.events import Announced
from sfb_bot.games.rift.rules.ids import NOBODY, Cell, WarriorId
from sfb_bot.games.rift.rules.model import Item
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.locale import signed

# What a warrior is called, where a move takes it, and which spell an item of the stack is.
Called = Callable[[WarriorId], str]
Reached = Callable[[WarriorId, int], Cell | None]
SpellOf = Callable[[int], str]


class PlayWords:
    """Says what is played; how warriors and items are called depends on where it is said."""

    def __init__(self, names: Names, called: Called, reached: Reached, spell_of: SpellOf) -> None:
        self._names = names
        self._called = called
        self._reached = reached
        self._spell_of = spell_of

    def words(self, play: Play | Item | Announced) -> str:
        """A spell with its targets: `Curse → Goblin N5`."""
        names, texts = self._names, self._names.texts
        spell, target = names.spell(play.spell), self._called(play.target) if play.target != NOBODY else ""
        if play.item and target:
            return texts.say(
                "play-reflect-move" if play.steps else "play-reflect",
                spell=spell,
                other=self._item(play.item),
                target=target,
                where=self._where(play),
            )
        if play.item:
            return texts.say("play-on", spell=spell, target=self._item(play.item))
        if play.enchantment:
            magic = names.spell(play.enchantment)
            return texts.say("play-enchantment", spell=spell, enchantment=magic, target=target)
        if play.second != NOBODY:
            return texts.say("play-pair", spell=spell, target=target, second=self._called(play.second))
        if play.steps:
            return texts.say("play-move", spell=spell, target=target, where=self._where(play))
        if play.cell >= 0:
            return texts.say("play-on", spell=spell, target=names.cell(play.cell))
        return texts.say("play-on", spell=spell, target=target) if target else spell

    def _item(self, number: int) -> str:
        spell = self._spell_of(number)
        return self._names.spell(spell) if spell else self._names.texts.say("a-spell")

    def _where(self, play: Play | Item | Announced) -> str:
        """The cell it leads to, or how many cells it is where that is not known."""
        cell = self._reached(play.target, play.steps)
        return signed(play.steps) if cell is None else self._names.cell(cell)


def plays_now(view: PublicView, names: Names) -> PlayWords:
    """The words for what can be played, or lies on the stack, now."""

    def reached(number: WarriorId, steps: int) -> Cell | None:
        warrior = view.warrior(number)
        return None if warrior is None else names.end_of(warrior, steps)

    def spell_of(number: int) -> str:
        item = view.item(number)
        return "" if item is None else item.spell

    return PlayWords(names, lambda number: names.warrior(view, number), reached, spell_of)


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
