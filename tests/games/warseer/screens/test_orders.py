"""Standing orders in words: every order can be given, about what there is to choose."""

import pytest

from sfb_bot.games.warseer.texts import warseer_texts
from sfb_bot.kernel import OrderKind
from tests.games.warseer.kit.table import B, Table, shared_rules
from tests.games.warseer.screens.stage import game, texts, view_of

ORDERS = shared_rules().orders


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.name)
def test_every_order_has_words_and_its_subjects(order: OrderKind, language: str) -> None:
    table = Table("queen_zenobia")
    subjects = game().order_subjects(order.name, view_of(table), texts(language))
    assert bool(subjects) is order.has_subject
    said = warseer_texts(texts(language)).say(f"order-{order.name}", subject="…")
    assert said
    assert ("…" in said) is order.has_subject


def test_an_order_is_about_creatures_everybody_sees_on_the_field() -> None:
    table = Table("queen_zenobia", "tarvo_quill")
    table.put("wall_bearer", "D4")
    table.put("pit_hound", "E5", B)
    table.hand("judgement")
    found = dict(game().order_subjects("for_kind", view_of(table), texts()))
    assert found == {"queen_zenobia": "Queen Zenobia", "wall_bearer": "Wall Bearer"}


@pytest.mark.parametrize("name", ["for_class", "if_damage", "keep", "for_rank"])
def test_what_is_offered_is_understood_by_the_rules(name: str) -> None:
    """Each subject makes a difference to some window, or is a number the rules count by."""
    table = Table("queen_zenobia")
    subjects = [subject for subject, _ in game().order_subjects(name, view_of(table), texts())]
    known = {
        "for_class": {"attacked", "rolled", "harmed", "fallen", "summoned", "slain"},
        "for_rank": {"bronze", "silver", "gold"},
    }.get(name)
    assert all(subject in known if known else subject.isdecimal() for subject in subjects)
