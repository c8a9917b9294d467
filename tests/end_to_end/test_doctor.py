"""`/doctor`: the truth about the database, and the host's machine shown to the host alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sfb_bot.cli.checkup import SOUND_FOR
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver
from sfb_bot.playground.rest import about
from sfb_bot.playground.world.payloads import application_json, user_json
from sfb_bot.playground.world.permissions import Permission as Right
from sfb_bot.playground.world.world import World
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import NAMES, Stage, begin, stage
from tests.end_to_end.players import settled
from tests.end_to_end.test_presses import post_of
from tests.end_to_end_league.season_stage import season_stage
from tests.patience import until

HOST_FACTS = ("MB free", "backup", "all servers")


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
        assert "MB free" in await report(here.user("bob"))
        for stranger in ("alice", "carol"):
            assert "MB free" not in await report(here.user(stranger)), "no member, or only invited"


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


NEEDED = {
    Right.VIEW_CHANNEL: "View Channel",
    Right.SEND_MESSAGES: "Send Messages",
    Right.SEND_MESSAGES_IN_THREADS: "Send Messages in Threads",
    Right.CREATE_PUBLIC_THREADS: "Create Public Threads",
    Right.ATTACH_FILES: "Attach Files",
    Right.READ_MESSAGE_HISTORY: "Read Message History",
}


async def test_each_missing_permission_is_named_with_what_fails_without_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        # Nobody may ask that often.
        users = [here.user(name) for name in NAMES]
        arena = users[0].place("arena").id
        assert "all the permissions" in await report(users.pop())
        for denied, name in NEEDED.items():
            here.playground.faults.deny(arena, denied)
            found = await report(users.pop())
            lines = [line for line in found.splitlines() if f"**{name}**" in line]
            assert len(lines) == 1, found
            assert "without it I can't" in lines[0]
            others = [other for other in NEEDED.values() if other != name and f"**{other}**" in found]
            assert others == []
        here.playground.faults.deny(arena, Right.SEND_MESSAGES, Right.ATTACH_FILES)
        found = await report(users.pop())
        assert "**Send Messages**" in found
        assert "**Attach Files**" in found
        blameless(here)


async def test_in_a_thread_it_is_threads_that_count(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES)
        found = message_of(await game.host.slash(game.place, "doctor")).text
        assert "all the permissions" in found, "nobody needs it in a thread"
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        found = message_of(await game.host.slash(game.place, "doctor")).text
        assert "**Send Messages in Threads**" in found


async def test_pins_are_asked_for_where_a_season_is(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "pins") as here:
        arena = here.boss.place("arena").id
        here.stage.playground.faults.deny(arena, Right.PIN_MESSAGES)
        assert "Pin Messages" not in await report(here.boss)
        await here.act("league create", name="Pins", format="round_robin")
        assert "**Pin Messages**" in await report(here.boss)


async def test_an_organiser_has_what_waits_tried_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        await here.shell.app.ledger.show_again(MatchId(game.match))
        here.playground.faults.delete_message(game.place, post_of(game).id)
        here.shell.app.wake()

        async def is_stuck() -> bool:
            return bool(here.shell.app.troubles.all())

        await until(is_stuck, "trouble")
        before = len(refusals(here))
        assert "1 match, invitation or season" in await report(here.user("bob"))
        await here.shell.app.store.next_outbox()
        assert len(refusals(here)) == before, "no organiser"
        # Alice owns the server.
        assert "1 match, invitation or season" in await report(here.user("alice"))

        async def is_tried_again() -> bool:
            return len(refusals(here)) > before

        await until(is_tried_again, "another try")


def refusals(here: Stage) -> list[object]:
    return [
        record for record in here.playground.ledger.records if (record.status, record.code) == (403, 50013)
    ]
