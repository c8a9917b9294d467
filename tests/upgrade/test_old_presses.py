"""Every old control that changes something still does; each alternative in a copy of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import zip_longest
from pathlib import Path

import pytest

from sfb_bot.matches.records import LobbyId, MatchId, SeasonId
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage
from tests.upgrade.old_stage import (
    CONTROLS,
    FACTS,
    MATCHES,
    Json,
    controls,
    old_stage,
    presser,
    seq,
    until,
    use,
    user_of,
)

USERS = FACTS["world"]["users"]
# Those that only show something have tests of their own.
LOOKED_AT = {"board", "export", "forget", "hand", "idle", "log", "look", "mine", "note", "order", "play"}
LOOKED_AT |= {"replay", "respond", "results", "schedule", "set", "tablewords", "team"}
# On panels of a question that was answered before the old version stopped.
STALE = [one for one in CONTROLS if (one.get("match"), one.get("ask_no")) == (4, 55)]


# --- What comes of a press ---


async def _last_keys(here: Stage, one: Json) -> tuple[str, ...]:
    """The answer that was given first since then, or is held."""
    match = MatchId(one["match"])
    loaded = await here.shell.app.store.load_match(match)
    assert loaded is not None
    if loaded.held:
        return tuple(loaded.held[0].keys)
    entries = await here.shell.app.store.entries(match)
    return tuple(entries[MATCHES[match]["seq"]].entry.keys)


async def picked(here: Stage, one: Json) -> None:
    await use(here, one)
    assert await _last_keys(here, one) == (one["custom_id"].split(":", 4)[4],)


async def chosen(here: Stage, one: Json) -> None:
    values = one["values"][: one["least"]]
    await use(here, one, values=values)
    assert await _last_keys(here, one) == tuple(values)


async def chosen_by_the_bot(here: Stage, one: Json) -> None:
    await use(here, one)
    (question,) = MATCHES[one["match"]]["questions"]
    keys = await _last_keys(here, one)
    assert set(keys) <= set(question["options"])
    assert question["pick"][0] <= len(keys) <= question["pick"][1]


async def turn_ended(here: Stage, one: Json) -> None:
    sure = await use(here, one)
    user = user_of(here, presser(one))
    await user.press(sure, sure.buttons[0].custom_id or "")

    async def is_given() -> bool:
        return await seq(here, one["match"]) > MATCHES[one["match"]]["seq"]

    await until(is_given, "the end of the turn")
    assert await _last_keys(here, one) == ("end",)


async def undone(here: Stage, one: Json) -> None:
    await use(here, one)
    assert await seq(here, one["match"]) == MATCHES[one["match"]]["seq"] - 1


async def consented(here: Stage, one: Json) -> None:
    subject, _, answer = one["custom_id"].rpartition(":")[2].partition(".")
    match = one["match"]
    before = await seq(here, match)
    await use(here, one)
    record = await here.record(match)
    if subject == "draw":
        assert record.seq == before + 1
        assert record.status == ("over" if answer == "yes" else "live")
    elif answer == "yes":
        assert record.seq == int(subject.partition("-")[2])
    else:
        # The request is gone: who agrees after all is too late.
        await use(here, next(c for c in controls("consent", match=match) if c["label"] != one["label"]))
        assert await seq(here, match) == before


async def offered_again(here: Stage, one: Json) -> None:
    before = len(await _lobbies(here))
    await use(here, one)
    assert len(await _lobbies(here)) == before + 1


async def _lobbies(here: Stage) -> list[object]:
    found = [await here.shell.app.store.lobby(LobbyId(number)) for number in range(1, 30)]
    return [lobby for lobby in found if lobby is not None]


async def accepted(here: Stage, one: Json) -> None:
    before = len(await here.shell.app.store.all_matches())
    await use(here, one)
    assert len(await here.shell.app.store.all_matches()) == before + 1


async def declined(here: Stage, one: Json) -> None:
    await use(here, one)
    assert await _status(here, one) == "declined"


async def cancelled(here: Stage, one: Json) -> None:
    await use(here, one)
    assert await _status(here, one) == "cancelled"


async def _status(here: Stage, one: Json) -> str:
    lobby = await here.shell.app.store.lobby(LobbyId(one["lobby"]))
    assert lobby is not None
    return lobby.status


async def sat_down(here: Stage, one: Json) -> None:
    side = 0 if one["custom_id"].startswith("sfb:joina") else 1
    await use(here, one, by=USERS["carol"])
    lobby = await here.shell.app.store.lobby(LobbyId(one["lobby"]))
    assert lobby is not None
    (seat,) = (number for number, seat in enumerate(lobby.seats) if seat.user == USERS["carol"])
    assert seat % 2 == side
    assert lobby.seats[seat].side == side


async def _seats(here: Stage, one: Json) -> list[int | None]:
    lobby = await here.shell.app.store.lobby(LobbyId(one["lobby"]))
    assert lobby is not None
    return [seat.user for seat in lobby.seats]


async def stood_up(here: Stage, one: Json) -> None:
    user = presser(one)
    assert user in await _seats(here, one)
    await use(here, one)
    assert user not in await _seats(here, one)


async def signed_up(here: Stage, one: Json) -> None:
    await use(here, one, by=USERS["p04"])
    assert await _entrants(here, one) == {1: "active", 2: "active"}


async def signed_off(here: Stage, one: Json) -> None:
    await use(here, one, by=USERS["p01"])
    statuses = await _entrants(here, one)
    assert statuses.get(1) != "active"
    assert statuses[2] == "invited"


async def _entrants(here: Stage, one: Json) -> dict[int, str]:
    view = await here.shell.app.leagues.view(SeasonId(one["season"]))
    return {entrant.id: entrant.status for entrant in view.loaded.entrants}


async def season_paused(here: Stage, one: Json) -> None:
    """What an organiser was shown and had not confirmed."""
    await use(here, one)
    view = await here.shell.app.leagues.view(SeasonId(one["season"]))
    assert view.record.status == "paused"


async def let_be(here: Stage, one: Json) -> None:
    await use(here, one)
    (confirm,) = controls("carryout")
    await use(here, confirm)
    view = await here.shell.app.leagues.view(SeasonId(one["season"]))
    assert view.record.status == "running"


COMES_OF: dict[str, Callable[[Stage, Json], Awaitable[None]]] = {
    "pick": picked,
    "menu": chosen,
    "auto": chosen_by_the_bot,
    "endturn": turn_ended,
    "undo": undone,
    "consent": consented,
    "rematch": offered_again,
    "accept": accepted,
    "join": accepted,
    "decline": declined,
    "cancel": cancelled,
    "joina": sat_down,
    "joinb": sat_down,
    "leave": stood_up,
    "enter": signed_up,
    "withdraw": signed_off,
    "carryout": season_paused,
    "letbe": let_be,
}


def _alternatives() -> list[list[Json]]:
    """All controls in lists that can be used in one copy: at most one for each match, table and season."""
    by_subject: dict[tuple[str, int], dict[str, Json]] = {}
    for verb in COMES_OF:
        for one in controls(verb):
            kind = next(kind for kind in ("match", "lobby", "season") if one.get(kind))
            if one not in STALE:
                by_subject.setdefault((kind, one[kind]), {})[one["custom_id"]] = one
    columns = zip_longest(*(each.values() for each in by_subject.values()))
    return [[one for one in column if one is not None] for column in columns]


ALTERNATIVES = _alternatives()


def test_every_control_is_used_somewhere() -> None:
    used = {one["custom_id"] for column in ALTERNATIVES for one in column}
    stale = {one["custom_id"] for one in STALE}
    others = {one["custom_id"] for one in CONTROLS} - used - stale
    assert {custom_id.split(":")[1] for custom_id in others} == LOOKED_AT
    assert len(CONTROLS) == 172


@pytest.mark.parametrize("number", range(len(ALTERNATIVES)))
async def test_every_alternative_does_what_it_says(tmp_path: Path, number: int) -> None:
    async with old_stage(tmp_path) as here:
        for one in ALTERNATIVES[number]:
            await COMES_OF[one["custom_id"].split(":")[1]](here, one)
        blameless(here)


async def test_panels_of_older_questions_change_nothing(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        for one in STALE:
            seen = await use(here, one)
            assert seen.pictures, "the question that is open"
            assert await seq(here, 4) == MATCHES[4]["seq"]
        blameless(here)
