"""Every old control that changes nothing in a match still shows what it showed."""

from __future__ import annotations

import re
from pathlib import Path

from sfb_bot.matches.records import GuildId, MatchId, UserId
from sfb_bot.playground import VisibleMessage
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage
from tests.upgrade.old_stage import (
    CONTROLS,
    FACTS,
    MATCHES,
    SEASONS,
    Json,
    button_data,
    control,
    controls,
    menu_data,
    old_stage,
    presser,
    send,
    use,
    user_of,
)

BY_DIRECT_MESSAGE = {each["user"] for each in FACTS["preferences"] if each["hand_by"] == "dm"}


def once(verb: str, **wanted: object) -> list[Json]:
    """The controls with a verb, the newest for everybody who has it."""
    return list({(c["custom_id"], presser(c)): c for c in controls(verb, **wanted)}.values())


async def lost(here: Stage) -> set[str]:
    """What is answered to controls that the bot cannot read, or whose subject it does not find."""
    reader = control("board", match=2)
    ids = ("sfb:nonsense:1", "sfb:nonsense:1:2:3", "sfb:look:card.NOBODY", "sfb:board:999:0:")
    return {(await send(here, reader, button_data(custom_id))).text for custom_id in ids}


def can_be_read(seen: VisibleMessage) -> set[str]:
    """The ids of cards and champions in the menus to read about them."""
    found = (re.fullmatch(r"(?:\w+[:.])?(?:card|champion)\.(\w+)", value) for value in values_of(seen))
    return {match[1] for match in found if match is not None}


def values_of(seen: VisibleMessage) -> set[str]:
    return {value for menu in seen.menus for _, value in menu.options}


async def panel_of(here: Stage, one: Json) -> VisibleMessage:
    """What a press shows, in direct messages for those who want it there."""
    seen, user = await use(here, one), user_of(here, presser(one))
    if user.id in BY_DIRECT_MESSAGE and one["where"] == "public post":
        return user.last_message(user.dm())
    return seen


async def nothing_changed(here: Stage) -> None:
    for match, fact in MATCHES.items():
        record = await here.record(match)
        assert (record.seq, record.ask_no, record.status) == (fact["seq"], fact["ask_no"], fact["status"])
    blameless(here)


