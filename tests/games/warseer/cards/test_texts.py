"""The texts of the box say what its cards do, in three languages, and fit on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sfb_bot.games.warseer.cards.card_files import load_content
from sfb_bot.games.warseer.rules.content import CreatureKind
from sfb_bot.games.warseer.rules.effect_values import Effect, Texts

CONTENT = load_content()
LANGUAGES = ("en", "ru", "uk")
TRANSLATIONS = LANGUAGES[1:]
CASES = ("genitive", "dative", "accusative", "instrumental", "prepositional")
CREATURES = list(CONTENT.creatures.values())

NAME_LENGTH = 34
TEXT_LENGTH = 230
LINE_LENGTH = 60


def _named() -> Iterator[tuple[str, Texts]]:
    for kind in CREATURES:
        yield f"{kind.id} name", kind.name.texts
    for group in (CONTENT.cards, CONTENT.feats, CONTENT.terrain, CONTENT.maps, CONTENT.upgrades):
        for each in group.values():
            yield f"{each.id} name", each.name
    for scenario in CONTENT.scenarios.values():
        yield f"{scenario.id} name", scenario.name
    for die in CONTENT.dice.values():
        yield f"{die.id} name", die.name
    for terms in CONTENT.terms.values():
        for term in terms.values():
            yield f"{term.id} name", term.name
    for line in CONTENT.tournament.sheet:
        yield f"{line.id} line", line.name


def _told() -> Iterator[tuple[str, Texts]]:
    for kind in CREATURES:
        if kind.effects:
            yield f"{kind.id} text", kind.text
    for group in (CONTENT.cards, CONTENT.feats, CONTENT.terrain, CONTENT.upgrades):
        for each in group.values():
            yield f"{each.id} text", each.text
    for battle_map in CONTENT.maps.values():
        if battle_map.text["en"]:
            yield f"{battle_map.id} text", battle_map.text
    for scenario in CONTENT.scenarios.values():
        yield f"{scenario.id} placing", scenario.placing_text
        yield f"{scenario.id} text", scenario.text
        if scenario.aim_text:
            yield f"{scenario.id} aim", scenario.aim_text
    for sort, terms in CONTENT.terms.items():
        for term in terms.values():
            yield f"{sort} {term.id} text", term.text


NAMES = dict(_named())
TEXTS = dict(_told())
ALL_TEXTS = {**NAMES, **TEXTS}


def _figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_everything_is_there_in_every_language() -> None:
    """Set 3 to 9: nine creatures with texts, 60 cards, 40 feats, 12 terrains, 24 upgrades, 10 scenarios."""
    assert len(TEXTS) == 9 + 60 + 40 + 12 + 24 + 3 + 10 * 2 + 4 + (38 + 13 + 3 + 2)
    wrong = [
        place
        for place, texts in ALL_TEXTS.items()
        if tuple(texts) != LANGUAGES or any(text != text.strip() or not text for text in texts.values())
    ]
    assert wrong == []


def test_translations_are_translated() -> None:
    """Cyrillic from end to end, with our typography; X is the number behind a keyword."""
    foreign = re.compile(r"[\"'`ʼA-WYZa-z]|\.\.\.|-\d| - |  ")
    for place, texts in ALL_TEXTS.items():
        for language in TRANSLATIONS:
            assert re.search(r"[А-Яа-яЁёІіЇїЄє]", texts[language]), place
            assert not foreign.search(texts[language]), (place, texts[language])
    assert not [place for place, texts in ALL_TEXTS.items() if re.search(r"[ыэъёЫЭЪЁ]", texts["uk"])]
    assert not [place for place, texts in ALL_TEXTS.items() if re.search(r"[іїєґІЇЄҐ]", texts["ru"])]


def test_a_russian_sentence_is_no_ukrainian_one() -> None:
    """Only names and the bare word for armour may be the same."""
    same = [place for place, texts in TEXTS.items() if texts["ru"] == texts["uk"]]
    bare = [place for place in same if re.fullmatch(r"Броня \d\.", TEXTS[place]["ru"])]
    assert same == bare
    assert len(bare) == 4


def test_all_languages_say_the_same_figures() -> None:
    """A card must not hit harder in one language."""
    assert [
        place
        for place, texts in TEXTS.items()
        if any(_figures(texts[language]) != _figures(texts["en"]) for language in TRANSLATIONS)
    ] == []


def test_all_languages_say_the_same_keyword_number() -> None:
    """X stands in all three or in none."""
    assert [
        place for place, texts in TEXTS.items() if len({text.count("X") for text in texts.values()}) != 1
    ] == []


def test_players_are_addressed_as_friends() -> None:
    """«Ты» and «ти», and «ё» is written."""
    formal = re.compile(r"\b(вы|ваш\w*|вам|вами|вас|ви)\b", re.IGNORECASE)
    without_dots = re.compile(
        r"\b(еще|ее|твое|свое|него е|дает|идет|бьет|полет|ведет|зеленый|желтый|черный|прием|лед)\b",
        re.IGNORECASE,
    )
    for place, texts in ALL_TEXTS.items():
        assert not any(formal.search(texts[language]) for language in TRANSLATIONS), place
        assert not without_dots.search(texts["ru"]), place


def test_everything_fits_on_a_phone() -> None:
    """Names on a line, texts on a few; Resurgent has more to say than any other."""
    for place, texts in NAMES.items():
        most = LINE_LENGTH if place.endswith("line") else NAME_LENGTH
        for language, text in texts.items():
            assert len(text) <= most, f"{place} {language} has {len(text)}"
    for place, texts in TEXTS.items():
        for language, text in texts.items():
            most = TEXT_LENGTH + 20 if place == "keyword resurgent text" else TEXT_LENGTH
            assert len(text) <= most, f"{place} {language} has {len(text)}"


def test_sentences_are_sentences() -> None:
    """Texts begin with a capital or a number and end with a full stop; names have none."""
    for place, texts in TEXTS.items():
        for text in texts.values():
            assert text.endswith("."), place
            assert text[0].isupper() or text[0].isdigit(), place
    assert [
        place for place, texts in NAMES.items() if any(text.endswith(".") for text in texts.values())
    ] == []


# --- What the texts say -----------------------------------------------------------------------------------

DICE_WORDS = {
    "Y": ("yellow", "жёлт", "жовт"),
    "B": ("blue", "син", "син"),
    "R": ("red", "красн", "червон"),
    "G": ("green", "зелён", "зелен"),
    "P": ("purple", "фиолетов", "фіолетов"),
}
KIND_WORDS = {
    "magic": ("magic", "магическ", "магічн"),
    "ranged": ("ranged", "дальн", "дальн"),
    "plain": ("plain", "прост", "прост"),
}
TOKEN_WORDS = {
    "poison": ("poison", "яд", "отрут"),
    "disease": ("disease", "болезн", "хвороб"),
    "stun": ("stun", "оглушен", "приголомшен"),
}
# Ops whose number a text may leave unsaid: one minion is a minion, and what is enough for a feat says it.
UNSAID = {"minion", "recover", "mill"}


def _effects() -> Iterator[tuple[str, Texts, Effect]]:
    for kind in CREATURES:
        for effect in kind.effects:
            yield kind.id, kind.text, effect
    for group in (CONTENT.cards, CONTENT.upgrades):
        for card in group.values():
            for effect in card.effects:
                yield card.id, card.text, effect


def _numbers(effect: Effect) -> Iterator[int]:
    """The numbers a player must read: amounts, costs, distances, uses."""
    yield from (effect.when.uses, effect.cost.influence, effect.cost.cards, effect.cost.feats)
    for condition in effect.conditions:
        yield condition.number
    for each in effect.target.filters:
        # «In contact» says a distance of one.
        if each.of != "hero" or each.number != 1:
            yield from (each.number, each.reach)
    for op in effect.ops:
        if op.name not in UNSAID and op.number != 99:
            yield op.number
        yield op.keyword.number if op.keyword else 0
        if op.name == "roll" and len(op.dice) > 1 and len({*op.dice}) == 1:
            yield len(op.dice)
        if op.effect:
            yield from _numbers(op.effect)


def _words(effect: Effect) -> Iterator[tuple[str, str, str]]:
    """What must be named: dice, kinds of damage, tokens, granted keywords, ranks."""
    for op in effect.ops:
        dice = op.dice + (op.keyword.dice if op.keyword else "")
        yield from (DICE_WORDS[die] for die in dice)
        if op.name == "roll":
            yield KIND_WORDS[op.words[0]]
        if op.name in ("token", "untoken"):
            yield from (TOKEN_WORDS[word] for word in op.words)
        if op.keyword and op.keyword.name in CONTENT.terms["keyword"]:
            name = CONTENT.terms["keyword"][op.keyword.name].name
            yield name["en"], name["ru"][:6], name["uk"][:6]
        if op.effect:
            yield from _words(op.effect)


EFFECTS = list(_effects())


@pytest.mark.parametrize(("card", "texts", "effect"), EFFECTS, ids=[each[0] for each in EFFECTS])
def test_a_text_says_its_numbers(card: str, texts: Texts, effect: Effect) -> None:
    """Every amount, cost and distance of the effect stands in the text, in every language."""
    # Three cards of a hand are drawn one more: the text says how many there are then.
    said = {int(figure) for figure in _figures(texts["en"])}
    needed = {number for number in _numbers(effect) if number > 0}
    if card == "archive":
        needed = {8, 7, 3}
    if card == "scouts_post":
        needed = {2}
    assert needed <= said


@pytest.mark.parametrize(("card", "texts", "effect"), EFFECTS, ids=[each[0] for each in EFFECTS])
def test_a_text_names_what_it_gives(card: str, texts: Texts, effect: Effect) -> None:
    """Dice by colour, damage by kind, tokens and keywords by name."""
    for words in _words(effect):
        for language, word in zip(LANGUAGES, words, strict=True):
            assert word.casefold() in texts[language].casefold(), (card, language, word)


def test_feats_say_their_numbers() -> None:
    for feat in CONTENT.feats.values():
        needed = {fact.number for choice in feat.needs for fact in choice if fact.number > 0}
        assert needed <= {int(figure) for figure in _figures(feat.text["en"])}, feat.id


def test_scenarios_say_their_numbers() -> None:
    for scenario in CONTENT.scenarios.values():
        said = " ".join(
            each["en"] for each in (scenario.placing_text, scenario.text, scenario.aim_text) if each
        )
        placing = scenario.placing
        needed = {placing.each, placing.middle, placing.first, placing.last, *scenario.numbers.values()}
        assert {number for number in needed if number} <= {int(figure) for figure in _figures(said)}


# --- Grammar ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CREATURES, ids=[kind.id for kind in CREATURES])
def test_a_creature_has_a_gender_and_all_cases(kind: CreatureKind) -> None:
    """In Russian and Ukrainian; every form is about the same thing, in as many words."""
    name = kind.name
    assert set(name.genders) == set(name.cases) == {*TRANSLATIONS}
    for language in TRANSLATIONS:
        said = name.texts[language]
        assert tuple(name.cases[language]) == CASES
        for form in name.cases[language].values():
            assert len(form.split()) == len(said.split())
            assert form[0] == said[0]


def test_creatures_are_animate() -> None:
    """The accusative of a masculine creature is its genitive."""
    for kind in CREATURES:
        for language in TRANSLATIONS:
            forms = kind.name.cases[language]
            if kind.name.genders[language] == "masculine":
                assert forms["accusative"] == forms["genitive"], (kind.id, language)


# Declined by hand: whatever is not like the others.
DECLINED = {
    ("pit_hound", "ru"): "Ямного пса, Ямному псу, Ямного пса, Ямным псом, Ямном псе",
    ("pit_hound", "uk"): "Ямного пса, Ямному псові, Ямного пса, Ямним псом, Ямному псові",
    ("wall_bearer", "ru"): (
        "Щитоносца стены, Щитоносцу стены, Щитоносца стены, Щитоносцем стены, Щитоносце стены"
    ),
    ("lance_of_the_wing", "ru"): "Копья Крыла, Копью Крыла, Копьё Крыла, Копьём Крыла, Копье Крыла",
    ("babu", "uk"): "Бабу, Бабу, Бабу, Бабу, Бабу",
    ("queen_zenobia", "uk"): (
        "Королеви Зенобії, Королеві Зенобії, Королеву Зенобію, Королевою Зенобією, Королеві Зенобії"
    ),
    ("stone_sentinel", "uk"): (
        "Кам’яного вартового, Кам’яному вартовому, Кам’яного вартового, "
        "Кам’яним вартовим, Кам’яному вартовому"
    ),
    ("gutter_knife", "uk"): (
        "Ножа із провулка, Ножеві із провулка, Ножа із провулка, Ножем із провулка, Ножеві із провулка"
    ),
    ("roof_archer", "ru"): (
        "Стрелка с крыш, Стрелку с крыш, Стрелка с крыш, Стрелком с крыш, Стрелке с крыш"
    ),
}


@pytest.mark.parametrize(("kind", "language"), DECLINED)
def test_irregular_names(kind: str, language: str) -> None:
    forms = next(each for each in CREATURES if each.id == kind).name.cases[language]
    assert ", ".join(forms.values()) == DECLINED[kind, language]


def test_genders() -> None:
    """Those who are women in the set, and a lance that is neuter in Russian."""
    women = {kind.id for kind in CREATURES if kind.name.genders["uk"] == "feminine"}
    assert women == {
        *("queen_zenobia", "brissa_de_molforn", "novice_of_aria", "dock_duellist", "harbour_champion"),
        *("clockwork_bombard", "snake_oracle"),
    }
    assert {kind.id for kind in CREATURES if kind.name.genders["ru"] == "feminine"} == women
    assert [kind.id for kind in CREATURES if kind.name.genders["ru"] == "neuter"] == ["lance_of_the_wing"]
