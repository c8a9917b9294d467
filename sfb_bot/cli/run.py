"""`run` and `playground`: the bot itself, at Discord with a token, in the browser without one."""

from __future__ import annotations

import argparse
import asyncio
import faulthandler
import gc
import logging
import os
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncGenerator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sfb_bot.application import Application
from sfb_bot.cli.checkup import Checkup
from sfb_bot.cli.daily_backups import backed_up
from sfb_bot.cli.environment import (
    AUTO,
    PROCESS,
    SHARDS,
    Settings,
    add_process_argument,
    read_port,
    read_process,
    read_settings,
    read_shards,
    start_logging,
)
from sfb_bot.cli.lending import lending
from sfb_bot.cli.refusal import Refusal
from sfb_bot.cli.shared_port import answered
from sfb_bot.cli.start_page import start_pages
from sfb_bot.cli.watched import watched
from sfb_bot.discord_ui.connection import Address, DiscordOutOfReach, TokenRefused, WorkStopped, serve
from sfb_bot.discord_ui.delivery.greeting import GREETED, greeted_note
from sfb_bot.discord_ui.shards import ShardPlan
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.drawing.studio import Studio
from sfb_bot.games import load_games
from sfb_bot.games.editions import Editions
from sfb_bot.games.pack import GamePack, content_text
from sfb_bot.leagues.seasons.notices import TableChanged, news_rows
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.contents import StoredContent
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import GuildId, Moment, NewOutbox
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.matches.territory import WHOLE
from sfb_bot.monitoring.endpoint import AddressTaken as WatchAddressTaken
from sfb_bot.playground import (
    DEFAULT_PORT,
    DEFAULT_USERS,
    Playground,
    PlaygroundError,
    PlaygroundSettings,
    UserSeed,
)
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.storage.location import Location, ServerLocation, location_of
from sfb_bot.thinking.pool import WorkerPool
from sfb_bot.thinking.worker import LoadGames
from sfb_bot.web.gallery import Gallery
from sfb_bot.web.server import FRESH, AddressTaken, serving
from sfb_bot.web.website import Website

if TYPE_CHECKING:
    from sfb_bot.storage.postgresql.processes import PostgresProcesses

log = logging.getLogger(__name__)

FURNISHED: Final = "playground/furnished"
# Several times what a stop takes: five seconds for answers under way, a moment for each connection.
LONGEST_STOP: Final = 30
EXIT_STUCK: Final = 3


class SystemClock:
    """The time of the machine."""

    def now(self) -> Moment:
        """Whole seconds since 1970, UTC."""
        return Moment(int(time.time()))

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """`run` takes its settings from the environment; the web page can be asked for here, too."""
    del words
    add_web_arguments(parser)
    add_process_argument(parser)
    parser.add_argument(
        "--shards",
        metavar="N",
        help=f"how many connections to Discord there are in all, or {AUTO} (default: {SHARDS}, else 1;"
        f" for several processes {AUTO})",
    )
    parser.set_defaults(port=DEFAULT_PORT, users=DEFAULT_USERS, browser=True)


def add_web_arguments(parser: argparse.ArgumentParser) -> None:
    """How the web page is asked for."""
    parser.add_argument(
        "--web", metavar="PORT", help="serve the read-only web page of leagues (default: SFB_WEB, else not)"
    )
    parser.add_argument(
        "--web-host", metavar="ADDRESS", help="where the web page answers (default: SFB_WEB_HOST, 127.0.0.1)"
    )


def chosen_settings(chosen: argparse.Namespace) -> Settings:
    """The settings of the environment, with what was typed in place of it."""
    # How many shards are usual depends on the process, wherever that was said.
    typed = {} if chosen.process is None else {PROCESS: str(read_process(chosen.process, "--process"))}
    settings = read_settings({**os.environ, **typed})
    if chosen.web is not None:
        settings = replace(settings, web_port=read_port(chosen.web, "--web"))
    if chosen.shards is not None:
        settings = replace(settings, shards=read_shards(chosen.shards, "--shards"))
    _require_sense(settings)
    return replace(settings, web_host=chosen.web_host) if chosen.web_host else settings


