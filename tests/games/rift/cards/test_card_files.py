"""Strict loading: one mistake in one card file, and the box is refused with file, entry and reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.games.rift.cards.card_files import content_from, load_content, read_box
from sfb_bot.games.rift.cards.spell_tables import TARGETS
from sfb_bot.games.rift.rules.content import ABILITY_OPS, AbilityOp, SpellOp, TargetLine
from sfb_bot.kernel import ContentError
from tests.card_files.damaged import copied_box, damage, refusal_of
from tests.games.rift.changed import REMOVED, changed_contents

BOARD = "board.toml"
CHAMPIONS = "champions.toml"
ELITES = "elites.toml"
COMMONS = "commons.toml"
SPELLS = "spells.toml"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the card files that a test may damage."""
    return copied_box("rift", tmp_path)


def refusal(box: Path) -> ContentError:
    return refusal_of(load_content, box)


def test_an_undamaged_copy_loads(box: Path) -> None:
    """Otherwise every refusal below would prove nothing."""
    loaded = load_content(box)
    assert (len(loaded.kinds), len(loaded.spells)) == (33, 15)


# File, what is replaced, by what, the entry named, and a part of the reason given.
MISTAKES = [
    # The board.
    (BOARD, "length = 7", "length = 4", "", "length is 4; allowed are 5 to 9"),
    (BOARD, "length = 7", "length = 10", "", "length is 10"),
    (BOARD, "length = 7", "length = 7.0", "", "length must be a whole number"),
    (BOARD, "length = 7\n", "", "", "length is missing"),
    (BOARD, "length = 7", "length = 7\nlanes = 3", "", "unknown key lanes"),
    (BOARD, "kept = 4", "kept = 7", "", "kept is 7; allowed are 1 to 6"),
    (BOARD, "kept = 4", "kept = 0", "", "kept is 0"),
    (BOARD, "first_hand = 2", "first_hand = -1", "", "first_hand is -1"),
    (BOARD, "exhaustion_after = 6", "exhaustion_after = 4", "", "exhaustion_after is 4; allowed are 5"),
    (BOARD, "tally_after = 16", "tally_after = 6", "", "tally_after is 6; allowed are 7"),
    (BOARD, "last_turn = 120", "last_turn = 0", "", "last_turn is 0"),
    # Keys of warriors.
    (CHAMPIONS, "life = 3", "lives = 3", "air_elemental", "life is missing"),
    (CHAMPIONS, "life = 3", "life = 3\narmour = 1", "air_elemental", "unknown key armour"),
    (CHAMPIONS, 'world = "dawn"', 'world = "noon"', "air_elemental", "world is 'noon'; known are dawn, dusk"),
    (CHAMPIONS, "flies = true", "flies = 1", "air_elemental", "flies must be true or false"),
    (CHAMPIONS, "life = 3", "life = 0", "air_elemental", "life is 0; allowed are 1 to 9"),
    (CHAMPIONS, "copies = 1", "copies = 2", "air_elemental", "copies is 2; allowed are 1 to 1"),
    (ELITES, "copies = 2", "copies = 0", "sharpshooter", "copies is 0"),
    (ELITES, "copies = 2\n", "", "sharpshooter", "copies is missing"),
    (COMMONS, "[[warrior]]", 'rank = "common"\n[[warrior]]', "", "unknown key rank"),
    (COMMONS, "[[warrior]]", "[[warriors]]", "", "unknown key warriors"),
    # Damage by distance.
    (CHAMPIONS, '"2/2/-/-"', '"2/2/-"', "air_elemental", "damage must be 4 digits or dashes"),
    (CHAMPIONS, '"2/2/-/-"', '"2/2/-/x"', "air_elemental", "damage must be 4 digits or dashes"),
    (CHAMPIONS, '"2/2/-/-"', '"2/2/-/"', "air_elemental", "damage must be 4 digits or dashes"),
    (CHAMPIONS, '"2/2/-/-"', '"12/2/-/-"', "air_elemental", "damage must be 4 digits or dashes"),
    (CHAMPIONS, '"2/2/-/-"', '"²/2/-/-"', "air_elemental", "damage must be 4 digits or dashes"),
    (CHAMPIONS, '"2/2/-/-"', "[2, 2]", "air_elemental", "damage must be a text"),
    (CHAMPIONS, '"2/2/-/-"', '"-/-/-/-"', "air_elemental", "damage is nothing at any distance"),
    (CHAMPIONS, '"2/2/-/-"', '"0/-/-/-"', "air_elemental", "damage is nothing at any distance"),
    # Abilities.
    (
        CHAMPIONS,
        '"blast", amount = 3',
        '"bang", amount = 3',
        "fire_elemental: ability",
        "op is 'bang'; known",
    ),
    (CHAMPIONS, '"blast", amount = 3', '"blast"', "fire_elemental: ability", "amount is missing"),
    (CHAMPIONS, '"blast", amount = 3', '"blast", amount = 0', "fire_elemental: ability", "amount is 0"),
    (CHAMPIONS, 'op = "cover"', 'op = "cover", amount = 1', "paladin: ability", "unknown key amount"),
    (CHAMPIONS, 'op = "cover"', 'op = "cover", far = 2', "paladin: ability", "unknown key far"),
    (CHAMPIONS, '{ op = "cover" }', '"cover"', "paladin", "ability must be a table"),
    (CHAMPIONS, 'ability = { op = "cover" }\n', "", "paladin", "unknown key text"),
    (CHAMPIONS, 'text = { en = "When destroyed', 'texts = { en = "X', "fire_elemental", "text is missing"),
    (CHAMPIONS, "reason = {", "why = {", "air_elemental", "reason is missing"),
    (COMMONS, '"charge", amount = 2', '"charge", amount = 1', "war_hound", "charge is 1; allowed are 2 to 6"),
    (COMMONS, '"charge", amount = 2', '"charge", amount = 7', "war_hound", "charge is 7; allowed are 2 to 6"),
    # What there is once.
    (ELITES, 'op = "alone", amount = 1', 'op = "rebirth"', "berserker", "one card of a kind; here are 2"),
    (CHAMPIONS, 'op = "cover"', 'op = "shapeshift"', "shapeshifter", "this makes 2"),
    (ELITES, 'op = "alone", amount = 1', 'op = "shapeshift"', "berserker", "this makes 3"),
    # Names, grammar, languages.
    (CHAMPIONS, 'en = "Air Elemental"', 'de = "Luftgeist"', "air_elemental", "name has no English text"),
    (CHAMPIONS, 'en = "Air Elemental"', 'en = ""', "air_elemental: name", "en must be a text"),
    (CHAMPIONS, 'ru = "Элементаль Воздуха"', 'rus = "X"', "air_elemental: name", "unknown key rus"),
    (CHAMPIONS, 'ru = "Элементаль Воздуха", ', "", "air_elemental: gender", "unknown key ru"),
    (CHAMPIONS, 'ru = "masculine"', 'ru = "male"', "air_elemental: gender", "ru is 'male'; known are"),
    (CHAMPIONS, 'ru = "masculine", ', "", "air_elemental: cases", "unknown key ru"),
    (CHAMPIONS, "cases.ru = { ", 'cases.ru = { vocative = "X", ', "air_elemental: cases: ru", "vocative"),
    (
        CHAMPIONS,
        'dative = "Элементалю Воздуха", ',
        "",
        "air_elemental: cases: ru",
        "dative is missing",
    ),
    # Identity.
    (CHAMPIONS, 'id = "lich"', 'id = "Lich"', "Lich", "must be in small letters"),
    (CHAMPIONS, 'id = "lich"', 'id = "old lich"', "old lich", "must be in small letters"),
    (CHAMPIONS, 'id = "lich"', 'id = "лич"', "лич", "must be in small letters"),
    (CHAMPIONS, 'id = "lich"\n', "", "warrior 18", "id is missing"),
    (CHAMPIONS, 'id = "lich"', 'id = "none"', "none", "what an option is called"),
    (SPELLS, 'id = "dash"', 'id = "draw"', "draw", "what an option is called"),
    (SPELLS, 'id = "dash"', 'id = "step"', "step", "what an option is called"),
    (CHAMPIONS, 'id = "lich"', 'id = "medusa"', "medusa", "medusa is in champions.toml already"),
    (COMMONS, 'id = "imp"', 'id = "lich"', "lich", "lich is in champions.toml already"),
    (SPELLS, 'id = "lure"', 'id = "imp"', "imp", "imp is in commons.toml already"),
    (COMMONS, 'en = "Imp"', 'en = "lich"', "imp", "lich is in champions.toml already"),
    (SPELLS, 'uk = "Виклик"', 'uk = "Ривок"', "dash", "Ривок is in spells.toml already"),
    # Spells: what all of them have.
    (SPELLS, "copies = 2", "copies = 10", "blessing", "copies is 10"),
    (SPELLS, 'timing = "any"', 'timing = "never"', "blessing", "timing is 'never'; known are any, turn"),
    (SPELLS, 'target = "own"', 'target = "friend"', "blessing", "target is 'friend'"),
    (SPELLS, 'op = "enchant"', 'op = "charm"', "blessing", "op is 'charm'"),
    (SPELLS, 'op = "enchant"\n', "", "blessing", "op is missing"),
    (SPELLS, "text = {", "texts = {", "blessing", "text is missing"),
    (SPELLS, 'op = "cancel"', 'op = "cancel"\nprice = 1', "dispel", "unknown key price"),
    # Spells: what belongs to their ops.
    (SPELLS, "life = 1", "life = 10", "blessing", "life is 10; allowed are -9 to 9"),
    (SPELLS, "life = 1", "life = 1\namount = 1", "blessing", "unknown key amount"),
    (SPELLS, "hides = true", "", "invisibility", "an enchantment that does nothing"),
    (SPELLS, "hides = true", "hides = false", "invisibility", "an enchantment that does nothing"),
    (SPELLS, 'op = "retarget"', 'op = "retarget"\nlife = 1', "reflection", "unknown key life"),
    (SPELLS, 'op = "duel"', 'op = "duel"\namount = 1', "challenge", "unknown key amount"),
    (SPELLS, 'op = "exchange"', 'op = "exchange"\nplace = "top"', "swap", "unknown key place"),
    (SPELLS, 'place = "top"', 'place = "bottom"', "intimidate", "place is 'bottom'; known are shuffled, top"),
    (SPELLS, 'place = "top"\n', "", "intimidate", "place is missing"),
    (SPELLS, "beside = 1\n", "", "fireball", "beside is missing"),
    (SPELLS, "amount = 2\nbeside", "amount = 0\nbeside", "fireball", "amount is 0"),
    (SPELLS, "amount = 2\ntext", "amount = 2\nbeside = 1\ntext", "lightning", "unknown key beside"),
    (SPELLS, '["+1", "+2"]', "[1, 2]", "lure", "steps must be a list of texts"),
    (SPELLS, '["+1", "+2"]', '["+1", "+1"]', "lure", "steps names something twice"),
    (SPELLS, '["+1", "+2"]', '["+1", "+7"]', "lure", "steps has '+7'"),
    (SPELLS, '["+1", "+2"]', '["0", "+1"]', "lure", "steps has '0'"),
    (SPELLS, '["+1", "+2"]', '["+2", "+1"]', "lure", "from the farthest back"),
    (SPELLS, '["+1", "+2"]', "[]", "lure", "steps leaves nothing to choose"),
    (SPELLS, "avoids_goal = true", "avoids_goal = 1", "dash", "avoids_goal must be true or false"),
    (SPELLS, 'op = "cancel"', 'op = "cancel"\navoids_goal = true', "dispel", "unknown key avoids_goal"),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "reason"), MISTAKES)
