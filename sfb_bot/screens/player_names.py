"""How players are called: people by a mention, computer players by their level."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import computer_player


def player_name(user: int, texts: Texts) -> str:
    """A player in a text; 0 is somebody who asked to be forgotten."""
    if not user:
        return texts.say("deleted-player")
    return computer_name(user, texts) or f"<@{user}>"


def computer_name(user: int, texts: Texts) -> str:
    """What a computer player is called; empty for a person."""
    computer = computer_player(user)
    if computer is None:
        return ""
    name = texts.say(f"computer-{computer.level}")
    if not computer.number:
        return name
    return texts.say("computer-number", name=name, number=str(computer.number + 1))


def players_named(users: Iterable[int], texts: Texts) -> list[str]:
    """Several of them."""
    return [player_name(user, texts) for user in users]
