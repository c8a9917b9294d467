"""The port of a page while one process takes over from another."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import partial

import aiohttp
import pytest

from sfb_bot.cli.shared_port import Opening, answered
from sfb_bot.monitoring.endpoint import AddressTaken, Endpoint, answering
from sfb_bot.monitoring.prometheus import PrometheusMeter
from tests.patience import until


async def _no_figures() -> Mapping[str, float]:
    return {}


def page(process: str, port: int, host: str = "127.0.0.1") -> Opening:
    """The figures of a process, which name it."""
    return partial(answering, Endpoint(PrometheusMeter(process), _no_figures, lambda: True), host, port)


async def who_answers(url: str) -> str:
    """The process that answers, empty for nobody."""
    try:
        async with aiohttp.ClientSession() as client, client.get(f"{url}/metrics") as answer:
            text = await answer.text()
    except aiohttp.ClientConnectionError:
        return ""
    (line,) = [line for line in text.splitlines() if line.startswith("sfb_process{")]
    return line.split('"')[1]


async def test_who_takes_over_answers_once_the_port_is_free(capsys: pytest.CaptureFixture[str]) -> None:
    async with AsyncExitStack() as older, AsyncExitStack() as newer:
        url = await older.enter_async_context(page("1/2", 0)())
        port = int(url.rpartition(":")[2])
        await newer.enter_async_context(answered(page("2/2", port), "It is at {}", is_patient=True))
        assert await who_answers(url) == "1/2"
        assert capsys.readouterr().out == ""
        await older.aclose()

        async def is_followed() -> bool:
            return await who_answers(url) == "2/2"

        await until(is_followed, "an answer of the newer one")
        assert capsys.readouterr().out == f"It is at {url}\n"
        await newer.aclose()
        assert await who_answers(url) == ""


async def test_who_waits_for_a_port_in_vain_leaves_nothing_behind() -> None:
    async with page("1/2", 0)() as url:
        before = asyncio.all_tasks()
        port = int(url.rpartition(":")[2])
        async with answered(page("2/2", port), "It is at {}", is_patient=True):
            assert len(asyncio.all_tasks()) == len(before) + 1
        assert asyncio.all_tasks() == before


async def test_a_bot_alone_does_not_wait_for_a_port() -> None:
    async with page("1/1", 0)() as url:
        port = int(url.rpartition(":")[2])
        with pytest.raises(AddressTaken, match=f"nothing can be served at 127.0.0.1:{port}"):
            async with answered(page("1/1", port), "It is at {}", is_patient=False):
                pytest.fail("the port is taken")


async def test_nobody_waits_for_an_address_that_is_not_of_this_machine() -> None:
    """An address of a range that is kept for documents alone: no patience helps."""
    with pytest.raises(AddressTaken, match=r"nothing can be served at 192\.0\.2\.1:0"):
        async with answered(page("1/2", 0, "192.0.2.1"), "It is at {}", is_patient=True):
            pytest.fail("that address is of nobody")
