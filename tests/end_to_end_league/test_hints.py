"""Leagues have no hints."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import AskForHint
from tests.end_to_end.harness import newest_post, verbs
from tests.end_to_end_attacks.test_forged_presses import forge
from tests.end_to_end_league.season_stage import season_stage


async def test_a_league_match_has_no_hints(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 2, "no hints") as here:
        await here.create(name="Cup", format="round_robin")
        await here.join(here.players(2))
        await here.act("league start", reason="go")
        game = await here.game(await here.line_of(here.players(2)[0]))
        look = await here.stage.look(game.match)
        user = game.user_of(look.waiting_for[0])
        post = newest_post(user, game.place)
        assert post is not None
        panel = (await user.press(post, verbs(post)["play"])).message
        assert panel is not None
        assert "answer" in verbs(panel) or panel.menus
        assert "hint" not in verbs(panel)
        assert not (await here.stage.record(game.match)).hints
        refused = Texts("en").say("refused-hints")
        await forge(user, panel, AskForHint(MatchId(game.match), look.record.ask_no).custom_id)
        await user.until(lambda: refused in user.look(panel).text, refused)
