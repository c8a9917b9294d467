"""What organisers may do with a season, as values that survive between a preview and its confirmation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final, Literal, TypeAlias, cast

from sfb_bot.kernel import JournalError, Json
from sfb_bot.leagues.rules.values import EntrantId, PairingId
from sfb_bot.leagues.seasons.records import Effect
from sfb_bot.matches.records import ChannelId, SeasonId, UserId

Result: TypeAlias = Literal["win", "draw", "forfeit", "double_forfeit", "score"]


@dataclass(frozen=True, slots=True)
class Start:
    """Close sign-up and open the first round."""


@dataclass(frozen=True, slots=True)
class OpenRound:
    """Open the next round now instead of when the time of the round is up."""


@dataclass(frozen=True, slots=True)
class CloseRound:
    """End the round now: whatever is undecided is decided by rule, without grace."""


@dataclass(frozen=True, slots=True)
class Award:
    """Give an undecided pairing to one of the two."""

    pairing: PairingId
    winner: EntrantId


@dataclass(frozen=True, slots=True)
class Forfeit:
    """One of the two forfeits an undecided pairing; both for None."""

    pairing: PairingId
    loser: EntrantId | None


@dataclass(frozen=True, slots=True)
class Drop:
    """Somebody plays no more; before the start the entry is taken away, later what is open is forfeited."""

    user: UserId


@dataclass(frozen=True, slots=True)
class Substitute:
    """Somebody takes a player's place, with all results and in the match under way."""

    leaving: UserId
    joining: UserId


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop all clocks of the season and its matches."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on; all deadlines move by the length of the pause."""


@dataclass(frozen=True, slots=True)
class Finish:
    """End the season as it stands; matches under way are called off."""


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter a list of players before the start; pairs in pair leagues. The order is their seeding."""

    entries: tuple[tuple[UserId, ...], ...]


@dataclass(frozen=True, slots=True)
class Correct:
    """A pairing, or the game of it that is named, gets a result, whatever it had before.

    `entrant` is who wins, who forfeits, or None. `home` and `away` are points on the board, None as they are.
    With the result "score" the points alone are put right.
    """

    pairing: PairingId
    result: Result
    entrant: EntrantId | None = None
    home: int | None = None
    away: int | None = None
    game: int | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A game of a pairing counts no more and is played again; without a number the one that decided it."""

    pairing: PairingId
    game: int | None = None


@dataclass(frozen=True, slots=True)
class ReopenRound:
    """Take the newest round back, of which nothing has a result, to pair it again later."""


@dataclass(frozen=True, slots=True)
class Move:
    """The season goes on in another channel; games under way stay where they are."""

    channel: ChannelId


@dataclass(frozen=True, slots=True)
class Seed:
    """Seed entrants by hand before the start, in this order."""

    order: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """Pair a Swiss round by hand; who stands alone sits out."""

    pairs: tuple[tuple[EntrantId, ...], ...]


@dataclass(frozen=True, slots=True)
class Entrust:
    """From now on these organise the league of the season, beside the organisers of the server."""

    users: tuple[UserId, ...]
    role: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """Change settings of the season, by the names of `Terms`: prizes, where results go, who may join."""

    changes: tuple[tuple[str, Json], ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last action, where results allow."""


Action: TypeAlias = (
    Start
    | OpenRound
    | CloseRound
    | Award
    | Forfeit
    | Drop
    | Substitute
    | Pause
    | Resume
    | Finish
    | Enter
    | Correct
    | Replay
    | ReopenRound
    | Move
    | Seed
    | Pair
    | Entrust
    | Arrange
    | Undo
)

NAMES: Final[dict[type[Action], str]] = {
    Start: "start",
    OpenRound: "open_round",
    CloseRound: "close_round",
    Award: "award",
    Forfeit: "forfeit",
    Drop: "drop",
    Substitute: "substitute",
    Pause: "pause",
    Resume: "resume",
    Finish: "finish",
    Enter: "enter",
    Correct: "correct",
    Replay: "replay",
    ReopenRound: "reopen",
    Move: "move",
    Seed: "seed",
    Pair: "pair",
    Entrust: "entrust",
    Arrange: "arrange",
    Undo: "undo",
}
_CLASSES: Final = {name: kind for kind, name in NAMES.items()}


@dataclass(frozen=True, slots=True)
class Request:
    """An action somebody wants: who, in which season, and why."""

    season: SeasonId
    actor: UserId
    reason: str
    action: Action


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would change now. `token` is needed to confirm exactly this."""

    request: Request
    effects: tuple[Effect, ...]
    token: str


def encode_action(action: Action) -> Json:
    """An action as JSON values; those at the end that are as usual are left out."""
    known = fields(action)
    values = [getattr(action, each.name) for each in known]
    while values and values[-1] == known[len(values) - 1].default:
        values.pop()
    return [NAMES[type(action)], *values]


def decode_action(stored: Json) -> Action:
    """The inverse of `encode_action`."""
    name, *values = cast("list[Json]", stored)
    kind = _CLASSES.get(name)
    if kind is None:
        raise JournalError(f"there is no action {name!r}")
    if kind is Enter:
        return Enter(tuple(tuple(entry) for entry in values[0]))
    if kind is Pair:
        return Pair(tuple(tuple(pair) for pair in values[0]))
    if kind is Arrange:
        return Arrange(tuple((name, value) for name, value in values[0]))
    if kind is Entrust:
        return Entrust(tuple(values[0]), values[1])
    if kind is Seed:
        return Seed(tuple(values[0]))
    return kind(*values)


def encode_effects(effects: Sequence[Effect]) -> list[Json]:
    """Effects as JSON values, as they stand in the log."""
    return [{"what": effect.what, **effect.facts} for effect in effects]


def decode_effects(stored: Json) -> tuple[Effect, ...]:
    """The inverse of `encode_effects`."""
    found: list[Effect] = []
    for one in cast("list[dict[str, Json]]", stored or []):
        facts = {name: fact for name, fact in one.items() if name != "what"}
        found.append(Effect(str(one["what"]), facts))
    return tuple(found)
