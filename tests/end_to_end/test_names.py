"""Pictures call people by their names, also just after a restart and when Discord does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from sfb_bot.discord_ui.connection import Address, pointed_at
from sfb_bot.discord_ui.members import members_of
from sfb_bot.discord_ui.names import NameBook
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.playground import Playground, PlaygroundSettings
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import begin, newest_post, one_by_one, stage
from tests.end_to_end.players import fast_forward, play_on, random_users, settled
from tests.patience import PATIENCE, until


def patient(shell: Shell) -> Shell:
    """However busy the machine is, names are waited for."""
    return replace(shell, names=NameBook(longest_wait=60))


async def test_a_post_after_a_restart_names_everybody(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "names")
        await play_on(players, 8)
        await settled(here, game)
        await here.stop()
        # While the bot is away one of them leaves the server.
        here.playground.faults.member_leaves(here.playground.guild.id, game.guest.id)
        await here.start(patient)
        asked = len(here.playground.ledger.records)
        # Somebody who does not play looks on; nobody who plays has pressed anything since.
        shown = (await here.user("carol").slash(game.place, "brawl board")).message
        assert shown is not None
        (picture,) = shown.pictures
        for user in game.players:
            assert user.name.capitalize() in (picture.alt or "")
        # Only who is not in the server any more is asked for alone.
        alone = [r for r in list(here.playground.ledger.records)[asked:] if r.method == "GET"]
        assert [r.route for r in alone] == ["/users/{user_id}"]
        blameless(here)


async def test_the_ledger_names_players_who_have_not_pressed_since_the_start(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        await settled(here, game)
        await here.stop()
        await here.start(patient)
        # Answers given past Discord: nobody has shown a name by pressing.
        await fast_forward(here, game, "names", lambda look: look.record.seq >= 3)
        post = newest_post(game.host, game.place)
        assert post is not None
        assert "Alice (A)" in (post.pictures[0].alt or "")
        assert "Bob (B)" in (post.pictures[0].alt or "")


async def test_silence_of_discord_holds_nothing_up_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[int]] = []

    async def nobody_answers(_: discord.Guild, users: Iterable[int]) -> dict[int, discord.Member]:
        asked.append(list(users))
        await asyncio.Event().wait()
        raise AssertionError

    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        await here.stop()
        monkeypatch.setattr("sfb_bot.discord_ui.names.members_of", nobody_answers)
        await here.start(lambda shell: replace(shell, names=NameBook(longest_wait=0.01)))
        for _ in range(3):
            shown = (await here.user("carol").slash(game.place, "brawl board")).message
            assert shown is not None
            assert shown.pictures[0].alt
        # They are not asked for again while the first question is open.
        assert len(asked) == 1


async def test_whoever_is_wanted_while_discord_is_asked_comes_with_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[set[int]] = []
    answers = asyncio.Event()

    async def slowly(server: discord.Guild, users: Iterable[int]) -> dict[int, discord.Member]:
        wanted = list(users)
        asked.append(set(wanted))
        await answers.wait()
        return await members_of(server, wanted)

    async with stage(tmp_path) as here:
        pairs = (("alice", "bob"), ("carol", "dave"), ("erin", "frank"))
        games = [await begin(here, *pair) for pair in pairs]
        for game in games:
            await settled(here, game)
        await here.stop()
        monkeypatch.setattr("sfb_bot.discord_ui.names.members_of", slowly)
        await here.start(lambda shell: replace(shell, names=NameBook(longest_wait=0.01)))
        watcher = here.user("grace")
        for game in games:
            await watcher.slash(game.place, "brawl board")
        wanted = [{user.id for user in game.players} for game in games]
        assert asked == wanted[:1]
        answers.set()

        async def all_are_known() -> bool:
            return all(here.shell.names.called(user) for users in wanted for user in users)

        await until(all_are_known, "the names")
        assert asked == [wanted[0], wanted[1] | wanted[2]]
        blameless(here)


async def test_nobody_waits_for_names_that_others_are_asked_for_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a restart of a bot in hundreds of servers it takes minutes to ask them all."""
    monkeypatch.setattr("sfb_bot.discord_ui.names.BETWEEN_QUESTIONS", 10.0**6)
    names = NameBook(longest_wait=10 * PATIENCE)
    async with Playground(PlaygroundSettings(port=0)) as playground:
        with pointed_at(Address(playground.api_base, playground.gateway_url)):
            client = discord.Client(intents=discord.Intents.none())
            async with client:
                await client.login(playground.token)
                alice, bob = playground.user("alice"), playground.user("bob")
                await names.learn(client, 1, [alice.id])
                assert names.called(alice.id) == "Alice"
                await asyncio.wait_for(names.learn(client, 2, [bob.id]), PATIENCE)
                assert not names.called(bob.id)


async def test_names_that_cannot_be_drawn_give_way_to_user_names(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        world = here.playground.world
        for name, display in (("alice", "太郎"), ("bob", "Nguyễn Ánh 🎲")):
            world.users[here.user(name).id].display_name = display
        game = await begin(here)
        # Past the choice of champions, whose picture names nobody.
        await fast_forward(here, game, "names", lambda look: look.record.seq >= 3)
        post = newest_post(game.host, game.place)
        assert post is not None
        alt = post.pictures[0].alt or ""
        assert "alice (A)" in alt, "the user name, not a gap"
        assert "Nguyễn Ánh (B)" in alt
        blameless(here)
