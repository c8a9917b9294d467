"""Notices as they are stored: every one reads back as itself, and so do those that older versions stored."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.kernel import Seat, Word
from sfb_bot.matches import notices
from sfb_bot.matches.notices import NOTICES, Notice, meaning_of
from sfb_bot.matches.records import Moment, UserId
from sfb_bot.matches.told import encode

A, B = Seat(0), Seat(1)
EVENT = ["Moved", {"figure": 3}]


def values_for(name: str, hint: Any) -> st.SearchStrategy[Any]:
    if name == "events":
        return st.lists(st.lists(st.text(max_size=5), max_size=3), max_size=3).map(tuple)
    if name == "to":
        return st.lists(st.integers(0, 4), max_size=4).map(tuple)
    return st.text(max_size=30) if hint is str else st.integers(0, 2**40)


def notices_of(kind: type[Notice]) -> st.SearchStrategy[Notice]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{one.name: values_for(one.name, hints[one.name]) for one in fields(kind)})


@given(st.sampled_from(list(NOTICES.kinds.values())).flatmap(notices_of))
def test_every_notice_reads_back_as_itself(notice: Notice) -> None:
    assert NOTICES.decode(json.loads(json.dumps(encode(notice)))) == notice


# As the version before typed notices stored them.
@pytest.mark.parametrize(
    ("stored", "notice"),
    [
        ({"what": "undo", "seat": 1, "events": [EVENT]}, notices.Undone(B, events=(EVENT,))),
        (
            {"what": "undo_asked", "seat": 0, "to_seq": 7, "ask_no": 9, "events": []},
            notices.UndoAsked(A, 7, 9),
        ),
        ({"what": "undo_agreed", "seat": 1, "events": []}, notices.UndoAgreed(B)),
        ({"what": "undo_refused", "seat": 1, "to": [0]}, notices.UndoRefused(B, (A,))),
        ({"what": "rewound", "reason": "why", "events": []}, notices.Rewound("why")),
        ({"what": "draw_asked", "seat": 0, "to": [1]}, notices.DrawAsked(A, (B,))),
        ({"what": "draw_agreed", "seat": 0, "to": []}, notices.DrawAgreed(A)),
        ({"what": "draw_declined", "seat": 0, "to": [1]}, notices.DrawDeclined(A, (B,))),
        ({"what": "draw_withdrawn", "seat": 0, "to": []}, notices.DrawWithdrawn(A)),
        ({"what": "concession_asked", "seat": 0, "to": [1]}, notices.ConcessionAsked(A, (B,))),
        ({"what": "concession_withdrawn", "seat": 0, "to": []}, notices.ConcessionWithdrawn(A)),
        ({"what": "time_granted", "seat": 1, "seconds": 60}, notices.TimeGranted(B, 60)),
        ({"what": "away", "seat": 1, "until": 9}, notices.WentAway(B, Moment(9))),
        ({"what": "paused", "reason": "dinner"}, notices.Paused("dinner")),
        ({"what": "resumed", "reason": ""}, notices.Resumed()),
        ({"what": "passed_for", "seat": 1, "reason": "x"}, notices.PassedFor(B, "x")),
        (
            {"what": "replaced", "seat": 1, "leaving": 5, "reason": "x"},
            notices.Replaced(B, UserId(5), "x"),
        ),
        ({"what": "ended", "reason": "x"}, notices.EndedByOrganiser("x")),
        ({"what": "action_restarted"}, notices.ActionRestarted()),
        ({"what": "reminder", "seat": 1, "ask_no": 3, "share": "0.5"}, notices.Reminder(B, 3, "0.5")),
        ({"what": "nudge", "seat": 1, "ask_no": 3, "share": ""}, notices.Nudge(B, 3)),
        ({"what": "turn", "seat": 1, "ask_no": 3, "share": ""}, notices.TimeUp(B, 3)),
    ],
)
def test_what_was_stored_before_is_read(stored: Any, notice: Notice) -> None:
    assert NOTICES.decode(stored) == notice
    assert json.loads(json.dumps(encode(notice))) in (stored, {**stored, "events": []})


@pytest.mark.parametrize("stored", [None, 7, [], {}, {"what": "of_a_later_version", "seat": 1}])
def test_what_is_not_known_is_none(stored: Any) -> None:
    assert NOTICES.decode(stored) is None


def test_every_word_means_something() -> None:
    for word in Word:
        meaning = meaning_of(word, (word,))
        assert (meaning.asking is None) != (meaning.telling is None)
    assert meaning_of(Word.OFFER_DRAW, (Word.OFFER_DRAW,)).asking is notices.DrawAsked
    offered = (Word.OFFER_DRAW, Word.DECLINE_DRAW)
    assert meaning_of(Word.OFFER_DRAW, offered).telling is notices.DrawAgreed
