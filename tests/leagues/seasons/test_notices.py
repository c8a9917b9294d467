"""News of seasons as rows: every one reads back as itself, and is stored as the versions before stored it."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from sfb_bot.leagues.rules.values import EntrantId, PairingId
from sfb_bot.leagues.seasons import notices
from sfb_bot.leagues.seasons.notices import SeasonNews, news_of, news_rows
from sfb_bot.matches.records import ChannelId, LeagueOutboxKind, MatchId, Moment, OutboxRow, SeasonId, UserId

# What lay in the outbox of databases before news had classes.
STORED: list[tuple[LeagueOutboxKind, Any, SeasonNews]] = [
    ("league_signup", None, notices.SignUpChanged()),
    ("league_table", None, notices.TableChanged()),
    ("league_finished", None, notices.SeasonEnded()),
    ("league_round", {"round": 3}, notices.RoundOpened(3)),
    (
        "league_result",
        {"pairing": 4, "number": 2, "is_decided": True},
        notices.GameEnded(PairingId(4), 2, is_decided=True),
    ),
    (
        "league_reminder",
        {"round": 1, "pairing": 2, "match": 8, "due": 99, "users": [5, 6], "waiting": [6]},
        notices.PairingDue(1, PairingId(2), MatchId(8), Moment(99), (UserId(5), UserId(6)), (UserId(6),)),
    ),
    (
        "league_notice",
        {"what": "grace", "pairing": 2, "until": 99, "entrant": 5},
        notices.GraceUsed(PairingId(2), Moment(99), EntrantId(5)),
    ),
    (
        "league_notice",
        {"what": "least_answer", "pairing": 2, "until": 99},
        notices.LeastAnswer(PairingId(2), Moment(99)),
    ),
    ("league_notice", {"what": "undecided", "pairing": 2}, notices.Undecided(PairingId(2))),
    (
        "league_notice",
        {"what": "time_offered", "pairing": 2, "at": 99, "entrant": 5},
        notices.TimeOffered(PairingId(2), Moment(99), EntrantId(5)),
    ),
    (
        "league_notice",
        {"what": "time_agreed", "pairing": 2, "at": 99, "entrant": 5},
        notices.TimeAgreed(PairingId(2), Moment(99), EntrantId(5)),
    ),
    (
        "league_notice",
        {"what": "time_soon", "pairing": 2, "at": 99, "users": [5, 6]},
        notices.TimeSoon(PairingId(2), Moment(99), (UserId(5), UserId(6))),
    ),
    (
        "league_notice",
        {"what": "time_given_back", "seconds": 21600, "why": "discord"},
        notices.SeasonDelayed(21600, "discord"),
    ),
    ("league_notice", {"what": "paused"}, notices.SeasonPaused()),
    ("league_notice", {"what": "resumed"}, notices.SeasonResumed()),
    ("league_notice", {"what": "dropped", "entrant": 3}, notices.EntrantDropped(EntrantId(3))),
    (
        "league_notice",
        {"what": "substituted", "leaving": 5, "joining": 6},
        notices.PlayerSubstituted(UserId(5), UserId(6)),
    ),
    ("league_correction", {"pairing": 3}, notices.ResultsChanged(PairingId(3))),
    (
        "league_notice",
        {"what": "acted", "action": "award", "reason": "ill", "effects": "[]", "users": [5, 6]},
        notices.OrganiserActed("award", "ill", "[]", (UserId(5), UserId(6))),
    ),
    ("league_notice", {"what": "round_taken_back", "round": 2}, notices.RoundTakenBack(2)),
    ("league_notice", {"what": "title_lost", "users": [5]}, notices.TitleLost((UserId(5),))),
    ("league_notice", {"what": "returned", "entrant": 3}, notices.EntrantReturned(EntrantId(3))),
    ("league_notice", {"what": "moved", "before": 77}, notices.SeasonMoved(ChannelId(77))),
    ("league_notice", {"what": "confirm"}, notices.ConfirmationAsked()),
    ("league_notice", {"what": "signup_closed"}, notices.SignUpOver()),
    ("league_notice", {"what": "not_started", "why": "too_few"}, notices.NotStarted("too_few")),
]


def row(kind: LeagueOutboxKind, body: Any) -> OutboxRow:
    return OutboxRow(1, kind, Moment(0), None, None, None, body, 0, Moment(0), SeasonId(1))


@pytest.mark.parametrize(("kind", "body", "news"), STORED)
def test_news_is_stored_and_read_as_before(kind: LeagueOutboxKind, body: Any, news: SeasonNews) -> None:
    assert news_of(row(kind, body)) == news
    (stored,) = news_rows(news)
    assert stored.kind == kind
    assert json.loads(json.dumps(stored.body)) == body


def test_the_samples_are_all_there_are() -> None:
    kinds = [one for one in vars(notices).values() if isinstance(one, type) and issubclass(one, SeasonNews)]
    assert {type(news) for _, _, news in STORED} == {*kinds} - {
        *(SeasonNews, notices.SeasonNotice, notices.TimeNotice)
    }
    assert {kind for kind, _, _ in STORED} == {*get_args(LeagueOutboxKind)}


def test_a_reminder_from_before_it_named_who_is_to_act() -> None:
    body = {"round": 1, "pairing": 2, "match": None, "due": 99, "users": [5]}
    assert news_of(row("league_reminder", body)) == notices.PairingDue(
        1, PairingId(2), None, Moment(99), (UserId(5),)
    )


def test_a_silence_from_before_it_said_why() -> None:
    body = {"what": "time_given_back", "seconds": 21600}
    assert news_of(row("league_notice", body)) == notices.SeasonDelayed(21600, "away")


@pytest.mark.parametrize("body", [None, 7, {}, {"what": "of_a_later_version", "entrant": 1}])
def test_a_notice_that_is_not_known_is_none(body: Any) -> None:
    assert news_of(row("league_notice", body)) is None
