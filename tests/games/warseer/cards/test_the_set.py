"""The card files say what the set says: every name, number and effect, line by line."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.games.warseer.cards.card_files import load_content
from sfb_bot.games.warseer.rules.content import CreatureKind
from sfb_bot.games.warseer.rules.effect_values import Keyword
from tests.games.warseer.cards.set_lines import SetLine, lines_of, set_lines

CONTENT = load_content()
CREATURES = set_lines("creatures")
CARDS = set_lines("cards")
FEATS = set_lines("feats")
SHOP = set_lines("shop")
SCENARIOS = set_lines("scenarios")
RANKS = ("no star", "bronze", "silver", "gold")
TOLD = ("First word", "Last word", "Aura", "Contract")


def _codes(lines: tuple[SetLine, ...]) -> list[str]:
    return [line.code for line in lines]


def _entries(file: str, key: str) -> dict[str, dict[str, Any]]:
    """The entries of a card file by code, as they are written."""
    text = (cards_folder("warseer") / f"{file}.toml").read_text("utf-8")
    return {entry["code"]: entry for entry in tomllib.loads(text).get(key, ())}


def _spelled(keyword: Keyword) -> str:
    parts = [keyword.name.replace("_", " "), keyword.number or "", keyword.dice, keyword.subject]
    return " ".join(str(part) for part in parts if part)


def _plain(said: str) -> str:
    """A keyword of the set as `_spelled` has it: `Charge: add G` is charge G."""
    if said.startswith(TOLD):
        said = said.partition(":")[0]
    words = said.replace(":", "").replace("add ", "").split()
    return " ".join(word if re.fullmatch("[YBRGPK]+", word) else word.lower() for word in words)


def test_the_set_is_whole() -> None:
    """As many lines as the set has; nothing got lost on the way."""
    assert [len(each) for each in (CREATURES, CARDS, FEATS, SHOP, SCENARIOS)] == [37, 60, 40, 24, 10]
    known = {*_codes(CREATURES), *_codes(CARDS), *_codes(FEATS), *_codes(SHOP), *_codes(SCENARIOS)}
    assert {*CONTENT.by_code} == known | {line.code for line in set_lines("maps")}


def test_the_dice_have_the_faces_of_the_set() -> None:
    letters = {"crit": "c", "hit": "h", "push": "p", "blank": "-"}
    found: dict[str, tuple[dict[str, str], str]] = {}
    for line in lines_of("dice"):
        head, _, faces = line.partition(" = ")
        die, _, names = head.partition(" ")
        english, ukrainian, russian = names.split(", ")
        words = {"en": english, "ru": russian, "uk": ukrainian}
        found[die] = words, "".join(letters[face] for face in faces.split())
    assert {die.id: (die.name, die.faces) for die in CONTENT.dice.values()} == found
    assert [die.id for die in CONTENT.dice.values() if "c" not in die.faces] == ["G", "P"]
    assert [die.id for die in CONTENT.dice.values() if "-" not in die.faces] == ["R"]


# --- Creatures --------------------------------------------------------------------------------------------


def _creature(code: str) -> CreatureKind:
    return CONTENT.creatures[CONTENT.id_of(code)]


def _numbers(line: SetLine) -> list[str]:
    """The second line of a creature, part by part."""
    return line.fields[0].split(" · ")


@pytest.mark.parametrize("line", CREATURES, ids=_codes(CREATURES))
def test_a_creature_is_that_of_the_set(line: SetLine) -> None:
    """Names, attack, movement, health, abilities, tags and crit effect."""
    kind = _creature(line.code)
    parts = _numbers(line)
    if kind.is_character:
        parts = parts[1:]
    assert kind.name.texts == line.names
    assert f"{kind.attack} {kind.dice} r{kind.range}" == parts[0]
    assert [f"move {kind.move}", f"health {kind.health}"] == parts[1:3]
    tags = [part for part in parts[3:-1] if part in ("undead", "mech")]
    words = [part for part in parts[3:-1] if part not in tags]
    assert kind.tags == {*tags}
    assert [_spelled(each) for each in kind.keywords] == [_plain(each) for each in words[0].split(", ")]
    crit = parts[-1].removeprefix("crit: ")
    added = re.fullmatch("Add ([YBRGPK]+)", crit)
    assert _spelled(kind.crit) == (f"add dice {added[1]}" if added else crit.lower())


@pytest.mark.parametrize("line", CREATURES, ids=_codes(CREATURES))
def test_a_creature_stands_where_it_belongs(line: SetLine) -> None:
    """Heroes lead, characters have a rank, a cost and an income, minions have none of it."""
    kind = _creature(line.code)
    if line.code in ("ZEN", "DEM", "BRI", "TAR"):
        assert kind.sort == "hero"
        bronze, silver, gold = kind.leadership
        assert line.fields[1] == f"leadership bronze {bronze}, silver {silver}, gold {gold}"
        codes = [CONTENT.creatures[each].code for each in kind.camp]
        assert line.fields[2] == f"Suggested camp: {', '.join(codes)}"
        assert _creature("GRM" if line.code in ("ZEN", "DEM") else "VAM").id == kind.minion
    elif line.code in ("GRM", "VAM"):
        assert (kind.sort, kind.cost, kind.income, kind.rank, kind.stars) == ("minion", 0, 0, 0, 0)
    else:
        stars = "gold gold (elite)" if kind.stars == 2 else RANKS[kind.rank]
        assert kind.sort == "character"
        assert _numbers(line)[0] == f"{stars}, cost {kind.cost}, income {kind.income}"
        assert kind.stars == (0 if line.code == "M08" else 2 if line.code == "M07" else 1)


def test_factions_are_those_of_the_codes() -> None:
    """G and the two of the Empire, V and the two of the City, M for hire."""
    empire, city = ("ZEN", "DEM", "GRM"), ("BRI", "TAR", "VAM")
    for line in CREATURES:
        letter = {**dict.fromkeys(empire, "G"), **dict.fromkeys(city, "V")}.get(line.code, line.code[0])
        faction = {"G": "grypharim", "V": "vallor", "M": "mercenary"}[letter]
        assert _creature(line.code).faction == faction, line.code


def test_creatures_do_what_the_set_says() -> None:
    """Nine of them have effects, as they are written there; nobody else has any."""
    written = {
        code: entry["effects"]
        for file, key in (
            *(("heroes", "hero"), ("heroes", "minion")),
            *((file, "character") for file in ("grypharim", "vallor", "mercenaries")),
        )
        for code, entry in _entries(file, key).items()
        if "effects" in entry
    }
    assert written == {line[:3]: [line[4:]] for line in lines_of("effects of creatures")}
    assert len(written) == 9


# --- Cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", CARDS, ids=_codes(CARDS))
def test_a_card_is_that_of_the_set(line: SetLine) -> None:
    """Names, copies, sort, cost, income, marks and effect."""
    card = CONTENT.cards[CONTENT.id_of(line.code)]
    copies = "×2 " if card.copies == 2 else ""
    assert {**card.name, "en": copies + card.name["en"]} == line.names
    numbers, marks, effect = line.fields
    assert numbers == f"{card.sort}, cost {card.cost}, income {card.income}"
    assert ", ".join(card.marks) == marks
    file = "grypharim" if line.code[0] in "GZD" else "vallor"
    assert _entries(file, "card")[line.code]["effects"] == [effect]


def test_cards_belong_to_the_decks_of_the_set() -> None:
    """In the order of the set, under the same headings."""
    owners = {
        "Grypharim, 20": "grypharim",
        "Queen Zenobia, 10": "queen_zenobia",
        "Emperor Demian, 10": "emperor_demian",
        "Vallor, 20": "vallor",
        "Brissa de Molforn, 10": "brissa_de_molforn",
        "Tarvo Quill, 10": "tarvo_quill",
    }
    owner, found = "", dict[str, str]()
    for line in lines_of("cards"):
        if line in owners:
            owner = owners[line]
        else:
            found[line.split()[0]] = owner
    assert {card.code: card.owner for card in CONTENT.cards.values()} == found


@pytest.mark.parametrize("line", FEATS, ids=_codes(FEATS))
def test_a_feat_is_that_of_the_set(line: SetLine) -> None:
    """Names, mark, points and condition."""
    feat = CONTENT.feats[CONTENT.id_of(line.code)]
    mark, points, needs = line.fields
    assert (feat.name, feat.mark, feat.points) == (line.names, int(mark), int(points))
    assert feat.sort == ("military" if line.code[0] == "F" else "achievement")
    # The card files write words in full, and say whose contact A18 means.
    needs = needs.replace("=MER", "=mercenary").replace("unwounded,contact", "unwounded,hero_contact")
    assert _entries("feats", "feat")[line.code]["needs"] == needs


# --- Tournament -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", SHOP, ids=_codes(SHOP))
def test_an_upgrade_is_that_of_the_set(line: SetLine) -> None:
    """Names, sort, price, copies, effect; its set is in its code."""
    upgrade = CONTENT.upgrades[CONTENT.id_of(line.code)]
    numbers, effect = line.fields
    assert upgrade.name == line.names
    assert numbers == f"{upgrade.sort}, {upgrade.price} coins ({upgrade.copies})"
    assert upgrade.set == line.code[1]
    assert _entries("shop", "upgrade")[line.code]["effects"] == [effect]


def test_a_whole_set_of_the_shop_costs_308() -> None:
    """Either set, all copies (set 10)."""
    for letter in "AB":
        cards = [each for each in CONTENT.upgrades.values() if each.set == letter]
        assert sum(each.price * each.copies for each in cards) == 308


@pytest.mark.parametrize("line", SCENARIOS, ids=_codes(SCENARIOS))
def test_a_scenario_has_the_name_of_the_set(line: SetLine) -> None:
    assert CONTENT.scenarios[CONTENT.id_of(line.code)].name == line.names


# Typed from the set (9): landmarks each, middle lines, own lines, apart, one a column; aim; numbers.
PLACINGS = {
    "S1": (2, 5, 0, 0, True, True, False, {"hold": 3, "points": 1}),
    "S2": (3, 3, 0, 0, True, False, True, {"cards": 1, "points": 1, "aim": 4}),
    "S3": (0, 0, 0, 0, False, False, False, {"points": 1, "influence": 2}),
    "S4": (3, 0, 2, 4, True, True, True, {"points": 1, "influence": 1, "aim": 3}),
    "S5": (0, 0, 0, 0, False, False, True, {"influence": 1, "aim": 6}),
    "S6": (2, 3, 0, 0, True, False, False, {"hold": 2, "cards": 1}),
    "S7": (0, 0, 0, 0, False, False, False, {"range": 3, "run": 1}),
    "S8": (0, 0, 0, 0, False, False, False, {"points": 1, "most": 2}),
    "S9": (0, 0, 0, 0, False, False, False, {"points": 1, "named": 2}),
    "S10": (1, 0, 3, 3, False, False, True, {"points": 1, "health": 2}),
}


def test_scenarios_place_and_count_as_the_set_says() -> None:
    found = {
        each.code: (
            *(each.placing.each, each.placing.middle, each.placing.first, each.placing.last),
            *(each.placing.is_apart, each.placing.one_per_column, each.aim_text is not None, each.numbers),
        )
        for each in CONTENT.scenarios.values()
    }
    assert found == PLACINGS


def test_prices_follow_costs() -> None:
    """Every character stands under its price (set 9)."""
    listed: dict[str, tuple[int, int, int]] = {}
    for line in lines_of("prices"):
        cost, price, recovery = map(int, re.findall(r"\d+", line.rpartition(":")[0]))
        listed |= dict.fromkeys(line.rpartition(": ")[2].split(", "), (cost, price, recovery))
    tournament = CONTENT.tournament
    assert {
        kind.code: (kind.cost, tournament.price(kind), tournament.recovery(kind))
        for kind in CONTENT.characters
    } == listed


def test_the_sheet_is_that_of_the_set() -> None:
    found = []
    for line in CONTENT.tournament.sheet:
        coins, points = f"{line.last_coins} coins", f"{line.last_points} point"
        last = coins if line.last_coins else points if line.last_points else ""
        assert bool(last) is not line.last_incantation
        last = last or "an incantation of your set, free"
        found.append(f"{line.name['en']} | {line.boxes} | {line.coins} | {last}")
    said = [re.sub(r" · .*? \| ", " | ", line, count=1) for line in lines_of("sheet")]
    assert found == said


def test_the_matches_of_a_tournament() -> None:
    """W-174: feat deck, coins, goal, who chooses; coins over five matches are 390, over seven 610."""
    rows = CONTENT.tournament.matches
    assert [(row.feats, row.coins, row.goal) for row in rows] == [
        *((20, 60, 10), (20, 70, 8), (24, 80, 10), (30, 90, 12), (30, 90, 12), (30, 100, 12), (30, 120, 12)),
    ]
    assert [row.map_by for row in rows] == ["chance", *["leader"] * 5, "trailing"]
    assert [row.rest_by for row in rows] == ["chance", *["trailing"] * 5, "chance"]
    assert [row.number for row in rows if not row.has_scenario or not row.has_income_points] == [7]
    assert (sum(row.coins for row in rows[:5]), sum(row.coins for row in rows)) == (390, 610)
    assert CONTENT.tournament.coins_per_point == 3
    assert CONTENT.income_marks == (5, 10, 15)
