"""A computer in the seat of somebody who left, through the real client, as others or an organiser wish."""

from __future__ import annotations

import random
from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.matches.looks import Look
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Stage, begin, stage, verbs
from tests.end_to_end.players import RandomUser, fast_forward, play_on, play_out, settled
from tests.end_to_end.test_presses import who_is_called

ENGLISH = Texts("en", strict=True)
# Far longer than a turn and the whole bank at daily pace.
TOO_LONG = 60 * 24 * 3600


def is_at_turn(look: Look) -> bool:
    return look.question is not None and look.question.prompt == "act"


async def play_to_the_end(here: Stage, user: RandomUser) -> None:
    await play_on([user], 6)
    await here.restart(cleanly=False)
    user.trouble = 0
    await play_on([user])
    assert user.is_done


async def test_whose_time_is_up_is_replaced_by_a_computer_that_plays_on(tmp_path: Path) -> None:
    async with stage(tmp_path, "take over", faults=True) as here:
        game = await begin(here)
        await fast_forward(here, game, "take over", is_at_turn)
        late, waits = who_is_called(game)
        here.jump(TOO_LONG)
        up = await waits.wait_for_message(game.place, lambda m: "take_over" in verbs(m))
        # Whoever left cannot have it decided, nor can somebody who does not play.
        for stranger in (late, here.user("carol")):
            refused = message_of(await stranger.press(up, verbs(up)["take_over"]))
            assert not (await here.record(game.match)).computers, refused.text
        await waits.press(up, verbs(up)["take_over"])
        told = await waits.wait_for_message(game.place, lambda m: "takes over from" in m.text)
        normal = ComputerPlayer("normal").user
        assert "Normal Computer takes over from" in told.text
        assert f"<@{normal}>" not in told.text
        record = await here.record(game.match)
        assert {seat.user for seat in record.seats} == {waits.id, normal}
        # The old post does nothing a second time, and the one who left plays no more.
        message_of(await waits.press(up, verbs(up)["take_over"]))
        assert len((await here.record(game.match)).computers) == 1
        gone = message_of(await late.slash(game.place, "brawl concede"))
        assert gone.text == ENGLISH.say("refused-not-seated")
        await play_to_the_end(here, RandomUser(here, waits, game.place, random.Random("waits")))
        blameless(here)


async def test_an_organiser_puts_a_computer_in_a_seat_and_a_person_back(tmp_path: Path) -> None:
    async with stage(tmp_path, "replace", faults=True) as here:
        owner, dave = here.user("alice"), here.user("dave")
        game = await begin(here, "bob", "carol")
        me = here.playground.world.bot
        refused = message_of(
            await dave.slash(game.place, "brawl-admin replace", player=game.guest, by=me.id, reason="mine")
        )
        assert "Only organisers" in refused.text
        options = {"player": game.guest, "by": me.id, "level": "beginner", "reason": "moved away"}
        message_of(await owner.slash(game.place, "brawl-admin replace", **options))
        told = await game.host.wait_for_message(game.place, lambda m: "moved away" in m.text)
        assert "Beginner Computer takes over from" in told.text
        record = await here.record(game.match)
        assert [seat.user for seat in record.seats] == [game.host.id, ComputerPlayer("beginner").user]
        bob = RandomUser(here, game.host, game.place, random.Random("bob"))
        await play_on([bob], 6)
        message_of(
            await owner.slash(game.place, "brawl-admin replace", player=me.id, by=dave, reason="dave plays")
        )
        await game.host.wait_for_message(game.place, lambda m: "dave plays" in m.text)
        assert not (await here.record(game.match)).computers
        users = [bob, RandomUser(here, dave, game.place, random.Random("dave"))]
        await settled(here, game)
        await play_out(here, game, users)
        assert (await here.record(game.match)).status == "over"
        blameless(here)
