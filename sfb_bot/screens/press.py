"""What a control means when it is pressed, and its short form that fits into a custom id.

sfb:<verb>:<match>:<ask_no>:<arg>    about a match; permanent controls have question number 0
sfb:<verb>:<lobby>                   about an invitation or an open table
sfb:<verb>:<season>:<arg>            about a season of a league
sfb:<verb>:<arg>                     about nothing but the person who presses
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast, get_args

from sfb_bot.screens.limits import LONGEST_CUSTOM_ID, ScreenLimit, size

# pick: one option (arg is its key) · menu: the values are option keys · none: an answer of no options
# confirm: an option that was asked about twice · idle: greyed, never sent · words: the board in words
# team: the note of partners · note: the form to write it
# replay: looking back · step: another moment of it (arg says which) · watch: all of it as an animation
MatchVerb = Literal[
    "play",
    "hand",
    "board",
    "words",
    "log",
    "respond",
    "pick",
    "menu",
    "none",
    "undo",
    "endturn",
    "confirm",
    "auto",
    "idle",
    "orders",
    "order",
    "concede",
    "draw",
    "claim",
    "grant",
    "consent",
    "rematch",
    "replay",
    "step",
    "watch",
    "team",
    "note",
]
# joina, joinb: sit down on a side, where there are partners
LobbyVerb = Literal["accept", "decline", "join", "joina", "joinb", "leave", "cancel"]
# look: something to read (arg says what) · set: a setting (arg says which) · export, forget: what is stored
PlainVerb = Literal["look", "set", "export", "forget"]

# enter, withdraw: the own entry · table, tablewords, schedule, results, mine: to look at
# carryout, letbe: an organiser's action that was shown (arg stands for what was shown)
SeasonVerb = Literal[
    "enter", "withdraw", "table", "tablewords", "schedule", "results", "mine", "carryout", "letbe"
]

_MATCH_VERBS: Final = frozenset(get_args(MatchVerb))
_LOBBY_VERBS: Final = frozenset(get_args(LobbyVerb))
_PLAIN_VERBS: Final = frozenset(get_args(PlainVerb))
_SEASON_VERBS: Final = frozenset(get_args(SeasonVerb))
# At most 18 digits: more would not fit into a number of the database.
_NUMBER: Final = "(0|[1-9][0-9]{0,17})"
_MATCH_FORM: Final = re.compile(rf"sfb:([a-z]+):{_NUMBER}:{_NUMBER}:(.*)")
_LOBBY_FORM: Final = re.compile(rf"sfb:([a-z]+):{_NUMBER}")
_SEASON_FORM: Final = re.compile(rf"sfb:([a-z]+):{_NUMBER}:(.*)")
_PLAIN_FORM: Final = re.compile(r"sfb:([a-z]+):(.*)")


@dataclass(frozen=True, slots=True)
class MatchPress:
    """Something about one match; `ask_no` says which question the control was made for."""

    verb: MatchVerb
    match: int
    ask_no: int = 0
    arg: str = ""

    @property
    def custom_id(self) -> str:
        """The short form; ScreenLimit when it does not fit or could not be read back."""
        return _checked(f"sfb:{self.verb}:{self.match}:{self.ask_no}:{self.arg}", self)


@dataclass(frozen=True, slots=True)
class LobbyPress:
    """Something about an invitation."""

    verb: LobbyVerb
    lobby: int

    @property
    def custom_id(self) -> str:
        """The short form."""
        return _checked(f"sfb:{self.verb}:{self.lobby}", self)


@dataclass(frozen=True, slots=True)
class PlainPress:
    """Something that concerns only the person who presses."""

    verb: PlainVerb
    arg: str = ""

    @property
    def custom_id(self) -> str:
        """The short form."""
        return _checked(f"sfb:{self.verb}:{self.arg}", self)


@dataclass(frozen=True, slots=True)
class SeasonPress:
    """Something about a season of a league; season 0 is one that is still to be made."""

    verb: SeasonVerb
    season: int
    arg: str = ""

    @property
    def custom_id(self) -> str:
        """The short form."""
        return _checked(f"sfb:{self.verb}:{self.season}:{self.arg}", self)


Press: TypeAlias = MatchPress | LobbyPress | PlainPress | SeasonPress


def parse(custom_id: str) -> Press | None:
    """The press behind a custom id, or None for anything this bot does not write."""
    if size(custom_id) > LONGEST_CUSTOM_ID or not custom_id.isprintable():
        return None
    if (found := _MATCH_FORM.fullmatch(custom_id)) and found[1] in _MATCH_VERBS:
        return MatchPress(cast("MatchVerb", found[1]), int(found[2]), int(found[3]), found[4])
    if (found := _LOBBY_FORM.fullmatch(custom_id)) and found[1] in _LOBBY_VERBS:
        return LobbyPress(cast("LobbyVerb", found[1]), int(found[2]))
    if (found := _SEASON_FORM.fullmatch(custom_id)) and found[1] in _SEASON_VERBS:
        return SeasonPress(cast("SeasonVerb", found[1]), int(found[2]), found[3])
    if (found := _PLAIN_FORM.fullmatch(custom_id)) and found[1] in _PLAIN_VERBS:
        return PlainPress(cast("PlainVerb", found[1]), found[2])
    return None


def _checked(custom_id: str, press: Press) -> str:
    if parse(custom_id) != press:
        raise ScreenLimit(f"no custom id of at most {LONGEST_CUSTOM_ID} characters: {custom_id!r}")
    return custom_id
