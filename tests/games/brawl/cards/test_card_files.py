"""Strict loading: one mistake in one card file, and the box is refused with file, entry and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sfb_bot.games.brawl.cards.card_files import content_from, load_content, read_box
from sfb_bot.games.brawl.rules import vocabulary
from sfb_bot.games.brawl.rules.content import Whom
from sfb_bot.kernel import ContentError
from tests.card_files.damaged import copied_box, damage, refusal_of

KILGORE = "champions/kilgore.toml"
DERYN = "champions/deryn.toml"
DUGRUN = "champions/dugrun.toml"
GWAIEN = "champions/gwaien.toml"
TZU_XIAO = "champions/tzu_xiao.toml"
GOLDARR = "champions/goldarr.toml"
NEVAMOR = "champions/nevamor.toml"
TENTACLOT = "champions/tentaclot.toml"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the card files that a test may damage."""
    return copied_box("brawl", tmp_path)


def refusal(box: Path) -> ContentError:
    return refusal_of(load_content, box)


def test_an_undamaged_copy_loads(box: Path) -> None:
    """Otherwise every refusal below would prove nothing."""
    loaded = load_content(box)
    assert len(loaded.champions) == 24
    assert len(loaded.cards) == 144


# File, what is replaced, by what, the entry named, and a part of the reason given.
CHAMPION_MISTAKES = [
    # Keys.
    (KILGORE, "strength = 2", "strenght = 2", "KIL05", "strength is missing"),
    (KILGORE, "move = 1", "move = 1\nspeed = 3", "KIL02", "unknown key speed"),
    (KILGORE, 'code = "KIL"', 'code = "KIL"\ncolour = "red"', "", "unknown key colour"),
    (KILGORE, "health = 7", "health = 7\narmour = 1", "basic", "unknown key armour"),
    (KILGORE, "health = 7", 'health = 7\nability = { immune = ["stun"] }', "basic", "unknown key ability"),
    (KILGORE, "health = 7\n", "", "basic", "health is missing"),
    (KILGORE, '{ immune = ["stun"] }', "{ lucky = true }", "levelled: ability", "unknown key lucky"),
    (KILGORE, '"melee" }', '"melee", min = 2 }', "KIL05: range", "unknown key min"),
    (
        KILGORE,
        '{ op = "push", steps = 2 }',
        '{ op = "push", steps = 2, speed = 1 }',
        "KIL05: after 1",
        "speed",
    ),
    (KILGORE, '{ op = "push", steps = 2 }', '{ op = "push" }', "KIL05: after 1", "steps is missing"),
    (KILGORE, "after = [", "effects = [", "KIL03", "unknown key effects"),
    (KILGORE, 'kind = "attack"\n', "", "KIL05", "kind is missing"),
    # Ops, conditions, selectors, functions, keywords.
    (KILGORE, 'op = "push"', 'op = "shove"', "KIL05: after 1", "op is 'shove'; known are again"),
    (KILGORE, 'who = "defended"', 'who = "nobody"', "KIL03: after 1", "who is 'nobody'"),
    (DERYN, 'if = "self_on_trap_hex"', 'if = "raining"', "DER02: strength_bonus 1", "if is 'raining'"),
    (KILGORE, 'per = "ready_core"', 'per = "card"', "KIL07: strength_bonus 1", "per is 'card'"),
    (KILGORE, '["lifesteal"]', '["vampire"]', "KIL07", "keywords has 'vampire'"),
    (KILGORE, '["lifesteal"]', '["lifesteal", "lifesteal"]', "KIL07", "keywords names something twice"),
    (KILGORE, '"relentless_advance"', '"advance"', "KIL02: effects 1", "no function 'advance' for kilgore"),
    (KILGORE, '"relentless_advance"', '"set_sail"', "KIL02: effects 1", "no function 'set_sail' for kilgore"),
    (TZU_XIAO, '"until_bloodied"', '"lots"', "TZU05: effects 1", "amount is 'lots'"),
    (GOLDARR, 'cards = "damage_dealt"', 'cards = "all"', "GOL04: after 1", "cards is 'all'"),
    (KILGORE, '{ immune = ["stun"] }', '{ immune = ["fear"] }', "levelled: ability", "immune has 'fear'"),
    (KILGORE, '{ immune = ["stun"] }', "{}", "levelled: ability", "an ability that does nothing"),
    (TZU_XIAO, "strength = 1, movement = 1", "strength = 0", "TZU03: effects 1", "changes nothing"),
    # Numbers.
    (KILGORE, "health = 7", "health = 0", "basic", "health is 0; allowed are 1 to 20"),
    (KILGORE, "health = 7", "health = 21", "basic", "health is 21"),
    (KILGORE, "health = 7", "health = 7.0", "basic", "health must be a whole number"),
    (KILGORE, "health = 7", 'health = "7"', "basic", "health must be a whole number"),
    (KILGORE, "health = 7", "health = true", "basic", "health must be a whole number"),
    (KILGORE, "defence = 1", "defence = -1", "basic", "defence is -1"),
    (KILGORE, "move = 1", "move = 0", "KIL02", "move is 0; allowed are 1 to 9"),
    (KILGORE, "min = 1, max = 2", "min = 3, max = 2", "KIL02: range", "max is 2; allowed are 3 to 9"),
    (KILGORE, "min = 1, max = 2", "min = 0, max = 2", "KIL02: range", "min is 0"),
    (KILGORE, "steps = 2", "steps = 0", "KIL05: after 1", "steps is 0"),
    (KILGORE, 'heal", amount = 1', 'heal", amount = 10', "KIL06: after 1", "amount is 10"),
    (GWAIEN, "own_range = [-1, 1]", "own_range = [-1.5, 1]", "levelled: ability", "2 whole numbers"),
    (GWAIEN, "own_range = [-1, 1]", "own_range = [-1]", "levelled: ability", "own_range must be 2 numbers"),
    (DUGRUN, "guards = true", "guards = 1", "levelled: ability", "guards must be true or false"),
    # References, kinds, languages.
    (KILGORE, 'core = "destruction"', 'core = "red"', "KIL02", "core is 'red'"),
    (KILGORE, 'kind = "reaction"', 'kind = "spell"', "KIL03", "kind is 'spell'"),
    (KILGORE, '"direct"', '"curved"', "KIL02: range", "kind is 'curved'"),
    (KILGORE, 'ru = "Килгор"', 'rus = "Килгор"', "name", "unknown key rus"),
    (KILGORE, 'en = "Kilgore"', 'de = "Kilgore"', "", "name has no English text"),
    (KILGORE, 'gender = "masculine"', 'gender = "male"', "", "gender is 'male'"),
    (KILGORE, 'dative = "Килгору", ', "", "cases: ru", "dative is missing"),
    (KILGORE, "cases.ru = { ", 'cases.ru = { vocative = "Килгор", ', "cases: ru", "unknown key vocative"),
    (KILGORE, 'en = "Throw"', 'en = ""', "KIL04: name", "en must be a text"),
    (
        KILGORE,
        'name = { en = "Throw", ru = "Бросок", uk = "Кидок" }',
        'name = "Throw"',
        "KIL04",
        "name must be a table",
    ),
    (KILGORE, 'text = { en = "Kilgore cannot be', 'texts = { en = "X', "levelled", "text is missing"),
    # Identity.
    (KILGORE, 'code = "KIL"', 'code = "Kil"', "", "three capital letters"),
    (KILGORE, 'id = "KIL02"', 'id = "DER02"', "DER02", "the id must be KIL and two digits"),
    (KILGORE, 'id = "KIL02"', 'id = "KIL2"', "KIL2", "the id must be KIL and two digits"),
    (KILGORE, 'id = "KIL03"', 'id = "KIL02"', "KIL02", "is in kilgore.toml already"),
    (KILGORE, "[[card]]", "[[cards]]", "", "5 cards; a champion has 6"),
    (KILGORE, "[basic]", "[base]", "", "basic is missing"),
    (
        KILGORE,
        'effects = [{ op = "jump", steps = 3, who = "an_adjacent_ally" }]',
        "",
        "KIL04",
        "needs effects",
    ),
    (DUGRUN, 'now = [{ op = "cancel_displacement" }]', "", "DUG02", "needs a defence or effects"),
    (GWAIEN, "defence = 1\n#", "#", "GWA06", "a defence bonus needs a printed defence"),
    # Words out of place.
    (KILGORE, '"push", steps = 2', '"push", steps = 2, who = "attacker"', "KIL05: after 1", "reactions"),
    (KILGORE, '"push", steps = 2', '"cancel_displacement"', "KIL05: after 1", "belongs to reactions"),
    (KILGORE, 'per = "ready_core"', 'if = "attacker_not_adjacent"', "KIL07: strength_bonus 1", "reactions"),
    (TZU_XIAO, '"until_bloodied"', '"damage_taken"', "TZU05: effects 1", "belongs to reactions"),
    (KILGORE, 'per = "ready_core"', 'if = "damage_dealt"', "KIL07: strength_bonus 1", "damage dealt"),
    (DUGRUN, "cards = 1", 'cards = "damage_dealt"', "DUG07: effects 1", "damage dealt by the attack"),
    (TZU_XIAO, '{ op = "dash", steps = 2 }', '{ op = "stun" }', "TZU04: before 1", "needs a target"),
    (DUGRUN, ', who = "adjacent_enemies"', "", "DUG05: effects 2", "'targets' needs a target"),
    (GOLDARR, ', who = "attacker"', "", "GOL05: after 1", "'targets' needs a target"),
    (TZU_XIAO, 'who = "team"', 'who = "team", against_target = true', "TZU03: effects 1", "needs a target"),
    (
        KILGORE,
        "steps = 2 }",
        'steps = 2, bonus = [{ amount = 1, if = "attacker_not_adjacent" }] }',
        "KIL05",
        "rea",
    ),
    # Whom, where only some of a group will do.
    (KILGORE, 'heal", amount = 1', 'heal", amount = 1, who = "each_ally"', "KIL06: after 1", "dash, jump"),
    (KILGORE, '"push", steps = 2', '"push", steps = 2, who = "each_ally"', "KIL05: after 1", "one_ally"),
    (DUGRUN, '"push", steps = 1', '"choose"', "DUG05: effects 2", "one_ally"),
    # Beside whom; a reaction may defend another champion than the one whose card it is.
    (GWAIEN, 'beside = "target"', 'beside = "statue"', "GWA02: after 1", "beside is 'statue'; known are"),
    (GWAIEN, "adjacent_champions", "everybody", "GWA02: after 1", "unknown key beside"),
    (DUGRUN, '_enemies"', '_enemies", beside = "target"', "DUG05: effects 2", "needs a target"),
    (TENTACLOT, ', beside = "defended"', "", "TEN05: after 1", "another champion: say 'defended'"),
    (KILGORE, 'who = "defended"', 'who = "self"', "KIL03: after 1", "say 'defended'"),
    # Words with a number.
    (NEVAMOR, "target_alone 2", "target_alone", "NEV07: strength_bonus 1", "as in 'target_alone 2'"),
    (NEVAMOR, "target_alone 2", "target_alone 10", "NEV07: strength_bonus 1", "allowed are 1 to 9"),
    (DERYN, "self_on_trap_hex", "self_on_trap_hex 1", "DER02: strength_bonus 1", "without a number"),
    (TENTACLOT, '"poison 2"', '"poison"', "TEN03", "poison is said with a number"),
    (TENTACLOT, '"poison 2"', '"poison 2", "poison 1"', "TEN03", "keywords names something twice"),
    # Numbers that a function gets.
    (KILGORE, '_advance", steps = 1', '_advance"', "KIL02: effects 1", "steps is missing"),
    (KILGORE, '_advance", steps = 1', '_advance", steps = 0', "KIL02: effects 1", "steps is 0"),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "reason"), CHAMPION_MISTAKES)
