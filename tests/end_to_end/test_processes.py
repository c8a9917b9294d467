"""Several processes of the bot: each answers for its own servers, and one takes over from another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from sfb_bot.discord_ui import errands as errands_module
from sfb_bot.discord_ui import intake as intake_module
from sfb_bot.matches.people import Preferences
from sfb_bot.matches.records import MatchId, Moment, UserId
from sfb_bot.playground.world.entities import Interaction
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.lobby_actions import AcceptInvitation
from sfb_bot.storage.postgresql import processes as processes_module
from tests.end_to_end.harness import Game, accept_button, begin, invite, newest_post, verbs
from tests.end_to_end.players import play_on, random_users
from tests.end_to_end.processes import CHANNELS, House, Member
from tests.end_to_end.processes import house as made_house
from tests.patience import PATIENCE, until
from tests.postgresql_server import server_programs

pytestmark = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")


@pytest_asyncio.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    # How shards wait for each other is tried elsewhere; here nobody wants to wait for it.
    monkeypatch.setattr(processes_module, "BETWEEN_IDENTIFIES", 0.0)
    async with made_house(tmp_path) as made:
        yield made


async def both(house: House) -> tuple[Member, Member]:
    return await house.start(0), await house.start(1)


async def seq_of(member: Member, game: Game) -> int:
    record = await member.shell.app.store.match_record(MatchId(game.match))
    assert record is not None
    return record.seq


def is_in_memory(member: Member, game: Game) -> bool:
    cache = member.shell.app.cache
    return MatchId(game.match) in cache._cache  # pyright: ignore[reportPrivateUsage] - who works on what


async def test_each_process_plays_the_matches_of_its_own_servers(house: House) -> None:
    one, two = await both(house)
    first = await begin(house, "alice", "bob", CHANNELS[0])
    second = await begin(house, "carol", "dave", CHANNELS[1])
    await asyncio.gather(
        play_on(random_users(house, first, "one"), 12), play_on(random_users(house, second, "two"), 12)
    )
    assert await one.shell.app.store.live_matches() == [first.match]
    assert await two.shell.app.store.live_matches() == [second.match]
    assert (is_in_memory(one, first), is_in_memory(one, second)) == (True, False)
    assert (is_in_memory(two, first), is_in_memory(two, second)) == (False, True)
    assert await seq_of(one, first) >= 12
    assert await seq_of(two, second) >= 12


async def test_a_player_acts_from_another_server_in_a_match_of_another_process(house: House) -> None:
    """What is pressed in a server comes to its process; the one that looks after the match answers it."""
    one, two = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[1])
    await _acts_from(house, game, CHANNELS[0])
    assert await seq_of(two, game) > 0
    assert is_in_memory(two, game)
    assert not is_in_memory(one, game)


async def _acts_from(house: House, game: Game, place: str | int) -> None:
    """Whoever is asked opens their panel somewhere else and answers there."""
    for player in random_users(house, game, "away"):
        panel = (await player.user.slash(place, "brawl play")).message
        assert panel is not None
        control = player.choose(panel)
        if control is not None:
            await player.use(panel, control)
            return
    raise AssertionError("nobody is asked")


async def test_a_player_acts_from_a_direct_message_in_a_match_of_another_process(house: House) -> None:
    """Direct messages come to the first process."""
    one, two = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[1])
    player = next(each for each in random_users(house, game, "dm") if each.user is game.host)
    await two.shell.app.store.save_preferences(Preferences(UserId(game.host.id), hand_by="dm"))
    await game.host.slash(game.place, "brawl play")
    letter = await game.host.wait_for_message(
        game.host.dm(), lambda message: player.choose(message) is not None
    )
    before = await seq_of(two, game)
    control = player.choose(letter)
    assert control is not None
    await player.use(letter, control)
    assert await seq_of(two, game) > before
    assert is_in_memory(two, game)
    assert not is_in_memory(one, game)


async def test_a_newer_process_takes_over_while_people_press(house: House) -> None:
    """Every press is answered, by the one or the other, and none twice: the journal has each answer once."""
    older, other = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[0])
    players = random_users(house, game, "rolling")
    playing = asyncio.create_task(play_on(players, 40))
    for _ in range(3):
        newer = await house.start(0)
        assert older.serving is not None
        await asyncio.wait_for(older.serving, PATIENCE)
        assert not older.processes.is_at_work
        assert newer.processes.is_at_work
        await house.end(older)
        older = newer
    await asyncio.wait_for(playing, PATIENCE)
    assert sum(player.trouble for player in players) == 0
    entries = await older.shell.app.store.entries(MatchId(game.match))
    given = {answer.interaction: answer for player in players for answer in player.given}
    stored = [each.interaction for each in entries if each.interaction]
    assert len(stored) == len(set(stored))
    assert set(given) <= set(stored)
    assert other.processes.is_at_work


async def test_what_is_pressed_while_the_work_is_handed_over_is_answered_once(house: House) -> None:
    older, _ = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[0])
    post = newest_post(game.host, game.place)
    assert post is not None
    board = verbs(post)["board"]
    newer = asyncio.create_task(house.start(0))
    presses = 0
    while not newer.done():
        answers = [user.press(post, board) for user in game.players]
        for outcome in await asyncio.gather(*answers):
            assert outcome.message is not None
        presses += len(answers)
    await newer
    assert presses
    assert older.serving is not None
    await asyncio.wait_for(older.serving, PATIENCE)


@asynccontextmanager
async def slow_hand_over(
    house: House, older: Member, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[Member]:
    """Another process for the same territory waits inside the block: the older one takes nothing any more."""
    is_ending, may_end = asyncio.Event(), asyncio.Event()

    async def end_slowly() -> None:
        is_ending.set()
        await may_end.wait()

    monkeypatch.setattr(older.shell.waiting, "close", end_slowly)
    newer = await house.start(older.processes.territory.number, waits=False)
    await asyncio.wait_for(is_ending.wait(), PATIENCE)
    try:
        yield newer
        assert not newer.processes.is_at_work
    finally:
        may_end.set()


async def is_acknowledged(interaction: Interaction) -> None:
    """Discord gives up what nobody acknowledges."""

    async def is_acknowledged_or_lost() -> bool:
        return interaction.answer is not None or interaction.has_failed

    await until(is_acknowledged_or_lost, "an acknowledgement")
    assert not interaction.has_failed


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for a process is acknowledged soon."""
    monkeypatch.setattr(intake_module, "LONGEST_SILENCE", 0.1)
    monkeypatch.setattr(errands_module, "LONGEST_SILENCE", 0.1)


