"""What whoever watches the bot is told."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from sfb_bot.cli.environment import Settings, read_settings
from sfb_bot.cli.refusal import Refusal
from sfb_bot.cli.watched import watched
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.meter import Outcome
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.monitoring.endpoint import AddressTaken, Endpoint, answering
from sfb_bot.monitoring.prometheus import PrometheusMeter
from sfb_bot.storage.location import FileLocation
from tests.end_to_end.harness import begin, stage
from tests.end_to_end.players import play_on, random_users, settled


async def fetched(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as client, client.get(address) as answer:
        return answer.status, await answer.text()


def figure(page: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    assert found, f"{name} is not in the page"
    return float(found[1])


async def test_a_bot_at_work_is_measured_and_nobody_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with stage(tmp_path, "measured") as here, AsyncExitStack() as closing:
        settings = Settings("", FileLocation(here.file), "INFO", metrics_port=0)
        await here.stop()
        meter = PrometheusMeter()
        await here.start(lambda shell: replace(shell, meter=meter))
        unmeasured = await closing.enter_async_context(watched(here.shell, settings))
        assert isinstance(unmeasured.meter, PrometheusMeter)
        (url,) = re.findall(r"http://127\.0\.0\.1:\d+", capsys.readouterr().out)
        assert await fetched(f"{url}/ready") == (200, "ready\n")
        assert await fetched(f"{url}/alive") == (200, "alive\n")
        game = await begin(here)
        await play_on(random_users(here, game, "measured"), 6)
        await settled(here, game)
        page = meter.page({}).decode()
        assert figure(page, 'sfb_answers_total{outcome="done"}') >= 6
        assert figure(page, "sfb_acknowledged_seconds_count") >= 6
        assert figure(page, 'sfb_answered_seconds_count{kind="Answer"}') >= 1
        assert figure(page, 'sfb_delivered_seconds_count{kind="ledger"}') >= 1
        _, told = await fetched(f"{url}/metrics")
        assert figure(told, "sfb_live_matches") == 1
        assert figure(told, "sfb_ready") == figure(told, "sfb_store_works") == 1
        assert figure(told, 'sfb_process{process="1/1"}') == 1
        record = await here.record(game.match)
        secrets = [record.seed, str(record.channel), *(str(user.id) for user in game.players), *record.setup]
        assert [one for one in secrets if one in page + told] == []
        await here.bot.stop()
        assert await fetched(f"{url}/ready") == (503, "not ready\n")


async def test_figures_come_without_the_store_while_it_is_in_trouble() -> None:
    meter = PrometheusMeter()
    meter.delivered("ledger", 0.2, Outcome.FAILED)

    async def broken() -> Mapping[str, float]:
        raise StoreBroken("the disk is full")

    async with answering(Endpoint(meter, broken, lambda: False), "127.0.0.1", 0) as url:
        status, page = await fetched(f"{url}/metrics")
        assert status == 200
        assert figure(page, "sfb_store_works") == 0
        assert figure(page, 'sfb_deliveries_total{outcome="failed"}') == 1
        assert (await fetched(f"{url}/nothing"))[0] == 404
        with pytest.raises(AddressTaken, match="nothing can be served"):
            async with answering(
                Endpoint(meter, broken, lambda: False), "127.0.0.1", int(url.rpartition(":")[2])
            ):
                pytest.fail("the address is taken")


async def test_nobody_is_answered_unless_the_host_wants_it(tmp_path: Path) -> None:
    settings = read_settings({}, tmp_path / ".env")
    assert (settings.metrics_port, settings.metrics_host) == (None, "127.0.0.1")
    assert read_settings({"SFB_METRICS": "9464"}, tmp_path / ".env").metrics_port == 9464
    with pytest.raises(Refusal, match="SFB_METRICS"):
        read_settings({"SFB_METRICS": "many"}, tmp_path / ".env")
    shell = object.__new__(Shell)
    async with watched(shell, settings) as same:
        assert same is shell
