"""Which processes work for each other: those that run the same program with the same games."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sfb_bot.cli.lending import PROGRAM, digest_of, lending
from sfb_bot.matches.territory import WHOLE, Territory
from sfb_bot.storage.location import ServerLocation
from sfb_bot.storage.postgresql.lending import PostgresLender
from tests.conformance.packs import changes_of, packs
from tests.postgresql_server import laid_out_url, server_programs

needs_server = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")


def test_the_same_program_has_the_same_digest_and_any_other_another(tmp_path: Path) -> None:
    games = {"toy": packs()["toy"]}
    copy = tmp_path / "copy"
    shutil.copytree(PROGRAM / "computer", copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = digest_of(games, copy)
    (copy / "__pycache__").mkdir()
    (copy / "__pycache__" / "tree.pyc").write_bytes(b"compiled")
    assert digest_of(games, copy) == before
    source = (copy / "tree.py").read_bytes()
    (copy / "tree.py").write_bytes(source + b"\n")
    assert digest_of(games, copy) != before
    (copy / "tree.py").write_bytes(source)
    assert digest_of(games, copy) == before
    (copy / "tree.py").rename(copy / "bush.py")
    assert digest_of(games, copy) != before


def test_other_games_or_editions_have_another_digest(tmp_path: Path) -> None:
    toy = packs()["toy"]
    assert toy.remake is not None
    changed = toy.remake(next(iter(changes_of("toy").values())), "toy")
    found = {
        digest_of(games, tmp_path)
        for games in ({}, {"toy": toy}, {"toy": changed}, {"toy": toy, "brawl": packs()["brawl"]})
    }
    assert len(found) == 4


async def test_a_process_alone_lends_nothing() -> None:
    async with lending(None, packs(), "token") as lender:
        assert lender is None


@needs_server
async def test_one_of_one_lends_nothing_nor_one_without_a_secret(tmp_path: Path) -> None:
    location = ServerLocation(laid_out_url(), tmp_path)
    async with location.join(WHOLE) as alone, lending(alone, packs(), "token") as lender:
        assert lender is None
    async with location.join(Territory(0, 2)) as one, lending(one, packs(), "") as lender:
        assert lender is None
    async with location.join(Territory(0, 2)) as one, lending(one, packs(), "token") as lender:
        assert isinstance(lender, PostgresLender)
