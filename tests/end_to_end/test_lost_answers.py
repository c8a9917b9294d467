"""A press that was acknowledged while its answer got lost on the way: it is sent again, and quietly."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from sfb_bot.discord_ui.components import Images, Message
from sfb_bot.discord_ui.delivery import replies
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.values import PrivateScreen
from tests.end_to_end.harness import Stage, begin, one_by_one, stage, verbs
from tests.end_to_end.test_presses import answers, changed, panel_of, post_of, who_is_called
from tests.patience import PATIENCE, until

ENGLISH = Texts("en", strict=True)
ANSWER = "/webhooks/*/messages/@original"
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the retries."""
    monkeypatch.setattr(replies, "PAUSES", (0.0, 0.0, 0.0, 0.01))


def loud(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What a host would read."""
    return [each for each in caplog.records if each.levelno >= logging.WARNING and "sfb_bot" in each.name]


async def heard(here: Stage, times: int) -> None:
    """Wait until this many private answers have got through since the match began."""

    async def have_got_through() -> bool:
        answered = [r for r in here.playground.ledger.records if r.path.endswith("/messages/@original")]
        # The invitation and its acceptance were answered before.
        return sum(not r.was_injected for r in answered) >= times + 2

    await until(have_got_through, f"{times} answers")


@pytest.mark.parametrize("is_carried_out", [False, True], ids=["before", "after"])
async def test_an_answer_that_was_lost_is_sent_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, is_carried_out: bool
) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, other = who_is_called(game)
        faults = here.playground.faults
        # A new private answer with a picture, and a panel that is changed in place.
        cut = [faults.cut("PATCH", ANSWER, times=2, after=is_carried_out)]
        panel = await panel_of(asked, post_of(game))
        assert panel.pictures
        await heard(here, 1)
        cut.append(faults.cut("PATCH", ANSWER, times=2, after=is_carried_out))
        await asked.press(panel, verbs(panel)["answer"])
        await heard(here, 2)
        assert ENGLISH.say("refused-stale") not in asked.look(panel).text
        assert asked.look(panel).view != panel.view
        assert await answers(here, game) == 1
        cut.append(faults.cut("PATCH", ANSWER, times=1, after=is_carried_out))
        shown = (await other.slash(game.place, "brawl board", text=True)).message
        assert shown is not None
        assert shown.text
        await heard(here, 3)
        assert [each.times for each in cut] == [0, 0, 0]
        assert loud(caplog) == []


async def test_an_acknowledgement_that_was_lost_is_given_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        for after in (False, True):
            cut = here.playground.faults.cut("POST", CALLBACK, after=after)
            panel = await panel_of(asked, post_of(game))
            assert cut.times == 0
            assert "answer" in verbs(panel)
        assert loud(caplog) == []


async def test_an_answer_that_never_gets_through_is_one_line_and_pressing_again_helps(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        panel = await panel_of(asked, post_of(game))
        before = panel.view
        here.playground.faults.cut("PATCH", ANSWER, times=len(replies.PAUSES) + 1)
        await asked.press(panel, verbs(panel)["answer"])

        async def has_given_up() -> bool:
            return bool(loud(caplog))

        await until(has_given_up, "the end of all tries")
        told = loud(caplog)
        assert ["could not be shown" in record.getMessage() for record in told] == [True]
        assert told[0].exc_info is None
        assert asked.look(panel).view == before
        assert await answers(here, game) == 1, "the choice itself counts"
        await asked.press(panel, verbs(panel)["answer"])
        after = await changed(asked, panel)
        assert ENGLISH.say("refused-stale") not in after.text
        assert await answers(here, game) == 1


async def test_an_answer_that_comes_late_does_not_cover_a_later_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = asyncio.Event()
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        await may_go_on.wait()

    monkeypatch.setattr(replies, "_wait", wait)
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        panel = await panel_of(asked, post_of(game))
        cut = here.playground.faults.cut("PATCH", ANSWER)
        await asked.press(panel, verbs(panel)["answer"])

        async def is_lost() -> bool:
            # Nothing in the playground changes when a connection breaks.
            return cut.times == 0

        await until(is_lost, "the loss of the first answer")
        await asked.press(panel, verbs(panel)["answer"])
        later = (await changed(asked, panel)).view
        sent = here.playground.ledger.last_number
        may_go_on.set()
        # Whoever is pressed last is answered last.
        shown = (await asked.slash(game.place, "brawl log")).message
        assert shown is not None
        assert waited
        (lost,) = {r.path for r in here.playground.ledger.since(0) if r.was_injected}
        assert lost.endswith("@original")
        assert lost not in {r.path for r in here.playground.ledger.since(sent)}, "it is not told any more"
        assert asked.look(panel).view == later


async def test_an_answer_that_comes_late_does_not_cover_a_panel_that_has_shrunk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A post has come below the panel: the next press makes it a line at once, its answer comes later."""
    may_go_on, may_be_made = asyncio.Event(), asyncio.Event()
    made = replies.private_message

    async def wait(_: float) -> None:
        await may_go_on.wait()

    async def make(screen: PrivateScreen, images: Images, texts: Texts) -> Message:
        await may_be_made.wait()
        return await made(screen, images, texts)

    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, _ = who_is_called(game)
        panel = await panel_of(asked, post_of(game))
        monkeypatch.setattr(replies, "_wait", wait)
        here.playground.faults.cut("PATCH", ANSWER)
        await asked.press(panel, verbs(panel)["answer"])
        await asked.until(lambda: post_of(game).id > panel.id, "a post below the panel")
        ledger = here.playground.ledger
        await ledger.until(lambda seen: any(r.was_injected for r in seen.records), "the loss", PATIENCE)
        (lost,) = {r.path for r in ledger.records if r.was_injected}
        monkeypatch.setattr(replies, "private_message", make)

        async def is_known() -> bool:
            return here.shell.lowest.is_below(MatchId(game.match), game.place, panel.id)

        await until(is_known, "the bot to know of its post")
        pressed = asked.start_press(panel, verbs(panel)["answer"])
        line = (await changed(asked, panel)).view
        sent = ledger.last_number
        may_go_on.set()
        may_be_made.set()
        below = (await asked.outcome(pressed)).message
        await asked.slash(game.place, "brawl log")
        assert lost not in {r.path for r in ledger.since(sent)}
        assert below is not None
        assert asked.look(panel).view == line


async def test_a_discord_in_trouble_that_has_heard_is_not_taken_for_one_that_refuses(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The library asks again by itself, and is told that there is an answer already: the press counts."""
    async with stage(tmp_path, packs=one_by_one()) as here:
        game = await begin(here)
        asked, other = who_is_called(game)
        troubled = here.playground.faults.answer("POST", CALLBACK, 500, times=2, after=True)
        panel, form = await asyncio.gather(
            panel_of(asked, post_of(game)),
            other.slash("arena", "brawl challenge", opponent=here.user("carol"), pace="custom"),
        )
        assert troubled.times == 0
        assert "answer" in verbs(panel)
        assert form.modal is not None
        assert loud(caplog) == []
