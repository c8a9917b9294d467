"""The play-offs: who stands where in the bracket, and how far everybody came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.leagues.rules.bracket_plan import Key, Match, Seed, Source, bracket_plan
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.values import (
    Bracket,
    BracketColumn,
    EntrantId,
    Pairing,
    PairingState,
    Season,
    Slot,
    Stage,
)


@dataclass(frozen=True, slots=True)
class Seat:
    """One of the two seats of a match: not known yet, an entrant, or known to stay empty."""

    known: bool
    entrant: EntrantId | None = None


UNKNOWN = Seat(known=False)
EMPTY = Seat(known=True)


@dataclass(frozen=True, slots=True)
class Played:
    """A match of the plan with what is known of it. `came` is everybody who got here, also who then dropped.

    `state` is None until it is paired. `needed` is false for a decider that will not be played.
    """

    match: Match
    home: Seat
    away: Seat
    winner: Seat
    loser: Seat
    came: tuple[EntrantId, ...]
    state: PairingState | None = None
    needed: bool = True

    @property
    def waits(self) -> bool:
        """Whether it can be paired now: both seats are settled and somebody is there.

        Who is alone in the match for the third place has it, and need not go through to anything.
        """
        settled = self.needed and self.state is None and self.home.known and self.away.known
        if self.match.key.stage == "third":
            return settled and None not in (self.home.entrant, self.away.entrant)
        return settled and not (self.home.entrant is None and self.away.entrant is None)


def played_matches(season: Season) -> dict[Key, Played]:
    """Every match of the bracket, in playing order; empty before the play-offs begin.

    Who was paired stays as paired, whatever is corrected afterwards; of the rest, who has dropped leaves
    an empty seat, and who then is alone goes through.
    """
    by_key = {
        Key(state.pairing.stage, state.pairing.step, state.pairing.position): state
        for state in pairing_states(season).values()
        if state.pairing.stage != "main"
    }
    gone = {entrant.id for entrant in season.entrants if not entrant.plays_in(season.round + 1)}
    found: dict[Key, Played] = {}
    settings = season.settings
    for match in bracket_plan(len(season.qualified), settings.playoff, third_place=settings.third_place):
        state = by_key.get(match.key)
        home, away = (_seat(source, season.qualified, found) for source in (match.home, match.away))
        if state is not None:
            left = tuple(one for one in (home.entrant, away.entrant) if one in gone)
            found[match.key] = _paired(match, state, left)
        else:
            needed = match.key != ("final", 2, 1) or _decider_needed(season, found)
            found[match.key] = _unpaired(match, home, away, gone, needed)
    return found


def misplaced(season: Season) -> list[tuple[Pairing, tuple[EntrantId, ...] | None]]:
    """Pairings of the play-offs that do not follow from the results before them, with who should be there.

    That is the case after a correction. None: it is not known yet, or the match is not to be played.
    """
    found = played_matches(season)
    wrong: list[tuple[Pairing, tuple[EntrantId, ...] | None]] = []
    for match in bracket_plan(len(season.qualified), season.settings.playoff):
        played = found[match.key]
        if played.state is None:
            continue
        pairing = played.state.pairing
        seats = [_seat(source, season.qualified, found) for source in (match.home, match.away)]
        there = tuple(seat.entrant for seat in seats if seat.entrant is not None)
        is_needed = match.key != ("final", 2, 1) or _decider_needed(season, found)
        if not is_needed or not all(seat.known for seat in seats):
            wrong.append((pairing, None))
            continue
        left = _left_before(season, pairing.round)
        playing = tuple(one for one in there if one not in left)
        if set(pairing.entrants) != set(playing):
            wrong.append((pairing, playing))
    return wrong


def _left_before(season: Season, number: int) -> set[EntrantId]:
    """Who had dropped when a round was paired."""
    return {entrant.id for entrant in season.entrants if not entrant.plays_in(number)}


def bracket(season: Season) -> Bracket:
    """The bracket for showing; without columns before the play-offs begin.

    The decider after the grand final is a column of its own once it is needed.
    """
    matches = played_matches(season)
    columns: dict[tuple[Stage, int], list[Slot]] = {}
    for key, played in sorted(matches.items(), key=lambda item: item[0].position):
        if played.needed and (key != ("final", 2, 1) or (played.home.known and played.away.known)):
            columns.setdefault((key.stage, key.step), []).append(_slot(played))
    sides: tuple[Stage, ...] = ("winners", "losers", "third", "final")
    ordered = sorted(columns, key=lambda column: (sides.index(column[0]), column[1]))
    last = dict(ordered)  # the greatest step of each side, for the later one stays
    return Bracket(
        columns=tuple(
            BracketColumn(stage, step, step == last[stage], tuple(columns[stage, step]))
            for stage, step in ordered
        ),
        champion=champion(matches),
    )


def champion(matches: dict[Key, Played]) -> EntrantId | None:
    """Who has won the play-offs; None while that is open, or if nobody has."""
    needed = [played for played in matches.values() if played.needed]
    return needed[-1].winner.entrant if needed else None


def exits(season: Season) -> list[list[EntrantId]]:
    """The qualified by how far they came, the champion first, those who came equally far together.

    Within a group by seeding. While matches are open, who is still in comes before who is out. Who has won
    the match for the third place stands between those who came to the final and those who did not.
    """
    matches = played_matches(season)
    farthest: dict[EntrantId, int] = {}
    for played in matches.values():
        if not played.needed:
            continue
        is_third = played.match.key.stage == "third"
        came = (played.winner.entrant,) if is_third else played.came
        for entrant in came:
            if entrant is not None:
                # Doubled, to leave room for the winner of the match for the third place.
                reached = 2 * played.match.level - is_third
                farthest[entrant] = max(farthest.get(entrant, 0), reached)
    best = champion(matches)
    if best is not None:
        farthest[best] += 1
    levels = sorted(set(farthest.values()), reverse=True)
    return [[one for one in season.qualified if farthest.get(one) == level] for level in levels]


def _paired(match: Match, state: PairingState, left: Sequence[EntrantId | None]) -> Played:
    """As it was paired; who dropped on the way to it came as far as this too."""
    pairing = state.pairing
    home = Seat(known=True, entrant=pairing.home)
    away = Seat(known=True, entrant=pairing.away)
    winner, loser = UNKNOWN, UNKNOWN
    if state.decided:
        winner, loser = Seat(known=True, entrant=state.winner), Seat(known=True, entrant=state.loser)
    came = set(pairing.entrants) | {one for one in left if one is not None and pairing.away is None}
    return Played(match, home, away, winner, loser, tuple(sorted(came)), state)


def _unpaired(match: Match, home: Seat, away: Seat, gone: set[EntrantId], needed: bool) -> Played:
    came = tuple(seat.entrant for seat in (home, away) if seat.entrant is not None)
    home, away = (EMPTY if seat.entrant in gone else seat for seat in (home, away))
    winner, loser = UNKNOWN, UNKNOWN
    if home.known and away.known and (home.entrant is None or away.entrant is None):
        winner, loser = (away if home.entrant is None else home), EMPTY
    return Played(match, home, away, winner, loser, came, needed=needed)


def _seat(source: Source, qualified: Sequence[EntrantId], found: dict[Key, Played]) -> Seat:
    if isinstance(source, Seed):
        there = source.number <= len(qualified)
        return Seat(known=True, entrant=qualified[source.number - 1]) if there else EMPTY
    before = found[source.of]
    return before.winner if source.side == "winner" else before.loser


def _decider_needed(season: Season, found: dict[Key, Played]) -> bool:
    """After the one who came unbeaten has lost the grand final, if the season wants that; maybe yet.

    Unbeaten is who sits at home there; alone at home is also who came from the other side to an empty seat.
    """
    final = found[Key("final", 1, 1)]
    if not season.settings.grand_final_reset:
        return False
    if not final.winner.known:
        return True
    return final.loser.entrant is not None and final.loser == final.home


def _slot(played: Played) -> Slot:
    home, away = played.home.entrant, played.away.entrant
    both_known = played.home.known and played.away.known
    alone = both_known and (home is None) != (away is None)
    if alone and home is None:
        home, away = away, None
    winner = played.winner.entrant
    state = played.state
    counted = state is not None and not alone
    return Slot(
        home=home,
        away=away,
        home_wins=state.home_wins if counted and state is not None else None,
        away_wins=state.away_wins if counted and state is not None else None,
        winner=None if winner is None else int(winner != home),
        bye=alone,
        void=both_known and home is None and away is None,
        pairing=None if state is None else state.pairing.id,
    )
