"""Application commands: names, nesting, counts and languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from sfb_bot.playground.forms import Fields, Form, Json
from sfb_bot.playground.world.languages import LOCALES

MOST_BY_KIND = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
CHOOSABLE = (STRING, INTEGER, NUMBER)


def read_commands(body: Sequence[Any]) -> list[Json]:
    """All commands of one scope; refused as a whole when one of them is wrong."""
    form = Form()
    specs = [_read_command(Fields(form, each, (index,))) for index, each in enumerate(body)]
    seen: set[tuple[int, str]] = set()
    for index, spec in enumerate(specs):
        key = (spec["type"], spec["name"])
        if key in seen:
            message = "Application command names must be unique"
            form.wrong((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    for kind, most in MOST_BY_KIND.items():
        if sum(spec["type"] == kind for spec in specs) > most:
            form.wrong((), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    form.refuse()
    return specs


def read_command(body: object) -> Json:
    """One command, refused when it breaks a limit."""
    form = Form()
    spec = _read_command(Fields(form, body))
    form.refuse()
    return spec


def _read_command(fields: Fields) -> Json:
    kind = fields.one_of("type", (1, 2, 3)) or 1
    spec: Json = {"type": kind, "name": fields.text("name", least=1, most=32, required=True) or ""}
    if kind == 1:
        _check_name(fields, "name", spec["name"])
        spec["description"] = fields.text("description", least=1, most=100, required=True) or ""
        spec["options"] = _read_options(fields, depth=0)
    else:
        spec["description"] = ""
        if fields.raw.get("description"):
            fields.wrong(
                "description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID", "Must be empty."
            )
    _read_languages(fields, spec, is_slash=kind == 1)
    permissions = fields.whole("default_member_permissions", least=0)
    spec["default_member_permissions"] = None if permissions is None else str(permissions)
    spec["dm_permission"] = fields.flag("dm_permission") is not False
    spec["nsfw"] = bool(fields.flag("nsfw"))
    spec["integration_types"] = fields.items("integration_types", most=2) or [0]
    spec["contexts"] = fields.items("contexts", most=3) if fields.raw.get("contexts") is not None else None
    if _count(spec) > MOST_CHARACTERS:
        fields.wrong(
            "description",
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS})",
        )
    return spec


def _read_options(fields: Fields, depth: int) -> list[Json]:
    options: list[Json] = []
    names: set[str] = set()
    has_optional = False
    for option in fields.objects("options", most=25):
        kinds = range(1, 12) if depth == 0 else range(1, 12) if depth == 1 else range(3, 12)
        kind = option.one_of("type", kinds, required=True) or STRING
        spec = _read_option(option, kind, depth)
        if spec["name"] in names:
            option.wrong("name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique")
        names.add(spec["name"])
        if spec.get("required") and has_optional:
            option.wrong(
                "required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        has_optional = has_optional or not spec.get("required")
        options.append(spec)
    nested = [option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP) for option in options]
    if any(nested) and not all(nested):
        fields.wrong(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    return options


def _read_option(option: Fields, kind: int, depth: int) -> Json:
    spec: Json = {
        "type": kind,
        "name": option.text("name", least=1, most=32, required=True) or "",
        "description": option.text("description", least=1, most=100, required=True) or "",
    }
    _check_name(option, "name", spec["name"])
    _read_languages(option, spec, is_slash=True)
    if kind in (SUBCOMMAND, SUBCOMMAND_GROUP):
        if kind == SUBCOMMAND_GROUP and depth > 0:
            option.wrong("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested")
        spec["options"] = _read_options(option, 2 if kind == SUBCOMMAND else 1)
        return spec
    spec["required"] = bool(option.flag("required"))
    if option.flag("autocomplete"):
        spec["autocomplete"] = True
    choices = option.objects("choices", most=25)
    if choices:
        spec["choices"] = [_read_choice(choice, kind) for choice in choices]
    if (choices or spec.get("autocomplete")) and kind not in CHOOSABLE:
        option.wrong("choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type has no choices")
    if choices and spec.get("autocomplete"):
        option.wrong(
            "autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Autocomplete excludes choices"
        )
    for key in ("min_value", "max_value", "min_length", "max_length", "channel_types"):
        if option.raw.get(key) is not None:
            spec[key] = option.raw[key]
    return spec


def _read_choice(choice: Fields, kind: int) -> Json:
    spec: Json = {"name": choice.text("name", least=1, most=100, required=True) or ""}
    if kind == STRING:
        spec["value"] = choice.text("value", least=1, most=100, required=True)
    elif kind == INTEGER:
        spec["value"] = choice.whole("value", required=True)
    else:
        spec["value"] = choice.raw.get("value")
        if isinstance(spec["value"], bool) or not isinstance(spec["value"], int | float):
            choice.wrong("value", "NUMBER_TYPE_COERCE", "Value is not a number.")
    _read_languages(choice, spec, is_slash=False, keys=("name",), most=100)
    return spec


def read_choices(data: object) -> list[Json]:
    """The answer to an autocomplete question; values keep the type they came with."""
    form = Form()
    body = Fields(form, data, ("data",))
    choices: list[Json] = []
    for choice in body.objects("choices", most=25):
        value: object = choice.raw.get("value")
        if isinstance(value, str):
            choice.text("value", least=1, most=100, required=True)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            choice.wrong("value", "BASE_TYPE_REQUIRED", "This field is required")
        spec: Json = {"name": choice.text("name", least=1, most=100, required=True) or "", "value": value}
        _read_languages(choice, spec, is_slash=False, keys=("name",), most=100)
        choices.append(spec)
    form.refuse()
    return choices


def _read_languages(
    fields: Fields,
    spec: Json,
    *,
    is_slash: bool,
    keys: tuple[str, ...] = ("name", "description"),
    most: int = 0,
) -> None:
    for key in keys:
        texts = fields.object(f"{key}_localizations")
        spec[f"{key}_localizations"] = None if texts is None else dict(texts.raw)
        if texts is None:
            continue
        for locale in texts.raw:
            if locale not in LOCALES:
                texts.wrong(locale, "BASE_TYPE_CHOICES", "Value must be one of the known locales.")
                continue
            text = texts.text(locale, least=1, most=most or (32 if key == "name" else 100))
            if text and is_slash and key == "name":
                _check_name(texts, locale, text)


def _check_name(fields: Fields, key: str, name: str) -> None:
    ok = all(c in "-_'" or unicodedata.category(c)[0] in "LNM" for c in name) and name == name.lower()
    if name and not ok:
        fields.wrong(
            key,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid: small letters, digits, - and _ only",
        )


def _count(spec: Json) -> int:
    """The characters that count towards the size of a command: the longest language of each text."""
    total = _longest(spec, "name") + _longest(spec, "description")
    for choice in spec.get("choices", []):
        total += _longest(choice, "name") + len(str(choice["value"]))
    return total + sum(map(_count, spec.get("options", [])))


def _longest(spec: Json, key: str) -> int:
    languages: Json = spec.get(f"{key}_localizations") or {}
    return max(len(str(text)) for text in (spec.get(key) or "", *languages.values()))
