"""What newcomers do first: ask for help, and begin a match without typing anything."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.screens.action_codec import Action, packed, picked


@packed("help")
@dataclass(frozen=True, slots=True)
class ShowHelp(Action):
    """See what this is, and what can be done here and now."""


@packed("about")
@dataclass(frozen=True, slots=True)
class AboutGame(Action):
    """See what a game is, and the ways into it."""

    game: str


@packed("play_now")
@dataclass(frozen=True, slots=True)
class PlayNow(Action):
    """Play a quick match of a game against the computer at once, at a level."""

    game: str
    level: str


@packed("ask_whom")
@dataclass(frozen=True, slots=True)
class AskWhom(Action):
    """See the menu of people who can be challenged to a game."""

    game: str


@packed("challenge")
@dataclass(frozen=True, slots=True)
class ChallengeOne(Action):
    """Challenge somebody to a quick match of a game."""

    game: str
    opponent: int = picked(0)


@packed("open_table")
@dataclass(frozen=True, slots=True)
class OpenTable(Action):
    """Open a table for a quick match of a game, for anybody."""

    game: str
