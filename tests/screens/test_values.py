"""Constructors refuse whatever Discord would refuse."""

from collections.abc import Callable

import pytest

from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import Answer
from sfb_bot.screens.limits import ScreenLimit, clip, size
from sfb_bot.screens.values import (
    Button,
    Buttons,
    Choice,
    Link,
    Menu,
    PrivatePicture,
    PrivateScreen,
    PublicPicture,
    PublicScreen,
    RoleMenu,
)


def button(number: int = 0, label: str = "x") -> Button:
    return Button(Answer(MatchId(1), 1, (str(number),)), label)


def row(first: int, count: int) -> Buttons:
    return Buttons(tuple(button(number) for number in range(first, first + count)))


def menu(count: int, fewest: int = 1, most: int = 1) -> Menu:
    choices = tuple(Choice(str(n), str(n)) for n in range(count))
    return Menu(Answer(MatchId(1), 1), "Choose", choices, fewest, most)


REFUSED: list[tuple[str, Callable[[], object]]] = [
    ("empty label", lambda: button(label="")),
    ("long label", lambda: button(label="x" * 81)),
    ("long label of wide letters", lambda: button(label="😀" * 41)),
    ("no button in a row", lambda: Buttons(())),
    ("six buttons in a row", lambda: row(0, 6)),
    ("link elsewhere", lambda: Link("http://example.org", "x")),
    ("empty menu", lambda: menu(0)),
    ("menu of 26", lambda: menu(26)),
    ("more than there is", lambda: menu(2, 1, 3)),
    ("fewest above most", lambda: menu(3, 2, 1)),
    ("nothing to choose", lambda: menu(3, 0, 0)),
    ("empty value", lambda: Choice("", "x")),
    ("long value", lambda: Choice("x" * 101, "x")),
    ("long choice", lambda: Choice("x", "x" * 101)),
    ("long detail", lambda: Choice("x", "x", "x" * 101)),
    ("twice the same value", lambda: Menu(Answer(MatchId(1), 1), "x", (Choice("a", "x"), Choice("a", "y")))),
    ("long placeholder", lambda: RoleMenu(Answer(MatchId(1), 1), "x" * 151)),
    ("no words", lambda: PublicScreen(())),
    ("empty line", lambda: PrivateScreen(("a", ""))),
    ("two lines in one", lambda: PrivateScreen(("a\nb",))),
    ("too much text", lambda: PrivateScreen(("x" * 4001,))),
    ("too much text in all", lambda: PrivateScreen(("x" * 2000, "x" * 2000))),
    ("five lines beside a picture", lambda: PublicScreen(("a",) * 5, PublicPicture("arena"))),
    ("five private lines beside a picture", lambda: PrivateScreen(("a",) * 5, PrivatePicture("hand"))),
    ("two equal controls", lambda: PublicScreen(("a",), rows=(row(0, 2), row(1, 2)))),
    ("41 components", lambda: PrivateScreen(("a",), rows=tuple(row(5 * n, 5) for n in range(7)))),
    ("notified twice", lambda: PublicScreen(("a",), mentions=(1, 1))),
]


@pytest.mark.parametrize("build", [build for _, build in REFUSED], ids=[name for name, _ in REFUSED])
def test_what_discord_refuses_cannot_be_built(build: Callable[[], object]) -> None:
    with pytest.raises(ScreenLimit):
        build()


def test_the_limits_themselves_are_allowed() -> None:
    button(label="x" * 80)
    row(0, 5)
    menu(25, 25, 25)
    Choice("x" * 100, "x" * 100, "x" * 100)
    PrivateScreen(("x" * 4000,))
    PublicScreen(("a",) * 4, PublicPicture("arena"))
    # Container, text, six rows of five: 2 + 36 components.
    PrivateScreen(("a",), rows=tuple(row(5 * n, 5) for n in range(6)))


def test_public_and_private_are_unrelated() -> None:
    assert not issubclass(PublicScreen, PrivateScreen)
    assert not issubclass(PrivateScreen, PublicScreen)
    assert not issubclass(PublicPicture, PrivatePicture)
    assert not issubclass(PrivatePicture, PublicPicture)


@pytest.mark.parametrize("text", ["short", "x" * 20, "😀" * 20, "x" * 9 + "😀" * 9, "a b " * 10])
def test_clipping_keeps_the_limit(text: str) -> None:
    assert size(clip(text, 10)) <= 10
    assert clip(text, 200) == text
