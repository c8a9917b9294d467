"""Strict loading: one mistake in one card file, and the box is refused with file, entry and reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sfb_bot.games.warseer.cards.card_files import content_from, load_content, read_box
from sfb_bot.kernel import ContentError
from tests.card_files.damaged import copied_box, damage, refusal_of

DICE = "dice.toml"
KEYWORDS = "keywords.toml"
HEROES = "heroes.toml"
GRYPHARIM = "grypharim.toml"
VALLOR = "vallor.toml"
MERCENARIES = "mercenaries.toml"
FEATS = "feats.toml"
TERRAIN = "terrain.toml"
MAPS = "maps.toml"
TOURNAMENT = "tournament.toml"
SHOP = "shop.toml"
SCENARIOS = "scenarios.toml"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the card files that a test may damage."""
    return copied_box("warseer", tmp_path)


def refusal(box: Path) -> ContentError:
    return refusal_of(load_content, box)


def test_an_undamaged_copy_loads(box: Path) -> None:
    """Otherwise every refusal below would prove nothing."""
    loaded = load_content(box)
    assert (len(loaded.creatures), len(loaded.cards), len(loaded.feats)) == (37, 60, 40)


def test_a_stored_document_is_the_same_box() -> None:
    """As JSON and back; nothing of it is lost."""
    document = json.loads(json.dumps(read_box()))
    again, today = content_from(document), load_content()
    assert again.creatures == today.creatures
    assert again.cards == today.cards
    assert again.feats == today.feats
    assert again.tournament == today.tournament
    assert [each.rows for each in again.maps.values()] == [each.rows for each in today.maps.values()]


