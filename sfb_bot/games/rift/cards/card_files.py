"""The box, read from `cards/`. Loading is strict: anything wrong stops with file, entry and reason.

What the files say, unchecked, is the document of the box: JSON values that can be stored with matches and
be made into the same box again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast, get_args

from sfb_bot.card_files.declined_names import declined_name
from sfb_bot.card_files.folders import cards_folder
from sfb_bot.card_files.strict_toml import TomlTable, read_toml
from sfb_bot.games.rift.cards.spell_tables import SpellEffect, read_effect
from sfb_bot.games.rift.rules.choices import BACK, DRAW, END, NONE, PASS, SELECT
from sfb_bot.games.rift.rules.content import (
    ABILITY_OPS,
    FARTHEST,
    Ability,
    AbilityOp,
    Board,
    Content,
    Gender,
    Name,
    NameCase,
    Rank,
    Spell,
    Timing,
    WarriorKind,
    World,
)
from sfb_bot.games.rift.rules.ids import KindId, SpellId
from sfb_bot.games.rift.rules.model import SEATS
from sfb_bot.kernel import ContentError, Json

_GAME: Final = "rift"
_BOARD: Final = "board"
_SPELLS: Final = "spells"
# The file of each rank; armies are built from the highest.
RANK_FILES: Final[Mapping[Rank, str]] = {"champion": "champions", "elite": "elites", "common": "commons"}
_FILES: Final = (_BOARD, *RANK_FILES.values(), _SPELLS)

# Champions to keep are chosen by what they are called, so there are no two of a kind.
_MOST_COPIES: Final[Mapping[Rank, int]] = {"champion": 1, "elite": 9, "common": 9}
_CANNOT_STRIKE: Final = "-"
# What options are called besides warriors and spells; one of those with such an id could not be told apart.
_OPTION_WORDS: Final = frozenset(
    {*(option.key for option in (BACK, DRAW, END, NONE, PASS, SELECT)), "attack", "form", "step"}
)


def load_content(folder: Path | None = None) -> Content:
    """Read the whole box from a folder (by default the one that comes with the program)."""
    return content_from(read_box(folder))


def read_box(folder: Path | None = None) -> Json:
    """The document of the box: what every file says, by the names of the files."""
    folder = folder or cards_folder(_GAME)
    return {name: read_toml(folder / f"{name}.toml") for name in _FILES}


def content_from(document: Json) -> Content:
    """The box that a document describes; ContentError where it does not make sense to this program."""
    # Any: checked value by value as it is taken.
    box: Mapping[str, Any] = document
    sheets = {name: TomlTable.of(f"{name}.toml", box.get(name)) for name in _FILES}
    board = _board(sheets[_BOARD])
    kinds = [
        _warrior(entry, rank)
        for rank, file in RANK_FILES.items()
        for entry in _entries(sheets[file], "warrior")
    ]
    spells = [_spell(entry, board) for entry in _entries(sheets[_SPELLS], "spell")]
    _refuse_doubles(kinds, spells)
    content = Content(board, kinds, spells)
    _check_armies(sheets, content)
    _check_abilities(kinds, board)
    _check_hands(sheets[_SPELLS], content)
    return content


def _entries(table: TomlTable, key: str) -> list[TomlTable]:
    entries = table.tables(key, "id")
    table.done()
    return entries


# --- Board ------------------------------------------------------------------------------------------------


def _board(table: TomlTable) -> Board:
    # A shorter lane than the longest shot makes no sense, a cell of a longer one has no number of one digit.
    length = table.number("length", FARTHEST + 1, 9)
    dealt = table.number("dealt", 1, 9)
    kept = table.number("kept", 1, dealt)
    hands = table.number("first_hand", 0, 9), table.number("second_hand", 0, 9)
    warning = table.number("warning_after", 1, 99)
    exhaustion = table.number("exhaustion_after", warning + 1, 99)
    tally = table.number("tally_after", exhaustion + 1, 99)
    board = Board(length, dealt, kept, *hands, warning, exhaustion, tally, table.number("last_turn", 1, 999))
    table.done()
    return board


# --- Names ------------------------------------------------------------------------------------------------


def _id(table: TomlTable) -> str:
    found = table.text("id")
    if not (found.isidentifier() and found.isascii() and found.islower()):
        table.wrong("the id must be in small letters, such as war_hound")
    if found in _OPTION_WORDS:
        table.wrong(f"{found} is what an option is called; give it another id")
    return found


def _name(table: TomlTable) -> Name:
    return Name(*declined_name(table, get_args(Gender), get_args(NameCase)))


# --- Warriors ---------------------------------------------------------------------------------------------


def _warrior(table: TomlTable, rank: Rank) -> WarriorKind:
    kind_id, name = KindId(_id(table)), _name(table)
    ability = _ability(table.table("ability")) if table.has("ability") else None
    kind = WarriorKind(
        kind_id,
        name,
        cast("World", table.text("world", get_args(World))),
        rank,
        table.number("copies", 1, _MOST_COPIES[rank]),
        table.flag("flies"),
        table.number("life", 1, 9),
        _damage(table),
        ability,
        # A text without an ability would promise something: the key is unknown then.
        table.texts("text") if ability else None,
        table.texts("reason"),
    )
    table.done()
    return kind


def _damage(table: TomlTable) -> tuple[int | None, ...]:
    """What is printed for each distance, as in "3/2/-/-"."""
    said = table.text("damage")
    values = said.split("/")
    if len(values) != FARTHEST or not all(map(_is_damage, values)):
        table.wrong(f"damage must be {FARTHEST} digits or dashes, as in '3/2/-/-', not {said!r}")
    damage = tuple(None if value == _CANNOT_STRIKE else int(value) for value in values)
    if not any(damage):
        table.wrong("damage is nothing at any distance")
    return damage


def _is_damage(value: str) -> bool:
    return value == _CANNOT_STRIKE or (len(value) == 1 and value.isascii() and value.isdigit())


def _ability(table: TomlTable) -> Ability:
    op = cast("AbilityOp", table.text("op", tuple(ABILITY_OPS)))
    ability = Ability(op, table.number("amount", 1, 9) if ABILITY_OPS[op].has_amount else 0)
    table.done()
    return ability


# --- Spells -----------------------------------------------------------------------------------------------


def _spell(table: TomlTable, board: Board) -> Spell:
    spell_id, name = SpellId(_id(table)), _name(table)
    texts = table.texts("text")
    copies = table.number("copies", 1, 9)
    timing = cast("Timing", table.text("timing", get_args(Timing)))
    effect: SpellEffect = read_effect(table, board.length)
    table.done()
    return Spell(spell_id, name, texts, copies, timing, **effect)


# --- The whole box ----------------------------------------------------------------------------------------


def _refuse_doubles(kinds: Sequence[WarriorKind], spells: Sequence[Spell]) -> None:
    """No two cards have the same id, none the same name in any language: people say them."""
    seen: dict[tuple[str, str], str] = {}
    cards = [(f"{RANK_FILES[kind.rank]}.toml", kind.id, kind.name) for kind in kinds]
    for file, card, name in [*cards, *((f"{_SPELLS}.toml", spell.id, spell.name) for spell in spells)]:
        for language, said in (("", card), *name.texts.items()):
            key = language, said.casefold()
            if key in seen:
                raise ContentError(file, card, f"{said} is in {seen[key]} already")
            seen[key] = file


def _check_armies(sheets: Mapping[str, TomlTable], content: Content) -> None:
    """Both players are dealt their packets of every rank from one pool."""
    wanted = content.board.dealt * len(SEATS)
    for rank, file in RANK_FILES.items():
        found = len(content.pool[rank])
        if found < wanted:
            sheets[file].wrong(f"{found} cards; two players are dealt {wanted}")


def _check_abilities(kinds: Sequence[WarriorKind], board: Board) -> None:
    shapeshifters = 0
    for kind in kinds:
        ability = kind.ability
        if ability is None:
            continue
        shapeshifters += kind.copies if ability.op == "shapeshift" else 0
        reason = ""
        if ability.op == "rebirth" and kind.copies > 1:
            # Who has returned is remembered by what it is called.
            reason = f"rebirth is for one card of a kind; here are {kind.copies}"
        elif ability.op == "shapeshift" and shapeshifters > 1:
            reason = f"shapeshift is for one card, whose forms are the box; this makes {shapeshifters}"
        elif ability.op == "charge" and not 2 <= ability.amount < board.length:
            reason = f"charge is {ability.amount}; allowed are 2 to {board.length - 1}"
        if reason:
            raise ContentError(f"{RANK_FILES[kind.rank]}.toml", kind.id, reason)


def _check_hands(table: TomlTable, content: Content) -> None:
    wanted = max(content.board.first_hand, content.board.second_hand)
    found = len(content.spell_deck)
    if found < wanted:
        table.wrong(f"{found} cards; a player begins with up to {wanted}")
