"""Screens as Discord messages: components V2, one container of text, picture and controls."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import discord
from discord import ui

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Animation, Audience
from sfb_bot.locale import Texts
from sfb_bot.screens.values import (
    Button,
    Buttons,
    Link,
    Menu,
    PrivatePicture,
    PrivateScreen,
    PublicPicture,
    PublicScreen,
    RoleMenu,
    Row,
    UserMenu,
)

_STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Images(Protocol):
    """Draws the pictures that screens ask for, off the event loop."""

    async def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        """The picture, or None where this kind cannot be drawn (the words of the screen then do)."""
        ...

    async def animate(self, film: Animation, names: tuple[str, ...], audience: Audience) -> Picture | None:
        """A match of a game as an animation; StudioFull where many others wait for theirs.

        `names` are the players by seat; None where there is nothing to draw yet.
        """
        ...


@dataclass(frozen=True, slots=True)
class Message:
    """What discord.py is given: a view and the files it refers to; `bare` is the view without controls."""

    view: ui.LayoutView
    files: list[discord.File]
    bare: ui.LayoutView


def audience_for(texts: Texts) -> Audience:
    """How pictures are drawn for the reader of these texts."""
    return Audience(texts.language, texts.theme, texts.orientation)


async def public_message(
    screen: PublicScreen, images: Images, texts: Texts, film: Picture | None = None
) -> Message:
    """A post for everybody; its picture is for the reader of these texts. `film` is shown below it."""
    drawn = await images.draw(screen.picture, audience_for(texts)) if screen.picture else None
    shown = [(drawn, screen.picture.kind)] if drawn is not None and screen.picture is not None else []
    return _message(screen.lines, screen.rows, (*shown, *([(film, "replay")] if film is not None else ())))


async def private_message(screen: PrivateScreen, images: Images, texts: Texts) -> Message:
    """An answer for one person; its picture is for the reader of these texts."""
    drawn = await images.draw(screen.picture, audience_for(texts)) if screen.picture else None
    shown = [(drawn, screen.picture.kind)] if drawn is not None and screen.picture is not None else []
    return _message(screen.lines, screen.rows, shown)


def wordy_message(screen: PrivateScreen) -> Message:
    """An answer for one person without a picture."""
    return _message(screen.lines, screen.rows, ())


def drawn_message(screen: PrivateScreen, drawn: Picture, name: str) -> Message:
    """An answer for one person with a picture that is there already."""
    return _message(screen.lines, screen.rows, ((drawn, name),))


# Drawn pictures, and what their files are called.
_Drawn: TypeAlias = Sequence[tuple[Picture, str]]


def _message(lines: tuple[str, ...], rows: tuple[Row, ...], drawn: _Drawn) -> Message:
    files = [
        discord.File(io.BytesIO(picture.data), picture.filename(name), description=picture.alt)
        for picture, name in drawn
    ]
    return Message(_view(lines, rows, drawn), files, _view(lines, (), drawn))


def _view(lines: tuple[str, ...], rows: tuple[Row, ...], drawn: _Drawn) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container()
    container.add_item(ui.TextDisplay("\n".join(lines)))
    for picture, name in drawn:
        # One gallery each: two pictures in one would have half the width of a phone.
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture.filename(name)}", description=picture.alt)
        container.add_item(gallery)
    for row in rows:
        container.add_item(_row(row))
    view.add_item(container)
    return view


def _row(row: Row) -> ui.ActionRow[ui.LayoutView]:
    made: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if isinstance(row, Buttons):
        for item in row.items:
            made.add_item(_button(item))
    elif isinstance(row, Menu):
        made.add_item(_menu(row))
    else:
        made.add_item(_discord_menu(row))
    return made


def _button(item: Button | Link) -> ui.Button[ui.LayoutView]:
    if isinstance(item, Link):
        return ui.Button(url=item.url, label=item.label)
    return ui.Button(
        custom_id=item.custom_id,
        label=item.label,
        style=_STYLES[item.style],
        disabled=item.disabled,
        emoji=item.emoji or None,
    )


def _menu(menu: Menu) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=menu.custom_id,
        placeholder=menu.placeholder,
        min_values=menu.fewest,
        max_values=menu.most,
        options=[
            discord.SelectOption(
                label=choice.label,
                value=choice.value,
                description=choice.detail or None,
                emoji=choice.emoji or None,
                default=choice.selected,
            )
            for choice in menu.choices
        ],
    )


def _discord_menu(menu: RoleMenu) -> ui.RoleSelect[ui.LayoutView] | ui.UserSelect[ui.LayoutView]:
    if isinstance(menu, UserMenu):
        return ui.UserSelect(custom_id=menu.custom_id, placeholder=menu.placeholder)
    return ui.RoleSelect(custom_id=menu.custom_id, placeholder=menu.placeholder)
