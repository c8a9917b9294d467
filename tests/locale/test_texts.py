"""All languages say the same things, the sources ask for nothing else, and gaps are visible, not fatal."""

from pathlib import Path

import pytest

from sfb_bot.locale import (
    SHELL,
    TextMissing,
    Texts,
    broken_entries,
    complete_language,
    digest,
    facts_wanted,
    ids_in,
    languages,
)
from tests.locale.gaps import gaps, other_facts
from tests.locale.packages import package
from tests.locale.uses import constants, folders, game_folders, uses, uses_in

BRAWL = "sfb_bot.games.brawl.texts"
IN_ALL = [(folder, language) for folder in folders() for language in languages(folder)]


def test_every_game_has_texts() -> None:
    assert BRAWL in game_folders()
    assert all(len(ids_in(folder)) > 0 for folder in folders())


@pytest.mark.parametrize(("folder", "language"), IN_ALL)
def test_every_file_is_sound(folder: str, language: str) -> None:
    assert broken_entries(folder, language) == []


@pytest.mark.parametrize(("folder", "language"), IN_ALL)
def test_a_language_says_everything_that_english_says_and_nothing_else(folder: str, language: str) -> None:
    missing, unused = gaps(folder, language)
    assert missing == []
    assert unused == []


@pytest.mark.parametrize(("folder", "language"), IN_ALL)
def test_a_translation_writes_down_the_facts_that_english_writes_down(folder: str, language: str) -> None:
    """It may leave out what English only chooses a form by."""
    assert other_facts(folder, language) == []


def test_the_report_finds_what_a_language_lacks_adds_and_fills_in_otherwise(tmp_path: Path) -> None:
    english = {"a.ftl": "one = { $x }\ntwo = { $n ->\n    [one] { $y }\n   *[other] { $y }s\n}\nthree = 3"}
    other = {"a.ftl": "one = { $z }\ntwo = { $y }\nfour = 4"}
    folder = package(tmp_path, {"en": english, "xx": other})
    assert gaps(folder, "xx") == (["a.ftl: three"], ["a.ftl: four"])
    assert other_facts(folder, "xx") == ["a.ftl: one: lacks $x", "a.ftl: one: knows no $z"]


@pytest.mark.parametrize("folder", folders())
def test_every_game_is_told_in_every_language_of_the_shell(folder: str) -> None:
    assert languages(folder) == languages(SHELL)


@pytest.mark.parametrize("folder", game_folders())
def test_a_game_leaves_the_texts_of_the_shell_alone(folder: str) -> None:
    """One key, one text: whoever reads a key in a source finds it in one place."""
    assert ids_in(folder) & ids_in(SHELL) == frozenset()


def test_every_text_asked_for_exists() -> None:
    found = uses()
    assert len(found) > 200
    missing = [
        use
        for use in found
        if not any(use.means(folder, name) for folder in use.folders for name in ids_in(folder))
    ]
    assert missing == []


def test_made_up_keys_begin_readably() -> None:
    """`f"{key}-{rule}"` would match every text, and then none could ever be found unused."""
    unreadable = [use.where.partition(":")[0] for use in uses() if not use.is_readable]
    # The key of a refusal is made of two parts of the refusal itself; its texts are tested on their own.
    assert unreadable == ["screens/refusals.py"]


@pytest.mark.parametrize("folder", folders())
def test_no_text_is_unused(folder: str) -> None:
    readable = [use for use in uses() if use.is_readable]
    unused = [
        name
        for name in sorted(ids_in(folder))
        if name not in constants(folder)
        and not name.startswith("refused-")
        and not any(use.means(folder, name) for use in readable)
    ]
    assert unused == []


@pytest.mark.parametrize(("folder", "language"), IN_ALL)
def test_every_text_gets_the_facts_it_wants(folder: str, language: str) -> None:
    """An exact key must be given all its facts everywhere, a made-up one at least somewhere."""
    readable = [use for use in uses() if use.is_readable]
    wrong: list[tuple[str, str]] = []
    for texts in facts_wanted(folder, language).values():
        for name, wanted in texts.items():
            facts = wanted.all
            matching = [use for use in readable if use.means(folder, name)]
            enough = [use.facts is None or facts <= use.facts for use in matching]
            wrong.extend(
                (use.where, name)
                for use, is_enough in zip(matching, enough, strict=True)
                if use.is_exact and not is_enough
            )
            if matching and not any(enough):
                wrong.append(("everywhere", name))
    assert wrong == []


