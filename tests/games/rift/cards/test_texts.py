"""The texts of the cards say what the cards do, in three languages, and fit on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sfb_bot.games.rift.cards.card_files import load_content
from sfb_bot.games.rift.rules.content import AbilityOp, Name, Spell, Texts, WarriorKind

CONTENT = load_content()
KINDS = list(CONTENT.kinds.values())
ABLE = [kind for kind in KINDS if kind.ability]
SPELLS = list(CONTENT.spells.values())
LANGUAGES = ("en", "ru", "uk")
TRANSLATIONS = LANGUAGES[1:]
CASES = ("genitive", "dative", "accusative", "instrumental", "prepositional")
NAMES: dict[str, Name] = {card.id: card.name for card in (*KINDS, *SPELLS)}

NAME_LENGTH = 20
REASON_LENGTH = 70
TEXT_LENGTH = 100
# It has more to say than any other, in the set as well.
LONGEST = {"shapeshifter": 170}


def _texts() -> Iterator[tuple[str, Texts]]:
    """Everything that is written on cards, by its place."""
    for kind in KINDS:
        yield f"{kind.id} name", kind.name.texts
        yield f"{kind.id} reason", kind.reasons
        if kind.texts is not None:
            yield f"{kind.id} text", kind.texts
    for spell in SPELLS:
        yield f"{spell.id} name", spell.name.texts
        yield f"{spell.id} text", spell.texts


ALL_TEXTS = dict(_texts())


def _figures(text: str) -> list[str]:
    """The numbers of a text with their signs; a minus is a hyphen in English."""
    return sorted(re.findall(r"[+−]?\d+", text.replace("-", "−")))


def test_everything_is_there_in_every_language() -> None:
    """Set 3 and 4: 33 warriors with names and reasons, 26 of them with abilities, 15 spells."""
    assert len(ALL_TEXTS) == 33 * 2 + 26 + 15 * 2
    assert [place for place, texts in ALL_TEXTS.items() if tuple(texts) != LANGUAGES] == []
    assert [
        place
        for place, texts in ALL_TEXTS.items()
        if not all(text == text.strip() for text in texts.values())
    ] == []


def test_who_has_an_ability_has_a_text() -> None:
    """And nobody else promises anything."""
    assert [kind.id for kind in KINDS if (kind.texts is None) is not (kind.ability is None)] == []


def test_translations_are_translated() -> None:
    """Cyrillic from end to end, with our typography: «», ’, − and — where they belong."""
    foreign = re.compile(r"[\"'`ʼA-Za-z]|\.\.\.|-\d| - |  ")
    for place, texts in ALL_TEXTS.items():
        for language in TRANSLATIONS:
            assert re.search(r"[А-Яа-яЁёІіЇїЄє]", texts[language]), place
            assert not foreign.search(texts[language]), place
    # A Russian sentence is no Ukrainian one; only names may be the same.
    assert [
        place
        for place, texts in ALL_TEXTS.items()
        if texts["ru"] == texts["uk"] and not place.endswith("name")
    ] == []
    assert not [place for place, texts in ALL_TEXTS.items() if re.search(r"[ыэъёЫЭЪЁ]", texts["uk"])]
    assert not [place for place, texts in ALL_TEXTS.items() if re.search(r"[іїєґІЇЄҐ]", texts["ru"])]


def test_all_languages_say_the_same_figures() -> None:
    """A card must not hit harder in one language."""
    assert [
        place
        for place, texts in ALL_TEXTS.items()
        if any(_figures(texts[language]) != _figures(texts["en"]) for language in TRANSLATIONS)
    ] == []


def test_players_are_addressed_as_friends() -> None:
    """«Ты» and «ти», and «ё» is written."""
    formal = re.compile(r"\b(вы|ваш\w*|вам|вами|вас|ви)\b", re.IGNORECASE)
    without_dots = re.compile(
        r"\b(еще|вперед|полет|берет|достает|жжет|вернется|идет|бьет|пес)\b", re.IGNORECASE
    )
    for place, texts in ALL_TEXTS.items():
        assert not any(formal.search(texts[language]) for language in TRANSLATIONS), place
        assert not without_dots.search(texts["ru"]), place


def test_everything_fits_on_a_phone() -> None:
    """Names on a button, reasons on a line or two, texts on three."""
    for place, texts in ALL_TEXTS.items():
        card, what = place.split()
        limits = {"name": NAME_LENGTH, "reason": REASON_LENGTH, "text": LONGEST.get(card, TEXT_LENGTH)}
        for language, text in texts.items():
            assert len(text) <= limits[what], f"{place} {language} has {len(text)}"


def test_sentences_are_sentences() -> None:
    """Texts and reasons begin with a capital or a number and end with a full stop; names have none."""
    for place, texts in ALL_TEXTS.items():
        for text in texts.values():
            assert text.endswith(".") is not place.endswith("name"), place
            assert text[0].isupper() or text[0] in "+−-" or text[0].isdigit(), place


# --- What the texts say -----------------------------------------------------------------------------------

# How the text of each ability must put it, typed from the set (3, 5); {0} is its number.
ABILITY_PHRASES: dict[AbilityOp, tuple[str, str, str]] = {
    "giant": ("melee hits fliers", "в ближнем бою достаёт и летающих", "у ближньому бою дістає й летючих"),
    "spellproof": ("Enemy spells cannot target it", "Вражеские заклинания не", "Ворожі закляття не"),
    "life_aura": ("Your warriors next to it have +{0} life", "+{0} жизнь", "+{0} життя"),
    "life_if_backed": ("+{0} life while one of your warriors stands right behind", "за ним", "за ним"),
    "cover": ("behind it cannot be hit across it from distance 2 or more", "позади него", "позаду нього"),
    "gaze": (
        "Enemies next to it cannot take part in attacks",
        "не могут участвовать",
        "не можуть брати участі",
    ),
    "rally": ("Your other warriors in its lane deal +{0} damage", "+{0} к урону", "+{0} до шкоди"),
    "pack": ("+{0} damage if another of your commons takes part", "+{0} к урону", "+{0} до шкоди"),
    "alone": ("+{0} damage when it attacks alone", "+{0} к урону", "+{0} до шкоди"),
    "slayer": ("+{0} damage against champions", "+{0} к урону", "+{0} до шкоди"),
    "breath": ("{0} damage to the enemy right behind the target", "ещё {0} урон", "ще {0} шкоди"),
    "push": ("pushed {0} cell back if that cell is free", "на {0} ячейку назад", "на {0} клітинку назад"),
    "feast": ("destroys the target: draw {0} spell", "возьми {0} заклинание", "візьми {0} закляття"),
    "blast": ("When destroyed: {0} damage to each enemy next", "{0} урона каждому", "{0} шкоди кожному"),
    "rebirth": ("first time it is destroyed", "Уничтоженный впервые", "Знищений уперше"),
    "study": ("When summoned: draw {0} spell", "возьми {0} заклинание", "візьми {0} закляття"),
    "drain": ("the opponent discards 1 spell of their choice", "на свой выбор", "на свій вибір"),
    "recall": ("you may put a common or elite from your discard on top", "можешь положить", "можеш покласти"),
    "charge": ("Charge: advances {0} cells", "на {0} ячейки", "на {0} клітинки"),
    "step": ("once in your turn, 1 cell forward or back", "вперёд или назад", "вперед чи назад"),
    "shapeshift": ("not in the turn it was summoned", "кроме хода призыва", "крім ходу прикликання"),
}


@pytest.mark.parametrize("kind", ABLE, ids=[kind.id for kind in ABLE])
def test_a_warrior_tells_its_ability(kind: WarriorKind) -> None:
    """With its number, in every language."""
    assert kind.ability is not None
    assert kind.texts is not None
    for language, phrase in zip(LANGUAGES, ABILITY_PHRASES[kind.ability.op], strict=True):
        assert phrase.format(kind.ability.amount) in kind.texts[language]


def test_a_text_agrees_with_the_gender_of_its_warrior() -> None:
    """«Рядом с ней» is said of her, «рядом с ним» of him."""
    hers = {"ru": r"\bс ней\b", "uk": r"\bз нею\b|\bіз нею\b"}
    his = {"ru": r"\bс ним\b|\bнего\b|\bего\b", "uk": r"\bіз ним\b|\bнього\b|\bйого\b"}
    for kind in ABLE:
        assert kind.texts is not None
        for language in TRANSLATIONS:
            wrong = his if kind.name.genders[language] == "feminine" else hers
            assert not re.search(wrong[language], kind.texts[language]), (kind.id, language)


# What a spell must say in English, typed from the set (4).
SPELL_PHRASES = {
    "blessing": ["Your warrior", "+1 life", "+1 to each printed damage"],
    "curse": ["An enemy", "-1 life", "at least 1 remains", "-1 to each printed damage"],
    "invisibility": ["Your warrior", "cannot be attacked", "until the start of your next turn"],
    "neutralise": ["Any warrior", "printed ability and flying do not count"],
    "flight": ["Your warrior flies"],
    "reflection": ["opponent's spell that targets one warrior", "another target"],
    "dispel": ["Cancel an opponent's spell", "or discard one enchantment"],
    "intimidate": ["An enemy common or elite", "on top of its player's warrior deck"],
    "challenge": ["your warriors and an enemy in the same lane", "melee damage to each other"],
    "fireball": ["2 damage on a cell", "1 on the cells next to it in the lane", "friend and foe"],
    "swap": ["Two of your warriors exchange cells"],
    "banish": ["An enemy is shuffled into its player's warrior deck"],
    "dash": ["Your warrior moves 1 or 2 cells forward or back", "not onto the goal cell"],
    "lure": ["An enemy moves 1 or 2 cells forward", "towards you"],
    "lightning": ["2 damage to any warrior"],
}


@pytest.mark.parametrize("spell", SPELLS, ids=[spell.id for spell in SPELLS])
def test_a_spell_tells_its_target_and_its_effect(spell: Spell) -> None:
    """Set 4; what is in the numbers is in the text."""
    for phrase in SPELL_PHRASES[spell.id]:
        assert phrase in spell.texts["en"]


# --- Grammar ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", NAMES)
def test_a_name_has_a_gender_and_all_cases(card: str) -> None:
    """In Russian and Ukrainian; every form is about the same thing, in as many words."""
    name = NAMES[card]
    assert set(name.genders) == set(name.cases) == {*TRANSLATIONS}
    for language in TRANSLATIONS:
        said = name.texts[language]
        assert tuple(name.cases[language]) == CASES
        for form in name.cases[language].values():
            assert len(form.split()) == len(said.split())
            assert form[:2] == said[:2]
            assert len(form) <= NAME_LENGTH + 4


def test_warriors_are_animate_and_spells_are_not() -> None:
    """The accusative of a masculine warrior is its genitive; a spell keeps its nominative."""
    for kind in KINDS:
        for language in TRANSLATIONS:
            forms = kind.name.cases[language]
            ends_in_a = kind.name.texts[language].endswith(("а", "я"))
            if kind.name.genders[language] == "masculine" and not ends_in_a:
                assert forms["accusative"] == forms["genitive"], kind.id
    for spell in SPELLS:
        for language in TRANSLATIONS:
            if spell.name.genders[language] != "feminine":
                assert spell.name.cases[language]["accusative"] == spell.name.texts[language], spell.id


# Declined by hand: whatever is not like the others.
DECLINED = {
    ("war_hound", "ru"): "Боевого Пса, Боевому Псу, Боевого Пса, Боевым Псом, Боевом Псе",
    ("war_hound", "uk"): "Бойового Пса, Бойовому Псові, Бойового Пса, Бойовим Псом, Бойовому Псові",
    ("unicorn_knight", "ru"): (
        "Рыцаря на Единороге, Рыцарю на Единороге, Рыцаря на Единороге, "
        "Рыцарем на Единороге, Рыцаре на Единороге"
    ),
    ("warlord", "ru"): "Полководца, Полководцу, Полководца, Полководцем, Полководце",
    ("warlord", "uk"): "Воєводи, Воєводі, Воєводу, Воєводою, Воєводі",
    ("shapeshifter", "ru"): "Оборотня, Оборотню, Оборотня, Оборотнем, Оборотне",
    ("shapeshifter", "uk"): "Перевертня, Перевертневі, Перевертня, Перевертнем, Перевертневі",
    ("lich", "ru"): "Лича, Личу, Лича, Личем, Личе",
    ("medusa", "uk"): "Медузи, Медузі, Медузу, Медузою, Медузі",
    ("priestess", "ru"): "Жрицы, Жрице, Жрицу, Жрицей, Жрице",
    ("militia", "uk"): "Ополченця, Ополченцеві, Ополченця, Ополченцем, Ополченцеві",
    ("zombie", "ru"): "Зомби, Зомби, Зомби, Зомби, Зомби",
    ("flight", "uk"): "Польоту, Польоту, Політ, Польотом, Польоті",
    ("dash", "ru"): "Рывка, Рывку, Рывок, Рывком, Рывке",
    ("fireball", "ru"): "Огненного Шара, Огненному Шару, Огненный Шар, Огненным Шаром, Огненном Шаре",
    ("fireball", "uk"): "Вогняної Кулі, Вогняній Кулі, Вогняну Кулю, Вогняною Кулею, Вогняній Кулі",
    ("lure", "uk"): "Приманки, Приманці, Приманку, Приманкою, Приманці",
    ("invisibility", "ru"): "Невидимости, Невидимости, Невидимость, Невидимостью, Невидимости",
}


@pytest.mark.parametrize(("card", "language"), DECLINED)
def test_hard_names_are_declined_as_people_do(card: str, language: str) -> None:
    """Genitive, dative, accusative, instrumental, prepositional."""
    assert ", ".join(NAMES[card].cases[language][case] for case in CASES) == DECLINED[card, language]


def test_genders_that_are_not_masculine() -> None:
    """Two warriors are women; a voivode is a man, whatever the word ends in."""
    women = {kind.id for kind in KINDS if "feminine" in kind.name.genders.values()}
    assert women == {"medusa", "priestess"}
    assert not [kind.id for kind in KINDS if "neuter" in kind.name.genders.values()]
    ending = {"а": "feminine", "я": "feminine", "ь": "feminine", "е": "neuter"}
    for spell in SPELLS:
        said = spell.name.texts["ru"]
        assert spell.name.genders["ru"] == ending.get(said[-1], "masculine"), spell.id
