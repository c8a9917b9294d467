"""Four players, everybody against everybody once, in Codex with bans and picks, one hero each."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.kernel import Dice, Summary, random_keys
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.matches.records import MatchId, UserId
from tests.end_to_end.audit import audit, blameless, replayed
from tests.end_to_end.harness import Game, verbs
from tests.end_to_end_league.recount import DRAW, WIN, Line, ranked
from tests.end_to_end_league.season_stage import SeasonStage, season_stage
from tests.shared_packs import drawn_once

PLAYERS, ROUNDS = 4, 3
# So many answers that bases are hit.
ANSWERS = 250
BASE_HP = 20
OPTIONS = "heroes: one, picks: draft"


async def test_a_season_with_bans_and_picks(tmp_path: Path) -> None:
    async with season_stage(tmp_path, PLAYERS, "codex", packs=drawn_once()) as here:
        post = await here.create(
            name="Codex Cup",
            format="round_robin",
            mode="codex/duel",
            options=OPTIONS,
            pace="live",
            round_length="2d",
            seeding="joined",
            most=PLAYERS,
        )
        assert "Duel, one hero each, drafted with bans." in post.text
        await here.join(here.players(PLAYERS))
        await here.act("league start", reason="four are enough")
        for number in range(1, ROUNDS + 1):
            lines = [line for line in (await here.view()).open_lines if line.record.pairing.round == number]
            first, second = lines
            if number == 1:
                await plays_on_and_gives_up(here, first)
                await here.stage.restart(cleanly=False)
                await agree_on_a_draw(here, second)
            else:
                await gives_up(here, first, 0)
                await gives_up(here, second, number % 2)
            await here.quiet()
        assert (await here.view()).record.status == "finished"
        await the_table_is_what_was_played(here)
        blameless(here.stage)


async def test_what_can_be_chosen_is_suggested_and_nothing_else_is_taken(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "codex-options", packs=drawn_once()) as here:
        typed = await here.boss.autocomplete("arena", "league create", "options", "", mode="codex/duel")
        assert {"picks: blind", "picks: draft", "picks: random", "heroes: one", "heroes: three"} <= {
            value for _, value in typed
        }
        said = await here.ask(
            "league create",
            name="Codex Cup",
            format="round_robin",
            mode="codex/duel",
            options="picks: auction",
        )
        assert "auction" in said.text or "Pick from the list" in said.text
        assert not await here.seasons()


async def answers(here: SeasonStage, game: Game, most: int) -> list[str]:
    """Random answers of whoever is asked; what was asked."""
    app, dice, match = here.stage.shell.app, Dice("codex season"), MatchId(game.match)
    asked: list[str] = []
    for number in range(most):
        look = await here.stage.look(game.match)
        if not look.waiting_for:
            break
        user = UserId(game.user_of(look.waiting_for[0]).id)
        own = await app.matches.look(match, user)
        assert own.question is not None
        asked.append(own.question.prompt)
        keys = random_keys(own.question, dice)
        await app.matches.answer(match, user, own.record.ask_no, keys, f"random/{number}")
    return asked


async def plays_on_and_gives_up(here: SeasonStage, line: PairingLine) -> None:
    """A ban each, then a hero each, nobody a banned one or the other's; then the match goes on as any."""
    game = await here.game(line)
    setup = (await here.stage.record(game.match)).setup
    assert (setup["heroes"], setup["picks"]) == ("one", "draft")
    asked = await answers(here, game, ANSWERS)
    assert asked[:4] == ["ban", "ban", "pick_hero", "pick_hero"]
    assert "main" in asked
    await gives_up(here, line, 1)
    await here.quiet()
    summary = await summary_of(here, game.match)
    (bans, other_bans), (picks, other_picks) = summary.bans, summary.picks
    assert len(bans) == len(other_bans) == len(picks) == len(other_picks) == 1
    assert len({*bans, *other_bans, *picks, *other_picks}) == 4
    assert any(summary.points), "a base was hit"
    await audit(here.stage, game, is_post_per_action=False)


async def gives_up(here: SeasonStage, line: PairingLine, loser: int) -> None:
    game = await here.game(line)
    if (await here.stage.record(game.match)).status == "over":
        return
    user = game.players[loser]
    sure = (await user.slash(game.place, "codex concede")).message
    assert sure is not None
    await user.press(sure, verbs(sure)["concede"])
    await here.until_over(game.match)


async def agree_on_a_draw(here: SeasonStage, line: PairingLine) -> None:
    game = await here.game(line)
    for user in game.players:
        await user.slash(game.place, "codex draw")
    await here.until_over(game.match)


async def summary_of(here: SeasonStage, match: int) -> Summary:
    stored, run, _ = await replayed(here.stage, match)
    assert stored.game == "codex"
    found = run.rules.summary(run.state)
    assert found is not None
    return found


async def the_table_is_what_was_played(here: SeasonStage) -> None:
    """Every line once more from the journals: points, and what each took from the other base.

    Who is given a game has taken all of it, which is 20 HP in a duel.
    """
    view = await here.view()
    lines: dict[int, Line] = {one.id: Line() for one in view.loaded.entrants}
    assert len(view.loaded.games) == ROUNDS * PLAYERS // 2
    for record in view.loaded.pairings:
        home, away = record.pairing.home, record.pairing.away
        assert away is not None, "four need no bye"
        (game,) = [each for each in view.loaded.games if each.pairing == record.pairing.id]
        assert game.match is not None
        summary = await summary_of(here, game.match)
        given = summary.winner if summary.ending == "concession" else None
        taken = [BASE_HP if side == given else points for side, points in enumerate(summary.points)]
        for side, (own, other) in enumerate(((home, away), (away, home))):
            line = lines[own]
            gained = DRAW if summary.winner is None else WIN if summary.winner == side else 0
            line.points += gained
            line.won += summary.winner == side
            line.drawn += summary.winner is None
            line.lost += summary.winner == 1 - side
            line.scored += taken[side]
            line.conceded += taken[1 - side]
            line.met.append(other)
            line.against[other] = gained
    assert sum(line.drawn for line in lines.values()) == 2
    entrant_of = {one.users[0]: one.id for one in view.entrants}
    shown = await here.table()
    for row in shown:
        line = lines[entrant_of[UserId(row.user)]]
        assert (row.points, row.won, row.drawn, row.lost, row.difference) == (
            *(line.points, line.won, line.drawn, line.lost, line.difference),
        )
    places = [entrant_of[UserId(row.user)] for row in shown]
    for tied in ranked(lines, is_swiss=False):
        assert set(places[: len(tied)]) == tied
        places = places[len(tied) :]