async def test_board_log_and_replay(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        strange = await lost(here)
        pressed = [*once("board"), *once("log"), *once("replay")]
        assert len(pressed) == 2 * len(MATCHES) + 2
        for one in pressed:
            seen = await use(here, one)
            assert seen.is_ephemeral
            assert seen.text
            assert seen.text not in strange
            assert bool(seen.pictures) == ("log" not in one["custom_id"])
        await nothing_changed(here)


async def test_play_asks_the_question_that_was_open(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        for one in [*once("play"), *once("respond")]:
            fact, seen = MATCHES[one["match"]], await panel_of(here, one)
            assert seen.pictures, one["custom_id"]
            asked = [q for q in fact["questions"] if q["user"] == presser(one) and fact["status"] == "live"]
            for question in asked:
                in_menus = values_of(seen) & set(question["options"])
                enabled = [button for button in seen.buttons if not button.is_disabled]
                assert len(in_menus) + len(enabled) >= len(question["options"]), one["custom_id"]
            if not asked:
                assert not seen.menus, one["custom_id"]
        await nothing_changed(here)


async def test_hands_are_what_they_were(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        for one in once("hand"):
            fact, seen = MATCHES[one["match"]], await panel_of(here, one)
            assert seen.pictures
            held = fact["hands"][str(fact["users"].index(presser(one)))]
            assert can_be_read(seen) == set(held), one["custom_id"]
        await nothing_changed(here)


async def test_look_ups_lead_back_to_the_question(tmp_path: Path) -> None:
    """They name no game: then there was but one."""
    async with old_stage(tmp_path) as here:
        strange = await lost(here)
        for one in once("look"):
            user, number = user_of(here, presser(one)), int(one["custom_id"].rpartition("-")[2])
            seen = await use(here, one, values=one["values"][:1])
            assert seen.pictures
            assert seen.text not in strange
            await user.press(seen, seen.buttons[-1].custom_id or "")
            before = seen.text
            await user.until(lambda: user.look(seen).text != before, "the question")  # noqa: B023
            (question,) = MATCHES[number]["questions"]
            back = user.look(seen)
            enabled = [button for button in back.buttons if not button.is_disabled]
            assert len(values_of(back) & set(question["options"])) + len(enabled) >= len(question["options"])
        reader = control("board", match=2)
        for what in ("card.KIL05", "card.strike", "champion.kilgore", "rule.traps", "rulings.traps"):
            seen = await send(here, reader, button_data(f"sfb:look:{what}"))
            assert seen.text not in strange, what
        await nothing_changed(here)


async def test_greyed_buttons_show_the_question(tmp_path: Path) -> None:
    """Discord sends no press on them; a client that does gets nothing done."""
    greyed = [one for one in CONTROLS if one["is_disabled"]]
    assert {one["custom_id"].split(":")[1] for one in greyed} == {"idle"}
    async with old_stage(tmp_path) as here:
        strange = await lost(here)
        for one in {one["custom_id"]: one for one in greyed}.values():
            seen = await send(here, one, button_data(one["custom_id"]))
            assert seen.text not in strange
            assert seen.pictures
        await nothing_changed(here)


async def test_end_turn_asks_once_more(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        for one in once("endturn"):
            seen = await use(here, one)
            assert not seen.pictures
            assert len(seen.buttons) == 2
        await nothing_changed(here)


async def test_seasons_are_looked_at(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        strange = await lost(here)
        player = SEASONS["Autumn"]["entrants"][4]["players"][0]["user"]
        pressed = [one for verb in ("mine", "tablewords", "schedule", "results") for one in once(verb)]
        assert len(pressed) == 4
        for one in pressed:
            seen = await use(here, one, by=player)
            assert seen.text not in strange
            # In the columns of a table names stand instead of mentions, and the reader's line is marked.
            is_own = f"<@{player}>" in seen.text or "\n>" in seen.text
            assert is_own or "results" in one["custom_id"]
        await nothing_changed(here)


async def test_settings_are_kept_and_changed(tmp_path: Path) -> None:
    guild = GuildId(FACTS["settings"]["guild"])
    async with old_stage(tmp_path) as here:
        store = here.shell.app.store
        (settings,) = FACTS["guild_settings"]
        kept = await store.guild_settings(guild)
        assert (kept.organiser_role, kept.pace) == (settings["organiser_role"], settings["pace"])
        assert kept.language == settings["language"]
        for fact in FACTS["preferences"]:
            likes = await store.preferences(UserId(fact["user"]))
            assert (likes.hand_by, likes.reminders) == (fact["hand_by"], fact["reminders"])
            assert (likes.quiet_from, likes.quiet_to) == (fact["quiet_from"], fact["quiet_to"])
            assert likes.language == fact["language"]
            await _change_own_settings(here, fact["user"])
        await _change_server_settings(here, settings["organiser_role"])
        changed = await store.guild_settings(guild)
        assert (changed.organiser_role, changed.pace, changed.language) == (None, "live", "en")
        await nothing_changed(here)


def exports(here: Stage) -> list[bytes]:
    """The files with what is stored about somebody; posts with pictures may come at the same time."""
    return [content for content in here.playground.world.files.values() if content.startswith(b"{")]


async def _change_own_settings(here: Stage, user: int) -> None:
    """On the old panel, one after the other."""
    wanted = {"hand_by": "dm", "reminders": "thread", "quiet_from": "0", "quiet_to": "off", "language": "en"}
    for one in once("set", user=user):
        name = one["custom_id"].rpartition(":")[2]
        await send(here, one, menu_data(one["custom_id"], wanted[name]))
    likes = await here.shell.app.store.preferences(UserId(user))
    assert (likes.hand_by, likes.reminders, likes.language) == ("dm", "thread", "en")
    assert (likes.quiet_from, likes.quiet_to) == (0, None)
    files = len(exports(here))
    (export,), (forget,) = once("export", user=user), once("forget", user=user)
    await send(here, export, button_data(export["custom_id"]))
    assert len(exports(here)) == files + 1
    sure = await send(here, forget, button_data(forget["custom_id"]))
    assert sure.buttons, "it is asked once more"


async def _change_server_settings(here: Stage, role: int) -> None:
    boss = FACTS["world"]["users"]["boss"]
    wanted = {"pace": "live", "server_language": "en", "organiser_role": str(role)}
    for one in once("set", user=boss):
        name = one["custom_id"].rpartition(":")[2]
        if name in wanted:
            await send(here, one, menu_data(one["custom_id"], wanted[name]))
    guild = GuildId(FACTS["settings"]["guild"])
    assert (await here.shell.app.store.guild_settings(guild)).organiser_role == role
    await send(here, control("set", user=boss), button_data("sfb:set:no_organiser_role"))


async def test_orders_are_kept_and_changed(tmp_path: Path) -> None:
    """All kinds there were: ask, pass this turn, only for a knock-out, only for one champion."""
    async with old_stage(tmp_path) as here:
        for one in once("order"):
            seat = MATCHES[2]["users"].index(presser(one))
            assert {value.partition(".")[0] for value in one["values"]} == {
                "ask",
                "pass_turn",
                "only_if_knock_out",
                "only_for",
            }
            for value in one["values"]:
                seen = await send(here, one, menu_data(one["custom_id"], value))
                assert len(seen.menus) == 1
                loaded = await here.shell.app.store.load_match(MatchId(2))
                assert loaded is not None
                kind, _, subject = value.partition(".")
                found = [(o.kind, o.subject) for o in loaded.orders if o.seat == seat]
                assert found in ([(kind, subject)], []) if kind == "ask" else found == [(kind, subject)]
        await nothing_changed(here)


async def test_team_notes_are_read_and_written(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        for one in once("team"):
            assert "Dave guards the west" in (await use(here, one)).text
        for one in once("note"):
            user = user_of(here, presser(one))
            seat = MATCHES[2]["users"].index(user.id)
            opened = await user.press(user.look(one["message"], one["channel"]), one["custom_id"])
            assert opened.modal is not None
            (field,) = (part["component"] for part in opened.modal.spec["components"])
            assert field["value"] == MATCHES[2]["looks"][str(seat)]["team_note"]
            await user.submit_modal(opened, {field["custom_id"]: f"from seat {seat}"})
            text = f"from seat {seat}"
            await user.until(lambda: text in user.look(one["message"], one["channel"]).text)  # noqa: B023
            look = await here.shell.app.matches.look(MatchId(2), UserId(user.id))
            assert look.team_note == text
        await nothing_changed(here)
