"""How a season starts and goes on: the next round, what it waits for, or where everybody ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sfb_bot.leagues.rules.bracket import exits, played_matches
from sfb_bot.leagues.rules.groups import groups_of
from sfb_bot.leagues.rules.lots import lot
from sfb_bot.leagues.rules.qualification import qualified
from sfb_bot.leagues.rules.round_robin import schedule
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.swiss import pair_swiss, swiss_rounds
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import (
    Entrant,
    EntrantId,
    Finish,
    NewRound,
    NotYet,
    Pairing,
    PairingId,
    Progress,
    Refusal,
    Season,
    SeasonFinished,
    Settings,
)


def settings_refusal(settings: Settings, entrants: Sequence[Entrant]) -> Refusal | None:
    """Why a season cannot start with these entrants."""
    count = sum(not entrant.is_computer for entrant in entrants)
    swiss, playoff = settings.format == "swiss", settings.playoff != "none"
    checks: tuple[tuple[bool, Refusal], ...] = (
        (count >= 2, "too_few_entrants"),
        (len({entrant.id for entrant in entrants}) == len(entrants), "entrant_twice"),
        (len({entrant.rank for entrant in entrants}) == len(entrants), "rank_twice"),
        (settings.format != "groups" or count >= 2 * settings.groups, "too_many_groups"),
        (not swiss or settings.swiss_rounds <= _most_swiss_rounds(count), "too_many_swiss_rounds"),
        # The smallest group must have that many.
        (not playoff or settings.qualifiers <= count // settings.groups, "too_many_qualifiers"),
    )
    return next((code for good, code in checks if not good), None)


def _most_swiss_rounds(count: int) -> int:
    """Beyond that somebody would have to meet somebody again (or sit out twice)."""
    return count - 1 if count % 2 == 0 else count


def next_round(season: Season) -> Progress:
    """The next round if the newest is over, or what it waits for, or the end.

    A Swiss round of many entrants takes a while to pair: call it off the event loop.
    """
    undecided = tuple(number for number, state in pairing_states(season).items() if not state.decided)
    if undecided:
        return NotYet(undecided)
    number = season.round + 1
    if not season.qualified:
        main = _numbered(season, main_round(season, number))
        if main:
            return NewRound(number, "main", main)
        if season.settings.playoff != "none":
            chosen = qualified(season)
            if len(chosen) > 1:
                begun = replace(season, qualified=chosen)
                return NewRound(number, "playoff", _numbered(begun, _playoff_round(begun)), chosen)
    pairings = _numbered(season, _playoff_round(season))
    return NewRound(number, "playoff", pairings) if pairings else SeasonFinished(finishes(season))


def computers_missing(season: Season) -> int:
    """How many computer players the next round of the main stage needs so that nobody has to sit out.

    A round robin is made for all its rounds, so what is needed is known before the first: one for every group
    of an odd number. Swiss rounds need one whenever an odd number of people play, which may change.
    """
    number = season.round + 1
    if season.qualified or number > main_rounds(season):
        return 0
    if season.settings.format == "swiss":
        playing = [one for one in season.entrants if one.plays_in(number)]
        people = sum(not one.is_computer for one in playing)
        return int(people > 1 and people % 2 == 1 and people == len(playing))
    return sum(len(members) % 2 for members in groups_of(season).values()) if number == 1 else 0


def main_rounds(season: Season) -> int:
    """How many rounds the main stage has, if nobody drops."""
    if not season.settings.has_table:
        return 0
    if season.settings.format == "swiss":
        return swiss_rounds(season) if len(season.entrants) > 1 else 0
    legs = season.settings.legs
    return max(len(schedule(len(members), legs)) for members in groups_of(season).values())


def main_round(season: Season, number: int) -> list[Pairing]:
    """The pairings of a round of the main stage, all with the id 0; none after the last round.

    Of a round robin (also in groups) any round can be foretold, as far as is known who has dropped.
    """
    playing = {entrant.id for entrant in season.entrants if entrant.plays_in(number)}
    if number > main_rounds(season):
        return []
    if season.settings.format == "swiss":
        return [
            _pairing(number, pair.first, pair.second) if pair.second is not None else _bye(number, pair.first)
            for pair in pair_swiss(season, number)
        ]
    found: list[Pairing] = []
    for group, members in groups_of(season).items():
        # Who is left alone in a group has nobody to wait for; a computer alone is nobody.
        if len(playing.intersection(members) - season.computers) > 1:
            found += _scheduled(season, number, group, members, playing)
    return found


def finishes(season: Season) -> tuple[Finish, ...]:
    """Everybody's place as it stands now; final once the season is finished.

    After the play-offs by how far each one came, those who went out in the same round sharing a place;
    then the others by the table. Play-offs that nobody is left for are won by the best who has not left.
    Computer players have no place.
    """
    together = exits(season) if season.qualified else []
    listed = set(season.qualified)
    others = [line for line in standings(season) if line.entrant not in listed and line.is_ranked]
    if season.settings.playoff != "none" and not season.qualified:
        others.sort(key=lambda line: line.dropped)
    together += [[line.entrant] for line in others]
    found: list[Finish] = []
    for equals in together:
        place = len(found) + 1
        found += [
            Finish(entrant, place, place + index, len(equals) > 1) for index, entrant in enumerate(equals)
        ]
    return tuple(found)


def _scheduled(
    season: Season, number: int, group: int, members: tuple[EntrantId, ...], playing: set[EntrantId]
) -> list[Pairing]:
    rounds = schedule(len(members), season.settings.legs)
    found: list[Pairing] = []
    for home_place, away_place in rounds[number - 1] if number <= len(rounds) else ():
        both = [members[place] for place in (home_place, away_place) if place is not None]
        there = [one for one in both if one in playing]
        if len(there) == 2:
            found.append(replace(_pairing(number, there[0], there[1]), group=group))
        elif there and there[0] not in season.computers:
            bye = "rest" if away_place is None else "walkover"
            found.append(replace(_bye(number, there[0]), bye=bye, group=group))
    return found


def _pairing(number: int, first: EntrantId, second: EntrantId) -> Pairing:
    return Pairing(PairingId(0), number, first, second, first)


def _bye(number: int, entrant: EntrantId) -> Pairing:
    return Pairing(PairingId(0), number, entrant, None, None, bye="win")


def _playoff_round(season: Season) -> list[Pairing]:
    """The first level of the bracket where somebody waits; who starts is drawn at random."""
    waiting = [played for played in played_matches(season).values() if played.waits]
    level = min((played.match.level for played in waiting), default=0)
    number = season.round + 1
    found: list[Pairing] = []
    for played in waiting:
        key = played.match.key
        if played.match.level != level:
            continue
        there = [seat.entrant for seat in (played.home, played.away) if seat.entrant is not None]
        if len(there) == 2:
            starts = min(there, key=lambda one: lot(season.settings.seed, "start", number, one))
            pairing = Pairing(PairingId(0), number, there[0], there[1], starts)
        else:
            pairing = replace(_bye(number, there[0]), bye="through")
        found.append(replace(pairing, stage=key.stage, step=key.step, position=key.position))
    # The final stands before the match for the third place.
    return sorted(found, key=lambda pairing: pairing.stage == "third")


def _numbered(season: Season, pairings: list[Pairing]) -> tuple[Pairing, ...]:
    """With the next free ids, those who play before those who do not."""
    free = max((pairing.id for pairing in season.pairings), default=0) + 1
    ordered = sorted(pairings, key=lambda pairing: pairing.away is None)
    return tuple(replace(pairing, id=PairingId(free + index)) for index, pairing in enumerate(ordered))
