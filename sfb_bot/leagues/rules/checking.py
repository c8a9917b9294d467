"""May this be? Asked before something is stored; the answer is a reason to refuse, or None."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sfb_bot.leagues.rules.series import pairing_state, pairing_states
from sfb_bot.leagues.rules.values import (
    PLAYED_REASONS,
    REASONS,
    Entrant,
    EntrantId,
    Game,
    Pairing,
    PairingId,
    PairingState,
    Refusal,
    Season,
    Settings,
)


def settings_refusal(settings: Settings, entrants: Sequence[Entrant]) -> Refusal | None:
    """Why a season cannot start with these entrants."""
    count = len(entrants)
    swiss, playoff = settings.format == "swiss", settings.playoff != "none"
    checks: tuple[tuple[bool, Refusal], ...] = (
        (count >= 2, "too_few_entrants"),
        (len({entrant.id for entrant in entrants}) == count, "entrant_twice"),
        (len({entrant.rank for entrant in entrants}) == count, "rank_twice"),
        (settings.format != "groups" or count >= 2 * settings.groups, "too_many_groups"),
        (not swiss or settings.swiss_rounds <= _most_swiss_rounds(count), "too_many_swiss_rounds"),
        # The smallest group must have that many.
        (not playoff or settings.qualifiers <= count // settings.groups, "too_many_qualifiers"),
    )
    return next((code for good, code in checks if not good), None)


def _most_swiss_rounds(count: int) -> int:
    """Beyond that somebody would have to meet somebody again (or sit out twice)."""
    return count - 1 if count % 2 == 0 else count


def game_refusal(season: Season, game: Game) -> Refusal | None:
    """Why a result cannot be added to the season."""
    pairing = next((entry for entry in season.pairings if entry.id == game.pairing), None)
    if pairing is None:
        return "unknown_pairing"
    if pairing.away is None:
        return "is_bye"
    state = pairing_state(season, pairing.id)
    if any(told.number == game.number for told in state.games):
        return "game_twice" if not state.decided else "already_decided"
    if state.decided:
        return "already_decided"
    if game.number != state.next_number:
        return "wrong_game_number"
    return _content_refusal(pairing, game)


def correction_refusal(season: Season, game: Game) -> Refusal | None:
    """Why a result cannot take the place of the one with the same pairing and number."""
    pairing = next((entry for entry in season.pairings if entry.id == game.pairing), None)
    if pairing is None:
        return "unknown_pairing"
    if pairing.away is None:
        return "is_bye"
    if not any(told.number == game.number for told in season.games if told.pairing == game.pairing):
        return "wrong_game_number"
    return _content_refusal(pairing, game)


def _content_refusal(pairing: Pairing, game: Game) -> Refusal | None:
    if game.reason not in REASONS or (game.winner is not None and game.winner not in pairing.entrants):
        return "unknown_winner"
    if min(game.home_score, game.away_score) < 0:
        return "bad_score"
    if game.reason == "double_forfeit":
        return None if game.winner is None else "winner_not_allowed"
    # Only a game on the board can be drawn; before the play-offs an organiser may also call it a draw.
    may_draw = game.reason in PLAYED_REASONS or (game.reason == "organiser" and pairing.stage == "main")
    return None if game.winner is not None or may_draw else "winner_missing"


def drop_refusal(season: Season, entrant_id: EntrantId) -> Refusal | None:
    """Why an entrant cannot leave the season."""
    entrant = next((entry for entry in season.entrants if entry.id == entrant_id), None)
    if entrant is None:
        return "unknown_entrant"
    return None if entrant.dropped_after_round is None else "already_dropped"


def open_pairings(season: Season, entrant_id: EntrantId) -> tuple[PairingState, ...]:
    """What an entrant still has to play: to be forfeited if it drops."""
    states = pairing_states(season).values()
    return tuple(state for state in states if entrant_id in state.pairing.entrants and not state.decided)


def pairing_refusal(
    season: Season, number: int, home: EntrantId, away: EntrantId, instead_of: Collection[PairingId] = ()
) -> Refusal | None:
    """Why two cannot be paired by hand in a round, where it takes the place of other pairings."""
    entrants = {entrant.id: entrant for entrant in season.entrants}
    if home not in entrants or away not in entrants:
        return "unknown_entrant"
    if home == away:
        return "same_entrant"
    if not all(entrants[one].plays_in(number) for one in (home, away)):
        return "already_dropped"
    states = pairing_states(season)
    if any(number not in states for number in instead_of):
        return "unknown_pairing"
    if any(states[number].games for number in instead_of):
        return "already_begun"
    busy = {
        one
        for pairing in season.pairings
        if pairing.round == number and pairing.id not in instead_of
        for one in pairing.entrants
    }
    return "already_paired" if busy & {home, away} else None
