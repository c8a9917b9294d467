"""Figures in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from sfb_bot.matches.meter import Outcome

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
# Discord waits three seconds for an acknowledgement; people begin to wonder after one.
_SECONDS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)


class PrometheusMeter:
    """Counts in memory until somebody asks; `process` is which of several this one is."""

    def __init__(self, process: str = "1/1") -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        which = Gauge(
            "sfb_process", "Which of several processes this is", ("process",), registry=self._registry
        )
        which.labels(process).set(1)
        self._acknowledged = Histogram(
            "sfb_acknowledged_seconds",
            "From a press until Discord was told that an answer will come",
            registry=self._registry,
            buckets=_SECONDS,
        )
        self._answered = Histogram(
            "sfb_answered_seconds",
            "From a press or command until its answer was shown",
            ("kind",),
            registry=self._registry,
            buckets=_SECONDS,
        )
        self._answers = Counter(
            "sfb_answers", "Presses and commands by what came of them", ("outcome",), registry=self._registry
        )
        self._delivered = Histogram(
            "sfb_delivered_seconds",
            "How long a post or message took to be shown",
            ("kind",),
            registry=self._registry,
            buckets=_SECONDS,
        )
        self._deliveries = Counter(
            "sfb_deliveries", "Posts and messages by what came of them", ("outcome",), registry=self._registry
        )
        self._figures: dict[str, Gauge] = {}

    def acknowledged(self, seconds: float) -> None:
        """Discord was told of a press that an answer will come."""
        self._acknowledged.observe(seconds)

    def answered(self, kind: str, seconds: float, outcome: Outcome) -> None:
        """Somebody who pressed or typed something has their answer."""
        self._answered.labels(kind).observe(seconds)
        self._answers.labels(outcome).inc()

    def delivered(self, kind: str, seconds: float, outcome: Outcome) -> None:
        """A row of the outbox was shown, or not."""
        self._delivered.labels(kind).observe(seconds)
        self._deliveries.labels(outcome).inc()

    def page(self, figures: Mapping[str, float]) -> bytes:
        """Everything that was counted, and some figures as they are now, by their names."""
        for name, value in figures.items():
            if name not in self._figures:
                about = name.removeprefix("sfb_").replace("_", " ").capitalize()
                self._figures[name] = Gauge(name, about, registry=self._registry)
            self._figures[name].set(value)
        return generate_latest(self._registry)