@pytest.mark.usefixtures("soon")
async def test_what_people_do_is_acknowledged_in_time_however_long_the_work_is_handed_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One who hands over takes nothing more: a press and a command wait for the one who takes over."""
    older, _ = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[0])
    post = newest_post(game.host, game.place)
    assert post is not None
    async with slow_hand_over(house, older, monkeypatch) as newer:
        done = [
            game.host.start_press(post, verbs(post)["board"]),
            game.guest.start_slash(game.place, "brawl board"),
        ]
        for each in done:
            await is_acknowledged(each)
    for user, each in zip(game.players, done, strict=True):
        assert (await user.outcome(each)).message is not None
    assert newer.processes.is_at_work


async def test_a_command_that_opens_a_form_opens_it_after_the_work_was_handed_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is acknowledged in any other way can open none."""
    monkeypatch.setattr(intake_module, "LONGEST_SILENCE", 0.0)
    older, _ = await both(house)
    alice, bob = house.user("alice"), house.user("bob")
    async with slow_hand_over(house, older, monkeypatch):
        asked = alice.start_slash(CHANNELS[0], "brawl challenge", opponent=bob, pace="custom")
    assert (await alice.outcome(asked)).modal is not None


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("has_taken_it", [False, True], ids=["not taken", "taken just before"])
async def test_what_another_process_sends_while_the_work_is_handed_over_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch, has_taken_it: bool
) -> None:
    """It comes by neither connection of the two, and one who stops answers nothing more."""
    _, older = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[1])
    receive, processes = older.processes.receive, older.processes
    if has_taken_it:
        # It hears too late that the client wants nothing more.
        monkeypatch.setattr(
            processes, "receive", lambda _: asyncio.get_running_loop().call_later(1.0, receive, None)
        )
    async with slow_hand_over(house, older, monkeypatch) as newer:
        asked = game.host.start_slash(CHANNELS[0], "brawl board")
        await is_acknowledged(asked)
    assert (await game.host.outcome(asked)).message is not None
    assert newer.processes.is_at_work


