"""What organisers type to put a season right, as actions."""

from __future__ import annotations

import re
from typing import Final, cast

from sfb_bot.discord_ui.actions.season_search import player_named
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.refusals import CannotCorrect, NoSuchPairing
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.screens.league.actions import ReplayOf, ResultOf

_SCORE: Final = re.compile(r"\s*([0-9]{1,3})\s*[:\-–]\s*([0-9]{1,3})\s*", re.ASCII)


def result_wanted(shell: Shell, view: SeasonView, deed: ResultOf) -> do.Correct:
    """The result that is named, in the pairing of the player who is named."""
    line, entrant = line_meant(shell, view, deed.player, deed.round)
    home = away = None
    if deed.score:
        own, other = read_score(deed.score)
        home, away = (own, other) if line.side(entrant) == 0 else (other, own)
    chosen = entrant if deed.result in ("win", "forfeit") else None
    return do.Correct(line.id, cast("do.Result", deed.result), chosen, home, away, deed.game)


def replay_wanted(shell: Shell, view: SeasonView, deed: ReplayOf) -> do.Replay:
    """The game that is to be played again."""
    line, _ = line_meant(shell, view, deed.player, deed.round)
    return do.Replay(line.id, deed.game)


def line_meant(
    shell: Shell, view: SeasonView, player: str, number: int | None
) -> tuple[PairingLine, EntrantId]:
    """A player's pairing in a round; without a number the newest with a result, else the one that is open.

    A result is mostly put right just after it came in, when the next round may be open already.
    """
    user = player_named(shell, view, player)
    entrant = view.entrant_of(user)
    assert entrant is not None, "the player was found in the season"
    lines = [line for line in view.lines_of(user) if line.away is not None]
    if number is not None:
        lines = [line for line in lines if line.record.pairing.round == number]
    if not lines:
        raise NoSuchPairing("that player has no pairing there", rule="none" if number is None else "round")
    decided = [line for line in lines if line.counted]
    return (decided or lines)[-1], entrant.id


def read_score(typed: str) -> tuple[int, int]:
    """A score such as `5:3`."""
    found = _SCORE.fullmatch(typed)
    if found is None:
        raise CannotCorrect("that is no score", rule="score")
    return int(found[1]), int(found[2])
