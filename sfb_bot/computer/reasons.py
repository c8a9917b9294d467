"""Why an answer is good: the features that it improves most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sfb_bot.computer.search import Thought
from sfb_bot.computer.tree import WIN

# The name of the reason that counts more than all features: the match is won by it.
VICTORY: Final = "victory"
# More than two would not fit into one sentence.
MOST_REASONS: Final = 2
# What improves by less than this (in points) is no reason.
LEAST_GAIN: Final = 0.05
# The second reason is worth at least this part of the first.
LEAST_PART: Final = 0.34


def reasons(thought: Thought, weights: Mapping[str, float]) -> tuple[str, ...]:
    """The one or two features that a thought improves most by their weight, the best first.

    None where nothing improves: then everything else is worse.
    """
    if thought.how == "search" and thought.value >= WIN / 2:
        return (VICTORY,)
    gains = {
        name: weight * (thought.after[name] - thought.before[name])
        for name, weight in weights.items()
        if name in thought.after and name in thought.before
    }
    ranked = sorted(gains, key=lambda name: -gains[name])[:MOST_REASONS]
    least = max(LEAST_GAIN, LEAST_PART * gains[ranked[0]]) if ranked else LEAST_GAIN
    return tuple(name for name in ranked if gains[name] >= least)
