"""What a window of the page may ask for, each request checked before it touches the world."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from sfb_bot.playground.drive.actions import Actions
from sfb_bot.playground.drive.views import message_view
from sfb_bot.playground.errors import ApiError, UserActionError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.page import snapshots
from sfb_bot.playground.snowflakes import read_snowflake
from sfb_bot.playground.world import languages
from sfb_bot.playground.world.entities import Interaction
from sfb_bot.playground.world.world import World

PAGE_OF_MESSAGES = 50


class PageRequests:
    """The requests of one user. Answers are plain JSON; what cannot be done is said in words."""

    def __init__(self, world: World, user_id: int) -> None:
        self.world = world
        self.user_id = user_id
        self._do = Actions(world, user_id)
        self._handlers: dict[str, Callable[[Json], Any]] = {
            "open": self._open,
            "older": self._older,
            "commands": self._commands,
            "say": self._say,
            "run": self._run,
            "choices": self._choices,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "message_command": self._message_command,
            "user_command": self._user_command,
            "react": self._react,
            "dismiss": self._dismiss,
            "delete": self._delete,
            "dm": self._dm,
            "read": self._read,
            "privacy": self._privacy,
            "language": self._language,
        }

    def handle(self, request: Json) -> Any:
        """Carry out one request; UserActionError says what is wrong with it."""
        handler = self._handlers.get(str(request.get("op")))
        if handler is None:
            raise UserActionError("The playground did not understand the page. Reload it.")
        try:
            return handler(request)
        except ApiError as error:
            raise UserActionError(f"{error.refusal.message}.") from error

    def forget_private(self) -> None:
        """The user's client was restarted."""
        self._do.forget_private()

    def _id(self, request: Json, key: str) -> int:
        value = read_snowflake(request.get(key))
        if value is None:
            raise UserActionError(f"The page sent no valid {key}. Reload it.")
        return value

    def _text(self, request: Json, key: str) -> str:
        value = request.get(key)
        if not isinstance(value, str):
            raise UserActionError(f"The page sent no valid {key}. Reload it.")
        return value

    def _values(self, request: Json) -> dict[str, Any]:
        value = request.get("values")
        if not isinstance(value, dict):
            raise UserActionError("The page sent no valid values. Reload it.")
        return cast("dict[str, Any]", value)

    def _open(self, request: Json) -> Json:
        channel = self._do.channel(self._id(request, "channel"))
        return self._history(channel.id, None)

    def _older(self, request: Json) -> Json:
        channel = self._do.channel(self._id(request, "channel"))
        return self._history(channel.id, self._id(request, "before"))

    def _history(self, channel_id: int, before: int | None) -> Json:
        found = [
            message
            for message in self.world.messages.get(channel_id, {}).values()
            if self.world.can_see_message(self.user_id, message) and (before is None or message.id < before)
        ]
        page = found[-PAGE_OF_MESSAGES:]
        views = [message_view(self.world, message, self.user_id) for message in page]
        return {"messages": views, "more": len(found) > len(page)}

    def _commands(self, request: Json) -> Json:
        channel = self._do.channel(self._id(request, "channel"))
        return snapshots.command_list(self.world, self.user_id, channel)

    def _say(self, request: Json) -> None:
        self._do.say(self._id(request, "channel"), self._text(request, "text"))

    def _run(self, request: Json) -> Interaction:
        return self._do.run(
            self._id(request, "channel"), self._text(request, "command"), self._values(request)
        )

    def _choices(self, request: Json) -> Interaction:
        return self._do.ask_choices(
            self._id(request, "channel"),
            self._text(request, "command"),
            self._values(request),
            self._text(request, "option"),
        )

    def _press(self, request: Json) -> Interaction:
        return self._do.press(
            self._id(request, "channel"), self._id(request, "message"), self._text(request, "custom_id")
        )

    def _choose(self, request: Json) -> Interaction:
        values = request.get("values")
        if not isinstance(values, list):
            raise UserActionError("The page sent no valid values. Reload it.")
        chosen = [str(each) for each in cast("list[object]", values)]
        return self._do.choose(
            self._id(request, "channel"),
            self._id(request, "message"),
            self._text(request, "custom_id"),
            chosen,
        )

    def _submit(self, request: Json) -> Interaction:
        return self._do.submit(self._id(request, "interaction"), self._values(request))

    def _message_command(self, request: Json) -> Interaction:
        return self._do.use_on_message(
            self._id(request, "channel"), self._text(request, "command"), self._id(request, "message")
        )

    def _user_command(self, request: Json) -> Interaction:
        return self._do.use_on_user(
            self._id(request, "channel"), self._text(request, "command"), self._id(request, "user")
        )

    def _react(self, request: Json) -> None:
        emoji_id = None if request.get("emoji_id") is None else self._id(request, "emoji_id")
        name = self._text(request, "emoji")[:32]
        self._do.toggle_reaction(self._id(request, "channel"), self._id(request, "message"), name, emoji_id)

    def _dismiss(self, request: Json) -> None:
        self._do.dismiss(self._id(request, "channel"), self._id(request, "message"))

    def _delete(self, request: Json) -> None:
        self._do.delete(self._id(request, "channel"), self._id(request, "message"))

    def _dm(self, request: Json) -> Json:
        return {"channel": str(self._do.open_dm(self._id(request, "user")).id)}

    def _read(self, request: Json) -> None:
        self._do.mark_read(self._id(request, "channel"))

    def _privacy(self, request: Json) -> None:
        self.world.users[self.user_id].accepts_dms = request.get("accepts_dms") is True

    def _language(self, request: Json) -> None:
        locale = languages.locale_for(self._text(request, "language"))
        if not locale:
            raise UserActionError("Discord does not speak this language.")
        languages.choose(self.world, self.world.users[self.user_id], locale)