def _require_sense(settings: Settings) -> None:
    """Refuse what cannot go together."""
    process, shards = settings.process, settings.shards
    if process is not None and not isinstance(settings.database, ServerLocation):
        raise Refusal(
            f"several processes need a PostgreSQL database, and {settings.database} is a file;"
            " docs/HOSTING.md says how to move there"
        )
    if process is not None and shards is not None and shards % process.count:
        raise Refusal(f"{shards} shards cannot be shared out evenly to {process.count} processes")


def run(chosen: argparse.Namespace) -> None:
    """Run until told to stop."""
    settings = chosen_settings(chosen)
    start_logging(settings.log_level, settings.log_form)
    if settings.token:
        run_until_stopped(_on_discord(settings))
    else:
        run_until_stopped(in_playground(settings, chosen.port, chosen.users, browser=chosen.browser))


def run_until_stopped(bot: Coroutine[None, None, None]) -> None:
    """Run the bot in this process; what keeps it from going on becomes one sentence."""
    try:
        asyncio.run(bot)
    except TokenRefused as error:
        raise Refusal("Discord refuses the token in DISCORD_TOKEN; make a new one in the portal") from error
    except DiscordOutOfReach as error:
        raise Refusal(f"Discord cannot be reached: {error}") from error
    except WorkStopped as error:
        log.critical("deadlines and posts stopped", exc_info=error.__cause__)
        raise Refusal(f"{error}, see the log for why; nothing is lost, start the bot again") from error
    except (PlaygroundError, AddressTaken, WatchAddressTaken) as error:
        raise Refusal(str(error)) from error
    except KeyboardInterrupt:
        log.info("stopped by the keyboard")


async def _on_discord(settings: Settings) -> None:
    stop = asyncio.Event()
    _stop_on_signals(stop)
    await at_work(settings, stop)


async def at_work(settings: Settings, stop: asyncio.Event, address: Address | None = None) -> None:
    """Work until told to stop; one of several processes hands over to a newer one, and stands by then."""
    database, process = settings.database, settings.process
    if process is None:
        await _serve(settings, stop, address)
        return
    assert isinstance(database, ServerLocation), "several processes share no file"
    async with database.join(process) as processes:
        while not stop.is_set():
            await _serve(settings, stop, address, processes)
            if not stop.is_set():
                log.info("another process looks after territory %s, this one stands by", process)
                await _first_of(stop.wait(), processes.wait_until_vacant())


