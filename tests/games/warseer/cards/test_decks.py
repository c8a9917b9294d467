"""Decks, camps and feats are as large as the rulebook says (W-28, W-34, W-152)."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.warseer.cards.card_files import load_content
from sfb_bot.games.warseer.rules.content import CreatureKind, KindId

CONTENT = load_content()
HEROES = CONTENT.heroes
HERO_IDS = [hero.id for hero in HEROES]


def _kind(code: str) -> KindId:
    return CONTENT.id_of(code)


@pytest.mark.parametrize("hero", HEROES, ids=HERO_IDS)
def test_a_battle_deck_is_twenty_of_the_faction_and_ten_of_the_hero(hero: CreatureKind) -> None:
    """W-34; nobody has cards of another hero."""
    deck = CONTENT.deck_of(hero.id)
    owners = Counter[str]()
    for card, copies in deck.items():
        owners[CONTENT.cards[card].owner] += copies
    assert owners == {hero.faction: 20, hero.id: 10}


@pytest.mark.parametrize("hero", HEROES, ids=HERO_IDS)
def test_income_and_cost_of_a_deck(hero: CreatureKind) -> None:
    """Set 10: 34 to 36 income in 30 cards, mean cost 1.9 to 2.3."""
    deck = [CONTENT.cards[card] for card, copies in CONTENT.deck_of(hero.id).items() for _ in range(copies)]
    assert 34 <= sum(card.income for card in deck) <= 36
    assert 1.85 <= sum(card.cost for card in deck) / len(deck) < 2.35


def test_tactics_of_decks_cost_something() -> None:
    """W-246: who ends a turn with nothing is never asked for one; bought ones are free and lie open."""
    assert [card.id for card in CONTENT.cards.values() if card.sort == "tactic" and card.cost < 1] == []


def test_tactics_answer_the_classes_of_the_rulebook() -> None:
    """W-240; no other card waits in hand."""
    classes = {"attacked", "rolled", "harmed", "fallen", "summoned"}
    found: set[str] = set()
    for card in CONTENT.cards.values():
        moments = {effect.when.name for effect in card.effects}
        if card.sort == "tactic":
            assert len(moments) == 1
            found |= moments
        elif card.sort in ("spell", "building"):
            assert moments == {"play" if card.sort == "spell" else "activate"}, card.id
    assert found == classes


# --- Camps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", HEROES, ids=HERO_IDS)
def test_a_suggested_camp_fills_leadership(hero: CreatureKind) -> None:
    """Eight characters, as many of each rank as the hero leads."""
    assert CONTENT.fits(hero.id, hero.camp)
    ranks = Counter(CONTENT.creatures[kind].rank for kind in hero.camp)
    assert (ranks[1], ranks[2], ranks[3]) == hero.leadership
    assert sum(hero.leadership) == len(hero.camp) == 8


def test_a_camp_may_be_smaller_but_not_larger() -> None:
    """W-28: Zenobia leads one gold character."""
    zenobia = _kind("ZEN")
    assert CONTENT.fits(zenobia, [])
    assert CONTENT.fits(zenobia, [_kind("G10")])
    assert not CONTENT.fits(zenobia, [_kind("G10"), _kind("G11")])


def test_a_camp_holds_a_character_once() -> None:
    """W-25: unique within a camp."""
    assert not CONTENT.fits(_kind("ZEN"), [_kind("G01"), _kind("G01")])


def test_a_camp_holds_the_faction_and_mercenaries() -> None:
    """W-25: nobody of the other faction, no minions, no heroes."""
    zenobia = _kind("ZEN")
    assert CONTENT.fits(zenobia, [_kind("G01"), _kind("M02")])
    for code in ("V01", "GRM", "DEM"):
        assert not CONTENT.fits(zenobia, [_kind(code)])
    codes = [CONTENT.creatures[kind].code for kind in CONTENT.camp_choices(zenobia)]
    assert codes == [f"G{n:02}" for n in range(1, 12)] + [f"M{n:02}" for n in range(1, 10)]


def test_the_elite_fills_two_slots() -> None:
    """W-9: Paraxis needs both gold slots of Demian, and Zenobia cannot lead it."""
    paraxis = _kind("M07")
    assert not CONTENT.fits(_kind("ZEN"), [paraxis])
    assert CONTENT.fits(_kind("DEM"), [paraxis])
    assert not CONTENT.fits(_kind("DEM"), [paraxis, _kind("G10")])


def test_a_character_without_a_star_fills_no_slot() -> None:
    """W-28: the Pack Mule comes on top of a full camp."""
    for hero in HEROES:
        assert CONTENT.fits(hero.id, [*hero.camp, _kind("M08")])


# --- Feats ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [20, 24, 30, 40])
def test_a_feat_deck_has_its_size(size: int) -> None:
    """W-152: all feats whose mark is no larger, and every smaller deck is part of a larger one."""
    deck = CONTENT.feat_deck(size)
    assert len(deck) == len({*deck}) == size
    assert all(CONTENT.feats[feat].mark <= size for feat in deck)
    assert {*CONTENT.feat_deck(20)} <= {*deck}


def test_half_of_every_feat_deck_is_military() -> None:
    """Twenty of each in all; the marks are dealt out alike."""
    for size in (20, 24, 30, 40):
        sorts = Counter(CONTENT.feats[feat].sort for feat in CONTENT.feat_deck(size))
        assert sorts == {"military": size // 2, "achievement": size // 2}


def test_what_a_relic_brings_is_read_from_its_effect() -> None:
    """W-117: armour and markers; W-115: which spells stay."""
    cards = {card.code: card for card in CONTENT.cards.values()}
    assert {code: card.armour for code, card in cards.items() if card.armour} == {
        "GR1": 3,
        "DR2": 4,
        "VR3": 2,
    }
    assert {code: card.uses for code, card in cards.items() if card.uses} == {"GR2": 3, "ZR2": 3, "VR1": 3}
    assert [code for code, card in cards.items() if card.is_enchantment] == ["GS5", "TS3"]
