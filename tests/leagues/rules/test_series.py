"""A pairing as a series of games."""

from itertools import permutations

import pytest

from sfb_bot.leagues.rules.series import pairing_state, state_of
from sfb_bot.leagues.rules.values import (
    EntrantId,
    Game,
    LeagueRefused,
    Pairing,
    PairingId,
    PairingState,
    Reason,
    Settings,
    Stage,
)
from tests.leagues.rules.sample_seasons import season_of

ANN, BOB = EntrantId(1), EntrantId(2)


def after(
    best_of: int, told: str, stage: Stage = "main", first: EntrantId = ANN, end: Reason = "played"
) -> PairingState:
    """Where a series stands after "a" and "b" won and "-" was drawn; the last one ended like `end`."""
    pairing = Pairing(PairingId(7), 1, ANN, BOB, first, stage=stage)
    winners = {"a": ANN, "b": BOB, "-": None}
    games = [
        Game(PairingId(7), number, winners[letter], reason=end if number == len(told) else "played")
        for number, letter in enumerate(told, 1)
    ]
    return state_of(Settings(best_of=best_of), pairing, games)


@pytest.mark.parametrize(
    ("best_of", "told", "winner"),
    [
        (1, "a", ANN),
        (1, "b", BOB),
        (1, "-", None),
        (3, "aa", ANN),
        (3, "abb", BOB),
        (3, "a--", ANN),
        (3, "ab-", None),
        (3, "---", None),
        (5, "aaa", ANN),
        (5, "babab", BOB),
        # Two ahead with one to go: nobody can catch up.
        (5, "aa--", ANN),
    ],
)
def test_a_series_of_the_main_stage_ends(best_of: int, told: str, winner: EntrantId | None) -> None:
    state = after(best_of, told)
    assert state.decided
    assert state.winner == winner
    assert state.loser == {ANN: BOB, BOB: ANN}.get(winner or EntrantId(0))
    assert (state.next_number, state.next_first) == (None, None)
    assert state.reason == "played"


@pytest.mark.parametrize(
    ("best_of", "told"), [(3, "a"), (3, "ab"), (3, "a-"), (5, "aa"), (5, "aa-"), (5, "aba")]
)
def test_a_series_goes_on_while_it_is_open(best_of: int, told: str) -> None:
    state = after(best_of, told)
    assert not state.decided
    assert state.winner is None
    assert state.reason is None
    assert state.next_number == len(told) + 1


def test_play_offs_repeat_drawn_games_until_somebody_has_won() -> None:
    assert not after(1, "---", "winners").decided
    assert after(1, "---b", "winners").winner == BOB
    assert not after(3, "a--", "losers").decided
    assert after(3, "a--a", "final").winner == ANN


@pytest.mark.parametrize(
    ("told", "starts"),
    [("", ANN), ("a", BOB), ("b", ANN), ("ab", ANN), ("ba", BOB), ("-", BOB), ("a-", ANN), ("--", ANN)],
)
def test_the_loser_of_the_last_game_starts_and_after_a_draw_the_other_one(
    told: str, starts: EntrantId
) -> None:
    assert after(5, told, first=ANN).next_first == starts


def test_the_first_game_is_started_by_whom_the_pairing_says() -> None:
    assert after(3, "", first=BOB).next_first == BOB


@pytest.mark.parametrize("reason", ["forfeit", "no_show", "organiser"])
def test_a_forfeit_or_an_award_settles_the_whole_series(reason: Reason) -> None:
    state = after(5, "ab", end=reason)
    assert state.decided
    assert state.winner == BOB
    assert state.reason == reason
    assert (state.home_wins, state.away_wins) == (1, 0)


def test_a_double_forfeit_settles_it_for_nobody() -> None:
    state = after(3, "a-", end="double_forfeit", stage="winners")
    assert state.decided
    assert (state.winner, state.loser) == (None, None)


def test_a_game_lost_on_time_is_one_game_of_the_series() -> None:
    assert not after(3, "a", end="timeout").decided
    assert after(3, "aa", end="timeout").reason == "timeout"


def test_the_order_in_which_games_are_told_means_nothing() -> None:
    pairing = Pairing(PairingId(1), 1, ANN, BOB, BOB)
    games = [
        Game(PairingId(1), 1, ANN, 5, 3),
        Game(PairingId(1), 2, BOB, 2, 5),
        Game(PairingId(1), 3, None, 4, 4),
    ]
    states = {state_of(Settings(best_of=5), pairing, order) for order in permutations(games)}
    assert len(states) == 1
    (state,) = states
    assert (state.home_score, state.away_score) == (11, 12)
    # Ann lost the second game and started the third, which was drawn.
    assert state.next_first == BOB


def test_games_after_the_deciding_one_are_not_looked_at() -> None:
    state = after(1, "abb")
    assert state.winner == ANN
    assert len(state.games) == 1


def test_a_bye_is_decided_from_the_start() -> None:
    state = state_of(Settings(best_of=3), Pairing(PairingId(1), 1, ANN, None, None, bye="win"), [])
    assert (state.decided, state.winner, state.loser, state.next_number) == (True, ANN, None, None)


def test_an_unknown_pairing_is_refused() -> None:
    with pytest.raises(LeagueRefused) as refused:
        pairing_state(season_of(2, Settings()), PairingId(1))
    assert refused.value.code == "unknown_pairing"