async def _first_of(*waits: Coroutine[None, None, object]) -> None:
    tasks = [asyncio.create_task(each) for each in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _serve(
    settings: Settings,
    stop: asyncio.Event,
    address: Address | None,
    processes: PostgresProcesses | None = None,
) -> None:
    process = settings.process or WHOLE
    # One of several makes the backups for all.
    backups = settings.backups if process.holds(None) else 0
    async with (
        open_shell(
            settings.database, web_url=settings.web_url, processes=processes, secret=settings.token
        ) as shell,
        web_page(shell, settings),
        backed_up(settings.database, backups),
        watched(shell, settings) as shell,
    ):
        keep_loaded()
        plan = ShardPlan(settings.shards, process.number, process.count)
        await serve(shell, settings.token, stop, address, plan=plan)


async def in_playground(
    settings: Settings,
    port: int,
    users: tuple[UserSeed, ...],
    *,
    browser: bool,
    stop: asyncio.Event | None = None,
) -> None:
    """The bot at a local stand-in for Discord, with a page to play on."""
    stop = stop or asyncio.Event()
    _stop_on_signals(stop)
    async with (
        open_shell(settings.database, web_url=settings.web_url) as shell,
        web_page(shell, settings),
        Playground(PlaygroundSettings(port=port, users=users, start=await start_pages(shell))) as playground,
    ):
        await _furnish(shell)
        keep_loaded()
        ready = asyncio.Event()
        address = Address(playground.api_base, playground.gateway_url)
        serving = asyncio.create_task(serve(shell, playground.token, stop, address, ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not serving.done():
            print("This is the playground, for trying out and tests; it answers on this machine only.")
            print(f"Play here: {playground.url}", flush=True)
            if browser and sys.stdout.isatty():
                webbrowser.open(playground.url)
        await serving


async def _furnish(shell: Shell) -> None:
    """Make the playground a good place to try the bot in.

    Its server plays live unless somebody chose otherwise: who tries reactions alone does not want to wait for
    the hidden moment of a slower pace. Every stored match and season is shown again, because a playground
    forgets its messages and threads when it stops.
    """
    store = shell.app.store
    if not await store.note(FURNISHED):
        settings = await store.guild_settings(GuildId(GUILD_ID))
        await store.save_guild_settings(replace(settings, pace="live"))
        await store.save_note(FURNISHED, "live")
    # Its page says hello; and its server is made anew with every start, as if the bot had just been added.
    await store.save_note(greeted_note(GUILD_ID), GREETED)
    for match in await store.live_matches():
        await store.add_outbox((NewOutbox("ledger"),), match, None)
    for season in await store.seasons_of(GuildId(GUILD_ID)):
        if season.status != "finished":
            await store.add_outbox(news_rows(TableChanged()), None, None, season.id)


@asynccontextmanager
async def open_shell(
    database: Path | Location,
    clock: TableClock | None = None,
    chance: Chance | None = None,
    packs: Mapping[str, GamePack] | None = None,
    load: LoadGames = load_games,
    web_url: str = "",
    *,
    processes: PostgresProcesses | None = None,
    secret: str = "",
) -> AsyncGenerator[Shell]:
    """Everything but Discord: the store, the games, the pictures, the processes that think.

    Time and luck are the machine's, and the games all there are, unless others are given. `load` is how the
    processes that think get theirs. `processes` are those that share the work; by `secret`, which all of them
    have, each knows what the others lend to it.
    """
    packs = packs or load()
    clock = clock or TableClock(SystemClock())
    place = location_of(database)
    opened = place.open(clock.now, processes) if isinstance(place, ServerLocation) else place.open(clock.now)
    async with opened as store, lending(processes, packs, secret) as lender:
        editions = await open_editions(store, packs)
        thinkers = WorkerPool(load, lender=lender)
        images = Studio({name: pack.pictures for name, pack in packs.items()}, editions.pictures, lender)
        try:
            await images.warm_up()
            practices = {name: pack.practice for name, pack in packs.items() if pack.practice is not None}
            yield Shell(
                app=Application(store, editions, clock, chance, thinkers, practices, processes=processes),
                editions=editions,
                images=images,
                health=Checkup(store, place, clock).report,
                web_url=web_url,
            )
        finally:
            images.close()
            await thinkers.close()


@asynccontextmanager
async def web_page(shell: Shell, settings: Settings) -> AsyncGenerator[None]:
    """The web page beside the bot, where it is wanted."""
    if settings.web_port is None:
        yield
        return
    studio = shell.images
    assert isinstance(studio, Studio), "the bot draws in its studio"
    website = Website(shell.app.store, shell.editions, Gallery(studio), FRESH)
    opening = partial(serving, website, settings.web_host, settings.web_port)
    async with answered(opening, "The web page of leagues is at {}", is_patient=settings.process is not None):
        yield


def keep_loaded() -> None:
    """Leave cards, words and pictures that are loaded once out of the search for garbage from now on.

    Else it goes through all of them whenever many things are made at once, and everybody waits meanwhile.
    """
    gc.collect()
    gc.freeze()


async def open_editions(store: Store, packs: Mapping[str, GamePack]) -> Editions:
    """The games, in every edition that stored matches began with; the newest is stored for new ones."""
    await store.keep_contents(
        [
            StoredContent(name, pack.rules.edition, pack.rules.version, content_text(pack.content))
            for name, pack in packs.items()
        ]
    )
    return Editions(packs, await store.contents())


def _stop_on_signals(stop: asyncio.Event) -> None:
    """A clean stop on SIGTERM and SIGINT, where the system has signals; one that sticks is cut short."""
    loop = asyncio.get_running_loop()

    def begin_to_stop() -> None:
        stop.set()
        last_resort = threading.Timer(LONGEST_STOP, _give_up_stopping)
        last_resort.daemon = True
        last_resort.start()

    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, begin_to_stop)
        except NotImplementedError:
            # Windows: the keyboard interrupt ends the loop instead.
            return


def _give_up_stopping() -> None:
    """Say what every thread is at and end the process; what was acknowledged is stored already."""
    log.critical("not stopped within %s seconds, ending without a goodbye", LONGEST_STOP)
    faulthandler.dump_traceback(all_threads=True)
    os._exit(EXIT_STUCK)
