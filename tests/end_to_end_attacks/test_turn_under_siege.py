"""A turn grows its post while everything goes wrong: in the end every card is told, once."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.games.brawl.rules.events import CardPlayed
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground.world.permissions import Permission
from tests.end_to_end.audit import audit
from tests.end_to_end.harness import Game, Stage, begin, newest_post, stage
from tests.end_to_end.players import fast_forward
from tests.end_to_end.test_growing_posts import is_fresh_turn
from tests.patience import until

POSTS = "/channels/{channel_id}/messages"
POST = "/channels/{channel_id}/messages/{message_id}"
# Where the delivery of a post writes.
WRITES = ("plan_post", "grow_post", "note_post", "outbox_done", "outbox_failed")
ANSWERS = 60


class Siege:
    """Makes one thing go wrong at a time."""

    def __init__(self, here: Stage, game: Game, seed: str) -> None:
        self._here = here
        self._game = game
        self._dice = random.Random(seed)
        self.done: list[str] = []
        # Cards told by posts that were deleted: those are told again only where the post was to change.
        self.lost = 0

    async def strike(self) -> None:
        """Something breaks before the next answer is shown."""
        kind: Callable[[], Any] = self._dice.choice(
            (self._full, self._deleted, self._denied, self._asleep, self._cut, self._killed)
        )
        self.done.append(kind.__name__)
        if (waits := kind()) is not None:
            await waits

    def _full(self) -> None:
        """The disk is full for some writes of the delivery."""
        store, left = self._here.shell.app.store, self._dice.randint(1, 3)

        def failing(name: str) -> Callable[..., Any]:
            usual = getattr(store, name)

            async def write(*args: Any, **named: Any) -> Any:
                nonlocal left
                if left > 0:
                    left -= 1
                    raise StoreBroken("there is no space left")
                return await usual(*args, **named)

            return write

        for name in WRITES:
            setattr(store, name, failing(name))

    def _deleted(self) -> None:
        post = newest_post(self._game.host, self._game.place)
        if post is not None:
            self.lost += post.text.count(" plays **")
            self._here.playground.faults.delete_message(self._game.place, post.id)

    def _denied(self) -> None:
        taken = self._dice.choice(
            (Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES_IN_THREADS, Permission.ATTACH_FILES)
        )
        self._here.playground.faults.deny(self._game.host.place("arena").id, taken)

    def _asleep(self) -> None:
        self._here.playground.faults.archive_thread(self._game.place)

    def _cut(self) -> None:
        faults, is_carried_out = self._here.playground.faults, self._dice.random() < 0.5
        for method, route in (("POST", POSTS), ("PATCH", POST)):
            faults.cut(method, route, times=self._dice.randint(1, 2), after=is_carried_out)

    async def _killed(self) -> None:
        await self._here.restart(cleanly=False)

    def peace(self) -> None:
        """Nothing goes wrong any more."""
        faults = self._here.playground.faults
        faults.clear()
        faults.deny(self._game.host.place("arena").id)


async def answer(here: Stage, game: Game, dice: Dice, press: str) -> None:
    """Somebody who is asked answers at random."""
    match = MatchId(game.match)
    user = UserId(game.user_of((await here.look(game.match)).waiting_for[0]).id)
    asked = await here.shell.app.matches.look(match, user)
    assert asked.question is not None
    await here.shell.app.matches.answer(
        match, user, asked.record.ask_no, random_keys(asked.question, dice), press
    )
    here.shell.app.wake()


async def calm(here: Stage) -> None:
    """Time passes until all that waited is shown."""

    async def is_shown() -> bool:
        if not await here.shell.app.store.waiting_rows():
            return True
        here.jump(60)
        return False

    await until(is_shown, "everything shown")


@pytest.mark.parametrize("seed", ["first", "second"])
async def test_every_card_of_a_turn_is_told_once_whatever_breaks(tmp_path: Path, seed: str) -> None:
    async with stage(tmp_path, seed, goal=9) as here:
        game = await begin(here, pace="slow")
        await fast_forward(here, game, seed, is_fresh_turn)
        siege, dice = Siege(here, game, seed), Dice(seed)
        for number in range(ANSWERS):
            if (await here.record(game.match)).status == "over":
                break
            if number % 2:
                await siege.strike()
            await answer(here, game, dice, f"{seed}/answer/{number}")
            if number % 3 == 0:
                siege.peace()
                await calm(here)
        siege.peace()
        await calm(here)
        assert len(set(siege.done)) > 4
        told = sum(
            message.text.count(" plays **")
            for message in game.host.visible_messages(game.place)
            if not message.is_ephemeral
        )
        found = await here.shell.app.matches.events(MatchId(game.match), 0)
        played = sum(isinstance(event, CardPlayed) for _, events in found for event in events)
        record = await here.record(game.match)
        assert record.shown_seq == record.told_seq
        assert played - siege.lost <= told <= played
        await audit(here, game, over=record.status == "over", is_post_per_action=False)


async def test_a_thread_that_fell_asleep_while_the_bot_could_not_see_it_is_woken(tmp_path: Path) -> None:
    async with stage(tmp_path, "asleep", goal=9) as here:
        game = await begin(here, pace="slow")
        await fast_forward(here, game, "asleep", is_fresh_turn)
        faults, arena = here.playground.faults, game.host.place("arena").id
        faults.deny(arena, Permission.VIEW_CHANNEL)
        faults.archive_thread(game.place)
        faults.deny(arena)
        before, dice = (await here.record(game.match)).shown_seq, Dice("asleep")
        for number in range(ANSWERS):
            await answer(here, game, dice, f"asleep/{number}")
            await calm(here)
            if (await here.record(game.match)).shown_seq > before:
                break
        assert (await here.record(game.match)).shown_seq > before
        thread = game.host.world.channels[game.place].thread
        assert thread is not None
        assert not thread.is_archived
