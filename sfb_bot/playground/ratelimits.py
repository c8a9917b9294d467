"""Rate limits with Discord's headers: buckets per route and place, and the global one."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass

from sfb_bot.playground.clock import Clock
from sfb_bot.playground.errors import Refusal


@dataclass(frozen=True, slots=True)
class Rule:
    """How many requests are allowed in how many seconds."""

    limit: int
    seconds: float


# Discord publishes no table ("should not be hard coded"); these are the values seen in practice.
RULES: dict[tuple[str, str], Rule] = {
    ("POST", "/channels/{channel_id}/messages"): Rule(5, 5),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 5),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 1),
    ("GET", "/channels/{channel_id}/messages"): Rule(5, 5),
    ("POST", "/channels/{channel_id}/messages/bulk-delete"): Rule(1, 3),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"): Rule(1, 0.25),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"): Rule(1, 0.25),
    ("PATCH", "/channels/{channel_id}"): Rule(5, 15),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Rule(5, 2),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): Rule(5, 2),
    ("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): Rule(5, 2),
}
DEFAULT_RULE = Rule(30, 10)
GLOBAL_RULE = Rule(50, 1)
RENAME_RULE = Rule(2, 600)
OLD_EDIT_RULE = Rule(3, 6)
OLD_MESSAGE_SECONDS = 3600.0
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class _Bucket:
    rule: Rule
    resets_at: float
    used: int = 0


class RateLimited(Exception):
    """The request comes too early."""

    def __init__(self, retry_after: float, scope: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"retry after {retry_after:.3f} s ({scope})")
        self.retry_after = max(0.001, retry_after)
        self.scope = scope
        self.refusal = refusal

    def headers(self) -> dict[str, str]:
        headers = {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": self.scope}
        if self.scope == "global":
            headers["X-RateLimit-Global"] = "true"
        return headers

    def body(self) -> dict[str, object]:
        message = self.refusal.message if self.refusal else "You are being rate limited."
        body: dict[str, object] = {
            "message": message,
            "retry_after": round(self.retry_after, 3),
            "global": self.scope == "global",
        }
        if self.refusal:
            body["code"] = self.refusal.code
        return body


class RateLimits:
    """Counts requests; switched off it lets everything pass and sends no headers."""

    def __init__(self, clock: Clock, *, enabled: bool) -> None:
        self._clock = clock
        self.enabled = enabled
        self._buckets: dict[tuple[str, ...], _Bucket] = {}

    def _bucket(self, key: tuple[str, ...], rule: Rule) -> _Bucket:
        now = self._clock.now()
        bucket = self._buckets.get(key)
        if bucket is None or bucket.resets_at <= now:
            if len(self._buckets) > 5000:
                self._buckets = {k: b for k, b in self._buckets.items() if b.resets_at > now}
            bucket = self._buckets[key] = _Bucket(rule, now + rule.seconds)
        return bucket

    def _take(self, key: tuple[str, ...], rule: Rule, scope: str, refusal: Refusal | None = None) -> _Bucket:
        bucket = self._bucket(key, rule)
        if bucket.used >= rule.limit:
            raise RateLimited(bucket.resets_at - self._clock.now(), scope, refusal)
        bucket.used += 1
        return bucket

    def admit(self, method: str, route: str, places: Mapping[str, str]) -> dict[str, str]:
        """Count one request and give the headers of its answer, or raise RateLimited.

        Interaction callbacks and their webhooks do not count towards the global limit.
        """
        if not self.enabled or route.startswith("/interactions"):
            return {}
        if not route.startswith("/webhooks"):
            self._take(("global",), GLOBAL_RULE, "global")
        rule = RULES.get((method, route), DEFAULT_RULE)
        majors = tuple(places[name] for name in _MAJOR if name in places)
        return self._headers(method, route, self._take((method, route, *majors), rule, "user"))

    def headers_of(self, method: str, route: str, places: Mapping[str, str]) -> dict[str, str]:
        """The headers of the bucket as it stands, without counting."""
        if not self.enabled or route.startswith("/interactions"):
            return {}
        rule = RULES.get((method, route), DEFAULT_RULE)
        majors = tuple(places[name] for name in _MAJOR if name in places)
        return self._headers(method, route, self._bucket((method, route, *majors), rule))

    def _headers(self, method: str, route: str, bucket: _Bucket) -> dict[str, str]:
        name = hashlib.sha256(f"{method} {route}".encode()).hexdigest()[:32]
        left = max(0.0, bucket.resets_at - self._clock.now())
        return {
            "X-RateLimit-Limit": str(bucket.rule.limit),
            "X-RateLimit-Remaining": str(bucket.rule.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": name,
        }

    def admit_rename(self, channel_id: int) -> None:
        """Names and topics change twice in ten minutes; no header announces that."""
        if self.enabled:
            self._take(("rename", str(channel_id)), RENAME_RULE, "shared")

    def admit_old_edit(self, channel_id: int, refusal: Refusal) -> None:
        """Messages older than an hour are edited more slowly."""
        if self.enabled:
            self._take(("old", str(channel_id)), OLD_EDIT_RULE, "user", refusal)
