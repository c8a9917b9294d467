"""What things are called on screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from sfb_bot.games.warseer.rules.content import (
    FACES,
    RANKS,
    BattleCard,
    BattleMap,
    Content,
    CreatureKind,
    Feat,
    Keyword,
    KindId,
    MapId,
    Scenario,
    TerrainKind,
    Upgrade,
    in_language,
)
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.views import CreatureView, PublicView
from sfb_bot.games.warseer.texts import warseer_texts
from sfb_bot.kernel import LETTERS, Seat
from sfb_bot.locale import Noun, Texts, phrase
from sfb_bot.screens.box_names import BoxNames

# As matches of it are stored, and as its pictures are asked for.
GAME: Final = "warseer"
# Dice by their letters; the words beside them say which face lies up.
DIE_EMOJI: Final = {"Y": "🟡", "B": "🔵", "R": "🔴", "G": "🟢", "P": "🟣", "K": "⚫"}
FACE_NAMES: Final = {letter: name for name, letter in FACES.items()}
SORT_EMOJI: Final = {"spell": "✨", "relic": "💍", "building": "🏛️", "tactic": "🎯"}
RANK_EMOJI: Final = ("⚪", "🥉", "🥈", "🥇")
HERO_EMOJI: Final = "👑"
MINION_EMOJI: Final = "🐾"
MOVE_EMOJI: Final = "👣"
ATTACK_EMOJI: Final = "⚔️"
HEAL_EMOJI: Final = "💚"
FEAT_EMOJI: Final = "🏆"
USE_EMOJI: Final = "⚙️"
INCOME_EMOJI: Final = "🪙"

Thing = CreatureKind | BattleCard | Feat | TerrainKind | Upgrade | Scenario


def cells_in(mask: int) -> list[int]:
    """The cells of a set of cells, in reading order."""
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


class Names(BoxNames):
    """Names in one language, for one box."""

    __slots__ = ("content",)

    def __init__(self, content: Content, texts: Texts, label: str = GAME) -> None:
        super().__init__(warseer_texts(texts), label)
        self.content = content

    # --- the box ---

    def found(self, kind: str) -> Thing | None:
        """Anything of this box but maps, dice and words."""
        content, key = self.content, KindId(kind)
        return (
            content.creatures.get(key)
            or content.cards.get(key)
            or content.feats.get(key)
            or content.terrain.get(key)
            or content.upgrades.get(key)
            or content.scenarios.get(key)
        )

    def kind(self, kind: str) -> str:
        """What something is called, with the raw id for what this box does not have."""
        found, language = self.found(kind), self.texts.language
        if isinstance(found, CreatureKind):
            name = found.name
            return Noun(
                in_language(name.texts, language), name.cases.get(language), name.genders.get(language, "")
            )
        return in_language(found.name, language) if found else kind or self.texts.say("a-card")

    def map(self, number: str) -> str:
        """A map."""
        found = self.content.maps.get(MapId(number))
        return in_language(found.name, self.texts.language) if found else number

    def term(self, sort: str, name: str) -> str:
        """A keyword, crit effect, tag or faction by its name alone, or what a card grants beside them."""
        found = self.content.terms.get(sort, {}).get(name)
        if found is not None:
            return in_language(found.name, self.texts.language)
        granted = self.texts.has(f"granted-{name}")
        return self.texts.say(f"granted-{name}") if granted else name.replace("_", " ")

    def faction(self, faction: str) -> str:
        """A faction."""
        return self.term("faction", faction)

    def rank(self, rank: int) -> str:
        """A rank, empty for none."""
        return self.texts.say(f"rank-{RANKS[rank]}") if rank else ""

    def attack_type(self, attack: str) -> str:
        """Melee, ranged, magic; plain for damage that is none of them."""
        return self.texts.say(f"type-{attack}")

    def token(self, token: str) -> str:
        """A stun, poison or disease token."""
        return self.texts.say(f"token-{token}")

    def keyword(self, keyword: Keyword) -> str:
        """A keyword with what stands behind it."""
        parts = [self.term("keyword", keyword.name)]
        if keyword.number:
            parts.append(str(keyword.number))
        if keyword.dice:
            parts.append(self.dice(keyword.dice))
        if keyword.subject:
            parts.append(self.texts.first(f"subject-{keyword.subject}", "subject-other"))
        return " ".join(parts)

    def crit(self, crit: Keyword) -> str:
        """A crit effect with its dice."""
        name = self.term("crit", crit.name)
        return f"{name} {self.dice(crit.dice)}" if crit.dice else name

    def counted(self, kinds: Iterable[str]) -> str:
        """Things in the order they are given, equal ones together: `Brood Call ×2, Skyfall`."""
        return ", ".join(self.times(self.kind(kind), count) for kind, count in Counter(kinds).items())

    def times(self, name: str, count: int) -> str:
        """Something that is there several times; a noun keeps its cases."""
        if count < 2:
            return name
        several = phrase(partial(self.texts.say, "card-times", count=count), card=name)
        return Noun(str(several), several.forms, "plural") if isinstance(several, Noun) else several

    def emoji(self, kind: str) -> str:
        """What sort of thing it is, as a sign."""
        match self.found(kind):
            case CreatureKind(sort="hero"):
                return HERO_EMOJI
            case CreatureKind(sort="minion"):
                return MINION_EMOJI
            case CreatureKind(rank=rank):
                return RANK_EMOJI[rank]
            case BattleCard(sort=sort):
                return SORT_EMOJI[sort]
            case Feat():
                return FEAT_EMOJI
            case _:
                return ""

    # --- dice ---

    def dice(self, dice: str) -> str:
        """Dice as coloured signs."""
        return "".join(DIE_EMOJI.get(die, die) for die in dice)

    def dice_in_words(self, dice: str) -> str:
        """Dice by their colours: `2 blue, 1 yellow`."""
        language = self.texts.language
        return ", ".join(
            self.texts.say("dice-some", count=count, die=in_language(self.content.dice[die].name, language))
            for die, count in Counter(dice).items()
        )

    def face(self, face: str) -> str:
        """What a die shows."""
        return self.texts.say(f"face-{FACE_NAMES.get(face, 'blank')}")

    def rolled(self, dice: str, faces: str) -> str:
        """Dice as they lie: `🔵 hit 🟡 blank`."""
        pairs = zip(dice, faces, strict=False)
        return " ".join(f"{DIE_EMOJI.get(die, die)} {self.face(face)}" for die, face in pairs)

    # --- the battlefield ---

    def battle_map(self, view: PublicView) -> BattleMap:
        """The map a match is played on."""
        return self.content.maps[view.map]

    def hex(self, view: PublicView, cell: int) -> str:
        """A hex as players say it."""
        names = self.battle_map(view).grid.names
        return names[cell] if 0 <= cell < len(names) else self.texts.say("nowhere")

    def hexes(self, view: PublicView, cells: Iterable[int]) -> str:
        """Several hexes."""
        return ", ".join(self.hex(view, cell) for cell in cells)

    def terrain_at(self, view: PublicView, cell: int) -> str:
        """The terrain of a hex by its id, empty on open ground."""
        laid = dict(view.pieces).get(cell)
        return laid or self.battle_map(view).terrain[cell]

    def creature(self, view: PublicView, number: CreatureId) -> str:
        """A figure by its name, also one that has left; with its player's letter where several have one."""
        found = view.creature(number)
        if found is not None:
            return self.lettered(view, found.kind, found.owner)
        left = next(((kind, seat) for gone, kind, seat in view.gone if gone == number), None)
        return self.lettered(view, *left) if left else self.texts.say("a-creature")

    def lettered(self, view: PublicView, kind: KindId, owner: Seat) -> str:
        """A creature by its name, with its player's letter where somebody else has one of that name."""
        name = self.kind(kind)
        owners = {each.owner for each in view.creatures if each.kind == kind}
        owners |= {seat for _, gone, seat in view.gone if gone == kind}
        if owners <= {owner}:
            return name
        return phrase(partial(self.texts.say, "creature-of"), name=name, letter=LETTERS[owner])

    def creatures(self, view: PublicView, numbers: Sequence[CreatureId]) -> str:
        """Several figures, as a list in a sentence; those of one name together."""
        counted = Counter(self.creature(view, number) for number in numbers)
        return self.listed([self.times(name, count) for name, count in counted.items()])

    def placed(self, view: PublicView, creature: CreatureView) -> str:
        """A figure with its hex, for a button: what the picture has beside it."""
        name = self.lettered(view, creature.kind, creature.owner)
        return self.texts.say("creature-at", name=name, hex=self.hex(view, creature.cell))

    def labelled(self, view: PublicView, creature: CreatureView) -> str:
        """A figure with its hex and health."""
        return self.texts.say(
            "creature-label",
            name=self.placed(view, creature),
            left=creature.health_left,
            health=creature.health,
        )

    def marks(self, creature: CreatureView) -> list[str]:
        """What is special about a figure now: armour, tokens, enchantments, whether it has acted."""
        texts = self.texts
        marks: list[str] = []
        if creature.armour:
            marks.append(texts.say("mark-armour", count=creature.armour))
        marks.extend(self.token(token) for token in creature.tokens)
        marks.extend(self.kind(card) for card, _ in creature.charms)
        if creature.relic:
            marks.append(self.kind(creature.relic))
        if creature.seat != creature.owner:
            marks.append(texts.say("mark-controlled"))
        if creature.is_summoned:
            marks.append(texts.say("mark-summoned"))
        elif creature.is_turned and not creature.spare:
            marks.append(texts.say("mark-activated"))
        return marks

    def condition(self, creature: CreatureView) -> str:
        """How a figure fares and what it can do, for a line of a menu."""
        kind = self.content.creatures[creature.kind]
        attack = self.texts.say(
            "creature-attack",
            type=self.attack_type(kind.attack),
            dice=self.dice(kind.dice),
            range=creature.range,
        )
        printed = {keyword.name: self.keyword(keyword) for keyword in kind.keywords}
        keywords = {name: self.term("keyword", name) for name in creature.keywords} | printed
        return " · ".join([*self.marks(creature), attack, *keywords.values()])

    # --- players ---

    def seat(self, view: PublicView, seat: Seat, reader: Seat) -> str:
        """A player as another one calls them, where names of people are not known."""
        if seat == reader:
            return self.texts.say("seat-own")
        if any({seat, reader} <= set(side) for side in view.sides):
            return self.texts.say("seat-partner")
        if len(view.players) == 2:
            return self.texts.say("seat-opponent")
        return self.player(view, seat)

    def player(self, view: PublicView, seat: Seat) -> str:
        """A player by letter and hero."""
        hero = view.players[seat].hero
        if hero is None:
            return self.texts.say("seat-letter", letter=LETTERS[seat])
        return self.texts.say("seat-hero", letter=LETTERS[seat], hero=self.kind(hero))
