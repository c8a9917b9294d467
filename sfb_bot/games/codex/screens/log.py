"""The log: public events as short sentences, those of one action in one line."""

from __future__ import annotations

from functools import partial
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.screens.log_table import TableSentences
from sfb_bot.kernel import Event
from sfb_bot.screens.event_words import EventHandlers
from sfb_bot.screens.talk_words import tell_talk

# With these a new line begins: an action, or a step of the set-up or of the turn.
_OPENERS: Final = (
    ev.FirstPlayerSet,
    ev.HeroBanned,
    ev.HeroesPicked,
    ev.Dealt,
    ev.Teched,
    ev.TurnBegan,
    ev.CardPlayed,
    ev.Hired,
    ev.AbilityUsed,
    ev.Attacked,
    ev.PatrolSet,
    ev.Finished,
    ev.BaseFell,
    ev.TieBegan,
    ev.SeatLeft,
    ev.Conceded,
    ev.ConcessionProposed,
    ev.ConcessionWithdrawn,
    ev.DrawOffered,
    ev.DrawOfferWithdrawn,
    ev.DrawDeclined,
    ev.MatchEnded,
)


class Teller(TableSentences):
    """Tells events of one match, a sentence per event or per group of them."""

    def tell(self) -> tuple[str, ...]:
        """A line per action, silent ones left out."""
        return self._in_lines(self._opens, partial(HANDLERS.sentence, self))

    def _opens(self, event: Event, line: list[str]) -> bool:
        del line
        match event:
            case ev.Arrived(way=way, zone=zone):
                opens = way == "built" or (way == "summoned" and zone == "command")
            case ev.LevelChanged(cause=cause):
                opens = cause == "gold"
            case ev.Discarded(cause=cause) | ev.Drawn(cause=cause):
                opens = cause == "draw"
            case ev.Left(to=to, cause=cause):
                # An add-on that was given up.
                opens = to == "gone" and cause == "sacrificed"
            case ev.GoldChanged(cause=cause):
                opens = cause == "repair"
            case _:
                opens = isinstance(event, _OPENERS)
        return opens


HANDLERS: Final = EventHandlers[Teller]()
tell_talk(HANDLERS, ev.EVENTS)
_tells: Final = HANDLERS.tells
_tells(ev.FirstPlayerSet, Teller.first_player)
_tells(ev.HeroBanned, Teller.banned)
_tells(ev.HeroesPicked, Teller.picked)
_tells(ev.Dealt, Teller.dealt)
_tells(ev.Drawn, Teller.drawn)
_tells(ev.Discarded, Teller.discarded)
_tells(ev.Reshuffled, Teller.reshuffled)
_tells(ev.Hired, Teller.hired)
_tells(ev.WorkersLost, Teller.workers_lost)
_tells(ev.Teched, Teller.teched)
_tells(ev.GoldChanged, Teller.gold)
_tells(ev.CardPlayed, Teller.played)
_tells(ev.SpellDone, Teller.spell_done)
_tells(ev.CardMoved, Teller.card_moved)
_tells(ev.Looked, Teller.looked)
_tells(ev.TurnBegan, Teller.turn_began)
_tells(ev.PatrolSet, Teller.patrol_set)
_tells(ev.Lent, Teller.lent)
_tells(ev.ExtraTurnGained, Teller.extra_turn)
_tells(ev.EdictBegan, Teller.edict)
_tells(ev.BaseFell, Teller.base_fell)
_tells(ev.TieBegan, Teller.tie_began)
_tells(ev.MatchEnded, Teller.ended)
_tells(ev.Arrived, Teller.arrived)
_tells(ev.FutureCame, Teller.future_came)
_tells(ev.Left, Teller.left)
_tells(ev.Finished, Teller.finished)
_tells(ev.Damaged, Teller.damaged)
_tells(ev.DamagePrevented, Teller.prevented)
_tells(ev.Mended, Teller.mended)
_tells(ev.Saved, Teller.saved)
_tells(ev.Exhausted, Teller.exhausted)
_tells(ev.Readied, Teller.readied)
_tells(ev.Sidelined, Teller.sidelined)
_tells(ev.SlotChanged, Teller.slot_changed)
_tells(ev.Disabled, Teller.disabled)
_tells(ev.LevelChanged, Teller.level)
_tells(ev.RunesChanged, Teller.runes)
_tells(ev.ModAdded, Teller.changed)
_tells(ev.ControlChanged, Teller.control)
_tells(ev.Attached, Teller.attached)
_tells(ev.ShapeChanged, Teller.shape)
_tells(ev.Held, Teller.held)
_tells(ev.AbilityUsed, Teller.used)
_tells(ev.Detected, Teller.detected)
_tells(ev.Targeted, Teller.targeted)
_tells(ev.Attacked, Teller.attacked)
_tells(ev.DefenderChanged, Teller.defender_changed)
_tells(ev.CoinTossed, Teller.coin)
HANDLERS.keeps_silent(
    ev.AttackEnded,
    ev.CountChanged,
    ev.EdictEnded,
    ev.EffectsEnded,
    ev.PhaseBegan,
    ev.Remembered,
    ev.SeatCleared,
    ev.TurnEnded,
)
