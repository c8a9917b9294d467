"""The audit itself: which removal of a post that is gone already is nobody's fault."""

from __future__ import annotations

import pytest

from sfb_bot.playground import RequestRecord
from tests.end_to_end.audit import REMOVAL_OF_NOTHING, is_cut_off_removal

LOGIN = ("GET", "/users/@me", 200)
POST = ("POST", "/channels/1/messages", 200)
ELSEWHERE = ("POST", "/channels/2/messages", 200)
REMOVED = ("DELETE", "/channels/1/messages/5", 204)
GONE = ("DELETE", "/channels/1/messages/5", 404)
OTHER_REMOVED = ("DELETE", "/channels/1/messages/6", 204)


def is_excused(*requests: tuple[str, str, int]) -> bool:
    """Whether the last of these requests is."""
    _, route, code = REMOVAL_OF_NOTHING
    records = [
        RequestRecord(
            number,
            0.0,
            method,
            path,
            route if method == "DELETE" else path,
            status,
            code if status == 404 else None,
        )
        for number, (method, path, status) in enumerate(requests)
    ]
    return is_cut_off_removal(records[-1], records)


@pytest.mark.parametrize(
    "requests",
    [
        (LOGIN, POST, REMOVED, LOGIN, GONE),
        (LOGIN, POST, REMOVED, ELSEWHERE, LOGIN, ELSEWHERE, GONE),
        # The next run ended there as well.
        (LOGIN, POST, REMOVED, LOGIN, GONE, LOGIN, GONE),
        (LOGIN, POST, OTHER_REMOVED, POST, REMOVED, LOGIN, GONE),
    ],
)
def test_a_removal_is_tried_again_by_the_run_after_the_one_that_ended_in_it(
    requests: tuple[tuple[str, str, int], ...],
) -> None:
    assert is_excused(*requests)


@pytest.mark.parametrize(
    "requests",
    [
        # Twice in one run.
        (LOGIN, POST, REMOVED, GONE),
        (LOGIN, POST, REMOVED, LOGIN, GONE, GONE),
        # The run that removed it went on, so it had noted that.
        (LOGIN, POST, REMOVED, POST, LOGIN, GONE),
        (LOGIN, POST, REMOVED, LOGIN, GONE, POST, LOGIN, GONE),
        # Somebody else has removed it, or nobody ever made it.
        (LOGIN, POST, LOGIN, GONE),
        (LOGIN, POST, OTHER_REMOVED, LOGIN, GONE),
    ],
)
def test_any_other_removal_of_nothing_is_a_fault(requests: tuple[tuple[str, str, int], ...]) -> None:
    assert not is_excused(*requests)
