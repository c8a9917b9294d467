"""Six players, everybody against everybody twice, best of three, at live pace."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.matches.records import UserId
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import one_by_one
from tests.end_to_end.players import play_on, random_users
from tests.end_to_end_league.recount import ranked, recounted
from tests.end_to_end_league.season_stage import SeasonStage, player, season_stage
from tests.patience import until

# Longer than a turn and the whole bank at live pace, much shorter than the round.
TOO_LONG = 1900


async def test_a_season_of_six(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 7, "six", packs=one_by_one()) as here:
        await here.create(
            name="Spring Cup",
            format="round_robin",
            twice=True,
            best_of=3,
            pace="live",
            round_length="2d",
            seeding="joined",
            most=6,
        )
        await here.join(here.players(6))
        await seventh_waits(here)
        await here.act("league start", reason="six are enough")
        await first_round(here)
        await second_round(here)
        while (await here.view()).record.status == "running":
            number = (await here.view()).season.round
            if number == 5:
                await drops_out(here)
                await here.stage.restart(cleanly=False)
            await play_round(here, number)
        await the_end(here)
        blameless(here.stage)


async def seventh_waits(here: SeasonStage) -> None:
    late = await here.user(player(7)).press(here.post(), "Join")
    assert late.message is not None
    assert late.message.text.startswith("The season is full.")
    await here.quiet()
    assert "6 of 6 places taken:" in here.post().text
    await here.stage.restart()


async def play_series(here: SeasonStage, line: PairingLine) -> None:
    """Game after game, until the series is decided; after each the loser starts the next."""
    dice = random.Random(f"series {line.id}")
    while True:
        loser = dice.randrange(2)
        match = line.match
        await here.concede(line, loser)
        line = await next_game(here, line, match)
        if line.state.decided:
            return
        record = await here.stage.record(line.match or 0)
        assert record.setup["first"] == loser


async def next_game(here: SeasonStage, line: PairingLine, match: int | None) -> PairingLine:
    """The pairing once the league has taken note of a game's end."""

    async def is_noted() -> bool:
        here.stage.shell.app.wake()
        now = (await here.view()).line(line.id)
        return now.state.decided or now.match not in (None, match)

    await until(is_noted, "the next game, or the end of the series")
    return (await here.view()).line(line.id)


async def play_round(here: SeasonStage, number: int) -> None:
    lines = [line for line in (await here.view()).open_lines if line.record.pairing.round == number]
    await asyncio.gather(*(play_series(here, line) for line in lines))
    await here.quiet()


async def first_round(here: SeasonStage) -> None:
    """One game played by random users to its end, through a restart."""
    first, *others = (await here.view()).open_lines
    game = await here.game(first)
    users = random_users(here.stage, game, "six")
    await play_on(users, 12)
    await here.stage.restart(cleanly=False)
    await play_on(users)
    await here.quiet()
    await audit(here.stage, game, users, is_post_per_action=False)
    line = (await here.view()).line(first.id)
    assert [one.reason for one in line.games] == ["played", None]
    assert max(line.games[0].home_score, line.games[0].away_score) >= 1
    (told,) = here.posts(
        lambda message: f"<#{game.place}>" in message.text and "The series is" in message.text
    )
    assert "The series is at" in told.text
    await asyncio.gather(*(play_series(here, each) for each in (line, *others)))
    await here.quiet()


async def second_round(here: SeasonStage) -> None:
    """Somebody lets the clock run out: that is one game of the series, not the series."""
    late, *others = (await here.view()).open_lines
    await asyncio.gather(*(play_series(here, line) for line in others))
    await here.quiet()
    game = await here.game(late)
    for user in game.players:
        await here.ready(user, game)
    await here.pass_time(TOO_LONG)
    line = (await here.view()).line(late.id)
    assert [one.reason for one in line.games] == ["timeout", None]
    assert here.posts(lambda message: "wins on time" in message.text)
    await play_series(here, line)
    await here.quiet()


async def drops_out(here: SeasonStage) -> None:
    """In the middle of the season; later opponents win without a game."""
    said = await here.act("league drop", player=player(2).capitalize(), reason="moved away")
    assert "plays no more games after round 5" in said


async def the_end(here: SeasonStage) -> None:
    view = await here.view()
    assert len(view.loaded.rounds) == 10
    lines = await recounted(here)
    entrant_of = {one.users[0]: one.id for one in view.entrants}
    shown = await here.table()
    assert len(shown) == 6
    for row in shown:
        line = lines[entrant_of[UserId(row.user)]]
        assert (row.points, row.won, row.drawn, row.lost, row.difference) == (
            *(line.points, line.won, line.drawn, line.lost, line.difference),
        )
    places = [entrant_of[UserId(row.user)] for row in shown]
    for tied in ranked(lines, is_swiss=False):
        assert set(places[: len(tied)]) == tied
        places = places[len(tied) :]
    assert {game.reason for game in view.loaded.games} >= {"played", "timeout", "forfeit"}
    assert any(one.pairing.bye == "walkover" for one in view.loaded.pairings)
    assert f"Finished. Champion: <@{shown[0].user}>" in here.post().text
    await figures(here, shown[0].user, shown[1].user)


async def figures(here: SeasonStage, best: int, second: int) -> None:
    """What `/stats` and the files say about it, the same for ever."""
    await here.stage.restart()
    said = await here.ask("stats player", player=here.user(best), against=here.user(second))
    assert "🏆 Champion of **Spring Cup**, season 1." in said.text
    assert f"Against <@{second}>:" in said.text
    assert "Rating in duels: " in said.text
    assert "Ranking over recent seasons:\n1. " in (await here.ask("stats league", league="spring cup")).text
    champions = (await here.ask("stats champion")).text
    assert "picked" in champions
    files = await here.ask("league export")
    names = [file["filename"] for file in files.view["attachments"]]
    assert names == ["season.json", "table.csv", "results.csv", "players.csv"]
    again = await here.ask("league results", season="Spring Cup", round=10)
    assert "**Round 10**" in again.text
