"""Exports and statistics, compared with what is counted by hand."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from sfb_bot.kernel import Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Drop, Enter, Finish, Forfeit, Start, Substitute
from sfb_bot.leagues.seasons.export import BYTE_ORDER_MARK
from sfb_bot.leagues.seasons.figures import Record
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.records import GuildId, MatchId, SeasonId, UserId
from tests.leagues.seasons.season_house import DAY, SETUP, WEEKLY, SeasonHouse, players, season_house
from tests.matches.house import GUILD, ROSTER

ANNA, BORIS, CLEO, DORA = players(4)


def read(text: str) -> list[dict[str, str]]:
    """A file as a spreadsheet takes it; the mark at its start says that it is UTF-8."""
    assert text.startswith(BYTE_ORDER_MARK)
    return list(csv.DictReader(io.StringIO(text.encode().decode("utf-8-sig"))))


async def test_a_finished_season_as_files(tmp_path: Path) -> None:
    names = {ANNA: "Anna", BORIS: '=1+1, "Boris"', CLEO: "Клео"}
    async with season_house(tmp_path) as h:
        season = await h.started(3)
        await h.act(season, Substitute(CLEO, DORA))
        for _ in range(3):
            await h.play_round(season)
        files = await h.leagues.export_csv(season, names)
        table = read(files["table.csv"])
        assert [(row["place"], row["players"], row["points"]) for row in table] == [
            ("1", "Anna", "6"),
            # A spreadsheet must not compute a name.
            ("2", '\'=1+1, "Boris"', "3"),
            ("3", f"<@{DORA}>", "0"),
        ]
        results = read(files["results.csv"])
        games = [row for row in results if row["match"]]
        assert len(games) == 3
        assert {row["reason"] for row in games} == {"played"}
        assert {row["ending"] for row in games} == {"concession"}
        assert sum(row["reason"].startswith("bye") for row in results) == 3
        people = {row["user"]: row["status"] for row in read(files["players.csv"])}
        assert people == {
            f"<@{ANNA}>": "active",
            f"<@{BORIS}>": "active",
            f"<@{CLEO}>": "substituted",
            f"<@{DORA}>": "active",
        }
        told = json.loads(await h.leagues.export_json(season, names))
        assert (told["league"], told["season"], told["status"]) == ("Autumn", 1, "finished")
        assert [one["action"] for one in told["actions"]] == ["create", "start", "substitute"]
        assert len(told["pairings"]) == 6
        assert told["finishes"][0]["entrant"] == 1


async def test_a_spreadsheet_opens_the_files_unspoiled(tmp_path: Path) -> None:
    """Finding 14 and the small points: final places, tie-breaks, ids and times that nothing rounds."""
    names = {ANNA: "Anna", BORIS: "＠SUM(1)", CLEO: "-2+3", DORA: "Dora"}
    settings = Settings("swiss", swiss_rounds=1, playoff="single", qualifiers=2, seed="s")
    async with season_house(tmp_path) as h:
        season = await h.started(4, settings)
        assert {
            row["final_place"] for row in read((await h.leagues.export_csv(season, names))["table.csv"])
        } == {""}
        while (await h.view(season)).record.status != "finished":
            await h.play_round(season)
        view, files = await h.view(season), await h.leagues.export_csv(season, names)
        table = read(files["table.csv"])
        finishes = {one.entrant: str(one.place) for one in view.finishes}
        assert {int(row["entrant"]): row["final_place"] for row in table} == finishes
        assert sorted(row["place"] for row in table) == ["1", "2", "3", "4"]
        assert sum(row["qualified"] == "1" for row in table) == 2
        for row, line in zip(table, view.standings(), strict=True):
            for number, tie in enumerate(settings.order_of_ties):
                value = row[f"tie_{number + 1}_{tie}"]
                assert int(value.removeprefix("x"), 16 if tie == "lot" else 10) == line.breakers[number]
        cells = [cell for text in files.values() for row in read(text) for cell in row.values()]
        for cell in cells:
            # More digits than a spreadsheet counts, formulas, and words it would make a number of.
            assert not (cell.isdigit() and len(cell) > 15), cell
            assert not cell.startswith(("=", "+", "@", "＠")), cell
            assert not cell.startswith("-") or cell[1:].isdigit(), cell
        times = [row["ended_at_utc"] for row in read(files["results.csv"]) if row["match"]]
        ended = [game.ended_at for game in view.loaded.games if game.ended_at is not None]
        assert [datetime.fromisoformat(time).replace(tzinfo=UTC).timestamp() for time in times] == ended


async def test_earlier_games_keep_the_name_of_who_played_them(tmp_path: Path) -> None:
    names = {ANNA: "Anna", BORIS: "Boris", CLEO: "Cleo"}
    async with season_house(tmp_path) as h:
        season = await h.started(2, Settings(legs=2, seed="s"))
        await h.wins(season, BORIS)
        await h.passes(60)
        await h.act(season, Substitute(BORIS, CLEO))
        await h.wins(season, CLEO)
        games = [
            row for row in read((await h.leagues.export_csv(season, names))["results.csv"]) if row["match"]
        ]
        assert [{row["home"], row["away"]} for row in games] == [{"Anna", "Boris"}, {"Anna", "Cleo"}]
        assert [row["winner"] for row in games] == ["Boris", "Cleo"]
        table = read((await h.leagues.export_csv(season, names))["table.csv"])
        assert table[0]["players"] == "Cleo"


async def test_a_season_in_sign_up_can_be_exported(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create()
        await h.join(season, ANNA)
        files = await h.leagues.export_csv(season, {})
        assert read(files["table.csv"]) == []
        assert json.loads(await h.leagues.export_json(season, {}))["table"] == []


async def pick(h: SeasonHouse, match: MatchId, user: UserId, wanted: list[str]) -> None:
    """Answer until the user's team is named, with `wanted` as the team."""
    for _ in range(3):
        look = await h.house.look(match, user)
        if look.question is None or look.question.prompt not in ("area", "team"):
            return
        keys = tuple(wanted) if look.question.prompt == "team" else (look.question.options[0].key,)
        await h.app.matches.answer(match, user, look.record.ask_no, keys, h.house.press())
        if look.question.prompt == "team":
            return


