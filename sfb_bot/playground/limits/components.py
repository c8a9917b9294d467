"""Buttons, menus and the layout around them: what a message may hold."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from sfb_bot.playground.errors import SERVER_ERROR, ApiError
from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.limits.embeds import is_web_address

MOST_V2_COMPONENTS = 40
MOST_V2_CHARACTERS = 4000
MOST_V2_BYTES = 10_170
"""Beyond this many bytes of text Discord answers 500 (discord-api-docs issue 8554)."""
LINK_STYLE = 5


class ComponentKind(IntEnum):
    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


K = ComponentKind
SELECTS = frozenset({K.STRING_SELECT, K.USER_SELECT, K.ROLE_SELECT, K.MENTIONABLE_SELECT, K.CHANNEL_SELECT})
IN_CONTAINER = frozenset({K.ROW, K.SECTION, K.TEXT, K.GALLERY, K.FILE, K.SEPARATOR})
AT_TOP = IN_CONTAINER | {K.CONTAINER}


class ComponentReader:
    """Checks the components of one message or modal and copies what Discord keeps of them.

    Numbers them as Discord does when they bring no id, and remembers what spans several of them:
    custom ids, how many there are, how much text, which attachments they show.
    """

    def __init__(self, form: Form, emoji_ids: frozenset[int]) -> None:
        self.form = form
        self.emoji_ids = emoji_ids
        self.count = 0
        self.texts: list[str] = []
        self.custom_ids: set[str] = set()
        self.shown_files: list[tuple[str, Fields]] = []
        self._own_ids: set[int] = set()
        self._numberless: list[Json] = []

    def read_message(self, body: Fields, *, v2: bool) -> list[Json]:
        """The components of a message, in the old layout of rows or the new free one."""
        if v2:
            found = [self._one_of(each, AT_TOP) for each in body.objects("components")]
            self._check_totals(body)
        else:
            found = [self._one_of(row, frozenset({K.ROW})) for row in body.objects("components", most=5)]
        self.number()
        return [component for component in found if component is not None]

    def _check_totals(self, body: Fields) -> None:
        if self.count > MOST_V2_COMPONENTS:
            body.wrong(
                "components",
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MOST_V2_COMPONENTS}",
            )
        if sum(map(len, self.texts)) > MOST_V2_CHARACTERS:
            body.wrong(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size in components cannot exceed {MOST_V2_CHARACTERS}",
            )
        elif sum(len(text.encode()) for text in self.texts) > MOST_V2_BYTES:
            raise ApiError(SERVER_ERROR)

    def start(self, fields: Fields, kind: int) -> Json:
        """The beginning every component shares: its type and its number."""
        self.count += 1
        component: Json = {"type": int(kind)}
        own = fields.whole("id", least=0, most=0x7FFFFFFF)
        if not own:
            self._numberless.append(component)
        elif own in self._own_ids:
            fields.wrong("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        else:
            component["id"] = own
            self._own_ids.add(own)
        return component

    def number(self) -> None:
        """Give an id to every component that brought none."""
        following = 1
        for component in self._numberless:
            while following in self._own_ids:
                following += 1
            component["id"] = following
            following += 1
        self._numberless.clear()

    def custom_id(self, fields: Fields) -> str:
        value = fields.text("custom_id", least=1, most=100, required=True) or ""
        if value and value in self.custom_ids:
            fields.wrong(
                "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.custom_ids.add(value)
        return value

    def emoji(self, fields: Fields) -> Json | None:
        emoji = fields.object("emoji")
        if emoji is None:
            return None
        emoji_id = emoji.snowflake("id")
        name = emoji.text("name", most=32)
        if (emoji_id is not None and emoji_id not in self.emoji_ids) or (emoji_id is None and not name):
            fields.wrong("emoji", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        result: Json = {"name": name}
        if emoji_id is not None:
            result |= {"id": str(emoji_id), "animated": bool(emoji.flag("animated"))}
        return result

    def _one_of(self, fields: Fields, kinds: frozenset[ComponentKind]) -> Json | None:
        kind = fields.one_of("type", kinds, required=True)
        if kind is None:
            return None
        readers: dict[int, Callable[[Fields], Json]] = {
            K.ROW: self._row,
            K.BUTTON: self._button,
            K.SECTION: self._section,
            K.TEXT: self.text,
            K.THUMBNAIL: self._thumbnail,
            K.GALLERY: self._gallery,
            K.FILE: self._file,
            K.SEPARATOR: self._separator,
            K.CONTAINER: self._container,
        }
        return readers.get(kind, self.select)(fields)

    def _row(self, fields: Fields) -> Json:
        component = self.start(fields, K.ROW)
        children = fields.objects("components", least=1, most=5, required=True)
        found = [self._one_of(child, SELECTS | {K.BUTTON}) for child in children]
        component["components"] = [child for child in found if child is not None]
        kinds = [child["type"] for child in component["components"]]
        if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
            fields.wrong(
                "components",
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        return component

    def _button(self, fields: Fields) -> Json:
        component = self.start(fields, K.BUTTON)
        style = fields.one_of("style", range(1, 6), required=True)
        component["style"] = style
        label = fields.text("label", most=80)
        emoji = self.emoji(fields)
        if label:
            component["label"] = label
        if emoji:
            component["emoji"] = emoji
        if not label and not emoji:
            fields.wrong("label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
        if fields.flag("disabled"):
            component["disabled"] = True
        if style == LINK_STYLE:
            url = fields.text("url", least=1, most=512, required=True) or ""
            component["url"] = url
            if url and not is_web_address(url) and not url.startswith("discord://"):
                fields.wrong("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, discord.")
            if "custom_id" in fields:
                fields.wrong(
                    "custom_id",
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        else:
            component["custom_id"] = self.custom_id(fields)
            if "url" in fields:
                fields.wrong("url", "BUTTON_COMPONENT_INVALID_STYLE", "Only link buttons have a url")
        return component

    def select(self, fields: Fields) -> Json:
        """A menu; only the one of fixed texts brings options."""
        kind = fields.whole("type") or 0
        component = self.start(fields, kind)
        component["custom_id"] = self.custom_id(fields)
        if placeholder := fields.text("placeholder", most=150):
            component["placeholder"] = placeholder
        least = fields.whole("min_values", least=0, most=25)
        most = fields.whole("max_values", least=1, most=25)
        component["min_values"] = 1 if least is None else least
        component["max_values"] = 1 if most is None else most
        if component["min_values"] > component["max_values"]:
            fields.wrong("min_values", "NUMBER_TYPE_MAX", "min_values cannot exceed max_values.")
        if fields.flag("disabled"):
            component["disabled"] = True
        if kind == K.STRING_SELECT:
            component["options"] = self.options(fields, component["max_values"])
        else:
            component["default_values"] = [each.raw for each in fields.objects("default_values", most=25)]
            if kind == K.CHANNEL_SELECT:
                component["channel_types"] = fields.items("channel_types", most=20)
        return component

    def options(self, fields: Fields, most_chosen: int) -> list[Json]:
        """The entries of a menu or group; values are unique."""
        options: list[Json] = []
        seen: set[str] = set()
        for option in fields.objects("options", least=1, most=25, required=True):
            value = option.text("value", least=1, most=100, required=True) or ""
            if value in seen:
                option.wrong(
                    "value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The option value is duplicated"
                )
            seen.add(value)
            entry: Json = {"label": option.text("label", least=1, most=100, required=True), "value": value}
            if description := option.text("description", most=100):
                entry["description"] = description
            if emoji := self.emoji(option):
                entry["emoji"] = emoji
            if option.flag("default"):
                entry["default"] = True
            options.append(entry)
        if options and most_chosen > len(options):
            fields.wrong(
                "max_values",
                "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS",
                "max_values cannot exceed the number of options.",
            )
        if sum(bool(option.get("default")) for option in options) > most_chosen:
            fields.wrong("options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many options are the default.")
        return options

    def text(self, fields: Fields) -> Json:
        """A text display."""
        component = self.start(fields, K.TEXT)
        component["content"] = fields.text("content", least=1, most=MOST_V2_CHARACTERS, required=True) or ""
        self.texts.append(component["content"])
        return component

    def _section(self, fields: Fields) -> Json:
        component = self.start(fields, K.SECTION)
        texts = fields.objects("components", least=1, most=3, required=True)
        found = [self._one_of(each, frozenset({K.TEXT})) for each in texts]
        component["components"] = [each for each in found if each is not None]
        accessory = fields.object("accessory", required=True)
        if accessory is not None:
            component["accessory"] = self._one_of(accessory, frozenset({K.BUTTON, K.THUMBNAIL}))
        return component

    def _media(self, fields: Fields, key: str) -> Json:
        media = fields.object(key, required=True)
        url = None if media is None else media.text("url", least=1, most=2048, required=True)
        if media is None or not url:
            return {"url": ""}
        if url.startswith("attachment://"):
            self.shown_files.append((url.removeprefix("attachment://"), media))
        elif not is_web_address(url):
            media.wrong("url", "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return {"url": url}

    def _described(self, fields: Fields, target: Json) -> None:
        if description := fields.text("description", most=1024):
            target["description"] = description
        target["spoiler"] = bool(fields.flag("spoiler"))

    def _thumbnail(self, fields: Fields) -> Json:
        component = self.start(fields, K.THUMBNAIL)
        component["media"] = self._media(fields, "media")
        self._described(fields, component)
        return component

    def _gallery(self, fields: Fields) -> Json:
        component = self.start(fields, K.GALLERY)
        items: list[Json] = []
        for item in fields.objects("items", least=1, most=10, required=True):
            entry: Json = {"media": self._media(item, "media")}
            self._described(item, entry)
            items.append(entry)
        component["items"] = items
        return component

    def _file(self, fields: Fields) -> Json:
        component = self.start(fields, K.FILE)
        component["file"] = self._media(fields, "file")
        component["spoiler"] = bool(fields.flag("spoiler"))
        url: str = component["file"]["url"]
        if url and not url.startswith("attachment://"):
            fields.wrong(
                "file", "COMPONENT_FILE_MUST_BE_ATTACHMENT", "Only attachment:// references are allowed"
            )
        return component

    def _separator(self, fields: Fields) -> Json:
        component = self.start(fields, K.SEPARATOR)
        divider = fields.flag("divider")
        component["divider"] = True if divider is None else divider
        component["spacing"] = fields.one_of("spacing", (1, 2)) or 1
        return component

    def _container(self, fields: Fields) -> Json:
        component = self.start(fields, K.CONTAINER)
        colour = fields.whole("accent_color", least=0, most=0xFFFFFF)
        component["accent_color"] = colour
        component["spoiler"] = bool(fields.flag("spoiler"))
        children = fields.objects("components", least=1, required=True)
        found = [self._one_of(each, IN_CONTAINER) for each in children]
        component["components"] = [each for each in found if each is not None]
        return component
