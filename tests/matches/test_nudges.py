"""A nudge is public: it follows from what everybody can see."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.brawl.rules.model import State
from sfb_bot.kernel import Dice, Seat
from sfb_bot.matches.clocks import open_deadlines
from sfb_bot.matches.live_match import AnyRun, LiveMatch
from tests.games.brawl.kit.table import rules
from tests.matches.house import house


def _nudged(table: LiveMatch, state: State) -> bool:
    """Whether the player at turn would be nudged in that position."""
    twin = LiveMatch(table.record, table.rules, AnyRun(table.rules, state))
    return any(d.kind == "nudge" for d in open_deadlines(twin, table.record.asked_at, lambda most: most))


async def test_a_nudge_does_not_tell_whether_a_card_could_be_played(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("nudge"))
        async with h.app.cache.hold(match) as table:
            cards = rules().content.cards
            hands: list[bool] = []
            state: State = rules().copy(table.run.state)
            player = state.players[state.turn]
            everything = [*player.hand, *player.deck]
            # Every standard action is taken and one core is ready: only cards of that core can be played.
            state.standard_used = [action.id for action in rules().content.standard_actions.values()]
            player.ready = 1
            for wanted in (True, False):
                position = rules().copy(state)
                own = position.players[state.turn]
                playable = [c for c in everything if cards[c].core == 0 and cards[c].kind != "reaction"]
                fits = playable if wanted else [card for card in everything if card not in playable]
                own.hand = fits[: len(player.hand)]
                own.deck = [card for card in everything if card not in own.hand]
                hands.append(_nudged(table, position))
            assert hands == [False, False]


async def test_whoever_has_no_core_left_is_nudged(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("nudge"))
        async with h.app.cache.hold(match) as table:
            state: State = rules().copy(table.run.state)
            assert not _nudged(table, rules().copy(state))
            state.players[Seat(state.turn)].ready = 0
            assert _nudged(table, state)
