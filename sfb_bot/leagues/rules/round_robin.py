"""Everybody against everybody: the circle method."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

# Places in the list of players, from 0; the first of a pair is at home. Alone: a rest.
Pair: TypeAlias = tuple[int, int | None]


@lru_cache(maxsize=64)
def schedule(count: int, legs: int = 1) -> tuple[tuple[Pair, ...], ...]:
    """All rounds for `count` players; every leg has every pair once, the second the other way round.

    The players but the last of an even number sit in a circle, and in round `r` those play whose places
    add up to `r` around it. The distance around an odd circle is odd in one direction and even in the
    other, so letting the odd one be at home is well-defined, changes home and away from round to round,
    and leaves nobody more than one game out of balance.
    """
    if count < 2:
        return ()
    circle, last = (count - 1, count - 1) if count % 2 == 0 else (count, None)
    leg = tuple(_round(number, circle, last) for number in range(circle))
    turned = tuple(tuple(_turned(pair) for pair in pairs) for pairs in leg)
    return tuple(pairs for number in range(legs) for pairs in (turned if number % 2 else leg))


def _round(number: int, circle: int, last: int | None) -> tuple[Pair, ...]:
    pairs: list[Pair] = []
    for place in range(circle):
        other = (number - place) % circle
        if place == other:
            if last is None:
                pairs.append((place, None))
            else:
                pairs.append((last, place) if number % 2 else (place, last))
        elif (other - place) % circle % 2:
            pairs.append((place, other))
    return tuple(pairs)


def _turned(pair: Pair) -> Pair:
    home, away = pair
    return pair if away is None else (away, home)
