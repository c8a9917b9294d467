"""Several bots as processes of their own: killed, suspended, stopped; whoever stands by goes on."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from sfb_bot.matches.records import MatchId
from tests.end_to_end.harness import Game, begin
from tests.end_to_end.own_processes import OwnHouse, OwnProcess, own_house
from tests.end_to_end.players import RandomUser, play_on, random_users
from tests.end_to_end.processes import CHANNELS
from tests.postgresql_server import server_programs

pytestmark = [
    pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here"),
    pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be asked to stop by a signal"),
]


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[OwnHouse]:
    async with own_house(tmp_path) as made:
        yield made


async def presses_are_answered(players: tuple[RandomUser, ...]) -> None:
    """Somebody at work carries out what is pressed now."""
    before = sum(len(player.given) for player in players)
    await play_on(players, 4)
    assert sum(len(player.given) for player in players) > before


async def each_answer_is_stored_once(house: OwnHouse, game: Game, players: tuple[RandomUser, ...]) -> None:
    """What was acknowledged to somebody is in the journal, and nothing is in it twice."""
    assert sum(player.trouble for player in players) == 0
    async with house.location.open_read_only() as store:
        entries = await store.entries(MatchId(game.match))
    stored = [each.interaction for each in entries if each.interaction]
    given = {answer.interaction for player in players for answer in player.given}
    assert given
    assert len(stored) == len(set(stored))
    assert given <= set(stored)


async def which_process(member: OwnProcess) -> list[str]:
    """What the newest page of figures of a process says it is."""
    addresses = [line for line in member.lines if line.startswith("Metrics are at ")]
    address = addresses[-1].removeprefix("Metrics are at ")
    try:
        async with aiohttp.ClientSession() as client, client.get(address) as answer:
            return re.findall(r'^sfb_process\{process="(.*)"\} 1\.0$', await answer.text(), re.MULTILINE)
    except aiohttp.ClientConnectionError as error:
        error.add_note("\n".join(member.lines))
        raise


async def killed_and_followed(at_work: OwnProcess, standby: OwnProcess) -> None:
    """`kill -9` for the one at work; the one that stands by is ready then."""
    before = standby.said("ready as ")
    await at_work.kill()
    await standby.until_said("ready as ", before + 1)


async def is_at_work(house: OwnHouse, name: str) -> bool:
    code, said = await house.command("health", "--process", name)
    assert (code, said.startswith("at work")) in ((0, True), (1, False)), said
    return code == 0


async def test_one_who_stands_by_goes_on_when_the_one_at_work_is_killed(house: OwnHouse) -> None:
    first, other = await house.start("1/2"), await house.start("2/2")
    assert [await which_process(each) for each in (first, other)] == [["1/2"], ["2/2"]]
    game = await begin(house, "alice", "bob", CHANNELS[0])
    beside = await begin(house, "carol", "dave", CHANNELS[1])
    players, bystanders = random_users(house, game, "own"), random_users(house, beside, "beside")
    await presses_are_answered(players)

    second = await house.start("1/2")
    await first.until_said("this one stands by")
    await house.until_connected(lambda shards: shards == [0, 1], "one connection for each territory")
    with pytest.raises(aiohttp.ClientConnectionError):
        await which_process(first)
    assert await is_at_work(house, "1/2")
    await presses_are_answered(players)

    await killed_and_followed(second, first)
    assert await which_process(first) == ["1/2"]
    await presses_are_answered(players)
    await presses_are_answered(bystanders)
    await each_answer_is_stored_once(house, game, players)
    await each_answer_is_stored_once(house, beside, bystanders)
    assert await is_at_work(house, "1/2")
    # The other one heard nothing of all that.
    assert other.is_alive
    assert other.said("looking after territory") == 1
    assert not other.said("stands by")


async def test_a_bot_of_one_process_is_replaced_while_people_press(house: OwnHouse) -> None:
    first = await house.start("1/1")
    games = [
        await begin(house, "alice", "bob", CHANNELS[0]),
        await begin(house, "carol", "dave", CHANNELS[1]),
    ]
    everybody = [random_users(house, game, "replaced") for game in games]
    playing = asyncio.gather(*(play_on(players, 20) for players in everybody))
    # On the same machine, and with the same settings: the port is free when the first one has left.
    (address,) = [line for line in first.lines if line.startswith("Metrics are at ")]
    house.more["SFB_METRICS"] = address.rpartition(":")[2].removesuffix("/metrics")
    second = await house.start("1/1")
    await first.until_said("this one stands by")
    await second.until_said(address)
    assert await which_process(second) == ["1/1"]
    await playing
    for game, players in zip(games, everybody, strict=True):
        await presses_are_answered(players)
        await each_answer_is_stored_once(house, game, players)
    assert await is_at_work(house, "1/1")


async def test_one_who_was_suspended_finds_somebody_else_at_work_and_stands_by(house: OwnHouse) -> None:
    """Discord has sent it presses all the while; what it does about them comes to nothing."""
    first = await house.start("1/2")
    await house.start("2/2")
    game = await begin(house, "alice", "bob", CHANNELS[0])
    players = random_users(house, game, "suspended")
    await presses_are_answered(players)
    first.send(signal.SIGSTOP)
    second = await house.start("1/2")
    await presses_are_answered(players)
    first.send(signal.SIGCONT)
    await first.until_said("this one stands by")
    await presses_are_answered(players)
    await each_answer_is_stored_once(house, game, players)
    await killed_and_followed(second, first)
    await presses_are_answered(players)
    await each_answer_is_stored_once(house, game, players)


async def test_processes_stop_when_told_each_for_itself(house: OwnHouse) -> None:
    house.more["SFB_BACKUPS"] = "1"
    other = await house.start("2/2")
    assert await is_at_work(house, "2/2")
    # The first one makes the backups for all, and one a day.
    assert list(house.location.files.glob("*.backup-*")) == []
    first = await house.start("1/2")
    await first.until_said("backed up to ")
    assert len(list(house.location.files.glob("*.backup-*"))) == 1
    second = await house.start("1/2")
    await first.until_said("this one stands by")
    # One that stands by is idle, and no loss to anybody.
    first.send(signal.SIGTERM)
    assert await first.ended() == 0
    assert await is_at_work(house, "1/2")
    second.send(signal.SIGTERM)
    assert await second.ended() == 0
    assert not await is_at_work(house, "1/2")
    assert await is_at_work(house, "2/2")
    other.send(signal.SIGTERM)
    assert await other.ended() == 0
    await house.until_connected(lambda shards: not shards, "no connection")


async def test_another_number_of_processes_is_refused_in_a_sentence(house: OwnHouse) -> None:
    await house.start("1/2")
    code, said = await house.command("run", "--process", "1/3")
    assert code == 2
    assert "is used by a bot of 2 processes; stop them all to go on with 3" in said
    code, said = await house.command("run")
    assert code == 2
    assert "another bot is using" in said
