"""How flows ask one thing, go on, and end with the match."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import Ask, Decision, Flow, MatchDecided, Option, Seat, choose, next_ask

LEFT = Option("left", "to the left")
RIGHT = Option("right", "to the right")


def heard(flow: Flow[object], told: list[object]) -> Flow[None]:
    told.append((yield from flow))


def test_the_meaning_of_the_chosen_option_comes_back() -> None:
    told: list[object] = []
    flow = heard(choose(Seat(1), "way", [LEFT, RIGHT], about="a fork"), told)
    assert next_ask(flow) == Ask(
        (Decision(Seat(1), "way", (LEFT, RIGHT), (1, 1), ("right",), "a fork"),),
    )
    assert next_ask(flow, ((LEFT,),)) is None
    assert told == ["to the left"]


def test_one_option_answers_itself() -> None:
    told: list[object] = []
    assert next_ask(heard(choose(Seat(0), "way", [LEFT]), told)) is None
    assert told == ["to the left"]


@pytest.mark.parametrize(("options", "default"), [([LEFT], None), ([LEFT, RIGHT], "left")])
def test_a_question_may_have_to_be_asked_and_have_its_own_default(
    options: list[Option], default: str | None
) -> None:
    ask = next_ask(heard(choose(Seat(0), "way", options, default=default, always=True), []))
    assert ask is not None
    assert ask.decisions[0].default == ("left",)


def test_a_decided_match_ends_the_flow_wherever_it_is() -> None:
    def deep() -> Flow[None]:
        yield from choose(Seat(0), "way", [LEFT, RIGHT])
        raise MatchDecided

    def flow() -> Flow[None]:
        yield from deep()
        raise AssertionError("went on after the end")

    going = flow()
    assert next_ask(going) is not None
    assert next_ask(going, ((LEFT,),)) is None


def test_a_match_may_be_decided_before_anything_is_asked() -> None:
    def flow() -> Flow[None]:
        raise MatchDecided
        yield

    assert next_ask(flow()) is None
