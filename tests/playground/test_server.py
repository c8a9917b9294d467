"""The server around it all: who may connect, what is served, what is said when it cannot start."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sfb_bot.playground import JumpClock, Playground, PlaygroundError, PlaygroundSettings, PortTaken, UserSeed
from sfb_bot.playground.pictures import look_at
from tests.playground.conftest import Raw
from tests.playground.demo_bot import png


@pytest_asyncio.fixture
async def web(playground: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(playground.origin) as session:
        yield session


async def test_port_taken_is_one_clear_sentence(playground: Playground) -> None:
    port = int(playground.origin.rpartition(":")[2])
    with pytest.raises(PortTaken) as taken:
        async with Playground(PlaygroundSettings(port=port)):
            pass
    assert str(taken.value) == (
        f"Port {port} on 127.0.0.1 is already in use. "
        "Stop the other program or choose another port with --port."
    )


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"port": 70000}, "70000 is not a port"),
        ({"users": ()}, "at least one user"),
        ({"users": (UserSeed("ann"), UserSeed("ann"))}, "the same name"),
    ],
)
def test_wrong_settings(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PlaygroundError, match=sentence):
        PlaygroundSettings(**settings)


@pytest.mark.parametrize("name", ["A", "Ann", "an n", "x" * 33, "", "<b>"])
def test_wrong_user_names(name: str) -> None:
    with pytest.raises(PlaygroundError, match="cannot be a user name"):
        UserSeed(name)


async def test_other_hosts_are_turned_away(web: aiohttp.ClientSession, playground: Playground) -> None:
    for host in (
        "evil.example",
        "evil.example:80",
        f"127.0.0.1.evil.example:{playground.origin.rpartition(':')[2]}",
    ):
        for path in ("/", "/api/v10/gateway", "/page", "/gateway"):
            async with web.get(path, headers={"Host": host}) as reply:
                assert reply.status == 421


async def test_page_has_a_strict_policy_and_no_outside_resources(web: aiohttp.ClientSession) -> None:
    async with web.get("/") as reply:
        policy = reply.headers["Content-Security-Policy"]
        page = await reply.text()
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http://" not in page
    assert "https://" not in page
    assert " on" not in page.replace(" one", "").replace(" only", "")


async def test_only_our_own_page_may_connect(web: aiohttp.ClientSession, playground: Playground) -> None:
    key = playground.hub.key
    for origin in (None, "http://evil.example", "null", playground.origin.replace("http", "https")):
        headers = {} if origin is None else {"Origin": origin}
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await web.ws_connect(f"/page?key={key}", headers=headers)
        assert refused.value.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await web.ws_connect("/page?key=guess", headers={"Origin": playground.origin})
    assert refused.value.status == 403
    assert playground.hub.windows == set()


async def test_windows_get_words_for_every_nonsense(
    web: aiohttp.ClientSession, playground: Playground
) -> None:
    alice = playground.user("alice")
    arena = str(playground.channel("arena").id)
    async with web.ws_connect(
        f"/page?key={playground.hub.key}", headers={"Origin": playground.origin}
    ) as socket:

        async def ask(request: Any) -> dict[str, Any]:
            await socket.send_str(request if isinstance(request, str) else json.dumps({"ref": 1} | request))
            while (reply := await socket.receive_json())["t"] != "reply":
                pass
            return reply

        assert (await ask({"op": "say", "channel": arena, "text": "x"}))["error"] == "Choose a user first."
        bot_id = str(playground.world.bot.id)
        for user in ("1", "nobody", None, {"a": 1}, bot_id):
            assert (await ask({"op": "hello", "user": user}))["error"] == "There is no such user."
        assert (await ask({"op": "hello", "user": str(alice.id)}))["ok"]
        for request in (
            "nonsense",
            "[]",
            "[" * 100_000,
            {"op": "format-disk"},
            {"op": None},
            {"op": "open"},
            {"op": "open", "channel": "../../etc/passwd"},
            {"op": "open", "channel": "5"},
            {"op": "say", "channel": arena, "text": 5},
            {"op": "say", "channel": arena, "text": "  "},
            {"op": "say", "channel": arena, "text": "x" * 2001},
            {"op": "run", "channel": arena, "command": "nothing", "values": {}},
            {"op": "run", "channel": arena, "command": "nothing", "values": []},
            {"op": "press", "channel": arena, "message": "1", "custom_id": "x"},
            {"op": "choose", "channel": arena, "message": "1", "custom_id": "x", "values": "x"},
            {"op": "submit", "interaction": "1", "values": {}},
            {"op": "react", "channel": arena, "message": "1", "emoji": "x"},
            {"op": "dm", "user": str(alice.id)},
        ):
            reply = await ask(request)
            assert reply["ok"] is False
            assert reply["error"].endswith(".")
        assert playground.user("bob").visible_messages("arena") == []


@pytest.mark.usefixtures("bot")
async def test_other_windows_hear_nothing_of_private_answers(
    web: aiohttp.ClientSession, playground: Playground
) -> None:
    """Not their text, not their ids, not even that there was something."""
    alice, bob = playground.user("alice"), playground.user("bob")
    arena = playground.channel("arena")
    async with web.ws_connect(
        f"/page?key={playground.hub.key}", headers={"Origin": playground.origin}
    ) as socket:
        await socket.send_json({"op": "hello", "ref": 1, "user": str(bob.id)})
        await socket.send_json({"op": "open", "ref": 2, "channel": str(arena.id)})
        assert [(await socket.receive_json())["ref"] for _ in range(2)] == [1, 2]
        for _ in range(2):
            answer = (await alice.slash("arena", "brawl slow", private=True)).message
            assert answer is not None
            await alice.wait_for_message("arena", lambda m: m.content == "And one more thing.")
            form = await alice.slash("arena", "brawl form")
            await alice.submit_modal(form, {"Your words": "a secret"})
            await alice.autocomplete("arena", "brawl do", "card", "a")
            alice.dismiss(answer)
            alice.restart_client()
        await socket.send_json({"op": "commands", "ref": 3, "channel": str(arena.id)})
        assert (await socket.receive_json())["ref"] == 3


async def test_files_are_signed_and_never_run(
    web: aiohttp.ClientSession, playground: Playground, raw: Raw
) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", b"<script>alert(1)</script>", filename="../../evil.html")
    form.add_field("files[1]", png(), filename="ok.png")
    path = f"/channels/{playground.channel('arena').id}/messages"
    page, image = (await raw("POST", path, data=form)).body["attachments"]
    assert page["filename"] == "_.._evil.html"
    async with web.get(page["url"]) as reply:
        assert reply.content_type == "application/octet-stream"
        assert reply.headers["Content-Disposition"].startswith("attachment")
        assert reply.headers["X-Content-Type-Options"] == "nosniff"
    async with web.get(image["url"]) as reply:
        assert reply.content_type == "image/png"
        assert await reply.read() == png()
    async with web.get(image["url"].partition("?")[0]) as reply:
        assert reply.status == 403


@pytest.mark.parametrize("name", ["..%2fsite.py", "%2e%2e/site.py", "index.html", "none.js", "a%00.js"])
async def test_only_the_pages_own_files_are_served(web: aiohttp.ClientSession, name: str) -> None:
    async with web.get(f"/static/{name}") as reply:
        assert reply.status == 404


def test_pictures_are_measured_by_their_headers() -> None:
    assert look_at(png(7, 9), "x.gif").content_type == "image/png"
    assert (look_at(png(7, 9), "x").width, look_at(png(7, 9), "x").height) == (7, 9)
    gif = b"GIF89a" + (3).to_bytes(2, "little") + (4).to_bytes(2, "little") + b"\0" * 10
    assert (look_at(gif, "x").content_type, look_at(gif, "x").width) == ("image/gif", 3)
    assert look_at(b"<svg></svg>", "x.svg").content_type == "application/octet-stream"
    assert look_at(b"\x89PNG\r\n\x1a\n", "x.png").content_type == "application/octet-stream"
    assert look_at(b"", "notes.txt").content_type.startswith("text/plain")


def test_frozen_clock_runs_timers_in_order() -> None:
    clock = JumpClock(frozen_at=1000.0)
    told: list[tuple[str, float]] = []
    clock.call_later(5, lambda: told.append(("five", clock.now())))
    clock.call_later(2, lambda: told.append(("two", clock.now())))
    clock.call_later(3, lambda: told.append(("never", clock.now()))).cancel()
    clock.jump(1.5)
    assert told == []
    clock.jump(10)
    assert told == [("two", 1002.0), ("five", 1005.0)]
    assert clock.now() == 1011.5