async def test_statistics_of_players_champions_and_each_other(tmp_path: Path) -> None:
    one, two = ROSTER[:3], ROSTER[1:4]
    async with season_house(tmp_path) as h:
        season = await h.started(2, Settings(seed="s", legs=2))
        for winner in (ANNA, BORIS):
            line = await h.line_of(season, ANNA)
            assert line.match is not None
            for user in (ANNA, BORIS, ANNA):
                await pick(h, line.match, user, one if user == ANNA else two)
            await h.wins(season, winner)
        statistics = h.leagues.statistics
        choices = {each.name: each for each in await statistics.choices(GUILD, "brawl", season)}
        assert set(choices) == set(ROSTER[:4])
        both, mine = choices[ROSTER[1]], choices[ROSTER[0]]
        assert (both.matches, both.picked, both.record) == (2, 2, Record(2, 0, 2))
        assert (mine.picked, mine.record, mine.pick_rate, mine.record.rate) == (2, Record(1, 0, 1), 1.0, 0.5)
        player = await statistics.player(GUILD, "brawl", ANNA)
        assert player.record == Record(1, 0, 1)
        assert {each.name for each in player.choices} == set(one)
        assert [one.id for one in player.seasons] == [season]
        assert [(mode, rating.games) for mode, rating in player.ratings] == [("duel", 2)]
        met = await statistics.head_to_head(GUILD, "brawl", BORIS, ANNA)
        assert (met.record, len(met.matches)) == (Record(1, 0, 1), 2)
        assert (await statistics.player(GUILD, "brawl", UserId(12345))).record.played == 0
        assert await statistics.choices(GuildId(4711), "brawl") == ()


