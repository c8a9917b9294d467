"""Time zones of people with the real client: set by a city, used for what they type, forgotten with them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.settings_actions import ForgetMe, SetMine
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import begin, stage
from tests.end_to_end.test_presses import changed
from tests.end_to_end.test_settings import chosen

ENGLISH = Texts("en", strict=True)
TOKYO = ZoneInfo("Asia/Tokyo")


async def test_a_time_zone_is_found_set_used_and_forgotten(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        alice, store = game.host, here.shell.app.store
        settings = message_of(await alice.slash("arena", "settings me"))
        assert ENGLISH.say("settings-timezone", zone="UTC") in settings.text
        for change in (SetMine("quiet_from", "13"), SetMine("quiet_to", "22")):
            await alice.select(settings, [change.value], change.menu_id())
            await alice.until(lambda change=change: chosen(alice.look(settings), change) == change.value)
        found = await alice.autocomplete("arena", "settings me", "timezone", "toky")
        assert [value for _, value in found] == ["Asia/Tokyo", "off"]
        assert found[0][0] == f"Asia/Tokyo ({datetime.fromtimestamp(here.clock.now(), TOKYO):%H:%M})"
        refused = message_of(await alice.slash("arena", "settings me", timezone="Atlantis"))
        assert refused.text == ENGLISH.say("refused-timezone", value="Atlantis")
        shown = message_of(await alice.slash("arena", "settings me", timezone="asia/tokyo"))
        assert ENGLISH.say("settings-timezone", zone="Asia/Tokyo") in shown.text
        # What was 13 to 22 of UTC is the night of Tokyo.
        assert ENGLISH.say("settings-quiet", start=22, end=7, zone="Asia/Tokyo") in shown.text
        await here.restart()
        day = f"{datetime.fromtimestamp(here.clock.now() + 2 * 86400, TOKYO):%Y-%m-%d}"
        await alice.slash(game.place, "brawl away", until=f"{day} 18:30")
        meant = datetime.fromisoformat(f"{day}T18:30").replace(tzinfo=TOKYO)
        assert (await here.record(game.match)).seats[0].away_until == int(meant.timestamp())
        settings = message_of(await alice.slash("arena", "settings me"))
        await alice.press(settings, ForgetMe().custom_id)
        sure = await changed(alice, settings)
        await alice.press(sure, ForgetMe(is_sure=True).custom_id)
        await changed(alice, sure)
        store = here.shell.app.store
        assert (await store.preferences(UserId(alice.id))).timezone == ""
        blameless(here)
