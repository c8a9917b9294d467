"""Silence costs nobody time: the bot down, suspended, cut off from Discord, or in a place it may not use."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.cli import main
from sfb_bot.kernel import Word
from sfb_bot.locale import Texts
from sfb_bot.matches.clocks import time_left
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.matches.refusals import NotTimeYet
from sfb_bot.matches.table_clock import MOMENT
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Overwrite
from sfb_bot.playground.world.permissions import Permission
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, Stage, begin, stage, verbs
from tests.end_to_end.players import fast_forward, play_on, random_users, settled
from tests.end_to_end.test_doctor import report
from tests.end_to_end.test_presses import post_of, who_is_called
from tests.patience import until

ENGLISH = Texts("en", strict=True)
MINUTE, HOUR = 60, 3600
AWAY_SIX_HOURS = "I was away for 6 hours. All clocks have 6 hours more."


async def left(here: Stage, game: Game) -> list[int]:
    """The seconds that everybody who is on the clock has left."""
    look = await here.look(game.match)
    now = look.record.time(here.shell.app.clock.now())
    return [time_left(look.record, look.record.seats[seat], now) for seat in look.waiting_for]


def told(game: Game) -> list[str]:
    """What the channel was told about the bot's absences."""
    shown = [m.text for m in game.host.visible_messages(game.place) if not m.is_ephemeral]
    return [text for text in shown if "I was away" in text]


async def is_told(here: Stage, game: Game, words: str) -> None:
    """The channel was told so, by the newest post with the buttons, and everything else is shown."""
    await game.host.until(
        lambda: any(words in m.text for m in game.host.visible_messages(game.place) if not m.is_ephemeral),
        f"{words!r}",
    )
    await settled(here, game)
    assert words in post_of(game).text


def health() -> int:
    """What `python bot.py health` ends with."""
    return main(["health"])


async def test_time_does_not_run_while_the_bot_is_down(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "down")
        await play_on(players, 6)
        await settled(here, game)
        here.jump(4 * MINUTE)
        await settled(here, game)
        before, answer_by = await left(here, game), (await here.look(game.match)).answer_by
        assert answer_by is not None
        await here.stop()
        here.clock.jump(6 * HOUR)
        await here.start()
        await game.host.until(lambda: bool(told(game)), "a word about the absence")
        await settled(here, game)
        assert await left(here, game) == before
        assert (await here.look(game.match)).answer_by == answer_by + 6 * HOUR
        assert told(game) == [post_of(game).text], "told once, by the post with the buttons"
        assert AWAY_SIX_HOURS in post_of(game).text
        assert f"<t:{answer_by + 6 * HOUR}:R>" in post_of(game).text
        assert not [m for m in game.guest.visible_messages(game.place) if "claim" in verbs(m)]
        asked, waits = who_is_called(game)
        with pytest.raises(NotTimeYet):
            await here.shell.app.matches.claim(MatchId(game.match), UserId(waits.id), "claim")
        # What was left then runs out as it would have.
        here.jump(before[0])
        up = await waits.wait_for_message(game.place, lambda m: "claim" in verbs(m))
        assert f"<@{asked.id}>" in up.text
        await audit(here, game, players, over=False, is_post_per_action=False)
        blameless(here)