def test_the_reader_of_uses_sees_keys_in_all_their_forms() -> None:
    source = "\n".join(
        [
            'texts.say("plain", a=1)',
            'texts.say(f"made-{up}", **facts)',
            'texts.first(f"one-{x}", "other" if y else "third", b=2)',
            'other("not-said")',
            'match.say("concede")',
            'self._texts.say("inner")',
            'Texts(language).say("own")',
            'brawl_texts(texts).say("game")',
            'game.own_texts(texts).say("any-game")',
        ]
    )
    found = {(use.pattern, use.facts) for use in uses_in("x.py", source)}
    assert found == {
        ("plain", frozenset({"a"})),
        ("made\\-[A-Za-z0-9_-]*", None),
        ("one\\-[A-Za-z0-9_-]*", frozenset({"b"})),
        ("other", frozenset({"b"})),
        ("third", frozenset({"b"})),
        ("inner", frozenset()),
        ("own", frozenset()),
        ("game", frozenset()),
        ("any\\-game", frozenset()),
    }


def test_the_reader_of_uses_knows_who_may_say_what() -> None:
    source = 'texts.say("prompt-act")\ngame.own_texts(texts).say("prompt-act")\nown_texts.say("prompt-act")'
    assert [use.folders for use in uses_in("screens/panel.py", source)] == [(SHELL,), folders(), folders()]
    assert next(use.folders for use in uses_in("games/brawl/screens/log.py", source)) == (SHELL, BRAWL)
    assert next(use.folders for use in uses_in("games/pack.py", source)) == (SHELL,)


@pytest.mark.parametrize(
    ("wanted", "given"),
    [("en-US", "en"), ("en-GB", "en"), ("EN", "en"), ("xx", ""), ("", ""), ("ru", "ru"), ("uk", "uk")],
)
def test_discord_decides_only_for_a_language_that_is_complete(wanted: str, given: str) -> None:
    assert complete_language(wanted) == given


def test_a_language_is_spoken_as_far_as_it_is_written(tmp_path: Path) -> None:
    folder = package(tmp_path, {"en": {"a.ftl": "one = one\ntwo = two"}, "uk": {"a.ftl": "one = один"}})
    texts = Texts("uk", strict=True).of(folder)
    assert [texts.say("one"), texts.say("two")] == ["один", "two"]
    assert Texts("ru").say("language-name") == "Русский"
    assert Texts("xx").language == "en"


def test_numbers_are_written_alike_with_and_without_a_form_to_choose() -> None:
    texts = Texts(strict=True).of(BRAWL)
    assert texts.say("value-strength", points=3) == "strength 3"
    assert texts.say("trap-damage", damage=1234) == "1,234 damage"
    assert texts.say("log-drawn", player="Ann", count=1234) == "Ann draws 1,234 cards."


def test_only_a_game_reaches_its_own_texts() -> None:
    shell = Texts(strict=True)
    game = shell.of(BRAWL)
    assert game.say("gate") == "Gate"
    assert game.say("list-and", rest="a", last="b") == shell.say("list-and", rest="a", last="b")
    assert not shell.has("gate")
    with pytest.raises(TextMissing, match="gate"):
        shell.say("gate")
    assert game.of(BRAWL) is game


def test_numbers_take_the_right_form() -> None:
    texts = Texts(strict=True).of(BRAWL)
    assert texts.say("log-drawn", player="Ann", count=1) == "Ann draws 1 card."
    assert texts.say("log-drawn", player="Ann", count=3) == "Ann draws 3 cards."


def test_no_invisible_marks_around_facts() -> None:
    assert Texts(strict=True).say("list-and", rest="a", last="b") == "a and b"


def test_gaps_are_errors_in_tests_and_visible_in_production() -> None:
    strict, lenient = Texts(strict=True), Texts()
    with pytest.raises(TextMissing, match="no-such-text"):
        strict.say("no-such-text")
    with pytest.raises(TextMissing, match="last"):
        strict.say("list-and", rest="a")
    assert lenient.say("no-such-text") == "[no-such-text]"
    assert lenient.say("list-and", rest="a") == "a and last"


def test_the_special_text_comes_before_the_general_one() -> None:
    texts = Texts(strict=True).of(BRAWL)
    assert texts.first("word-stop-move", "word-stop") == texts.say("word-stop-move")
    assert texts.first("word-stop-nonsense", "word-stop") == texts.say("word-stop")


def test_a_digest_names_what_is_said_in_any_language(tmp_path: Path) -> None:
    english = {"a.ftl": "one = one"}
    made = [
        package(tmp_path, languages)
        for languages in (
            {"en": english},
            {"en": english},
            {"en": {"a.ftl": "one = uno"}},
            {"en": english, "ru": {"a.ftl": "one = один"}},
            {"en": english, "uk": {"a.ftl": "one = один"}},
            {"en": {"b.ftl": "one = one"}},
        )
    ]
    names = [digest(folder) for folder in made]
    assert names[0] == names[1]
    assert len(set(names)) == len(made) - 1
