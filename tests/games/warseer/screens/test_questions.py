"""Questions and options of positions put together by hand, in the words a player reads."""

import pytest

from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.options import shown_options
from sfb_bot.kernel import Decision
from tests.games.warseer.kit.random_play import begun
from tests.games.warseer.kit.table import A, B, Table, shared_rules
from tests.games.warseer.screens.stage import (
    game,
    labels_of,
    names_in,
    note_of,
    prompt_of,
    question_of,
    texts,
    view_of,
)


def test_the_turn_tells_influence_income_and_points() -> None:
    table = Table("queen_zenobia")
    table.influence(4)
    table.history("healing_light", "temple_of_aria")
    table.player().points = 3
    assert prompt_of(table) == "Turn 9: influence 4, income 3, points 3 of 12."


@pytest.mark.parametrize(
    ("mode", "points"), [("alliance", "your side's points 0 of 24."), ("melee4", "points 0 of 12.")]
)
def test_only_partners_have_points_of_a_side(mode: str, points: str) -> None:
    """W-156, W-159: four players are two teams or four sides."""
    assert prompt_of(Table(mode=mode)) == f"Turn 9: influence 10, income 0, {points}"


def test_what_can_be_done_stands_with_its_price() -> None:
    table = Table("queen_zenobia")
    table.put("griffin_fledgling", "E4", wounds=1)
    table.hand("judgement", "skyfall")
    table.camp("goliath")
    table.put("pit_hound", "E3", B)
    labels = labels_of(table)
    assert labels["activate>3"] == "Griffin Fledgling E4 · 3/4"
    assert labels["play>skyfall"] == "5 · Skyfall"
    assert labels["summon>goliath"] == "5 · Summon Goliath"
    assert labels["discard>skyfall"] == "Discard Skyfall (−1 income)"
    assert labels["end"] == "End turn"


@pytest.mark.parametrize(
    ("language", "label"),
    [("ru", "3 · Призвать Молодого грифона"), ("uk", "3 · Викликати Молодого грифона")],
)
def test_names_are_declined(language: str, label: str) -> None:
    table = Table("queen_zenobia")
    table.camp("griffin_fledgling")
    assert labels_of(table, language)["summon>griffin_fledgling"] == label


def test_what_cannot_be_done_is_told_with_the_reason() -> None:
    table = Table("queen_zenobia")
    table.influence(2)
    table.hand("legion_plate", "judgement", "shield_wall", "iron_will")
    table.camp("goliath")
    table.feats("foothold")
    note = note_of(table)
    assert "Legion Plate 3, Judgement 3 (too expensive)" in note
    assert "Shield Wall (tactics: I'll ask when they fit)" in note
    assert "Iron Will (nobody to use it on)" in note
    assert "summoning (Goliath costs 5)" in note
    assert "Foothold (condition not met)" in note


def test_a_second_summoning_is_told_to_be_one_too_many() -> None:
    table = Table("queen_zenobia")
    table.camp("wall_bearer", "pack_mule")
    assert "summoning" not in note_of(table)
    table.do("summon>wall_bearer", "D1")
    assert "summoning (one a turn)" in note_of(table)


def test_a_full_field_is_told_as_the_reason() -> None:
    table = Table("queen_zenobia")
    for place in ("C3", "D3", "E3", "F2", "G2", "H2"):
        table.put("legion_recruit", place)
    table.camp("wall_bearer")
    assert "summoning (7 creatures is the limit)" in note_of(table)


def test_hexes_tell_their_terrain_and_who_is_beside_them() -> None:
    table = Table("queen_zenobia")
    mule = table.put("pack_mule", "D4")
    table.put("pit_hound", "C6", B)
    table.do(f"activate>{mule}")
    entries = {entry.key: entry for entry in shown_options(view_of(table), question_of(table), names_in())}
    assert entries["go>C4"].label == "C4 (Forest)"
    assert entries["go>C4"].detail == "1 step · difficult: ends the activation"
    assert entries["go>C5"].detail == "1 step · next to Pit Hound"
    assert (entries["go>C5"].section, entries["go>C5"].part) == ("moves", "C")
    assert entries["go>C5"].rank < entries["go>E3"].rank, "most go where the others are"


def test_only_walking_into_difficult_terrain_ends_an_activation() -> None:
    """W-62, W-102: whoever is put there goes on, whoever is pushed there is hurt and not beside itself."""
    table = Table("tarvo_quill")
    table.put("gutter_knife", "D4")
    table.hand("night_work")
    table.do("play>night_work")
    placed = {
        entry.key: entry.detail for entry in shown_options(view_of(table), question_of(table), names_in())
    }
    assert placed["C4"] == "1 step"
    table = Table("queen_zenobia")
    bearer, hound = table.put("wall_bearer", "D4"), table.put("pit_hound", "C5", B)
    table.luck("BY hp")
    table.do(f"activate>{bearer}", f"attack>{hound}")
    pushed = {
        entry.key: entry.detail for entry in shown_options(view_of(table), question_of(table), names_in())
    }
    assert pushed["C4"] == "1 step · difficult: 1 more damage"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "needs no sight"),
        ("ru", "обзор не нужен"),
        ("uk", "видимість не потрібна"),
    ],
)
def test_what_a_card_grants_beside_keywords_has_words(language: str, words: str) -> None:
    table = Table("brissa_de_molforn")
    table.build("watchtower")
    table.use("watchtower")
    creature = next(each for each in view_of(table).public.creatures if each.id == table.hero())
    assert words in names_in(language).condition(creature).split(" · ")


