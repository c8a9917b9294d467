"""What one user sees of a message, and handles on its parts for tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sfb_bot.playground.errors import UserActionError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.world import mentions
from sfb_bot.playground.world.entities import Interaction, Message, MessageKind
from sfb_bot.playground.world.messages import walk
from sfb_bot.playground.world.payloads import message_json
from sfb_bot.playground.world.world import World


def display_name(world: World, user_id: int, guild_id: int | None = None) -> str:
    """The name shown for a user; a nickname where there is one."""
    guild = world.guilds.get(guild_id or 0)
    member = guild.members.get(user_id) if guild else None
    return (member and member.nick) or world.users[user_id].display_name


def message_view(world: World, message: Message, user_id: int) -> Json:
    """The message as this user sees it; the caller has checked that they see it at all."""
    view = message_json(world, message, user_id, deep=False)
    channel = world.channels[message.channel_id]
    view["author"] = {
        "id": str(message.author_id),
        "name": display_name(world, message.author_id, channel.guild_id),
        "bot": world.users[message.author_id].is_bot,
    }
    view |= {
        "created": message.created_at,
        "ephemeral": message.is_ephemeral,
        "loading": message.is_loading,
        "pings_me": not message.is_ephemeral and mentions.concerns(world, message, user_id),
        "system": message.kind in (MessageKind.PINNED, MessageKind.THREAD_CREATED),
    }
    if message.interaction_id is not None:
        interaction = world.interactions[message.interaction_id]
        if interaction.command_name and message.kind == MessageKind.COMMAND:
            who = display_name(world, interaction.user_id, channel.guild_id)
            view["used"] = {"by": who, "command": interaction.command_name}
    if message.kind is MessageKind.REPLY and message.reference is not None:
        view["reply"] = _reply_view(world, message)
    return view


def _reply_view(world: World, message: Message) -> Json:
    assert message.reference is not None
    target = world.message(message.channel_id, int(message.reference["message_id"]))
    if target is None:
        return {"author": None, "text": "The original message was deleted."}
    return {"author": display_name(world, target.author_id), "text": target.content[:120]}


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str | None
    url: str | None
    style: int
    is_disabled: bool


@dataclass(frozen=True)
class Menu:
    """A menu; `options` is empty for those that offer users, roles or channels."""

    custom_id: str
    kind: int
    placeholder: str
    options: tuple[tuple[str, str], ...]
    least: int
    most: int
    is_disabled: bool


@dataclass(frozen=True)
class Picture:
    url: str
    alt: str | None


@dataclass(frozen=True)
class VisibleMessage:
    """A frozen look at a message through one user's eyes; look again to see changes."""

    id: int
    channel_id: int
    view: Json

    @property
    def content(self) -> str:
        return self.view["content"]

    @property
    def author_id(self) -> int:
        return int(self.view["author"]["id"])

    @property
    def is_ephemeral(self) -> bool:
        return self.view["ephemeral"]

    @property
    def is_loading(self) -> bool:
        return self.view["loading"]

    @property
    def pings_me(self) -> bool:
        return self.view["pings_me"]

    @property
    def embeds(self) -> list[Json]:
        return self.view["embeds"]

    @property
    def components(self) -> list[Json]:
        return list(walk(self.view["components"]))

    @cached_property
    def text(self) -> str:
        """Everything there is to read, top to bottom."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", []):
                parts += [field["name"], field["value"]]
            parts.append(embed.get("footer", {}).get("text", ""))
        parts += [part["content"] for part in self.components if part["type"] == 10]
        return "\n".join(part for part in parts if part)

    @cached_property
    def buttons(self) -> tuple[Button, ...]:
        return tuple(
            Button(
                _button_text(part),
                part.get("custom_id"),
                part.get("url"),
                part["style"],
                bool(part.get("disabled")),
            )
            for part in self.components
            if part["type"] == 2
        )

    @cached_property
    def menus(self) -> tuple[Menu, ...]:
        return tuple(
            Menu(
                part["custom_id"],
                part["type"],
                part.get("placeholder", ""),
                tuple((option["label"], option["value"]) for option in part.get("options", [])),
                part["min_values"],
                part["max_values"],
                bool(part.get("disabled")),
            )
            for part in self.components
            if part["type"] in (3, 5, 6, 7, 8)
        )

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """Attached pictures, those of embeds, galleries and thumbnails, with their alt texts."""
        found = [
            Picture(file["url"], file.get("description"))
            for file in self.view["attachments"]
            if file["content_type"].startswith("image/")
        ]
        for embed in self.embeds:
            found += [Picture(embed[key]["url"], None) for key in ("image", "thumbnail") if key in embed]
        for part in self.components:
            if part["type"] == 11:
                found.append(Picture(part["media"]["url"], part.get("description")))
            for item in part.get("items", []):
                found.append(Picture(item["media"]["url"], item.get("description")))
        return tuple(found)

    def button(self, name: str) -> Button:
        """The one button with this label or custom id."""
        found = [b for b in self.buttons if name in (b.custom_id, b.label)]
        if len(found) != 1:
            there = ", ".join(b.label for b in self.buttons) or "none"
            problem = "no button" if not found else "more than one button"
            raise UserActionError(f"The message has {problem} “{name}”; there are: {there}.")
        return found[0]

    def menu(self, name: str | None = None) -> Menu:
        """The one menu with this custom id or placeholder; without a name, the only one."""
        found = [m for m in self.menus if name is None or name in (m.custom_id, m.placeholder)]
        if len(found) != 1:
            raise UserActionError(f"The message has {len(found)} menus “{name or ''}”.")
        return found[0]


def _button_text(part: Json) -> str:
    emoji: Json = part.get("emoji") or {}
    return str(part.get("label") or emoji.get("name") or "")


@dataclass(frozen=True)
class Modal:
    """An open form; fields are found by label or custom id."""

    interaction_id: int
    title: str
    spec: Json

    @cached_property
    def fields(self) -> dict[str, str]:
        """Label to custom id, in the order shown."""
        result: dict[str, str] = {}
        for part in self.spec["components"]:
            if part["type"] == 18:
                result[part["label"]] = part["component"]["custom_id"]
            for child in part.get("components", []):
                result[child["label"]] = child["custom_id"]
        return result

    def values(self, given: dict[str, Any]) -> dict[str, Any]:
        """What was filled in, keyed by custom id."""
        return {self.fields.get(name, name): value for name, value in given.items()}


@dataclass(frozen=True)
class Outcome:
    """What came of something a user did: a message, a form, choices, or nothing to see."""

    interaction: Interaction
    message: VisibleMessage | None
    modal: Modal | None

    @property
    def choices(self) -> list[tuple[str, Any]]:
        return [(choice["name"], choice["value"]) for choice in self.interaction.choices or []]
