"""The log, turns summed up and results, as everybody reads them."""

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.screens.log import HANDLERS
from sfb_bot.kernel import Seat
from sfb_bot.locale import in_case
from tests.games.warseer.kit.table import A, B, Table, shared_rules
from tests.games.warseer.screens.stage import (
    FIRST_USER,
    game,
    names_in,
    people_of,
    public_events,
    texts,
    told,
)

ALIKE = (("legion_recruit", "D3"), ("wall_bearer", "E3"), ("legion_recruit", "F3"))
ANN, BOB = f"<@{FIRST_USER}>", f"<@{FIRST_USER + 1}>"


def test_every_event_has_a_sentence_or_is_silent_on_purpose() -> None:
    assert set(HANDLERS) == set(ev.EVENTS)


def test_a_move_and_an_attack_are_one_line_with_the_dice() -> None:
    table = Table("queen_zenobia")
    griffin = table.put("griffin_fledgling", "E2")
    hound = table.put("pit_hound", "E5", B)
    table.luck("BB h-", "G -")
    events = table.act(griffin, "go>E4", f"attack>{hound}")
    assert told(table, events) == (
        "**Griffin Fledgling** moves to E4. Attack on Pit Hound: 🔵 hit 🔵 blank. Plus 🟢 blank. 1 damage."
        " Pit Hound takes a wound.",
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "ru",
            "**Молодой грифон** атакует Ямного пса: 🔵 попадание 🔵 пусто. Урон 1."
            " Ямный пёс получает 1 рану.",
        ),
        (
            "uk",
            "**Молодий грифон** атакує Ямного пса: 🔵 влучання 🔵 порожньо. Шкода 1."
            " Ямний пес отримує 1 рану.",
        ),
    ],
)
def test_the_same_in_other_languages(language: str, line: str) -> None:
    table = Table("queen_zenobia")
    griffin, hound = table.put("griffin_fledgling", "E4"), table.put("pit_hound", "E5", B)
    table.luck("BB h-")
    assert told(table, table.attack(griffin, hound), language) == (line,)


def test_a_kill_is_told_with_its_points_and_without_the_wounds() -> None:
    table = Table("emperor_demian", at=("E4",))
    knife = table.put("gutter_knife", "E5", B, wounds=3)
    table.luck("RBB hh-")
    (line,) = told(table, table.attack(table.hero(), knife))
    assert line.endswith(f"2 damage. **Gutter Knife is destroyed!** **{ANN} +1** for the kill.")
    assert "wound" not in line


def test_changed_dice_are_told_as_they_lie_afterwards() -> None:
    table = Table("tarvo_quill", at=("A1",))
    knife, hound = table.put("gutter_knife", "E4"), table.put("wall_bearer", "E5", B)
    table.hand("dirty_trick")
    table.luck("BY h-")
    events = table.do(f"activate>{knife}", f"attack>{hound}", "dirty_trick")
    (first, second) = told(table, [*events, *table.rest()])
    assert first == "**Gutter Knife** attacks Wall Bearer: 🔵 hit 🟡 blank."
    assert second.startswith(f"{ANN} answers with **Dirty Trick** (1). {ANN} (Dirty Trick): 🔵 hit 🟡 hit.")


def test_a_push_says_where_to() -> None:
    table = Table("queen_zenobia")
    bearer, hound = table.put("wall_bearer", "D4"), table.put("pit_hound", "C5", B)
    table.luck("BY hp")
    (line,) = told(table, table.attack(bearer, hound, "C4"))
    assert line.endswith("1 damage and a push. Pit Hound is pushed to C4. Pit Hound takes 2 wounds.")


def test_who_heals_and_who_shoots_is_named() -> None:
    table = Table("queen_zenobia", at=("E4",))
    bearer = table.put("wall_bearer", "E3", wounds=2)
    table.luck("BBY hh-")
    (line,) = told(table, table.act(table.hero(), f"heal>{bearer}"))
    assert line == "**Queen Zenobia** heals Wall Bearer: 🔵 hit 🔵 hit 🟡 blank. Wall Bearer heals 2."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "uses the ability of **Queen Zenobia**. Wall Bearer heals 1."),
        ("ru", "применяет способность **Королевы Зенобии**."),
        ("uk", "застосовує здібність **Королеви Зенобії**."),
    ],
)
def test_the_ability_of_a_hero_is_told_as_such(language: str, words: str) -> None:
    table = Table("queen_zenobia", at=("E4",))
    table.put("wall_bearer", "E3", wounds=2)
    (line,) = told(table, table.use("queen_zenobia"), language)
    assert words in line


