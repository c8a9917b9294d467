"""What the controls of a screen lead to."""

from __future__ import annotations

from collections import Counter

from sfb_bot.screens.actions import Answer, EndTurn
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.values import Menu, PrivateScreen, PublicScreen, controls


def ways_to(screen: PrivateScreen, finish: str) -> Counter[str]:
    """How many controls lead to each option, the button that asks first before a turn ends included."""
    found: Counter[str] = Counter()
    for control in controls(screen):
        action = control.action
        if isinstance(control, Menu) and isinstance(action, Answer):
            found.update(choice.value for choice in control.choices)
        elif isinstance(action, Answer):
            found.update(action.keys)
        elif isinstance(action, EndTurn):
            found[finish] += 1
    return found


def check_ids(screen: PublicScreen | PrivateScreen, most: int | None = None) -> None:
    """Whatever is pressed is understood; of a menu so many choices at the most are looked at."""
    for control in controls(screen):
        if isinstance(control, Menu):
            read = [read_action(control.custom_id, [choice.value]) for choice in control.choices[:most]]
            assert {type(action) for action in read} == {type(control.action)}
        else:
            assert read_action(control.custom_id) == control.action
