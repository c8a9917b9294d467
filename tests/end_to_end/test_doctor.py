"""`/doctor`: the truth about the database, and the host's machine shown to the host alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sfb_bot.cli.checkup import SOUND_FOR
from sfb_bot.playground import UserDriver
from sfb_bot.playground.rest import about
from sfb_bot.playground.world.payloads import application_json, user_json
from sfb_bot.playground.world.world import World
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import begin, stage
from tests.end_to_end.test_commands import message_of

HOST_FACTS = ("GB free", "backup", "all servers")


async def report(user: UserDriver) -> str:
    return message_of(await user.slash("arena", "doctor")).text


async def test_facts_about_the_machine_are_for_its_host(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await begin(here, "bob", "carol")
        own, others = await report(here.user("alice")), await report(here.user("bob"))
        assert "being played on all servers: 1" in own
        for fact in HOST_FACTS:
            assert fact in own
            assert fact not in others
        assert f"stored safely, checked <t:{here.clock.now()}:R>" in others
        assert f"database is healthy, checked <t:{here.clock.now()}:R>" in own
        assert "permissions" in others
        blameless(here)


async def test_a_team_hosts_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage(tmp_path) as here:

        def of_a_team(world: World) -> about.Json:
            members = [
                {
                    "membership_state": state,
                    "team_id": "9",
                    "user": user_json(world.users[here.user(name).id]),
                    "role": "developer",
                }
                for name, state in (("bob", 2), ("carol", 1))
            ]
            team = {"id": "9", "name": "hosts", "icon": None, "owner_user_id": str(here.user("bob").id)}
            return application_json(world) | {"team": team | {"members": members}}

        monkeypatch.setattr(about, "application_json", of_a_team)
        assert "GB free" in await report(here.user("bob"))
        for stranger in ("alice", "carol"):
            assert "GB free" not in await report(here.user(stranger)), "no member, or only invited"


def damage(database: Path) -> None:
    """Spoil a part of the file that nothing reads but whoever reads all of it."""
    with closing(sqlite3.connect(database)) as connection:
        [page] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'pairing'").fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


async def test_a_damaged_database_is_found_out(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        # What was written lies in the file itself now and no longer in the log beside it.
        await here.restart()
        assert "stored safely" in await report(here.user("bob"))
        damage(here.database)
        here.jump(SOUND_FOR)
        own, others = await report(here.user("alice")), await report(here.user("bob"))
        assert "The database has a problem: the database" in own
        assert "is damaged" in own
        assert "My database has a problem. Tell whoever hosts me." in others
        assert str(here.database) not in others