# File, what is replaced, by what, the entry named, and a part of the reason given.
MISTAKES = [
    # Dice and words.
    (DICE, "push blank blank", "push blank", "Y", "a die has 6 faces"),
    (DICE, "crit hit", "crit miss", "Y", "each one of crit, hit, push, blank"),
    (DICE, 'id = "Y"', 'id = "X"', "X", "id is 'X'"),
    (DICE, 'id = "Y"', 'id = "B"', "", "the dice are YBRGPK"),
    (DICE, "[5, 10, 15]", "[5, 10]", "", "income_marks must be 3 numbers"),
    (KEYWORDS, 'id = "agile"', 'id = "lucky"', "lucky", "id is 'lucky'"),
    (KEYWORDS, 'id = "agile"', 'id = "ambush"', "", "nothing is said about agile"),
    (KEYWORDS, 'id = "frenzy"', 'id = "swap"', "", "nothing is said about frenzy"),
    # Heroes and minions.
    (HEROES, "leadership = [4, 3, 1]", "leadership = [4, 3]", "queen_zenobia", "leadership must be 3"),
    (
        HEROES,
        "leadership = [4, 3, 1]",
        "leadership = [4, 3, 0]",
        "queen_zenobia",
        "more than the hero may lead",
    ),
    (HEROES, '"novice_of_aria"', '"nobody"', "queen_zenobia", "there is no nobody for the camp"),
    (HEROES, '"novice_of_aria"', '"pit_hound"', "queen_zenobia", "more than the hero may lead"),
    (
        HEROES,
        'minion = "legion_recruit"',
        'minion = "goliath"',
        "queen_zenobia",
        "there is no minion goliath",
    ),
    (HEROES, 'faction = "grypharim"', 'faction = "mordor"', "queen_zenobia", "faction is 'mordor'"),
    (HEROES, "text = {", "words = {", "queen_zenobia", "unknown key words"),
    (HEROES, "heal(1)@own", "cure(1)@own", "queen_zenobia", "there is no op 'cure(1)'"),
    (HEROES, 'ru = "feminine"', 'ru = "female"', "queen_zenobia: gender", "ru is 'female'"),
    (HEROES, 'genitive = "Королевы', 'whose = "Королевы', "queen_zenobia: cases: ru", "genitive is missing"),
    # Characters.
    (GRYPHARIM, 'id = "wall_bearer"', 'id = "Wall Bearer"', "Wall Bearer", "small letters"),
    (GRYPHARIM, 'rank = "bronze"', 'rank = "copper"', "wall_bearer", "rank is 'copper'"),
    (GRYPHARIM, "cost = 2", "cost = 11", "wall_bearer", "cost is 11; allowed are 0 to 10"),
    (GRYPHARIM, "cost = 2\n", "", "wall_bearer", "cost is missing"),
    (GRYPHARIM, "health = 4", "health = 0", "wall_bearer", "health is 0"),
    (GRYPHARIM, "health = 4", "health = 4\nluck = 1", "wall_bearer", "unknown key luck"),
    (GRYPHARIM, 'attack = "melee"', 'attack = "bite"', "wall_bearer", "attack is 'bite'"),
    (GRYPHARIM, 'dice = "BY"', 'dice = "BX"', "wall_bearer", "there are no dice 'BX'"),
    (GRYPHARIM, 'crit = "Add push"', 'crit = "Add luck"', "wall_bearer", "no crit effect 'Add luck'"),
    (GRYPHARIM, '["Shield", "Slow"]', '["Shield", "Luck"]', "wall_bearer", "no keyword 'Luck'"),
    (GRYPHARIM, '["Shield", "Slow"]', '["Shield", "Shield"]', "wall_bearer", "names something twice"),
    (GRYPHARIM, '["Shield", "Slow"]', '["Shield", "Last word"]', "wall_bearer", "it has last word, but no"),
    (GRYPHARIM, 'faction = "grypharim"', 'faction = "vallor"', "wall_bearer", "faction is 'vallor'"),
    (GRYPHARIM, 'tags = ["mech"]', 'tags = ["robot"]', "stone_sentinel", "tags has 'robot'"),
    (MERCENARIES, "elite = true", "elite = 2", "paraxis_the_scarlet_dragon", "elite must be true or false"),
    (MERCENARIES, 'effects = ["enter: draw(1)"]\n', "", "snake_oracle", "no effect says what it does"),
    # Cards.
    (GRYPHARIM, 'sort = "spell"', 'sort = "scroll"', "healing_light", "sort is 'scroll'"),
    (GRYPHARIM, "copies = 2", "copies = 3", "healing_light", "copies is 3; allowed are 1 to 2"),
    (GRYPHARIM, "copies = 2\n", "", "grypharim", "19 battle cards, not 20"),
    (
        GRYPHARIM,
        'owner = "queen_zenobia"',
        'owner = "emperor_demian"',
        "queen_zenobia",
        "8 battle cards, not 10",
    ),
    (GRYPHARIM, 'owner = "grypharim"', 'owner = "tarvo_quill"', "healing_light", "owner is 'tarvo_quill'"),
    (GRYPHARIM, 'effects = ["play: heal(2)@own"]\n', "", "healing_light", "it does nothing"),
    (GRYPHARIM, "play: heal(2)@own", "play: heal(2)@pets", "healing_light", "nobody called 'pets'"),
    (GRYPHARIM, 'marks = ["Armour"]', 'marks = ["Luck"]', "shield_of_faith", "there is no mark 'Luck'"),
    (VALLOR, 'code = "VS1"', 'code = "VS2"', "alley_fire", "VS2 is what tavern_rumour is called"),
    (VALLOR, 'id = "tavern_rumour"', 'id = "tavern"', "tavern", "tavern is what tavern is called"),
    (VALLOR, 'en = "Tavern Rumour"', 'en = "Judgement"', "tavern_rumour", "Judgement is what judgement"),
    (SHOP, 'id = "treasury"', 'id = "mint"', "mint", "mint is what mint is called"),
    (SHOP, 'en = "Treasury"', 'en = "Mint"', "mint", "Mint is what treasury is called"),
    # Feats.
    (FEATS, "mark = 20", "mark = 22", "leaves_and_blood", "mark is 22; decks have 20, 24, 30, 40"),
    (FEATS, "mark = 20", "mark = 24", "", "19 feats are marked 20 or less, not 20"),
    (FEATS, "points = 2", "points = 4", "leaves_and_blood", "points is 4"),
    (
        FEATS,
        "victim.terrain=forest",
        "victim.terrain=swamp",
        "leaves_and_blood",
        "no fact 'victim.terrain=swamp'",
    ),
    (FEATS, 'sort = "military"', 'sort = "heroic"', "leaves_and_blood", "sort is 'heroic'"),
    # Terrain and maps.
    (TERRAIN, 'sort = "basic"', 'sort = "rare"', "forest", "sort is 'rare'"),
    (TERRAIN, 'ignores = "hit"', 'ignores = "miss"', "forest", "ignores is 'miss'"),
    (TERRAIN, 'die = "G"\n', "", "altar", "a die and its outcomes go together"),
    (TERRAIN, 'hit = "heal"', 'hit = "sing"', "altar: outcomes", "hit is 'sing'"),
    (MAPS, "A 1 . . . H", "A 1 . . . X", "broken_meadow", "nothing is drawn as 'X'"),
    (MAPS, "B  1 .", "B 1 .", "broken_meadow", "line B of its picture does not lie half a hex"),
    (MAPS, "C 1 .", "X 1 .", "broken_meadow", "line 3 of its picture does not begin with C"),
    (MAPS, 'centre = ["E5"]', 'centre = ["E50"]', "broken_meadow", "there is no hex E50"),
    (MAPS, "players = 2", "players = 5", "broken_meadow", "players is 5"),
    # Tournament.
    (TOURNAMENT, "number = 1", "number = 2", "match 1", "number is 2"),
    (TOURNAMENT, "feats = 20", "feats = 21", "match 1", "feats is 21; decks have"),
    (TOURNAMENT, 'map = "chance"', 'map = "loser"', "match 1", "map is 'loser'"),
    (TOURNAMENT, "last_coins = 10\n", "", "first_blood", "all boxes ticked give coins"),
    (SHOP, 'set = "A"', 'set = "C"', "training_yard", "set is 'C'"),
    (SHOP, "prep: gain(1)", "prep: gain(one)", "treasury", "gain cannot have 'one'"),
    (
        SCENARIOS,
        "middle = 5",
        "middle = 5, first = 2",
        "favour_of_the_gods: landmarks",
        "middle lines, or on own",
    ),
    (SCENARIOS, "first = 2, last = 4", "first = 4, last = 2", "supply_lines: landmarks", "from the first to"),
    (SCENARIOS, "{ hold = 3", "{ keep = 3", "favour_of_the_gods: numbers", "unknown key keep"),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "reason"), MISTAKES)
def test_a_mistake_is_refused(box: Path, file: str, old: str, new: str, entry: str, reason: str) -> None:
    """In one sentence that names the place."""
    damage(box, file, old, new)
    error = refusal(box)
    assert error.entry == entry
    assert reason in error.reason
    assert "\n" not in str(error)


def test_a_missing_file_is_named(box: Path) -> None:
    (box / FEATS).unlink()
    assert refusal(box).file == FEATS


def test_a_map_without_zones_is_refused(box: Path) -> None:
    """Somebody would have nowhere to stand."""
    path = box / MAPS
    path.write_text(path.read_text("utf-8").replace(" . 2\n", " . .\n"), "utf-8")
    assert refusal(box).reason == "its zones are 1"