async def test_a_short_restart_is_given_back_without_a_word(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await play_on(random_users(here, game, "short"), 6)
        await settled(here, game)
        before = await left(here, game)
        for _ in range(3):
            await here.stop()
            here.clock.jump(20)
            await here.start()
        await settled(here, game)
        assert await left(here, game) == before
        assert told(game) == []


async def test_a_reaction_window_is_given_back(tmp_path: Path) -> None:
    async with stage(tmp_path, "window", goal=5) as here:
        game = await begin(here)
        look = await fast_forward(here, game, "window", lambda asked: bool(asked.off_turn))
        window = look.record.pace.window
        here.jump(window - 40)
        await here.stop()
        here.clock.jump(100)
        await here.start()
        store = here.shell.app.store

        async def given_back() -> bool:
            by = (await here.look(game.match)).answer_by
            return by == here.clock.now() + 40

        await until(given_back, "the window to be longer")
        here.jump(39)
        await settled(here, game)
        assert await store.entries(MatchId(game.match), look.record.seq) == []
        here.jump(1)

        async def is_answered() -> bool:
            return bool(await store.entries(MatchId(game.match), look.record.seq))

        await until(is_answered, "the answer of a timeout")
        await here.restart()
        await settled(here, game)
        stored = await here.shell.app.store.entries(MatchId(game.match), look.record.seq)
        assert [entry.entry.kind for entry in stored] == ["timeout"]
        players = random_users(here, game, "window")
        await play_on(players, 5)
        await audit(here, game, players, over=False, is_post_per_action=False)
        blameless(here)


async def test_time_does_not_run_while_the_process_is_suspended(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await play_on(random_users(here, game, "suspended"), 6)
        await settled(here, game)
        before = await left(here, game)
        here.clock.jump(6 * HOUR)
        await is_told(here, game, AWAY_SIX_HOURS)
        assert await left(here, game) == before
        blameless(here)


async def test_a_clock_that_jumps_costs_nobody_time_and_is_told_to_the_host(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, "bob", "carol")
        await play_on(random_users(here, game, "jumps"), 6)
        await settled(here, game)
        before, began = await left(here, game), here.clock.now()
        assert "the clock runs true" in (await report(here.user("alice")))
        here.clock.is_set(6 * HOUR)
        await is_told(here, game, "My clock jumped ahead by 6 hours.")
        assert await left(here, game) == before
        here.clock.is_set(-6 * HOUR)
        app = here.shell.app

        async def is_back() -> bool:
            return app.clock.silent is None and app.clock.now() == began

        await until(is_back, "the time to run again")
        assert await left(here, game) == before
        here.jump(before[0])
        await game.host.wait_for_message(game.place, lambda m: "claim" in verbs(m))
        own, others = await report(here.user("alice")), await report(here.user("bob"))
        assert "clock jumped back by 6 hours" in own
        assert "clock jumped" not in others
        blameless(here)


async def test_time_does_not_run_while_the_gateway_is_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path) as here:
        monkeypatch.setenv("SFB_DATABASE", str(here.database))
        game = await begin(here)
        players = random_users(here, game, "gateway down")
        await play_on(players, 6)
        await settled(here, game)
        before = await left(here, game)
        assert await asyncio.to_thread(health) == 0
        faults, app = here.playground.faults, here.shell.app
        faults.gateway_down()

        async def is_silent() -> bool:
            return app.clock.silent is not None

        await until(is_silent, "the bot to notice that it is cut off")
        here.clock.jump(MOMENT + 1)

        async def is_ill() -> bool:
            return await asyncio.to_thread(health) == 1

        await until(is_ill, "the bot to say that it is cut off")
        here.clock.jump(6 * HOUR - MOMENT - 1)
        app.wake()
        assert await left(here, game) == before
        faults.gateway_down(down=False)
        await is_told(here, game, "I was cut off from Discord for 6 hours. All clocks have 6 hours more.")
        assert await left(here, game) == before
        await play_on(players, 5)
        await audit(here, game, players, over=False, is_post_per_action=False)
        blameless(here)


async def test_time_does_not_run_while_discord_takes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await play_on(random_users(here, game, "refused"), 6)
        await settled(here, game)
        before, app = await left(here, game), here.shell.app
        faults = here.playground.faults
        faults.answer("*", "*", 503, times=10**6)
        await app.ledger.show_again(MatchId(game.match))

        async def is_silent() -> bool:
            here.jump(1)
            return app.clock.silent is not None

        began = here.clock.now()
        await until(is_silent, "the bot to notice that Discord takes nothing")
        assert app.clock.silent is not None
        assert app.clock.silent[0] == "discord"
        # The seconds before the first refusal were played.
        spent = app.clock.silent[1] - began
        here.clock.jump(6 * HOUR)
        faults.clear()
        await is_told(here, game, "Discord was down for me for 6 hours.")
        assert await left(here, game) == [each - spent for each in before]
        blameless(here, {(503, None), (503, 0)})


async def test_time_does_not_run_where_the_bot_may_not_post(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "no place")
        await play_on(players, 6)
        await settled(here, game)
        world, arena = here.playground.world, here.playground.world.channels[game.place].parent_id
        assert arena is not None
        parent, bot = world.channels[arena], world.bot.id
        deny = Permission.SEND_MESSAGES_IN_THREADS | Permission.SEND_MESSAGES
        guilds.set_overwrite(world, parent, Overwrite(bot, is_member=True, deny=deny))
        seq = (await here.record(game.match)).seq
        look = await here.look(game.match)
        user = UserId(game.user_of(look.waiting_for[0]).id)
        await here.shell.app.matches.say(MatchId(game.match), user, Word.OFFER_DRAW, "an offer")

        async def is_unshown() -> bool:
            return (await here.record(game.match)).unshown_since is not None

        await until(is_unshown, "the match to be known as one that cannot be shown")
        before = await left(here, game)
        for _ in range(9):
            here.jump(5 * MINUTE)
            await here.shell.app.deadlines.fire_due()
        assert await left(here, game) == before
        other = next(p.user for p in players if p.user.id != user)
        with pytest.raises(NotTimeYet):
            await here.shell.app.matches.claim(MatchId(game.match), UserId(other.id), "claim")
        guilds.set_overwrite(world, parent, Overwrite(bot, is_member=True))
        here.jump(5 * MINUTE)
        await is_told(here, game, "I couldn't post here for 50 minutes. All clocks have 50 minutes more.")
        assert await left(here, game) == before
        assert (await here.record(game.match)).seq == seq + 1
        assert (await here.record(game.match)).unshown_since is None
        here.jump(before[0])
        await other.wait_for_message(game.place, lambda m: "claim" in verbs(m))
        # Discord's word for a post without the permission.
        blameless(here, {(403, 50013)})
