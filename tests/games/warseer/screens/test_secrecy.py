"""Nothing public depends on what only a seat may know: matches that differ in hidden things read the same."""

from typing import Any

import pytest

from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.kernel import Dice, Seat
from tests.games.warseer.kit.random_play import named, ways
from tests.games.warseer.kit.table import A, B, Table, shared_rules
from tests.games.warseer.redeal import redealt
from tests.games.warseer.screens.stage import game, moments, names_in, people_of, texts, told

LANGUAGES = ("en", "ru", "uk")


def public_words(run: WarseerRun, language: str) -> tuple[object, ...]:
    """Everything the channel reads about a position."""
    view = shared_rules().public_view(run.state, run.ask)
    people, said = people_of(view), texts(language)
    pages = game().open_pages(view, people, said, None)
    calls = tuple(game().call(view, Seat(seat), said) for seat in range(len(view.players)))
    return (game().status(view, said), game().board_in_words(view, people, said), pages, calls)


@pytest.mark.parametrize("way", ways()[:7], ids=named)
def test_the_channel_reads_the_same_whatever_is_hidden(way: dict[str, Any]) -> None:
    compared = 0
    for number, moment in enumerate(moments(f"secrets/{named(way)}", way, 220)):
        if number % 20:
            continue
        language = LANGUAGES[number // 20 % 3]
        before = public_words(moment.run, language)
        other = redealt(moment.run.state, None, Dice(f"other {number}"))
        view = shared_rules().public_view(other, moment.run.ask)
        people, said = people_of(view), texts(language)
        after = (
            game().status(view, said),
            game().board_in_words(view, people, said),
            game().open_pages(view, people, said, None),
            tuple(game().call(view, Seat(seat), said) for seat in range(len(view.players))),
        )
        assert before == after
        compared += 1
    assert compared > 5


def passed_attack(hand: str) -> tuple[Table, tuple[str, ...]]:
    """An attack on a seat that holds this card and answers nothing; the log everybody reads."""
    table = Table("tarvo_quill", "queen_zenobia")
    knife = table.put("gutter_knife", "E4")
    griffin = table.put("griffin_fledgling", "E5", B)
    table.hand(hand, seat=B)
    table.influence(1, B)
    table.luck("BY hh")
    events = table.do(f"activate>{knife}", f"attack>{griffin}", "pass", "pass")
    return table, told(table, events)


def test_a_passed_window_reads_the_same_for_every_hand() -> None:
    _, with_tactic = passed_attack("shield_wall")
    _, without = passed_attack("healing_light")
    assert with_tactic == without


def test_the_public_words_name_no_card_of_a_hand() -> None:
    table = Table("queen_zenobia")
    table.hand("judgement", "skyfall")
    table.feats("foothold")
    view = shared_rules().public_view(table.run.state, table.run.ask)
    said = " ".join(game().board_in_words(view, people_of(view), texts()))
    assert "hand 2" in said
    for kind in ("judgement", "skyfall", "foothold"):
        assert str(names_in().kind(kind)) not in said


def test_the_own_pages_tell_hand_and_feats_to_their_seat_alone() -> None:
    table = Table("queen_zenobia")
    table.hand("judgement", "skyfall")
    table.influence(3)
    table.feats("foothold")
    table.put("pit_hound", "A3", B)
    rules = shared_rules()
    own = rules.seat_view(table.run.state, table.run.ask, A)
    assert game().page_lines("hand", own, texts()) == (
        "**2 battle cards** · influence 3, income 0 · deck 5",
        "Now: Judgement (3)",
        "Later: Skyfall (5)",
    )
    assert game().page_lines("feats", own, texts()) == (
        "**1 feat** · points 0 of 12 · feat deck 10",
        "Waiting: Foothold",
    )
    theirs = rules.seat_view(table.run.state, table.run.ask, B)
    assert game().page_lines("hand", theirs, texts()) == (
        "**0 battle cards** · influence 10, income 0 · deck 5",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_has_seen_stands_on_its_own_page(language: str) -> None:
    """Cards of another hand and the top of the own deck; the other seat and the channel read none of it."""
    table, said = Table("queen_zenobia", "tarvo_quill"), texts(language)
    before = public_words(table.run, language)
    table.player(A).spied = [(B, KindId("trapdoor"))]
    table.player(A).top = [KindId("skyfall"), KindId("barracks")]
    trapdoor, skyfall, barracks = (
        names_in(language).kind(kind) for kind in ("trapdoor", "skyfall", "barracks")
    )
    mine, theirs = (shared_rules().seat_view(table.state, table.run.ask, seat) for seat in (A, B))
    for lines in (game().page_lines("hand", mine, said), game().secrets_in_words(mine, said)):
        assert any(trapdoor in line for line in lines)
        assert any(f"{barracks}, {skyfall}" in line for line in lines)
    for lines in (game().page_lines("hand", theirs, said), game().secrets_in_words(theirs, said)):
        assert not any(name in line for name in (trapdoor, skyfall) for line in lines)
    assert public_words(table.run, language) == before
