"""The plan of a bracket: which match is fed by which, before anybody is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from sfb_bot.leagues.rules.values import Playoff, Stage


class Key(NamedTuple):
    """A match of the bracket: its side, the round within it and the place in that, both from 1."""

    stage: Stage
    step: int
    position: int


@dataclass(frozen=True, slots=True)
class Seed:
    """The entrant with this seed, from 1; nobody if there are fewer."""

    number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winner or the loser of another match."""

    of: Key
    side: Literal["winner", "loser"]


Source: TypeAlias = Seed | Outcome


@dataclass(frozen=True, slots=True)
class Match:
    """A match with where its two come from; matches of a level are played in the same round."""

    key: Key
    level: int
    home: Source
    away: Source


def seed_order(size: int) -> list[int]:
    """The seeds of a bracket of `size` (a power of two) from top to bottom.

    Any two meet as late as their seeds promise: the first two in the final, the first four before it.
    """
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [seed for best in order for seed in (best, total - best)]
    return order


def bracket_plan(count: int, playoff: Playoff, *, third_place: bool = False) -> tuple[Match, ...]:
    """All matches for `count` entrants, level by level; a decider after the grand final is always there.

    It depends on the results whether that decider is played. The match for the third place of a single
    elimination is played beside the final; among three there is nobody to play it against.
    """
    if count < 2 or playoff == "none":
        return ()
    rounds = (count - 1).bit_length()
    double = playoff == "double"
    matches = _winners_side(rounds, double)
    if double:
        matches += _losers_side(rounds)
        matches += _grand_final(rounds)
    elif third_place and count > 3:
        both = (Outcome(Key("winners", rounds - 1, position), "loser") for position in (1, 2))
        # Before the final, which stays the last match of all.
        matches.insert(0, Match(Key("third", 1, 1), rounds, *both))
    return tuple(sorted(matches, key=lambda match: match.level))


def _winners_side(rounds: int, double: bool) -> list[Match]:
    order = seed_order(2**rounds)
    matches: list[Match] = []
    for step in range(1, rounds + 1):
        # In a double elimination two rounds of the losers' side follow on each of the winners'.
        level = 2 * step - 2 if double and step > 1 else step
        for position in range(1, 2 ** (rounds - step) + 1):
            home, away = 2 * position - 2, 2 * position - 1
            sources: tuple[Source, Source]
            if step == 1:
                sources = Seed(order[home]), Seed(order[away])
            else:
                sources = _winners("winners", step - 1, position)
            matches.append(Match(Key("winners", step, position), level, *sources))
    return matches


def _winners(stage: Stage, step: int, position: int) -> tuple[Outcome, Outcome]:
    """The winners of the two neighbours in the round before."""
    return (
        Outcome(Key(stage, step, 2 * position - 1), "winner"),
        Outcome(Key(stage, step, 2 * position), "winner"),
    )


def _losers_side(rounds: int) -> list[Match]:
    """Odd rounds are among those already there, in even rounds those who just lost above come in."""
    matches: list[Match] = []
    for step in range(1, 2 * (rounds - 1) + 1):
        count = 2 ** (rounds - 1 - (step + 1) // 2)
        for position in range(1, count + 1):
            home: Source
            away: Source
            if step == 1:
                home = Outcome(Key("winners", 1, 2 * position - 1), "loser")
                away = Outcome(Key("winners", 1, 2 * position), "loser")
            elif step % 2:
                home, away = _winners("losers", step - 1, position)
            else:
                above = step // 2 + 1
                # From the other end every other time, so that two who just met do not meet again at once.
                crossed = count + 1 - position if above % 2 == 0 else position
                home = Outcome(Key("winners", above, crossed), "loser")
                away = Outcome(Key("losers", step - 1, position), "winner")
            matches.append(Match(Key("losers", step, position), step + 1, home, away))
    return matches


def _grand_final(rounds: int) -> list[Match]:
    best = Key("winners", rounds, 1)
    second = Outcome(Key("losers", 2 * (rounds - 1), 1), "winner") if rounds > 1 else Outcome(best, "loser")
    final = Key("final", 1, 1)
    return [
        Match(final, 2 * rounds, Outcome(best, "winner"), second),
        Match(Key("final", 2, 1), 2 * rounds + 1, Outcome(final, "loser"), Outcome(final, "winner")),
    ]
