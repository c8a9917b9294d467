"""The box, read from `cards/`. Loading is strict: anything wrong stops with file, entry and reason.

What the files say, unchecked, is the document of the box: JSON values that can be stored with matches and
be made into the same box again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast, get_args

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.card_files.strict_toml import TomlTable, read_toml
from sfb_bot.games.brawl.cards.effect_tables import (
    read_abilities,
    read_bonuses,
    read_effects,
    read_keyword_rules,
    read_keywords,
)
from sfb_bot.games.brawl.rules.content import (
    ANY_CORE,
    CORES,
    Arena,
    Card,
    CardKind,
    Challenge,
    Champion,
    ConditionKind,
    Content,
    Deployment,
    Gender,
    KeyValue,
    NameCase,
    Passage,
    RangeKind,
    Reach,
    Role,
    SheetSide,
    StandardAction,
    Statue,
    Team,
    Texts,
    Trap,
)
from sfb_bot.games.brawl.rules.ids import ActionId, CardId, ChallengeId, ChampionId, TrapFace
from sfb_bot.games.brawl.rules.model import DUEL
from sfb_bot.games.brawl.rules.words import (
    AFTER_ATTACK,
    AIMED_SKILL,
    BEFORE_ATTACK,
    PLAIN_SKILL,
    REACTION,
    STRIKE,
)
from sfb_bot.hexgrid import Grid, Hex, Mask
from sfb_bot.kernel import ContentError, Json

_GAME: Final = "brawl"
CARDS_PER_CHAMPION: Final = 6
TRAP_FACES_WITHOUT_DAMAGE: Final = ("stun", "root")

_CHAMPIONS: Final = "champions"
_SHEETS: Final = ("arena", "challenges", "traps", "standard_actions")
# Boxes stored before there were teams have none.
_TEAMS: Final = "teams"


def load_content(folder: Path | None = None) -> Content:
    """Read the whole box from a folder (by default the one that comes with the program)."""
    return content_from(read_box(folder))


def read_box(folder: Path | None = None) -> Json:
    """The document of the box: what every file says, the champions by their ids."""
    folder = folder or cards_folder(_GAME)
    files = sorted((folder / _CHAMPIONS).glob("*.toml"))
    if not files:
        raise ContentError(str(folder.name), _CHAMPIONS, "no champion files found")
    return {
        _CHAMPIONS: {file.stem: read_toml(file) for file in files},
        **{name: read_toml(folder / f"{name}.toml") for name in (*_SHEETS, _TEAMS)},
    }


def content_from(document: Json) -> Content:
    """The box that a document describes; ContentError where it does not make sense to this program."""
    # Any: checked value by value as it is taken.
    box: Mapping[str, Any] = document
    champions = [
        _champion(TomlTable.of(f"{name}.toml", values), ChampionId(name))
        for name, values in box[_CHAMPIONS].items()
    ]
    _refuse_doubles(champions)
    sheets = {name: TomlTable.of(f"{name}.toml", box.get(name)) for name in _SHEETS}
    traps, in_play = _traps(sheets["traps"])
    arena = _arena(sheets["arena"])
    return Content(
        arena,
        champions,
        _challenges(sheets["challenges"], arena),
        traps,
        in_play,
        _standard_actions(sheets["standard_actions"]),
        teams=_teams(TomlTable.of(f"{_TEAMS}.toml", box.get(_TEAMS, {})), champions),
    )


def _refuse_doubles(champions: Sequence[Champion]) -> None:
    seen: dict[str, str] = {}
    for champion in champions:
        for name in (champion.code, *(card.id for card in champion.cards)):
            if name in seen:
                raise ContentError(f"{champion.id}.toml", name, f"is in {seen[name]}.toml already")
            seen[name] = champion.id


# --- Champions --------------------------------------------------------------------------------------------


def _champion(table: TomlTable, champion: ChampionId) -> Champion:
    if not (champion.isidentifier() and champion.isascii() and champion.islower()):
        table.wrong("the file must be named after the champion in small letters, such as tzu_xiao.toml")
    code = table.text("code")
    if len(code) != 3 or not code.isupper():
        table.wrong(f"code must be three capital letters, not {code!r}")
    cards = tuple(_card(card, champion, code) for card in table.tables("card", "id"))
    if len(cards) != CARDS_PER_CHAMPION:
        table.wrong(f"{len(cards)} cards; a champion has {CARDS_PER_CHAMPION}")
    found = Champion(
        champion,
        code,
        table.texts("name"),
        table.texts("title") if table.has("title") else {"en": ""},
        _side(table.table("basic"), champion, levelled=False),
        _side(table.table("levelled"), champion, levelled=True),
        cards,
        # Boxes stored before there were roles have none.
        tuple(cast("list[Role]", table.names("roles", get_args(Role)))) if table.has("roles") else (),
        # Boxes stored before names were declined have neither.
        cast("Gender", table.text("gender", get_args(Gender))) if table.has("gender") else "",
        _cases(table) if table.has("cases") else {},
    )
    table.done()
    return found


def _cases(table: TomlTable) -> dict[str, Texts]:
    """The cases of a name by language: all of them, or none where the name is not declined."""
    return {
        language: entry.all_texts(get_args(NameCase))
        for language, entry in table.tables_by_name("cases").items()
    }


def _side(table: TomlTable, champion: str, *, levelled: bool) -> SheetSide:
    abilities: dict[str, KeyValue] = {}
    texts = None
    if levelled and table.has("ability"):
        abilities = read_abilities(table.table("ability"), champion)
        texts = table.texts("text")
    side = SheetSide(table.number("health", 1, 20), table.number("defence", 0, 9), abilities, texts)
    table.done()
    return side


# What every card has: id, champion, names, texts, core.
_Printed = tuple[CardId, ChampionId, Texts, Texts, int]


def _card(table: TomlTable, champion: ChampionId, code: str) -> Card:
    card_id = CardId(table.text("id"))
    if not (card_id.startswith(code) and card_id[3:].isdigit() and len(card_id) == 5):
        table.wrong(f"the id must be {code} and two digits, not {card_id!r}")
    kind = cast("CardKind", table.text("kind", get_args(CardKind)))
    printed: _Printed = (
        card_id,
        champion,
        table.texts("name"),
        table.texts("text"),
        CORES.index(table.text("core", CORES)),
    )
    read = {"attack": _attack_card, "skill": _skill_card, "reaction": _reaction_card}[kind]
    card = read(table, printed)
    table.done()
    return card


def _attack_card(table: TomlTable, printed: _Printed) -> Card:
    champion = printed[1]
    return Card(
        *printed,
        "attack",
        move=_move(table),
        reach=_reach(table.table("range")),
        strength=table.number("strength", 0, 9),
        strength_bonus=read_bonuses(table, "strength_bonus", STRIKE),
        keywords=read_keywords(table, "keywords") + read_keyword_rules(table, "keywords_if"),
        before=read_effects(table, "before", champion, BEFORE_ATTACK),
        after=read_effects(table, "after", champion, AFTER_ATTACK),
    )


def _skill_card(table: TomlTable, printed: _Printed) -> Card:
    reach = _reach(table.table("range")) if table.has("range") else None
    move = _move(table)
    card = Card(
        *printed,
        "skill",
        move=move,
        move_through=_move_through(table, move),
        reach=reach,
        aims_at_anyone=table.flag("aims_at_anyone"),
        effects=read_effects(table, "effects", printed[1], AIMED_SKILL if reach else PLAIN_SKILL),
    )
    if not card.effects:
        table.wrong("a skill needs effects")
    if card.aims_at_anyone and reach is None:
        table.wrong("a skill without a range aims at nobody")
    return card


def _reaction_card(table: TomlTable, printed: _Printed) -> Card:
    champion = printed[1]
    card = Card(
        *printed,
        "reaction",
        defence=table.number("defence", 0, 9) if table.has("defence") else None,
        defence_bonus=read_bonuses(table, "defence_bonus", REACTION),
        now=read_effects(table, "now", champion, REACTION),
        after=read_effects(table, "after", champion, REACTION),
        after_knock_out=read_effects(table, "after_knock_out", champion, REACTION),
    )
    if card.defence is None and card.defence_bonus:
        table.wrong("a defence bonus needs a printed defence")
    if card.defence is None and not (card.now or card.after or card.after_knock_out):
        table.wrong("a reaction needs a defence or effects")
    return card


def _move_through(table: TomlTable, move: int | None) -> frozenset[Passage]:
    if not table.has("move_through"):
        return frozenset()
    if move is None:
        table.wrong("a card without a move goes through nothing")
    return frozenset(cast("list[Passage]", table.names("move_through", get_args(Passage))))


def _move(table: TomlTable) -> int | None:
    # A printed 0 is not to be had: from the Gate the first point must be spent on coming in.
    return table.number("move", 1, 9) if table.has("move") else None


def _reach(table: TomlTable) -> Reach:
    kind = cast("RangeKind", table.text("kind", get_args(RangeKind)))
    if kind in ("direct", "indirect"):
        printed = table.has("min")
        nearest = table.number("min", 1, 9, 1)
        reach = Reach(kind, nearest, table.number("max", nearest, 9), printed)
    else:
        reach = Reach(kind)
    table.done()
    return reach


def _standard_actions(table: TomlTable) -> list[StandardAction]:
    actions: list[StandardAction] = []
    for entry in table.tables("action", "id"):
        core = entry.text("core", (*CORES, "any"))
        reach = _reach(entry.table("range")) if entry.has("range") else None
        actions.append(
            StandardAction(
                ActionId(entry.text("id")),
                entry.texts("name"),
                entry.texts("text"),
                ANY_CORE if core == "any" else CORES.index(core),
                entry.number("move", 1, 9),
                reach,
                read_effects(entry, "effects", "", AIMED_SKILL if reach else PLAIN_SKILL),
            )
        )
        entry.done()
    table.done()
    if len({action.id for action in actions}) != len(actions):
        table.wrong("two standard actions have the same id")
    return actions


# --- Arena, challenges, traps -----------------------------------------------------------------------------


def _arena(table: TomlTable) -> Arena:
    columns = table.rows("columns", 3)
    if len({q for q, _, _ in columns}) != len(columns):
        table.wrong("columns names a column twice")
    if any(last < first for _, first, last in columns):
        table.wrong("columns has a column that ends before it begins")
    grid = Grid(Hex(q, r) for q, first, last in columns for r in range(first, last + 1))
    statues: list[Statue] = []
    for name, entry in table.tables_by_name("statues").items():
        core = CORES.index(entry.text("core", CORES))
        cell = grid.names.index(entry.text("hex", grid.names))
        statues.append(Statue(name, entry.texts("name"), core, cell, _cells(grid, entry, "area")))
        entry.done()
    deployments: list[Deployment] = []
    for name, entry in table.tables_by_name("deployment").items():
        across, down = entry.numbers("gate", 2)
        deployments.append(
            Deployment(name, entry.texts("name"), _cells(grid, entry, "hexes"), (across, down))
        )
        entry.done()
    arena = Arena(table.texts("name"), grid, statues, deployments, _cells(grid, table, "trap_hexes"))
    table.done()
    _check_arena(table, arena)
    return arena


def _cells(grid: Grid, table: TomlTable, key: str) -> Mask:
    return grid.mask(grid.names.index(name) for name in table.names(key, grid.names))


def _check_arena(table: TomlTable, arena: Arena) -> None:
    """What the rules rely on whatever the layout: two areas with room, nothing on top of a statue."""
    if len(arena.deployments) != 2:
        table.wrong("an arena has exactly two deployment areas")
    if sorted(statue.core for statue in arena.statues.values()) != list(range(len(CORES))):
        table.wrong("an arena has one statue for each core")
    if arena.statue_cells.bit_count() != len(arena.statues):
        table.wrong("two statues stand on the same hex")
    west, east = arena.deployments.values()
    if west.cells & east.cells:
        table.wrong("the deployment areas overlap")
    for area in arena.deployments.values():
        if area.cells & (arena.statue_cells | arena.trap_hexes):
            table.wrong(f"deployment {area.id} has a statue or a trap hex in it")
        if area.cells.bit_count() < 4:
            table.wrong(f"deployment {area.id} has room for fewer than four champions")
    if arena.trap_hexes & arena.statue_cells:
        table.wrong("a trap hex lies under a statue")
    if arena.trap_hexes.bit_count() < 5:
        table.wrong("an arena has at least five trap hexes: four tokens and somewhere to put the next")


_NEEDS_STATUE: Final = ("control_area", "beside_statue")
_NEEDS_COUNT: Final = ("beside_statue", "beside_one_statue", "on_trap_hexes", "levelled")


def _challenges(table: TomlTable, arena: Arena) -> list[Challenge]:
    found: list[Challenge] = []
    for entry in table.tables("challenge", "id"):
        condition = entry.table("condition")
        kind = cast("ConditionKind", condition.text("kind", get_args(ConditionKind)))
        found.append(
            Challenge(
                ChallengeId(entry.text("id")),
                entry.texts("name"),
                entry.texts("text"),
                entry.texts("short"),
                kind,
                condition.text("statue", list(arena.statues)) if kind in _NEEDS_STATUE else "",
                condition.number("count", 1, 4) if kind in _NEEDS_COUNT else 0,
            )
        )
        condition.done()
        entry.done()
    table.done()
    if len({challenge.id for challenge in found}) != len(found):
        table.wrong("two challenges have the same id")
    if len(found) <= 5:
        table.wrong("a challenge deck must be larger than the track")
    return found


def _traps(table: TomlTable) -> tuple[list[Trap], int]:
    found: list[Trap] = []
    for entry in table.tables("token", "face"):
        face = TrapFace(entry.text("face"))
        damage = 0 if face in TRAP_FACES_WITHOUT_DAMAGE else entry.number("damage", 1, 9)
        found.append(Trap(face, entry.number("count", 1, 20), damage))
        entry.done()
    in_play = table.number("in_play", 4, 4)
    table.done()
    if len({trap.face for trap in found}) != len(found):
        table.wrong("two kinds of token have the same face")
    if sum(trap.count for trap in found) <= in_play:
        table.wrong("there must be more tokens than lie in play")
    return found, in_play


def _teams(table: TomlTable, champions: Sequence[Champion]) -> list[Team]:
    known = [champion.id for champion in champions]
    found: list[Team] = []
    for entry in table.tables("team", "id"):
        team = entry.text("id")
        names = tuple(ChampionId(name) for name in entry.names("champions", known))
        if not (team.isidentifier() and team.isascii() and team.islower()):
            entry.wrong("the id must be in small letters, such as shield_wall")
        if len(names) != DUEL.champions:
            entry.wrong(f"{len(names)} champions; a team has {DUEL.champions}")
        found.append(Team(team, names, entry.texts("name"), entry.texts("text")))
        entry.done()
    table.done()
    if len({team.id for team in found}) != len(found):
        table.wrong("two teams have the same id")
    return found
