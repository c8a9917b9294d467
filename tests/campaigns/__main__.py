"""Campaigns against the bot: `python -m tests.campaigns` with `kills`, `secrecy`, `sealed` or `seasons`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from tests.campaigns import kills, sealed, seasons, secrecy
from tests.campaigns.arena import Size
from tests.campaigns.server_store import ServerStore
from tests.campaigns.stores import FileStore


def main() -> int:
    """Run a campaign; 1 when something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns", description=__doc__)
    which = parser.add_subparsers(dest="which", required=True)
    killing = which.add_parser("kills", help="kill the bot in the middle of everything")
    killing.add_argument("--kills", type=int, default=1000)
    killing.add_argument("--seed", default="1")
    killing.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    killing.add_argument("--processes", type=int, default=1, help="how many processes the bot runs as")
    killing.add_argument("--servers", type=int, help="at how many servers people play (one a process)")
    killing.add_argument("--folder", type=Path, help="where database, log and failures are left")
    hiding = which.add_parser("secrecy", help="play the same match with other hands")
    hiding.add_argument("--windows", type=int, default=50)
    hiding.add_argument("--seed", default="1")
    hiding.add_argument("--folder", type=Path, help="where databases and differences are left")
    sealing = which.add_parser("sealed", help="choose otherwise under seal, or not yet")
    sealing.add_argument("--scenes", type=int, default=12)
    sealing.add_argument("--seed", default="1")
    sealing.add_argument("--folder", type=Path, help="where databases and differences are left")
    leagues = which.add_parser("seasons", help="seasons in which everything happens at once")
    leagues.add_argument("--seasons", type=int, default=200)
    leagues.add_argument("--seed", default="1")
    leagues.add_argument("--folder", type=Path, help="where databases of what was found are left")
    chosen = parser.parse_args()
    if chosen.which == "kills" and chosen.processes > 1 and chosen.store != "postgresql":
        parser.error("several processes share no file: --store postgresql")
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="campaign-"))
    folder.mkdir(parents=True, exist_ok=True)
    # Requests of a bot that is killed in the middle of them break off; that is what is wanted.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    began = time.monotonic()
    if chosen.which == "seasons":
        found = asyncio.run(seasons.campaign(folder, chosen.seasons, chosen.seed))
        print(
            f"seed {chosen.seed}, {chosen.seasons} seasons, {time.monotonic() - began:.0f} s, folder {folder}"
        )
        print("\n".join(f"  {what:<34} {count}" for what, count in sorted(found.done.items())))
        print("\n".join([f"WRONG {len(found.wrong)}", *(f"  ! {each}" for each in found.wrong)]))
        return 1 if found.wrong else 0
    if chosen.which != "kills":
        playing = (
            secrecy.campaign(folder, chosen.windows, chosen.seed)
            if chosen.which == "secrecy"
            else sealed.campaign(folder, chosen.scenes, chosen.seed)
        )
        counts = asyncio.run(playing)
        print(f"seed {chosen.seed}, {time.monotonic() - began:.0f} s, folder {folder}: {counts}")
        return 1 if counts["differences"] else 0
    store = ServerStore(folder, chosen.processes) if chosen.store == "postgresql" else FileStore(folder)
    size = Size(chosen.processes, chosen.servers or chosen.processes)
    here = asyncio.run(kills.campaign(folder, chosen.kills, chosen.seed, store, size))
    return 0 if kills.report(here, time.monotonic() - began) else 1


if __name__ == "__main__":
    sys.exit(main())
