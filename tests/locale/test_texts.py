"""All languages say the same things, the sources ask for nothing else, and gaps are visible, not fatal."""

import re

import pytest

from sfb_bot.locale import (
    DEFAULT_LANGUAGE,
    TextMissing,
    Texts,
    best_language,
    broken_entries,
    ids_of,
    languages,
    variables_of,
)
from tests.locale.uses import SHORTEST_BEGINNING, constants, uses, uses_in


@pytest.mark.parametrize("language", languages())
def test_every_file_is_sound(language: str) -> None:
    assert broken_entries(language) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_things_with_the_same_facts(language: str) -> None:
    assert variables_of(language) == variables_of(DEFAULT_LANGUAGE)


def test_every_text_asked_for_exists() -> None:
    ids = ids_of(DEFAULT_LANGUAGE)
    found = uses()
    assert len(found) > 200
    missing = [use for use in found if not any(re.fullmatch(use.pattern, name) for name in ids)]
    assert missing == []


def test_made_up_keys_begin_readably() -> None:
    """`f"{key}-{rule}"` would match every text, and then none could ever be found unused."""
    unreadable = [
        use for use in uses() if not use.is_exact and len(use.pattern.partition("[")[0]) < SHORTEST_BEGINNING
    ]
    # The key of a refusal is made of two parts of the refusal itself; its texts are tested on their own.
    assert [use.where.partition(":")[0] for use in unreadable] == ["refusals.py"]


def test_no_text_is_unused() -> None:
    said = constants()
    patterns = [
        use.pattern
        for use in uses()
        if not use.is_exact and len(use.pattern.partition("[")[0]) >= SHORTEST_BEGINNING
    ]
    unused = [
        name
        for name in sorted(ids_of(DEFAULT_LANGUAGE))
        if name not in said
        and not name.startswith("refused-")
        and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert unused == []


def test_every_text_gets_the_facts_it_wants() -> None:
    """An exact key must be given all its facts everywhere, a made-up one at least somewhere."""
    readable = [use for use in uses() if len(use.pattern.partition("[")[0]) >= SHORTEST_BEGINNING]
    wrong: list[tuple[str, str]] = []
    for name, facts in variables_of(DEFAULT_LANGUAGE).items():
        matching = [use for use in readable if re.fullmatch(use.pattern, name)]
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
    }


@pytest.mark.parametrize(
    ("wanted", "given"), [("en-US", "en"), ("en-GB", "en"), ("xx", "en"), ("", "en"), ("EN", "en")]
)
def test_language_follows_discord_with_english_behind(wanted: str, given: str) -> None:
    assert best_language(wanted) == given
    assert Texts(wanted).language == given


def test_numbers_take_the_right_form() -> None:
    texts = Texts(strict=True)
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
    texts = Texts(strict=True)
    assert texts.first("word-stop-move", "word-stop") == texts.say("word-stop-move")
    assert texts.first("word-stop-nonsense", "word-stop") == texts.say("word-stop")
