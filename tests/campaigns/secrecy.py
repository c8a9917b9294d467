"""The same match with other hands: what opponent and stranger see, and when, must be the same.

One defender passes at once, another one with another hand thinks about it first or has left a standing order.
Compared are the stream of public posts and changes with their moments and pings, everything on screen down to
the bytes of the pictures, the ids of controls, the board of running matches, what is suggested while typing,
and what the bot writes into its log.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final
from unittest.mock import AsyncMock, patch

from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Dice, Seat, random_keys
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import PlaygroundError, UserDriver
from sfb_bot.playground.world.events import MessageCreated, MessageUpdated, WorldEvent
from sfb_bot.playground.world.messages import text_of
from sfb_bot.storage.rows import pack, unpack
from tests.end_to_end.harness import Game, Stage, begin, begin_teams, newest_post, stage, verbs
from tests.end_to_end.players import settled
from tests.end_to_end.test_secrecy import Answer, give
from tests.games.brawl.kit.table import rules
from tests.patience import until

# How a defender who passes may go about it: seconds before the press, None for an order given beforehand.
WAYS: Final[dict[str, tuple[int | None, ...]]] = {"live": (0, 0), "daily": (0, 250, None)}
MOST_STEPS: Final = 14
LOOKS: Final = ("play", "board", "log", "page")
COMMANDS: Final = ("brawl live", "brawl list", "brawl log")


@dataclass(frozen=True)
class Scene:
    """Answers up to the start of an action of the attacker, then that action and what follows, as it is told.

    In each of the later ones the public facts are the same for both hands; `windows` are the places of
    reaction windows among them.
    """

    before: tuple[Answer, ...]
    after: tuple[Answer, ...]
    windows: tuple[int, ...]
    attacker: Seat
    defender: Seat


@dataclass
class Seen:
    """What one world looked like from outside."""

    stream: list[object] = field(default_factory=list[object])
    screens: dict[str, object] = field(default_factory=dict[str, object])
    typed: dict[str, object] = field(default_factory=dict[str, object])
    logged: Counter[str] = field(default_factory=Counter[str])
    hand: list[str] = field(default_factory=list[str])


def swap_hand(state: State, seat: Seat) -> None:
    """The seat's unseen cards trade places with cards of its deck."""
    player = state.players[seat]
    unseen = [card for card in player.hand if card not in player.shown]
    player.hand = [*player.shown, *player.deck[: len(unseen)]]
    player.deck = [*unseen, *player.deck[len(unseen) :]]


def scout(setup: dict[str, Any], seed: str, answers_seed: str) -> Scene | None:
    """The first attack of a random match on somebody whose hand can be another one."""
    run = BrawlRun(rules(), rules().begin(setup, seed))
    dice, before, action = Dice(answers_seed), list[Answer](), list[Answer]()
    start = run.checkpoint()
    while run.ask is not None:
        if run.at_boundary:
            before, action, start = [*before, *action], [], run.checkpoint()
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        if decision.prompt == "react" and action:
            player, turn = run.state.players[decision.seat], rules().turn(run.state)
            is_free = len(player.deck) >= len(player.hand) > len(player.shown)
            if is_free and turn is not None and turn[0] != decision.seat:
                other = rules().decode_state(start.state)
                swap_hand(other, decision.seat)
                twin = replace(start, state=rules().encode_state(other))
                pair = BrawlRun.rebuild(rules(), start), BrawlRun.rebuild(rules(), twin)
                after, windows = _go_on(pair, action, dice)
                if windows:
                    return Scene(tuple(before), after, windows, turn[0], decision.seat)
        keys = random_keys(decision, dice)
        action.append((decision.seat, keys))
        run.answer(decision.seat, run.ask_no, keys)
    return None


def _go_on(
    pair: tuple[BrawlRun, BrawlRun], action: Sequence[Answer], dice: Dice
) -> tuple[tuple[Answer, ...], tuple[int, ...]]:
    """The action and what follows in that turn, as long as both hands lead to the same public facts."""
    one = pair[0]
    turn, given, windows = rules().turn(one.state), list[Answer](), list[int]()
    planned = list(action)
    while one.ask is not None and len(given) < len(action) + MOST_STEPS and rules().turn(one.state) == turn:
        decision = one.decision_for(one.waiting_for[0])
        assert decision is not None
        is_window = decision.prompt == "react"
        if planned:
            keys = planned.pop(0)[1]
        elif is_window:
            keys = decision.default
        elif turn is not None and decision.seat == turn[0]:
            keys = random_keys(decision, dice)
        else:
            break
        seat = decision.seat
        told = [_step(run, seat, keys) for run in pair]
        if told[0] is None or told[0] != told[1]:
            break
        given.append((seat, keys))
        if is_window and seat != (turn or (None,))[0]:
            windows.append(len(given) - 1)
    return tuple(given), tuple(windows)


def _step(run: BrawlRun, seat: Seat, keys: tuple[str, ...]) -> object:
    """What everybody is told of an answer; None where it cannot be given."""
    if run.waiting_for[:1] != (seat,):
        return None
    step = run.answer(seat, run.ask_no, keys)
    return [event.for_public() for event in step.events], step.asked, step.boundary


