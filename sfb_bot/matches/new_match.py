"""A match before it is stored: dealt, with its first question and the deadlines that follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sfb_bot.kernel import FIRST_SEAT, Json, Run, Seat, Sides
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.clocks import open_deadlines
from sfb_bot.matches.live_match import AnyRules, LiveMatch
from sfb_bot.matches.records import (
    ChannelId,
    GuildId,
    LobbyId,
    MatchId,
    MatchRecord,
    Moment,
    NewMatch,
    Pace,
    SeatRecord,
    TurnClock,
    UserId,
)


@dataclass(frozen=True, slots=True)
class Agreement:
    """What is agreed before a match: the game and its settings, who sits where, how fast, who starts.

    `first` is the seat that starts, None to leave it to chance. Channel 0: the match has no place yet.
    With `checks_in` the clocks wait until every side has come.
    """

    game: str
    setup: Mapping[str, Json]
    users: tuple[UserId, ...]
    pace: Pace
    guild: GuildId
    channel: ChannelId
    first: Seat | None = None
    lobby: LobbyId | None = None
    hints: bool = False
    checks_in: bool = False


def new_match(rules: AnyRules, agreed: Agreement, chance: Chance, now: Moment) -> NewMatch:
    """Deal the match and ask its first question."""
    setup = {**rules.renewed(agreed.setup), FIRST_SEAT: agreed.first}
    seed = chance.seed()
    run = Run(rules, rules.begin(setup, seed))
    sides, turn = side_numbers(rules.sides(run.state)), rules.turn(run.state)
    record = MatchRecord(
        id=MatchId(0),
        game=agreed.game,
        guild=agreed.guild,
        channel=agreed.channel,
        status="live",
        setup=setup,
        seed=seed,
        pace=agreed.pace,
        seats=tuple(
            SeatRecord(
                Seat(number),
                sides[number],
                user,
                agreed.pace.bank,
                came=False if agreed.checks_in and user >= 0 else None,
            )
            for number, user in enumerate(agreed.users)
        ),
        seq=0,
        ask_no=run.ask_no,
        created_at=now,
        asked_at=now,
        clock=TurnClock(turn[1] if turn else 0, 0, None if agreed.checks_in else now),
        lobby=agreed.lobby,
        edition=rules.edition,
        rules_version=rules.version,
        hints=agreed.hints,
        waits=agreed.checks_in,
    )
    return NewMatch(
        record,
        run.checkpoint(),
        [rules.encode_event(event) for event in run.opening_events],
        tuple(open_deadlines(LiveMatch(record, rules, run), now, chance.delay)),
    )


def sides_before(rules: AnyRules, setup: Mapping[str, Json]) -> Sides:
    """Who would play with whom; SetupRefused when these settings do not make a match."""
    return rules.sides(rules.begin({**rules.renewed(setup), FIRST_SEAT: None}, "check"))


def side_numbers(sides: Sides) -> Sequence[int]:
    """The number of the side of each seat, by seat."""
    by_seat = {seat: number for number, side in enumerate(sides) for seat in side}
    return [by_seat[seat] for seat in sorted(by_seat)]
