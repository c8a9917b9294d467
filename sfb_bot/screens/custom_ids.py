"""From a custom id to the action it stands for, whichever version of the bot has posted it.

Before actions were values, ids had these forms, and posts with them stay in channels for years:

sfb:<verb>:<match>:<ask_no>:<arg>    about a match; permanent controls had question number 0
sfb:<verb>:<lobby>                   about an invitation or an open table
sfb:<verb>:<season>:<arg>            about a season of a league
sfb:<verb>:<arg>                     about nothing but the person who presses
sfb-note:<match>                     the form of a team's note
sfb-pace:<mode>:<draft>:<first>:<where>:<user> ...    the form of a custom pace, places in the lists of then
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, cast, get_args

from sfb_bot.matches.records import LobbyId, MatchId, SeasonId, UserId
from sfb_bot.screens import actions as do
from sfb_bot.screens.action_codec import Action, unpack
from sfb_bot.screens.league import actions as league
from sfb_bot.screens.limits import LONGEST_CUSTOM_ID, size
from sfb_bot.screens.lobby_actions import (
    AcceptInvitation,
    CancelInvitation,
    DeclineInvitation,
    JoinSide,
    LeaveTable,
)
from sfb_bot.screens.numbers import whole_number
from sfb_bot.screens.settings_actions import ExportMine, ForgetMe, OwnSetting, SetMine, SetServer
from sfb_bot.screens.start_actions import FIRST, PLACES, StartMatch, StartWithTimes, Whom

# At most 18 digits: more would not fit into a number of the database.
_NUMBER: Final = "(0|[1-9][0-9]{0,17})"
_CONSENT: Final = re.compile(rf"(?:draw|undo-{_NUMBER})\.(yes|no)")
_STEP: Final = re.compile(rf"(first|back|at|on|last)-{_NUMBER}\.(all|own)")
_WAY_BACK: Final = re.compile(rf"(hand|play)-{_NUMBER}")
_PAGE: Final = re.compile(_NUMBER)


def read_action(custom_id: str, values: Sequence[str] = ()) -> Action | None:
    """The action of a control and what was picked or typed there; None for anything the bot never wrote."""
    return unpack(custom_id, values) or _read_old(custom_id, values) or _read_pace(custom_id, values)


@dataclass(frozen=True, slots=True)
class _Old:
    """The parts of an id of the earlier version, as far as its form has them, and what was picked."""

    number: int = 0
    ask_no: int = 0
    arg: str = ""
    values: Sequence[str] = ()

    @property
    def match(self) -> MatchId:
        return MatchId(self.number)

    @property
    def lobby(self) -> LobbyId:
        return LobbyId(self.number)

    @property
    def season(self) -> SeasonId:
        return SeasonId(self.number)

    @property
    def page(self) -> int | None:
        return int(self.arg) if _PAGE.fullmatch(self.arg) else None

    @property
    def value(self) -> str:
        return self.values[0] if self.values else ""


def _read_old(custom_id: str, values: Sequence[str]) -> Action | None:
    if size(custom_id) > LONGEST_CUSTOM_ID or not custom_id.isprintable():
        return None
    for form, makers in _FORMS:
        found = form.fullmatch(custom_id)
        make = makers.get(found["verb"]) if found else None
        if found is not None and make is not None:
            parts = {name: text for name, text in found.groupdict().items() if name != "verb"}
            old = _Old(int(parts.get("number", 0)), int(parts.get("ask_no", 0)), parts.get("arg", ""), values)
            return make(old)
    return None


_PACE_FORM: Final = re.compile(r"sfb-pace:([01]):([0-3]):([0-2]):([01])((?::[0-9]{1,20}){0,3})")
_OLD_MODES: Final = ("duel", "teams")
_OLD_DRAFTS: Final = ("free", "casual", "tournament", "double")
_OLD_SEATS: Final = ("opponent", "partner", "opponent2")


def _read_pace(custom_id: str, values: Sequence[str]) -> Action | None:
    found = _PACE_FORM.fullmatch(custom_id)
    if found is None:
        return None
    users = [whole_number(user) for user in found[5].split(":")[1:]]
    if None in users:
        return None
    start = StartMatch(
        game="brawl",
        mode=_OLD_MODES[int(found[1])],
        choices=(("draft", _OLD_DRAFTS[int(found[2])]),),
        invited=tuple(
            Whom(seat, UserId(user)) for seat, user in zip(_OLD_SEATS, users, strict=False) if user
        ),
        first=FIRST[int(found[3])],
        where=PLACES[int(found[4])],
        pace="custom",
    )
    return StartWithTimes(start, tuple(values))


def _menu(old: _Old) -> Action | None:
    return do.Answer(old.match, old.ask_no, tuple(old.values)) if old.values else None


def _order(old: _Old) -> Action | None:
    return do.GiveOrder(old.match, (old.value,)) if old.value else None


def _concede(old: _Old) -> Action:
    if old.arg == "no":
        return do.WithdrawConcession(old.match)
    return do.Concede(old.match, old.ask_no) if old.arg == "yes" else do.ConsiderConceding(old.match)


def _consent(old: _Old) -> Action | None:
    found = _CONSENT.fullmatch(old.arg)
    if found is None:
        return None
    agrees = found[2] == "yes"
    if found[1] is None:
        return do.AnswerDraw(old.match, old.ask_no, agrees)
    return do.AnswerUndo(old.match, old.ask_no, int(found[1]), agrees)


def _step(old: _Old) -> Action | None:
    found = _STEP.fullmatch(old.arg)
    if found is None or (old.values and not _PAGE.fullmatch(old.value)):
        return None
    whose = cast("do.Whose", found[3])
    if old.values:
        return do.ShowReplay(old.match, "at", int(old.value), whose)
    return do.ShowReplay(old.match, cast("do.Move", found[1]), int(found[2]), whose)


def _watch(old: _Old) -> Action:
    found = _STEP.fullmatch(old.arg)
    if found is None:
        return do.WatchReplay(old.match)
    return do.WatchReplay(old.match, int(found[2]), cast("do.Whose", found[3]))


def _of_old_game(subject: str) -> str:
    """Where these ids were written there was one game only."""
    return f"brawl.{subject}"


def _look(old: _Old) -> Action:
    found = _WAY_BACK.fullmatch(old.arg)
    if not old.values:
        return do.LookUp(_of_old_game(old.arg))
    if found is None:
        return do.LookUp(_of_old_game(old.value))
    return do.LookUp(
        _of_old_game(old.value), "hand" if found[1] == "hand" else "play", MatchId(int(found[2]))
    )


def _set(old: _Old) -> Action | None:
    if old.arg == "no_organiser_role":
        return SetServer("organiser_role")
    if old.arg == "server_language":
        return SetServer("language", old.value)
    if old.arg in ("organiser_role", "pace"):
        return SetServer(old.arg, old.value)
    known = old.arg in get_args(OwnSetting)
    return SetMine(cast("OwnSetting", old.arg), old.value) if known else None


_Makers = dict[str, Callable[[_Old], Action | None]]
_MATCH: Final[_Makers] = {
    "play": lambda old: do.Play(old.match),
    "respond": lambda old: do.Respond(old.match),
    "hand": lambda old: do.ShowPage(old.match, "hand"),
    "board": lambda old: do.ShowBoard(old.match),
    "words": lambda old: do.ShowBoard(old.match, in_words=True),
    "log": lambda old: do.ShowLog(old.match, old.page),
    "pick": lambda old: do.Answer(old.match, old.ask_no, (old.arg,)),
    "confirm": lambda old: do.Answer(old.match, old.ask_no, (old.arg,)),
    "menu": _menu,
    "none": lambda old: do.Answer(old.match, old.ask_no),
    "endturn": lambda old: do.EndTurn(old.match, old.ask_no),
    "auto": lambda old: do.AnswerForMe(old.match, old.ask_no),
    "idle": lambda old: do.Greyed(old.match, old.ask_no, old.page or 0),
    "undo": lambda old: do.Undo(old.match, old.ask_no),
    "orders": lambda old: do.ShowOrders(old.match),
    "order": _order,
    "concede": _concede,
    "draw": _consent,
    "consent": _consent,
    "claim": lambda old: do.ClaimWin(old.match, old.ask_no),
    "grant": lambda old: do.GrantTime(old.match, old.ask_no),
    "rematch": lambda old: do.Rematch(old.match),
    "replay": lambda old: do.ShowReplay(old.match),
    "step": _step,
    "watch": _watch,
    "team": lambda old: do.ShowTeamNote(old.match),
    "note": lambda old: do.OpenTeamNote(old.match),
}
_LOBBY: Final[_Makers] = {
    "accept": lambda old: AcceptInvitation(old.lobby),
    "join": lambda old: AcceptInvitation(old.lobby),
    "joina": lambda old: JoinSide(old.lobby, 0),
    "joinb": lambda old: JoinSide(old.lobby, 1),
    "decline": lambda old: DeclineInvitation(old.lobby),
    "leave": lambda old: LeaveTable(old.lobby),
    "cancel": lambda old: CancelInvitation(old.lobby),
}
_SEASON: Final[_Makers] = {
    "enter": lambda old: league.JoinSeason(old.season),
    "withdraw": lambda old: league.LeaveSeason(old.season),
    "table": lambda old: league.ShowTable(old.season),
    "tablewords": lambda old: league.ShowTable(old.season, in_words=True, page=old.page),
    "schedule": lambda old: league.ShowSchedule(old.season),
    "results": lambda old: league.ShowResults(old.season, old.page),
    "mine": lambda old: league.ShowPairing(old.season),
    "carryout": lambda old: league.CarryOut(old.season, old.arg),
    "letbe": lambda old: league.LetBe(old.season, old.arg),
}
_PLAIN: Final[_Makers] = {
    "look": _look,
    "set": _set,
    "export": lambda _: ExportMine(),
    "forget": lambda old: ForgetMe(is_sure=old.arg == "yes"),
}
_NOTE: Final[_Makers] = {"sfb-note": lambda old: do.WriteTeamNote(old.match, old.value)}

_N: Final = "(?P<number>0|[1-9][0-9]{0,17})"
_FORMS: Final = (
    (re.compile(rf"sfb:(?P<verb>[a-z]+):{_N}:(?P<ask_no>0|[1-9][0-9]{{0,17}}):(?P<arg>.*)"), _MATCH),
    (re.compile(rf"sfb:(?P<verb>[a-z]+):{_N}"), _LOBBY),
    (re.compile(rf"sfb:(?P<verb>[a-z]+):{_N}:(?P<arg>.*)"), _SEASON),
    (re.compile(r"sfb:(?P<verb>[a-z]+):(?P<arg>.*)"), _PLAIN),
    (re.compile(rf"(?P<verb>sfb-note):{_N}"), _NOTE),
)
