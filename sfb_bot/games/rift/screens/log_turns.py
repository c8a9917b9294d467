"""Sentences about the armies, turns and the end of a match."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.screens.log_cursor import Cursor
from sfb_bot.kernel import Seat


class TurnSentences(Cursor):
    """What happens around the main step."""

    # --- armies ---

    def first_player(self, event: ev.FirstPlayerSet) -> str:
        return self._own_texts.say("log-first", player=self._player(event.seat))

    def dealt(self, event: ev.WarriorsDealt) -> str:
        more: list[ev.WarriorsDealt] = []
        while taken := self._take_all(ev.WarriorsDealt, lambda other: other.is_packet == event.is_packet):
            more += taken
            self._take_all(ev.RestBoxed)
        count = sum(other.count or len(other.kinds) for other in (event, *more) if other.seat == event.seat)
        return self._own_texts.say("log-dealt-packet" if event.is_packet else "log-dealt", count=count)

    def kept(self, event: ev.WarriorsKept) -> str:
        both = [event, *self._take_all(ev.WarriorsKept)]
        players = self._players(each.seat for each in both)
        return self._own_texts.say("log-kept", count=len(both), players=players)

    def picked(self, event: ev.WarriorPicked) -> str:
        both = [event, *self._take_all(ev.WarriorPicked)]
        players = self._players(each.seat for each in both)
        return self._own_texts.say("log-picked", count=len(both), players=players)

    def army_shuffled(self, event: ev.ArmyShuffled) -> str:
        self._take_all(ev.ArmyShuffled)
        return self._own_texts.say("log-armies", count=event.count or len(event.deck))

    # --- spells ---

    def drawn(self, event: ev.SpellsDrawn) -> str:
        count = event.count or len(event.spells)
        return self._own_texts.say("log-drawn", player=self._player(event.seat), count=count)

    def discarded(self, event: ev.SpellDiscarded) -> str:
        player, spell = self._player(event.seat), self._names.spell(event.spell)
        drawn = self._take_all(ev.SpellsDrawn, lambda other: other.seat == event.seat)
        if event.cause == "draw_step" and drawn:
            count = sum(other.count or len(other.spells) for other in drawn)
            return self._own_texts.say("log-discarded-drawn", player=player, spell=spell, count=count)
        return self._own_texts.say("log-discarded", player=player, spell=spell)

    # --- turns ---

    def turn_began(self, event: ev.TurnBegan) -> str:
        return self._own_texts.say("log-turn", turn=event.number, player=self._player(event.seat))

    def advanced(self, event: ev.Advanced) -> str:
        if not event.moves:
            return ""
        moved = [self._warrior(number) for number, _, _ in event.moves]
        said = self._own_texts.say("log-advanced", warriors=self._names.listed(moved), count=len(moved))
        return " ".join([said, *self._arrivals(event.moves)])

    def _arrivals(self, moves: ev.Moves) -> list[str]:
        """Who has come to the enemy's portal by a move."""
        found: list[str] = []
        for number, _, cell in moves:
            seat = self._seats.get(number)
            if seat is not None and cell == self._names.goal(seat, self._names.lane_of(cell)):
                player = self._player(Seat(1 - seat))
                found.append(
                    self._own_texts.say("log-at-portal", warrior=self._warrior(number), player=player)
                )
        return found

    def turned(self, event: ev.WarriorTurned) -> str:
        # Where its lane is known at once, the summons says it all.
        if any(isinstance(each, ev.Summoned) for each in self._rest):
            return ""
        player, warrior = self._player(event.seat), self._names.kind(event.kind)
        return self._own_texts.say("log-turned", player=player, warrior=warrior)

    def summoned(self, event: ev.Summoned) -> str:
        return self._own_texts.say(
            "log-summoned",
            player=self._player(event.seat),
            warrior=self._names.kind(event.kind),
            cell=self._names.cell(event.cell),
        )

    def recalled(self, event: ev.Recalled) -> str:
        player = self._player(event.seat)
        if not event.kind:
            return self._own_texts.say("log-recalled-nobody", player=player)
        return self._own_texts.say("log-recalled", player=player, warrior=self._names.kind(event.kind))

    def quiet(self, event: ev.QuietTurnCounted) -> str:
        board, quiet = self._names.content.board, event.quiet
        if board.warning_after <= quiet < board.exhaustion_after and not self._view.is_exhausted:
            return self._own_texts.say("log-quiet", count=quiet, limit=board.exhaustion_after)
        if board.exhaustion_after < quiet < board.tally_after:
            return self._own_texts.say("log-quiet-tally", count=quiet, limit=board.tally_after)
        return ""

    def exhausted(self, event: ev.ExhaustionBegan) -> str:
        del event
        return self._own_texts.say("log-exhausted")

    # --- words and the end ---

    def ended(self, event: ev.MatchEnded) -> str:
        if event.winner is None:
            return self._own_texts.say("log-ended-draw")
        return self._own_texts.say("log-ended", player=self._player(event.winner))