def test_a_mistake_in_a_champion_file(
    box: Path, file: str, old: str, new: str, entry: str, reason: str
) -> None:
    """Issue 2, strict loading: the error names the file, the card and the reason."""
    damage(box, file, old, new)
    error = refusal(box)
    assert error.file == Path(file).name
    assert error.entry == entry or (entry and error.entry.startswith(f"{entry}: "))
    assert reason in error.reason


ABOUT_SOMEBODY = [name for name, op in vocabulary.COMMON_OPS.items() if op.figures]


@pytest.mark.parametrize("op", ABOUT_SOMEBODY)
def test_every_op_about_somebody_takes_one_of_a_group(box: Path, op: str) -> None:
    """Whom an op is about is said in the same way for all of them."""
    keys = {"steps": 1, "amount": 1, "where": '"anywhere"', "strength": 1}
    known = vocabulary.COMMON_OPS[op].keys
    said = "".join(f", {key} = {value}" for key, value in keys.items() if key in known)
    damage(box, KILGORE, '{ op = "push", steps = 2 }', f'{{ op = "{op}", who = "one_adjacent_enemy"{said} }}')
    effect = load_content(box).cards["KIL05"].after[0]
    assert (effect.op, effect.whom) == (op, Whom("one_adjacent_enemy", "self"))


