"""What the earlier version left in the outbox is told, whichever form its notes of the time have.

The bodies are written here as that version wrote them, into the file before the bot starts.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from sfb_bot.matches.records import LobbyId
from sfb_bot.playground import VisibleMessage
from sfb_bot.playground.world.entities import InteractionKind
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage
from tests.end_to_end_league.season_stage import SeasonStage
from tests.upgrade.old_stage import (
    FACTS,
    MATCHES,
    SEASONS,
    Json,
    control,
    old_stage,
    send,
    user_of,
)

USERS = FACTS["world"]["users"]
GRACE, HEIDI = MATCHES[3]["users"]
LATER = FACTS["written_at"] + 86_400
# What was taken back from match 3, as the rules encoded it.
EVENTS = [
    ["StandardActionTaken", 0, "move", 2, 2],
    ["Moved", 2, [6, 12], "move"],
    ["CardPlayed", 0, "DER07", 0, 1],
]
EVENTS += [["Moved", 0, [5, 11, 18], "move"], ["CardResolved", 0, "DER07"], ["CardsDrawn", 0, [], 5]]

# Each notice of a match with what its text must name.
NOTICES: list[tuple[Json, tuple[str, ...]]] = [
    ({"what": "paused", "reason": "a holiday"}, ("a holiday",)),
    ({"what": "resumed", "reason": "back again"}, ("back again",)),
    ({"what": "passed_for", "seat": 1, "reason": "asleep"}, (f"<@{HEIDI}>", "asleep")),
    (
        {"what": "replaced", "seat": 1, "leaving": USERS["frank"], "reason": "moved away"},
        (f"<@{HEIDI}>", f"<@{USERS['frank']}>", "moved away"),
    ),
    ({"what": "rewound", "reason": "a slip", "events": EVENTS}, ("a slip",)),
    ({"what": "ended", "reason": "no time"}, ("no time",)),
    ({"what": "time_granted", "seat": 1, "seconds": 86_400}, (f"<@{HEIDI}>", "1 day")),
    ({"what": "away", "seat": 1, "until": LATER}, (f"<@{HEIDI}>", str(LATER))),
    ({"what": "undo", "seat": 0, "events": EVENTS}, (f"<@{GRACE}>", "Deryn")),
    ({"what": "undo_agreed", "seat": 1, "events": EVENTS}, (f"<@{HEIDI}>", "Deryn")),
    ({"what": "undo_refused", "seat": 1, "to": [0]}, (f"<@{HEIDI}>", f"<@{GRACE}>")),
    (
        {"what": "undo_asked", "seat": 0, "to_seq": 21, "ask_no": 31, "events": EVENTS},
        (f"<@{HEIDI}>", "Deryn"),
    ),
    ({"what": "draw_asked", "seat": 0, "to": [1]}, (f"<@{GRACE}>", f"<@{HEIDI}>")),
    ({"what": "draw_agreed", "seat": 1, "to": [0]}, (f"<@{HEIDI}>",)),
    ({"what": "draw_declined", "seat": 1, "to": [0]}, (f"<@{HEIDI}>",)),
    ({"what": "draw_withdrawn", "seat": 1, "to": [0]}, (f"<@{HEIDI}>",)),
    ({"what": "concession_withdrawn", "seat": 1, "to": [0]}, (f"<@{HEIDI}>",)),
    ({"what": "action_restarted"}, ()),
]
REMINDERS: list[tuple[Json, tuple[str, ...]]] = [
    ({"what": "reminder", "seat": 1, "ask_no": 31, "share": "0.5"}, (f"<@{HEIDI}>", "<t:")),
    ({"what": "nudge", "seat": 1, "ask_no": 31, "share": ""}, (f"<@{HEIDI}>",)),
    ({"what": "turn", "seat": 1, "ask_no": 31, "share": ""}, (f"<@{HEIDI}>", f"<@{GRACE}>")),
]
SEASON_NOTICES: list[tuple[Json, tuple[str, ...]]] = [
    ({"what": "paused"}, ("Autumn",)),
    ({"what": "resumed"}, ("Autumn",)),
    ({"what": "dropped", "entrant": 3}, (f"<@{USERS['p03']}>",)),
    (
        {"what": "substituted", "leaving": USERS["p06"], "joining": USERS["frank"]},
        (f"<@{USERS['p06']}>", f"<@{USERS['frank']}>"),
    ),
    ({"what": "grace", "pairing": 2, "until": LATER, "entrant": 5}, (f"<@{USERS['p05']}>", str(LATER))),
    ({"what": "signup_closed"}, ("Autumn",)),
    ({"what": "not_started", "why": "too_few_entrants"}, ("Autumn",)),
]


def with_rows(rows: Sequence[tuple[str, Json, int | None]], **about: int) -> Callable[[Path], None]:
    """Puts rows of one lane into the file: kind, body, whom they are for."""
    ((subject, number),) = about.items()

    def write(database: Path) -> None:
        with closing(sqlite3.connect(database)) as connection, connection:
            for kind, body, user in rows:
                connection.execute(
                    f"INSERT INTO outbox (lane, kind, created_at, {subject}, user, body)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (f"{subject} {number}", kind, FACTS["written_at"], number, user, json.dumps(body)),
                )

    return write


async def told(here: Stage, channel: int) -> list[VisibleMessage]:
    """The public messages that came since the start, once everything is told."""
    await SeasonStage(here).quiet()
    newest = max(one["message"] for one in FACTS["controls"])
    seen = here.user("boss").visible_messages(channel)
    return [message for message in seen if message.id > newest and not message.is_ephemeral]


async def all_are_told(
    here: Stage, channel: int, rows: list[tuple[Json, tuple[str, ...]]]
) -> list[VisibleMessage]:
    posts = await told(here, channel)
    assert len(posts) == len(rows)
    assert len({post.text for post in posts}) == len(rows), "each says something of its own"
    for post, (body, named) in zip(posts, rows, strict=True):
        assert all(name in post.text for name in named), f"{body} was told as {post.text}"
    blameless(here)
    return posts


async def test_notices_of_matches(tmp_path: Path) -> None:
    rows = [("notice", body, None) for body, _ in NOTICES]
    async with old_stage(tmp_path, change=with_rows(rows, match=3)) as here:
        posts = await all_are_told(here, MATCHES[3]["channel"], NOTICES)
        requests = [post for post in posts if post.buttons]
        assert len(requests) == 2, "to take back, and for a draw"
        # The request to take back can be agreed to in its new post as well.
        await user_of(here, HEIDI).press(requests[0], requests[0].buttons[0].custom_id or "")
        assert (await here.record(3)).seq == 21


async def test_partners_are_asked_to_concede(tmp_path: Path) -> None:
    _, bob, _, dave = MATCHES[2]["users"]
    rows = [("notice", {"what": "concession_asked", "seat": 1, "to": [3]}, None)]
    async with old_stage(tmp_path, change=with_rows(rows, match=2)) as here:
        (post,) = await told(here, MATCHES[2]["channel"])
        assert f"<@{bob}>" in post.text
        assert f"<@{dave}>" in post.text
        sure = (await user_of(here, dave).press(post, post.buttons[0].custom_id or "")).message
        assert sure is not None
        assert len(sure.buttons) == 2
        assert (await here.record(2)).seq == MATCHES[2]["seq"]
        blameless(here)


async def test_reminders_of_matches(tmp_path: Path) -> None:
    rows = [("reminder", body, HEIDI) for body, _ in REMINDERS]
    async with old_stage(tmp_path, change=with_rows(rows, match=3)) as here:
        posts = await all_are_told(here, MATCHES[3]["channel"], REMINDERS)
        # When the time is up: more time, a computer player, or the win.
        assert [len(post.buttons) for post in posts] == [1, 1, 3]


async def test_notices_of_seasons(tmp_path: Path) -> None:
    rows = [("league_notice", body, None) for body, _ in SEASON_NOTICES]
    async with old_stage(tmp_path, change=with_rows(rows, season=1)) as here:
        await all_are_told(here, SEASONS["Autumn"]["channel"], SEASON_NOTICES)


async def test_other_posts_of_seasons(tmp_path: Path) -> None:
    """Rounds, results, reminders, the table: told or brought up to date, with nothing refused."""
    reminder = {"round": 1, "pairing": 2, "match": 8, "due": LATER, "users": [USERS["p05"]], "waiting": []}
    rows = [
        ("league_round", {"round": 1}, None),
        ("league_result", {"pairing": 1, "number": 1, "is_decided": True}, None),
        ("league_reminder", reminder, None),
    ]
    async with old_stage(tmp_path, change=with_rows(rows, season=1)) as here:
        (result,) = await told(here, SEASONS["Autumn"]["channel"])
        assert f"<@{USERS['p01']}>" in result.text
        (reminded,) = await told(here, MATCHES[8]["channel"])
        assert f"<@{USERS['p05']}>" in reminded.text
        blameless(here)


async def test_everybody_is_asked_anew(tmp_path: Path) -> None:
    rows = [("ledger", {"anew": True}, None)]
    async with old_stage(tmp_path, change=with_rows(rows, match=3)) as here:
        (post,) = await told(here, MATCHES[3]["channel"])
        assert (await here.record(3)).ledger == post.id
        blameless(here)


# --- Forms that were open when the old bot stopped ---


def form_data(custom_id: str, **typed: str) -> Json:
    """What a client sends for a form that was filled in."""
    fields = [{"type": 4, "id": 1, "custom_id": name, "value": text} for name, text in typed.items()]
    return {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": f} for f in fields]}


async def test_the_form_of_a_custom_pace(tmp_path: Path) -> None:
    """A duel, tournament draft, the host first, in a thread, against Bob."""
    async with old_stage(tmp_path) as here:
        form = form_data(f"sfb-pace:0:2:1:0:{USERS['bob']}", turn="2d", window="6h", bank="1d")
        seen = await send(here, control("join"), form, kind=InteractionKind.MODAL_SUBMIT)
        unknown = await send(
            here, control("join"), form_data("sfb-pace:9", turn="2d"), kind=InteractionKind.MODAL_SUBMIT
        )
        assert seen.text != unknown.text
        await SeasonStage(here).quiet()
        lobby = await here.shell.app.store.lobby(LobbyId(len(FACTS["lobbies"]) + 1))
        assert lobby is not None
        assert (lobby.pace.turn, lobby.pace.window, lobby.pace.bank) == (172_800, 21_600, 86_400)
        assert (lobby.setup["mode"], lobby.setup["draft"], lobby.first) == ("duel", "tournament", "host")
        assert [seat.user for seat in lobby.seats] == [USERS["alice"], USERS["bob"]]
        blameless(here)


async def test_the_form_of_a_team_note(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        one = control("note", match=2)
        form = form_data("sfb-note:2", note="written before, sent after")
        seen = await send(here, one, form, kind=InteractionKind.MODAL_SUBMIT)
        assert "written before, sent after" in seen.text
        blameless(here)
