"""A turn in two lines: what was done, and what it did to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ids import WarriorId
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People


def recap_lines(view: PublicView, events: Sequence[Event], people: People, names: Names) -> tuple[str, ...]:
    """What a turn was about, as far as these events tell."""
    changes = "; ".join(_changes(view, events, names))
    return tuple(line for line in (_deeds(events, people, names), changes) if line)


def _deeds(events: Sequence[Event], people: People, names: Names) -> str:
    """What was summoned, attacked and played in a turn, also where that is nothing."""
    texts = names.texts
    seat = _whose(events)
    if seat is None:
        return ""
    deeds: list[str] = []
    for event in events:
        if isinstance(event, ev.Summoned) and event.seat == seat:
            deeds.append(texts.say("recap-summoned", warrior=names.kind(event.kind)))
    own = [each for each in events if isinstance(each, ev.Announced) and each.seat == seat]
    if any(not each.spell for each in own):
        deeds.append(texts.say("recap-attacked"))
    if spells := [each.spell for each in own if each.spell]:
        deeds.append(texts.say("recap-played", spells=names.counted(spells)))
    player = people.name(seat, texts)
    said = texts.say("recap-deeds", player=player, deeds=names.listed(deeds)) if deeds else ""
    answers = [each for each in events if isinstance(each, ev.Announced) and each.seat != seat]
    if answers:
        spells = names.counted(each.spell for each in answers)
        other = people.name(answers[0].seat, texts)
        said = f"{said} {texts.say('recap-answered', player=other, spells=spells)}".strip()
    if not said and any(isinstance(event, ev.TurnEnded) for event in events):
        return texts.say("recap-nothing", player=player)
    return said


def _whose(events: Sequence[Event]) -> Seat | None:
    """Whose turn the events tell of."""
    for event in events:
        if isinstance(event, ev.TurnEnded | ev.TurnBegan):
            return event.seat
    # What is announced first is announced by the player at turn.
    return next((each.seat for each in events if isinstance(each, ev.Summoned | ev.Announced)), None)


def _changes(view: PublicView, events: Sequence[Event], names: Names) -> list[str]:
    """What became of warriors, in the order it began."""
    texts, said, hurt = names.texts, list[str](), Counter[WarriorId]()
    gone: set[WarriorId] = set()
    for event in events:
        if isinstance(event, ev.Destroyed | ev.ReturnedToDeck):
            gone.add(event.warrior)
            warrior = names.placed(names.kind(event.kind), event.cell)
            is_dead = isinstance(event, ev.Destroyed)
            said.append(texts.say("recap-destroyed" if is_dead else "recap-sent-back", warrior=warrior))
        elif isinstance(event, ev.Damaged):
            hurt[event.warrior] += event.amount
    for number, amount in hurt.items():
        warrior = view.warrior(number)
        if number not in gone and warrior is not None:
            said.append(texts.say("recap-hurt", warrior=names.kind(warrior.kind), amount=amount))
    return said
