"""Who stands where, as controls: every press changes the draft, one sends it."""

from __future__ import annotations

from typing import Final

from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import BETWEEN_ANSWERS
from sfb_bot.screens.arrangement import NOWHERE, Arrangement, Draft, Place, Thing
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.limits import LONGEST_CHOICE, LONGEST_LABEL, LONGEST_PLACEHOLDER, MOST_CHOICES, clip
from sfb_bot.screens.values import Button, Choice, Menu, Row, rows_of

# As many things have a menu each; of more of them each place has one.
MOST_MENUS: Final = 5


def arranging_rows(arrangement: Arrangement, draft: Draft, desk: Desk) -> tuple[Row, ...]:
    """A press for each place where there is one thing, a menu for each thing, or one for each place."""
    if len(arrangement.things) == 1:
        return _place_buttons(arrangement, desk)
    if len(arrangement.things) <= MOST_MENUS:
        return tuple(
            _thing_menu(arrangement, draft, thing, number, desk)
            for number, thing in enumerate(arrangement.things)
        )
    return tuple(_place_menu(arrangement, draft, number, desk) for number in range(len(arrangement.places)))


def _place_buttons(arrangement: Arrangement, desk: Desk) -> tuple[Row, ...]:
    (thing,) = arrangement.things
    nothing, buttons = arrangement.fitted(()), list[Button]()
    for number, place in enumerate(arrangement.places, 1):
        action = desk.answer_line(arrangement.line(arrangement.moved(nothing, thing.key, number)))
        if action is not None:
            label = _with_worth(place)
            is_usual = arrangement.place_of(arrangement.usual, thing.key) == number
            buttons.append(Button(action, clip(label, LONGEST_LABEL), "success" if is_usual else "primary"))
    return rows_of(buttons)


def _thing_menu(arrangement: Arrangement, draft: Draft, thing: Thing, number: int, desk: Desk) -> Menu:
    stands = arrangement.place_of(draft, thing.key)
    choices = [
        Choice(
            f"{thing.key}{BETWEEN_ANSWERS}{place}",
            clip(f"{thing.label}: {words.label}", LONGEST_CHOICE),
            clip(_beside(arrangement, draft, thing, place, words.detail), LONGEST_CHOICE),
            thing.emoji,
            selected=place == stands != NOWHERE,
        )
        for place, words in enumerate((Place(arrangement.nowhere), *arrangement.places))
        if place != NOWHERE or stands != NOWHERE
    ]
    title = clip(f"{thing.label}: {arrangement.nowhere}", LONGEST_PLACEHOLDER)
    return Menu(_arrange(desk, draft), title, tuple(choices), number=number)


def _beside(arrangement: Arrangement, draft: Draft, thing: Thing, place: int, detail: str) -> str:
    """What a place is worth, and who would have to go for it."""
    key = draft[place - 1] if place != NOWHERE else arrangement.empty
    there = next((each.label for each in arrangement.things if each.key == key != thing.key), "")
    return " · ".join(part for part in (detail, f"← {there}" if there else "") if part)


def _place_menu(arrangement: Arrangement, draft: Draft, number: int, desk: Desk) -> Menu:
    place, now = arrangement.places[number], draft[number]
    choices = [
        Choice(
            f"{thing.key}{BETWEEN_ANSWERS}{number + 1}",
            clip(f"{place.label}: {thing.label}", LONGEST_CHOICE),
            clip(_stands(arrangement, draft, thing, number + 1), LONGEST_CHOICE),
            thing.emoji,
            selected=thing.key == now,
        )
        for thing in arrangement.things
    ]
    if now != arrangement.empty:
        label = clip(f"{place.label}: {arrangement.nobody}", LONGEST_CHOICE)
        choices.insert(0, Choice(f"{now}{BETWEEN_ANSWERS}{NOWHERE}", label))
    title = clip(f"{_with_worth(place)}: {arrangement.nobody}", LONGEST_PLACEHOLDER)
    return Menu(_arrange(desk, draft), title, tuple(choices[:MOST_CHOICES]), number=number)


def _with_worth(place: Place) -> str:
    return f"{place.label} ({place.detail})" if place.detail else place.label


def _stands(arrangement: Arrangement, draft: Draft, thing: Thing, place: int) -> str:
    """Where a thing stands already, if that is somewhere else."""
    stands = arrangement.place_of(draft, thing.key)
    return f"← {arrangement.places[stands - 1].label}" if stands not in (NOWHERE, place) else ""


def _arrange(desk: Desk, draft: Draft) -> Action:
    action = desk.arrange(draft)
    assert action is not None, "such a desk is not asked to arrange anything"
    return action
