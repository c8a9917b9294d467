"""The playground as a whole: one server on loopback with the API, the gateway and the page."""

from __future__ import annotations

import errno
from types import TracebackType

from aiohttp import web
from aiohttp.typedefs import Handler

from sfb_bot.playground.drive.user import UserDriver, Watcher
from sfb_bot.playground.errors import PlaygroundError, PortTaken
from sfb_bot.playground.faults import Faults
from sfb_bot.playground.gateway.connection import serve_gateway
from sfb_bot.playground.gateway.dispatches import KNOWN_INTENTS, PRIVILEGED, Intent
from sfb_bot.playground.gateway.gateway import Gateway
from sfb_bot.playground.page.site import Site
from sfb_bot.playground.page.windows import PageHub
from sfb_bot.playground.ratelimits import RateLimits
from sfb_bot.playground.record import Ledger
from sfb_bot.playground.rest.api import PREFIX, Api
from sfb_bot.playground.session_starts import SessionStarts
from sfb_bot.playground.settings import LOOPBACK, PlaygroundSettings, build_world
from sfb_bot.playground.world.entities import Channel, Guild
from sfb_bot.playground.world.world import World


class Playground:
    """A local Discord. Start it with `async with Playground(settings) as playground:`.

    Point a discord.py client at `api_base` and `gateway_url`, log in with `token`, open `url` in a
    browser. For tests: `user`, `faults`, `ledger`, `world`.
    """

    def __init__(self, settings: PlaygroundSettings | None = None) -> None:
        self.settings = settings or PlaygroundSettings()
        self.world: World = build_world(self.settings)
        self.world.content_is_readable = bool(self.settings.privileged_intents & Intent.MESSAGE_CONTENT)
        self.token = self.settings.token
        allowed = (KNOWN_INTENTS & ~PRIVILEGED) | self.settings.privileged_intents
        starts = SessionStarts(self.settings.sharding, self.settings.clock)
        self.gateway = Gateway(self.world, starts, token=self.token, allowed_intents=allowed)
        self.limits = RateLimits(self.settings.clock, enabled=self.settings.rate_limits)
        self.faults = Faults(self.world, self.gateway)
        self.ledger = Ledger()
        self.hub = PageHub(self.world, self.settings.start)
        self._api = Api(self.world, self.limits, starts, self.faults, self.ledger, self.token)
        self._watcher = Watcher(self.world)
        self._runner: web.AppRunner | None = None
        self._port = self.settings.port

    async def __aenter__(self) -> Playground:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen on loopback; PortTaken when somebody else already does."""
        runner = web.AppRunner(self._make_app(), access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        try:
            site = web.TCPSite(runner, LOOPBACK, self.settings.port)
            await site.start()
        except OSError as error:
            await runner.cleanup()
            self._close()
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(LOOPBACK, self.settings.port) from error
            raise PlaygroundError(
                f"The playground cannot listen on {LOOPBACK}:{self.settings.port}: {error.strerror}."
            ) from error
        self._runner = runner
        self._port = int(runner.addresses[0][1])
        self.world.cdn_base = f"{self.origin}/cdn"
        self.gateway.url = self._api.gateway_url = self.gateway_url

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self.hub.close()
        self._close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _close(self) -> None:
        self.gateway.close()
        self._watcher.close()
        self.world.close()

    def _make_app(self) -> web.Application:
        app = web.Application(middlewares=[self._only_known_hosts], client_max_size=32 * 1024 * 1024)
        self._api.add_to(app)
        Site(self.world, self.hub).add_to(app)

        async def gateway(request: web.Request) -> web.StreamResponse:
            return await serve_gateway(self.gateway, request)

        app.router.add_get("/gateway", gateway)
        app.router.add_get("/gateway/", gateway)
        return app

    @web.middleware
    async def _only_known_hosts(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """A foreign name that resolves to loopback must not reach the playground."""
        if request.host not in (f"{LOOPBACK}:{self._port}", f"localhost:{self._port}"):
            return web.Response(status=421, text="The playground answers to 127.0.0.1 and localhost only.")
        return await handler(request)

    @property
    def origin(self) -> str:
        return f"http://{LOOPBACK}:{self._port}"

    @property
    def api_base(self) -> str:
        """What `discord.http.Route.BASE` is set to."""
        return f"{self.origin}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """What `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY` is set to."""
        return f"ws://{LOOPBACK}:{self._port}/gateway"

    @property
    def url(self) -> str:
        """The page."""
        return f"{self.origin}/"

    def page_for(self, name: str) -> str:
        """The page as one of the users."""
        return f"{self.url}?user={name}"

    def user(self, name: str) -> UserDriver:
        """A scripted user for tests, by name."""
        for user in self.world.users.values():
            if user.name == name and not user.is_bot:
                return UserDriver(self.world, user.id, self._watcher)
        raise PlaygroundError(f"The playground has no user called {name}.")

    @property
    def guild(self) -> Guild:
        return next(iter(self.world.guilds.values()))

    def channel(self, name: str) -> Channel:
        """A channel or thread of the server, by name."""
        for channel in self.world.channels.values():
            if channel.guild_id is not None and channel.name == name:
                return channel
        raise PlaygroundError(f"The playground has no channel called {name}.")

    async def bot_connected(self) -> None:
        """Return once the bot's gateway connection is up."""
        await self.gateway.until(lambda gateway: gateway.is_connected, "the bot")
