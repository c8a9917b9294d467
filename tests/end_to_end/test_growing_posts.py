"""The actions of a turn grow one post, seen from the channel: posts, changes, pings, buttons and requests."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.games.brawl.rules.events import CardPlayed, ReactionPassed, ReactionPlayed, TurnBegan
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.world.events import MessageCreated, MessagesDeleted, MessageUpdated, WorldEvent
from sfb_bot.playground.world.messages import text_of
from tests.end_to_end.audit import audit, blameless, replayed, requests_of
from tests.end_to_end.harness import Game, Stage, begin, call_line, ledger_match, newest_post, stage, verbs
from tests.end_to_end.players import fast_forward, play_on, random_users, settled


class Watcher:
    """Everything public that happens in a place: ("post" or "change", message, text), in order.

    `gone` are posts that were removed.
    """

    def __init__(self, here: Stage, place: int) -> None:
        self.seen: list[tuple[str, int, str]] = []
        self.gone: list[int] = []
        self._world = here.playground.world
        self._place, self._bot = place, self._world.bot.id
        self._before = self._plays()
        self._world.listen(self._hear)

    def _hear(self, event: WorldEvent) -> None:
        if isinstance(event, MessagesDeleted) and event.channel_id == self._place:
            self.gone += event.message_ids
        if not isinstance(event, MessageCreated | MessageUpdated):
            return
        message = event.message
        is_public = message.channel_id == self._place and message.ephemeral_for is None
        if is_public and message.author_id == self._bot:
            kind = "post" if isinstance(event, MessageCreated) else "change"
            self.seen.append((kind, message.id, text_of(message)))

    def told_once(self, played: int) -> None:
        """So many cards were played since, and each is told by exactly one post."""
        assert self._plays() - self._before == played

    def _plays(self) -> int:
        now = self._world.messages[self._place].values()
        return sum(text_of(m).count(" plays **") for m in now if m.ephemeral_for is None)

    @property
    def posts(self) -> list[int]:
        return [message for kind, message, _ in self.seen if kind == "post"]


def is_fresh_turn(look: Look) -> bool:
    """Whether somebody is at turn and has played nothing in it yet."""
    if look.record.clock.turn < 2 or look.question is None or look.question.prompt != "act":
        return False
    # Any: the view of a brawl.
    own: Any = look.private
    return len(look.question.options) > 4 and all(own.public.players[look.seat].cores)


async def act(here: Stage, game: Game, user: UserDriver, dice: random.Random) -> bool:
    """One press of somebody who plays on; False once nothing is asked of them any more."""
    player = next(each for each in random_users(here, game, "act") if each.user is user)
    player.dice = dice
    post = newest_post(user, game.place)
    assert post is not None
    panel = await player.open_panel(post)
    assert panel is not None
    control = player.choose(panel)
    if control is None:
        return False
    await player.use(panel, control)
    await settled(here, game)
    return True


async def played_since(here: Stage, game: Game, seq: int) -> int:
    """How many cards were played after so many entries."""
    found = await here.shell.app.matches.events(MatchId(game.match), seq)
    return sum(isinstance(event, CardPlayed) for _, events in found for event in events)


async def test_whole_matches_have_a_post_a_turn_and_every_line_of_the_log_is_in_them(tmp_path: Path) -> None:
    async with stage(tmp_path, "one a turn", goal=3) as here:
        game = await begin(here)
        watch = Watcher(here, game.place)
        players = random_users(here, game, "one a turn")
        await play_on(players)
        await audit(here, game, players)
        blameless(here)
        _, _, events = await replayed(here, game.match)
        turns = sum(isinstance(event, TurnBegan) for event in events)
        assert turns > 4
        assert any(isinstance(event, ReactionPlayed | ReactionPassed) for event in events)
        assert watch.gone, "whoever may react is called by the turn's post made anew"
        # Besides a post a turn there is the result.
        first = next(number for number, (_, _, text) in enumerate(watch.seen) if "Round 1 " in text)
        of_turns = {message for kind, message, _ in watch.seen[first:] if kind == "post"} - {*watch.gone}
        assert len(of_turns) <= turns + 1
        # Every action is told, by exactly one of the posts as they stand in the end.
        stands = {message: text for _, message, text in watch.seen if message not in watch.gone}
        last = "\n".join(stands.values())
        assert last.count(" plays **") == sum(isinstance(event, CardPlayed) for event in events)


async def test_a_turn_is_told_by_one_post_whose_lines_and_picture_grow(tmp_path: Path) -> None:
    async with stage(tmp_path, "grow", goal=5) as here:
        game = await begin(here)
        look = await fast_forward(here, game, "grow", is_fresh_turn)
        assert look.seat is not None
        user, dice = game.user_of(look.seat), random.Random("grow")
        first = newest_post(user, game.place)
        assert first is not None
        watch, texts, pictures = Watcher(here, game.place), [first.text], [picture(first)]
        turn = look.record.clock.turn
        while True:
            await act(here, game, user, dice)
            now = await here.look(game.match)
            if now.record.clock.turn != turn or now.off_turn:
                break
            post = newest_post(user, game.place)
            assert post is not None
            assert post.id == first.id, "a new post in the middle of a turn"
            assert "play" in verbs(post)
            if post.text != texts[-1]:
                texts.append(post.text)
                pictures.append(picture(post))
        assert len(texts) > 2
        assert len(set(pictures)) == len(pictures), "the picture is drawn again after every action"
        assert len(watch.posts) == 1
        handed = newest_post(user, game.place)
        assert handed is not None
        assert handed.id == watch.posts[0]
        assert not verbs(user.look(first.id, game.place))
        notified = [
            record.body["allowed_mentions"]
            for record in requests_of(here, "PATCH", "/channels/{channel_id}/messages/{message_id}")
            if f"/channels/{game.place}/" in record.path
        ]
        assert all(each == {"parse": []} for each in notified), "a change never notifies anybody"


def picture(post: VisibleMessage) -> str:
    return post.pictures[0].url


async def test_a_post_that_was_deleted_meanwhile_is_made_anew(tmp_path: Path) -> None:
    async with stage(tmp_path, "deleted", goal=5) as here:
        game = await begin(here)
        look = await fast_forward(here, game, "deleted", is_fresh_turn)
        assert look.seat is not None
        user, dice = game.user_of(look.seat), random.Random("deleted")
        before = await here.record(game.match)
        while (await here.record(game.match)).shown_seq == before.shown_seq:
            await act(here, game, user, dice)
        grown = newest_post(user, game.place)
        assert grown is not None
        told = grown.text.splitlines()[0]
        panel_of = random_users(here, game, "deleted")[look.seat]
        panel = await panel_of.open_panel(grown)
        here.playground.faults.delete_message(game.place, grown.id)
        shown = (await here.record(game.match)).shown_seq
        while panel is not None and (await here.record(game.match)).shown_seq == shown:
            control = panel_of.choose(panel)
            assert control is not None
            panel = await panel_of.use(panel, control)
            await settled(here, game)
        again = newest_post(user, game.place)
        assert again is not None
        assert again.id != grown.id
        assert told.removeprefix("-# ").split(".")[0] in again.text


async def test_a_post_too_old_to_be_changed_so_often_goes_on_in_a_new_one(tmp_path: Path) -> None:
    async with stage(tmp_path, "old", goal=5) as here:
        game = await begin(here)
        look = await fast_forward(here, game, "old", is_fresh_turn)
        assert look.seat is not None
        user, dice = game.user_of(look.seat), random.Random("old")
        post = newest_post(user, game.place)
        assert post is not None
        watch, begun = Watcher(here, game.place), look.record.seq
        # Discord's answer to too many changes of a message older than an hour.
        here.playground.faults.rate_limit(
            "PATCH", f"/channels/{game.place}/messages/{post.id}", retry_after=400.0
        )
        shown = (await here.record(game.match)).shown_seq
        while (await here.record(game.match)).shown_seq == shown:
            await act(here, game, user, dice)
        now = newest_post(user, game.place)
        assert now is not None
        assert now.id != post.id
        assert (await here.look(game.match)).record.clock.turn == look.record.clock.turn
        assert watch.posts == [now.id]
        watch.told_once(await played_since(here, game, begun))


async def test_a_turn_too_long_for_one_post_goes_on_in_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sfb_bot.screens.ledger.LONGEST_SMALL_PRINT", 150)
    async with stage(tmp_path, "long", goal=5) as here:
        game = await begin(here)
        look = await fast_forward(here, game, "long", is_fresh_turn)
        assert look.seat is not None
        user, dice = game.user_of(look.seat), random.Random("long")
        watch, turn = Watcher(here, game.place), look.record.clock.turn
        while len(watch.posts) < 1:
            await act(here, game, user, dice)
            now = await here.look(game.match)
            assert now.record.clock.turn == turn
            assert not now.off_turn
        assert f"<@{user.id}>" in call_line(watch.seen[-1][2])
        watch.told_once(await played_since(here, game, look.record.seq))


async def test_whoever_may_react_is_called_by_the_same_post_made_anew(tmp_path: Path) -> None:
    async with stage(tmp_path, "call", goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "call", lambda look: look.record.clock.turn > 1)
        await settled(here, game)
        dice, now = random.Random("call"), await here.look(game.match)
        while True:
            user, watch = game.user_of(now.waiting_for[0]), Watcher(here, game.place)
            was_asked = bool(now.off_turn)
            before = newest_post(user, game.place)
            assert before is not None
            told = [line for line in before.text.splitlines() if " plays **" in line]
            await act(here, game, user, dice)
            now = await here.look(game.match)
            if now.off_turn and told and not was_asked:
                break
        asked = game.user_of(now.off_turn[0])
        called = newest_post(asked, game.place)
        assert called is not None
        assert called.id != before.id
        assert watch.gone == [before.id]
        assert all(line in called.text for line in told), "it tells what the post before told"
        assert f"<@{asked.id}>" in call_line(called.text)
        assert "play" in verbs(called)
        *_, posted = requests_of(here, "POST", "/channels/{channel_id}/messages")
        assert posted.body["allowed_mentions"]["users"] == [asked.id]


async def test_a_turn_too_long_to_be_told_again_goes_on_in_a_second_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, "call", goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "call", lambda look: look.record.clock.turn > 1)
        await settled(here, game)
        dice, watch, begun = random.Random("call"), Watcher(here, game.place), await here.record(game.match)
        now = await here.look(game.match)
        turn = 0
        while not now.off_turn:
            turn = now.record.clock.turn
            user = game.user_of(now.waiting_for[0])
            with monkeypatch.context() as patched:
                patched.setattr("sfb_bot.screens.ledger.LONGEST_SMALL_PRINT", 150)
                await act(here, game, user, dice)
            now = await here.look(game.match)
            assert watch.gone == [], "a turn was told again though it is too long for one post"
        assert now.record.clock.turn == turn
        watch.told_once(await played_since(here, game, begun.seq))


async def test_an_undo_in_ones_own_post_leaves_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path, "undo", goal=5) as here:
        game = await begin(here)
        look = await fast_forward(here, game, "undo", is_fresh_turn)
        assert look.seat is not None
        user = game.user_of(look.seat)
        before = newest_post(user, game.place)
        assert before is not None
        watch = Watcher(here, game.place)
        for number in range(200):
            shown = (await here.record(game.match)).shown_seq
            await act(here, game, user, random.Random(f"undo {number}"))
            own = await here.look(game.match, user)
            if (await here.record(game.match)).shown_seq > shown and own.can_undo:
                break
        grown = newest_post(user, game.place)
        assert grown is not None
        if grown.id != before.id:
            before = grown
        while (await here.look(game.match, user)).can_undo:
            await user.slash(game.place, "brawl undo")
            await settled(here, game)
        after = newest_post(user, game.place)
        assert after is not None
        assert after.id == grown.id
        assert "takes back" not in "".join(text for _, _, text in watch.seen)
        assert ledger_match(after) == game.match
