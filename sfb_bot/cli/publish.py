"""`publish`: the web pages of leagues as files, also while a bot is using the database."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from sfb_bot.cli.environment import existing_database, read_settings
from sfb_bot.cli.refusal import Refusal
from sfb_bot.drawing.studio import Studio
from sfb_bot.games import load_games
from sfb_bot.games.editions import Editions
from sfb_bot.games.pack import GamePack
from sfb_bot.storage.location import Location, location_of
from sfb_bot.web.addresses import server_url
from sfb_bot.web.gallery import Gallery
from sfb_bot.web.publish import CannotPublish, Published, publish
from sfb_bot.web.server import FRESH
from sfb_bot.web.website import Website


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """What `publish` takes."""
    del words
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="an empty folder, or one written before")


def run(chosen: argparse.Namespace) -> None:
    """Write all pages and say where they are."""
    database, base = existing_database(os.environ), read_settings(os.environ).web_url
    done = asyncio.run(published(database, chosen.folder))
    for address in done.addresses:
        print(server_url(base, address) or f"{chosen.folder / address / 'index.html'}")
    if not done.addresses:
        print("No server has its web page on: organisers turn it on with /settings server web:on.")
    print(f"{done.written} files written, {done.unchanged} unchanged, {done.removed} removed.")


async def published(
    database: Path | Location, folder: Path, packs: Mapping[str, GamePack] | None = None
) -> Published:
    """Write the pages of every server that has its page on."""
    packs = packs or load_games()
    async with location_of(database).open_read_only() as store:
        editions = Editions(packs, await store.contents())
        studio = Studio({name: pack.pictures for name, pack in packs.items()}, editions.pictures)
        try:
            website = Website(store, editions, Gallery(studio), FRESH)
            addresses = [server.address for server in await store.web_servers()]
            return await publish(website, addresses, folder)
        except CannotPublish as error:
            raise Refusal(str(error)) from error
        finally:
            studio.close()
