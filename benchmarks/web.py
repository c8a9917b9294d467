"""Pages a second, and how late the bot is meanwhile: `python benchmarks/web.py`.

A season of 24 in its first round, one match of it played out by the rules. Readers in a process of their own
ask for pages as fast as they come, 16 at a time: the same page over and over, then every moment of the match
with its picture, which has to be drawn, then pages made anew each time. A watch in the bot's process
wakes up every five milliseconds and notes how late it is: so late would an answer to a press be.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bot_stored import stage
from sfb_bot.cli.run import keep_loaded, open_shell
from sfb_bot.drawing.studio import Studio
from sfb_bot.games import load_games
from sfb_bot.kernel import Dice
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Request, Start
from sfb_bot.leagues.seasons.records import Terms
from sfb_bot.leagues.seasons.sign_up import SeasonProposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, SeasonId, UserId
from sfb_bot.web.gallery import Gallery
from sfb_bot.web.reader import Reader
from sfb_bot.web.records import WebFacts, WebName, WebPlace
from sfb_bot.web.server import FRESH, serving
from sfb_bot.web.website import Website

GUILD, CHANNEL, ADDRESS = GuildId(1), ChannelId(9), "an-address-for-the-benchmark"
ENTRANTS, ROUNDS, READERS = 24, 4, 16
DAY = 24 * 3600

CLIENT = """
import asyncio, sys, time, aiohttp
async def main():
    base, seconds, names = sys.argv[1], float(sys.argv[2]), sys.argv[3:]
    answers, busy, number = 0, 0, 0
    end = time.perf_counter() + seconds
    async with aiohttp.ClientSession() as session:
        async def read():
            nonlocal answers, busy, number
            while time.perf_counter() < end:
                name = names[number % len(names)]
                number += 1
                async with session.get(base + name) as answer:
                    await answer.read()
                    answers += answer.status == 200
                    busy += answer.status == 503
        await asyncio.gather(*(read() for _ in range(READERS)))
    print(answers / seconds, busy / seconds)
asyncio.run(main())
""".replace("READERS", str(READERS))


async def play(database: Path) -> tuple[SeasonId, MatchId]:
    """The season, and the match of it that was played out."""
    async with stage(database) as played:
        leagues = played.app.leagues
        proposal = SeasonProposal(
            GUILD,
            CHANNEL,
            UserId(1),
            "Pages",
            "brawl",
            load_games()["brawl"].setup.setup("duel", {"draft": "free"}),
            PACES["live"],
            Settings(format="swiss", swiss_rounds=ROUNDS + 1, seed="web"),
            Terms(round_length=7 * DAY, seeding="joined"),
        )
        season = await leagues.sign_up.create(proposal, "a season", played.press())
        for number in range(ENTRANTS):
            await leagues.sign_up.join(season, UserId(1001 + number), played.press())
        request = Request(season, UserId(1), "a start", Start())
        preview = await leagues.organisers.preview(await leagues.view(season), request)
        await leagues.organisers.confirm(request, preview.token, played.press())
        first = (await leagues.view(season)).open_lines[0].match
        assert first is not None
        await played.play_out(first, Dice("web"))
    return season, first


async def lateness(seconds: float) -> list[float]:
    """How late a watch wakes up, in milliseconds."""
    found: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        await asyncio.sleep(0.005)
        found.append((time.perf_counter() - start - 0.005) * 1000)
    return sorted(found)


async def measure(title: str, url: str, names: list[str], seconds: float) -> None:
    """One kind of reader; prints a line."""
    client = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", CLIENT, f"{url}{ADDRESS}/", str(seconds), *names), stdout=subprocess.PIPE
    )
    late = await lateness(seconds)
    out, _ = await client.communicate()
    pages, busy = map(float, out.split())
    worst, usual = late[int(len(late) * 0.99)], statistics.median(late)
    print(
        f"{title:<34}{pages:>8.0f} pages/s {busy:>6.0f} refused/s   late: median {usual:5.2f} ms,"
        f" 99 of 100 {worst:6.2f} ms, most {late[-1]:6.2f} ms"
    )


async def main(seconds: float) -> None:
    """Play, serve, measure."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "sfb.sqlite3"
        season, match = await play(database)
        async with open_shell(database) as shell:
            store, studio = shell.app.store, shell.images
            assert isinstance(studio, Studio)
            await store.save_guild_settings(GuildSettings(GUILD, web=ADDRESS))
            users, _ = await store.web_people(GUILD)
            await store.move_match(match, ChannelId(5000))
            facts = WebFacts(
                "Benchmark",
                {user: WebName(f"Player {user}", f"Player {user}") for user in users},
                {CHANNEL: WebPlace(True), ChannelId(5000): WebPlace(True, CHANNEL)},
            )
            await store.save_web_facts(GUILD, facts)
            website = Website(store, shell.editions, Gallery(studio), FRESH)
            pages = await website.match(await _reader(website), match)
            assert pages is not None
            steps = [f"match-{match}-{number}.html" for number in range(1, len(pages.scenes) + 1)]
            keep_loaded()
            late = await lateness(2)
            print(f"{'nobody reads':<34}{'':>40}late: median {statistics.median(late):5.2f} ms")
            async with serving(website, "127.0.0.1", 0) as url:
                await measure("the same page", url, [f"season-{season}.html"], seconds)
                await measure("every moment, pictures to be drawn", url, steps, seconds)
                await measure("every moment again", url, steps, seconds)
            async with serving(website, "127.0.0.1", 0, fresh=0) as url:
                names = [f"season-{season}.html", f"season-{season}-round-1.html", "index.html"]
                await measure("pages made anew each time", url, names, seconds)


async def _reader(website: Website) -> Reader:
    found = await website.reader(ADDRESS)
    assert found is not None
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each kind of reader")
    asyncio.run(main(parser.parse_args().seconds))
