"""The way of every request: known route, right token, faults, rate limits, handler, record."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any, cast

from aiohttp import web
from aiohttp.web_exceptions import HTTPException

from sfb_bot.playground.errors import (
    NOT_FOUND,
    SERVER_ERROR,
    UNAUTHORIZED,
    ApiError,
    Refusal,
)
from sfb_bot.playground.faults import Fault, Faults
from sfb_bot.playground.forms import Json
from sfb_bot.playground.ratelimits import RateLimited, RateLimits
from sfb_bot.playground.record import Ledger, RequestRecord
from sfb_bot.playground.rest.call import Call, read_body
from sfb_bot.playground.rest.routes import CREATED, ROUTES, Handler
from sfb_bot.playground.session_starts import SessionStarts
from sfb_bot.playground.world.world import World

PREFIX = "/api/v10"
_TOKENLESS = ("/interactions/", "/webhooks/", "/gateway")
_log = logging.getLogger(__name__)


class Api:
    """Answers requests and writes each of them into the ledger."""

    def __init__(
        self,
        world: World,
        limits: RateLimits,
        starts: SessionStarts,
        faults: Faults,
        ledger: Ledger,
        token: str,
    ) -> None:
        self.world = world
        self.limits = limits
        self.starts = starts
        self.faults = faults
        self.ledger = ledger
        self.gateway_url = ""
        self._token = token

    def add_to(self, app: web.Application) -> None:
        for method, route, handler in ROUTES:
            app.router.add_route(method, PREFIX + route, self._answering(route, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._answering("", _unknown))

    def _answering(self, route: str, handler: Handler) -> Any:
        async def answer(request: web.Request) -> web.StreamResponse:
            return await self._answer(request, route, handler)

        return answer

    async def _answer(self, request: web.Request, route: str, handler: Handler) -> web.StreamResponse:
        number = self.ledger.next_number()
        path = request.path.removeprefix(PREFIX)
        fault = self.faults.take(request.method, route, path)
        seen: dict[str, Any] = {}
        status, body, headers = 500, None, dict[str, str]()
        breaks = fault is not None and fault.status is not None
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is None or not breaks or fault.after:
            status, body, headers = await self._carry_out(request, route, handler, seen)
        if fault is not None and breaks:
            status, body, headers = _made_up(fault)
        self._record(number, request, route, (status, body), seen.get("body"), injected=breaks)
        if fault is not None and fault.cuts and request.transport is not None:
            request.transport.abort()
        if body is None:
            return web.Response(status=status, headers=headers)
        # Without a charset: discord.py reads a body as JSON only under exactly this content type.
        content = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
        return web.Response(body=content, status=status, headers=headers, content_type="application/json")

    async def _carry_out(
        self, request: web.Request, route: str, handler: Handler, seen: dict[str, Any]
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, body and headers of the real answer."""
        # discord.py takes a 429 without this header for a ban by a proxy.
        headers = {"Via": "1.1 playground"}
        places = dict(request.match_info)
        try:
            self._check_token(request, route)
            headers |= self.limits.admit(request.method, route, places)
            body, uploads = await read_body(request)
            seen["body"] = body
            query, url = request.query, self.gateway_url
            call = Call(self.world, self.limits, self.starts, places, query, body, uploads, url)
            result = await handler(call)
        except ApiError as error:
            return error.refusal.status, error.body(), headers
        except RateLimited as error:
            headers |= self.limits.headers_of(request.method, route, places) | error.headers()
            return 429, error.body(), headers
        except (HTTPException, ConnectionError):
            raise
        except Exception:  # noqa: BLE001 - a bug in here must look like Discord's 500 to the client, and be logged
            _log.exception("The playground failed at %s %s", request.method, request.path)
            return 500, ApiError(SERVER_ERROR).body(), headers
        if result is None:
            return 204, None, headers
        return (201 if handler in CREATED else 200), result, headers

    def _check_token(self, request: web.Request, route: str) -> None:
        if route.startswith(_TOKENLESS) and route != "/gateway/bot":
            return
        given = request.headers.get("Authorization", "")
        if not secrets.compare_digest(given.encode(), f"Bot {self._token}".encode()):
            raise ApiError(UNAUTHORIZED)

    def _record(
        self,
        number: int,
        request: web.Request,
        route: str,
        answer: tuple[int, Any],
        sent: Any,
        *,
        injected: bool,
    ) -> None:
        status, body = answer
        error = cast(Json, body) if status >= 400 and isinstance(body, dict) else None
        record = RequestRecord(
            number=number,
            at=self.world.clock.now(),
            method=request.method,
            path=request.path.removeprefix(PREFIX),
            route=route or request.path,
            status=status,
            code=None if error is None else error.get("code"),
            error=error,
            body=sent,
            was_injected=injected,
        )
        self.ledger.add(record)


def _made_up(fault: Fault) -> tuple[int, Any, dict[str, str]]:
    status = fault.status or 500
    headers = {"Via": "1.1 playground"}
    if status == 429:
        limited = RateLimited(fault.retry_after, "global" if fault.is_global else "user")
        return status, limited.body(), headers | limited.headers()
    return status, ApiError(Refusal(status, 0, f"{status}: made up by the playground")).body(), headers


async def _unknown(_: Call) -> None:
    raise ApiError(NOT_FOUND)
