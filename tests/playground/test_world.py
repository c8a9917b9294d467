"""The model by itself, without server or client."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from sfb_bot.playground import JumpClock, PlaygroundSettings, UserSeed
from sfb_bot.playground.drive.actions import Actions
from sfb_bot.playground.settings import FIRST_CHANNEL_ID, FIRST_USER_ID, build_world
from sfb_bot.playground.snowflakes import Snowflakes, read_snowflake
from sfb_bot.playground.world import guilds, permissions, threads
from sfb_bot.playground.world.entities import ChannelKind, Overwrite
from sfb_bot.playground.world.permissions import ALL_PERMISSIONS, Permission
from sfb_bot.playground.world.threads import ThreadPlan
from sfb_bot.playground.world.world import World

OWNER, MEMBER = FIRST_USER_ID, FIRST_USER_ID + 1
P = Permission


@pytest.fixture
def world() -> World:
    clock = JumpClock(frozen_at=1_800_000_000.0)
    return build_world(PlaygroundSettings(users=(UserSeed("owner"), UserSeed("member")), clock=clock))


def test_ids_grow_while_the_clock_stands_still() -> None:
    ids = Snowflakes(JumpClock(frozen_at=1_800_000_000.0))
    made = [ids.next() for _ in range(1000)]
    assert made == sorted(set(made))
    assert (made[0] >> 22) + 1_420_070_400_000 == 1_800_000_000_000


@pytest.mark.parametrize("value", ["", "x", "-1", "1" * 21, "１", 1.5, True, None, [], 1 << 63, -1])
def test_what_is_no_id(value: object) -> None:
    assert read_snowflake(value) is None


def test_owner_and_administrators_may_everything(world: World) -> None:
    guild = next(iter(world.guilds.values()))
    channel = world.channels[FIRST_CHANNEL_ID]
    guilds.set_overwrite(world, channel, Overwrite(guild.id, False, deny=ALL_PERMISSIONS))
    assert world.permissions(OWNER, channel) == ALL_PERMISSIONS
    assert world.permissions(MEMBER, channel) == 0
    role = guilds.make_role(world, guild, "admin", P.ADMINISTRATOR)
    guild.members[MEMBER].roles.append(role.id)
    assert world.permissions(MEMBER, channel) == ALL_PERMISSIONS
    assert permissions.in_guild(guild, 5) == 0


def test_overwrites_in_their_order(world: World) -> None:
    """Everyone's overwrite first, then those of the roles together, then the member's own."""
    guild = next(iter(world.guilds.values()))
    channel = world.channels[FIRST_CHANNEL_ID]
    one, two = (guilds.make_role(world, guild, name, 0) for name in ("one", "two"))
    guild.members[MEMBER].roles += [one.id, two.id]
    guilds.set_overwrite(world, channel, Overwrite(guild.id, False, deny=P.SEND_MESSAGES | P.ATTACH_FILES))
    assert not world.can(MEMBER, channel, P.SEND_MESSAGES)
    guilds.set_overwrite(
        world, channel, Overwrite(one.id, False, deny=P.ADD_REACTIONS, allow=P.SEND_MESSAGES)
    )
    guilds.set_overwrite(world, channel, Overwrite(two.id, False, allow=P.ADD_REACTIONS))
    assert world.can(MEMBER, channel, P.SEND_MESSAGES | P.ADD_REACTIONS)
    guilds.set_overwrite(world, channel, Overwrite(MEMBER, True, deny=P.SEND_MESSAGES, allow=P.ATTACH_FILES))
    assert not world.can(MEMBER, channel, P.SEND_MESSAGES)
    assert world.can(MEMBER, channel, P.ATTACH_FILES)
    guilds.set_overwrite(world, channel, Overwrite(MEMBER, True, deny=P.VIEW_CHANNEL))
    assert world.permissions(MEMBER, channel) == 0


def test_threads_follow_their_parent(world: World) -> None:
    channel = world.channels[FIRST_CHANNEL_ID]
    thread = threads.open_thread(world, channel, ThreadPlan("t", ChannelKind.PUBLIC_THREAD), OWNER)
    assert world.can_see(MEMBER, thread)
    guilds.set_overwrite(world, channel, Overwrite(MEMBER, True, deny=P.VIEW_CHANNEL))
    assert not world.can_see(MEMBER, thread)
    threads.delete_channel(world, channel)
    assert thread.id not in world.channels


def test_everything_could_be_written_to_a_file(world: World) -> None:
    hands = Actions(world, OWNER)
    said = hands.say(FIRST_CHANNEL_ID, f"<@{MEMBER}> hello")
    hands.toggle_reaction(FIRST_CHANNEL_ID, said.id, "👍")
    threads.open_thread(
        world, world.channels[FIRST_CHANNEL_ID], ThreadPlan("t", ChannelKind.PUBLIC_THREAD), OWNER
    )
    things: list[Any] = [*world.users.values(), *world.guilds.values(), *world.channels.values(), said]
    things += [*world.reads.values(), world.application]
    for thing in things:
        assert json.loads(json.dumps(asdict(thing)))
