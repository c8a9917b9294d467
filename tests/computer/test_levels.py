"""The levels: stronger ones spend more, and everything they do is counted."""

from __future__ import annotations

from sfb_bot.computer import LEVELS
from sfb_bot.computer.mind import MOST_IDEAS, plain_ideas
from sfb_bot.kernel import Decision, Dice, Option, Seat


def test_each_level_looks_at_more_than_the_one_below() -> None:
    work = [level.worlds * level.tries for level in LEVELS]
    assert work == sorted(set(work))
    assert [level.name for level in LEVELS] == ["beginner", "easy", "normal", "hard", "master"]


def test_mistakes_grow_fewer_from_level_to_level() -> None:
    for mistakes in ("overlooks", "forgets", "noise"):
        shares = [getattr(level, mistakes) for level in LEVELS]
        assert shares == sorted(shares, reverse=True)
        assert shares[2:] == [0.0, 0.0, 0.0]


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"o{number:02}") for number in range(count))


def test_a_question_for_several_options_has_all_answers_or_some_of_very_many() -> None:
    few = Decision(Seat(0), "traps", options(6), (2, 2))
    ideas = plain_ideas(few, Dice("few"))
    assert len({tuple(option.key for option in chosen) for chosen, _ in ideas}) == 15
    many = Decision(Seat(0), "line_up", options(24), (5, 5))
    ideas = plain_ideas(many, Dice("many"))
    assert 20 < len(ideas) <= MOST_IDEAS
    for chosen, weight in ideas:
        assert weight > 0
        many.chosen(tuple(option.key for option in chosen))
