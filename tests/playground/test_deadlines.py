"""Three seconds, fifteen minutes, one initial answer: refused with Discord's codes otherwise."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from sfb_bot.playground import JumpClock, Playground
from sfb_bot.playground.drive.actions import Actions
from sfb_bot.playground.limits.commands import read_commands
from sfb_bot.playground.world import commands
from sfb_bot.playground.world.entities import Interaction
from tests.playground.conftest import Raw

SPECS = [
    {
        "name": "go",
        "description": "Go",
        "options": [{"type": 3, "name": "where", "description": "Where", "autocomplete": True}],
    }
]
PLAIN = {"type": 4, "data": {"content": "hello"}}


@pytest.fixture
def hands(playground: Playground) -> Actions:
    """Alice, and a bot that has registered one command but is not running."""
    commands.overwrite(playground.world, None, read_commands(SPECS))
    return Actions(playground.world, playground.user("alice").id)


@pytest_asyncio.fixture
async def go(hands: Actions, playground: Playground) -> Interaction:
    return hands.run(playground.channel("arena").id, "go", {})


def callback(interaction: Interaction) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


def webhook(playground: Playground, interaction: Interaction, rest: str = "") -> str:
    return f"/webhooks/{playground.world.application.id}/{interaction.token}{rest}"


async def test_first_answer_within_three_seconds(raw: Raw, go: Interaction, clock: JumpClock) -> None:
    clock.jump(2.9)
    reply = await raw("POST", callback(go), PLAIN)
    assert reply.status == 204


async def test_first_answer_after_three_seconds(raw: Raw, go: Interaction, clock: JumpClock) -> None:
    clock.jump(3.1)
    reply = await raw("POST", callback(go), PLAIN)
    assert (reply.status, reply.code, reply.body["message"]) == (404, 10062, "Unknown interaction")


async def test_one_initial_answer_only(raw: Raw, go: Interaction, playground: Playground) -> None:
    first = await raw("POST", f"{callback(go)}?with_response=true", PLAIN)
    assert first.status == 200
    assert first.body["resource"]["message"]["content"] == "hello"
    assert first.body["interaction"]["response_message_ephemeral"] is False
    second = await raw("POST", callback(go), PLAIN)
    assert (second.status, second.code) == (400, 40060)
    assert len(playground.user("alice").visible_messages("arena")) == 1


async def test_unknown_interaction_and_wrong_token(raw: Raw, go: Interaction) -> None:
    assert (await raw("POST", "/interactions/1/x/callback", PLAIN)).code == 10062
    assert (await raw("POST", f"/interactions/{go.id}/wrong/callback", PLAIN)).code == 50027
    assert go.answer is None


async def test_no_follow_up_before_the_answer(raw: Raw, go: Interaction, playground: Playground) -> None:
    reply = await raw("POST", webhook(playground, go), {"content": "early"})
    assert (reply.status, reply.code) == (404, 10015)


async def test_token_lives_fifteen_minutes(
    raw: Raw, go: Interaction, playground: Playground, clock: JumpClock
) -> None:
    await raw("POST", callback(go), PLAIN)
    clock.jump(890)
    original = webhook(playground, go, "/messages/@original")
    assert (await raw("PATCH", original, {"content": "still"})).status == 200
    clock.jump(11)
    for method, path, body in (
        ("PATCH", original, {"content": "late"}),
        ("GET", original, None),
        ("DELETE", original, None),
        ("POST", webhook(playground, go), {"content": "late"}),
    ):
        reply = await raw(method, path, body)
        assert (reply.status, reply.code) == (401, 50027)
    assert playground.user("alice").last_message("arena").content == "still"


async def test_ephemeral_answers_are_out_of_reach_for_the_bot_token(
    raw: Raw, go: Interaction, playground: Playground
) -> None:
    await raw("POST", callback(go), {"type": 4, "data": {"content": "secret", "flags": 64}})
    message = playground.user("alice").last_message("arena")
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    for method in ("GET", "PATCH", "DELETE"):
        reply = await raw(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (reply.status, reply.code) == (404, 10008)
    history = await raw("GET", f"/channels/{message.channel_id}/messages")
    assert history.body == []
    edited = await raw("PATCH", webhook(playground, go, f"/messages/{message.id}"), {"content": "new"})
    assert edited.body["content"] == "new"
    gone = await raw("DELETE", webhook(playground, go, "/messages/@original"))
    assert gone.status == 204
    assert playground.user("alice").visible_messages("arena") == []


async def test_a_token_reaches_only_its_own_messages(
    raw: Raw, go: Interaction, hands: Actions, playground: Playground
) -> None:
    await raw("POST", callback(go), {"type": 4, "data": {"content": "mine", "flags": 64}})
    other = hands.run(playground.channel("arena").id, "go", {})
    await raw("POST", callback(other), PLAIN)
    mine = go.original_id
    reply = await raw("PATCH", webhook(playground, other, f"/messages/{mine}"), {"content": "stolen"})
    assert (reply.status, reply.code) == (404, 10008)


async def test_deferred_answer_keeps_its_privacy(raw: Raw, go: Interaction, playground: Playground) -> None:
    await raw("POST", callback(go), {"type": 5, "data": {"flags": 64}})
    alice, bob = playground.user("alice"), playground.user("bob")
    assert alice.last_message("arena").is_loading
    reply = await raw("POST", webhook(playground, go) + "?wait=true", {"content": "here"})
    assert reply.body["id"] == str(go.original_id)
    assert reply.body["flags"] & 64
    assert bob.visible_messages("arena") == []


@pytest.mark.parametrize(
    ("answer", "allowed"),
    [
        ({"type": 1}, False),
        ({"type": 6}, False),
        ({"type": 7, "data": {"content": "x"}}, False),
        ({"type": 8, "data": {"choices": []}}, False),
        ({"type": 99}, False),
        ({"type": "four"}, False),
        ({}, False),
        ([], False),
        ({"type": 9, "data": {"title": "T", "custom_id": "c", "components": []}}, False),
        ({"type": 5}, True),
    ],
)
async def test_answers_of_the_wrong_kind(raw: Raw, go: Interaction, answer: Any, allowed: bool) -> None:
    reply = await raw("POST", callback(go), answer)
    assert reply.status == (204 if allowed else 400)
    if not allowed:
        assert reply.code == 50035
        assert go.answer is None


async def test_autocomplete_takes_choices_only(raw: Raw, hands: Actions, playground: Playground) -> None:
    ask = hands.ask_choices(playground.channel("arena").id, "go", {"where": "no"}, "where")
    assert ask.data["options"] == [{"name": "where", "type": 3, "value": "no", "focused": True}]
    assert (await raw("POST", callback(ask), PLAIN)).code == 50035
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert (await raw("POST", callback(ask), {"type": 8, "data": {"choices": many}})).code == 50035
    assert (await raw("POST", callback(ask), {"type": 8, "data": {"choices": many[:25]}})).status == 204
    assert (await raw("POST", webhook(playground, ask), {"content": "more"})).code == 10015
