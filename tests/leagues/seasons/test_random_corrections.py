"""Random seasons in which everything is put right all the time, counted again from the journals.

Whatever organisers do is either refused politely or done whole. After every restart all results, pairings,
places, figures and ratings are compared with the journals of the matches (`season_house`), the table is
counted once more from the stored games, and the bracket follows from its results. Every season ends.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from sfb_bot.kernel import PlayerError
from sfb_bot.leagues.rules.bracket import misplaced
from sfb_bot.leagues.rules.values import Points, Settings
from sfb_bot.leagues.seasons.actions import (
    Action,
    Award,
    Change,
    ComeBack,
    Correct,
    Drop,
    EnterLate,
    Extend,
    Finish,
    Forfeit,
    OpenRound,
    Pause,
    ReopenRound,
    Replay,
    Result,
    Resume,
    Substitute,
    Undo,
)
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.records import Moment, SeasonId, UserId
from tests.leagues.seasons.season_house import BOSS, DAY, DEPUTY, SeasonHouse, season_house
from tests.matches.house import HandClock

MOST_STEPS = 400
RESULTS: tuple[Result, ...] = ("win", "draw", "forfeit", "double_forfeit", "score")


def any_settings(chance: random.Random) -> Settings:
    seed = str(chance.random())
    return chance.choice(
        [
            Settings(seed=seed),
            Settings(seed=seed, best_of=3),
            Settings(seed=seed, format="swiss", swiss_rounds=3),
            Settings(seed=seed, format="swiss", swiss_rounds=2, playoff="double", qualifiers=4),
            Settings(seed=seed, format="groups", groups=2, playoff="single", qualifiers=1),
            Settings(seed=seed, format="elimination", playoff="single"),
            Settings(seed=seed, format="elimination", playoff="double"),
        ]
    )


class Havoc:
    """Two organisers and some players, who do anything at any time."""

    def __init__(self, seed: int, path: Path) -> None:
        self.chance = random.Random(f"corrections/{seed}")
        self.path = path
        self.clock = HandClock()
        self.done: Counter[str] = Counter()
        self.strangers = iter(range(900, 10_000))

    async def play(self) -> Counter[str]:
        """A season from its start to its end."""
        async with season_house(self.path, self.clock) as h:
            season = await h.started(self.chance.randint(4, 7), any_settings(self.chance))
        wild = self.chance.randint(25, 45)
        for step in range(MOST_STEPS):
            async with season_house(self.path, self.clock) as h:
                for _ in range(self.chance.randint(3, 8)):
                    await self.step(h, season, is_wild=step < wild // 5)
                    self.look(await h.view(season))
                if (await h.view(season)).record.status == "finished" and step >= wild // 5:
                    return self.done
        raise AssertionError("the season does not end")

    async def step(self, h: SeasonHouse, season: SeasonId, *, is_wild: bool) -> None:
        """A game ends, time passes, or an organiser does something."""
        view = await h.view(season)
        live = [line for line in view.lines() if line.match is not None]
        if view.record.status == "paused" and not is_wild:
            await self.act(h, season, Resume())
        elif not is_wild and not live and view.record.status == "running":
            await self.act(h, season, OpenRound())
        elif live and view.record.status == "running" and self.chance.random() < (0.5 if is_wild else 1):
            await self.end_game(h, self.chance.choice(live))
        elif self.chance.random() < 0.1:
            await h.passes(self.chance.choice([3600, DAY, 4 * DAY]))
        elif is_wild:
            await self.act(h, season, self.any_action(view))

    async def end_game(self, h: SeasonHouse, line: PairingLine) -> None:
        assert line.match is not None
        assert line.away is not None
        both = (line.home.users[0], line.away.users[0])
        if self.chance.random() < 0.15:
            await h.draw(line.match, both)
        else:
            await h.concede(line.match, self.chance.choice(both))
        self.done["game"] += 1

    async def act(self, h: SeasonHouse, season: SeasonId, action: Action) -> None:
        name = type(action).__name__
        try:
            await h.act(season, action, self.chance.choice([BOSS, DEPUTY]))
            self.done[name] += 1
        except PlayerError:
            self.done[f"{name} refused"] += 1

    def any_action(self, view: SeasonView) -> Action:
        """Anything an organiser might want, possible or not."""
        chance = self.chance
        line = chance.choice(view.lines())
        entrant = chance.choice(line.record.pairing.entrants)
        user = chance.choice(chance.choice(view.entrants).last_users)
        decided = [one for one in view.lines() if one.counted]
        again = chance.choice(decided) if decided else line
        result = chance.choice(RESULTS)
        scores = (chance.randint(0, 6), chance.randint(0, 6)) if result == "score" else (None, None)
        game = chance.choice([None, None, 1, 2])
        corrected = Correct(
            again.id, result, chance.choice(again.record.pairing.entrants), *scores, game=game
        )
        points = {**{each: getattr(Points(), each) for each in Points.__slots__}, "win": chance.randint(2, 4)}
        now = Moment(self.clock.now())
        return chance.choice(
            [
                *[corrected] * 4,
                *[Replay(again.id, game)] * 2,
                ReopenRound(),
                OpenRound(),
                Undo(),
                Undo(),
                Award(line.id, entrant),
                Forfeit(line.id, chance.choice([entrant, None])),
                Extend(chance.choice([line.id, None]), DAY),
                Change("points", points),
                Change("round_length", chance.choice([2, 5, 7]) * DAY),
                Pause(chance.choice([None, Moment(now + 2 * DAY)])),
                Resume(),
                Drop(user),
                ComeBack(user),
                EnterLate((UserId(next(self.strangers)),), chance.randint(0, 2)),
                Substitute(user, UserId(next(self.strangers))),
                Finish(),
            ]
        )

    def look(self, view: SeasonView) -> None:
        """The table is what the games add up to, and the bracket what its results say."""
        assert misplaced(view.season) == []
        counted = {one.id: one.start_points for one in view.entrants}
        points = view.record.settings.points
        for line in view.lines():
            pairing = line.record.pairing
            if pairing.stage != "main":
                continue
            if line.away is None:
                counted[line.home.id] += {"win": points.bye, "walkover": points.forfeit_win}.get(
                    pairing.bye or "", 0
                )
            elif (gained := points_of(view, line)) is not None:
                counted[line.home.id] += gained[0]
                counted[line.away.id] += gained[1]
        assert {row.entrant: row.points for row in view.standings()} == {
            row.entrant: counted[row.entrant] for row in view.standings()
        }


def points_of(view: SeasonView, line: PairingLine) -> tuple[int, int] | None:
    """The points of a pairing, counted past the league's own rules; None while it is open."""
    points, best_of = view.record.settings.points, view.record.settings.best_of
    wins = [0, 0]
    for number, game in enumerate(line.counted, 1):
        side = None if game.winner is None else int(game.winner != line.home.id)
        if game.reason == "double_forfeit":
            return points.double_forfeit, points.double_forfeit
        if game.reason in ("played", "timeout"):
            if side is not None:
                wins[side] += 1
            lead, left = abs(wins[0] - wins[1]), best_of - number
            if max(wins) <= best_of // 2 and left > 0 and lead <= left:
                continue
            side = None if not lead else int(wins[1] > wins[0])
        if side is None:
            return points.draw, points.draw
        is_forfeit = game.reason in ("forfeit", "no_show")
        won = (points.forfeit_win, points.forfeit_loss) if is_forfeit else (points.win, points.loss)
        return won if side == 0 else (won[1], won[0])
    return None


# 60 took a replay back in an earlier round, 200 replaced somebody who had two games under way, 448 took a
# round back in which a game was to be played again.
@pytest.mark.parametrize("seed", [0, 1, 2, 60, 200, 448])
async def test_a_season_full_of_corrections_adds_up_and_ends(tmp_path: Path, seed: int) -> None:
    done = await Havoc(seed, tmp_path).play()
    assert done["game"] > 0


def test_the_seeds_meet_every_kind_of_season() -> None:
    formats = [any_settings(random.Random(f"corrections/{seed}")) for seed in range(6)]
    assert len({(one.format, one.playoff) for one in formats}) > 2
