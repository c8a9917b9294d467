"""What is refused in practice."""

from __future__ import annotations

from sfb_bot.kernel import PlayerError


class NoSuchExercise(PlayerError):
    """There is no such exercise, or it does not fit the cards that are in the box now."""

    key = "refused-exercise"
