"""Somebody who pings without end, through the real client: few pings, and a kind word with a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.locale import Texts
from sfb_bot.matches.limits import HOUR, MOST_OPEN_TO_ONE, MOST_TO_ONE, PAUSE
from sfb_bot.matches.records import GuildId, LobbyId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.panel import when
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of, run
from tests.end_to_end.harness import Game, begin, has_lobby_button, invite, stage, verbs
from tests.end_to_end.players import fast_forward
from tests.end_to_end.test_daily_puzzle import settled
from tests.end_to_end.test_deletion import concede, newest_post
from tests.end_to_end.test_presses import changed

ENGLISH = Texts("en", strict=True)


def pings_of(user: UserDriver, place: int | str) -> int:
    return sum(message.pings_me for message in user.visible_messages(place))


def mention(user: UserDriver) -> str:
    return f"<@{user.id}>"


def invitations(game: Game) -> list[VisibleMessage]:
    return [message for message in game.guest.visible_messages(game.place) if has_lobby_button(message)]


def is_another(game: Game, result: VisibleMessage) -> bool:
    post = newest_post(game.host, game.place)
    return post is not None and post.id > result.id and "play" in verbs(post)


async def test_hundreds_of_challenges_ping_twice(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")

        async def challenge() -> str:
            return message_of(await alice.slash("arena", "brawl challenge", opponent=bob, pace="live")).text

        words = await asyncio.gather(*(challenge() for _ in range(60)))
        invited, refused = (
            [text for text in words if (text == ENGLISH.say("notice-invited")) == is_invited]
            for is_invited in (True, False)
        )
        assert len(invited) == MOST_OPEN_TO_ONE
        assert set(refused) == {
            ENGLISH.say(
                "refused-too-many-pair-open",
                player=mention(bob),
                count=MOST_OPEN_TO_ONE,
                until=when(here.clock.now() + 3 * 24 * HOUR),
            )
        }
        await bob.until(lambda: pings_of(bob, "arena") == MOST_OPEN_TO_ONE, "the invitations")
        # Cancelled and made again, as long as that goes.
        for message in bob.visible_messages("arena"):
            if has_lobby_button(message):
                await alice.press(message, "Cancel")
        await alice.press(await invite(alice, opponent=bob), "Cancel")
        expected = ENGLISH.say(
            "refused-too-many-pair", player=mention(bob), until=when(here.clock.now() + HOUR)
        )
        assert await challenge() == expected
        store = here.shell.app.store
        made = [await store.lobby(LobbyId(number)) for number in range(1, MOST_TO_ONE + 2)]
        assert [one is not None for one in made] == [True] * MOST_TO_ONE + [False]
        here.jump(HOUR)
        assert await challenge() == ENGLISH.say("notice-invited")
        blameless(here)


async def test_draws_and_undo_requests_ping_once_a_turn(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        look = await fast_forward(here, game, "pester", lambda look: look.record.clock.turn > 2)
        asker = game.user_of(look.waiting_for[0])
        other = next(user for user in game.players if user is not asker)
        before = pings_of(other, game.place)
        said = {"draw": list[str](), "undo": list[str]()}
        for _ in range(12):
            for what, words in said.items():
                words.append((await run(asker, game, f"brawl {what}")).text)
        again = ENGLISH.say("refused-too-many-again", until=when(here.clock.now() + PAUSE))
        assert said["draw"][0] == ENGLISH.say("notice-draw-offered")
        assert set(said["draw"][1:]) == {ENGLISH.say("notice-draw-withdrawn"), *_with_way_back(said, again)}
        await other.until(lambda: pings_of(other, game.place) >= before + 2, "a draw and an undo")
        assert pings_of(other, game.place) <= before + 3
        blameless(here)


def _with_way_back(said: dict[str, list[str]], words: str) -> set[str]:
    """What was shown in place of a repeated request: the words, whatever else stands below them."""
    return {text for texts in said.values() for text in texts if text.startswith(words)}


async def test_a_rematch_is_asked_for_once_however_often_it_is_pressed(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await concede(game.guest, game)
        post = newest_post(game.host, game.place)
        assert post is not None
        pressed = [game.host.press(post, verbs(post)["rematch"]) for _ in range(MOST_OPEN_TO_ONE + 1)]
        words = [message_of(outcome).text for outcome in await asyncio.gather(*pressed)]
        assert words == [ENGLISH.say("notice-rematch-offered")] * (MOST_OPEN_TO_ONE + 1)
        await game.guest.until(lambda: bool(invitations(game)), "an invitation")
        await settled(here)
        (asked,) = invitations(game)
        assert asked.pings_me
        blameless(here)


async def test_two_who_both_want_a_rematch_have_it(tmp_path: Path) -> None:
    """Each presses twice, all at the same moment: one invitation, one match, and nobody is refused."""
    async with stage(tmp_path) as here:
        game = await begin(here)
        await concede(game.guest, game)
        post = newest_post(game.host, game.place)
        assert post is not None
        both = (game.host, game.guest, game.host, game.guest)
        await asyncio.gather(*(user.press(post, verbs(post)["rematch"]) for user in both))
        await game.host.until(lambda: is_another(game, post), "a match")
        await settled(here)
        running = await here.shell.app.store.running_in(GuildId(here.playground.guild.id))
        assert [record.channel for record in running] == [game.place]
        assert {seat.user for seat in running[0].seats} == {game.host.id, game.guest.id}
        assert invitations(game) == []
        blameless(here)


async def test_a_block_is_kept_and_taken_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob, carol = here.user("alice"), here.user("bob"), here.user("carol")
        settings = message_of(await bob.slash("arena", "settings block", player=alice))
        assert ENGLISH.say("settings-blocked", players=mention(alice)) in settings.text
        refused = message_of(await alice.slash("arena", "brawl challenge", opponent=bob))
        assert refused.text == ENGLISH.say("refused-not-invited-blocked", player=mention(bob))
        assert pings_of(bob, "arena") == 0
        await invite(carol, opponent=bob)
        table = await invite(bob)
        refused = message_of(await alice.press(table, "Join"))
        assert refused.text == ENGLISH.say("refused-not-invited-host")
        oneself = message_of(await bob.slash("arena", "settings block", player=bob))
        assert oneself.text == ENGLISH.say("refused-block-self")
        settings = message_of(await bob.slash("arena", "settings unblock", player=alice))
        assert mention(alice) not in settings.text
        assert (await invite(alice, opponent=bob)).text
        blameless(here)


async def test_costly_look_ups_have_a_pause(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        words = [message_of(await alice.slash("arena", "doctor")).text for _ in range(8)]
        pause = ENGLISH.say("refused-too-many-costly", until=when(here.clock.now() + 60))
        assert words[6:] == [pause, pause]
        assert pause not in words[:6]
        assert message_of(await here.user("bob").slash("arena", "doctor")).text != pause
        here.jump(60)
        assert message_of(await alice.slash("arena", "doctor")).text != pause
        blameless(here)


async def test_a_replay_watched_by_many_is_drawn_once(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "watch", lambda look: look.record.clock.turn > 3)
        pictures = here.shell.packs["brawl"].pictures
        filmed = list[int]()
        animate = pictures.animate

        def noting(
            frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
        ) -> Picture | None:
            filmed.append(len(frames))
            return animate(frames, names, audience, limit)

        pictures.animate = noting  # type: ignore[method-assign] - counts, and draws the real thing

        async def watch(user: UserDriver) -> str:
            panel = await run(user, game, "brawl replay")
            await user.press(panel, "Watch")
            return (await changed(user, panel)).text

        users = [here.user(name) for name in ("alice", "bob", "carol", "dave")]
        shown = await asyncio.gather(*(watch(user) for user in users))
        assert set(shown) == {ENGLISH.say("replay-watch", match=str(game.match))}
        pause = ENGLISH.say("refused-too-many-costly", until=when(here.clock.now() + 600))
        words = [await watch(users[0]) for _ in range(8)]
        assert [text.startswith(pause) for text in words] == [False] * 5 + [True] * 3
        assert len(filmed) == 1
        blameless(here)
