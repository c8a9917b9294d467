"""The actions of a turn grow one post: what is told how, read from the posts alone.

A channel here is a list of posts, each with the entries it tells; it is written as the messenger writes it.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias

import pytest

from sfb_bot.kernel import Dice, Entry, PlayerError, Word, random_keys
from sfb_bot.matches.ledger import STAYS, Story
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.notices import TimeGivenBack, Undoing, Undone, told_with
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import MatchId, MessageId, NewOutbox, UserId
from sfb_bot.matches.told import encode
from tests.conformance.packs import USUAL_WAYS, Way
from tests.matches.computer_house import solo
from tests.matches.house import ANNA, CHANNEL, GUILD, House, house
from tests.thoroughness import examples


@dataclass
class Told:
    """A post as the channel shows it now: the entries it tells, and whose turn it is about."""

    entries: list[Entry]
    turn: int
    message: MessageId
    changes: int = 0
    has_notice: bool = False


Meanwhile: TypeAlias = Callable[["Channel"], Awaitable[None]]


@dataclass
class Channel:
    """Shows a match post by post."""

    opened: House
    match: MatchId
    posts: list[Told] = field(default_factory=list[Told])
    stories: list[Story] = field(default_factory=list[Story])

    async def show(self, *, is_noted: bool = True, meanwhile: Meanwhile | None = None) -> None:
        """Deliver what waits; without the note the bot dies between showing it and writing that down.

        `meanwhile` is what people do between the two.
        """
        rows = [row for row in await self.opened.outbox() if row.match == self.match and row.kind == "ledger"]
        if not rows:
            return
        story = await self.opened.app.ledger.next_post(self.match)
        if story.stage == "in doubt":
            self._remove_told_again(story)
            await self.opened.store.note_post(self.match, self.posts[-1].message, story.told_rows)
            story = await self.opened.app.ledger.next_post(self.match)
        if story.stage == "behind":
            entries = await self.opened.store.entries(self.match, story.post.since, story.post.told)
            self.posts[-1].entries = [each.entry for each in entries]
            if meanwhile is not None:
                await meanwhile(self)
            await self.opened.store.note_post(self.match, self.posts[-1].message, shown=story.post)
            story = await self.opened.app.ledger.next_post(self.match)
        self.stories.append(story)
        post, journal = story.post, await self.opened.store.entries(self.match, 0, story.look.seq)
        shown = Told([each.entry for each in journal[post.since :]], post.turn, MessageId(post.number))
        shown.has_notice = any(isinstance(each, Undoing) for each in told_with(post.notice))
        if story.stage == "new":
            self.posts.append(shown)
        else:
            shown.changes = self.posts[-1].changes + (shown.entries != self.posts[-1].entries)
            shown.has_notice = self.posts[-1].has_notice
            self.posts[-1] = shown
        if meanwhile is not None:
            await meanwhile(self)
        if is_noted:
            done = [row.id for row in story.rows]
            if story.stage == "new":
                self._remove_told_again(story)
            if story.stage != "there":
                changed = story.post if story.stage == "grown" else None
                await self.opened.store.note_post(self.match, self.posts[-1].message, done, changed)
            await self.opened.store.outbox_done(done)

    def _remove_told_again(self, story: Story) -> None:
        """The newest post tells everything that the one before it told."""
        if story.is_instead:
            self.posts = [post for post in self.posts if post.message != story.record.ledger]

    async def answer(self, dice: random.Random) -> bool:
        """Somebody who is asked gives some answer; False when the match is over."""
        look = await self.opened.look(self.match)
        if not look.waiting_for:
            return False
        user = look.record.seats[dice.choice(look.waiting_for)].user
        own = await self.opened.look(self.match, user)
        assert own.question is not None
        keys = random_keys(own.question, Dice(str(dice.random())))
        await self.opened.app.matches.answer(self.match, user, own.record.ask_no, keys, self.opened.press())
        return True


async def begin(opened: House, way: Way, *users: UserId) -> MatchId:
    setup = way.pack.setup.setup(way.mode, dict(way.chosen))
    proposal = Proposal(
        GUILD, CHANNEL, users[0], way.game, setup, PACES["live"], "host", "here", tuple(users[1:])
    )
    lobby = await opened.app.lobby.propose(proposal, opened.press())
    begun = [await opened.app.lobby.accept(lobby, user, opened.press()) for user in users[1:]]
    assert begun[-1] is not None
    return begun[-1]


def seats(way: Way) -> list[UserId]:
    return [UserId(101 + seat) for seat in range(way.pack.setup.mode(way.mode).seats)]


@pytest.mark.parametrize("seed", range(examples(1, 3)))
@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
async def test_the_posts_tell_every_entry_once_in_order_whatever_is_taken_back_or_crashes(
    way: Way, seed: int, tmp_path: Path
) -> None:
    dice = random.Random(f"grow/{way}/{seed}")
    async with house(tmp_path / "sfb.sqlite3", packs={way.game: way.pack}, delay=0) as opened:
        here = Channel(opened, await begin(opened, way, *seats(way)))
        await here.show()
        for _ in range(120):
            if dice.random() < 0.12:
                await undo_something(here)
            elif dice.random() < 0.05:
                told = NewOutbox("ledger", encode(TimeGivenBack("away", 600)))
                await opened.store.add_outbox((told,), here.match, None)
            elif not await here.answer(dice):
                break
            opened.clock.passes(dice.choice((1, 20, 200, 1000)))
            await opened.app.deadlines.fire_due()
            if dice.random() < 0.1:
                opened.app.cache.forget(here.match)
            if dice.random() < 0.7:
                meanwhile = undo_something if dice.random() < 0.2 else None
                await here.show(is_noted=dice.random() < 0.85, meanwhile=meanwhile)
        await here.show()
        journal = [each.entry for each in await opened.store.entries(here.match)]
        known = (await opened.look(here.match)).seq
        if not any(post.has_notice for post in here.posts):
            assert [entry for post in here.posts for entry in post.entries] == journal[:known]
        else:
            # What was taken back stands above the post that says so; what it and all after it tell is true.
            last = max(number for number, post in enumerate(here.posts) if post.has_notice)
            after = [entry for post in here.posts[last:] for entry in post.entries]
            assert after == journal[known - len(after) : known]


async def undo_something(here: Channel) -> None:
    for seat in (await here.opened.look(here.match)).record.seats:
        if (await here.opened.look(here.match, seat.user)).can_undo:
            try:
                await here.opened.app.matches.undo(here.match, seat.user, here.opened.press())
            except PlayerError:
                continue
            return


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
async def test_a_new_post_comes_exactly_when_the_turn_changes_or_somebody_has_to_be_called(
    way: Way, tmp_path: Path
) -> None:
    dice = random.Random(f"calls/{way}")
    async with house(tmp_path / "sfb.sqlite3", packs={way.game: way.pack}, delay=0) as opened:
        here = Channel(opened, await begin(opened, way, *seats(way)))
        await here.show()
        for _ in range(150):
            before = here.stories[-1].look
            if not await here.answer(dice):
                break
            count = len(here.stories)
            await here.show()
            if len(here.stories) == count:
                continue
            story = here.stories[-1]
            look, last = story.look, story.last
            is_over = look.record.status == "over"
            is_next_turn = look.record.clock.turn != before.record.clock.turn
            called = [seat for seat in look.waiting_for if last is None or seat != last.seat]
            # Whoever is at turn has acted in this very minute and is looking.
            called = [seat for seat in called if seat in look.off_turn or not look.record.clock.turn]
            called += [seat for seat in look.off_turn if seat not in called]
            is_same_question = story.look.record.ask_no == before.record.ask_no
            expected = is_over or is_next_turn or (called and not is_same_question) or before.seq == 0
            if expected:
                assert story.stage == "new", (look.waiting_for, last)
            else:
                assert story.stage == "grown", (look.waiting_for, last)


async def test_a_turn_is_one_post_and_its_picture_shows_the_whole_turn(tmp_path: Path) -> None:
    dice = random.Random("one turn")
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        here = Channel(opened, await opened.match())
        await here.show()
        while (await opened.look(here.match)).record.clock.turn < 8:
            assert await here.answer(dice)
            await here.show()
        grown = [story for story in here.stories if story.stage == "grown" and story.post.turn]
        assert len(grown) > 8
        for story in grown:
            told = {seq for seq, _ in story.events if seq > story.post.turn_since}
            assert told == set(range(story.post.turn_since + 1, story.look.seq + 1))
            assert story.drawn == tuple(e for seq, each in story.events if seq in told for e in each)
            assert story.before is not None
        handed = [story for story in here.stories if story.stage == "new" and story.post.is_hand_over]
        assert handed
        for story in handed:
            assert story.post.drawn_since <= story.post.since
            assert story.drawn[-len(story.news) :] == story.news


async def test_who_is_away_is_called_by_a_new_post(tmp_path: Path) -> None:
    """The other side takes its time with a reaction: whoever is at turn needs a ping by then."""
    for late, stage in ((STAYS - 60, "grown"), (STAYS + 60, "new")):
        path = tmp_path / f"{late}.sqlite3"
        pace = replace(PACES["live"], window=4000, turn=8000)
        async with house(path, delay=0) as opened:
            here = Channel(opened, await opened.match(pace))
            await here.show()
            look = await opened.play_until(here.match, "react", Dice("late"))
            await here.show()
            opened.clock.passes(late)
            assert look.question is not None
            user = await opened.user_to_act(here.match)
            await opened.answer(here.match, user, *look.question.default)
            assert not (await opened.look(here.match)).off_turn
            await here.show()
            assert here.stories[-1].stage == stage


async def test_a_server_may_want_a_post_for_every_action(tmp_path: Path) -> None:
    dice = random.Random("actions")
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        await opened.store.save_guild_settings(GuildSettings(GUILD, posts="action"))
        here = Channel(opened, await opened.match())
        for _ in range(80):
            await here.show()
            assert await here.answer(dice)
        assert {story.stage for story in here.stories} == {"new"}
        assert len(here.posts) > 10
        # Another wish counts from the next post on, and what is told stays told.
        await opened.store.save_guild_settings(GuildSettings(GUILD, posts="turn"))
        for _ in range(60):
            assert await here.answer(dice)
            await here.show()
        assert "grown" in {story.stage for story in here.stories}
        journal = [each.entry for each in await opened.store.entries(here.match)]
        told = [entry for post in here.posts for entry in post.entries]
        assert told == journal[: len(told)]


async def until_grown(here: Channel, dice: random.Random) -> UserId:
    """Play until somebody may take back what a post has grown by."""
    for _ in range(600):
        assert await here.answer(dice)
        await here.show()
        story = here.stories[-1]
        if story.stage != "grown" or story.last is None or not story.post.turn:
            continue
        user = story.look.record.seats[story.last.seat].user
        if (await here.opened.look(here.match, user)).can_undo:
            return user
    raise AssertionError("nothing can be taken back")


async def test_what_a_post_has_grown_by_is_taken_back_without_a_word(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        here = Channel(opened, await opened.match())
        await here.show()
        user = await until_grown(here, random.Random("undo"))
        before, count = here.posts[-1], len(here.posts)
        while here.posts[-1].entries[-1:] == before.entries[-1:]:
            await opened.app.matches.undo(here.match, user, opened.press())
            await here.show()
        assert len(here.posts) == count
        assert not told_with(here.stories[-1].post.notice)
        assert here.posts[-1].entries == before.entries[: len(here.posts[-1].entries)]
        assert len(here.posts[-1].entries) < len(before.entries)


async def test_what_a_post_of_its_own_has_told_is_taken_back_with_a_word(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        await opened.store.save_guild_settings(GuildSettings(GUILD, posts="action"))
        here = Channel(opened, await opened.match())
        await here.show()
        dice = random.Random("undo")
        for _ in range(600):
            assert await here.answer(dice)
            count = len(here.posts)
            await here.show()
            last = here.stories[-1].last
            if len(here.posts) == count or last is None or not here.stories[-1].look.record.clock.turn:
                continue
            user = here.stories[-1].look.record.seats[last.seat].user
            if (await opened.look(here.match, user)).can_undo:
                break
        else:
            raise AssertionError("nothing can be taken back")
        count = len(here.posts)
        await opened.app.matches.undo(here.match, user, opened.press())
        await here.show()
        assert len(here.posts) == count + 1
        (notice,) = told_with(here.stories[-1].post.notice)
        assert isinstance(notice, Undone)


async def test_a_change_that_was_not_noted_is_made_again_to_the_same(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        here = Channel(opened, await opened.match())
        await here.show()
        dice = random.Random("again")
        await until_grown(here, dice)
        while not (here.stories[-1].stage == "grown" and (await opened.outbox())):
            assert await here.answer(dice)
            await here.show(is_noted=False)
            if here.stories[-1].stage == "new":
                await here.show()
        shown, count = here.posts[-1], len(here.posts)
        opened.app.cache.forget(here.match)
        await here.show()
        assert (len(here.posts), here.posts[-1].entries) == (count, shown.entries)
        assert not [row for row in await opened.outbox() if row.kind == "ledger"]


async def test_a_post_that_was_being_changed_when_the_match_ended_does_not_tell_the_end(
    tmp_path: Path,
) -> None:
    way = next(way for way in USUAL_WAYS if way.game == "brawl")
    async with house(tmp_path / "sfb.sqlite3", packs={way.game: way.pack}, delay=0) as opened:
        here = Channel(opened, await begin(opened, way, *seats(way)))
        dice, matches = random.Random("over"), opened.app.matches
        await here.show()
        while not here.stories or here.stories[-1].stage != "grown":
            await here.answer(dice)
            await here.show(is_noted=False)
        loser = (await opened.look(here.match)).record.seats[0].user
        await matches.say(here.match, loser, Word.CONCEDE, opened.press())
        story = await opened.app.ledger.next_post(here.match)
        assert story.stage == "behind"
        assert story.look.record.status == "live"
        assert story.look.seq == story.post.told
        await here.show()
        assert here.stories[-1].look.record.status == "over"


async def test_a_turn_of_a_computer_player_is_one_post(tmp_path: Path) -> None:
    """Nobody calls a computer player, so its answers and those it gives to others' attacks need no post."""
    dice = random.Random("computer")
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        match = await solo(opened, "easy", goal=5)
        here = Channel(opened, match)
        await here.show()
        while (await opened.look(match)).record.clock.turn < 12:
            if not await here.answer(dice):
                break
            await here.show()
        calls = {story.post.number: story for story in here.stories if story.stage == "new"}
        for story in calls.values():
            if not story.post.turn or story.post.is_hand_over or story.look.record.status == "over":
                continue
            # In the middle of a turn only a person who is asked off turn makes a new post.
            assert [story.look.record.seats[seat].user for seat in story.look.off_turn] == [ANNA]
