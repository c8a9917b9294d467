"""Screens as frozen values. A screen that can be constructed can be sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sfb_bot.kernel import Decision, Event
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.limits import (
    LONGEST_CHOICE,
    LONGEST_LABEL,
    LONGEST_PLACEHOLDER,
    LONGEST_URL,
    MOST_BUTTONS_IN_A_ROW,
    MOST_CHOICES,
    MOST_COMPONENTS,
    MOST_LINES_BESIDE_A_PICTURE,
    MOST_TEXT,
    demand,
    size,
)

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class PublicPicture:
    """A picture everybody may see, to be drawn elsewhere.

    `kind` names the drawing, `view` is the game's public view (None for look-ups), `events` what just
    happened in its public form, `before` the public view it started from, `subject` the id of what a
    look-up shows, `names` the players by seat. `game` draws it; empty for what belongs to no game.
    """

    kind: str
    view: object = None
    events: tuple[Event, ...] = ()
    subject: str = ""
    before: object = None
    names: tuple[str, ...] = ()
    game: str = ""


@dataclass(frozen=True, slots=True)
class PrivatePicture:
    """A picture for one seat: `view` is that seat's view, `decision` what it may choose and has marked.

    Where one person looks at what everybody may see, `view` is public; `events` and `before` then are as
    in a PublicPicture. `pointed_out` are keys of options that get a sign of their own, whatever the game
    wants to point out: in Brawl hexes from which somebody could be hit.
    """

    kind: str
    view: object = None
    decision: Decision | None = None
    subject: str = ""
    names: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    before: object = None
    game: str = ""
    pointed_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Button:
    """A button of our own, and what pressing it does."""

    action: Action
    label: str
    style: Style = "secondary"
    disabled: bool = False
    emoji: str = ""

    def __post_init__(self) -> None:
        demand(0 < size(self.label) <= LONGEST_LABEL, f"button label: {self.label!r}")
        demand(bool(self.custom_id), "button without a meaning")

    @property
    def custom_id(self) -> str:
        """What Discord sends when it is pressed."""
        return self.action.custom_id


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    url: str
    label: str

    def __post_init__(self) -> None:
        demand(0 < size(self.label) <= LONGEST_LABEL, f"link label: {self.label!r}")
        demand(self.url.startswith("https://") and size(self.url) <= LONGEST_URL, f"link: {self.url!r}")


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    value: str
    label: str
    detail: str = ""
    emoji: str = ""
    selected: bool = False

    def __post_init__(self) -> None:
        demand(0 < size(self.value) <= LONGEST_CHOICE, f"menu value: {self.value!r}")
        demand(0 < size(self.label) <= LONGEST_CHOICE, f"menu label: {self.label!r}")
        demand(size(self.detail) <= LONGEST_CHOICE, f"menu detail: {self.detail!r}")


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu; `fewest` and `most` say how many lines are chosen at once.

    What is chosen is filled into `action`; `number` tells menus of the same action on one screen apart.
    """

    action: Action
    placeholder: str
    choices: tuple[Choice, ...]
    fewest: int = 1
    most: int = 1
    number: int = 0

    def __post_init__(self) -> None:
        demand(0 < size(self.placeholder) <= LONGEST_PLACEHOLDER, f"placeholder: {self.placeholder!r}")
        demand(0 < len(self.choices) <= MOST_CHOICES, f"a menu of {len(self.choices)}")
        demand(0 <= self.fewest <= self.most <= len(self.choices), "more to choose than there is")
        demand(self.most > 0, "a menu of which nothing may be chosen")
        values = [choice.value for choice in self.choices]
        demand(len(set(values)) == len(values), "the same value twice in a menu")
        demand(bool(self.custom_id), "menu without a meaning")

    @property
    def custom_id(self) -> str:
        """What Discord sends besides the chosen values."""
        return self.action.menu_id(self.number)


@dataclass(frozen=True, slots=True)
class RoleMenu:
    """Discord's own menu of the server's roles; the role is filled into `action`."""

    action: Action
    placeholder: str

    def __post_init__(self) -> None:
        demand(0 < size(self.placeholder) <= LONGEST_PLACEHOLDER, f"placeholder: {self.placeholder!r}")

    @property
    def custom_id(self) -> str:
        """What Discord sends besides the chosen role."""
        return self.action.menu_id()


@dataclass(frozen=True, slots=True)
class UserMenu(RoleMenu):
    """Discord's own menu of the people in a place; who is picked is filled into `action`."""


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of buttons."""

    items: tuple[Button | Link, ...]

    def __post_init__(self) -> None:
        demand(0 < len(self.items) <= MOST_BUTTONS_IN_A_ROW, f"a row of {len(self.items)} buttons")


Row: TypeAlias = Buttons | Menu | RoleMenu


@dataclass(frozen=True, slots=True)
class PublicScreen:
    """What the whole channel sees; made from public views and public events alone.

    `mentions` are the only users to be notified, whoever else the text names.
    """

    lines: tuple[str, ...]
    picture: PublicPicture | None = None
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        _check(self.lines, self.picture is not None, self.rows)
        demand(len(set(self.mentions)) == len(self.mentions), "somebody would be notified twice")


@dataclass(frozen=True, slots=True)
class PrivateScreen:
    """What one person sees: an ephemeral message or a direct one."""

    lines: tuple[str, ...]
    picture: PrivatePicture | None = None
    rows: tuple[Row, ...] = ()

    def __post_init__(self) -> None:
        _check(self.lines, self.picture is not None, self.rows)


def controls(screen: PublicScreen | PrivateScreen) -> Iterator[Button | Menu | RoleMenu]:
    """Everything on a screen that can be pressed, greyed buttons included."""
    for row in screen.rows:
        if isinstance(row, Buttons):
            yield from (item for item in row.items if isinstance(item, Button))
        else:
            yield row


def rows_of(items: Sequence[Button | Link], most: int = MOST_BUTTONS_IN_A_ROW) -> tuple[Buttons, ...]:
    """Buttons in as many rows as they need."""
    return tuple(Buttons(tuple(items[start : start + most])) for start in range(0, len(items), most))


def components(rows: Iterable[Row]) -> int:
    """How many of Discord's components these rows are: each counts, and each thing in it."""
    return sum(1 + (len(row.items) if isinstance(row, Buttons) else 1) for row in rows)


def _check(lines: tuple[str, ...], has_picture: bool, rows: tuple[Row, ...]) -> None:
    demand(bool(lines), "a screen without words")
    demand(all(line and "\n" not in line for line in lines), "an empty line, or two lines in one")
    demand(size("\n".join(lines)) <= MOST_TEXT, f"{size(chr(10).join(lines))} characters of text")
    demand(not has_picture or len(lines) <= MOST_LINES_BESIDE_A_PICTURE, "too many lines beside a picture")
    # One container around everything, one text, one gallery, and the rows.
    count = 2 + has_picture + components(rows)
    demand(count <= MOST_COMPONENTS, f"{count} components")
    ids: list[str] = []
    for row in rows:
        items = row.items if isinstance(row, Buttons) else (row,)
        ids.extend(item.custom_id for item in items if not isinstance(item, Link))
    demand(len(set(ids)) == len(ids), "two controls with the same meaning")
