"""One WebSocket of a client: hello, heartbeats, identify, resume, and how it ends."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from typing import Any, cast

from aiohttp import WSMsgType, web

from sfb_bot.playground.forms import Json
from sfb_bot.playground.gateway.compression import Encoder, encoder_for
from sfb_bot.playground.gateway.dispatches import KNOWN_INTENTS
from sfb_bot.playground.gateway.gateway import Gateway
from sfb_bot.playground.gateway.sessions import Session, encode
from sfb_bot.playground.world.payloads import member_json

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, REQUEST_MEMBERS = 1, 2, 3, 4, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED, SESSION_TIMED_OUT = 4005, 4008, 4009
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
INVALID_VERSION, INVALID_INTENTS, DISALLOWED_INTENTS = 4012, 4013, 4014
MOST_PAYLOAD_BYTES = 4096
MOST_EVENTS, EVENT_SECONDS = 120, 60.0
# Clients note the time of a heartbeat in a thread, after it was sent. An answer that is there sooner looks to
# them as if it came a whole interval late ("Can't keep up"), so the answer takes its time, as over a network.
ACKNOWLEDGED_AFTER = 0.05


class Closing(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class GatewayConnection:
    """Reads what the client says and writes what it is told, in order."""

    def __init__(self, gateway: Gateway, request: web.Request, encoder: Encoder | None) -> None:
        self.gateway = gateway
        self.session: Session | None = None
        self._request = request
        self._encoder = encoder
        self._socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
        self._outgoing: asyncio.Queue[str | Closing] = asyncio.Queue()
        self._recent: deque[float] = deque()
        self._closed_with: int | None = None

    def send(self, text: str) -> None:
        self._outgoing.put_nowait(text)

    def drop(self, code: int | None = None) -> None:
        """Close with a code, or without one cut the line as a broken network does."""
        self._lose()
        if code is not None:
            self._outgoing.put_nowait(Closing(code, "closed on purpose"))
        elif self._request.transport is not None:
            self._request.transport.abort()

    def tell_invalid(self, *, resumable: bool) -> None:
        if not resumable:
            self.session = None
        self.send(encode(INVALID_SESSION, resumable))

    def ask_reconnect(self) -> None:
        self.send(encode(RECONNECT, None))

    async def run(self) -> web.WebSocketResponse:
        await self._socket.prepare(self._request)
        self.gateway.connections.add(self)
        writer = asyncio.create_task(self._write())
        self.send(encode(HELLO, {"heartbeat_interval": self.gateway.heartbeat_ms, "_trace": []}))
        try:
            await self._read()
        except Closing as closing:
            await self._socket.close(code=closing.code, message=str(closing).encode())
        finally:
            self.gateway.connections.discard(self)
            self._lose(for_good=self._socket.close_code in (1000, 1001) and self._closed_with is None)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return self._socket

    def _lose(self, *, for_good: bool = False) -> None:
        if self.session is not None:
            self.gateway.lose(self.session, self, for_good=for_good)

    async def _write(self) -> None:
        while True:
            item = await self._outgoing.get()
            if self._socket.closed:
                return
            try:
                if isinstance(item, Closing):
                    self._closed_with = item.code
                    await self._socket.close(code=item.code, message=str(item).encode())
                    return
                if self._encoder is None:
                    await self._socket.send_str(item)
                else:
                    await self._socket.send_bytes(self._encoder.encode(item))
            except ConnectionError:
                return

    async def _read(self) -> None:
        patience = self.gateway.heartbeat_ms * 1.5 / 1000
        while True:
            try:
                received = await self._socket.receive(timeout=patience)
            except TimeoutError:
                raise Closing(SESSION_TIMED_OUT, "Session timed out.") from None
            if received.type is WSMsgType.TEXT or received.type is WSMsgType.BINARY:
                self._handle(self._decode(received.data))
            else:
                return

    def _decode(self, raw: str | bytes) -> Json:
        if len(raw) > MOST_PAYLOAD_BYTES:
            raise Closing(DECODE_ERROR, "Payload is larger than 4096 bytes.")
        try:
            payload: object = json.loads(raw)
        except ValueError:
            raise Closing(DECODE_ERROR, "Error while decoding payload.") from None
        if not isinstance(payload, dict):
            raise Closing(DECODE_ERROR, "Error while decoding payload.")
        return cast(Json, payload)

    def _handle(self, payload: Json) -> None:
        now = self.gateway.world.clock.now()
        self._recent.append(now)
        while self._recent[0] < now - EVENT_SECONDS:
            self._recent.popleft()
        if len(self._recent) > MOST_EVENTS:
            raise Closing(RATE_LIMITED, "You are being rate limited.")
        op, data = payload.get("op"), payload.get("d")
        fields = cast(Json, data) if isinstance(data, dict) else {}
        if op == HEARTBEAT:
            self._acknowledge()
        elif op == IDENTIFY:
            self._identify(fields)
        elif op == RESUME:
            self._resume(fields)
        elif op in (PRESENCE, VOICE, REQUEST_MEMBERS):
            if self.session is None:
                raise Closing(NOT_AUTHENTICATED, "Not authenticated.")
            if op == REQUEST_MEMBERS:
                self._send_members(self.session, fields)
        else:
            raise Closing(UNKNOWN_OPCODE, "Unknown opcode.")

    def _acknowledge(self) -> None:
        """Answer a heartbeat; by the machine's clock, because it is about threads of the machine."""
        ack = encode(HEARTBEAT_ACK, None)
        asyncio.get_running_loop().call_later(ACKNOWLEDGED_AFTER, self.send, ack)

    def _check_token(self, fields: Json) -> None:
        token = str(fields.get("token")).removeprefix("Bot ")
        if not secrets.compare_digest(token.encode(), self.gateway.token.encode()):
            raise Closing(AUTHENTICATION_FAILED, "Authentication failed.")

    def _identify(self, fields: Json) -> None:
        if self.session is not None:
            raise Closing(ALREADY_AUTHENTICATED, "Already authenticated.")
        self._check_token(fields)
        intents: Any = fields.get("intents")
        if isinstance(intents, bool) or not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            raise Closing(INVALID_INTENTS, "Invalid intent(s).")
        if intents & ~self.gateway.allowed_intents:
            raise Closing(DISALLOWED_INTENTS, "Disallowed intent(s).")
        shard = _read_shard(fields.get("shard", [0, 1]))
        most = self.gateway.starts.sharding.most_guilds
        if most is not None and len(self.gateway.guilds_of(shard)) > most:
            raise Closing(SHARDING_REQUIRED, "Sharding required.")
        if shard[0] in self.gateway.shards_down:
            self.drop()
            return
        match self.gateway.starts.take(shard[0]):
            case "welcome":
                self.session = self.gateway.open_session(intents, shard, self)
            case "too soon":
                self.tell_invalid(resumable=False)
            case "too often":
                # Discord ends everything and takes the token back.
                self.gateway.end_all(AUTHENTICATION_FAILED)

    def _resume(self, fields: Json) -> None:
        if self.session is not None:
            raise Closing(ALREADY_AUTHENTICATED, "Already authenticated.")
        self._check_token(fields)
        seq = fields.get("seq")
        session_id = str(fields.get("session_id"))
        known = self.gateway.sessions.get(session_id)
        if known is not None and known.shard[0] in self.gateway.shards_down:
            self.drop()
            return
        self.session = self.gateway.resume(session_id, seq, self) if isinstance(seq, int) else None
        if self.session is None:
            self.tell_invalid(resumable=False)

    def _send_members(self, session: Session, fields: Json) -> None:
        world = self.gateway.world
        raw_id = str(fields.get("guild_id"))
        guild = world.guilds.get(int(raw_id)) if raw_id.isdigit() else None
        if guild is None or not session.hears(guild.id):
            return
        wanted = fields.get("user_ids")
        if wanted is not None:
            listed = cast("list[object]", wanted if isinstance(wanted, list) else [wanted])
            ids = {str(each) for each in listed}
            members = [m for m in guild.members.values() if str(m.user_id) in ids]
        else:
            start = str(fields.get("query") or "").lower()
            members = [m for m in guild.members.values() if world.users[m.user_id].name.startswith(start)]
            limit = fields.get("limit")
            if isinstance(limit, int) and limit > 0:
                members = members[:limit]
        chunk: Json = {"guild_id": str(guild.id), "members": [member_json(world, m) for m in members]}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": []}
        if "nonce" in fields:
            chunk["nonce"] = fields["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)


def _read_shard(given: Any) -> tuple[int, int]:
    """The number of a shard and how many there are."""
    match given:
        case [int(number), int(count)] if 0 <= number < count and bool not in (type(number), type(count)):
            return number, count
        case _:
            raise Closing(INVALID_SHARD, "Invalid shard.")


async def serve_gateway(gateway: Gateway, request: web.Request) -> web.StreamResponse:
    """The HTTP side: version, encoding and compression are asked for in the address."""
    if request.query.get("v", "10") not in ("9", "10") or request.query.get("encoding", "json") != "json":
        return web.Response(status=400, text="The playground speaks gateway version 10 in JSON.")
    if gateway.is_down:
        return web.Response(status=503, text="The gateway is down on purpose.")
    try:
        encoder = encoder_for(request.query.get("compress"))
    except ValueError as error:
        return web.Response(status=400, text=f"The playground cannot compress that way: {error}.")
    return await GatewayConnection(gateway, request, encoder).run()
