"""Random seasons of people who come and go: whoever never came to a pairing never wins it.

What is expected is counted apart from the league: every press is written down when it is made.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.leagues.rules.values import EntrantId, PairingId, Settings
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.refusals import BadMatchTime
from sfb_bot.leagues.seasons.terms import Terms, Unfinished
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, Moment, SeasonId, UserId
from tests.leagues.seasons.season_house import DAY, SeasonHouse, players, season_house
from tests.matches.house import HandClock
from tests.thoroughness import examples

HOUR = 3600
RULES: tuple[Unfinished, ...] = ("asked", "score", "extend")


class People:
    """Everybody in a season: what they do by chance, and which pairings they have come to."""

    def __init__(self, season: SeasonId, seed: int) -> None:
        self.season = season
        self.dice = random.Random(f"attendance {seed}")
        self.came: defaultdict[PairingId, set[EntrantId]] = defaultdict(set)
        # Some never do anything in some rounds.
        self.sleepy = {user: self.dice.choice((0.0, 0.3, 0.8)) for user in players(4)}
        self.asleep: dict[tuple[PairingId, UserId], bool] = {}

    async def act(self, h: SeasonHouse) -> None:
        """Somebody who is not asleep in their pairing does something, if there is anything to be done."""
        view = await h.view(self.season)
        for line in view.open_lines:
            user = self.dice.choice(players_of(line))
            key = line.id, user
            if key not in self.asleep:
                self.asleep[key] = self.dice.random() < self.sleepy[user]
            if not self.asleep[key] and line.match is not None:
                await self._press(h, line, line.match, user)

    async def _press(self, h: SeasonHouse, line: PairingLine, match: MatchId, user: UserId) -> None:
        mine = next(one for one in (line.home, line.away) if one is not None and user in one.users)
        kind = self.dice.choice(("ready", "answer", "answer", "time"))
        look = await h.house.look(match, user)
        if kind == "ready":
            await h.app.arrivals.come(match, user, h.house.press())
            self.came[line.id].add(mine.id)
        elif kind == "answer" and look.question is not None and look.held is None:
            dice = Dice(str(self.dice.random()))
            if await h.house.user_to_act(match) == user:
                await h.house.answer_randomly(match, dice)
                self.came[line.id].add(mine.id)
        elif kind == "time":
            await self._agree(h, line, user)

    async def _agree(self, h: SeasonHouse, line: PairingLine, user: UserId) -> None:
        """Agreeing a time is not coming to it."""
        other = next(each for each in players_of(line) if each != user)
        at = Moment(h.clock.now() + self.dice.randrange(1, 2 * DAY))
        try:
            await h.leagues.times.offer(self.season, user, at, h.house.press())
            await h.leagues.times.accept(self.season, at, other, h.house.press())
        except BadMatchTime as error:
            if error.rule not in ("late", "past", "stale"):
                raise


def players_of(line: PairingLine) -> list[UserId]:
    return [user for one in (line.home, line.away) if one is not None for user in one.users]


def judge(line: PairingLine, came: set[EntrantId]) -> None:
    """What must hold for a pairing, whatever else happened."""
    state = line.state
    assert state.decided
    if state.winner is not None:
        assert state.winner in came, "a winner who never came"
    if not came:
        assert state.reason == "double_forfeit"
    elif len(came) == 1:
        assert (state.reason, {state.winner}) == ("no_show", came)
    else:
        assert state.reason in ("played", "timeout", "forfeit", "double_forfeit", "score")
        assert all(game.winner is None or game.winner in came for game in line.games)


# Every rule with every pace takes nine; three have every rule, pace and grace.
@pytest.mark.parametrize("seed", [*range(9)] if examples(0, 1) else [1, 5, 6])
async def test_nobody_wins_a_pairing_they_never_came_to(tmp_path: Path, seed: int) -> None:
    clock = HandClock()
    rule = RULES[seed % len(RULES)]
    pace = PACES[("live", "daily", "slow")[seed // 3 % 3]]
    terms = Terms(round_length=3 * DAY, seeding="joined", unfinished=rule, grace=(seed % 2) * DAY)
    async with season_house(tmp_path, clock) as h:
        season = await h.create(Settings(seed=str(seed)), terms, pace=replace(pace, hold=0))
        await h.join(season, *players(4))
        await h.act(season, Start())
        people = People(season, seed)
    while True:
        # A restart now and then loses nobody's coming.
        async with season_house(tmp_path, clock) as h:
            for _ in range(12):
                for _ in range(people.dice.randrange(4)):
                    await people.act(h)
                await h.passes(people.dice.randrange(1, 6 * HOUR))
            view = await h.view(season)
            if view.record.status == "finished":
                break
    async with season_house(tmp_path, clock) as h:
        lines = (await h.view(season)).lines()
        assert len(lines) == 6
        for line in lines:
            judge(line, people.came[line.id])
