"""Preferences, settings, the organisers' log, and what is stored about somebody."""

from __future__ import annotations

import json
from dataclasses import replace

from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.people import GuildSettings, Preferences, TeamNote, Traces
from sfb_bot.matches.records import AdminAction, GuildId, LobbyId, MatchId, Moment, NewOutbox, UserId
from sfb_bot.storage.tables import Tables
from tests.storage.places import Place, everything_at
from tests.storage.samples import (
    ANN,
    BEN,
    GUILD,
    STRANGER,
    THERE,
    begin,
    furnish,
    go_on,
    lobby_record,
    reread,
    step,
)


async def test_preferences(store: Tables) -> None:
    assert await store.preferences(ANN) == Preferences(ANN)
    chosen = Preferences(
        ANN, "dm", "off", 22, 7, "uk", dm_refused=True, theme="contrast", orientation="landscape"
    )
    await store.save_preferences(chosen)
    assert await store.preferences(ANN) == chosen
    await store.save_preferences(Preferences(ANN, quiet_from=0))
    assert await store.preferences(ANN) == Preferences(ANN, quiet_from=0)
    assert await store.preferences(BEN) == Preferences(BEN)


async def test_the_language_of_somebodys_discord_is_kept_beside_what_they_chose(store: Tables) -> None:
    await store.note_discord_language(ANN, "ru")
    assert await store.preferences(ANN) == Preferences(ANN, discord_language="ru")
    chosen = Preferences(ANN, "dm", "off", 22, 7, "uk", discord_language="ru")
    await store.save_preferences(chosen)
    await store.note_discord_language(ANN, "en")
    assert await store.preferences(ANN) == replace(chosen, discord_language="en")
    assert (await store.everything_about(ANN))["preferences"]["discord_language"] == "en"
    await store.note_discord_language(ANN, "")
    assert await store.preferences(ANN) == replace(chosen, discord_language="")


async def test_nothing_is_noted_of_somebody_who_is_to_be_forgotten(store: Tables) -> None:
    """They may still play on, and press whatever they like."""
    await begin(store)
    await store.note_discord_language(ANN, "ru")
    await store.forget(ANN)
    await store.note_discord_language(ANN, "ru")
    assert await store.preferences(ANN) == Preferences(ANN)


async def test_settings_of_a_server(store: Tables) -> None:
    assert await store.guild_settings(GUILD) == GuildSettings(GUILD)
    await store.save_guild_settings(GuildSettings(GUILD, 99, "slow", "ru", "contrast"))
    wide = GuildSettings(GuildId(8), None, "live", "en", orientation="landscape")
    await store.save_guild_settings(wide)
    assert await store.guild_settings(GUILD) == GuildSettings(GUILD, 99, "slow", "ru", "contrast")
    assert await store.reader(ANN, GUILD) == (Preferences(ANN), await store.guild_settings(GUILD))
    assert await store.reader(ANN, GuildId(9)) == (Preferences(ANN), GuildSettings(GuildId(9)))
    assert await store.guild_settings(GuildId(8)) == wide


async def test_the_log_of_organisers_newest_first(store: Tables) -> None:
    record = await begin(store)
    actions = [AdminAction(GUILD, record.id, STRANGER, "pause", f"why {n}", Moment(n)) for n in range(4)]
    for action in actions:
        record = await go_on(store, record, admin=action)
    assert await store.admin_log(GUILD) == actions[::-1]
    assert await store.admin_log(GUILD, limit=2) == [actions[3], actions[2]]
    assert await store.admin_log(GuildId(8)) == []


async def test_the_export_has_what_is_about_a_user(store: Tables) -> None:
    await furnish(store)
    about = await store.everything_about(BEN)
    assert json.loads(json.dumps(about)) == about
    assert about["user"] == BEN
    assert about["preferences"] is None
    [match] = about["matches"]
    assert (match["id"], match["seat"], match["bank"], match["answers"]) == (1, 1, 200, [])
    assert match["held_answers"] == [{"ask_no": 3, "keys": ["x", "y"]}]
    assert match["answers_ahead"] == [{"prompt": "tech", "answers": [["x"], ["ы", "y"]]}]
    assert match["orders"] == [{"kind": "only_for", "subject": "someone", "turn_no": 0}]
    [invitation] = about["invitations"]
    assert (invitation["id"], invitation["host"], invitation["seat"], invitation["is_in"]) == (1, ANN, 1, 0)
    assert [message["body"] for message in about["waiting_messages"]] == [{"n": 2}]

    ann = await store.everything_about(ANN)
    assert ann["preferences"]["language"] == "uk"
    assert [answer["keys"] for answer in ann["matches"][0]["answers"]] == [
        [f"key{n}", "more"] for n in (1, 2, 3, 4)
    ]
    organiser = await store.everything_about(STRANGER)
    assert organiser["matches"] == []
    assert [action["reason"] for action in organiser["organiser_actions"]] == ["tea"]


async def test_the_export_tells_nothing_hidden(store: Tables) -> None:
    """No seed, no events, and not when a held answer will count."""
    await furnish(store)
    text = json.dumps(await store.everything_about(BEN))
    assert "secret seed" not in text
    assert "Moved" not in text
    assert "Dealt" not in text
    assert "4444" not in text
    assert "key1" not in text, "an answer of the other seat"


async def test_forgetting_leaves_nobody_in_what_is_over(store: Tables, place: Place) -> None:
    await furnish(store)
    live = await begin(store, channel=THERE)
    over = step(await reread(store, MatchId(1)))
    await store.apply(replace(over, match=replace(over.match, status="over")))
    await store.close_lobby(LobbyId(1), "declined", [])
    seats = (LobbySeat(0, BEN, is_in=True), LobbySeat(1, ANN))
    await store.create_lobby(lobby_record(host=BEN, seats=seats), [], "waiting")
    await store.save_team_note(TeamNote(MatchId(1), 0, "over the left flank", ANN, Moment(5)), "")
    await store.save_team_note(TeamNote(live.id, 0, "still played", ANN, Moment(5)), "")
    await store.add_outbox([NewOutbox("reminder", user=ANN)], None, None)

    expected = Traces(finished=(MatchId(1),), live=(live.id,), tables=(LobbyId(2),))
    assert await store.traces(ANN) == expected
    assert await store.forget(ANN) == expected
    assert await store.preferences(ANN) == Preferences(ANN)
    finished = await reread(store, MatchId(1))
    assert [seat.user for seat in finished.seats] == [0, BEN]
    assert await store.matches_of(ANN, live_only=False) == [live]
    declined, waiting = await store.lobby(LobbyId(1)), await store.lobby(LobbyId(2))
    assert declined is not None
    assert waiting is not None
    assert (declined.host, [seat.user for seat in declined.seats]) == (0, [0, BEN])
    assert waiting.seats == seats
    for match in (MatchId(1), live.id):
        assert await store.team_note(match, 0) is None
    assert await store.forget(ANN) == replace(expected, finished=())
    assert await store.forget(STRANGER) == Traces()
    assert [action.actor for action in await store.admin_log(GUILD)] == [0]

    # Only the match still played and the invitation still open know the user, and that this is to end.
    knows = {table for table, rows in (await everything_at(place)).items() if any(ANN in row for row in rows)}
    assert knows == {"seat", "lobby_seat", "deletion_owed"}


async def test_forgetting_leaves_others_alone(store: Tables, place: Place) -> None:
    await furnish(store)
    before = await everything_at(place)
    assert await store.forget(UserId(123)) == Traces()
    after = await everything_at(place)
    assert len(after.pop("deletion")) == 1
    assert {**after, "deletion": []} == before
