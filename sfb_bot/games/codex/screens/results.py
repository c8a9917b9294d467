"""How a match ended, and how the sides stood."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People


def result_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """The outcome, how the bases stand, and who played what."""
    texts = names.texts
    lines = [_outcome(view, people, names)]
    bases = [
        texts.say("result-base", player=side_name(view, side, people, names), hp=base_hp(view, side[0]))
        for side in view.sides
    ]
    if view.bases:
        lines.append(texts.say("result-bases", bases=" · ".join(bases)))
    attacks = sum(isinstance(event, ev.Attacked) for event in events)
    cards = sum(isinstance(event, ev.CardPlayed) for event in events)
    if cards or attacks:
        lines.append(texts.say("result-counts", cards=cards, attacks=attacks))
    return tuple(lines)


def _outcome(view: PublicView, people: People, names: Names) -> str:
    texts = names.texts
    winner = view.outcome.winner if view.outcome is not None else None
    reason = view.outcome.reason if view.outcome is not None else "organiser"
    why = texts.say(f"reason-{reason}")
    if winner is None:
        return texts.say("result-draw", reason=why, turns=view.turn_no)
    side = view.sides[winner]
    winners = side_name(view, side, people, names)
    return texts.say("result-win", winner=winners, reason=why, turns=view.turn_no, count=len(side))


def side_name(view: PublicView, side: Sequence[Seat], people: People, names: Names) -> str:
    """The players of a side."""
    del view
    return names.listed([people.name(seat, names.texts) for seat in side])


def base_hp(view: PublicView, seat: Seat) -> int:
    """What is left of a base."""
    base = view.base(seat)
    return max(0, base.hp_left) if base is not None else 0
