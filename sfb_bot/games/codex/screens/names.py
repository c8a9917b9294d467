"""What things are called on screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sfb_bot.games.codex.rules.content import NEUTRAL, Content, Kind, in_language
from sfb_bot.games.codex.rules.ids import KindId, ObjId, SpecId
from sfb_bot.games.codex.rules.model import DUEL
from sfb_bot.games.codex.rules.views import ObjView, PublicView
from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.kernel import LETTERS, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.box_names import BoxNames

# As matches of it are stored, and as its pictures are asked for.
GAME: Final = "codex"
COLOUR_EMOJI: Final = {
    NEUTRAL: "🟤",
    "red": "🔴",
    "green": "🟢",
    "blue": "🔵",
    "black": "⚫",
    "white": "⚪",
    "purple": "🟣",
}
PLAY_EMOJI: Final = "🃏"
WORKER_EMOJI: Final = "⛏️"
HERO_EMOJI: Final = "👑"
LEVEL_EMOJI: Final = "⬆️"
BUILD_EMOJI: Final = "🏗️"
ABILITY_EMOJI: Final = "✨"
ATTACK_EMOJI: Final = "⚔️"
EYE_EMOJI: Final = "👁️"
REPAIR_EMOJI: Final = "🔧"
SLOT_NAMES: Final = ("", "leader", "elite", "scavenger", "technician", "lookout")
TECH_NUMERALS: Final = ("0", "I", "II", "III")


class Names(BoxNames):
    """Names in one language, for one box."""

    __slots__ = ("content",)

    def __init__(self, content: Content, texts: Texts, label: str = GAME) -> None:
        super().__init__(codex_texts(texts), label)
        self.content = content

    # --- cards ---

    def found(self, kind: str) -> Kind | None:
        """A card of this box."""
        return self.content.kinds.get(KindId(kind))

    def kind(self, kind: str) -> str:
        """A card, hero, token or building, with the raw id for one this box does not have."""
        found = self.found(kind)
        return in_language(found.name, self.texts.language) if found else kind or self.texts.say("a-card")

    def spec(self, spec: SpecId) -> str:
        """A school."""
        found = self.content.specs.get(spec)
        return in_language(found.name, self.texts.language) if found else spec

    def colour(self, colour: str) -> str:
        """A colour."""
        found = self.content.colours.get(colour)
        return in_language(found, self.texts.language) if found else colour

    def emoji(self, kind: str) -> str:
        """The colour of a card as a dot."""
        found = self.found(kind)
        return COLOUR_EMOJI[found.colour] if found else ""

    def counted(self, cards: Iterable[str], between: str = ", ") -> str:
        """Cards in the order they are given, equal ones together: `Wisp ×2, Fireball`."""
        return between.join(self.times(self.kind(card), count) for card, count in Counter(cards).items())

    def times(self, name: str, count: int) -> str:
        """Something that is there several times."""
        return self.texts.say("card-times", card=name, count=count) if count > 1 else name

    def keyword(self, keyword: str, number: int = 0) -> str:
        """A keyword, with its number where it has one."""
        found = self.content.keywords.get(keyword)
        if found is not None:
            name = in_language(found[0], self.texts.language)
        else:
            name = self.texts.first(f"keyword-{keyword}", "keyword-other", name=keyword.replace("_", " "))
        return self.texts.say("keyword-number", keyword=name, number=number) if number else name

    def rune(self, rune: str, count: int) -> str:
        """So many runes of a kind."""
        return self.texts.first(f"rune-{rune}", "rune-other", count=count, rune=rune.replace("_", " "))

    def slot(self, slot: int) -> str:
        """A place in a patrol zone."""
        return self.texts.say(f"slot-{SLOT_NAMES[slot]}") if 0 < slot < len(SLOT_NAMES) else ""

    def tech(self, level: int) -> str:
        """A tech level, empty for what has none."""
        return self.texts.say("tech-level", level=TECH_NUMERALS[level]) if level >= 0 else ""

    # --- the table ---

    def stats(self, obj: ObjView) -> str:
        """Attack and HP left; a building has only these."""
        found = self.found(obj.shape)
        if found is not None and found.is_fighter:
            return self.texts.say("obj-stats", atk=obj.atk, hp=obj.hp_left)
        if found is not None and found.is_building:
            return self.texts.say("obj-hp", hp=obj.hp_left)
        return ""

    def alone(self, view: PublicView, obj: ObjView) -> str:
        """What something is called; of several of that name and side each has its number."""
        name = self.kind(obj.shape)
        alike = [each.id for each in view.objs if each.shape == obj.shape and each.seat == obj.seat]
        if len(alike) > 1:
            name = self.texts.say("obj-number", name=name, number=alike.index(obj.id) + 1)
        return name

    def obj(self, view: PublicView, number: ObjId) -> str:
        """Something on the table by its name alone."""
        found = view.obj(number)
        if found is not None:
            return self.alone(view, found)
        left = next((kind for gone, kind, _ in view.gone if gone == number), "")
        return self.kind(left) if left else self.texts.say("something")

    def labelled(self, view: PublicView, obj: ObjView) -> str:
        """Something on the table with its values and its level, for a button."""
        name = self.alone(view, obj)
        stats = self.stats(obj)
        found = self.found(obj.kind)
        if found is not None and found.is_hero:
            name = self.texts.say("obj-level", name=name, level=obj.level)
        return f"{name} {stats}" if stats else name

    def plain(self, view: PublicView, obj: ObjView) -> str:
        """Something on the table with its values alone, where room is scarce."""
        return " ".join(part for part in (self.alone(view, obj), self.stats(obj)) if part)

    def shown(self, view: PublicView, obj: ObjView, *, is_brief: bool = False) -> str:
        """Something with its place in the patrol zone; `is_brief`: without its level."""
        said = self.plain(view, obj) if is_brief else self.labelled(view, obj)
        return self.texts.say("obj-in-slot", name=said, slot=self.slot(obj.slot)) if obj.slot else said

    def abilities(self, obj: ObjView) -> list[str]:
        """The keywords something has now."""
        numbers = dict(obj.numbers)
        plain = [self.keyword(each) for each in obj.keywords]
        return [*plain, *(self.keyword(each, number) for each, number in numbers.items())]

    def marks(self, obj: ObjView) -> list[str]:
        """What is special about something now, besides its keywords."""
        texts = self.texts
        marks: list[str] = []
        if obj.is_site:
            marks.append(texts.say("mark-site"))
        if obj.is_future:
            marks.append(texts.say("mark-future"))
        if obj.damage:
            marks.append(texts.say("mark-damage", damage=obj.damage))
        if obj.armor:
            marks.append(texts.say("mark-armor", armor=obj.armor))
        marks.extend(self.rune(rune, count) for rune, count in obj.runes if count)
        if obj.is_exhausted:
            marks.append(texts.say("mark-exhausted"))
        if obj.skips_ready:
            marks.append(texts.say("mark-disabled"))
        if obj.spec:
            marks.append(self.spec(obj.spec))
        if obj.held:
            marks.append(texts.say("mark-held", cards=self.counted(obj.held)))
        return marks

    def condition(self, view: PublicView, obj: ObjView) -> str:
        """How something fares, for a line of a menu."""
        parts = [*self.marks(obj), *self.abilities(obj)]
        on = [self.kind(each.shape) for each in view.objs if each.host == obj.id]
        if on:
            parts.append(self.texts.say("mark-carries", cards=", ".join(on)))
        return " · ".join(parts)

    # --- players ---

    def seat(self, view: PublicView, seat: Seat, reader: Seat) -> str:
        """A player as another one calls them, where names of people are not known."""
        texts = self.texts
        if seat == reader:
            return texts.say("seat-own")
        if view.side_of(seat) == view.side_of(reader):
            return texts.say("seat-partner")
        if view.mode == DUEL:
            return texts.say("seat-opponent")
        return self.lettered(view, seat)

    def letter(self, seat: Seat) -> str:
        """A player by the letter that pictures have."""
        return self.texts.say("seat-letter", letter=LETTERS[seat])

    def lettered(self, view: PublicView, seat: Seat) -> str:
        """A player by letter and main hero."""
        heroes = view.players[seat].heroes
        if not heroes:
            return self.letter(seat)
        return self.texts.say("seat-hero", letter=LETTERS[seat], hero=self.kind(heroes[0].kind))

    def owned(self, view: PublicView, obj: ObjView, reader: Seat, *, is_brief: bool = False) -> str:
        """Something with whose it is, where the reader could take it for another one."""
        said = self.shown(view, obj, is_brief=is_brief)
        is_friend = view.side_of(obj.seat) == view.side_of(reader)
        # Every side has a base.
        if obj.id in view.bases and (is_friend or len(view.sides) == 2):
            return self.texts.say("base-own" if is_friend else "base-theirs", hp=self.stats(obj))
        if obj.seat == reader:
            return self.texts.say("obj-own", name=said)
        if view.mode == DUEL:
            return said
        # The picture has the letters; a button has no room for more.
        whose = self.seat(view, obj.seat, reader) if is_friend else self.letter(obj.seat)
        return self.texts.say("obj-of", name=said, player=whose)