OTHER_MISTAKES = [
    # The arena.
    ("arena.toml", '"C4", "G4"', '"C9", "G4"', "", "trap_hexes has 'C9'"),
    ("arena.toml", '"C4", "G4"', '"C4", "C4"', "", "trap_hexes names something twice"),
    ("arena.toml", '"C4", "G4"', '"E5", "G4"', "", "a trap hex lies under a statue"),
    ("arena.toml", '"C4", "G4"', '"A1", "G4"', "", "deployment west has a statue or a trap hex in it"),
    ("arena.toml", '"C4", "G4", ', "", "", "at least five trap hexes"),
    ("arena.toml", 'hex = "E2"', 'hex = "Z2"', "statues: esme", "hex is 'Z2'"),
    ("arena.toml", 'hex = "E2"', 'hex = "E5"', "", "two statues stand on the same hex"),
    ("arena.toml", 'core = "manipulation"', 'core = "creation"', "", "one statue for each core"),
    ("arena.toml", 'core = "manipulation"', 'core = "blue"', "statues: esme", "core is 'blue'"),
    ("arena.toml", '"A4", "A5"]', '"A4", "I1"]', "", "the deployment areas overlap"),
    ("arena.toml", '"A1", "A2", ', "", "", "deployment west has room for fewer than four"),
    (
        "arena.toml",
        "[deployment.east]",
        "[deployment.east]\nside = 2",
        "deployment: east",
        "unknown key side",
    ),
    ("arena.toml", "gate = [-5.5, 2.75]", "gate = [-5.5]", "deployment: west", "gate must be 2 numbers"),
    ("arena.toml", "[-4, 0, 4],", "[-4, 0],", "", "columns must be 3 numbers"),
    ("arena.toml", "[-4, 0, 4],", "[-4, 0, 4.5],", "", "columns must be 3 whole numbers"),
    ("arena.toml", "[-4, 0, 4],", "[-4, 4, 0],", "", "a column that ends before it begins"),
    ("arena.toml", "[-4, 0, 4],", "[-3, 0, 4],", "", "columns names a column twice"),
    ("arena.toml", "[statues.esme]", "[statue.esme]", "", "unknown key statue"),
    ("arena.toml", "trap_hexes =", "traps =", "", "trap_hexes is missing"),
    # Challenges.
    ("challenges.toml", '"control_area"', '"own_area"', "harbingers_of_destruction: condition", "'own_area'"),
    ("challenges.toml", '"garnet"', '"ruby"', "harbingers_of_destruction: condition", "statue is 'ruby'"),
    ("challenges.toml", "count = 2", "count = 5", "a_word_to_the_wise: condition", "count is 5"),
    ("challenges.toml", ", count = 2", "", "a_word_to_the_wise: condition", "count is missing"),
    ("challenges.toml", 'id = "domination"', 'id = "united_we_stand"', "", "two challenges have the same id"),
    (
        "challenges.toml",
        'short = { en = "Control red area"',
        'shorts = { en = "X"',
        "harbingers_of_destruction",
        "short is mis",
    ),
    # Traps.
    ("traps.toml", "in_play = 4", "in_play = 5", "", "in_play is 5; allowed are 4 to 4"),
    ("traps.toml", "damage = 1", "damage = 0", "damage1", "damage is 0"),
    ("traps.toml", 'face = "root"', 'face = "net"', "net", "damage is missing"),
    ("traps.toml", 'face = "root"', 'face = "stun"', "", "two kinds of token have the same face"),
    ("traps.toml", 'face = "stun"', 'face = "stun"\ndamage = 1', "stun", "unknown key damage"),
    ("traps.toml", "count = 2", "count = 0", "stun", "count is 0"),
    # Teams.
    ("teams.toml", '"kilgore"', '"killgore"', "shield_wall", "champions has 'killgore'"),
    ("teams.toml", '"kilgore"', '"dugrun"', "shield_wall", "champions names something twice"),
    ("teams.toml", ', "kilgore"', "", "shield_wall", "2 champions; a team has 3"),
    ("teams.toml", 'id = "sharp_eyes"', 'id = "shield_wall"', "", "two teams have the same id"),
    ("teams.toml", 'id = "sharp_eyes"', 'id = "Sharp Eyes"', "Sharp Eyes", "must be in small letters"),
    ("teams.toml", "name = { en", "name = { de", "shield_wall", "name has no English text"),
    ("teams.toml", 'id = "sharp_eyes"', 'id = "sharp_eyes"\nlevel = 1', "sharp_eyes", "unknown key level"),
    ("teams.toml", "[[team]]", "[[teams]]", "", "unknown key teams"),
    # Standard actions.
    ("standard_actions.toml", 'core = "any"', 'core = "all"', "move", "core is 'all'"),
    ("standard_actions.toml", 'id = "heal"', 'id = "plan"', "", "two standard actions have the same id"),
    ("standard_actions.toml", 'op = "heal"', 'op = "cure"', "heal: effects 1", "op is 'cure'"),
    (
        "standard_actions.toml",
        'op = "plan", cards = 1',
        'op = "call", function = "x"',
        "plan: effects 1",
        "no fun",
    ),
    ("standard_actions.toml", 'range = { kind = "melee" }\n', "", "strike: effects 1", "needs a target"),
    ("standard_actions.toml", "move = 1", "move = 0", "plan", "move is 0"),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "reason"), OTHER_MISTAKES)