def test_a_mistake_in_a_file(box: Path, file: str, old: str, new: str, entry: str, reason: str) -> None:
    """The error names the file, the card and the reason."""
    damage(box, file, old, new)
    error = refusal(box)
    assert (error.file, error.entry) == (file, entry)
    assert reason in error.reason


@pytest.mark.parametrize("op", TARGETS)
@pytest.mark.parametrize(
    "target", [*sorted(TARGETS["enchant"]), "duel", "pair", "cell", "magic", "aimed_spell"]
)
def test_an_op_only_works_on_what_it_can(op: SpellOp, target: TargetLine) -> None:
    """Set 4 and 5: a duel needs two of a lane, a blast a cell, and so on; anything else is refused."""
    fields: dict[SpellOp, dict[str, Any]] = {
        "enchant": {"flies": True},
        "to_deck": {"place": "top"},
        "blast": {"amount": 2, "beside": 0},
        "move": {"steps": ["+1"]},
        "damage": {"amount": 1},
    }
    document: Any = read_box()
    spell = {"id": "novelty", "name": {"en": "Novelty"}, "text": {"en": "Something new."}}
    spell |= {"copies": 1, "timing": "any", "op": op, "target": target, **fields.get(op, {})}
    document["spells"]["spell"].append(spell)
    if target in TARGETS[op]:
        assert content_from(document).spells["novelty"].target == target
    else:
        with pytest.raises(ContentError, match=f"novelty.*{op} works on .*, not on {target}"):
            content_from(document)


