"""Boxes stored before they were translated are told in today's words, and mean what they always meant."""

from __future__ import annotations

import copy
from typing import Any

from sfb_bot.card_files.translations import translated
from sfb_bot.games.brawl.cards.card_files import content_from, read_box
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.games.brawl.texts.nouns import champion_noun
from sfb_bot.games.pack import edition_of
from sfb_bot.locale import Texts


def english_only(value: Any) -> Any:  # Any: a document of card files
    """A box as it was stored before there were other languages."""
    if isinstance(value, dict):
        if "en" in value:
            return {"en": value["en"]}
        return {key: english_only(each) for key, each in value.items() if key not in ("gender", "cases")}
    return [english_only(each) for each in value] if isinstance(value, list) else value


def test_an_old_box_gets_every_word_of_todays() -> None:
    stored, today = english_only(read_box()), read_box()
    assert stored != today
    assert translated(stored, today) == today


def test_what_is_called_otherwise_by_now_stays_as_it_was() -> None:
    today: Any = read_box()
    stored = english_only(copy.deepcopy(today))
    stored["champions"]["dugrun"]["name"] = {"en": "Dugrun the Old"}
    stored["champions"]["dugrun"]["card"][0]["text"] = {"en": "Something else."}
    told: Any = translated(stored, today)
    dugrun = told["champions"]["dugrun"]
    assert dugrun["name"] == {"en": "Dugrun the Old"}
    assert "gender" not in dugrun
    assert dugrun["card"][0]["text"] == {"en": "Something else."}
    assert dugrun["card"][0]["name"] == today["champions"]["dugrun"]["card"][0]["name"]


def test_values_are_never_todays() -> None:
    today: Any = read_box()
    stored = english_only(copy.deepcopy(today))
    stored["champions"]["dugrun"]["basic"]["health"] = 9
    del stored["champions"]["dugrun"]["roles"]
    box = content_from(translated(stored, today))
    assert box.champions["dugrun"].basic.health == 9
    assert box.champions["dugrun"].roles == ()
    assert box.champions["dugrun"].names["ru"] == "Дугрун"


def test_a_pack_of_an_old_box_keeps_its_edition_and_its_document() -> None:
    stored = english_only(read_box())
    pack = brawl_pack(stored, "brawl@old")
    assert pack.content == stored
    assert pack.rules.edition == edition_of(stored) != brawl_pack().rules.edition
    sulka = content_from(translated(stored, read_box())).champions["sulka"]
    assert champion_noun(sulka, "uk").forms["dative"] == "Сулці"
    shown = pack.screens.look_up("brawl@old.champion.sulka", Texts("ru", strict=True))
    assert shown is not None
    assert "Сулка" in shown.lines[0]
