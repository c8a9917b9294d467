"""A box of the Rift that was stored with fewer words is told in today's, and means what it always meant."""

from __future__ import annotations

import copy
from typing import Any

from sfb_bot.card_files.translations import translated
from sfb_bot.games.rift.cards.card_files import content_from, read_box
from tests.card_files.test_translations import english_only


def test_an_old_box_gets_every_word_of_todays() -> None:
    """Names with their grammar, texts of abilities and spells, reasons."""
    today: Any = read_box()
    stored = english_only(today)
    assert stored != today
    content_from(stored)
    assert translated(stored, today) == today


def test_a_box_stored_without_one_language_gets_it() -> None:
    """The words come; the grammar of a name stays as it was stored."""
    today: Any = read_box()
    stored = copy.deepcopy(today)
    for entry in (*stored["champions"]["warrior"], *stored["spells"]["spell"]):
        for key in ("name", "gender", "cases", "text", "reason"):
            entry.get(key, {}).pop("uk", None)
    box = content_from(translated(stored, today))
    assert box.kinds["warlord"].name.texts["uk"] == "Воєвода"
    assert box.kinds["warlord"].name.cases["ru"]["accusative"] == "Полководца"
    assert "uk" in box.spells["dash"].texts


def test_what_is_called_otherwise_by_now_stays_as_it_was() -> None:
    """Another English word, another thing: today's translation would be wrong."""
    today: Any = read_box()
    stored = english_only(copy.deepcopy(today))
    dragon = next(each for each in stored["champions"]["warrior"] if each["id"] == "dragon")
    dragon["name"] = {"en": "Dragon of Old"}
    dragon["text"] = {"en": "Its attack also deals 2 damage to the enemy right behind the target."}
    dragon["ability"]["amount"] = 2
    kind = content_from(translated(stored, today)).kinds["dragon"]
    assert kind.name.texts == {"en": "Dragon of Old"}
    assert not kind.name.genders
    assert not kind.name.cases
    assert kind.texts == {"en": "Its attack also deals 2 damage to the enemy right behind the target."}
    assert kind.reasons["ru"].startswith("Жжёт")


def test_values_and_order_are_never_todays() -> None:
    """Numbers, cards and their places in the files are those of the stored box."""
    today: Any = read_box()
    stored = english_only(copy.deepcopy(today))
    stored["board"]["length"] = 9
    stored["commons"]["warrior"].reverse()
    goblin = next(each for each in stored["commons"]["warrior"] if each["id"] == "goblin")
    goblin["damage"] = "3/1/-/-"
    del stored["spells"]["spell"][0]
    box = content_from(translated(stored, today))
    assert box.board.length == 9
    assert [kind.id for kind in box.kinds.values() if kind.rank == "common"] == [
        *("imp", "war_hound", "zombie", "archer", "militia", "goblin")
    ]
    assert box.kinds["goblin"].damage == (3, 1, None, None)
    assert box.kinds["goblin"].name.texts["uk"] == "Гоблін"
    assert "blessing" not in box.spells
