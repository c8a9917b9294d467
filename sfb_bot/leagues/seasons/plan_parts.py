"""What plans of actions have in common: who is meant, whether it is possible, what it is called."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.leagues.seasons.records import Effect, EntrantRecord, PairingLine, PlayerRecord
from sfb_bot.leagues.seasons.refusals import AlreadyDecided, NoSuchPairing, NotEntered, WrongTime
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.records import Moment, UserId


def concerned(*entrants: EntrantRecord | None) -> tuple[UserId, ...]:
    """The people behind some entrants, each once."""
    users = (user for one in entrants if one is not None for user in people_among(one.users))
    return tuple(dict.fromkeys(users))


def require(view: SeasonView, *statuses: str) -> None:
    """WrongTime unless the season is in one of these."""
    if view.record.status not in statuses:
        raise WrongTime(f"the season is {view.record.status}", rule=view.record.status)


def open_line(view: SeasonView, line: PairingLine) -> PairingLine:
    """A pairing that an organiser may still decide."""
    require(view, "running", "paused")
    if line.away is None:
        raise NoSuchPairing("that is a bye", rule="bye", pairing=line.id)
    if line.state.decided:
        raise AlreadyDecided("the pairing has its result", rule="decided", pairing=line.id)
    return line


def entered(view: SeasonView, user: UserId) -> EntrantRecord:
    """Who a user plays for; NotEntered for a stranger."""
    entrant = view.entrant_of(user)
    if entrant is None:
        raise NotEntered("that player does not take part", rule="unknown", user=user)
    return entrant


def decided(line: PairingLine, winner: EntrantRecord | None, reason: str) -> Effect:
    """The effect of deciding a pairing."""
    users = list(winner.users) if winner is not None else []
    return Effect("decides", {"pairing": line.id, "winner": users, "reason": reason})


def left_behind(entrant: EntrantRecord, now: Moment) -> list[EntrantRecord]:
    """An entrant that dropped, when whoever played for it goes on for another one; nothing for who waited."""
    if entrant.status != "dropped":
        return []
    return [replace(entrant, players=tuple(replace(one, until=one.until or now) for one in entrant.players))]


def replaced(entrant: EntrantRecord, leaving: UserId, joining: UserId, now: Moment) -> EntrantRecord:
    """The entrant with somebody else playing for it; those who play now come first, in their places."""
    playing = [
        PlayerRecord(joining, now) if player.user == leaving else player
        for player in entrant.players
        if player.until is None
    ]
    before = [player for player in entrant.players if player.until is not None]
    gone = next(p for p in entrant.players if p.user == leaving and p.until is None)
    return replace(entrant, players=(*playing, *before, replace(gone, until=now)))
