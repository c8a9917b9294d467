"""Documented limits: what is just inside passes, what is just outside is refused where it is wrong."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp
import pytest

from sfb_bot.playground import Playground
from sfb_bot.playground.settings import FIRST_CHANNEL_ID
from tests.playground.conftest import Raw, Reply

MESSAGES = f"/channels/{FIRST_CHANNEL_ID}/messages"
V2 = 1 << 15


def button(number: int = 0, **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go{number}"} | changes


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(count: int = 2, **changes: Any) -> dict[str, Any]:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | changes


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def v2(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)}


def embed(**changes: Any) -> dict[str, Any]:
    return {"embeds": [{"title": "T"} | changes]}


def problems(reply: Reply) -> set[tuple[str, str]]:
    """Every mistake of a refusal as (path, code)."""
    found: set[tuple[str, str]] = set()

    def walk(node: Any, path: tuple[str, ...]) -> None:
        for key, value in node.items():
            if key == "_errors":
                found.update((".".join(path), each["code"]) for each in value)
            else:
                walk(value, (*path, key))

    walk(reply.body.get("errors", {}), ())
    return found


INSIDE: list[Any] = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "T"}] * 10},
    embed(title="x" * 256, description="x" * 4096),
    embed(fields=[{"name": "n", "value": "v"}] * 25),
    embed(footer={"text": "x" * 2048}, author={"name": "x" * 256}),
    {"components": [row(*(button(n * 5 + m) for m in range(5))) for n in range(5)], "content": "x"},
    {"components": [row(menu(25, max_values=25, placeholder="x" * 150))], "content": "x"},
    {"components": [row(button(custom_id="x" * 100, label="y" * 80))], "content": "x"},
    {
        "components": [row({"type": 2, "style": 5, "label": "Site", "url": "https://example.org/"})],
        "content": "x",
    },
    v2(*(text() for _ in range(40))),
    v2({"type": 17, "components": [text() for _ in range(39)]}),
    v2(text("x" * 4000)),
    v2({"type": 9, "components": [text()], "accessory": button()}),
    v2({"type": 14}, text()),
]

OUTSIDE: list[tuple[Any, str, str]] = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": 5}, "content", "STRING_TYPE_CONVERT"),
    ({"embeds": [{"title": "T"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": "T"}, "embeds", "LIST_TYPE_CONVERT"),
    ({"embeds": ["T"]}, "embeds.0", "DICT_TYPE_CONVERT"),
    (embed(title="x" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    (embed(description="x" * 4097), "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
    (embed(fields=[{"name": "", "value": "v"}]), "embeds.0.fields.0.name", "BASE_TYPE_REQUIRED"),
    (embed(fields=[{"name": "n", "value": "x" * 1025}]), "embeds.0.fields.0.value", "BASE_TYPE_BAD_LENGTH"),
    (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text", "BASE_TYPE_BAD_LENGTH"),
    (embed(url="javascript:alert(1)"), "embeds.0.url", "URL_TYPE_INVALID_URL"),
    (embed(image={"url": "attachment://no.png"}), "embeds.0.image.url", "URL_TYPE_INVALID_URL"),
    (embed(timestamp="yesterday"), "embeds.0.timestamp", "DATE_TIME_TYPE_PARSE"),
    (embed(color=1 << 24), "embeds.0.color", "NUMBER_TYPE_MAX"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ({"components": [row(button(n)) for n in range(6)]}, "components", "BASE_TYPE_MAX_LENGTH"),
    (
        {"components": [row(*(button(n) for n in range(6)))]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"components": [row()]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(menu(), button())]}, "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (
        {"components": [row(button(), button())]},
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"components": [row(button(style=9))]}, "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    (
        {"components": [row(button(label=None))]},
        "components.0.components.0.label",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    ({"components": [row(menu(26))]}, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        {"components": [row(menu(2, placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(menu(2, max_values=3))]},
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS",
    ),
    (
        {"components": [row(menu(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))]},
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    ({"components": [text()]}, "components.0.type", "BASE_TYPE_CHOICES"),
    ({"components": [button()]}, "components.0.type", "BASE_TYPE_CHOICES"),
    (v2(*(text() for _ in range(41))), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (v2(text("x" * 2000), text("x" * 2001)), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (v2(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    (
        v2(text()) | {"content": "x"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (v2(text()) | embed(), "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (v2({"type": 12, "items": []}), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
    (v2({"type": 9, "components": [text()]}), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    ({"content": "x", "flags": 64}, "flags", "INTEGER_TYPE_FLAGS"),
    ({"content": "x", "flags": 1 << 40}, "flags", "INTEGER_TYPE_FLAGS"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.users",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        {"content": "x", "allowed_mentions": {"parse": ["aliens"]}},
        "allowed_mentions.parse",
        "BASE_TYPE_CHOICES",
    ),
    ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
    (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
]


@pytest.mark.parametrize("body", INSIDE)
async def test_just_inside(raw: Raw, body: Any) -> None:
    reply = await raw("POST", MESSAGES, body)
    assert reply.status == 200, reply.body


@pytest.mark.parametrize(("body", "path", "code"), OUTSIDE)
async def test_just_outside(raw: Raw, body: Any, path: str, code: str, playground: Playground) -> None:
    reply = await raw("POST", MESSAGES, body)
    assert (reply.status, reply.code) == (400, 50035)
    assert (path, code) in problems(reply)
    assert playground.user("alice").visible_messages("arena") == []
    assert len(playground.ledger.bot_errors()) == 1


async def test_empty_and_broken_bodies(raw: Raw) -> None:
    assert (await raw("POST", MESSAGES, {})).code == 50006
    assert (await raw("POST", MESSAGES, {"content": ""})).code == 50006
    assert (await raw("POST", MESSAGES, [1])).code == 50035
    garbage = await raw("POST", MESSAGES, data=b"{nonsense", headers={"Content-Type": "application/json"})
    assert (garbage.status, garbage.code) == (400, 50109)
    deep = b"[" * 100_000
    assert (
        await raw("POST", MESSAGES, data=deep, headers={"Content-Type": "application/json"})
    ).code == 50109
    assert (await raw("POST", "/channels/none/messages", {"content": "x"})).code == 50035
    assert (await raw("GET", f"{MESSAGES}?limit=101")).code == 50035
    assert (await raw("GET", "/nothing/here")).status == 404
    assert (await raw("PATCH", "/users/@me/channels", {})).status in (404, 405)


async def test_wrong_token(raw: Raw) -> None:
    for token in ("Bot wrong", "", "Bearer x"):
        reply = await raw("GET", "/users/@me", headers={"Authorization": token})
        assert (reply.status, reply.body) == (401, {"message": "401: Unauthorized", "code": 0})


async def send_files(raw: Raw, sizes: list[int], body: dict[str, Any] | None = None) -> Reply:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body or {}))
    for number, size in enumerate(sizes):
        form.add_field(f"files[{number}]", io.BytesIO(b"x" * size), filename=f"file{number}.bin")
    return await raw("POST", MESSAGES, data=form)


async def test_file_sizes_and_counts(raw: Raw, playground: Playground) -> None:
    mebibyte = 1024 * 1024
    assert (await send_files(raw, [10 * mebibyte])).status == 200
    too_large = await send_files(raw, [10 * mebibyte + 1])
    assert (too_large.status, too_large.code) == (413, 40005)
    assert (await send_files(raw, [9 * mebibyte] * 3)).code == 40005
    assert (await send_files(raw, [10] * 10)).status == 200
    assert (await send_files(raw, [10] * 11)).code == 50035
    long = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    assert ("attachments.0.description", "BASE_TYPE_MAX_LENGTH") in problems(await send_files(raw, [1], long))
    assert len(playground.user("alice").visible_messages("arena")) == 2


async def test_old_layout_becomes_new_only_when_cleared(raw: Raw) -> None:
    posted = await raw("POST", MESSAGES, {"content": "old"})
    path = f"{MESSAGES}/{posted.body['id']}"
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert ("content", code) in problems(await raw("PATCH", path, v2(text())))
    assert (await raw("PATCH", path, v2(text()) | {"content": None})).status == 200
    again = await raw("PATCH", path, {"content": "back"})
    assert ("content", code) in problems(again)
    assert (await raw("PATCH", path, {"components": []})).code == 50006
    assert (await raw("GET", path)).body["components"][0]["content"] == "x"


async def test_cjk_text_beyond_the_byte_limit(raw: Raw, playground: Playground) -> None:
    assert (await raw("POST", MESSAGES, v2(text("字" * 3390)))).status == 200
    assert (await raw("POST", MESSAGES, v2(text("字" * 3391)))).status == 500
    playground.ledger.records.clear()


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "go", "description": "Go"} | changes


def option(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "name": "o", "description": "O"} | changes


BAD_COMMANDS: list[tuple[Any, str, str]] = [
    (command(name="Go"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="go there"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    (command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
    (command(description="x" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    (command(options=[option(name=f"o{n}") for n in range(26)]), "0.options", "BASE_TYPE_MAX_LENGTH"),
    (
        command(options=[option(), option(name="p", required=True)]),
        "0.options.1.required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        command(options=[option(), option()]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        command(options=[option(), option(type=1, name="sub")]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (command(name_localizations={"xx": "go"}), "0.name_localizations.xx", "BASE_TYPE_CHOICES"),
    (
        command(name_localizations={"ru": "Карта"}),
        "0.name_localizations.ru",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        command(
            options=[
                option(
                    name=f"o{n}",
                    choices=[{"name": f"{m}" + "x" * 99, "value": f"{m}" + "y" * 98} for m in range(10)],
                )
                for n in range(5)
            ]
        ),
        "0.description",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("spec", "path", "code"), BAD_COMMANDS)
async def test_bad_commands(raw: Raw, playground: Playground, spec: Any, path: str, code: str) -> None:
    route = f"/applications/{playground.world.application.id}/commands"
    reply = await raw("PUT", route, [spec])
    assert (reply.status, reply.code) == (400, 50035)
    assert (path, code) in problems(reply)
    assert playground.world.commands == {}


async def test_command_counts_and_scopes(raw: Raw, playground: Playground) -> None:
    base = f"/applications/{playground.world.application.id}"
    hundred = [command(name=f"go{n}") for n in range(100)]
    assert (await raw("PUT", f"{base}/commands", hundred)).status == 200
    assert (await raw("PUT", f"{base}/commands", [*hundred, command(name="more")])).code == 50035
    doubled = await raw("PUT", f"{base}/commands", [command(), command()])
    assert ("1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME") in problems(doubled)
    here = f"{base}/guilds/{playground.guild.id}/commands"
    made = await raw("POST", here, command(name="local"))
    assert made.body["guild_id"] == str(playground.guild.id)
    assert len((await raw("GET", f"{base}/commands")).body) == 100
    assert (await raw("PATCH", f"{here}/{made.body['id']}", {"description": "Other"})).body[
        "description"
    ] == "Other"
    assert (await raw("DELETE", f"{here}/{made.body['id']}")).status == 204
    assert (await raw("GET", f"{here}/{made.body['id']}")).code == 10063
    assert (await raw("GET", "/applications/1/commands")).code == 10002
