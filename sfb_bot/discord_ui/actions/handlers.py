"""Which handler carries out which action, and what it may want to show."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from discord import ui

from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.drawing.picture import Picture
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.values import PrivateScreen

ActionT = TypeVar("ActionT", bound=Action)


@dataclass(frozen=True, slots=True)
class Personal:
    """A screen that goes by direct message to those who like that better.

    `waits_in` is the match in which its player waits for somebody else, if they do.
    """

    screen: PrivateScreen
    waits_in: MatchId | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """The panel of a match after something was done: the lowest thing its player sees.

    `is_before_post`: it asks something, and what was done is told in the channel, so that a post comes.
    `is_waiting`: it asks nothing, since somebody else has to act.
    """

    screen: PrivateScreen
    match: MatchId
    is_before_post: bool = False
    is_waiting: bool = False


@dataclass(frozen=True, slots=True)
class Illustrated:
    """A screen with a picture that is drawn already, and what its file is called."""

    screen: PrivateScreen
    drawn: Picture
    name: str


@dataclass(frozen=True, slots=True)
class Files:
    """Files for the one who asked, by their names."""

    files: tuple[tuple[str, bytes], ...]


@dataclass(frozen=True, slots=True)
class Unfolding:
    """Screens one after the other in the same place, while something is worked on.

    Another press on the panel ends it: what that shows is newer.
    """

    screens: AsyncGenerator[PrivateScreen]


Show: TypeAlias = PrivateScreen | Personal | Panel | Illustrated | Files | Unfolding
Handler: TypeAlias = Callable[[Shell, Person, ActionT], Awaitable[Show]]
FormHandler: TypeAlias = Callable[[Shell, Person, ActionT], Awaitable[ui.Modal]]

# Any: a handler takes the one kind of action it is kept under.
_HANDLERS: Final[dict[type[Action], Handler[Any]]] = {}
_FORM_HANDLERS: Final[dict[type[Action], FormHandler[Any]]] = {}


def handles(*kinds: type[ActionT]) -> Callable[[Handler[ActionT]], Handler[ActionT]]:
    """Registers what carries out these actions: acknowledged before, shown and refused around it."""

    def register(handler: Handler[ActionT]) -> Handler[ActionT]:
        for kind in kinds:
            assert kind not in _HANDLERS, f"two handlers for {kind.__name__}"
            _HANDLERS[kind] = handler
        return handler

    return register


def opens_form(kind: type[ActionT]) -> Callable[[FormHandler[ActionT]], FormHandler[ActionT]]:
    """The same for an action that opens a form: that has to be the first answer to a press."""

    def register(handler: FormHandler[ActionT]) -> FormHandler[ActionT]:
        assert kind not in _FORM_HANDLERS, f"two handlers for {kind.__name__}"
        _FORM_HANDLERS[kind] = handler
        return handler

    return register


def handler_for(action: Action) -> Handler[Any]:
    """What carries out an action."""
    return _HANDLERS[type(action)]


def form_handler_for(action: Action | None) -> FormHandler[Any] | None:
    """What opens the form of an action; None for actions without one."""
    return _FORM_HANDLERS.get(type(action)) if action is not None else None


def handled_kinds() -> set[type[Action]]:
    """Every kind of action that somebody carries out."""
    return {*_HANDLERS, *_FORM_HANDLERS}
