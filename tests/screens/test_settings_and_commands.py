"""Settings, standing orders, descriptions of commands."""

from dataclasses import replace

from sfb_bot.drawing.orientation import ORIENTATIONS as DRAWN_ORIENTATIONS
from sfb_bot.drawing.themes import THEMES as DRAWN_THEMES
from sfb_bot.games.brawl.rules.orders import ORDERS
from sfb_bot.locale import SHELL, ids_in
from sfb_bot.matches.people import GuildSettings, Preferences, Traces
from sfb_bot.matches.records import GuildId, MatchId, UserId
from sfb_bot.screens.commands import LONGEST_DESCRIPTION, choice_words, command_words, option_words
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.settings import (
    ORIENTATIONS,
    THEMES,
    confirm_forget,
    my_settings_screen,
    server_settings_screen,
)
from sfb_bot.screens.settings_actions import ForgetMe, SetHere, SetMine, SetServer
from sfb_bot.screens.values import Menu, controls
from tests.games.brawl.kit.table import table
from tests.games.brawl.screens.stage import game, texts


def test_settings_show_what_is_chosen() -> None:
    mine = Preferences(
        UserId(1), "dm", "off", 22, 7, "", dm_refused=True, theme="contrast", orientation="landscape"
    )
    screen = my_settings_screen(mine, texts())
    menus = [control for control in controls(screen) if isinstance(control, Menu)]
    chosen = {
        menu.action.setting: [c.value for c in menu.choices if c.selected]
        for menu in menus
        if isinstance(menu.action, SetMine)
    }
    assert chosen == {
        "hand_by": ["dm"],
        "reminders": ["off"],
        "quiet_from": ["22"],
        "quiet_to": ["7"],
        "language": ["auto"],
        "theme": ["contrast"],
        "orientation": ["landscape"],
    }
    languages = next(menu for menu in menus if menu.action == SetMine("language"))
    assert [choice.label for choice in languages.choices] == [
        "Language: same as my Discord",
        "Language: English",
        "Language: Русский",
        "Language: Українська",
    ]
    assert screen.lines[1] == "Your time zone: UTC. Change it with `/settings me timezone:`."
    assert screen.lines[2] == "Quiet hours: 22:00 to 7:00 UTC. I won't remind you then."
    assert screen.lines[3].startswith("I couldn't send you a direct message.")
    local = my_settings_screen(replace(mine, timezone="Europe/Kyiv"), texts())
    assert local.lines[2] == "Quiet hours: 22:00 to 7:00 Europe/Kyiv. I won't remind you then."
    assert [c.action for c in controls(confirm_forget(Traces(), texts()))] == [ForgetMe(is_sure=True)]
    server = server_settings_screen(GuildSettings(GuildId(1)), (("brawl", "Brawl"),), texts())
    assert server.lines[0] == "This server's settings. Organiser role: none."
    assert "Puzzle of the day: none. Results: none." in server.lines[1]
    assert [c.action for c in controls(server)] == [
        SetServer("organiser_role"),
        SetServer("pace"),
        SetServer("language"),
        SetServer("theme"),
        SetServer("orientation"),
        SetServer("posts"),
        SetServer("computers"),
        SetServer("web"),
        SetHere(),
    ]
    there = replace(GuildSettings(GuildId(1)), results_channel=5, puzzle_channel=6)
    places = controls(server_settings_screen(there, (("brawl", "Brawl"),), texts(), 5))
    (menu,) = [one for one in places if isinstance(one, Menu) and isinstance(one.action, SetHere)]
    assert [choice.value for choice in menu.choices if choice.selected] == ["results"]
    assert tuple(DRAWN_THEMES) == THEMES
    assert DRAWN_ORIENTATIONS == ORIENTATIONS


def test_orders_are_the_same_for_every_hand() -> None:
    match = MatchId(5)
    position = "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand={} | b deryn@D5 goldarr@I1 tzu_xiao@I2"
    screens = [
        orders_screen(game(), ORDERS, table(position.format(hand)).view("a"), match, [("ask", "")], texts())
        for hand in ("KIL03,DUG02", "KIL05,KIL06")
    ]
    assert screens[0] == screens[1]
    (menu,) = controls(screens[0])
    assert isinstance(menu, Menu)
    assert [choice.value for choice in menu.choices] == [
        *("ask", "pass_turn", "only_if_knock_out"),
        *("only_for.kilgore", "only_for.dugrun", "only_for.gwaien"),
    ]
    assert [choice.selected for choice in menu.choices] == [True, False, False, False, False, False]


def test_descriptions_of_commands_fit() -> None:
    names = [name for name in ids_in(SHELL) if name.startswith(("command-", "option-", "choice-"))]
    assert len(names) > 40
    assert all(0 < len(texts().say(name)) <= LONGEST_DESCRIPTION for name in names)
    assert command_words("challenge", texts()) == "Challenge someone to a match"
    assert option_words("opponent", texts()) == "Who do you want to challenge?"
    assert choice_words("pace", "daily", texts()) == "daily"
