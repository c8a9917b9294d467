"""Cases and genders: what texts ask of nouns, and how phrases and lists get theirs."""

import pickle
from pathlib import Path

import pytest

from sfb_bot.locale import Noun, Texts, enumeration, in_case, phrase
from tests.locale.packages import package

SULKA = Noun("Сулка", {"genitive": "Сулки", "accusative": "Сулку"}, "feminine")
DUGRUN = Noun("Дугрун", {"genitive": "Дугруна", "accusative": "Дугруна"}, "masculine")
SAMPLE = """
plain = { $who } падает
of = сила { GEN($who) }
hit = бьёт { ACC($who) }
to = { DAT($who) }
fell = { $who } { GENDER($who) ->
    [feminine] упала
    [plural] упали
   *[masculine] упал
}
start = { CAP(ACC($what)) }: готово
core = ядро
    .genitive = ядра
    .gender = neuter
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
    .accusative = { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[other] { $count } минут
    }
wait = через { ACC($what) }
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    folder = package(tmp_path, {"en": {"a.ftl": "x = x"}, "ru": {"a.ftl": SAMPLE}})
    return Texts("ru", strict=True).of(folder)


def test_texts_ask_for_cases(texts: Texts) -> None:
    assert texts.say("plain", who=SULKA) == "Сулка падает"
    assert texts.say("of", who=SULKA) == "сила Сулки"
    assert texts.say("hit", who=DUGRUN) == "бьёт Дугруна"


def test_a_form_that_a_noun_lacks_is_the_nominative(texts: Texts) -> None:
    assert texts.say("to", who=SULKA) == "Сулка"
    assert texts.say("of", who="Ann") == "сила Ann"
    assert texts.say("to", who=7) == "7"


def test_texts_choose_by_gender_and_know_none_of_players(texts: Texts) -> None:
    assert texts.say("fell", who=SULKA) == "Сулка упала"
    assert texts.say("fell", who=DUGRUN) == "Дугрун упал"
    assert texts.say("fell", who="Ann") == "Ann упал"


def test_two_nouns_that_look_alike_are_told_apart(texts: Texts) -> None:
    """What was said of one is not remembered for the other."""
    assert texts.say("of", who=Noun("Рат", {"genitive": "Рата"})) == "сила Рата"
    assert texts.say("of", who=Noun("Рат", {"genitive": "Рати"})) == "сила Рати"
    assert texts.say("of", who="Рат") == "сила Рат"


def test_a_text_has_forms_by_its_attributes(texts: Texts) -> None:
    core = texts.say("core")
    assert (core, in_case(core, "genitive"), in_case(core, "dative")) == ("ядро", "ядра", "ядро")
    assert isinstance(core, Noun)
    assert core.gender == "neuter"
    for count, words in ((1, "через 1 минуту"), (3, "через 3 минуты"), (11, "через 11 минут")):
        assert texts.say("wait", what=texts.say("minutes", count=count)) == words


def test_a_capital_at_the_beginning(texts: Texts) -> None:
    assert texts.say("start", what=Noun("ядро", {"accusative": "ядро"})) == "Ядро: готово"


def test_a_phrase_around_a_noun_has_its_cases(texts: Texts) -> None:
    shown = phrase(lambda who, side: f"{who} ({side})", who=SULKA, side="A")
    assert texts.say("hit", who=shown) == "бьёт Сулку (A)"
    assert texts.say("fell", who=shown) == "Сулка (A) упала"
    assert phrase(lambda who: f"{who}!", who="Ann") == "Ann!"


def test_a_list_of_nouns_is_a_plural_in_every_case(texts: Texts) -> None:
    both = enumeration([SULKA, DUGRUN], " и ".join)
    assert texts.say("hit", who=both) == "бьёт Сулку и Дугруна"
    assert texts.say("fell", who=both) == "Сулка и Дугрун упали"
    assert enumeration([SULKA], " и ".join) is SULKA
    assert enumeration(["Ann", "Bob"], " and ".join) == "Ann and Bob"


def test_a_noun_survives_the_way_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(SULKA))
    assert (again, again.key) == (SULKA, SULKA.key)
