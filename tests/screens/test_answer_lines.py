"""Which two answers are offered in one press, where there is little room."""

from __future__ import annotations

from sfb_bot.screens.answer_lines import MOST_WAYS, UNLIKELY, Line, Lines, told_once
from sfb_bot.screens.game import ShownOption


def loose(*lines: Line) -> Lines:
    return Lines(lines, is_whole=False)


def line(hex_: str, after: str, rank: int) -> Line:
    return Line((hex_, after), f"{hex_} → {after}", "", rank)


def test_few_ways_lead_to_the_same_victim() -> None:
    """The likeliest of them; and nobody goes anywhere for an attack that is possible from here."""
    found = {
        name: loose(line(name, "attack>far", number), line(name, "attack>near", number))
        for number, name in enumerate("ABCDE")
    }
    shown = told_once(found, [ShownOption("attack>near", "near"), ShownOption("A", "A")])
    assert [each.keys for lines in shown.values() for each in lines.lines] == [
        (name, "attack>far") for name in "ABCDE"[:MOST_WAYS]
    ]


def test_to_go_somewhere_and_do_nothing_takes_no_room() -> None:
    found = {"A": loose(line("A", "attack>far", 1), line("A", "finish", 1 + UNLIKELY))}
    assert [each.keys[1] for each in told_once(found, [])["A"].lines] == ["attack>far"]


def test_what_stands_for_an_option_stays() -> None:
    whole = Lines(tuple(line("A", f"attack>{n}", n) for n in range(4)), is_whole=True)
    assert told_once({"A": whole}, [ShownOption("attack>1", "one")]) == {"A": whole}
