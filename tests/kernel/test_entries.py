"""Entries: the fingerprint of a question is there whenever somebody looks, and not worked out before."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest

from sfb_bot.kernel import Decision, Entry, Option, Seat, fingerprint

QUESTION = Decision(Seat(1), "act", (Option("walk"), Option("end")), default=("end",))


def answered() -> Entry:
    return Entry.answering(QUESTION, ("end",), "answer")


def test_an_answer_has_the_fingerprint_of_its_question() -> None:
    entry = answered()
    assert entry.question == fingerprint(QUESTION)
    assert entry.question == fingerprint(QUESTION), "also when it is read again"
    assert (entry.kind, entry.seat, entry.keys) == ("answer", 1, ("end",))


def test_it_is_the_same_entry_whether_somebody_has_looked_or_not() -> None:
    plain = Entry("answer", Seat(1), ("end",), fingerprint(QUESTION))
    assert answered() == plain
    assert hash(answered()) == hash(plain)
    assert repr(answered()) == repr(plain)
    assert answered().encode() == plain.encode()
    assert Entry.decode(answered().encode()) == answered()
    assert answered() != replace(plain, question="0123456789")


def test_copies_have_it_too() -> None:
    assert copy.copy(answered()).question == fingerprint(QUESTION)
    assert pickle.loads(pickle.dumps(answered())).question == fingerprint(QUESTION)
    assert replace(answered(), keys=("walk",)).question == fingerprint(QUESTION)


def test_a_word_answers_no_question() -> None:
    assert Entry("word", Seat(0), ("concede",)).question == ""


def test_an_entry_has_nothing_else() -> None:
    with pytest.raises(AttributeError, match="colour"):
        getattr(answered(), "colour")  # noqa: B009 (the type checker would refuse the plain form)