def deal_another_hand(database: Path, match: int, seat: Seat) -> None:
    """Change the stored checkpoint."""
    with closing(sqlite3.connect(database)) as connection, connection:
        seq, body = connection.execute(
            "SELECT seq, body FROM checkpoint WHERE match = ? ORDER BY seq DESC LIMIT 1", (match,)
        ).fetchone()
        stored = unpack(body)
        state = rules().decode_state(stored.state)
        swap_hand(state, seat)
        changed = replace(stored, state=rules().encode_state(state))
        connection.execute(
            "UPDATE checkpoint SET body = ? WHERE match = ? AND seq = ?", (pack(changed), match, seq)
        )


class World:
    """One run of a scene."""

    def __init__(self, here: Stage, game: Game, began: int) -> None:
        self._here = here
        self._game = game
        self._began = began
        self.seen = Seen()
        here.playground.world.listen(self._hear)

    def _hear(self, event: WorldEvent) -> None:
        if isinstance(event, MessageCreated | MessageUpdated):
            message = event.message
            if message.ephemeral_for is None and message.channel_id == self._game.place:
                at = self._here.clock.now() - self._began
                self.seen.stream.append(
                    (type(event).__name__, at, self._text(text_of(message)), tuple(message.mentions))
                )

    def _text(self, text: str) -> str:
        """With moments as seconds since the match began, and whatever number its thread has."""
        parts = text.replace(f"<#{self._game.place}>", "<#thread>").split("<t:")
        for number, part in enumerate(parts[1:], 1):
            moment, rest = part.split(":", 1)
            parts[number] = f"{int(moment) - self._began}:{rest}"
        return "<t:".join(parts)

    async def play(self, scene: Scene, way: int | None) -> None:
        """The scene, with a defender who passes in this way."""
        defender = self._game.user_of(scene.defender)
        self.seen.hand = [str(c) for c in (await self._here.look(self._game.match, defender)).private.hand]
        if way is None:
            await self._here.shell.app.matches.order(
                MatchId(self._game.match), UserId(defender.id), "pass_turn"
            )
        for number, answer in enumerate(scene.after):
            if number in scene.windows:
                await self.look_around(f"window {number}", scene)
                await self._pass(answer[0], way if answer[0] == scene.defender else 0)
            else:
                await give(self._here, self._game, (answer,), f"after {number}")
        await self.look_around("end", scene)

    async def _pass(self, seat: Seat, way: int | None) -> None:
        """Nobody reacts: at once, after some thought, or by order; at daily pace it counts later."""
        here, game = self._here, self._game
        hold = (await here.record(game.match)).pace.hold
        ask_no = (await here.record(game.match)).ask_no
        if way and hold:
            here.jump(way)
            await settled(here, game)
        if way is not None:
            await self._press_no(seat)
        if hold:
            here.jump(hold - (way or 0))
            await counted(here, game, ask_no)
        await settled(here, game)

    async def _press_no(self, seat: Seat) -> None:
        user = self._game.user_of(seat)
        post = newest_post(user, self._game.place)
        assert post is not None
        there = verbs(post)
        panel = (await user.press(post, there.get("respond") or there["play"])).message
        assert panel is not None
        skip = next(b for b in panel.buttons if b.label.startswith("No reaction"))
        await user.press(panel, skip.custom_id or "")
        await user.until(lambda: user.look(panel).view != panel.view, "a changed panel")

    async def look_around(self, when: str, scene: Scene) -> None:
        """The attacker and a stranger look at everything there is to look at."""
        game = self._game
        stranger = self._here.user("heidi")
        for name, user in (("opponent", game.user_of(scene.attacker)), ("stranger", stranger)):
            post = newest_post(user, game.place)
            assert post is not None
            for verb in LOOKS:
                if verb in verbs(post):
                    await user.press(post, verbs(post)[verb])
            for words in COMMANDS:
                await user.slash(game.place, words)
            key = f"{when} {name}"
            self.seen.screens[key] = self._on_screen(user)
            self.seen.typed[key] = [await self._suggested(user, typed) for typed in ("", "a", "e")]
            user.restart_client()

    async def _suggested(self, user: UserDriver, typed: str) -> object:
        try:
            return await user.autocomplete(self._game.place, "brawl do", "card", typed)
        except PlaygroundError as error:
            return repr(error)

    def _on_screen(self, user: UserDriver) -> list[object]:
        found: list[object] = []
        world = self._here.playground.world
        for message in user.visible_messages(self._game.place):
            stored = world.message(message.channel_id, message.id)
            assert stored is not None
            found.append(
                (
                    self._text(message.text),
                    [(b.label, b.custom_id, b.is_disabled, b.style) for b in message.buttons],
                    message.menus,
                    [picture.alt for picture in message.pictures],
                    [(each.filename, each.description, world.files[each.id]) for each in stored.attachments],
                    message.pings_me,
                )
            )
        return found


