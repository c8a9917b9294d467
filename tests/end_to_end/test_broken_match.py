"""One match that cannot be read, through the real client: its players know, and everything else goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage, begin, newest_post, stage
from tests.end_to_end.players import play_on, random_users, settled


async def damaged(here: Stage, match: int) -> None:
    """The bot stops, the disk forgets something, the bot starts again."""
    await here.stop()
    with closing(sqlite3.connect(here.database)) as connection, connection:
        connection.execute("UPDATE checkpoint SET body = x'00' WHERE match = ?", (match,))
    await here.start()


async def test_its_players_are_told_once_and_their_list_names_it(tmp_path: Path) -> None:
    async with stage(tmp_path, "broken") as here:
        broken, sound = await begin(here), await begin(here, guest="carol")
        await play_on(random_users(here, broken, "broken"), 4)
        await settled(here, broken)
        alice, bob = broken.players
        await damaged(here, broken.match)
        shown = (await alice.slash("arena", "brawl list")).message
        assert shown is not None
        lines = shown.text.splitlines()
        assert any(f"match {broken.match}" in line and "can't read it" in line for line in lines)
        assert any(f"match {sound.match}" in line and "can't read it" not in line for line in lines)
        told = await alice.wait_for_message(broken.place, lambda m: "can't read this match" in m.text)
        assert f"<@{alice.id}>" in told.text
        assert f"<@{bob.id}>" in told.text
        assert "/brawl-admin end" in told.text
        for _ in range(2):
            await here.restart()
        post = newest_post(alice, broken.place)
        assert post is not None
        for verb in ("Board", "Log"):
            answer = (await bob.press(post, verb)).message
            assert answer is not None
            assert "can't read match" in answer.text
        await play_on(random_users(here, sound, "sound"), 6)
        await settled(here, sound)
        about = [m for m in alice.visible_messages(broken.place) if "can't read this match" in m.text]
        assert len([m for m in about if not m.is_ephemeral]) == 1
        blameless(here)


async def test_an_organiser_ends_it(tmp_path: Path) -> None:
    async with stage(tmp_path, "ended") as here:
        game = await begin(here)
        await damaged(here, game.match)
        # Nobody has looked at it yet, unless something of it was still to be posted.
        await game.host.slash("arena", "brawl list")
        await game.host.wait_for_message(game.place, lambda m: "can't read this match" in m.text)
        owner = here.user("alice")
        done = (await owner.slash(game.place, "brawl-admin end", reason="It broke.")).message
        assert done is not None
        await game.guest.wait_for_message(game.place, lambda m: "An organiser ended the match" in m.text)
        assert (await here.record(game.match)).status == "over"
        shown = (await game.guest.slash("arena", "brawl list")).message
        assert shown is not None
        assert f"match {game.match}" not in shown.text
        blameless(here)
