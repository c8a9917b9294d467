"""Answers to interactions: the callback, then follow-ups through the interaction's token."""

from __future__ import annotations

from sfb_bot.playground.forms import Json
from sfb_bot.playground.rest.call import Call
from sfb_bot.playground.world import interactions, messages
from sfb_bot.playground.world.entities import Interaction
from sfb_bot.playground.world.payloads import message_json


async def callback(call: Call) -> Json | None:
    result = interactions.answer(
        call.world, call.id("webhook_id"), call.places["webhook_token"], call.body, call.uploads
    )
    return result if call.is_set("with_response") else None


def _interaction(call: Call) -> Interaction:
    return interactions.by_token(call.world, call.id("webhook_id"), call.places["webhook_token"])


async def follow_up(call: Call) -> Json | None:
    message = interactions.follow_up(call.world, _interaction(call), call.body, call.uploads)
    return message_json(call.world, message, call.world.bot.id) if call.is_set("wait") else None


async def get(call: Call) -> Json:
    message = interactions.reach(call.world, _interaction(call), call.places["message_id"])
    return message_json(call.world, message, call.world.bot.id)


async def edit(call: Call) -> Json:
    message = interactions.reach(call.world, _interaction(call), call.places["message_id"])
    interactions.edit_answer(call.world, message, call.body, call.uploads)
    return message_json(call.world, message, call.world.bot.id)


async def delete(call: Call) -> None:
    message = interactions.reach(call.world, _interaction(call), call.places["message_id"])
    messages.delete(call.world, call.world.channels[message.channel_id], [message.id])
