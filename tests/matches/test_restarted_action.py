"""An action that starts again after an upgrade has its time running like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.matches.paces import PACES
from tests.matches.house import HandClock, house


async def test_the_clock_of_a_restarted_action_runs_and_its_deadlines_are_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        match = await h.match()
        asked = await h.play_until(match, "react", Dice("upgrade"))
        # The attacker's time stands still while the defender is asked.
        assert asked.record.clock.since is None
    clock.passes(30)
    # The new version of the program words the questions of the action differently.
    monkeypatch.setattr("sfb_bot.kernel.run.fingerprint", lambda _: "another version")
    async with house(path, clock) as h:
        again = await h.look(match)
        assert again.record.ask_no > asked.record.ask_no
        assert again.record.clock.used == asked.record.clock.used
        assert again.record.clock.since == clock.now()
        deadlines = await h.store.deadlines_of(match)
        assert {deadline.ask_no for deadline in deadlines} == {again.record.ask_no}
        assert again.answer_by is not None
        assert again.answer_by >= clock.now() + PACES["live"].turn - again.record.clock.used
    async with house(path, clock) as h:
        stored = (await h.look(match)).record
        assert (stored.clock, stored.asked_at) == (again.record.clock, again.record.asked_at)
