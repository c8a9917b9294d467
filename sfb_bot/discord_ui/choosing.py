"""Choose for me: a random legal answer, drawn from a source nobody can foresee."""

from __future__ import annotations

import secrets

from sfb_bot.kernel import Decision


def random_choice(decision: Decision) -> list[str]:
    """Keys of a random legal answer of as few options as the question allows."""
    source = secrets.SystemRandom()
    return [option.key for option in source.sample(decision.options, decision.pick[0])]
