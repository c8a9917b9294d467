"""What things are called on screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from sfb_bot.games.rift.rules.content import LANES, Content, Spell, WarriorKind, in_language
from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.model import BLUE, FORWARD
from sfb_bot.games.rift.rules.views import PublicView, WarriorView
from sfb_bot.games.rift.texts import rift_texts
from sfb_bot.games.rift.texts.nouns import spell_noun, warrior_noun
from sfb_bot.kernel import Seat
from sfb_bot.locale import Texts, phrase
from sfb_bot.screens.box_names import BoxNames

# As matches of it are stored, and as its pictures are asked for.
GAME: Final = "rift"
RANK_EMOJI: Final = {"common": "🔹", "elite": "🔷", "champion": "👑"}
ATTACK_EMOJI: Final = "⚔️"
SPELL_EMOJI: Final = "✨"
STEP_EMOJI: Final = "👣"
FORM_EMOJI: Final = "🎭"


class Names(BoxNames):
    """Names in one language, for one box."""

    __slots__ = ("content",)

    def __init__(self, content: Content, texts: Texts, label: str = GAME) -> None:
        super().__init__(rift_texts(texts), label)
        self.content = content

    # --- cards ---

    def kind(self, kind: str) -> str:
        """A warrior card, with the raw id for one this box does not have."""
        found = self.content.kinds.get(kind)
        return warrior_noun(found, self.texts.language) if found else kind

    def spell(self, spell: str) -> str:
        """A spell card."""
        found = self.content.spells.get(spell)
        return spell_noun(found, self.texts.language) if found else spell

    def card(self, card: str) -> str:
        """Either of them."""
        return self.kind(card) if card in self.content.kinds else self.spell(card)

    def counted(self, cards: Iterable[str]) -> str:
        """Cards in the order they are given, equal ones together: `Curse ×2, Dash`."""
        return ", ".join(self.times(self.card(card), count) for card, count in Counter(cards).items())

    def times(self, name: str, count: int) -> str:
        """A card that is there several times."""
        return self.texts.say("card-times", card=name, count=count) if count > 1 else name

    def rank(self, rank: str) -> str:
        """The rank of a warrior."""
        return self.texts.say(f"rank-{rank}")

    def ability(self, kind: WarriorKind) -> str:
        """What a warrior can do besides striking; empty for nothing."""
        return in_language(kind.texts, self.texts.language) if kind.texts else ""

    def spell_text(self, spell: Spell) -> str:
        """What a spell does."""
        return in_language(spell.texts, self.texts.language)

    def timing(self, spell: Spell) -> str:
        """When a spell can be played."""
        return self.texts.say(f"timing-{spell.timing}")

    def strikes(self, values: Sequence[int | None]) -> str:
        """Damage by distance, equal neighbours together: `3 at 1, 2 at 2–3`."""
        parts: list[str] = []
        numbered = [(distance, value) for distance, value in enumerate(values, 1) if value is not None]
        for value, group in groupby(numbered, key=lambda each: each[1]):
            reach = [distance for distance, _ in group]
            far = str(reach[0]) if len(reach) == 1 else f"{reach[0]}–{reach[-1]}"
            parts.append(self.texts.say("strike-at", damage=value, distance=far))
        return ", ".join(parts) or self.texts.say("strike-never")

    def values(self, kind: WarriorKind) -> str:
        """Life and damage as printed, and whether it flies."""
        said = self.texts.say("kind-values", life=kind.life, strikes=self.strikes(kind.damage))
        return f"{said} · {self.texts.say('flies')}" if kind.flies else said

    def sheet(self, kind: WarriorKind) -> str:
        """A warrior card in one line."""
        return " · ".join(part for part in (self.values(kind), self.ability(kind)) if part)

    # --- the board ---

    def cell(self, cell: Cell) -> str:
        """A cell as players say it."""
        return self.content.cell_names[cell] if 0 <= cell < len(self.content.cell_names) else "?"

    def lane(self, lane: int) -> str:
        """A lane by its name."""
        return self.texts.say(f"lane-{LANES[lane]}")

    def lane_of(self, cell: Cell) -> int:
        """The number of the lane of a cell."""
        return cell // self.content.board.length

    def goal(self, seat: Seat, lane: int) -> Cell:
        """Where a seat's warriors want to get in a lane."""
        length = self.content.board.length
        return lane * length + (length - 1 if seat == BLUE else 0)

    def home(self, seat: Seat, lane: int) -> Cell:
        """Where a seat's warriors are summoned in a lane."""
        return self.goal(Seat(1 - seat), lane)

    def distance_home(self, seat: Seat, cell: Cell) -> int:
        """How far a cell is from a seat's own portal: 0 on its home cells."""
        place = cell % self.content.board.length
        return place if seat == BLUE else self.content.board.length - 1 - place

    def end_of(self, warrior: WarriorView, steps: int) -> Cell:
        """Where a warrior gets that moves so many cells forward."""
        return warrior.cell + FORWARD[warrior.seat] * steps

    def side(self, seat: Seat) -> str:
        """The colour of a seat."""
        return self.texts.say("side-blue" if seat == BLUE else "side-red")

    def placed(self, name: str, cell: Cell | None) -> str:
        """A warrior with its cell, where that is known: `Goblin N5`."""
        if cell is None or cell < 0:
            return name
        return phrase(partial(self.texts.say, "warrior-at"), warrior=name, cell=self.cell(cell))

    def shape(self, warrior: WarriorView) -> str:
        """What a warrior is called, with the form it has taken."""
        own = self.kind(warrior.kind)
        if warrior.form is None:
            return own
        return phrase(partial(self.texts.say, "warrior-in-form"), warrior=own, form=self.kind(warrior.form))

    def warrior(self, view: PublicView, number: int) -> str:
        """A warrior in a lane, by name and cell."""
        found = next((each for each in view.warriors if each.id == number), None)
        return self.texts.say("a-warrior") if found is None else self.placed(self.shape(found), found.cell)

    def warriors(self, view: PublicView, numbers: Iterable[int]) -> str:
        """Several warriors, as a list in a sentence."""
        return self.listed([self.warrior(view, number) for number in numbers])

    def condition(self, warrior: WarriorView) -> str:
        """How a warrior fares: life left, damage by distance, what lies on it."""
        texts = self.texts
        parts = [
            texts.say("warrior-life", left=warrior.life_left, life=warrior.life),
            texts.say("warrior-strikes", strikes=self.strikes(warrior.strikes)),
            *self.marks(warrior),
        ]
        return " · ".join(parts)

    def marks(self, warrior: WarriorView) -> list[str]:
        """What is special about a warrior now."""
        texts = self.texts
        marks = [
            texts.say(key)
            for key, is_set in (
                ("flies", warrior.flies),
                ("mark-new", warrior.is_new),
                ("mark-stepped", warrior.has_stepped),
                ("mark-changed", warrior.has_changed),
                ("mark-returned", warrior.has_returned),
            )
            if is_set
        ]
        if warrior.enchantments:
            magic = self.counted(each.spell for each in warrior.enchantments)
            marks.append(texts.say("mark-enchanted", spells=magic))
        return marks
