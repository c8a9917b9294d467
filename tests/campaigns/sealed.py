"""A sealed choice: which it is, the others must not see before it is opened.

The same set-up is played in worlds that differ in that alone. That somebody has chosen is no secret: a post
says whom it waits for.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sfb_bot.kernel import Dice, Seat, random_keys
from sfb_bot.matches.records import MatchId, UserId
from tests.campaigns.secrecy import Scene, Seen, World, differences, dump, made, reading_the_log
from tests.end_to_end.harness import Game, Stage, begin, begin_teams, stage
from tests.end_to_end.players import settled

WAYS: Final = ("one", "other", "third")
MOST_STEPS: Final = 60


async def play_to_seal(here: Stage, game: Game, number: int, seed: str) -> Seat | None:
    """Answer everything up to the sealed question of this number; who is asked first, None without one."""
    dice, sealed = Dice(seed), 0
    for step in range(MOST_STEPS):
        look = await here.look(game.match)
        if look.record.status == "over" or not look.waiting_for or look.record.clock.turn > 0:
            return None
        if len(look.waiting_for) > 1:
            if sealed == number:
                return look.waiting_for[0]
            sealed += 1
        for seat in look.waiting_for:
            await choose(here, game, seat, dice, f"before/{step}/{seat}")
            await settled(here, game)
    return None


async def choose(here: Stage, game: Game, seat: Seat, dice: Dice, press: str) -> None:
    """Answer for a seat, whatever the dice say."""
    match, user = MatchId(game.match), UserId(game.user_of(seat).id)
    asked = await here.shell.app.matches.look(match, user)
    assert asked.question is not None
    keys = random_keys(asked.question, dice)
    await here.shell.app.matches.answer(match, user, asked.record.ask_no, keys, press)
    here.shell.app.wake()


async def one_world(folder: Path, seed: str, mode: str, number: int, way: str) -> Seen | None:
    """What it looks like while a sealed question is open; None where there is no such question."""
    async with stage(folder, seed, goal=5) as here:
        game = await (begin(here, first="me") if mode == "duel" else begin_teams(here, first="me"))
        record = await here.record(game.match)
        chooser = await play_to_seal(here, game, number, seed)
        if chooser is None:
            return None
        await settled(here, game)
        sides = [seat.side for seat in record.seats]
        other = next(Seat(at) for at, side in enumerate(sides) if side != sides[chooser])
        world = World(here, game, record.created_at)
        await choose(here, game, chooser, Dice(f"{seed}/{way}"), "sealed")
        await settled(here, game)
        with reading_the_log(world.seen.logged):
            await world.look_around("sealed", Scene((), (), (), other, chooser))
        return world.seen


async def campaign(
    folder: Path, scenes: int, seed: str, say: Callable[[str], None] = print
) -> dict[str, int]:
    """So many sealed questions, each in all worlds."""
    counts = {"sealed questions": 0, "worlds": 0, "differences": 0}
    for number in range(scenes):
        mode, which = ("teams" if number % 3 == 2 else "duel"), number % 2
        name = f"{seed}/{number}"
        place = made(folder, f"sealed-{number}", len(WAYS))
        first: Seen | None = None
        for at, way in enumerate(WAYS):
            seen = await one_world(place / str(at), name, mode, which, way)
            if seen is None:
                break
            counts["worlds"] += 1
            first = first or seen
            for difference in differences(first, seen):
                counts["differences"] += 1
                say(f"  ! {name} ({mode}, question {which}, {way}): {difference}")
                dump(place / f"difference-{at}.json", first, seen)
        counts["sealed questions"] += first is not None
        say(f"{time.strftime('%H:%M:%S')} {name} ({mode}): {counts}")
    return counts
