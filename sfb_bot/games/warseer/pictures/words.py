"""The words in pictures and their alt texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Protocol

from sfb_bot.drawing.fonts import readable
from sfb_bot.games.warseer.rules.content import (
    FACES,
    RANKS,
    BattleCard,
    Content,
    CreatureKind,
    Feat,
    KindId,
    MapId,
    Scenario,
    TerrainKind,
    Upgrade,
    in_language,
)
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.games.warseer.texts import warseer_texts
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import LETTERS, Seat
from sfb_bot.locale import Texts

FACE_NAMES: Final = {letter: name for name, letter in FACES.items()}
# Those whose text stands beside them say no more by their name.
_TOLD_BY_TEXT: Final = frozenset({"first_word", "last_word", "aura", "contract"})

Thing = CreatureKind | BattleCard | Feat | TerrainKind | Upgrade | Scenario


class _Keyword(Protocol):
    """A keyword with what stands behind it."""

    @property
    def name(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def dice(self) -> str: ...
    @property
    def subject(self) -> str: ...


@cache
def picture_texts(language: str) -> Texts:
    """What the game says in a language; in English where the language is unknown or lacks something."""
    return warseer_texts(Texts(language))


class Words:
    """Names in one language, for one box."""

    __slots__ = ("content", "language", "texts")

    def __init__(self, content: Content, language: str) -> None:
        self.content = content
        self.language = language
        self.texts = picture_texts(language)

    def found(self, kind: str) -> Thing | None:
        """Anything of this box but maps and dice."""
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
        """What something is called; its id where this box does not have it."""
        found = self.found(kind)
        if isinstance(found, CreatureKind):
            return in_language(found.name.texts, self.language)
        return in_language(found.name, self.language) if found is not None else kind

    def short(self, kind: str) -> str:
        """The same without a title behind a comma."""
        return self.kind(kind).partition(",")[0]

    def map(self, number: str) -> str:
        """A map."""
        found = self.content.maps.get(MapId(number))
        return in_language(found.name, self.language) if found is not None else number

    def term(self, sort: str, name: str) -> str:
        """A keyword, crit effect, tag or faction."""
        found = self.content.terms.get(sort, {}).get(name)
        return in_language(found.name, self.language) if found is not None else name.replace("_", " ")

    def letters(self, dice: str) -> str:
        """Dice by the letters of their colours."""
        return " + ".join(self.texts.say(f"picture-die-{die}") for die in dice)

    def dice(self, dice: str) -> str:
        """Dice by their colours: `2 blue, 1 yellow`."""
        found = self.content.dice
        return ", ".join(
            self.texts.say(
                "dice-some",
                count=count,
                die=in_language(found[die].name, self.language) if die in found else die,
            )
            for die, count in Counter(dice).items()
        )

    def rolled(self, dice: str, faces: str) -> str:
        """Dice as they lie: `blue hit, yellow blank`."""
        found = self.content.dice
        return ", ".join(
            f"{in_language(found[die].name, self.language) if die in found else die} {self.face(face)}"
            for die, face in zip(dice, faces, strict=False)
        )

    def face(self, face: str) -> str:
        """What a die shows."""
        return self.texts.say(f"face-{FACE_NAMES.get(face, 'blank')}")

    def keyword(self, keyword: _Keyword, sort: str = "keyword") -> str:
        """A keyword or crit effect with what stands behind it."""
        parts = [self.term(sort, keyword.name)]
        if keyword.number:
            parts.append(str(keyword.number))
        if keyword.dice:
            parts.append(f"({self.letters(keyword.dice)})")
        if keyword.subject:
            parts.append(self.texts.first(f"subject-{keyword.subject}", "subject-other"))
        return " ".join(parts)

    def keywords(self, kind: CreatureKind) -> str:
        """The keywords of a creature, without those that its text tells in full."""
        return ", ".join(self.keyword(each) for each in kind.keywords if each.name not in _TOLD_BY_TEXT)

    def sort(self, found: Thing) -> str:
        """What sort of thing it is: `bronze character · Grypharim`."""
        texts = self.texts
        match found:
            case CreatureKind():
                sort = texts.say(f"sort-{found.sort}")
                if found.stars:
                    key = "sort-ranked-elite" if found.stars > 1 else "sort-ranked"
                    sort = texts.say(key, rank=texts.say(f"rank-{RANKS[found.rank]}"), sort=sort)
                return f"{sort} · {self.term('faction', found.faction)}"
            case BattleCard():
                is_faction = found.owner in self.content.terms["faction"]
                owner = self.term("faction", found.owner) if is_faction else self.kind(found.owner)
                return f"{texts.say(f'sort-{found.sort}')} · {owner}"
            case Feat():
                return texts.say(f"sort-{found.sort}")
            case TerrainKind():
                return texts.say("sort-terrain-basic" if found.sort == "basic" else "sort-terrain-unique")
            case Upgrade():
                return texts.say("sort-upgrade", sort=texts.say(f"sort-{found.sort}"))
            case Scenario():
                return texts.say("sort-scenario")

    def text(self, found: Thing) -> str:
        """What its card says."""
        texts, language = self.texts, self.language
        match found:
            case CreatureKind():
                keywords = self.keywords(found)
                crit = texts.say("crit-line", crit=self.keyword(found.crit, "crit"))
                told = in_language(found.text, language) if found.text else ""
                parts = [f"{keywords}." if keywords else "", crit, told]
            case Feat():
                key = f"feat-text-{found.sort}"
                parts = [texts.say(key, points=found.points, condition=in_language(found.text, language))]
            case Scenario():
                aim = in_language(found.aim_text, language) if found.aim_text else ""
                parts = [in_language(found.placing_text, language), in_language(found.text, language)]
                parts.append(texts.say("scenario-aim", aim=aim) if aim else "")
            case _:
                parts = [in_language(found.text, language)]
        return " ".join(" ".join(each.split()) for each in parts if each)

    def counted(self, kinds: Iterable[str]) -> str:
        """Things in their order, equal ones together."""
        return ", ".join(
            self.texts.say("card-times", card=self.kind(kind), count=count) if count > 1 else self.kind(kind)
            for kind, count in Counter(kinds).items()
        )

    def hex(self, view: PublicView, cell: Cell) -> str:
        """A hex as players say it."""
        names = self.content.maps[view.map].grid.names
        return names[cell] if 0 <= cell < len(names) else self.texts.say("nowhere")

    def creature(self, view: PublicView, number: CreatureId) -> str:
        """A figure by its name and its player's letter, also one that has left."""
        found = view.creature(number)
        if found is not None:
            return f"{self.kind(found.kind)} {LETTERS[found.seat]}"
        left = next(((kind, seat) for gone, kind, seat in view.gone if gone == number), None)
        return f"{self.kind(left[0])} {LETTERS[left[1]]}" if left else self.texts.say("a-creature")


def player_names(view: PublicView, names: Sequence[str], language: str) -> list[str]:
    """The players' names as far as they can be written, else their letters."""
    texts = picture_texts(language)
    found: list[str] = []
    for player in view.players:
        given = readable(names[player.seat]) if player.seat < len(names) else ""
        found.append(given or texts.say("picture-player", letter=LETTERS[player.seat]))
    return found


def is_skirmish(view: PublicView) -> bool:
    """Whether destroyed characters count, and no points."""
    return view.setup.mode.startswith("skirmish")


def side_of(view: PublicView, seat: Seat) -> tuple[Seat, ...]:
    """Those who play together with a seat."""
    return next((side for side in view.sides if seat in side), (seat,))