async def test_deadlines_fire_once_at_the_process_of_their_server(house: House) -> None:
    """Reminders of both servers are told once each, though both processes look at the same tables."""
    members = await both(house)
    games = [
        await begin(house, "alice", "bob", CHANNELS[0], pace="daily"),
        await begin(house, "carol", "dave", CHANNELS[1], pace="daily"),
    ]
    before = [len(game.host.visible_messages(game.place)) for game in games]
    house.clock.jump(23 * 3600)
    for member in members:
        member.shell.app.clock.note()
        member.shell.app.wake()

    async def is_told() -> bool:
        return all(
            len(game.host.visible_messages(game.place)) > count
            for game, count in zip(games, before, strict=True)
        )

    await until(is_told, "a reminder in both servers")
    for game, count in zip(games, before, strict=True):
        told = game.host.visible_messages(game.place)[count:]
        assert len({message.text for message in told}) == len(told)


async def test_a_process_that_dies_is_followed_by_one_that_gives_the_time_back(house: House) -> None:
    one, two = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[0], pace="daily")
    other = await begin(house, "carol", "dave", CHANNELS[1], pace="daily")
    asked = {each.match: await _asked_at(two, each) for each in (game, other)}
    await house.end(one, cleanly=False)
    house.clock.jump(3600)
    two.shell.app.clock.note()
    again = await house.start(0)
    assert await _asked_at(again, game) == asked[game.match] + 3600
    # Nothing stood still for those whom the second process looks after.
    assert await _asked_at(again, other) == asked[other.match]


async def test_nobody_has_waited_where_the_work_was_handed_over(house: House) -> None:
    """Nothing is moved in any match: of many thousands that takes seconds, and everybody would wait."""
    one, _ = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[0], pace="daily")
    asked = await _asked_at(one, game)
    house.clock.jump(10)
    one.shell.app.clock.note()
    newer = await house.start(0)
    assert await _asked_at(newer, game) == asked
    assert await newer.shell.app.store.silences(Moment(0)) == []


async def test_nobody_has_waited_however_long_it_takes_to_begin(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second may pass between the hand-over and the first look at the time, on a busy machine several."""
    one, _ = await both(house)
    game = await begin(house, "alice", "bob", CHANNELS[0], pace="daily")
    asked = await _asked_at(one, game)
    newer = await house.start(0, waits=False)
    start = newer.shell.app.presence.start

    async def start_slowly(*, is_taken_over: bool = False) -> None:
        await start(is_taken_over=is_taken_over)
        house.clock.jump(3)

    monkeypatch.setattr(newer.shell.app.presence, "start", start_slowly)
    await asyncio.wait_for(newer.ready.wait(), PATIENCE)
    assert await _asked_at(newer, game) == asked
    assert await newer.shell.app.store.silences(Moment(0)) == []


async def _asked_at(member: Member, game: Game) -> int:
    record = await member.shell.app.store.match_record(MatchId(game.match))
    assert record is not None
    return record.asked_at


async def test_who_asks_one_process_to_be_forgotten_leaves_a_table_of_the_other(house: House) -> None:
    one, two = await both(house)
    alice = house.user("alice")
    invitation = await invite(alice, CHANNELS[1])
    action = read_action(accept_button(invitation))
    assert isinstance(action, AcceptInvitation)
    await one.shell.app.deletions.forget(UserId(alice.id))

    async def is_left() -> bool:
        record = await two.shell.app.store.lobby(action.lobby)
        return record is not None and record.status != "waiting"

    await until(is_left, "a closed table")
