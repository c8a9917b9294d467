"""Reviews of finished matches through the real client, thought about in real processes."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens import actions as do
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import newest_post, stage, verbs
from tests.end_to_end.players import play_on, settled
from tests.end_to_end.test_results import is_over
from tests.end_to_end.test_solo import begin_solo, player, pool_of
from tests.end_to_end_attacks.test_forged_presses import forge
from tests.patience import until

TEXTS = Texts("en")


async def reviewed(user: UserDriver, shown: VisibleMessage | None) -> str:
    """The text of a review, once it is done."""
    assert shown is not None

    def is_done() -> bool:
        text = user.look(shown).text
        return bool(text) and not text.startswith(("Looking at", "Your review begins"))

    await user.until(is_done, "a review")
    return user.look(shown).text


async def test_after_a_match_its_player_sees_what_lost_most(tmp_path: Path) -> None:
    async with stage(tmp_path, "review", faults=True, goal=2) as here:
        game = await begin_solo(here, level="easy")
        alice = player(here, game, "review")
        # Not before the end.
        early = await game.host.slash(game.place, "brawl review")
        assert early.message is not None
        assert TEXTS.say("refused-still-played-review") in early.message.text
        await play_on([alice])
        await settled(here, game)
        post = newest_post(game.host, game.place)
        assert post is not None
        public = {m.id: m.text for m in game.host.visible_messages(game.place) if not m.is_ephemeral}
        pressed = await game.host.press(post, verbs(post)["review"])
        # Workers that die meanwhile are replaced.
        for pid in pool_of(here).pids:
            os.kill(pid, signal.SIGKILL)
        text = await reviewed(game.host, pressed.message)
        assert "Better:" in text
        assert 1 <= sum(line[0].isdigit() for line in text.splitlines()) <= 3
        # The same again by the command, and nobody else sees any of it.
        again = await game.host.slash(game.place, "brawl review")
        assert await reviewed(game.host, again.message) == text
        assert public == {m.id: m.text for m in game.host.visible_messages(game.place) if not m.is_ephemeral}
        assert pressed.message is not None
        see = game.host.look(pressed.message).buttons[0]
        assert see.label == "See 1"
        bob = here.user("bob")
        theirs = newest_post(bob, game.place)
        assert theirs is not None
        refused = await forge(bob, theirs, do.ShowReview(MatchId(game.match)).custom_id)
        assert refused == TEXTS.say("refused-not-seated")
        blameless(here)


async def test_a_match_that_was_too_short_is_not_reviewed(tmp_path: Path) -> None:
    async with stage(tmp_path, "short review", faults=True) as here:
        game = await begin_solo(here, level="easy")
        shown = (await game.host.slash(game.place, "brawl concede")).message
        assert shown is not None
        await game.host.press(shown, verbs(shown)["concede"])
        await until(lambda: is_over(here, game), "the end")
        await settled(here, game)
        # Nothing was chosen in it at all, besides giving up.
        outcome = await game.host.slash(game.place, "brawl review")
        assert await reviewed(game.host, outcome.message) == TEXTS.say("refused-review-short")


async def test_a_match_that_went_on_with_another_edition_is_not_reviewed(tmp_path: Path) -> None:
    async with stage(tmp_path, "old review", faults=True) as here:
        game = await begin_solo(here, level="beginner")
        await play_on([player(here, game, "old review")])
        await settled(here, game)
        await here.stop()
        with closing(sqlite3.connect(here.database)) as file:
            file.execute("UPDATE match SET edition_since = 3 WHERE id = ?", (game.match,))
            file.commit()
        await here.start()
        outcome = await game.host.slash(game.place, "brawl review")
        assert await reviewed(game.host, outcome.message) == TEXTS.say("refused-review-edition")
        blameless(here)
