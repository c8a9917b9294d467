"""Slash commands as people type them, and what they see then."""

from __future__ import annotations

from typing import Any

from sfb_bot.locale import Texts
from sfb_bot.playground import Outcome, UserDriver, VisibleMessage
from tests.end_to_end.harness import Game

ENGLISH = Texts("en", strict=True)


def message_of(outcome: Outcome) -> VisibleMessage:
    """The private answer to a command."""
    assert outcome.message is not None
    assert outcome.message.is_ephemeral
    assert outcome.message.text or outcome.message.pictures
    return outcome.message


async def run(user: UserDriver, game: Game, words: str, **options: Any) -> VisibleMessage:
    return message_of(await user.slash(game.place, words, **options))
