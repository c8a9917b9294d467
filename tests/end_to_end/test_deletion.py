"""Being forgotten on Discord: the dialog says what goes when, and so it goes."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.settings_actions import ForgetMe
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of, run
from tests.end_to_end.harness import (
    Game,
    Stage,
    begin,
    has_lobby_button,
    invite,
    is_result,
    newest_post,
    stage,
)
from tests.end_to_end.players import settled
from tests.end_to_end.test_presses import changed
from tests.storage.people_search import places_with

ENGLISH = Texts("en", strict=True)


async def asked_to_be_forgotten(here: Stage, name: str) -> tuple[VisibleMessage, VisibleMessage]:
    """What somebody is shown before they confirm, and after it."""
    user = here.user(name)
    settings = message_of(await user.slash("arena", "settings me"))
    await user.press(settings, ForgetMe().custom_id)
    sure = await changed(user, settings)
    before = user.look(sure)
    await user.press(sure, ForgetMe(is_sure=True).custom_id)
    return before, await changed(user, sure)


async def concede(user: UserDriver, game: Game) -> None:
    sure = await run(user, game, "brawl concede")
    await user.press(sure, ENGLISH.say("button-concede-yes"))

    def is_over() -> bool:
        post = newest_post(user, game.place)
        return post is not None and is_result(post)

    await user.until(is_over, "the result")


async def test_the_dialog_says_what_goes_when_and_so_it_goes(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob, carol = here.user("alice"), here.user("bob"), here.user("carol")
        over = await begin(here)
        await concede(bob, over)
        live = await begin(here)
        invitation = await invite(alice, opponent=carol)
        dialog, done = await asked_to_be_forgotten(here, "alice")
        for words in (
            ENGLISH.say("forget-now", finished=1),
            ENGLISH.say("forget-tables", count=1),
            ENGLISH.say("forget-live", count=1),
            ENGLISH.say("forget-rest"),
        ):
            assert words in dialog.text
        assert done.text == ENGLISH.say("notice-forgotten-later", count=1)
        await carol.until(lambda: not has_lobby_button(carol.look(invitation)), "a closed invitation")
        assert f"<@{alice.id}>" not in carol.look(invitation).text
        # Whoever plays goes on playing, and is forgotten with the end.
        assert message_of(await alice.slash(live.place, "brawl play")).text
        await concede(alice, live)
        await settled(here, live)
        assert places_with(here.database, alice.id) == []
        replay = await run(bob, live, "brawl replay")
        assert replay.pictures
        listed = await run(bob, live, "brawl log")
        assert f"<@{alice.id}>" not in listed.text
        assert "a deleted player" in listed.text
        await here.restart()
        again = await begin(here)
        assert [seat.user for seat in (await here.record(again.match)).seats] == [alice.id, bob.id]
        dialog, done = await asked_to_be_forgotten(here, "dave")
        assert done.text == ENGLISH.say("notice-forgotten", count=0)
        blameless(here)