async def counted(here: Stage, game: Game, ask_no: int) -> None:
    """An answer that waited for its hidden moment takes effect, once time has passed."""

    async def has_counted() -> bool:
        here.shell.app.wake()
        record = await here.record(game.match)
        return record.ask_no != ask_no or record.status == "over"

    await until(has_counted, "the hidden moment")


async def play_to(here: Stage, game: Game, answers: Sequence[Answer]) -> None:
    """Answers straight to the application, told in one post; whoever has to wait for a moment waits."""
    await settled(here, game)
    with patch.object(here.shell.app.store, "pending_outbox", AsyncMock(return_value=[])):
        for number, (seat, keys) in enumerate(answers):
            record = await here.record(game.match)
            user = UserId(game.user_of(seat).id)
            look = await here.shell.app.matches.answer(
                MatchId(game.match), user, record.ask_no, keys, f"before/{number}"
            )
            if look.outcome == "held":
                here.jump(record.pace.hold)
                await counted(here, game, record.ask_no)
    here.shell.app.wake()
    await settled(here, game)


async def one_world(
    folder: Path, seed: str, pace: str, mode: str, way: int | None, *, other_hand: bool
) -> tuple[Seen, int]:
    """What a scene looks like, and how many windows it has; none where nobody was attacked."""
    async with stage(folder, seed, goal=5) as here:
        if mode == "duel":
            game = await begin(here, first="me", pace=pace, draft="casual")
        else:
            game = await begin_teams(here, first="me", pace=pace)
        record = await here.record(game.match)
        scene = scout(record.setup, record.seed, seed)
        if scene is None:
            return Seen(), 0
        await play_to(here, game, scene.before)
        await here.stop()
        if other_hand:
            deal_another_hand(here.database, game.match, scene.defender)
        await here.start()
        world = World(here, game, record.created_at)
        with reading_the_log(world.seen.logged):
            await world.play(scene, way)
        return world.seen, len(scene.windows)


@contextmanager
def reading_the_log(lines: Counter[str]) -> Iterator[None]:
    """Count the lines of the bot's log, whatever the numbers in them."""

    class Reader(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines[f"{record.levelname} {record.name}: {re.sub(r'[0-9]+', '#', record.getMessage())}"] += 1

    log, reader = logging.getLogger("sfb_bot"), Reader()
    before = log.level
    log.addHandler(reader)
    log.setLevel(logging.INFO)
    try:
        yield
    finally:
        log.removeHandler(reader)
        log.setLevel(before)


def differences(first: Seen, other: Seen) -> list[str]:
    """Where two worlds differ."""
    found: list[str] = []
    for name in ("stream", "screens", "typed", "logged"):
        one, two = getattr(first, name), getattr(other, name)
        if one != two:
            found.append(f"{name}: {_short(one, two)}")
    return found


def _short(one: Any, two: Any) -> str:
    pairs = (
        zip(one.values(), two.values(), strict=False)
        if isinstance(one, dict)
        else zip(one, two, strict=False)
    )
    for mine, theirs in pairs:
        if isinstance(mine, list | tuple) and isinstance(theirs, list | tuple) and mine != theirs:
            return _short(mine, theirs)  # pyright: ignore[reportUnknownArgumentType]
        if mine != theirs:
            return f"{str(mine)[:600]} is {str(theirs)[:600]}"
    return f"{len(one)} and {len(two)}"


def dump(path: Path, *worlds: Seen) -> None:
    """What was seen from outside in each world, for somebody who wants to find the difference."""
    path.write_text(json.dumps([[repr(each) for each in world.stream] for world in worlds], indent=1))


def made(folder: Path, name: str, worlds: int) -> Path:
    """A folder for a scene, with one for each of its worlds."""
    for number in range(worlds):
        (folder / name / str(number)).mkdir(parents=True)
    return folder / name


async def campaign(
    folder: Path, windows: int, seed: str, say: Callable[[str], None] = print
) -> dict[str, int]:
    """Scenes of both paces and modes until so many windows have been compared at each pace."""
    counts = {"windows live": 0, "windows daily": 0, "worlds": 0, "same hands": 0, "differences": 0}
    for pace, ways in WAYS.items():
        number, tries = 0, 0
        while counts[f"windows {pace}"] < (windows + 1) // 2 and tries < 20 * windows:
            tries += 1
            name = f"{seed}/{pace}/{tries}"
            mode = "teams" if tries % 4 == 0 else "duel"
            place = made(folder, f"{pace}-{tries}", len(ways))
            first, found = await one_world(place / "0", name, pace, mode, ways[0], other_hand=False)
            counts["worlds"] += 1
            if not found:
                continue
            number += 1
            for which, way in enumerate(ways[1:], 1):
                other, _ = await one_world(place / str(which), name, pace, mode, way, other_hand=True)
                counts["worlds"] += 1
                counts["same hands"] += sorted(first.hand) == sorted(other.hand)
                for difference in differences(first, other):
                    counts["differences"] += 1
                    say(f"  ! {name} ({mode}, way {way}): {difference}")
                    dump(place / f"difference-{which}.json", first, other)
            counts[f"windows {pace}"] += found
            say(f"{time.strftime('%H:%M:%S')} {name} ({mode}): {counts}")
    return counts
