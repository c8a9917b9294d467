"""The results of a tournament's match, and what the next one begins with (W-177, W-179, W-181)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from sfb_bot.games.warseer.rules.content import SheetLine
from sfb_bot.games.warseer.rules.model import Player, State
from sfb_bot.games.warseer.rules.resources import carried_of, ledger_of
from sfb_bot.games.warseer.rules.setup import Carried, Ledger
from sfb_bot.games.warseer.rules.setup_codec import encode_carried, encode_setup
from sfb_bot.kernel import CARRIED, FIRST_SEAT, Json

# A match that was played to its end; a word of a player or of the organiser ends the whole tournament.
PLAYED: Final = frozenset({"goal", "hero", "feats", "aim"})


def sequel(state: State) -> Mapping[str, Json] | None:
    """The settings of the next match of a tournament, None after the last one."""
    carried = results(state)
    if carried is None or carried.number > state.mode.matches:
        return None
    return {**encode_setup(state.setup), FIRST_SEAT: None, CARRIED: encode_carried(carried)}


def results(state: State) -> Carried | None:
    """What is carried over from a match that is over, None where nothing is."""
    outcome = state.outcome
    if not state.mode.matches or outcome is None or outcome.reason not in PLAYED:
        return None
    before = carried_of(state)
    return Carried(
        before.number + 1,
        -1 if outcome.winner is None else outcome.winner,
        tuple(each for each in before.scenarios if each != state.terms.scenario),
        tuple(player.hero for player in state.players if player.hero is not None),
        tuple(_ledger(state, player) for player in state.players),
    )


def _ledger(state: State, player: Player) -> Ledger:
    """What a seat has after the match: points of the match, rewards of the sheet, the injured."""
    ledger = ledger_of(state, player.seat)
    content = state.tables.content
    outcome = state.outcome
    coins = ledger.coins + player.facts_of_match.get("coins", 0)
    points, gifts = ledger.points + player.points, ledger.gifts
    ticks: list[int] = []
    for place, line in enumerate(content.tournament.sheet):
        count = ledger.ticks[place] if place < len(ledger.ticks) else 0
        if count < line.boxes and is_ticked(state, player, line):
            count += 1
            coins += line.coins
            if count == line.boxes:
                coins += line.last_coins
                points += line.last_points
                gifts += line.last_incantation
        ticks.append(count)
    well = (*player.camp, *player.city)
    return replace(
        ledger,
        coins=coins,
        points=points,
        wins=ledger.wins + (outcome is not None and outcome.winner == player.seat),
        injured=tuple(kind for kind in ledger.recruits if kind not in well),
        upgrades=tuple(
            each
            for place, each in enumerate(ledger.upgrades)
            if content.upgrades[each].sort in ("building", "relic")
            # Of copies as many are left as have not been used.
            or ledger.upgrades[: place + 1].count(each) <= player.upgrades.count(each)
        ),
        ticks=tuple(ticks),
        gifts=gifts,
    )


def is_ticked(state: State, player: Player, line: SheetLine) -> bool:
    """Whether a line of the achievement sheet was met in this match."""
    facts, outcome = player.facts_of_match, state.outcome
    is_winner = outcome is not None and outcome.winner == player.seat
    points = [ledger_of(state, each.seat).points for each in state.players]
    met = {
        "first_blood": bool(facts.get("first_blood")),
        "gold_slain": bool(facts.get("destroyed3")),
        "three_slain": facts.get("destroyed", 0) >= 3,
        "none_lost": not facts.get("fallen"),
        "three_feats": len(player.shown) >= 3,
        "two_buildings": len(player.buildings) >= 2,
        "income_ten": player.marks >= 2,
        "scenario_met": facts.get("scenario_points", 0) >= 2
        or (is_winner and outcome is not None and outcome.reason == "aim"),
        "won_from_behind": is_winner and points[player.seat] < points[1 - player.seat],
        "hero_slays_hero": bool(facts.get("hero_slain")),
    }
    return met[line.id]
