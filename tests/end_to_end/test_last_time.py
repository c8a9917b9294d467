"""Choosing again what was chosen in the match before."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.actions import Answer
from sfb_bot.screens.custom_ids import read_action
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Game, Stage, begin, newest_post, stage, verbs
from tests.end_to_end.test_deletion import concede

AGAIN = Texts("en").say("button-last-time", what="")
TEAM = ("kilgore", "dugrun", "gwaien")


async def opened(user: UserDriver, game: Game) -> VisibleMessage:
    post = newest_post(user, game.place)
    assert post is not None
    panel = (await user.press(post, verbs(post)["play"])).message
    assert panel is not None
    return panel


async def choose(here: Stage, game: Game, user: UserDriver, keys: tuple[str, ...]) -> None:
    match, ask_no = MatchId(game.match), (await here.record(game.match)).ask_no
    await here.shell.app.matches.answer(match, UserId(user.id), ask_no, keys, f"{game.match} {user.name}")


async def test_a_team_is_chosen_again_with_one_press(tmp_path: Path) -> None:
    async with stage(tmp_path, "again") as here:
        first = await begin(here, draft="free")
        assert AGAIN not in {button.label for button in (await opened(first.host, first)).buttons}
        await choose(here, first, first.host, TEAM)
        await concede(first.guest, first)
        second = await begin(here, draft="free")
        # The guest has chosen nothing last time.
        assert not [b for b in (await opened(second.guest, second)).buttons if b.label.startswith(AGAIN)]
        panel = await opened(second.host, second)
        (button,) = [button for button in panel.buttons if button.label.startswith(AGAIN)]
        assert button.label == f"{AGAIN}Kilgore, Dugrun, Gwaien"
        ask_no = (await here.record(second.match)).ask_no
        assert read_action(button.custom_id or "") == Answer(MatchId(second.match), ask_no, TEAM)
        await second.host.press(panel, button.custom_id or "")

        def is_sealed() -> bool:
            return "You chose Dugrun, Gwaien, Kilgore." in second.host.look(panel).text

        await second.host.until(is_sealed, "the team")
        blameless(here)


async def test_what_cannot_be_chosen_any_more_is_not_offered(tmp_path: Path) -> None:
    async with stage(tmp_path, "not again") as here:
        first = await begin(here, draft="free")
        await choose(here, first, first.host, TEAM)
        await concede(first.guest, first)
        # Five are chosen here, so that three are no answer.
        second = await begin(here, draft="tournament")
        panel = await opened(second.host, second)
        assert not [button for button in panel.buttons if button.label.startswith(AGAIN)]
        blameless(here)
