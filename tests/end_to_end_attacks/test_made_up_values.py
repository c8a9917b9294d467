"""Values that no menu offers, forms that nobody opened, organisers in the wrong channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, LobbyId, UserId
from sfb_bot.playground import UserDriver
from sfb_bot.playground.world import interactions
from sfb_bot.playground.world.entities import InteractionKind
from sfb_bot.playground.world.interactions import Origin
from sfb_bot.screens.limits import plain
from sfb_bot.screens.settings_actions import SetMine, SetServer
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import begin, stage
from tests.end_to_end_attacks.test_forged_presses import forge, no_trouble, post_of
from tests.end_to_end_league.season_stage import season_stage

ENGLISH = Texts("en", strict=True)
JUNK = ("²", "-1", "9" * 30, "٣", "1e3", "24")


async def test_numbers_that_are_none_are_refused_in_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        owner, store = here.user("alice"), here.shell.app.store
        mine = await store.preferences(UserId(owner.id))
        server = await store.guild_settings(GuildId(here.playground.guild.id))
        for value in JUNK:
            for action in (SetMine("quiet_from"), SetMine("quiet_to"), SetServer("organiser_role")):
                if value == "24" and isinstance(action, SetServer):
                    continue
                said = await forge(owner, post_of(game), action.menu_id(), value)
                assert said == f"I can't use “{plain(value)}” there, so nothing changed."
        assert await store.preferences(UserId(owner.id)) == mine
        assert await store.guild_settings(GuildId(here.playground.guild.id)) == server
        for value in JUNK:
            form = await owner.slash("arena", "brawl challenge", opponent=here.user("bob"), pace="custom")
            sent = await owner.submit_modal(form, {"turn": value[:8], "window": "12h", "bank": "3d"})
            assert sent.message is not None
            assert sent.message.text == ENGLISH.say("refused-pace")
        assert await store.lobby(LobbyId(2)) is None
        assert no_trouble(caplog)
        blameless(here)


async def send_form(user: UserDriver, custom_id: str, **typed: str) -> str:
    """What a user gets to read who sends a form that nobody opened."""
    fields = [
        {"type": 18, "id": number, "component": {"type": 4, "id": 9, "custom_id": name, "value": value}}
        for number, (name, value) in enumerate(typed.items(), 1)
    ]
    data = {"custom_id": custom_id, "components": fields}
    place = user.place("arena")
    begun = interactions.begin(user.world, InteractionKind.MODAL_SUBMIT, user.id, place, data, Origin())
    outcome = await user.outcome(begun)
    assert outcome.message is not None
    return outcome.message.text


async def test_a_form_that_nobody_opened_invites_neither_bots_nor_strangers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        times = {"turn": "24h", "window": "12h", "bank": "3d"}
        form = "sfb-pace:0:0:0:0"
        bot = here.playground.world.bot.id
        assert await send_form(alice, f"{form}:{bot}", **times) == ENGLISH.say("refused-not-invited-bot")
        said = await send_form(alice, f"{form}:{2**62}", **times)
        assert said == ENGLISH.say("refused-not-invited-stranger")
        assert await send_form(alice, f"{form}:{'9' * 20}", **times) == ENGLISH.say("denied-unknown")
        assert await here.shell.app.store.lobby(LobbyId(1)) is None
        # The forms of the earlier version that are still open in somebody's client go on working.
        assert await send_form(alice, f"{form}:{bob.id}", **times) == ENGLISH.say("notice-invited")
        assert no_trouble(caplog)


async def test_an_organiser_never_hits_a_match_of_their_own_elsewhere(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        before = await here.record(game.match)
        alice, bob = game.players
        for words, options in (
            ("pause", {}),
            ("resume", {}),
            ("pass", {"player": alice}),
            ("rewind", {"steps": 1}),
            ("replace", {"player": bob, "by": here.user("carol")}),
            ("end", {}),
            ("end", {"winner": alice}),
        ):
            said = (await alice.slash("lounge", f"brawl-admin {words}", reason="oops", **options)).message
            assert said is not None
            assert said.text == ENGLISH.say("refused-no-match-here"), words
        after = await here.record(game.match)
        assert (after.status, after.seq, after.seats) == ("live", before.seq, before.seats)
        # What one asks for oneself still finds one's only match.
        shown = (await alice.slash("lounge", "brawl board", text=True)).message
        assert shown is not None
        assert shown.text != ENGLISH.say("refused-no-match")
        blameless(here)


async def test_a_list_of_many_players_is_one_question_to_discord(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 120, "list") as here:
        await here.create(name="Big Cup", format="swiss", rounds=3, pace="daily")
        everybody = "\n".join(f"<@{user.id}>" for user in here.players(120))
        ledger = here.stage.playground.ledger
        before = len(ledger.records)
        said = (await here.ask("league import", reason="list", players=everybody)).text
        assert "joins the season" in said
        asked = [r for r in list(ledger.records)[before:] if r.method == "GET"]
        assert [str(record) for record in asked] == []
        blameless(here.stage)
