"""Pictures of a game by the names of their kinds, as screens and the command line ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from sfb_bot.drawing.invitation import Artist, InvitationSheet, invitation_picture
from sfb_bot.drawing.orientation import Orientation, orientation_named
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.themes import Theme, theme_named
from sfb_bot.kernel import Decision, Event
from sfb_bot.locale import languages
from sfb_bot.screens.values import PrivatePicture, PublicPicture

Wanted: TypeAlias = PublicPicture | PrivatePicture

ContentT = TypeVar("ContentT")
PublicT = TypeVar("PublicT")
SeatT = TypeVar("SeatT")


@dataclass(frozen=True, slots=True)
class Order(Generic[ContentT]):
    """What is to be drawn, and how."""

    wanted: Wanted
    content: ContentT
    theme: Theme
    language: str
    orientation: Orientation

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.wanted.names

    @property
    def events(self) -> tuple[Event, ...]:
        """What has just happened."""
        return self.wanted.events

    @property
    def decision(self) -> Decision | None:
        """What somebody is asked, where a picture goes with a question."""
        return self.wanted.decision if isinstance(self.wanted, PrivatePicture) else None

    @property
    def pointed_out(self) -> tuple[str, ...]:
        """The options a picture is to show by themselves."""
        return self.wanted.pointed_out if isinstance(self.wanted, PrivatePicture) else ()

    def subject(self, box: Mapping[str, object]) -> str:
        """The id of what a look-up shows; the first there is where none is named."""
        found = self.wanted.subject or next(iter(box))
        if found not in box:
            raise RenderError(f"There is no {self.wanted.kind.partition('_')[0]} {found!r}.")
        return found

    def seat_number(self, usual: int = 0) -> int:
        """The seat whose number is the subject."""
        number = self.wanted.subject or str(usual)
        if not number.isdecimal():
            raise RenderError(f"There is no seat number {number} at this table.")
        return int(number)


@dataclass(frozen=True, slots=True)
class Kinds(Generic[ContentT, PublicT, SeatT]):
    """The kinds of pictures of a game.

    Look-ups show what is in the box. What everybody may see is drawn from the public view and nothing else,
    so that it cannot show a secret; the private kinds from what one seat may see.
    """

    public_type: type[PublicT]
    seat_type: type[SeatT]
    public_of: Callable[[SeatT], PublicT]
    look_ups: Mapping[str, Callable[[Order[ContentT]], Picture]]
    public: Mapping[str, Callable[[PublicT, Order[ContentT]], Picture]]
    private: Mapping[str, Callable[[SeatT, Order[ContentT]], Picture]]

    @property
    def names(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.look_ups, *self.public, *self.private)

    def draw(
        self,
        picture: Wanted,
        audience: Audience,
        content: ContentT,
        artist: Callable[[Theme, str], Artist],
    ) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet.

        An invitation is drawn with what the game's artist lends. A kind, theme, language or subject there is
        not is a RenderError that names the ones there are.
        """
        theme, language = theme_named(audience.theme), language_named(audience.language)
        view = picture.view
        if isinstance(view, InvitationSheet):
            return invitation_picture(view, picture.names, theme, language, artist(theme, language))
        if picture.kind not in self.names:
            raise RenderError(
                f"There is no kind of picture {picture.kind!r}; choose one of {', '.join(self.names)}."
            )
        order = Order(picture, content, theme, language, orientation_named(audience.orientation))
        if picture.kind in self.look_ups:
            return self.look_ups[picture.kind](order)
        if picture.kind in self.private:
            return self.private[picture.kind](view, order) if isinstance(view, self.seat_type) else None
        public = self.public_of(view) if isinstance(view, self.seat_type) else view
        return self.public[picture.kind](public, order) if isinstance(public, self.public_type) else None


def language_named(language: str) -> str:
    """A language the pictures are drawn in; RenderError for any other."""
    if language not in languages():
        raise RenderError(f"There is no language {language!r}; choose one of {', '.join(languages())}.")
    return language