@pytest.mark.parametrize("op", ABILITY_OPS)
def test_an_ability_says_its_number_exactly_if_it_has_one(op: AbilityOp) -> None:
    """Set 5: the vocabulary knows which abilities come with a number."""
    document: Any = read_box()
    lich = next(each for each in document["champions"]["warrior"] if each["id"] == "lich")
    others = [each for each in document["champions"]["warrior"] if each is not lich]
    # Only one card may have some abilities.
    document["champions"]["warrior"] = [each for each in others if each.get("ability", {}).get("op") != op]
    document["champions"]["warrior"].append(lich)
    lich["ability"] = {"op": op, "amount": 2} if ABILITY_OPS[op].has_amount else {"op": op}
    ability = content_from(document).kinds["lich"].ability
    assert ability is not None
    assert (ability.op, ability.amount) == (op, 2 if ABILITY_OPS[op].has_amount else 0)
    lich["ability"] = {"op": op} if ABILITY_OPS[op].has_amount else {"op": op, "amount": 2}
    with pytest.raises(ContentError, match=r"lich: ability.*amount"):
        content_from(document)


@pytest.mark.parametrize(
    ("file", "left", "reason"),
    [
        ("champions", 11, "11 cards; two players are dealt 12"),
        ("elites", 5, "10 cards; two players are dealt 12"),
        ("commons", 3, "9 cards; two players are dealt 12"),
    ],
)
def test_too_few_cards_for_two_armies(file: str, left: int, reason: str) -> None:
    """R-11, R-12: both players are dealt six of every rank."""
    document: Any = read_box()
    document[file]["warrior"] = document[file]["warrior"][:left]
    with pytest.raises(ContentError, match=reason) as caught:
        content_from(document)
    assert caught.value.file == f"{file}.toml"
    document = read_box()
    document[file]["warrior"] = document[file]["warrior"][: left + 1]
    content_from(document)


