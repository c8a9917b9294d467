"""Events in sentences: reading ahead among them, a method for each, and what is left to status and result."""

from __future__ import annotations

from sfb_bot.kernel import Event, value
from sfb_bot.screens.event_words import EventCursor, EventHandlers, told_beside_status


@value
class Began(Event):
    turn: int


@value
class Walked(Event):
    steps: int


@value
class Ended(Event):
    turn: int


@value
class Over(Event):
    pass


class Teller(EventCursor):
    """Tells walks that follow each other in one sentence."""

    def tell(self) -> list[str]:
        said: list[str] = []
        while self._rest:
            said.append(HANDLERS.sentence(self, self._pop()))
        return said

    def began(self, event: Began) -> str:
        following = self._next(Walked)
        return f"turn {event.turn}" if following is None else f"turn {event.turn}, first {following.steps}"

    def walked(self, event: Walked) -> str:
        short = self._take_all(Walked, lambda other: other.steps < 9)
        return f"{event.steps + sum(each.steps for each in short)} steps"


HANDLERS = EventHandlers[Teller]()
HANDLERS.tells(Began, Teller.began)
HANDLERS.tells(Walked, Teller.walked)


def test_events_are_told_one_after_another_with_a_look_at_what_follows() -> None:
    events = [Began(1), Walked(2), Walked(3), Walked(9), Began(2), Ended(2)]
    assert Teller(events).tell() == ["turn 1, first 2", "5 steps", "9 steps", "turn 2", ""]


def test_it_is_known_which_events_are_told() -> None:
    assert set(HANDLERS) == {Began, Walked}


def test_status_and_result_tell_the_turn_under_way_and_the_end() -> None:
    def told(*events: Event) -> list[Event]:
        return told_beside_status(events, Began, Ended, Over)

    assert told(Walked(1), Began(2), Walked(2)) == [Walked(1), Walked(2)]
    assert told(Began(1), Ended(1), Began(2)) == [Began(1), Ended(1)], "only the latest turn is under way"
    assert told(Began(1), Walked(1), Ended(1)) == [Began(1), Walked(1), Ended(1)], "it is over"
    assert told(Walked(1), Over()) == [Walked(1)]
    assert told() == []