async def test_every_mode_has_ratings_of_its_own(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        # Matches of before there were modes have none in their settings: they are of the first one.
        duels = await h.started(2)
        await h.wins(duels, BORIS)
        pairs = await h.create(terms=replace(WEEKLY, team_size=2), setup={**SETUP, "mode": "teams"})
        await h.act(pairs, Enter(((ANNA, CLEO), (BORIS, DORA))))
        await h.act(pairs, Start())
        line = await h.line_of(pairs, ANNA)
        assert line.match is not None
        for user in (BORIS, DORA):
            await h.concede(line.match, user)
        statistics = h.leagues.statistics
        anna = await statistics.player(GUILD, "brawl", ANNA)
        assert [(mode, one.won, one.lost) for mode, one in anna.ratings] == [("duel", 0, 1), ("teams", 1, 0)]
        dora = await statistics.player(GUILD, "brawl", DORA)
        assert [(mode, one.won, one.lost) for mode, one in dora.ratings] == [("teams", 0, 1)]
        assert {one.person for one in await statistics.ratings(GUILD, "brawl", "duel")} == {ANNA, BORIS}
        # A season is seeded by the ratings of its own mode.
        seeded = replace(WEEKLY, seeding="rating")
        again = await h.create(terms=seeded)
        await h.act(again, Enter(((ANNA,), (BORIS,))))
        await h.act(again, Start())
        assert await seeding(h, again) == [(BORIS,), (ANNA,)]
        setup = {**SETUP, "mode": "teams"}
        again = await h.create(terms=replace(seeded, team_size=2), setup=setup)
        await h.act(again, Enter(((BORIS, DORA), (ANNA, CLEO))))
        await h.act(again, Start())
        assert await seeding(h, again) == [(ANNA, CLEO), (BORIS, DORA)]


async def seeding(h: SeasonHouse, season: SeasonId) -> list[tuple[UserId, ...]]:
    """Who takes part, the best seed first."""
    return [one.users for one in sorted((await h.view(season)).entrants, key=lambda one: one.rank)]


async def test_champions_have_their_titles(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        await h.wins(season, BORIS)
        view = await h.view(season)
        assert view.record.status == "finished"
        titles = (await h.leagues.statistics.player(GUILD, "brawl", BORIS)).titles
        assert [one.id for one in titles] == [season]
        assert (await h.leagues.statistics.player(GUILD, "brawl", ANNA)).titles == ()


async def test_a_final_that_both_forfeit_gives_nobody_a_title(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, Settings(playoff="single", qualifiers=2, seed="lots"))
        await h.wins(season, ANNA)
        (final,) = (await h.view(season)).open_lines
        await h.act(season, Forfeit(final.id, None))
        view = await h.view(season)
        assert view.record.status == "finished"
        assert view.champion is None
        for user in (ANNA, BORIS):
            assert (await h.leagues.statistics.player(GUILD, "brawl", user)).titles == ()


async def test_the_ranking_of_a_league_counts_its_finished_seasons(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        for _ in range(2):
            season = await h.started(4)
            for _ in range(3):
                await h.play_round(season)
        third = await h.started(4)
        (league,) = await h.leagues.leagues(GUILD)
        assert (await h.view(third)).record.league == league.id
        ranking = await h.leagues.statistics.ranking(league)
        # Twice 50, 40, nothing and nothing for the places (only the upper half), twice 15 for taking part.
        assert [(one.person, one.points) for one in ranking] == [
            (ANNA, 130),
            (BORIS, 110),
            (CLEO, 30),
            (DORA, 30),
        ]


async def test_a_season_called_off_before_it_began_can_still_be_looked_at(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create()
        await h.act(season, Finish())
        view = await h.view(season)
        assert view.record.status == "finished"
        assert (view.standings(), view.finishes, view.bracket, view.lines()) == ((), (), None, ())
        await h.leagues.export_csv(season, {})
        await h.leagues.export_json(season, {})


async def test_the_better_rated_are_seeded_first(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        first = await h.started(3)
        await h.act(first, Drop(CLEO))
        await h.wins(first, BORIS)
        second = await h.create(name="Ranked", terms=Terms(round_length=DAY))
        await h.join(second, CLEO, ANNA, BORIS)
        await h.act(second, Start())
        ranks = {one.users[0]: one.rank for one in (await h.view(second)).entrants}
        assert ranks == {BORIS: 1, ANNA: 2, CLEO: 3}


async def test_matches_finished_before_results_were_kept_count_as_well(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        match = await h.house.match()
        await h.app.matches.say(match, UserId(101), Word.CONCEDE, h.house.press())
        kept = await h.store.finished_matches(GUILD, "brawl")
        assert [(one.match, one.summary.winner, one.season) for one in kept] == [(match, 1, None)]
        before = await h.leagues.statistics.player(GUILD, "brawl", BORIS)
        assert before.record == Record(1, 0, 0)
    # As the migration leaves the file of a version that kept no results.
    with closing(sqlite3.connect(tmp_path / "sfb.sqlite3")) as connection, connection:
        for table in ("match_result", "stats_matches", "stats_players", "stats_meetings", "rating"):
            connection.execute(f"DELETE FROM {table}")
        connection.execute("INSERT INTO recount (guild, game, changes) VALUES (?, 'brawl', 1)", (GUILD,))
    async with season_house(tmp_path) as h:
        assert await h.store.finished_matches(GUILD, "brawl") == []
        assert await h.leagues.statistics.player(GUILD, "brawl", BORIS) == before
        assert await h.store.finished_matches(GUILD, "brawl") == kept


async def test_what_a_player_has_to_play_now(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        first, second = await h.started(2), await h.create(name="Other")
        await h.join(second, ANNA, CLEO)
        await h.act(second, Start())
        found = await h.leagues.pairings_of(ANNA, GUILD)
        assert {view.record.id for view, _ in found} == {first, second}
        assert await h.leagues.pairings_of(ANNA, GuildId(4711)) == []
        await h.wins(first, ANNA)
        assert [view.record.id for view, _ in await h.leagues.pairings_of(ANNA, GUILD)] == [second]
        line = (await h.view(second)).line_of(ANNA)
        assert line is not None
        assert line.match is not None
        place = await h.leagues.place_of(line.match)
        assert place is not None
        assert (place.season, place.pairing, place.number) == (second, line.id, 1)
        await h.act(second, Finish())
        assert await h.leagues.pairings_of(ANNA, GUILD) == []