def test_whoever_waits_until_the_end_of_a_turn_is_told_together() -> None:
    table = Table("queen_zenobia")
    table.put("wall_bearer", "D4")
    lines = told(table, table.do("end"))
    assert lines[0] == "Queen Zenobia and Wall Bearer wait."


@pytest.mark.parametrize(
    ("language", "case", "words"),
    [
        ("en", "accusative", "Legion Recruit ×2 and Wall Bearer"),
        ("ru", "accusative", "Рекрута легиона ×2 и Щитоносца стены"),
        ("uk", "instrumental", "Рекрутом легіону ×2 та Щитоносцем муру"),
    ],
)
def test_alike_creatures_are_counted_and_declined(language: str, case: str, words: str) -> None:
    table = Table("queen_zenobia")
    numbers = [table.put(kind, place) for kind, place in ALIKE]
    public = shared_rules().public_view(table.run.state, table.run.ask)
    assert in_case(names_in(language).creatures(public, numbers), case) == words


def test_what_somebody_draws_stays_theirs() -> None:
    table = Table("brissa_de_molforn")
    table.hand("tavern_rumour")
    card = table.player().deck[-1]
    events = table.play("tavern_rumour")
    (line,) = told(table, events)
    assert line == f"{ANN} casts **Tavern Rumour** (1). {ANN} draws a battle card."
    name = shared_rules().content.cards[card].name["en"]
    assert name not in line


def test_income_marks_are_told() -> None:
    table = Table("queen_zenobia")
    table.history("healing_light", "shield_of_faith", "forced_march", "shield_wall")
    table.hand("temple_of_aria")
    assert told(table, table.do("discard>temple_of_aria")) == (
        f"{ANN} discards Temple of Aria: +2 income. **{ANN} +1** for income.",
    )


def test_a_turn_is_summed_up_by_deeds_losses_and_points() -> None:
    table = Table("emperor_demian", at=("E4",))
    knife = table.put("gutter_knife", "E5", B, wounds=3)
    table.camp("wall_bearer")
    table.luck("RBB hh-")
    events = [*table.attack(table.hero(), knife), *table.do("summon>wall_bearer", "D1"), *table.do("end")]
    public = shared_rules().public_view(table.run.state, table.run.ask)
    recap = game().recap(public, public_events(events), people_of(public), texts())
    assert recap == (
        f"**{ANN}**: summoned Wall Bearer · 1 attack.",
        f"**{BOB} loses Gutter Knife; {ANN} +1 point**",
    )


def test_cards_of_others_are_not_deeds_of_the_turn() -> None:
    table = Table("tarvo_quill", "queen_zenobia")
    knife = table.put("gutter_knife", "E4")
    griffin = table.put("griffin_fledgling", "E5", B, wounds=2)
    table.hand("shield_wall", seat=B)
    table.luck("BY hh")
    events = table.do(f"activate>{knife}", f"attack>{griffin}")
    events += [*table.answer("shield_wall"), *table.do("end")]
    public = shared_rules().public_view(table.run.state, table.run.ask)
    (deeds,) = game().recap(public, public_events(events), people_of(public), texts())
    assert deeds == f"**{ANN}**: 1 attack."


def test_the_result_tells_where_points_came_from() -> None:
    table = Table("emperor_demian", "tarvo_quill", at=("E4", "E5"))
    table.creature(table.hero(B)).wounds = 11
    table.luck("YYY hh-")
    events = table.attack(table.hero(A), table.hero(B))
    public = shared_rules().public_view(table.run.state, table.run.ask)
    lines = game().result_lines(public, public_events(events), people_of(public), texts())
    assert lines == (
        f"**{ANN} wins** as a hero falls after 9 turns.",
        f"{ANN} 6 (heroes 6) · {BOB} 0",
        "1 attack, 1 creature destroyed.",
    )


def test_headings_divide_the_log_by_turns() -> None:
    table = Table("queen_zenobia")
    public = shared_rules().public_view(table.run.state, table.run.ask)
    heading = game().heading(ev.TurnBegan(Seat(1), 10), people_of(public), texts())
    assert heading == f"Turn 10 · {BOB}"
    assert game().turn_title(ev.TurnBegan(Seat(1), 10), texts()) == "Turn 10"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", f"{ANN} and {BOB} draw 7 battle cards each."),
        ("ru", f"Взято боевых карт: по 7 ({ANN} и {BOB})."),
        ("uk", f"Взято бойових карт: по 7 ({ANN} та {BOB})."),
    ],
)
def test_first_hands_are_one_sentence(language: str, line: str) -> None:
    table = Table("queen_zenobia")
    events = [ev.CardsDrawn(seat, (), 7) for seat in (A, B)]
    assert told(table, events, language) == (line,)