def test_a_mistake_in_another_file(box: Path, file: str, old: str, new: str, entry: str, reason: str) -> None:
    """Issue 2, strict loading: arena, challenges, traps and standard actions likewise."""
    damage(box, file, old, new)
    error = refusal(box)
    assert (error.file, error.entry) == (file, entry)
    assert reason in error.reason


@pytest.mark.parametrize(
    "file", ["arena.toml", "challenges.toml", "traps.toml", "standard_actions.toml", "teams.toml"]
)
def test_a_missing_file(box: Path, file: str) -> None:
    """A file that is not there is named."""
    (box / file).unlink()
    error = refusal(box)
    assert error.file == file
    assert "cannot be read" in error.reason


@pytest.mark.parametrize("file", [KILGORE, "arena.toml"])
@pytest.mark.parametrize("broken", [b"name = {", b"name = \xff\xfe", b'name = "a"\nname = "b"'])
def test_a_file_that_is_not_toml(box: Path, file: str, broken: bytes) -> None:
    """Broken syntax, broken UTF-8 and a key given twice are refused before anything is read."""
    (box / file).write_bytes(broken)
    error = refusal(box)
    assert error.file == Path(file).name
    assert error.reason.startswith("not TOML")


def test_a_box_stored_before_there_were_teams_has_none() -> None:
    """Matches keep the box they began with, so an old one must still be understood."""
    document = dict(read_box())
    del document["teams"]
    assert not content_from(document).teams


def test_no_champions_at_all(tmp_path: Path) -> None:
    """An empty folder is no box."""
    error = refusal(tmp_path)
    assert error.file == tmp_path.name
    assert "no champion files" in error.reason


def test_two_champions_with_the_same_code(box: Path) -> None:
    """The second file is named, and the one that had the code first."""
    shutil.copy(box / KILGORE, box / "champions" / "kilgore_again.toml")
    # Its call of a function would be refused first; this is about the code.
    damage(
        box,
        "champions/kilgore_again.toml",
        '{ op = "call", function = "relentless_advance", steps = 1 }',
        '{ op = "stun" }',
    )
    error = refusal(box)
    assert (error.file, error.entry) == ("kilgore_again.toml", "KIL")
    assert "kilgore.toml already" in error.reason


def test_a_champion_file_with_a_name_nobody_can_say(box: Path) -> None:
    """The file's name is the champion's id in journals and notation: small letters and no blanks."""
    (box / KILGORE).rename(box / "champions" / "Kil gore.toml")
    error = refusal(box)
    assert error.file == "Kil gore.toml"
    assert "small letters" in error.reason