def test_too_few_spells_for_a_hand() -> None:
    """R-14: the second player draws three."""
    document: Any = read_box()
    document["spells"]["spell"] = document["spells"]["spell"][:1]
    with pytest.raises(ContentError, match="2 cards; a player begins with up to 3"):
        content_from(document)


@pytest.mark.parametrize("file", [BOARD, CHAMPIONS, ELITES, COMMONS, SPELLS])
def test_a_missing_file(box: Path, file: str) -> None:
    """A file that is not there is named, and so is one that a document lacks."""
    (box / file).unlink()
    error = refusal(box)
    assert error.file == file
    assert "cannot be read" in error.reason
    document: Any = read_box()
    del document[file.removesuffix(".toml")]
    with pytest.raises(ContentError, match="is missing") as caught:
        content_from(document)
    assert caught.value.file == file


@pytest.mark.parametrize("broken", [b"length = {", b"length = \xff\xfe", b"length = 7\nlength = 8"])
def test_a_file_that_is_not_toml(box: Path, broken: bytes) -> None:
    """Broken syntax, broken UTF-8 and a key given twice are refused before anything is read."""
    (box / BOARD).write_bytes(broken)
    error = refusal(box)
    assert error.file == BOARD
    assert error.reason.startswith("not TOML")


def test_a_document_can_be_stored() -> None:
    """It is JSON, and what is read back is the same box in the same order."""
    document = read_box()
    read_back = json.loads(json.dumps(document))
    assert read_back == document
    box, again = load_content(), content_from(read_back)
    assert [*again.kinds.values()] == [*box.kinds.values()]
    assert [*again.spells.values()] == [*box.spells.values()]
    assert (again.board, again.pool, again.spell_deck) == (box.board, box.pool, box.spell_deck)


def test_other_releases_are_boxes_too() -> None:
    """What the suite plays on with is loaded as strictly, and differs in what it says."""
    today = load_content()
    before = read_box()
    changed = {name: content_from(document) for name, document in changed_contents(before).items()}
    assert read_box() == before
    assert changed["numbers"].board.length != today.board.length
    assert [kind.life for kind in changed["numbers"].kinds.values()] == [
        kind.life + 1 for kind in today.kinds.values()
    ]
    assert not {*changed["renamed"].kinds, *changed["renamed"].spells} & {*today.kinds, *today.spells}
    gone = {*today.kinds, *today.spells} - {*changed["removed"].kinds, *changed["removed"].spells}
    assert gone == {*REMOVED}
    assert all(set(kind.name.texts) == {"en"} for kind in changed["texts"].kinds.values())
