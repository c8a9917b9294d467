"""What a corrected play-off result makes of the matches that follow it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sfb_bot.leagues.rules.bracket import misplaced
from sfb_bot.leagues.rules.values import EntrantId, Pairing, PairingId
from sfb_bot.leagues.seasons.records import Effect, LoadedSeason, PairingLine, PairingRecord
from sfb_bot.leagues.seasons.refusals import CannotCorrect
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.records import MatchId, Moment


@dataclass(frozen=True, slots=True)
class Repair:
    """The season with its bracket put right, and what was changed for that."""

    loaded: LoadedSeason
    effects: tuple[Effect, ...] = ()
    pairings: tuple[PairingRecord, ...] = ()
    gone_pairings: tuple[PairingId, ...] = ()
    gone_rounds: tuple[int, ...] = ()
    called_off: tuple[MatchId, ...] = ()


def repaired(loaded: LoadedSeason, now: Moment) -> Repair:
    """Pair again whatever follows from a corrected result; CannotCorrect if that has been played.

    A match that follows gets a new number, for its game was another one. Where it is not known yet who plays,
    it is taken away, and paired when that is known.
    """
    kept = {each.pairing.id for each in loaded.pairings}
    effects: list[Effect] = []
    gone: list[PairingId] = []
    called_off: list[MatchId] = []
    while wrong := misplaced(SeasonView(loaded).season):
        pairing, there = wrong[0]
        line = SeasonView(loaded).line(pairing.id)
        if line.counted:
            raise CannotCorrect("the match that follows has been played", rule="followed", pairing=line.id)
        if pairing.id in kept:
            gone.append(pairing.id)
            effects += _told(line, there)
            called_off += [line.match] if line.match is not None else []
        loaded = _exchanged(loaded, line, there, now)
    rounds = {each.pairing.round for each in loaded.pairings}
    empty = tuple(each.number for each in loaded.rounds if each.number not in rounds)
    loaded = replace(loaded, rounds=tuple(each for each in loaded.rounds if each.number in rounds))
    made = tuple(each for each in loaded.pairings if each.pairing.id not in kept)
    return Repair(loaded, tuple(effects), made, tuple(gone), empty, tuple(called_off))


def _told(line: PairingLine, there: tuple[EntrantId, ...] | None) -> list[Effect]:
    facts = {"pairing": line.id, "round": line.record.pairing.round}
    found = [Effect("pairs_again" if there else "unpairs", facts)]
    if line.match is not None:
        found.append(Effect("calls_off", {"match": line.match}))
    return found


def _exchanged(
    loaded: LoadedSeason, line: PairingLine, there: tuple[EntrantId, ...] | None, now: Moment
) -> LoadedSeason:
    """The season with another pairing in place of one; with none where nobody is there, or not known yet."""
    others = tuple(each for each in loaded.pairings if each.pairing.id != line.id)
    games = tuple(game for game in loaded.games if game.pairing != line.id)
    if not there:
        return replace(loaded, pairings=others, games=games)
    number = PairingId(max(each.pairing.id for each in loaded.pairings) + 1)
    made = replace(line.record, pairing=_filled(line.record.pairing, number, there), decided_at=None)
    if len(there) == 1:
        made = replace(made, decided_at=now)
    return replace(loaded, pairings=(*others, made), games=games)


def _filled(before: Pairing, number: PairingId, there: tuple[EntrantId, ...]) -> Pairing:
    """Who started still does, if they are still there."""
    if len(there) == 1:
        return replace(before, id=number, home=there[0], away=None, first_player=None, bye="through")
    first = before.first_player if before.first_player in there else None
    starts = first or next((one for one in there if one not in before.entrants), there[0])
    return replace(before, id=number, home=there[0], away=there[1], first_player=starts, bye=None)
