"""Matches against computer players, through the real client, with thinking in real processes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.matches.records import ChannelId, MatchId, UserId
from sfb_bot.playground import UserDriver
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.lobby_actions import AddComputer, ChooseComputer
from sfb_bot.thinking.pool import WorkerPool
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, Stage, first_post, invite, newest_post, stage, verbs
from tests.end_to_end.players import RandomUser, play_on, play_out
from tests.end_to_end.test_killed import kill_after, start_child
from tests.end_to_end_attacks.test_forged_presses import forge
from tests.matches.computer_house import end
from tests.patience import until

EASY = ComputerPlayer("easy").user


async def begin_solo(here: Stage, name: str = "alice", words: str = "brawl solo", **options: Any) -> Game:
    """A command that begins a match at once, until its first post is there."""
    user = here.user(name)
    before = set(user.world.channels)
    await user.slash("arena", words, **options)
    await user.until(lambda: bool(set(user.world.channels) - before), "a thread")
    (place,) = set(user.world.channels) - before
    return Game(await first_post(user, place), place, (user,))


def player(here: Stage, game: Game, seed: str, user: UserDriver | None = None) -> RandomUser:
    return RandomUser(here, user or game.host, game.place, random.Random(seed))


def pool_of(here: Stage) -> WorkerPool:
    thinkers = here.shell.app.thinkers
    assert isinstance(thinkers, WorkerPool)
    return thinkers


async def test_a_whole_match_against_a_computer(tmp_path: Path) -> None:
    async with stage(tmp_path, "solo", faults=True) as here:
        game = await begin_solo(here, level="easy")
        alice = player(here, game, "solo")
        await play_on([alice])
        assert alice.is_done
        record = await here.record(game.match)
        assert record.status == "over"
        assert [seat.user for seat in record.seats] == [game.host.id, EASY]
        posts = [message for message in game.host.visible_messages(game.place) if not message.is_ephemeral]
        assert any("Easy Computer is thinking." in post.text for post in posts)
        # A computer is called by its name, and never by a mention.
        assert not any(f"<@{EASY}>" in post.text for post in posts)
        (head,) = [m for m in game.host.visible_messages("arena") if "Easy Computer" in m.text]
        assert head.id == game.place
        assert game.host.world.channels[game.place].name == "Alice vs Easy Computer"
        assert f"<#{game.place}>" in head.text
        await audit(here, game, [alice])
        blameless(here)
        # The next one begins at once, in the same thread.
        result = newest_post(game.host, game.place)
        assert result is not None
        await game.host.press(result, verbs(result)["rematch"])
        await until(lambda: is_another_match(here, game), "a rematch")


async def is_another_match(here: Stage, game: Game) -> bool:
    record = await here.shell.app.store.match_in(ChannelId(game.place))
    return record is not None and record.id != game.match


async def test_challenging_the_bot_itself(tmp_path: Path) -> None:
    async with stage(tmp_path, "challenge", faults=True) as here:
        me = here.playground.world.bot
        game = await begin_solo(here, words="brawl challenge", opponent=me.id, level="beginner")
        record = await here.record(game.match)
        assert [seat.user for seat in record.seats] == [game.host.id, ComputerPlayer("beginner").user]
        await play_on([player(here, game, "challenge")], 5)
        blameless(here)


async def test_empty_places_are_filled_with_computers(tmp_path: Path) -> None:
    async with stage(tmp_path, "fill", faults=True) as here:
        alice, bob = here.user("alice"), here.user("bob")
        table = await invite(alice, mode="teams")
        lobby = next(button for button in table.buttons if button.label == "Add a computer")
        refused = await bob.press(table, lobby.custom_id or "")
        assert refused.message is not None
        assert refused.message.text == "Only the host can add computers."
        await bob.press(table, "Join side B")
        for _ in range(2):
            shown = (await alice.press(table, lobby.custom_id or "")).message
            assert shown is not None
            await alice.select(shown, ["easy"], shown.menus[0].custom_id)
            await alice.until(lambda panel=shown: alice.look(panel).text != panel.text, "an answer")
        match = await first_post(bob, table.id)
        game = Game(match, table.id, (alice, bob))
        record = await here.record(match)
        assert [seat.user for seat in record.seats] == [
            alice.id,
            bob.id,
            EASY,
            ComputerPlayer("easy", 1).user,
        ]
        post = newest_post(alice, game.place)
        assert post is not None
        players = [player(here, game, user.name, user) for user in (alice, bob)]
        await play_on(players, 12)
        seen = "\n".join(message.text for message in bob.visible_messages(table.id))
        assert "Easy Computer 2" in seen
        blameless(here)


async def test_a_level_that_does_not_exist_and_other_bots_are_refused(tmp_path: Path) -> None:
    async with stage(tmp_path, "refused") as here:
        alice = here.user("alice")
        table = await invite(alice)
        button = next(button for button in table.buttons if button.label == "Add a computer")
        shown = (await alice.press(table, button.custom_id or "")).message
        assert shown is not None
        action = read_action(button.custom_id or "")
        assert isinstance(action, ChooseComputer)
        await forge(alice, shown, AddComputer(action.lobby, 1).menu_id(1), "godlike")
        await alice.until(lambda: alice.look(shown).text != shown.text, "an answer")
        assert "Pick beginner, easy, normal, hard or master." in alice.look(shown).text
        lobby = await here.shell.app.store.lobby(action.lobby)
        assert lobby is not None
        assert lobby.status == "waiting"


async def test_killed_in_the_middle_of_thoughts(tmp_path: Path) -> None:
    """The bot as a process of its own, ended at any moment: every answer of the computer counts once."""
    dice = random.Random(5)
    # More points than the computer scores until the last kill.
    async with stage(tmp_path, "killed", faults=True, goal=5) as here:
        game = await begin_solo(here, level="master")
        await here.stop()
        alice = player(here, game, "killed")
        playing = asyncio.ensure_future(alice.play())
        for _ in range(3):
            child = await start_child(here)
            await kill_after(here, child, dice.randint(5, 25))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await here.start()
        alice.trouble = 0
        await play_out(here, game, [alice], 10)
        await audit(here, game, [alice])
        blameless(here)


async def test_workers_that_are_killed_are_not_missed(tmp_path: Path) -> None:
    async with stage(tmp_path, "workers", faults=True) as here:
        game = await begin_solo(here, level="hard")
        alice = player(here, game, "workers")
        playing = asyncio.ensure_future(alice.play())
        killed = set[int]()
        while len(killed) < 4 and not playing.done():
            for pid in set(pool_of(here).pids) - killed:
                end(pid)
                killed.add(pid)
            await asyncio.sleep(0)
        await playing
        assert killed
        await audit(here, game, [alice])
        blameless(here)


async def test_a_stop_waits_for_no_thought(tmp_path: Path) -> None:
    async with stage(tmp_path, "stop", faults=True) as here:
        game = await begin_solo(here, level="master")
        alice = player(here, game, "stop")
        await play_on([alice], 8)
        workers = pool_of(here)
        assert workers.pids
        await here.stop()
        assert workers.pids == ()
        await here.start()
        await play_on([alice], 3)
        blameless(here)


async def test_undo_is_always_agreed_to(tmp_path: Path) -> None:
    async with stage(tmp_path, "undo", faults=True) as here:
        game = await begin_solo(here, level="easy")
        alice = player(here, game, "undo")
        await play_on([alice], 9)
        user = UserId(game.host.id)

        async def is_asked() -> bool:
            return (await here.shell.app.matches.look(MatchId(game.match), user)).question is not None

        await until(is_asked, "alice's move")
        outcome = await game.host.slash(game.place, "brawl undo")
        assert outcome.message is not None
        assert "I've asked the other side" not in outcome.message.text
        alice.trouble = 0
        await play_on([alice])
        # What she undid is not in the journal.
        await audit(here, game, is_post_per_action=False)
