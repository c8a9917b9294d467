"""Users who play by pressing what they see, at random but the same way for the same seed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sfb_bot.kernel import Dice, Word, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, Moment, UserId
from sfb_bot.playground import DidNotRespond, NothingHappened, UserActionError, UserDriver, VisibleMessage
from sfb_bot.playground.drive.views import Button, Menu
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import Answer, AnswerAnyway, AnswerLine, EndTurn
from sfb_bot.screens.custom_ids import read_action
from tests.end_to_end.harness import Game, Peopled, Stage, is_called, is_result, newest_post, verbs
from tests.patience import PATIENCE, until

STALE = Texts("en").say("refused-stale")
SHRUNK = Texts("en").say("panel-shrunk")
MOST_TROUBLE = 40
# What a person does who sees nothing new where a bot may have been killed; nothing fails then.
LOOKS_AGAIN_AFTER = 10.0
# Far longer than a game stands still, also while a bot that was killed starts again on a busy machine.
LONGEST_LULL = 180.0


@dataclass(frozen=True)
class Given:
    """An answer whose outcome the user has seen."""

    interaction: str
    ask_no: int
    keys: tuple[str, ...]


class Budget:
    """How many answers the players may still give together."""

    def __init__(self, answers: int) -> None:
        self._left = answers
        self.spent = asyncio.Event()

    def spend(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.spent.set()


@dataclass
class RandomUser:
    """Looks at the newest post, presses Play or Respond, then any control of the open question."""

    stage: Peopled
    user: UserDriver
    place: int
    dice: random.Random
    given: list[Given] = field(default_factory=list[Given])
    presses: int = 0
    trouble: int = 0
    is_done: bool = False
    is_waiting: bool = False
    budget: Budget | None = None

    async def play(self) -> None:
        """Play until the match is over or the budget is spent."""
        seen: tuple[int, str] | None = None
        loop = asyncio.get_running_loop()
        newest, since = seen, loop.time()
        while not self._has_enough():
            try:
                post = await self._next_post(seen)
                seen = (post.id, post.text)
                if seen != newest:
                    newest, since = seen, loop.time()
                if is_result(post):
                    self.is_done = True
                    return
                if is_called(post, self.user):
                    await self._answer_all(post)
            except (DidNotRespond, NothingHappened, UserActionError):
                # What a person does then: look again, press again.
                self.trouble += 1
                assert self.trouble < MOST_TROUBLE, f"{self.user} is stuck"
                assert loop.time() - since < LONGEST_LULL, f"{self.user} sees nothing new after {newest}"
                seen = None
                await asyncio.sleep(0)

    @property
    def _patience(self) -> float:
        return LOOKS_AGAIN_AFTER if self.stage.has_faults else PATIENCE

    def _has_enough(self) -> bool:
        return self.budget is not None and self.budget.spent.is_set()

    async def _next_post(self, seen: tuple[int, str] | None) -> VisibleMessage:
        found: list[VisibleMessage] = []

        def look() -> bool:
            post = newest_post(self.user, self.place)
            found[:] = [post] if post is not None and (post.id, post.text) != seen else []
            return bool(found)

        self.is_waiting = True
        try:
            await self.user.until(look, "a newer post", self._patience)
        finally:
            self.is_waiting = False
        return found[0]

    async def _answer_all(self, post: VisibleMessage) -> None:
        panel = await self.open_panel(post)
        while panel is not None and not self._has_enough():
            control = self.choose(panel)
            if control is None:
                return
            panel = await self.use(panel, control)

    async def open_panel(self, post: VisibleMessage) -> VisibleMessage | None:
        """The private panel behind Respond or Play."""
        there = verbs(post)
        return (await self.user.press(post, there.get("respond") or there["play"])).message

    def choose(self, panel: VisibleMessage) -> Button | Menu | None:
        """Any enabled control of the open question; None when nothing is asked."""
        # What belongs to the open question; undo and concession are for tests of their own.
        wanted = Answer | AnswerAnyway | AnswerLine | EndTurn
        found: list[Button | Menu] = [
            b for b in panel.buttons if isinstance(_action(b), wanted) and not b.is_disabled
        ]
        found += [m for m in panel.menus if isinstance(_action(m), wanted)]
        return self.dice.choice(found) if found else None

    async def use(self, panel: VisibleMessage, control: Button | Menu) -> VisibleMessage:
        """Press it and wait until the panel shows what came of it."""
        world = self.stage.playground.world
        stored = world.message(panel.channel_id, panel.id)
        assert stored is not None
        before, newest = stored.edited_at, lowest(self.user, panel.channel_id)
        self.presses += 1
        if isinstance(control, Menu):
            values = [value for _, value in control.options]
            chosen = self.dice.sample(values, self.dice.randint(control.least, control.most))
            outcome = await self.user.select(panel, chosen, control.custom_id)
        else:
            chosen = list[str]()
            outcome = await self.user.press(panel, control.custom_id or "")
        await self.user.until(lambda: stored.edited_at != before, "a changed panel", self._patience)
        after = await moved(self.user, panel, newest, self._patience)
        action = _action(control, chosen)
        left = [_action(button) for button in after.buttons]
        is_asked_first = any(
            isinstance(each, AnswerAnyway) or (isinstance(each, AnswerLine) and each.anyway) for each in left
        )
        is_taken = STALE not in after.text and not is_asked_first
        if isinstance(action, Answer | AnswerAnyway | AnswerLine) and is_taken:
            # Of several answers in one press the first one carries its number.
            keys = action.line[:1] if isinstance(action, AnswerLine) else action.keys
            self.given.append(Given(str(outcome.interaction.id), action.ask_no, keys))
            if self.budget is not None:
                for _ in action.line if isinstance(action, AnswerLine) else ("one answer",):
                    self.budget.spend()
        return after


def lowest(user: UserDriver, place: int) -> int:
    """The newest message a user sees in a place."""
    return max((message.id for message in user.visible_messages(place)), default=0)


def panels_below(user: UserDriver, panel: VisibleMessage, after: int) -> list[VisibleMessage]:
    """The private messages that have come after a message: what a panel that has shrunk has become."""
    seen = user.visible_messages(panel.channel_id)
    return [each for each in seen if each.is_ephemeral and each.id > max(panel.id, after)]


async def moved(
    user: UserDriver, panel: VisibleMessage, after: int, patience: float = PATIENCE
) -> VisibleMessage:
    """The panel as it is now, or the next one, newer than the message `after`, if it has shrunk to a line."""
    now = user.look(panel)
    if now.text != SHRUNK:
        return now
    assert not now.buttons
    assert not now.menus
    assert not now.pictures
    await user.until(lambda: bool(panels_below(user, panel, after)), "the next panel", patience)
    return panels_below(user, panel, after)[-1]


def _action(control: Button | Menu, chosen: Sequence[str] = ("anything",)) -> Action | None:
    return read_action(control.custom_id or "", chosen if isinstance(control, Menu) else ())


def random_users(stage: Peopled, game: Game, seed: str) -> tuple[RandomUser, ...]:
    """The players of a game, each with dice of their own."""
    return tuple(
        RandomUser(stage, user, game.place, random.Random(f"{seed}/{user.name}")) for user in game.players
    )


async def play_on(players: Sequence[RandomUser], most: int | None = None) -> None:
    """Let all play at once, to the end or until all together have given `most` more answers.

    Whoever is in the middle of a press finishes it first.
    """
    budget = None if most is None else Budget(most)
    for player in players:
        player.budget = budget
    tasks = {asyncio.ensure_future(player.play()): player for player in players}
    if budget is None:
        await asyncio.gather(*tasks)
        return
    spent = asyncio.ensure_future(budget.spent.wait())
    await asyncio.wait((*tasks, spent), return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    is_over = any(player.is_done for player in players)
    assert budget.spent.is_set() or is_over or any(task.done() for task in tasks)
    spent.cancel()
    for task, player in tasks.items():
        if player.is_waiting and not is_over:
            task.cancel()
        for ended in await asyncio.gather(task, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


async def play_out(stage: Stage, game: Game, players: Sequence[RandomUser], most: int = 20) -> None:
    """Let all play on for a while; then the host gives up, unless it is over, and everybody is told.

    That matches go on to their last point is for the tests of whole games.
    """
    await play_on(players, most)
    if (await stage.record(game.match)).status != "over":
        match, host = MatchId(game.match), UserId(game.host.id)
        await stage.shell.app.matches.say(match, host, Word.CONCEDE, f"the end of {game.match}")
    await settled(stage, game)


async def settled(stage: Stage, game: Game) -> None:
    """Everything that is to be shown of the match is shown."""
    store = stage.shell.app.store

    async def is_shown() -> bool:
        rows = await store.pending_outbox(Moment(stage.clock.now() + 10**6), 1000)
        return not any(row.match == game.match for row in rows)

    await until(is_shown, f"all posts of match {game.match}")


async def panels_shown(stage: Stage, game: Game) -> None:
    """Whoever is asked sees it in their panel, too, where that goes on by itself after the post."""
    match = MatchId(game.match)

    async def is_shown() -> bool:
        asked = [UserId(game.user_of(seat).id) for seat in (await stage.look(game.match)).waiting_for]
        return not any(stage.shell.waiting.is_waiting(match, user) for user in asked)

    await until(is_shown, f"all panels of match {game.match}")


async def fast_forward(stage: Stage, game: Game, seed: str, wanted: Callable[[Look], bool]) -> Look:
    """Random answers given to the application itself, until it stands as wanted; shown in one post."""
    dice, app, match = Dice(seed), stage.shell.app, MatchId(game.match)
    for number in range(3000):
        look = await stage.look(game.match)
        assert look.waiting_for, "the match ended before"
        user = UserId(game.user_of(look.waiting_for[0]).id)
        asked = await app.matches.look(match, user)
        assert asked.question is not None
        if wanted(asked):
            app.wake()
            await settled(stage, game)
            return asked
        keys = random_keys(asked.question, dice)
        await app.matches.answer(match, user, asked.record.ask_no, keys, f"{seed}/{number}")
    raise AssertionError("it never stood as wanted")