def test_attacks_stand_before_moves_the_weakest_first() -> None:
    table = Table("queen_zenobia")
    griffin = table.put("griffin_fledgling", "E4")
    hound, knife = table.put("pit_hound", "E5", B), table.put("gutter_knife", "D4", B, wounds=3)
    table.do(f"activate>{griffin}")
    entries = shown_options(view_of(table), question_of(table), names_in())
    ranked = sorted(entries, key=lambda entry: entry.rank if entry.role == "choice" else 999)
    assert [entry.key for entry in ranked[:2]] == [f"attack>{knife}", f"attack>{hound}"]
    assert ranked[0].label == "Attack Gutter Knife D4 · 1/4"
    assert ranked[0].short == "Gutter Knife D4"


def test_healing_somebody_unhurt_does_not_stand_out() -> None:
    table = Table("queen_zenobia", at=("E3",))
    hurt = table.put("wall_bearer", "E4", wounds=2)
    table.do(f"activate>{table.hero()}")
    entries = {entry.key: entry for entry in shown_options(view_of(table), question_of(table), names_in())}
    assert entries[f"heal>{table.hero()}"].vain
    assert not entries[f"heal>{hurt}"].vain


def test_alike_creatures_are_told_apart_by_their_hexes_and_players_by_letters() -> None:
    table = Table("queen_zenobia", "emperor_demian")
    table.put("legion_recruit", "D3")
    table.put("legion_recruit", "F3")
    table.put("legion_recruit", "F7", B)
    labels = [label for key, label in labels_of(table).items() if key.startswith("activate")]
    assert "Legion Recruit (A) D3 · 2/2" in labels
    assert "Legion Recruit (A) F3 · 2/2" in labels
    assert "Queen Zenobia A1 · 9/9" in labels


def window(card: str = "shield_wall") -> Table:
    """A Gutter Knife attacks; the other side has an influence and may answer, whatever card it holds."""
    table = Table("tarvo_quill", "queen_zenobia", at=("A1", "I9"))
    knife = table.put("gutter_knife", "E4")
    table.put("griffin_fledgling", "E5", B, wounds=2)
    table.hand(card, seat=B)
    table.influence(1, B)
    table.luck("BY hh")
    table.do(f"activate>{knife}", "attack>4")
    return table


def test_a_window_tells_who_attacks_whom_and_the_dice_as_they_lie() -> None:
    table = window()
    assert table.asked_seat == B
    assert prompt_of(table) == ("Gutter Knife rolled against Griffin Fledgling: 🔵 hit 🟡 hit. Change dice?")
    table.do("pass")
    assert prompt_of(table) == "Griffin Fledgling is about to take 2 damage. Answer?"
    assert labels_of(table) == {"shield_wall": "1 · Shield Wall", "pass": "Pass"}


@pytest.mark.parametrize(
    ("language", "prompt"),
    [
        (
            "ru",
            "Нож из подворотни бросает против Молодого грифона: 🔵 попадание 🟡 попадание. Меняешь кубики?",
        ),
        ("uk", "Ніж із провулка кидає проти Молодого грифона: 🔵 влучання 🟡 влучання. Міняєш кубики?"),
    ],
)
def test_a_window_is_told_in_every_language(language: str, prompt: str) -> None:
    assert prompt_of(window(), language) == prompt


def test_a_window_without_a_fitting_card_says_that_nobody_learns_it() -> None:
    table = window("healing_light")
    table.do("pass")
    assert table.options == ["pass"]
    assert note_of(table).startswith("-# You have no tactic that fits.")


def test_ending_a_turn_asks_about_what_is_left() -> None:
    table = Table("queen_zenobia")
    table.put("wall_bearer", "D4")
    warning = game().finish_warning(view_of(table), question_of(table), texts())
    assert warning == "Queen Zenobia and Wall Bearer haven't acted yet. End your turn anyway?"


def test_a_stunned_creature_is_not_worth_a_warning() -> None:
    table = Table("queen_zenobia")
    table.put("wall_bearer", "D4", tokens="stun")
    table.act(table.hero(), "finish")
    assert game().finish_warning(view_of(table), question_of(table), texts()) == ""
    label = labels_of(table)["activate>3"]
    assert label == "Wall Bearer D4 · 4/4 (stunned: only loses the token)"


def test_a_push_names_who_goes_where() -> None:
    table = Table("queen_zenobia")
    bearer = table.put("wall_bearer", "D4")
    hound = table.put("pit_hound", "C5", B)
    table.luck("BY hp")
    table.do(f"activate>{bearer}", f"attack>{hound}")
    assert prompt_of(table) == "Push: where does Pit Hound go?"
    entries = {entry.key: entry for entry in shown_options(view_of(table), question_of(table), names_in())}
    assert entries["C4"].short == "Pit Hound to C4"
    assert entries["C4"].detail.startswith("1 step · difficult: 1 more damage")


def camp_question() -> tuple[SeatView, Decision]:
    """The silver rank of Zenobia's camp, as it is asked for."""
    run = begun("camp", {"mode": "duel", "heroes": ["queen_zenobia", "tarvo_quill"]})
    while run.ask is not None and run.ask.decisions[0].prompt != "camp_silver":
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        run.answer(decision.seat, run.ask_no, decision.default)
    question = run.decision_for(A)
    assert question is not None
    return shared_rules().seat_view(run.state, run.ask, A), question


def test_the_seat_that_asks_for_its_camp_gets_the_suggested_one_as_a_whole() -> None:
    view, question = camp_question()
    (ready,) = game().ready_answers(view, question, texts())
    assert set(ready.keys) == set(question.default)
    assert ready.label == "Suggested for Queen Zenobia"
