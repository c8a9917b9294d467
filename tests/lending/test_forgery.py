"""Who can write to the database, and has no more than that, makes no process of the bot do anything."""

from __future__ import annotations

import asyncio
import os
import pickle
from pathlib import Path

import pytest

from sfb_bot.storage.postgresql.signatures import Signatures
from sfb_bot.thinking import pool as pool_module
from sfb_bot.thinking.pool import WorkerPool
from tests.lending.workshops import KIND, SECRET, VERSION, House, Workshop, toy_games
from tests.patience import PATIENCE, until


class Trap:
    """Makes a folder when it is unpacked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(self.folder),)


async def put(house: House, kind: str, work: bytes, signature: bytes, name: str = "forged") -> None:
    await house.ask(
        "INSERT INTO process_job (name, kind, version, work, signature, lender)"
        " VALUES (%s, %s, %s, %s, %s, 'nobody')",
        name,
        kind,
        VERSION,
        work,
        signature,
    )
    await house.ask("SELECT pg_notify('sfb_bot', 'offer nobody')")


@pytest.mark.parametrize("secret", [SECRET, "another bot's token"])
async def test_no_worker_unpacks_what_nobody_of_the_bot_has_signed(
    house: House, tmp_path: Path, secret: str
) -> None:
    """With the right secret it is unpacked: what is tried here would do harm if it could."""
    pool = WorkerPool(toy_games, 1, await house.lender())
    try:
        trap = Trap(tmp_path / "sprung")
        work = pickle.dumps(trap)
        signature = Signatures(secret).of_work("forged", pool_module.KIND, VERSION, work)

        async def is_over() -> bool:
            if not await house.ask("SELECT 1 FROM process_job WHERE result IS NULL"):
                return True
            # As whoever lends does: a row that is old is not taken.
            await house.ask("UPDATE process_job SET lent_at = clock_timestamp()")
            await house.ask("SELECT pg_notify('sfb_bot', 'offer nobody')")
            return False

        await put(house, pool_module.KIND, work, signature)
        await until(is_over, "the end of what was forged")
        assert trap.folder.exists() == (secret == SECRET)
    finally:
        await pool.close()


async def test_work_that_was_signed_for_something_else_is_not_done(house: House) -> None:
    other = await house.workshop("other")
    signatures = Signatures(SECRET)
    stolen = signatures.of_work("stolen", KIND, VERSION, b"a")
    for name, kind, work, signature in (
        ("another name", KIND, b"a", stolen),
        ("stolen", KIND, b"other work", stolen),
        ("stolen", KIND, b"a", signatures.of_work("stolen", "film", VERSION, b"a")),
        ("stolen", KIND, b"a", signatures.of_work("stolen", KIND, "two", b"a")),
        ("stolen", KIND, b"a", signatures.of_result("stolen", KIND, VERSION, b"a")),
        ("stolen", KIND, b"a", b""),
    ):
        await put(house, kind, work, signature, name)
        await house.until_empty()
    assert other.began == []
    await put(house, KIND, b"a", stolen, "stolen")
    await other.until_begun("a")


async def lent(house: House, home: Workshop) -> tuple[asyncio.Task[str], asyncio.Task[str], str]:
    """Something at home, something that is lent, and its name; nobody is there to take it."""
    first, second = home.make("a"), home.make("b")
    await house.until_there("kind = 'letters'")
    return first, second, (await house.ask("SELECT name FROM process_job"))[0][0]


@pytest.mark.parametrize("is_genuine", [True, False])
async def test_a_result_that_nobody_of_the_bot_has_signed_is_no_result(
    house: House, *, is_genuine: bool
) -> None:
    home = await house.workshop("home")
    first, second, name = await lent(house, home)
    secret = SECRET if is_genuine else "another bot's token"
    signature = Signatures(secret).of_result(name, KIND, VERSION, b"B by somebody")
    await hand_in(house, name, b"B by somebody", signature)
    if not is_genuine:
        home.door.set()
    assert await asyncio.wait_for(second, PATIENCE) == ("B by somebody" if is_genuine else "B by home")
    home.door.set()
    await first


async def test_the_result_of_other_work_is_no_result(house: House) -> None:
    home = await house.workshop("home")
    first, second, name = await lent(house, home)
    signature = Signatures(SECRET).of_result("earlier", KIND, VERSION, b"A by somebody")
    await hand_in(house, name, b"A by somebody", signature)
    home.door.set()
    assert await asyncio.wait_for(second, PATIENCE) == "B by home"
    await first


async def hand_in(house: House, name: str, result: bytes, signature: bytes) -> None:
    await house.ask(
        "UPDATE process_job SET taker = 'nobody', taken_at = clock_timestamp(), result = %s,"
        " result_signature = %s WHERE name = %s",
        result,
        signature,
        name,
    )
    await house.ask("SELECT pg_notify('sfb_bot', 'taken ' || %s)", name)
    await house.ask("SELECT pg_notify('sfb_bot', 'done ' || %s)", name)


def test_a_signature_is_good_for_one_secret_and_one_thing() -> None:
    with pytest.raises(ValueError, match="secret"):
        Signatures("")
    signature = Signatures(SECRET).of_work("name", KIND, VERSION, b"work")
    assert signature == Signatures(SECRET).of_work("name", KIND, VERSION, b"work")
    assert signature != Signatures(SECRET + "!").of_work("name", KIND, VERSION, b"work")
    # Parts that run into each other are other parts.
    assert signature != Signatures(SECRET).of_work("nam", "e" + KIND, VERSION, b"work")
