"""Seasons of all kinds in which everything happens at once, and what they come to.

Each has settings of its own. Its players play, concede, agree on draws or stay away; two organisers act, also
at the same moment; the bot is started anew, or dies in the middle of something; it is out of reach for days;
the clock of its machine jumps; games lose their place and find another. After every few steps all that is
stored is judged by `season_oracle.py`, and in the end `verify` reads the whole file.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from sfb_bot.cli.verify import verify
from sfb_bot.kernel import Dice, PlayerError, VersionConflict
from sfb_bot.leagues.rules.values import FORMATS, LeagueRefused, Settings
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.recount import wrong_figures
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, SeasonId, UserId
from tests.campaigns.season_oracle import Played, mistakes, table
from tests.leagues.seasons.season_house import BOSS, DEPUTY, FORMS, SeasonHouse, players
from tests.matches.house import HandClock, house, usual_packs
from tests.matches.test_silences import comes

HOUR: Final = 3600
DAY: Final = 24 * HOUR
MOST_STEPS: Final = 260
JUDGED_EVERY: Final = 12
STRANGERS: Final = tuple(UserId(900 + number) for number in range(1, 9))


@dataclass
class Findings:
    """What a campaign has found and how much of everything it did."""

    wrong: list[str] = field(default_factory=list[str])
    done: Counter[str] = field(default_factory=Counter[str])


async def campaign(folder: Path, seasons: int, seed: str) -> Findings:
    """Play so many seasons."""
    found = Findings()
    for number in range(seasons):
        place = folder / f"season-{number}"
        place.mkdir(parents=True, exist_ok=True)
        fuzzed = Fuzzed(place, f"{seed}/{number}", found)
        try:
            await fuzzed.play()
        except Exception as error:  # noqa: BLE001 - an error of any kind is what is looked for
            found.wrong.append(f"{seed}/{number}: {type(error).__name__}: {error}")
        if any(each.startswith(f"{seed}/{number}:") for each in found.wrong):
            continue
        for file in place.iterdir():
            file.unlink()
        place.rmdir()
    return found


class Fuzzed:
    """One season."""

    def __init__(self, place: Path, name: str, found: Findings) -> None:
        self._place, self._name, self._found = place, name, found
        self._dice = random.Random(name)
        self._answers = Dice(name)
        self._clock = HandClock()
        self._lost: set[MatchId] = set()
        self._opened = AsyncExitStack()
        self._here: SeasonHouse | None = None
        self._season = SeasonId(0)

    @property
    def here(self) -> SeasonHouse:
        """The bot as it runs now."""
        assert self._here is not None
        return self._here

    async def play(self) -> None:
        """From the first entry to the end."""
        await self._start()
        settings, count = self._settings()
        dice = self._dice
        terms = Terms(
            round_length=dice.choice((2, 4, 7)) * DAY,
            grace=dice.choice((0, DAY, 3 * DAY)),
            remind=dice.choice(((), (DAY,))),
            cadence=dice.choice(("at_once", "scheduled")),
            loses_on_time=dice.random() < 0.7,
            seeding="joined",
            unfinished=dice.choice(("asked", "score", "extend")),
        )
        pace = PACES[dice.choice(("live", "daily", "slow"))]
        self._season = await self.here.create(settings, terms, pace=pace)
        await self.here.join(self._season, *players(count))
        await self.here.act(self._season, do.Start())
        for step in range(MOST_STEPS):
            view = await self._view()
            if view.record.status == "finished":
                break
            await self._step(view)
            if step % JUDGED_EVERY == 0:
                await self._judge()
        await self._end()
        await self._judge()
        await self._close()
        self._note(*(await verify(self._place / "sfb.sqlite3", usual_packs())).wrong)

    def _settings(self) -> tuple[Settings, int]:
        dice = self._dice
        while True:
            count = dice.randint(3, 9)
            kind = dice.choice(FORMATS)
            try:
                found = Settings(
                    format=kind,
                    legs=dice.choice((1, 1, 2)) if kind != "swiss" else 1,
                    groups=2 if kind == "groups" else 1,
                    third_place=dice.random() < 0.3,
                    playoff=dice.choice(("none", "single", "double")),
                    qualifiers=dice.choice((1, 2, 4)),
                    best_of=dice.choice((1, 1, 1, 3)),
                    seed=self._name,
                )
            except LeagueRefused:
                continue
            if kind == "groups" and count < 4:
                continue
            if found.playoff == "none" or found.qualifiers <= count // found.groups:
                return found, count

    # --- The bot ---

    async def _start(self) -> None:
        opened = await self._opened.enter_async_context(house(self._place / "sfb.sqlite3", self._clock))
        self._here = SeasonHouse(opened)
        await comes(opened)
        await opened.app.deadlines.fire_due()

    async def _close(self) -> None:
        self._note(*(await wrong_figures(self.here.store, FORMS)))
        await self._opened.aclose()
        self._opened, self._here = AsyncExitStack(), None

    async def _view(self) -> SeasonView:
        return await self.here.view(self._season)

    def _note(self, *wrong: str) -> None:
        self._found.wrong += [f"{self._name}: {each}" for each in wrong]

    # --- What happens ---

    async def _step(self, view: SeasonView) -> None:
        steps: tuple[tuple[int, str, Callable[[], Awaitable[None]]], ...] = (
            (30, "played", self._play_some),
            (16, "conceded", self._concede),
            (4, "drawn", self._draw),
            (16, "time passed", self._pass_time),
            (3, "out of reach", self._be_away),
            (3, "clock set", self._set_clock),
            (3, "place lost", self._lose_place),
            (8, "place found", self._find_place),
            (5, "started anew", self._restart),
            (4, "killed", self._be_killed),
            (9, "organised", self._organise),
            (4, "organised by two", self._organise_twice),
        )
        chosen = self._dice.choices(steps, [weight for weight, _, _ in steps])[0]
        if view.record.status == "paused" and self._dice.random() < 0.3:
            await self._act(do.Resume(), BOSS)
        self._found.done[chosen[1]] += 1
        await chosen[2]()

    async def _open(self) -> list[PairingLine]:
        return [line for line in (await self._view()).open_lines if line.match is not None]

    async def _some_match(self) -> MatchId | None:
        lines = await self._open()
        return self._dice.choice(lines).match if lines else None

    async def _play_some(self) -> None:
        match = await self._some_match()
        for _ in range(self._dice.randint(1, 30)):
            if match is None or not (await self.here.house.look(match)).waiting_for:
                return
            try:
                await self.here.house.answer_randomly(match, self._answers)
            except PlayerError:
                return
        await self.here.app.deadlines.fire_due()

    async def _concede(self) -> None:
        match = await self._some_match()
        if match is not None:
            seats = (await self.here.house.look(match)).record.seats
            await self._tried(self.here.concede(match, self._dice.choice(seats).user))

    async def _draw(self) -> None:
        match = await self._some_match()
        if match is not None:
            seats = (await self.here.house.look(match)).record.seats
            await self._tried(self.here.draw(match, [seat.user for seat in seats]))

    async def _tried(self, deed: Awaitable[object]) -> None:
        """What is refused is refused."""
        try:
            await deed
        except (PlayerError, VersionConflict) as error:
            self._found.done[f"refused: {type(error).__name__}"] += 1

    async def _pass_time(self) -> None:
        for _ in range(self._dice.randint(1, 4)):
            self._clock.passes(self._dice.choice((60, HOUR, 6 * HOUR, DAY, DAY)))
            self.here.app.clock.note()
            await self.here.app.deadlines.fire_due()

    async def _be_away(self) -> None:
        self._clock.passes(self._dice.choice((HOUR, DAY, 3 * DAY)))
        await self.here.app.presence.look()
        await self.here.app.deadlines.fire_due()

    async def _set_clock(self) -> None:
        """While the bot is stopped; a jump of a running one is told by its ticks."""
        await self.here.app.presence.stop()
        await self._close()
        self._clock.is_set_to(self._clock.now() + self._dice.choice((-DAY, -HOUR, HOUR, 2 * DAY)))
        await self._start()

    async def _lose_place(self) -> None:
        match = await self._some_match()
        if match is not None and match not in self._lost:
            await self.here.store.lose_sight(match, self.here.app.clock.now())
            self.here.app.cache.forget(match)
            self._lost.add(match)

    async def _find_place(self) -> None:
        if self._lost:
            match = self._lost.pop()
            await self.here.store.regain_sight(match, self.here.app.clock.now(), None)
            self.here.app.cache.forget(match)

    async def _restart(self) -> None:
        await self.here.app.presence.stop()
        await self._close()
        await self._start()

    async def _be_killed(self) -> None:
        """Something is begun, and the bot ends in the middle of it."""
        deed = self._dice.choice((self._concede, self._organise, self._pass_time))
        task = asyncio.ensure_future(deed())
        for _ in range(self._dice.randint(0, 60)):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await self._opened.aclose()
        self._opened = AsyncExitStack()
        await self._start()

    # --- Organisers ---

    async def _organise(self) -> None:
        await self._act(self._deed(await self._view()), self._dice.choice((BOSS, DEPUTY)))

    async def _organise_twice(self) -> None:
        view = await self._view()
        await asyncio.gather(self._act(self._deed(view), BOSS), self._act(self._deed(view), DEPUTY))

    async def _act(self, action: do.Action, actor: UserId) -> None:
        self._found.done[f"organiser: {do.NAMES[type(action)]}"] += 1
        await self._tried(self.here.act(self._season, action, actor))

    def _deed(self, view: SeasonView) -> do.Action:
        dice = self._dice
        line = dice.choice(view.lines())
        entrant = dice.choice(line.record.pairing.entrants)
        somebody = dice.choice([user for one in view.entrants for user in one.users])
        result: do.Result = dice.choice(("win", "draw", "forfeit", "double_forfeit"))
        return dice.choice(
            (
                do.Correct(line.id, result, None if result in ("draw", "double_forfeit") else entrant),
                do.Replay(line.id),
                dice.choice((do.ReopenRound(), do.Extend(None, DAY), do.Extend(line.id, 2 * DAY))),
                dice.choice((do.EnterLate((dice.choice(STRANGERS),)), do.ComeBack(somebody))),
                do.Award(line.id, entrant),
                do.Forfeit(line.id, dice.choice((entrant, None))),
                do.Substitute(somebody, dice.choice(STRANGERS)),
                do.Drop(somebody) if dice.random() < 0.3 else do.OpenRound(),
                do.Pause(),
                do.Resume(),
                do.CloseRound() if dice.random() < 0.3 else do.Undo(),
                do.Undo(),
            )
        )

    # --- The end ---

    async def _end(self) -> None:
        """Whatever is left is played, so that the season ends by itself."""
        while self._lost:
            await self._find_place()
        for _ in range(400):
            view = await self._view()
            if view.record.status == "finished":
                self._found.done["seasons finished"] += 1
                return
            if view.record.status == "paused":
                await self._act(do.Resume(), BOSS)
            elif view.round is not None and view.round.is_held:
                # A round that was taken back waits for the organisers.
                await self._act(do.OpenRound(), BOSS)
            for _ in range(20):
                await self._concede()
            await self._pass_time()
        self._note("it does not end")

    async def _judge(self) -> None:
        await self.here.app.deadlines.fire_due()
        view, store = await self._view(), self.here.store
        log = await store.season_actions(self._season, 10_000)
        matches: dict[MatchId, Played] = {}
        for game in view.loaded.games:
            record = await store.match_record(game.match) if game.match is not None else None
            if record is not None and game.match is not None:
                rules = self.here.app.cache.rules_of(record)
                matches[game.match] = Played(record, tuple(await store.entries(game.match)), rules)
        self._note(*mistakes(view.loaded, matches, log))
        if view.record.settings.best_of > 1:
            return
        counted = table(view.loaded)
        for line in view.standings():
            mine = counted[line.entrant]
            shown = replace(mine, points=line.points, won=line.won, drawn=line.drawn, lost=line.lost)
            shown = replace(shown, scored=line.scored, conceded=line.conceded)
            if shown != mine:
                self._note(f"the table has {shown} for {line.entrant}, counted were {mine}")
