"""Six players, everybody against everybody once, in the Rift, on a server that plays Brawl, too."""

from __future__ import annotations

import random
from pathlib import Path

from sfb_bot.kernel import Dice, random_keys
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.matches.records import MatchId, UserId
from tests.end_to_end.audit import audit, blameless, replayed
from tests.end_to_end.harness import newest_post, verbs
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end_league.recount import DRAW, WIN, Line, ranked
from tests.end_to_end_league.season_stage import SeasonStage, season_stage
from tests.shared_packs import drawn_once

PLAYERS, ROUNDS = 6, 5
MOST_ANSWERS = 3000


async def test_a_season_of_six(tmp_path: Path) -> None:
    async with season_stage(tmp_path, PLAYERS, "rift", packs=drawn_once()) as here:
        await here.create(
            name="Rift Cup",
            format="round_robin",
            mode="rift/duel",
            options="army: basic",
            pace="live",
            round_length="2d",
            seeding="joined",
            most=PLAYERS,
        )
        await here.join(here.players(PLAYERS))
        await here.act("league start", reason="six are enough")
        dice = random.Random("season")
        while (await here.view()).record.status == "running":
            number = (await here.view()).season.round
            lines = [line for line in (await here.view()).open_lines if line.record.pairing.round == number]
            first, second, third = lines
            if number == 1:
                await plays_to_the_end(here, first)
                await gives_up_after_some_moves(here, second)
                await agree_on_a_draw(here, third)
            else:
                for line in lines:
                    await gives_up(here, line, dice.randrange(2))
            if number == 3:
                await here.stage.restart(cleanly=False)
            await here.quiet()
        await the_end(here)
        blameless(here.stage)


async def plays_to_the_end(here: SeasonStage, line: PairingLine) -> None:
    """A whole match with random answers, told in posts as it goes; nobody gives up."""
    game = await here.game(line)
    app, dice, match = here.stage.shell.app, Dice("whole"), MatchId(game.match)
    for number in range(MOST_ANSWERS):
        look = await here.stage.look(game.match)
        if not look.waiting_for:
            break
        user = UserId(game.user_of(look.waiting_for[0]).id)
        asked = await app.matches.look(match, user)
        assert asked.question is not None
        keys = random_keys(asked.question, dice)
        await app.matches.answer(match, user, asked.record.ask_no, keys, f"whole/{number}")
    await here.until_over(game.match)
    await here.quiet()
    post = newest_post(game.host, game.place)
    assert post is not None
    assert post.pictures
    await audit(here.stage, game, is_post_per_action=False)


async def gives_up_after_some_moves(here: SeasonStage, line: PairingLine) -> None:
    """Pressing what is shown, through a restart."""
    game = await here.game(line)
    assert (await here.stage.record(game.match)).setup["army"] == "basic"
    users = random_users(here.stage, game, "some moves")
    await play_on(users, 5)
    await here.stage.restart(cleanly=False)
    await play_on(users, 5)
    await settled(here.stage, game)
    await gives_up(here, line, 0)
    await here.quiet()
    await audit(here.stage, game, users, is_post_per_action=False)


async def gives_up(here: SeasonStage, line: PairingLine, loser: int) -> None:
    game = await here.game(line)
    user = game.players[loser]
    sure = (await user.slash(game.place, "rift concede")).message
    assert sure is not None
    await user.press(sure, verbs(sure)["concede"])
    await here.until_over(game.match)


async def agree_on_a_draw(here: SeasonStage, line: PairingLine) -> None:
    game = await here.game(line)
    for user in game.players:
        await user.slash(game.place, "rift draw")
    await here.until_over(game.match)


async def recounted(here: SeasonStage) -> dict[int, Line]:
    """Everybody's line, from the journals of the matches alone; every pairing of this season is one match."""
    loaded = (await here.view()).loaded
    lines: dict[int, Line] = {one.id: Line() for one in loaded.entrants}
    for record in loaded.pairings:
        home, away = record.pairing.home, record.pairing.away
        assert away is not None, "six need no bye"
        (game,) = [each for each in loaded.games if each.pairing == record.pairing.id]
        assert game.match is not None
        stored, run, _ = await replayed(here.stage, game.match)
        assert stored.game == "rift"
        summary = run.rules.summary(run.state)
        assert summary is not None
        for side, (own, other) in enumerate(((home, away), (away, home))):
            line = lines[own]
            gained = DRAW if summary.winner is None else WIN if summary.winner == side else 0
            line.points += gained
            line.won += summary.winner == side
            line.drawn += summary.winner is None
            line.lost += summary.winner == 1 - side
            # Enemies destroyed, and own warriors lost.
            line.scored += summary.points[side]
            line.conceded += summary.points[1 - side]
            line.met.append(other)
            line.against[other] = gained
    return lines


async def the_end(here: SeasonStage) -> None:
    view = await here.view()
    assert len(view.loaded.rounds) == ROUNDS
    assert len(view.loaded.games) == ROUNDS * PLAYERS // 2
    lines = await recounted(here)
    assert any(line.scored for line in lines.values()), "the match that was played out"
    assert sum(line.drawn for line in lines.values()) >= 2
    entrant_of = {one.users[0]: one.id for one in view.entrants}
    shown = await here.table()
    assert len(shown) == PLAYERS
    for row in shown:
        line = lines[entrant_of[UserId(row.user)]]
        assert (row.points, row.won, row.drawn, row.lost, row.difference) == (
            *(line.points, line.won, line.drawn, line.lost, line.difference),
        )
    places = [entrant_of[UserId(row.user)] for row in shown]
    for tied in ranked(lines, is_swiss=False):
        assert set(places[: len(tied)]) == tied
        places = places[len(tied) :]
    assert f"Finished. Champion: <@{shown[0].user}>" in here.post().text
    best = await here.ask("stats player", player=here.user(shown[0].user), game="rift")
    assert "🏆 Champion of **Rift Cup**, season 1." in best.text
    files = await here.ask("league export")
    names = [file["filename"] for file in files.view["attachments"]]
    assert names == ["season.json", "table.csv", "results.csv", "players.csv"]
