"""Several things want the same death: the active player chooses which of them happens (C179, C207)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.pictures.alt_choice import choice_alt
from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, ObjId
from sfb_bot.locale import Texts
from tests.games.codex.kit.table import A, B, Table, shared_content
from tests.games.codex.screens.stage import game, texts


def asked_of(table: Table) -> tuple[int, str, list[str]]:
    assert table.run.ask is not None
    return table.run.ask.decisions[0].seat, table.asked, sorted(table.options)


# --- Instead of a death -----------------------------------------------------------------------------------


def knight_with_stone() -> tuple[Table, ObjId, ObjId]:
    table = Table()
    knight = table.put("brave_knight", B)
    stone = table.put("soul_stone", B, host=knight)
    table.attack(table.put("oversized_rhinoceros", A), knight)
    return table, knight, stone


def test_c179_a_brave_knight_with_a_soul_stone_stays_where_the_active_player_says_so() -> None:
    table, knight, stone = knight_with_stone()
    assert asked_of(table) == (A, "instead", ["brave_knight", "soul_stone"])
    table.do("soul_stone")
    assert (table.there(knight), table.there(stone)) == (True, False)
    assert table.obj(knight).damage == 0
    assert (table.player(B).hand, table.player(B).discard) == ([], ["soul_stone"])


def test_c179_or_goes_to_the_hand_and_its_stone_is_lost() -> None:
    table, knight, stone = knight_with_stone()
    happened = table.do("brave_knight")
    assert (table.there(knight), table.there(stone)) == (False, False)
    assert (table.player(B).hand, table.player(B).discard) == (["brave_knight"], ["soul_stone"])
    assert [event.cause for event in table.heard(ev.Left, happened)] == ["returned", "lost"]


def test_c179_outside_combat_a_brave_knight_has_only_the_stone() -> None:
    table = Table()
    table.put("troq_bashar", A)
    knight = table.put("brave_knight", B)
    stone = table.put("soul_stone", B, host=knight)
    table.hand("the_boot")
    table.play("the_boot")
    assert (table.there(knight), table.there(stone), table.asked) == (True, False, "main")


@pytest.mark.parametrize(("answer", "is_exhausted"), [("indestructible", True), ("soul_stone", False)])
def test_c179_an_immortal_with_a_soul_stone_is_exhausted_or_not(answer: str, is_exhausted: bool) -> None:
    table = Table()
    immortal = table.put("immortal", B, slot=ELITE)
    table.put("soul_stone", B, host=immortal)
    table.attack(table.put("oversized_rhinoceros", A), immortal)
    assert asked_of(table) == (A, "instead", ["indestructible", "soul_stone"])
    table.do(answer)
    obj = table.obj(immortal)
    assert (obj.is_exhausted, obj.damage) == (is_exhausted, 0)
    assert bool(obj.slot) is not is_exhausted, "who is exhausted patrols no longer (CQ22)"
    assert table.found("soul_stone") == [], "given up, or lost with the other attachments"


def test_c179_each_of_several_deaths_at_once_has_its_own_question() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    first, second = table.put("immortal", B), table.put("immortal", B)
    for each in (first, second):
        table.put("soul_stone", B, host=each)
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy", "soul_stone", "indestructible")
    assert (table.obj(first).is_exhausted, table.obj(second).is_exhausted) == (False, True)
    assert table.asked == "main"


# --- A dead card is wanted --------------------------------------------------------------------------------


@pytest.mark.parametrize("rescuer", ["graveyard", "reteller_of_truths"])
def test_c207_an_illusion_is_buried_or_told_of(rescuer: str) -> None:
    """CQ28: the player at turn picks one of those who want the card."""
    table = Table()
    by = {kind: table.put(kind, B) for kind in ("graveyard", "reteller_of_truths")}
    hound = table.put("spectral_hound", B)
    table.attack(table.put("oversized_rhinoceros", A), hound)
    assert asked_of(table) == (A, "rescue", sorted(map(str, by.values())))
    table.do(str(by[rescuer]))
    is_buried = rescuer == "graveyard"
    assert table.obj(by["graveyard"]).held == (("spectral_hound",) if is_buried else ())
    assert table.player(B).hand == ([] if is_buried else ["spectral_hound"])
    assert table.player(B).discard == []


def test_c207_the_reteller_counts_a_death_that_went_elsewhere() -> None:
    """C211: it was one of the first two of the turn all the same."""
    table = Table()
    grave = table.put("graveyard", B)
    table.put("reteller_of_truths", B)
    rhinos = [table.put("oversized_rhinoceros", A) for _ in range(3)]
    hounds = [table.put("spectral_hound", B) for _ in range(3)]
    for rhino, hound in zip(rhinos, hounds, strict=True):
        table.attack(rhino, hound)
        if table.asked == "rescue":
            table.do(str(grave))
    assert len(table.obj(grave).held) == 3
    assert sum(1 for _ in table.heard(ev.CountChanged)) >= 3


def destroyed(kind: str, *rescuers: str) -> tuple[Table, list[ObjId]]:
    """A unit with these cards of its player beside it, and The Boot."""
    table = Table()
    table.put("troq_bashar", A)
    by = [table.put(each, B) for each in rescuers]
    unit = table.put(kind, B)
    table.hand("the_boot")
    table.do("play>the_boot")
    if table.asked == "target":
        table.do(str(unit))
    return table, by


def test_c207_second_chances_or_a_grave() -> None:
    table, (grave, chances) = destroyed("iron_man", "graveyard", "second_chances")
    assert asked_of(table) == (A, "rescue", [str(grave), str(chances)])
    table.do(str(chances))
    assert (len(table.found("iron_man", B)), table.obj(grave).held) == (1, ())
    table, (grave, chances) = destroyed("iron_man", "graveyard", "second_chances")
    table.do(str(grave))
    assert (table.found("iron_man", B), table.obj(grave).held) == ([], ("iron_man",))
    assert table.player(B).spent.get(f"second_chances.{chances}", 0) == 0, "it has not been used"


def test_c207_second_chances_does_not_take_back_what_the_reteller_took() -> None:
    table = Table()
    table.put("troq_bashar", A)
    reteller, chances = table.put("reteller_of_truths", B), table.put("second_chances", B)
    table.put("macciatus_the_whisperer", B)
    man = table.put("iron_man", B)
    illusion = table.put("spectral_aven", B)
    table.hand("the_boot", "the_boot")
    table.play("the_boot", illusion)
    assert asked_of(table) == (A, "rescue", [str(reteller), str(chances)])
    table.do(str(reteller))
    assert (table.found("spectral_aven"), table.player(B).hand) == ([], ["spectral_aven"])
    table.play("the_boot")
    assert not table.there(man)
    assert len(table.found("iron_man", B)) == 1, "Second Chances was not used for the other"


def test_c207_a_rambasa_twin_is_wanted_by_the_codex_and_the_grave() -> None:
    table, (grave,) = destroyed("rambasa_twin", "graveyard")
    assert asked_of(table) == (A, "rescue", [str(grave), "twins_return"])
    table.do("twins_return")
    assert (table.player(B).codex, table.obj(grave).held) == ({"rambasa_twin": 1}, ())
    table, (grave,) = destroyed("rambasa_twin", "graveyard")
    table.do(str(grave))
    assert (table.player(B).codex, table.obj(grave).held) == ({}, ("rambasa_twin",))


def test_c207_one_rescue_is_not_asked_about() -> None:
    table, (grave,) = destroyed("iron_man", "graveyard")
    assert (table.asked, table.obj(grave).held) == ("main", ("iron_man",))


def test_c207_of_several_that_die_at_once_luck_says_which_one_second_chances_wants() -> None:
    """Only that one is asked about; the others are buried."""
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    grave, chances = table.put("graveyard", B), table.put("second_chances", B)
    for kind in ("iron_man", "tiger_cub", "older_brother"):
        table.put(kind, B)
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy")
    assert asked_of(table) == (A, "rescue", [str(grave), str(chances)])
    table.do(str(chances))
    assert table.asked == "main"
    alive = [kind for kind in ("iron_man", "tiger_cub", "older_brother") if table.found(kind, B)]
    assert len(alive) == 1
    assert sorted([*table.obj(grave).held, *alive]) == ["iron_man", "older_brother", "tiger_cub"]
    assert table.player(B).discard == []


def test_c207_of_three_illusions_that_die_at_once_the_active_player_says_which_two_come_first() -> None:
    """C184, C207: the Reteller tells of itself, too."""
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    kinds = ("reteller_of_truths", "spectral_hound", "spectral_aven")
    units = {kind: table.put(kind, B) for kind in kinds}
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy")
    assert asked_of(table) == (A, "choose", sorted(map(str, units.values())))
    table.do(str(units["spectral_aven"]), str(units["spectral_hound"]))
    assert table.player(B).hand == ["spectral_hound", "spectral_aven"]
    assert table.player(B).discard == ["reteller_of_truths"]


def test_c207_illusions_of_one_name_are_not_asked_about() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    table.put("reteller_of_truths", B)
    table.put("reteller_of_truths", B)
    table.put("reteller_of_truths", B)
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy")
    assert table.asked == "main"
    assert (len(table.player(B).hand), len(table.player(B).discard)) == (2, 1)


# --- On the screens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_questions_have_words(language: str) -> None:
    knight, _, _ = knight_with_stone()
    contested, _ = destroyed("rambasa_twin", "graveyard", "graveyard", "second_chances")
    for table, count in ((knight, 2), (contested, 4)):
        assert table.run.ask is not None
        decision = table.run.ask.decisions[0]
        view = table.rules.seat_view(table.state, table.run.ask, A)
        shown = game().shown_options(view, decision, Texts(language, strict=True))
        labels = {entry.label for entry in shown}
        assert len(labels) == count
        assert not any("_" in label for label in labels)
        prompt = game().prompt(view, decision, Texts(language, strict=True))
        assert "_" not in prompt
        assert choice_alt(view, shared_content(), decision, language)


def test_the_words_name_the_card_and_the_way() -> None:
    table, _, _ = knight_with_stone()
    assert table.run.ask is not None
    decision = table.run.ask.decisions[0]
    view = table.rules.seat_view(table.state, table.run.ask, A)
    assert game().prompt(view, decision, texts()) == "Brave Knight would die. What happens instead?"
    assert [entry.label for entry in game().shown_options(view, decision, texts())] == [
        "Soul Stone: it stays unharmed, the stone goes",
        "To its owner's hand",
    ]
